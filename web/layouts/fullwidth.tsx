import { Outlet } from 'react-router'
import { Frame } from '../shell/frame.tsx'

/** Navigation, sections that span the window and bring their own inner width, footer. */
export default function FullwidthLayout() {
  return (
    <Frame hasFooter>
      <Outlet />
    </Frame>
  )
}
