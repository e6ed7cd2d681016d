import { dialectTags } from '#tools/proofread/run-dialects.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** A language as an add-on names it; without a variant it is told by the text. */
export type NamedLanguage = { readonly language: TextLanguage; readonly dialect: string | null }

/** Languages without variants that add-ons know by a longer code. */
const longCodes: Partial<Readonly<Record<TextLanguage, string>>> = { no: 'no', pl: 'pl-PL', ro: 'ro-RO', sk: 'sk-SK' }

/** Countries whose writing is that of a variant we have. */
const neighbours: Readonly<Record<string, string>> = {
  'de-LI': 'de-CH',
  'de-LU': 'de-DE',
  'en-IE': 'en-GB',
  'en-IN': 'en-GB',
  'en-NZ': 'en-GB',
  'en-ZA': 'en-GB',
  'pt-AO': 'pt-PT',
  'pt-MZ': 'pt-PT',
}

/** No code of a language is longer. */
const codeAtMost = 60

const isOurs = (code: string): code is TextLanguage => textLanguageCodes.some((own) => own === code)

/** The variants of a language; none where there is one only. */
const variantsOf = (language: TextLanguage): readonly string[] => {
  const tags = dialectTags(language)
  return tags.length > 1 ? tags : []
}

/** The language that a code means (`en`, `en-GB`, `nb-NO`, `pt_BR`, `de-DE-x-simple-language`); null for none of ours. */
export function optionalLanguage(code: string): NamedLanguage | null {
  const [base = '', ...rest] = code.slice(0, codeAtMost).trim().replaceAll('_', '-').split('-')
  const named = base.toLowerCase() === 'nb' ? 'no' : base.toLowerCase()
  if (!isOurs(named)) return null
  const country = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase()
  const tag = `${named}-${country ?? ''}`
  return { language: named, dialect: variantsOf(named).find((one) => one === (neighbours[tag] ?? tag)) ?? null }
}

/** The code that answers name a language by, from the tag of the variant that was read. */
export const longCodeOf = (language: TextLanguage, dialect: string): string =>
  variantsOf(language).includes(dialect) ? dialect : (longCodes[language] ?? language)

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' })

/** The English name of a code: `German (Austria)`. */
export function nameOf(code: string): string {
  try {
    return names.of(code === 'no' ? 'nb' : code) ?? code
  } catch {
    return code
  }
}

/** What `GET /v2/languages` tells: each language, and each of its variants. */
export const languageList: readonly { readonly name: string; readonly code: string; readonly longCode: string }[] = textLanguageCodes
  .flatMap((code) => {
    const plain = longCodes[code] ?? code
    return [{ name: nameOf(code), code, longCode: plain }, ...variantsOf(code).map((tag) => ({ name: nameOf(tag), code, longCode: tag }))]
  })
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
