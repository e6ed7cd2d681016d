import { useState } from 'react'
import type { CslItem } from '#engines/cite/item.ts'
import { toSentenceCase } from '#engines/text/sentence-case.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { withText } from './draft.ts'
import { titleLanguage } from './title-language.ts'
import type { CiteDesk } from './use-cite.ts'

const familyNames = ({ author = [], editor = [] }: CslItem): readonly string[] =>
  [...author, ...editor].flatMap(({ family }) => (family === undefined ? [] : [family]))

/** Proposes a title as APA writes it, like a sentence; nothing changes before it is taken. */
export function TitleHelp({ desk, title }: { readonly desk: CiteDesk; readonly title: string }) {
  const { form: words } = useMessages().cite
  const [asked, setAsked] = useState<string | null>(null)
  const { form, manner } = desk
  if (title.trim() === '') return null
  if (asked !== title)
    return (
      <div className="cite-title-help">
        <Button size="small" variant="ink" onClick={() => setAsked(title)}>
          {words.sentenceCase}
        </Button>
      </div>
    )
  const { item } = form.draft
  const proposal = toSentenceCase(title, titleLanguage(title, item.language, manner.locale), { names: familyNames(item) })
  if (proposal === title)
    return (
      <p className="cite-title-help cite-hint" role="status">
        {words.asItShould}
      </p>
    )
  return (
    <div className="cite-title-help">
      <div className="cite-proposal" role="status">
        <p>{words.proposal}</p>
        <p dir="auto">{proposal}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => form.set(withText(form.draft, 'title', proposal))}>
            {words.take}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsked(null)}>
            {words.keep}
          </Button>
        </div>
      </div>
    </div>
  )
}
