import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { CodeBlock } from './code-block.tsx'
import type { ExampleRequest } from './examples.ts'
import { exampleLanguages, printExample, type ExampleLanguage } from './print-example.ts'

/** The language that all examples of the page are shown in. */
export type LanguageChoice = { readonly language: ExampleLanguage; readonly onLanguage: (language: ExampleLanguage) => void }

const isLanguage = (name: string): name is ExampleLanguage => Object.hasOwn(exampleLanguages, name)
const segments = Object.keys(exampleLanguages)
  .filter(isLanguage)
  .map((value) => ({ value, label: exampleLanguages[value] }))

/** A request as a program that runs; choosing another language changes every example of the page. */
export function ExampleBlock({ request, language, onLanguage }: LanguageChoice & { readonly request: ExampleRequest }) {
  const { example: words } = useMessages().developers
  const base = useApiBase()
  const name = `${request.method} ${request.path}`
  return (
    <CodeBlock
      name={name}
      code={printExample(language, request, base)}
      controls={
        <SegmentedControl
          label={`${words.language}: ${name}`}
          segments={segments}
          value={language}
          onChange={onLanguage}
          className="code-languages"
        />
      }
    />
  )
}

/** Where the API of this site answers. */
export const useApiBase = (): string => `${useSite().settings.publicUrl}/api/v1`
