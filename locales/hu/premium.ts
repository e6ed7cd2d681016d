import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')
const characters = (count: number) => `havi ${number(count)} karakter`
const checks = (count: number) => `${number(count)} plágiumellenőrzés`

/** A csomagok oldala, és a párbeszédablak, amely oda vezet. */
export const premium: PremiumMessages = {
  title: 'Prémium',
  description: 'Mit tartalmaznak a Tinta csomagjai: havi karakterek, átfogalmazási szintek és plágiumellenőrzések.',
  headline: 'Több tinta arra a hónapra, amikor kell.',
  lead: 'A szakdolgozat ideje rövid. Egy hónap körülbelül annyiba kerül majd, mint egy hamburgermenü vagy egy mozijegy, és bármikor abbahagyhatja.',
  upsell: {
    title: 'Ó, Önnek nincs prémiuma',
    go: 'Tovább a Prémiumhoz',
    later: 'Később',
  },
  table: {
    caption: 'A csomagok összehasonlítása',
    choose: 'Csomag',
    current: 'Az Ön mostani csomagja',
    charactersMonthly: 'Karakter havonta',
    charactersPerRun: 'Karakter egy futtatásban',
    levels: 'Átfogalmazási szintek',
    checks: 'Plágiumellenőrzés havonta',
    checkedPerRun: 'Karakter egy helyesírási vagy AI-vizsgálatban',
    none: 'nincs',
  },
  plans: {
    visitor: { name: 'Látogató', description: 'Fiók nélkül' },
    free: { name: 'Ingyenes', description: 'Fiókkal' },
    premium: {
      name: 'Prémium',
      description: 'Egy szemináriumi dolgozathoz',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'háromszintű átfogalmazás',
        `${number(plan.levels)} átírási szint`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platina',
      description: 'Egy szakdolgozathoz',
      features: (plan: PlanFigures) => [characters(plan.characters), 'minden funkció', 'erős átfogalmazás', checks(plan.checks)],
    },
  },
  lifted: 'Az oldal üzemeltetője feloldotta a korlátokat: most minden az Öné, ami a Platina oszlopban áll.',
  questions: {
    buy: {
      title: 'Vehetek most csomagot?',
      answer: 'Itt még nem. Ezen az oldalon egyelőre nincsenek fiókok, ezért fizetést sem fogad el; innen semmi sem vezet pénztárhoz.',
    },
    limit: {
      title: 'Mi történik, ha elérek egy korlátot?',
      answer: 'Magától semmi sem kerül pénzbe. Az eszköz futtatás előtt szól, megnevezi a korlátot, és megőrzi a szövegét.',
    },
    text: {
      title: 'Felhasználják a szövegemet?',
      answerNotKept:
        'Nem. Minden csomagban csak a memóriában dolgozunk vele: nem tároljuk, senkinek sem mutatjuk meg, és semmit sem tanítunk rajta.',
      answerKept: 'Nem. Minden csomagban csak Önnek őrizzük meg: senkinek sem mutatjuk meg, és semmit sem tanítunk rajta.',
    },
  },
  operator: {
    title: 'Ön üzemelteti ezt az oldalt?',
    lead: 'Két beállítás dönti el, mit tehetnek a látogatók; utána indítsa újra a kiszolgálót.',
    open: 'feloldja a beépített motorok minden korlátját, iskoláknak és saját gépekre.',
    visitorTier: 'minden látogatónak a megnevezett csomagot adja.',
  },
}
