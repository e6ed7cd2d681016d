import type { ReactNode } from 'react'

/** A named row of examples. */
export const Shelf = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <h3 className="label mb-2">{name}</h3>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
)
