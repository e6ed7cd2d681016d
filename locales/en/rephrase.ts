import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('en')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'character', other: 'characters' })}`
const changes = (count: number): string => `${number(count)} ${plural(count, { one: 'change', other: 'changes' })}`

/** The paraphraser's screen and the home page around it. */
export const rephrase = {
  home: {
    /** Title of the document. */
    title: 'Tinta: say it in your own words',
    description:
      'Rephrase a text in five modes and three strengths. Every change is marked, with its reason, and you see how close the result still is to the original.',
    headline: 'Say it in your own words.',
    lead: 'Paste a passage. Tinta rewrites it, marks every change, and tells you how close it still is to the original.',
    modes: {
      title: 'One passage, five ways to put it',
      /** `strength` is the name of the strength that made the examples. */
      line: (strength: string) => `Made by this page at the strength “${strength}”, unedited.`,
      /** What each mode is for; stands beside an example. */
      shorten: 'Says the same in fewer words. What was left out stays visible, struck through.',
      synonyms: 'Trades words and phrases for others of the same meaning.',
      extend: 'Unfolds what is said, and adds no fact that you did not write.',
      simplify: 'Plain words and shorter sentences, for a reader outside the field.',
      academic: 'The register of a paper. How sure a claim sounds does not change.',
      try: 'Put it on the sheet',
      before: 'Original',
    },
    tools: { title: 'The same text, other tools', line: 'Your draft stays on the desk when you switch.' },
    students: 'students write with Tinta',
    processed: 'characters processed',
    /** A figure on the home page: 50,000+ and 150 million+. */
    figure: (count: number) => `${count >= 1_000_000 ? `${number(Math.floor(count / 1_000_000))} million` : number(count)}+`,
    notDone: {
      title: 'What we do not do',
      textsNotKept: 'We do not keep your text, sell it or train on it.',
      /** Where people with an account have a history. */
      textsKept:
        'We do not sell your text or train on it. Visitors’ texts are not kept; with an account, a history is kept for you alone, and you can switch it off.',
      rest: 'We do not promise to “beat” a detector. When a score is uncertain, we show how uncertain.',
    },
  },
  page: {
    title: 'Paraphraser',
    description: 'Rephrase a passage with every change marked and explained: shorten, synonyms, extend, simplify, academic.',
    heading: 'Paraphraser',
  },
  mode: {
    label: 'Mode',
    shorten: 'Shorten',
    synonyms: 'Synonyms',
    extend: 'Extend',
    simplify: 'Simplify',
    academic: 'Academic',
  },
  strength: {
    label: 'Strength',
    mild: 'Mild',
    normal: 'Normal',
    aggressive: 'Aggressive',
    /** Read after the name of a strength that the reader's plan does not hold. */
    locked: 'part of Premium',
  },
  language: {
    label: 'Language of the text',
    detect: 'Detect language',
    detected: 'detected',
    search: 'Search languages',
    none: 'No language by that name',
    name: language,
  },
  original: {
    title: 'Original',
    field: 'Original text',
    placeholder: 'Type or paste your text here',
    paste: 'Paste',
    pasteRefused: 'The browser did not hand over the clipboard. Press Ctrl V in the text field.',
    openFile: 'Open file',
    fileKinds: 'Text, Markdown, Word, OpenDocument or PDF',
    drop: 'Drop the file to open it',
    opening: (name: string) => `Opening ${name}`,
    opened: (name: string) => `${name} is open.`,
    example: 'Try an example',
    clear: 'Clear',
    filled: 'The example is on the sheet.',
    cleared: 'Cleared.',
    replaced: 'Your earlier text was replaced.',
    undo: 'Undo',
    /** The number is set in bold before it. */
    characters: (count: number) => plural(count, { one: 'character', other: 'characters' }),
    number,
    ofRun: (limit: number) => `of ${number(limit)} a run`,
    nearLimit: (left: number) => `${characters(left)} left in this run`,
    over: (amount: number) => `${number(amount)} over the limit of a run`,
    leftOf: (left: number, limit: number) => `${number(left)} of ${number(limit)} left this month`,
    /** `amount` is how much the text is above the `left`. */
    overMonth: (amount: number, left: number) => `${number(amount)} more than the ${number(left)} left this month`,
    noneLeft: (day: string) => `none left this month; the count starts again on ${day}`,
    changed: 'The original was edited after this version was made.',
    draftKept: 'Draft kept on this device',
    draftNotKept: 'The draft is too large to be kept on this device.',
  },
  hidden: {
    /** Characters of the original that cannot be seen, by kind. */
    found: (names: string) => `Hidden in the text: ${names}.`,
    names: {
      'zero-width': 'characters without width',
      direction: 'marks that turn the writing direction',
      'soft-hyphen': 'soft hyphens',
      control: 'control characters',
      broken: 'broken characters',
    },
    kept: 'They are kept as they are.',
    remove: 'Remove them',
    removed: 'The hidden characters were removed.',
  },
  keep: {
    title: 'Never change',
    button: (count: number) => (count === 0 ? 'Never change' : `Never change (${number(count)})`),
    lead: 'Words and phrases that stay as they are. Numbers, citations, quotations and names are always kept.',
    field: 'Word or phrase',
    add: 'Add',
    remove: (term: string) => `Remove “${term}”`,
    none: 'Nothing added yet.',
    already: 'That is on the list already.',
    full: 'The list is full.',
    listed: 'Kept as they are',
  },
  run: {
    start: 'Rephrase',
    /** Opens all modes side by side. */
    compare: 'Compare modes',
    /** What the control key is called on keyboards of this language. */
    controlKey: 'Ctrl',
    again: 'Generate again',
    notSatisfied: 'Not satisfied?',
    /** Beside "Generate again": what it takes from the month once more. */
    costsAgain: (amount: number) => `Counts ${characters(amount)}`,
    stop: 'Stop',
    stopped: 'Stopped. Your text is as it was.',
    steps: {
      optimizing: 'Optimizing content',
      analyzing: 'Analyzing uniqueness',
      checking: 'Checking originality',
      finalizing: 'Finalizing analysis',
    },
    skipped: 'nothing to do',
    paragraphs: (done: number, of: number) => `${number(done)} of ${number(of)} ${plural(of, { one: 'paragraph', other: 'paragraphs' })}`,
    noOther: 'There is no other wording of this text in this mode and strength.',
    noOtherHelp: 'Another mode or strength may have one, and every marked word has its own choices.',
    empty: 'There is no text yet. Type or paste a passage first.',
  },
  result: {
    title: 'Rephrased',
    region: 'Rephrased text',
    placeholder: 'The rewritten text stands here, with every change marked.',
    done: (count: number) => (count === 0 ? 'Rephrased, nothing changed' : `Rephrased, ${changes(count)}`),
    nothingChanged: 'Nothing in this text could be changed well in this mode and strength.',
    nothingChangedHelp: 'Try another mode or strength.',
    fewChanged: (changed: number, of: number) => `${number(changed)} of ${number(of)} sentences changed.`,
    fewChangedHelp: 'Only what can be changed well is changed. Another mode may find more.',
    version: (at: number, of: number) => `${number(at)} of ${number(of)}`,
    versionOf: (mode: string, strength: string) => `${mode}, ${strength}`,
    versionRead: (at: number, of: number) => `Version ${number(at)} of ${number(of)}`,
    previous: 'Previous version',
    next: 'Next version',
    showChanges: 'Show changes',
    copy: 'Copy result',
    copyShort: 'Copy',
    copied: 'Copied, with formatting',
    copiedPlain: 'Copied as plain text',
    notCopied: 'The browser did not allow copying. Select the text and press Ctrl C.',
    download: 'Download',
    kinds: { txt: 'Plain text', md: 'Markdown', docx: 'Word' },
    fileName: 'rephrased',
    edit: 'Edit',
    finish: 'Done',
    field: 'Rephrased text, editing',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Arrow keys go from change to change, Enter opens the choices.',
    changes,
  },
  figures: {
    region: 'About this result',
    plagiarism: {
      title: 'Plagiarism score',
      /** What the figure will say, before there is a result. */
      about: 'The share of the result’s words that stand in known sources.',
      nothing: 'Nothing to compare with yet',
      nothingHelp: 'No collection of sources has been set up on this server, so no score can be given.',
      unmeasured: 'Not measured',
      unmeasuredHelp: 'Comparing took too long this time. The plagiarism checker takes the time it needs.',
      measured: (documents: number) =>
        `Share of words found in ${number(documents)} ${plural(documents, { one: 'document', other: 'documents' })} of this server’s collections.`,
    },
    similarity: {
      title: 'Similarity to the original',
      about: 'How close the result still is, and whether you should cite.',
      own: 'Reads as your own wording.',
      close: 'Still a close paraphrase, so cite the source.',
      veryClose: 'Very close: quote it or rewrite it.',
    },
    characters: {
      title: 'Characters and reading level',
      about: 'Its length beside the original’s, and how dense it reads.',
      /** Read aloud in place of the figures. */
      read: (before: number, after: number) => `${characters(after)}, ${number(before)} before`,
      plain: 'plain',
      dense: 'dense',
      sentences: (sentences: number, perSentence: number) =>
        `${number(sentences)} ${plural(sentences, { one: 'sentence', other: 'sentences' })}, ${number(Math.round(perSentence))} ${plural(Math.round(perSentence), { one: 'word', other: 'words' })} on average.`,
      level: {
        school: 'School level.',
        secondary: 'Upper secondary level.',
        university: 'University level.',
        specialist: 'Specialist level.',
      },
    },
    number,
    /** What stands under figures after the reader changed the result by hand. */
    asItCame: 'Measured before your own changes.',
  },
  engine: {
    embedded: 'Built-in engine, on this server.',
    llm: 'Language model set up by this server’s operator.',
    notKept: 'Your text is not stored and not used to train anything.',
    kept: 'Kept in your history for you alone, and not used to train anything.',
  },
  problem: {
    again: 'Try again',
    details: 'Copy details',
    detailsCopied: 'Details copied',
    close: 'Close',
    chooseLanguage: 'Choose the language',
    cut: (amount: number) => `Rephrase the first ${characters(amount)}`,
    plans: 'See the plans',
    seePlatinum: 'See Platinum',
    signUp: 'Create a free account',
    logIn: 'Log in',
    /** In the dialog of signing in. */
    accountHolds: (limit: number) => `A free account holds ${characters(limit)} a month. Your text stays where it is.`,
    keep: 'Keep my text for later',
  },
  offline: {
    title: 'You are offline.',
    body: 'Keep writing: your draft is kept on this device. Rephrasing waits for the connection.',
    back: 'You are back online.',
  },
  /** Once a day, when most of the month's characters are used. */
  month: {
    near: (left: number) => `${characters(left)} left this month.`,
    resets: (day: string) => `The count starts again on ${day}.`,
  },
  shortcuts: { open: 'all shortcuts' },
  /** Said on the desk that a text of the history was put on. */
  handed: 'The text from your history is on the sheet.',
}
