import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('it')
const lasts = (seconds: number) => `Il link vale ${wait(seconds)}.`
const once = (seconds: number) => `Il link funziona una sola volta e vale ${wait(seconds)}.`
/** «il 5 dicembre», «l’8 dicembre». */
const onDay = (time: string) =>
  day(time)
    .replace(/^(?=(?:8|11) )/, 'l’')
    .replace(/^(?=\d)/, 'il ')
const untilDay = (time: string) => `fino a${onDay(time).replace(/^il /, 'l ').replace(/^l’/, 'll’')}`

export const mails: MailMessages = {
  greeting: 'Buongiorno',
  copyAddress: 'Se il pulsante non funziona, copi questo indirizzo nel browser:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Domande? Scriva a ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Confermi il suo indirizzo e-mail',
      before: ['La preghiamo di confermare che questo indirizzo è suo. Poi potrà usarlo per accedere a Tinta.'],
      button: 'Conferma l’indirizzo',
      after: [
        lasts(hours * 3_600),
        'Se non ha dato lei questo indirizzo a Tinta, ignori questo messaggio. Senza la conferma non succede nulla.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Ha già un account',
      before: [
        'Qualcuno ha cercato di aprire un account Tinta con il suo indirizzo e-mail. Se la richiesta era sua: un account c’è già. Acceda oppure, se ha dimenticato la password, ne chieda lì una nuova.',
      ],
      button: 'Accedi',
      after: ['Se la richiesta non era sua, ignori questo messaggio. Nel suo account non è cambiato nulla.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Il suo link per accedere',
      before: ['Con questo link accede a Tinta senza password.'],
      button: 'Accedi',
      after: [
        once(minutes * 60),
        'Non inoltri questo messaggio: chi apre il link entra nel suo account.',
        'Se non ha chiesto il link, ignori questo messaggio.',
      ],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Scelga una nuova password',
      before: ['Qualcuno, probabilmente lei, ha chiesto una nuova password per il suo account Tinta. Può sceglierla qui.'],
      button: 'Scegli la password',
      after: [once(minutes * 60), 'Se non l’ha chiesta, ignori questo messaggio. La sua password resta quella di prima.'],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Consenta il cambio del suo indirizzo e-mail',
      before: [
        `Per il suo account Tinta è stato chiesto un altro indirizzo e-mail: ${newEmail}. La preghiamo di consentire il cambio. Poi scriveremo al nuovo indirizzo, perché sia confermato anche lì.`,
      ],
      button: 'Consenti il cambio',
      after: [lasts(hours * 3_600), 'Se non l’ha chiesto lei, non apra il link e scelga una nuova password: qualcuno è nel suo account.'],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Il suo indirizzo e-mail è cambiato',
      before: [`L’indirizzo e-mail del suo account Tinta ora è ${newEmail}. Da adesso le scriviamo lì, e con quello si accede.`],
      button: null,
      after: ['Se non l’ha cambiato lei, avvisi subito chi gestisce il sito.'],
    }),
    'password-changed': () => ({
      subject: 'La sua password è cambiata',
      before: ['La password del suo account Tinta è stata cambiata.'],
      button: null,
      after: [
        'Se l’ha cambiata lei, non c’è nulla da fare.',
        'Se non l’ha cambiata lei, ne chieda una nuova al momento di accedere e scolleghi gli altri dispositivi nella pagina del suo account.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'Il secondo passaggio è attivo',
      before: ['Da adesso, per accedere al suo account Tinta serve anche un codice della sua app di autenticazione.'],
      button: null,
      after: [
        'Conservi i codici di recupero dove li trova anche senza telefono: se perde l’app, con ciascuno può entrare una volta.',
        'Se non l’ha attivato lei, scelga subito una nuova password e avvisi chi gestisce il sito.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'Il secondo passaggio è disattivato',
      before: ['Per accedere al suo account Tinta non serve più un codice della sua app di autenticazione.'],
      button: null,
      after: ['Se non l’ha disattivato lei, scelga subito una nuova password e riattivi il secondo passaggio.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Accesso da un nuovo dispositivo',
      before: [`Qualcuno è entrato nel suo account Tinta da un dispositivo mai usato prima${deviceIn(browser, system)}.`],
      button: null,
      after: [
        'Se l’accesso è suo, non c’è nulla da fare.',
        'Se non è suo, scolleghi quel dispositivo nella pagina del suo account e scelga una nuova password.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'È stata creata una nuova chiave per l’API',
      before: [
        `Nel suo account Tinta è stata creata una chiave per l’API: ${name}, che comincia con ${start}. I programmi che la possiedono lavorano al suo posto.`,
      ],
      button: null,
      after: [
        'Se è stato lei, non c’è nulla da fare.',
        'Altrimenti revochi la chiave nella pagina per sviluppatori e scelga una nuova password.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Il suo account è stato eliminato',
      before: [
        'Il suo account Tinta è stato eliminato, con tutto ciò che conteneva. Non si può recuperare.',
        'Grazie per aver scritto con Tinta. Può aprire un nuovo account quando vuole.',
      ],
      button: null,
      after: ['Se non l’ha eliminato lei, avvisi chi gestisce il sito.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Il suo piano ${plan(tier)} è iniziato`,
      before: [
        `Grazie. Il suo piano ${plan(tier)} è iniziato: può usare subito tutto ciò che comprende.`,
        ...(renewsAt === null ? [] : [`Si rinnova ${onDay(renewsAt)}.`]),
      ],
      button: null,
      after: ['Può cambiare o terminare il piano in qualsiasi momento nella pagina del suo account.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Il suo piano ${plan(tier)} si rinnova ${onDay(renewsAt)}`,
      before: [
        `Il suo piano ${plan(tier)} si rinnova ${onDay(renewsAt)} per un altro mese.`,
        ...(price === null ? [] : [`Il prezzo è ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Se vuole continuare, non c’è nulla da fare. Altrimenti termini il piano prima di quel giorno nella pagina del suo account.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Il suo piano ${plan(tier)} è terminato`,
      before: [`Il suo piano ${plan(tier)} è terminato. L’account resta, con tutto ciò che comprende un account gratuito.`],
      button: null,
      after: ['Può scegliere di nuovo un piano quando ne ha bisogno.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `Il pagamento del piano ${plan(tier)} non è riuscito`,
      before: [
        `Il pagamento del suo piano ${plan(tier)} non è riuscito. Il piano resta attivo ${untilDay(graceUntil)}.`,
        'La preghiamo di controllare entro quel giorno la carta o i dati di pagamento nella pagina del suo account; altrimenti il piano termina.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

function deviceIn(browser: string | null, system: string | null): string {
  if (browser && system) return `: ${browser} su ${system}`
  return browser || system ? `: ${browser ?? system}` : ''
}
