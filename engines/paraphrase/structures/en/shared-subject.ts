import { nameShared } from '../../moves/split-relative.ts'
import { hasVerb, unless } from '../../moves/unless.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { clauseVerbs, indefinitePronouns } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Fewer tokens than this from the first verb to the "and" hold the pair together as it is. */
const shortest = 6

/** "say they look neglected and are full of litter", "most of them valued it and could": whose verb it is would be lost. */
const isTied = (sentence: Tokens): boolean => {
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, sentence.length - 1)
  const joint = sentence.findIndex(({ lower }, i) => i > (clause?.verb.start ?? 0) && lower === 'and')
  const first = sentence[lead]?.lower ?? ''
  const isVague = indefinitePronouns.has(first) || /^(?:all|both|each|every|few|many|more|most|none|several|some)$/.test(first)
  // "raced through it and then looked": one thing after the other.
  const isNext = /^(?:also|immediately|so|soon|then)$/.test(sentence[joint + 1]?.lower ?? '')
  return clause === null || isNext || joint - clause.verb.start < shortest || isVague || hasVerb(sentence.slice(0, joint), clauseVerbs)
}

export default defineStructure({
  key: 'shared-subject',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: unless(isTied, nameShared),
  yes: [
    [
      'We measured the time with a digital stopwatch and recorded the results in Table 2.',
      'We measured the time with a digital stopwatch, and we recorded the results in Table 2.',
    ],
    [
      'The revolution changed the political map of Europe and inspired movements in other countries.',
      'The revolution changed the political map of Europe, and it inspired movements in other countries.',
    ],
    [
      'The interviews were recorded on tape in two schools and were transcribed by two assistants.',
      'The interviews were recorded on tape in two schools, and they were transcribed by two assistants.',
    ],
  ],
  no: [
    'The children raced through it in fifteen minutes and then looked at the board.',
    'The interviews were recorded on tape and were transcribed by two assistants.',
    'Most of them valued the messages and could repeat them word for word.',
    'Parents had been informed by letter and were free to withdraw their child at any stage.',
    'Opponents say they look neglected and are full of litter.',
    'The court expressed its sympathy and dismissed her appeal.',
    'Students would sleep for longer and would learn more if school started at ten.',
    'I opened the window and saw a bird.',
    'The teacher opened the door and greeted the children.',
    'Students can learn at home and improve their marks.',
    'She wants to travel and see the world.',
    'We first removed punctuation and converted every title to lower case.',
    'The models therefore include fixed effects for each year and allow for trends.',
    'Attitudes shifted after a group travelled to London in 1951 and amazed audiences with their skill.',
    'The soup was heated slowly and stirred with a spoon.',
  ],
})
