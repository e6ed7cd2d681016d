import { clauseFront } from '../../moves/clause-order.ts'
import { finalHalves, unless } from '../../moves/unless.ts'
import { hasVerb, hasWord, wordSet } from '../../moves/word-set.ts'
import { mayFollow, mayFollowFreely } from '../../moves/order-guards.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['when', 'whenever', 'after', 'before', 'once', 'as soon as']

/** Verbs of telling and finding: the time is that of what was found. Sorted. */
const reporting = wordSet(
  `argue claim conclude confirm demonstrate describe detect discover document find identify indicate mention note notice observe record
  report reveal say see show state suggest tell warn`,
)

/** Words of a request, which comes first. Sorted. */
const asking = wordSet('appreciate glad grateful kindly please thank thankful')

/** Verbs by which somebody is to do something: the time is that of what is to be done. Sorted. */
const telling = wordSet('advise allow ask encourage expect force instruct tell urge')

/** "I first thought of it when": the time is the news. */
const isBeginning = (main: Tokens): boolean => main.some(({ lower, tag }) => lower === 'first' && tag === 'ADV')

/** A main clause of fewer tokens is too little to end on. */
const shortestMain = 4

/** "knew the song before he had sat down, and he stayed": in front, the time would be that of the further clause too. */
const isGoneOn = (sub: Tokens): boolean =>
  sub.some(
    ({ text }, i) => text === ',' && /^(?:and|but|so)$/.test(sub[i + 1]?.lower ?? '') && /^(?:DET|PRON|PROPN)$/.test(sub[i + 2]?.tag ?? ''),
  )

/** "Bread is easier to bake when": the clause tells when it is so, and that is the news. */
const isCompared = (main: Tokens): boolean =>
  main.some(({ tag, lower }, i) => tag === 'ADJ' && /er$/.test(lower) && main[i + 1]?.lower === 'to' && main[i - 1]?.lemma === 'be')

export default defineStructure({
  key: 'when-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) => {
      const halves = finalHalves(sentence, conjunctions)
      const isPreface =
        hasWord(halves.main, asking) || halves.sub.some(({ lower }, i) => lower === 'any' && halves.sub[i + 1]?.lower === 'further')
      const isTold =
        hasVerb(halves.main, telling) && halves.main.some(({ lower }, i) => lower === 'to' && halves.main[i + 1]?.tag === 'VERB')
      return (
        isPreface ||
        isTold ||
        isCompared(halves.main) ||
        isBeginning(halves.main) ||
        isGoneOn(halves.sub) ||
        hasVerb(halves.main, reporting) ||
        !(mayFollow(halves, shortestMain) || mayFollowFreely(halves, shortestMain))
      )
    },
    clauseFront({ conjunctions, comma: false, bindsToInfinitive: true, lastPlace: 'without-comma' }),
  ),
  yes: [
    ['A choice will be made as soon as the figures are ready.', 'As soon as the figures are ready, a choice will be made.'],
    ['The siren falls silent as soon as the gate opens.', 'As soon as the gate opens, the siren falls silent.'],
    ['The reaction rate increased when the temperature was raised.', 'When the temperature was raised, the reaction rate increased.'],
    ['The house was empty when we arrived.', 'When we arrived, the house was empty.'],
    ['The committee met again after the report was published.', 'After the report was published, the committee met again.'],
  ],
  no: [
    'A rule is easier to follow when people know the reason.',
    'Drivers are advised to stop when the siren sounds.',
    'Most of the changes took place after the law was passed.',
    'She was on the verge of tears when the phone rang.',
    'Anna knew the song before she had sat down, and she stayed in the hall because her feet were cold.',
    'I first thought of nursing when my uncle was ill.',
    "I'd be grateful for your opinion before I go any further.",
    'We should check the figures before we go any further.',
    'Most of the errors happened when nurses were tired.',
    'Most errors occurred when the meaning depended on something mentioned earlier in the conversation.',
    'My children grumbled when they were small that I fell asleep at their birthday parties.',
    'One is that customers search harder for a bargain when prices are going up.',
    'Consumers save more when they expect a crisis.',
    'Yilmaz (2019) reported a substantial decrease in noise after staff had been trained to speak quietly.',
    'The team found fewer errors when the nurses were rested.',
    'He waited in the hall until the rain stopped.',
    'We will visit every factory at least once a year to ensure rules are followed.',
    'You can charge it so you can use it until the evening comes.',
    'Orders placed after 1 p.m. are often not sent until the next day.',
    'There was a time when people wrote letters.',
    'We do not know when the test will start.',
    'The participants were asked to remember a list while they counted, when the bell rang.',
    'The firm closed its office after the war.',
    'Information enters it more easily when it is linked to other facts.',
  ],
})
