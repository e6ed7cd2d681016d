import { useState } from 'react'
import { errorsOf, meaningOf, wayOnOf } from '#locales/detect-sentences.ts'
import type { DetectResult } from '#tools/detect/contract.ts'
import { wordsForPassages } from '#tools/detect/limits.ts'
import { wholeRange } from '#tools/detect/whole-shares.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ruler } from '#web/ui/figure.tsx'
import { wordAround } from './place-marks.ts'
import { readWords } from './result-text.ts'
import type { Detecting } from './use-detect.ts'
import type { Read } from './use-reading.ts'

type VerdictPartProps = { readonly desk: Detecting; readonly read: Read }

/** Words first; the range and its scale only where there is a verdict; then what was read, and how often that is wrong. */
export function VerdictPart({ desk, read }: VerdictPartProps) {
  const { detect } = useMessages()
  const say = useWords()
  const { result } = read
  const { heading } = desk
  const { result: words } = detect
  const wayOn = wayOnOf(result, detect)
  return (
    <section className="detect-part">
      <h2 ref={heading} tabIndex={-1} className="detect-heading">
        <span className="label">{words.label}</span>
        <span className="detect-verdict">{words.verdicts[result.verdict]}</span>
      </h2>
      <p className="mt-1">{meaningOf(result, detect, say)}</p>
      {wayOn === null ? null : <p className="mt-2 text-sm text-ink-soft">{wayOn}</p>}
      {result.range ? <RangePart range={result.range} verdict={result.verdict} /> : null}
      <WhatWasRead desk={desk} read={read} />
    </section>
  )
}

const bands = ['human', 'unclear', 'generated'] as const

/** The band is the verdict's: the range is as wide as what was measured, and may reach into the next. */
const bandOf: Record<DetectResult['verdict'], (typeof bands)[number]> = {
  signs: 'generated',
  mixed: 'unclear',
  none: 'human',
  'cannot-tell': 'unclear',
}

type RangePartProps = { readonly range: NonNullable<DetectResult['range']>; readonly verdict: DetectResult['verdict'] }

function RangePart({ range, verdict }: RangePartProps) {
  const { result: words, readings } = useMessages().detect
  const { from, to } = wholeRange(range)
  const own = bandOf[verdict]
  return (
    <div className="mt-4">
      <p className="figure-number detect-range">
        {words
          .range(from, to)
          .split(/(\s?%\s?)/u)
          .map((part) => (part.includes('%') ? <small key="percent">{part}</small> : part))}
      </p>
      <Ruler value={(from + to) / 2} range={{ from, to }} />
      <ul className="detect-bands">
        {bands.map((band) => (
          <li key={band} data-on={band === own || undefined} aria-current={band === own ? 'true' : undefined}>
            {readings[band]}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{words.rangeMeaning}</p>
    </div>
  )
}

/** How much of the text was judged, what was left out, what cannot be seen in it, and how often such a verdict is wrong. */
function WhatWasRead({ desk, read }: VerdictPartProps) {
  const { detect } = useMessages()
  const say = useWords()
  const { result, sent, whole } = read
  const { result: words, state, readings } = detect
  const marked = result.passages.filter(({ reading }) => reading !== 'human')
  return (
    <div className="detect-why">
      <h3 className="label">{words.why}</h3>
      {sent === whole ? null : <p>{state.cutTitle([...sent].length)}</p>}
      <p>
        {readWords(result, detect, say)} {result.words.judged < wordsForPassages ? words.wide(wordsForPassages) : null}
      </p>
      <p>{errorsOf(result, detect, say).join(' ')}</p>
      <OddCharacters desk={desk} read={read} />
      {marked.length > 0 ? (
        <>
          <h3 className="label mt-3">{words.passages}</h3>
          <ul className="detect-passages">
            {marked.map(({ span, reading }, at) => (
              <li key={span.start}>
                <button
                  type="button"
                  className="detect-passage"
                  aria-pressed={desk.shown === `passage-${span.start}`}
                  onClick={() => desk.show({ by: `passage-${span.start}`, spans: [span] })}
                >
                  <span>{words.passage(at + 1)}</span> <span className={`reads-${reading}`}>{readings[reading]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** Characters that cannot be seen, and letters of another script: how many, of which kinds, and a way from one to the next. */
function OddCharacters({ desk, read: { result, whole } }: VerdictPartProps) {
  const { result: words } = useMessages().detect
  const { list } = useWords()
  const [at, setAt] = useState(0)
  const { oddCharacters: odd } = result
  const place = odd[at % Math.max(1, odd.length)]
  if (!place) return null
  const kinds = [...new Set(odd.map(({ kind }) => kind))].map((kind) => words.oddKinds[kind])
  const show = () => {
    desk.show({ by: `odd-${at}`, spans: [wordAround(whole, place.span)] })
    setAt((at + 1) % odd.length)
  }
  return (
    <div className="detect-odd">
      <p>
        <b className="font-semibold">{words.odd(odd.length)}</b> ({list(kinds)})
      </p>
      <p>{words.oddHelp}</p>
      <Button size="small" className="mt-2" onClick={show}>
        {words.show(at + 1, odd.length)}
      </Button>
    </div>
  )
}
