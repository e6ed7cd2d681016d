import { describe, expect, test } from 'vitest'
import { formsByRule } from '#engines/languages/forms-by-rule.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { analyseEnglish } from '#engines/proofread/analyse-english.ts'
import type { Analysis } from '#engines/proofread/language.ts'
import { proveCheck, proveLint } from '#engines/proofread/prove-lint.ts'
import { makeRuleBook } from '#engines/proofread/rule-book.ts'
import { fireRules } from '#engines/proofread/rules-fire.ts'
import { loadRules } from '#engines/proofread/rules.gen.ts'
import { tokensOf } from '#engines/proofread/tokens.ts'
import { makeSpellers } from './spellers.ts'

const spellers = makeSpellers()

const wordsIn = (sentence: string): number => sentence.trim().split(/\s+/).length

const analyses: Readonly<Record<string, Analysis>> = { en: analyseEnglish }

/** Rows that may fire on the right example of another row, because that example is right only as far as its own row goes: `rule on row`. */
const exceptions: ReadonlySet<string> = new Set([])

describe.each(Object.values(writtenLanguages).filter(({ code }) => code in loadRules))('rules of $code', (language) => {
  const { code } = language
  const analyse = analyses[code] ?? null
  const loadWords = async () => {
    const { isKnown, stems } = await spellers.get(language.dialects[0].dictionary)
    return { isKnown, stems, forms: code === 'en' ? null : formsByRule(code, stems ? { isKnown, stems } : { isKnown }) }
  }
  const load = async () => (await loadRules[code]?.()) ?? { tables: [], lists: {}, checks: [] }

  test('every row mends its wrong example and leaves its right ones alone', async () => {
    const { tables, lists } = await load()
    const words = await loadWords()
    const proofs = tables.flatMap((table) => table.rows.flatMap((row) => proveLint(table, row, { language, analyse, lists, words })))
    expect(proofs).toEqual([])
  })

  test('every check mends its wrong examples and leaves its right ones alone', async () => {
    const { checks, lists } = await load()
    const words = await loadWords()
    expect(checks.flatMap((check) => proveCheck(check, { language, analyse, lists, words }))).toEqual([])
  })

  test('no row or check fires on the right example of another', async () => {
    const rules = await load()
    const words = await loadWords()
    const book = makeRuleBook(code, rules)
    const examples = [
      ...rules.tables.flatMap(({ name, rows }) => rows.map(({ key, right }) => ({ of: `${name}/${key}`, right }))),
      ...rules.checks.flatMap(({ key, right }) => right.map((one) => ({ of: `check/${key}`, right: one }))),
    ]
    const found = examples.flatMap(({ of, right }) => {
      const span = { start: 0, end: right.length }
      const tokens = analyse ? analyse(right, 0) : tokensOf(right, span, language)
      const lints = fireRules({ span, tokens }, book, { text: right, dialect: language.dialects[0].tag, words })
      return lints.filter(({ isPicky }) => !isPicky).map(({ rule }) => `${rule} on ${code}/${of}: ${right}`)
    })
    expect(found.filter((one) => !exceptions.has(one.slice(0, one.indexOf(':'))))).toEqual([])
  })

  test('what is joined goes apart, and what is split becomes one word', async () => {
    const { tables } = await load()
    const wrong = tables.flatMap(({ name, rows }) =>
      rows.flatMap(({ key, class: lintClass, wrong: [before, after] }) => {
        const more = wordsIn(after) - wordsIn(before)
        return (lintClass === 'compound-joined' && more < 0) || (lintClass === 'compound-split' && more > 0)
          ? [`${code}/${name}/${key}`]
          : []
      }),
    )
    expect(wrong).toEqual([])
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
