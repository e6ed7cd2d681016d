import { describe, expect, test } from 'vitest'
import type { Answer } from '#web/workbench/api-client.ts'
import { makePendingDeletes } from './pending-deletes.ts'

const done: Answer<unknown> = { ok: true, value: null }
const failing = (code: string): Answer<unknown> => ({ ok: false, problem: { code, status: 500 } })

function setUp(answer: Answer<unknown> = done) {
  const removed: string[] = []
  const ended: string[] = []
  const pending = makePendingDeletes(async (id, isLast) => {
    removed.push(isLast ? `${id} at last` : id)
    return answer
  })
  const add = (id: string) => pending.add(id, (isDeleted) => ended.push(`${id} ${isDeleted}`))
  return { pending, add, removed, ended }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('deletions that can be taken back', () => {
  test('nothing is deleted before its toast has passed', async () => {
    const { pending, add, removed, ended } = setUp()
    add('a')
    await settled()
    expect(removed).toEqual([])
    pending.run('a')
    await settled()
    expect([removed, ended]).toEqual([['a'], ['a true']])
  })

  test('taken back, it stays', async () => {
    const { pending, add, removed } = setUp()
    add('a')
    pending.takeBack('a')
    pending.run('a')
    pending.runAll()
    await settled()
    expect(removed).toEqual([])
  })

  test('whoever leaves the page has meant it, and nothing is sent twice', async () => {
    const { pending, add, removed } = setUp()
    add('a')
    add('b')
    pending.runAll()
    pending.run('a')
    await settled()
    expect(removed).toEqual(['a at last', 'b at last'])
  })

  test.each([
    ['server-failed', false],
    ['not-found', true],
  ])('a deletion that ends with %s counts as done: %s', async (code, isDeleted) => {
    const { pending, add, ended } = setUp(failing(code))
    add('a')
    pending.run('a')
    await settled()
    expect(ended).toEqual([`a ${isDeleted}`])
  })
})
