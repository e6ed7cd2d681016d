import { readFile } from 'node:fs/promises'
import { commonWords } from '#engines/languages/common-words.ts'
import { loadOwnWords } from '#engines/languages/own-words.ts'
import { remembered } from '#engines/languages/remembered.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { letterGroupsOf } from '#engines/proofread/letter-groups.ts'
import type { Speller } from '#engines/proofread/language.ts'

/** Dictionaries by the name of their package, loaded when first asked for. */
export type Spellers = { readonly get: (dictionary: string) => Promise<Speller> }

type Hunspell = Awaited<ReturnType<(typeof import('hunspell-wasm'))['createHunspellFromStrings']>>
type Loaded = { readonly hunspell: Hunspell; readonly speller: Speller }

/** One takes 30 to 70 MB; this many stay in a thread, the one longest unused goes. */
const keptAtMost = 5
/** Answers of each kind remembered of one dictionary: text repeats itself. */
const rememberedAtMost = 20_000

/**
 * Spellers over Hunspell (compiled to WebAssembly) and its dictionaries. Each thread has its own. Throws when a package
 * is not installed.
 */
export function makeSpellers(most = keptAtMost): Spellers {
  const loaded = new Map<string, Promise<Loaded>>()
  return {
    get: async (dictionary) => {
      const known = loaded.get(dictionary)
      const promise = known ?? load(dictionary)
      // The one just asked for becomes the last to go.
      loaded.delete(dictionary)
      loaded.set(dictionary, promise)
      try {
        const { speller } = await promise
        await dropOldest(loaded, most)
        return speller
      } catch (error) {
        loaded.delete(dictionary)
        throw error
      }
    },
  }
}

async function dropOldest(loaded: Map<string, Promise<Loaded>>, most: number): Promise<void> {
  for (const [name, promise] of loaded) {
    if (loaded.size <= most) return
    loaded.delete(name)
    const { hunspell } = await promise
    hunspell.dispose()
  }
}

async function load(dictionary: string): Promise<Loaded> {
  const { createHunspellFromStrings } = await import('hunspell-wasm')
  const at = (file: string): URL => new URL(file, import.meta.resolve(dictionary))
  const [affixes, words] = await Promise.all([readFile(at('index.aff'), 'utf8'), readFile(at('index.dic'), 'utf8')])
  const [mendedAffixes, mendedWords] = [mendAffixes(affixes), mendWords(words)]
  const hunspell = await createHunspellFromStrings(suggestingFast(mendedAffixes, dictionary), mendedWords)
  const added = await addOwnWords(hunspell, dictionary)
  const slips = { groups: letterGroupsOf(wordsOf(mendedWords, added)), replacements: replacementsOf(mendedAffixes) }
  return { hunspell, speller: { ...remembering(hunspell), slips } }
}

/**
 * The words of a dictionary in lower case, without their flags, and further ones. One after the other: lists of 300,000 lines would leave a
 * process 150 MB larger.
 */
function* wordsOf(content: string, further: readonly string[]): Generator<string> {
  for (let from = 0; from < content.length;) {
    const newline = content.indexOf('\n', from)
    const line = content.slice(from, newline < 0 ? content.length : newline)
    const end = line.search(/[/\t]/)
    yield (end < 0 ? line : line.slice(0, end)).toLowerCase()
    from += line.length + 1
  }
  yield* further
}

/** What the dictionary's makers saw written for what: `REP ei ie`; `_` is a space. */
const replacementsOf = (affixes: string): readonly (readonly [string, string])[] =>
  [...affixes.matchAll(/^REP[ \t]+(\S+)[ \t]+(\S+)/gm)].map(([, from = '', to = '']) => [from, to.replaceAll('_', ' ')] as const)

