#!/usr/bin/env node
// The `tinta` command for the host's Node (20 or newer): hands over to the Node that the project brings, in the folder it was called in.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { leanStart } from './lean.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const node = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

const rows = path.join(root, 'engines', 'paraphrase', 'lexicon', 'en.gen.ts')

if (!existsSync(node) || !existsSync(rows)) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', 'bootstrap.mjs'), 'install'], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
const words = process.argv.slice(2)
const { nodeOptions, environment } = leanStart(words)
const child = spawn(node, [...nodeOptions, path.join(root, 'cli', 'tinta.ts'), ...words], {
  stdio: 'inherit',
  // Compiled code is kept beside the packages, which halves the start; where nothing can be written, Node goes on without.
  // oxlint-disable-next-line no-restricted-properties -- the environment is handed on, no setting is read
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'tinta', 'compiled'), ...environment, ...process.env },
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.removeAllListeners(signal ?? 'SIGTERM')
  if (signal) process.kill(process.pid, signal)
  else process.exit(code ?? 1)
})
