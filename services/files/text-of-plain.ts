/** Old encodings of our languages, with the languages that each was used for; the first that fits wins. */
const oldEncodings = [
  { encoding: 'windows-1250', languages: ['hu', 'ro', 'sk', 'cs', 'pl'] },
  { encoding: 'windows-1254', languages: ['tr'] },
] as const
const usualOldEncoding = 'windows-1252'

/** Decodes a plain file: by its mark, else as UTF-8, else as the old encoding whose language its words are in. */
export async function textOfPlain(bytes: Uint8Array): Promise<string> {
  const marked = encodingByMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(await oldEncodingOf(bytes)).decode(bytes)
  }
}

function encodingByMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

async function oldEncodingOf(bytes: Uint8Array): Promise<string> {
  const { detectLanguage } = await import('../resources/detect-language.ts')
  const part = bytes.subarray(0, 20_000)
  for (const { encoding, languages } of oldEncodings) {
    const { code } = await detectLanguage(new TextDecoder(encoding).decode(part))
    if (languages.some((language) => language === code)) return encoding
  }
  return usualOldEncoding
}
