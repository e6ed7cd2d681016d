import type { Analysis, Forms, Lexeme, Tags } from './forms.ts'

/** Whether a verb tells of what goes on or of what is done with; a verb of both is listed as `imperfective`. */
export type Aspect = 'imperfective' | 'perfective'

export type WestSlavicParts = {
  /** Null where it is not known. */
  readonly aspectOf: (lemma: string) => Aspect | null
  /** What makes a superlative of a comparative: nej, naj. */
  readonly superlative: string
  /** Whether a form may stand; all may where nothing is said. */
  readonly isKnown?: (form: string) => boolean
}

const negation = 'ne'
const cannotBeNegated: ReadonlySet<string> = new Set(['být', 'byť'])

/**
 * Czech and Slovak forms around those of a table: with ne- (`neg.`), with the superlative (`sup.`), and with the tense that the
 * present of a verb has: a perfective one speaks of the future (`fut.`), so that it never takes the place of an imperfective
 * one. Where the aspect is not known, the tags of the present say so (`tense.`) and no verb has such a form to give.
 */
export function withWestSlavicPrefixes({ analyse, lexemesOf }: Forms, parts: WestSlavicParts): Forms {
  return {
    analyse: (form) => {
      const after = (prefix: string) =>
        form.startsWith(prefix) && form.length > prefix.length + 2 ? analyse(form.slice(prefix.length)) : []
      const plain = analyse(form).map((one) => withTense(one, parts))
      const own = new Set(plain.map(({ lemma }) => lemma))
      const negated = after(negation)
        .map((one) => withTense(one, parts))
        .filter(({ lemma }) => !cannotBeNegated.has(lemma))
      const superlatives = after(parts.superlative).filter(({ tags }) => tags.startsWith('comp'))
      return [
        ...plain,
        ...negated.filter(({ kind }) => !kind.startsWith('noun')).map((one) => ({ ...one, tags: `neg.${one.tags}` })),
        ...negated
          .filter(({ kind, lemma }) => kind !== 'verb' && !own.has(negation + lemma))
          .map((one) => ({ ...one, lemma: negation + one.lemma })),
        ...superlatives.map((one) => ({ ...one, tags: one.tags.replace('comp', 'sup') })),
      ]
    },
    lexemesOf: (lemma) => {
      const listed = lexemesOf(lemma)
      const kinds = new Set(listed.map(({ kind }) => kind.split('.', 1)[0]))
      const negated = lemma.startsWith(negation) && lemma.length > 4 ? lexemesOf(lemma.slice(negation.length)) : []
      return [
        ...listed.map((word) => withPrefixes(word, parts)),
        ...negated.filter(({ kind }) => !kinds.has(kind.split('.', 1)[0])).map((word) => negatedLexeme(withPrefixes(word, parts), lemma)),
      ]
    },
  }
}

function withTense(reading: Analysis, { aspectOf }: WestSlavicParts): Analysis {
  if (reading.kind !== 'verb' || !reading.tags.startsWith('pres.')) return reading
  const aspect = aspectOf(reading.lemma)
  const tense = aspect === null ? 'tense' : aspect === 'perfective' ? 'fut' : 'pres'
  return { ...reading, tags: reading.tags.replace('pres', tense) }
}

function withPrefixes(word: Lexeme, { aspectOf, superlative, isKnown = () => true }: WestSlavicParts): Lexeme {
  const plain = (tags: Tags): string | null => {
    if (word.kind !== 'verb' || !/^(?:pres|fut|tense)\./u.test(tags)) return word.formWith(tags)
    const aspect = aspectOf(word.lemma)
    const tense = aspect === null ? null : aspect === 'perfective' ? 'fut' : 'pres'
    return tense !== null && tags.startsWith(`${tense}.`) ? word.formWith(tags.replace('fut', 'pres')) : null
  }
  const prefixed = (prefix: string, form: string | null): string | null => (form !== null && isKnown(prefix + form) ? prefix + form : null)
  return {
    ...word,
    formWith: (tags) => {
      if (tags.startsWith('neg.')) return cannotBeNegated.has(word.lemma) ? null : prefixed(negation, plain(tags.slice(4)))
      return tags.startsWith('sup') ? prefixed(superlative, word.formWith(tags.replace('sup', 'comp'))) : plain(tags)
    },
  }
}

const negatedLexeme = ({ kind, formWith }: Lexeme, lemma: string): Lexeme => ({
  lemma,
  kind,
  formWith: (tags) => (tags.startsWith('neg.') || tags.startsWith('sup') ? null : formWith(`neg.${tags}`)),
})
