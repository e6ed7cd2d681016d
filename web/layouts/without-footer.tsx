import { Outlet } from 'react-router'
import { Frame } from '../shell/frame.tsx'

/** Navigation and work, no footer. */
export default function WithoutFooterLayout() {
  return (
    <Frame hasFooter={false}>
      <Outlet />
    </Frame>
  )
}
