import { postResult } from '#tools/content/contract.ts'
import type { Route } from './+types/post'
import { PostView } from '../features/content/post-view.tsx'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { optionalContent, requireText } from '../shell/ask-content.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'

export async function loader({ request, url, context, params: { slug } }: Route.LoaderArgs) {
  const { code } = localeOfPath(url.pathname)
  const answer = await optionalContent({ request, context }, { path: 'post', query: { slug, locale: code }, result: postResult })
  return requireText(answer, url)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [post] = await Promise.all([serverLoader(), fetchLateMessages(localeOfPath(new URL(request.url).pathname).code)])
  return post
}

/** A post of the blog. */
export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <PostView post={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />
