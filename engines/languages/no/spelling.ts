import { acceptCompounds } from '../compounds.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

/** Sorted. */
const short = new Set(
  words(`ark art bad bil bok brå båt dag dal dam duk dyr elv fag far fat fem fly fot fri fyr får gas gen gud hav hel hud hus hår høy ion jag jul kar kjø kur
    kys lag lav leg liv lov lys mat mid mor mur mus mål nav nål ord oss ost par pil pop rad rap ras rom rot rør sak sal sau sju sjø ski sky små sol spå
    sti stø syn tak tap tid til tog tre tun tur tøy uke ull ung van veg vei vev vin vri vår vær yrk ånd åre øks øre`),
)
const acceptTwo = acceptCompounds({ links: ['', 's', 'e'], least: 4, short })

/** Norwegian: the dictionary lost the forms in which an ending follows a or o (`tempoet`, `dataene`), and knows few compounds. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => {
    const [, stem = ''] = /^(\p{L}+[ao])(?:en|et|er|ene|ens|ets|ers|enes)$/u.exec(word) ?? []
    return (stem.length > 1 && isKnown(stem)) || acceptTwo(word, isKnown)
  },
}
