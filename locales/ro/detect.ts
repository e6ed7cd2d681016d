import type { DetectMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'
import { detectSignals } from './detect-signals.ts'

const { number, plural, percent } = wordsFor('ro')
const characters = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })}`
const texts = (count: number): string => `${number(count)} ${plural(count, { one: 'text', few: 'texte', other: 'de texte' })}`
const files = (count: number): string => `${number(count)} ${plural(count, { one: 'fișier', few: 'fișiere', other: 'de fișiere' })}`

/** Ecranul detectorului. */
export const detect: DetectMessages = {
  page: {
    title: 'Detector de text AI',
    description: 'Spune în cuvinte cum se citește un text, cât de des greșește și când nu poate spune. În cincisprezece limbi.',
    heading: 'Detector de text AI',
  },
  field: 'Textul dumneavoastră',
  bar: {
    legend: 'Marcaje în text',
    check: 'Verifică',
    again: 'Verifică din nou',
    report: 'Raport',
    files: 'Mai multe fișiere',
    jump: 'La rezultat',
  },
  readings: { human: 'se citește ca uman', unclear: 'neclar', generated: 'se citește ca generat' },
  state: {
    title: 'Rezultat',
    about: 'Aici apare cum se citește textul, ce arată asta și cât de des este greșit.',
    needs: (needed) => `Pentru un verdict este nevoie de cel puțin ${words(needed)} în text curgător.`,
    more: (missing) => `Încă ${words(missing)} pentru un verdict.`,
    checking: 'Se verifică',
    stale: 'Ați schimbat textul după această verificare.',
    staleHelp: 'Ce urmează vorbește despre textul de atunci. Marcajele gri sunt cele pe care schimbările nu le-au atins.',
    tooLong: (limit) => `Mai lung decât încape într-o verificare: ${characters(limit)}.`,
    tooLongHelp: 'Nu s-a trimis nimic. Textul este tot aici.',
    cut: (amount) => `Verifică primele ${characters(amount)}`,
    cutTitle: (amount) => `Au fost verificate numai primele ${characters(amount)}.`,
    offline: 'Scrieți mai departe: ciorna rămâne pe acest dispozitiv. Verificarea așteaptă conexiunea.',
    unknownLanguage: (name) => `Limba acestui text: ${name}.`,
    unknownLanguageHelp: 'Nu s-au măsurat texte în această limbă, deci nu se poate spune nimic. Textul este aici, neschimbat.',
  },
  result: {
    label: 'Probabilitatea să-l fi scris un model',
    verdicts: { signs: 'Semne de scriere cu AI', mixed: 'Mixt', none: 'Niciun semn găsit', 'cannot-tell': 'Nu se poate spune' },
    meanings: {
      signs: 'Acest text se citește ca ale modelelor. Și unii oameni scriu așa.',
      mixed: 'Unele pasaje se citesc ca ale modelelor, altele nu.',
      none: 'Nu se citește ca textele modelelor din care a învățat acest instrument. Textele modelelor mai noi sunt găsite foarte rar, așa că asta nu arată cine l-a scris.',
    },
    reasons: {
      'too-short': (judged, needed) => `Prea puțin pentru a judeca: ${words(judged)} în text curgător, iar minimul este ${number(needed)}.`,
      between: 'Și textele oamenilor, și cele ale modelelor pot arăta așa.',
      'not-measured': (language) =>
        `În această limbă (${language}) măsurătorile nu sunt destul de bune pentru un verdict. Ce urmează sunt doar indicații.`,
      'not-prose': 'Listele, tabelele, versurile, codul și formulele nu arată cine le-a scris.',
      'mixed-languages': 'Prea puțin din text este într-o singură limbă.',
    },
    waysOn: {
      'too-short': (missing) => `Adăugați ${words(missing)} în text curgător, dacă mai există.`,
      between: 'Este un rezultat, nu o defecțiune. O bucată mai lungă din același text se poate citi mai limpede.',
      'not-measured': 'Citiți-le ca observații de stil, nu ca indiciu despre cine a scris textul.',
      'not-prose': 'Verificați paragrafe de text curgător.',
      'mixed-languages': 'Verificați fiecare limbă separat sau alegeți limba deasupra textului.',
    },
    range: (low, high) => `între ${number(low)} și ${number(high)} %`,
    rangeMeaning:
      'Jumătate din textele măsurate veneau de la modele; dintre cele care se citesc ca acesta, atâtea. Nu este o parte din textul dumneavoastră.',
    why: 'Ce s-a citit',
    judged: (judged, all) =>
      judged === all ? `S-a judecat tot: ${words(all)}.` : `Cuvinte judecate: ${number(judged)} din ${number(all)}.`,
    wide: (needed) => `Pasajele se marchează de la ${words(needed)} în sus.`,
    leftOut: (names) => `Lăsate deoparte: ${names}.`,
    leftOutKinds: {
      quotation: 'citate',
      bibliography: 'bibliografie',
      code: 'cod',
      formula: 'formule',
      heading: 'titluri',
      list: 'liste',
      table: 'tabele',
      verse: 'versuri',
      'other-language': 'pasaje în alte limbi',
    },
    odd: (count) =>
      `${number(count)} ${plural(count, { one: 'caracter neobișnuit', few: 'caractere neobișnuite', other: 'de caractere neobișnuite' })}`,
    oddKinds: {
      'zero-width': 'fără lățime',
      direction: 'care întorc direcția scrierii',
      'soft-hyphen': 'cratime opționale',
      control: 'caractere de control',
      'look-alike': 'litere asemănătoare din alt alfabet',
    },
    oddHelp: 'Vin adesea din copiere sau dintr-un fișier și nu schimbă rezultatul.',
    show: (at, of) => `Arată ${number(at)} din ${number(of)}`,
    passages: 'Pasaje marcate',
    passage: (at) => `Pasajul ${number(at)}`,
    tools: 'Și uneltele Tinta schimbă felul în care se citește un text: după reformulare sau corectură, rezultatul poate fi altul.',
    copy: 'Copiază rezultatul',
    textTitle: 'Detector de text AI: rezultat',
    engine: (version) => `Modelul ${version}`,
  },
  noticed: {
    title: 'Ce a observat',
    lead: 'Observații de stil. Niciuna nu decide, și oamenii scriu și așa.',
    nothing: 'Nimic ieșit din comun.',
    show: (count) => `Arată ${number(count)} ${plural(count, { one: 'loc', few: 'locuri', other: 'de locuri' })}`,
    hide: 'Ascunde',
    more: (count) => `Încă ${number(count)} ${plural(count, { one: 'observație', few: 'observații', other: 'de observații' })}`,
    usual: { people: 'mai aproape de textele oamenilor', unclear: 'ca în amândouă', models: 'mai aproape de textele modelelor' },
  },
  model: {
    before: (name, languages) =>
      `Textele în aceste limbi sunt citite și de modelul ${name}, pe o mașină numită de operatorul acestui site: ${languages}.`,
    title: (name) => `Previzibilitate pentru ${name}`,
    beyond: (share) => `Mai uniform decât ${percent(share)} din textele oamenilor folosite la calibrare.`,
    usual: 'Ca de obicei în textele oamenilor.',
    aside: 'Încă un indiciu, măsurat separat. Verdictul nu se sprijină pe el.',
    away: (name) => `${name} nu a răspuns. Restul rezultatului rămâne valabil.`,
    head: 'Cât de sigură este previzibilitatea',
    texts: (people, machine, day) => `Calibrat la ${day}, texte de oameni: ${number(people)}, texte de modele: ${number(machine)}.`,
    beyondIt: (wrongly, found) =>
      `Peste limită au fost ${percent(wrongly)} din textele oamenilor și ${percent(found)} din cele ale modelelor.`,
    area: (low, high) => `Aria de sub curbă: între ${number(low)} și ${number(high)}.`,
  },
  signals: detectSignals,
  notProof: {
    title: 'Aceasta nu este o dovadă.',
    body: 'Detectoarele greșesc în privința oamenilor, mai des a celor care scriu într-o a doua limbă. Nu acuzați pe nimeni cu acest rezultat.',
  },
  reliable: {
    button: 'Cât de sigur este?',
    title: (language) => `Cât de sigur este în această limbă: ${language}?`,
    line: (mean, worst) =>
      `Măsurat pe texte ale unor oameni, nevăzute înainte: „semne” pe nedrept în medie la ${percent(mean)}, la ${percent(worst)} în cel mai slab grup de autori.`,
    learners: (share) => `La cei care scriu într-o limbă învățată: ${share === 0 ? 'niciunul dintre textele măsurate' : percent(share)}.`,
    oneModel: 'Toate textele modelelor pe care s-a măsurat sunt ale unui singur model: despre altele nu se știe nimic.',
    noLearners:
      'Nu am avut texte ale unor oameni care scriu într-o limbă învățată, așa că nu se știe cât de des sunt semnalați pe nedrept.',
    unmeasured: 'În această limbă nu există cifre destul de bune despre greșelile lui, așa că nu dă un verdict.',
    measuredOn: (day) => `Măsurat la ${day}.`,
    found: (share) => `La ${percent(share)} din textele modelelor a semnalat semne; restul i-a scăpat sau nu s-a putut spune.`,
    cannotTell: (share) => `Despre ${percent(share)} din toate textele a spus că nu se poate spune.`,
    loading: 'Măsurătorile se încarcă.',
    missing: 'De ce nu există verdict',
    missingReasons: {
      'groups-too-few': 'Au fost texte de la prea puține grupuri de autori.',
      'texts-too-few': 'Au fost prea puține texte.',
      'generators-too-few': 'Au fost texte de la prea puține modele.',
      'false-alarms': 'Prea multe texte ale oamenilor au fost judecate greșit.',
      'genres-differ': 'Ce era valabil pentru un fel de text nu era valabil pentru altul.',
      'learners-misjudged': 'Cei care scriau într-o limbă învățată au fost judecați greșit mai des decât alții.',
    },
    human: 'Texte ale oamenilor judecate greșit, pe grupuri de autori',
    machine: 'Texte ale modelelor găsite',
    columns: {
      group: 'Grup',
      texts: 'Texte',
      alarms: 'Alarme false',
      interval: 'Interval probabil',
      model: 'Model',
      kind: 'Fel de text',
      found: 'Găsite',
    },
    learnersTag: 'a doua limbă',
    texts,
    between: (low, high) => `între ${percent(low)} și ${percent(high)}`,
    notMeasured: 'nemăsurat',
    allFigures: 'Toate cifrele, pentru fiecare instrument',
    limits: 'Ce nu poate ști',
    limitsList: {
      author: 'Cine a scris textul sau dacă cineva a avut ajutor.',
      later: 'Modelele apărute după măsurare și textele prelucrate de un om.',
      others: 'Grupurile de autori care nu sunt în tabel: la ele alarmele false pot fi mai dese.',
      one: 'Dacă are dreptate în cazul acestui text anume. Cifrele vorbesc despre multe.',
    },
  },
  accused: {
    button: 'Dacă sunteți acuzat',
    title: 'Dacă cineva spune că nu dumneavoastră ați scris textul',
    lead: 'Rezultatul unui detector nu este o dovadă, nici al acestuia. Ce ajută:',
    steps: {
      ask: {
        title: 'Cereți dovezile.',
        body: 'Ce unealtă, ce pasaje, ce regulă și cât de des greșește unealta în privința unor oameni ca dumneavoastră.',
      },
      show: {
        title: 'Arătați cum a luat naștere textul.',
        body: 'Ciorne, istoricul versiunilor, notițe, surse, mesaje cu coordonatorul. Salvați-le acum.',
      },
      talk: {
        title: 'Propuneți o discuție despre el.',
        body: 'Cine a scris un text îi poate explica raționamentul, sursele și ce a lăsat deoparte.',
      },
      name: {
        title: 'Numiți greșelile cunoscute.',
        body: 'Alarmele false sunt mai dese la cei care scriu într-o a doua limbă, la textele foarte formale și la cele scurte.',
      },
      rules: {
        title: 'Citiți regulile care se aplică.',
        body: 'Spuneți deschis ce ajutor ați folosit, dacă a fost, și dacă era permis. Întrebați cine vă poate sfătui: reprezentanții studenților, un mediator.',
      },
      time: { title: 'Cereți timp și ca totul să fie în scris.', body: 'Puteți răspunde în liniște și puteți veni însoțit.' },
    },
    other:
      'Dacă dumneavoastră puneți întrebarea: vorbiți mai întâi cu autorul. Un astfel de rezultat poate începe o discuție, nu o poate încheia.',
  },
  files: {
    title: 'Mai multe fișiere',
    lead: (limit) => `Cel mult ${files(limit)}, fiecare citit separat. Lista le păstrează ordinea și nu face clasamente.`,
    choose: 'Alege fișierele',
    start: 'Verifică',
    reading: (done, of) => `Citite: ${number(done)} din ${number(of)}`,
    done: (count) => `Citirea s-a încheiat: ${texts(count)}.`,
    stop: 'Oprește',
    stopped: (done, of) => `Oprit; citite: ${number(done)} din ${number(of)}.`,
    tooMany: (limit) => `S-au luat doar primele ${files(limit)}.`,
    csv: 'Tabel .csv',
    fileName: 'detector-ai',
    waiting: 'așteaptă',
    columns: { file: 'Fișier', result: 'Rezultat', reason: 'Motiv', words: 'Cuvinte judecate', language: 'Limbă' },
  },
  keys: { check: 'Verifică', stop: 'Oprește', copy: 'Copiază rezultatul' },
  along: 'Textul a venit cu dumneavoastră.',
}
