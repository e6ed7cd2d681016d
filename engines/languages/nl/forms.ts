import type { Analysis, Forms, Lexeme } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { adjectiveCandidates, adjectivesOf } from './adjective-forms.ts'
import { isListedNoun, nounCandidates, nounsOf, pluralNounsOf } from './nouns.ts'
import { verbCandidates, verbLexeme, verbsOf } from './verbs.ts'

/**
 * Dutch forms by rule and table: nouns by gender and plural, adjectives by degree and ending, verbs with prefixes that part and
 * stay. Made forms that are no word are left out: `isKnown` decides. Forms of verbs in a clause with the verb at its end have tags
 * with `sub.` where a prefix parts in the main clause, so that "toont" never becomes "aantoont".
 */
export function dutchForms(isKnown: (word: string) => boolean): Forms {
  /** Of a phrase each word must be known. */
  const isKnownForm = (form: string): boolean => form.split(' ').every((word) => isKnown(word))
  const analyse = (form: string): readonly Analysis[] => [
    ...nounCandidates(form).flatMap((lemma) => readings(form, nounsOf(lemma, isKnown))),
    ...verbCandidates(form).flatMap((lemma) => readings(form, verbsOf(lemma, isKnown))),
    ...adjectiveCandidates(form).flatMap((lemma) => readings(form, adjectivesOf(lemma, isKnown))),
  ]
  const nouns = (lemma: string): readonly WordForms[] => {
    const found = nounsOf(lemma, isKnown)
    return found.length > 0 ? found : pluralNounsOf(lemma, isKnown)
  }
  const lexemesOf = (lemma: string): readonly Lexeme[] => [
    ...nouns(lemma).map((word) => lexemeOf(word, isListedNoun(lemma) ? always : isKnownForm)),
    ...verbsOf(lemma, isKnown).map((word) => verbLexeme(word, isKnownForm)),
    ...adjectivesOf(lemma, isKnown).map((word) => lexemeOf(word, isKnownForm)),
  ]
  return { analyse, lexemesOf }
}

const always = (): boolean => true

const readings = (form: string, words: readonly WordForms[]): readonly Analysis[] =>
  words.flatMap(({ lemma, kind, forms }) => forms.filter((one) => one.form === form).map(({ tags }) => ({ lemma, kind, tags })))

/** Of several forms with the same tags the first one that may be used. */
const lexemeOf = ({ lemma, kind, forms }: WordForms, mayBeUsed: (form: string) => boolean): Lexeme => ({
  lemma,
  kind,
  formWith: (tags) => forms.find((one) => one.tags === tags && mayBeUsed(one.form))?.form ?? null,
})
