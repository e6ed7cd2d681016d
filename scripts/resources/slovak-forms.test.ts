import { expect, test } from 'vitest'
import { inflectLike } from '#engines/languages/inflect-like.ts'
import { openForms, packForms } from '#engines/languages/packed-forms.ts'
import { withPhrases } from '#engines/languages/phrases.ts'
import { slovakForms } from '#engines/languages/sk/forms.ts'
import { notLedBack, westSlavicTags } from '#tests/led-back.ts'
import { sampleAffixes, sampleDictionary } from './slovak-sample.ts'
import { readSlovak } from './slovak.ts'

const cases: readonly (readonly [form: string, lemma: string, replacement: string, partOfSpeech: string, expected: string | null])[] = [
  ['výsledkoch', 'výsledok', 'poznatok', 'noun', 'poznatkoch'],
  ['výsledkom', 'výsledok', 'zistenie', 'noun', null],
  ['výsledky', 'výsledok', 'záver', 'noun', 'závery'],
  ['výsledky', 'výsledok', 'zistenie', 'noun', 'zistenia'],
  ['výsledku', 'výsledok', 'záver', 'noun', null],
  ['výsledkov', 'výsledok', 'zistenie', 'noun', 'zistení'],
  ['štúdie', 'štúdia', 'práca', 'noun', 'práce'],
  ['štúdie', 'štúdia', 'článok', 'noun', null],
  ['štúdií', 'štúdia', 'práca', 'noun', 'prác'],
  ['štúdiou', 'štúdia', 'práca', 'noun', 'prácou'],
  ['metódy', 'metóda', 'technika', 'noun', 'techniky'],
  ['metódou', 'metóda', 'postup', 'noun', 'postupom'],
  ['metódach', 'metóda', 'spôsob', 'noun', 'spôsoboch'],
  ['metód', 'metóda', 'postup', 'noun', 'postupov'],
  ['príčin', 'príčina', 'dôvod', 'noun', 'dôvodov'],
  ['príčinami', 'príčina', 'dôvod', 'noun', 'dôvodmi'],
  ['účinky', 'účinok', 'vplyv', 'noun', 'vplyvy'],
  ['účinkov', 'účinok', 'následok', 'noun', 'následkov'],
  ['kritérií', 'kritérium', 'norma', 'noun', 'noriem'],
  ['kritériá', 'kritérium', 'pravidlo', 'noun', 'pravidlá'],
  ['autori', 'autor', 'bádateľ', 'noun', 'bádatelia'],
  ['autorov', 'autor', 'vedec', 'noun', 'vedcov'],
  ['autora', 'autor', 'vedec', 'noun', 'vedca'],
  ['autorovi', 'autor', 'znalec', 'noun', 'znalcovi'],
  ['žiaci', 'žiak', 'študent', 'noun', 'študenti'],
  ['odborníci', 'odborník', 'špecialista', 'noun', 'špecialisti'],
  ['úrovne', 'úroveň', 'hladina', 'noun', 'hladiny'],
  ['údajov', 'údaj', 'informácia', 'noun', 'informácií'],
  ['údaje', 'údaj', 'informácia', 'noun', 'informácie'],
  ['problému', 'problém', 'otázka', 'noun', null],
  ['problémami', 'problém', 'ťažkosť', 'noun', 'ťažkosťami'],
  ['tém', 'téma', 'predmet', 'noun', 'predmetov'],
  ['dôležitého', 'dôležitý', 'významný', 'adjective', 'významného'],
  ['dôležitou', 'dôležitý', 'závažný', 'adjective', 'závažnou'],
  ['krásneho', 'krásny', 'dôležitý', 'adjective', 'dôležitého'],
  ['dôležitých', 'dôležitý', 'rozhodujúci', 'adjective', 'rozhodujúcich'],
  ['dôležitejší', 'dôležitý', 'významný', 'adjective', 'významnejší'],
  ['dôležitejších', 'dôležitý', 'významný', 'adjective', 'významnejších'],
  ['najdôležitejšou', 'dôležitý', 'významný', 'adjective', 'najvýznamnejšou'],
  ['lepšie', 'dobrý', 'výhodný', 'adjective', 'výhodnejšie'],
  ['vyššou', 'vysoký', 'veľký', 'adjective', 'väčšou'],
  ['nedôležité', 'dôležitý', 'podstatný', 'adjective', 'nepodstatné'],
  ['nezávislých', 'nezávislý', 'samostatný', 'adjective', 'samostatných'],
  ['skúma', 'skúmať', 'analyzovať', 'verb', 'analyzuje'],
  ['skúma', 'skúmať', 'preskúmať', 'verb', null],
  ['skúmajú', 'skúmať', 'sledovať', 'verb', 'sledujú'],
  ['skúmali', 'skúmať', 'preskúmať', 'verb', 'preskúmali'],
  ['skúmaných', 'skúmať', 'sledovať', 'verb', 'sledovaných'],
  ['neukázal', 'ukázať', 'preukázať', 'verb', 'nepreukázal'],
  ['ukáže', 'ukázať', 'preukázať', 'verb', 'preukáže'],
  ['ukáže', 'ukázať', 'naznačovať', 'verb', null],
  ['ukázali', 'ukázať', 'naznačovať', 'verb', 'naznačovali'],
  ['uvádza', 'uvádzať', 'tvrdiť', 'verb', 'tvrdí'],
  ['uviedol', 'uviesť', 'povedať', 'verb', 'povedal'],
  ['uviedla', 'uviesť', 'vyhlásiť', 'verb', 'vyhlásila'],
  ['vzniklo', 'vzniknúť', 'nastať', 'verb', 'nastalo'],
  ['vznikol', 'vzniknúť', 'prísť', 'verb', 'prišiel'],
  ['použitá', 'použiť', 'využiť', 'verb', 'využitá'],
  ['zvýšili', 'zvýšiť', 'zväčšiť', 'verb', 'zväčšili'],
  ['zvýši', 'zvýšiť', 'zväčšiť', 'verb', 'zväčší'],
  ['zhrnul', 'zhrnúť', 'opísať', 'verb', 'opísal'],
  ['vyplýva', 'vyplývať', 'plynúť', 'verb', 'plynie'],
  ['zaoberá sa', 'zaoberať sa', 'venovať sa', 'verb', 'venuje sa'],
  ['zaoberal sa', 'zaoberať sa', 'skúmať', 'verb', 'skúmal'],
  ['skúmajú', 'skúmať', 'zaoberať sa', 'verb', 'zaoberajú sa'],
  ['predchádza', 'predchádzať', 'brániť', 'verb', 'bráni'],
  ['rastie', 'rásť', 'stúpať', 'verb', 'stúpa'],
  ['rástli', 'rásť', 'stúpať', 'verb', 'stúpali'],
  ['vyžaduje', 'vyžadovať', 'žiadať', 'verb', 'žiada'],
  ['vedie', 'viesť', 'smerovať', 'verb', 'smeruje'],
  ['viedlo', 'viesť', 'smerovať', 'verb', 'smerovalo'],
  ['dosiahli', 'dosiahnuť', 'získať', 'verb', 'získali'],
  ['obsahuje', 'obsahovať', 'zahŕňať', 'verb', 'zahŕňa'],
  ['obsahuje', 'obsahovať', 'zahrnúť', 'verb', null],
  ['cieľov', 'cieľ', 'zámer', 'noun', 'zámerov'],
  ['cieľom', 'cieľ', 'zámer', 'noun', 'zámerom'],
  ['spoločnosti', 'spoločnosť', 'firma', 'noun', null],
  ['možností', 'možnosť', 'príležitosť', 'noun', 'príležitostí'],
  ['možnosťami', 'možnosť', 'príležitosť', 'noun', 'príležitosťami'],
  ['nevýhodou', 'nevýhoda', 'slabina', 'noun', 'slabinou'],
  ['prvkami', 'prvok', 'zložka', 'noun', 'zložkami'],
  ['na', 'na', 'pre', 'preposition', null],
  ['skúmal', 'skúmať', 'blablať', 'verb', null],
  ['presnejšie', 'presne', 'podrobne', 'adverb', 'podrobnejšie'],
  ['najčastejšie', 'často', 'bežne', 'adverb', 'najbežnejšie'],
  ['formuje', 'formovať', 'ovplyvňovať', 'verb', 'ovplyvňuje'],
  ['ľuďmi', 'človek', 'osoba', 'noun', 'osobami'],
  ['osoby', 'osoba', 'človek', 'noun', null],
]

const words = readSlovak(sampleAffixes, sampleDictionary)
const forms = withPhrases(slovakForms(openForms(packForms(words))), 'sk')

test('every word of the sample is read', () => {
  const read = new Set(words.map(({ lemma }) => lemma))
  const heads = sampleDictionary.split('\n').flatMap((line) => (/^[^/]+(?=\/)(?!.*\/F)/u.exec(line) ?? []).slice(0, 1))
  expect(heads.filter((head) => !read.has(head))).toEqual([])
})

test.each(cases)('%s, a form of %s, makes %s as a %s: %s', (form, lemma, replacement, partOfSpeech, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech })?.form ?? null).toBe(expected)
})

test('what is made is led back', () => {
  const lemmas = cases.map(([, lemma]) => lemma).filter((lemma) => !lemma.includes(' '))
  expect(notLedBack(forms, lemmas, westSlavicTags)).toEqual([])
})
