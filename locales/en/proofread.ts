import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'character', other: 'characters' })}`
const notes = (count: number): string => `${number(count)} ${plural(count, { one: 'note', other: 'notes' })}`
const words = (count: number): string => plural(count, { one: 'word', other: 'words' })

/** The proofreader's screen. What it shares with the paraphraser stands there. */
export const proofread = {
  page: {
    title: 'Proofreader',
    description: 'Spelling, grammar, punctuation and style in fifteen languages, each finding with its reason. Checks while you write.',
    heading: 'Proofreader',
  },
  text: {
    field: 'Your text',
    /** Read with the field: how to get from the text to the notes. */
    hint: 'F8 goes to the next note, Alt Enter accepts its suggestion.',
  },
  bar: {
    label: 'Findings',
    dialect: 'Variant',
    dialectAuto: 'As the text has it',
    /** After a number in bold; buttons that show or hide findings of this weight. */
    levels: { fix: 'to fix', consider: 'to consider', style: 'style' },
    kinds: 'Kinds',
    everyKind: 'Show every kind',
    /** A switch: also what is worth a look rather than wrong. */
    picky: 'Picky',
    live: 'Check as I type',
    check: 'Check',
    acceptAll: (count: number) => (count < 2 ? 'Accept all fixes' : `Accept all ${number(count)} fixes`),
    lists: 'Dictionary and rules',
  },
  kinds: {
    spelling: 'Spelling',
    grammar: 'Grammar',
    punctuation: 'Punctuation',
    typography: 'Typography',
    style: 'Style',
    register: 'Register',
    consistency: 'Consistency',
    repetition: 'Repetition',
  },
  state: {
    about: 'What stands out in your text stands here, each with its reason.',
    checking: 'Checking',
    /** Said after a check. */
    found: (fix: number, consider: number, style: number) =>
      fix + consider + style === 0
        ? 'Nothing left to fix.'
        : `${number(fix)} to fix, ${number(consider)} to consider, ${number(style)} style`,
    done: 'Nothing left to fix.',
    doneHelp: 'What no rule can see, a second reader may.',
    hidden: (count: number) => `${notes(count)} ${plural(count, { one: 'is', other: 'are' })} hidden.`,
    show: 'Show them',
    stale: 'Not checked since your last change.',
    short: 'Too short to tell its language.',
    shortHelp: 'Go on writing, or choose the language.',
    skipped: (names: string) => `Left unread: parts in ${names}.`,
    unknownLanguage: (name: string) => `This text is in ${name}.`,
    unknownLanguageHelp: 'It cannot be proofread yet. Your text is still here and unchanged.',
    part: (limit: number) => `Only the beginning is checked: ${characters(limit)} fit into one run.`,
    tooLong: (limit: number) => `The first paragraph is longer than one run can hold: ${characters(limit)}.`,
    offline: 'Keep writing: your draft is kept on this device. Checking goes on when you are back.',
  },
  note: {
    region: 'Notes',
    at: (at: number, of: number) => `${number(at)} of ${number(of)}`,
    accept: 'Accept',
    dismiss: 'Dismiss',
    why: 'Why?',
    other: 'or',
    more: 'More for this note',
    addWord: 'Add to dictionary',
    ruleOff: 'Switch this rule off',
    acceptKind: (count: number) => `Accept all ${number(count)} of this kind`,
    dismissKind: 'Dismiss all of this kind here',
    /** In place of a new wording: the words are to be left out. */
    cut: 'cut',
    previous: 'Previous note',
    next: 'Next note',
    close: 'Close the note',
    open: (count: number) => `Show ${notes(count)}`,
    /** Read aloud for a finding: what stands there, and what should. */
    instead: (before: string, after: string) => `${before}: ${after} instead`,
    leaveOut: (before: string) => `${before}: leave it out`,
  },
  did: {
    accepted: 'Accepted.',
    acceptedMany: (count: number) => `${number(count)} ${plural(count, { one: 'fix', other: 'fixes' })} accepted.`,
    dismissed: 'Dismissed.',
    added: (word: string) => `“${word}” is in your dictionary.`,
    ruleOff: (title: string) => `The rule “${title}” is off.`,
    undone: 'Undone.',
  },
  keys: {
    next: 'Next, previous note',
    accept: 'Accept the suggestion',
    letters: 'In the notes: next, previous',
    decide: 'In the notes: accept, dismiss, undo',
    check: 'Check now',
    copy: 'Copy the text',
    history: 'Undo, redo',
    hintMove: 'next, previous',
    hintUndo: 'undo',
  },
  lists: {
    lead: 'Kept in this browser only, for all your texts.',
    leadAccount: 'Kept in your account, for all your texts.',
    notSaved: 'Your account has not taken the last changes yet. They are kept in this browser and sent again.',
    dictionary: 'Your dictionary',
    word: 'Word',
    rules: 'Rules that are off',
    noRules: 'All rules are on.',
    on: 'Switch on',
    dismissed: (count: number) => `${number(count)} dismissed in this text`,
    restore: 'Bring them back',
  },
  strip: {
    title: 'Sentence length',
    about: 'Long and short sentences side by side, once there is a text.',
    line: (longest: number, rest: number) => `The longest has ${number(longest)} ${words(longest)}, the rest ${number(rest)} on average.`,
    one: (count: number) => `One sentence of ${number(count)} ${words(count)}.`,
    /** Read aloud for a bar. */
    sentence: (at: number, of: number, count: number) => `Sentence ${number(at)} of ${number(of)}: ${number(count)} ${words(count)}`,
    /** After a number in bold. */
    words,
    sentences: (count: number) => `${number(count)} ${plural(count, { one: 'sentence', other: 'sentences' })}`,
  },
  marked: {
    item: 'Your document with tracked changes',
    title: 'Your document with tracked changes',
    lead: 'Your own file with everything in it as it was. What you changed here becomes tracked changes, which Word and LibreOffice accept or reject with a click.',
    choose: 'Choose the document (.docx, .odt)',
    other: 'Another document',
    /** Over the choice: what becomes of notes that nobody has decided about. */
    notes: 'Open notes',
    as: { remark: 'Comments', change: 'Changes', none: 'Leave out' },
    /** In a comment, before what may stand there instead. */
    suggestion: 'Suggestion',
    fileName: (name: string) => `${name} (marked)`,
    different: 'This document holds another text than the sheet. Choose the one that the text came from.',
    nothing: 'There is nothing to mark: the text is as it was, and no note is open.',
    save: 'Save',
    saved: (changes: number, open: number) => `Saved. Tracked changes: ${number(changes)}, notes: ${number(open)}.`,
  },
  /** Under the sheet, where the operator has added checkers. */
  checkersToo: (names: string) => `${names} read your text as well, on machines that this site’s operator has named.`,
  copy: 'Copy text',
  fileName: 'proofread',
}
