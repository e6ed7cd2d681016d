import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { clauseEnd, finiteReadings, mended, verbWith } from '../../turkish/words.ts'

/** "Hiç kimse geldi": words for nothing and nobody want a verb that is negated. */
export default defineCheck({
  key: 'negation',
  class: 'verb-form',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Dün hiç kimse geldi.', 'Dün hiç kimse gelmedi.'],
    ['Hiçbir şey istiyorum.', 'Hiçbir şey istemiyorum.'],
    ['Kimse beni anladı.', 'Kimse beni anlamadı.'],
    ['Asla sigara içerim.', 'Asla sigara içmem.'],
    ['Bu konuda hiçbir zaman yalan söyledim.', 'Bu konuda hiçbir zaman yalan söylemedim.'],
  ],
  right: [
    'Hiç kimse gelmedi.',
    'Hiçbir şey söylemeden gitti.',
    'Hiç kimse geldi mi?',
    'Asla pişman değilim, hiçbir sorun yok.',
    'Hiçbir şey bilmediğini söyledi.',
    'Hiçbir katkısız ürün sattı.',
    'Hiçbir şeyi umursamaz bir tavırla baktı.',
    'Kimse gelmeyecek sandım.',
  ],
})

const opener = /^(?:hiçbir|asla|hiçbirimiz)$/
/** Words that deny by themselves. */
const denying =
  /m[ae]d[ae]n|m[ae]y[ae]n|m[ae]z|m[ae]d[ıi]|m[ıiuü]yor|m[ae]m|m[ae]y[ae]c[ae]|s[ıiuü]z|m[ae]m[ae]|m[ae]y[ıi]|m[ae]s[ıi]|^(?:yok|değil|ne|mi|mı|mu|mü|red|inkâr|önle|engel|zor|imkân|olma|kaybet|unut|vazgeç|bırak|kaçın|uzak|aykırı|tersi|karşı|yasak|aksi)/

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]
  if (
    !word ||
    !(
      opener.test(word.lower) ||
      (at === 0 && word.lower === 'kimse') ||
      (word.lower === 'hiç' && /^(?:kimse|kimseyi|kimseye|bir)$/.test(tokens[at + 1]?.lower ?? ''))
    )
  )
    return null
  const end = clauseEnd(tokens, at)
  const verb = tokens[end - 1]
  if (!verb || end - 1 <= at || !/^[.!]$/.test(tokens[end]?.text ?? '')) return null
  if (tokens.some(({ lower }) => denying.test(lower)) || tokens.some(({ text }) => text === '?')) return null
  const own = finiteReadings(verb, known)
  if (own.length === 0 || own.some(({ tags }) => /neg|noaor|cannot/.test(tags))) return null
  return mended(tokens, end - 1, verbWith(verb, negated, known))
}

function negated(tags: string): string | null {
  if (/^(?:pass\.)?can\./.test(tags)) return tags.replace('can.', 'cannot.').replace(/\baor\b/, 'noaor')
  const passive = tags.startsWith('pass.') ? 'pass.' : ''
  const rest = tags.slice(passive.length)
  return `${passive}neg.${rest.replace(/^aor\b/, 'noaor')}`
}
