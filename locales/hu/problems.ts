import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, list, language, size, dayOfYear, wait } = wordsFor('hu')
const seconds = (count: number) => `${number(count)} másodperc`
const safe = 'A szövege itt maradt, és semmit nem számoltunk el.'

/** Mi történt, mi van biztonságban, mi a teendő. */
export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'Ezen a címen nincs semmi.',
    detail: `A(z) ${path} címen nem válaszol semmi. Nézze meg, nincs-e benne elütés.`,
  }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Ezt a címet másképp kell hívni.',
    detail: `Erre válaszol: ${allowed.join(', ')}. Küldje a kérést ezzel a metódussal.`,
  }),
  'body-not-json': {
    title: 'A kérést nem lehetett elolvasni.',
    detail: 'Nem érvényes JSON. Töltse újra az oldalt, és próbálja meg még egyszer.',
  },
  'content-type-wrong': ({ expected }) => ({
    title: 'A kérés formája nem megfelelő.',
    detail: `Ebben a formában kell küldeni: ${expected}.`,
  }),
  'body-too-large': ({ limit }) => ({
    title: 'Ez egyszerre túl sok.',
    detail: `Egy kérésbe legfeljebb ${size(limit)} fér. Dolgozzon a szöveggel részletekben.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'A kérés egy része hibás.',
    detail: `Ellenőrizze: ${list(issues.map(({ path }) => path || 'a kérés'))}, és próbálja újra. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Ez az oldal nem a webhely saját címén van megnyitva.',
    detail: `Nyissa meg ezt a címet: ${address}, és ott próbálja újra.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Ez rövid idő alatt sok volt.',
    detail: `Várjon ennyit: ${seconds(count)}, és próbálja újra. ${safe}`,
  }),
  'server-failed': { title: 'Ez nem sikerült.', detail: `Hiba történt a kiszolgálón. ${safe} Próbálja újra egy perc múlva.` },
  'database-unavailable': {
    title: 'A kiszolgáló még nem áll készen.',
    detail: `Az adatbázisa most nem válaszol. ${safe} Próbálja újra egy perc múlva.`,
  },
  'text-empty': { title: 'Még nincs szöveg.', detail: 'Írjon vagy illesszen be egy részletet, vagy nyisson meg egy fájlt.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'A szöveg túl hosszú egy futtatáshoz.',
    detail: `${number(amount)} karakterből áll; ${number(limit)} fér bele. A szövege itt maradt: rövidítse le, vagy küldje el részletekben.`,
  }),
  'strength-not-in-tier': {
    title: 'Ó, Önnek nincs prémiuma',
    detail: 'A közepes és az erős átfogalmazás a Prémium része. Az enyhe most is működik.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Ó, Önnek nincs prémiuma',
    detail: `Ez a ${needed === 'premium' ? 'Prémium' : 'Platina'} csomag része. Az íróasztalán semmi nem változott.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Ebben a csomagban nincs plágiumellenőrzés.' : 'Az e havi plágiumellenőrzések elfogytak.',
          detail: `${limit === 0 ? 'A Prémiumban havi egy van.' : `Az új számlálás kezdete: ${dayOfYear(resetsAt)}`} A szövege itt maradt; a nyelvi ellenőrzés ugyanúgy működik.`,
        }
      : {
          title:
            used >= limit
              ? `Az e havi ${number(limit)} karakter elfogyott.`
              : `Ebben a hónapban még ${number(limit - used)} karakter maradt.`,
          detail: `Ehhez a szöveghez ${number(needed)} kell. Az új számlálás kezdete: ${dayOfYear(resetsAt)} A szövege itt maradt; a nyelvi ellenőrzés ugyanúgy működik.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Az Ön hálózatának látogatói a mai karaktereket elhasználták.',
    detail: `Az ingyenes fióknak saját kerete van. Nélküle várjon; a várakozási idő: ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': { title: 'Ehhez fiók kell.', detail: 'Jelentkezzen be, vagy hozzon létre fiókot; ami az íróasztalán van, ott marad.' },
  'user-disabled': { title: 'Ez a fiók le van zárva.', detail: 'Írjon az ügyfélszolgálatnak.' },
  'user-token-expired': { title: 'Kijelentkeztettük.', detail: 'Jelentkezzen be újra; a szövege itt maradt.' },
  'sign-in-failed': {
    title: 'A bejelentkezés nem sikerült.',
    detail: 'A másik oldal nem mondta meg, ki Ön. Próbálja újra, vagy használja az e-mail-címét.',
  },
  'billing-failed': {
    title: 'A fizetési szolgáltatás nem válaszolt.',
    detail: 'Semmit nem terheltünk meg. Próbálja újra néhány perc múlva.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `A szöveg nyelve: ${language(found)}.`,
    detail: `A Tinta egyelőre ilyen nyelvű szövegekkel dolgozik: ${list(supported.map(language))}. A szövege itt maradt, változatlanul.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `A szöveg több nyelvű: ${list(languages.map(language))}.`,
    detail: `A Tinta egyelőre ilyen nyelvű szövegekkel dolgozik: ${list(supported.map(language))}. Csak ezeket a részeket hagyja meg, vagy válassza ki a nyelvet. Semmi nem veszett el.`,
  }),
  'language-unknown': {
    title: 'A nyelvet nem lehetett megállapítani.',
    detail: 'A szöveg rövid vagy szokatlan. Válassza ki fölötte a nyelvét, és próbálja újra.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Ez túl sokáig tartott.',
    detail: `Az átfogalmazás ennyi idő alatt nem készült el: ${seconds(count)}. ${safe} Próbálja újra, vagy küldjön rövidebb részt.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Most sokan írnak egyszerre.',
    detail: `Próbálja újra ennyi idő múlva: ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Ez nem sikerült.',
    detail: `A motor hibára futott ezen a szövegen. ${safe} Próbálja újra, vagy hagyja ki, ami szokatlan benne.`,
  },
  offline: {
    title: 'Nincs internetkapcsolat.',
    detail: 'Írjon tovább: a vázlat megmarad ezen az eszközön, és a munka folytatódik, ha újra van kapcsolat.',
  },
  'network-failed': { title: 'A kiszolgálót nem sikerült elérni.', detail: `Megszakadt a kapcsolat. ${safe} Próbálja újra.` },
  cancelled: { title: 'Leállítva.', detail: safe },
}
