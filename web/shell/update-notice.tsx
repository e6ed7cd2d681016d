import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useIsBuildOld, watchBuild } from './build-updates.ts'
import { loadAnew } from './resume-navigation.ts'
import { useSite } from './site.ts'

/** Watches for a newer build and says when there is one. Nothing reloads by itself: the next page does, or the button. */
export function UpdateNotice() {
  const { update } = useMessages().shell
  const { buildId } = useSite().settings
  const isOld = useIsBuildOld()
  useEffect(() => watchBuild(buildId), [buildId])
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
