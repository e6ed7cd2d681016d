import { expect, test } from 'vitest'
import { openForms, packForms } from '../../engines/languages/packed-forms.ts'
import { readSlovak } from './slovak.ts'

const affixes = `
SFX z Y 3
SFX z   a   y   a is:genitive
SFX z   a   u   a is:accusative
SFX Z Y 1
SFX Z   a   0   [áéó].a is:genitive is:plural
SFX O Y 3
SFX O   ok  ka  ok is:genitive
SFX O   ok  ku  ok is:dative
SFX O   ok  kov ok is:genitive is:plural
SFX W Y 5
SFX W   ovať  uje     ovať is:3rd_person
SFX W   ovať  ujú     ovať is:3rd_person is:plural
SFX W   ovať  uj      ovať is:2nd_person is:imperative
SFX W   ť     la      ovať is:3rd_person is:feminine is:past
`
const dictionary = `7
metóda/zZ po:noun is:feminine
výsledok/O po:noun is:masculine
analyzovať/WN
dôležitý/YN po:adjective
dôležitejší/FP po:adjective
krásny/YN po:adjective
Praha/z po:noun is:feminine
`
const forms = openForms(packForms(readSlovak(affixes, dictionary)))

test.each([
  ['metóda', 'noun.f', 'sg.acc', 'metódu'],
  ['metóda', 'noun.f', 'sg.dat', 'metóde'],
  ['metóda', 'noun.f', 'pl.gen', 'metód'],
  ['metóda', 'noun.f', 'pl.loc', 'metódach'],
  // The dictionary tags -ka as a genitive; a thing has -ku.
  ['výsledok', 'noun.mi', 'sg.gen', 'výsledku'],
  ['výsledok', 'noun.mi', 'pl.acc', 'výsledky'],
  ['analyzovať', 'verb', 'pres.p3.pl', 'analyzujú'],
  ['analyzovať', 'verb', 'past.pl', 'analyzovali'],
  ['analyzovať', 'verb', 'part.f.sg.nom', 'analyzovaná'],
  ['dôležitý', 'adjective', 'comp.m.sg.gen', 'dôležitejšieho'],
  ['krásny', 'adjective', 'm.sg.gen', 'krásneho'],
])('%s (%s) %s is %s', (lemma, kind, tags, expected) => {
  expect(
    forms
      .lexemesOf(lemma)
      .find((word) => word.kind === kind)
      ?.formWith(tags) ?? null,
  ).toBe(expected)
})

test('names are left out, and a comparative is a form of its adjective', () => {
  expect(forms.lexemesOf('Praha')).toEqual([])
  expect(forms.lexemesOf('dôležitejší')).toEqual([])
})
