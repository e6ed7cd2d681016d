import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'
import type { Db } from '#services/db/open-db.ts'
import type { Checks } from '#services/checks/checks.ts'
import type { Corpus } from '#services/corpus/corpus.ts'
import type { EngineListing } from '#services/engines/engine-list.ts'
import type { Engines } from '#services/engines/engines.ts'
import type { Checkers } from '#services/checkers/open-checkers.ts'
import type { FileMarker } from '#services/files/file-marker.ts'
import type { FileReader } from '#services/files/read-file.ts'
import type { DetectReportWords } from '#locales/detect-report.ts'
import type { ExportWords } from '#locales/export.ts'
import type { ReportWords } from '#locales/report.ts'
import type { SharedLibraryWords } from '#locales/shared-library.ts'
import type { LintWords } from '#locales/lint.ts'
import type { Content } from '#services/content/content.ts'
import type { Finder } from '#services/finder/finder.ts'
import type { Library } from '#services/library/library.ts'
import type { OnlineSearch } from '#services/online/online-search.ts'
import type { Scholar } from '#services/scholar/scholar.ts'
import type { CitationStyles } from '#services/resources/citation-styles.ts'
import type { Harper } from '#services/resources/harper.ts'
import type { Predictor } from '#services/llm/open-predictor.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { PeopleHouse } from '#services/people/open-people.ts'
import type { ModelCard } from '#tools/detect/contract.ts'
import type { LintKind } from '#tools/proofread/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { HouseEnv } from './context.ts'
import type { WordsOf } from './problems.ts'

/** What the API is made of; `main.ts` hands it over, tests hand over stand-ins. */
export type House = PeopleHouse & {
  readonly env: Env
  readonly db: Pick<Db, 'ping'>
  readonly engines: Pick<
    Engines,
    | 'rephrase'
    | 'variants'
    | 'proofread'
    | 'reportStyle'
    | 'detect'
    | 'readCheck'
    | 'prepareCheck'
    | 'compareCheck'
    | 'measureCheck'
    | 'readCitations'
    | 'findWords'
    | 'thesaurus'
    | 'checkReferences'
    | 'cite'
    | 'readWorks'
    | 'writeWorks'
  >
  /** Documents to compare with. */
  readonly corpus: Corpus
  readonly checks: Checks
  /** Null where the operator has set up no service. */
  readonly online: OnlineSearch | null
  /** Posts and content pages. */
  readonly content: Content
  /** What people keep of works. */
  readonly library: Library
  /** Registries of works; without any that is switched on it answers `offline`. */
  readonly scholar: Scholar
  /** What was measured of the detector in a language; null where nothing was. */
  readonly detectorCardOf: (language: TextLanguage) => Promise<ModelCard | null>
  /** Indexes of publications; none is asked where the operator has switched none on. */
  readonly finder: Finder
  /** Citation styles beside APA. */
  readonly citationStyles: CitationStyles
  /** English findings of harper.js; null where the operator has switched it off. */
  readonly harper: Pick<Harper, 'lint'> | null
  /** Checkers that the operator has added; mostly none. */
  readonly checkers: Checkers
  /** A language model that the operator has added; mostly none. */
  readonly predictor: Predictor
  /** Which engine serves which tool, in which languages. */
  readonly engineList: readonly EngineListing[]
  readonly readFile: FileReader
  readonly markFile: FileMarker
  readonly limits: RateLimits
  /** Signs the cookies of visitors. */
  readonly secret: string
  readonly log: Logger
  readonly buildId: string
  readonly wordsOf: WordsOf
  /** Title, message and reason of a class of findings, in a locale. */
  readonly lintWordsOf: (locale: string, key: string, facts: Readonly<Record<string, string>>) => LintWords
  /** The name of a kind of findings, in a locale. */
  readonly kindWordOf: (locale: string, kind: LintKind) => string
  /** Words of a report that is printed or shared, in a locale. */
  readonly reportWordsOf: (locale: string) => ReportWords
  /** Words of what the detector writes to be printed, in a locale. */
  readonly detectReportWordsOf: (locale: string) => DetectReportWords
  /** Words of the page of a shared library, in a locale. */
  readonly sharedLibraryWordsOf: (locale: string) => SharedLibraryWords
  /** Words of the files that a person takes away, in a locale. */
  readonly exportWordsOf: (locale: string) => ExportWords
  /** Interface languages; the first is the one for everybody else. */
  readonly locales: readonly string[]
}

export type Api = OpenAPIHono<HouseEnv>
