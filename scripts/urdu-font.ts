// node scripts/urdu-font.ts: writes web/ui/fonts/noto-naskh-urdu.woff2, the letters that Urdu is written with out of Noto Naskh Arabic (OFL 1.1). A third
// of its size, it is what the first paint of an Urdu page waits for; what else is written in Arabic letters brings the whole typeface.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Letters, marks, digits and signs of Urdu, and those of Arabic words and names in it. */
export const urduCharacters =
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىي' +
  'ٹپچڈڑژکگںھہۂۃیےۓ' +
  '۔،؛؟٪٫٬٭' +
  '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩' +
  '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0670' +
  '\u0600\u0601\u0602\u0603\u0610\u0611\u0612\u0613\u0614' +
  '\u200c\u200d\u200e\ufdfa'

/** The same as CSS writes ranges. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [from: number, to: number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

const source = new URL(
  '../node_modules/@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  import.meta.url,
)
export const urduFontFile = new URL('../web/ui/fonts/noto-naskh-urdu.woff2', import.meta.url)

/** The typeface with these characters only; the way they join stays. */
export const urduFont = (): Promise<Uint8Array> => subsetFont(readFileSync(source), urduCharacters, { targetFormat: 'woff2' })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(urduFontFile, await urduFont())
  process.stdout.write(`${unicodeRange(urduCharacters)}\n`)
}
