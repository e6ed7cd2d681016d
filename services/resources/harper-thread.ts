import { parentPort } from 'node:worker_threads'
import type { Linter } from 'harper.js'
import type { HarperFinding } from '#engines/proofread/harper-lints.ts'
import type { HarperQuestion } from './harper.ts'

const linters = new Map<string, Promise<Linter>>()

parentPort?.on('message', async ({ id, text, dialect }: HarperQuestion) => {
  try {
    parentPort?.postMessage({ id, findings: await lint(text, dialect) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'harper failed' })
    // After a panic in WebAssembly every later call fails as well, and its memory stays taken: the next text starts a new thread.
    parentPort?.close()
  }
})

async function linterFor(dialect: string): Promise<Linter> {
  const known = linters.get(dialect) ?? makeLinter(dialect)
  linters.set(dialect, known)
  return known
}

async function makeLinter(dialect: string): Promise<Linter> {
  const [{ Dialect, LocalLinter }, { binary }] = await Promise.all([import('harper.js'), import('harper.js/binary')])
  const dialects: Readonly<Record<string, number>> = { 'en-GB': Dialect.British, 'en-CA': Dialect.Canadian, 'en-AU': Dialect.Australian }
  const linter = new LocalLinter({ binary, dialect: dialects[dialect] ?? Dialect.American })
  await linter.setup()
  return linter
}

/** Its findings are objects in WebAssembly's memory: they are copied and freed. */
async function lint(text: string, dialect: string): Promise<readonly HarperFinding[]> {
  const linter = await linterFor(dialect)
  const byRule = await linter.organizedLints(text, { language: 'plaintext' })
  return Object.entries(byRule).flatMap(([rule, lints]) =>
    lints.map((found): HarperFinding => {
      const { start, end } = found.span()
      const problem = found.get_problem_text()
      const suggestions = found.suggestions().map((one) => {
        const to = one.get_replacement_text()
        // 0 puts something in the place of the words, 1 takes them away, 2 adds after them.
        const kind: number = one.kind()
        return kind === 1 ? '' : kind === 2 ? problem + to : to
      })
      const plain = { rule, kind: found.lint_kind(), start, end, suggestions }
      found.free()
      return plain
    }),
  )
}
