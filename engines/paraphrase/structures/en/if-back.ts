import { clauseBack } from '../../moves/clause-order.ts'
import { commandFirst } from '../../moves/command.ts'
import { either, frontedHalves, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { endsFull, isOfPresent, joinsVerbs, mayLead, mayLeadCondition } from '../../moves/order-guards.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['if', 'unless', 'as long as', 'so long as', 'provided that']

/** "If you wonder why": no condition, but why it is said. Sorted. */
const ofSpeech = wordSet('ask care doubt ever look mind prefer think wonder wondered wondering')
/** The same before a clause that is true in any case. Sorted. */
const wishes = wordSet('like need want wish')
/** What follows in time stays behind. Sorted. */
const after = wordSet('afterwards eventually immediately instantly later once soon suddenly within')

/** "If you need sights, take the train.": a shorter sentence is a saying, and stays as it is. */
const shortestTurned = 10

/** "If I do not hear from you": no wish. */
const isNegated = (sub: Tokens): boolean => sub.some(({ lower }) => /^(?:not|n['’]t|never)$/.test(lower))

export default defineStructure({
  key: 'if-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  // "If it rains, we stay, but they go": the condition is that of both.
  isWhole: true,
  apply: either(
    unless(({ length }) => length < shortestTurned, commandFirst(['if', 'unless'])),
    unless(
      (sentence) => {
        const { main, sub } = frontedHalves(sentence, conjunctions)
        const isWish = /^(?:i|there)$/.test(sub[0]?.lower ?? '') && !(sub[0]?.lower === 'i' && main[0]?.lower === 'i' && isNegated(sub))
        const isUnreal = /^(?:['’]d|could|might|would)$/.test(main.find(({ tag }) => tag === 'AUX')?.lower ?? '')
        // "If I could change one thing": the wish that a text begins with.
        const isSaidAgain = main.some(
          ({ tag, lemma }) => tag === 'VERB' && sub.some((token) => token.tag === 'VERB' && token.lemma === lemma),
        )
        // "If you're a reader who": it names who is spoken to.
        const isOfKind = sub[0]?.lower === 'you' && /^an?$/.test(sub[2]?.lower ?? '') && /^(?:are|['’]re)$/.test(sub[1]?.lower ?? '')
        // "If I have no answer by Friday, I'll have to go": a threat ends on what is threatened.
        const isThreat = sub[0]?.lower === 'i' && main.some(({ lower }, i) => lower === 'have' && main[i + 1]?.lower === 'to')
        if (isThreat || isOfKind || joinsVerbs(main) || joinsVerbs(sub) || endsFull(main)) return true
        if (isWish || isSaidAgain || !(mayLead({ main, sub }) || mayLeadCondition({ main, sub })) || !(isUnreal || isOfPresent(main)))
          return true
        const isToReader = sub[0]?.lower === 'you'
        const isTrueAnyway = main.some(({ lower }) => /^(?:are|has|have|is|lies)$/.test(lower))
        // "If you walk into the hall, you will see": the reader is led there step by step.
        const isLed = isToReader && main.some(({ lemma }) => /^(?:find|notice|see)$/.test(lemma))
        return isLed || hasWord(main, after) || (isToReader && (hasWord(sub, ofSpeech) || (isTrueAnyway && hasWord(sub, wishes))))
      },
      clauseBack({ conjunctions, comma: false, bindsToInfinitive: true }),
    ),
  ),
  yes: [
    ['If you need more paper, please ask me.', 'Please ask me if you need more paper.'],
    ['If the lock had been oiled, the key would probably have turned.', 'The key would probably have turned if the lock had been oiled.'],
    [
      'If I do not hear from you by Friday, I will write to the council.',
      'I will write to the council if I do not hear from you by Friday.',
    ],
    [
      'If parents and teachers work together, they can improve the situation.',
      'Parents and teachers can improve the situation if they work together.',
    ],
    ['If the buses were cheaper, more students would use the network.', 'More students would use the network if the buses were cheaper.'],
    ['Unless countries cooperate, many people will suffer.', 'Many people will suffer unless countries cooperate.'],
    ['If you agree, I will send you the text on Friday.', 'I will send you the text on Friday if you agree.'],
  ],
  no: [
    "If you're a tea lover who enjoys a quiet place, you'll be happy.",
    "If I don't hear from you, I'll take the red one and pay for it.",
    'If the trend continues, some towns will lose people in winter by the end of the decade.',
    'If the guests decide to follow the rules and turn off their phones, several waiters can serve the room.',
    'If you want peace, take the bus.',
    "If I haven't got the keys by the end of the week, I'll have to call the police.",
    'If you have a question, read it aloud.',
    'If you have not filled in the form, please do so now.',
    'If you walk into the hall, you will see a large clock.',
    'If the paint is wet, leave.',
    "If you're waiting until you feel ready, you'll be waiting a long time.",
    'If the error rate was made equal for both districts, one district was refused more often.',
    'If I could change one thing about my town, I would close the high street to cars on Saturdays.',
    "If you've ever wondered why onions make you cry, the answer lies in a clever piece of defence.",
    'If you have ever watched paint dry, you may have missed the best part.',
    'If the lift stops between floors, people begin to talk within seconds.',
    'If you want a receipt, the box is on the left.',
    'If the groups are badly chosen, the models cannot make up for it.',
    'If the price falls, the shop will sell more phones than its rival.',
    'If possible, the test should be repeated.',
    'If the buses were cheaper, more students would use them.',
    'If a child breaks a toy, the toy should be repaired.',
    'If prices fall, then demand rises.',
  ],
})
