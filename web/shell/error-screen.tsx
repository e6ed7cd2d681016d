import { isRouteErrorResponse } from 'react-router'
import { FailedScreen } from './failed-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** The page for whatever a route threw: not found for status 404, else the general one. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <FailedScreen />
