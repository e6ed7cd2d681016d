import type { Random } from '../engines/paraphrase/seed.ts'
import { loadTexts } from './texts.ts'

/** Makes prose of about so many characters, another each time. */
export type Writer = (length: number) => string

const ownTexts = (): readonly string[] =>
  ['seen', 'unseen', 'fresh', 'fresh-2', 'fresh-3', 'fresh-4', 'fresh-5'].flatMap((set) => loadTexts('en', set)).map(({ text }) => text)

/**
 * A writer of nonsense with the statistics of prose: each word follows the one before as it did somewhere in the models, our own texts if none are given, or
 * is drawn as often as it stands there; rare words are made up, so that two texts have words of their own.
 */
export function makeWriter(random: Random, models: readonly string[] = ownTexts()): Writer {
  const words = models.flatMap((text) => text.split(/\s+/))
  const followers = new Map<string, string[]>()
  for (const [i, word] of words.entries()) {
    const next = words[i + 1]
    if (next === undefined) continue
    const own = followers.get(word)
    if (own) own.push(next)
    else followers.set(word, [next])
  }
  const draw = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const syllables = ['ka', 'lo', 'mi', 'ren', 'tor', 'sel', 'va', 'du', 'ni', 'pra', 'hem', 'zo', 'li', 'bur', 'fen', 'go']
  const makeUp = (): string => Array.from({ length: 2 + Math.floor(random() * 3) }, () => draw(syllables) ?? '').join('')
  return (length) => {
    const parts: string[] = []
    let size = 0
    let word = draw(words) ?? ''
    let since = 0
    while (size < length) {
      const isEnd = /[.!?]$/.test(word) || since > 24
      parts.push(isEnd && !/[.!?]$/.test(word) ? `${word}.` : word)
      if (isEnd && random() < 0.15) parts.push('\n\n')
      since = isEnd ? 0 : since + 1
      size += word.length + 1
      const isFree = random() < 0.25
      word = random() < 0.06 ? makeUp() : ((isFree ? draw(words) : draw(followers.get(word) ?? words)) ?? '')
    }
    return parts.join(' ').slice(0, length)
  }
}
