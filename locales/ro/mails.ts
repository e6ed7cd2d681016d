import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('ro')
const lasts = (seconds: number) => `Linkul este valabil ${wait(seconds)}.`
const once = (seconds: number) => `Linkul poate fi folosit o singură dată și este valabil ${wait(seconds)}.`

export const mails: MailMessages = {
  greeting: 'Bună ziua,',
  copyAddress: 'Dacă butonul nu funcționează, copiați această adresă în browser:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Aveți întrebări? Scrieți la ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Confirmați adresa de e-mail',
      before: ['Vă rugăm să confirmați că această adresă vă aparține. Apoi vă puteți autentifica cu ea în Tinta.'],
      button: 'Confirmați adresa',
      after: [
        lasts(hours * 3_600),
        'Dacă nu dumneavoastră ați dat această adresă, ignorați mesajul. Fără confirmare nu se întâmplă nimic.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Aveți deja un cont',
      before: [
        'Cineva a vrut să deschidă un cont Tinta cu adresa dumneavoastră de e-mail. Dacă ați fost dumneavoastră: aveți deja un cont. Autentificați-vă sau, dacă ați uitat parola, cereți acolo una nouă.',
      ],
      button: 'Autentificare',
      after: ['Dacă nu ați fost dumneavoastră, ignorați mesajul. În contul dumneavoastră nu s-a schimbat nimic.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Linkul de autentificare',
      before: ['Cu acest link vă autentificați în Tinta fără parolă.'],
      button: 'Autentificare',
      after: [
        once(minutes * 60),
        'Nu trimiteți mesajul mai departe: cine deschide linkul intră în contul dumneavoastră.',
        'Dacă nu l-ați cerut, ignorați mesajul.',
      ],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Alegeți o parolă nouă',
      before: ['Cineva, probabil dumneavoastră, a cerut o parolă nouă pentru contul Tinta. O puteți alege aici.'],
      button: 'Alegeți parola',
      after: [once(minutes * 60), 'Dacă nu ați cerut-o, ignorați mesajul. Parola rămâne cea de acum.'],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Permiteți schimbarea adresei de e-mail',
      before: [
        `Contul dumneavoastră Tinta urmează să primească altă adresă de e-mail: ${newEmail}. Vă rugăm să permiteți schimbarea. Scriem apoi la adresa nouă, ca să fie confirmată și acolo.`,
      ],
      button: 'Permiteți schimbarea',
      after: [
        lasts(hours * 3_600),
        'Dacă nu ați cerut acest lucru, nu deschideți linkul și alegeți o parolă nouă: cineva este autentificat în contul dumneavoastră.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Adresa de e-mail a fost schimbată',
      before: [
        `Adresa de e-mail a contului dumneavoastră Tinta este acum ${newEmail}. De acum scriem la ea și tot cu ea vă autentificați.`,
      ],
      button: null,
      after: ['Dacă nu ați făcut dumneavoastră schimbarea, anunțați imediat administratorul site-ului.'],
    }),
    'password-changed': () => ({
      subject: 'Parola a fost schimbată',
      before: ['Parola contului dumneavoastră Tinta a fost schimbată.'],
      button: null,
      after: [
        'Dacă ați schimbat-o dumneavoastră, nu aveți nimic de făcut.',
        'Dacă nu, cereți o parolă nouă la autentificare, apoi deconectați celelalte dispozitive din pagina contului.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'Al doilea pas este activat',
      before: ['De acum, autentificarea în contul dumneavoastră Tinta cere și un cod din aplicația de autentificare.'],
      button: null,
      after: [
        'Păstrați codurile de recuperare într-un loc la care ajungeți și fără telefon: dacă pierdeți aplicația, fiecare vă lasă să intrați o dată.',
        'Dacă nu ați activat dumneavoastră acest pas, alegeți imediat o parolă nouă și anunțați administratorul site-ului.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'Al doilea pas este dezactivat',
      before: ['Autentificarea în contul dumneavoastră Tinta nu mai cere un cod din aplicația de autentificare.'],
      button: null,
      after: ['Dacă nu l-ați dezactivat dumneavoastră, alegeți imediat o parolă nouă și activați din nou al doilea pas.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Autentificare de pe un dispozitiv nou',
      before: [
        `Cineva s-a autentificat în contul dumneavoastră Tinta de pe un dispozitiv nefolosit până acum${deviceIn(browser, system)}.`,
      ],
      button: null,
      after: [
        'Dacă ați fost dumneavoastră, nu aveți nimic de făcut.',
        'Dacă nu, deconectați dispozitivul din pagina contului și alegeți o parolă nouă.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'A fost creată o cheie nouă pentru API',
      before: [
        `În contul dumneavoastră Tinta a fost creată o cheie pentru API: ${name}, care începe cu ${start}. Programele care o au lucrează ca dumneavoastră.`,
      ],
      button: null,
      after: [
        'Dacă ați creat-o dumneavoastră, nu aveți nimic de făcut.',
        'Dacă nu, revocați cheia pe pagina pentru dezvoltatori și alegeți o parolă nouă.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Contul a fost șters',
      before: [
        'Contul dumneavoastră Tinta a fost șters, cu tot ce conținea. Nu mai poate fi recuperat.',
        'Vă mulțumim că ați scris cu Tinta. Puteți deschide oricând un cont nou.',
      ],
      button: null,
      after: ['Dacă nu l-ați șters dumneavoastră, anunțați administratorul site-ului.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Planul ${plan(tier)} a început`,
      before: [
        `Vă mulțumim. Planul ${plan(tier)} a început și puteți folosi de acum tot ce conține.`,
        ...(renewsAt === null ? [] : [`Se reînnoiește pe ${day(renewsAt)}.`]),
      ],
      button: null,
      after: ['Puteți schimba sau încheia planul oricând, din pagina contului.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Planul ${plan(tier)} se reînnoiește pe ${day(renewsAt)}`,
      before: [
        `Planul ${plan(tier)} se reînnoiește pe ${day(renewsAt)} pentru încă o lună.`,
        ...(price === null ? [] : [`Prețul este ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Dacă doriți să continuați, nu aveți nimic de făcut. Dacă nu, încheiați planul înainte de această zi, din pagina contului.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Planul ${plan(tier)} s-a încheiat`,
      before: [`Planul ${plan(tier)} s-a încheiat. Contul rămâne, cu tot ce cuprinde un cont gratuit.`],
      button: null,
      after: ['Puteți alege din nou un plan oricând aveți nevoie.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `Plata planului ${plan(tier)} nu a reușit`,
      before: [
        `Plata pentru planul ${plan(tier)} nu a reușit. Păstrați planul până pe ${day(graceUntil)}.`,
        'Vă rugăm să verificați până atunci cardul sau datele de plată din pagina contului; altfel planul se încheie.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

const deviceIn = (browser: string | null, system: string | null): string =>
  browser || system ? `: ${[browser, system].filter(Boolean).join(', ')}` : ''
