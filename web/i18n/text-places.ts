import { useMatches } from 'react-router'

type Place = { readonly locale: string; readonly path: string }

/** Addresses of a content text: `alternates` are translations, `places` where each language of the interface shows it. */
export type TextPlaces = { readonly path: string; readonly alternates: readonly Place[]; readonly places: readonly Place[] }

/** Where the text of this page stands in other languages; null on pages of the product, which the table of slugs knows. */
export function useTextPlaces(): TextPlaces | null {
  const data: unknown = useMatches().at(-1)?.loaderData
  return isTextPlaces(data) ? data : null
}

const isTextPlaces = (data: unknown): data is TextPlaces =>
  typeof data === 'object' && data !== null && 'places' in data && Array.isArray(data.places) && 'alternates' in data && 'path' in data
