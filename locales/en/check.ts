import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'document', other: 'documents' })}`
const passages = (count: number): string => `${number(count)} ${plural(count, { one: 'passage', other: 'passages' })}`
const checks = (count: number): string => `${number(count)} ${plural(count, { one: 'check', other: 'checks' })}`

/** The plagiarism checker's screen. What it shares with the paraphraser stands there. */
export const check = {
  page: {
    title: 'Plagiarism checker',
    description:
      'Compares a text with the documents of this site, side by side: every passage with its source, and first of all what was searched.',
    heading: 'Plagiarism checker',
    /** Titles of the page while a check runs, and of its report. */
    running: (title: string) => `Checking “${title}”`,
    report: (title: string) => `Plagiarism report: ${title}`,
  },
  before: {
    title: 'Title',
    titleHint: 'The first words of the text, if left empty',
    text: 'Your text',
    field: 'Text to be checked',
    words,
    short: (count: number, needed: number) => `${words(count)}; a check needs ${number(needed)}`,
    long: (over: number) => `${number(over)} characters too many for one check`,
    start: 'Check the text',
    upsell: {
      reason: 'Plagiarism checks are part of Premium and Platinum. Your text stays as it is, also when you come back with a plan.',
      short: 'Plagiarism checks are part of Premium.',
    },
  },
  cost: {
    uses: (limit: number) => `Uses 1 of your ${checks(limit)} this month`,
    left: (left: number) => (left === 0 ? 'None is left.' : `${number(left)} left.`),
    resets: (day: string) => `The count starts again on ${day}.`,
    /** For plans without checks; `count` is what Premium holds. */
    none: (count: number) => `Checks are part of Premium: ${number(count)} a month.`,
    fair: 'A check that fails or is stopped costs nothing.',
  },
  scope: {
    title: 'What will be searched',
    loading: 'What can be searched is being looked up.',
    failed: 'What can be searched could not be looked up.',
    documents,
    /** Sums up the ticked collections. */
    sum: (count: number) => `Your text is compared with ${documents(count)}.`,
    kinds: { public: 'open to everybody here', institution: 'your institution', own: 'only yours' },
    draftsHint: 'Your own writing counts as a source only if you tick it.',
    online: {
      title: 'Online',
      agree: (services: string) => `Also ask ${services}`,
      /** What agreeing means; `hosts` are addresses. */
      consent: (hosts: string) => `Short excerpts of your text are sent to ${hosts}. Nothing is sent without this tick.`,
      none: 'The web is not searched: no online service is set up on this site.',
    },
    nothing: {
      title: 'There is nothing to compare with yet.',
      body: 'A check compares your text with documents, and none has been added here so far. Nothing would be found, and that would say nothing.',
      add: 'Add documents',
      operator: 'Whoever runs this site can add some.',
    },
    unticked: 'Tick at least one collection that holds documents.',
    manage: 'Collections',
  },
  run: {
    title: 'The check is running',
    of: (done: number, of: number) => `${number(done)} of ${number(of)}`,
    waiting: 'Waiting for its turn',
    leave: 'You can close this page: the check goes on, and its report waits for you here.',
    cutOff: 'The connection broke off. The check goes on; trying again.',
    stopping: 'Stopping',
    stopped: 'The check was stopped.',
    notCounted: 'Nothing was counted.',
    failed: 'The check failed.',
    back: 'Back to the text',
  },
  missing: {
    title: 'There is no such check.',
    body: 'It may have been deleted, or it belongs to another account.',
    loading: 'The report is being fetched.',
  },
  report: {
    checked: (when: string) => `checked ${when}`,
    deleted: (when: string) => `This report and its text are deleted on ${when}.`,
    searched: {
      title: 'Compared with',
      /** `names` are collections with their counts. */
      documents: (count: number, names: string) => `${documents(count)}: ${names}.`,
      collection: (name: string, count: number) => `${name} (${number(count)})`,
      none: 'no documents of this site.',
      others: 'Documents of other institutions were compared too; their texts are not shown.',
      online: (services: string, pages: number) =>
        `Asked online: ${services}; ${number(pages)} ${plural(pages, { one: 'page', other: 'pages' })} read.`,
      service: (name: string, found: number) => `${name} (${number(found)} found)`,
      problems: { unreachable: 'not reached', refused: 'refused', 'budget-spent': 'stopped at its limit' },
      notOnline: 'The web was not searched.',
      limits:
        'Books and paid articles may be missing, and what was put in other words or translated is seldom found: a low score does not clear a text.',
    },
    score: {
      title: 'Plagiarism score',
      /** Under the number: never the number alone. */
      of: (count: number) => `of the words, in ${documents(count)} checked`,
      underOne: (percent: string) => `under ${percent}`,
    },
    map: {
      title: 'Where the matches are',
      words: (matched: number, all: number) => `${number(matched)} of ${words(all)}`,
      /** Read in place of the drawing. */
      read: (count: number, sources: number) =>
        `${passages(count)} from ${number(sources)} ${plural(sources, { one: 'source', other: 'sources' })} along the text`,
      none: 'No passage counts.',
    },
    similarity: {
      title: 'Similarity to all sources together:',
      about: 'A match is not a verdict: common phrases and proper names count too.',
    },
    evasion: {
      title: (count: number) =>
        `${number(count)} hidden or look-alike ${plural(count, { one: 'character was', other: 'characters were' })} undone before comparing.`,
      invisible: (count: number) => `${number(count)} invisible`,
      lookAlikes: (count: number) => `${number(count)} from another alphabet`,
      about: 'Such characters can come from copying, or hide a copied text from a checker.',
      show: (at: number, of: number) => `Show place ${number(at)} of ${number(of)}`,
    },
    leaveOut: {
      label: 'Leave out',
      quotations: 'Quotations',
      bibliography: 'References',
      commonText: 'Common text',
      commonTextHint: 'Passages that stand in 20 or more documents.',
      /** Before a field with a number. */
      shorter: 'Passages with fewer words than',
    },
    unsaved: 'Your choices could not be saved.',
    leftOut: {
      title: (count: number) => `Left out: ${passages(count)}`,
      why: {
        'source-off': 'its source is switched off',
        quoted: 'marked as a quotation',
        quotation: 'in a quotation',
        bibliography: 'in the references',
        'common-text': 'common text',
        'too-short': 'too short',
      },
    },
    text: {
      title: 'Your text',
      next: 'next match',
      nextButton: 'Next match',
      previousButton: 'Previous match',
      /** Read after a marked passage. */
      source: (at: number) => `source ${number(at)}`,
      out: 'left out',
      at: (at: number, of: number) => `Match ${number(at)} of ${number(of)}`,
      quote: 'In your text',
    },
    sources: {
      title: 'Sources',
      count: (count: number) => `${number(count)} found, longest first`,
      none: 'No passage of this text was found in what was searched.',
      noneHelp: 'That says nothing about sources that were not searched.',
      /** A switch; `at` is the number of the source. */
      counts: (at: number) => `Count source ${number(at)}`,
      off: 'switched off',
      read: (day: string) => `read on ${day}`,
      other: 'A document of another institution',
      untitled: 'Without a title',
      kinds: { own: 'yours', drafts: 'your draft', online: 'online' },
    },
    passage: {
      title: (at: number) => `The passage in source ${number(at)}`,
      common: (all: number, common: number) => `${words(all)}, ${number(common)} in common`,
      of: (at: number, of: number) => `${number(at)} of ${number(of)}`,
      previous: 'Previous passage of this source',
      next: 'Next passage of this source',
      hidden: 'The passage matches a document of another institution. Its text is not shown, and nothing else about it is known here.',
      notShown: 'The text of this source may not be shown.',
      common20: (count: number) => `Stands in ${documents(count)}.`,
      open: 'Open the page',
      close: 'Close the passage',
      cite: 'Cite this source',
      rephrase: 'Rephrase',
      handed: 'The passage is on the sheet. Rewording does not replace citing: name its source.',
      note: 'Rewording does not replace citing: name the source either way.',
      quotation: 'Mark as quotation',
      notQuotation: 'Not a quotation',
      marked: 'Marked as a quotation; the score is counted anew.',
      unmarked: 'Counted again.',
      switchedOff: (at: number) => `Source ${number(at)} no longer counts.`,
      switchedOn: (at: number) => `Source ${number(at)} counts again.`,
    },
    actions: {
      pdf: 'Save as PDF',
      popup: 'The browser blocked the window. Allow it for this site and try again.',
      share: 'Share',
      again: 'Check again',
      fresh: 'New check',
      delete: 'Delete',
      more: 'More',
    },
    ready: (percent: string, sources: number) =>
      `Report ready: ${percent}, ${number(sources)} ${plural(sources, { one: 'source', other: 'sources' })}.`,
    undone: 'Undone.',
  },
  share: {
    title: 'Share this report',
    lead: 'Whoever has the link can read the report with your text, without an account. Search engines are kept out.',
    make: 'Make a link',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Link copied',
    until: (day: string) => `It works until ${day}.`,
    end: 'Stop sharing',
    ended: 'The link no longer works.',
  },
  delete: {
    title: 'Delete this report?',
    body: 'The report and its text are removed for good, and a shared link stops working. The check stays counted.',
    yes: 'Delete it',
    no: 'Keep it',
    done: 'The report was deleted.',
  },
  list: {
    title: 'Earlier checks',
    running: 'running',
    waiting: 'waiting',
    failed: 'failed',
    cancelled: 'stopped',
    found: (percent: string) => `${percent} found`,
  },
  keys: {
    next: 'Next, previous match',
    open: 'Open the marked passage',
    close: 'Close the passage, stop a check',
    undo: 'Take a choice back',
    start: 'Check the text',
  },
  /** Under the sheet. */
  foot: {
    kept: 'Kept in your account, for you alone, until you delete it.',
    notKept: 'Report and text are deleted a day after the check.',
  },
}
