/** A stem with -e or -ě, before which the last sound may change: kniha, knize; metoda, metodě; síla, síle. */
export function palatal(stem: string): string {
  const [, before = '', last = ''] = /^(.*?)(ch|.)$/u.exec(stem) ?? []
  const changed = { k: 'c', g: 'z', h: 'z', ch: 'š', r: 'ř' }[last]
  if (changed !== undefined) return `${before}${changed}e`
  return /[dtnbpvmf]$/u.test(stem) ? `${stem}ě` : `${stem}e`
}

/** A stem with an ending in i or í, before which k, g, h, ch and r change: odborník, odborníci; autor, autoři. */
export function hardLocative(stem: string, ending: string): string {
  const [, before = '', last = ''] = /^(.*?)(ch|.)$/u.exec(stem) ?? []
  const changed = { k: 'c', g: 'z', h: 'z', ch: 'š', r: ending === 'i' ? 'ř' : 'r' }[last]
  return before + (changed ?? last) + ending
}

/** A soft stem with an ending: the hook of ď ť ň is written on an e, and not before i. */
export function softJoin(stem: string, ending: string): string {
  const bare = { ď: 'd', ť: 't', ň: 'n' }[stem.slice(-1)]
  if (bare === undefined) return stem + ending
  if (ending.startsWith('e')) return `${stem.slice(0, -1)}${bare}ě${ending.slice(1)}`
  return /^[ií]/u.test(ending) ? stem.slice(0, -1) + bare + ending : stem + ending
}
