import type { ElementContent, Element } from 'hast'
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import python from 'shiki/langs/python.mjs'
import bash from 'shiki/langs/shellscript.mjs'
import yaml from 'shiki/langs/yaml.mjs'

/** Languages of code, by the names that a block may call them. */
const languages: Readonly<Record<string, 'bash' | 'javascript' | 'json' | 'python' | 'yaml'>> = {
  bash: 'bash',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  py: 'python',
  python: 'python',
  sh: 'bash',
  yaml: 'yaml',
  yml: 'yaml',
}

/** What a piece of code is; each has a class of its own, whose colours follow the tokens of the site. */
export const codeKinds = ['comment', 'constant', 'function', 'keyword', 'parameter', 'punctuation', 'string'] as const
export type CodeKind = (typeof codeKinds)[number]

export type CodePiece = { readonly text: string; readonly kind: CodeKind | null }

/** A class, not a style: what is served is sanitised, and the reader may change between light and dark. */
export const codeClass = (kind: CodeKind): string => `code-${kind}`

const theme = 'tinta'

// Made with the first block: most starts of the command line have none.
let highlighter: ReturnType<typeof createHighlighterCoreSync> | null = null

/** Code in lines of pieces that together are the code; null for a language that we do not know. */
export function highlight(code: string, language: string): readonly (readonly CodePiece[])[] | null {
  const lang = Object.hasOwn(languages, language) ? languages[language] : undefined
  if (lang === undefined) return null
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: theme, variablePrefix: '' })],
    langs: [bash, javascript, json, python, yaml],
    engine: createJavaScriptRegexEngine(),
  })
  return (
    highlighter
      // Without a limit of time: a slow machine colours a line as a quick one does.
      .codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 })
      .map((line) => joined(line.map(({ content, color }) => ({ text: content, kind: kindOf(color ?? '') }))))
  )
}

/** The same as elements for a page. */
export function highlightedCode(code: string, language: string): ElementContent[] | null {
  const lines = highlight(code, language)
  return (
    lines?.flatMap((line, at): ElementContent[] => [
      ...(at === 0 ? [] : [{ type: 'text', value: '\n' } as const]),
      ...line.map(({ text, kind }): ElementContent => (kind === null ? { type: 'text', value: text } : span(text, codeClass(kind)))),
    ]) ?? null
  )
}

const span = (text: string, className: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children: [{ type: 'text', value: text }],
})

/** `var(token-string-expression)` is a string. */
function kindOf(color: string): CodeKind | null {
  const [, name = ''] = /^var\(token-([a-z]+)/.exec(color) ?? []
  return codeKinds.find((kind) => kind === name) ?? null
}

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly CodePiece[]): readonly CodePiece[] {
  const out: CodePiece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last && last.kind === piece.kind) out[out.length - 1] = { text: last.text + piece.text, kind: last.kind }
    else out.push(piece)
  }
  return out
}
