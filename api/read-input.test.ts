import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeHouse } from '#tests/house.ts'
import { makeApi } from './make-api.ts'

test('a sender that goes away in the middle of a text is no error of ours', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const body = new ReadableStream({ pull: (controller) => controller.error(reset) })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '40' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request('http://localhost/api/v1/proofread', init)
  await makeApi({ ...makeHouse(), log }).request(request)
  expect(lines.filter((line) => JSON.parse(line).level === 'error' || /database/.test(line))).toEqual([])
})
