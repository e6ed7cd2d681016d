import { changing, irregular, regular, type Odd } from './spanish-verbs.ts'
import { six, split, verbTable, type Conjugation } from './verb-table.ts'

/** e>ie, o>ue, e>i, and í or ú where the stress falls on the last vowel of the stem. */
type Change = 'ie' | 'ue' | 'i' | 'í' | 'ú' | ''

const bare = (lemma: string): string => lemma.replace(/ír$/u, 'ir')

/** In "segu" the u is no sound. */
const lastE = /e(?=(?:[^aeiou]*|gu)$)/u

/** The stem where it is stressed. */
function stressed(stem: string, change: Change): string {
  if (change === 'í' || change === 'ú') return stem.replace(/[iu](?=[^aeiou]*$)/u, change)
  if (change === 'ie') return stem.replace(/^e(?=[^e]*$)/u, 'ye').replace(/(?<!y)e(?=[^aeiou]*$)|i(?=r$)/u, 'ie')
  if (change === 'ue')
    return stem
      .replace(/^o(?=[^o]*$)/u, 'hue')
      .replace(/go(?=[^aeiou]*$)/u, 'güe')
      .replace(/(?:o|u)(?=[^aeiou]*$)/u, 'ue')
  return change === 'i' ? stem.replace(lastE, 'i') : stem
}

/** The stem of verbs in -ir before -ió and -iendo. */
const weak = (stem: string, change: Change): string =>
  change === 'ie' || change === 'i' ? stem.replace(lastE, 'i') : change === 'ue' ? stem.replace(/o(?=[^aeiou]*$)/u, 'u') : stem

/** Writes the sound of a stem before another vowel than that of the infinitive. */
function spelled(stem: string, ending: string, isAr: boolean): string {
  const isFront = /^[eéií]/u.test(ending)
  if (isAr && isFront) {
    if (stem.endsWith('gu')) return `${stem.slice(0, -1)}ü${ending}`
    return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c') + ending
  }
  if (!isAr && /^[oóaá]/u.test(ending))
    return (
      stem
        .replace(/(?<=[aeiou])c$/u, 'zc')
        .replace(/(?<=[nrl])c$/u, 'z')
        .replace(/g$/u, 'j')
        .replace(/gu$/u, 'g')
        .replace(/qu$/u, 'c') + ending
    )
  return stem + ending
}

const spelledSix = (stem: string, endings: string, isAr: boolean): readonly string[] =>
  endings.split(' ').map((ending) => spelled(stem, ending, isAr))

const isStressed = (person: number): boolean => person < 3 || person === 5

function present(stem: string, change: Change, kind: string): readonly string[] {
  const endings = { ar: 'o as a amos áis an', er: 'o es e emos éis en', ir: 'o es e imos ís en' }[kind] ?? ''
  return endings.split(' ').map((ending, person) => {
    const own = isStressed(person) ? stressed(stem, change) : stem
    const isWithY = kind === 'ir' && /[^gq]u$/u.test(stem) && isStressed(person)
    return spelled(isWithY ? `${own}y` : own, ending, kind === 'ar')
  })
}

function subjunctive(stem: string, change: Change, kind: string): readonly string[] {
  const endings = kind === 'ar' ? 'e es e emos éis en' : 'a as a amos áis an'
  return endings.split(' ').map((ending, person) => {
    const own = isStressed(person) ? stressed(stem, change) : kind === 'ir' ? weak(stem, change) : stem
    const isWithY = kind === 'ir' && /[^gq]u$/u.test(stem)
    return spelled(isWithY ? `${own}y` : own, ending, kind === 'ar')
  })
}

