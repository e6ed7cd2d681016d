import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { finiteReadings, isVerbOnly, mended, toPerson, verbPlace, verbWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const being: Readonly<Record<string, string>> = { vagyok: 'vagyunk', voltam: 'voltunk', leszek: 'leszünk' }

/** "A barátom és én megyek": two who do it, of whom one is me, are we. */
export default defineCheck({
  key: 'joined-doers',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A barátom és én elmegyek a moziba.', 'A barátom és én elmegyünk a moziba.'],
    ['Anna és én tegnap voltam ott.', 'Anna és én tegnap voltunk ott.'],
    ['Te és én nagyon szeretek táncolni.', 'Te és én nagyon szeretünk táncolni.'],
    ['A húgom meg te jól énekelsz.', 'A húgom meg te jól énekeltek.'],
  ],
  right: [
    'A barátom és én elmegyünk a moziba.',
    'Anna énekel, és én táncolok.',
    'Anna elment és én maradok.',
    'Te főzöl, és te mosogatsz.',
    'Ő is és én is megyek.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const me = tokens[at + 1]?.lower
  if (!/^(?:és|meg)$/.test(tokens[at]?.lower ?? '') || (me !== 'én' && me !== 'te') || at === 0 || at > 4) return null
  if (
    tokens
      .slice(0, at)
      .some(({ kind, lower }, i) => kind !== 'word' || isVerbOnly(tokens, i, known) || /^(?:is|van|volt|hogy|ha)$/.test(lower))
  )
    return null
  const place = verbPlace(tokens, at + 2, known)
  const verb = tokens[place]
  if (!verb) return null
  const own = me === 'én' ? being[verb.lower] : undefined
  if (own) return mended(tokens, place, [own])
  if (!isSureVerb(tokens, place, known)) return null
  const person = me === 'én' ? 'p1sg' : 'p2sg'
  if (!finiteReadings(verb, known).every(({ tags }) => tags.endsWith(person))) return null
  return mended(tokens, place, verbWith(verb, toPerson(person.replace('sg', 'pl')), known))
}
