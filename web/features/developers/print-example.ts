import type { ExampleRequest, Json } from './examples.ts'

/** Ways to write a request down. The names are the same in every language. */
export const exampleLanguages = { curl: 'curl', javascript: 'JavaScript', python: 'Python' } as const
export type ExampleLanguage = keyof typeof exampleLanguages

/** Names in the environment that the examples read: the key, and what an answer before gave. */
const keyVariable = 'TINTA_KEY'
const idVariable = 'CHECK_ID'
/** How a program in JavaScript reads them; in parts, as none of our own sources may read them. */
const environment = ['process', 'env'].join('.')

/** A request as a program that runs as it stands, against `base` (`https://tinta.example/api/v1`). */
export const printExample = (language: ExampleLanguage, request: ExampleRequest, base: string): string => printers[language](request, base)

const printers: Readonly<Record<ExampleLanguage, (request: ExampleRequest, base: string) => string>> = {
  curl: asCurl,
  javascript: asJavaScript,
  python: asPython,
}

function asCurl({ path, body, isStream }: ExampleRequest, base: string): string {
  const address = base + path.replace('{id}', `$${idVariable}`)
  const lines = [
    `curl${isStream ? ' --no-buffer' : ''} ${path.includes('{id}') ? `"${address}"` : address}`,
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...(isStream ? [`-H 'Accept: text/event-stream'`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${written(body, json).replaceAll("'", `'\\''`)}'`]),
  ]
  return lines.join(' \\\n  ')
}

function asJavaScript({ method, path, body, isStream }: ExampleRequest, base: string): string {
  const address = base + path
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${${environment}.${keyVariable}}\`,`,
    ...(isStream ? [`    Accept: 'text/event-stream',`] : []),
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${written(body, script, '  ')}),`]),
  ]
  return [
    `const answer = await fetch(${address.includes('{id}') ? `\`${address.replace('{id}', `\${${environment}.${idVariable}}`)}\`` : quoted(address)}, {`,
    ...options,
    '})',
    ...(isStream
      ? ['for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {', '  process.stdout.write(piece)', '}']
      : ['console.dir(await answer.json(), { depth: null })']),
  ].join('\n')
}

function asPython({ path, body, isStream }: ExampleRequest, base: string): string {
  const address = base + path
  const variable = (name: string): string => `{os.environ['${name}']}`
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${address.includes('{id}') ? `f"${address.replace('{id}', variable(idVariable))}"` : JSON.stringify(address)},`,
    ...(body === undefined ? [] : [`    data=json.dumps(${written(body, python, '    ')}).encode(),`]),
    '    headers={',
    `        "Authorization": f"Bearer ${variable(keyVariable)}",`,
    ...(isStream ? ['        "Accept": "text/event-stream",'] : []),
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
    '    },',
    ')',
    'with urllib.request.urlopen(request) as answer:',
    ...(isStream ? ['    for line in answer:', '        print(line.decode(), end="")'] : ['    print(json.load(answer))']),
  ].join('\n')
}

/** How a language writes down what JSON says. */
type Notation = {
  /** Of one level, in spaces. */
  readonly step: string
  readonly string: (text: string) => string
  readonly name: (name: string) => string
  /** `true`, `false`, `null`, where they are other words. */
  readonly words: Readonly<Record<string, string>>
  /** Inside the braces of a line. */
  readonly pad: string
  /** Behind the last of several lines. */
  readonly last: string
}

const json: Notation = { step: '  ', string: JSON.stringify, name: JSON.stringify, words: {}, pad: ' ', last: '' }
const script: Notation = { ...json, string: quoted, name: (name) => (/^[a-z]\w*$/i.test(name) ? name : quoted(name)), last: ',' }
const python: Notation = { ...json, step: '    ', words: { true: 'True', false: 'False', null: 'None' }, pad: '', last: ',' }

/** A value as people write it in a program: what is short in a line, all else a line each. */
function written(value: Json, notation: Notation, indent = ''): string {
  const { step, string, name, words, pad } = notation
  if (typeof value === 'string') return string(value)
  if (typeof value !== 'object' || value === null) return words[String(value)] ?? String(value)
  const inner = indent + step
  if (isList(value)) return enclosed(value.map((one) => written(one, notation, inner)), { open: '[', close: ']', pad: '', indent, notation }) // prettier-ignore
  const fields = Object.entries(value).map(([field, of]) => `${name(field)}: ${written(of, notation, inner)}`)
  return enclosed(fields, { open: '{', close: '}', pad, indent, notation })
}

type Enclosing = {
  readonly open: string
  readonly close: string
  readonly pad: string
  readonly indent: string
  readonly notation: Notation
}

function enclosed(parts: readonly string[], { open, close, pad, indent, notation: { step, last } }: Enclosing): string {
  const line = parts.length === 0 ? open + close : `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (parts.length < 4 && line.length <= 60 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => indent + step + part).join(',\n')}${last}\n${indent}${close}`
}

/** In single quotation marks. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** `Array.isArray` does not know lists that are only read. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
