// Begins a new thing: `npm run new tool summarise`. Never writes over a file that is there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { kinds } from './new/templates.ts'

const root = path.resolve(import.meta.dirname, '..')
const [kindName = '', ...parameters] = process.argv.slice(2)
const usage = [
  'How to use it:',
  ...Object.values(kinds).map(({ usage: words }) => `  npm run new ${words}`),
  '  npm run new migration <name>',
].join('\n')

if (kindName === 'migration') {
  const options = ['generate', '--config', 'config/drizzle.config.ts', '--name', parameters[0] ?? '']
  process.exit(isName(parameters[0]) ? (spawnSync('drizzle-kit', options, { cwd: root, stdio: 'inherit' }).status ?? 1) : fail(usage))
}

const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined
if (!kind || parameters.length !== kind.parameters) fail(usage)
else if (!isName(parameters[0])) fail('Names are small letters, digits and hyphens, and begin with a letter.')
else begin(kind.begin(parameters))

function begin({ files, next }: ReturnType<NonNullable<typeof kind>['begin']>): void {
  const there = files.filter(({ file }) => existsSync(path.join(root, file)))
  if (there.length > 0) fail(`There already: ${there.map(({ file }) => file).join(', ')}. Nothing was written.`)
  for (const { file, content } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  process.stdout.write(
    `Written:\n${files.map(({ file }) => `  ${file}\n`).join('')}Left to do by hand:\n${next.map((step) => `  ${step}\n`).join('')}`,
  )
}

function isName(name: string | undefined): boolean {
  return name !== undefined && /^[a-z][a-z0-9-]*$/.test(name)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}
