import type { Analysis, Forms, Lexeme } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { comparativeOf, superlativeOf } from './comparison.ts'
import { gradedAdverbs, gradedByEnding, withoutDegrees } from './graded-words.ts'
import { nounPlural, nounSingular } from './nouns.ts'
import { uncountableNouns } from './uncountable-nouns.ts'
import { verbBase, verbForms } from './verbs.ts'
import { words } from '../words.ts'

/** Nouns that may take "a" ("an awareness of"), and yet have no plural that a paper uses. Lower case; sorted. */
const withoutPlural =
  words(`accuracy adherence awareness clarity coherence consciousness cooperation education effectiveness efficiency evidence expertise
  feasibility freedom growth health importance independence learning legitimacy literacy
  mankind participation prevalence prominence recognition relevance reliability significance
  stability support sustainability teaching training transparency trust understanding usefulness validity wealth
  wellbeing willingness`)

/**
 * English forms by rule. A word is read as a verb, a noun, an adjective and an adverb, for whoever asks knows what it is. Of a verb
 * of several words the first is inflected ("point out"). `isKnown` decides between bases that a form may have.
 */
export function englishForms(isKnown: (word: string) => boolean): Forms {
  const analyse = (form: string): readonly Analysis[] => {
    const owner = /^(.+?)(?:['’]s|(?<=s)['’])$/u.exec(form)?.[1] ?? form
    const lemmas = new Set([form, verbBase(form, isKnown), nounSingular(owner), owner, ...comparedBy(form)])
    return [...lemmas].flatMap((lemma) =>
      formsOf(lemma).flatMap(({ kind, forms }) => forms.filter((one) => one.form === form).map(({ tags }) => ({ lemma, kind, tags }))),
    )
  }
  return { analyse, lexemesOf: (lemma) => formsOf(lemma).map(lexemeOf) }
}

const lexemeOf = ({ lemma, kind, forms }: WordForms): Lexeme => ({
  lemma,
  kind,
  formWith: (tags) => forms.find((one) => one.tags === tags)?.form ?? null,
})

const formsOf = (lemma: string): readonly WordForms[] => [
  verbOf(lemma),
  nounOf(lemma),
  comparedOf(lemma, { kind: 'adjective', byEnding: gradedByEnding }),
  comparedOf(lemma, { kind: 'adverb', byEnding: gradedAdverbs }),
]

function verbOf(lemma: string): WordForms {
  const gap = lemma.indexOf(' ')
  const [first, rest] = gap < 0 ? [lemma, ''] : [lemma.slice(0, gap), lemma.slice(gap)]
  const { base, thirdPerson, past, participle, ing } = verbForms(first)
  const forms = { base, 'pres.p3.sg': thirdPerson, past, pp: participle, ger: ing }
  return { lemma, kind: 'verb', forms: Object.entries(forms).map(([tags, form]) => ({ tags, form: form + rest })) }
}

function nounOf(lemma: string): WordForms {
  const hasPlural = !uncountableNouns.has(lemma) && !withoutPlural.has(lemma)
  // "Actions" and "doings" stand in lists as they are.
  const plural = nounPlural(nounSingular(lemma)) === lemma ? lemma : nounPlural(lemma)
  return {
    lemma,
    kind: 'noun',
    forms: [
      { tags: 'sg', form: lemma },
      ...possessives('sg', lemma),
      ...(hasPlural ? [{ tags: 'pl', form: plural }, ...possessives('pl', plural)] : []),
    ],
  }
}

/** With the mark of a typewriter and that of a book, so that a text keeps its own. */
const possessives = (number: string, form: string) =>
  ["'", '’'].map((mark) => ({
    tags: `${number}.gen.${mark}`,
    form: number === 'pl' && form.endsWith('s') ? form + mark : `${form}${mark}s`,
  }))

function comparedOf(
  lemma: string,
  { kind, byEnding }: { readonly kind: 'adjective' | 'adverb'; readonly byEnding: ReadonlySet<string> },
): WordForms {
  const base = { tags: 'pst', form: lemma }
  // "More out of the question" is not said.
  if (withoutDegrees.has(lemma) || lemma.includes(' ')) return { lemma, kind, forms: [base] }
  const [comparative, superlative] = byEnding.has(lemma) ? [comparativeOf(lemma), superlativeOf(lemma)] : [`more ${lemma}`, `most ${lemma}`]
  return { lemma, kind, forms: [base, { tags: 'comp', form: comparative }, { tags: 'sup', form: superlative }] }
}

const compared = new Map(
  [...new Set([...gradedByEnding, ...gradedAdverbs])].flatMap((word) => [
    [comparativeOf(word), word],
    [superlativeOf(word), word],
  ]),
)

/** The words that an ending of degree was put to; "better" is that of "good" and of "well". */
const comparedBy = (form: string): readonly string[] => {
  const [word, other] = [compared.get(form), alsoCompared.get(form)]
  return [...(word === undefined ? [] : [word]), ...(other ?? [])]
}

const alsoCompared: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>(
  Object.entries({
    better: ['good', 'well'],
    best: ['good', 'well'],
    further: ['far'],
    furthest: ['far'],
    worse: ['bad', 'badly'],
    worst: ['bad', 'badly'],
  }),
)
