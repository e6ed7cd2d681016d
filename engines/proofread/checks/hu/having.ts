import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isPerson } from '../../hungarian/governed.ts'
import { afterAdjectives, isAdjective, isNounOf, isPlainNoun, isVerbOnly, mended, nounReadings, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const datives: ReadonlyMap<string, string> = new Map([
  ['nekem', 'p1sg'],
  ['neked', 'p2sg'],
  ['neki', 'p3sg'],
  ['nekünk', 'p1pl'],
  ['nektek', 'p2pl'],
  ['nekik', 'p3pl'],
])
const being = words('van nincs volt lesz lenne nincsen vannak nincsenek voltak lesznek')
const counting = words('egy két három négy öt sok kevés néhány több')
/** What people have. */
const things =
  words(`autó kutya macska testvér nővér bátya öcs húg gyerek gyermek barát barátnő lakás ház telefon számítógép laptop bicikli feleség férj család
  nagymama nagyapa unokatestvér szülő ötlet kérdés kert unoka pénz munka állás könyv hobbi álom terv gond probléma idő kedv kulcs szoba fiú lány`)

/** "Nekem nincs időd", "a testvéremnek két gyerek van", "a diákok tanárjuk": whose a thing is, it says of its owner. */
export default defineCheck({
  key: 'having',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Nekem nincs időd erre.', 'Nekem nincs időm erre.'],
    ['Neki van két húgom.', 'Neki van két húga.'],
    ['A testvéremnek két gyerek van.', 'A testvéremnek két gyereke van.'],
    ['A barátomnak nincs autó.', 'A barátomnak nincs autója.'],
    ['A szüleimnek van egy háza a Balatonnál.', 'A szüleimnek van egy házuk a Balatonnál.'],
    ['A diákok tanáruk beteg.', 'A diákok tanára beteg.'],
  ],
  right: [
    'Nekem nincs időm erre.',
    'Nekem van a könyved.',
    'A testvéremnek két gyereke van.',
    'A gyerekeknek két játszótér van.',
    'A diákok tanáruk segítségével oldják meg.',
    'A barátomnak nincs a ház a nevén.',
    'Nekik van igazuk.',
    'A fiúk barátjuk nélkül mentek el.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const { lower = '', kind } = tokens[at] ?? {}
  if (kind !== 'word') return null
  const person = datives.get(lower)
  if (person !== undefined) return ofPronoun(tokens, at, { person, known })
  return ofDative(tokens, at, known) ?? ofOwners(tokens, at, known)
}

type Owner = { readonly person: string; readonly known: WordKnowledge }

/** The noun behind "nekem van" or before "van", with a number and adjectives. */
function thingAt(tokens: readonly LintToken[], start: number, known: WordKnowledge): number {
  return afterAdjectives(tokens, counting.has(tokens[start]?.lower ?? '') ? start + 1 : start, known)
}

function ofPronoun(tokens: readonly LintToken[], at: number, { person, known }: Owner): CheckFinding | null {
  const isBefore = being.has(tokens[at - 1]?.lower ?? '')
  const start = isBefore ? at + 1 : being.has(tokens[at + 1]?.lower ?? '') ? at + 2 : null
  if (start === null) return null
  const place = thingAt(tokens, start, known)
  const noun = tokens[place]
  if (!noun || noun.kind !== 'word' || !isNounOf(/^(?:sg|pl)\.p[123](?:sg|pl)\.nom$/, noun, known)) return null
  if (nounReadings(noun, known).some(({ tags }) => tags.includes(person))) return null
  // "nekik van igaza": of them people say both.
  const next = tokens[place + 1]
  if (next?.kind === 'word' && nounReadings(next, known).some(({ tags }) => /p[123](?:sg|pl)\./.test(tags))) return null
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => tags.replace(/p[123](?:sg|pl)\.nom$/, `${person}.nom`), known),
  )
}

/** "a barátomnak nincs autó", "a testvéremnek két gyerek van". */
function ofDative(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const owner = tokens[at]
  if (!/n[ae]k$/.test(owner?.lower ?? '') || !/^az?$/.test(tokens[at - 1]?.lower ?? '')) return null
  // "szüleimnek", "barátaimnak": the rules know them by another word.
  const isParents = /^(?:szülei|barátai|gyermekei|gyerekei|testvérei|szomszédai|nagyszülei)(?:m|d|nk)n[ae]k$/.test(owner?.lower ?? '')
  const own = nounReadings(owner, known).filter(({ tags, lemma }) => tags.endsWith('.dat') && isPerson(lemma))
  const isKin = /^(?:öcsé|bátyá|húgo|nővére)(?:m|d|nk)n[ae]k$/.test(owner?.lower ?? '')
  if (own.length === 0 && !isParents && !isKin) return null
  const isBefore = being.has(tokens[at + 1]?.lower ?? '')
  const place = thingAt(tokens, isBefore ? at + 2 : at + 1, known)
  const noun = tokens[place]
  if (!noun || (!isBefore && !being.has(tokens[place + 1]?.lower ?? ''))) return null
  const isMany = isParents || (!isKin && own.every(({ tags }) => tags.startsWith('pl')))
  const isOne = !isParents && own.every(({ tags }) => tags.startsWith('sg'))
  if (isPlainNoun(noun, known) && things.has(noun.lower) && (isOne || isMany) && endsThere(tokens, isBefore ? place + 1 : place + 2, known))
    return mended(
      tokens,
      place,
      nounWith(noun, (tags) => (tags === 'sg.nom' ? (isOne ? 'sg.p3sg.nom' : 'sg.p3pl.nom') : null), known),
    )
  if (!isMany || !counting.has(tokens[place - 1]?.lower ?? '') || !isNounOf(/^sg\.p3sg\.nom$/, noun, known)) return null
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => (tags === 'sg.p3sg.nom' ? 'sg.p3pl.nom' : null), known),
  )
}

/** No other noun follows that could be what is had. */
const endsThere = (tokens: readonly LintToken[], place: number, known: WordKnowledge): boolean => {
  const next = tokens[place]
  return next?.kind !== 'word' || !nounReadings(next, known).some(({ tags }) => /\.nom$/.test(tags))
}

/** "a diákok tanáruk beteg": beside its owner the noun does not say whose it is again. */
function ofOwners(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [owners, noun, said] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (
    !owners?.lower.endsWith('k') ||
    !/[uüö]k$/.test(noun?.lower ?? '') ||
    !/^az?$/.test(tokens[at - 1]?.lower ?? '') ||
    said?.kind !== 'word'
  )
    return null
  if (!isNounOf(/^pl2?\.nom$/, owners, known) || !isNounOf(/^sg\.p3pl\.nom$/, noun, known)) return null
  const isSaid = isVerbOnly(tokens, at + 2, known) || (isAdjective(said, known) && /^[.!?,]$/.test(tokens[at + 3]?.text ?? ''))
  return isSaid
    ? mended(
        tokens,
        at + 1,
        nounWith(noun, (tags) => (tags === 'sg.p3pl.nom' ? 'sg.p3sg.nom' : null), known),
      )
    : null
}
