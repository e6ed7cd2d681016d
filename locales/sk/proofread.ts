import type { ProofreadMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })}`
const notes = (count: number): string => `${number(count)} ${plural(count, { one: 'poznámka', few: 'poznámky', other: 'poznámok' })}`
const words = (count: number): string => plural(count, { one: 'slovo', few: 'slová', other: 'slov' })
const fixes = (count: number): string => `${number(count)} ${plural(count, { one: 'oprava', few: 'opravy', other: 'opráv' })}`

/** Obrazovka korektora. */
export const proofread: ProofreadMessages = {
  page: {
    title: 'Korektor',
    description: 'Pravopis, gramatika, interpunkcia a štýl v pätnástich jazykoch, každý nález s dôvodom. Kontroluje počas písania.',
    heading: 'Korektor',
  },
  text: { field: 'Váš text', hint: 'F8 prejde na ďalšiu poznámku, Alt Enter prijme jej návrh.' },
  bar: {
    label: 'Nálezy',
    dialect: 'Variant',
    dialectAuto: 'Podľa textu',
    levels: { fix: 'na opravu', consider: 'na zváženie', style: 'k štýlu' },
    kinds: 'Druhy',
    everyKind: 'Ukázať všetky druhy',
    picky: 'Prísne',
    live: 'Kontrolovať počas písania',
    check: 'Skontrolovať',
    acceptAll: (count) => (count < 2 ? 'Prijať všetky opravy' : `Prijať všetky opravy (${number(count)})`),
    lists: 'Slovník a pravidlá',
  },
  kinds: {
    spelling: 'Pravopis',
    grammar: 'Gramatika',
    punctuation: 'Interpunkcia',
    typography: 'Typografia',
    style: 'Štýl',
    register: 'Jazyková rovina',
    consistency: 'Jednotnosť',
    repetition: 'Opakovanie',
  },
  state: {
    about: 'Tu sa ukáže, čo v texte upúta pozornosť, vždy aj s dôvodom.',
    checking: 'Kontroluje sa',
    found: (fix, consider, style) =>
      fix + consider + style === 0
        ? 'Už nie je čo opraviť.'
        : `${number(fix)} na opravu, ${number(consider)} na zváženie, ${number(style)} k štýlu`,
    done: 'Už nie je čo opraviť.',
    doneHelp: 'Čo nevidí žiadne pravidlo, môže uvidieť druhý čitateľ.',
    hidden: (count) => `${plural(count, { one: 'Skrytá', few: 'Skryté', other: 'Skrytých' })}: ${notes(count)}.`,
    show: 'Ukázať',
    stale: 'Od poslednej zmeny neskontrolované.',
    short: 'Príliš krátke na rozpoznanie jazyka.',
    shortHelp: 'Píšte ďalej alebo jazyk vyberte.',
    skipped: (names) => `Neprečítané zostali časti v týchto jazykoch: ${names}.`,
    unknownLanguage: (name) => `Jazyk tohto textu: ${name}.`,
    unknownLanguageHelp: 'Zatiaľ ho nevieme skontrolovať. Váš text je stále tu a nezmenený.',
    part: (limit) => `Skontrolovaný je iba začiatok: do jedného behu sa zmestí ${characters(limit)}.`,
    tooLong: (limit) => `Prvý odsek je dlhší, než sa zmestí do jedného behu: ${characters(limit)}.`,
    offline: 'Píšte ďalej: koncept zostáva v tomto zariadení. Kontrola bude pokračovať, keď sa pripojenie obnoví.',
  },
  note: {
    region: 'Poznámky',
    at: (at, of) => `${number(at)} z ${number(of)}`,
    accept: 'Prijať',
    dismiss: 'Zamietnuť',
    why: 'Prečo?',
    other: 'alebo',
    more: 'Ďalšie možnosti poznámky',
    addWord: 'Pridať do slovníka',
    ruleOff: 'Vypnúť toto pravidlo',
    acceptKind: (count) => `Prijať všetky takéto (${number(count)})`,
    dismissKind: 'Zamietnuť tu všetky takéto',
    cut: 'vypustiť',
    previous: 'Predchádzajúca poznámka',
    next: 'Ďalšia poznámka',
    close: 'Zavrieť poznámku',
    open: (count) => `Ukázať: ${notes(count)}`,
    instead: (before, after) => `${before}: radšej ${after}`,
    leaveOut: (before) => `${before}: vypustiť`,
  },
  did: {
    accepted: 'Prijaté.',
    acceptedMany: (count) => `Prijaté: ${fixes(count)}.`,
    dismissed: 'Zamietnuté.',
    added: (word) => `„${word}“ je vo vašom slovníku.`,
    ruleOff: (title) => `Pravidlo „${title}“ je vypnuté.`,
    undone: 'Vrátené späť.',
  },
  keys: {
    next: 'Ďalšia, predchádzajúca poznámka',
    accept: 'Prijať návrh',
    letters: 'V poznámkach: ďalšia, predchádzajúca',
    decide: 'V poznámkach: prijať, zamietnuť, späť',
    check: 'Skontrolovať teraz',
    copy: 'Kopírovať text',
    history: 'Späť, znova',
    hintMove: 'ďalšia, predchádzajúca',
    hintUndo: 'späť',
  },
  lists: {
    lead: 'Uložené iba v tomto prehliadači, pre všetky vaše texty.',
    leadAccount: 'Uchováva sa vo vašom účte, pre všetky vaše texty.',
    notSaved: 'Účet ešte neprevzal posledné zmeny. Sú uložené v tomto prehliadači a odošlú sa znova.',
    dictionary: 'Váš slovník',
    word: 'Slovo',
    rules: 'Vypnuté pravidlá',
    noRules: 'Všetky pravidlá sú zapnuté.',
    on: 'Zapnúť',
    dismissed: (count) => `Zamietnuté v tomto texte: ${number(count)}`,
    restore: 'Vrátiť ich',
  },
  strip: {
    title: 'Dĺžka viet',
    about: 'Dlhé a krátke vety vedľa seba, len čo tu bude text.',
    line: (longest, rest) => `Najdlhšia má ${number(longest)} ${words(longest)}, ostatné v priemere ${number(rest)}.`,
    one: (count) => `Jediná veta, ${number(count)} ${words(count)}.`,
    sentence: (at, of, count) => `Veta ${number(at)} z ${number(of)}: ${number(count)} ${words(count)}`,
    words,
    sentences: (count) => `${number(count)} ${plural(count, { one: 'veta', few: 'vety', other: 'viet' })}`,
  },
  copy: 'Kopírovať text',
  fileName: 'skontrolovane',
}
