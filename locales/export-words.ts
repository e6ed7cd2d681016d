import { optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import { exported as de } from './de/export.ts'
import { exported as en } from './en/export.ts'
import { exported as es } from './es/export.ts'
import type { ExportMessages, ExportWords } from './export.ts'
import { exported as fr } from './fr/export.ts'
import { exported as hu } from './hu/export.ts'
import { exported as it } from './it/export.ts'
import { exported as ro } from './ro/export.ts'
import { exported as sk } from './sk/export.ts'
import { exported as tr } from './tr/export.ts'
import { exported as ur } from './ur/export.ts'
import { wordsFor } from './words.ts'

/** All ten at once: only the server writes exports. */
const messages: Readonly<Record<LocaleCode, ExportMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** Where a tool's name stands among the words of the frame. */
const toolKeys = {
  rephrase: 'paraphraser',
  proofread: 'proofreader',
  detect: 'detector',
  check: 'plagiarism',
  cite: 'citation',
  write: 'writer',
  translate: 'translate',
  thesaurus: 'thesaurus',
  find: 'sourceFinder',
  present: 'presentation',
} as const

/** The words of an export in a locale; English for a locale that is not ours. */
export function exportWords(locale: string): ExportWords {
  const code = optionalLocale(locale)?.code ?? 'en'
  const { shell, rephrase } = allMessages[code]
  const { day, language } = wordsFor(code)
  const nameIn =
    (names: Readonly<Record<string, unknown>>) =>
    (key: string): string => {
      const name = Object.hasOwn(names, key) && key !== 'label' ? names[key] : undefined
      return typeof name === 'string' ? name : key
    }
  return {
    ...messages[code],
    mode: rephrase.mode.label,
    strength: rephrase.strength.label,
    toolName: (tool) => (isTool(tool) ? shell.tools[toolKeys[tool]].name : tool),
    modeName: nameIn(rephrase.mode),
    strengthName: nameIn(rephrase.strength),
    languageName: language,
    day,
  }
}

const isTool = (tool: string): tool is keyof typeof toolKeys => Object.hasOwn(toolKeys, tool)
