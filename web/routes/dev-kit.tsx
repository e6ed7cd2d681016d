import { KitPage } from '../shell/kit/kit-page.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { middlewareOf } from '../shell/route-middleware.ts'

/** Every piece of the kit, for whoever builds with it. */
export const middleware = middlewareOf(['dev-only'], 'the page of the kit')

export const loader = () => null

export default function DevKit() {
  return (
    <>
      <PageHead title="Kit" isHidden />
      <KitPage />
    </>
  )
}
