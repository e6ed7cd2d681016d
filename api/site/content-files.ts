import { iconFileOf, optionalIcon } from '#services/icons/local-icon.ts'
import { placeholder, type IconService } from '#services/icons/icon-service.ts'
import type { Content } from '#services/content/content.ts'
import { imagePrefix } from '#services/content/open-images.ts'
import { iconPrefix } from '#services/content/icons.ts'
import type { Api } from '../house.ts'
import { pack, packedResponse } from './packed.ts'

export type ContentFilesOptions = {
  readonly content: Pick<Content, 'image' | 'fetchedIcons'>
  /** Null where the operator allows none. */
  readonly iconService: IconService | null
}

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60
const minute = 60

/** The set that is ours and is never fetched. */
const ownSet = 'lucide'

/**
 * Adds the images of texts, whose addresses change with what they show, and icons as files: our own set, and those of other sets that a
 * text names, fetched by the server so that no reader's browser asks a stranger. Whatever no text names is not fetched for anybody.
 */
export function addContentFiles(app: Api, { content, iconService }: ContentFilesOptions): void {
  app.get(`${imagePrefix}:hash/:name`, async (c, next) => {
    const image = content.image(new URL(c.req.url).pathname)
    if (!image) return next()
    const headers = { 'Content-Type': image.type, 'Cache-Control': `public, max-age=${year}, immutable` }
    return packedResponse(c.req.raw, await pack(image.bytes, { isText: false }), headers)
  })
  app.get(`${iconPrefix}:set/:file{[a-z0-9-]+\\.svg}`, async (c, next) => {
    const { set, file } = c.req.param()
    const name = file.replace(/\.svg$/, '')
    const own = set === ownSet ? optionalIcon(name) : null
    const isNamed = own !== null || content.fetchedIcons.has(`${set}/${name}`)
    if (!isNamed) return next()
    const { svg, isPlaceholder } = own ? { svg: iconFileOf(own), isPlaceholder: false } : ((await iconService?.(set, name)) ?? placeholder)
    return packedResponse(c.req.raw, await pack(new TextEncoder().encode(svg), { isText: true }), {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${isPlaceholder ? minute : day}`,
    })
  })
}
