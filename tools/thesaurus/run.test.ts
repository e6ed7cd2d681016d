import { describe, expect, test } from 'vitest'
import { openForms, packForms } from '#engines/languages/packed-forms.ts'
import { parseLexicon } from '#engines/thesaurus/parse-lexicon.ts'
import { thesaurusResult } from './contract.ts'
import { lexicons } from './run-lexicons.ts'
import { makeThesaurus, type WordFiles } from './run.ts'

const forms = openForms(
  packForms(
    [
      ['studio', 'noun.m', 'studi'],
      ['saggio', 'noun.m', 'saggi'],
      ['ricerca', 'noun.f', 'ricerche'],
    ].map(([lemma = '', kind = '', plural = '']) => ({
      lemma,
      kind,
      forms: [
        { tags: 'sg', form: lemma },
        { tags: 'pl', form: plural },
      ],
    })),
  ),
)
const entries = parseLexicon(`
studio noun m
  scholarly work: ricerca, saggio, opera; opposite ozio = Gli «studi» recenti lo confermano.
merda noun f
  a crude word, which no slip of the pen is answered with: letame, sterco = La «merda» puzza.
`)
const thesaurusWith = (files: WordFiles) =>
  makeThesaurus({
    filesOf: async () => files,
    spellerOf: async () => ({
      isKnown: () => true,
      suggest: (word) => (word === 'studoi' ? ['merda', 'studio', 'stadio'] : []),
      stems: () => [],
    }),
    entriesOf: async () => entries,
  })
const { run } = thesaurusWith({ thesaurus: null, forms, ranks: null })

describe('the thesaurus', () => {
  test('finds a word by its form and gives synonyms in that form, with their gender where it differs', async () => {
    const result = await run({ word: 'Studi', language: 'it' })
    expect(thesaurusResult.parse(result)).toEqual(result)
    expect(result.entries[0]?.senses[0]?.synonyms.map(({ word, inflected, genders }) => [word, inflected, genders])).toEqual([
      ['ricerca', 'ricerche', ['m', 'f']],
      ['saggio', 'saggi', null],
      ['opera', null, null],
    ])
  })

  test('a base form is answered with base forms', async () => {
    const { entries: found } = await run({ word: 'studio', language: 'it' })
    expect(found[0]?.senses[0]?.synonyms.map(({ inflected }) => inflected)).toEqual(['ricerca', 'saggio', 'opera'])
  })

  test('Romanian typed with cedillas is found', async () => {
    const { entries: found } = await makeThesaurus({
      filesOf: async () => ({ thesaurus: null, forms: null, ranks: null }),
      spellerOf: async () => ({ isKnown: () => true, suggest: () => [], stems: () => [] }),
      entriesOf: async () => parseLexicon('înțelege verb\n  grasp: pricepe, prinde = Nu «înțeleg» textul.'),
    }).run({ word: 'Înţelege', language: 'ro' })
    expect(found[0]).toMatchObject({ word: 'înțelege', isBase: true })
  })

  test('a slip is answered with words spelled like it that have an entry', async () => {
    expect(await run({ word: 'studoi', language: 'it' })).toMatchObject({ entries: [], nearest: ['studio'] })
  })

  test('of a noun and a participle of one form the noun stands first', async () => {
    const word = (lemma: string, kind: string, tags: string) => ({ lemma, kind, forms: [{ tags, form: 'risultati' }] })
    const table = openForms(packForms([word('risultare', 'verb', 'pp.m.pl'), word('risultato', 'noun.m', 'pl')]))
    const both = parseLexicon(`
risultare verb
  come out of: derivare, provenire = Ne «risultano» due conclusioni.
risultato noun m
  what comes out: esito, effetto = I «risultati» sono chiari.
`)
    const { entries: found } = await makeThesaurus({
      filesOf: async () => ({ thesaurus: null, forms: table, ranks: null }),
      spellerOf: async () => ({ isKnown: () => true, suggest: () => [], stems: () => [] }),
      entriesOf: async () => both,
    }).run({ word: 'risultati', language: 'it' })
    expect(found.map(({ word: head }) => head)).toEqual(['risultato', 'risultare'])
  })

  test('without tables of forms the base form is given, and that nothing is installed is said', async () => {
    const result = await thesaurusWith({ thesaurus: null, forms: null, ranks: null }).run({ word: 'studi', language: 'it' })
    expect(result).toMatchObject({ entries: [], installed: { thesaurus: false, forms: false } })
  })
})

describe.each(Object.entries(lexicons))('our own dictionary of %s', (_code, load) => {
  test('has at least 500 words, each once for each part of speech', async () => {
    const { lexicon } = await load()
    expect(lexicon.length).toBeGreaterThanOrEqual(500)
    const heads = lexicon.map(({ word, partOfSpeech }) => `${word} ${partOfSpeech}`)
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([])
  })

  test('offers at least two synonyms for each meaning, none of them twice or the word itself', async () => {
    const { lexicon } = await load()
    const poor = lexicon.flatMap(({ word, senses }) =>
      senses.flatMap(({ gloss, synonyms, opposites }) => {
        const named = [...synonyms.map((one) => one.word), ...opposites]
        return synonyms.length < 2 || new Set(named).size < named.length || named.includes(word) ? [`${word}: ${gloss}`] : []
      }),
    )
    expect(poor).toEqual([])
  })
})
