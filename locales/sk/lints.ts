import type { LintFacts, LintMessages } from '../lint.ts'
import { wordsFor } from '../words.ts'

const { plural } = wordsFor('sk')
const to = (right = ''): string => (right ? `: „${right}“` : '')
const unfit = (word = ''): string => `„${word}“ sem nepatrí.`
const instead = ({ word, right }: LintFacts): string => (right ? `„${right}“ namiesto „${word}“.` : unfit(word))

/** Názov z dvoch-troch slov; správa o tom, čo tu nie je v poriadku; dôvod, z ktorého sa dá poučiť. */
export const lints: LintMessages = {
  // Pravopis
  misspelled: {
    title: 'Neznáme slovo',
    message: ({ word }) => `„${word}“ nie je v slovníku.`,
    reason: 'Môže to byť preklep. Ak je to meno alebo odborný výraz, pridajte si ho do svojho slovníka.',
  },
  'confused-words': {
    title: 'Zamenené slová',
    message: ({ word, right }) => (right ? `Zrejme má byť „${right}“, nie „${word}“.` : unfit(word)),
    reason: 'Obe slová existujú, podobne znejú alebo sa podobne píšu, no znamenajú niečo iné.',
  },
  'compound-joined': {
    title: 'Píše sa osobitne',
    message: ({ word, right }) => `„${word}“ sa píše osobitne${to(right)}.`,
    reason: 'Napísané spolu znamená niečo iné alebo také slovo nie je.',
  },
  'compound-split': {
    title: 'Píše sa spolu',
    message: ({ word, right }) => `„${word}“ sa píše spolu${to(right)}.`,
    reason: 'Časti zrástli do jedného slova.',
  },
  diacritics: {
    title: 'Chýbajúca diakritika',
    message: ({ word, right }) => `„${word}“ sa píše ${right ? `„${right}“` : 'inak'}.`,
    reason: 'Bez dĺžňa či mäkčeňa je to iné slovo alebo žiadne.',
  },
  'capital-needed': {
    title: 'Veľké písmeno',
    message: ({ word, right }) => `„${word}“ sa tu píše s veľkým písmenom${to(right)}.`,
    reason: 'Vety a mená sa začínajú veľkým písmenom.',
  },
  'capital-not-needed': {
    title: 'Malé písmeno',
    message: ({ word, right }) => `„${word}“ sa píše s malým písmenom${to(right)}.`,
    reason: 'Nie je to meno ani začiatok vety.',
  },
  'outdated-spelling': {
    title: 'Starý pravopis',
    message: ({ word, right }) => `„${word}“ sa dnes píše ${right ? `„${right}“` : 'inak'}.`,
    reason: 'Pravidlá pravopisu sa zmenili.',
  },
  apostrophe: {
    title: 'Apostrof',
    message: ({ word, right }) => (right ? `Má tu byť „${right}“, nie „${word}“.` : unfit(word)),
    reason: 'Apostrof stojí za vynechané písmená alebo vyjadruje vlastníctvo; je to samostatný znak, nie dĺžeň.',
  },
  // Gramatika
  'subject-verb': {
    title: 'Podmet a prísudok',
    message: ({ word, right }) => `Sloveso sa nezhoduje s podmetom: ${right ? `„${right}“ namiesto „${word}“` : `„${word}“`}.`,
    reason: 'Sloveso sa zhoduje s podmetom v osobe a čísle.',
  },
  'article-a-an': {
    title: 'Tvar člena',
    message: instead,
    reason: 'Člen sa riadi slovom, ktoré po ňom nasleduje: jeho zvukom (v angličtine an hour, a university) alebo jeho rodom.',
  },
  'article-missing': {
    title: 'Chýbajúci člen',
    message: ({ right }) => `Chýba tu člen${to(right)}.`,
    reason: 'Počítateľné podstatné meno nestojí v jednotnom čísle samo.',
  },
  'article-not-needed': {
    title: 'Zbytočný člen',
    message: ({ word }) => `Člen vo výraze „${word}“ je zbytočný.`,
    reason: 'Keď hovoríme o veciach všeobecne a v ustálených spojeniach ako toto, člen nestojí.',
  },
  'noun-number': {
    title: 'Jednotné či množné číslo',
    message: instead,
    reason: 'Slová okolo podstatného mena si žiadajú druhé číslo.',
  },
  uncountable: {
    title: 'Bez množného čísla',
    message: ({ word, right }) => `„${word}“ sa nedá počítať${to(right)}.`,
    reason:
      'Anglické slová ako „information“, „advice“ či „research“ nemajú množné číslo ani člen „a“; „a piece of advice“ sa už počítať dá.',
  },
  'determiner-noun': {
    title: 'Slová, ktoré sa majú zhodovať',
    message: ({ word, right }) => `„${word}“ sa nehodí k svojmu podstatnému menu${to(right)}.`,
    reason:
      'Slovo, ktoré ukazuje na podstatné meno, má jeho číslo a rod: v angličtine this book, these books; „each“ a „every“ patria k jednej veci.',
  },
  preposition: {
    title: 'Predložka',
    message: ({ word, right }) => (right ? `Tu sa používa „${right}“, nie „${word}“.` : unfit(word)),
    reason: 'Ktorá predložka nasleduje po slove, určuje ustálený úzus.',
  },
  'preposition-missing': {
    title: 'Chýbajúca predložka',
    message: ({ right }) => `Chýba tu predložka${to(right)}.`,
    reason: 'Toto slovo potrebuje predložku pred tým, čo nasleduje.',
  },
  'preposition-not-needed': {
    title: 'Zbytočná predložka',
    message: ({ word }) => `Predložka vo výraze „${word}“ je zbytočná.`,
    reason: 'Toto sloveso sa viaže s predmetom priamo, bez predložky.',
  },
  tense: {
    title: 'Slovesný čas',
    message: ({ word, right }) => (right ? `Uvedený čas si žiada „${right}“, nie „${word}“.` : unfit(word)),
    reason: 'Slovesný čas musí zodpovedať času, ktorý veta uvádza.',
  },
  'tense-since-for': {
    title: 'Since a for',
    message: instead,
    reason:
      'O tom, čo sa začalo v minulosti a stále trvá, hovorí angličtina v tvare „present perfect“: „since“ pred okamihom, „for“ pred dĺžkou trvania.',
  },
  conditional: {
    title: 'Podmieňovací spôsob',
    message: instead,
    reason: 'To, čo sa iba predpokladá, má vlastné tvary slovesa; po anglickom „if“ nestojí „will“ ani „would“.',
  },
  'verb-form': {
    title: 'Tvar slovesa',
    message: instead,
    reason: 'O tom, aký tvar slovesa nasleduje, rozhoduje slovo pred ním.',
  },
  'infinitive-or-ing': {
    title: 'Neurčitok',
    message: instead,
    reason: 'Čo nasleduje po slovese, treba sa naučiť spolu s ním: v angličtine po niektorých „to“ a sloveso, po iných tvar na -ing.',
  },
  modal: {
    title: 'Po modálnom slovese',
    message: instead,
    reason: 'Po slovesách, ktoré hovoria, čo sa môže, musí alebo má (v angličtine can, must, should), nasleduje holé sloveso.',
  },
  auxiliary: {
    title: 'Pomocné sloveso',
    message: instead,
    reason: 'Každé sloveso má svoje pomocné sloveso a čas či osobu vyjadruje iba ono.',
  },
  passive: {
    title: 'Trpný tvar',
    message: instead,
    reason: 'Anglické trpné tvary sa skladajú z tvaru „be“ a tretieho tvaru slovesa; niektoré slovesá ich nemajú.',
  },
  'question-order': {
    title: 'Slovosled v otázke',
    message: instead,
    reason: 'V otázke si podmet a sloveso vymenia miesto; v nepriamej otázke nie.',
  },
  'word-order': {
    title: 'Slovosled',
    message: instead,
    reason: 'Tieto slová stoja v inom poradí.',
  },
  comparison: {
    title: 'Stupňovanie',
    message: instead,
    reason:
      'Stupňuje sa len raz: buď slovom (more, most), alebo príponou (-er, -est), nikdy nie oboma; aj porovnanie má svoje slovo, v angličtine „than“.',
  },
  'adjective-adverb': {
    title: 'Prídavné meno či príslovka',
    message: instead,
    reason: 'Prídavné meno hovorí, aké niečo je, príslovka, ako sa niečo deje.',
  },
  'pronoun-case': {
    title: 'Tvar zámena',
    message: instead,
    reason: 'Jeden tvar patrí tomu, kto koná, iný tomu, koho sa dej týka alebo kto stojí po predložke: v angličtine I a me, he a him.',
  },
  'pronoun-choice': {
    title: 'Zámeno',
    message: instead,
    reason: 'Toto slovo zastupuje iné zámeno.',
  },
  'relative-pronoun': {
    title: 'Vzťažné zámeno',
    message: instead,
    reason: 'Riadi sa tým, na čo odkazuje: v angličtine „who“ zastupuje ľudí, „which“ veci, „what“ ani jedno.',
  },
  'double-negative': {
    title: 'Dvojitý zápor',
    message: ({ word, right }) => `Jeden z dvoch záporov je navyše: ${right ? `„${right}“ namiesto „${word}“` : `„${word}“`}.`,
    reason: 'V angličtine sa na rozdiel od slovenčiny dva zápory navzájom rušia.',
  },
  'double-subject': {
    title: 'Podmet uvedený dvakrát',
    message: ({ word }) => `„${word}“ uvádza podmet ešte raz.`,
    reason: 'Veta uvádza svoj podmet iba raz.',
  },
  conjunction: {
    title: 'Spojka',
    message: instead,
    reason: 'Stačí jedna spojka a tieto dve sa spolu neznášajú.',
  },
  quantifier: {
    title: 'Čo sa počíta a čo sa meria',
    message: instead,
    reason: 'Čo sa počíta, žiada si iné slová ako to, čo sa meria: v angličtine „many“ a „few“, ale „much“ a „little“.',
  },
  'verb-pattern': {
    title: 'Väzba slovesa',
    message: instead,
    reason: 'Toto sloveso sa so svojimi predmetmi viaže inak.',
  },
  agreement: {
    title: 'Zhoda',
    message: ({ word, right }) => `„${word}“ sa nezhoduje so slovami okolo${to(right)}.`,
    reason: 'Slová, ktoré patria k sebe, sa zhodujú v rode, čísle a osobe.',
  },
  case: {
    title: 'Pád',
    message: instead,
    reason: 'Sloveso alebo predložka si žiada iný pád.',
  },
  mood: {
    title: 'Slovesný spôsob',
    message: instead,
    reason: 'Predchádzajúce slová si žiadajú iný slovesný spôsob.',
  },
  'vowel-harmony': {
    title: 'Prípona',
    message: ({ right }) => `Prípona sa riadi samohláskami slova${to(right)}.`,
    reason: 'Po predných a zadných samohláskach stoja rôzne prípony.',
  },
  // Interpunkcia
  'comma-missing': {
    title: 'Chýbajúca čiarka',
    message: ({ right }) => `Chýba tu čiarka${to(right)}.`,
    reason: 'Čiarka ukazuje, kde sa jedna časť vety končí a ďalšia začína.',
  },
  'comma-not-needed': {
    title: 'Zbytočná čiarka',
    message: ({ word }) => `Čiarka vo výraze „${word}“ oddeľuje, čo patrí k sebe.`,
    reason: 'Medzi týmito časťami vety čiarka nestojí.',
  },
  'comma-splice': {
    title: 'Dve vety',
    message: ({ word }) => `Samotná čiarka nespája dve vety: „${word}“.`,
    reason: 'Dajte bodku, bodkočiarku alebo spojku.',
  },
  'end-mark': {
    title: 'Koniec vety',
    message: 'Na konci vety chýba znamienko.',
    reason: 'Oznamovacia veta sa končí bodkou, otázka otáznikom.',
  },
  'doubled-mark': {
    title: 'Zdvojené znamienko',
    message: ({ word }) => `„${word}“ je o jedno znamienko viac.`,
    reason: 'Stačí jedno znamienko.',
  },
  unpaired: {
    title: 'Chýba do páru',
    message: ({ word }) => `„${word}“ nemá v tomto odseku pár.`,
    reason: 'Čo sa otvorí, treba aj zatvoriť.',
  },
  hyphen: {
    title: 'Spojovník',
    message: instead,
    reason: 'Spojovník viaže slová, ktoré sa čítajú ako jedno.',
  },
  // Typografia
  'space-before-mark': {
    title: 'Medzera pred znamienkom',
    message: ({ word }) => `Pred „${word}“ medzera nestojí.`,
    reason: 'Znamienko patrí k slovu pred ním.',
  },
  'space-after-mark': {
    title: 'Medzera za znamienkom',
    message: ({ word }) => `Za „${word}“ chýba medzera.`,
    reason: 'Medzera oddeľuje znamienko od ďalšieho slova.',
  },
  'space-in-brackets': {
    title: 'Medzera v zátvorke',
    message: 'Na vnútornej strane zátvorky medzera nestojí.',
    reason: 'Zátvorky tesne objímajú svoj obsah.',
  },
  'spaces-doubled': { title: 'Dve medzery', message: 'Tu stačí jedna medzera.', reason: 'Zdvojené medzery robia v riadku diery.' },
  'space-needed-before': {
    title: 'Medzera pred znamienkom',
    message: ({ word }) => `Pred „${word}“ stojí nezalomiteľná medzera.`,
    reason: 'V tomto jazyku stoja vysoké znamienka oddelene od predchádzajúceho slova.',
  },
  quotes: {
    title: 'Úvodzovky',
    message: ({ right }) => `V tomto jazyku sa píše ${right}.`,
    reason: 'Každý jazyk má svoje úvodzovky.',
  },
  dash: {
    title: 'Pomlčka',
    message: ({ word }) => `Pomlčka je dlhšia ako „${word}“.`,
    reason: 'Spojovník spája, pomlčka oddeľuje.',
  },
  ellipsis: {
    title: 'Tri bodky',
    message: 'Tri bodky sú jeden znak: „…“.',
    reason: 'Znak drží bodky spolu aj na konci riadka.',
  },
  'decimal-mark': {
    title: 'Desatinný znak',
    message: ({ word, right }) => `„${word}“ sa v tomto jazyku píše ${right ? `„${right}“` : 'inak'}.`,
    reason: 'Niektoré jazyky píšu desatinnú čiarku, iné bodku.',
  },
  'number-groups': {
    title: 'Skupiny číslic',
    message: ({ word, right }) => `„${word}“ sa ľahšie číta v skupinách${to(right)}.`,
    reason: 'Dlhé čísla sa píšu v skupinách po tri číslice.',
  },
  'unit-space': {
    title: 'Číslo a jednotka',
    message: ({ word }) => `Medzi číslom a „${word}“ stojí nezalomiteľná medzera.`,
    reason: 'Vďaka nej zostanú v jednom riadku.',
  },
  'wrong-letter': {
    title: 'Cudzie písmeno',
    message: ({ word, right }) => `„${word}“ obsahuje písmeno, ktoré len vyzerá správne${to(right)}.`,
    reason: 'Vyhľadávanie ani kontrola nenájdu slová s písmenami inej abecedy.',
  },
  // Opakovanie
  'repeated-word': {
    title: 'Napísané dvakrát',
    message: ({ word }) => `„${word}“ tu stojí dvakrát.`,
    reason: 'Pri prepisovaní vety sa to ľahko stane.',
  },
  'repeated-phrase': {
    title: 'Napísané dvakrát',
    message: ({ word }) => `„${word}“ tu stojí dvakrát.`,
    reason: 'Pri prepisovaní vety sa to ľahko stane.',
  },
  'sentences-begin-alike': {
    title: 'Rovnaký začiatok',
    message: ({ word }) => `Tri vety za sebou sa začínajú slovom „${word}“.`,
    reason: 'Občasný iný začiatok udrží čitateľa pri texte.',
  },
  // Jednotnosť
  'spelling-variants': {
    title: 'Dvojaký pravopis',
    message: ({ word, right }) => `Tu „${word}“, inde v texte „${right}“.`,
    reason: 'Správne je oboje; jeden text sa drží jednej podoby.',
  },
  'quote-styles': {
    title: 'Dvojaké úvodzovky',
    message: ({ word, right }) => `Tu ${word}, inde v texte ${right}.`,
    reason: 'Jeden text sa drží jedného druhu.',
  },
  // Štýl
  redundant: {
    title: 'Už povedané',
    message: ({ word, right }) => (right ? `„${word}“ hovorí to isté dvakrát: stačí „${right}“.` : `„${word}“ nič nepridáva.`),
    reason: 'Jedno zo slov už obsahuje význam druhého.',
  },
  wordy: {
    title: 'Okľukou',
    message: ({ word, right }) => (right ? `„${right}“ povie to isté čo „${word}“.` : `„${word}“ sa dá povedať kratšie.`),
    reason: 'Kratšie sa číta ľahšie.',
  },
  cliche: {
    title: 'Ošúchaná fráza',
    message: ({ word }) => `„${word}“ už každý čítal priveľa ráz.`,
    reason: 'Jednoduché slová povedia viac ako fráza, ktorú používa každý.',
  },
  'weak-intensifier': {
    title: 'Slabé zosilnenie',
    message: ({ word }) => `„${word}“ sa zväčša dá vynechať.`,
    reason: 'Silnejšie slovo alebo nijaké urobí viac ako „veľmi“ a „naozaj“.',
  },
  'long-sentence': {
    title: 'Dlhá veta',
    message: ({ count }) => `Táto veta má ${count} ${plural(Number(count), { one: 'slovo', few: 'slová', other: 'slov' })}.`,
    reason: 'Po nejakých štyridsiatich slovách väčšina čitateľov zabudne na začiatok. Kde by sa dala rozdeliť?',
  },
  'passive-voice': {
    title: 'Trpný rod',
    message: 'Nie je povedané, kto to robí.',
    reason: 'Trpný rod je na mieste, keď na konateľovi nezáleží; inak ho pomenujte.',
  },
  // Štýlová vrstva
  contraction: {
    title: 'Stiahnutý tvar',
    message: ({ word, right }) => `Vo formálnom texte sa „${word}“ píše celé${to(right)}.`,
    reason: 'Stiahnuté tvary patria do reči a do listov.',
  },
  informal: {
    title: 'Hovorové',
    message: ({ word, right }) => `„${word}“ patrí do hovorenej reči${right ? `; formálnejšie je „${right}“` : ''}.`,
    reason: 'V odbornom texte čitatelia čakajú formálne slová.',
  },
  dialect: {
    title: 'Jazykový variant',
    message: ({ word, right }) => `„${word}“ patrí do iného variantu jazyka${right ? `; tu je to „${right}“` : ''}.`,
    reason: 'Jeden text sa drží jedného variantu.',
  },
  'old-fashioned': {
    title: 'Zastarané slovo',
    message: ({ word, right }) => `„${word}“ sa dnes takmer nepoužíva${right ? `; bežné je „${right}“` : ''}.`,
    reason: 'Dnes patrí len do starých alebo právnych textov.',
  },
  'checker-grammar': {
    title: 'Gramatika',
    message: ({ said = '' }) => said || 'Pozrite sa na toto miesto ešte raz.',
    reason: 'Našiel to kontrolór, ktorého pridal prevádzkovateľ tejto stránky; slová sú jeho.',
  },
  'checker-punctuation': {
    title: 'Interpunkcia',
    message: ({ said = '' }) => said || 'Pozrite sa na toto miesto ešte raz.',
    reason: 'Našiel to kontrolór, ktorého pridal prevádzkovateľ tejto stránky; slová sú jeho.',
  },
  'checker-style': {
    title: 'Štýl',
    message: ({ said = '' }) => said || 'Pozrite sa na toto miesto ešte raz.',
    reason: 'Našiel to kontrolór, ktorého pridal prevádzkovateľ tejto stránky; slová sú jeho.',
  },
}
