import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDocx } from '#tests/files.ts'
import { detectResult } from '#tools/detect/contract.ts'
import { textOf } from '#services/files/text-of.ts'
import { proofreadResult } from '#tools/proofread/contract.ts'
import { reportResult } from '#tools/proofread/report-contract.ts'
import { rephraseResult } from '#tools/rephrase/contract.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const english = 'Many students do not have enough time, because they work in the evening and at the weekend.'
const timeout = 60_000

writeFileSync(path.join(folder, 'photo.png'), Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0]))

/** Runs the command as a person does, in a folder of theirs. */
function tinta(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'tinta.mjs'), ...words], {
    input,
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

type Refused = readonly [name: string, words: readonly string[], input: string, status: number, said: string]

/** Nothing on standard output, one line on standard error without a code of ours, and the exit code. */
function refusesEach(rows: readonly Refused[]): void {
  test.each(rows)('refuses %s', { timeout }, (_, words, input, status, said) => {
    const { stdout, stderr, status: ended } = tinta(words, input)
    expect({ ended, stdout }).toEqual({ ended: status, stdout: '' })
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/still here|EISDIR|ENOENT|file-|text-/)
  })
}

describe('tinta rephrase', () => {
  test('writes the text of a pipe to a pipe', { timeout }, () => {
    const { status, stdout, stderr } = tinta(
      ['rephrase', '-', '--mode', 'academic', '--strength', 'aggressive'],
      `${english} We don't know why.`,
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('do not know why')
  })

  test('reads a document and gives the whole result', { timeout }, async () => {
    writeFileSync(path.join(folder, 'essay.docx'), await makeDocx([english]))
    const { status, stdout } = tinta(['rephrase', 'essay.docx', '--json', '--seed', '7', '--keep', 'students', '--keep', 'time'])
    expect(status).toBe(0)
    expect(rephraseResult.parse(JSON.parse(stdout))).toMatchObject({ seed: 7, mode: 'synonyms', strength: 'mild', language: 'en' })
  })

  const refused: readonly Refused[] = [
    ['nothing to work on', ['rephrase', '-'], '', 1, 'error: There is no text yet. Give a file'],
    [
      'a text in another language',
      ['rephrase', '-'],
      'A diákok hosszú dolgozatokat írtak a háborúról.',
      1,
      'error: This text is in Hungarian. Only texts in English',
    ],
    ['a file that is not there', ['rephrase', 'none.txt'], '', 2, 'error: There is no file none.txt.\n'],
    ['a folder', ['rephrase', '.'], '', 2, 'error: . is a folder. Name a file in it.\n'],
    ['a file of another kind', ['rephrase', 'photo.png'], '', 1, 'error: This kind of file cannot be opened. Files ending in .txt'],
    ['a mode that is none', ['rephrase', '-', '--mode', 'sing'], english, 2, 'Allowed choices are shorten'],
    ['a seed that is none', ['rephrase', '-', '--seed', '-1'], english, 2, 'whole number'],
    ['a command that is none', ['sing'], '', 2, "unknown command 'sing'"],
  ]
  refusesEach(refused)
})

describe('tinta proofread', () => {
  test('writes a line a finding, with its place in the text', { timeout }, () => {
    const { status, stdout, stderr } = tinta(['proofread', '-', '--language', 'en'], 'All is well here.\n😀 She will recieve a a letter.\n')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^2:12 {2}spelling {2}"recieve" -> "receive".* {2}“recieve” is not in the dictionary\.$/),
      expect.stringMatching(/^2:2\d {2}repetition {2}.*“a” stands twice\.$/),
      '',
    ])
  })

  test('reads a document in another language and gives the whole result', { timeout }, async () => {
    writeFileSync(path.join(folder, 'dolgozat.docx'), await makeDocx(['A diákok a könyvtárban tanulnak,  mert ott csend van.']))
    const { status, stdout } = tinta(['proofread', 'dolgozat.docx', '--json'])
    expect(status).toBe(0)
    const result = proofreadResult.parse(JSON.parse(stdout))
    expect(result).toMatchObject({ engine: 'embedded', language: 'hu', skipped: [], counts: { sentences: 1, words: 9 } })
    expect(result.lints).toMatchObject([{ class: 'spaces-doubled', title: 'Two spaces', suggestions: [' '] }])
  })

  test('reports on a long text instead, or says that it is too short', { timeout }, () => {
    const text = `An e-mail came at noon. ${'They read at home every day. '.repeat(20)}Then the email was answered.`
    const { status, stdout, stderr } = tinta(['proofread', '-', '--report', '--language', 'en'], text)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(
      '  A term is written in more than one way: “e-mail” (1) and “email” (1).\n    “e-mail”: 1:4\n    “email”: 1:614\n',
    )
    expect(tinta(['proofread', '-', '--report', '--language', 'en'], 'Only this.').stdout).toBe(
      '2 words are too few: a report takes at least 100 words.\n',
    )
    const whole = tinta(['proofread', '-', '--report', '--json', '--language', 'en'], text)
    expect(reportResult.parse(JSON.parse(whole.stdout))).toMatchObject({ language: 'en', isEnough: true })
  })

  test('writes the document with its suggestions tracked', { timeout }, async () => {
    writeFileSync(path.join(folder, 'essay.docx'), await makeDocx(['She will recieve a letter.']))
    const words = ['proofread', 'essay.docx', '--language', 'en', '--marked']
    expect(tinta([...words, 'marked.docx']).status).toBe(0)
    const { text } = await textOf(readFileSync(path.join(folder, 'marked.docx')), 'docx')
    expect(text).toBe('She will receive a letter.')
    expect(tinta([...words, 'none/marked.docx'])).toMatchObject({ status: 2, stderr: 'error: none/marked.docx cannot be written.\n' })
    expect(tinta(['proofread', '-', '--language', 'en', '--marked', 'a.docx'], 'Plain text, with nothing in it.').status).toBe(1)
  })

  test('judges by the variant that was named', { timeout }, () => {
    const text = 'The colour of the harbour was grey in the morning and golden in the evening.'
    const words = ['proofread', '-', '--language', 'en']
    expect(tinta([...words, '--dialect', 'en-gb'], text)).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(tinta([...words, '--dialect', 'en-US'], text).stdout).toContain('"colour" -> "color"')
  })

  test('says what it left unread', { timeout }, () => {
    const german = 'Die Katze sitzt auf dem Tisch und schläft, weil sie müde ist. Der Hund bellt laut im Garten.'
    const { status, stdout, stderr } = tinta(['proofread', '-'], `${english} ${english}\n\n${german}\n`)
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(stderr).toBe('Left unread, as they are in another language: 3:1 (German).\n')
  })

  const refused: readonly Refused[] = [
    ['nothing to work on', ['proofread', '-'], ' \n', 1, 'error: There is no text in the file.'],
    [
      'a text in a language that is not proofread',
      ['proofread', '-'],
      'Opiskelijat kirjoittivat pitkiä esseitä sodasta ja rauhasta, koska opettaja oli pyytänyt sitä heiltä viime viikolla.',
      1,
      'error: This text is in Finnish. Only texts in English, Hungarian,',
    ],
    [
      'a variant that is none',
      ['proofread', '-', '--language', 'de', '--dialect', 'de-XX'],
      'Guten Tag.',
      2,
      'Its variants are de-DE, de-AT',
    ],
    [
      'a variant where there are none',
      ['proofread', '-', '--language', 'hu', '--dialect', 'hu-HU'],
      'Jó napot.',
      2,
      'hu, has no variant hu-HU',
    ],
    ['a language that is none', ['proofread', '-', '--language', 'xx'], english, 2, 'Allowed choices are detect, en, hu'],
    ['a file that is not there', ['proofread', 'none.txt'], '', 2, 'error: There is no file none.txt.\n'],
  ]
  refusesEach(refused)
})

