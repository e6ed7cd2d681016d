import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../../languages/written.gen.ts'
import { analyseEnglish } from '../analyse-english.ts'
import type { Analysis } from '../language.ts'
import { proveCheck, proveLint } from '../prove-lint.ts'
import { makeRuleBook } from '../rule-book.ts'
import { fireRules } from '../rules-fire.ts'
import { loadRules } from '../rules.gen.ts'
import { tokensOf } from '../tokens.ts'

const analyses: Readonly<Record<string, Analysis>> = { en: analyseEnglish }

/** Rows that may fire on the right example of another row, because that example is right only as far as its own row goes: `rule on row`. */
const exceptions: ReadonlySet<string> = new Set([])

describe.each(Object.values(writtenLanguages).filter(({ code }) => code in loadRules))('rules of $code', (language) => {
  const { code } = language
  const analyse = analyses[code] ?? null
  const load = async () => (await loadRules[code]?.()) ?? { tables: [], lists: {}, checks: [] }

  test('every row mends its wrong example and leaves its right ones alone', async () => {
    const { tables, lists } = await load()
    const proofs = tables.flatMap((table) => table.rows.flatMap((row) => proveLint(table, row, { language, analyse, lists })))
    expect(proofs).toEqual([])
  })

  test('every check mends its wrong examples and leaves its right ones alone', async () => {
    const { checks, lists } = await load()
    expect(checks.flatMap((check) => proveCheck(check, { language, analyse, lists }))).toEqual([])
  })

  test('no row or check fires on the right example of another', async () => {
    const rules = await load()
    const book = makeRuleBook(code, rules)
    const examples = [
      ...rules.tables.flatMap(({ name, rows }) => rows.map(({ key, right }) => ({ of: `${name}/${key}`, right }))),
      ...rules.checks.flatMap(({ key, right }) => right.map((one) => ({ of: `check/${key}`, right: one }))),
    ]
    const found = examples.flatMap(({ of, right }) => {
      const span = { start: 0, end: right.length }
      const tokens = analyse ? analyse(right, 0) : tokensOf(right, span, language)
      const lints = fireRules({ span, tokens }, book, right, language.dialects[0].tag)
      return lints.filter(({ isPicky }) => !isPicky).map(({ rule }) => `${rule} on ${code}/${of}: ${right}`)
    })
    expect(found.filter((one) => !exceptions.has(one.slice(0, one.indexOf(':'))))).toEqual([])
  })

  test('keys are unique in their table, and tables in their language', async () => {
    const { tables, checks } = await load()
    expect(new Set(checks.map(({ key }) => key)).size).toBe(checks.length)
    for (const { name, rows } of tables) {
      const keys = rows.map(({ key }) => key)
      expect(new Set(keys).size, `${code}/${name}`).toBe(keys.length)
    }
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
  })
})
