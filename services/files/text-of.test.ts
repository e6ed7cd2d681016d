import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { makeDocx, makeDocxOf, makeOdt, makePdf, pdfLines } from '#tests/files.ts'
import { makeZipBomb } from '#tests/zip-bomb.ts'
import { AppError } from '../problem.ts'
import { endingOf } from './read-file.ts'
import { textOf } from './text-of.ts'

const read = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }) => textOf(bytes, endingOf(name))
const utf8 = (text: string) => new TextEncoder().encode(text)

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.problem.code : String(error)
}

describe('what a file holds is read', () => {
  const windows = (encoding: readonly number[]) => Uint8Array.from(encoding)
  const rows: readonly (readonly [name: string, file: string, bytes: Uint8Array | Promise<Uint8Array>, text: string])[] = [
    ['plain text', 'a.txt', utf8('One line.\nÁrvíztűrő 😀\n'), 'One line.\nÁrvíztűrő 😀'],
    ['plain text with a mark and Windows line ends', 'a.txt', utf8('\ufeffOne.\r\nTwo.\rThree.'), 'One.\nTwo.\nThree.'],
    ['Markdown as it is written', 'a.MD', utf8('# Title\n\n*Word* [link](x)'), '# Title\n\n*Word* [link](x)'],
    ['a text without an ending', 'essay', utf8('Words.'), 'Words.'],
    ['UTF-16 with a mark', 'a.txt', Buffer.from('\ufeffSzöveg', 'utf16le'), 'Szöveg'],
    ['UTF-16, the other way round', 'a.txt', Buffer.from('\ufeffSzöveg', 'utf16le').swap16(), 'Szöveg'],
    [
      'old Hungarian',
      'a.txt',
      windows([
        ...utf8('A di'),
        0xe1,
        ...utf8('kok hossz'),
        0xfa,
        ...utf8(' dolgozatot '),
        0xed,
        ...utf8('rtak, mert er'),
        0xf5,
        ...utf8('s volt a nyom'),
        0xe1,
        ...utf8('s.'),
      ]),
      'A diákok hosszú dolgozatot írtak, mert erős volt a nyomás.',
    ],
    [
      'old Turkish',
      'a.txt',
      windows([
        ...utf8('Bu metin T'),
        0xfc,
        ...utf8('rk'),
        0xe7,
        ...utf8('e yaz'),
        0xfd,
        ...utf8('lm'),
        0xfd,
        0xfe,
        ...utf8('t'),
        0xfd,
        ...utf8('r ve '),
        0xf6,
        0xf0,
        ...utf8('renciler i'),
        0xe7,
        ...utf8('indir.'),
      ]),
      'Bu metin Türkçe yazılmıştır ve öğrenciler içindir.',
    ],
    [
      'old French',
      'a.txt',
      windows([...utf8('Les '), 0xe9, ...utf8('tudiants ont '), 0xe9, ...utf8('crit de longs essais sur la guerre.')]),
      'Les étudiants ont écrit de longs essais sur la guerre.',
    ],
    ['a Word document', 'a.docx', makeDocx(['First paragraph.', '', 'Árvíztűrő & <tükör>.']), 'First paragraph.\n\nÁrvíztűrő & <tükör>.'],
    ['a Word document under another ending', 'a.txt', makeDocx(['Still read.']), 'Still read.'],
    [
      'a Word document with tracked changes, tabs, fields and twofold content',
      'a.docx',
      makeDocxOf(
        '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Kept</w:t><w:tab/><w:t xml:space="preserve"> tab</w:t></w:r>' +
          '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t> added</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText></w:r>' +
          '<mc:AlternateContent><mc:Choice><w:r><w:t> once</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t> twice</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>',
      ),
      'Kept\t tab added once',
    ],
    [
      'a LibreOffice document',
      'a.odt',
      makeOdt(
        '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>Title</text:h>\n<text:p>Two<text:s text:c="2"/>spaces<text:tab/>and <text:span>span</text:span>' +
          '<text:note><text:note-body><text:p>footnote</text:p></text:note-body></text:note><text:line-break/>line.</text:p>',
      ),
      'Title\n\nTwo  spaces\tand span\nline.',
    ],
    [
      'headings, paragraphs, lists and tables of a Word document',
      'a.docx',
      makeDocxOf(
        '<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr/></w:pPr><w:r><w:t>Title</w:t></w:r></w:p><w:p><w:r><w:t>One.</w:t></w:r></w:p><w:p/><w:p/>' +
          '<w:p><w:r><w:t>Two:</w:t></w:r></w:p><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>first</w:t></w:r></w:p><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>second</w:t></w:r></w:p>' +
          '<w:p><w:r><w:t>Three.</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
      ),
      'Title\n\nOne.\n\nTwo:\n\nfirst\nsecond\n\nThree.\n\na\nb',
    ],
    [
      'headings, paragraphs and lists of a LibreOffice document',
      'a.odt',
      makeOdt(
        '<text:h>Title</text:h><text:p>One.</text:p><text:p/><text:p>Two:</text:p><text:list><text:list-item><text:p>first</text:p></text:list-item>' +
          '<text:list-item><text:p>second</text:p></text:list-item></text:list><text:list><text:list-item><text:h>Next</text:h></text:list-item></text:list><text:p>Three.</text:p>',
      ),
      'Title\n\nOne.\n\nTwo:\n\nfirst\nsecond\n\nNext\n\nThree.',
    ],
    [
      'a Hungarian word or two in the old encoding',
      'a.txt',
      windows([0xe1, ...utf8('rv'), 0xed, ...utf8('zt'), 0xfb, ...utf8('r'), 0xf5]),
      'árvíztűrő',
    ],
    ['a few German words in the old encoding', 'a.txt', Buffer.from('Grüße für Äpfel', 'latin1'), 'Grüße für Äpfel'],
    [
      'a few Turkish words in the old encoding',
      'a.txt',
      windows([...utf8('A'), 0xf0, ...utf8('a'), 0xe7, ...utf8(' '), 0xfe, ...utf8('i'), 0xfe, ...utf8('e')]),
      'Ağaç şişe',
    ],
    [
      'English with the marks of Windows',
      'a.txt',
      windows([...utf8('The caf'), 0xe9, 0x92, ...utf8('s '), 0x93, ...utf8('menu'), 0x94]),
      'The café’s “menu”',
    ],
    [
      'a PDF, its lines put together',
      'a.pdf',
      makePdf(
        pdfLines([
          'The first line of a paragraph that goes on over sev-',
          'eral lines because it is long enough to need them all,',
          'and ends here.',
          'A new paragraph begins on the next line of the page and',
          'goes on.',
        ]),
      ),
      'The first line of a paragraph that goes on over several lines because it is long enough to need them all, and ends here.\nA new paragraph begins on the next line of the page and goes on.',
    ],
  ]
  test.each(rows)('%s', async (_, name, bytes, text) => {
    expect(await read({ name, bytes: await bytes })).toEqual({ text, characters: [...text].length })
  })
})

