import { Outlet } from 'react-router'
import { Frame } from '../shell/frame.tsx'

/** Navigation, a page of the usual width, footer. */
export default function DefaultLayout() {
  return (
    <Frame hasFooter>
      <div className="page">
        <Outlet />
      </div>
    </Frame>
  )
}
