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
  /** 1 December 2026, from ISO 8601 or a Date; days are those of UTC, as the windows of quotas are. */
  readonly day: (time: string | Date) => string
  /** 1 December, without the year. */
  readonly dayOfYear: (time: string | Date) => string
  /** 1 December 2026, 14:05, in the reader's time zone. */
  readonly moment: (time: string | Date) => string
  /** €4.90, from hundredths and an ISO 4217 code. */
  readonly money: (hundredths: number, currency: string) => string
  /** 2 minutes, 3 hours: a waiting time, rounded up. */
  readonly wait: (seconds: number) => string
}

type PluralForms = { readonly other: string } & Partial<Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>>

/** `tag` is a BCP 47 tag. Each format is made when it is first used: a phone takes a tenth of a second for all of them. */
export function wordsFor(tag: string): Words {
  const numbers = once(() => new Intl.NumberFormat(tag))
  const percents = once(() => new Intl.NumberFormat(tag, { style: 'percent' }))
  const lists = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }))
  const choices = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }))
  const plurals = once(() => new Intl.PluralRules(tag))
  const languages = once(() => new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' }))
  // Our English is British, and so are its dates.
  const dates = tag === 'en' ? 'en-GB' : tag
  const days = once(() => new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }))
  const daysOfYear = once(() => new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', timeZone: 'UTC' }))
  const moments = once(() => new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' }))
  const sizes = once(() => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }))
  return {
    number: (value) => numbers().format(value),
    percent: (share) => percents().format(share),
    list: (items) => lists().format(items),
    choice: (items) => choices().format(items),
    plural: (count, forms) => forms[plurals().select(count)] ?? forms.other,
    language: (code) => languageName(languages(), code),
    size: (bytes) => sizes().format(bytes / 1024 / 1024),
    day: (time) => days().format(new Date(time)),
    dayOfYear: (time) => daysOfYear().format(new Date(time)),
    moment: (time) => moments().format(new Date(time)),
    money: (hundredths, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, ...(hundredths % 100 === 0 ? { minimumFractionDigits: 0 } : {}) }).format(
        hundredths / 100,
      ),
    wait: (seconds) => waitingTime(tag, seconds),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function languageName(languages: Intl.DisplayNames, code: string): string {
  try {
    return languages.of(code) ?? code
  } catch {
    return code
  }
}

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

function waitingTime(tag: string, seconds: number): string {
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? steps[3]
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.ceil(seconds / length)))
}
