import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { iconServiceOf, siteContent } from '#api/site/site-content.ts'
import { islandWords } from '#locales/island-words.ts'
import { contentPaths } from '#web/addresses.ts'
import { makeEnv } from './builders.ts'

const folder = path.join(import.meta.dirname, '../content')
const own = mkdtempSync(path.join(tmpdir(), 'tinta-own-texts-'))
afterAll(() => rmSync(own, { recursive: true, force: true }))
mkdirSync(path.join(own, 'pages/about'), { recursive: true })
writeFileSync(
  path.join(own, 'pages/about/en.md'),
  '---\ntitle: About our faculty\ndescription: One sentence about the faculty in a line.\nupdated: 2026-11-01\nmoved: [who-we-are]\n---\n\nText.\n',
)

const open = (env: Readonly<Record<string, string>> = {}) =>
  siteContent({ env: makeEnv(env), folder, paths: contentPaths, wordsOf: islandWords })

describe('the texts of a site', () => {
  test("are the operator's where there are some, and ours elsewhere", () => {
    const content = open({ CONTENT_FOLDER: own })
    expect(content.page('about', 'en')).toMatchObject({ text: { title: 'About our faculty' } })
    expect(content.page('who-we-are', 'en')).toEqual({ movedTo: '/about' })
    expect(content.addresses().length).toBeGreaterThan(30)
    expect(open().page('about', 'en')).toMatchObject({ text: { title: 'About Tinta' } })
  })

  test('stop the start where their folder is not there', () => {
    expect(() => open({ CONTENT_FOLDER: path.join(own, 'nowhere') })).toThrow('There is no folder')
  })
})

describe('the plans in a text', () => {
  test("are the operator's, with prices where something is sold", () => {
    const content = open({ BILLING: 'test', PRICE_PREMIUM: '4.90', TIER_LIMITS: '{"premium":{"charactersMonthly":20000}}' })
    expect(content.island('pricing', {})).toMatchObject({
      value: {
        currency: 'EUR',
        plans: [
          { id: 'free', price: 0, levels: 1 },
          { id: 'premium', price: 490, charactersMonthly: 20_000, levels: 3, checks: 1 },
          { id: 'platinum', price: null, charactersMonthly: 100_000, checks: 5 },
        ],
        path: '/premium',
      },
    })
    expect(open({ BILLING: 'off' }).island('pricing', {})).toMatchObject({ value: { currency: null } })
  })
})

test('no service of icons is asked unless the operator names one', () => {
  expect(iconServiceOf(makeEnv())).toBeNull()
  expect(iconServiceOf(makeEnv({ ICON_SERVICE: 'https://icons.example.edu' }))).toBeTypeOf('function')
})
