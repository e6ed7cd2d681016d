import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, choice, language, size, dayOfYear, wait: waiting } = wordsFor('sk')
/** „do 5 sekúnd“, „po 5 sekundách“: pád určuje veta. */
const within = (count: number) => `${number(count)} ${plural(count, { one: 'sekundy', other: 'sekúnd' })}`
/** „o 5 sekúnd“, „počkajte 1 sekundu“. */
const wait = (count: number) => `${number(count)} ${plural(count, { one: 'sekundu', few: 'sekundy', other: 'sekúnd' })}`
const after = (count: number) => `${number(count)} ${plural(count, { one: 'sekunde', other: 'sekundách' })}`
/** Názvy jazykov sú v nominatíve, preto stoja za dvojbodkou. */
const inLanguages = (codes: readonly string[]) =>
  `${plural(codes.length, { one: 'v tomto jazyku', other: 'v týchto jazykoch' })}: ${list(codes.map(language))}`
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })}`
const safe = 'Váš text je stále tu a nič sa nezapočítalo.'

export const problems: ProblemMessages = {
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
  'text-too-short': ({ words, needed }) => ({
    title: 'Text je na kontrolu príliš krátky.',
    detail: `Počet slov: ${number(words)}. Aby sa dalo povedať niečo o jeho pôvode, treba ich aspoň ${number(needed)}. Vložte dlhšiu pasáž.`,
  }),
  'nothing-to-search': {
    title: 'Zatiaľ nie je s čím porovnávať.',
    detail:
      'Vo vybraných zbierkach nie sú žiadne dokumenty. Pridajte nejaké, vyberte iné zbierky alebo zapnite online vyhľadávanie, ak je k dispozícii. Žiadna kontrola sa neodpočítala.',
  },
  'online-search-failed': {
    title: 'Online vyhľadávanie neodpovedalo.',
    detail:
      'Žiadnu z online služieb sa nepodarilo zastihnúť a vo vybraných zbierkach nie sú žiadne dokumenty, takže sa nič neporovnalo. Skúste to neskôr alebo pridajte dokumenty. Žiadna kontrola sa neodpočítala.',
  },
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
  'invalid-email': { title: 'Toto nevyzerá ako e-mailová adresa.', detail: 'Skontrolujte, či v nej nie je preklep.' },
  'wrong-password': { title: 'Toto nie je vaše heslo.', detail: 'Napíšte heslo, ktorým sa teraz prihlasujete.' },
  'invalid-credential': { title: 'E-mail a heslo k sebe nepatria.', detail: 'Skúste to znova alebo si nechajte poslať odkaz e-mailom.' },
  'email-already-in-use': { title: 'Účet s týmto e-mailom už existuje.', detail: 'Chcete sa radšej prihlásiť?' },
  'user-not-found': { title: 'E-mail a heslo k sebe nepatria.', detail: 'Skúste to znova alebo si nechajte poslať odkaz e-mailom.' },
  'user-disabled': { title: 'Tento účet je zatvorený.', detail: 'Napíšte podpore.' },
  'user-token-expired': { title: 'Boli ste odhlásení.', detail: 'Prihláste sa znova; váš text je stále tu.' },
  'requires-recent-login': {
    title: 'Na túto zmenu sa prihláste ešte raz.',
    detail: 'Chráni to váš účet, keď zostane zariadenie otvorené.',
  },
  'multi-factor-auth-required': { title: 'Ešte jeden krok.', detail: 'Napíšte kód z overovacej aplikácie.' },
  'code-wrong': { title: 'Tento kód nesedí.', detail: 'Kódy sa menia každých 30 sekúnd a platia raz. Použite najnovší.' },
  'code-locked': ({ seconds: count }) => ({
    title: 'Priveľa nesprávnych kódov.',
    detail: `Čas čakania: ${waiting(count)}. Potom použite najnovší kód alebo záchranný kód.`,
  }),
  'link-expired': { title: 'Tento odkaz už nefunguje.', detail: 'Odkazy platia raz a krátko. Vyžiadajte si nový.' },
  'sign-up-elsewhere': {
    title: 'Zvoľte si heslo.',
    detail: 'Účet vznikol v inom prehliadači. Platiť bude len heslo, ktoré si zvolíte s týmto odkazom.',
  },
  'email-not-verified': { title: 'Najprv potvrďte svoj e-mail.', detail: 'Poslali sme vám nový odkaz.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Heslu ešte niečo chýba.',
    detail: `Potrebuje: ${list(missing.map((rule) => ({ min: `aspoň ${characters(min)}`, max: `najviac ${characters(max)}`, lowercase: 'malé písmeno', uppercase: 'veľké písmeno', numeric: 'číslicu', 'non-alphanumeric': 'znak, ktorý nie je písmeno ani číslica' })[rule]))}.`,
  }),
  'password-common': { title: 'Toto heslo by uhádli medzi prvými.', detail: 'Je na zoznamoch, ktoré útočníci skúšajú. Zvoľte iné.' },
  'sign-in-failed': {
    title: 'Prihlásenie sa nepodarilo.',
    detail: 'Druhá stránka nepovedala, kto ste. Skúste to znova alebo použite e-mail.',
  },
  'method-off': { title: 'Tento spôsob prihlásenia tu nie je nastavený.', detail: 'Použite iný.' },
  'email-mismatch': { title: 'Toto nie je e-mail tohto účtu.', detail: 'Napíšte ho presne tak, ako je uvedený vyššie.' },
  'subscription-exists': { title: 'Plán už máte.', detail: 'Zmeniť ho môžete vo svojom účte; nič sa neplatí dvakrát.' },
  'subscription-missing': { title: 'Niet plánu, ktorý by sa dal zmeniť.', detail: 'Načítajte stránku znova a uvidíte účet taký, aký je.' },
  'billing-off': { title: 'Na tejto stránke sa nedá nič kúpiť.', detail: 'Obráťte sa na prevádzkovateľa.' },
  'billing-failed': { title: 'Platobná služba neodpovedala.', detail: 'Nič sa nestrhlo. Skúste to znova o pár minút.' },
  'signature-wrong': { title: 'Oznámenie nie je podpísané.', detail: 'Skontrolujte podpisový kľúč webhooku.' },
  'popup-blocked': { title: 'Prehliadač zablokoval okno.', detail: 'Otvorte ho radšej na tejto karte.' },
  'popup-closed-by-user': { title: 'Okno bolo zatvorené.', detail: 'Nič sa nezmenilo.' },
  'network-request-failed': { title: 'Bez pripojenia.', detail: 'Nič sa neodoslalo.' },
  'unauthorized-domain': { title: 'Táto adresa nie je nastavená na prihlasovanie.', detail: 'Oznámte to prevádzkovateľovi stránky.' },
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
  'file-missing': { title: 'Neprišiel žiadny súbor.', detail: 'Vyberte súbor znova.' },
  'file-encrypted': { title: 'Súbor je zamknutý.', detail: 'Chráni ho heslo. Uložte kópiu bez hesla a otvorte ju, alebo vložte text.' },
  'file-scanned': {
    title: 'PDF obsahuje obrázky, nie text.',
    detail: 'Pravdepodobne bol naskenovaný. Najprv ho spracujte rozpoznávaním textu, alebo vložte text.',
  },
  'file-broken': {
    title: 'Súbor sa nedá prečítať.',
    detail: 'Zdá sa, že je poškodený alebo jeho prípona nezodpovedá obsahu. Uložte ho znova a otvorte kópiu.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Súbor je priveľký.',
    detail: `Limit je ${size(limit)}. Vložte časť, ktorú potrebujete.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Tento druh súboru sa nedá otvoriť.',
    detail: `Tinta otvára ${choice(kinds.map((kind) => `.${kind}`))}. Uložte ho v jednom z týchto formátov alebo vložte text.`,
  }),
  'file-empty': { title: 'V súbore nie je žiadny text.', detail: 'Otvorte iný súbor alebo vložte text. Váš text tu zostal nezmenený.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'Čítanie súboru trvalo pridlho.',
    detail: `Zastavilo sa po ${after(count)}. Uložte ho v jednoduchšej podobe alebo vložte text.`,
  }),
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'V archíve je priveľa súborov.',
    detail: `Je ich ${number(amount)}, limit je ${number(limit)}. Rozdeľte ho, alebo pridajte súbory po častiach.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Rozbalený archív by bol priveľký.',
    detail: `Limit pre všetky súbory spolu je ${size(limit)}. Rozdeľte ho na menšie.`,
  }),
  'archive-in-archive': { title: 'Archív vnútri archívu sa neotvára.', detail: 'Rozbaľte vnútorný archív a pridajte jeho súbory.' },
  'collection-not-found': {
    title: 'Táto zbierka tu nie je.',
    detail: 'Možno ju niekto odstránil alebo patrí niekomu inému. Vyberte inú zbierku.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Viac dokumentov sa sem nezmestí.',
    detail: `Limit je ${number(limit)}. Odstráňte, čo už nepotrebujete, a skúste to znova. Nič sa nepridalo.`,
  }),
  'fetch-address-refused': {
    title: 'Túto adresu odtiaľto nemožno prečítať.',
    detail: 'Musí sa začínať na http:// alebo https:// a viesť na verejnú stránku, bez mena používateľa a hesla.',
  },
  'fetch-unreachable': {
    title: 'Stránka nie je dostupná.',
    detail: 'Web neodpovedá alebo takú stránku nemá. Otvorte ju v prehliadači a skontrolujte adresu.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'Stránka odpovedala pripomaly.',
    detail: `Čítanie sa zastavilo po ${after(count)}. Skúste to neskôr alebo stránku uložte a otvorte súbor.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'Stránka je priveľká.',
    detail: `Z jednej adresy sa prečíta najviac ${size(limit)}. Uložte časť, ktorú potrebujete, a otvorte súbor.`,
  }),
  'fetch-kind-refused': {
    title: 'Na tejto adrese nie je text na čítanie.',
    detail: 'Nie je to webová stránka, PDF ani obyčajný text. Vyhľadajte na webe niečo z toho.',
  },
  'fetch-not-allowed': {
    title: 'Tento web nedovoľuje programom čítať túto stránku.',
    detail: 'Otvorte ju v prehliadači a skopírujte alebo uložte, čo potrebujete.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Tento web žiada o strpenie.',
    detail: `Práve neprijíma ďalšie požiadavky. Skúste to neskôr; čas čakania: ${waiting(count)}.`,
  }),
  offline: {
    title: 'Ste offline.',
    detail: 'Píšte ďalej: koncept zostáva v tomto zariadení a práca bude pokračovať, keď sa pripojenie obnoví.',
  },
  'network-failed': { title: 'Server nie je dostupný.', detail: `Spojenie sa prerušilo. ${safe} Skúste to znova.` },
  cancelled: { title: 'Zastavené.', detail: safe },
}
