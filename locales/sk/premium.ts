import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })} mesačne`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'kontrola', few: 'kontroly', other: 'kontrol' })} plagiátov`
const levels = (count: number) => `${number(count)} ${plural(count, { one: 'úroveň', few: 'úrovne', other: 'úrovní' })} prepísania`
const days = (count: number) => `${number(count)} ${plural(count, { one: 'deň', few: 'dni', other: 'dní' })}`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Čo obsahuje ktorý plán Tinty: znaky mesačne, úrovne prepísania a kontroly plagiátov.',
  headline: 'Viac atramentu na mesiac, keď ho treba.',
  lead: 'Čas záverečných prác je krátky. Mesiac má stáť približne toľko, čo burgerové menu alebo lístok do kina a prestať môžete, kedy chcete.',
  table: {
    caption: 'Porovnanie plánov',
    choose: 'Plán',
    current: 'Váš súčasný plán',
    charactersMonthly: 'Znaky mesačne',
    charactersPerRun: 'Znaky naraz',
    levels: 'Úrovne prepísania',
    checks: 'Kontroly plagiátov mesačne',
    checkedPerRun: 'Znaky na jednu kontrolu pravopisu alebo AI',
    history: 'História vašich výsledkov',
    entitlements: { 'report:print': 'Správy na vytlačenie', 'files:many': 'Viac súborov naraz', 'api:keys': 'Kľúče k API' },
    none: 'žiadne',
    included: 'zahrnuté',
    withoutAccount: (figure) => `${figure} bez účtu`,
    notOpen: 'Kontrola na tejto stránke nie je dostupná.',
  },
  plans: {
    free: {
      name: 'Zadarmo',
      description: 'Na vyskúšanie každého nástroja',
      features: (plan: PlanFigures) => [characters(plan.characters), 'mierne parafrázovanie'],
    },
    premium: {
      name: 'Premium',
      description: 'Na seminárnu prácu',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'parafrázovanie v troch úrovniach',
        levels(plan.levels),
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platina',
      description: 'Na záverečnú prácu',
      features: (plan: PlanFigures) => [characters(plan.characters), 'všetky funkcie', 'silné parafrázovanie', checks(plan.checks)],
    },
  },
  price: {
    month: 'mesačne',
    none: 'Cena nie je určená',
    atCheckout: 'Cena je pri platbe',
    withTax: 'Ceny sú vrátane dane.',
    withoutTax: 'K cenám sa pripočíta daň.',
    billed: 'Účtuje sa mesačne.',
  },
  testMode: {
    title: 'Skúšobný režim: peniaze sa nehýbu.',
    body: 'Všetko prebieha ako pri skutočnej platbe, len sa nežiada karta.',
  },
  off: 'Na tejto stránke sa nič nepredáva. Plán môže účtu dať jej prevádzkovateľ.',
  lifted: 'Prevádzkovateľ tejto stránky zrušil obmedzenia: všetko, čo je v stĺpci Platina, je už teraz vaše.',
  given: {
    premium: 'Každý návštevník tejto stránky má Premium, aj bez účtu.',
    platinum: 'Každý návštevník tejto stránky má Platinu, aj bez účtu.',
  },
  buy: {
    choose: { premium: 'Vybrať Premium', platinum: 'Vybrať Platinu' },
    change: { premium: 'Prejsť na Premium', platinum: 'Prejsť na Platinu' },
    signUp: 'Vytvoriť bezplatný účet',
    leave: 'Zrušiť vo svojom účte',
    signIn: 'Plán patrí k účtu. Prihláste sa alebo si účet vytvorte; nákup potom pokračuje sám.',
    already: { premium: 'Premium už máte.', platinum: 'Platinu už máte.' },
    close: 'Zavrieť',
  },
  change: {
    title: { premium: 'Prejsť na Premium?', platinum: 'Prejsť na Platinu?' },
    holds: (limit, used) => `Zmena platí hneď: ${characters(limit)}, z toho tento mesiac využité: ${number(used)}.`,
    spent: (limit, used) => `Zmena platí hneď: ${characters(limit)}. Tento mesiac ste využili ${number(used)}, takže nič nezostáva.`,
    resets: (day) => `Počítanie sa začne odznova ${day}.`,
    money: {
      test: 'Skúšobný režim: peniaze sa nehýbu.',
      stripe: 'Zostávajúce dni tohto mesiaca sa vyrovnajú v nasledujúcej faktúre.',
    },
    keep: { premium: 'Ponechať Premium', platinum: 'Ponechať Platinu' },
  },
  bought: {
    title: { premium: 'Máte Premium.', platinum: 'Máte Platinu.' },
    holds: (plan) => `Obsahuje ${characters(plan.characters)}, ${levels(plan.levels)}, ${checks(plan.checks)} mesačne.`,
    waiting: 'Platba sa práve potvrdzuje. Váš plán sa začne hneď potom, zvyčajne do minúty.',
    late: 'Platba ešte nie je potvrdená. Váš plán sa potom začne sám; o pár minút si pozrite svoj účet.',
    close: 'Zavrieť',
  },
  questions: {
    cancel: {
      title: 'Ako plán zruším?',
      answer: 'Vo svojom účte, dvoma kliknutiami. Plán sa skončí hneď, nič ďalšie sa neúčtuje a účet zostane.',
      support: (email) => `Ak niečo nefunguje, napíšte na ${email}.`,
    },
    limit: {
      title: 'Čo ak sa mi znaky minú?',
      answer:
        'Automaticky sa nič neúčtuje. Nástroj vás upozorní skôr, než začne, váš text zachová a uvedie deň, keď sa počítanie začne odznova.',
    },
    text: {
      title: 'Používa sa môj text?',
      answerNotKept: 'Nie. V každom pláne sa spracúva len v pamäti: neukladá sa, nikomu sa neukazuje a nič sa na ňom netrénuje.',
      answerKept: (most) =>
        `Nie. V žiadnom pláne sa nikomu neukazuje a nič sa na ňom netrénuje. Texty návštevníkov sa neukladajú; s účtom sa vaše výsledky uchovávajú len pre vás, najviac ${days(most)}, kým ich nevymažete alebo históriu nevypnete.`,
    },
    failed: {
      title: 'Čo ak platba neprejde?',
      answer: (grace) =>
        grace === 0
          ? 'Plán sa skončí a účet je opäť bezplatný; nič v ňom sa nevymaže.'
          : `Plán platí ešte ${days(grace)} a my vám napíšeme. Ak dovtedy nič nepríde, účet je opäť bezplatný; nič v ňom sa nevymaže.`,
    },
    change: {
      title: 'Čo bude s počítaním?',
      answer:
        'S prvým plánom sa začína vlastný mesiac, počíta sa od nuly. Zmena plánu platí hneď: čo ste využili, zostáva započítané, už voči novému limitu.',
    },
    honest: {
      title: 'Čo nedokáže žiadny plán?',
      answer: 'Previesť text cez detektor. Plány sa líšia množstvom a intenzitou; spracovanie za nimi je rovnaké.',
    },
  },
  operator: {
    title: 'Prevádzkujete túto stránku?',
    lead: 'Tieto nastavenia určujú, čo sa tu ponúka; potom server reštartujte.',
    price: 'ukáže cenu v mene, ktorú uvádza CURRENCY.',
    stripe: 'prijíma skutočné platby. Bez neho má miestna adresa skúšobnú pokladňu a verejná nepredáva nič.',
    open: 'ruší všetky obmedzenia vstavaného spracovania, pre školy a vlastné počítače.',
    visitorTier: 'dáva každému návštevníkovi uvedený plán.',
  },
}
