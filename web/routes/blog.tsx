import { postsResult } from '#tools/content/contract.ts'
import type { Route } from './+types/blog'
import { PostList } from '../features/content/post-list.tsx'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { useMessages } from '../i18n/messages.tsx'
import { optionalContent } from '../shell/ask-content.ts'
import { PageHead } from '../shell/page-head.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { code } = localeOfPath(url.pathname)
  const answer = await optionalContent({ request, context }, { path: 'posts', query: { locale: code }, result: postsResult })
  return answer?.posts ?? []
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [posts] = await Promise.all([serverLoader(), fetchLateMessages(localeOfPath(new URL(request.url).pathname).code)])
  return posts
}

/** Posts, the newest first and large, the others by topic. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { blog } = useMessages().content
  return (
    <>
      <PageHead title={blog.title} description={blog.description} />
      <PostList posts={loaderData} />
    </>
  )
}
