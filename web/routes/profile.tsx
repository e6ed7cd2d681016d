import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { ProfilePanel } from '../features/profile/profile-panel.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** The account page. The server makes it without anything of a person; the browser fills it. */
export default function Profile() {
  const { profile } = useMessages()
  return (
    <>
      <PageHead title={profile.title} description={profile.description} isHidden />
      <h1 className="h1 pt-5 pb-5">{profile.title}</h1>
      <ProfilePanel />
    </>
  )
}
