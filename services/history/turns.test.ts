import { describe, expect, test } from 'vitest'
import { problemCode } from '#tests/identity.ts'
import { makeTurns } from './turns.ts'

/** Work that notes how much of it runs at once, by person and together. */
function makeWork() {
  const running: string[] = []
  const most = { ofOne: 0, together: 0 }
  const done: string[] = []
  const workOf =
    (who: string, name = who) =>
    async () => {
      running.push(who)
      most.together = Math.max(most.together, running.length)
      most.ofOne = Math.max(most.ofOne, running.filter((one) => one === who).length)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running.splice(running.indexOf(who), 1)
      done.push(name)
    }
  return { most, done, workOf }
}

describe('turns', () => {
  test('are one at a time for a person, in order, and few at once for all', async () => {
    const turns = makeTurns({ atOnce: 3, waitingOfOne: 9, waiting: 99 })
    const { most, done, workOf } = makeWork()
    const ann = [1, 2, 3, 4].map((number) => turns('ann', workOf('ann', `ann ${number}`)))
    const others = ['ben', 'cili', 'dora', 'emil'].flatMap((who) => [turns(who, workOf(who)), turns(who, workOf(who))])
    await Promise.all([...ann, ...others])
    expect(most).toEqual({ ofOne: 1, together: 3 })
    expect(done.filter((name) => name.startsWith('ann'))).toEqual(['ann 1', 'ann 2', 'ann 3', 'ann 4'])
    expect(done).toHaveLength(12)
  })

  test('are refused to whoever has too many waiting, and to all when the line is long', async () => {
    const turns = makeTurns({ atOnce: 2, waitingOfOne: 1, waiting: 2 })
    const { workOf } = makeWork()
    const taken = [turns('ann', workOf('ann')), turns('ann', workOf('ann'))]
    expect(await problemCode(turns('ann', workOf('ann')))).toBe('too-many-requests')
    taken.push(turns('ben', workOf('ben')), turns('cili', workOf('cili')))
    expect(await problemCode(turns('dora', workOf('dora')))).toBe('too-many-requests')
    await Promise.all(taken)
    expect(await problemCode(turns('ann', workOf('ann')))).toBe('none')
  })

  test('go on when one fails', async () => {
    const turns = makeTurns({ atOnce: 1, waitingOfOne: 2, waiting: 9 })
    const failed = turns('ann', () => Promise.reject(new Error('away')))
    const next = turns('ann', async () => 'done')
    await expect(failed).rejects.toThrow('away')
    expect(await next).toBe('done')
  })
})
