import type { Analysis } from '../../../languages/forms.ts'
import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import {
  afterAdjectives,
  finiteReadings,
  isClauseEnd,
  isNounOf,
  isPlainNoun,
  isVerbOnly,
  mayBeParticiple,
  mended,
  toPerson,
  verbPlace,
  verbWith,
} from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const pronouns: ReadonlyMap<string, string> = new Map([
  ['én', 'p1sg'],
  ['te', 'p2sg'],
  ['mi', 'p1pl'],
  ['ti', 'p2pl'],
  ['ők', 'p3pl'],
])
const everyone = words('mindenki senki valaki bárki akárki mindegyik egyik semmi minden')
/** Verbs without a person, and those that stand between two nouns. */
const left =
  words(`kell lehet szabad muszáj tetszik illik volt van lesz voltak vannak lesznek lettek lett lenne lennének volna volnának vagyok
  vagyunk vagytok kéne kellene kellett kellenek kell lehetett lehetne való maradt maradtak elleni`)
/** When something is, not who does it. */
const times = words(`nap este reggel délután délelőtt éjjel éjszaka hét hónap év óra perc alkalom pillanat este nyár tél ősz tavasz hétvége
  század évszázad évtized`)
const joined = words(`és s meg vagy sem valamint illetve mint is mind ,`)
const numerals =
  words(`két kettő három négy öt hat hét nyolc kilenc tíz húsz harminc negyven ötven száz ezer sok kevés néhány több pár számos minden
  rengeteg hány valamennyi`)
const starts = words(`hogy mert ha amikor de ahol ahogy mivel bár amíg mielőtt miután hiszen`)

/** Subject and verb have the same person and number; what is counted is singular. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Én nagyon szereti a csokoládét.', 'Én nagyon szeretem a csokoládét.'],
    ['Te mindig későn kelek.', 'Te mindig későn kelsz.'],
    ['Mi gyakran úszom a tóban.', 'Mi gyakran úszunk a tóban.'],
    ['A kollégák dolgozik a gyárban.', 'A kollégák dolgoznak a gyárban.'],
    ['Négy fiú játszanak az udvaron.', 'Négy fiú játszik az udvaron.'],
    ['Egyre több fiatal költöznek külföldre.', 'Egyre több fiatal költözik külföldre.'],
    ['A hajó elindulnak.', 'A hajó elindul.'],
    ['Ma érkezik a tanárok.', 'Ma érkeznek a tanárok.'],
    ['Valaki kopognak az ajtón.', 'Valaki kopog az ajtón.'],
    ['Azt hiszem, hogy ti sokat tanulnak.', 'Azt hiszem, hogy ti sokat tanultok.'],
  ],
  right: [
    'Te meg én megyünk, ők maradnak.',
    'Mi történik itt, és mi lesz velünk?',
    'Az én apám dolgozik.',
    'Minden este olvasnak a gyerekek.',
    'A fiú és a lány beszélgetnek.',
    'A németek megszállta terület nagy volt.',
    'Két óra múlva indulnak.',
    'A szülők elfogadott javaslata jó volt.',
    'Én lehet, hogy elutazom.',
    'Ez az, amit ti mondtatok.',
    'Te, jön a busz!',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const { lower = '' } = tokens[at] ?? {}
  const person = pronouns.get(lower)
  if (person !== undefined) return ofPronoun(tokens, at, { person, known })
  if (everyone.has(lower) && lower !== 'minden') return ofEveryone(tokens, at, known)
  if (numerals.has(lower)) return ofCounted(tokens, at, known)
  return /^az?$/.test(lower) ? (ofNoun(tokens, at, known) ?? ofNounBehind(tokens, at, known)) : null
}

/** The finding at a verb whose persons are not the one that it should have. */
function finding(
  tokens: readonly LintToken[],
  at: number,
  { person, known }: { readonly person: string; readonly known: WordKnowledge },
): CheckFinding | null {
  const verb = tokens[at]
  if (!verb || left.has(verb.lower) || /^[-–]/u.test(tokens[at + 1]?.text ?? '') || !isVerbOnly(tokens, at, known)) return null
  if (finiteReadings(verb, known).some(({ tags }) => tags.endsWith(person))) return null
  return mended(tokens, at, verbWith(verb, toPerson(person), known))
}

/** Nothing is joined to the word before it: it begins its clause, or stands behind a conjunction. */
const isFree = (tokens: readonly LintToken[], at: number): boolean => {
  const before = tokens[at - 1]
  if (before === undefined || starts.has(before.lower)) return true
  return (
    before.kind === 'mark' && before.text === ',' && tokens.slice(0, at).every(({ lower }) => !joined.has(lower) || lower === ',') && at > 3
  )
}

