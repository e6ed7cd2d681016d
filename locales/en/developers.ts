import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('en')

/** The page for developers. What stands between backticks is code. Times are ISO 8601. */
export const developers = {
  title: 'API for developers',
  description: 'Tinta’s tools in programs of your own: keys, examples in curl, JavaScript and Python, errors and limits.',
  heading: 'Tinta in programs of your own',
  lead: 'The tools of this site as a JSON API, with the same engines and the same answers. An account with Platinum gets keys for it.',
  /** On a site that has lifted all limits. */
  leadOpen: 'The tools of this site as a JSON API, with the same engines and the same answers. Every account gets keys for it here.',
  contents: 'On this page',
  base: 'Base address',
  reference: 'Every address and field, in English',
  document: 'OpenAPI document',
  example: {
    language: 'Language of the examples',
    /** `name` is a method and an address. */
    code: (name: string) => `Example: ${name}`,
    copy: 'Copy',
    copyOf: (name: string) => `Copy: ${name}`,
    copied: 'Copied.',
    fields: 'Fields of request and answer',
  },
  keys: {
    title: 'Your keys',
    lead: 'With a key a program works as you do, and what it uses counts as yours.',
    loading: 'Your keys are being fetched.',
    signedOut: 'Keys belong to an account. Log in to make one.',
    name: 'Name of the key',
    nameHelp: 'For you alone: which program uses it, for instance.',
    make: 'Make a key',
    ready: (name: string) => `The key “${name}” is ready.`,
    warning: 'Copy it now: it is shown this once. What we keep is a fingerprint, from which nobody can make the key again.',
    field: 'The new key',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    kept: 'I have kept it',
    list: 'Keys that work',
    held: (count: number, most: number) => `${number(count)} of ${number(most)}`,
    none: 'There is no key yet.',
    made: (time: string) => `made on ${day(time)}`,
    /** `moment` is a date with the time of day. */
    used: (moment: string) => `last used ${moment}`,
    unused: 'never used',
    revoke: 'Revoke',
    ask: (name: string) => `Programs that use “${name}” are refused from then on. This cannot be undone.`,
    yes: 'Revoke the key',
    no: 'Keep it',
    revoked: 'The key is revoked.',
    asleep: 'Your plan holds no keys, so these open nothing now. With Platinum they work again; revoking works at any time.',
  },
  access: {
    title: 'Authentication',
    header:
      'Send the key with every request, in the header `Authorization: Bearer tinta_…`. No cookie is read beside it, and the request may come from any server.',
    rights:
      'A key works with texts and with your library. Your history, your account, your plan and further keys it cannot reach; what a program does with it is not kept in your history.',
    care: 'Keep keys out of web pages and repositories. The examples read yours from the environment, as `TINTA_KEY`.',
    visitors: 'Most addresses answer without a key as well, within the limits of a visitor.',
  },
  tools: {
    rephrase: 'Rewrites a text in one of five modes and three strengths. The answer holds the new text and every change with its reason.',
    proofread:
      'Spelling, grammar, punctuation and style. Each finding has a place, a reason and suggestions; places count UTF-16 code units from 0.',
    detect: (words: number) =>
      `A verdict in bands with the signals behind it. Below ${number(words)} words, and wherever it cannot tell, it says so with \`cannot-tell\`.`,
    check:
      'A check is a job: it is begun with a text, answered with an `id`, and asked for until its `state` is `done`. It takes one check of your month.',
    cite: 'Reference list and citations in the text from CSL-JSON, in APA 7 or a style of this site.',
    find: 'Sources for a sentence or a topic, from your library and the indexes that this site asks, sent as events while they answer.',
    thesaurus: 'Synonyms of a word in any of its forms, each in the same form where that is known, with register and how common it is.',
    library: 'Adds works to your library and tells which of them are there already.',
  },
  addOns: {
    title: 'Editors and add-ons',
    lead: 'Add-ons for LanguageTool’s servers can check with Tinta: in office programs, browsers, note-taking programs and code editors. Where yours asks for a server, type one of these addresses.',
    ends: 'Which one depends on the program: some add `/v2` or `/check` by themselves. If it finds nothing in `She go home.`, try the next.',
    key: 'Without a key the limits of a visitor hold. For your own limits, dictionary and rules, give your email address as the username and a key as the API key.',
    care: 'What is checked this way is not kept, and stands in no log.',
  },
  streams: {
    title: 'Event streams',
    steps:
      'Rephrasing tells its steps when it is asked for `text/event-stream`: a `step` event when each begins, then one `result` or one `problem`.',
    jobs: 'A check is followed at `/check/{id}/events`. After a lost connection, `Last-Event-ID` goes on where it broke off.',
    cancel: 'Closing the connection cancels a run, and a cancelled run costs nothing.',
  },
  errors: {
    title: 'Errors',
    form: 'Whatever goes wrong is answered with problem details (RFC 9457): a `code` from a closed list, the facts of the case, and words in the language of `Accept-Language`.',
    code: 'Programs should go by the `code`; words may change.',
    status: 'Status',
    name: 'Code',
    meaning: 'Meaning',
    all: 'All codes',
  },
  limits: {
    title: 'Limits',
    counted:
      'Requests are counted by the owner of the key, whatever address they come from. Every answer says in its headers what is left of the minute.',
    wait: 'After a 429, wait as many seconds as `Retry-After` says.',
    plan: 'Characters and checks are those of your plan, for the site and your programs together. `GET /usage` says what is left.',
  },
}