describe('tinta detect', () => {
  const long = `${english} `.repeat(12)
  writeFileSync(path.join(folder, 'one.txt'), english)
  writeFileSync(path.join(folder, 'two.txt'), long)

  test('writes a line a file in words, in their order, and never calls it proof', { timeout }, () => {
    const { status, stdout, stderr } = tinta(['detect', 'one.txt', '-'], long)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const [first = '', second = ''] = stdout.split('\n')
    expect(first).toMatch(/^one\.txt: Can’t tell\. Too little to judge: 17 words .*This is not proof\. .*All 17 words were judged\./)
    expect(second).toMatch(/^-: .*This is not proof\. .*All 204 words were judged\./)
    expect(stdout).not.toMatch(/% AI|AI: /)
  })

  test('gives the whole results, and those of other files where one cannot be read', { timeout }, () => {
    const { status, stdout } = tinta(['detect', 'one.txt', 'photo.png', 'none.txt', '--json', '--language', 'en'])
    expect(status).toBe(1)
    const [one, photo, none]: readonly Readonly<Record<string, unknown>>[] = JSON.parse(stdout)
    expect(detectResult.parse(one?.['result'])).toMatchObject({ language: 'en', verdict: 'cannot-tell', cannotTell: 'too-short' })
    expect([photo?.['result'], none?.['problem']]).toEqual([null, 'There is no file none.txt.'])
    expect(photo?.['problem']).toContain('This kind of file cannot be opened.')
  })

  test('writes a table', { timeout }, () => {
    const { status, stdout } = tinta(['detect', 'one.txt', 'two.txt', '--csv'])
    expect(status).toBe(0)
    expect(stdout.split('\r\n').map((line) => line.split(',')[0])).toEqual(['file', 'one.txt', 'two.txt', ''])
  })

  const refused: readonly Refused[] = [
    ['nothing to work on', ['detect', '-'], ' \n', 1, 'error: There is no text in the file.'],
    ['no file', ['detect'], '', 2, "missing required argument 'file'"],
    ['a text that is too long', ['detect', '-', '--language', 'en'], 'a'.repeat(100_001), 1, 'Split it into parts'],
    [
      'a text in a language without texts',
      ['detect', '-'],
      'Opiskelijat kirjoittivat pitkiä esseitä sodasta ja rauhasta.',
      1,
      'in Finnish',
    ],
    ['a table and the whole results at once', ['detect', '-', '--csv', '--json'], english, 2, 'cannot be used with'],
    ['standard input twice', ['detect', '-', '-'], english, 2, 'Standard input can be read once.'],
    ['a file that is not there', ['detect', 'none.txt'], '', 2, 'error: There is no file none.txt.\n'],
  ]
  refusesEach(refused)
})
