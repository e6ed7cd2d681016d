import { nounPlural } from '../nouns.ts'
import { verbForms } from '../verbs.ts'
import { withText } from './grammar-tokens.ts'
import type { Token, VerbForm } from './token.ts'

/**
 * One form of an English verb. Of several words the first is inflected: `carry out` -> `carried out`.
 * `isPlural` matters to `be` alone: past `were`.
 */
export function inflectVerb(lemma: string, form: VerbForm, isPlural = false): string {
  const gap = lemma.indexOf(' ')
  if (gap > 0) return inflectVerb(lemma.slice(0, gap), form, isPlural) + lemma.slice(gap)
  if (lemma === 'can') return form === 'past' ? 'could' : 'can'
  const forms = verbForms(lemma)
  if (lemma === 'be' && form === 'pl') return 'are'
  if (lemma === 'be' && form === 'past' && isPlural) return 'were'
  const byForm: Record<VerbForm, string> = {
    base: forms.base,
    pl: forms.base,
    '3sg': forms.thirdPerson,
    past: forms.past,
    participle: forms.participle,
    ing: forms.ing,
  }
  return byForm[form]
}

/** The verb in another form at its place: `inflected(uses, 'ing')` is "using". */
export const inflected = (verb: Token, form: VerbForm, isPlural = false): Token =>
  withText(verb, inflectVerb(verb.lemma, form, isPlural), { form })

/** A noun in the number asked for. */
export const inflectNoun = (lemma: string, isPlural: boolean): string => (isPlural ? nounPlural(lemma) : lemma)
