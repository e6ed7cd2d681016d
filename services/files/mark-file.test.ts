import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '#engines/text/edits.ts'
import { makeDocx, makeDocxOf, makeOdt } from '#tests/files.ts'
import { AppError } from '../problem.ts'
import type { Span } from '#engines/text/span.ts'
import type { DocumentMark, Slice, TextPlaces } from './document-mark.ts'
import { docxPlaces } from './docx-places.ts'
import { makeFileMarker } from './file-marker.ts'
import { markFile } from './mark-file.ts'
import { odtPlaces } from './odt-places.ts'
import { textOf } from './text-of.ts'

const by = { author: 'Tinta', date: '2026-11-23T10:00:00Z' }
const facts = (id: number) => `w:id="${id}" w:author="Tinta" w:date="${by.date}"`
const change = (start: number, end: number, to: string): DocumentMark => ({ span: { start, end }, to, remark: null })

const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
const bodyOf = (bytes: Uint8Array): string => /<w:body>([^]*)<\/w:body>/.exec(partOf(bytes, 'word/document.xml'))?.[1] ?? ''

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.problem.code : String(error)
}

/** Paragraphs of every shape that we know: the text as it is read, and the body. */
const docxBodies: readonly (readonly [name: string, body: string])[] = [
  ['plain', '<w:p><w:r><w:t>One two three.</w:t></w:r></w:p><w:p><w:r><w:t>Four.</w:t></w:r></w:p>'],
  [
    'looks',
    '<w:p><w:pPr><w:jc w:val="both"/></w:pPr><w:r w:rsidR="00A1"><w:rPr><w:b/></w:rPr><w:t>One </w:t></w:r><w:r><w:t>two.</w:t></w:r></w:p>',
  ],
  ['tabs and line ends', '<w:p><w:r><w:t>One</w:t><w:tab/><w:t>two</w:t><w:br/><w:t xml:space="preserve"> three</w:t></w:r></w:p>'],
  ['entities', '<w:p><w:r><w:t>R&amp;D &lt;b&gt; &#225;&#x1F600; end</w:t></w:r></w:p>'],
  [
    'a list and a table',
    '<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>First</w:t></w:r></w:p><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>Second</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
  ],
  [
    'a heading',
    '<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr/></w:pPr><w:r><w:t>Head</w:t></w:r></w:p><w:p><w:r><w:t>Body.</w:t></w:r></w:p>',
  ],
  [
    'changes tracked before',
    '<w:p><w:r><w:t xml:space="preserve">Old </w:t></w:r><w:del w:id="7" w:author="A"><w:r><w:delText>gone </w:delText></w:r></w:del><w:ins w:id="8" w:author="A"><w:r><w:t>new words</w:t></w:r></w:ins></w:p>',
  ],
  [
    'a field and a link',
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>12</w:t></w:r><w:hyperlink r:id="x"><w:r><w:t> link text</w:t></w:r></w:hyperlink></w:p>',
  ],
  [
    'a box inside of a run',
    '<w:p><w:r><w:t>Before</w:t><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>In the box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p><w:r><w:t>twice</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>after</w:t></w:r></w:p>',
  ],
  ['remarks of XML, instructions, CDATA', '<w:p><w:r><w:t>One <!-- > no --><?x y?><![CDATA[two & ]]>three</w:t></w:r></w:p>'],
  ['empty paragraphs', '<w:p/><w:p><w:r><w:t>One</w:t></w:r></w:p><w:p><w:r><w:t> </w:t></w:r></w:p><w:p><w:r/></w:p>'],
]
const odtBodies: readonly (readonly [name: string, body: string])[] = [
  ['plain', '<text:p>One two three.</text:p><text:p>Four.</text:p>'],
  [
    'spans and spaces',
    '<text:p text:style-name="P1">One <text:span text:style-name="T1">bold</text:span><text:s text:c="3"/>x<text:tab/>y<text:line-break/>z</text:p>',
  ],
  ['lines of the file', '<text:h>Head</text:h>\n <text:p>One\n   two  three</text:p>\n'],
  [
    'a list',
    '<text:list><text:list-item><text:p>First</text:p></text:list-item><text:list-item><text:p>Second</text:p></text:list-item></text:list><text:p>End</text:p>',
  ],
  [
    'changes tracked before',
    '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>Old <text:change text:change-id="c1"/>text<text:note><text:note-body><text:p>note</text:p></text:note-body></text:note> here</text:p>',
  ],
]

