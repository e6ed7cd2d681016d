import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('hu')
const lasts = (seconds: number) => `A hivatkozás érvényessége: ${wait(seconds)}.`
const once = (seconds: number) => `A hivatkozás egyszer használható. Érvényessége: ${wait(seconds)}.`
const ignore = 'Ha nem Ön kérte, hagyja figyelmen kívül ezt a levelet.'

/** A magyar dátum pontra végződik, ezért a mondat végén nincs második pont. */
export const mails: MailMessages = {
  greeting: 'Üdvözli Önt a Tinta.',
  copyAddress: 'Ha a gomb nem működik, másolja ezt a címet a böngészőbe:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Kérdése van? Írjon ide: ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Erősítse meg az e-mail-címét',
      before: ['Kérjük, erősítse meg, hogy ez a cím az Öné. Ezután ezzel jelentkezhet be a Tintába.'],
      button: 'Cím megerősítése',
      after: [
        lasts(hours * 3_600),
        'Ha nem Ön adta meg ezt a címet a Tintánál, hagyja figyelmen kívül ezt a levelet. Megerősítés nélkül nem történik semmi.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Már van fiókja',
      before: [
        'Valaki az Ön e-mail-címével akart fiókot nyitni a Tintánál. Ha Ön volt az: már van fiókja. Jelentkezzen be, vagy ha elfelejtette a jelszavát, ott kérjen újat.',
      ],
      button: 'Bejelentkezés',
      after: ['Ha nem Ön volt az, hagyja figyelmen kívül ezt a levelet. A fiókjában semmi nem változott.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Hivatkozás a bejelentkezéshez',
      before: ['Ezzel a hivatkozással jelszó nélkül jelentkezhet be a Tintába.'],
      button: 'Bejelentkezés',
      after: [once(minutes * 60), 'Ne adja tovább ezt a levelet: aki megnyitja a hivatkozást, az Ön fiókjába jelentkezik be.', ignore],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Adjon meg új jelszót',
      before: ['Valaki, feltehetően Ön, új jelszót kért a Tinta-fiókjához. Itt megadhatja.'],
      button: 'Új jelszó megadása',
      after: [once(minutes * 60), `${ignore} A jelszava nem változik.`],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Engedélyezze az e-mail-címe módosítását',
      before: [
        `A Tinta-fiókja új e-mail-címet kapna: ${newEmail}. Kérjük, engedélyezze a módosítást. Ezután az új címre is küldünk egy levelet, hogy ott is megerősítse.`,
      ],
      button: 'Módosítás engedélyezése',
      after: [
        lasts(hours * 3_600),
        'Ha nem Ön kérte, ne nyissa meg a hivatkozást, és adjon meg új jelszót: valaki bejelentkezett a fiókjába.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Megváltozott az e-mail-címe',
      before: [`A Tinta-fiókjának e-mail-címe mostantól: ${newEmail}. A leveleket ide küldjük, és ezzel jelentkezhet be.`],
      button: null,
      after: ['Ha nem Ön változtatta meg, azonnal szóljon az oldal üzemeltetőjének.'],
    }),
    'password-changed': () => ({
      subject: 'Megváltozott a jelszava',
      before: ['A Tinta-fiókjának jelszava megváltozott.'],
      button: null,
      after: [
        'Ha Ön változtatta meg, nincs teendője.',
        'Ha nem Ön volt az, a bejelentkezésnél kérjen új jelszót, majd a fiókja oldalán jelentkeztesse ki a többi eszközt.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'Bekapcsolták a bejelentkezés második lépését',
      before: ['Mostantól a Tinta-fiókjába való bejelentkezéshez a hitelesítő alkalmazás kódja is kell.'],
      button: null,
      after: [
        'A helyreállítási kódokat tartsa olyan helyen, ahol a telefonja nélkül is megtalálja: ha az alkalmazás elvész, mindegyikkel egyszer bejelentkezhet.',
        'Ha nem Ön kapcsolta be, azonnal adjon meg új jelszót, és szóljon az oldal üzemeltetőjének.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'Kikapcsolták a bejelentkezés második lépését',
      before: ['A Tinta-fiókjába való bejelentkezéshez már nem kell a hitelesítő alkalmazás kódja.'],
      button: null,
      after: ['Ha nem Ön kapcsolta ki, azonnal adjon meg új jelszót, és kapcsolja be újra a második lépést.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Bejelentkezés új eszközről',
      before: [`Valaki egy eddig nem használt eszközről jelentkezett be a Tinta-fiókjába${deviceIn(browser, system)}.`],
      button: null,
      after: [
        'Ha Ön volt az, nincs teendője.',
        'Ha nem Ön volt az, a fiókja oldalán jelentkeztesse ki azt az eszközt, és adjon meg új jelszót.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'Új API-kulcs készült',
      before: [
        `A Tinta-fiókjában új API-kulcs készült: ${name}, az eleje ${start}. A programok, amelyekben benne van, úgy dolgoznak, mint Ön.`,
      ],
      button: null,
      after: [
        'Ha Ön készítette, nincs teendője.',
        'Ha nem Ön készítette, vonja vissza a kulcsot a fejlesztői oldalon, és adjon meg új jelszót.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Töröltük a fiókját',
      before: [
        'A Tinta-fiókját töröltük, mindennel együtt, ami benne volt. Visszaállítani nem lehet.',
        'Köszönjük, hogy velünk írt. Új fiókot bármikor nyithat.',
      ],
      button: null,
      after: ['Ha nem Ön törölte, szóljon az oldal üzemeltetőjének.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Elindult a ${plan(tier)} csomagja`,
      before: [
        `Köszönjük. Elindult a ${plan(tier)} csomagja, mostantól mindent használhat, ami benne van.`,
        ...(renewsAt === null ? [] : [`A következő megújulás napja: ${day(renewsAt)}`]),
      ],
      button: null,
      after: ['A csomagot a fiókja oldalán bármikor módosíthatja vagy lemondhatja.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Megújul a ${plan(tier)} csomagja: ${day(renewsAt)}`,
      before: [
        `A ${plan(tier)} csomagja újabb egy hónapra megújul ezen a napon: ${day(renewsAt)}`,
        ...(price === null ? [] : [`Az ára: ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Ha folytatni szeretné, nincs teendője. Ha nem, addig mondja le a csomagot a fiókja oldalán.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Véget ért a ${plan(tier)} csomagja`,
      before: [`Véget ért a ${plan(tier)} csomagja. A fiókja megmarad, és vele mindaz, ami egy ingyenes fiókhoz jár.`],
      button: null,
      after: ['Bármikor választhat újra csomagot, ha szüksége lesz rá.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `Nem sikerült a ${plan(tier)} csomag kifizetése`,
      before: [
        `A ${plan(tier)} csomagja díját nem sikerült levonni. A csomag eddig marad meg: ${day(graceUntil)}`,
        'Kérjük, addig ellenőrizze a kártyáját vagy a fizetési adatait a fiókja oldalán; különben a csomag megszűnik.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

const deviceIn = (browser: string | null, system: string | null): string =>
  browser || system ? `: ${[browser, system].filter(Boolean).join(', ')}` : ''
