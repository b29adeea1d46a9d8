"""held.py <cards folder> <out .csv>: the part of train.csv that is never trained on, as a separate list with absolute paths."""
import csv, os, sys
from backgrounds import held_out


def main(folder, out):
    rows = list(csv.DictReader(open(f'{folder}/train.csv')))
    with open(out, 'w', newline='') as f:
        w = csv.DictWriter(f, rows[0].keys())
        w.writeheader()
        w.writerows({**r, 'image': os.path.abspath(f'{folder}/{r["image"]}')} for r in rows if held_out(r['image']))


if __name__ == '__main__':
    main(*sys.argv[1:])
