import { beginsAdjective } from '../joined-adjectives.ts'
import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bio dvoj elektro extra foto geo hydro hyper infra inter intra jedno kyber makro mega medzi meta
  mikro mono multi nad neuro poly post proti pseudo psycho rádio seba semi socio spolu super tele termo trans ultra video viac`)
const acceptPrefix = acceptPrefixed(prefixes)

type Known = (word: string) => boolean

/** What Slovak adds to its dictionary, which has thousands of words in their first form alone. */
export const spelling: SpellingHelp = {
  begins: beginsAdjective(['ý', 'í', 'y', 'i']),
  accepts: (word, isKnown) =>
    acceptPrefix(word, isKnown) ||
    isAdjective(word, isKnown) ||
    isParticiple(word, isKnown) ||
    isPassive(word, isKnown) ||
    isPossessive(word, isKnown) ||
    isNoun(word, isKnown) ||
    isDeed(word, isKnown) ||
    isPrefixedVerb(word, isKnown),
}

/** `deklarovaného` of `deklarovaný`, `krásneho` of `krásny`. */
function isAdjective(word: string, isKnown: Known): boolean {
  const long = /^(\p{L}{3,})(?:ého|ému|ých|ým|ými|om|ej|ou|ú|á|é|í)$/u.exec(word)?.[1]
  const short = /^(\p{L}{3,})(?:eho|emu|ych|ym|ymi|om|ej|ou|u|a|e|i)$/u.exec(word)?.[1]
  const isLong = long !== undefined && /[kntvl]$/u.test(long) && isKnown(`${long}ý`)
  return isLong || (short !== undefined && /[áéíóúýĺŕ]\p{L}{1,2}$/u.test(short) && /[knvl]$/u.test(short) && isKnown(`${short}y`))
}

/** `zohľadňujúcu` of `zohľadňujúc`. */
function isParticiple(word: string, isKnown: Known): boolean {
  const stem = /^(\p{L}{3,}(?:úc|iac|ac))(?:i|a|e|eho|emu|om|ich|im|imi|ej|u|ou)$/u.exec(word)?.[1]
  return stem !== undefined && isKnown(stem)
}

/** Of a verb: `znevýhodnených` of `znevýhodniť`, `vytetovaný` of `vytetovať`, `seknutými` of `seknúť`. */
function isPassive(word: string, isKnown: Known): boolean {
  const [, stem = '', vowel = ''] = /^(\p{L}{3,})(en|an|nut)(?:ý|á|é|í|ého|ému|om|ých|ým|ými|ej|ú|ou)$/u.exec(word) ?? []
  const ending = { en: 'iť', an: 'ať', nut: 'núť' }[vowel]
  return ending !== undefined && isKnown(stem + ending)
}

/** `kamarátova` of `kamarát`, who has a dative in `-ovi`, as only persons and animals have. */
function isPossessive(word: string, isKnown: Known): boolean {
  const stem = /^(\p{L}{3,}ov)(?:a|o|ho|mu|e|u|ou|ej|ých|ým|ými|om)$/u.exec(word)?.[1]
  return stem !== undefined && isKnown(stem) && isKnown(`${stem}i`)
}

/** `reflektovania`, `prepichnutím` of a deed in `-nie` or `-tie`. */
function isDeed(word: string, isKnown: Known): boolean {
  const stem = /^(\p{L}{3,}[nt])(?:ia|iu|í|ím|iam|iach|iami)$/u.exec(word)?.[1]
  return stem !== undefined && isKnown(`${stem}ie`)
}

/** Endings of learned nouns, by how they begin: `iou` of `-ia`. */
const nounForms: readonly (readonly [first: string, forms: RegExp])[] = [
  ['ia', /^(\p{L}{4,})(?:ie|ii|iu|iou|ií|iám|iách|iami)$/u],
  ['ika', /^(\p{L}{3,})(?:iky|ike|iku|ikou|ík|ikám|ikách|ikami)$/u],
  ['ita', /^(\p{L}{4,})(?:ity|ite|itu|itou|ít|itám|itách|itami)$/u],
  ['izmus', /^(\p{L}{3,})(?:izmu|izme|izmom|izmy|izmov)$/u],
  // `gamera`, `burgery`; in `minister` and `semester` the `e` goes.
  ['', /^(\p{L}{2,}[^tbilmg]er)(?:a|u|e|i|y|ovi|om|och|ov|mi)$/u],
  ['', /^(\p{L}{3,}(?:ín|ón|tor|át|ém|ál|én|úr|id|íd|óm|án|cyt|plast|gram|ekt|akt|ing|ent|ant|fág|ajn))(?:u|a|e|om|y|ov|och|mi)$/u],
]

function isNoun(word: string, isKnown: Known): boolean {
  return nounForms.some(([first, forms]) => {
    const stem = forms.exec(word)?.[1]
    return stem !== undefined && isKnown(stem + first)
  })
}

/** `vyskladať`, `odrozprávala`: a prefix and a verb of the dictionary. */
function isPrefixedVerb(word: string, isKnown: Known): boolean {
  const verb = /^(?:ne)?(?:vy|od|do|na|po|pre|pri|roz|za|pod|nad)(\p{L}{4,}(?:ať|iť|eť|ovať|al|ala|ali|alo|il|ila|ili|ilo))$/u.exec(
    word,
  )?.[1]
  return verb !== undefined && isKnown(verb)
}
