/** Frame of every page: navigation, footer, menus, error pages. */
export const shell = {
  site: {
    tagline: 'Tools for people who write to be read.',
    skip: 'Skip to the text',
    home: 'Tinta, home page',
  },
  nav: {
    label: 'Main',
    functions: 'Functions',
    library: 'Library',
    blog: 'Blog',
    premium: 'Premium',
    account: 'My Account',
    history: 'History',
    search: 'Search',
    logIn: 'Log in',
    logOut: 'Log out',
    menu: 'Menu',
    closeMenu: 'Close the menu',
  },
  language: {
    label: 'Language',
    /** On the footer's button; `name` is the language's own name. */
    button: (name: string) => `Language: ${name}`,
  },
  mode: {
    label: 'Colours',
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
    /** Name of the button; `choice` is one of the three above. */
    button: (choice: string) => `Colours: ${choice}`,
    forced: 'This page sets its own colours.',
  },
  /** `name` in menus, `tab` on the sheet's dividers, `line` says what it does. */
  tools: {
    label: 'Tools',
    paraphraser: { name: 'Paraphraser', tab: 'Paraphraser', line: 'Your passage in other words, with every change marked' },
    proofreader: { name: 'AI proofreader', tab: 'Proofreader', line: 'Spelling, grammar and style, with the reason for each' },
    detector: { name: 'AI text detector', tab: 'AI detector', line: 'A range, not a verdict, and the signals behind it' },
    plagiarism: { name: 'Plagiarism checker', tab: 'Plagiarism', line: 'Side by side with every source it found' },
    citation: { name: 'APA citation', tab: 'Citations', line: 'From a DOI, a link or a title, in APA 7' },
    writer: { name: 'Writer', tab: 'Writer', line: 'Chapters, sources and character counts in one place' },
    translate: { name: 'Translate', tab: 'Translate', line: 'Fifteen languages, sentence by sentence' },
    thesaurus: { name: 'Synonym finder', tab: 'Thesaurus', line: 'Synonyms sorted by meaning and register' },
    sourceFinder: { name: 'Source finder', tab: 'Sources', line: 'Papers that bear on a sentence' },
    presentation: { name: 'Presentation creator', tab: 'Slides', line: 'A draft deck from an outline or a text' },
  },
  footer: {
    label: 'Footer',
    tools: 'Tools',
    company: 'Company',
    legal: 'Legal',
    social: 'Social',
    quality: 'Quality, measured',
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
    developers: 'API',
  },
  notFound: {
    title: '404 - Page Not Found',
    body: 'There is no page at this address. It may have moved, or a letter slipped.',
    go: 'Go to the paraphraser',
    note: 'Spelling',
    /** Before the link to the nearest real address; `after` ends the question. */
    didYouMean: { before: 'Did you mean ', after: '?' },
    accept: 'Accept',
  },
  failed: {
    title: 'Internal Server Error',
    body: 'Something failed on our side while this page was being made. Drafts kept on this device are safe.',
    again: 'Try again',
    home: 'Go home',
    number: 'Error number',
    copy: 'Copy the number',
    copied: 'Copied',
  },
  update: {
    ready: 'A new version is ready.',
    body: 'It comes with the next page you open; drafts are kept.',
    now: 'Load it now',
  },
  toast: {
    region: 'Messages',
    close: 'Close',
  },
  dialog: {
    close: 'Close',
  },
}
