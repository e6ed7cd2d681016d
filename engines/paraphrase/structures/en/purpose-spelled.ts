import { purposeSpelled } from '../../moves/purpose.ts'
import { firstChange, madeOf } from '../../moves/made-from.ts'
import { unless } from '../../moves/unless.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs that something is done to something else with: "applied his argument to stamps". */
const joining = /^(?:add|apply|compare|extend|introduce|limit|link|open|restrict|turn)$/

/** "applied it to weather forecasts": a noun that looks like a verb, behind a preposition. */
function isNounBehind(sentence: Tokens): boolean {
  const to = firstChange(sentence, madeOf(purposeSpelled, sentence))
  const next = sentence[to + 2]
  const isNoun = nounVerbs.has(sentence[to + 1]?.lower ?? '') || /^(?:sport|weather)$/.test(sentence[to + 1]?.lower ?? '')
  const isDone = sentence.slice(Math.max(0, to - 8), to).some(({ tag, lemma }) => tag === 'VERB' && joining.test(lemma))
  return isDone && isNoun && (next?.tag === 'NOUN' || next?.tag === 'PUNCT' || next?.tag === 'CCONJ')
}

/** "use the water to make soup": advice and habits say it plainly; only what was once used, with an aim, is told at length. Nobody goes "in order to". */
function isHomely(sentence: Tokens): boolean {
  const to = firstChange(sentence, madeOf(purposeSpelled, sentence))
  const verb = sentence.slice(0, to).findLast(({ tag }) => tag === 'VERB')
  return (
    /^(?:come|drive|go|return|travel|visit|walk)$/.test(verb?.lemma ?? '') ||
    (verb?.lemma === 'use' && /^(?:base|pl|3sg)$/.test(verb.form ?? ''))
  )
}

export default defineStructure({
  key: 'purpose-spelled',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => isHomely(sentence) || isNounBehind(sentence), purposeSpelled),
  yes: [
    ['They used old maps to find the wall.', 'They used old maps in order to find the wall.'],
    ['We combined both samples to reduce the error.', 'We combined both samples in order to reduce the error.'],
    ['The team employs small drones to count the seals.', 'The team employs small drones in order to count the seals.'],
    ['The data were analysed to find errors.', 'The data were analysed in order to find errors.'],
    ['Samples were heated to remove the water.', 'Samples were heated in order to remove the water.'],
  ],
  no: [
    'The bank raised its rating to buy.',
    'I have visited schools to discuss online safety.',
    'Students can use this table to check their answers.',
    'Anyone who wants to keep it should therefore steam vegetables, or else use the water to make soup.',
    'Later authors have applied his argument to weather forecasts, stamps and sport.',
    'The people closest to a problem are often best placed to solve it.',
    'The houses are well built to resist storms.',
    'We used the nuts to snack on.',
    'The samples are known to contain water.',
    'Pupils were asked to write a text.',
    'They are rarely held to account.',
    'They used their right to vote.',
    'She wants to use the map to find the wall.',
    'We need a plan to save money.',
    'They used the time to rest.',
    'He used to walk to school.',
    'They use too much water to grow rice.',
    'He showed her how to use a map to find it.',
  ],
})
