import { z } from 'zod'
import { httpUrl, list } from './parts.ts'

/** Indexes of publications that can be asked for sources. */
export const finderIndexes = ['openalex', 'crossref', 'semantic-scholar', 'arxiv', 'doaj', 'pubmed'] as const

/** Settings of the source finder; a part of `settings` in env.ts. Keys and addresses that others use, too, stand with them. */
export const finderSettings = {
  FINDER: list()
    .pipe(z.array(z.enum(finderIndexes)))
    .default([])
    .meta({
      description: `Indexes that the source finder asks, of ${finderIndexes.join(', ')}; key words are sent to them, and nothing else of a text. Empty: nothing leaves the house, and people search their own libraries.`,
      example: 'crossref, doaj, arxiv, pubmed',
    }),
  DOAJ_URL: httpUrl()
    .default('https://doaj.org')
    .meta({ description: "DOAJ's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
} as const

/** The settings of the source finder, and nothing else of the environment. */
export type FinderSettings = Readonly<z.output<z.ZodObject<typeof finderSettings>>>

type Given = Pick<FinderSettings, 'FINDER'> & { readonly ONLINE_CONTACT?: string | undefined; readonly OPENALEX_KEY?: string | undefined }

/** Settings that indexes need and do not have. */
export const missingOfFinder = ({
  FINDER,
  ONLINE_CONTACT,
  OPENALEX_KEY,
}: Given): readonly { readonly name: string; readonly why: string }[] => [
  ...(FINDER.length > 0 && ONLINE_CONTACT === undefined ? [{ name: 'ONLINE_CONTACT', why: 'is required because FINDER is set' }] : []),
  ...(FINDER.includes('openalex') && OPENALEX_KEY === undefined
    ? [{ name: 'OPENALEX_KEY', why: 'is required because FINDER names openalex' }]
    : []),
]
