import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { clauseEnd, finiteReadings, isVerbal, mended, verbWith } from '../../turkish/words.ts'

const unit = /^(?:hafta|ay|yıl|sene|yaz|kış|gün|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)$/

/** "Dün sinemaya gideceğim": a word for time and the tense of the only verb say the same. */
export default defineCheck({
  key: 'time-tense',
  class: 'tense',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Dün sinemaya gideceğim.', 'Dün sinemaya gittim.'],
    ["Gelecek hafta Ankara'ya gittim.", "Gelecek hafta Ankara'ya gideceğim."],
    ['Geçen yıl çok kitap okuyacağım.', 'Geçen yıl çok kitap okudum.'],
    ['Geçen hafta hastaneye gidecek.', 'Geçen hafta hastaneye gitti.'],
  ],
  right: [
    'Dün gideceğim demişti.',
    'Dün sinemaya gidecektim.',
    'Gelecek hafta toplantı var.',
    'Gelecek hafta gideceğimi söyledim.',
    'Geçen yıl okuduğum kitabı vereceğim.',
    'Dün aldığım kitabı okuyacağım.',
  ],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  const [first, second] = [tokens[0]?.lower ?? '', tokens[1]?.lower ?? '']
  const isPast = /^(?:dün|evvelsi)$/.test(first) || (first === 'geçen' && unit.test(second))
  const isFuture = /^(?:gelecek|önümüzdeki|haftaya)$/.test(first) && (first === 'haftaya' || unit.test(second))
  if (!isPast && !isFuture) return null
  const end = clauseEnd(tokens, 0)
  const verb = tokens[end - 1]
  if (!verb || end < 3 || !/^[.!]$/.test(tokens[end]?.text ?? '')) return null
  const own = finiteReadings(verb, known)
  const wanted = isPast ? /^(?:neg\.)?fut\.p[123](?:sg|pl)$/ : /^(?:neg\.)?past\.p[123](?:sg|pl)$/
  if (own.length === 0 || !own.every(({ tags }) => wanted.test(tags))) return null
  const from = first === 'haftaya' || first === 'dün' ? 1 : 2
  if (tokens.slice(from, end - 1).some((token) => isVerbal(token, known) || /^(?:diye|ki|için|sonra|önce)$/.test(token.lower))) return null
  const change = (tags: string): string | null =>
    wanted.test(tags) ? (isPast ? tags.replace('fut.', 'past.') : tags.replace('past.', 'fut.')) : null
  const finding = mended(tokens, end - 1, verbWith(verb, change, known))
  return finding && [finding]
}
