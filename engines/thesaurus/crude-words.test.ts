import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isCrude, isOfGroup, withoutCrude } from './crude-words.ts'
import { lookUp } from './look-up.ts'
import type { Entry } from './entry.ts'

const entry = (word: string, ...senses: readonly (readonly string[])[]): Entry => ({
  word,
  partOfSpeech: null,
  gender: null,
  senses: senses.map((words) => ({
    gloss: '',
    synonyms: words.map((one) => ({ word: one, register: 'neutral' })),
    opposites: [],
    example: '',
  })),
})

const shown = (language: string, asked: string, ...senses: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  withoutCrude([entry(asked, ...senses)], asked, language).flatMap(({ senses: kept }) =>
    kept.map(({ synonyms }) => synonyms.map(({ word }) => word)),
  )

describe('an open thesaurus', () => {
  test.each([
    ['cs', 'výsledek', 'teplouš', 'výstup', 'plod'],
    ['cs', 'svazek', 'homosexuál', 'balík', 'otep'],
    ['de', 'stark', 'geil', 'kräftig', 'mächtig'],
    ['de', 'wirklich', 'ohne Scheiß', 'tatsächlich', 'ungelogen'],
    ['en', 'bad', 'shitty', 'poor', 'unsound'],
    ['en', 'human', 'homo', 'man', 'person'],
    ['es', 'valor', 'cojones', 'valentía', 'arrojo'],
    ['es', 'obra', 'cagar', 'hacer', 'trabajar'],
    ['es', 'simple', 'imbécil', 'bobo', 'pasmado'],
    ['fr', 'base', 'cul', 'fond', 'socle'],
    ['hu', 'csekély', 'fogyatékos', 'kevés', 'hiányos'],
    ['it', 'bocciare', 'trombare', 'respingere', 'scartare'],
    ['it', 'altro', 'omosessuale', 'diverso', 'differente'],
    ['nl', 'gek', 'debiel', 'vreemd', 'zot'],
    ['no', 'ende', 'ræv', 'slutt', 'bakdel'],
    ['pl', 'wada', 'niedorozwój', 'defekt', 'usterka'],
    ['pt', 'difícil', 'foda', 'árduo', 'custoso'],
    ['ro', 'greșit', 'smintit', 'eronat', 'incorect'],
    ['sk', 'problém', 'blbosť', 'ťažkosť', 'otázka'],
    ['sv', 'långsam', 'slöröv', 'trög', 'sakta'],
    ['tr', 'kadın', 'kancık', 'bayan', 'hanım'],
  ])('in %s offers for “%s” no “%s”, but “%s”', (language, asked, hidden, ...harmless) => {
    expect(shown(language, asked, [hidden, ...harmless])).toEqual([harmless])
    expect(shown(language, asked, [hidden.toLocaleUpperCase(language), ...harmless])).toEqual([harmless])
  })

  test.each([
    ['a crude word', 'es', 'cojones', ['polla', 'valor']],
    ['a crude word in capitals', 'tr', 'İBNE', ['puşt']],
    ['a phrase with a crude word in it', 'de', 'kein Scheiß', ['ohne Scheiß']],
    ['a word for a group', 'it', 'omosessuale', ['gay']],
    ['a word for a group, whose name changed', 'cs', 'Rom', ['cikán', 'romský']],
  ])('gives %s its entry', (_case, language, asked, words) => {
    expect(shown(language, asked, words)).toEqual([words])
  })

  test('offers no crude word for a group, nor a group for a crude word', () => {
    expect(shown('it', 'omosessuale', ['gay', 'lesbica', 'frocio'])).toEqual([['gay', 'lesbica']])
    expect(shown('it', 'cretino', ['scemo', 'sciocco', 'handicappato'])).toEqual([['scemo', 'sciocco']])
  })

  test.each([
    ['es', 'judío', 'usurero', 'hebreo'],
    ['pt', 'judeu', 'avarento', 'israelita'],
    ['it', 'omosessuale', 'invertito', 'gay'],
    ['sv', 'zigenare', 'stöld', 'romer'],
  ])('in %s says nothing of “%s” but other words for the group', (language, asked, hurtful, kept) => {
    expect(shown(language, asked, [hurtful], [hurtful, kept])).toEqual([[kept]])
  })

  test('leaves a meaning out that is half made of such words, and an entry without meanings', () => {
    expect(shown('en', 'know', ['recognize', 'acknowledge'], ['get laid', 'have sex', 'love'])).toEqual([['recognize', 'acknowledge']])
    expect(withoutCrude([entry('diverso', ['anormale', 'omosessuale'])], 'diverso', 'it')).toEqual([])
  })

  test('keeps words that only begin like a crude one', () => {
    expect(shown('it', 'colpo', ['cazzotto'])).toEqual([['cazzotto']])
    expect(shown('fr', 'impasse', ['cul-de-sac'])).toEqual([['cul-de-sac']])
    expect(shown('hu', 'vázszerkezet', ['faszerkezet'])).toEqual([['faszerkezet']])
    expect(shown('pl', 'uczestnik', ['członek'])).toEqual([['członek']])
  })

  test('is filtered by the look-up; what we wrote is not', () => {
    const dictionary = {
      language: 'es',
      own: () => [],
      open: () => [entry('valor', ['valentía', 'arrojo', 'cojones'])],
      lemmasOf: () => [],
      familiarityOf: () => null,
    }
    const words = lookUp('valor', dictionary).flatMap(({ senses }) => senses.flatMap(({ synonyms }) => synonyms.map(({ word }) => word)))
    expect(words).toEqual(['valentía', 'arrojo'])
  })
})

describe('our own lists', () => {
  const folder = new URL('lexicon/', import.meta.url)
  test.each(readdirSync(folder).map((name) => [name.slice(0, 2), name]))('hold no such word in %s', async (language, name) => {
    const { lexicon }: { readonly lexicon: readonly Entry[] } = await import(new URL(name, folder).href)
    const words = lexicon.flatMap(({ word, senses }) => [
      word,
      ...senses.flatMap(({ synonyms, opposites }) => [...synonyms.map((synonym) => synonym.word), ...opposites]),
    ])
    expect(words.filter((word) => isCrude(word, language) || isOfGroup(word, language))).toEqual([])
  })
})
