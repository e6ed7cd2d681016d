import { useState, type ReactNode } from 'react'
import type { Messages } from '#locales/messages.ts'
import { describeProblem } from '#locales/problem.ts'
import { wordsForVerdict } from '#tools/detect/limits.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { CodeBlock } from './code-block.tsx'
import { CodedText } from './coded-text.tsx'
import { ExampleBlock, useApiBase, type LanguageChoice } from './example-block.tsx'
import { addOnAddresses, firstRequest, limitHeaders, shownProblems, streamRequest, toolExamples, type ToolExample } from './examples.ts'
import { KeysPanel } from './keys-panel.tsx'
import type { ExampleLanguage } from './print-example.ts'
import './developers.css'

const reference = '/api/v1/docs'

/** How programs use the API: on one sheet, words before the margin line, code beyond it. */
export function DevelopersPage() {
  const { developers: words } = useMessages()
  const [language, onLanguage] = useState<ExampleLanguage>('curl')
  const choice = { language, onLanguage }
  return (
    <>
      <Head />
      <div className="api">
        <Section id="keys" title={words.keys.title} texts={[words.keys.lead]}>
          <KeysPanel />
        </Section>
        <Section
          id="access"
          title={words.access.title}
          texts={[words.access.header, words.access.rights, words.access.care, words.access.visitors]}
        >
          <ExampleBlock request={firstRequest} {...choice} />
        </Section>
        {toolExamples.map((tool) => (
          <ToolSection key={tool.id} tool={tool} choice={choice} />
        ))}
        <AddOns />
        <Section id="streams" title={words.streams.title} texts={[words.streams.steps, words.streams.jobs, words.streams.cancel]}>
          <ExampleBlock request={streamRequest} {...choice} />
        </Section>
        <Errors />
        <Section id="limits" title={words.limits.title} texts={[words.limits.counted, words.limits.wait, words.limits.plan]}>
          <CodeBlock name="RateLimit" code={limitHeaders} />
        </Section>
      </div>
    </>
  )
}

function Head() {
  const messages = useMessages()
  const { developers: words } = messages
  const { areLimitsOpen } = useSite().settings
  const base = useApiBase()
  const parts = [
    ['keys', words.keys.title],
    ['access', words.access.title],
    ...toolExamples.map((tool) => [tool.id, nameOf(tool, messages)] as const),
    ['add-ons', words.addOns.title],
    ['streams', words.streams.title],
    ['errors', words.errors.title],
    ['limits', words.limits.title],
  ] as const
  return (
    <header className="api-head">
      <h1 className="h1">{words.heading}</h1>
      <p className="lead">{areLimitsOpen ? words.leadOpen : words.lead}</p>
      <dl className="api-facts">
        <div>
          <dt className="label">{words.base}</dt>
          <dd>
            <code dir="ltr" translate="no">
              {base}
            </code>
          </dd>
        </div>
        <div>
          <dt className="label">{words.reference}</dt>
          <dd>
            <a className="link" href={reference} dir="ltr">
              {reference}
            </a>
          </dd>
        </div>
        <div>
          <dt className="label">{words.document}</dt>
          <dd>
            <a className="link" href="/api/v1/openapi.json" dir="ltr">
              /api/v1/openapi.json
            </a>
          </dd>
        </div>
      </dl>
      <nav aria-label={words.contents} className="api-contents">
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  )
}

type SectionProps = {
  /** The anchor. */
  readonly id: string
  readonly title: string
  readonly texts: readonly string[]
  /** Under the texts. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

const Section = ({ id, title, texts, more, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="api-section">
    <div className="api-words">
      <h2 id={`${id}-title`} className="h2">
        {title}
      </h2>
      {texts.map((text) => (
        <p key={text}>
          <CodedText>{text}</CodedText>
        </p>
      ))}
      {more}
    </div>
    <div className="api-beside">{children}</div>
  </section>
)

const nameOf = ({ tool }: ToolExample, { library, shell }: Messages): string =>
  tool === 'library' ? library.title : shell.tools[tool].name

function ToolSection({ tool, choice }: { readonly tool: ToolExample; readonly choice: LanguageChoice }) {
  const messages = useMessages()
  const { tools, example } = messages.developers
  const { id, requests } = tool
  const [first] = requests
  const text = id === 'detect' ? tools.detect(wordsForVerdict) : tools[id]
  return (
    <Section
      id={id}
      title={nameOf(tool, messages)}
      texts={[text]}
      more={
        first ? (
          <p>
            <a className="link" href={`${reference}#${first.method.toLowerCase()}-api-v1${first.path.replaceAll('/', '-')}`}>
              {example.fields}
            </a>
          </p>
        ) : null
      }
    >
      {requests.map((request) => (
        <ExampleBlock key={`${request.method} ${request.path}`} request={request} {...choice} />
      ))}
    </Section>
  )
}

/** What to type into programs that speak to servers of LanguageTool's kind. */
function AddOns() {
  const { addOns: words } = useMessages().developers
  const { publicUrl } = useSite().settings
  return (
    <Section id="add-ons" title={words.title} texts={[words.lead, words.ends, words.key, words.care]}>
      {addOnAddresses.map(({ programs, path }) => (
        <CodeBlock key={path} name={programs} code={publicUrl + path} />
      ))}
    </Section>
  )
}

/** One problem as it comes, and those that a program meets. */
function Errors() {
  const { developers, problems } = useMessages()
  const { code: locale } = useLocale()
  const { errors: words } = developers
  const { title, detail } = describeProblem(problems, 'key-unknown')
  const sample = { type: `${reference}#key-unknown`, title, status: 401, detail, code: 'key-unknown', requestId: 'q3Zb0JYv1XkN8s2A' }
  return (
    <Section
      id="errors"
      title={words.title}
      texts={[words.form, words.code]}
      more={
        <p>
          <a className="link" href={`${reference}?locale=${locale}`}>
            {words.all}
          </a>
        </p>
      }
    >
      <CodeBlock name="application/problem+json" code={JSON.stringify(sample, null, 2)} />
      <table className="api-table">
        <thead>
          <tr>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {shownProblems.map(({ code, status, facts }) => (
            <tr key={code}>
              <td>{status}</td>
              <td>
                <code dir="ltr" translate="no">
                  {code}
                </code>
              </td>
              <td>{describeProblem(problems, code, facts).title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
