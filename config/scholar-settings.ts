import { z } from 'zod'
import { httpUrl, list, whole } from './parts.ts'

/** Registries that can be asked for what a DOI, an ISBN, an address or a title stands for. */
export const scholarRegistries = ['crossref', 'datacite', 'openlibrary', 'pubmed', 'arxiv', 'web'] as const

/** Settings of filling in citations; a part of `settings` in env.ts. */
export const scholarSettings = {
  SCHOLAR: list()
    .pipe(z.array(z.enum(scholarRegistries)))
    .default([])
    .meta({
      description: `Registries that fill in a citation when somebody asks for it, of ${scholarRegistries.join(', ')}; "web" reads any page's own description of itself. Empty: nothing leaves the house, and citations are read from the text alone.`,
      example: 'crossref, datacite, openlibrary, pubmed, arxiv, web',
    }),
  SCHOLAR_CACHE_DAYS: whole({ from: 1, to: 3_650 })
    .default(30)
    .meta({ description: 'Days that what a registry said of a work is kept before it is asked again.', example: '30' }),
  SCHOLAR_DAILY_REQUESTS: whole({ from: 1 }).default(10_000).meta({
    description: 'Requests that one registry is sent in a day (UTC), by everybody together, also through the source finder.',
    example: '10000',
  }),
  CROSSREF_URL: httpUrl()
    .default('https://api.crossref.org')
    .meta({ description: "Crossref's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
  DATACITE_URL: httpUrl()
    .default('https://api.datacite.org')
    .meta({ description: "DataCite's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
  OPEN_LIBRARY_URL: httpUrl()
    .default('https://openlibrary.org')
    .meta({ description: "Open Library's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
  PUBMED_URL: httpUrl()
    .default('https://eutils.ncbi.nlm.nih.gov')
    .meta({ description: 'The E-utilities of PubMed; a stand-in in tests.', example: 'http://127.0.0.1:4010' }),
  ARXIV_URL: httpUrl()
    .default('https://export.arxiv.org')
    .meta({ description: "arXiv's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
} as const

/** The settings of filling in citations, and nothing else of the environment. */
export type ScholarSettings = Readonly<z.output<z.ZodObject<typeof scholarSettings>>>

type Given = Pick<ScholarSettings, 'SCHOLAR'> & { readonly ONLINE_CONTACT?: string | undefined }

/** Settings that registries need and do not have: whoever is asked wants to know by whom. */
export const missingOfScholar = ({ SCHOLAR, ONLINE_CONTACT }: Given): readonly { readonly name: string; readonly why: string }[] =>
  SCHOLAR.length > 0 && ONLINE_CONTACT === undefined ? [{ name: 'ONLINE_CONTACT', why: 'is required because SCHOLAR is set' }] : []
