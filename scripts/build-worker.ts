// After the pages are built: the worker that keeps them in browsers, `/sw.js`, with the list of files that they need.
// Run by `npm run build`, with the id of the build.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { partsOf, type ViteManifest } from './worker-parts.ts'

const [buildId = ''] = process.argv.slice(2)
const root = path.join(import.meta.dirname, '..')
const client = path.join(root, 'build/client')
const bare = path.join(root, 'build/worker')

const manifest: ViteManifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'))
const parts = partsOf(manifest)

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD_ID: JSON.stringify(buildId) },
  build: {
    outDir: bare,
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    lib: { entry: 'web/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
})
const { count, size, warnings } = await injectManifest({
  swSrc: path.join(bare, 'sw.js'),
  swDest: path.join(client, 'sw.js'),
  injectionPoint: 'self.builtFiles',
  globDirectory: client,
  globPatterns: [...parts.keys()],
  modifyURLPrefix: { '': '/' },
  // A file's name says what it holds.
  dontCacheBustURLsMatching: /^\/assets\//,
  maximumFileSizeToCacheInBytes: 1024 * 1024,
  manifestTransforms: [
    (entries) => ({
      manifest: entries.map(({ url, size }) => ({ url, size, revision: null, part: parts.get(url.slice(1)) })),
      warnings: [],
    }),
  ],
})
rmSync(bare, { recursive: true })
if (warnings.length > 0) throw new Error(warnings.join('\n'))
process.stderr.write(`The worker knows ${count} files of ${Math.round(size / 1024)} KB.\n`)
