import { expect, test } from 'vitest'
import { quietly } from './quietly.ts'

test('tells the same trouble in the same place once a minute, and every other at once', () => {
  const told: string[] = []
  let now = 0
  const tell = quietly(
    (error, where) => told.push(`${where} ${error instanceof Error ? error.message : String(error)}`),
    () => now,
  )
  const away = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' })
  tell(away('first'), 'queue')
  tell(away('second'), 'queue')
  tell(away('elsewhere'), 'mail')
  tell(new TypeError('another kind'), 'queue')
  tell({ code: 'ECONNREFUSED', message: 'not even an error' }, 'queue')
  now = 59_999
  tell(away('still too soon'), 'queue')
  now = 60_000
  tell(away('a minute later'), 'queue')
  expect(told).toEqual(['queue first', 'mail elsewhere', 'queue another kind', 'queue a minute later'])
})
