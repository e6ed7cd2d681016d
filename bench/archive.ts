import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Zip, ZipPassThrough, strToU8 } from 'fflate'
import { leanStart } from '../cli/lean.mjs'
import { openDb } from '../services/db/open-db.ts'
import { makeTexts, readProse, type Texts } from './corpus-texts.ts'

const root = path.dirname(import.meta.dirname)

/** Texts that an archive holds: how many, of how many characters, and a letter that makes a string twice as wide. */
export type Load = { readonly name: string; readonly documents: number; readonly characters: number; readonly letter: string }
export type Peak = { readonly megabytes: number; readonly seconds: number; readonly said: string }

/** Imports an archive into an empty corpus with the command, and says what its process took at most. Linux only: /proc is read. */
export async function importArchive(load: Load): Promise<Peak> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-bench-'))
  const database = await openDb({ url: undefined, dataFolder: folder })
  try {
    const archive = path.join(folder, 'texts.zip')
    writeFileSync(archive, zipOf(load, makeTexts(readProse())))
    return await runCommand(['corpus', 'import', archive, '--collection', 'bench'], folder)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runCommand(words: readonly string[], folder: string): Promise<Peak> {
  const { nodeOptions, environment } = leanStart(words)
  const began = performance.now()
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, 'cli', 'tinta.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], ...environment, DATA_FOLDER: folder },
  })
  let said = ''
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
  // The process says itself what it took at most, as long as it lives.
  let kilobytes = 0
  const timer = setInterval(() => (kilobytes = Math.max(kilobytes, peakOf(child.pid ?? 0))), 100)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  return { megabytes: kilobytes / 1024, seconds: (performance.now() - began) / 1000, said: `${said.trim()} (ended with ${String(code)})` }
}

/** Kilobytes that a process had in memory at most; 0 where it cannot be seen. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function zipOf({ documents, characters, letter }: Load, texts: Texts): Uint8Array {
  const pieces: Uint8Array[] = []
  const zip = new Zip((_error, piece) => pieces.push(piece))
  let next = 0
  for (let document = 0; document < documents; document += 1) {
    let text = letter
    while (text.length < characters) text += `${texts.documentAt(next++)}\n\n`
    const entry = new ZipPassThrough(`text-${document}.txt`)
    zip.add(entry)
    entry.push(strToU8(text.slice(0, characters)), true)
  }
  zip.end()
  return Buffer.concat(pieces)
}
