import { useDeferredValue, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { findWords } from '#engines/text/words.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { sentencesOf, type Sentence } from './checked.ts'
import { TextCount } from './sheet-foot.tsx'
import type { Proofreading } from './use-proofread.ts'

/** A sentence of so many words is long by itself; a shorter one only beside the others. */
const longWords = 30
const longBeside = 22

/** One bar for each sentence, as high as it has words; pointing at one washes it in the text. It describes, it does not grade. */
export function SentenceStrip({ desk }: { readonly desk: Proofreading }) {
  const { strip } = useMessages().proofread
  const checked = useDeferredValue(desk.sheet.checked)
  const sentences = useMemo(() => sentencesOf(checked), [checked])
  const words = useMemo(() => findWords(checked.text).length, [checked.text])
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.words))
  const rest = sentences.length > 1 ? (sentences.reduce((sum, one) => sum + one.words, 0) - longest) / (sentences.length - 1) : 0
  return (
    <section className="proof-strip-row" aria-label={strip.title} data-region>
      <div>
        <h2 className="label">{strip.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">
          {sentences.length === 0 ? strip.about : sentences.length === 1 ? strip.one(longest) : strip.line(longest, Math.round(rest))}
        </p>
      </div>
      {sentences.length > 0 ? <Strip desk={desk} sentences={sentences} longest={longest} rest={rest} /> : <div className="proof-strip" />}
      <TextCount desk={desk} sentences={sentences.length} words={words} />
    </section>
  )
}

type StripProps = {
  readonly desk: Proofreading
  readonly sentences: readonly Sentence[]
  readonly longest: number
  readonly rest: number
}

function Strip({ desk: { sheet }, sentences, longest, rest }: StripProps) {
  const { strip } = useMessages().proofread
  const { port } = sheet
  const [at, setAt] = useState(0)
  const now = Math.min(at, sentences.length - 1)
  const wash = (index: number | null) => port.current?.setWash(index === null ? null : (sentences[index]?.span ?? null))
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, sentences.length - 1))
    setAt(next)
    wash(next)
    const span = sentences[next]?.span
    if (span) port.current?.reveal(span)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isReversed ? 'ArrowLeft' : 'ArrowRight'
    const back = isReversed ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: now + 1, [back]: now - 1, ArrowUp: now + 1, ArrowDown: now - 1, Home: 0, End: sentences.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const indexAt = (event: PointerEvent<HTMLElement>): number | null => {
    const bar = event.target instanceof HTMLElement ? event.target.dataset['sentence'] : undefined
    return bar === undefined ? null : Number(bar)
  }
  const isLong = (words: number): boolean => words >= longWords || (words === longest && words >= longBeside && words > rest * 1.6)
  return (
    <div
      className="proof-strip"
      role="slider"
      tabIndex={0}
      aria-label={strip.title}
      aria-valuemin={1}
      aria-valuemax={sentences.length}
      aria-valuenow={now + 1}
      aria-valuetext={strip.sentence(now + 1, sentences.length, sentences[now]?.words ?? 0)}
      data-many={sentences.length > 90 || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => wash(now)}
      onBlur={() => wash(null)}
      onPointerOver={(event) => wash(indexAt(event))}
      onPointerLeave={() => wash(null)}
      onPointerUp={(event) => {
        const index = indexAt(event)
        if (index !== null) go(index)
      }}
    >
      {sentences.map(({ words, span }, i) => (
        <i
          key={span.start}
          data-sentence={i}
          data-long={isLong(words) || undefined}
          title={strip.sentence(i + 1, sentences.length, words)}
          style={{ blockSize: `${Math.max(6, Math.round((words / longest) * 100))}%` }}
        />
      ))}
    </div>
  )
}
