import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })} mesačne`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'kontrola', few: 'kontroly', other: 'kontrol' })} plagiátov`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Čo obsahuje ktorý plán Tinty: znaky mesačne, úrovne prepísania a kontroly plagiátov.',
  headline: 'Viac atramentu na mesiac, keď ho treba.',
  lead: 'Čas záverečných prác je krátky. Mesiac má stáť približne toľko, čo burgerové menu alebo lístok do kina a prestať môžete, kedy chcete.',
  upsell: {
    title: 'Ach, nemáte Premium',
    go: 'Prejsť na Premium',
    later: 'Neskôr',
  },
  table: {
    caption: 'Porovnanie plánov',
    choose: 'Plán',
    current: 'Váš súčasný plán',
    charactersMonthly: 'Znaky mesačne',
    charactersPerRun: 'Znaky naraz',
    levels: 'Úrovne prepísania',
    checks: 'Kontroly plagiátov mesačne',
    checkedPerRun: 'Znaky na jednu kontrolu pravopisu alebo AI',
    none: 'žiadne',
  },
  plans: {
    visitor: { name: 'Návštevník', description: 'Bez účtu' },
    free: { name: 'Zadarmo', description: 'S účtom' },
    premium: {
      name: 'Premium',
      description: 'Na seminárnu prácu',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'parafrázovanie v troch úrovniach',
        `${number(plan.levels)} ${plural(plan.levels, { one: 'úroveň', few: 'úrovne', other: 'úrovní' })} prepísania`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platina',
      description: 'Na záverečnú prácu',
      features: (plan: PlanFigures) => [characters(plan.characters), 'všetky funkcie', 'silné parafrázovanie', checks(plan.checks)],
    },
  },
  lifted: 'Prevádzkovateľ tejto stránky zrušil obmedzenia: všetko, čo je v stĺpci Platina, je už teraz vaše.',
  questions: {
    buy: {
      title: 'Môžem si teraz kúpiť plán?',
      answer: 'Tu zatiaľ nie. Táto stránka ešte nemá účty, preto neprijíma platby; nič na nej nevedie k platbe.',
    },
    limit: {
      title: 'Čo ak dosiahnem limit?',
      answer: 'Automaticky sa nič neúčtuje. Nástroj vás upozorní skôr, než začne, uvedie limit a váš text zachová.',
    },
    text: {
      title: 'Používa sa môj text?',
      answerNotKept: 'Nie. V každom pláne sa spracúva len v pamäti: neukladá sa, nikomu sa neukazuje a nič sa na ňom netrénuje.',
      answerKept: 'Nie. V každom pláne sa uchováva len pre vás: nikomu sa neukazuje a nič sa na ňom netrénuje.',
    },
  },
  operator: {
    title: 'Prevádzkujete túto stránku?',
    lead: 'Dve nastavenia určujú, čo môžu návštevníci; potom server reštartujte.',
    open: 'ruší všetky obmedzenia vstavaného spracovania, pre školy a vlastné počítače.',
    visitorTier: 'dáva každému návštevníkovi uvedený plán.',
  },
}
