import { readFileSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { iconsOf, modulesOfHome, type ModuleReader } from './first-screen.ts'

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
    test: /[\\/](?:web[\\/](?:shell(?![\\/](?:command-menu|error-classes|failed-screen|keep-place|kit|nearest-path|not-found-screen|tell-error|watch-builds))|i18n)|web[\\/]ui(?![\\/](?:dialog|search-list|tooltip|text-field|password-field)\.)|locales[\\/]..[\\/]slugs|locales[\\/]words)|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  },
  // What the first screen shares with other tools; in twenty files of some hundred bytes each it would weigh a fifth more.
  {
    name: (id: string, modules: ModuleReader) => (isOfHome(id, modules) ? 'bench' : null),
    test: /[\\/](?:web[\\/](?:workbench|ui|features[\\/]rephrase(?=[\\/]marked-pieces))|engines[\\/]text|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/,
  },
  // The icons of all other screens, of which each is drawn by two or three.
  { name: 'icons', test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
]

let home: { readonly modules: ReadonlySet<string>; readonly icons: ReadonlySet<string> } | null = null

/** Whether the home page needs a module before a click. */
function isOfHome(id: string, reader: ModuleReader): boolean {
  if (home === null) {
    const modules = modulesOfHome(reader)
    home = { modules, icons: iconsOf(modules) }
  }
  return id.includes('lucide-react') ? home.icons.has(id) : home.modules.has(id)
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), localeFiles()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } } } } },
  // Read by what makes the worker; browsers do not get it.
  build: { manifest: true, target: browsers, cssTarget: browsers, assetsInlineLimit: 0 },
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
