import { useCallback, useEffect, useMemo, useState } from 'react'
import { emptyLists, readLists, writeLists, type OwnLists } from './own-lists.ts'

export type OwnListsDesk = {
  readonly lists: OwnLists
  /** The words in lower case, and the rules: what findings are sifted by. */
  readonly own: ReadonlySet<string>
  readonly off: ReadonlySet<string>
  readonly change: (next: OwnLists) => void
}

/** The personal dictionary and the rules that are off, as this browser keeps them. */
export function useOwnLists(): OwnListsDesk {
  const [lists, setLists] = useState(emptyLists)
  useEffect(() => {
    const read = () => setLists(readLists())
    read()
    // Another tab may change them.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  const change = useCallback((next: OwnLists) => {
    setLists(next)
    writeLists(next)
  }, [])
  const own = useMemo(() => new Set(lists.words.map((word) => word.toLowerCase())), [lists.words])
  const off = useMemo(() => new Set(lists.off.map(({ rule }) => rule)), [lists.off])
  return { lists, own, off, change }
}
