import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentMark } from '#services/files/document-mark.ts'
import { markFile } from '#services/files/mark-file.ts'
import { textOf } from '#services/files/text-of.ts'

const by = { author: 'Tinta', date: '2026-11-23T10:00:00Z' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tinta-office-'))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

/** Opens a document in LibreOffice and saves it as another kind. */
async function converted(bytes: Uint8Array, from: string, to: string): Promise<Uint8Array> {
  const file = path.join(folder, `document.${from}`)
  await writeFile(file, bytes)
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`
  await promisify(execFile)('soffice', [profile, '--headless', '--norestore', '--convert-to', to, '--outdir', folder, file])
  return readFile(path.join(folder, `document.${to}`))
}

const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/** A document with what essays have: headings, looks, a link, a footnote, a table. */
async function essay(): Promise<Uint8Array> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('A note.')] } },
    sections: [
      {
        children: [
          new Paragraph({ text: 'The rivers of Europe', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            alignment: AlignmentType.JUSTIFIED,
            children: [
              new TextRun('The Danube is '),
              new TextRun({ text: 'definately long', bold: true }),
              new TextRun(' and it flow through ten countrys'),
              new FootnoteReferenceRun(1),
              new TextRun('.'),
            ],
          }),
          new Paragraph({
            children: [
              new ExternalHyperlink({
                children: [new TextRun({ text: 'More informations', style: 'Hyperlink' })],
                link: 'https://example.org',
              }),
            ],
          }),
          new Table({ rows: [new TableRow({ children: [cell('River'), cell('Lenght')] })] }),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

const slips: readonly (readonly [string, string, string | null])[] = [
  ['definately', 'definitely', 'A spelling mistake.'],
  ['flow', 'flows', null],
  ['countrys', 'countries', 'The plural of “country”.'],
  ['informations', 'information', null],
  ['Lenght', 'Length', 'Letters & their order.'],
]

const marksIn = (text: string): readonly DocumentMark[] =>
  slips.map(([from, to, remark]) => {
    const start = text.indexOf(from)
    return { span: { start, end: start + from.length }, to, remark }
  })

const mended = (text: string): string => slips.reduce((now, [from, to]) => now.replace(from, to), text)

describe('a marked Word document', () => {
  test('opens in LibreOffice with its changes, comments, looks, footnote and link', async () => {
    const file = await essay()
    const { text } = await textOf(file, 'docx')
    const { bytes, leftOut } = await markFile(file, { marks: marksIn(text), by })
    expect(leftOut).toBe(0)
    const opened = partOf(await converted(bytes, 'docx', 'odt'), 'content.xml')
    expect(count(opened, /<text:deletion>/g)).toBe(slips.length)
    expect(count(opened, /<text:insertion>/g)).toBe(slips.length)
    expect(count(opened, /<office:annotation [^>]*office:name/g)).toBe(3)
    expect(opened).toContain('Letters &amp; their order.')
    expect(opened).toContain('<dc:creator>Tinta</dc:creator>')
    expect(opened).toContain('https://example.org')
    expect(opened).toContain('text:note')
    expect((await textOf(await converted(bytes, 'docx', 'odt'), 'odt')).text).toBe(mended(text))
  })
})

describe('a marked OpenDocument text', () => {
  test('opens in LibreOffice with its changes and comments', async () => {
    const file = await converted(await essay(), 'docx', 'odt')
    const { text } = await textOf(file, 'odt')
    const { bytes, leftOut } = await markFile(file, { marks: marksIn(text), by })
    expect(leftOut).toBe(0)
    const saved = await converted(bytes, 'odt', 'docx')
    const opened = partOf(saved, 'word/document.xml')
    expect(count(opened, /<w:del /g)).toBe(slips.length)
    expect(count(opened, /<w:ins /g)).toBe(slips.length)
    expect(count(partOf(saved, 'word/comments.xml'), /<w:comment /g)).toBe(3)
    expect((await textOf(saved, 'docx')).text).toBe(mended(text))
  })
})
