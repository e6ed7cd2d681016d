import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a bundler tells of a module. */
export type ModuleReader = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

const root = import.meta.dirname
const firstScreen = path.join(root, 'web/routes/home.tsx')
const iconsFolder = path.join(root, 'node_modules/lucide-react/dist/esm')

/** What the home page needs before a click: the modules that are reached from its route by imports that do not wait. */
export function modulesOfHome(modules: ModuleReader): ReadonlySet<string> {
  const found = new Set([firstScreen])
  // A set that grows while it is walked gives what is added too.
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * The files of the icons that modules use. All icons come from one module that names every one, so imports alone would say that
 * the home page needs each icon of the site.
 */
export function iconsOf(modules: ReadonlySet<string>): ReadonlySet<string> {
  const fileOf = iconFiles()
  const names = [...modules].filter((id) => id.startsWith(path.join(root, 'web'))).flatMap(iconNames)
  return new Set(names.flatMap((name) => fileOf.get(name) ?? []))
}

/** Every name of an icon with its file. */
function iconFiles(): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(iconsFolder, 'lucide-react.mjs'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const file = /from '\.\/(icons\/[^']+)'/.exec(line)?.[1]
      if (file === undefined) return []
      return [...line.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, path.join(iconsFolder, file)] as const)
    }),
  )
}

const iconNames = (file: string): readonly string[] =>
  [...readFileSync(file.replace(/\?.*$/, ''), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .replace(/^\s*(?:type\s+)?/, '')
        .replace(/\s+as\s.*$/, '')
        .trim(),
    ),
  )
