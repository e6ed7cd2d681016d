import { describe, expect, test } from 'vitest'
import { allMessages } from '#locales/all.ts'
import { readyPages } from '#web/pages.ts'
import { english } from './english.ts'

const { shell, command } = allMessages.en
const onTheWay: readonly string[] = ['checkout']

describe('English words for entries', () => {
  test('there are some for every page that is linked', () => {
    expect(readyPages.filter((page) => !onTheWay.includes(page) && english[`page:${page}`] === undefined)).toEqual([])
  })

  test.each(Object.entries(shell.tools).filter(([key]) => key !== 'label'))('the tool %s is found by its English names', (key, tool) => {
    const words = english[`page:${key}`] ?? []
    const names = typeof tool === 'string' ? [] : [tool.name]
    for (const name of names) expect(words).toContain(name)
  })

  test('what is done with a text is found by its English words', () => {
    for (const [tool, words] of Object.entries(command.text)) expect(english[`text:${tool}`]).toContain(words)
  })
})
