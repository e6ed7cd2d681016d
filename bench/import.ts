import { spawn } from 'node:child_process'
import { strToU8, zipSync } from 'fflate'
import { makeZipBomb } from '#tests/zip-bomb.ts'
import { importArchive, type Load } from './archive.ts'

// Peak memory and time of one process that reads a file, for files that are large or meant to harm, and of the command that
// imports a large archive into the corpus (60 MB of long texts, 16 of the longest). The bar is 300 MB.
const heapMegabytes = 176
const barMegabytes = 300
const megabyte = 2 ** 20
const reader = new URL('../services/files/reader-process.ts', import.meta.url).href

/** A .pdf of so many pages with eight lines each. */
function pdfOf(pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, page) => `${4 + 2 * page} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...Array.from({ length: pages }, (_, page) => pageOf(page)).flat(),
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${pdf}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1')
}

function pageOf(page: number): readonly string[] {
  const lines = Array.from({ length: 8 }, (_, line) => `(Line ${line} of page ${page} with some words on it.) Tj T*`).join(' ')
  const content = `BT /F1 12 Tf 72 720 Td 14 TL ${lines} ET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * page} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

function docxOf(paragraphs: number): Uint8Array {
  const body = Array.from(
    { length: paragraphs },
    (_, i) => `<w:p><w:r><w:t>Paragraph ${i} with about fifty characters in it.</w:t></w:r></w:p>`,
  )
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  return zipSync({ 'word/document.xml': strToU8(`<w:document ${space}><w:body>${body.join('')}</w:body></w:document>`) })
}

const files: readonly (readonly [name: string, ending: string, make: () => Uint8Array])[] = [
  ['pdf of 3,000 pages', 'pdf', () => pdfOf(3_000)],
  ['docx of 1.9 million characters', 'docx', () => docxOf(38_000)],
  ['docx that unpacks to 95 MB', 'docx', () => makeZipBomb('word/document.xml', 95)],
  ['docx that unpacks to 210 MB', 'docx', () => makeZipBomb('word/document.xml', 210)],
  ['txt of 20 MB', 'txt', () => Buffer.alloc(20 * megabyte, 'word ')],
  ['html of 20 MB', 'html', () => Buffer.alloc(20 * megabyte, '<p>word ')],
]

type Measured = { readonly peak: number; readonly seconds: number; readonly said: string }

/** The process says what it took when it ends by itself; one that V8 ends is taken at its heap's limit. */
async function measure(ending: string, bytes: Uint8Array): Promise<Measured> {
  const script = `process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS))); await import('${reader}')`
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, '--input-type=module', '-e', script, '--', 'read', ending],
    {
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    },
  )
  let [told, said] = ['', '']
  child.stdin?.on('error', () => undefined)
  child.stdin?.write('\n')
  child.stdin?.end(bytes)
  child.stderr?.on('data', (piece: Buffer) => (told += piece.toString()))
  child.stdio[3]?.on('data', (piece: Buffer) => (said += piece.toString()))
  await new Promise((resolve) => child.once('close', resolve))
  const kilobytes = Number(/(\d+)$/.exec(told)?.[1] ?? Number.NaN)
  return { peak: kilobytes / 1024, seconds: (performance.now() - began) / 1000, said }
}

const wordsOf = (said: string): string => {
  if (said === '') return 'ended by the limit of its heap'
  return /"code":"([a-z-]+)"/.exec(said)?.[1] ?? `read, ${said.length} letters`
}

for (const [name, ending, make] of files) {
  const { peak, seconds, said } = await measure(ending, make())
  const memory = Number.isNaN(peak) ? `at most ${heapMegabytes} MB of heap` : `${Math.round(peak)} MB`
  process.stdout.write(`${name}: ${memory}, ${seconds.toFixed(1)} s, ${wordsOf(said)}\n`)
  if (peak > barMegabytes) process.exitCode = 1
}

const loads: readonly Load[] = [
  { name: 'zip of 90 texts of 680,000 characters', documents: 90, characters: 680_000, letter: '' },
  { name: 'zip of 16 texts of 1,950,000 characters, two bytes each in memory', documents: 16, characters: 1_950_000, letter: 'ő ' },
]

for (const load of loads) {
  const { megabytes, seconds, said } = await importArchive(load)
  process.stdout.write(`${load.name}: ${Math.round(megabytes)} MB, ${seconds.toFixed(1)} s, ${said}\n`)
  if (megabytes > barMegabytes) process.exitCode = 1
}
