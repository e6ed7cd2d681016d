import type { Element } from 'hast'
import { el } from '../islands/elements.ts'
import { iconAttributes, optionalIcon } from '../icons/local-icon.ts'

/** Below this stand icons of other sets than ours, as `/icons/<set>/<name>.svg`. */
export const iconPrefix = '/icons/'
const fetchedName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/**
 * The drawing of `:icon[clock]`, which stands in the page itself, or of `:icon[set/name]`, which the server fetches where the operator
 * allows it; where it does not, an empty square stands there. Null: there is none.
 */
export function iconOf(name: string): Element | null {
  const [, set, icon] = fetchedName.exec(name) ?? []
  if (set !== undefined && icon !== undefined)
    return el('img', { className: 'icon icon-fetched', src: `${iconPrefix}${set}/${icon}.svg`, width: 24, height: 24 })
  const shapes = optionalIcon(name)
  return (
    shapes &&
    el(
      'svg',
      { className: 'icon', ...asProperties(iconAttributes) },
      ...shapes.map(({ tag, attributes }) => el(tag, asProperties(attributes))),
    )
  )
}

/** Attributes by the names that they have in a tree: `stroke-width` is `strokeWidth`. */
const asProperties = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  )

/** Icons of other sets that a text names, as `set/name`. */
export const fetchedIconsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/:icon\[([^\]\n]*)\]/g)].flatMap(([, name = '']) => (fetchedName.test(name) ? [name] : []))
