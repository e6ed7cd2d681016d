import { data } from 'react-router'

/** What a missing page's error response holds. */
export type MissingPage = { readonly message: string; readonly path: string }

/** Thrown by a loader when nothing stands at this address: status 404. */
export const pageNotFound = (path: string) => data<MissingPage>({ message: `Page not found: ${path}`, path }, { status: 404 })

/** Thrown by a loader when the address has the right form but its parameters do not hold: status 404. */
export const pageInvalid = (path: string) => data<MissingPage>({ message: `Page Not Found: ${path}`, path }, { status: 404 })
