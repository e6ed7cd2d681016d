// npm run bench:web: what the home page weighs, and what serving it costs. Needs a built site (`npm run build`).
// Serving is measured as CPU time of the server process, so that other work on the machine does not count.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { measurePaint } from './paint.ts'

const requests = 400
const atOnce = 10
const javascriptAtMost = 165

const root = path.join(import.meta.dirname, '..')
const clockTicks = 100

type Running = { readonly process: ChildProcess; readonly url: string; readonly seconds: number }

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

/** Starts a server and waits for its first answer. */
async function start(args: readonly string[], { port, env }: { port: number; env: Record<string, string> }): Promise<Running> {
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

async function stop({ process: child }: Running): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / clockTicks
}

const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** Milliseconds of the server's CPU for one request. */
async function costOf(running: Running, pathname: string, status: number): Promise<number> {
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

/** Gzip weight in KB of what the home page asks for before the first interaction. */
async function weigh(
  url: string,
): Promise<{ readonly javascript: number; readonly css: number; readonly html: number; readonly files: number }> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text()
  const scripts = [
    ...html.matchAll(/<link[^>]+rel="modulepreload"[^>]*>|<script[^>]+src="[^"]+"[^>]*>|import\s*\*?[^"']*["'](\/assets\/[^"']+\.js)["']/g),
  ]
    .map((match) => match[1] ?? /(?:href|src)="([^"]+)"/.exec(match[0])?.[1] ?? '')
    .filter((file) => file.endsWith('.js'))
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map((match) => /href="([^"]+)"/.exec(match[0])?.[1] ?? '')
  const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '').join('\n')
  const sizeOf = async (file: string): Promise<number> =>
    gzipSync(Buffer.from(await (await fetch(new URL(file, url))).arrayBuffer()), { level: 9 }).length / 1024
  const all = await Promise.all([...new Set(scripts)].map(sizeOf))
  const css = await Promise.all([...new Set(styles)].map(sizeOf))
  const sum = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0)
  return {
    javascript: sum(all) + gzipSync(inline).length / 1024,
    css: sum(css),
    html: gzipSync(html).length / 1024,
    files: all.length + css.length,
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-bench-'))
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    RATE_REQUESTS: '1000000',
  }
  const first = await start(['main.ts'], { port, env })
  await stop(first)
  const site = await start(['main.ts'], { port, env })
  const bare = await start(['bench/bare-server.ts'], { port: 0, env: { NODE_ENV: 'production' } })
  try {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const pid = site.process.pid ?? 0
    const idle = residentMegabytes(pid)
    const weight = await weigh(site.url)
    const string = await costOf(bare, '/', 200)
    const costs = [
      ['home page (page cache)', await costOf(site, '/', 200)],
      ['not found (rendered each time)', await costOf(site, '/no/such/page', 404)],
      ['GET /api/v1/settings', await costOf(site, '/api/v1/settings', 200)],
    ] as const
    console.log(
      `home page, gzip: ${weight.javascript.toFixed(1)} KB of JavaScript (bar ${javascriptAtMost}), ${weight.css.toFixed(1)} KB of CSS, ${weight.html.toFixed(1)} KB of HTML, ${weight.files} files`,
    )
    console.log(
      `start to first response: ${first.seconds.toFixed(1)} s on a new data folder, ${site.seconds.toFixed(1)} s on an existing one`,
    )
    console.log(`bare Hono string: ${string.toFixed(3)} ms of CPU a request`)
    for (const [name, cost] of costs)
      console.log(
        `${name}: ${cost.toFixed(2)} ms of CPU a request, ${Math.round(1000 / cost)} a second and core, ${(cost / string).toFixed(1)} times the bare string`,
      )
    console.log(`memory of the server process: ${idle} MB idle, ${residentMegabytes(pid)} MB after ${requests * costs.length} requests`)
    const paint = await measurePaint(site.url)
    const { largestPaint, blocking, shift, consoleErrors } = paint
    console.log(
      `in Chromium, empty cache: largest paint after ${Math.round(largestPaint)} ms, ${Math.round(blocking)} ms blocked, layout shift ${shift.toFixed(4)}, ${consoleErrors} console errors`,
    )
    if (weight.javascript > javascriptAtMost) process.exitCode = 1
  } finally {
    await stop(bare)
    await stop(site)
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
