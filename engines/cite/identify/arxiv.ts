// Sorted. Archives of the ids before April 2007 (arxiv.org, "Understanding the arXiv identifier").
const archives =
  'acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|cond-mat|cs|dg-ga|funct-an|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math|math-ph|mtrl-th|nlin|nucl-ex|nucl-th|patt-sol|physics|plasm-ph|q-alg|q-bio|quant-ph|solv-int|stat|supr-con'
const newForm = String.raw`\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}`
const oldForm = String.raw`(?:${archives})(?:\.[A-Z]{2})?/\d{2}(?:0[1-9]|1[0-2])\d{3}`
const whole = new RegExp(`^(${newForm}|${oldForm})(v\\d{1,3})?$`, 'i')

/** An id of arXiv, with its version if it has one; null when it is none. The class behind an old archive is no part of it. */
export function optionalArxiv(written: string): string | null {
  const found = whole.exec(written)
  if (!found?.[1]) return null
  return found[1].toLowerCase().replace(/\.[a-z]{2}\//, '/') + (found[2]?.toLowerCase() ?? '')
}
