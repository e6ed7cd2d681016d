// Sorted. Lower case, without the last full stop.

/** Never end a sentence: something always follows them. */
export const abbreviations: readonly string[] = [
  'adm', 'approx', 'brig', 'ca', 'capt', 'cf', 'col', 'cpl', 'dr', 'e.g', 'eds', 'eg', 'eqs', 'esp', 'fig', 'figs', 'fr', 'gen', 'gov', 'hon', 'i.e', 'ie', 'lt', 'maj',
  'messrs', 'mlle', 'mme', 'mr', 'mrs', 'ms', 'mt', 'mx', 'prof', 'resp', 'rev', 'sen', 'sgt', 'sr', 'st', 'sts', 'viz', 'vs',
]

/** May end a sentence: they do when a word that opens sentences follows with a capital. */
export const closingAbbreviations: readonly string[] = [
  'a.d', 'a.m', 'al', 'apr', 'aug', 'ave', 'b.a', 'b.c', 'b.c.e', 'b.sc', 'bros', 'co', 'corp', 'd.c', 'dec', 'dept', 'et al', 'etc', 'feb', 'ft', 'inc', 'jan', 'jr', 'ltd',
  'm.a', 'm.sc', 'nov', 'oct', 'p.m', 'ph.d', 'phd', 'sep', 'sept', 'u.k', 'u.n', 'u.s', 'u.s.a', 'univ',
]

/** Words of their own that are abbreviations only before a number: `No. 5`, `p. 12`, `ch. 3`. */
export const numberAbbreviations: readonly string[] = ['art', 'c', 'ch', 'chap', 'ed', 'eq', 'ex', 'no', 'nos', 'op', 'p', 'par', 'pp', 'pt', 'ref', 'refs', 'sec', 'tab', 'vol', 'vols']
