import type { Route } from './+types/dev-kit'
import { settingsContext } from '../server-context.ts'
import { KitPage } from '../shell/kit/kit-page.tsx'
import { pageNotFound } from '../shell/page-error.ts'
import { PageHead } from '../shell/page-head.tsx'

/** Every piece of the kit, for whoever builds with it; answered only where developer pages are on. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(settingsContext).hasDevPages) throw pageNotFound(new URL(request.url).pathname)
  return null
}

export default function DevKit() {
  return (
    <>
      <PageHead title="Kit" isHidden />
      <KitPage />
    </>
  )
}
