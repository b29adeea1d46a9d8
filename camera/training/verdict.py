"""verdict.py <labels.csv> <readings> [<labels.csv> <readings> ...]: from which probability on a card may be called certain.

The readings are the lines of :camera:read for the pictures of the list, best with -Pdecks=2: where nearly all cards of a deck lie on the
table, a deck's having each card once would give every mistake away. A reading is right if its card lies there (boxes), or, in a list
without boxes, if it is listed. For each level of the probability it prints how many cards
are certain and how many of those are wrong, per list, and the upper 95% limit of the share of wrong ones. verdict.json is set by hand.
"""
import csv, json, math, os, sys

LEVELS = (.9, .95, .97, .98, .985, .99, .993, .995, .997, .998, .999, .9995, .9998, .9999)


def upper(wrong, n):
    """The largest share of which so few wrong ones would still be seen one time in twenty (Clopper and Pearson)."""
    if n == 0:
        return 1.0
    lo, hi = wrong / n, 1.0
    for _ in range(60):
        p = (lo + hi) / 2
        term, total = (1 - p) ** n, 0.0
        for k in range(wrong + 1):
            total += term
            term *= (n - k) / (k + 1) * p / max(1e-300, 1 - p)
        lo, hi = (p, hi) if total > .05 else (lo, p)
    return hi


def near(box, x, y):
    """In the box or just beside it. The corner beside the index is what is known of a card's place; its middle is only inferred from the
    index's size, and jumbo indices would put it on the next card."""
    m = .35 * min(box[2] - box[0], box[3] - box[1])
    return box[0] - m < x < box[2] + m and box[1] - m < y < box[3] + m


def read(labels, readings):
    """(p, right, contested) of each reading, and how many cards are listed."""
    listed = {os.path.basename(r['image']): r for r in csv.DictReader(open(labels))}
    out, cards, wrong = [], 0, []
    for line in open(readings):
        j = json.loads(line)
        name = os.path.basename(j['image'])
        if name not in listed or listed[name].get('complete', '1') != '1':
            continue
        row = listed[name]
        open_cards = row['cards'].split()
        boxes = [(b.split(':')[0], [float(v) for v in b.split(':')[2].split(',')]) for b in row['boxes'].split(';') if ':card:' in b]
        cards += len(open_cards)
        for c in sorted((c for c in j['cards'] if c['card']), key=lambda c: -c['p']):
            card = c['card'].upper()
            hit = next((o for o in open_cards if o == card or o == card[0] + '?'), None)
            if boxes:
                hit = next((o for o, b in boxes if o in (card, card[0] + '?') and near(b, *c['corner'])), None)
            elif hit:
                open_cards.remove(hit)
            if not hit:
                wrong.append((c['p'], name, c['card'], c['second'], c['verdict']))
            out.append((c['p'], hit is not None, 'instead-of' in c))
    return out, cards, sorted(wrong, reverse=True)


def main(*pairs):
    lists = {}
    for labels, readings in zip(pairs[::2], pairs[1::2]):
        name = f'{os.path.basename(os.path.dirname(labels))}/{os.path.basename(labels)}'
        lists[name], cards, wrong = (r := read(labels, readings))[:2], r[1], r[2]
        print(name, cards, 'cards, surest mistakes:', wrong[:8])
    print(f'{"level":>8}' + ''.join(f'{n[-24:]:>34}' for n in lists) + f'{"all: wrong of certain, at most":>44}')
    for level in LEVELS:
        cells, n, bad = [], 0, 0
        for out, cards in lists.values():
            sure = [right for p, right, contested in out if p >= level and not contested]
            cells.append(f'{len(sure):>14} {100 * sum(sure) / max(1, cards):6.2f}% {len(sure) - sum(sure):>3} wrong')
            n, bad = n + len(sure), bad + len(sure) - sum(sure)
        u = upper(bad, n)
        print(f'{level:>8}' + ''.join(f'{c:>34}' for c in cells) + f'{bad:>12} of {n:>7}, 1 in {1 / u:8.0f}')


if __name__ == '__main__':
    main(*sys.argv[1:])
