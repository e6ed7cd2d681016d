import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import { mainClause } from './result-verbs.ts'

/** What a person says as well as a fact. */
const saying = /^(?:demonstrate|imply|indicate|reveal|show|suggest)$/

/** "Anderson (1983) turned to print, suggesting that": the author suggests it, not what the clause tells. */
export function isShownByAuthor(sentence: Tokens): boolean {
  const at = sentence.findIndex(
    (token, i) => isComma(token) && sentence[i + 1]?.form === 'ing' && saying.test(sentence[i + 1]?.lemma ?? ''),
  )
  const main = at < 0 ? null : mainClause(sentence, at)
  if (main === null) return false
  const subject = sentence.slice(main.start, main.subjectEnd)
  const isAuthor = subject.some(({ tag, isName }) => tag === 'PROPN' || isName) && subject[0]?.tag !== 'DET'
  return isAuthor || isPerson(sentence, main.start, main.subjectEnd) === true || /^(?:both|they)$/.test(subject[0]?.lower ?? '')
}
