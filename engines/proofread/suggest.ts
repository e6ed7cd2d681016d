import { takesAn } from '../languages/en/articles.ts'
import { adverbOf, comparativeOf, superlativeOf } from '../languages/en/comparison.ts'
import { nounPlural, nounSingular } from '../languages/en/nouns.ts'
import { inflectVerb } from '../languages/en/grammar/inflect.ts'
import type { VerbForm } from '../languages/en/grammar/token.ts'
import type { Match } from './match.ts'
import type { Known } from './pattern.ts'
import { bentByTags } from './readings.ts'
import type { LintToken } from './token.ts'

const verbFormNames: readonly string[] = ['base', '3sg', 'past', 'participle', 'ing', 'pl'] satisfies readonly VerbForm[]
const isVerbForm = (name: string): name is VerbForm => verbFormNames.includes(name)

type Filling = {
  readonly match: Match
  readonly tokens: readonly LintToken[]
  readonly words?: Known
  /** Indexes of the wrong part. */
  readonly wrong: readonly [number, number]
  /** BCP 47 tag, for capitals: Turkish `i` becomes `İ`. */
  readonly language: string
}

/**
 * The text that a template of a row makes of a match: `$2:past` is the token of the second atom in the past, `$2/os$/as/` the same
 * with another ending. Keeps the
 * capital of what it replaces. Null when an atom that it names took no token, or has not the part that is to be replaced.
 */
export function fillTemplate(template: string, { match, tokens, words = null, wrong, language }: Filling): string | null {
  let isWhole = true
  const inflected = template.replace(/\{(\w+):\$(\d)\}/g, (_, lemma: string, place: string) => {
    const token = tokens[match.taken[Number(place) - 1]?.[0] ?? -1]
    return inflectVerb(lemma, token?.form ?? 'base')
  })
  const filled = inflected.replace(/\$(\d)(:\w+|#[\w.]+(?:>[\w.]+)?|\/[^/\s]+\/[^/\s]*\/)?/g, (_, place: string, change = '') => {
    const [from = 0, to = 0] = match.taken[Number(place) - 1] ?? []
    const taken = to <= from ? null : changed(tokens.slice(from, to), String(change), { language, words })
    if (taken === null) isWhole = false
    return taken ?? ''
  })
  if (!isWhole) return null
  return opensWithCapital(tokens, wrong[0]) ? capitalised(filled, language) : filled
}

/** The words of tokens in another form (`:past`, `#pl.dat`) or with a part replaced (`/os$/as/`); null where they have none. */
function changed(
  tokens: readonly LintToken[],
  change: string,
  { language, words }: { readonly language: string; readonly words: Known },
): string | null {
  if (change.startsWith('#')) return tokens[0] ? bentByTags(tokens[0], change.slice(1), words) : null
  const form = change.startsWith(':') ? change.slice(1) : null
  const written = tokens.map((token, i) => (i > 0 ? token.space : '') + (form ? formOf(token, form, language) : token.text)).join('')
  const [, part, instead = ''] = /^\/(.+)\/(.*)\/$/.exec(change) ?? []
  return part === undefined ? written : bend(written, part, instead)
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

/** A part of a word replaced, in whatever case it stands; null where the word has no such part. */
function bend(word: string, part: string, instead: string): string | null {
  const pattern = new RegExp(part, 'iu')
  return pattern.test(word) ? word.replace(pattern, instead) : null
}

/** What begins with a capital because it begins the sentence stays so, whatever is put there. */
function opensWithCapital(tokens: readonly LintToken[], at: number): boolean {
  const isFirst = tokens.slice(0, at).every(({ kind }) => kind !== 'word')
  return isFirst && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
}

const capitalised = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
