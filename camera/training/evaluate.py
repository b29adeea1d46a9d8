"""evaluate.py <detector.onnx> <reader.onnx> <cards folder> [csv ...] [--certain 0.99] [--show folder]

Reads the photographs and prints per source: cards right, missed, wrong (read above `certain`, not on the list).
Single pictures, no fusion beyond: the same reading twice in a picture is one card.
"""
import argparse, collections, csv, json, os
import cv2
import numpy as np
from backgrounds import held_out
from pipeline import Pipeline


def main():
    a = argparse.ArgumentParser()
    a.add_argument('detector')
    a.add_argument('reader')
    a.add_argument('folder')
    a.add_argument('lists', nargs='*', default=['train.csv', 'measure.csv'])
    a.add_argument('--certain', type=float, default=.99)
    a.add_argument('--asked', type=float, default=.5)
    a.add_argument('--models')
    a.add_argument('--show')
    a.add_argument('--only')
    a.add_argument('--held-out', action='store_true', help='of train.csv only the pictures not trained on')
    a = a.parse_args()
    temperature = (1, 1, 1)
    if a.models:
        t = json.load(open(a.models))['reader']['temperature']
        temperature = (t['rank'], t['suit'], t['index'])
    pipe = Pipeline(a.detector, a.reader, temperature)
    total = collections.defaultdict(lambda: collections.Counter())
    for name in a.lists:
        for r in csv.DictReader(open(f'{a.folder}/{name}')):
            if a.only and a.only not in r['source'] or a.held_out and name == 'train.csv' and not held_out(r['image']):
                continue
            im = cv2.imread(f'{a.folder}/{r["image"]}')
            read = pipe.cards(im)
            truth = r['cards'].split()
            total[r['source']]['crops'] += pipe.crops_read
            certain = {c[0] for c in read if c[1] >= a.certain}
            asked = {c[0] for c in read if c[1] >= a.asked}

            def matches(t, cards):
                return any(c == t or t[1] == '?' and c[0] == t[0] for c in cards)

            def listed(c):
                return any(c == t or t[1] == '?' and c[0] == t[0] for t in truth)
            n = total[r['source']]
            n['pictures'] += 1
            n['cards'] += len(truth)
            n['certain'] += sum(matches(t, certain) for t in truth)
            n['asked'] += sum(matches(t, asked) for t in truth)
            wrong = [c for c in certain if not listed(c)]
            if r['complete'] == '1':
                n['wrong'] += len(wrong)
                n['doubtful wrong'] += sum(not listed(c) for c in asked)
            missed = [t for t in truth if not matches(t, certain)]
            if a.show and (missed or wrong and r['complete'] == '1'):
                draw(a.show, im, r, read, missed, wrong)
    print(f'{"source":22}{"pictures":>9}{"cards":>7}{"certain":>9}{"%":>7}{"asked":>7}{"%":>7}{"wrong":>7}{"wrong in doubt":>15}{"crops":>7}')
    for s, n in total.items():
        print(f'{s:22}{n["pictures"]:9}{n["cards"]:7}{n["certain"]:9}{100 * n["certain"] / n["cards"]:7.1f}{n["asked"]:7}'
              f'{100 * n["asked"] / n["cards"]:7.1f}{n["wrong"]:7}{n["doubtful wrong"]:15}{n["crops"] / n["pictures"]:7.1f}')


def draw(folder, im, row, read, missed, wrong):
    os.makedirs(folder, exist_ok=True)
    k = min(1, 1400 / max(im.shape[:2]))
    im = cv2.resize(im, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
    for card, p, q, d in read:
        c, u, v = np.array(d[1:3]) * k, np.array(d[3:5]) * k / 2, np.array(d[5:7]) * k / 3
        col = (0, 200, 0) if p > .99 else (0, 200, 255) if p > .5 else (0, 0, 255)
        cv2.polylines(im, [np.round([c + u - v, c + u + v, c - u + v, c - u - v]).astype(np.int32)], True, col, 1)
        x, y = c + u
        cv2.circle(im, (int(x), int(y)), 2, (255, 0, 255), -1)
        cv2.putText(im, f'{card} {p:.2f}' + (f' i{q:.1f}' if q < .9 else ''), (int(c[0]) + 6, int(c[1])), 0, .4, col, 1)
    cv2.putText(im, f'missed {" ".join(missed)} wrong {" ".join(wrong)}', (4, 14), 0, .45, (255, 0, 255), 1)
    cv2.imwrite(f'{folder}/{row["source"]}-{os.path.basename(row["image"])}', im)


if __name__ == '__main__':
    main()
