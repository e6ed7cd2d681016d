import { defaultLocale, optionalLocale, type Locale } from './locales.ts'

const localeCookie = 'tinta-locale'
/** 365 days, as specified. */
const cookieSeconds = 365 * 24 * 60 * 60

/** Value for `document.cookie` and `Set-Cookie` that remembers the reader's choice. */
export const cookieFor = (locale: Locale): string => `${localeCookie}=${locale.code}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`

/** The locale remembered in a `Cookie` header. */
export function localeOfCookie(header: string | null): Locale | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return optionalLocale(pairs.find(([name]) => name === localeCookie)?.[1])
}

/** The first locale of ours that an `Accept-Language` header asks for, by weight; null when it names none. */
export function localeOfHeader(header: string | null): Locale | null {
  const asked = (header ?? '').split(',').map(parseRange)
  const wanted = asked.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return (
    wanted.map(({ tag }) => (tag === '*' ? defaultLocale : optionalLocale(tag.split('-')[0]))).find((locale) => locale !== null) ?? null
  )
}

function parseRange(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.slice(2))
  return { tag, weight: tag === '' || Number.isNaN(weight) ? 0 : weight }
}

/** Cookie, then the browser's languages, then English. */
export const negotiateLocale = (headers: Headers): Locale =>
  localeOfCookie(headers.get('cookie')) ?? localeOfHeader(headers.get('accept-language')) ?? defaultLocale
