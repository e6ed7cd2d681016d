import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait: waiting } = wordsFor('sk')
const within = (count: number) => `${number(count)} ${plural(count, { one: 'sekundy', other: 'sekúnd' })}`
const wait = (count: number) => `${number(count)} ${plural(count, { one: 'sekundu', few: 'sekundy', other: 'sekúnd' })}`
const inLanguages = (codes: readonly string[]) =>
  `${plural(codes.length, { one: 'v tomto jazyku', other: 'v týchto jazykoch' })}: ${list(codes.map(language))}`
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })}`
const safe = 'Váš text je stále tu a nič sa nezapočítalo.'

export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'Na tejto adrese nič nie je.',
    detail: `Na adrese ${path} nič neodpovedá. Skontrolujte, či v nej nie je preklep.`,
  }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Táto adresa sa volá inak.',
    detail: `Odpovedá na ${allowed.join(', ')}. Pošlite požiadavku touto metódou.`,
  }),
  'body-not-json': {
    title: 'Požiadavku sa nepodarilo prečítať.',
    detail: 'Nie je to platný JSON. Načítajte stránku znova a skúste to ešte raz.',
  },
  'content-type-wrong': ({ expected }) => ({ title: 'Požiadavka nemá správny tvar.', detail: `Treba ju poslať ako ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'Na jedno odoslanie je to priveľa.',
    detail: `Do jednej požiadavky sa zmestí najviac ${size(limit)}. Pracujte s textom po častiach.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Časť požiadavky nie je správna.',
    detail: `Skontrolujte: ${list(issues.map(({ path }) => path || 'požiadavka'))}. Potom to skúste znova. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Táto stránka nie je otvorená na vlastnej adrese webu.',
    detail: `Otvorte ${address} a skúste to znova tam.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Za krátky čas toho bolo veľa.',
    detail: `Počkajte ${wait(count)} a skúste to znova. ${safe}`,
  }),
  'server-failed': { title: 'Nepodarilo sa to.', detail: `Na serveri niečo zlyhalo. ${safe} Skúste to znova o chvíľu.` },
  'database-unavailable': {
    title: 'Server nie je pripravený.',
    detail: `Jeho databáza práve neodpovedá. ${safe} Skúste to znova o minútu.`,
  },
  'text-empty': { title: 'Zatiaľ tu nie je žiadny text.', detail: 'Napíšte alebo vložte úryvok, alebo otvorte súbor.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Text je na jedno spracovanie pridlhý.',
    detail: `Má ${characters(amount)}; limit je ${number(limit)}. Váš text je stále tu: skráťte ho alebo ho pošlite po častiach.`,
  }),
  'strength-not-in-tier': {
    title: 'Ach, nemáte Premium',
    detail: 'Stredná a silná intenzita sú súčasťou plánu Premium. Mierna funguje hneď.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Ach, nemáte Premium',
    detail: `Toto je súčasťou plánu ${needed === 'premium' ? 'Premium' : 'Platina'}. Na vašom stole sa nič nezmenilo.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Tento plán neobsahuje kontroly plagiátov.' : 'Kontroly plagiátov na tento mesiac ste už využili.',
          detail: `${limit === 0 ? 'Premium obsahuje jednu mesačne.' : `Počítanie sa začne odznova ${dayOfYear(resetsAt)}.`} Váš text je stále tu; korektúra funguje ďalej.`,
        }
      : {
          title:
            used >= limit
              ? `Tento mesiac ste už využili všetky znaky: ${number(limit)}.`
              : `Tento mesiac zostáva znakov: ${number(limit - used)}.`,
          detail: `Tento text ich potrebuje ${number(needed)}. Počítanie sa začne odznova ${dayOfYear(resetsAt)}. Váš text je stále tu; korektúra funguje ďalej.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Návštevníci z vašej siete dnes využili všetky znaky.',
    detail: `Bezplatný účet má vlastný limit. Bez účtu počkajte; čas čakania: ${waiting(count)}. ${safe}`,
  }),
  'sign-in-needed': { title: 'Na toto treba účet.', detail: 'Prihláste sa alebo si účet vytvorte; čo máte na stole, tam zostane.' },
  'user-disabled': { title: 'Tento účet je zatvorený.', detail: 'Napíšte podpore.' },
  'user-token-expired': { title: 'Boli ste odhlásení.', detail: 'Prihláste sa znova; váš text je stále tu.' },
  'sign-in-failed': {
    title: 'Prihlásenie sa nepodarilo.',
    detail: 'Druhá stránka nepovedala, kto ste. Skúste to znova alebo použite e-mail.',
  },
  'billing-failed': { title: 'Platobná služba neodpovedala.', detail: 'Nič sa nestrhlo. Skúste to znova o pár minút.' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Jazyk tohto textu: ${language(found)}.`,
    detail: `Tinta zatiaľ pracuje s textami ${inLanguages(supported)}. Váš text je stále tu, nezmenený.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Jazyky tohto textu: ${list(languages.map(language))}.`,
    detail: `Tinta zatiaľ pracuje s textami ${inLanguages(supported)}. Nechajte len tieto pasáže alebo zvoľte jazyk sami. Nič sa nestratilo.`,
  }),
  'language-unknown': {
    title: 'Jazyk sa nepodarilo určiť.',
    detail: 'Text je krátky alebo nezvyčajný. Zvoľte jeho jazyk nad ním a skúste to znova.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Trvalo to pridlho.',
    detail: `Prepísanie sa nedokončilo do ${within(count)}. ${safe} Skúste to znova alebo pošlite kratšiu časť.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Práve teraz píše naraz veľa ľudí.',
    detail: `Skúste to znova o ${wait(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Nepodarilo sa to.',
    detail: `Spracovanie tohto textu zlyhalo. ${safe} Skúste to znova alebo vynechajte to, čo je nezvyčajné.`,
  },
  offline: {
    title: 'Ste offline.',
    detail: 'Píšte ďalej: koncept zostáva v tomto zariadení a práca bude pokračovať, keď sa pripojenie obnoví.',
  },
  'network-failed': { title: 'Server nie je dostupný.', detail: `Spojenie sa prerušilo. ${safe} Skúste to znova.` },
  cancelled: { title: 'Zastavené.', detail: safe },
}
