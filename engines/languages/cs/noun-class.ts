import { words } from '../words.ts'
import { softJoin } from './palatal.ts'
import type { CutNoun, NounParadigm } from './noun-forms.ts'

/** Men in -a. Sorted; those in -ista are told by their end. */
const menInA = words('kolega ochránce předseda starosta')
/** Neuters in -ma. Sorted. */
const neutersInMa = words('dilema dogma drama klima paradigma schéma stigma téma trauma')
/** Neuters in -e. Sorted. */
const neutersInE = words('moře nebe pole slunce srdce')
const youngOnes = words('kníže zvíře')
/** Things, though the dictionary lets them be persons. Sorted. */
const things = words(
  'bod činitel debet dělitel element faktor indikátor jmenovatel koeficient komponent kořen model moment násobitel objekt parametr pramen prostor rys soud subjekt ukazatel vektor',
)
/** Women with a hard end that go like "kost". Sorted. */
const bones = words(
  'bolest část čtvrť lež moc nemoc nesnáz noc oblast odpověď paměť pomoc řeč síť smrt součást účast věc vlast výpověď zeď zpověď',
)
/** Men and things that go otherwise than their end says, or have no plural of their own. */
const undeclined = words('dítě den dotazovaný dotázaný idea interview klišé milieu minus nemocný paní plus resumé vyučující zúčastněný')
/** Masculine nouns in -ost. Sorted. */
const masculineInOst = words('host most porost post skvost vzrost')
/** Soft ones in -l. Sorted. */
const softInL = words('cíl král úhel uhel')
/** Stems that no rule finds. Sorted. */
const stems: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    dům: 'dom',
    důl: 'dol',
    dvůr: 'dvor',
    kámen: 'kamen',
    kořen: 'kořen',
    kůň: 'koň',
    pramen: 'pramen',
    stůl: 'stol',
    týden: 'týdn',
  }),
)

type IsKnown = (word: string) => boolean

/** How a noun is declined; null where nothing tells. `isKnown` is asked for the forms that tell. */
export function cutNoun(lemma: string, isKnown: IsKnown): CutNoun | null {
  const cut = cutByEnd(lemma, isKnown)
  // "zdraví" has no plural; "témat" is a form of "téma".
  if (cut === null || /[eě]jší$/u.test(lemma) || (lemma.endsWith('t') && neutersInMa.has(lemma.slice(0, -1)))) return null
  const telling = tellingEnding[cut.paradigm]
  return /^(?:práce|zdraví)$/u.test(lemma) || telling === undefined || telling.some((ending) => isKnown(softJoin(cut.stem, ending)))
    ? cut
    : null
}

/** Endings of which one must be known, that hardly any other word has: without it a form only looks like a dictionary form. */
const tellingEnding: { readonly [Paradigm in NounParadigm]?: readonly string[] } = {
  žena: ['ou'],
  růže: ['ích', 'emi'],
  město: ['em'],
  téma: ['tu'],
  moře: ['em'],
  stavení: ['mi'],
  předseda: ['ovi'],
  centrum: ['em'],
}

function cutByEnd(lemma: string, isKnown: IsKnown): CutNoun | null {
  if (lemma === 'práce') return { lemma, paradigm: 'růže', stem: 'prác' }
  if (lemma === 'země') return { lemma, paradigm: 'růže', stem: 'zem' }
  if (undeclined.has(lemma) || lemma.length < 3) return null
  const last = lemma.slice(-1)
  const whole = lemma.slice(0, -1)
  if (last === 'í') return { lemma, paradigm: 'stavení', stem: lemma }
  if (last === 'o') return /[^io]o$/u.test(lemma) ? { lemma, paradigm: 'město', stem: whole } : null
  if (lemma.endsWith('um')) {
    const stem = lemma.slice(0, -2)
    if (isKnown(`${stem}a`) && !isKnown(`${lemma}u`)) return { lemma, paradigm: 'centrum', stem }
  }
  if (lemma === 'data') return { lemma: 'datum', paradigm: 'centrum', stem: 'dat' }
  if (last === 'a') return cutInA(lemma, whole)
  if (/[eě]$/u.test(lemma)) return cutInE(lemma, whole, isKnown)
  return /[aeiouyáéíóúůýě]$/u.test(lemma) ? null : cutConsonant(lemma, isKnown)
}

