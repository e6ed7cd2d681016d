/** The browser's caches as far as the worker uses them, in memory. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const addressOf = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked))
  const open = async (name: string): Promise<Cache> => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
      match: async (asked) => kept.get(addressOf(asked))?.clone(),
      put: async (asked, answer) => void kept.set(addressOf(asked), answer),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (asked) => kept.delete(addressOf(asked)),
    }
    // The other methods are not the worker's.
    return { ...cache, add: never, addAll: never, matchAll: never }
  }
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) }
}

const never = () => Promise.reject(new Error('not in this test'))
