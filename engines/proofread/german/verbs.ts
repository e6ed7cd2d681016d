import type { Analysis } from '../../languages/forms.ts'
import { askedOnce } from '../asked-once.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { determiners } from './determiners.ts'

export type Person = 'ich' | 'du' | 'er' | 'wir' | 'ihr'

/** A finite form: whom it may be said of; `wir` stands for every plural of the first and third person. */
export type Finite = { readonly lemma: string; readonly person: Person; readonly tags: string; readonly isJoined: boolean }

const row = (lemma: string, tags: string, forms: string): readonly (readonly [form: string, finite: Finite])[] =>
  forms.split(' ').map((form, i) => [form, { lemma, person: persons[i] ?? 'er', tags, isJoined: false }])
const persons: readonly Person[] = ['ich', 'du', 'er', 'wir', 'ihr']

// What no rule makes: forms of ich, du, er, wir, ihr.
const irregular: ReadonlyMap<string, readonly Finite[]> = new Map(
  [
    ...Map.groupBy(
      [
        ...row('sein', 'pres', 'bin bist ist sind seid'),
        ...row('sein', 'past', 'war warst war waren wart'),
        ...row('sein', 'subj1', 'sei seist sei seien seiet'),
        ...row('sein', 'subj2', 'wäre wärst wäre wären wärt'),
        ...row('haben', 'pres', 'habe hast hat haben habt'),
        ...row('haben', 'subj1', 'habe habest habe'),
        ...row('werden', 'pres', 'werde wirst wird werden werdet'),
        ...row('werden', 'subj1', 'werde werdest werde'),
        ...row('wissen', 'pres', 'weiß weißt weiß wissen wisst'),
        ...row('gefallen', 'pres', 'gefalle gefällst gefällt gefallen gefallt'),
        ...row('gefallen', 'past', 'gefiel gefielst gefiel gefielen gefielt'),
        ...row('mögen', 'subj2', 'möchte möchtest möchte möchten möchtet'),
      ],
      ([form]) => form,
    ),
  ].map(([form, all]) => [form, all.map(([, finite]) => finite)]),
)

/** Words that the forms by rule take for verbs, and that hardly ever are. */
const hardlyVerbs = new Set(
  `laut statt meine deine seine einen bitte danke weit recht zeit fest acht heute gut alle rechte weile weite selbe beide folge trotz
  dank kraft reine feine kleine halt eben gelte wegen gegen neben morgen sicher meist bereits nächste beste letzte erste weise paare tote
  bekannt gestern regen lose unweit mitten binnen seitens wider nahe nähere breite zweite dritte liebe lieben leere starke falls stets
  fern lange spitze schnelle ganze rund seit hinten unten oben außen innen drinnen draußen selten solche welche manche ihre eure unsere
  keine andere gelegen gehabt überlegen verschieden bescheiden offen erhaben zufrieden`.split(/\s+/),
)

/** Every finite form that a word in small letters, or the first of a sentence, may be. */
export function finitesOf(token: LintToken | undefined, known: WordKnowledge): readonly Finite[] {
  return token?.kind === 'word' ? readFinites(token, known) : []
}

const readFinites = askedOnce(({ lower }, known): readonly Finite[] => {
  if (hardlyVerbs.has(lower) || determiners.has(lower)) return []
  return irregular.get(lower) ?? [...readForms(lower, known), ...secondPersons(lower, known)]
})

const readingsInSmall = (lower: string, known: WordKnowledge): readonly Analysis[] => known.forms?.analyse(lower) ?? []

const readForms = (lower: string, known: WordKnowledge): readonly Finite[] =>
  readingsInSmall(lower, known).flatMap(({ lemma, kind, tags }) => {
    if (kind !== 'verb') return []
    const isJoined = tags.startsWith('sub.')
    return personsOf(isJoined ? tags.slice(4) : tags).map((person) => ({ lemma, person, tags, isJoined }))
  })

function personsOf(tags: string): readonly Person[] {
  if (tags === 'pres.p1.sg') return ['ich']
  // The third person of "können" is the first as well; so is that of no verb in -t.
  if (tags === 'pres.p3.sg') return ['er']
  if (/^(?:past|subj1|subj2)\.sg$/.test(tags)) return ['ich', 'er']
  return /^(?:pres|past|subj2)\.pl$/.test(tags) ? ['wir'] : []
}

