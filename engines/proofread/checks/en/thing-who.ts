import { countableEvents, countablePlaces, countableThings } from '../../../languages/en/countable-nouns.ts'
import { personNouns } from '../../../languages/en/grammar/grammar-words.ts'
import { nounSingular } from '../../../languages/en/nouns.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isFiniteAt, numberOfVerb, skipAdverbs, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'thing-who',
  class: 'relative-pronoun',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['It is not the phone itself who is dangerous.', 'It is not the phone itself that is dangerous.'],
    ['The bridge who connects the two towns is old.', 'The bridge that connects the two towns is old.'],
    ['We need a computer who works.', 'We need a computer that works.'],
    ['This is the song who made her famous.', 'This is the song that made her famous.'],
    ['The course who I attended was long.', 'The course that I attended was long.'],
    ['I like restaurants who have a garden.', 'I like restaurants that have a garden.'],
  ],
  right: [
    'The inventor of the telephone who won the prize was poor.',
    'They asked in the shop who was next.',
    'Ask the computer who won.',
    'The dog who lives next door is old.',
    'The man with the guitar who sings is my uncle.',
    'The man in the hat who left early is my uncle.',
    'I forgot at the station who had called.',
    'It was decided at the meeting who would go.',
    'There were two people at the bus stop who waved.',
    'He gave the book to the girl who asked.',
    'We saw on the list who had won.',
  ],
})

/** Things that may stand for those who are in them, work for them or play on them, animals, and beings of stories. Sorted. */
const persons = new Set(
  `academy ad airline angel ant antelope audience band bank bear bee beetle bird boss bull butterfly camel canary cast cat cellist chimpanzee city class clinic club
  colony committee company congress continent country couple cow creature crocodile cub demon dinosaur district dog doll dolphin donkey dove dragon duckling eagle elephant
  embassy factory falcon farm figure firm fox frog giraffe goat gorilla group half hall hamster hare hawk head hen hippo horse hospital hotel house household idiot insect
  kangaroo kitten knight leopard lion lover mare master model monkey mosquito mouse mule museum nose orchestra ostrich owl panda parade parakeet parrot party peacock pelican penguin
  pig pigeon planet pony present province puppet puppy purse rabbit raccoon rat region reindeer reptile republic restaurant-chain rhinoceros ring robot school seagull seal shark
  sheep ship snail snake soldier sparrow spider squirrel star statue store street suburb swan team tiger town toy tribe turtle union unicorn village walrus whale wolf worm zebra zoo act`.split(
    /\s+/,
  ),
)

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  if (tokens[i]?.lower !== 'who') return null
  const head = /^(?:itself|themselves)$/.test(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1
  const noun = tokens[head]
  if (noun?.tag !== 'NOUN' || !isThing(noun.lower)) return null
  // "the course who I attended" as well as "the course who was long".
  const isObject = /^(?:i|he|she|we|they|you)$/.test(tokens[i + 1]?.lower ?? '')
  const verb = skipAdverbs(tokens, isObject ? i + 2 : i + 1)
  if (!isFiniteAt(tokens, verb) && numberOfVerb(tokens, verb) === null) return null
  return isOpenPhrase(tokens, head) ? { from: i, to: i + 1, suggestions: ['that', 'which'] } : null
}

function isThing(lower: string): boolean {
  const noun = nounSingular(lower)
  if (persons.has(noun) || personNouns.has(noun)) return false
  return countableThings.has(noun) || countablePlaces.has(noun) || countableEvents.has(noun)
}

/** Whether the phrase of the noun stands on its own: after a preposition or a verb of asking "who" belongs to something else. */
function isOpenPhrase(tokens: Sentence, head: number): boolean {
  let k = head - 1
  while (/^(?:ADJ|NOUN|NUM)$/.test(tokens[k]?.tag ?? '') || /^(?:very|most|more)$/.test(tokens[k]?.lower ?? '')) k--
  if (tokens[k]?.tag === 'DET' || /^(?:my|your|his|her|its|our|their|any|some|only|no)$/.test(tokens[k]?.lower ?? '')) k--
  while (/^(?:not|n't|only|also|just)$/.test(tokens[k]?.lower ?? '')) k--
  const before = tokens[k]
  if (!before) return true
  if (before.tag === 'CCONJ' || before.tag === 'ADP' || before.tag === 'PRON') return false
  if (/^(?:ask|tell|show|know|teach|remind|inform|give|see|wonder|check|remember|forget|lend|send)$/.test(before.lemma ?? '')) return false
  return before.tag === 'VERB' || before.tag === 'AUX' || before.tag === 'SCONJ' || before.text === ','
}
