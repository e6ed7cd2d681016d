import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
const characters = (count: number) =>
  `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })} pe lună`
const checks = (count: number) =>
  `${number(count)} ${plural(count, { one: 'verificare', few: 'verificări', other: 'de verificări' })} de plagiat`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Ce conține fiecare plan Tinta: caractere pe lună, niveluri de rescriere și verificări de plagiat.',
  headline: 'Mai multă cerneală pentru luna în care e nevoie.',
  lead: 'Perioada lucrărilor de licență este scurtă. O lună ar trebui să coste cam cât un meniu cu burger sau un bilet la film și puteți renunța oricând.',
  upsell: {
    title: 'Oh, nu aveți Premium',
    go: 'Mergeți la Premium',
    later: 'Mai târziu',
  },
  table: {
    caption: 'Planurile comparate',
    choose: 'Plan',
    current: 'Planul dumneavoastră',
    charactersMonthly: 'Caractere pe lună',
    charactersPerRun: 'Caractere la o rulare',
    levels: 'Niveluri de rescriere',
    checks: 'Verificări de plagiat pe lună',
    checkedPerRun: 'Caractere la o verificare de ortografie sau AI',
    none: 'niciuna',
  },
  plans: {
    visitor: { name: 'Vizitator', description: 'Fără cont' },
    free: { name: 'Gratuit', description: 'Cu cont' },
    premium: {
      name: 'Premium',
      description: 'Pentru o lucrare de seminar',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'parafrazare pe trei niveluri',
        `${number(plan.levels)} ${plural(plan.levels, { one: 'nivel', few: 'niveluri', other: 'de niveluri' })} de rescriere`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platină',
      description: 'Pentru o teză',
      features: (plan: PlanFigures) => [characters(plan.characters), 'toate funcțiile', 'parafrazare puternică', checks(plan.checks)],
    },
  },
  lifted: 'Cel care administrează acest site a ridicat limitele: tot ce se află în coloana Platină vă stă acum la dispoziție.',
  questions: {
    buy: {
      title: 'Pot cumpăra un plan acum?',
      answer: 'Aici încă nu. Site-ul nu are deocamdată conturi, deci nu primește plăți; nimic de pe această pagină nu duce spre plată.',
    },
    limit: {
      title: 'Ce se întâmplă dacă ating o limită?',
      answer: 'Nimic nu se încasează automat. Instrumentul vă anunță înainte de a începe, indică limita și vă păstrează textul.',
    },
    text: {
      title: 'Îmi este folosit textul?',
      answerNotKept:
        'Nu. În fiecare plan este prelucrat în memorie: nu este salvat, nu este arătat nimănui și nu este folosit la antrenarea vreunui model.',
      answerKept:
        'Nu. În fiecare plan este păstrat doar pentru dumneavoastră: nu este arătat nimănui și nu este folosit la antrenarea vreunui model.',
    },
  },
  operator: {
    title: 'Administrați acest site?',
    lead: 'Două setări hotărăsc ce pot face vizitatorii; apoi reporniți.',
    open: 'ridică toate limitele motoarelor integrate, pentru școli și calculatoare proprii.',
    visitorTier: 'dă fiecărui vizitator planul indicat.',
  },
}
