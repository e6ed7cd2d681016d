import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Vaše údaje z Tinty',
  about: ({ site, day }) => `Toto sú údaje, ktoré o vás uchováva ${site}. Súbor vznikol ${day}.`,
  parts: {
    account: 'meno, e-mailová adresa a dátumy účtu',
    preferences: 'vaše nastavenia',
    signInMethods: 'ako sa prihlasujete',
    devices: 'kde ste prihlásení',
    keys: 'názvy a prvé znaky vašich kľúčov k API',
    usage: 'koľko ktoré spustenie ubralo z mesačného množstva',
    subscription: 'predplatné a nákupy',
    dictionary: 'vlastné slová a vypnuté pravidlá',
    historyJson: 'história s textami a výsledkami',
    historyFolder: 'to isté, jeden súbor na každé spustenie',
    checks: 'vaše kontroly plagiátov aj so správami',
    documents: 'dokumenty, ktoré máte na porovnávanie, a vaše koncepty, aj s textami',
    library: 'zdroje vašej knižnice s priečinkami, značkami a poznámkami',
    libraryFiles: 'súbory, ktoré ste k nim pripojili',
  },
  secrets: 'Heslá, kódy a odkazy, ktoré otvárajú účet, v súbore nie sú.',
  form: 'Súbory s koncovkou .json sú určené pre programy; otvorí ich aj každý textový editor. Časy sú v UTC.',
  run: {
    tool: 'Nástroj',
    language: 'Jazyk',
    madeAt: 'Dátum',
    text: 'Text',
    result: 'Výsledok',
  },
}