function ofPronoun(
  tokens: readonly LintToken[],
  at: number,
  { person, known }: { readonly person: string; readonly known: WordKnowledge },
): CheckFinding | null {
  const before = tokens[at - 1]
  if (before && !starts.has(before.lower)) return null
  const place = verbPlace(tokens, at + 1, known)
  const verb = tokens[place]
  if (!verb || verb.kind !== 'word' || joined.has(tokens[place + 1]?.lower ?? '')) return null
  // "Mi" asks for things as well; "te" and "ti" may own them.
  if (tokens[at]?.lower === 'mi' && !finiteReadings(verb, known).every(({ tags }) => /p(?:1sg|2sg|2pl)$/.test(tags))) return null
  if (mayBeParticiple(verb) && !isClauseEnd(tokens[place + 1]) && !/^az?$/.test(tokens[place + 1]?.lower ?? '')) return null
  return finding(tokens, place, { person, known })
}

function ofEveryone(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (joined.has(tokens[at - 1]?.lower ?? '') && tokens[at - 1]?.text !== ',') return null
  const place = verbPlace(tokens, at + 1, known)
  return finding(tokens, place, { person: 'p3sg', known: onlyPlural(tokens[place], known) ?? known })
}

/** Only a verb in the third person plural is surely wrong there. */
const onlyPlural = (token: LintToken | undefined, known: WordKnowledge): WordKnowledge | null =>
  finiteReadings(token, known).every(({ tags }) => tags.endsWith('p3pl')) ? known : null

function ofCounted(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const behind = afterAdjectives(tokens, at + 1, known)
  // "több fiatal": an adjective as well.
  const noun =
    behind > at + 1 && /n[ae]k$/.test(tokens[behind]?.lower ?? '') && finiteReadings(tokens[behind], known).length > 0 ? behind - 1 : behind
  const verb = tokens[noun + 1]
  if (!/(?:n[ae]k|t[ae]k|[áéi]k)$/.test(verb?.lower ?? '') || times.has(tokens[noun]?.lower ?? '')) return null
  if (
    !(isPlainNoun(tokens[noun], known) || noun < behind) ||
    !onlyPlural(verb, known) ||
    tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => joined.has(lower))
  )
    return null
  return finding(tokens, noun + 1, { person: 'p3sg', known })
}

/** "A gyerekek játszik", "a fiú mennek": at the start of its clause. */
function ofNoun(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (!isFree(tokens, at)) return null
  const noun = afterAdjectives(tokens, at + 1, known)
  const place = verbPlace(tokens, noun + 1, known)
  const [word, verb] = [tokens[noun], tokens[place]]
  if (!word || verb?.kind !== 'word' || times.has(word.lower) || /^\p{Lu}/u.test(word.text)) return null
  if (word.lower.endsWith('k') && isNounOf(/^pl2?\.nom$/, word, known)) {
    if (/(?:n[ae]k|k)$/.test(verb.lower) && !verb.lower.endsWith('ik')) return null
    if (
      mayBeParticiple(verb) &&
      !isClauseEnd(tokens[place + 1]) &&
      !/^(?:az?|egy|egész|minden|tegnap|ma)$/.test(tokens[place + 1]?.lower ?? '')
    )
      return null
    if (left.has(verb.lower) || !isOfOne(verb, finiteReadings(verb, known)) || !isVerbOnly(tokens, place, known)) return null
    return mended(tokens, place, verbWith(verb, ofMany, known))
  }
  if (!/(?:n[ae]k|t[ae]k)$/.test(verb.lower) || !isPlainNoun(word, known) || !onlyPlural(verb, known)) return null
  return joined.has(tokens[place + 1]?.lower ?? '') ? null : finding(tokens, place, { person: 'p3sg', known })
}

const ofMany = (tags: string): string | null => (tags.endsWith('p3sg') ? toPerson('p3pl')(tags) : null)

/** "Érkezik a tanárok.": many behind their verb, at the end. */
function ofNounBehind(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const verb = tokens[at - 1]
  // Asked before the dictionary is: the noun ends the sentence.
  if (!tokens.slice(at + 2, at + 5).some(({ text }) => /^[.!?]$/.test(text))) return null
  const noun = afterAdjectives(tokens, at + 1, known)
  if (!verb || !tokens[noun]?.lower.endsWith('k') || !/^[.!?]$/.test(tokens[noun + 1]?.text ?? '')) return null
  if (!isNounOf(/^pl2?\.nom$/, tokens[noun], known)) return null
  const own = finiteReadings(verb, known)
  if (!isOfOne(verb, own) || /^(?:lehet|muszáj|illik)$/.test(verb.lower)) return null
  if (!isVerbOnly(tokens, at - 1, known) && !/^(?:van|volt|jó)$/.test(verb.lower)) return null
  return mended(tokens, at - 1, verbWith(verb, ofMany, known))
}

/** The third person singular and nothing else; "érkezik" is no form of "them" with an object, whatever the rules think. */
const isOfOne = ({ lower }: LintToken, own: readonly Analysis[]): boolean =>
  own.some(({ tags }) => tags.endsWith('p3sg')) &&
  own.every(({ tags }) => /(?:pres|past|cond)\.(?:def\.)?p3sg$/.test(tags) || (lower.endsWith('ik') && /pres\.def\.p3pl$/.test(tags)))
