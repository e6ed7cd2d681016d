import type { LocaleCode } from '#web/i18n/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hu } from './hu.ts'
import { it } from './it.ts'
import type { Messages } from './messages.ts'
import { ro } from './ro.ts'
import { sk } from './sk.ts'
import { tr } from './tr.ts'
import { ur } from './ur.ts'

/** All ten at once, for the server; the browser loads one (`web/i18n/load-messages.ts`). */
export const allMessages: Readonly<Record<LocaleCode, Messages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }
