import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'

/** Requests that one cost is the mean of. */
export const requests = 400
const atOnce = 10

const root = path.join(import.meta.dirname, '..')
const clockTicks = 100
/** Seconds. */
const quietWithin = 180

/** A server in a process of its own. */
export type Running = { readonly process: ChildProcess; readonly url: string; readonly seconds: number }

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

/** Starts a server and waits for its first answer. */
export async function start(args: readonly string[], { port, env }: { port: number; env: Record<string, string> }): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const said = Promise.withResolvers<string>()
  child.stdout?.once('data', (bytes) => said.resolve(String(bytes).trim()))
  const url = port === 0 ? await said.promise : `http://127.0.0.1:${port}`
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error('The server did not start. Is the site built?')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { process: child, url, seconds: (performance.now() - began) / 1000 }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    async (response) => (await response.arrayBuffer(), true),
    () => false,
  )

/** Ends it and waits until it is gone. */
export async function stop({ process: child }: Running): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / clockTicks
}

/** Milliseconds of the server's CPU for one request; throws when one is answered with another status. */
export async function costOf(running: Running, pathname: string, status: number): Promise<number> {
  const pid = running.process.pid ?? 0
  const ask = async (): Promise<void> => {
    const response = await fetch(running.url + pathname, { headers: { 'accept-encoding': 'identity', 'accept-language': 'en' } })
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${pathname} answered ${response.status}, not ${status}`)
  }
  await Promise.all(Array.from({ length: atOnce * 4 }, ask))
  const before = cpuSeconds(pid)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let i = 0; i < requests / atOnce; i++) await ask()
    }),
  )
  return ((cpuSeconds(pid) - before) * 1000) / requests
}

/** Waits until the server has done what it does after a start: pages are rendered, threads begun. Throws when it is never quiet. */
export async function whenQuiet({ process: child }: Running): Promise<void> {
  for (let tries = 0; tries < quietWithin; tries += 1) {
    const before = cpuSeconds(child.pid ?? 0)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if (cpuSeconds(child.pid ?? 0) - before < 0.03) return
  }
  throw new Error('The server is busy with something.')
}
