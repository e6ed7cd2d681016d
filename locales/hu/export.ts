import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Az Ön adatai a Tintából',
  about: ({ site, day }) => `Ezeket az adatokat tárolja Önről a(z) ${site}. A fájl ekkor készült: ${day}`,
  parts: {
    account: 'név, e-mail-cím és a fiók dátumai',
    preferences: 'az Ön beállításai',
    signInMethods: 'a bejelentkezés módjai',
    devices: 'azok az eszközök, amelyeken be van jelentkezve',
    keys: 'az API-kulcsai neve és első karakterei',
    usage: 'mennyit használt fel egy-egy futtatás a havi keretből',
    subscription: 'előfizetések és vásárlások',
    dictionary: 'saját szavak és kikapcsolt szabályok',
    historyJson: 'az előzmények, a szövegekkel és az eredményekkel együtt',
    historyFolder: 'ugyanez, futtatásonként egy fájlban',
    checks: 'a plágiumellenőrzései a jelentésekkel együtt',
    documents: 'az összevetésre feltöltött dokumentumai és a vázlatai, a szövegükkel együtt',
    library: 'a könyvtárának forrásai mappákkal, címkékkel és jegyzetekkel',
    libraryFiles: 'a forrásokhoz csatolt fájlok',
  },
  secrets: 'A jelszavak, a kódok és a fiókot megnyitó hivatkozások nincsenek benne.',
  form: 'A .json végű fájlok programoknak készültek, de bármelyik szövegszerkesztő megnyitja őket. Az időpontok UTC szerintiek.',
  run: {
    tool: 'Eszköz',
    language: 'Nyelv',
    madeAt: 'Dátum',
    text: 'Szöveg',
    result: 'Eredmény',
  },
}