/** "gehst", "liest", "gingst"; "geht", "fahrt", "gingt"; "spiele": what the tables leave out. */
function secondPersons(lower: string, known: WordKnowledge): readonly Finite[] {
  const has = (form: string, tags: RegExp): string | null =>
    known.forms?.analyse(form).find((one) => one.kind === 'verb' && tags.test(one.tags))?.lemma ?? null
  const found: Finite[] = []
  const add = (person: Person, lemma: string | null, tags = 'pres'): void => {
    if (lemma !== null) found.push({ lemma, person, tags, isJoined: false })
  }
  if (lower.endsWith('st')) {
    const stem = lower.slice(0, -2)
    add('du', has(`${stem}t`, /^pres\.p3\.sg$/) ?? has(stem, /^pres\.p3\.sg$/))
    add('du', has(stem, /^(?:past|subj2)\.sg$/), 'past')
  }
  if (/(?:s|ß|x|z)t$/.test(lower)) add('du', has(lower, /^pres\.p3\.sg$/))
  if (lower.endsWith('iele')) add('ich', has(`${lower}n`, /^inf$/))
  if (lower === 'musst') add('du', 'müssen')
  if (lower.endsWith('t')) {
    add('ihr', has(`${lower.slice(0, -1)}en`, /^inf$/) ?? (lower.endsWith('et') ? has(`${lower.slice(0, -2)}en`, /^inf$/) : null))
    add('ihr', lower.endsWith('tet') ? has(lower.slice(0, -1), /^(?:past|subj2)\.sg$/) : null, 'past')
  }
  return found
}

export const isInfinitive = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'word' &&
  (token.lower === 'sein' || readingsInSmall(token.lower, known).some(({ kind, tags }) => kind === 'verb' && tags === 'inf'))

export const isParticiple = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'word' &&
  (token.lower === 'gewesen' ||
    token.lower === 'worden' ||
    readingsInSmall(token.lower, known).some(({ kind, tags }) => kind === 'verb' && /^pp(?:\.sein)?$/.test(tags)))

const pronounPersons: ReadonlyMap<string, readonly Person[]> = new Map<string, readonly Person[]>([
  ['ich', ['ich']],
  ['du', ['du']],
  ['er', ['er']],
  ['es', ['er']],
  ['man', ['er']],
  ['sie', ['er', 'wir']],
  ['wir', ['wir']],
  ['ihr', ['ihr']],
])

/** Whom a pronoun in the nominative names; nothing for other words. */
export const personsOfPronoun = (token: LintToken | undefined): readonly Person[] => pronounPersons.get(token?.lower ?? '') ?? []

/** Whether a verb may be said of one of these. */
export const fits = (finites: readonly Finite[], of: readonly Person[]): boolean => finites.some(({ person }) => of.includes(person))

const endingOf: Readonly<Record<Person, string>> = { ich: 'p1.sg', du: 'p3.sg', er: 'p3.sg', wir: 'pl', ihr: 'pl' }

/** The form of the same verb and time for another person; null where nobody knows it. */
export function formFor({ lemma, tags }: Finite, person: Person, known: WordKnowledge): string | null {
  const name = lemma === 'willen' ? 'wollen' : lemma
  const time = /past|subj2/.exec(tags)?.[0] ?? 'pres'
  const own = [...irregular].find(([, all]) => all.some((one) => one.lemma === name && one.person === person && one.tags === time))?.[0]
  if (own !== undefined) return own
  const verb = known.forms?.lexemesOf(name).find(({ kind }) => kind === 'verb')
  const isPlural = person === 'wir' || person === 'ihr'
  const form = verb?.formWith(time === 'pres' ? `pres.${endingOf[person]}` : `${time}.${isPlural ? 'pl' : 'sg'}`) ?? null
  if (form === null || /^(?:ich|er|wir)$/.test(person)) return form
  return person === 'ihr' ? withT(form.replace(/e?n$/, '')) : withSt(form, time)
}

const withT = (stem: string): string => (/[dt]$/.test(stem) ? `${stem}et` : `${stem}t`)

function withSt(form: string, time: string): string {
  if (time !== 'pres') return /[dt]$/.test(form) ? `${form}est` : `${form}st`
  const stem = form.replace(/t$/, '')
  return /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}st`
}
