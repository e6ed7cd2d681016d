import { detectLanguage } from '#services/resources/detect-language.ts'
import { allowedEnglish } from './english-allowed.ts'
import { englishLeft, saidIn } from './english-left.ts'
import type { PageParts } from './page-parts.ts'

/** Something that is left in English in a locale, and the pages that say it. */
export type EnglishTrouble = { readonly locale: string; readonly said: string; readonly paths: readonly string[] }

async function languageOf(text: string): Promise<string | null> {
  const { code, isReliable } = await detectLanguage(text)
  return isReliable ? code : null
}

/** Compares pages in other languages with the English ones among `pages`; `written` is what a person wrote who uses them. */
export async function englishTroubles(
  pages: ReadonlyMap<string, PageParts>,
  written: readonly string[] = [],
): Promise<readonly EnglishTrouble[]> {
  const english = saidIn([...pages.values()].filter(({ language }) => language === 'en'))
  const found = new Map<string, EnglishTrouble>()
  for (const [path, parts] of pages) {
    const { language } = parts
    if (language === null || language === 'en') continue
    for (const said of await englishLeft(parts, { english, allowed: allowedEnglish, written, languageOf })) {
      const key = `${language} ${said}`
      found.set(key, { locale: language, said, paths: [...(found.get(key)?.paths ?? []), path] })
    }
  }
  return [...found.values()]
}
