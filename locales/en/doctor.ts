import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('en')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'citation', other: 'citations' })}`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'work', other: 'works' })}`

/** The check of a paper's references. What it shares with citations, the proofreader and the paraphraser stands there. */
export const doctor = {
  title: 'Reference check: citations and list against APA 7',
  description:
    'Finds works cited but not listed, listed but not cited, years and names that differ, doubles, and what APA 7 writes otherwise, with a replacement.',
  heading: 'Check a paper’s references',
  /** The two views of the page of citations. */
  views: { label: 'Views', list: 'My references', check: 'Check a paper’s references' },
  before: {
    field: 'The paper with its list of references',
    placeholder: 'Paste the whole paper here, with its list of references',
    lead: 'Does the list fit the text?',
    points: [
      'Every citation is looked for in the list, and every entry in the text.',
      'Years and names are compared, doubles and the order looked at.',
      'The list is set beside APA 7, with replacements to accept.',
    ],
    cost: 'It costs nothing, and nobody else is asked.',
    run: 'Check the references',
    running: 'The references are being checked.',
    long: (over: number) => `${number(over)} ${plural(over, { one: 'character', other: 'characters' })} too many`,
  },
  bar: {
    edit: 'Edit the text',
    again: 'Check again',
    copy: 'Copy the text',
    counts: (cited: number, listed: number) => `${citations(cited)}, ${works(listed)} in the list`,
    acceptAll: (count: number) => `Accept all ${number(count)}`,
    panes: 'What is shown',
    findings: (count: number) => `Findings (${number(count)})`,
    works: (count: number) => `Works (${number(count)})`,
  },
  state: {
    noList: {
      title: 'No list of references was found.',
      body: 'It is looked for under a title such as “References”, or as a row of entries like these, one a line:',
      /** As it may stand in a paper. */
      sample: ['Adams, M. (2012). Quiet rooms. Kestrel Books.', 'Bell, T., & Carver, S. (2015). Sleep at sea. Noise, 3(1), 14–29.'],
    },
    noCitations: 'No citation by name and year or by number was found in the text, so nothing is said of what is cited.',
    numeric: 'The text cites by numbers. Such lists are not APA’s: only what is missing, not cited or there twice is told.',
    notes: 'The text has footnotes. Works that are cited only there are not followed.',
    notApa: (count: number) =>
      `The list is not written in APA. ${number(count)} ${plural(count, { one: 'point', other: 'points' })} of APA ${plural(count, { one: 'is', other: 'are' })} folded.`,
    unfold: 'Show them',
    fold: 'Fold them',
    clear: { title: 'Text and list fit.', body: 'Nothing was found to mend. Works that the text means but does not cite cannot be seen.' },
    filtered: 'All findings are filtered out.',
    retractions: (date: string) => `Compared with the list of retractions of ${day(date)}.`,
    noRetractions: 'Retractions were not looked at: the operator of this site has loaded no list of them.',
    found: (count: number) =>
      count === 0 ? 'Nothing found.' : `${number(count)} ${plural(count, { one: 'finding', other: 'findings' })}.`,
  },
  /** Names of the kinds, in the filter and over a finding. */
  kinds: {
    'cited-not-listed': 'Cited, not listed',
    'listed-not-cited': 'Listed, not cited',
    'year-differs': 'Years differ',
    'spelling-differs': 'Names differ',
    'out-of-order': 'Out of order',
    duplicate: 'Listed twice',
    apa: 'APA style',
    gap: 'Something missing',
    notice: 'Word from the publisher',
  },
  /** What is wrong, with the person's own words, and what to do. */
  findings: {
    'cited-not-listed': {
      wrong: (cited: string) => `The list has no work for “${cited}”.`,
      todo: 'Add the work to the list, or take the citation out.',
    },
    'listed-not-cited': {
      wrong: (entry: string) => `Nothing in the text points to “${entry}”.`,
      todo: 'Cite it where you used it, or take it out: APA lists only what is cited.',
    },
    'year-differs': {
      wrong: (said: string, listed: readonly string[]) => `The text says ${said}, the list ${choice(listed)}.`,
      todo: 'Look at the work itself and mend whichever is wrong.',
    },
    'spelling-differs': {
      wrong: (said: string, listed: string) => `The text says “${said}”, the list “${listed}”.`,
      todo: 'Look at the work itself and mend whichever is wrong.',
    },
    'out-of-order': {
      before: (entry: string, other: string) => `“${entry}” belongs before “${other}”.`,
      last: (entry: string) => `“${entry}” belongs at the end of the list.`,
      todo: 'The list is sorted by the first author’s family name, then by year.',
    },
    duplicate: {
      doi: (entry: string, other: string) => `“${entry}” has the DOI of an entry above it: “${other}”.`,
      title: (entry: string, other: string) => `“${entry}” is the same work as an entry above it: “${other}”.`,
      todo: 'Keep one of the two.',
    },
    apa: { wrong: (words: string) => `The list has “${words}”.` },
    gap: { wrong: (entry: string) => `It does not stand in “${entry}”.` },
    notice: {
      wrong: (entry: string) => `This is said of “${entry}”.`,
      retraction: 'Do not build on it. If you must cite it, say that it was retracted.',
      correction: 'Read the correction before you rely on it.',
      'expression-of-concern': 'Read why before you rely on it.',
      reinstatement: 'It stands again; earlier notices no longer hold.',
    },
  },
  /** Rules of APA that an entry breaks. */
  apa: {
    'author-names': { title: 'Form of a name', rule: 'Family name, comma, initials with full stops: Adams, M. J.' },
    conjunction: {
      title: 'Between the names',
      rule: 'Names are divided by commas, and the last is joined to the others by a sign or a word.',
    },
    'doi-address': { title: 'DOI', rule: 'A DOI is written as a link: https://doi.org/…' },
    end: { title: 'End of the entry', rule: 'An entry ends with a full stop, but not after a DOI or a link.' },
    'list-et-al': { title: 'Authors left out', rule: 'The list names up to twenty authors; “et al.” stands in the text only.' },
    'page-hyphen': { title: 'Hyphen between pages', rule: 'Between page numbers stands a dash (–).' },
    'page-label': { title: 'Label of the pages', rule: 'In a journal, pages stand without “pp.”.' },
    place: { title: 'Place of publication', rule: 'Since its seventh edition, APA names the publisher only.' },
    retrieved: { title: 'Words before a link', rule: 'A link stands by itself, without “Retrieved from”.' },
    'title-capitals': {
      title: 'Capitals in the title',
      rule: 'A title is written like a sentence. This is a proposal: names keep their capitals.',
    },
    'title-quotes': { title: 'Quotation marks', rule: 'In the list, titles stand without quotation marks.' },
    'volume-label': { title: 'Volume and issue', rule: 'Volume and issue are written 12(3), without “vol.” and “no.”.' },
    'year-parentheses': { title: 'Year', rule: 'The year stands in parentheses after the authors: (2012).' },
  },
  entries: {
    cited: (count: number) => (count === 0 ? 'not cited' : `cited ${number(count)} ${plural(count, { one: 'time', other: 'times' })}`),
    apa: 'As APA has it',
    same: 'It is written as APA has it.',
    unsure: 'Too little of it was read for sure to write it in APA.',
    copy: 'Copy',
    add: 'Add to library',
    added: 'Added to your library.',
    here: 'It is in your library already.',
    show: 'Show in the text',
    showEntry: 'Show the entry',
  },
}
