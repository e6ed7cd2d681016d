import { takesAn } from '../languages/en/articles.ts'
import { adverbOf, comparativeOf, superlativeOf } from '../languages/en/comparison.ts'
import { nounPlural, nounSingular } from '../languages/en/nouns.ts'
import { inflectVerb } from '../languages/en/grammar/inflect.ts'
import type { VerbForm } from '../languages/en/grammar/token.ts'
import type { Match } from './match.ts'
import type { LintToken } from './token.ts'

const verbFormNames: readonly string[] = ['base', '3sg', 'past', 'participle', 'ing', 'pl'] satisfies readonly VerbForm[]
const isVerbForm = (name: string): name is VerbForm => verbFormNames.includes(name)

type Filling = {
  readonly match: Match
  readonly tokens: readonly LintToken[]
  /** Indexes of the wrong part. */
  readonly wrong: readonly [number, number]
  /** BCP 47 tag, for capitals: Turkish `i` becomes `İ`. */
  readonly language: string
}

/**
 * The text that a template of a row makes of a match: `$2:past` is the token of the second atom in the past. Keeps the
 * capital of what it replaces. Null when an atom that it names took no token.
 */
export function fillTemplate(template: string, { match, tokens, wrong, language }: Filling): string | null {
  let isWhole = true
  const inflected = template.replace(/\{(\w+):\$(\d)\}/g, (_, lemma: string, place: string) => {
    const token = tokens[match.taken[Number(place) - 1]?.[0] ?? -1]
    return inflectVerb(lemma, token?.form ?? 'base')
  })
  const filled = inflected.replace(/\$(\d)(?::(\w+))?/g, (_, place: string, form: string | undefined) => {
    const [from = 0, to = 0] = match.taken[Number(place) - 1] ?? []
    if (to <= from) isWhole = false
    const words = tokens.slice(from, to).map((token, i) => (i > 0 ? token.space : '') + (form ? formOf(token, form, language) : token.text))
    return words.join('')
  })
  if (!isWhole) return null
  return opensWithCapital(tokens, wrong[0]) ? capitalised(filled, language) : filled
}

function formOf(token: LintToken, form: string, language: string): string {
  const lemma = token.lemma ?? token.lower
  if (isVerbForm(form)) return inflectVerb(lemma, form)
  if (form === 'plural') return nounPlural(nounSingular(token.lower))
  if (form === 'singular') return nounSingular(token.lower)
  if (form === 'capital') return capitalised(token.text, language)
  if (form === 'a') return `${takesAn(token.text) ? 'an' : 'a'} ${token.text}`
  if (form === 'adverb') return adverbOf(token.lower)
  if (form === 'comparative') return comparativeOf(token.lower)
  if (form === 'superlative') return superlativeOf(token.lower)
  if (form === 'lower') return token.lower
  return lemma
}

/** What begins with a capital because it begins the sentence stays so, whatever is put there. */
function opensWithCapital(tokens: readonly LintToken[], at: number): boolean {
  const isFirst = tokens.slice(0, at).every(({ kind }) => kind !== 'word')
  return isFirst && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
}

const capitalised = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
