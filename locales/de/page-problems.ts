import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait } = wordsFor('de')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'Sekunde', other: 'Sekunden' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Melden Sie sich dafür bitte noch einmal an.',
    detail: 'Das schützt Ihr Konto, wenn ein Gerät offen geblieben ist.',
  },
  'key-unknown': {
    title: 'Dieser Schlüssel öffnet nichts.',
    detail: 'Er wurde widerrufen oder ist nicht vollständig. Ihre Schlüssel stehen auf der Seite für Entwickler.',
  },
  'key-not-taken': {
    title: 'Mit einem Schlüssel geht das nicht.',
    detail:
      'Schlüssel arbeiten mit Texten und der Bibliothek. Konto, Tarife, Verlauf und weitere Schlüssel verlangen eine Anmeldung auf der Seite.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Mehr Schlüssel sind nicht möglich.',
    detail: `Sie haben schon ${number(limit)} Schlüssel. Widerrufen Sie einen, den Sie nicht mehr brauchen.`,
  }),
  'code-wrong': {
    title: 'Dieser Code passt nicht.',
    detail: 'Codes wechseln alle 30 Sekunden und gelten einmal. Nehmen Sie den neuesten.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Zu viele falsche Codes.',
    detail: `Wartezeit: ${wait(count)}. Nehmen Sie danach den neuesten Code oder einen Wiederherstellungscode.`,
  }),
  'sign-up-elsewhere': {
    title: 'Wählen Sie ein Passwort.',
    detail: 'Das Konto wurde in einem anderen Browser angelegt. Nur das Passwort, das Sie mit diesem Link wählen, wird gelten.',
  },
  'email-not-verified': {
    title: 'Bestätigen Sie bitte zuerst Ihre E-Mail-Adresse.',
    detail: 'Wir haben Ihnen einen neuen Link geschickt.',
  },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Dem Passwort fehlt noch etwas.',
    detail: `Es braucht ${list(missing.map((rule) => ({ min: `mindestens ${number(min)} Zeichen`, max: `höchstens ${number(max)} Zeichen`, lowercase: 'einen Kleinbuchstaben', uppercase: 'einen Großbuchstaben', numeric: 'eine Ziffer', 'non-alphanumeric': 'ein Zeichen, das weder Buchstabe noch Ziffer ist' })[rule]))}.`,
  }),
  'password-common': {
    title: 'Dieses Passwort wird als Erstes erraten.',
    detail: 'Es steht auf den Listen, die Angreifer durchprobieren. Wählen Sie ein anderes.',
  },
  'online-search-failed': {
    title: 'Die Onlinesuche hat nicht geantwortet.',
    detail:
      'Keiner der Onlinedienste war erreichbar, und die gewählten Sammlungen enthalten keine Dokumente, daher wurde nichts verglichen. Versuchen Sie es später noch einmal oder fügen Sie Dokumente hinzu. Es wurde keine Prüfung verbraucht.',
  },
  'subscription-exists': {
    title: 'Sie haben schon einen Tarif.',
    detail: 'Wechseln können Sie in Ihrem Konto; nichts wird doppelt bezahlt.',
  },
  'subscription-missing': {
    title: 'Es gibt keinen Tarif zu ändern.',
    detail: 'Laden Sie die Seite neu, um Ihr Konto zu sehen, wie es ist.',
  },
  'signature-wrong': { title: 'Die Mitteilung ist nicht signiert.', detail: 'Prüfen Sie das Signaturgeheimnis des Webhooks.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'Das Archiv enthält zu viele Dateien.',
    detail: `Es sind ${number(amount)}, erlaubt sind ${number(limit)}. Teilen Sie es auf oder fügen Sie die Dateien nach und nach hinzu.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Das Archiv wäre ausgepackt zu groß.',
    detail: `Die Grenze für alle Dateien zusammen liegt bei ${size(limit)}. Teilen Sie es in kleinere auf.`,
  }),
  'archive-in-archive': {
    title: 'Ein Archiv in einem Archiv wird nicht geöffnet.',
    detail: 'Packen Sie das innere aus und fügen Sie dessen Dateien hinzu.',
  },
  'collection-not-found': {
    title: 'Diese Sammlung ist nicht da.',
    detail: 'Vielleicht wurde sie entfernt, oder sie gehört jemand anderem. Wählen Sie eine andere Sammlung.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Mehr Dokumente passen hier nicht hinein.',
    detail: `Die Grenze liegt bei ${number(limit)}. Entfernen Sie, was Sie nicht mehr brauchen, und fügen Sie dann erneut hinzu. Es wurde nichts hinzugefügt.`,
  }),
  'library-item-not-found': {
    title: 'Diese Quelle ist nicht mehr in Ihrer Bibliothek.',
    detail:
      'Vielleicht wurde sie in einem anderen Fenster entfernt. Eine Viertelstunde lang lässt sich das rückgängig machen; danach fügen Sie sie neu hinzu.',
  },
  'library-folder-not-found': {
    title: 'Diesen Ordner gibt es nicht mehr.',
    detail: 'Vielleicht wurde er in einem anderen Fenster entfernt. Seine Quellen sind weiterhin in der Bibliothek.',
  },
  'library-folder-taken': {
    title: 'Einen Ordner mit diesem Namen gibt es schon.',
    detail: 'Wählen Sie einen anderen Namen oder verschieben Sie die Quellen in jenen Ordner.',
  },
  'library-full': ({ limit }) => ({
    title: 'Ihre Bibliothek ist voll.',
    detail: `Sie fasst ${number(limit)} Quellen. Entfernen Sie, was Sie nicht mehr brauchen, und fügen Sie dann erneut hinzu. Es wurde nichts hinzugefügt.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Mehr Ordner passen nicht hinein.',
    detail: `Es gibt schon ${number(limit)}. Entfernen Sie einen, den Sie nicht mehr brauchen.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Für weitere Dateien ist kein Platz.',
    detail: `Die Dateien der Bibliothek dürfen zusammen ${size(limit)} groß sein. Entfernen Sie eine, die Sie nicht mehr brauchen. Die Quelle ist unverändert.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Mehr Links sind nicht möglich.',
    detail: `Es führen schon ${number(limit)} Links zu Ihrer Bibliothek. Beenden Sie einen, den Sie nicht mehr brauchen.`,
  }),
  'library-undo-gone': {
    title: 'Das lässt sich nicht mehr rückgängig machen.',
    detail: 'Eine Änderung kann einmal und eine Viertelstunde lang zurückgenommen werden. Ihre Bibliothek ist so, wie Sie sie sehen.',
  },
  'library-share-ended': {
    title: 'Diese geteilte Bibliothek gibt es nicht mehr.',
    detail: 'Der Link ist abgelaufen oder wurde zurückgezogen. Bitten Sie um einen neuen.',
  },
  'fetch-address-refused': {
    title: 'Diese Adresse lässt sich von hier nicht lesen.',
    detail: 'Sie muss mit http:// oder https:// beginnen und zu einer öffentlichen Seite führen, ohne Benutzernamen und Passwort.',
  },
  'fetch-unreachable': {
    title: 'Die Seite war nicht erreichbar.',
    detail: 'Die Website antwortet nicht oder hat keine solche Seite. Öffnen Sie sie im Browser, um die Adresse zu prüfen.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'Die Seite hat zu lange gebraucht.',
    detail: `Nach ${seconds(count)} wurde das Lesen abgebrochen. Versuchen Sie es später, oder speichern Sie die Seite und öffnen Sie die Datei.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'Die Seite ist zu groß.',
    detail: `Von einer Adresse werden höchstens ${size(limit)} gelesen. Speichern Sie den Teil, den Sie brauchen, und öffnen Sie die Datei.`,
  }),
  'fetch-kind-refused': {
    title: 'Unter dieser Adresse gibt es keinen Text zu lesen.',
    detail: 'Dort liegt weder eine Webseite noch ein PDF noch einfacher Text. Suchen Sie auf der Website danach.',
  },
  'fetch-not-allowed': {
    title: 'Diese Website lässt Programme die Seite nicht lesen.',
    detail: 'Öffnen Sie sie im Browser und kopieren oder speichern Sie, was Sie brauchen.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Diese Website bittet um Geduld.',
    detail: `Sie nimmt gerade keine weiteren Anfragen an. Versuchen Sie es später noch einmal; Wartezeit: ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'Die Datei enthält keine Literaturangaben in einem Format, das Tinta liest.',
    detail:
      'Tinta liest BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON und EndNote-XML. Exportieren Sie die Angaben noch einmal in einem dieser Formate oder fügen Sie sie als Text ein.',
  },
  'word-missing': {
    title: 'Darin ist kein Wort zum Nachschlagen.',
    detail: 'Geben Sie ein Wort ein oder eine Wendung, die im Wörterbuch steht; Ziffern, Adressen und Auszeichnungen sind keine.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'Das ist länger als ein Wort.',
    detail: `Es hat ${number(amount)} Zeichen; ${number(limit)} passen hinein. Schlagen Sie ein einzelnes Wort daraus nach.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Als Wendung steht das in keinem Wörterbuch.',
    detail: words.length > 0 ? `Schlagen Sie eines der Wörter für sich nach: ${list(words)}.` : 'Schlagen Sie die Wörter einzeln nach.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Diesen Zitierstil gibt es hier nicht.',
    detail: `„${style}“ gehört nicht zu den Stilen dieser Website: ${list(known)}. Wählen Sie einen davon.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Für diesen Stil sind das zu viele Literaturangaben.',
    detail: `Es sind ${number(amount)}; außer bei APA sind ${number(limit)} auf einmal möglich. Wählen Sie APA oder bearbeiten Sie die Liste in Teilen.`,
  }),
  'browser-store-failed': {
    title: 'Dieser Browser konnte das nicht behalten.',
    detail:
      'Sein Speicher ist voll oder abgeschaltet. Was vorher da war, ist noch da. Schaffen Sie Platz oder melden Sie sich an, um Ihre Quellen im Konto zu behalten.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'Der Text ist zu kurz für eine Prüfung.',
    detail: `Er hat ${number(words)} Wörter; erst ab ${number(needed)} lässt sich etwas über seine Herkunft sagen. Fügen Sie einen längeren Abschnitt ein.`,
  }),
  'nothing-to-search': {
    title: 'Noch gibt es nichts zum Vergleichen.',
    detail:
      'Die gewählten Sammlungen enthalten keine Dokumente. Fügen Sie welche hinzu, wählen Sie andere Sammlungen oder schalten Sie die Onlinesuche ein, falls es eine gibt. Es wurde keine Prüfung verbraucht.',
  },
  'invalid-email': { title: 'Das sieht nicht nach einer E-Mail-Adresse aus.', detail: 'Prüfen Sie sie auf einen Tippfehler.' },
  'wrong-password': { title: 'Das ist nicht Ihr Passwort.', detail: 'Geben Sie das Passwort ein, mit dem Sie sich jetzt anmelden.' },
  'invalid-credential': {
    title: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    detail: 'Versuchen Sie es noch einmal, oder lassen Sie sich einen Link schicken.',
  },
  'email-already-in-use': { title: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.', detail: 'Möchten Sie sich anmelden?' },
  'user-not-found': {
    title: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    detail: 'Versuchen Sie es noch einmal, oder lassen Sie sich einen Link schicken.',
  },
  'multi-factor-auth-required': { title: 'Noch ein Schritt.', detail: 'Geben Sie den Code aus Ihrer Authenticator-App ein.' },
  'link-expired': {
    title: 'Dieser Link funktioniert nicht mehr.',
    detail: 'Links gelten einmal und nur kurze Zeit. Fordern Sie einen neuen an.',
  },
  'method-off': { title: 'Diese Art der Anmeldung ist hier nicht eingerichtet.', detail: 'Nehmen Sie eine andere.' },
  'email-mismatch': { title: 'Das ist nicht die E-Mail-Adresse dieses Kontos.', detail: 'Geben Sie sie genau so ein, wie sie oben steht.' },
  'billing-off': { title: 'Auf dieser Website kann man nichts kaufen.', detail: 'Fragen Sie den Betreiber.' },
  'popup-blocked': { title: 'Der Browser hat das Fenster blockiert.', detail: 'Öffnen Sie es in diesem Tab.' },
  'popup-closed-by-user': { title: 'Das Fenster wurde geschlossen.', detail: 'Es hat sich nichts geändert.' },
  'network-request-failed': { title: 'Keine Verbindung.', detail: 'Es wurde nichts gesendet.' },
  'unauthorized-domain': {
    title: 'Diese Adresse ist nicht für die Anmeldung eingerichtet.',
    detail: 'Sagen Sie dem Betreiber der Website Bescheid.',
  },
  'file-missing': { title: 'Es ist keine Datei angekommen.', detail: 'Wählen Sie die Datei noch einmal aus.' },
  'file-encrypted': {
    title: 'Die Datei ist gesperrt.',
    detail: 'Ein Passwort schützt sie. Speichern Sie eine Kopie ohne Passwort und öffnen Sie diese, oder fügen Sie den Text ein.',
  },
  'file-scanned': {
    title: 'Das PDF enthält Bilder, keinen Text.',
    detail: 'Es wurde wohl eingescannt. Lassen Sie erst eine Texterkennung laufen oder fügen Sie den Text ein.',
  },
  'file-broken': {
    title: 'Die Datei ist nicht lesbar.',
    detail: 'Sie scheint beschädigt, oder ihre Endung passt nicht zum Inhalt. Speichern Sie sie neu und öffnen Sie die Kopie.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Die Datei ist zu groß.',
    detail: `Höchstens ${size(limit)} lassen sich öffnen. Fügen Sie den Teil ein, den Sie brauchen.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Diese Art von Datei lässt sich nicht öffnen.',
    detail: `Tinta öffnet ${choice(kinds.map((kind) => `.${kind}`))}. Speichern Sie die Datei in einem dieser Formate oder fügen Sie den Text ein.`,
  }),
  'file-empty': {
    title: 'In der Datei steht kein Text.',
    detail: 'Öffnen Sie eine andere Datei oder fügen Sie den Text ein. Ihr Text hier ist unverändert.',
  },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'Das Lesen der Datei hat zu lange gedauert.',
    detail: `Nach ${seconds(count)} wurde es abgebrochen. Speichern Sie die Datei in einfacherer Form oder fügen Sie den Text ein.`,
  }),
}
