import { describe, expect, test } from 'vitest'
import { fromDay, month, reserved, someone, useTwoNodes } from '#tests/two-nodes.ts'
import { makeQuota } from './make-quota.ts'
import type { QuotaWindow } from './quota.ts'

const nodes = useTwoNodes()

describe('a text that was paid for', () => {
  const free = (subject: string, amount: number, given: { textKey?: string; window?: QuotaWindow } = {}) =>
    nodes.quota.takeFree({ subject, window: month, textKey: 'text', amount, ...given })

  test('may be worked on for nothing up to five times its characters', async () => {
    const subject = someone()
    const run = await reserved(nodes.quota, { subject, amount: 100, textKey: 'text' })
    expect(await free(subject, 1)).toBe(false)
    await run.settle()
    expect([await free(subject, 300), await free(subject, 201), await free(subject, 200), await free(subject, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(await nodes.usedOf(subject)).toBe(100)
  })

  test('is paid for by its owner, in this window, and by itself', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).settle()
    expect(await free(someone(), 1)).toBe(false)
    expect(await free(subject, 1, { textKey: 'another' })).toBe(false)
    expect(await free(subject, 1, { window: fromDay(20, 50) })).toBe(false)
    expect(await free(subject, 1)).toBe(true)
  })

  test('is not paid for by a run that was refunded or cost nothing', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).refund()
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).settle(0)
    expect(await free(subject, 1)).toBe(false)
  })

  test('gives the same whether it was paid once or twice', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).settle()
    expect(await free(subject, 500)).toBe(true)
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).settle()
    expect(await free(subject, 1)).toBe(false)
  })

  test('can be given back what came to nothing', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).settle()
    const wish = { subject, window: month, textKey: 'text', amount: 500 }
    expect(await nodes.quota.takeFree(wish)).toBe(true)
    await nodes.quota.giveBackFree(wish)
    await nodes.quota.giveBackFree(wish)
    expect([await nodes.quota.takeFree(wish), await nodes.quota.takeFree(wish)]).toEqual([true, false])
  })

  test('is not taken from twice at once', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, textKey: 'text' })).settle()
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        (i % 2 ? nodes.quota : nodes.other).takeFree({ subject, window: month, textKey: 'text', amount: 20 }),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(25)
  })
})

describe('the key of a text', () => {
  test('is the same for the same text in another form, and another for another text or secret', () => {
    const key = nodes.quota.textKeyOf('Café au lait')
    expect(nodes.quota.textKeyOf('  Cafe\u0301 au lait\n')).toBe(key)
    expect(nodes.other.textKeyOf('Café au lait')).toBe(key)
    expect(nodes.quota.textKeyOf('Café au  lait')).not.toBe(key)
    expect(makeQuota({ pool: nodes.db.pool, secret: 'another', holdSeconds: 1 }).textKeyOf('Café au lait')).not.toBe(key)
    expect(key).toMatch(/^[\w-]{43}$/)
  })
})
