/** Old encodings of our languages; for each language, the letters beyond ASCII that it is written with. */
const oldEncodings = [
  { encoding: 'windows-1250', letters: { hu: 'áéíóöőúüű', ro: 'ăâîşţ', sk: 'áäčďéíĺľňóôŕšťúýž', cs: 'áčďéěíňóřšťúůýž', pl: 'ąćęłńóśźż' } },
  { encoding: 'windows-1254', letters: { tr: 'âçğıİîöşûü' } },
  {
    encoding: 'windows-1252',
    letters: {
      de: 'äöüß',
      fr: 'àâæçéèêëîïôœùûüÿ',
      es: 'áéíñóúü',
      it: 'àèéìîòù',
      pt: 'áâãàçéêíóôõú',
      nl: 'áéëïíóöúü',
      sv: 'åäöé',
      no: 'åæøéòô',
    },
  },
] as const satisfies readonly { readonly encoding: string; readonly letters: Readonly<Record<string, string>> }[]
type OldEncoding = (typeof oldEncodings)[number]
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

/** The encoding in which one language could have written all letters; where several could, the words decide. */
async function oldEncodingOf(bytes: Uint8Array): Promise<string> {
  const part = bytes.subarray(0, 20_000)
  const fitting = oldEncodings.filter((old) => hasLettersOfOne(new TextDecoder(old.encoding).decode(part), old))
  const [only, another] = fitting
  if (only && !another) return only.encoding
  const { detectLanguage } = await import('../resources/detect-language.ts')
  for (const { encoding, letters } of oldEncodings) {
    const { code } = await detectLanguage(new TextDecoder(encoding).decode(part))
    if (code !== null && Object.hasOwn(letters, code)) return encoding
  }
  return usualOldEncoding
}

function hasLettersOfOne(text: string, { letters }: OldEncoding): boolean {
  const used = [...new Set(text.match(/[^\p{ASCII}\P{L}]/gu))].map((letter) => (letter === 'İ' ? letter : letter.toLowerCase()))
  return used.length > 0 && Object.values(letters).some((own) => used.every((letter) => own.includes(letter)))
}
