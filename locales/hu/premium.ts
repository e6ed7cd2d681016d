import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')
const characters = (count: number) => `havi ${number(count)} karakter`
const checks = (count: number) => `${number(count)} plágiumellenőrzés`
const levels = (count: number) => `${number(count)} átírási szint`

/** A csomagok oldala, és a párbeszédablak, amely oda vezet. */
export const premium: PremiumMessages = {
  title: 'Prémium',
  description: 'Mit tartalmaznak a Tinta csomagjai: havi karakterek, átfogalmazási szintek és plágiumellenőrzések.',
  headline: 'Több tinta arra a hónapra, amikor kell.',
  lead: 'A szakdolgozat ideje rövid. Egy hónap körülbelül annyiba kerül majd, mint egy hamburgermenü vagy egy mozijegy, és bármikor abbahagyhatja.',
  table: {
    caption: 'A csomagok összehasonlítása',
    choose: 'Csomag',
    current: 'Az Ön mostani csomagja',
    charactersMonthly: 'Karakter havonta',
    charactersPerRun: 'Karakter egy futtatásban',
    levels: 'Átfogalmazási szintek',
    checks: 'Plágiumellenőrzés havonta',
    checkedPerRun: 'Karakter egy helyesírási vagy AI-vizsgálatban',
    history: 'Korábbi eredményei',
    entitlements: { 'report:print': 'Nyomtatható jelentés', 'files:many': 'Több fájl egyszerre', 'api:keys': 'API-kulcs' },
    none: 'nincs',
    included: 'benne van',
    withoutAccount: (figure) => `fiók nélkül: ${figure}`,
    notOpen: 'Az ellenőrző ezen az oldalon nem érhető el.',
  },
  plans: {
    free: {
      name: 'Ingyenes',
      description: 'Minden eszköz kipróbálásához',
      features: (plan: PlanFigures) => [characters(plan.characters), 'enyhe átfogalmazás'],
    },
    premium: {
      name: 'Prémium',
      description: 'Egy szemináriumi dolgozathoz',
      features: (plan: PlanFigures) => [characters(plan.characters), 'háromszintű átfogalmazás', levels(plan.levels), checks(plan.checks)],
    },
    platinum: {
      name: 'Platina',
      description: 'Egy szakdolgozathoz',
      features: (plan: PlanFigures) => [characters(plan.characters), 'minden funkció', 'erős átfogalmazás', checks(plan.checks)],
    },
  },
  price: {
    month: 'havonta',
    none: 'Nincs ár megadva',
    atCheckout: 'Az ár a fizetésnél látható',
    withTax: 'Az árak az adót tartalmazzák.',
    withoutTax: 'Az árakhoz adó járul.',
    billed: 'Havi számlázás.',
  },
  testMode: {
    title: 'Próbaüzem: nem mozog pénz.',
    body: 'Minden úgy működik, mint valódi fizetéskor, de kártyát nem kérünk.',
  },
  off: 'Ezen az oldalon semmi sem eladó. Csomagot az üzemeltető adhat egy fióknak.',
  lifted: 'Az oldal üzemeltetője feloldotta a korlátokat: most minden az Öné, ami a Platina oszlopban áll.',
  given: {
    premium: 'Ezen az oldalon minden látogatónak Prémiuma van, fiók nélkül is.',
    platinum: 'Ezen az oldalon minden látogatónak Platinája van, fiók nélkül is.',
  },
  buy: {
    choose: { premium: 'Prémium választása', platinum: 'Platina választása' },
    change: { premium: 'Váltás Prémiumra', platinum: 'Váltás Platinára' },
    signUp: 'Ingyenes fiók létrehozása',
    leave: 'Lemondás a fiókjában',
    signIn: 'A csomag fiókhoz tartozik. Jelentkezzen be, vagy hozzon létre fiókot; a vásárlás utána magától folytatódik.',
    already: { premium: 'Önnek már van Prémiuma.', platinum: 'Önnek már van Platinája.' },
    close: 'Bezárás',
  },
  change: {
    title: { premium: 'Prémiumra vált?', platinum: 'Platinára vált?' },
    holds: (limit, used) => `A váltás azonnal érvényes: ebben a hónapban ${number(limit)} karakter, ebből ${number(used)} elhasználva.`,
    spent: (limit, used) =>
      `A váltás azonnal érvényes: ebben a hónapban ${number(limit)} karakter. Ön ${number(used)} karaktert elhasznált, így nem marad belőle.`,
    resets: (day) => `Az új számlálás kezdete: ${day}`,
    money: {
      test: 'Próbaüzem: nem mozog pénz.',
      stripe: 'A hónapból hátralévő napokat a következő számla számolja el.',
    },
    keep: { premium: 'Marad a Prémium', platinum: 'Marad a Platina' },
  },
  bought: {
    title: { premium: 'Öné a Prémium.', platinum: 'Öné a Platina.' },
    holds: (plan) => `Ami benne van: ${characters(plan.characters)}, ${levels(plan.levels)}, havi ${checks(plan.checks)}.`,
    waiting: 'A fizetés megerősítésére várunk. A csomag utána azonnal elindul, többnyire egy percen belül.',
    late: 'A fizetés még nincs megerősítve. A csomag utána magától elindul; néhány perc múlva nézze meg a fiókját.',
    close: 'Bezárás',
  },
  questions: {
    cancel: {
      title: 'Hogyan mondom le?',
      answer: 'A fiókjában, két kattintással. A csomag azonnal megszűnik, több terhelés nem lesz, a fiókja megmarad.',
      support: (email) => `Ha valami nem sikerül, írjon ide: ${email}.`,
    },
    limit: {
      title: 'Mi történik, ha elfogynak a karakterek?',
      answer:
        'Magától semmi sem kerül pénzbe. Az eszköz futtatás előtt szól, megőrzi a szövegét, és megmondja, melyik napon kezdődik újra a számlálás.',
    },
    text: {
      title: 'Felhasználják a szövegemet?',
      answerNotKept:
        'Nem. Minden csomagban csak a memóriában dolgozunk vele: nem tároljuk, senkinek sem mutatjuk meg, és semmit sem tanítunk rajta.',
      answerKept: (most) =>
        `Nem. Egyik csomagban sem mutatjuk meg senkinek, és semmit sem tanítunk rajta. A látogatók szövegét nem tároljuk; fiókkal az eredményeit csak Önnek őrizzük meg, legfeljebb ${number(most)} napig, amíg nem törli vagy ki nem kapcsolja.`,
    },
    failed: {
      title: 'Mi történik, ha egy fizetés nem sikerül?',
      answer: (grace) =>
        grace === 0
          ? 'A csomag megszűnik, a fiók újra ingyenes; semmi sem törlődik belőle.'
          : `A csomag még ${number(grace)} napig él, és írunk Önnek. Ha addig nem érkezik fizetés, a fiók újra ingyenes lesz; semmi sem törlődik belőle.`,
    },
    change: {
      title: 'Mi lesz a számlálással?',
      answer:
        'Az első csomaggal saját hónap kezdődik, a számlálás nulláról indul. A csomagváltás azonnal érvényes: amit elhasznált, az megmarad, de már az új korlát számít.',
    },
    honest: {
      title: 'Mire nem jó egyik csomag sem?',
      answer: 'Egyik sem vezet át szöveget egy felismerőn. A csomagok mennyiségben és erősségben térnek el; a motorok mögöttük ugyanazok.',
    },
  },
  operator: {
    title: 'Ön üzemelteti ezt az oldalt?',
    lead: 'Ezek a beállítások döntik el, mi kapható itt; utána indítsa újra a kiszolgálót.',
    price: 'árat mutat, abban a pénznemben, amelyet a CURRENCY megnevez.',
    stripe: 'valódi fizetést fogad. Nélküle helyi címen próbapénztár van, nyilvános címen semmi sem eladó.',
    open: 'feloldja a beépített motorok minden korlátját, iskoláknak és saját gépekre.',
    visitorTier: 'minden látogatónak a megnevezett csomagot adja.',
  },
}
