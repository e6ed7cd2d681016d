import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait } = wordsFor('de')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'Sekunde', other: 'Sekunden' })}`
const safe = 'Ihr Text ist noch da, und es wurde nichts angerechnet.'

/** Was geschehen ist, was sicher ist, was zu tun ist. */
export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'Unter dieser Adresse gibt es nichts.',
    detail: `Unter ${path} antwortet nichts. Prüfen Sie die Adresse auf einen Tippfehler.`,
  }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Diese Adresse wird anders angesprochen.',
    detail: `Sie antwortet auf ${allowed.join(', ')}. Senden Sie die Anfrage mit dieser Methode.`,
  }),
  'body-not-json': {
    title: 'Die Anfrage war nicht lesbar.',
    detail: 'Sie ist kein gültiges JSON. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  'content-type-wrong': ({ expected }) => ({
    title: 'Die Anfrage hat die falsche Form.',
    detail: `Sie muss als ${expected} gesendet werden.`,
  }),
  'body-too-large': ({ limit }) => ({
    title: 'Das ist zu viel auf einmal.',
    detail: `In eine Anfrage passen höchstens ${size(limit)}. Bearbeiten Sie den Text in Teilen.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Ein Teil der Anfrage stimmt nicht.',
    detail: `Prüfen Sie: ${list(issues.map(({ path }) => path || 'die Anfrage'))}. Versuchen Sie es dann noch einmal. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Diese Seite ist nicht unter der eigenen Adresse der Website geöffnet.',
    detail: `Öffnen Sie ${address} und versuchen Sie es dort noch einmal.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Das war viel in kurzer Zeit.',
    detail: `Warten Sie ${seconds(count)} und versuchen Sie es dann noch einmal. ${safe}`,
  }),
  'server-failed': {
    title: 'Das hat nicht geklappt.',
    detail: `Auf dem Server ist etwas schiefgegangen. ${safe} Versuchen Sie es gleich noch einmal.`,
  },
  'database-unavailable': {
    title: 'Der Server ist nicht bereit.',
    detail: `Seine Datenbank antwortet gerade nicht. ${safe} Versuchen Sie es in einer Minute noch einmal.`,
  },
  'text-empty': { title: 'Noch ist kein Text da.', detail: 'Schreiben Sie etwas, fügen Sie einen Absatz ein oder öffnen Sie eine Datei.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Der Text ist zu lang für einen Durchgang.',
    detail: `Er hat ${number(amount)} Zeichen; ${number(limit)} passen hinein. Ihr Text ist noch da: Kürzen Sie ihn oder senden Sie ihn in Teilen.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, Sie haben kein Premium',
    detail: 'Die Stärken „Mittel“ und „Stark“ gehören zu Premium. „Leicht“ funktioniert schon jetzt.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, Sie haben kein Premium',
    detail: `Das gehört zu ${needed === 'premium' ? 'Premium' : 'Platin'}. Auf Ihrem Schreibtisch hat sich nichts geändert.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Dieser Tarif enthält keine Plagiatsprüfungen.' : 'Die Plagiatsprüfungen dieses Monats sind aufgebraucht.',
          detail: `${limit === 0 ? 'Premium enthält eine im Monat.' : `Die Zählung beginnt am ${dayOfYear(resetsAt)} neu.`} Ihr Text ist noch da; das Korrekturlesen funktioniert weiter.`,
        }
      : {
          title:
            used >= limit
              ? `Die ${number(limit)} Zeichen dieses Monats sind aufgebraucht.`
              : `In diesem Monat sind noch ${number(limit - used)} Zeichen übrig.`,
          detail: `Dieser Text braucht ${number(needed)}. Die Zählung beginnt am ${dayOfYear(resetsAt)} neu. Ihr Text ist noch da; das Korrekturlesen funktioniert weiter.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Besucher aus Ihrem Netz haben die Zeichen von heute aufgebraucht.',
    detail: `Ein kostenloses Konto hat eine eigene Zählung. Ohne Konto warten Sie bitte; Wartezeit: ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': {
    title: 'Dafür braucht es ein Konto.',
    detail: 'Melden Sie sich an oder legen Sie eines an; was auf Ihrem Schreibtisch liegt, bleibt dort.',
  },
  'user-disabled': { title: 'Dieses Konto ist geschlossen.', detail: 'Schreiben Sie dem Support.' },
  'user-token-expired': { title: 'Sie wurden abgemeldet.', detail: 'Melden Sie sich wieder an; Ihr Text ist noch da.' },
  'sign-in-failed': {
    title: 'Die Anmeldung hat nicht funktioniert.',
    detail: 'Die andere Website hat nicht gesagt, wer Sie sind. Versuchen Sie es noch einmal, oder nehmen Sie Ihre E-Mail-Adresse.',
  },
  'billing-failed': {
    title: 'Der Zahlungsdienst hat nicht geantwortet.',
    detail: 'Es wurde nichts abgebucht. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Dieser Text ist auf ${language(found)}.`,
    detail: `Tinta arbeitet bisher mit Texten auf ${list(supported.map(language))}. Ihr Text ist noch da, unverändert.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Dieser Text ist auf ${list(languages.map(language))}.`,
    detail: `Tinta arbeitet bisher mit Texten auf ${list(supported.map(language))}. Lassen Sie nur diese Absätze stehen oder wählen Sie die Sprache selbst. Es ging nichts verloren.`,
  }),
  'language-unknown': {
    title: 'Die Sprache war nicht zu erkennen.',
    detail: 'Der Text ist kurz oder ungewöhnlich. Wählen Sie oben seine Sprache und versuchen Sie es noch einmal.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Das hat zu lange gedauert.',
    detail: `Das Umformulieren wurde in ${seconds(count)} nicht fertig. ${safe} Versuchen Sie es noch einmal oder senden Sie einen kürzeren Teil.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Gerade schreiben viele gleichzeitig.',
    detail: `Versuchen Sie es in ${seconds(count)} noch einmal. ${safe}`,
  }),
  'engine-failed': {
    title: 'Das hat nicht geklappt.',
    detail: `Das Programm ist an diesem Text gescheitert. ${safe} Versuchen Sie es noch einmal oder lassen Sie weg, was ungewöhnlich aussieht.`,
  },
  offline: {
    title: 'Sie sind offline.',
    detail: 'Schreiben Sie weiter: Ihr Entwurf bleibt auf diesem Gerät, und es geht weiter, sobald Sie wieder verbunden sind.',
  },
  'network-failed': { title: 'Der Server war nicht erreichbar.', detail: `Die Verbindung brach ab. ${safe} Versuchen Sie es noch einmal.` },
  cancelled: { title: 'Angehalten.', detail: safe },
}
