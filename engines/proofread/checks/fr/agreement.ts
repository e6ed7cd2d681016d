import {
  feminineNouns,
  feminineOf,
  masculineNouns,
  otherwise,
  people,
  plainAdjectives,
  pluralOf,
  unsureNouns,
  type Cell,
} from '../../../languages/fr/everyday-nouns.ts'
import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Known } from '../../pattern.ts'
import { lists } from '../../rules/fr/lists.ts'
import type { LintToken } from '../../token.ts'

type Forms = Readonly<Record<Cell, string>>
/** A word of a phrase: where it stands, what it may be, and its forms where it has others. */
type Part = { readonly at: number; readonly cells: ReadonlySet<Cell>; readonly forms: Partial<Forms> }
/** Determiner, adjectives and noun; `to` is behind the noun. */
export type Phrase = { readonly parts: readonly Part[]; readonly noun: Part; readonly to: number }
/** A sentence and what the dictionary tells. */
export type Text = { readonly tokens: readonly LintToken[]; readonly known: Known }

const allCells: readonly Cell[] = ['ms', 'mp', 'fs', 'fp']

const nouns = new Map<string, 'm' | 'f'>()
for (const noun of [...masculineNouns, ...(lists['masculine'] ?? [])]) nouns.set(noun, 'm')
for (const noun of [...feminineNouns, ...(lists['feminine'] ?? [])]) nouns.set(noun, 'f')
for (const word of unsureNouns) nouns.delete(word)
const peopleForms: readonly Forms[] = [...people].map((ms) => {
  const fs = feminineOf(ms)
  return { ms, mp: pluralOf(ms), fs, fp: pluralOf(fs) }
})
const plurals = new Map<string, string>([...nouns.keys()].map((noun): [string, string] => [pluralOf(noun), noun]))

const feminineEnding = /(?:[aeiouc]tion|[aeln]sion|ssion|xion|itude|logie|graphie|métrie|cratie|nomie|[^t]ité|[aeiou][lnr]ité|ance|ence)$/
const masculineEnding = /(?:isme|[^i]age|ement)$/

/** Whether a verb has the word as a form. */
function isVerb(word: string, known: Known): boolean {
  if (/[^é]ées?$/.test(word)) return false
  const stems = known?.stems?.(word) ?? []
  return stems.some(
    (stem) => /(?:er|[iï]r|re)$/.test(stem) && ![stem, pluralOf(stem), `${stem}e`, `${stem}es`].includes(word) && !/ères?$/.test(word),
  )
}

function genderOf(noun: string, known: Known): 'm' | 'f' | null {
  const sure = nouns.get(noun)
  if (sure || unsureNouns.has(noun) || otherwise.has(noun) || !known) return sure ?? null
  if (noun.length < 7 || !known.isKnown(noun) || !known.isKnown(`${noun}s`) || isVerb(noun, known)) return null
  if (feminineEnding.test(noun)) return 'f'
  return masculineEnding.test(noun) ? 'm' : null
}

/** What the word is as a noun; null where nobody can tell. */
export function nounPart({ tokens, known }: Text, at: number): Part | null {
  const word = tokens[at]
  if (!word || word.kind !== 'word' || word.isLocked || word.text !== word.lower) return null
  if (unsureNouns.has(word.lower)) return null
  const person = peopleForms.find((forms) => Object.values(forms).includes(word.lower))
  if (person) return { at, cells: cellsOf(word.lower, person), forms: person }
  for (const singular of [word.lower, plurals.get(word.lower), word.lower.replace(/s$/, '')]) {
    const gender = singular === undefined ? null : genderOf(singular, known)
    if (!gender || singular === undefined) continue
    const forms: Partial<Forms> = gender === 'm' ? { ms: singular, mp: pluralOf(singular) } : { fs: singular, fp: pluralOf(singular) }
    return { at, cells: cellsOf(word.lower, forms), forms }
  }
  return null
}

const cellsOf = (word: string, forms: Partial<Forms>): ReadonlySet<Cell> => new Set(allCells.filter((cell) => forms[cell] === word))

/** Adjectives that mostly stand before their noun. */
const before =
  words(`petit grand beau bon nouveau vieux jeune gros mauvais autre même premier deuxième troisième dernier seul vrai long haut joli
  ancien prochain meilleur pire nombreux véritable principal simple énorme`)
const ofKind = /(?:[^gm]al|[^h]el|eux|[^f]if|[^c]ique|[aiu]ble|[^f]aire|i?en|éen)$/
const noKind = words(`bien rien lien moyen examen italien chien soutien entretien maintien citoyen possible aire affaire`)

/** The forms of an adjective by the one for masculine nouns. */
function adjectiveForms(base: string, known: Known): Forms | null {
  const feminine = feminineOf(base)
  const forms = { ms: base, mp: pluralOf(base), fs: feminine, fp: `${feminine}s` }
  return known && Object.values(forms).every((form) => known.isKnown(form)) ? forms : null
}

