import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-cite-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as a person does, in a folder of theirs, with no registry switched on. */
function cite(words: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'tinta.mjs'), 'cite', ...words], {
    input,
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: path.dirname(process.execPath), SCHOLAR: '' },
  })
  return { status, stdout, stderr }
}

const bib = `@article{a, author = {Kov{\\'a}cs, Anna}, title = {Sleep}, journal = {Journal of Sleep}, year = 2020, volume = 3, pages = {1--9}}
@book{b, author = {Nagy, B{\\'e}la and others}, title = {Dreams}, publisher = {Press}, year = 2019}
`
writeFileSync(path.join(folder, 'refs.bib'), bib)
const entries = 'Kovács, A. (2020). Sleep. Journal of Sleep, 3, 1–9.\n\nNagy, B. (2019). Dreams. Press.\n'

test('a file becomes a list, and what is worth a look is told beside it', () => {
  expect(cite(['refs.bib'])).toEqual({
    status: 0,
    stdout: entries,
    stderr: 'refs.bib:2: b names only some of its authors ("and others")\n',
  })
})

test('formats go from pipe to pipe and end as they began', () => {
  const ris = cite(['refs.bib', '--format', 'ris'])
  expect(ris.stdout).toContain('TY  - JOUR\r\n')
  expect(cite([], ris.stdout)).toEqual({ status: 0, stdout: entries, stderr: '' })
})

test('an old encoding is read as what it is', () => {
  const latin = Buffer.from('@book{a, author = {Müller, Jörg}, title = {Über die Größe}, year = 2001, publisher = {Verlag}}', 'latin1')
  writeFileSync(path.join(folder, 'old.bib'), latin)
  expect(cite(['old.bib']).stdout).toBe('Müller, J. (2001). Über die Größe. Verlag.\n')
})

test('a Word document is written where it is asked for', () => {
  expect(cite(['refs.bib', '--format', 'docx', '--locale', 'hu', '-o', 'list.docx']).status).toBe(0)
  expect(readFileSync(path.join(folder, 'list.docx')).subarray(0, 2).toString()).toBe('PK')
})

test('with nobody to ask, what the text says is taken and that is told', () => {
  const { status, stdout, stderr } = cite(['-'], 'Kovács, A. (2020). Sleep and dreams. Budapest Press.\n')
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Kovács, A. (2020). Sleep and dreams. Budapest Press.\n' })
  expect(stderr).toContain('nobody was asked for it: no registry is switched on')
})

test('with nobody to ask for many, that is told once', () => {
  const { stderr } = cite(
    ['-'],
    'Kovács, A. (2020). Sleep and dreams. Budapest Press.\nNagy, B. (2021). Dreams and sleep. Budapest Press.\n',
  )
  expect(stderr).toBe(
    'nobody was asked for the 2 references: no registry is switched on (set SCHOLAR and ONLINE_CONTACT); they hold what the text says\n',
  )
})

const paper = `Quiet rooms help (Adams, 2013), and so does sleep (Bell, 2015).

References

Adams, M. (2012). Quiet rooms. Kestrel Books.

Carver, T. (2010). Sleep at sea. Noise, 3(1), 14-29. https://doi.org/10.1000/xyz12
`
writeFileSync(path.join(folder, 'paper.txt'), paper)

test('a paper is checked against its list, a line a finding', () => {
  const { status, stdout, stderr } = cite(['--check', 'paper.txt'])
  expect({ status, lines: stdout.trimEnd().split('\n') }).toEqual({
    status: 0,
    lines: [
      '1:26  Years differ  "2013" -> "2012"  The text says 2013, the list 2012. Look at the work itself and mend whichever is wrong.',
      '1:51  Cited, not listed  The list has no work for “Bell, 2015”. Add the work to the list, or take the citation out.',
      expect.stringMatching(/^7:1 {2}Listed, not cited {2}Nothing in the text points to “Carver, T\. .*…”\. Cite it/),
      '7:47  Hyphen between pages  "14-29" -> "14–29"  The list has “14-29”. Between page numbers stands a dash (–).',
    ],
  })
  expect(stderr).toBe('2 citations, 2 works in the list.\nRetractions were not looked at.\n')
})

test('the check of a paper goes through pipes, and as JSON with all of it', () => {
  const { status, stdout, stderr } = cite(['--check', '--language', 'en', '--json'], paper)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ language: 'en', system: 'author-date', citations: 2, retractionsAsOf: null })
})

test('a paper without a list is said to have none', () => {
  expect(cite(['--check'], 'Quiet rooms help everybody who wants to sleep (Adams, 2013).')).toEqual({
    status: 0,
    stdout: '',
    stderr: 'No list of references was found.\n',
  })
})

const refused: readonly (readonly [name: string, words: readonly string[], status: number, said: string])[] = [
  ['a DOI with nobody to ask', ['10.1000/xyz'], 1, 'nobody was asked for it'],
  ['a file that is not there', ['none.bib'], 2, 'error: There is no file none.bib.'],
  ['a style that is not there', ['refs.bib', '--style', 'mla'], 2, 'error: There is no style mla.'],
  ['a format that nobody knows', ['refs.bib', '--format', 'pdf'], 2, 'Allowed choices are bibtex'],
  ['two papers at once', ['--check', 'paper.txt', 'paper.txt'], 2, 'error: One paper can be checked at a time.'],
  ['a paper that is not there', ['--check', 'none.txt'], 2, 'error: There is no file none.txt.'],
  ['nothing', [], 1, 'error: There is no text yet.'],
]
test.each(refused)('refuses %s', (_, words, status, said) => {
  const ended = cite(words)
  expect({ status: ended.status, stdout: ended.stdout }).toEqual({ status, stdout: '' })
  expect(ended.stderr).toContain(said)
})
