import { createRequire } from 'node:module'
import { z } from 'zod'

const tags = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'] as const

/** The part of lucide's file of an icon that is a drawing. */
const dataName = '__iconData'
const iconFile = z.object({
  [dataName]: z.object({ node: z.array(z.tuple([z.enum(tags), z.record(z.string(), z.union([z.string(), z.number()]))])) }),
})

/** Stands among the attributes, for lists in React. */
const keyOfReact = 'key'

/** A shape of an icon, in a square of 24. */
export type IconShape = { readonly tag: (typeof tags)[number]; readonly attributes: Readonly<Record<string, string>> }

/** What every icon of ours is drawn with: the colour of the text beside it, in its size. */
export const iconAttributes: Readonly<Record<string, string>> = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

const load = createRequire(import.meta.url)
const known = new Map<string, readonly IconShape[] | null>()

/** The shapes of an icon of lucide by its name (`clock`), read when it is first wanted; null: there is none. */
export function optionalIcon(name: string): readonly IconShape[] | null {
  const before = known.get(name)
  if (before !== undefined) return before
  // What is not a name of the set never becomes a path; and a stranger's guesses are not remembered.
  const read = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) ? shapesOf(name) : null
  if (read) known.set(name, read)
  return read
}

function shapesOf(name: string): readonly IconShape[] | null {
  const file = optionalFile(`lucide-react/icons/${name}`)
  const parsed = iconFile.safeParse(file)
  if (!parsed.success) return null
  return parsed.data[dataName].node.map(([tag, attributes]) => ({
    tag,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) => (name === keyOfReact ? [] : [[name, String(value)] as const])),
    ),
  }))
}

function optionalFile(name: string): unknown {
  try {
    return load(name)
  } catch {
    return null
  }
}

/** An icon as a file of its own. */
export const iconFileOf = (shapes: readonly IconShape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" ${written(iconAttributes)}>${shapes
    .map(({ tag, attributes }) => `<${tag} ${written(attributes)}/>`)
    .join('')}</svg>`

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`)
    .join(' ')
