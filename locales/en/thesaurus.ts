import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const meanings = (count: number): string => `${number(count)} ${plural(count, { one: 'meaning', other: 'meanings' })}`
const synonyms = (count: number): string => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`
const opposites = (count: number): string => `${number(count)} ${plural(count, { one: 'opposite', other: 'opposites' })}`

/** The page of the synonym finder: a word, what may stand in its place, and the reader's sentence beside it. */
export const thesaurus = {
  title: 'Synonym finder: words by meaning and register',
  description:
    'Looks a word up in any of its forms, in fifteen languages: synonyms by meaning and register, opposites, and each in the form that your sentence needs.',
  heading: 'Synonym finder',
  again: 'Try again',
  box: {
    label: 'Word',
    placeholder: 'A word, in any form',
    clear: 'Clear',
    academic: 'Academic words only',
    looking: 'Being looked up',
    offline: 'You are offline. Words are looked up when the connection is back; what you typed is kept.',
  },
  trail: { label: 'Your trail', from: 'You came from' },
  /** Before the names of languages that have the word too. */
  also: 'Also a word in',
  entry: {
    /** Figures that are 0 are left out. */
    counts: (found: number, words: number, against: number) =>
      [meanings(found), ...(words > 0 ? [synonyms(words)] : []), ...(against > 0 ? [opposites(against)] : [])].join(', '),
    formOf: (form: string, word: string) => `You wrote ${form}, a form of ${word}.`,
    meaning: (count: number) => `Meaning ${number(count)}`,
    example: 'Example',
    opposite: 'opposite',
    parts: {
      noun: 'noun',
      verb: 'verb',
      adjective: 'adjective',
      adverb: 'adverb',
      connective: 'connective',
      preposition: 'preposition',
      pronoun: 'pronoun',
      numeral: 'numeral',
      interjection: 'interjection',
    },
    genders: {
      m: 'masculine',
      ma: 'masculine, of living beings',
      mi: 'masculine, of things',
      f: 'feminine',
      n: 'neuter',
      c: 'common gender',
      mf: 'masculine or feminine',
    },
    registers: { neutral: 'neutral', academic: 'academic', informal: 'informal', literary: 'literary', dated: 'dated' },
    noAcademic: 'No word here is marked as academic.',
    showAll: 'Show all words',
  },
  familiarity: {
    legend: 'How well known',
    common: 'common',
    less: 'less common',
    rare: 'rare',
    rareLong: 'rare, check that your reader knows it',
  },
  word: {
    copy: 'Copy',
    lookUp: 'Look up',
    lookUpThis: (word: string) => `Look up “${word}”`,
    use: 'Use in my sentence',
    copied: (word: string) => `“${word}” copied.`,
    notCopied: 'The browser did not let it be copied.',
  },
  keys: { walk: 'walk', copy: 'copy', lookUp: 'look up', back: 'back' },
  shortcuts: {
    walk: 'From word to word',
    copy: 'Copy the word',
    lookUp: 'Look the word up',
    back: 'Back to the word before',
    replace: 'Replace the word in the sentence',
  },
  empty: {
    title: 'Which word do you want to put another way?',
    body: 'Type a word in any form, in one of fifteen languages. You get its synonyms by meaning and register, with opposites and how well known each is.',
    sentence: 'Put your sentence beside it, and each synonym comes in the form that the sentence needs.',
    examples: 'For example',
  },
  nothing: {
    title: (word: string, name: string) => `${name} has no entry for ${word} here.`,
    /** Where the language was to be found out. */
    titleAny: (word: string) => `There is no entry for ${word} here.`,
    nearest: 'Spelled like it:',
    others: 'It is a word in:',
    words: 'Words of it that have an entry:',
    body: 'Check the spelling and the language, or try a more common word of the same meaning.',
  },
  ownListOnly: (name: string) => `${name}: only Tinta’s own list of academic words was searched here. An open thesaurus can be added.`,
  ownListLink: 'How to add one',
  sentence: {
    title: 'In your sentence',
    field: 'Your sentence',
    placeholder: 'Paste the sentence that the word stands in.',
    show: 'Find the word in it',
    edit: 'Edit',
    clear: 'Clear',
    kept: 'It stays in this browser. Only the word itself is looked up.',
    choose: 'Choose the word that is to be replaced.',
    pickWord: 'Words of your sentence',
    wrote: (form: string) => `You wrote ${form}.`,
    sameForm: 'The new word gets the same form.',
    noForms: (name: string) => `Without tables of forms for ${name}, words come in their base form.`,
    forms: 'Words that fit',
    base: 'base form, add the ending',
    /** `gender` is one of the genders above. */
    agree: (gender: string) => `${gender}: change what agrees with it`,
    more: (count: number) => `${number(count)} more`,
    none: 'There is no synonym of it to put in.',
    replace: 'Replace',
    copyWord: 'Copy the word',
    copySentence: 'Copy the sentence',
    undo: 'Undo',
    replaced: (form: string, word: string) => `${form} became ${word}.`,
    /** `word` is an article or a preposition whose form hangs on the sound after it: a, an. */
    before: (word: string) => `Look at “${word}” before it: the new word begins with another sound.`,
    undone: 'Taken back.',
    sentenceCopied: 'Sentence copied.',
    honest: 'Where Tinta is not sure of the form it gives the base form and says so.',
  },
  /** Beside a word that is double-clicked in another tool. `keys` are those that lead into it. */
  panel: {
    key: 'Synonyms of a word',
    title: (word: string) => `Synonyms of ${word}`,
    said: (count: number, keys: string) =>
      `${number(count)} ${plural(count, { one: 'synonym', other: 'synonyms' })}. ${keys} goes to them.`,
    all: 'All meanings',
    noWord: 'Put the caret in a word first.',
  },
  foot: 'Looked up on this server, in Tinta’s own lists and open thesauri. Nothing that you type is kept there.',
}
