import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, word } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark, joinsClause, leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** "Many people believe that S." to "There are many people who believe that S." */
export const insertThereAre: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  if (!/^(many|several|some|numerous)$/.test(sentence[lead]?.lower ?? '')) return null
  const clause = clauseAt(sentence, lead, end)
  if (clause === null || !clause.isSimpleSubject || clause.subjectEnd - lead > 4 || !isNoun(sentence[clause.subjectEnd - 1])) return null
  const noun = sentence[clause.subjectEnd - 1]
  const isPlural = noun !== undefined && (noun.lower === 'people' || (noun.lower.endsWith('s') && noun.lower !== noun.lemma))
  if (!isPlural || sentence.slice(lead, clause.subjectEnd).some(({ lower, tag }) => lower === 'of' || tag === 'ADV')) return null
  const verb = sentence[clause.verb.start]
  const isPlain = verb?.tag === 'VERB' && clause.verb.start === clause.verb.main && clause.verb.start === clause.subjectEnd
  if (
    !isPlain ||
    /^(occur|happen|cause|make|arise|exist|remain|lie)$/.test(verb.lemma) ||
    !/^(pl|past)$/.test(verb.form ?? '') ||
    clause.verb.isNegative
  )
    return null
  if (hasMark(sentence, lead, end) || joinsClause(sentence, clause)) return null
  if (sentence.slice(lead, end).some(({ lower }) => /^(others|while|but|whereas|than)$/.test(lower))) return null
  // "There were several comments that mentioned that": words for the sake of words.
  if (isPerson(sentence, lead, clause.subjectEnd) !== true) return null
  const be = word(verb.form === 'past' ? 'were' : 'are', 'AUX', verb.form === 'past' ? 'past' : 'pl', 'be')
  const there = word(lead === 0 ? 'There' : 'there', 'PRON')
  return [
    compose(
      sentence.slice(0, lead),
      [there, be],
      lowerFirst(sentence.slice(lead, clause.subjectEnd)),
      [word('who', 'PRON')],
      sentence.slice(clause.verb.start),
    ),
  ]
})
