import type { ReactNode } from 'react'

/** A wide table scrolls in its own box, by keyboard too. */
export const TableBox = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="detect-table" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
