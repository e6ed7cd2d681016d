import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, words } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isNoun, isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

const cases: Readonly<Record<string, string>> = { often: 'In many cases', usually: 'In most cases', sometimes: 'In some cases' }

/** "Schools often lack money." to "In many cases, schools lack money." */
export default defineStructure({
  key: 'often-cases',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['extend'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange((sentence, end) => {
    const clause = clauseAt(sentence, 0, end)
    if (clause === null || clause.subjectEnd > 6) return null
    const at = sentence.findIndex(({ lower }) => cases[lower] !== undefined)
    const phrase = cases[sentence[at]?.lower ?? '']
    const verb = sentence[at + 1]
    const last = sentence[clause.subjectEnd - 1]
    if (phrase === undefined || at !== clause.subjectEnd || verb?.tag !== 'VERB' || !/^(3sg|pl)$/.test(verb.form ?? '')) return null
    if (!isNoun(last) || last?.isName === true || isPerson(sentence, 0, clause.subjectEnd) === true) return null
    if (
      sentence.some(
        ({ lower, text }, i) => i > at && (/^(if|when|whenever|while|but|case|cases|not|n't|n’t|never|than)$/.test(lower) || text === ';'),
      )
    )
      return null
    return [compose(words(phrase, 'ADV'), [comma()], lowerFirst(sentence.slice(0, at)), sentence.slice(at + 1))]
  }),
  yes: [
    ['Small schools often lack money.', 'In many cases, small schools lack money.'],
    ['This method usually gives good results.', 'In most cases, this method gives good results.'],
    ['The law sometimes protects rich firms.', 'In some cases, the law protects rich firms.'],
    ['Online courses often need more time.', 'In many cases, online courses need more time.'],
  ],
  no: [
    'He often walks to school.',
    'Small schools often lack money, but they have space.',
    'Small schools often lacked money.',
    'Teachers often walk to school.',
    'Small schools are often poor.',
  ],
})
