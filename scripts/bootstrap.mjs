// Begins every npm script. Runs on the host's Node (20 or newer) without any dependency: installs what is missing,
// then hands over to the Node that the project brings (node_modules/.bin/node).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules', '.bin')
const isWindows = process.platform === 'win32'

/** Settings may stand in a file; those of the environment win. */
const envFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
const production = { NODE_ENV: 'production' }
/**
 * A step runs a program of node_modules/.bin (or `node`), in order; `build` means: build the pages if they are stale;
 * `install`: the packages of a folder of its own, which `npm ci` does not know.
 */
const commands = {
  install: [],
  start: [{ build: 'if-stale' }, { run: ['node', ...envFile, 'main.ts'], env: production, takesArguments: true }],
  dev: [
    {
      run: [
        'node',
        '--conditions=development',
        ...['api', 'config', 'locales', 'services', 'tools', 'worker'].map((room) => `--watch-path=${room}`),
        '--watch-preserve-output',
        ...envFile,
        'main.ts',
      ],
      env: { NODE_ENV: 'development' },
      takesArguments: true,
    },
  ],
  build: [{ build: 'always' }],
  test: [{ run: ['node', 'scripts/test.ts', '--project=!slow'], takesArguments: true }],
  e2e: [{ build: 'if-stale' }, { run: ['node', 'scripts/test.ts', '--config', 'tests/e2e/vitest.config.ts'], takesArguments: true }],
  'test:firebase': [
    { install: 'tests/firebase/tools' },
    { build: 'if-stale' },
    { run: ['node', 'scripts/test.ts', '--config', 'tests/firebase/vitest.config.ts'], takesArguments: true },
  ],
  'test:office': [{ run: ['node', 'scripts/test.ts', '--config', 'tests/office/vitest.config.ts'], takesArguments: true }],
  seed: [{ run: ['node', ...envFile, 'scripts/seed.ts'], takesArguments: true }],
  new: [{ run: ['node', 'scripts/new.ts'], takesArguments: true }],
  resources: [{ run: ['node', 'scripts/resources.ts'], takesArguments: true }],
  'train:detector': [{ run: ['node', 'scripts/train-detector.ts'], takesArguments: true }],
  'train:parser': [{ run: ['node', 'scripts/train-parser.ts'] }],
  'calibrate:detector': [{ run: ['node', ...envFile, 'scripts/calibrate-detector.ts'], takesArguments: true }],
  generate: [{ run: ['node', 'scripts/generate.ts'], takesArguments: true }],
  types: [{ run: ['react-router', 'typegen'] }, { run: ['tsc', '--noEmit', '-p', '.'], takesArguments: true }],
  lint: [{ run: ['oxlint'], takesArguments: true }],
  format: [{ run: ['prettier', '--write', '--log-level=warn', '.'], takesArguments: true }],
  check: [
    { run: ['node', 'scripts/generate.ts', '--check'] },
    { run: ['react-router', 'typegen'] },
    { run: ['tsc', '--noEmit', '-p', '.'] },
    { run: ['oxlint'] },
    { run: ['prettier', '--check', '--log-level=warn', '.'] },
    { run: ['knip'] },
    { run: ['node', 'scripts/test.ts', '--project=slow'] },
  ],
  'eval:paraphrase': [{ run: ['node', 'evals/paraphrase.ts'], takesArguments: true }],
  'eval:proofread': [{ run: ['node', 'evals/proofread.ts'], takesArguments: true }],
  'eval:hostile': [{ run: ['node', 'evals/hostile.ts'], takesArguments: true }],
  'eval:align': [{ run: ['node', 'evals/align.ts'], takesArguments: true }],
  'eval:retrieve': [{ run: ['node', 'evals/retrieve.ts'], takesArguments: true }],
  'eval:detector': [{ run: ['node', 'evals/detector.ts'], takesArguments: true }],
  'eval:langid': [{ run: ['node', 'evals/langid.ts'], takesArguments: true }],
  'eval:find': [{ run: ['node', 'evals/find.ts'], takesArguments: true }],
  'eval:inflect': [{ run: ['node', 'evals/inflection.ts'], takesArguments: true }],
  'eval:thesaurus': [{ run: ['node', 'evals/thesaurus.ts'], takesArguments: true }],
  'eval:references': [{ run: ['node', 'evals/references.ts'], takesArguments: true }],
  'eval:doctor': [{ run: ['node', 'evals/doctor.ts'], takesArguments: true }],
  'eval:parser': [{ run: ['node', 'evals/parser.ts'] }],
  'eval:signals': [{ run: ['node', 'evals/signals.ts'], takesArguments: true }],
  'audit:axe': [{ build: 'if-stale' }, { run: ['node', 'audits/axe.ts'], takesArguments: true }],
  'audit:lighthouse': [{ build: 'if-stale' }, { run: ['node', 'audits/lighthouse.ts'], takesArguments: true }],
  'audit:links': [{ build: 'if-stale' }, { run: ['node', 'audits/links.ts'], takesArguments: true }],
  'bench:align': [{ run: ['node', 'bench/align.ts'], takesArguments: true }],
  'bench:cite': [{ run: ['node', 'bench/cite.ts'], takesArguments: true }],
  'bench:corpus': [{ run: ['node', 'bench/corpus.ts'], takesArguments: true }],
  'bench:detector': [{ run: ['node', 'bench/detector.ts'], takesArguments: true }],
  'bench:import': [{ run: ['node', 'bench/import.ts'], takesArguments: true }],
  'bench:pages': [{ build: 'if-stale' }, { run: ['node', 'bench/pages.ts'], env: production, takesArguments: true }],
  'bench:paraphrase': [{ run: ['node', 'bench/paraphrase.ts'], takesArguments: true }],
  'bench:proofread': [{ run: ['node', 'bench/proofread.ts'], takesArguments: true }],
  'bench:quota': [{ run: ['node', 'bench/quota.ts'], takesArguments: true }],
  'bench:web': [{ build: 'if-stale' }, { run: ['node', 'bench/web.ts'], env: production, takesArguments: true }],
  'bench:words': [{ run: ['node', 'bench/words.ts'], takesArguments: true }],
}

