import { useMessages } from '#web/i18n/messages.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const ghosts = [14, 20, 12, 17, 22, 15] as const

/** Rows that are still on their way. */
export function Ghosts() {
  const { loading } = useMessages().library
  return (
    <div className="library-ghosts">
      <p className="sr-only" role="status">
        {loading}
      </p>
      {ghosts.map((rem) => (
        <div key={rem} className="library-ghost" aria-hidden="true">
          <span className="skeleton" style={{ inlineSize: `min(${rem}rem, 60%)`, blockSize: '1rem' }} />
          <span className="skeleton" style={{ inlineSize: `min(${rem + 12}rem, 85%)` }} />
        </div>
      ))}
    </div>
  )
}

/** The page before it is known whose library it is: what the server makes. */
export function LibrarySkeleton() {
  const { title } = useMessages().library
  return (
    <>
      <div className="library-head">
        <h1 className="h1 library-title">{title}</h1>
        <span className="library-search library-ghost-field" aria-hidden="true" />
      </div>
      <Sheet aria-label={title} className="library-sheet" aria-busy>
        <div className="library-side" aria-hidden="true">
          {[8, 10, 7, 9].map((rem) => (
            <span key={rem} className="skeleton library-ghost-folder" style={{ inlineSize: `${rem}rem` }} />
          ))}
        </div>
        <div className="library-main">
          <Ghosts />
        </div>
      </Sheet>
    </>
  )
}
