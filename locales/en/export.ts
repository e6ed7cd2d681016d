import type { ExportMessages } from '../export.ts'

/** Words in the files that a person takes away: the note on top of the export, and the labels of a run. */
export const exported: ExportMessages = {
  title: 'Your data from Tinta',
  about: ({ site, day }) => `This is what ${site} keeps about you. The file was made on ${day}.`,
  parts: {
    account: 'name, e-mail address and dates of your account',
    preferences: 'your settings',
    signInMethods: 'how you log in',
    devices: 'where you are logged in',
    keys: 'the names and first characters of your keys for the API',
    usage: 'what each run took from your monthly amount',
    subscription: 'plans and purchases',
    dictionary: 'your own words, and the rules you switched off',
    historyJson: 'your history, with texts and results',
    historyFolder: 'the same, one file for each run',
    checks: 'your plagiarism checks with their reports',
    documents: 'the documents you keep to compare texts with, and your drafts, with their texts',
    library: 'the sources of your library with their folders, tags and notes',
    libraryFiles: 'the files that you attached to them',
  },
  secrets: 'Passwords, codes and links that open your account are not in here.',
  form: 'Files ending in .json are meant for programs; any text editor opens them as well. Times are in UTC.',
  run: {
    tool: 'Tool',
    language: 'Language',
    madeAt: 'Date',
    text: 'Text',
    result: 'Result',
  },
}
