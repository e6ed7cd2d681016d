import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { clauseEnd, finiteReadings, isVerbal, mended, verbWith } from '../../turkish/words.ts'

const pronouns: ReadonlyMap<string, string> = new Map([
  ['ben', 'p1sg'],
  ['sen', 'p2sg'],
  ['biz', 'p1pl'],
  ['siz', 'p2pl'],
  ['onlar', 'p3pl'],
])
/** Who is joined to the pronoun, or said to be it. */
const joined = words('ve ile veya hem ya bile ki gibi kadar için diye')

/** "Ben dün gitti": subject and verb have the same person. */
export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ben dün akşam çok güzel bir film izledi.', 'Ben dün akşam çok güzel bir film izledim.'],
    ['Sen ne zaman geldim?', 'Sen ne zaman geldin?'],
    ['Biz her yaz denize gidersin.', 'Biz her yaz denize gideriz.'],
    ['Siz bana hiçbir şey söylemedi.', 'Siz bana hiçbir şey söylemediniz.'],
    ['Ama ben onu tanımaz.', 'Ama ben onu tanımam.'],
  ],
  right: [
    'Ben gelince herkes sustu.',
    'Ben ve kardeşim gittik.',
    'Ben gittim, o geldi.',
    'Biz yokken hırsız girmiş.',
    'Siz insanlar her şeyi bilir.',
    'Sen diye biri aradı.',
    'Siz bu işe karışmayın dedi.',
    'Ben senin onu sevdiğini bilirim.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const person = pronouns.get(tokens[at]?.lower ?? '')
  const before = tokens[at - 1]
  if (person === undefined || (before && !/^(?:ama|fakat|çünkü|bugün|dün)$/.test(before.lower)) || at > 1) return null
  const end = clauseEnd(tokens, at)
  const place = end - 1
  const verb = tokens[place]
  if (!verb || place <= at || !/^[.!?]$/.test(tokens[end]?.text ?? '')) return null
  // "Siz gelmeyin dedi": somebody is quoted; "Ben Merkezcilik": a title.
  if (/^(?:de(?:di|miş|r)|diyor)/.test(verb.lower) || /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')) return null
  const own = finiteReadings(verb, known)
  if (own.length === 0 || own.some(({ tags }) => tags.includes(person) || (person === 'p3pl' && tags.includes('p3sg')))) return null
  // An adverb or a noun made of a verb may have the pronoun for its own.
  if (tokens.slice(at + 1, place).some((token) => joined.has(token.lower) || isBetween(token) || isVerbal(token, known))) return null
  const change = (tags: string): string => tags.replace(/p[123](?:sg|pl)/, person)
  return mended(tokens, place, verbWith(verb, change, known))
}

/** Plural nouns that say who "we" and "you" are, words with "-ken" and "-se", and particles between. */
const isBetween = ({ lower }: LintToken): boolean => /(?:l[ae]r|ken|s[ae]m?|yok|var|değil|kimse)$/.test(lower)
