import type { Context } from 'hono'
import type { z } from 'zod'
import {
  contentPageSchema,
  pageQuery,
  pageResult,
  pagesResult,
  postQuery,
  postResult,
  postSchema,
  postsQuery,
  postsResult,
} from '#tools/content/contract.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { readQuery } from '../read-input.ts'

const cacheControl = 'public, max-age=60'

/** `GET /api/v1/content/...`: posts and content pages, rendered; addresses of theirs in another language tell where they have moved. */
export function addContent(app: Api, { content, locales }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/content/posts',
    summary: 'Posts',
    description: 'Posts of a language, newest first; those that are not translated follow in English.',
    request: { query: postsQuery },
    responses: answers({ schema: postsResult.openapi('Posts'), description: 'The posts.' }),
  })
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/content/post',
    summary: 'A post',
    description: 'A post by the last part of its address, rendered to HTML; `movedTo` where the language calls it otherwise.',
    request: { query: postQuery },
    responses: answers({ schema: postResult.openapi('PostAnswer'), description: 'The post.' }),
  })
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/content/page',
    summary: 'A content page',
    description: 'A content page by its address below the prefix of the language, rendered to HTML.',
    request: { query: pageQuery },
    responses: answers({ schema: pageResult.openapi('PageAnswer'), description: 'The page.' }),
  })
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/content/pages',
    summary: 'Content pages',
    description: 'Names, titles and addresses of the content pages of a language.',
    request: { query: postsQuery },
    responses: answers({ schema: pagesResult.openapi('Pages'), description: 'The pages.' }),
  })
  const known = (locale: string): string => (locales.includes(locale) ? locale : (locales[0] ?? 'en'))
  app.get('/api/v1/content/posts', (c) => {
    const { locale } = readQuery(c, postsQuery)
    return send(c, postsResult, { posts: content.posts(known(locale)) })
  })
  app.get('/api/v1/content/pages', (c) => {
    const { locale } = readQuery(c, postsQuery)
    return send(c, pagesResult, { pages: content.pages(known(locale)) })
  })
  app.get('/api/v1/content/post', (c) => {
    const { slug, locale } = readQuery(c, postQuery)
    const found = content.post(slug, known(locale))
    if (found === null) throw appError('not-found', { path: c.req.path })
    return send(c, postResult, 'text' in found ? { text: postSchema.parse(found.text) } : found)
  })
  app.get('/api/v1/content/page', (c) => {
    const { path, locale } = readQuery(c, pageQuery)
    const found = content.page(path, known(locale))
    if (found === null) throw appError('not-found', { path: c.req.path })
    return send(c, pageResult, 'text' in found ? { text: contentPageSchema.parse(found.text) } : found)
  })
}

const send = <Answer extends object>(c: Context<HouseEnv>, schema: z.ZodType<Answer>, value: unknown) =>
  c.json(schema.parse(value), 200, { 'Cache-Control': cacheControl })
