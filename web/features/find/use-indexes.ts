import { useEffect, useState } from 'react'
import type { FindIndex, FindIndexesResult } from '#tools/find/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { requestIndexes } from './find-api.ts'

type Known = FindIndexesResult['indexes']

let known: Known | null = null

export type Indexes = {
  /** Null until the server has said it, or where it could not be asked. */
  readonly all: Known | null
  readonly hasFailed: boolean
  /** No index is switched on: nothing is sent anywhere. */
  readonly isOnlyLibrary: boolean
  /** The name of an index; the library's in the reader's language. */
  readonly nameOf: (index: FindIndex) => string
}

/** Names that the indexes give themselves, for when the server has not been heard. */
const ownNames: Readonly<Record<Exclude<FindIndex, 'library'>, string>> = {
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  'semantic-scholar': 'Semantic Scholar',
  arxiv: 'arXiv',
  doaj: 'DOAJ',
  pubmed: 'PubMed',
}

/** Whom this site asks, fetched once. */
export function useIndexes(): Indexes {
  const { side } = useMessages().find
  const { code } = useLocale()
  const isOnline = useIsOnline()
  const [all, setAll] = useState(known)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (all || !isOnline) return undefined
    let isHere = true
    void requestIndexes(code).then((answer) => {
      if (answer.ok) known = answer.value.indexes
      if (!isHere) return
      setAll(known)
      setHasFailed(!answer.ok)
    })
    return () => {
      isHere = false
    }
  }, [all, code, isOnline])
  return {
    all,
    hasFailed,
    isOnlyLibrary: all !== null && all.every(({ index, isOn }) => index === 'library' || !isOn),
    nameOf: (index) => (index === 'library' ? side.library : (all?.find((one) => one.index === index)?.name ?? ownNames[index])),
  }
}
