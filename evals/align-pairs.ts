import type { Random } from '../engines/paraphrase/seed.ts'
import { hashText, makeRandom, shuffled } from '../engines/paraphrase/seed.ts'
import type { Case } from './align-measures.ts'
import type { Pool, Rewording } from './align-texts.ts'
import { obfuscations, pick, roughSentences } from './obfuscate.ts'

/** A text to be checked, a source, and what was planted. */
export type TestPair = { readonly checked: string; readonly source: string; readonly cases: readonly Case[] }

/** A passage, the source document that it comes from with its place there, and whether it lands inside a sentence. */
type Planted = { readonly passage: string; readonly origin: string; readonly start: number; readonly end: number; readonly isCut: boolean }

/** Where documents come from: of the source's writer, and of the writer of the checked text. */
type Draws = { readonly source: () => string; readonly own: () => string }

type Maker = (pool: Pool, random: Random, draws: Draws) => Planted

const wordsIn = (text: string): number => text.split(/\s+/).length

/** A passage of 60 to 140 words: whole sentences of one document. */
function takePassage(document: string, random: Random): { start: number; end: number } {
  const sentences = roughSentences(document)
  const first = Math.floor(random() * Math.max(1, sentences.length - 4))
  const wanted = 60 + random() * 80
  let start = sentences.slice(0, first).join('').length
  let end = start
  for (const sentence of sentences.slice(first)) {
    if (end > start && wordsIn(document.slice(start, end)) >= wanted) break
    end += sentence.length
  }
  while (end > start && /\s/.test(document.charAt(end - 1))) end--
  while (start < end && /\s/.test(document.charAt(start))) start++
  return { start, end }
}

const obfuscated =
  (name: string): Maker =>
  (pool, random, draws) => {
    const origin = draws.source()
    const { start, end } = takePassage(origin, random)
    const passage = obfuscations[name]?.(origin.slice(start, end), random, vocabularyOf(pool)) ?? ''
    return { passage, origin, start, end, isCut: false }
  }

/** `length` words from anywhere in a document, put anywhere in the checked text. */
const cut =
  (length: number, change = 'verbatim'): Maker =>
  (pool, random, draws) => {
    const origin = draws.source()
    const words = [...origin.matchAll(/\S+/g)]
    const first = Math.floor(random() * Math.max(1, words.length - length))
    const last = words[Math.min(words.length - 1, first + length - 1)]
    const start = words[first]?.index ?? 0
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
    return { passage: obfuscations[change]?.(origin.slice(start, end), random, vocabularyOf(pool)) ?? '', origin, start, end, isCut: true }
  }

/** Sentences, the shortest joined to what follows: nobody copies `she asked.` by itself. */
function longSentences(text: string): readonly string[] {
  const joined: string[] = []
  for (const sentence of roughSentences(text)) {
    const last = joined.at(-1)
    if (last !== undefined && wordsIn(last.trim()) < 7) joined[joined.length - 1] = last + sentence
    else joined.push(sentence)
  }
  return joined
}

/** Sentences of a source with one of the writer's own, of 7 to 40 words, between each two: the whole is the case, from first to last copy. */
const patchwork: Maker = (_pool, random, draws) => {
  const origin = draws.source()
  const own = [draws.own(), draws.own()]
    .flatMap(longSentences)
    .filter((sentence) => wordsIn(sentence.trim()) >= 7 && wordsIn(sentence.trim()) <= 40)
  const sentences = longSentences(origin)
  const count = Math.min(sentences.length, 4 + Math.floor(random() * 3))
  const first = Math.floor(random() * Math.max(1, sentences.length - count))
  const copied = sentences.slice(first, first + count)
  const start = sentences.slice(0, first).join('').length
  const passage = copied
    .flatMap((sentence, i) => (i === 0 ? [sentence] : [own[i % Math.max(1, own.length)] ?? '', sentence]))
    .map((part) => part.trim())
  return { passage: passage.join(' '), origin, start, end: start + copied.join('').trimEnd().length, isCut: false }
}

const vocabularies = new WeakMap<Pool, readonly string[]>()
function vocabularyOf(pool: Pool): readonly string[] {
  const known = vocabularies.get(pool)
  if (known) return known
  const words = pool.documents.slice(0, 300).flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? [])
  vocabularies.set(pool, words)
  return words
}