const [name = '', ...given] = process.argv.slice(2)
const steps = commands[name]
if (!steps) {
  process.stderr.write(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}
process.chdir(root)
if (Number(process.versions.node.split('.')[0]) < 20) fail(`Tinta needs Node.js 20 or newer; this is ${process.versions.node}.`)
await install(root)
await packRows()
for (const step of steps) {
  if (step.install) await install(path.join(root, step.install))
  else if (step.build) await build(step.build === 'always')
  else await run([...step.run, ...(step.takesArguments ? given : [])], step.env)
}

/** Runs `npm ci` in a folder unless its node_modules hold what its lock file says. */
async function install(folder) {
  if (isInstalled(folder)) return
  process.stderr.write(`Installing what is missing${folder === root ? '' : ` in ${path.relative(root, folder)}`} (npm ci) ...\n`)
  const npm = process.env.npm_execpath
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund']
  process.chdir(folder)
  await (npm?.endsWith('.js') ? run([process.execPath, npm, ...options]) : run([isWindows ? 'npm.cmd' : 'npm', ...options]))
  process.chdir(root)
}

/** Compares npm's own record of what it installed with the lock file; packages for other systems may be absent. */
function isInstalled(folder) {
  const installed = packagesIn(path.join(folder, 'node_modules', '.package-lock.json'))
  const wanted = packagesIn(path.join(folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  if (folder === root && !existsSync(path.join(bin, isWindows ? 'node.cmd' : 'node'))) return false
  return Object.entries(wanted).every(([place, { version, optional, peer }]) => {
    const found = installed[place]
    return place === '' || (found ? found.version === version : optional || peer)
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** The paraphraser's rows, packed for a fast start, are generated here and not kept in the repository. */
async function packRows() {
  const hash = createHash('sha256')
  const sources = [
    ...filesIn('engines/paraphrase/lexicon').filter((file) => !file.includes('.gen.')),
    'engines/paraphrase/lean-rows.ts',
    'scripts/generate-registries.ts',
  ]
  for (const file of sources.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const stamp = path.join(root, 'node_modules', '.cache', 'tinta', 'rows')
  const now = hash.digest('hex')
  if (existsSync('engines/paraphrase/lexicon/en.gen.json') && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  process.stderr.write('Packing the rows of the lexicon ...\n')
  await run(['node', 'scripts/generate.ts', '--rows'])
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** Builds the pages. What open tabs still need of the build before is kept for a day. */
async function build(isForced) {
  const inputs = inputsHash()
  const idFile = path.join(root, 'build', 'id.txt')
  if (!isForced && existsSync(idFile) && readFileSync(idFile, 'utf8').trim() === inputs) return
  process.stderr.write('Building the pages ...\n')
  keepAssets()
  rmSync(idFile, { force: true })
  await run(['react-router', 'build'], production)
  await run(['node', 'scripts/build-worker.ts', inputs], production)
  await run(['node', 'scripts/social-images.ts'], production)
  writeFileSync(idFile, `${inputs}\n`)
}

/** Everything that ends up in the build, as one hash: it is the build's id. */
function inputsHash() {
  const folders = ['web', 'locales', 'tools', 'engines/text', 'content', 'scripts/social']
  const files = [
    'package-lock.json',
    'scripts/build-worker.ts',
    'scripts/worker-parts.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]
  const hash = createHash('sha256')
  for (const file of [...files, ...folders.flatMap(filesIn)].sort()) {
    // Tests and what tools do on the server are not in it.
    if (/\.test\.tsx?$|^tools\/.+\/run[^/]*\.ts$/.test(file) || !existsSync(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .join(entry.parentPath ?? entry.path, entry.name)
        .split(path.sep)
        .join('/'),
    )
}

function keepAssets() {
  const from = path.join(root, 'build', 'client', 'assets')
  const to = path.join(root, 'build', 'kept', 'assets')
  mkdirSync(to, { recursive: true })
  const now = new Date()
  for (const file of existsSync(from) ? readdirSync(from) : []) {
    copyFileSync(path.join(from, file), path.join(to, file))
    utimesSync(path.join(to, file), now, now)
  }
  for (const file of readdirSync(to)) {
    const place = path.join(to, file)
    if (now.getTime() - statSync(place).mtimeMs > 24 * 60 * 60 * 1000) rmSync(place)
  }
}

/** Runs a program with the project's Node first on the path. Ends this process when it fails. */
async function run([program, ...options], env = {}) {
  const own = path.join(bin, isWindows ? `${program}.cmd` : program)
  const child = spawn(existsSync(own) ? own : program, options, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    shell: isWindows,
  })
  const pass = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const watch = endWithNpm(child)
  const { code, signal } = await new Promise((resolve) => {
    child.once('error', (error) => fail(`${program} could not be started: ${error.message}`))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  clearInterval(watch)
  for (const signal of signals) process.off(signal, pass)
  if (signal) process.kill(process.pid, signal)
  if (code !== 0) process.exit(code ?? 1)
}

/** npm does not pass SIGTERM on: when it is gone, whoever stopped it meant the server. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return undefined
  const npm = process.ppid
  return setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM')
  }, 500)
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
