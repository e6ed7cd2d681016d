import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { guardServer } from '#tests/guard-server.ts'
import { startEmbedded, stopAbandoned, type Embedded } from './embedded.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinta-embedded-'))
  guardServer(folder, { isOurs: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const serverPid = (): number => Number(readFileSync(path.join(folder, 'database/postmaster.pid'), 'utf8').split('\n')[0])
const isStopped = (): boolean => !existsSync(path.join(folder, 'database/postmaster.pid'))

async function ask({ connection }: Embedded, statement: string): Promise<unknown> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(statement)
  await client.end()
  return rows[0]?.answer
}

async function untilAnswered(server: Embedded): Promise<unknown> {
  for (;;) {
    const answer = await ask(server, things).catch(() => null)
    if (answer !== null) return answer
  }
}

const things = 'select count(*)::int as answer from thing'

describe('the embedded server', () => {
  test('is made once, shared, kept through a crash, and stopped by its last user', { timeout: 60_000 }, async () => {
    const [first, second] = await Promise.all([startEmbedded(folder), startEmbedded(folder)])
    expect([first.wasRunning, second.wasRunning].toSorted()).toEqual([false, true])
    await ask(first, 'create table thing as select * from generate_series(1, 1000)')
    await first.leave()
    expect(await ask(second, things)).toBe(1000)

    process.kill(serverPid(), 'SIGKILL')
    expect(await untilAnswered(second)).toBe(1000)
    await second.leave()
    expect(isStopped()).toBe(true)

    const third = await startEmbedded(folder)
    expect(third.wasRunning).toBe(false)
    expect(await ask(third, things)).toBe(1000)
    await third.leave()
  })

  test('is found again when whoever started it was killed', { timeout: 60_000 }, async () => {
    const script = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
      await startEmbedded(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL')`
    try {
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    } catch (error) {
      expect(error).toMatchObject({ signal: 'SIGKILL' })
    }
    const pid = serverPid()
    const found = await startEmbedded(folder)
    expect(found.wasRunning).toBe(true)
    expect(serverPid()).toBe(pid)
    await found.leave()
    expect(isStopped()).toBe(true)
  })

  test('is stopped when nobody is left, and not while somebody is', { timeout: 60_000 }, async () => {
    const guard = path.join(import.meta.dirname, '../../tests/guard-server.ts')
    const script = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
      import { guardServer } from ${JSON.stringify(guard)}
      guardServer(${JSON.stringify(folder)})
      await startEmbedded(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL')`
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })).toThrow('Command failed')
    await expect.poll(isStopped, { timeout: 30_000 }).toBe(true)

    const used = await startEmbedded(folder)
    await stopAbandoned(folder, 500)
    expect(await ask(used, 'select 1 as answer')).toBe(1)
    await used.leave()
  })

  test('takes a socket elsewhere when the path to its own would be too long', { timeout: 60_000 }, async () => {
    const deep = path.join(folder, 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(deep, { recursive: true })
    // Whoever PostgreSQL runs as must be able to pass.
    chmodSync(folder, 0o711)
    const server = await startEmbedded(deep)
    expect(await ask(server, 'select 1 as answer')).toBe(1)
    expect(server.connection.host).toMatch(/^\/tmp\/tinta-/)
    await server.leave()
    rmSync(server.connection.host ?? '', { recursive: true })
  })

  test('does not touch the files of another version', async () => {
    mkdirSync(path.join(folder, 'database'))
    writeFileSync(path.join(folder, 'database/PG_VERSION'), '14\n')
    await expect(startEmbedded(folder)).rejects.toThrow('was made by PostgreSQL 14')
  })

  test('says so when the folder cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    await expect(startEmbedded(path.join(folder, 'file/data'))).rejects.toThrow('is in the way of a folder')
  })
})
