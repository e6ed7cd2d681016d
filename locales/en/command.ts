import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'character', other: 'characters' })}`

/** The command menu over every page, and the list of shortcuts. */
export const command = {
  title: 'Search and commands',
  /** In the field, before anything is typed. */
  hint: 'A tool, a page, a source, a setting',
  groups: {
    recent: 'Lately used',
    text: 'With this text',
    pages: 'Go to',
    papers: 'Papers and sources',
    settings: 'Settings',
  },
  /** What each tool does with the text on the sheet. */
  text: {
    paraphraser: 'Rephrase',
    proofreader: 'Proofread',
    detector: 'Look for signs of AI writing',
    plagiarism: 'Check for plagiarism',
    citation: 'Check the references',
    sourceFinder: 'Find sources',
  },
  original: (count: number) => `the text, ${characters(count)}`,
  result: (count: number) => `the result, ${characters(count)}`,
  /** Said by the tool that the text was taken to. */
  carried: 'Your text came along.',
  pages: { home: 'Home page', references: 'References of a paper', collections: 'Collections' },
  /** Behind the name of a page. */
  details: {
    references: 'citations beside the list of references',
    collections: 'what plagiarism checks compare with',
    library: 'your sources',
    history: 'texts you worked on',
    premium: 'plans and prices',
    profile: 'plan, security, data',
    blog: 'writing tips',
    post: 'blog post',
  },
  settings: {
    language: (name: string) => `Language: ${name}`,
    colours: (choice: string) => `Colours: ${choice}`,
    /** Behind the one that is chosen. */
    now: 'now',
    keys: 'Keyboard shortcuts',
  },
  /** At the foot, behind the keys. */
  foot: { walk: 'move', open: 'open', actions: 'more actions', back: 'back', stays: 'Your text stays where it is.' },
  count: (shown: number, found: number) => `${number(shown)} of ${number(found)}`,
  /** Said to screen readers once the typing pauses. */
  found: (count: number) => `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
  none: (typed: string) => `Nothing is called “${typed}”.`,
  noneHint: 'Try the name of a tool or a page, a language, or the author of a source.',
  actions: {
    of: (name: string) => `Actions for ${name}`,
    open: 'Open',
    tab: 'Open in a new tab',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'The browser did not allow copying.',
  },
  keys: {
    title: 'Keyboard',
    here: 'On this page',
    everywhere: 'On every page',
    lettersOff: 'Single keys are off; you can switch them on in your profile.',
    menu: 'Search and commands',
    tools: 'Tools, in the order of their tabs',
    search: 'Search this page',
    names: 'Move a name up, down',
    copyList: 'Copy the list of references',
    works: 'From source to source',
    extend: 'Select more sources',
    clear: 'Clear the selection',
    run: 'Rephrase',
    copy: 'Copy the result',
    again: 'Generate again',
    stop: 'Stop, close',
    regions: 'Next, previous part of the page',
    versions: 'Previous, next version, in the result',
    compare: 'Modes side by side: choose one',
    marks: 'From change to change, in the result',
    sentences: 'From sentence to sentence, in the result',
    choices: 'Choices for a change',
    history: 'Undo, redo a choice, in the result',
    help: 'This list',
  },
}
