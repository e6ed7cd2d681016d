import type { Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import type { RenderOptions, SiteFacts } from './render-options.ts'

type Directive = ContainerDirective | LeafDirective | TextDirective

const marks: Readonly<Record<string, readonly [tag: string, className: string]>> = {
  word: ['span', 'mark-reworded'],
  rebuilt: ['span', 'mark-moved'],
  gone: ['del', 'mark-dropped'],
}

/** Turns our marks into what they stand for. Throws an Error that names a mark which is not ours or is used wrongly. */
export function applyDirectives(
  tree: Root,
  { facts, islandOf, iconOf }: Required<Pick<RenderOptions, 'facts' | 'islandOf' | 'iconOf'>>,
): void {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    if (!isDirective(node) || node.data?.hName) return
    if (node.type === 'textDirective') applyWithin(node, { facts, iconOf })
    else if (node.type === 'containerDirective' && node.name === 'compare') compare(node)
    else if (node.type === 'containerDirective' && node.name === 'faq')
      node.data = { hName: 'section', hProperties: { className: ['faq'] } }
    else if (node.type === 'leafDirective') island(node, islandOf)
    else throw unknownMark(node)
  })
}

const unknownMark = ({ name, type }: Directive): Error => new Error(`there is no mark ":${name}" (${type})`)

type Within = { readonly facts: SiteFacts; readonly iconOf: RenderOptions['iconOf'] & {} }

/** Marks inside a line. */
function applyWithin(node: TextDirective, { facts: { support, historyDays }, iconOf }: Within): void {
  const mark = marks[node.name]
  if (mark) node.data = { hName: mark[0], hProperties: { className: [mark[1]] } }
  else if (node.name === 'support')
    node.data = support === null ? { hName: 'span' } : { hName: 'a', hProperties: { href: `mailto:${support}` } }
  else if (node.name === 'historydays') {
    node.data = { hName: 'span' }
    node.children = [{ type: 'text', value: String(historyDays) }]
  } else if (node.name === 'icon' && node.children.length > 0) become(node, icon(node, iconOf))
  else if (isPlainColon(node)) Object.assign(node, { type: 'text', value: `:${node.name}` })
  else throw unknownMark(node)
}

/** A colon of the text itself: 10:30, de:en. */
const isPlainColon = ({ children, attributes }: TextDirective): boolean =>
  children.length === 0 && Object.keys(attributes ?? {}).length === 0

const isDirective = (node: { readonly type: string }): node is Directive => node.type.endsWith('Directive')

/** The node is written as this element. */
function become(node: Directive, { tagName, properties, children }: Element): void {
  node.data = { hName: tagName, hProperties: properties, hChildren: children }
  node.children = []
}

/** `:icon[clock]`, silent, or with `{label="..."}` said. */
function icon(node: TextDirective, iconOf: Within['iconOf']): Element {
  const name = textOf(node)
  const found = iconOf(name)
  if (found === null) throw new Error(`there is no icon "${name}"`)
  const label = node.attributes?.['label']
  const properties = { ...found.properties, ...(label ? { role: 'img', ariaLabel: label } : { ariaHidden: 'true' }) }
  return { ...found, properties: found.tagName === 'img' ? { ...found.properties, alt: label ?? '' } : properties }
}

const textOf = ({ children }: Directive): string => children.map((child) => ('value' in child ? child.value : '')).join('')

/** A live part: the server's text in an element that says what the browser asks for. */
function island(node: LeafDirective, islandOf: RenderOptions['islandOf'] & {}): void {
  const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const)
  const found = islandOf(node.name, Object.fromEntries(given))
  if (found === null) throw unknownMark(node)
  const caption = textOf(node)
  const children =
    caption === '' ? found.children : [{ ...captionStart, children: [{ type: 'text' as const, value: caption }] }, ...found.children]
  become(node, {
    type: 'element',
    tagName: 'section',
    properties: { className: ['island'], dataIsland: node.name, dataQuery: found.query },
    children,
  })
}

const captionStart: Element = { type: 'element', tagName: 'p', properties: { className: ['island-caption'] }, children: [] }

/** Two columns, each with its label. */
function compare(node: ContainerDirective): void {
  const { before, after } = node.attributes ?? {}
  const [first, second, ...rest] = node.children
  if (!before || !after || !first || !second || rest.length > 0)
    throw new Error('":::compare" wants the labels before and after, and two paragraphs')
  const column = (label: string, child: typeof first): ContainerDirective => ({
    type: 'containerDirective',
    name: 'column',
    data: { hName: 'div', hProperties: { className: ['compare-side'] } },
    children: [
      { type: 'paragraph', data: { hProperties: { className: ['compare-label'] } }, children: [{ type: 'text', value: label }] },
      child,
    ],
  })
  node.data = { hName: 'div', hProperties: { className: ['compare'] } }
  node.children = [column(before, first), column(after, second)]
}
