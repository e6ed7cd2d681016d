import type { LocaleCode } from '../i18n/locales.ts'

/** What programs wrote in before UTF-8, where a language of the page is spoken. */
const oldEncodings: Readonly<Partial<Record<LocaleCode, string>>> = {
  hu: 'windows-1250',
  ro: 'windows-1250',
  sk: 'windows-1250',
  tr: 'windows-1254',
}

/**
 * The text of a plain file: by its mark, else as UTF-8, else in the old encoding of the reader's language. Null: the browser
 * cannot read it, as when it was moved meanwhile.
 */
export async function textOfFile(file: Blob, locale: LocaleCode): Promise<string | null> {
  try {
    return decode(new Uint8Array(await file.arrayBuffer()), oldEncodings[locale] ?? 'windows-1252')
  } catch {
    return null
  }
}

function decode(bytes: Uint8Array, oldEncoding: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(oldEncoding).decode(bytes)
  }
}
