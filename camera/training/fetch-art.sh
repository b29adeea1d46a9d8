#!/bin/sh
# Fetches card art and index fonts by package name (npm, Debian) into $1. None of it is shipped; it only
# appears in training pictures. Licenses: npm heruka art CC0, cardsJS MIT; Debian card data GPL/LGPL; fonts OFL, Apache-2.0, GPL+FE and the like.
set -eu
out=${1:?usage: fetch-art.sh <folder>}
mkdir -p "$out/npm" "$out/deb" "$out/fonts"
out=$(cd "$out" && pwd)

cd "$out/npm"
for p in @heruka_urgyen/react-playing-cards@0.5.0 cardsJS@1.1.1; do
    t=$(npm pack -s "$p" 2>/dev/null | tail -1)
    mkdir -p "${t%.tgz}" && tar xzf "$t" -C "${t%.tgz}"
done

# index fonts of the Fontsource packages (all OFL or Apache-2.0): slab, Didone, condensed and display faces as decks have them
families="abril-fatface alegreya alegreya-sans aleo alfa-slab-one almendra amaranth anton arbutus-slab archivo archivo-black
 archivo-narrow arvo asap asap-condensed asul barlow barlow-condensed baskervville besley bevan big-shoulders-display
 bitter black-ops-one bodoni-moda boogaloo bowlby-one bree-serif bungee cairo calistoga cantata-one cardo carter-one
 caudex changa chango chivo cinzel concert-one copse corben cormorant coustard crete-round crimson-pro crimson-text
 cutive days-one dm-sans dm-serif-display dm-serif-text domine eczar encode-sans-condensed enriqueta exo-2 fanwood-text
 fira-sans fira-sans-condensed fjalla-one francois-one frank-ruhl-libre fredoka fugaz-one gelasio germania-one
 gilda-display glegoo goudy-bookletter-1911 graduate gravitas-one hammersmith-one headland-one hepta-slab
 holtwood-one-sc ibm-plex-sans ibm-plex-serif inconsolata inknut-antiqua istok-web jacques-francois josefin-sans
 josefin-slab judson kameron kanit karma kelly-slab kreon lalezar league-gothic lexend libre-baskerville libre-bodoni
 libre-caslon-text libre-franklin lilita-one limelight lora luckiest-guy lusitana marcellus martel marvel mate
 maven-pro merriweather merriweather-sans metrophobic montagu-slab montserrat mukta mulish neuton newsreader nixie-one
 noticia-text noto-serif-display nunito old-standard-tt oranienbaum oswald overlock passion-one pathway-gothic-one
 patua-one philosopher playfair-display playfair-display-sc podkova poller-one poppins prata prompt pt-sans-narrow
 pt-serif quantico questrial racing-sans-one rajdhani rakkas raleway rammetto-one red-rose righteous roboto-condensed
 roboto-serif rokkitt rozha-one rubik russo-one rye saira-condensed saira-extra-condensed sanchez sansita secular-one
 sigmar-one signika slabo-27px smokum sorts-mill-goudy source-sans-3 source-serif-4 spectral squada-one staatliches
 stint-ultra-condensed stint-ultra-expanded suez-one syncopate taviraj teko tinos titan-one titillium-web trirong
 trocchi ubuntu ubuntu-condensed ultra unica-one unna varela-round vesper-libre vidaloka viga volkhov
 wellfleet work-sans yeseva-one yrsa zilla-slab"
# four at a time; the order does not matter, because whoever reads the folder sorts it
printf '%s\n' $families | xargs -P 4 -I{} sh -c '
    mkdir -p "$1" && cd "$1" && t=$(npm pack -s "@fontsource/$1@5" 2>/dev/null | tail -1) || t=
    [ -n "$t" ] || { echo "cannot be fetched: $1" >&2; exit 0; }
    for w in 400 700; do
        tar xzf "$t" -C "$2" --wildcards --strip-components=2 "package/files/*-latin-$w-normal.woff" 2>/dev/null || true
    done
    rm -f "$t"' sh {} "$out/fonts"

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
    apt-get download "$p" >/dev/null 2>&1 || echo "not available: $p" >&2
done
for f in *.deb; do
    [ -e "$f" ] && dpkg-deb -x "$f" x && rm "$f"
done
find x -name '*.ttf' -o -name '*.otf' -o -name '*.t1' | while read -r f; do cp "$f" "$out/fonts/"; done
ls "$out/fonts" | wc -l