const openForms: Readonly<Record<string, string>> = { bel: 'beau', nouvel: 'nouveau', vieil: 'vieux' }

type Wanted = 'before' | 'kind' | 'any'

/** What the word is as an adjective: one of those before nouns, one of a kind (-al, -ique), or any, participles too. */
function adjectivePart({ tokens, known }: Text, at: number, wanted: Wanted): Part | null {
  const word = tokens[at]
  if (!word || word.kind !== 'word' || word.isLocked || word.text !== word.lower || !known) return null
  if (wanted !== 'before' && (nouns.has(word.lower) || plurals.has(word.lower))) return null
  const open = wanted === 'before' ? openForms[word.lower] : undefined
  const openAll = open === undefined ? null : adjectiveForms(open, known)
  if (openAll) return { at, cells: new Set(['ms']), forms: openAll }
  for (const stem of known.stems?.(word.lower) ?? []) {
    const base = (wanted === 'any' && participleOf(word.lower, stem)) || stem
    if (!isWanted(base, wanted)) continue
    const forms = adjectiveForms(base, known)
    if (!forms) continue
    const cells = cellsOf(word.lower, forms)
    if (cells.size > 0) return { at, cells, forms }
  }
  return null
}

/** The masculine of a participle in -é, -i or -u of the verb; null of other words. */
function participleOf(word: string, verb: string): string | null {
  const [, base = ''] = /^(.*[^é]é|.{2,}[^qg]u|.{2,}i)e?s?$/.exec(word) ?? []
  const isEr = base.endsWith('é') && /er$/.test(verb)
  return isEr || (/[ui]$/.test(base) && /(?:[iï]r|re)$/.test(verb) && verb !== word) ? base : null
}

function isWanted(base: string, wanted: Wanted): boolean {
  if (wanted === 'before') return before.has(base)
  if (nouns.has(base) || noKind.has(base)) return false
  return ofKind.test(base) || (wanted === 'any' && (plainAdjectives.has(base) || before.has(base) || /(?:[^é]é|.{3}[ui])$/.test(base)))
}

const determiners: readonly Partial<Forms>[] = [
  { ms: 'le', fs: 'la', mp: 'les', fp: 'les' },
  { ms: "l'", fs: "l'" },
  { ms: 'un', fs: 'une' },
  { mp: 'des', fp: 'des' },
  { mp: 'aux', fp: 'aux' },
  { ms: 'ce', fs: 'cette', mp: 'ces', fp: 'ces' },
  { ms: 'cet', fs: 'cette', mp: 'ces', fp: 'ces' },
  { ms: 'mon', fs: 'ma', mp: 'mes', fp: 'mes' },
  { ms: 'ton', fs: 'ta', mp: 'tes', fp: 'tes' },
  { ms: 'son', fs: 'sa', mp: 'ses', fp: 'ses' },
  { ms: 'notre', fs: 'notre', mp: 'nos', fp: 'nos' },
  { ms: 'votre', fs: 'votre', mp: 'vos', fp: 'vos' },
  { ms: 'leur', fs: 'leur', mp: 'leurs', fp: 'leurs' },
  { ms: 'quel', fs: 'quelle', mp: 'quels', fp: 'quelles' },
  { ms: 'aucun', fs: 'aucune' },
  { ms: 'certain', fs: 'certaine', mp: 'certains', fp: 'certaines' },
  ...['plusieurs', 'quelques', 'deux', 'trois', 'quatre', 'cinq', 'six', 'dix'].map((word) => ({ mp: word, fp: word })),
]
const startsOpen = /^[aeiouyàâéèêëîïôûœh]/

function determinerPart({ tokens }: Text, at: number): Part | null {
  const word = tokens[at]
  if (!word || word.isLocked) return null
  const forms = determiners.find((one) => Object.values(one).includes(word.lower))
  if (!forms) return null
  const cells = new Set(cellsOf(word.lower, forms))
  // "mon amie", "l'école"
  if (/^[mts]on$/.test(word.lower) && startsOpen.test(tokens[at + 1]?.lower ?? '')) cells.add('fs')
  return { at, cells, forms }
}

