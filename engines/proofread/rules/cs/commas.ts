import { defineLints } from '../../row.ts'

// Commas before clauses. Sorted by key.
export default defineLints('commas', [
  {
    key: 'a-to',
    class: 'comma-missing',
    pattern: '[ /^[\\p{L}]{4,}$/&!@nocomma ] a to zejména|hlavně|především|i',
    to: ['$1,'],
    wrong: ['Mám rád ovoce a to hlavně hrušky.', 'Mám rád ovoce, a to hlavně hrušky.'],
    right: 'Mám rád ovoce, a to hlavně hrušky.',
  },
  {
    key: 'chtit-aby',
    class: 'comma-missing',
    pattern: '[ @wanting ] aby|abys|abych|abychom|abyste',
    to: ['$1,'],
    wrong: ['Opravdu chci abys přišel.', 'Opravdu chci, abys přišel.'],
    right: 'Chci, abys přišel.',
  },
  {
    key: 'kdyby',
    class: 'comma-missing',
    pattern: '[ rád|ráda|lepší|dobré|hezké|šťastný|šťastná|fajn ] kdyby|kdybys|kdybyste|kdybych',
    to: ['$1,'],
    wrong: ['Byl by rád kdybys přišel.', 'Byl by rád, kdybys přišel.'],
    right: 'Přišel by, kdyby mohl.',
  },
  {
    key: 'nejen-ale-i',
    class: 'comma-missing',
    pattern: 'nejen ..4 [ _&!i ] ale i|také',
    to: ['$3,'],
    wrong: ['Čte nejen knihy ale i časopisy.', 'Čte nejen knihy, ale i časopisy.'],
    right: 'Čte nejen knihy, ale i časopisy.',
  },
  {
    key: 'nevim-kdo',
    class: 'comma-missing',
    pattern: '[ nevím|nevíš|neví|nevíme|nevíte|nevědí ] jestli|zda|kdo|proč|kde|kdy|jak|co|kolik|kam|odkud >_',
    to: ['$1,'],
    wrong: ['Dnes nevím kdo přijde.', 'Dnes nevím, kdo přijde.'],
    right: 'Nevím, kdo přijde.',
  },
  {
    key: 'protoze',
    class: 'comma-missing',
    pattern: '[ /^[\\p{L}]{3,}$/&!@nocomma&!právě|hlavně|nejen|jednoduše|ne|jen|prostě|zejména ] protože',
    to: ['$1,'],
    wrong: ['Zůstal doma protože pršelo.', 'Zůstal doma, protože pršelo.'],
    right: 'Zůstal doma, protože pršelo.',
  },
  {
    key: 'slovo-ktery',
    class: 'comma-missing',
    pattern:
      '[ /^[\\p{L}]{4,}$/&!@nocomma&!mezi|okolo|během|vedle|proti|kolem|oproti|kvůli|díky|vůči|nad|mimo|uvnitř|prostřednictvím|formou|pomocí|nevím|neví|dokud|pokud|který|která|které|určit|zjistit|otázka|záleží|vybrat|skrz|podle|přes|zpod|blízko|ohledně|někdy|vůbec|poblíž|uprostřed|namísto|následkem|podobně|naproti|zpoza|nejprve|spolu|zpět|skrze|stran|včetně|vyjma ] který|kteří|kterou',
    to: ['$1,'],
    wrong: ['Znám člověka který tu bydlí.', 'Znám člověka, který tu bydlí.'],
    right: 'Nevím, který přijde.',
  },
  {
    key: 'tim-ze',
    class: 'comma-missing',
    pattern: '[ tím|tom|toho|tomu|fakt|faktu|faktem|pravda|škoda|možné|jasné|jisté|zřejmé ] že',
    to: ['$1,'],
    unless: 'přesto ani',
    wrong: ['Začal tím že se představil.', 'Začal tím, že se představil.'],
    right: 'Je to tím, že prší.',
  },
  {
    key: 'vedet-ze',
    class: 'comma-missing',
    pattern: '[ @knowing ] že',
    to: ['$1,'],
    wrong: ['Dobře vím že přijdeš.', 'Dobře vím, že přijdeš.'],
    right: 'Myslím, že přijdeš.',
  },
])
