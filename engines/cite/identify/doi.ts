/** Prefixes are `10.` and digits, since 2000 with subdivisions; what follows the slash may be anything (ISO 26324, DOI Handbook 2.2). */
const shape = /(?<![\d.])10\.\d{4,9}(?:\.\d{1,9}){0,3}\/[^\s"\u201c\u201d\u00ab\u00bb]{1,400}/u
const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }

/** What publishers put behind a DOI in the addresses of their pages. */
const pageEndings =
  /(?:\/(?:full|abs|abstract|pdf|epdf|pdfdirect|epub|html|fulltext|full\/html|full\/pdf|references|meta|summary|supplementary-material)|\.pdf|\.full(?:[.-](?:pdf|text))?|\.abstract|\/(?:full)?text(?:\.html)?)$/i

/**
 * The first DOI in a text, as it stands there without what belongs to the sentence around it: closing marks, and brackets
 * that nothing in the DOI opens. Null when there is none.
 */
export function optionalDoi(text: string): string | null {
  const found = shape.exec(text)?.[0]
  return found === undefined ? null : optionalWhole(withoutSentence(found))
}

/** The DOI that the address of a page holds, in its path or a parameter. Null when there is none. */
export function doiInUrl(url: URL): string | null {
  const written = decoded(`${url.pathname}${url.search}`)
  const found = shape.exec(written)?.[0]
  if (found === undefined) return null
  let doi = withoutSentence(found.replace(/[?&#].*$/s, ''))
  for (let before = ''; before !== doi;) {
    before = doi
    doi = doi.replace(pageEndings, '').replace(/\/+$/, '')
  }
  return optionalWhole(forHost(url.hostname, doi))
}

/** How some houses number versions and articles behind the DOI. */
function forHost(host: string, doi: string): string {
  if (/(?:^|\.)(?:bio|med)rxiv\.org$/.test(host)) return doi.replace(/v\d+$/, '')
  if (/(?:^|\.)oup\.com$/.test(host)) return doi.replace(/\/\d{4,}$/, '')
  return doi
}

function withoutSentence(doi: string): string {
  for (let rest = doi; ;) {
    const last = rest.at(-1) ?? ''
    const opener = closers[last]
    const isLoose = opener !== undefined && count(rest, last) > count(rest, opener)
    if (!isLoose && !/[.,;:!?'`*_\u2018\u2019\u2026\u3002]/.test(last)) return rest
    rest = rest.slice(0, -1)
  }
}

const count = (text: string, character: string): number => text.split(character).length - 1

const optionalWhole = (doi: string): string | null => (/^10\.[\d.]+\/./.test(doi) ? doi : null)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
