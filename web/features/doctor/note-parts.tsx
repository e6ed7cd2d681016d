import { ArrowRight } from 'lucide-react'
import { describeFinding, type FindingWords } from '#locales/doctor-words.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Level, Note } from './report.ts'
import type { ReportDesk } from './use-report.ts'

/** The sign of a weight: full, square or ring, so that colour is never alone. */
export const LevelDot = ({ level }: { readonly level: Level }) => <span className={`doctor-dot doctor-dot-${level}`} aria-hidden="true" />

/** A finding in the reader's language, with the words of the text as they stand now. */
export function useFindingWords({ report }: ReportDesk, { finding }: Note): FindingWords {
  return describeFinding(useMessages(), finding, report.text)
}

/** The tag of the text's language; its words keep it wherever they stand. */
export const tagOf = (code: string): string | undefined => textLanguages.find((language) => language.code === code)?.tag

/** Longer words are known by their beginning. */
const charactersAtMost = 90

/** The words as they stand, struck out, and as they would. */
export function Change({ report, note }: { readonly report: ReportDesk; readonly note: Note }) {
  const { note: words } = useMessages().proofread
  const { text, language } = report.report
  const { span, replacement } = note.finding
  if (replacement === null) return null
  const lang = tagOf(language)
  const before = text.slice(span.start, span.end).trim()
  const after = replacement.trim()
  return (
    <p className="doctor-change">
      {before === '' ? null : (
        <>
          <del lang={lang} className="doctor-words">
            {shortened(before)}
          </del>{' '}
        </>
      )}
      <Icon of={ArrowRight} turns className="doctor-arrow" />{' '}
      <ins lang={after === '' ? undefined : lang} className="doctor-words">
        {after === '' ? words.cut : shortened(after)}
      </ins>
      <VisuallyHidden>. </VisuallyHidden>
    </p>
  )
}

function shortened(words: string): string {
  const signs = [...words]
  return signs.length > charactersAtMost ? `${signs.slice(0, charactersAtMost).join('')}…` : words
}
