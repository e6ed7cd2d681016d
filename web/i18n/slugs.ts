import { slugs as de } from '#locales/de/slugs.ts'
import { slugs as en } from '#locales/en/slugs.ts'
import { slugs as es } from '#locales/es/slugs.ts'
import { slugs as fr } from '#locales/fr/slugs.ts'
import { slugs as hu } from '#locales/hu/slugs.ts'
import { slugs as it } from '#locales/it/slugs.ts'
import type { PageKey, Slugs } from '#locales/messages.ts'
import { slugs as ro } from '#locales/ro/slugs.ts'
import { slugs as sk } from '#locales/sk/slugs.ts'
import { slugs as tr } from '#locales/tr/slugs.ts'
import { slugs as ur } from '#locales/ur/slugs.ts'
import type { LocaleCode } from './locales.ts'

/** The addresses of all pages in all locales: small, and needed by every language menu. */
export const slugTables: Readonly<Record<LocaleCode, Slugs>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

const isPageKey = (key: string): key is PageKey => Object.hasOwn(en, key)

export const pageKeys: readonly PageKey[] = Object.keys(en).filter(isPageKey)
