import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'
import type { Corpus } from '../corpus/corpus.ts'
import { makeCorpus } from '../corpus/make-corpus.ts'
import type { Db } from '../db/open-db.ts'
import type { Engines } from '../engines/engines.ts'
import { makeHostTurns } from '../fetch/host-turns.ts'
import { makeFetcher } from '../fetch/make-fetcher.ts'
import type { FileReader } from '../files/read-file.ts'
import { makeOnlineSearch } from '../online/make-online-search.ts'
import type { OnlineSearch } from '../online/online-search.ts'
import type { Quota } from '../quota/quota.ts'
import type { Checks } from './checks.ts'
import { indexInThread } from './index-in-thread.ts'
import { makeChecks } from './make-checks.ts'

/** What plagiarism is checked with, and the checks themselves. */
export type Checking = {
  readonly corpus: Corpus
  /** Null where the operator has set up no service. */
  readonly online: OnlineSearch | null
  readonly checks: Checks
}

export type CheckingOptions = {
  readonly env: Env
  readonly db: Pick<Db, 'pool'>
  readonly secret: string
  readonly log: Logger
  readonly engines: Pick<Engines, 'prepareCheck' | 'compareCheck' | 'indexCheck'>
  readonly quota: Quota
  /** Reads pages and files of the web. */
  readonly readFile: FileReader
  /** Told when a check has been put in the line. */
  readonly onBegin: () => void
  /** What is logged of an error: its kind and place, never its message. */
  readonly describeError: (error: unknown) => object
}

/** Joins the services of the plagiarism checker, from the settings. */
export function openChecking({ env, db, secret, log, engines, quota, readFile, onBegin, describeError }: CheckingOptions): Checking {
  const { pool } = db
  const limits = { perAccount: env.CORPUS_DOCUMENTS_PER_ACCOUNT, perInstitution: env.CORPUS_DOCUMENTS_PER_INSTITUTION }
  const corpus = makeCorpus({ pool, log, limits, index: indexInThread(engines) })
  const turns = makeHostTurns({ pool, random: Math.random })
  const fetchPage = makeFetcher({ pool, turns, contact: env.ONLINE_CONTACT ?? '', allow: env.FETCH_ALLOW })
  const online = makeOnlineSearch(env, { pool, turns, fetchPage, readFile, secret })
  const onTrouble = (error: unknown): void => log.error({ error: describeError(error) }, 'a check failed')
  const { HISTORY_DAYS: historyDays, PUBLIC_URL: publicUrl } = env
  return {
    corpus,
    online,
    checks: makeChecks({ pool, quota, corpus, online, engines, historyDays, publicUrl, secret, onBegin, onTrouble }),
  }
}
