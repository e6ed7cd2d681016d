import { syllables, turnModifiers } from '../../moves/turn-pair.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Plain qualities of one weight: neither leads up to the other, as size, age and colour do. Sorted. */
const plain = wordSet(
  `accessible accurate adaptable affordable ambitious amiable appealing appropriate attentive attractive authentic awkward bland boring
  brave bright calm careful challenging charming cheap cheerful clean clear clever clumsy comfortable committed compact compassionate
  competent complete complex comprehensive confident confusing consistent convenient cosy courteous cozy creamy creative credible crisp
  crispy crucial cruel curious damp dangerous dark dedicated delicate delicious delightful demanding dense detailed difficult diligent
  dirty diverse dry dull durable dynamic eager easy effective efficient elegant engaging enjoyable enriching entertaining enthusiastic
  environmental essential ethical exciting expensive expert explicit fair faithful famous fascinating fertile fierce firm flavorful
  flexible fragile fragrant frequent fresh friendly fruitful fulfilled fulfilling funny generous gentle genuine graceful greasy greedy
  grumpy harmful harmonious harsh hazy healthy heavy helpful honest honorable hopeful hostile humble humid imaginative immersive
  important impressive inclusive inefficient inexpensive influential informative informed innovative inspiring intelligent intense
  interactive interesting intimidating intricate intriguing inviting joyful juicy kind knowledgeable lasting lazy light lively lonely
  loud lovely loving loyal lush meaningful memorable menacing messy mild modest motivated muddy mysterious narrow nasty natural neat
  noisy open organized original outdated overwhelming pale passionate patient peaceful persistent personalized persuasive playful
  pleasant positive powerful practical precise productive professional profitable profound promising proud pure quick quiet rare
  rational realistic reasonable refreshing relaxed relevant reliable remarkable resilient respectful responsible responsive rewarding
  rich risky robust romantic rude rugged safe savory secure selfish sensible sensitive serene serious severe sharp shy significant
  silent silky simple sincere skilled sleek slow smart smelly smooth soft solid soothing sophisticated spacious spicy stable steady
  steep stimulating stressful strict strong stubborn stylish subtle successful suitable supportive surprising sustainable sweet
  systematic talented tasty tedious tender terrible thick thorough thoughtful tidy timely tiring transparent trustworthy truthful
  unclear unexpected unfair unhappy unhealthy unkind unpleasant unpredictable unreliable unsafe unstable unusual useful valid valuable
  verdant vibrant vital vivid vulnerable warm wasteful weak welcoming wise wonderful worthwhile`,
)

/** "cultural and economic", "clear and simple": of one kind, or plain both; "strange and charming" has its order. */
const mayTurn = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => {
    const [one, other] = [sentence[i - 1], sentence[i + 1]]
    if (!/^(?:and|or)$/.test(lower) || one === undefined || other === undefined) return false
    const isKind = (word: string): boolean => /(?:al|ic|ary)$/.test(word)
    // "a clean and short one", but no "organized and clean one": a word that is longer by two syllables does not come to stand first.
    const limps = syllables(one.lower) + 2 <= syllables(other.lower)
    return (isKind(one.lower) && isKind(other.lower)) || (plain.has(one.lower) && plain.has(other.lower) && !limps)
  })

export default defineStructure({
  key: 'modifiers-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => !mayTurn(sentence), turnModifiers),
  yes: [
    ['It can lead to a more fulfilling and meaningful life.', 'It can lead to a more meaningful and fulfilling life.'],
    ['They need an efficient and inexpensive method.', 'They need an inexpensive and efficient method.'],
    ['The ethical and legal questions remain.', 'The legal and ethical questions remain.'],
    ['It depends on cultural and economic factors.', 'It depends on economic and cultural factors.'],
    ['She wrote a clear and simple report.', 'She wrote a simple and clear report.'],
    ['Social and cultural norms changed.', 'Cultural and social norms changed.'],
    ['We need more flexible and reliable tools.', 'We need more reliable and flexible tools.'],
  ],
  no: [
    'They keep a clean and organized kitchen.',
    'They asked simple and polite questions.',
    'Clubs that attract large and noisy crowds lost more.',
    'The book is the strange and charming result.',
    'It depends on national and international rules.',
    'They gave very clear and honest answers.',
    'They gave clearer and better answers.',
    'There are direct and indirect effects.',
    'They offer short- and long-term loans.',
    'It was a black and white photograph.',
    'Firms may become obsolete or new industries may grow.',
  ],
})
