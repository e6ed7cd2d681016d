import type { ProofreadMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
const characters = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })}`
const notes = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'observație', few: 'observații', other: 'de observații' })}`
const words = (count: number): string => plural(count, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })
const fixes = (count: number): string => `${number(count)} ${plural(count, { one: 'corectură', few: 'corecturi', other: 'de corecturi' })}`

/** Ecranul corectorului. */
export const proofread: ProofreadMessages = {
  page: {
    title: 'Corector',
    description:
      'Ortografie, gramatică, punctuație și stil în cincisprezece limbi, fiecare observație cu motivul ei. Verifică în timp ce scrieți.',
    heading: 'Corector',
  },
  text: { field: 'Textul dumneavoastră', hint: 'F8 trece la observația următoare, Alt Enter îi acceptă propunerea.' },
  bar: {
    label: 'Observații',
    dialect: 'Variantă',
    dialectAuto: 'După text',
    levels: { fix: 'de corectat', consider: 'de gândit', style: 'de stil' },
    kinds: 'Feluri',
    everyKind: 'Arată toate felurile',
    picky: 'Exigent',
    live: 'Verifică în timp ce scriu',
    check: 'Verificare',
    acceptAll: (count) => (count < 2 ? 'Acceptă toate corecturile' : `Acceptă toate cele ${fixes(count)}`),
    lists: 'Dicționar și reguli',
  },
  kinds: {
    spelling: 'Ortografie',
    grammar: 'Gramatică',
    punctuation: 'Punctuație',
    typography: 'Tipografie',
    style: 'Stil',
    register: 'Registru',
    consistency: 'Consecvență',
    repetition: 'Repetiție',
  },
  state: {
    about: 'Aici apare ce iese în evidență în text, de fiecare dată cu motivul.',
    checking: 'Se verifică',
    found: (fix, consider, style) =>
      fix + consider + style === 0
        ? 'Nu a mai rămas nimic de corectat.'
        : `${number(fix)} de corectat, ${number(consider)} de gândit, ${number(style)} de stil`,
    done: 'Nu a mai rămas nimic de corectat.',
    doneHelp: 'Ce nu poate vedea nicio regulă poate vedea un al doilea cititor.',
    hidden: (count) => `${notes(count)} ${plural(count, { one: 'este ascunsă', other: 'sunt ascunse' })}.`,
    show: 'Arată-le',
    stale: 'Neverificat de la ultima modificare.',
    short: 'Prea scurt ca să i se recunoască limba.',
    shortHelp: 'Scrieți mai departe sau alegeți limba.',
    skipped: (names) => `Părți lăsate necitite, în limba: ${names}.`,
    unknownLanguage: (name) => `Limba acestui text: ${name}.`,
    unknownLanguageHelp: 'Încă nu poate fi corectat. Textul este tot aici, neschimbat.',
    part: (limit) => `Este verificat doar începutul: într-o rulare încap ${characters(limit)}.`,
    tooLong: (limit) => `Primul paragraf este mai lung decât încape într-o rulare: ${characters(limit)}.`,
    offline: 'Scrieți mai departe: ciorna se păstrează pe acest dispozitiv. Verificarea continuă când revine conexiunea.',
  },
  note: {
    region: 'Observații',
    at: (at, of) => `${number(at)} din ${number(of)}`,
    accept: 'Acceptă',
    dismiss: 'Respinge',
    why: 'De ce?',
    other: 'sau',
    more: 'Mai multe pentru această observație',
    addWord: 'Adaugă în dicționar',
    ruleOff: 'Oprește această regulă',
    acceptKind: (count) => `Acceptă toate cele ${number(count)} de acest fel`,
    dismissKind: 'Respinge-le pe toate de acest fel aici',
    cut: 'de tăiat',
    previous: 'Observația anterioară',
    next: 'Observația următoare',
    close: 'Închide observația',
    open: (count) => `Arată ${notes(count)}`,
    instead: (before, after) => `${before}: mai bine ${after}`,
    leaveOut: (before) => `${before}: se poate tăia`,
  },
  did: {
    accepted: 'Acceptat.',
    acceptedMany: (count) => `${fixes(count)} ${plural(count, { one: 'acceptată', other: 'acceptate' })}.`,
    dismissed: 'Respins.',
    added: (word) => `„${word}” este în dicționarul dumneavoastră.`,
    ruleOff: (title) => `Regula „${title}” este oprită.`,
    undone: 'Anulat.',
  },
  keys: {
    next: 'Observația următoare, anterioară',
    accept: 'Acceptă propunerea',
    letters: 'În observații: următoarea, anterioara',
    decide: 'În observații: acceptă, respinge, anulează',
    check: 'Verifică acum',
    copy: 'Copiază textul',
    history: 'Anulează, refă',
    hintMove: 'următoarea, anterioara',
    hintUndo: 'anulare',
  },
  lists: {
    lead: 'Se păstrează doar în acest browser, pentru toate textele.',
    leadAccount: 'Se păstrează în contul dumneavoastră, pentru toate textele.',
    notSaved: 'Contul nu a preluat încă ultimele modificări. Ele se păstrează în acest browser și se trimit din nou.',
    dictionary: 'Dicționarul dumneavoastră',
    word: 'Cuvânt',
    rules: 'Reguli oprite',
    noRules: 'Toate regulile sunt pornite.',
    on: 'Pornește',
    dismissed: (count) => `${number(count)} ${plural(count, { one: 'respinsă', other: 'respinse' })} în acest text`,
    restore: 'Adu-le înapoi',
  },
  strip: {
    title: 'Lungimea frazelor',
    about: 'Fraze lungi și scurte una lângă alta, de îndată ce există un text.',
    line: (longest, rest) => `Cea mai lungă are ${number(longest)} ${words(longest)}, celelalte ${number(rest)} în medie.`,
    one: (count) => `O singură frază de ${number(count)} ${words(count)}.`,
    sentence: (at, of, count) => `Fraza ${number(at)} din ${number(of)}: ${number(count)} ${words(count)}`,
    words,
    sentences: (count) => `${number(count)} ${plural(count, { one: 'frază', few: 'fraze', other: 'de fraze' })}`,
  },
  marked: {
    item: 'Documentul dvs. cu modificări urmărite',
    title: 'Documentul dvs. cu modificări urmărite',
    lead: 'Fișierul dvs., cu tot ce cuprinde neschimbat. Ce ați modificat aici devine modificare urmărită, pe care Word și LibreOffice o acceptă sau o resping cu un clic.',
    choose: 'Alegeți documentul (.docx, .odt)',
    other: 'Alt document',
    notes: 'Observații deschise',
    as: { remark: 'Comentarii', change: 'Modificări', none: 'Se omit' },
    suggestion: 'Propunere',
    fileName: (name: string) => `${name} (marcat)`,
    different: 'Acest document conține alt text decât foaia. Alegeți-l pe cel din care provine textul.',
    nothing: 'Nu este nimic de marcat: textul este neschimbat și nicio observație nu este deschisă.',
    save: 'Salvați',
    saved: (changes: number, open: number) => `Salvat. Modificări urmărite: ${number(changes)}, observații: ${number(open)}.`,
  },
  checkersToo: (names: string) => `Textul este citit și de ${names}, pe mașini numite de operatorul acestui site.`,
  copy: 'Copiază textul',
  fileName: 'corectat',
}