describe('places', () => {
  test.each(docxBodies)('of .docx give the text as it is read: %s', async (_, body) => {
    const file = makeDocxOf(body)
    const { text } = await textOf(file, 'docx')
    expect(docxPlaces(partOf(file, 'word/document.xml')).text.trimEnd()).toBe(text)
  })
  test.each(odtBodies)('of .odt give the text as it is read: %s', async (_, body) => {
    const file = makeOdt(body)
    const { text } = await textOf(file, 'odt')
    expect(odtPlaces(partOf(file, 'content.xml')).text.trimEnd()).toBe(text)
  })
})

describe('tracked changes in Word', () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const del = (id: number, text: string, looks = '') =>
    `<w:del ${facts(id)}><w:r>${looks}<w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
  const ins = (id: number, text: string, looks = '') =>
    `<w:ins ${facts(id)}><w:r>${looks}<w:t xml:space="preserve">${text}</w:t></w:r></w:ins>`

  test('a word is replaced', async () => {
    const { bytes, leftOut } = await markFile(makeDocxOf('<w:p><w:r><w:t>One too three.</w:t></w:r></w:p>'), {
      marks: [change(4, 7, 'two')],
      by,
    })
    expect(bodyOf(bytes)).toBe(`<w:p>${run('One ')}${del(1, 'too')}${ins(2, 'two')}${run(' three.')}</w:p>`)
    expect(leftOut).toBe(0)
  })

  test('looks stay, across runs, and numbers go on from those that are there', async () => {
    const bold = '<w:rPr><w:b/></w:rPr>'
    const body = `<w:p><w:bookmarkStart w:id="41" w:name="x"/><w:r w:rsidR="00A1">${bold}<w:t>One t</w:t></w:r><w:r><w:t>oo.</w:t></w:r></w:p>`
    const { bytes } = await markFile(makeDocxOf(body), { marks: [change(4, 7, 'two')], by })
    expect(bodyOf(bytes)).toBe(
      `<w:p><w:bookmarkStart w:id="41" w:name="x"/><w:r w:rsidR="00A1">${bold}<w:t xml:space="preserve">One </w:t></w:r>${del(42, 't', bold)}${del(43, 'oo')}${ins(44, 'two')}${run('.')}</w:p>`,
    )
  })

  test('a comment stands around its words, in a part of its own', async () => {
    const file = await makeDocx(['One too three.'])
    const { bytes } = await markFile(file, { marks: [{ span: { start: 4, end: 7 }, to: 'two', remark: 'A number & <more>.' }], by })
    const [comments, types, relations] = ['word/comments.xml', '[Content_Types].xml', 'word/_rels/document.xml.rels'].map((name) =>
      partOf(bytes, name),
    )
    const id = /<w:commentRangeStart w:id="(\d+)"\/>/.exec(bodyOf(bytes))?.[1]
    expect(bodyOf(bytes)).toContain(`<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`)
    expect(comments).toContain(`<w:comment w:id="${id}" w:author="Tinta" w:date="${by.date}" w:initials="T">`)
    expect(comments).toContain('A number &amp; &lt;more&gt;.')
    expect(types).toContain('/word/comments.xml')
    expect(relations).toContain('comments.xml')
  })

  test('other parts stay byte for byte', async () => {
    const before = unzipSync(await makeDocx(['One too three.']))
    const after = unzipSync(
      (await markFile(zipSync({ ...before, 'word/media/image1.png': strToU8('\u0000png') }), { marks: [change(4, 7, 'two')], by })).bytes,
    )
    for (const [name, bytes] of Object.entries(before)) if (name !== 'word/document.xml') expect(after[name], name).toEqual(bytes)
    expect(Object.keys(after)).toContain('word/media/image1.png')
  })
})

/** Marks apart from each other in a text, none of which cuts a character in two. */
const marksIn = (text: string): fc.Arbitrary<readonly DocumentMark[]> =>
  fc
    .array(
      fc.record({
        from: fc.nat(text.length),
        to: fc.nat(text.length),
        put: fc.constantFrom('', 'word', 'a & b', 'ő 😀'),
        remark: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    .map((drawn) => {
      const marks: DocumentMark[] = []
      let end = 0
      for (const { from, to, put, remark } of drawn.toSorted((a, b) => a.from - b.from)) {
        const [start, stop] = [Math.min(from, to), Math.max(from, to)]
        const isCut = [start, stop].some((at) => /[\udc00-\udfff]/.test(text.charAt(at)))
        if (start < end || isCut || (start === stop && put === '')) continue
        marks.push({ span: { start, end: stop }, to: put, remark: remark ? 'why' : null })
        end = stop + 1
      }
      return marks
    })

/** Between paragraphs nothing can be marked, and what is written as one goes as one: what a mark does to the characters that have a place. */
function accepted({ text, slicesOf }: TextPlaces, marks: readonly DocumentMark[], isFree: (slice: Slice) => boolean): string {
  const placeOf = (at: number) => slicesOf({ start: at, end: at + 1 }).find(isFree)
  const hasPlace = (at: number): boolean => placeOf(at) !== undefined
  const isWith = (at: number, { start, end }: Span): boolean => {
    const place = placeOf(at)
    return Array.from({ length: end - start }, (_, i) => placeOf(start + i)).some(
      (one) => one?.start === place?.start && one?.end === place?.end,
    )
  }
  let taken = 0
  const edits = marks.flatMap(({ span, to }) => {
    const held = Array.from({ length: text.length }, (_, at) => at).filter((at) => at >= taken && hasPlace(at) && isWith(at, span))
    const last = held.at(-1)
    taken = Math.max(taken, (last ?? -1) + 1)
    if (span.start === span.end) {
      let at = span.start
      while (placeOf(at - 1) && isWith(at - 1, { start: at, end: at + 1 })) at++
      return hasPlace(at - 1) || hasPlace(at) ? [{ span: { start: at, end: at }, text: to ?? '' }] : []
    }
    return held.map((at) => ({ span: { start: at, end: at + 1 }, text: at === last ? (to ?? '') : '' }))
  })
  return applyEdits(text, edits)
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

describe('changes that are accepted make the text that was wanted, and nothing else', () => {
  test.each(docxBodies)('.docx: %s', async (_, body) => {
    const file = makeDocxOf(body)
    const places = docxPlaces(partOf(file, 'word/document.xml'))
    const isFree = ({ host }: Slice): boolean => places.hosts[host]?.run != null
    await fc.assert(
      fc.asyncProperty(marksIn(places.text), async (marks) => {
        const marked = (await markFile(file, { marks, by })).bytes
        const now = await textOf(marked, 'docx').catch(() => ({ text: '' }))
        expect(squeezed(now.text)).toBe(squeezed(accepted(places, marks, isFree)))
        expect(rejected(bodyOf(marked))).toBe(rejected(body))
      }),
      { numRuns: 60 },
    )
  })

  test.each(odtBodies)('.odt: %s', async (_, body) => {
    const file = makeOdt(body)
    const places = odtPlaces(partOf(file, 'content.xml'))
    const isFree = ({ host }: Slice): boolean => places.hosts[host]?.isFixed === false
    await fc.assert(
      fc.asyncProperty(marksIn(places.text), async (marks) => {
        const marked = (await markFile(file, { marks, by })).bytes
        const now = await textOf(marked, 'odt').catch(() => ({ text: '' }))
        expect(squeezed(now.text)).toBe(squeezed(accepted(places, marks, isFree)))
      }),
      { numRuns: 60 },
    )
  })
})

/** The words of a body with our changes rejected: insertions gone, deletions back. */
const rejected = (body: string): string =>
  body
    .replace(/<w:ins [^>]*w:author="Tinta"[^>]*>[^]*?<\/w:ins>/g, '')
    .replace(/<w:commentRange[^>]*>|<w:r><w:commentReference[^>]*><\/w:r>/g, '')
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<[^>]*>/g, '')

describe('what cannot be marked', () => {
  test.each([
    ['plain text', strToU8('Words.'), 'file-kind-unknown'],
    ['another archive', zipSync({ a: strToU8('x') }), 'file-kind-unknown'],
    ['broken XML', makeDocxOf('<w:p>'), 'file-broken'],
    ['half an archive', makeDocxOf('<w:p/>').subarray(0, 60), 'file-broken'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(markFile(bytes, { marks: [], by }))).toBe(code)
  })

  test('a mark between two paragraphs is left out, and counted', async () => {
    const file = makeDocxOf('<w:p><w:r><w:t>One.</w:t></w:r></w:p><w:p><w:r><w:t>Two.</w:t></w:r></w:p>')
    expect(await markFile(file, { marks: [change(4, 6, ' ')], by })).toMatchObject({ leftOut: 1 })
  })
})

test('the process that marks gives the file back, or the problem', async () => {
  const mark = makeFileMarker({ file: new URL('mark-process.ts', import.meta.url) })
  const options = { marks: [change(4, 7, 'two')], by }
  const { bytes } = await mark(await makeDocx(['One too three.']), options)
  expect((await textOf(bytes, 'docx')).text).toBe('One two three.')
  expect(await codeOf(mark(strToU8('Words.'), options))).toBe('file-kind-unknown')
})
