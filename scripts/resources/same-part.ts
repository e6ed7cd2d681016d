import type { Forms } from '../../engines/languages/forms.ts'
import type { Entry } from '../../engines/thesaurus/entry.ts'

/**
 * Entries without synonyms that are another part of speech than their head: the Norwegian and Swedish thesauri put `viktig` and
 * `betydning` into one set. A word whose part of speech the forms do not tell stays.
 */
export function withoutOtherParts(entries: readonly Entry[], { analyse }: Forms): readonly Entry[] {
  // The tables name a few words of which they have no base form: `viktig` as a noun.
  const readingsOf = (word: string) => analyse(word).filter(({ lemma }) => lemma === word)
  const known = new Map<string, ReadonlySet<string>>()
  const partsOf = (word: string): ReadonlySet<string> => {
    const parts = known.get(word) ?? new Set(readingsOf(word).map(({ kind }) => kind.split('.', 1)[0] ?? kind))
    known.set(word, parts)
    return parts
  }
  return entries.flatMap((entry) => {
    const own = partsOf(entry.word)
    const mayStand = ({ word }: { readonly word: string }): boolean =>
      own.size === 0 || partsOf(word).size === 0 || [...partsOf(word)].some((part) => own.has(part))
    const senses = entry.senses
      .map((sense) => ({ ...sense, synonyms: sense.synonyms.filter(mayStand) }))
      .filter((sense) => sense.synonyms.length > 0)
    return senses.length > 0 ? [{ ...entry, senses }] : []
  })
}
