import { useNavigate } from 'react-router'
import { leaveFor } from '#web/workbench/leave-for.ts'
import { needsDocument } from '../build-updates.ts'

/** Goes to an address of this site from code, as a link to it would. A newer build makes it a document load. */
export function useFollow(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => {
    if (needsDocument(href)) leaveFor(href)
    else void navigate(href)
  }
}
