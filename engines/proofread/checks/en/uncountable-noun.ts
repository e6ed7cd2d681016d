import { isPluralNoun, nounSingular } from '../../../languages/en/nouns.ts'
import { neverPlural, uncountableNouns } from '../../../languages/en/uncountable-nouns.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Sentence } from '../../english/verbs.ts'
import { isName, lowerAt, upperFirst } from '../../english/words.ts'

/** What a counting word becomes before a noun that is not counted. */
const measures: Readonly<Record<string, string>> = {
  few: 'little',
  many: 'much',
  several: 'some',
  these: 'this',
  those: 'that',
  various: 'various kinds of',
  numerous: 'a lot of',
}

/** Units that make a portion of it: "a piece of advice". */
const pieces: ReadonlySet<string> = new Set([
  'advice',
  'advices',
  'information',
  'equipment',
  'evidence',
  'furniture',
  'luggage',
  'baggage',
  'music',
  'news',
  'research',
  'clothing',
])

/** Whether the token is the last noun of its phrase. */
function isHead(tokens: Sentence, i: number): boolean {
  const next = tokens[i + 1]
  if (!next || /^(?:NOUN|PROPN|ADJ|NUM|X)$/.test(next.tag ?? '') || next.form === 'ing' || next.form === 'participle') return false
  return !/^(?:'s|’s|'|’|s'|[-–—/‐("“])$/.test(next.lower)
}

/** "informations" -> "information", "many informations" -> "much information" */
function pluralAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  if (!token || !isPluralNoun(token.lower) || isName(token)) return null
  if (token.tag === 'VERB' && !/^(?:DET|ADJ|ADP)$/.test(tokens[i - 1]?.tag ?? '')) return null
  const singular = nounSingular(token.lower)
  if (!neverPlural.has(singular) || lowerAt(tokens, i + 1) === "'") return null
  const counting = measures[lowerAt(tokens, i - 1)]
  const before = tokens[i - 1]
  if (counting && before) {
    const isAFew = before.lower === 'few' && lowerAt(tokens, i - 2) === 'a'
    const measure = /^\p{Lu}/u.test(before.text) ? upperFirst(counting) : counting
    const text = measure === 'much' && !/^(?:how|so|too|very|not)$/.test(lowerAt(tokens, i - 2)) ? 'a lot of' : measure
    return { from: i - 1, to: i + 1, suggestions: [`${text} ${singular}`, ...(isAFew ? [`bit of ${singular}`] : [])] }
  }
  return { from: i, to: i + 1, suggestions: [singular] }
}

/** "a useful information" -> "useful information" */
function articleAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  if (!token || token.tag !== 'NOUN' || !uncountableNouns.has(token.lower) || isName(token) || !isHead(tokens, i)) return null
  let start = i - 1
  while (
    start > i - 4 &&
    (tokens[start]?.tag === 'ADJ' || (tokens[start]?.tag === 'ADV' && /^(?:very|really|so)$/.test(lowerAt(tokens, start))))
  )
    start--
  const article = tokens[start]
  if (!article || !/^(?:a|an)$/.test(article.lower) || /^(?:such|what|half|quite|many|not)$/.test(lowerAt(tokens, start - 1))) return null
  const inner = tokens.slice(start + 1, i)
  // "a little money", "a certain happiness", "a great knowledge of"
  if (
    inner.some(({ lower }) =>
      /^(?:little|certain|kind|lot|bit|few|good|great|deep|thorough|new|single|general|working|basic|strange|sudden|fresh|peculiar)$/.test(
        lower,
      ),
    ) ||
    isName(tokens[start + 1])
  )
    return null
  if (/^(?:of|that|for|in|to|between)$/.test(lowerAt(tokens, i + 1)) && !pieces.has(token.lower)) return null
  const noun = [...inner.map(({ text }) => text), token.text].join(' ')
  const isFirst = start === 0
  return {
    from: start,
    to: i + 1,
    suggestions: [
      isFirst ? upperFirst(noun) : noun,
      ...(pieces.has(token.lower) ? [`${article.text.startsWith('A') ? 'A' : 'a'} piece of ${noun}`] : []),
    ],
  }
}

/** "many advice", "a few money" */
function countedAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  const at = tokens[i - 1]?.tag === 'ADJ' && !/^(?:many|few|several|more|other)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const before = tokens[at]
  if (!token || !before || token.tag !== 'NOUN' || !uncountableNouns.has(token.lower) || isName(token) || !isHead(tokens, i)) return null
  const counting = /^(?:many|few|several)$/.test(before.lower) ? measures[before.lower] : undefined
  if (!counting || /^(?:the|of|these|those)$/.test(lowerAt(tokens, at - 1))) return null
  return { from: at, to: at + 1, suggestions: [/^\p{Lu}/u.test(before.text) ? upperFirst(counting) : counting] }
}

export default defineCheck({
  key: 'uncountable-noun',
  class: 'uncountable',
  find: (tokens) => tokens.flatMap((_, i) => pluralAt(tokens, i) ?? articleAt(tokens, i) ?? countedAt(tokens, i) ?? []),
  wrong: [
    ['He gave me an advice.', 'He gave me advice.'],
    ['We need more informations.', 'We need more information.'],
    ['It was a terrible weather.', 'It was terrible weather.'],
    ['They bought new furnitures.', 'They bought new furniture.'],
    ['Thanks for these informations.', 'Thanks for this information.'],
    ['She gave me many useful advice.', 'She gave me much useful advice.'],
    ['I need an information.', 'I need information.'],
    ['She has a lot of homeworks.', 'She has a lot of homework.'],
    ['There was a heavy traffic.', 'There was heavy traffic.'],
  ],
  right: [
    'He has a deep knowledge of music.',
    'I have a little money.',
    'She researches the history of trade.',
    'What a relief it was.',
    'The hotel accommodations are basic.',
    'Certain behaviours are learned.',
    'It is such a waste of money.',
    'A music teacher lives here.',
    'An advice column can help.',
    'A mail order shop closed.',
    'It was a homework assignment.',
    'He bought a milk bottle.',
  ],
})
