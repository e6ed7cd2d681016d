import { describe, expect, test } from 'vitest'
import { readMarkedTables } from './marked-tables.ts'

const mark = '<!-- figures: sample; measured: 2026-11-22; with: npm run eval:sample -- --data FOLDER; published: 60 -->'

describe('the tables of a document', () => {
  test('are those with a mark above them, with day, command and counts', () => {
    const document = `# Words\n\n| not | marked |\n|---|---|\n| 1 | 2 |\n\n${mark}\n\n| language | found |\n|---|--:|\n| en | 3.3 % |\n| hu | – |\n\nWords.\n`
    expect(readMarkedTables(document, 'x.md')).toEqual([
      {
        name: 'sample',
        measuredOn: '2026-11-22',
        command: 'npm run eval:sample -- --data FOLDER',
        facts: { published: 60 },
        head: ['language', 'found'],
        rows: [
          ['en', '3.3 %'],
          ['hu', '–'],
        ],
      },
    ])
  })

  test('may be blocks of code with columns two spaces apart', () => {
    const document = `${mark}\n\n\`\`\`\nlang  no slip   3-4 slips\nen       21.3        25.6\n\`\`\`\n`
    expect(readMarkedTables(document, 'x.md')[0]).toMatchObject({ head: ['lang', 'no slip', '3-4 slips'], rows: [['en', '21.3', '25.6']] })
  })

  test('have a first cell without words and one at the end of the document', () => {
    const document = `${mark}\n\n| | fields |\n|---|--:|\n| first run | 12 |`
    expect(readMarkedTables(document, 'x.md')[0]).toMatchObject({ head: ['', 'fields'], rows: [['first run', '12']] })
  })

  test('are left out where a list follows', () => {
    expect(readMarkedTables(`${mark}\n\n- met: 0 of 235 texts change\n\n| a |\n|---|\n| 1 |\n`, 'x.md')).toEqual([])
  })

  test.each([
    ['no day', '<!-- figures: sample; with: npm run x -->'],
    ['a day that is none', '<!-- figures: sample; measured: yesterday; with: npm run x -->'],
    ['no command', '<!-- figures: sample; measured: 2026-11-22 -->'],
  ])('are refused with %s, and the document is named', (_, bad) => {
    expect(() => readMarkedTables(`${bad}\n\n| a |\n|---|\n| 1 |\n`, 'x.md')).toThrow('x.md')
  })
})
