import type { Forms, Lexeme, Tags } from './forms.ts'

// Romance phrases that name a thing or say what it is like. A noun stands first, and changes alone where a preposition follows
// (fr "point de vue"; an adjective as well: "digne de foi"), together with the adjective or participle that follows else (es "dato obtenido"). An adjective stands
// last behind a word of degree (it "poco rapido"); a preposition with its noun never changes (fr "de premier plan").

type Language = { readonly prepositions: readonly string[]; readonly degrees: readonly string[] }

const languages: Readonly<Record<string, Language>> = {
  es: {
    prepositions: ['a', 'con', 'de', 'del', 'en', 'para', 'por', 'sin', 'sobre'],
    degrees: ['bien', 'más', 'menos', 'muy', 'no', 'poco'],
  },
  fr: {
    prepositions: ['à', 'au', 'aux', 'd’', 'de', 'des', 'du', 'en', 'hors', 'par', 'pour', 'sans', 'sur'],
    degrees: ['assez', 'bien', 'moins', 'non', 'peu', 'plus', 'toujours', 'très', 'trop'],
  },
  it: {
    prepositions: ['a', 'al', 'con', 'd’', 'da', 'dei', 'del', 'della', 'delle', 'di', 'in', 'per', 'senza', 'su'],
    degrees: ['ben', 'meno', 'molto', 'non', 'più', 'poco'],
  },
  pt: {
    prepositions: ['a', 'com', 'da', 'das', 'de', 'do', 'dos', 'em', 'para', 'por', 'sem', 'sobre'],
    degrees: ['bem', 'mais', 'menos', 'muito', 'não', 'pouco'],
  },
}

/** Words with these dictionary forms; none where the phrase is built in another way, or is of another language. */
export function romancePhrases(lemma: string, forms: Forms, code: string): readonly Lexeme[] {
  const language = languages[code]
  const words = lemma.replaceAll("'", '’').split(/\s+/u)
  if (language === undefined || words.length < 2) return []
  const isPreposition = (word = ''): boolean =>
    language.prepositions.some((one) => (one.endsWith('’') ? word.startsWith(one) : word === one))
  const [first = '', second = '', ...others] = words
  // "del tutto uguale" says how much, and what follows changes.
  if (isPreposition(first)) return /^to(?:ut|do)$|^tutto$/u.test(second) ? [] : [{ lemma, kind: 'adjective', formWith: () => lemma }]
  const heads = forms.lexemesOf(first).filter(({ kind }) => kind === 'adjective' || kind.startsWith('noun'))
  const isDegree = language.degrees.includes(first) || (heads.length === 0 && /mente?$/u.test(first))
  if (isDegree && others.length === 0) return withLast(lemma, first, forms.lexemesOf(second))
  if (isPreposition(second)) return heads.map((head) => headWith(head, lemma, () => words.slice(1).join(' ')))
  const nouns = others.length > 0 ? [] : heads.filter(({ kind }) => kind.startsWith('noun'))
  return nouns.map((noun) => headWith(noun, lemma, (tags) => agreeing(second, noun.kind, tags, forms)))
}

const withLast = (lemma: string, first: string, words: readonly Lexeme[]): readonly Lexeme[] =>
  words
    .filter(({ kind }) => kind === 'adjective')
    .map(({ kind, formWith }) => ({ lemma, kind, formWith: (tags) => joined(first, formWith(tags)) }))

const headWith = ({ kind, formWith }: Lexeme, lemma: string, restWith: (tags: Tags) => string | null): Lexeme => ({
  lemma,
  kind,
  formWith: (tags) => joined(formWith(tags), restWith(tags)),
})

const joined = (one: string | null, other: string | null): string | null => (one === null || other === null ? null : `${one} ${other}`)

/** An adjective or participle, given in the singular of a noun's gender, in the number that is asked for. Null where readings differ. */
function agreeing(word: string, kindOfNoun: string, number: Tags, forms: Forms): string | null {
  const singular = `${kindOfNoun.split('.')[1] ?? ''}.sg`
  const agreed = forms
    .analyse(word)
    .filter(({ kind, tags }) => !kind.startsWith('noun') && (tags === singular || tags.endsWith(`.${singular}`)))
    .flatMap(({ lemma, kind, tags }) =>
      forms
        .lexemesOf(lemma)
        .filter((lexeme) => lexeme.kind === kind)
        .map(({ formWith }) => formWith(tags.replace(/sg$/u, number))),
    )
  const [form] = agreed
  return form !== undefined && agreed.every((one) => one === form) ? form : null
}
