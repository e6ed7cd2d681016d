import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const packaged = path.join(path.dirname(createRequire(import.meta.url).resolve('citeproc-locales/package.json')), 'locales')
/** Ours: what the package lacks. */
const own = path.join(import.meta.dirname, '../../engines/cite/locales')

/** XML of CSL locales by their tags, read when first asked for; the empty text for a tag that is not there. */
export function makeCslLocales(): (tag: string) => string {
  const known = new Map<string, string>()
  return (tag) => {
    const xml = known.get(tag) ?? read(tag)
    known.set(tag, xml)
    return xml
  }
}

function read(tag: string): string {
  if (!/^[a-zA-Z]{2,3}(?:-[a-zA-Z]{2,4})?$/.test(tag)) return ''
  for (const folder of [own, packaged]) {
    try {
      return readFileSync(path.join(folder, `locales-${tag}.xml`), 'utf8')
    } catch {
      // Asked for next in the other folder.
    }
  }
  return ''
}