describe('what a web page says is read', () => {
  const latin2 = (text: string) => Uint8Array.from(text, (letter) => (letter === 'ő' ? 0xf5 : letter.charCodeAt(0)))
  const rows: readonly (readonly [name: string, page: string | Uint8Array, text: string])[] = [
    ['paragraphs and headings', '<h1>Title</h1><p>One\n  two.</p>\n<p>Three <b>four</b>.</p>', 'Title\n\nOne two.\n\nThree four.'],
    ['lists and tables', '<p>List:</p><ul><li>one<li>two</ul><table><tr><td>a<td>b</table>', 'List:\n\none\ntwo\na\nb'],
    ['line breaks and verses', '<p>One<br>two<br/>three</p><pre>\n  a\n    b\n</pre>', 'One\ntwo\nthree\n\n  a\n    b'],
    ['signs written by name and by number', '<p>a &lt; b &amp; &#337; &eacute;&nbsp;x</p>', 'a < b & ő é\u00a0x'],
    [
      'the article without what leads around the site',
      '<header>Site</header><nav>Home</nav><main><header><h1>A</h1></header><p>B</p></main><aside>More</aside><footer>C</footer>',
      'A\n\nB',
    ],
    [
      'nothing of programs, styles, frames and forms',
      '<style>p{}</style><script>if (a < b) "<p>no</p>"</script><noscript>x</noscript><p>Yes</p><form><label>Name</label><button>Send</button></form><svg><text>no</text></svg>',
      'Yes',
    ],
    ['a page that lies in a form', '<form><p>One</p><select><option>Two</option></select></form>', 'One'],
    [
      'an old encoding that nobody names',
      latin2('<p>A diákok erős nyomás alatt hosszú dolgozatot írtak.</p>'),
      'A diákok erős nyomás alatt hosszú dolgozatot írtak.',
    ],
    ['nothing hidden', '<p hidden>no</p><div aria-hidden="true"><img src=x><p>no</p></div><p>Yes</p>', 'Yes'],
    ['no comments and no declarations', '<!doctype html><!-- no --><p>Yes<!-- no --></p><![CDATA[x]]>', 'Yes'],
    ['tags that are never closed', '<div><p>One<p>Two<div>Three', 'One\n\nTwo\n\nThree'],
    ['tags that were never opened', '</div></nav>One</p></li></pre>two', 'One\n\ntwo'],
    ['the encoding that its head says', latin2('<meta charset="iso-8859-2"><p>erő</p>'), 'erő'],
    [
      'the encoding that its head says in the old way',
      latin2('<meta http-equiv=Content-Type content="text/html; charset=ISO-8859-2"><p>erő</p>'),
      'erő',
    ],
    ['an encoding that there is not, as UTF-8', '<meta charset="no-such"><p>erő</p>', 'erő'],
    ['a mark before what its head says', '\ufeff<meta charset="iso-8859-2"><p>erő</p>', 'erő'],
    ['UTF-16 with a mark', Buffer.from('\ufeff<p>erő</p>', 'utf16le'), 'erő'],
  ]
  test.each(rows)('%s', async (_, page, text) => {
    const bytes = typeof page === 'string' ? utf8(page) : page
    expect(await read({ name: 'page.html', bytes })).toEqual({ text, characters: [...text].length })
  })

  test('whatever bytes it is made of', async () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<',
      '>',
      '<!--',
      '-->',
      '<script',
      '</script>',
      '&#x0;',
      '&#99999999;',
      '<br',
      '"',
      "'",
      'word ',
      '<li>',
      '</ul>',
      '<pre>',
      '\u0001',
      '😀',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
        expect(await codeOf(read({ name: 'a.html', bytes: utf8(`word ${parts.join('')}`) }))).toMatch(
          /^(null|file-empty|file-kind-unknown)$/,
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('what cannot be read says why', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const locked = zipSync({ 'word/document.xml': strToU8('<x/>') })
  locked[6] = 1
  const central = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  locked[central + 8] = 1
  const bomb = makeZipBomb('word/document.xml', 210)
  const entity = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const rows: readonly (readonly [name: string, file: string, bytes: Uint8Array | Promise<Uint8Array>, code: string])[] = [
    ['no byte', 'a.txt', new Uint8Array(), 'file-empty'],
    ['only spaces and invisible characters', 'a.txt', utf8(' \n\t\u200b\u202e\ufeff'), 'file-empty'],
    ['a Word document without words', 'a.docx', makeDocx(['', ' ']), 'file-empty'],
    ['a picture', 'a.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'file-kind-unknown'],
    ['a program that says it is a text', 'a.txt', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]), 'file-kind-unknown'],
    ['a web page that says it is a text', 'a.css', utf8('<p>Words</p>'), 'file-kind-unknown'],
    ['a web page of programs and menus', 'a.html', utf8('<nav>Home</nav><script>let words</script><label>Name</label>'), 'file-empty'],
    ['a web page nested without end', 'a.html', utf8(`words${'<div>'.repeat(1_000_000)}`), 'file-broken'],
    ['a picture that says it is a web page', 'a.html', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'file-kind-unknown'],
    ['a spreadsheet', 'a.xlsx', zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), 'file-kind-unknown'],
    ['an archive that says it is a Word document', 'a.docx', zipSync({ 'photo.txt': strToU8('x') }), 'file-broken'],
    ['an archive that says it is a LibreOffice document', 'a.odt', zipSync({ 'photo.txt': strToU8('x') }), 'file-broken'],
    ['an old Word document', 'a.doc', Uint8Array.from(ole), 'file-kind-unknown'],
    [
      'a Word document with a password',
      'a.docx',
      Buffer.concat([Uint8Array.from(ole), Buffer.from('EncryptedPackage', 'utf16le')]),
      'file-encrypted',
    ],
    ['an archive with a password', 'a.docx', locked, 'file-encrypted'],
    [
      'a LibreOffice document with a password',
      'a.odt',
      makeOdt('', { 'META-INF/manifest.xml': strToU8('<m><manifest:encryption-data/></m>') }),
      'file-encrypted',
    ],
    ['a PDF with a password', 'a.pdf', makePdf(pdfLines(['Secret']), { encrypt: true }), 'file-encrypted'],
    ['a PDF of pictures', 'a.pdf', makePdf('0 0 100 100 re f'), 'file-scanned'],
    ['half a PDF', 'a.pdf', utf8('%PDF-1.4\nnothing'), 'file-broken'],
    ['half a Word document', 'a.docx', makeDocx(['Words']).then((bytes) => bytes.subarray(0, 900)), 'file-broken'],
    ['text that says it is a Word document', 'a.docx', utf8('Words'), 'file-broken'],
    ['XML that is not whole', 'a.docx', makeDocxOf('<w:p>'), 'file-broken'],
    [
      'an entity that points outside',
      'a.docx',
      zipSync({ 'word/document.xml': strToU8(`<?xml version="1.0"?>${entity}<w:document><w:p><w:t>&x;</w:t></w:p></w:document>`) }),
      'file-broken',
    ],
    ['more than may be unpacked', 'a.docx', bomb, 'file-too-large'],
    ['more text than a book', 'a.txt', utf8('word '.repeat(400_001)), 'text-too-long'],
  ]
  test.each(rows)('%s', async (_, name, bytes, code) => {
    expect(await codeOf(read({ name, bytes: await bytes }))).toBe(code)
  })
})
