import type { LintFacts, LintMessages } from '../lint.ts'

const to = (right = ''): string => (right ? `: “${right}”` : '')
const unfit = (word = ''): string => `“${word}” does not fit here.`
const instead = ({ word, right }: LintFacts): string => (right ? `“${right}” instead of “${word}”.` : unfit(word))

/** A title of two or three words; a message that says what is wrong here; a reason that teaches. */
export const lints: LintMessages = {
  // Spelling
  misspelled: {
    title: 'Unknown word',
    message: ({ word = '' }) => `“${word}” is not in the dictionary.`,
    reason: 'It may be a slip of the pen. If it is a name or a term, add it to your dictionary.',
  },
  'confused-words': {
    title: 'Confused words',
    message: ({ word = '', right = '' }) => (right ? `“${right}” seems to be meant, not “${word}”.` : unfit(word)),
    reason: 'Both are words, but they sound or look alike and mean different things.',
  },
  'compound-joined': {
    title: 'Two words',
    message: ({ word = '', right = '' }) => `“${word}” is written apart${to(right)}.`,
    reason: 'Written as one word it means something else, or is no word at all.',
  },
  'compound-split': {
    title: 'One word',
    message: ({ word = '', right = '' }) => `“${word}” is written as one${to(right)}.`,
    reason: 'The parts have grown into one word.',
  },
  diacritics: {
    title: 'Missing accent',
    message: ({ word = '', right = '' }) => (right ? `“${word}” is written “${right}”.` : `“${word}” is written otherwise.`),
    reason: 'Without its accent it is another word, or none.',
  },
  'capital-needed': {
    title: 'Capital letter',
    message: ({ word = '', right = '' }) => `“${word}” begins with a capital here${to(right)}.`,
    reason: 'Sentences and names begin with a capital letter.',
  },
  'capital-not-needed': {
    title: 'Small letter',
    message: ({ word = '', right = '' }) => `“${word}” is written small${to(right)}.`,
    reason: 'It is neither a name nor the beginning of a sentence.',
  },
  'outdated-spelling': {
    title: 'Old spelling',
    message: ({ word = '', right = '' }) => (right ? `“${word}” is written “${right}” today.` : `“${word}” is written otherwise today.`),
    reason: 'The spelling has been reformed.',
  },
  apostrophe: {
    title: 'Apostrophe',
    message: ({ word = '', right = '' }) => (right ? `“${right}” is meant, not “${word}”.` : unfit(word)),
    reason: 'An apostrophe stands for letters left out or for belonging; it is a mark of its own, not an accent.',
  },
  // Grammar
  'subject-verb': {
    title: 'Subject and verb',
    message: ({ word = '', right = '' }) =>
      right ? `The verb does not fit its subject: “${right}” instead of “${word}”.` : `The verb does not fit its subject: “${word}”.`,
    reason: 'A verb takes the person and number of what it is said of.',
  },
  'article-a-an': {
    title: 'Choice of the article',
    message: instead,
    reason: 'The article goes with the word after it: with its sound (an hour, a university) or with its gender.',
  },
  'article-missing': {
    title: 'Missing article',
    message: ({ right = '' }) => `An article is missing${to(right)}.`,
    reason: 'A thing that can be counted does not stand alone in the singular.',
  },
  'article-not-needed': {
    title: 'Unneeded article',
    message: ({ word = '' }) => `The article in “${word}” is not needed.`,
    reason: 'Things in general, and fixed expressions like this one, stand without an article.',
  },
  'noun-number': {
    title: 'Singular or plural',
    message: instead,
    reason: 'The words around the noun ask for the other number.',
  },
  uncountable: {
    title: 'No plural',
    message: ({ word = '', right = '' }) => `“${word}” is not counted${to(right)}.`,
    reason: 'Words like information, advice or research have no plural and no “a”; a piece of advice can be counted.',
  },
  'determiner-noun': {
    title: 'Words that must match',
    message: ({ word = '', right = '' }) => `“${word}” does not match its noun${to(right)}.`,
    reason: 'A word that points to a noun takes its number and gender: this book, these books; each and every go with one.',
  },
  preposition: {
    title: 'Preposition',
    message: ({ word = '', right = '' }) => (right ? `“${right}” is usual here, not “${word}”.` : unfit(word)),
    reason: 'Which preposition follows a word is fixed by usage.',
  },
  'preposition-missing': {
    title: 'Missing preposition',
    message: ({ right = '' }) => `A preposition is missing${to(right)}.`,
    reason: 'This word needs a preposition before what follows.',
  },
  'preposition-not-needed': {
    title: 'Unneeded preposition',
    message: ({ word = '' }) => `The preposition in “${word}” is not needed.`,
    reason: 'This verb takes its object directly.',
  },
  tense: {
    title: 'Tense',
    message: ({ word = '', right = '' }) => (right ? `The time named asks for “${right}”, not “${word}”.` : unfit(word)),
    reason: 'The tense of the verb must fit the time that the sentence names.',
  },
  'tense-since-for': {
    title: 'Since and for',
    message: instead,
    reason: 'What began in the past and still goes on is told in the perfect: since a moment, for a length of time.',
  },
  conditional: {
    title: 'Conditional',
    message: instead,
    reason: 'What is only supposed has verb forms of its own; after the English “if” stands neither “will” nor “would”.',
  },
  'verb-form': {
    title: 'Form of the verb',
    message: instead,
    reason: 'The word before decides which form of the verb follows.',
  },
  'infinitive-or-ing': {
    title: 'Infinitive',
    message: instead,
    reason: 'What follows a verb has to be learnt with it: in English some take to + verb, others the form in -ing.',
  },
  modal: {
    title: 'After can, must, should',
    message: instead,
    reason: 'Can, must, should and the like are followed by the bare verb.',
  },
  auxiliary: {
    title: 'Helping verb',
    message: instead,
    reason: 'Every verb goes with its own helping verb, and that alone carries the tense or the person.',
  },
  passive: {
    title: 'Passive',
    message: instead,
    reason: 'The passive is a form of be with the third form of the verb; some verbs have none.',
  },
  'question-order': {
    title: 'Order in a question',
    message: instead,
    reason: 'A question turns subject and verb round; a question inside a statement does not.',
  },
  'word-order': {
    title: 'Word order',
    message: instead,
    reason: 'These words stand in another order.',
  },
  comparison: {
    title: 'Comparison',
    message: instead,
    reason:
      'Compare once: with a word (more, most) or with an ending (-er, -est), never with both; and with the word for it, “than” in English.',
  },
  'adjective-adverb': {
    title: 'Adjective or adverb',
    message: instead,
    reason: 'An adjective says what a thing is like, an adverb how something is done.',
  },
  'pronoun-case': {
    title: 'Form of the pronoun',
    message: instead,
    reason: 'One form is for who acts, another for who is acted on or follows a preposition: I and me, he and him.',
  },
  'pronoun-choice': {
    title: 'Pronoun',
    message: instead,
    reason: 'Another pronoun stands for this word.',
  },
  'relative-pronoun': {
    title: 'Relative pronoun',
    message: instead,
    reason: 'It goes with what it refers to: in English who for people, which for things, what for neither.',
  },
  'double-negative': {
    title: 'Negated twice',
    message: ({ word = '', right = '' }) =>
      right ? `One of the two negations goes: “${right}” instead of “${word}”.` : `One of the two negations goes: “${word}”.`,
    reason: 'In careful writing two negations cancel each other out.',
  },
  'double-subject': {
    title: 'Subject named twice',
    message: ({ word = '' }) => `The subject is named again by “${word}”.`,
    reason: 'A sentence names its subject once.',
  },
  conjunction: {
    title: 'Linking word',
    message: instead,
    reason: 'One linking word is enough, and these two do not go together.',
  },
  quantifier: {
    title: 'Counted or measured',
    message: instead,
    reason: 'What is counted takes other words than what is measured: many and few, but much and little.',
  },
  'verb-pattern': {
    title: 'Pattern of the verb',
    message: instead,
    reason: 'This verb takes its objects in another way.',
  },
  agreement: {
    title: 'Agreement',
    message: ({ word = '', right = '' }) => `“${word}” does not agree with the words around it${to(right)}.`,
    reason: 'Words that belong together share gender, number and person.',
  },
  case: {
    title: 'Case',
    message: instead,
    reason: 'The verb or preposition asks for another case.',
  },
  mood: {
    title: 'Mood of the verb',
    message: instead,
    reason: 'The words before ask for another mood of the verb.',
  },
  'vowel-harmony': {
    title: 'Ending',
    message: ({ right = '' }) => `The ending follows the vowels of the word${to(right)}.`,
    reason: 'Front and back vowels take different endings.',
  },
  // Punctuation
  'comma-missing': {
    title: 'Missing comma',
    message: ({ right = '' }) => `A comma is missing${to(right)}.`,
    reason: 'The comma shows where one part of the sentence ends and the next begins.',
  },
  'comma-not-needed': {
    title: 'Unneeded comma',
    message: ({ word = '' }) => `The comma in “${word}” parts what belongs together.`,
    reason: 'No comma stands between these parts of a sentence.',
  },
  'comma-splice': {
    title: 'Two sentences',
    message: ({ word = '' }) => `A comma alone does not join two sentences: “${word}”.`,
    reason: 'Use a full stop, a semicolon or a linking word.',
  },
  'end-mark': {
    title: 'End of the sentence',
    message: 'The sentence ends without its mark.',
    reason: 'A statement ends in a full stop, a question in a question mark.',
  },
  'doubled-mark': {
    title: 'Doubled mark',
    message: ({ word = '' }) => `“${word}” is one mark too many.`,
    reason: 'One mark is enough.',
  },
  unpaired: {
    title: 'Missing partner',
    message: ({ word = '' }) => `“${word}” has no partner in this paragraph.`,
    reason: 'What is opened must be closed.',
  },
  hyphen: {
    title: 'Hyphen',
    message: instead,
    reason: 'A hyphen ties words together that are read as one.',
  },
  // Typography
  'space-before-mark': {
    title: 'Space before a mark',
    message: ({ word = '' }) => `No space stands before “${word}”.`,
    reason: 'The mark belongs to the word before it.',
  },
  'space-after-mark': {
    title: 'Space after a mark',
    message: ({ word = '' }) => `A space is missing after “${word}”.`,
    reason: 'A space parts the mark from the next word.',
  },
  'space-in-brackets': {
    title: 'Space in brackets',
    message: 'No space stands on the inner side of a bracket.',
    reason: 'Brackets hold what is in them close.',
  },
  'spaces-doubled': { title: 'Two spaces', message: 'One space is enough here.', reason: 'Doubled spaces tear holes into a line.' },
  'space-needed-before': {
    title: 'Space before a mark',
    message: ({ word = '' }) => `A no-break space stands before “${word}”.`,
    reason: 'In this language high marks stand apart from the word before.',
  },
  quotes: {
    title: 'Quotation marks',
    message: ({ right = '' }) => `This language writes ${right}.`,
    reason: 'Every language has its own quotation marks.',
  },
  dash: {
    title: 'Dash',
    message: ({ word = '' }) => `A dash is longer than “${word}”.`,
    reason: 'A hyphen ties together, a dash parts.',
  },
  ellipsis: {
    title: 'Ellipsis',
    message: 'Three dots are one mark: “…”.',
    reason: 'The mark keeps the dots together at the end of a line.',
  },
  'decimal-mark': {
    title: 'Decimal mark',
    message: ({ word = '', right = '' }) =>
      right ? `“${word}” is written “${right}” in this language.` : `“${word}” is written otherwise in this language.`,
    reason: 'Some languages write a decimal comma, others a point.',
  },
  'number-groups': {
    title: 'Groups of digits',
    message: ({ word = '', right = '' }) =>
      right ? `“${word}” is easier to read as “${right}”.` : `“${word}” is easier to read in groups.`,
    reason: 'Long numbers are written in groups of three digits.',
  },
  'unit-space': {
    title: 'Number and unit',
    message: ({ word = '' }) => `A no-break space stands between the number and “${word}”.`,
    reason: 'It keeps both on one line.',
  },
  'wrong-letter': {
    title: 'Foreign letter',
    message: ({ word = '', right = '' }) => `“${word}” holds a letter that only looks right${to(right)}.`,
    reason: 'Searching and checking do not find words with letters of another alphabet.',
  },
  // Repetition
  'repeated-word': {
    title: 'Said twice',
    message: ({ word = '' }) => `“${word}” stands twice.`,
    reason: 'It easily happens when a sentence is rewritten.',
  },
  'repeated-phrase': {
    title: 'Said twice',
    message: ({ word = '' }) => `“${word}” stands twice.`,
    reason: 'It easily happens when a sentence is rewritten.',
  },
  'sentences-begin-alike': {
    title: 'Same beginning',
    message: ({ word = '' }) => `Three sentences in a row begin with “${word}”.`,
    reason: 'Another beginning now and then keeps the reader with you.',
  },
  // Consistency
  'spelling-variants': {
    title: 'Two spellings',
    message: ({ word = '', right = '' }) => `“${word}” here, “${right}” elsewhere in the text.`,
    reason: 'Both are right; one text keeps to one of them.',
  },
  'quote-styles': {
    title: 'Two kinds of quotation marks',
    message: ({ word = '', right = '' }) => `“${word}” here, “${right}” elsewhere in the text.`,
    reason: 'One text keeps to one kind.',
  },
  // Style
  redundant: {
    title: 'Said already',
    message: ({ word = '', right = '' }) => (right ? `“${word}” says the same twice: “${right}” is enough.` : `“${word}” adds nothing.`),
    reason: 'One of the words already means the other.',
  },
  wordy: {
    title: 'Long way round',
    message: ({ word = '', right = '' }) => (right ? `“${right}” says what “${word}” says.` : `“${word}” can be said in fewer words.`),
    reason: 'Shorter is easier to read.',
  },
  cliche: {
    title: 'Worn phrase',
    message: ({ word = '' }) => `“${word}” has been read often.`,
    reason: 'Plain words say more than a phrase that everybody uses.',
  },
  'weak-intensifier': {
    title: 'Weak strengthener',
    message: ({ word = '' }) => `“${word}” can mostly go.`,
    reason: 'A stronger word, or none, does more than very and really.',
  },
  'long-sentence': {
    title: 'Long sentence',
    message: ({ count = '' }) => `This sentence has ${count} words.`,
    reason: 'After some forty words most readers have lost the beginning. Where could it be parted?',
  },
  'passive-voice': {
    title: 'Passive',
    message: 'Who does it is not said.',
    reason: 'The passive is right where the doer does not matter; otherwise name who acts.',
  },
  // Register
  contraction: {
    title: 'Short form',
    message: ({ word = '', right = '' }) => `In formal writing “${word}” is written out${to(right)}.`,
    reason: 'Short forms belong to speech and letters.',
  },
  informal: {
    title: 'Informal',
    message: ({ word = '', right = '' }) =>
      right ? `“${word}” belongs to speech; “${right}” is more formal.` : `“${word}” belongs to speech.`,
    reason: 'In academic writing readers expect formal words.',
  },
  dialect: {
    title: 'Variant',
    message: ({ word = '', right = '' }) =>
      right
        ? `“${word}” belongs to another variant of the language; here it is “${right}”.`
        : `“${word}” belongs to another variant of the language.`,
    reason: 'One text keeps to one variant.',
  },
  'old-fashioned': {
    title: 'Old-fashioned word',
    message: ({ word = '', right = '' }) =>
      right ? `“${word}” is hardly used today; “${right}” is what readers expect.` : `“${word}” is hardly used today.`,
    reason: 'Today it is at home in old or legal texts only.',
  },
  'checker-grammar': {
    title: 'Grammar',
    message: ({ said = '' }) => said || 'Look at this place again.',
    reason: 'Found by a checker that the operator of this site has added; the words are its own.',
  },
  'checker-punctuation': {
    title: 'Punctuation',
    message: ({ said = '' }) => said || 'Look at this place again.',
    reason: 'Found by a checker that the operator of this site has added; the words are its own.',
  },
  'checker-style': {
    title: 'Style',
    message: ({ said = '' }) => said || 'Look at this place again.',
    reason: 'Found by a checker that the operator of this site has added; the words are its own.',
  },
}
