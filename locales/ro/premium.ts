import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
const characters = (count: number) =>
  `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })} pe lună`
const checks = (count: number) =>
  `${number(count)} ${plural(count, { one: 'verificare', few: 'verificări', other: 'de verificări' })} de plagiat`
const levels = (count: number) => `${number(count)} ${plural(count, { one: 'nivel', few: 'niveluri', other: 'de niveluri' })} de rescriere`
const days = (count: number) => `${number(count)} ${plural(count, { one: 'zi', few: 'zile', other: 'de zile' })}`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Ce conține fiecare plan Tinta: caractere pe lună, niveluri de rescriere și verificări de plagiat.',
  headline: 'Mai multă cerneală pentru luna în care e nevoie.',
  lead: 'Perioada lucrărilor de licență este scurtă. O lună ar trebui să coste cam cât un meniu cu burger sau un bilet la film și puteți renunța oricând.',
  table: {
    caption: 'Planurile comparate',
    choose: 'Plan',
    current: 'Planul dumneavoastră',
    charactersMonthly: 'Caractere pe lună',
    charactersPerRun: 'Caractere la o rulare',
    levels: 'Niveluri de rescriere',
    checks: 'Verificări de plagiat pe lună',
    checkedPerRun: 'Caractere la o verificare de ortografie sau AI',
    history: 'Istoricul rezultatelor',
    entitlements: { 'report:print': 'Rapoarte de tipărit', 'files:many': 'Mai multe fișiere deodată', 'api:keys': 'Chei pentru API' },
    none: 'niciuna',
    included: 'inclus',
    withoutAccount: (figure) => `${figure} fără cont`,
    notOpen: 'Verificarea nu este disponibilă pe acest site.',
  },
  plans: {
    free: {
      name: 'Gratuit',
      description: 'Pentru a încerca fiecare instrument',
      features: (plan: PlanFigures) => [characters(plan.characters), 'parafrazare ușoară'],
    },
    premium: {
      name: 'Premium',
      description: 'Pentru o lucrare de seminar',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'parafrazare pe trei niveluri',
        levels(plan.levels),
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platină',
      description: 'Pentru o teză',
      features: (plan: PlanFigures) => [characters(plan.characters), 'toate funcțiile', 'parafrazare puternică', checks(plan.checks)],
    },
  },
  price: {
    month: 'pe lună',
    none: 'Niciun preț stabilit',
    atCheckout: 'Prețul apare la plată',
    withTax: 'Prețurile includ taxele.',
    withoutTax: 'La prețuri se adaugă taxele.',
    billed: 'Facturare lunară.',
  },
  testMode: {
    title: 'Mod de probă: nu se mișcă bani.',
    body: 'Totul merge ca la o plată adevărată, dar nu se cere niciun card.',
  },
  off: 'Pe acest site nu se vinde nimic. Cine îl administrează poate da unui cont un plan.',
  lifted: 'Cel care administrează acest site a ridicat limitele: tot ce se află în coloana Platină vă stă acum la dispoziție.',
  given: {
    premium: 'Oricine vizitează acest site are Premium, fără cont.',
    platinum: 'Oricine vizitează acest site are Platină, fără cont.',
  },
  buy: {
    choose: { premium: 'Alegeți Premium', platinum: 'Alegeți Platină' },
    change: { premium: 'Treceți la Premium', platinum: 'Treceți la Platină' },
    signUp: 'Creați un cont gratuit',
    leave: 'Renunțați din cont',
    signIn: 'Un plan ține de un cont. Conectați-vă sau creați unul; cumpărarea continuă de la sine.',
    already: { premium: 'Aveți deja Premium.', platinum: 'Aveți deja Platină.' },
    close: 'Închidere',
  },
  change: {
    title: { premium: 'Treceți la Premium?', platinum: 'Treceți la Platină?' },
    holds: (limit, used) => `Schimbarea este valabilă imediat: ${characters(limit)}, din care folosite luna aceasta: ${number(used)}.`,
    spent: (limit, used) =>
      `Schimbarea este valabilă imediat: ${characters(limit)}. Luna aceasta ați folosit ${number(used)}, deci nu mai rămâne nimic.`,
    resets: (day) => `Numărătoarea reîncepe pe ${day}.`,
    money: {
      test: 'Mod de probă: nu se mișcă bani.',
      stripe: 'Zilele rămase din această lună se regularizează la următoarea factură.',
    },
    keep: { premium: 'Păstrați Premium', platinum: 'Păstrați Platină' },
  },
  bought: {
    title: { premium: 'Aveți Premium.', platinum: 'Aveți Platină.' },
    holds: (plan) => `Conține ${characters(plan.characters)}, ${levels(plan.levels)}, ${checks(plan.checks)} pe lună.`,
    waiting: 'Plata se confirmă chiar acum. Planul începe îndată după aceea, de obicei într-un minut.',
    late: 'Plata nu este încă confirmată. Planul începe de la sine după confirmare; verificați contul peste câteva minute.',
    close: 'Închidere',
  },
  questions: {
    cancel: {
      title: 'Cum renunț?',
      answer: 'Din cont, cu două clicuri. Planul se încheie imediat, nu se mai încasează nimic, iar contul rămâne.',
      support: (email) => `Dacă ceva nu merge, scrieți la ${email}.`,
    },
    limit: {
      title: 'Ce se întâmplă dacă se termină caracterele?',
      answer:
        'Nimic nu se încasează automat. Instrumentul vă anunță înainte de a începe, vă păstrează textul și spune în ce zi reîncepe numărătoarea.',
    },
    text: {
      title: 'Îmi este folosit textul?',
      answerNotKept:
        'Nu. În fiecare plan este prelucrat în memorie: nu este salvat, nu este arătat nimănui și nu este folosit la antrenarea vreunui model.',
      answerKept: (most) =>
        `Nu. În niciun plan nu este arătat nimănui și nu este folosit la antrenarea vreunui model. Textele vizitatorilor nu sunt salvate; cu un cont, rezultatele sunt păstrate doar pentru dumneavoastră, cel mult ${days(most)}, până le ștergeți sau opriți istoricul.`,
    },
    failed: {
      title: 'Ce se întâmplă dacă o plată nu reușește?',
      answer: (grace) =>
        grace === 0
          ? 'Planul se încheie, iar contul redevine gratuit; nimic din el nu se șterge.'
          : `Planul mai merge ${days(grace)} și vă scriem. Dacă nici atunci nu s-a plătit, contul redevine gratuit; nimic din el nu se șterge.`,
    },
    change: {
      title: 'Ce se întâmplă cu numărătoarea?',
      answer:
        'Cu primul plan începe o lună proprie, numărătoarea pornește de la zero. Schimbarea planului este valabilă imediat: ce ați folosit rămâne numărat, față de noua limită.',
    },
    honest: {
      title: 'Ce nu face niciun plan?',
      answer: 'Nu trece un text de un detector. Planurile diferă prin cantitate și intensitate; motoarele din spate sunt aceleași.',
    },
  },
  operator: {
    title: 'Administrați acest site?',
    lead: 'Aceste setări hotărăsc ce se oferă aici; apoi reporniți.',
    price: 'arată un preț, în moneda numită de CURRENCY.',
    stripe: 'primește plăți adevărate. Fără ea, o adresă locală are o casă de probă, iar una publică nu vinde nimic.',
    open: 'ridică toate limitele motoarelor integrate, pentru școli și calculatoare proprii.',
    visitorTier: 'dă fiecărui vizitator planul indicat.',
  },
}
