import type { BaseMessages, LateMessages, Messages, OutcomeMessages, PageKey } from '#locales/messages.ts'
import type { LocaleCode } from './locales.ts'
import { placeOf } from './paths.ts'

type Loaders = { readonly base: () => Promise<BaseMessages>; readonly late: () => Promise<LateMessages> }

const loaders: Readonly<Record<LocaleCode, Loaders>> = {
  de: { base: async () => (await import('#locales/de/base.ts')).base, late: async () => (await import('#locales/de/late.ts')).late },
  en: { base: async () => (await import('#locales/en/base.ts')).base, late: async () => (await import('#locales/en/late.ts')).late },
  es: { base: async () => (await import('#locales/es/base.ts')).base, late: async () => (await import('#locales/es/late.ts')).late },
  fr: { base: async () => (await import('#locales/fr/base.ts')).base, late: async () => (await import('#locales/fr/late.ts')).late },
  hu: { base: async () => (await import('#locales/hu/base.ts')).base, late: async () => (await import('#locales/hu/late.ts')).late },
  it: { base: async () => (await import('#locales/it/base.ts')).base, late: async () => (await import('#locales/it/late.ts')).late },
  ro: { base: async () => (await import('#locales/ro/base.ts')).base, late: async () => (await import('#locales/ro/late.ts')).late },
  sk: { base: async () => (await import('#locales/sk/base.ts')).base, late: async () => (await import('#locales/sk/late.ts')).late },
  tr: { base: async () => (await import('#locales/tr/base.ts')).base, late: async () => (await import('#locales/tr/late.ts')).late },
  ur: { base: async () => (await import('#locales/ur/base.ts')).base, late: async () => (await import('#locales/ur/late.ts')).late },
}

/** Pages with words of their own; whoever opens another page first does not wait for them. */
const wordy: readonly PageKey[] = [
  'blog',
  'privacy',
  'terms',
  'checkout',
  'citation',
  'collections',
  'developers',
  'history',
  'library',
  'plagiarism',
  'premium',
  'profile',
  'proofreader',
  'quality',
  'sourceFinder',
  'thesaurus',
  'detector',
]

const fetched: { [Part in keyof Messages]?: Partial<Messages[Part]> } = {}

/** What a rephrased text says about itself, for the page that every visitor opens first: fetched when a text is written. */
const outcomes: Readonly<Record<LocaleCode, () => Promise<{ readonly outcome: OutcomeMessages }>>> = {
  de: () => import('#locales/de/outcome.ts'),
  en: () => import('#locales/en/outcome.ts'),
  es: () => import('#locales/es/outcome.ts'),
  fr: () => import('#locales/fr/outcome.ts'),
  hu: () => import('#locales/hu/outcome.ts'),
  it: () => import('#locales/it/outcome.ts'),
  ro: () => import('#locales/ro/outcome.ts'),
  sk: () => import('#locales/sk/outcome.ts'),
  tr: () => import('#locales/tr/outcome.ts'),
  ur: () => import('#locales/ur/outcome.ts'),
}

/** Problems have words of every page and words of single ones. */
const add = (words: Partial<Omit<Messages, 'problems'>> & { readonly problems: Partial<Messages['problems']> }): typeof fetched =>
  Object.assign(fetched, words, { problems: { ...fetched.problems, ...words.problems } })

let late: Promise<void> | null = null

/**
 * The messages of one locale for the page at an address, in files of their own, so that a reader downloads no other
 * language. Words of single pages come with those pages (`fetchLateMessages`) and are missing until then.
 */
export async function loadMessages(code: LocaleCode, pathname: string): Promise<Messages> {
  const { page } = placeOf(pathname)
  const isWordy = page === null || wordy.includes(page)
  const [base] = await Promise.all([loaders[code].base(), isWordy ? fetchLateMessages(code) : null])
  // Pages that need the rest are not shown before it is there, so whoever reads it finds it.
  return add(base) as Messages
}

/** Fetches the words of single pages, once; for their routes, before they are shown. */
export async function fetchLateMessages(code: LocaleCode): Promise<void> {
  late ??= loaders[code]
    .late()
    .then((words) => void add({ ...words, problems: words.pageProblems }))
    .catch((error: unknown) => {
      late = null
      throw error
    })
  return late
}

/** Fetches the words of a rephrased text. */
export async function fetchOutcomeMessages(code: LocaleCode): Promise<void> {
  Object.assign(fetched, { outcome: (await outcomes[code]()).outcome })
}
