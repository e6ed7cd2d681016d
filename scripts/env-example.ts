import { metaOf, settings } from '#config/env.ts'

/** `.env.example`, from the descriptions in config/env.ts. */
export function envExample(): string {
  const defaults: Readonly<Record<string, unknown>> = settings.parse({})
  const entries = Object.keys(settings.shape).map((name) => {
    const { description, example } = metaOf(name)
    const value = written(defaults[name])
    return [...wrapped(description), `# Default: ${value === '' ? 'none' : value}. Example:`, `#${name}=${example}`].join('\n')
  })
  return `# Made by \`npm run generate\` from config/env.ts. Do not edit.\n# Settings are environment variables. A copy of this file named .env is read as well; the environment wins.\n\n${entries.join('\n\n')}\n`
}

function written(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return Object.keys(value ?? {}).length === 0 ? '' : JSON.stringify(value)
  return String(value)
}

const lineLength = 118

function wrapped(text: string): readonly string[] {
  const lines: string[] = ['#']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? ''
    if (last.length + word.length + 1 > lineLength) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
