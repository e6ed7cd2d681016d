import { useMessages } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProblemText } from '#web/workbench/problem-line.tsx'
import type { Importing } from './use-import.ts'

const linesAtMost = 50

/** What became of a file, where that is more than a line in passing. */
export function ImportReport({ importing: { outcome, problem, reading, close } }: { readonly importing: Importing }) {
  const { library, importTroubles } = useMessages()
  const words = library.import
  if (reading !== null)
    return (
      <Banner>
        <bdi>{words.reading(reading)}</bdi>
      </Banner>
    )
  if (!outcome && !problem) return null
  const closing = (
    <Button variant="quiet" size="small" onClick={close}>
      {words.close}
    </Button>
  )
  if (problem)
    return (
      <Banner tone="red" actions={closing}>
        <ProblemText problem={problem} />
      </Banner>
    )
  if (!outcome) return null
  const { added, doubles, problems } = outcome
  const isNothing = added === 0 && doubles === 0
  const lead = [isNothing ? words.nothing : words.done(added), ...(doubles > 0 ? [words.doubles(doubles)] : [])]
  return (
    <Banner tone={problems.length > 0 || isNothing ? 'ochre' : 'blue'} actions={closing}>
      <p>{lead.join(' ')}</p>
      {problems.length > 0 ? (
        <>
          <p className="mt-1">{importTroubles.heading(problems.length)}</p>
          <ul className="library-problems">
            {problems.slice(0, linesAtMost).map(({ line, code, said }) => (
              <li key={`${line} ${code} ${said}`}>
                {words.line(line)}: <bdi>{importTroubles.said[code](said.slice(0, 160))}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  )
}
