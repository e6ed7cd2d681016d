import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('de')
const lasts = (seconds: number) => `Der Link gilt ${wait(seconds)}.`
const once = (seconds: number) => `Der Link lässt sich nur einmal benutzen und gilt ${wait(seconds)}.`

export const mails: MailMessages = {
  greeting: 'Guten Tag',
  copyAddress: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in den Browser:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Fragen? Schreiben Sie an ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      before: ['Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Danach können Sie sich damit bei Tinta anmelden.'],
      button: 'Adresse bestätigen',
      after: [
        lasts(hours * 3_600),
        'Wenn Sie diese Adresse nicht bei Tinta angegeben haben, ignorieren Sie diese E-Mail. Ohne Bestätigung geschieht nichts.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Sie haben bereits ein Konto',
      before: [
        'Jemand wollte mit Ihrer E-Mail-Adresse ein Tinta-Konto anlegen. Falls Sie das waren: Sie haben bereits eines. Melden Sie sich an, oder fordern Sie dort ein neues Passwort an, wenn Sie Ihres vergessen haben.',
      ],
      button: 'Anmelden',
      after: ['Falls Sie es nicht waren, ignorieren Sie diese E-Mail. An Ihrem Konto hat sich nichts geändert.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Ihr Link zum Anmelden',
      before: ['Mit diesem Link melden Sie sich ohne Passwort bei Tinta an.'],
      button: 'Anmelden',
      after: [
        once(minutes * 60),
        'Geben Sie diese E-Mail nicht weiter: Wer den Link öffnet, ist in Ihrem Konto angemeldet.',
        'Wenn Sie den Link nicht angefordert haben, ignorieren Sie diese E-Mail.',
      ],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      before: ['Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Tinta-Konto angefordert. Hier können Sie es wählen.'],
      button: 'Passwort wählen',
      after: [once(minutes * 60), 'Wenn Sie es nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.'],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Erlauben Sie die Änderung Ihrer E-Mail-Adresse',
      before: [
        `Ihr Tinta-Konto soll eine andere E-Mail-Adresse bekommen: ${newEmail}. Bitte erlauben Sie die Änderung. Danach schreiben wir an die neue Adresse, damit sie auch dort bestätigt wird.`,
      ],
      button: 'Änderung erlauben',
      after: [
        lasts(hours * 3_600),
        'Wenn Sie das nicht veranlasst haben, öffnen Sie den Link nicht und wählen Sie ein neues Passwort: Jemand ist in Ihrem Konto angemeldet.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      before: [
        `Die E-Mail-Adresse Ihres Tinta-Kontos ist jetzt ${newEmail}. Wir schreiben Ihnen ab jetzt dorthin, und Sie melden sich damit an.`,
      ],
      button: null,
      after: ['Wenn Sie das nicht waren, sagen Sie es sofort dem Betreiber der Website.'],
    }),
    'password-changed': () => ({
      subject: 'Ihr Passwort wurde geändert',
      before: ['Das Passwort Ihres Tinta-Kontos wurde geändert.'],
      button: null,
      after: [
        'Wenn Sie das waren, ist nichts zu tun.',
        'Wenn Sie es nicht waren, fordern Sie beim Anmelden ein neues Passwort an und melden Sie auf Ihrer Kontoseite die anderen Geräte ab.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'Der zweite Schritt ist eingeschaltet',
      before: ['Ab jetzt braucht die Anmeldung bei Ihrem Tinta-Konto auch einen Code aus Ihrer Authenticator-App.'],
      button: null,
      after: [
        'Bewahren Sie die Wiederherstellungscodes so auf, dass Sie sie ohne Ihr Telefon finden: Wenn die App verloren geht, lässt jeder Sie einmal hinein.',
        'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und sagen Sie es dem Betreiber der Website.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'Der zweite Schritt ist ausgeschaltet',
      before: ['Die Anmeldung bei Ihrem Tinta-Konto braucht keinen Code aus Ihrer Authenticator-App mehr.'],
      button: null,
      after: ['Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und schalten Sie den zweiten Schritt wieder ein.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Anmeldung von einem neuen Gerät',
      before: [
        `Jemand hat sich bei Ihrem Tinta-Konto von einem Gerät angemeldet, das bisher nicht benutzt wurde${deviceIn(browser, system)}.`,
      ],
      button: null,
      after: [
        'Wenn Sie das waren, ist nichts zu tun.',
        'Wenn Sie es nicht waren, melden Sie das Gerät auf Ihrer Kontoseite ab und wählen Sie ein neues Passwort.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'Ein neuer Schlüssel für die API wurde angelegt',
      before: [
        `In Ihrem Tinta-Konto wurde ein Schlüssel für die API angelegt: ${name}, er beginnt mit ${start}. Programme, die ihn haben, arbeiten wie Sie selbst.`,
      ],
      button: null,
      after: [
        'Wenn Sie das waren, ist nichts zu tun.',
        'Wenn nicht, widerrufen Sie den Schlüssel auf der Seite für Entwickler und wählen Sie ein neues Passwort.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Ihr Konto wurde gelöscht',
      before: [
        'Ihr Tinta-Konto wurde gelöscht, mit allem, was darin war. Es lässt sich nicht wiederherstellen.',
        'Danke, dass Sie mit Tinta geschrieben haben. Ein neues Konto können Sie jederzeit anlegen.',
      ],
      button: null,
      after: ['Wenn Sie das nicht waren, sagen Sie es dem Betreiber der Website.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Ihr Tarif ${plan(tier)} hat begonnen`,
      before: [
        `Danke. Ihr Tarif ${plan(tier)} hat begonnen, und Sie können jetzt alles nutzen, was er enthält.`,
        ...(renewsAt === null ? [] : [`Er verlängert sich am ${day(renewsAt)}.`]),
      ],
      button: null,
      after: ['Sie können den Tarif jederzeit auf Ihrer Kontoseite ändern oder beenden.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Ihr Tarif ${plan(tier)} verlängert sich am ${day(renewsAt)}`,
      before: [
        `Ihr Tarif ${plan(tier)} verlängert sich am ${day(renewsAt)} um einen weiteren Monat.`,
        ...(price === null ? [] : [`Der Preis beträgt ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Wenn Sie weitermachen möchten, ist nichts zu tun. Wenn nicht, beenden Sie den Tarif vor diesem Tag auf Ihrer Kontoseite.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Ihr Tarif ${plan(tier)} ist beendet`,
      before: [`Ihr Tarif ${plan(tier)} ist beendet. Ihr Konto bleibt, mit allem, was ein kostenloses Konto enthält.`],
      button: null,
      after: ['Sie können jederzeit wieder einen Tarif wählen, wenn Sie einen brauchen.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `Die Zahlung für Ihren Tarif ${plan(tier)} ist fehlgeschlagen`,
      before: [
        `Die Zahlung für Ihren Tarif ${plan(tier)} ist fehlgeschlagen. Sie behalten den Tarif bis zum ${day(graceUntil)}.`,
        'Bitte prüfen Sie bis dahin Ihre Karte oder Ihre Zahlungsdaten auf Ihrer Kontoseite; sonst endet der Tarif.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

function deviceIn(browser: string | null, system: string | null): string {
  if (browser && system) return `: ${browser} unter ${system}`
  return browser || system ? `: ${browser ?? system}` : ''
}
