import { ArrowRight } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Level, Shown } from './notes.ts'

/** The sign of a weight: full, square or ring, so that colour is never alone. */
export const LevelDot = ({ level }: { readonly level: Level }) => <span className={`proof-dot proof-dot-${level}`} aria-hidden="true" />

/** The words as they stand, struck out, and as they would. */
export function Change({ shown, lang }: { readonly shown: Shown; readonly lang: string | undefined }) {
  const { note } = useMessages().proofread
  const { before, after } = shown
  if (after === '')
    return (
      <b lang={lang} className="proof-words">
        {before}
      </b>
    )
  return (
    <>
      <del lang={lang} className="proof-words">
        {before}
      </del>{' '}
      <Icon of={ArrowRight} turns className="proof-arrow" />{' '}
      <ins lang={after === null ? undefined : lang} className="proof-words">
        {after ?? note.cut}
      </ins>
      <VisuallyHidden>. </VisuallyHidden>
    </>
  )
}