export const makers: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(
    Object.keys(obfuscations)
      .filter((name) => !name.endsWith('(cut)'))
      .map((name) => [name, obfuscated(name)]),
  ),
  '20 words, cut': cut(20),
  '35 words, cut': cut(35),
  '80 words, cut': cut(80),
  '80 words, cut, synonyms 20 %': cut(80, 'synonyms 20 % (cut)'),
  patchwork,
}

/** A maker from ready pairs: the whole source is the case. */
export const rewordingMaker =
  (rewordings: readonly Rewording[]): Maker =>
  (_pool, random) => {
    const { source, reworded } = pick(rewordings, random)
    return { passage: reworded, origin: source, start: 0, end: source.length, isCut: false }
  }

/** A maker that rewrites passages of whole sentences. */
export const rewritingMaker =
  (rewrite: (passage: string, seed: number) => string): Maker =>
  (_pool, random, draws) => {
    const origin = draws.source()
    const { start, end } = takePassage(origin, random)
    return { passage: rewrite(origin.slice(start, end), Math.floor(random() * 1e6)), origin, start, end, isCut: false }
  }

/** About 900 words of a pool on either side, with one to three passages planted; none without a maker. */
export function makePair(pool: Pool, maker: Maker | null, seed: string): TestPair {
  const random = makeRandom(hashText(seed))
  const works = shuffled([...new Set(pool.documents.map(({ work }) => work))], random)
  const ownWorks = new Set(works.slice(0, works.length >> 1))
  // One work never stands on both sides: what it says twice would be found.
  const drawFrom = (isOwn: boolean): (() => string) => {
    const order = shuffled(
      pool.documents.filter(({ work }) => ownWorks.has(work) === isOwn),
      random,
    )
    let next = 0
    return () => order[next++ % order.length]?.text ?? ''
  }
  const draws = { own: drawFrom(true), source: drawFrom(false) }
  const background = (draw: () => string): string[] => {
    const parts: string[] = []
    for (let words = 0; words < 900; words += wordsIn(parts.at(-1) ?? '')) parts.push(draw())
    return parts
  }
  const [own, other] = [background(draws.own), background(draws.source)]
  const planted = maker ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => maker(pool, random, draws)) : []
  const source = putOrigins(other, planted, random)
  const checked = putPassages(own.join('\n\n'), planted, random)
  return {
    checked: checked.text,
    source: source.text,
    cases: planted.map((_, i) => ({ inChecked: checked.spans[i] ?? none, inSource: source.spans[i] ?? none })),
  }
}

const none = { start: 0, end: 0 }
type Built = { readonly text: string; readonly spans: readonly { start: number; end: number }[] }

function putOrigins(parts: readonly string[], planted: readonly Planted[], random: Random): Built {
  const all = shuffled([...parts.map((text) => ({ text, at: -1 })), ...planted.map(({ origin }, at) => ({ text: origin, at }))], random)
  const spans: { start: number; end: number }[] = []
  let text = ''
  for (const part of all) {
    if (text) text += '\n\n'
    const one = planted[part.at]
    if (one) spans[part.at] = { start: text.length + one.start, end: text.length + one.end }
    text += part.text
  }
  return { text, spans }
}

/** Whole passages between sentences, cuts between words, at places of their own. */
function putPassages(text: string, planted: readonly Planted[], random: Random): Built {
  const sentenceEnds = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ index, 0: mark }) => index + mark.length)
  const wordEnds = [...text.matchAll(/\s+/g)].map(({ index, 0: space }) => index + space.length)
  const third = Math.ceil(text.length / Math.max(1, planted.length))
  const places = planted.map(({ isCut }, i) => {
    const within = (isCut ? wordEnds : sentenceEnds).filter((at) => at >= i * third && at < (i + 1) * third - 200)
    return within.length > 0 ? pick(within, random) : i * third
  })
  let built = ''
  let from = 0
  const spans = planted.map(({ passage }, i) => {
    built += text.slice(from, places[i])
    from = places[i] ?? from
    const span = { start: built.length, end: built.length + passage.length }
    built += `${passage} `
    return span
  })
  return { text: built + text.slice(from), spans }
}
