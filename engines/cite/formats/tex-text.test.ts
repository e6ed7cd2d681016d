import { describe, expect, test } from 'vitest'
import { textOfTex } from './tex-text.ts'
import { texOfText, texOfTitle } from './tex-write.ts'

describe('TeX is read as', () => {
  const rows: readonly (readonly [tex: string, text: string])[] = [
    // Accents, in every way that people write them.
    ['M{\\"u}ller, M\\"uller, M\\"{u}ller, M{\\" u}ller', 'Müller, Müller, Müller, Müller'],
    ["Erd{\\H{o}}s P\\'al, Erd\\H os, Erd\\H{o}s", 'Erdős Pál, Erdős, Erdős'],
    ['\\.Istanbul, {\\.I}zmir, {\\i}{\\c{s}}{\\i}k, \\c{S}ahin, \\u{g}, {\\u g}', 'İstanbul, İzmir, ışık, Şahin, ğ, ğ'],
    ["\\v{C}apek, Dvo\\v r\\'ak, {\\v{z}}, \\v{l}", 'Čapek, Dvořák, ž, ľ'],
    ["\\'{\\i}, {\\'\\i}, \\`{\\i}, \\\"{\\i}", 'í, í, ì, ï'],
    [
      "{\\ss}, stra{\\ss}e, \\ss{} und \\aa, \\AA{}ngstr{\\\"o}m, \\O, {\\o}, \\L{}\\'od\\'z, {\\ae}",
      'ß, straße, ß und å, Ångström, Ø, ø, Łódź, æ',
    ],
    ['\\k{a}, {\\c c}, \\r{u}, \\d{s}, \\textcommabelow{t}, \\~n', 'ą, ç, ů, ṣ, ț, ñ'],
    ["Garc{\\'{\\i}}a", 'García'],
    // Quotation marks, dashes, spaces, signs.
    ["``quoted'' and 1--20 --- so", '“quoted” and 1–20 — so'],
    ['A~B, 100\\% \\& \\$5 \\#1 a\\_b \\{x\\}', 'A\u00a0B, 100% & $5 #1 a_b {x}'],
    ["?`Qu\\'e?", '¿Qué?'],
    ['\\textendash\\ \\ldots{} \\copyright \\textregistered', '– … ©®'],
    // Groups and marks.
    ['{The {DNA} of {\\emph{E. coli}}}', 'The DNA of <i>E. coli</i>'],
    [
      '{\\it Homo sapiens} and \\textbf{bold}, H$_2$O, 10\\textsuperscript{th}, m$^{2}$',
      '<i>Homo sapiens</i> and <b>bold</b>, H<sub>2</sub>O, 10<sup>th</sup>, m<sup>2</sup>',
    ],
    ['$\\alpha$-helix and $n \\geq 3$', 'α-helix and n ≥ 3'],
    ['\\enquote{So} \\href{https://a.example}{here} \\unknown{kept} \\LaTeX', '“So” here kept LaTeX'],
    ['two\n  lines and\n\n  a paragraph', 'two lines and\n\na paragraph'],
    // Broken.
    ['open {brace', 'open brace'],
    ['closed} brace', 'closed brace'],
    ['\\', ''],
    ['\\"', ''],
    ['100% plain', '100% plain'],
  ]
  test.each(rows)('%s', (tex, text) => {
    expect(textOfTex(tex)).toBe(text)
  })

  test('a hundred thousand braces are read in no time and without end', () => {
    expect(textOfTex(`${'{'.repeat(100_000)}x${'}'.repeat(100_000)}`)).toBe('x')
    expect(textOfTex(`${'\\textit'.repeat(50_000)}{x}`)).toContain('x')
  })
})

describe('text is written as', () => {
  test.each([
    ['Müller & Söhne: 100 % {of} $5', 'Müller \\& Söhne: 100 \\% \\textbraceleft{}of\\textbraceright{} \\$5'],
    ['a_b #1 ~ ^ \\', 'a\\_b \\#1 \\textasciitilde{} \\textasciicircum{} \\textbackslash{}'],
    ['E. <i>coli</i>, H<sub>2</sub>O, 1 < 2', 'E. \\textit{coli}, H\\textsubscript{2}O, 1 < 2'],
    ['A\u00a0B', 'A~B'],
  ])('%s', (text, tex) => {
    expect(texOfText(text)).toBe(tex)
  })

  test.each([
    ['The DNA of bacteria in Budapest', 'The {DNA} of bacteria in {Budapest}'],
    ['The Great Book of Every Thing about DNA', 'The Great Book of Every Thing about {DNA}'],
    ['Small words: Then a new sentence', 'Small words: Then a new sentence'],
    ['iPhones and pH', '{iPhones} and {pH}'],
  ])('a title whose capitals stay: %s', (title, tex) => {
    expect(texOfTitle(title)).toBe(tex)
  })
})
