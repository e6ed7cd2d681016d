/** What a locale's sentences need to say numbers, lists, languages and plurals; made once a locale. */
export type Words = {
  /** 12,345 */
  readonly number: (value: number) => string
  /** 0.46 is 46% as the language writes it. */
  readonly percent: (share: number) => string
  /** one, two and three */
  readonly list: (items: readonly string[]) => string
  /** one, two or three */
  readonly choice: (items: readonly string[]) => string
  /** The form for this count; the number itself is put in by the sentence. `other` always exists. */
  readonly plural: (count: number, forms: PluralForms) => string
  /** `hu` is Hungarian; an unknown code is given back. */
  readonly language: (code: string) => string
  /** 20 MB, from bytes. */
  readonly size: (bytes: number) => string
}

type PluralForms = { readonly other: string } & Partial<Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>>

/** `tag` is a BCP 47 tag. */
export function wordsFor(tag: string): Words {
  const numbers = new Intl.NumberFormat(tag)
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' })
  const choices = new Intl.ListFormat(tag, { type: 'disjunction' })
  const plurals = new Intl.PluralRules(tag)
  const languages = new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' })
  const sizes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return {
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    list: (items) => lists.format(items),
    choice: (items) => choices.format(items),
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
    language: (code) => languageName(languages, code),
    size: (bytes) => sizes.format(bytes / 1024 / 1024),
  }
}

function languageName(languages: Intl.DisplayNames, code: string): string {
  try {
    return languages.of(code) ?? code
  } catch {
    return code
  }
}
