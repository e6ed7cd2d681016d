/** The parts of JSON Schema that our contracts come out as. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly description?: string
  readonly default?: unknown
  readonly format?: string
}

/** A schema as people read types: fields with their comments, choices with bars between them. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => schemaText(choice, indent)).join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.properties) return objectText(schema, indent)
  if (schema.items) return listText(schema.items, indent)
  if (schema.format === 'binary') return 'file'
  return [schema.type ?? 'anything'].flat().join(' | ')
}

const listText = (items: JsonSchema, indent: string): string => {
  const text = schemaText(items, indent)
  return text.includes(' | ') && !text.includes('\n') ? `(${text})[]` : `${text}[]`
}

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const notes = [field.description, field.default === undefined ? '' : `Default: ${JSON.stringify(field.default)}.`]
      .filter(Boolean)
      .join(' ')
    return [...(notes ? [`${inner}// ${notes}`] : []), `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}`]
  })
  return `{\n${fields.join('\n')}\n${indent}}`
}