function past(stem: string, change: Change, kind: string): readonly string[] {
  if (kind === 'ar') return spelledSix(stem, 'é aste ó amos asteis aron', true)
  const third = weak(stem, kind === 'ir' ? change : '')
  if (/[aeiou]$/u.test(stem) && !/[gq]u$/u.test(stem)) {
    const accented = !/u$/u.test(stem)
    return split(
      `${stem}í ${stem}${accented ? 'í' : 'i'}ste ${stem}yó ${stem}${accented ? 'í' : 'i'}mos ${stem}${accented ? 'í' : 'i'}steis ${stem}yeron`,
    )
  }
  return split(`${stem}í ${stem}iste ${third}ió ${stem}imos ${stem}isteis ${third}ieron`)
}

/** "hablaron" without its ending is where "hablara" and "hablase" come from. */
function pastSubjunctives(thirdPlural: string): Pick<Conjugation['finite'], 'subjPast' | 'subjPast2'> {
  const stem = thirdPlural.replace(/ron$/u, '')
  const accented = stem.replace(/a$/u, 'á').replace(/e$/u, 'é')
  const forms = (sound: 'r' | 's', last: 'a' | 'e'): readonly string[] => [
    `${stem}${sound}${last}`,
    `${stem}${sound}${last}s`,
    `${stem}${sound}${last}`,
    `${accented}${sound}${last}mos`,
    `${stem}${sound}${last}is`,
    `${stem}${sound}${last}n`,
  ]
  return { subjPast: forms('r', 'a'), subjPast2: forms('s', 'e') }
}

/** Past tenses like "tuve", "dije": no stress at their end. */
const strongPast = (stem: string): readonly string[] =>
  split(
    `${stem}e ${stem}iste ${/c$/u.test(stem) ? `${stem.slice(0, -1)}zo` : `${stem}o`} ${stem}imos ${stem}isteis ${stem}${stem.endsWith('j') ? 'eron' : 'ieron'}`,
  )

function conjugate(lemma: string): Conjugation {
  const odd: Odd = irregular[lemma] ?? {}
  const infinitive = bare(lemma)
  const [stem, kind] = [infinitive.slice(0, -2), infinitive.slice(-2)]
  const change = changeOf(lemma)
  const pastForms = odd.past ? (odd.past.includes(' ') ? split(odd.past) : strongPast(odd.past)) : past(stem, change, kind)
  const future = odd.fut ?? infinitive
  const regularPresent = present(stem, change, kind)
  const isVowel = /[aeo]$/u.test(stem) && kind !== 'ar'
  const progressive =
    kind === 'ar'
      ? `${stem}ando`
      : `${weak(stem, kind === 'ir' ? change : '')}${/[aeiou]$/u.test(stem) && !/[gq]u$/u.test(stem) ? 'y' : 'i'}endo`
  return {
    finite: {
      pres: odd.pres ? split(odd.pres) : odd.go ? [`${odd.go}o`, ...regularPresent.slice(1)] : regularPresent,
      impf: odd.impf
        ? split(odd.impf)
        : kind === 'ar'
          ? six(stem, 'aba abas aba ábamos abais aban')
          : six(stem, 'ía ías ía íamos íais ían'),
      past: pastForms,
      fut: six(future, 'é ás á emos éis án'),
      cond: six(future, 'ía ías ía íamos íais ían'),
      subj: odd.subj ? split(odd.subj) : odd.go ? six(odd.go, 'a as a amos áis an') : subjunctive(stem, change, kind),
      ...pastSubjunctives(pastForms[5] ?? ''),
    },
    ger: odd.ger ?? progressive,
    part: odd.part ?? (kind === 'ar' ? `${stem}ado` : `${stem}${isVowel ? 'í' : 'i'}do`),
  }
}

const changes = new Map<string, Change>(
  (Object.entries(changing) as readonly (readonly [Change, ReadonlySet<string>])[]).flatMap(([change, lemmas]) =>
    [...lemmas].map((lemma): readonly [string, Change] => [lemma, change]),
  ),
)
const changeOf = (lemma: string): Change => changes.get(lemma) ?? ''

/** The verbs of Spanish by their forms. */
export const spanishVerbs = verbTable(() => new Set([...regular, ...changes.keys(), ...Object.keys(irregular)]), conjugate)
