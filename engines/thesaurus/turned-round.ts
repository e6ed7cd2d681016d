import type { Entry, PartOfSpeech, Sense, Synonym } from './entry.ts'
import { foldWord } from './packed.ts'

/**
 * Entries for words that stand only as synonyms in some: what they may stand for may stand for them. The word's own meaning and example are
 * not known, so the meaning is that of the word whose synonym it is, and there is no example. Words of more than one word are left out, as are
 * those that have an entry themselves. Keyed by the folded word.
 */
export function turnedRound(entries: readonly Entry[], language: string): ReadonlyMap<string, readonly Entry[]> {
  const heads = new Set(entries.map(({ word }) => foldWord(word, language)))
  const turned = new Map<string, Map<PartOfSpeech | null, { readonly word: string; readonly senses: Sense[] }>>()
  for (const entry of entries)
    for (const sense of entry.senses)
      for (const synonym of sense.synonyms) {
        const key = foldWord(synonym.word, language)
        if (heads.has(key) || synonym.word.includes(' ')) continue
        const kinds = turned.get(key) ?? new Map<PartOfSpeech | null, { readonly word: string; readonly senses: Sense[] }>()
        const known = kinds.get(entry.partOfSpeech) ?? { word: synonym.word, senses: [] }
        known.senses.push(seenFrom(synonym, sense, entry.word))
        turned.set(key, kinds.set(entry.partOfSpeech, known))
      }
  return new Map(
    [...turned].map(([key, kinds]) => [
      key,
      [...kinds].map(([partOfSpeech, { word, senses }]) => ({ word, partOfSpeech, gender: null, senses })),
    ]),
  )
}

const seenFrom = (synonym: Synonym, { gloss, synonyms, opposites }: Sense, head: string): Sense => ({
  gloss,
  synonyms: [{ word: head, register: 'neutral' }, ...synonyms.filter(({ word }) => word !== synonym.word)],
  opposites,
  example: '',
})
