import { useEffect, useMemo, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { MarkedPieces } from './marked-pieces.tsx'
import { toParagraphs } from './segments.ts'
import type { ShownResult } from './shown-result.ts'

type ResultEditorProps = {
  readonly result: ShownResult
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly onText: (text: string) => void
  readonly onFinish: () => void
}

/** The result as a field to write in, its marks under it: they move with what is typed, and give way to it. */
export function ResultEditor({ result, lang, dir, onText, onFinish }: ResultEditorProps) {
  const { result: words } = useMessages().rephrase
  const field = useRef<HTMLTextAreaElement>(null)
  const pieces = useMemo(() => toParagraphs(result).flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.pieces)), [result])

  useEffect(() => {
    if (field.current && field.current.value !== result.text) field.current.value = result.text
  }, [result.text])
  useEffect(() => field.current?.focus(), [])

  return (
    <div className="text-editor manuscript" lang={lang}>
      <div className="text-editor-mirror text-editor-marks" aria-hidden="true" dir={dir}>
        <MarkedPieces pieces={pieces} showsGone={false} />
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        className="text-editor-field"
        aria-label={words.field}
        dir={dir}
        rows={1}
        spellCheck={false}
        defaultValue={result.text}
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onFinish()
        }}
      />
    </div>
  )
}
