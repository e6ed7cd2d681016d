import { memo, type ReactNode } from 'react'
import { formattedParts, type FormattedPart } from './formatted-parts.ts'

/** A formatted entry or mark with its italics; its links open a new tab. */
export const FormattedText = memo(({ html, hasLinks = true }: { readonly html: string; readonly hasLinks?: boolean }) =>
  formattedParts(html).map((part, at) => <Part key={`${at} ${part.text}`} part={part} hasLinks={hasLinks} />),
)

function Part({ part, hasLinks }: { readonly part: FormattedPart; readonly hasLinks: boolean }) {
  const marked = part.marks.reduceRight<ReactNode>((inner, Mark) => <Mark>{inner}</Mark>, part.text)
  if (part.href === null || !hasLinks) return marked
  return (
    <a href={part.href} target="_blank" rel="noreferrer" className="cite-link">
      {marked}
    </a>
  )
}
