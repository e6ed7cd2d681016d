import type { ReactNode } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { BoughtNotice } from '../workbench/bought-notice.tsx'
import { Footer } from './footer.tsx'
import { LateCommand } from './late-command.tsx'
import { Navbar } from './navbar.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** What all layouts share: the way past the navigation, the navigation, the regions that speak. */
export function Frame({ hasFooter, children }: { readonly hasFooter: boolean; readonly children: ReactNode }) {
  const { site, toast } = useMessages().shell
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {site.skip}
      </a>
      <Navbar />
      <UpdateNotice />
      <BoughtNotice />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {hasFooter ? <Footer /> : null}
      <ToastRegion label={toast.region} closeLabel={toast.close} />
      <LiveRegion />
      <LateCommand />
    </div>
  )
}
