import { useEffect, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { hidePlace, showPlace } from './show-place.ts'
import type { ReportDesk } from './use-report.ts'

/** Hidden and look-alike characters that were undone: how many, of which kind, and where. */
export function Evasion({ report: { report } }: { readonly report: ReportDesk }) {
  const { evasion: words } = useMessages().check.report
  const [at, setAt] = useState(0)
  useEffect(() => hidePlace, [])
  const { invisible, lookAlikes, places } = report.evasion
  if (invisible + lookAlikes === 0) return null
  const show = () => {
    const place = places[at]
    if (place) showPlace(place.start)
    setAt((at + 1) % Math.max(1, places.length))
  }
  const kinds = [...(invisible > 0 ? [words.invisible(invisible)] : []), ...(lookAlikes > 0 ? [words.lookAlikes(lookAlikes)] : [])]
  return (
    <Banner
      tone="ochre"
      className="check-evasion"
      actions={
        places.length > 0 ? (
          <Button size="small" onClick={show}>
            {words.show(at + 1, places.length)}
          </Button>
        ) : null
      }
    >
      <b className="font-semibold">{words.title(invisible + lookAlikes)}</b> {kinds.join(', ')}. {words.about}
    </Banner>
  )
}