const clitic = /^(?:le|la|les|l'|leur)$/
const adverb = words('très plus moins trop si aussi assez')
const firm = words('dans sur sous avec chez vers contre entre selon malgré pendant depuis dès durant parmi')
const countsOn = words('et cent mille vingt')

/** Determiner, adjectives and noun from `at` on. */
export function phraseAt(text: Text, at: number): Phrase | null {
  const { tokens, known } = text
  const determiner = determinerPart(text, at)
  const last = tokens[at - 1]?.lower ?? ''
  if (!determiner || (/^une?$/.test(tokens[at]?.lower ?? '') && (countsOn.has(last) || /^(?:l|qu|quelqu|chac|d)'?$/.test(last))))
    return null
  const parts = [determiner]
  let i = at + 1
  if (adverb.has(tokens[i]?.lower ?? '')) i++
  for (let part = adjectivePart(text, i, 'before'); part; part = adjectivePart(text, i, 'before')) {
    parts.push(part)
    i++
  }
  const noun = nounPart(text, i)
  if (!noun || noun.cells.size === 0 || tokens.slice(at, i + 1).some(({ isLocked }) => isLocked)) return null
  const next = tokens[i + 1]
  if (
    next &&
    (/^[-‐‑–/&’'](?!là$|ci$)/.test(next.lower) || (nounPart(text, i + 1) && !isVerb(next.lower, known)) || next.kind === 'number')
  )
    return null
  const mayBeVerb = parts.length === 1 && clitic.test(tokens[at]?.lower ?? '') && !firm.has(last)
  if (mayBeVerb && isVerb(tokens[i]?.lower ?? '', known)) return null
  return { parts: [...parts, noun], noun, to: i + 1 }
}

type Fit = { readonly cell: Cell; readonly cost: number; readonly changes: ReadonlyMap<number, string> }

/** The ways in which all parts agree, the one that changes least first. */
export function fitsOf({ parts, noun }: Pick<Phrase, 'parts' | 'noun'>): readonly Fit[] {
  const fits = allCells.flatMap((cell): Fit[] => {
    if (noun.forms[cell] === undefined) return []
    const changes = new Map<number, string>()
    for (const part of parts) {
      const form = part.forms[cell]
      if (part.cells.has(cell)) continue
      if (form === undefined) return []
      changes.set(part.at, form)
    }
    return [{ cell, cost: changes.size, changes }]
  })
  return fits.toSorted((a, b) => a.cost - b.cost)
}

/** What to put instead of the words that change; nothing where the phrase agrees or too much would change. */
function findingOf(tokens: readonly LintToken[], phrase: Pick<Phrase, 'parts' | 'noun'>): CheckFinding | null {
  const fits = fitsOf(phrase)
  const determiner = phrase.parts[0]?.at ?? 0
  const least = fits[0]?.cost ?? 0
  if (least === 0 || least > 2) return null
  const best = fits
    .filter(({ cost }) => cost === least)
    .toSorted((a, b) => Number(a.changes.has(determiner)) - Number(b.changes.has(determiner)))
  const changed = best.flatMap(({ changes }) => [...changes.keys()])
  const [from, to] = [Math.min(...changed), Math.max(...changed) + 1]
  if (isContracted(tokens, from, best)) return null
  return { from, to, suggestions: [...new Set(best.map(({ changes }) => written(tokens.slice(from, to), from, changes)))] }
}

/** "de la marché", "le école": two words become one, which rows do. */
function isContracted(tokens: readonly LintToken[], from: number, fits: readonly Fit[]): boolean {
  const first = fits.map(({ changes }) => changes.get(from) ?? '')
  if (!first.some((word) => /^(?:le|la|les)$/.test(word))) return false
  return (
    /^(?:de|à)$/.test(tokens[from - 1]?.lower ?? '') ||
    (startsOpen.test(tokens[from + 1]?.lower ?? '') && !first.every((word) => word === 'les'))
  )
}

const written = (tokens: readonly LintToken[], from: number, changes: ReadonlyMap<number, string>): string =>
  tokens
    .map(({ text, space, lower }, i) => {
      const word = changes.get(from + i)
      const next = tokens[i + 1]?.lower ?? ''
      const form = word === undefined || !startsOpen.test(next) ? (word ?? text) : beforeVowel(word)
      return (i > 0 ? space : '') + (word !== undefined && text !== lower ? form.charAt(0).toUpperCase() + form.slice(1) : form)
    })
    .join('')

const beforeVowel = (word: string): string =>
  ({ ma: 'mon', ta: 'ton', sa: 'son', ce: 'cet', beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' })[word] ?? word

/** Whether the phrase is the subject that a clause begins with. */
const opens = words('car mais quand lorsque puisque si parce')
export const isSubject = (tokens: readonly LintToken[], { parts: [first] }: Phrase): boolean => {
  const last = tokens[(first?.at ?? 0) - 1]
  return first !== undefined && (!last || opens.has(last.lower) || (last.lower === ',' && isOpening(tokens.slice(0, first.at - 1))))
}

const openings =
  words(`aujourd'hui ainsi après avant cependant chaque dans demain depuis désormais donc durant en enfin ensuite généralement
  hier ici maintenant malgré néanmoins parfois pendant pourtant selon souvent toutefois actuellement finalement`)
/** "Chaque jour,": what stands before the subject of a short sentence. */
const isOpening = (before: readonly LintToken[]): boolean =>
  openings.has(before[0]?.lower ?? '') && before.every(({ kind, isLocked }) => kind !== 'mark' && !isLocked)

/** Words that join phrases. */
export const linking = words('et ou ni , ; comme')
const joins = (tokens: readonly LintToken[], from: number): boolean =>
  tokens.slice(from, from + 6).some(({ lower }) => /^(?:et|ou|,|puis|ni)$/.test(lower))
/** Nouns with which an adjective may agree with something else. */
const loose = words('air gens chose fois personne espèce sorte majorité moitié partie ensemble nombre foule')

/** "des méthodes proposé": an adjective behind the noun. */
function behindNoun(text: Text, phrase: Phrase): CheckFinding | null {
  const { tokens } = text
  const last = tokens[(phrase.parts[0]?.at ?? 0) - 1]
  const isFirst = isSubject(tokens, phrase)
  if ([...loose].some((word) => phrase.noun.forms.ms === word || phrase.noun.forms.fs === word)) return null
  if (
    !isFirst &&
    (linking.has(last?.lower ?? '') ||
      prepositions.has(last?.lower ?? '') ||
      /^(?:des|aux)$/.test(tokens[phrase.parts[0]?.at ?? 0]?.lower ?? ''))
  )
    return null
  const word = tokens[phrase.to]?.lower ?? ''
  const adjective = !/[éui]e?s?$/.test(word) && isVerb(word, text.known) ? null : adjectivePart(text, phrase.to, isFirst ? 'any' : 'kind')
  const next = tokens[phrase.to + 1]
  if (!adjective || next?.text.startsWith('-') || joins(tokens, phrase.to + 1) || nounPart(text, phrase.to + 1)) return null
  return onlyAdjective(findingOf(tokens, { parts: [...phrase.parts, adjective], noun: phrase.noun }), adjective)
}

/** The phrase itself agrees, so the adjective is to change and nothing else. */
const onlyAdjective = (finding: CheckFinding | null, { at }: Part): CheckFinding | null =>
  finding && finding.from === at && finding.suggestions.length === 1 ? finding : null

/** Words before which a phrase is no subject. */
export const prepositions =
  words(`à de d' en par pour sur dans sous avec sans chez vers contre entre selon après avant depuis pendant dès durant parmi
  malgré que qu' jusqu'à`)

const being = /^(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|furent)$/
const degree = words('pas très plus moins trop si aussi assez vraiment toujours souvent bien déjà encore particulièrement extrêmement')

/** "Les maisons sont grand": what the subject is said to be. */
function saidOf(text: Text, phrase: Phrase): CheckFinding | null {
  const { tokens } = text
  if (!isSubject(tokens, phrase) || loose.has(phrase.noun.forms.fs ?? phrase.noun.forms.ms ?? '')) return null
  let i = phrase.to
  if (/^n['e]$/.test(tokens[i]?.lower ?? '')) i++
  if (!being.test(tokens[i]?.lower ?? '')) return null
  i++
  while (degree.has(tokens[i]?.lower ?? '')) i++
  const adjective = adjectivePart(text, i, 'any')
  const next = tokens[i + 1]
  if (!adjective || next?.text.startsWith('-') || nounPart(text, i + 1) || adjectivePart(text, i + 1, 'any')) return null
  return onlyAdjective(findingOf(tokens, { parts: [...phrase.parts, adjective], noun: phrase.noun }), adjective)
}

function findingAt(text: Text, at: number): CheckFinding | null {
  const phrase = phraseAt(text, at)
  if (!phrase) return null
  return findingOf(text.tokens, phrase) ?? behindNoun(text, phrase) ?? saidOf(text, phrase)
}

/** Determiner, adjectives and noun agree, and with them what is said of the noun. */
export default defineCheck({
  key: 'agreement',
  class: 'agreement',
  find: (tokens, known) => (known?.stems ? tokens.flatMap((_, at) => findingAt({ tokens, known }, at) ?? []) : []),
  wrong: [
    ["J'ai acheté un table en bois.", "J'ai acheté une table en bois."],
    ['Une nouvelle approches est proposée.', 'Une nouvelle approche est proposée.'],
    ['Les grand arbres poussent.', 'Les grands arbres poussent.'],
    ['Les méthodes proposé sont simples.', 'Les méthodes proposées sont simples.'],
    ['Les maisons sont grand.', 'Les maisons sont grandes.'],
    ['La politique a une dimension national.', 'La politique a une dimension nationale.'],
  ],
  right: [
    'Les langues française et anglaise se ressemblent.',
    'Il quitta la maison content.',
    'Elle les marche un peu.',
    'Il a vingt et un jours.',
    'Elle a l’air contente.',
    'La grand-mère chante.',
  ],
})