function cutInA(lemma: string, stem: string): CutNoun | null {
  if (neutersInMa.has(lemma)) return { lemma, paradigm: 'téma', stem: lemma }
  if (menInA.has(lemma) || lemma.endsWith('ista')) return { lemma, paradigm: 'předseda', stem }
  return /[eiu]a$/u.test(lemma) ? null : { lemma, paradigm: 'žena', stem }
}

function cutInE(lemma: string, whole: string, isKnown: IsKnown): CutNoun | null {
  const soft = lemma.endsWith('ě') ? withHook(whole) : whole
  const person = /ce$/u.test(lemma) && isKnown(`${whole}ům`) && !isKnown(`${whole}í`)
  if (youngOnes.has(lemma)) return { lemma, paradigm: 'kuře', stem: lemma }
  if (neutersInE.has(lemma) || lemma.endsWith('iště')) return { lemma, paradigm: 'moře', stem: soft }
  // "údaje", "stroje": the plural of a word that has its own entry.
  if (!person && isKnown(`${soft}ů`)) return null
  return { lemma, paradigm: person ? 'soudce' : 'růže', stem: soft }
}

const withHook = (stem: string): string => {
  const hooked = { d: 'ď', t: 'ť', n: 'ň' }[stem.slice(-1)]
  return hooked === undefined ? stem : stem.slice(0, -1) + hooked
}

function cutConsonant(lemma: string, isKnown: IsKnown): CutNoun | null {
  if (lemma.endsWith('ost') && !masculineInOst.has(lemma)) return { lemma, paradigm: 'kost', stem: lemma }
  if (bones.has(lemma)) return { lemma, paradigm: 'kost', stem: lemma }
  const isSoft = /[cčďjňřšťž]$/u.test(lemma) || lemma.endsWith('tel') || softInL.has(lemma)
  const shortened = /^(.*[^aeiouyáéíóúůýě])e([^aeiouyáéíóúůýě])$/u.exec(lemma)
  const candidates = [stems.get(lemma), shortened && `${shortened[1] ?? ''}${shortened[2] ?? ''}`, lemma]
  const foreign = /(?:[iy]smus|rytmus|klus|senzus|sensus|virus|modus)$/u.test(lemma) ? lemma.slice(0, -2) : null
  for (const stem of foreign === null ? candidates : [foreign]) {
    if (stem === undefined || stem === null) continue
    const paradigm = isSoft ? softParadigm(lemma, stem, isKnown) : hardParadigm(lemma, stem, isKnown)
    if (paradigm !== null) return { lemma, paradigm, stem }
  }
  return null
}

function softParadigm(lemma: string, stem: string, isKnown: IsKnown): NounParadigm | null {
  const joined = (ending: string) => isKnown(softJoin(stem, ending))
  if (joined('em') && joined('ům')) return !things.has(lemma) && joined('ovi') ? 'muž' : 'stroj'
  if (joined('í') && joined('ích')) return joined('e') && !joined('mi') ? 'píseň' : 'kost'
  return null
}

function hardParadigm(lemma: string, stem: string, isKnown: IsKnown): NounParadigm | null {
  if (!isKnown(`${stem}ů`) || !isKnown(`${stem}em`)) return isKnown(`${stem}u`) && isKnown(`${stem}em`) ? 'hrad' : null
  return (!things.has(lemma) && isKnown(`${stem}ovi`)) || lemma === 'člověk' ? 'pán' : 'hrad'
}
