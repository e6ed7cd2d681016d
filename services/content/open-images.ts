import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readImage } from './image-size.ts'
import { ContentError, readable } from './read-content.ts'

/** An image as it is served. */
export type ContentImage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

export type PlacedImage = { readonly src: string; readonly width: number; readonly height: number }

export type Images = {
  /** The image of a name in the folder of a text (`blog/hedging`); null: there is none. Throws ContentError for a file that is none. */
  readonly place: (folder: string, name: string) => PlacedImage | null
  readonly optional: (address: string) => ContentImage | null
}

/** Below this stand images, at addresses that change with what they show. */
export const imagePrefix = '/media/'
const bytesAtMost = 4 * 1024 * 1024

/** Images beside the texts, read when a text first shows them. A later folder's replace an earlier one's. */
export function openImages(folders: readonly string[]): Images {
  const placed = new Map<string, PlacedImage>()
  const served = new Map<string, ContentImage>()
  const place = (folder: string, name: string): PlacedImage | null => {
    const file = folders.map((root) => path.join(root, folder, name)).findLast(isFile)
    if (file === undefined) return null
    const known = placed.get(file)
    if (known) return known
    const bytes = readable(file, () => new Uint8Array(readFileSync(file)))
    const facts = readImage(bytes)
    if (!facts) throw new ContentError(`${file} is no image: PNG, JPEG, GIF and WebP can be shown`)
    if (bytes.length > bytesAtMost) throw new ContentError(`${file} is too large for a page: at most ${bytesAtMost / 1024 / 1024} MB`)
    const src = `${imagePrefix}${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}/${encodeURIComponent(name)}`
    served.set(src, { bytes, type: facts.type })
    const { width, height } = facts
    placed.set(file, { src, width, height })
    return { src, width, height }
  }
  // Another node may have rendered the page: what is asked for before this one has is looked for, once.
  let isAllRead = false
  const readAll = (): void => {
    isAllRead = true
    for (const file of folders.flatMap((root) => imagesIn(root))) {
      try {
        place(path.dirname(file), path.basename(file))
      } catch (error) {
        // A file that no text shows yet may be anything; the text that shows it says what is wrong.
        if (!(error instanceof ContentError)) throw error
      }
    }
  }
  return {
    place,
    optional: (address) => {
      if (!served.has(address) && !isAllRead) readAll()
      return served.get(address) ?? null
    },
  }
}

/** A folder, or a link that leads nowhere, may have any name. */
const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Files below a folder that can be images, from there. */
const imagesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:gif|jpe?g|png|webp)$/i.test(file))
