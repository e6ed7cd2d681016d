import type { Element, Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Rendered } from './content.ts'

export type RenderOptions = {
  /** Address that `page:writer`, `post:paraphrase` and `text:licences` stand for; null: there is none, and the text is wrong. */
  readonly addressOf: (link: string) => string | null
  /** Settings of the site that texts name. */
  readonly facts: SiteFacts
}

/** `support`: address of mail, null without one. `historyDays`: days that a history is kept; 0: none is. */
export type SiteFacts = { readonly support: string | null; readonly historyDays: number }

/**
 * Markdown of ours to HTML: GitHub's tables and footnotes, and three marks of the product in directives: `:word[..]` other words,
 * `:rebuilt[..]` rebuilt, `:gone[..]` struck out; `:::compare{before="Too close" after="Yours"}` sets two paragraphs side by side. `:support[write to us]` is a link to the operator's
 * address, or plain words where there is none; `:historydays[]` is the number of days that histories are kept.
 * HTML in the text is left out. Throws an Error that names what the text has wrong.
 */
export function renderMarkdown(markdown: string, { addressOf, facts }: RenderOptions): Rendered {
  const headings: Rendered['headings'] = []
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => (tree: Root) => applyDirectives(tree, facts))
    .use(() => (tree: Root) => resolveLinks(tree, addressOf))
    .use(remarkRehype)
    .use(rehypeSanitize, schema)
    .use(rehypeSlug)
    .use(() => (tree: HtmlRoot) => void collect(tree, headings))
    .use(rehypeStringify)
    .processSync(markdown)
  return { html: String(file), headings, words: wordsOf(String(file)) }
}

const marks: Readonly<Record<string, readonly [tag: string, className: string]>> = {
  word: ['span', 'mark-reworded'],
  rebuilt: ['span', 'mark-moved'],
  gone: ['del', 'mark-dropped'],
}

type Directive = ContainerDirective | LeafDirective | TextDirective

function applyDirectives(tree: Root, { support, historyDays }: SiteFacts): void {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    if (!isDirective(node) || node.data?.hName) return
    const mark = marks[node.name]
    if (node.type === 'textDirective' && mark) node.data = { hName: mark[0], hProperties: { className: [mark[1]] } }
    else if (node.type === 'textDirective' && node.name === 'support')
      node.data = support === null ? { hName: 'span' } : { hName: 'a', hProperties: { href: `mailto:${support}` } }
    else if (node.type === 'textDirective' && node.name === 'historydays') {
      node.data = { hName: 'span' }
      node.children = [{ type: 'text', value: String(historyDays) }]
    } else if (node.type === 'containerDirective' && node.name === 'compare') compare(node)
    else if (isPlainColon(node)) Object.assign(node, { type: 'text', value: `:${node.name}` })
    else throw new Error(`there is no mark ":${node.name}" (${node.type})`)
  })
}

/** A colon of the text itself: 10:30, de:en. */
const isPlainColon = ({ type, children, attributes }: Directive): boolean =>
  type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0

const isDirective = (node: { readonly type: string }): node is Directive => node.type.endsWith('Directive')

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

function resolveLinks(tree: Root, addressOf: RenderOptions['addressOf']): void {
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node)) return
    const own = /^(?:page|post|text):/.test(node.url)
    const address = own ? addressOf(node.url) : node.url
    if (address === null) throw new Error(`the link ${node.url} leads nowhere`)
    if (!own && !/^(?:https:\/\/|#|mailto:)/.test(address))
      throw new Error(`the link ${node.url} is neither https nor page:, post: or text:`)
    node.url = address
  })
}

/** What Markdown can say, and our marks. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', 'compare', 'compare-side']],
    p: [['className', 'compare-label']],
    span: [['className', 'mark-reworded', 'mark-moved']],
    del: [['className', 'mark-dropped']],
  },
}

function collect(tree: HtmlRoot, headings: Rendered['headings']): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    const id = node.properties['id']
    if ((node.tagName === 'h2' || node.tagName === 'h3') && typeof id === 'string')
      headings.push({ id, text: toString(node), level: node.tagName === 'h2' ? 2 : 3 })
    if (node.tagName === 'table') wrapTable(node, parent, index)
    if (node.tagName === 'a' && String(node.properties['href']).startsWith('https://')) node.properties['rel'] = ['noopener']
  })
}

/** A wide table is scrolled by itself, by keyboard too. */
function wrapTable(table: Element, parent: Element | HtmlRoot | undefined, index: number | undefined): void {
  if (!parent || index === undefined || (parent.type === 'element' && parent.properties['className'] === 'wide-table')) return
  parent.children[index] = { type: 'element', tagName: 'div', properties: { className: 'wide-table', tabIndex: 0 }, children: [table] }
}

const wordsOf = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
