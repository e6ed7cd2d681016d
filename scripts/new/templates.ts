import { localeCodes } from '#web/i18n/locales.ts'

type NewFile = { readonly file: string; readonly content: string }

/** What a kind of thing begins with: its files, and what is left to do by hand. */
type Beginning = { readonly files: readonly NewFile[]; readonly next: readonly string[] }

export type Kind = {
  /** The words after the kind's name, as in the usage line. */
  readonly usage: string
  readonly parameters: number
  readonly begin: (parameters: readonly string[]) => Beginning
}

/** `my-thing` as `myThing`. */
const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(`-${name}`)

/** The kinds of things that `npm run new` begins; docs/how-to-add.md says what follows by itself. */
export const kinds: Readonly<Record<string, Kind>> = {
  tool: { usage: 'tool <id>', parameters: 1, begin: ([id = '']) => tool(id) },
  language: { usage: 'language <code> <own-name>', parameters: 2, begin: ([code = '', name = '']) => language(code, name) },
  structure: { usage: 'structure <key>', parameters: 1, begin: ([key = '']) => structure(key) },
  page: { usage: 'page <key>', parameters: 1, begin: ([key = '']) => page(key) },
}

const tool = (id: string): Beginning => ({
  files: [
    {
      file: `tools/${id}/contract.ts`,
      content: `import { z } from 'zod'
import { countCharacters } from '#engines/text/characters.ts'
import { defineTool } from '../tool.ts'

export const ${camel(id)}Input = z.object({ text: z.string() })

export const ${camel(id)}Result = z.object({ engine: z.enum(['embedded', 'llm']), text: z.string() })

export const ${camel(id)} = defineTool({
  id: '${id}',
  slug: '${id}',
  ready: false,
  input: ${camel(id)}Input,
  result: ${camel(id)}Result,
  meter: ({ text }) => ({ unit: 'characters', amount: countCharacters(text) }),
})

export type ${pascal(id)}Input = z.output<typeof ${camel(id)}Input>
export type ${pascal(id)}Result = z.output<typeof ${camel(id)}Result>
`,
    },
    {
      file: `tools/${id}/run.ts`,
      content: `import type { ${pascal(id)}Input, ${pascal(id)}Result } from './contract.ts'

/** Loads what the tool needs, once; the tool itself is a pure function. */
export const make${pascal(id)} = (): { readonly run: (input: ${pascal(id)}Input) => ${pascal(id)}Result } => ({
  run: ({ text }) => ({ engine: 'embedded', text }),
})
`,
    },
    {
      file: `tools/${id}/run.test.ts`,
      content: `import { expect, test } from 'vitest'
import { ${camel(id)}Result } from './contract.ts'
import { make${pascal(id)} } from './run.ts'

test('keeps its contract', () => {
  expect(${camel(id)}Result.safeParse(make${pascal(id)}().run({ text: 'A text.' })).success).toBe(true)
})
`,
    },
    {
      file: `web/features/${id}/panel.tsx`,
      content: `/** The whole tool as one panel; its words come from \`useMessages()\`. */
export function ${pascal(id)}Panel() {
  return <section className="sheet" />
}
`,
    },
  ],
  next: [
    'its task in services/engines/task.ts and worker/engine-work.ts, so that it runs in a thread',
    `its route in api/routes/${id}.ts, added in api/make-api.ts`,
    `its words in locales/*/${id}.ts, its slug in locales/*/slugs.ts, its page in web/pages.ts`,
    '"ready: true" in its contract when its screen works',
  ],
})

const language = (code: string, name: string): Beginning => ({
  files: [
    {
      file: `engines/languages/${code}/${code}.ts`,
      content: `import type { LanguageCard } from '../language.ts'

export const ${code} = { code: '${code}', name: '${name}', tag: '${code}', direction: 'ltr', dictionary: 'dictionary-${code}' } as const satisfies LanguageCard
`,
    },
  ],
  next: ['the right tag and direction in its card', 'npm run generate, which lists it everywhere'],
})

const structure = (key: string): Beginning => ({
  files: [
    {
      file: `engines/paraphrase/structures/en/${key}.ts`,
      content: `import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: '${key}',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms'],
  strength: 'normal',
  apply: () => null,
  yes: [],
  no: [],
})
`,
    },
  ],
  next: ['what it does, with at least four sentences in "yes" and four in "no": its test fails until then', 'npm run generate'],
})

const page = (key: string): Beginning => ({
  files: [
    {
      file: `web/routes/${key}.tsx`,
      content: `import { useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function ${pascal(key)}() {
  const { title, description, headline, lead } = useMessages().${camel(key)}
  return (
    <>
      <PageHead title={title} description={description} />
      <div className="hero">
        <h1 className="h1">{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
    </>
  )
}
`,
    },
    ...localeCodes.map((code) => ({
      file: `locales/${code}/${key}.ts`,
      content: `export const ${camel(key)} = {
  title: '',
  description: '',
  headline: '',
  lead: '',
}
`,
    })),
  ],
  next: [
    `its words in the ten files locales/*/${key}.ts, each added to its locales/<code>.ts`,
    `its slug "${camel(key)}" in locales/*/slugs.ts`,
    `its line in web/pages.ts, with "ready: false" until its words are there`,
  ],
})