/** Words that the dictionary lacks, so that they are suggested as well and take the endings of words like them. Answers with all the words we know of. */
async function addOwnWords(hunspell: Hunspell, dictionary: string): Promise<readonly string[]> {
  const language = Object.values(writtenLanguages).find(({ dialects }) => dialects.some((one) => one.dictionary === dictionary))
  const rows = language ? await loadOwnWords(language.code) : []
  for (const { word, like } of rows) {
    // A model that this variant of the dictionary lacks lends no endings.
    if (like !== null && hunspell.testSpelling(like)) addLike(hunspell, word, like)
    else hunspell.addWord(word)
  }
  // Words of every day stand there too: many are forms that the dictionary makes of others ("really").
  const everyday = language ? [...language.functionWords, ...(commonWords[language.code] ?? [])] : []
  return [...rows.map(({ word }) => word), ...everyday].map((word) => word.toLowerCase())
}

function addLike(hunspell: Hunspell, word: string, like: string): void {
  try {
    hunspell.addWordWithAffix(word, like)
  } catch {
    // The model is known, but only as a form of another word.
    hunspell.addWord(word)
  }
}

/**
 * Some packages were turned into UTF-8 without saying so of their flags: read byte by byte, flags such as `Ë` and `Ł` fall
 * together, and words take endings that are not theirs.
 */
function mendAffixes(affixes: string): string {
  const plain = decodeEntities(affixes)
  const hasWideFlags = /^(?:SFX|PFX)[ \t]+[^\s\x21-\x7e]/m.test(plain) && !/^FLAG\b/m.test(plain)
  return hasWideFlags && /^SET[ \t]+UTF-8/m.test(plain) ? `FLAG UTF-8\n${plain}` : plain
}

/**
 * Of a word with no near neighbour Hunspell compares its trigrams with the whole dictionary: up to 80 ms a word. Only English and
 * Portuguese gained by it; elsewhere our own candidates and single slips find as much.
 */
const suggestingFast = (affixes: string, dictionary: string): string =>
  /^dictionary-(?:en|pt)/.test(dictionary) ? affixes : `MAXNGRAMSUGS 0\n${affixes.replace(/^MAXNGRAMSUGS.*$/m, '')}`

/** In the Hungarian list notes on 1,800 words (`ünneplés/XVËünnepelÁs_PROCESS/RESULT_noun`) run into the flags, of which some forbid the word. */
function mendWords(words: string): string {
  const plain = decodeEntities(words)
  if (!/_[A-Z]|</.test(plain)) return plain
  return plain.replace(/^([^/\t\n]+)\/([^\t\n]*(?:_[A-Z]|<)[^\t\n]*)/gm, (_, word: string, flags: string) => {
    const bracket = flags.indexOf(')')
    const root = flags.indexOf(word.slice(0, 2))
    const end = bracket >= 0 ? bracket : root >= 0 ? root : flags.search(/\p{Lu}\p{Ll}*_|</u)
    return end > 0 ? `${word}/${flags.slice(0, end)}` : word
  })
}

/** The Hungarian files name rare letters as HTML does, which inside a class of letters (`[^aá&agrave;]`) means others. */
const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&([a-zA-Z]{2,8});/g, (whole, name: string) => entities[name] ?? whole) : text

const entities: Readonly<Record<string, string>> = {
  Aring: 'Å',
  Otilde: 'Õ',
  Ucirc: 'Û',
  agrave: 'à',
  apos: '’',
  aring: 'å',
  atilde: 'ã',
  ccedil: 'ç',
  deg: '°',
  egrave: 'è',
  euro: '€',
  ff: 'ﬀ',
  ffi: 'ﬃ',
  ffl: 'ﬄ',
  fi: 'ﬁ',
  fl: 'ﬂ',
  micro: 'µ',
  mu: 'μ',
  nbhp: '‑',
  ndash: '–',
  ntilde: 'ñ',
  ocirc: 'ô',
  oelig: 'œ',
  oslash: 'ø',
  otilde: 'õ',
  permil: '‰',
  rquo: '’',
  sect: '§',
  ucirc: 'û',
  ugrave: 'ù',
}

const remembering = (hunspell: Hunspell): Speller => ({
  isKnown: remembered((word) => hunspell.testSpelling(word), rememberedAtMost),
  suggest: remembered((word) => hunspell.getSpellingSuggestions(word), rememberedAtMost),
  stems: remembered((word) => hunspell.stemWord(word), rememberedAtMost),
})
