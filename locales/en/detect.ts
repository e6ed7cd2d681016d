import { wordsFor } from '../words.ts'
import { detectSignals } from './detect-signals.ts'

const { number, plural, percent } = wordsFor('en')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'character', other: 'characters' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`
const texts = (count: number): string => `${number(count)} ${plural(count, { one: 'text', other: 'texts' })}`

/** The detector's screen. What it shares with the paraphraser stands there. Verdicts are words; no sentence accuses. */
export const detect = {
  page: {
    title: 'AI text detector',
    description: 'Says in words how a text reads, how often it is wrong about that, and when it cannot tell. In fifteen languages.',
    heading: 'AI text detector',
  },
  field: 'Your text',
  bar: {
    legend: 'Marks in the text',
    check: 'Check',
    again: 'Check again',
    report: 'Report',
    files: 'Several files',
    jump: 'Go to the result',
  },
  /** How a passage reads; also the bands under the ruler. */
  readings: { human: 'reads human', unclear: 'unclear', generated: 'reads generated' },
  state: {
    title: 'Result',
    about: 'How your text reads stands here, with what speaks for it and how often that is wrong.',
    needs: (needed: number) => `For a verdict there must be ${words(needed)} of running text or more.`,
    more: (missing: number) => `${words(missing)} more for a verdict.`,
    checking: 'Checking',
    stale: 'You changed the text after this check.',
    staleHelp: 'What follows speaks of the text as it was. The grey marks are those that your changes did not touch.',
    tooLong: (limit: number) => `Longer than one run can hold: ${characters(limit)}.`,
    tooLongHelp: 'Nothing was sent. Your text is still here.',
    cut: (amount: number) => `Check the first ${characters(amount)}`,
    cutTitle: (amount: number) => `Only the first ${characters(amount)} were checked.`,
    offline: 'Keep writing: your draft is kept on this device. Checking waits for the connection.',
    unknownLanguage: (name: string) => `This text is in ${name}.`,
    unknownLanguageHelp: 'No text in it was measured, so nothing can be said about it. Your text is still here and unchanged.',
  },
  result: {
    label: 'Likelihood that a model wrote it',
    verdicts: { signs: 'Signs of AI writing', mixed: 'Mixed', none: 'No signs found', 'cannot-tell': 'Can’t tell' },
    meanings: {
      signs: 'This text reads like those of models. Some people write like this, too.',
      mixed: 'Some passages read like those of models, others do not.',
      none: 'It does not read like the texts of models that this tool learned from. Texts of newer models are hardly ever found, so this does not show who wrote it.',
    },
    /** Why there is no verdict. */
    reasons: {
      'too-short': (judged: number, needed: number) =>
        `Too little to judge: ${words(judged)} of running text, and ${number(needed)} are needed.`,
      between: 'Texts of people and of models both look like this.',
      'not-measured': (language: string) =>
        `In ${language} the measurements are not good enough for a verdict. What follows are indications only.`,
      'not-prose': 'Lists, tables, verse, code and formulas do not show who wrote them.',
      'mixed-languages': 'Too little of the text is in one language.',
    },
    /** What can be done then. */
    waysOn: {
      'too-short': (missing: number) => `Add ${words(missing)} of running text, if there is more of it.`,
      between: 'That is a result, not a fault. A longer piece of the same text may read more clearly.',
      'not-measured': 'Read them as remarks on style, not as a hint at who wrote the text.',
      'not-prose': 'Check paragraphs of running text.',
      'mixed-languages': 'Check each language by itself, or choose the language above the text.',
    },
    range: (low: number, high: number) => `${number(low)} to ${number(high)} %`,
    rangeMeaning:
      'Half of the measured texts came from models; of those that read like this one, this share did. It is not a share of your text.',
    why: 'What was read',
    judged: (judged: number, all: number) =>
      judged === all ? `All ${words(all)} were judged.` : `${number(judged)} of ${words(all)} were judged.`,
    wide: (needed: number) => `Passages are marked from ${words(needed)} on.`,
    leftOut: (names: string) => `Left out: ${names}.`,
    leftOutKinds: {
      quotation: 'quotations',
      bibliography: 'references',
      code: 'code',
      formula: 'formulas',
      heading: 'headings',
      list: 'lists',
      table: 'tables',
      verse: 'verse',
      'other-language': 'passages in other languages',
    },
    odd: (count: number) => `${number(count)} odd ${plural(count, { one: 'character', other: 'characters' })}`,
    oddKinds: {
      'zero-width': 'without width',
      direction: 'turning the writing direction',
      'soft-hyphen': 'soft hyphens',
      control: 'control characters',
      'look-alike': 'look-alike letters of another script',
    },
    oddHelp: 'They often come from copying or from a file, and do not change the result.',
    show: (at: number, of: number) => `Show ${number(at)} of ${number(of)}`,
    passages: 'Marked passages',
    passage: (at: number) => `Passage ${number(at)}`,
    tools: 'Tinta’s own tools change how a text reads: after rephrasing or proofreading, a detector may answer differently.',
    copy: 'Copy result',
    textTitle: 'AI text detector: result',
    engine: (version: string) => `Model ${version}`,
  },
  noticed: {
    title: 'What it noticed',
    lead: 'Remarks on style. None of them decides, and people write like this, too.',
    nothing: 'Nothing that stands out.',
    /** Marks the places in the text. */
    show: (count: number) => `Show ${number(count)} ${plural(count, { one: 'place', other: 'places' })}`,
    hide: 'Hide',
    more: (count: number) => `${number(count)} more ${plural(count, { one: 'remark', other: 'remarks' })}`,
    usual: { people: 'nearer to people’s texts', unclear: 'as in both', models: 'nearer to models’ texts' },
  },
  /** A language model of the operator. `before` stands under the sheet, only where one is set. */
  model: {
    before: (name: string, languages: string) =>
      `The model ${name}, on a machine that this site’s operator has named, reads texts in these languages as well: ${languages}.`,
    title: (name: string) => `Predictability for ${name}`,
    beyond: (share: number) => `More even than ${percent(share)} of the people’s texts it was calibrated on.`,
    usual: 'As usual for people’s texts.',
    aside: 'One more sign, measured apart. The verdict does not rest on it.',
    away: (name: string) => `${name} did not answer. The rest of the result stands.`,
    head: 'How far the predictability can be trusted',
    texts: (people: number, machine: number, day: string) =>
      `Calibrated on ${day}, on ${number(people)} texts by people and ${number(machine)} by models.`,
    beyondIt: (wrongly: number, found: number) => `Beyond the bound were ${percent(wrongly)} of people’s and ${percent(found)} of models’.`,
    area: (low: number, high: number) => `Area under the curve: ${number(low)} to ${number(high)}.`,
  },
  signals: detectSignals,
  notProof: {
    title: 'This is not proof.',
    body: 'Detectors misjudge people, more often those writing in a second language. Do not use this result to accuse anyone.',
  },
  reliable: {
    button: 'How reliable is this?',
    title: (language: string) => `How reliable is this in ${language}?`,
    /** Beside the verdict. */
    line: (mean: number, worst: number) =>
      `Measured on people’s texts it had not seen: wrongly “signs” for ${percent(mean)} on average, ${percent(worst)} in the worst group of writers.`,
    learners: (share: number) =>
      `Among people writing in a language they learned: ${share === 0 ? 'none of the texts measured' : percent(share)}.`,
    oneModel: 'All texts by models that it was measured on are of one model: of others nothing is known.',
    noLearners: 'No texts of people who write in a language they learned were at hand, so their share of wrong alarms is not known.',
    unmeasured: 'No figures of its errors are good enough in this language, so it gives no verdict.',
    measuredOn: (day: string) => `Measured on ${day}.`,
    found: (share: number) => `Of texts by models, ${percent(share)} were called “signs”; the rest it missed or could not tell.`,
    cannotTell: (share: number) => `About ${percent(share)} of all texts it said that it cannot tell.`,
    loading: 'The measurements are being fetched.',
    missing: 'Why there are no verdicts',
    missingReasons: {
      'groups-too-few': 'Texts of too few groups of writers were at hand.',
      'texts-too-few': 'Too few texts were at hand.',
      'generators-too-few': 'Texts of too few models were at hand.',
      'false-alarms': 'Too many people’s texts were misjudged.',
      'genres-differ': 'What holds for one kind of text did not hold for another.',
      'learners-misjudged': 'People writing in a language they learned were misjudged more often than others.',
    },
    human: 'People’s texts misjudged, by group of writers',
    machine: 'Texts of models that were found',
    columns: {
      group: 'Group',
      texts: 'Texts',
      alarms: 'Wrong alarms',
      interval: 'Likely range',
      model: 'Model',
      kind: 'Kind of text',
      found: 'Found',
    },
    learnersTag: 'second language',
    texts,
    between: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
    notMeasured: 'not measured',
    allFigures: 'All figures, for every engine',
    limits: 'What it cannot know',
    limitsList: {
      author: 'Who wrote the text, or whether somebody had help.',
      later: 'Models that came after the measurement, and texts that were reworked by a person.',
      others: 'Groups of writers that are not in the table: their share of wrong alarms may be higher.',
      one: 'Whether it is right about this one text. The figures speak of many.',
    },
  },
  accused: {
    button: 'If you are accused',
    title: 'If somebody says that you did not write your text',
    lead: 'A detector’s result is no proof, this one’s included. What helps:',
    steps: {
      ask: {
        title: 'Ask for the evidence.',
        body: 'Which tool, which passages, which rule, and how often that tool is wrong about people like you.',
      },
      show: {
        title: 'Show how the text came about.',
        body: 'Drafts, version history, notes, sources, messages with your supervisor. Save them now.',
      },
      talk: { title: 'Offer to talk about it.', body: 'Whoever wrote a text can explain its argument, its sources and what was left out.' },
      name: {
        title: 'Name the known errors.',
        body: 'False alarms are more common for people writing in a second language, for very formal texts and for short ones.',
      },
      rules: {
        title: 'Read the rules that apply.',
        body: 'Say openly which help you used, if any, and whether it was allowed. Ask who can advise you: a students’ office, an ombudsperson.',
      },
      time: { title: 'Ask for time and for it in writing.', body: 'You may answer calmly, and bring somebody along.' },
    },
    other: 'If you are the one who asks: talk with the writer first. A result like this may begin a conversation, and may not end it.',
  },
  files: {
    title: 'Several files',
    lead: (limit: number) => `Up to ${number(limit)} files, each read by itself. The list keeps their order and ranks nobody.`,
    choose: 'Choose files',
    start: 'Check them',
    reading: (done: number, of: number) => `${number(done)} of ${number(of)} read`,
    done: (count: number) => `${texts(count)} read.`,
    stop: 'Stop',
    stopped: (done: number, of: number) => `Stopped: ${number(done)} of ${number(of)} read.`,
    tooMany: (limit: number) => `Only the first ${number(limit)} files were taken.`,
    csv: 'Table as .csv',
    fileName: 'detector',
    waiting: 'waiting',
    columns: { file: 'File', result: 'Result', reason: 'Reason', words: 'Words judged', language: 'Language' },
  },
  keys: { check: 'Check', stop: 'Stop', copy: 'Copy the result' },
  /** Said when a text of the other tool came along. */
  along: 'Your text came along.',
}
