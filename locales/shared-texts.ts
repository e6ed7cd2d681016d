import type { LocaleCode } from '#web/i18n/locales.ts'
import { sharedText as de } from './de/shared-text.ts'
import { sharedText as en } from './en/shared-text.ts'
import { sharedText as es } from './es/shared-text.ts'
import { sharedText as fr } from './fr/shared-text.ts'
import { sharedText as hu } from './hu/shared-text.ts'
import { sharedText as it } from './it/shared-text.ts'
import { sharedText as ro } from './ro/shared-text.ts'
import { sharedText as sk } from './sk/shared-text.ts'
import { sharedText as tr } from './tr/shared-text.ts'
import { sharedText as ur } from './ur/shared-text.ts'

/** The one sentence that the worker behind the pages says itself. */
export const sharedTexts: Readonly<Record<LocaleCode, string>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }
