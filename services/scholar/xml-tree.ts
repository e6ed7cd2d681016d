import { walkXml } from '../files/walk-xml.ts'

/** An element of an XML document: its text with that of all inside, and its elements. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

type Open = { name: string; attributes: Readonly<Record<string, string>>; children: XmlElement[]; text: string }
const depthAtMost = 100

/** Reads a document. Throws for XML that is not well formed, defines entities, or is nested like no answer of a registry. */
export function xmlTree(text: string): XmlElement {
  const top: Open = { name: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [top]
  walkXml(new TextEncoder().encode(text), {
    open: (name, attributes) => {
      if (open.length > depthAtMost) throw new Error('nested too deep')
      open.push({ name, attributes: { ...attributes }, children: [], text: '' })
    },
    close: () => {
      const done = open.pop()
      const outer = open.at(-1)
      if (!done || !outer) return
      outer.children.push(done)
      outer.text += done.text
    },
    text: (piece) => {
      const inner = open.at(-1)
      if (inner) inner.text += piece
    },
  })
  const [root] = top.children
  if (!root) throw new Error('no element')
  return root
}

/** Elements at a way of names below this one: `all(article, 'AuthorList/Author')`. */
export const all = (element: XmlElement | undefined, way: string): readonly XmlElement[] =>
  way
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      element ? [element] : [],
    )

/** Text of the first element at a way; empty without one. */
export const textAt = (element: XmlElement | undefined, way: string): string => all(element, way)[0]?.text.trim() ?? ''
