import type { Element, Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Image, Root } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Rendered } from './content.ts'
import { contentSchema } from './content-schema.ts'
import { applyDirectives } from './directives.ts'
import { highlightedCode } from './highlight.ts'
import type { RenderOptions } from './render-options.ts'

/**
 * Markdown of ours to HTML: GitHub's tables and footnotes, highlighted code, and marks of the product in directives: `:word[..]` other
 * words, `:rebuilt[..]` rebuilt, `:gone[..]` struck out; `:::compare{before="Too close" after="Yours"}` sets two paragraphs side by side.
 * `:support[write to us]` is a link to the operator's address, or plain words where there is none; `:historydays[]` is the number of days
 * that histories are kept. `:icon[clock]` is an icon, `![what it shows](image:desk.png)` an image beside the text, `::pricing` a live part;
 * `:::faq` holds questions as headings of the third level, each with its answer.
 * HTML in the text is left out. Throws an Error that names what the text has wrong.
 */
export function renderMarkdown(markdown: string, options: RenderOptions): Rendered {
  const { addressOf, facts, imageOf = () => null, iconOf = () => null, islandOf = () => null } = options
  const headings: Rendered['headings'] = []
  const faq: Rendered['faq'] = []
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => (tree: Root) => applyDirectives(tree, { facts, iconOf, islandOf }))
    .use(() => (tree: Root) => resolveLinks(tree, addressOf))
    .use(() => (tree: Root) => placeImages(tree, imageOf))
    .use(remarkRehype)
    .use(() => (tree: HtmlRoot) => visit(tree, 'element', colourCode))
    .use(rehypeSanitize, contentSchema)
    .use(rehypeSlug)
    .use(() => (tree: HtmlRoot) => void collect(tree, { headings, faq }))
    .use(rehypeStringify)
    .processSync(markdown)
  return { html: String(file), headings, faq, words: wordsOf(String(file)) }
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

function placeImages(tree: Root, imageOf: RenderOptions['imageOf'] & {}): void {
  visit(tree, 'image', (node) => placeImage(node, imageOf))
  visit(tree, 'imageReference', ({ identifier }) => {
    throw new Error(`the image [${identifier}] is named by reference: its file belongs beside what it shows, as ![A desk](image:desk.png)`)
  })
}

/** An image of ours with its measures, so that nothing jumps when it comes. */
function placeImage(node: Image, imageOf: RenderOptions['imageOf'] & {}): void {
  const [, name] = /^image:([\w-]+\.\w+)$/.exec(node.url) ?? []
  if (name === undefined) throw new Error(`the image ${node.url} is not image: and the name of a file beside the text`)
  if (!node.alt?.trim()) throw new Error(`the image ${name} does not say what it shows`)
  const found = imageOf(name)
  if (found === null) throw new Error(`the image ${name} is not there`)
  node.url = found.src
  node.data = { hProperties: { width: found.width, height: found.height, loading: 'lazy', decoding: 'async' } }
}

/** Colours the code of a block whose language we know. */
function colourCode(pre: Element): void {
  const [code] = pre.children
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
  const language = classesOf(code).find((name) => name.startsWith('language-'))
  if (language === undefined) return
  // The last line ends the block, not the code.
  const coloured = highlightedCode(toString(code).replace(/\n$/, ''), language.slice('language-'.length))
  if (coloured) code.children = coloured
}

const classesOf = ({ properties: { className } }: Element): readonly string[] => (Array.isArray(className) ? className.map(String) : [])

function collect(tree: HtmlRoot, { headings, faq }: Pick<Rendered, 'headings' | 'faq'>): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    const id = node.properties['id']
    if ((node.tagName === 'h2' || node.tagName === 'h3') && typeof id === 'string')
      headings.push({ id, text: toString(node), level: node.tagName === 'h2' ? 2 : 3 })
    if (node.tagName === 'table') wrapTable(node, parent, index)
    // What is scrolled by itself can be scrolled by keyboard.
    if (node.tagName === 'pre') node.properties['tabIndex'] = 0
    if (node.tagName === 'section' && classesOf(node).includes('faq')) faq.push(...questionsIn(node))
    if (node.tagName === 'a' && String(node.properties['href']).startsWith('https://')) node.properties['rel'] = ['noopener']
  })
}

/** Each heading with the plain text of what stands up to the next one. */
function questionsIn(section: Element): Rendered['faq'] {
  const found: { question: string; answer: string }[] = []
  for (const child of section.children) {
    if (child.type !== 'element') continue
    const last = found.at(-1)
    if (child.tagName === 'h3') found.push({ question: toString(child), answer: '' })
    else if (last) last.answer = `${last.answer} ${toString(child)}`.replaceAll(/\s+/g, ' ').trim()
    else throw new Error('":::faq" begins with a question, a heading of the third level')
  }
  const open = found.find(({ answer }) => answer === '')
  if (open || found.length === 0) throw new Error(`":::faq" ${open ? `has no answer to "${open.question}"` : 'holds no question'}`)
  return found
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
