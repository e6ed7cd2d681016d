import { defineCheck, type CheckFinding } from '../../check.ts'
import { frontWords } from '../../../languages/tr/irregular-stems.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const particle = /^m([ıiuü])((?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü](?:m|z|d[ıiuü](?:n|k|m)?|m[ıiuü]ş)|d[ıiuü]r)?)$/

/** "Güzel mu?": the particle that asks follows the vowels of the word before it. */
export default defineCheck({
  key: 'question-harmony',
  class: 'vowel-harmony',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Güzel mu?', 'Güzel mi?'],
    ['Gelecek mısın?', 'Gelecek misin?'],
    ['Bugün okul var mi?', 'Bugün okul var mı?'],
    ['Onu gördün mi?', 'Onu gördün mü?'],
    ['Yorgun mısınız?', 'Yorgun musunuz?'],
  ],
  right: ['Saat mi bozuk?', 'Ali mi geldi, Mehmet mi?', 'Güzel mi, çirkin mi?', 'Gördün mü onu?', 'Bu bir rol mü?', 'Sen mi geldin?'],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const [, vowel = '', rest = ''] = particle.exec(token?.lower ?? '') ?? []
  if (!before || vowel === '' || before.kind !== 'word' || before.lower.includes("'") || !known.isKnown(before.lower)) return null
  // Words from other languages have the endings of e and ö after a, o and u.
  if ([...frontWords].some((one) => before.lower.startsWith(one)) || /[âîû]|[aou]l$|[aou]t$/.test(before.lower)) return null
  const last = /[aeıioöuü](?=[^aeıioöuü]*$)/.exec(before.lower)?.[0]
  if (last === undefined || (before.text !== before.lower && at > 1)) return null
  const right = /[aı]/.test(last) ? 'ı' : /[ei]/.test(last) ? 'i' : /[ou]/.test(last) ? 'u' : 'ü'
  const made = `m${right}${rest.replace(/[ıiuü]/g, right)}`
  return right === vowel || made === token?.lower ? null : { from: at, to: at + 1, suggestions: [made] }
}
