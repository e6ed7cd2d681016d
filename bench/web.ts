// npm run bench:web: what the home page weighs, and what serving it costs. Needs a built site (`npm run build`).
// Serving is measured as CPU time of the server process, so that other work on the machine does not count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { measurePaint } from './paint.ts'
import { costOf, freePort, requests, start, stop, whenQuiet } from './running.ts'

const javascriptAtMost = 165

const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** Gzip weight in KB of what the home page asks for before the first interaction. */
async function weigh(
  url: string,
): Promise<{ readonly javascript: number; readonly css: number; readonly html: number; readonly files: number }> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text()
  // Sources and imports, and the list of files that an inline script asks for after the first paint. The table of all routes is named, not asked for.
  const scripts = [...html.matchAll(/["'](\/assets\/(?!manifest-)[^"']+\.js)["']/g)].map(([, file]) => file ?? '')
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map((match) => /href="([^"]+)"/.exec(match[0])?.[1] ?? '')
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .join('\n')
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
    await whenQuiet(site)
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
