import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Datele dumneavoastră din Tinta',
  about: ({ site, day }) => `Acestea sunt datele pe care ${site} le păstrează despre dumneavoastră. Fișierul a fost creat la ${day}.`,
  parts: {
    account: 'numele, adresa de e-mail și datele calendaristice ale contului',
    preferences: 'setările dumneavoastră',
    signInMethods: 'cum vă conectați',
    devices: 'dispozitivele conectate la cont',
    keys: 'numele și primele caractere ale cheilor pentru API',
    usage: 'cât a consumat fiecare rulare din cantitatea lunară',
    subscription: 'abonamente și achiziții',
    dictionary: 'cuvintele proprii și regulile dezactivate',
    historyJson: 'istoricul, cu texte și rezultate',
    historyFolder: 'același lucru, câte un fișier pentru fiecare rulare',
    checks: 'verificările dumneavoastră de plagiat, cu rapoartele lor',
    documents: 'documentele pe care le păstrați pentru comparare și ciornele dumneavoastră, cu textele lor',
    library: 'sursele din biblioteca dumneavoastră, cu dosare, etichete și note',
    libraryFiles: 'fișierele pe care le-ați atașat la ele',
  },
  secrets: 'Parolele, codurile și linkurile care deschid contul nu sunt incluse.',
  form: 'Fișierele care se termină în .json sunt făcute pentru programe; le deschide și orice editor de text. Orele sunt în UTC.',
  run: {
    tool: 'Instrument',
    language: 'Limbă',
    madeAt: 'Data',
    text: 'Text',
    result: 'Rezultat',
  },
}
