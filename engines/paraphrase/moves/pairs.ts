import { comma, compose, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Tag } from '../../languages/en/grammar/token.ts'
import { rearrange } from './rearrange.ts'

const sameKind: Readonly<Partial<Record<Tag, string>>> = {
  NOUN: 'noun',
  PROPN: 'noun',
  DET: 'noun',
  ADJ: 'adjective',
  ADV: 'adverb',
  ADP: 'preposition',
  NUM: 'noun',
  PRON: 'noun',
}

/** "not only fast but also cheap" to "both fast and cheap". */
export const notOnlyToBoth: Structure['apply'] = rearrange((sentence, end) => {
  const not = sentence.findIndex((token, i) => token.lower === 'not' && sentence[i + 1]?.lower === 'only')
  if (not < 1) return null
  const but = sentence.findIndex((token, i) => i > not && token.lower === 'but')
  if (but < 0 || sentence[but + 1]?.lower !== 'also') return null
  const hasComma = isComma(sentence[but - 1])
  const first = sentence.slice(not + 2, hasComma ? but - 1 : but)
  const second = sentence.slice(but + 2, end)
  const kind = sameKind[first[0]?.tag ?? 'X']
  // "not only for the opening but also for the tenth year": the second phrase weighs more.
  if (kind === 'preposition' || sentence.some(({ lower }) => /^(?:i|me|my)$/.test(lower))) return null
  if (first.length === 0 || second.length === 0 || kind === undefined || kind !== sameKind[second[0]?.tag ?? 'X']) return null
  if ([...first, ...second].some((token) => isVerb(token) || token.text === ',' || token.text === ';')) return null
  if (sentence[not - 1]?.lower === 'can' || sentence[not - 1]?.lower === 'do') return null
  const both = sentence[not]
  const and = sentence[but]
  if (both === undefined || and === undefined) return null
  return [
    compose(
      sentence.slice(0, not),
      [withText(both, 'both', { tag: 'DET' })],
      first,
      [withText(and, 'and', { tag: 'CCONJ' })],
      sentence.slice(but + 2),
    ),
  ]
})

type Both = { readonly both: number; readonly and: number }

/** "both A and B" where A and B are plainly told apart. */
function bothAt(tokens: Tokens, end: number): Both | null {
  const both = tokens.findIndex((token) => token.lower === 'both')
  if (both < 0 || both > end - 4) return null
  const and = tokens.findIndex((token, i) => i > both && token.lower === 'and')
  if (and < 0 || and - both > 7 || tokens.slice(both, and).some((token) => isVerb(token) || token.tag === 'PUNCT')) return null
  const isBarePreposition = tokens[both + 1]?.tag === 'ADP' && and === both + 2
  if (tokens[both - 1]?.tag === 'PUNCT' || isBarePreposition) return null
  const isSame =
    sameKind[tokens[both + 1]?.tag ?? 'X'] !== undefined && sameKind[tokens[both + 1]?.tag ?? 'X'] === sameKind[tokens[and + 1]?.tag ?? 'X']
  return isSame && !tokens.slice(and + 1, and + 8).some((token) => token.lower === 'and') ? { both, and } : null
}

/** "both schools and universities" to "schools and universities". */
export const dropBoth: Structure['apply'] = rearrange((sentence, end) => {
  const pair = bothAt(sentence, end)
  if (
    pair === null ||
    sentence[pair.both + 1]?.tag === 'PRON' ||
    sentence.slice(pair.both, pair.and).some((token) => token.lower === 'of') ||
    (sentence[pair.both + 1]?.tag === 'ADJ' && isNoun(sentence[pair.both - 1])) ||
    (/^(of|the|these|those)$/.test(sentence[pair.both + 1]?.lower ?? '') && sentence[pair.and + 1]?.tag !== 'DET')
  )
    return null
  const rest = sentence.slice(pair.both + 1)
  return [compose(sentence.slice(0, pair.both), rest)]
})

/** "concentration, sleep and appetite" to "concentration and sleep, as well as appetite". */
export const asWellAs: Structure['apply'] = rearrange((sentence, end) => {
  for (let open = 2; open < end - 3; open++) {
    const list = listAt(sentence, open, end)
    if (list === null) continue
    const { second, and, close } = list
    if (close !== end) continue
    return [
      compose(
        sentence.slice(0, open),
        [word('and', 'CCONJ')],
        sentence.slice(open + 1, second),
        [comma()],
        words('as well as', 'ADP'),
        sentence.slice(and + 1),
      ),
    ]
  }
  return null
})

type List = { readonly second: number; readonly and: number; readonly close: number }

/** A list of exactly three noun phrases whose first comma is at `open`; the list ends a verb's object. */
function listAt(tokens: Tokens, open: number, end: number): List | null {
  if (!isComma(tokens[open]) || tokens.slice(0, open).some((token) => token.text === ',' || token.text === ';' || token.text === ':'))
    return null
  const second = nounPhraseEnd(tokens, open + 1, { join: false })
  if (second < 0) return null
  const and = isComma(tokens[second]) ? second + 1 : second
  if (tokens[and]?.lower !== 'and') return null
  const close = nounPhraseEnd(tokens, and + 1, { join: false })
  if (
    close < 0 ||
    !isNoun(tokens[close - 1]) ||
    !isNoun(tokens[second - 1]) ||
    tokens.slice(and + 1, end).some((token) => token.lower === 'and' || token.text === ',')
  )
    return null
  const first = firstItem(tokens, open)
  const before = tokens[first - 1]
  if (
    first < 1 ||
    tokens.slice(open, close).some((token) => token.isName) ||
    /^(such|including|like|especially)$/.test(tokens[open + 1]?.lower ?? '') ||
    tokens.slice(first, open).some((token) => token.tag === 'NUM') ||
    !isNoun(tokens[open - 1]) ||
    !((before?.tag === 'VERB' && before.form !== 'participle') || /^(on|in|with|from|of|for|about)$/.test(before?.lower ?? ''))
  )
    return null
  const isParallel =
    (tokens[first]?.tag === 'DET') === (tokens[open + 1]?.tag === 'DET') &&
    (tokens[first]?.tag === 'DET') === (tokens[and + 1]?.tag === 'DET')
  return isParallel && !isVerb(tokens[open + 1]) ? { second, and, close } : null
}

function firstItem(tokens: Tokens, end: number): number {
  let start = -1
  for (let k = end - 1; k >= 0; k--) if (nounPhraseEnd(tokens, k, { join: false }) === end) start = k
  return start
}
