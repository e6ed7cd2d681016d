import { readFileSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Browsers of 2024 and later: they know `light-dark()`, popovers, logical properties and nesting, so none is rewritten. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/**
 * What every page needs at once comes in two files, not in forty: the framework, and the frame with the kit's plain
 * pieces. What opens on intent (dialogs, searchable lists) or when something failed stays out of them.
 */
const firstFiles = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/ },
  {
    name: 'frame',
    test: /[\\/](?:web[\\/](?:shell(?![\\/](?:kit|failed-screen|nearest-path|not-found-screen))|i18n)|web[\\/]ui(?![\\/](?:dialog|search-list|tooltip|text-field|password-field)\.)|locales[\\/]..[\\/]slugs|locales[\\/]words)|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  },
  // What the first screen shares with other tools; in twenty files of some hundred bytes each it would weigh a fifth more.
  {
    name: (id: string, modules: ModuleReader) => (isOfHome(id, modules) ? 'bench' : null),
    test: /[\\/](?:web[\\/](?:workbench|ui|features[\\/]rephrase(?=[\\/]marked-pieces))|engines[\\/]text|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/,
  },
]

type ModuleReader = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null }

const ofHome = new Map<string, boolean>()

/** Whether the home page needs a module before a click: it is reached from its route by imports that do not wait. */
function isOfHome(id: string, modules: ModuleReader): boolean {
  const known = ofHome.get(id)
  if (known !== undefined) return known
  // While its importers are asked, it may be asked again by one that it imports.
  ofHome.set(id, false)
  const is =
    /[\\/]web[\\/]routes[\\/]home\.tsx/.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((one) => isOfHome(one, modules))
  ofHome.set(id, is)
  return is
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), localeFiles()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } } } } },
  build: { target: browsers, cssTarget: browsers, assetsInlineLimit: 0 },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'react-router/dom', 'lucide-react', 'zod'],
  },
  server: { watch: { ignored: ['**/build/**', '**/.react-router/**', '**/data/**', '**/services/db/migrations/**'] } },
})

/**
 * `virtual:locale-files` tells the server which built file holds each locale's messages, so that the page can
 * preload the one it needs. The browser's build is written before the server's, which reads its manifest.
 */
function localeFiles(): Plugin {
  const id = 'virtual:locale-files'
  let root = process.cwd()
  let isBuild = false
  return {
    name: 'locale-files',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      return `export default ${JSON.stringify(isBuild ? builtLocales(root) : {})}`
    },
  }
}

function builtLocales(root: string): Record<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path.join(root, 'build/client/.vite/manifest.json'), 'utf8'))
  const entries = Object.entries(manifest).flatMap(([source, { file }]) => {
    const code = /^locales\/([a-z]{2})\/base\.ts$/.exec(source)?.[1]
    return code ? [[code, `/${file}`]] : []
  })
  return Object.fromEntries(entries)
}
