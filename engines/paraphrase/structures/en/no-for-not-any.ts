import { compose, withText } from '../../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../../languages/en/grammar/inflect.ts'
import { isNoun } from '../../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

const forms: Readonly<Record<string, 'past' | '3sg' | 'pl'>> = { did: 'past', does: '3sg', do: 'pl' }

/** "They did not find any errors." to "They found no errors." */
export default defineStructure({
  key: 'no-for-not-any',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: rearrange((sentence, end) => {
    for (let at = 1; at < end - 4; at++) {
      const form = forms[sentence[at]?.lower ?? '']
      const verb = sentence[at + 2]
      const any = sentence[at + 3]
      const noun = sentence[at + 4]?.tag === 'ADJ' ? sentence[at + 5] : sentence[at + 4]
      if (form === undefined || !/^(not|n['’]t)$/.test(sentence[at + 1]?.lower ?? '') || verb?.tag !== 'VERB' || any?.lower !== 'any')
        continue
      if (
        !/^(add|attract|bring|carry|cause|contain|cost|detect|earn|face|feel|find|gain|get|give|have|hear|hold|include|indicate|involve|leave|lose|make|need|notice|offer|own|pay|present|produce|provide|receive|report|represent|require|reveal|see|serve|show|take|use)$/.test(
          verb.lower,
        )
      )
        continue
      if (!isNoun(noun) || sentence.slice(at + 4).some(({ lower }) => /^(or|nor|either|any|anyone|anything)$/.test(lower))) continue
      return [compose(sentence.slice(0, at), [inflected(verb, form), withText(any, 'no', { lemma: 'no' })], sentence.slice(at + 4))]
    }
    return null
  }),
  yes: [
    ['They did not find any errors.', 'They found no errors.'],
    ['The drug does not have any effect.', 'The drug has no effect.'],
    ['These texts do not contain any new words.', 'These texts contain no new words.'],
    ['The soup did not require any salt.', 'The soup required no salt.'],
    ['The test did not show any difference.', 'The test showed no difference.'],
  ],
  no: [
    'They did not find any.',
    'They did not find any errors or gaps.',
    'They did not sell any cars.',
    'The cook does not know any better.',
    'Do not use any pens?',
    'They did not find the errors.',
  ],
})
