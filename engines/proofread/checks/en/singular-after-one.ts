import { countableNouns, oftenCounted } from '../../../languages/en/countable-nouns.ts'
import { isPluralNoun, nounSingular } from '../../../languages/en/nouns.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Sentence } from '../../english/verbs.ts'
import { articleOf, isName, lowerAt } from '../../english/words.ts'

const openers = /^(?:a|an|this|each|every|another)$/
/** Plurals that "a" may stand before, or whose singular is another word. */
const passes =
  /^(?:means|series|species|news|people|crossroads|headquarters|barracks|gallows|works|mews|shambles|sports|data|media|thanks|scissors|trousers|pants|jeans|glasses|goods|clothes|savings|times|others|thousands|hundreds|millions|billions|dozens|lots|couples|days|years|months|weeks|hours|minutes|seconds|metres|meters|miles|kilometres|kilometers|pounds|dollars|euros|cents|stairs|odds|morals|maths|mathematics|ethics|politics|economics|physics|athletics|statistics|kudos|whereabouts|innings|forensics|analytics|logistics|graphics|metrics|premises|remains|outskirts|sales|customs|arms|communications|operations|systems|resources|human|homosexuals|faux|per|tens|singles|doubles|women|men|its|oats|ones|twos|proceeds|credentials|needs|cons|pros|dos|specs|diabetes|measles|rabies|biceps|chassis|corps|rendezvous|gas|yes|bus|summons|always|besides|perhaps)$/

function phrase(tokens: Sentence, head: number): number {
  for (let i = head - 1; i >= 0 && head - i < 5; i--) {
    const token = tokens[i]
    if (!token) return -1
    if (openers.test(token.lower)) return i
    if (token.kind !== 'word' || token.isLocked || isName(token) || !(token.tag === 'ADJ' || token.tag === 'NOUN')) return -1
    if (
      /^(?:series|day|week|month|year|time|morning|evening|night|few|many|couple|lot|dozen|hundred|thousand|million|handful|great|good|number|pair|mere|such|billion|plural|certain|half|full|only|same|own)$/.test(
        token.lower,
      ) &&
      isPluralNoun(lowerAt(tokens, head)) &&
      token.lower !== 'great' &&
      token.lower !== 'good'
    )
      return -1
    if (isPluralNoun(token.lower)) return -1
  }
  return -1
}

function findingAt(tokens: Sentence, head: number): CheckFinding | null {
  const token = tokens[head]
  const next = tokens[head + 1]
  if (!token || !next || token.tag !== 'NOUN' || token.isLocked || isName(token) || passes.test(token.lower) || !isPluralNoun(token.lower))
    return null
  const singular = nounSingular(token.lower)
  if (singular === token.lower || /[-‐‑]/.test(token.text)) return null
  // "a student makes", "another advantage centers on": a verb after a noun.
  const isKnown = (countableNouns.has(singular) || oftenCounted.has(singular)) && !nounVerbs.has(singular)
  if (tokens[head - 1]?.tag === 'NOUN' && !isKnown) return null
  if (/^(?:NOUN|PROPN|ADJ|NUM|X|SYM|PRON|DET)$/.test(next.tag ?? '') && !/^(?:who|which|that|i|we|they|he|she|it|you)$/.test(next.lower))
    return null
  if (/^(?:'s|’s|'|’|[-–—/‐("“]|of)$/.test(next.lower) && next.lower !== 'of') return null
  const start = phrase(tokens, head)
  const opener = lowerAt(tokens, start)
  if (start < 0 || (/^(?:a|an)$/.test(opener) && /^[A-Z]$/.test(tokens[start]?.text ?? '') && start > 0)) return null
  const isNear = start === head - 1
  if (isNear && (opener === 'this' || opener === 'each') && (nounVerbs.has(singular) || next.tag === 'PART')) return null
  if (isName(tokens[start - 1]) && start - 1 > 0 && opener === 'a') return null
  return mended(tokens, { start, head, singular, opener })
}

type Found = { readonly start: number; readonly head: number; readonly singular: string; readonly opener: string }

function mended(tokens: Sentence, { start, head, singular, opener }: Found): CheckFinding | null {
  if (opener === 'this') {
    const isFirst = /^T/.test(tokens[start]?.text ?? '')
    return { from: start, to: start + 1, suggestions: [isFirst ? 'These' : 'these'] }
  }
  const isNear = start === head - 1
  const isArticle = opener === 'a' || opener === 'an'
  if (isNear && isArticle && articleOf(singular) !== opener) return null
  return { from: head, to: head + 1, suggestions: [singular] }
}

export default defineCheck({
  key: 'singular-after-one',
  class: 'determiner-noun',
  find: (tokens) => tokens.flatMap((_, head) => findingAt(tokens, head) ?? []),
  wrong: [
    ['He has a big problems.', 'He has a big problem.'],
    ['Every students must come.', 'Every student must come.'],
    ['This things are important.', 'These things are important.'],
    ['Each countries has its flag.', 'Each country has its flag.'],
    ['I would prefer to stay in a log cabins.', 'I would prefer to stay in a log cabin.'],
    ['He told me an interesting stories.', 'He told me an interesting story.'],
    ['Another problems is the noise.', 'Another problem is the noise.'],
    ['I took a photos of the castle.', 'I took a photo of the castle.'],
  ],
  right: [
    'Every choice a student makes is an opportunity.',
    'If a student types in a word, the list opens.',
    'A political party advocates for change.',
    'This means that we are late.',
    'It is a means of transport.',
    'We waited for another two weeks.',
    'A great many things were lost.',
    'A few books are new.',
    'This is a good series.',
    'Another advantage centers on cost.',
    'The words are a summons to act.',
    'She is a sales manager.',
    'She bought a pair of trousers.',
    'He took a series of photos.',
  ],
})
