import { RotateCw } from 'lucide-react'
import { useMessages } from '../i18n/messages.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useIsBuildOld } from './build-updates.ts'
import { loadAnew } from './resume-navigation.ts'

/** Says when a newer build is known. Nothing reloads by itself: the next page does, or the button. */
export function UpdateNotice() {
  const { update } = useMessages().shell
  const isOld = useIsBuildOld()
  if (!isOld) return null
  return (
    <div className="page">
      <Banner
        icon={RotateCw}
        className="rounded-control border border-hairline"
        actions={
          <Button size="small" onClick={loadAnew}>
            {update.now}
          </Button>
        }
      >
        <b>{update.ready}</b> {update.body}
      </Banner>
    </div>
  )
}
