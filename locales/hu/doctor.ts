import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, choice, day } = wordsFor('hu')

/** Egy dolgozat hivatkozásainak ellenőrzése. */
export const doctor: DoctorMessages = {
  title: 'Irodalomjegyzék-ellenőrző: hivatkozások és APA 7',
  description:
    'Megtalálja, mi van idézve, de a jegyzékben nincs, mi van ott, de nincs idézve, hol tér el év vagy név, mi szerepel kétszer, és mit ír másképp az APA 7.',
  heading: 'Dolgozat hivatkozásainak ellenőrzése',
  views: { label: 'Nézetek', list: 'Saját jegyzék', check: 'Dolgozat hivatkozásainak ellenőrzése' },
  before: {
    field: 'A dolgozat az irodalomjegyzékével együtt',
    placeholder: 'Illessze be ide az egész dolgozatot az irodalomjegyzékével együtt',
    lead: 'Összeillik a jegyzék és a szöveg?',
    points: [
      'Minden hivatkozást megkeresünk a jegyzékben, és minden tételt a szövegben.',
      'Összevetjük az évszámokat és a neveket, megnézzük az ismétlődéseket és a sorrendet.',
      'A jegyzéket az APA 7-hez mérjük, elfogadható javításokkal.',
    ],
    cost: 'Nem kerül semmibe, és mást nem kérdezünk meg.',
    run: 'Hivatkozások ellenőrzése',
    running: 'A hivatkozások ellenőrzése folyik.',
    long: (over) => `${number(over)} karakterrel több a megengedettnél`,
  },
  bar: {
    edit: 'Szöveg szerkesztése',
    again: 'Újraellenőrzés',
    copy: 'Szöveg másolása',
    counts: (cited, listed) => `${number(cited)} hivatkozás, ${number(listed)} mű a jegyzékben`,
    acceptAll: (count) => `Mind a(z) ${number(count)} elfogadása`,
    panes: 'Mi látszik',
    findings: (count) => `Észrevételek (${number(count)})`,
    works: (count) => `Művek (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Nem találtunk irodalomjegyzéket.',
      body: '„Irodalomjegyzék” vagy hasonló cím alatt keressük, vagy ilyen, soronként egy tételből álló sort:',
      sample: ['Bodnár, K. (2012). Csendes szobák. Palánta Kiadó.', 'Rácz, Á., & Szabó, P. (2015). Alvás a tengeren. Zaj, 3(1), 14–29.'],
    },
    noCitations:
      'A szövegben nem találtunk névvel és évszámmal vagy számmal adott hivatkozást, ezért arról, hogy mi van idézve, nem mondunk semmit.',
    numeric:
      'A szöveg számokkal hivatkozik. Az ilyen jegyzék nem APA szerinti: csak azt jelezzük, mi hiányzik, mi nincs idézve, és mi szerepel kétszer.',
    notes: 'A szövegben lábjegyzetek vannak. A csak ott idézett műveket nem követjük.',
    notApa: (count) => `A jegyzék nem APA szerint készült. Az APA ${number(count)} észrevételét összecsuktuk.`,
    unfold: 'Mutassa',
    fold: 'Csukja össze',
    clear: {
      title: 'A szöveg és a jegyzék összeillik.',
      body: 'Nincs mit javítani. Hogy a szöveg mire gondol hivatkozás nélkül, az nem látható.',
    },
    filtered: 'A szűrő minden észrevételt elrejt.',
    retractions: (date) => `Összevetve a visszavont művek ${day(date)} jegyzékével.`,
    noRetractions: 'A visszavonásokat nem néztük: az oldal üzemeltetője nem töltött be ilyen jegyzéket.',
    found: (count) => (count === 0 ? 'Nincs észrevétel.' : `${number(count)} észrevétel.`),
  },
  kinds: {
    'cited-not-listed': 'Idézve van, a jegyzékben nincs',
    'listed-not-cited': 'A jegyzékben van, idézve nincs',
    'year-differs': 'Eltérő évszám',
    'spelling-differs': 'Eltérő név',
    'out-of-order': 'Rossz sorrend',
    duplicate: 'Kétszer szerepel',
    apa: 'APA szerinti alak',
    gap: 'Hiányzó adat',
    notice: 'A kiadó közleménye',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `A jegyzékben nincs mű ehhez: „${cited}”.`,
      todo: 'Vegye fel a művet a jegyzékbe, vagy hagyja el a hivatkozást.',
    },
    'listed-not-cited': {
      wrong: (entry) => `A szövegben semmi sem utal erre: „${entry}”.`,
      todo: 'Hivatkozzon rá ott, ahol felhasználta, vagy vegye ki: az APA csak az idézett műveket sorolja fel.',
    },
    'year-differs': {
      wrong: (said, listed) => `A szövegben ${said} áll, a jegyzékben ${choice(listed)}.`,
      todo: 'Nézze meg magát a művet, és javítsa, amelyik téves.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `A szövegben „${said}” áll, a jegyzékben „${listed}”.`,
      todo: 'Nézze meg magát a művet, és javítsa, amelyik téves.',
    },
    'out-of-order': {
      before: (entry, other) => `„${entry}” helye ez előtt van: „${other}”.`,
      last: (entry) => `„${entry}” helye a jegyzék végén van.`,
      todo: 'A jegyzék az első szerző családneve, azon belül az évszám szerint rendezett.',
    },
    duplicate: {
      doi: (entry, other) => `„${entry}” DOI-ja azonos egy fenti tételével: „${other}”.`,
      title: (entry, other) => `„${entry}” ugyanaz a mű, mint egy fenti tétel: „${other}”.`,
      todo: 'A kettő közül az egyiket hagyja meg.',
    },
    apa: { wrong: (words) => `A jegyzékben ez áll: „${words}”.` },
    gap: { wrong: (entry) => `Nincs benne ebben: „${entry}”.` },
    notice: {
      wrong: (entry) => `Erről szól: „${entry}”.`,
      retraction: 'Ne építsen rá. Ha mégis idéznie kell, írja oda, hogy visszavonták.',
      correction: 'Olvassa el a helyesbítést, mielőtt támaszkodik rá.',
      'expression-of-concern': 'Nézze meg az okát, mielőtt támaszkodik rá.',
      reinstatement: 'Ismét érvényes; a korábbi közlemények már nem állnak.',
    },
  },
  apa: {
    'author-names': { title: 'A név alakja', rule: 'Családnév, vessző, pontos kezdőbetűk: Bodnár, K. J.' },
    conjunction: { title: 'A nevek között', rule: 'A neveket vessző választja el, az utolsót jel vagy kötőszó kapcsolja a többihez.' },
    'doi-address': { title: 'DOI', rule: 'A DOI hivatkozásként áll: https://doi.org/…' },
    end: { title: 'A tétel vége', rule: 'A tétel végén pont áll, de DOI vagy link után nem.' },
    'list-et-al': { title: 'Kihagyott szerzők', rule: 'A jegyzék húsz szerzőig mindenkit megnevez; „et al.” csak a szövegben áll.' },
    'page-hyphen': { title: 'Kötőjel az oldalszámok között', rule: 'Az oldalszámok között nagykötőjel (–) áll.' },
    'page-label': { title: 'Az oldalszám jelölése', rule: 'Folyóiratnál az oldalszám „o.” vagy „pp.” nélkül áll.' },
    place: { title: 'A kiadás helye', rule: 'Az APA a hetedik kiadás óta csak a kiadót nevezi meg.' },
    retrieved: { title: 'Szavak a link előtt', rule: 'A link magában áll, „Letöltve” vagy „Elérhető” nélkül.' },
    'title-capitals': { title: 'Nagybetűk a címben', rule: 'A címet mondatként írjuk. Ez javaslat: a nevek nagybetűje marad.' },
    'title-quotes': { title: 'Idézőjel', rule: 'A jegyzékben a cím idézőjel nélkül áll.' },
    'volume-label': { title: 'Évfolyam és szám', rule: 'Az évfolyam és a szám így áll: 12(3), „évf.” és „sz.” nélkül.' },
    'year-parentheses': { title: 'Évszám', rule: 'Az évszám zárójelben, a szerzők után áll: (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'nincs idézve' : `${number(count)} alkalommal idézve`),
    apa: 'APA szerint',
    same: 'Az APA szerint van írva.',
    unsure: 'Túl keveset lehetett belőle biztosan kiolvasni, ezért nem írjuk át APA szerint.',
    copy: 'Másolás',
    add: 'Felvétel a könyvtárba',
    added: 'Bekerült a könyvtárába.',
    here: 'Már a könyvtárában van.',
    show: 'Mutassa a szövegben',
    showEntry: 'Mutassa a tételt',
  },
}
