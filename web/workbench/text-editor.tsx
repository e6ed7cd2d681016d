import type { Ref } from 'react'
import type { Span } from '#engines/text/span.ts'

type TextEditorProps = {
  readonly ref: Ref<HTMLTextAreaElement>
  /** The text as it stands; the field itself is the source, so that typing works before the page's scripts run. */
  readonly text: string
  readonly label: string
  readonly placeholder: string
  readonly onText: (text: string) => void
  /** BCP 47 tag of the text; undefined while unknown. */
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** A stretch to be washed: the words that a change was made of. */
  readonly highlight?: Span | null
  readonly describedBy?: string
}

/**
 * A plain text field that grows with its text. A silent copy of the text lies under it, of the same measures: it gives
 * the height, and it is where a stretch can be washed while the field stays the browser's own.
 */
export function TextEditor({ ref, text, label, placeholder, onText, lang, dir, highlight = null, describedBy }: TextEditorProps) {
  const ownLang = text === '' ? undefined : (lang ?? '')
  return (
    <div className="text-editor manuscript" lang={ownLang}>
      <Mirror text={text} highlight={highlight} dir={text === '' ? undefined : (dir ?? 'auto')} />
      <textarea
        ref={ref}
        className="text-editor-field"
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        dir={text === '' ? undefined : (dir ?? 'auto')}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </div>
  )
}

function Mirror({
  text,
  highlight,
  dir,
}: {
  readonly text: string
  readonly highlight: Span | null
  readonly dir: 'ltr' | 'rtl' | 'auto' | undefined
}) {
  // A line break at the very end has no height of its own.
  const tail = '\u200b'
  if (!highlight)
    return (
      <div className="text-editor-mirror" aria-hidden="true" dir={dir}>
        {text + tail}
      </div>
    )
  return (
    <div className="text-editor-mirror" aria-hidden="true" dir={dir}>
      {text.slice(0, highlight.start)}
      <mark className="counterpart">{text.slice(highlight.start, highlight.end)}</mark>
      {text.slice(highlight.end) + tail}
    </div>
  )
}
