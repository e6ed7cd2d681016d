import { Parser } from 'htmlparser2'
import { appError } from '../problem.ts'
import { decodeHtml } from './decode-html.ts'
import { layOutParagraphs, type Paragraph } from './lay-out-paragraphs.ts'

/** What is no text of the page: programs, controls, pictures, and what leads around the site. A form may hold all of a page. */
const skipped: ReadonlySet<string> = new Set([
  'script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'canvas', 'audio', 'video', 'select', 'button', 'textarea', 'label',
  'nav', 'footer', 'aside', 'dialog', 'title',
]) // prettier-ignore

/** Begins and ends a paragraph. */
const blocks: ReadonlySet<string> = new Set([
  'address', 'article', 'blockquote', 'body', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'head', 'header', 'hr', 'html', 'li', 'main', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th',
  'thead', 'tr', 'ul',
]) // prettier-ignore

/** What holds lines rather than paragraphs. */
const listed: ReadonlySet<string> = new Set(['li', 'dt', 'dd', 'td', 'th'])
/** Deeper than any page that people wrote; the parser's time grows with the square of it. */
const depthAtMost = 5_000
/** Has no end tag, so nothing can lie in it. */
const isVoid = (name: string): boolean =>
  ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'].includes(name)

/**
 * The text of a web page: a blank line between paragraphs, one line an item of a list or a cell of a table. Menus, controls,
 * footers and what is hidden are left out. Nothing that the page names is fetched. Throws AppError `file-broken`.
 */
export async function textOfHtml(bytes: Uint8Array): Promise<string> {
  const page = new PageText()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      onclosetag: (name) => page.close(name),
      ontext: (text) => page.add(text),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(await decodeHtml(bytes))
  return page.text()
}

/** Puts the pieces between the tags together. */
class PageText {
  private readonly paragraphs: Paragraph[] = []
  private current = ''
  private skipDepth = 0
  private listDepth = 0
  private preDepth = 0
  private mainDepth = 0
  private depth = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (++this.depth > depthAtMost) throw appError('file-broken')
    if (this.skipDepth > 0 || this.isSkipped(name, attributes)) {
      if (!isVoid(name)) this.skipDepth++
      return
    }
    if (name === 'br') this.current += '\n'
    if (blocks.has(name)) this.finish()
    this.count(name, 1)
  }

  close(name: string): void {
    this.depth--
    if (this.skipDepth > 0) {
      if (!isVoid(name)) this.skipDepth--
      return
    }
    if (blocks.has(name)) this.finish()
    this.count(name, -1)
  }

  add(text: string): void {
    if (this.skipDepth > 0) return
    const piece = this.preDepth > 0 ? text : text.replace(/[\t\n\f\r ]+/g, ' ')
    // One space is enough however many tags stand between two words.
    this.current += piece.startsWith(' ') && /[ \n]$/.test(this.current.slice(-1)) && this.preDepth === 0 ? piece.slice(1) : piece
  }

  text(): string {
    this.finish()
    return layOutParagraphs(this.paragraphs)
  }

  /** A header of the whole page holds its name and menus; one inside of the article holds the article's title. */
  private isSkipped(name: string, attributes: Readonly<Record<string, string>>): boolean {
    if (name === 'header') return this.mainDepth === 0
    return skipped.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true'
  }

  private count(name: string, by: 1 | -1): void {
    if (listed.has(name)) this.listDepth += by
    if (name === 'pre') this.preDepth += by
    if (name === 'main' || name === 'article') this.mainDepth += by
  }

  private finish(): void {
    const text = this.preDepth > 0 ? this.current.replace(/^\n/, '').trimEnd() : this.current.replace(/ ?\n ?/g, '\n').trim()
    this.current = ''
    if (text.trim() !== '') this.paragraphs.push({ text, isLine: this.listDepth > 0 })
  }
}
