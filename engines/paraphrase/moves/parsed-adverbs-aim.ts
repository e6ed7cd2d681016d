import { compose, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { mainClauseOf } from './main-clause.ts'
import { wordSet } from './word-set.ts'

/** "To" and a verb that is only talk, and no aim: "to sum up", "to be honest". Sorted. */
const talk = wordSet(
  'add answer be begin clarify conclude continue elaborate illustrate make name paraphrase put recap recapitulate reiterate repeat return rinse say start sum summarise summarize tell',
)

/** "To find the leak, we dried the pipe" to "In order to find the leak, we dried the pipe". */
export function aimSpelled(sentence: Tokens): readonly Tokens[] | null {
  const verb = sentence[1]
  if (sentence[0]?.lower !== 'to' || verb?.tag !== 'VERB' || verb.form !== 'base' || talk.has(verb.lemma)) return null
  const clause = mainClauseOf(sentence)
  const [aim] = clause?.phrases ?? []
  if (clause === null || aim === undefined || aim.start !== 0 || aim.head !== 1 || aim.relation !== 'adverbial' || aim.certainty < sureAim)
    return null
  if (aim.end < shortestAim || !isComma(sentence[aim.end]) || clause.subject.start !== aim.end + 1) return null
  if (sentence.slice(1, aim.end).some(isComma) || clause.subject.certainty < sureAim) return null
  if (sentence[2]?.lower === 'this' || sentence[2]?.lower === 'that') return null
  return [compose(words('In order', 'ADP'), [word('to', 'PART')], sentence.slice(1))]
}

/** So sure it must be that the phrase is an aim of the main clause. */
const sureAim = 0.8

/** An aim of fewer tokens, "to do so", is said in short. */
const shortestAim = 4
