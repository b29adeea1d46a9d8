#!/bin/sh
# Fetches card art and index fonts by package name (npm, Debian) into $1. Nothing of it is shipped: it is only drawn
# into the training pictures. Licences: npm heruka art CC0, cardsJS MIT; Debian card data GPL/LGPL; fonts OFL, GPL+FE and the like.
set -eu
out=${1:?usage: fetch-art.sh <folder>}
mkdir -p "$out/npm" "$out/deb" "$out/fonts"
out=$(cd "$out" && pwd)

cd "$out/npm"
for p in @heruka_urgyen/react-playing-cards@0.5.0 cardsJS@1.1.1; do
    t=$(npm pack -s "$p" 2>/dev/null | tail -1)
    mkdir -p "${t%.tgz}" && tar xzf "$t" -C "${t%.tgz}"
done

cards="gnome-cards-data kdegames-card-data-kf5"
fonts="fonts-dejavu-core fonts-dejavu-extra fonts-urw-base35 fonts-freefont-ttf fonts-liberation fonts-roboto-unhinted
 fonts-roboto-slab fonts-lato fonts-bebas-neue fonts-league-spartan fonts-oldstandard fonts-ebgaramond fonts-linuxlibertine
 fonts-crosextra-caladea fonts-crosextra-carlito fonts-cabin fonts-cantarell fonts-open-sans fonts-quattrocento fonts-vollkorn
 fonts-gfs-didot fonts-gfs-artemisia fonts-adf-romande fonts-adf-baskervald fonts-adf-berenis fonts-adf-gillius
 fonts-adf-mekanus fonts-adf-switzera fonts-adf-tribun fonts-adf-universalis fonts-play fonts-opendin fonts-dosis
 fonts-yanone-kaffeesatz fonts-texgyre fonts-courier-prime fonts-sil-charis fonts-sil-andika fonts-arapey fonts-b612
 fonts-clear-sans fonts-paratype fonts-goudybookletter fonts-century-catalogue fonts-karla fonts-inter fonts-manrope
 fonts-roadgeek fonts-tuffy fonts-symbola fonts-comfortaa fonts-lmodern fonts-allerta fonts-junction fonts-stix"
cd "$out/deb"
for p in $cards $fonts; do
    apt-get download "$p" >/dev/null 2>&1 || echo "not to be had: $p" >&2
done
for f in *.deb; do
    [ -e "$f" ] && dpkg-deb -x "$f" x && rm "$f"
done
find x -name '*.ttf' -o -name '*.otf' -o -name '*.t1' | while read -r f; do cp "$f" "$out/fonts/"; done
ls "$out/fonts" | wc -l
