import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')
const characters = (count: number) => `${number(count)} Zeichen im Monat`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'Plagiatsprüfung', other: 'Plagiatsprüfungen' })}`
const levels = (count: number) => `${number(count)} ${plural(count, { one: 'Stufe', other: 'Stufen' })} der Umformulierung`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Was jeder Tarif von Tinta enthält: Zeichen im Monat, Stufen der Umformulierung und Plagiatsprüfungen.',
  headline: 'Mehr Tinte für den Monat, in dem Sie sie brauchen.',
  lead: 'Die Zeit der Abschlussarbeiten ist kurz. Ein Monat soll etwa so viel kosten wie ein Burger-Menü oder eine Kinokarte, und Sie können jederzeit aufhören.',
  table: {
    caption: 'Die Tarife im Vergleich',
    choose: 'Tarif',
    current: 'Ihr jetziger Tarif',
    charactersMonthly: 'Zeichen im Monat',
    charactersPerRun: 'Zeichen auf einmal',
    levels: 'Stufen der Umformulierung',
    checks: 'Plagiatsprüfungen im Monat',
    checkedPerRun: 'Zeichen je Rechtschreib- oder KI-Prüfung',
    history: 'Verlauf Ihrer Ergebnisse',
    entitlements: {
      'report:print': 'Berichte zum Ausdrucken',
      'files:many': 'Mehrere Dateien auf einmal',
      'api:keys': 'Schlüssel für die API',
    },
    none: 'keine',
    included: 'enthalten',
    withoutAccount: (figure) => `${figure} ohne Konto`,
    notOpen: 'Die Prüfung ist auf dieser Website nicht verfügbar.',
  },
  plans: {
    free: {
      name: 'Kostenlos',
      description: 'Jedes Werkzeug ausprobieren',
      features: (plan: PlanFigures) => [characters(plan.characters), 'leichtes Umformulieren'],
    },
    premium: {
      name: 'Premium',
      description: 'Für eine Seminararbeit',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'Umformulieren in drei Stufen',
        levels(plan.levels),
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platin',
      description: 'Für eine Abschlussarbeit',
      features: (plan: PlanFigures) => [characters(plan.characters), 'alle Funktionen', 'starkes Umformulieren', checks(plan.checks)],
    },
  },
  price: {
    month: 'im Monat',
    none: 'Kein Preis festgelegt',
    atCheckout: 'Preis an der Kasse',
    withTax: 'Preise einschließlich Steuer.',
    withoutTax: 'Zu den Preisen kommt die Steuer hinzu.',
    billed: 'Monatliche Abrechnung.',
  },
  testMode: {
    title: 'Testbetrieb: Es fließt kein Geld.',
    body: 'Alles läuft wie bei einer echten Zahlung, nur wird keine Karte verlangt.',
  },
  off: 'Auf dieser Website wird nichts verkauft. Wer sie betreibt, kann einem Konto einen Tarif geben.',
  lifted: 'Wer diese Website betreibt, hat die Grenzen aufgehoben: Alles in der Spalte Platin steht Ihnen schon jetzt offen.',
  given: {
    premium: 'Wer diese Website besucht, hat Premium, auch ohne Konto.',
    platinum: 'Wer diese Website besucht, hat Platin, auch ohne Konto.',
  },
  buy: {
    choose: { premium: 'Premium wählen', platinum: 'Platin wählen' },
    change: { premium: 'Zu Premium wechseln', platinum: 'Zu Platin wechseln' },
    signUp: 'Kostenloses Konto anlegen',
    leave: 'In Ihrem Konto kündigen',
    signIn: 'Ein Tarif gehört zu einem Konto. Melden Sie sich an oder legen Sie eines an; der Kauf geht dann von selbst weiter.',
    already: { premium: 'Sie haben Premium bereits.', platinum: 'Sie haben Platin bereits.' },
    close: 'Schließen',
  },
  change: {
    title: { premium: 'Zu Premium wechseln?', platinum: 'Zu Platin wechseln?' },
    holds: (limit, used) => `Der Wechsel gilt sofort: ${number(limit)} Zeichen in diesem Monat, davon ${number(used)} verbraucht.`,
    spent: (limit, used) =>
      `Der Wechsel gilt sofort: ${number(limit)} Zeichen in diesem Monat. Sie haben ${number(used)} verbraucht, es bleibt also nichts übrig.`,
    resets: (day) => `Die Zählung beginnt am ${day} neu.`,
    money: {
      test: 'Testbetrieb: Es fließt kein Geld.',
      stripe: 'Die restlichen Tage dieses Monats werden mit der nächsten Rechnung verrechnet.',
    },
    keep: { premium: 'Bei Premium bleiben', platinum: 'Bei Platin bleiben' },
  },
  bought: {
    title: { premium: 'Sie haben jetzt Premium.', platinum: 'Sie haben jetzt Platin.' },
    holds: (plan) => `${characters(plan.characters)}, ${levels(plan.levels)}, ${checks(plan.checks)} im Monat.`,
    waiting: 'Die Zahlung wird gerade bestätigt. Ihr Tarif beginnt, sobald das geschehen ist, meist innerhalb einer Minute.',
    late: 'Die Zahlung ist noch nicht bestätigt. Ihr Tarif beginnt danach von selbst; sehen Sie in ein paar Minuten in Ihrem Konto nach.',
    close: 'Schließen',
  },
  questions: {
    cancel: {
      title: 'Wie kündige ich?',
      answer: 'In Ihrem Konto, mit zwei Klicks. Der Tarif endet sofort, es wird nichts mehr abgebucht, und Ihr Konto bleibt.',
      support: (email) => `Wenn etwas nicht klappt, schreiben Sie an ${email}.`,
    },
    limit: {
      title: 'Was ist, wenn die Zeichen nicht reichen?',
      answer:
        'Ungefragt wird nichts berechnet. Das Werkzeug sagt es vor dem Start, behält Ihren Text und nennt den Tag, an dem die Zählung neu beginnt.',
    },
    text: {
      title: 'Wird mein Text verwendet?',
      answerNotKept:
        'Nein. In jedem Tarif wird er nur im Arbeitsspeicher bearbeitet, nicht gespeichert, niemandem gezeigt und nicht zum Training verwendet.',
      answerKept: (most) =>
        `Nein. In keinem Tarif wird er jemandem gezeigt oder zum Training verwendet. Texte von Gästen werden nicht gespeichert; mit einem Konto wird ein Verlauf nur für Sie aufbewahrt, höchstens ${number(most)} ${plural(most, { one: 'Tag', other: 'Tage' })}, bis Sie ihn löschen oder abschalten.`,
    },
    failed: {
      title: 'Was ist, wenn eine Zahlung scheitert?',
      answer: (grace) =>
        grace === 0
          ? 'Der Tarif endet, und das Konto ist wieder kostenlos; nichts darin wird gelöscht.'
          : `Der Tarif läuft noch ${number(grace)} ${plural(grace, { one: 'Tag', other: 'Tage' })} weiter, und wir schreiben Ihnen. Ist dann nichts bezahlt, ist das Konto wieder kostenlos; nichts darin wird gelöscht.`,
    },
    change: {
      title: 'Was geschieht mit der Zählung?',
      answer:
        'Mit Ihrem ersten Tarif beginnt ein eigener Monat, die Zählung steht auf null. Ein Wechsel gilt sofort: Verbrauchtes bleibt gezählt, nun gegen die neue Grenze.',
    },
    honest: {
      title: 'Was leistet kein Tarif?',
      answer:
        'Einen Text durch eine KI-Erkennung bringen. Die Tarife unterscheiden sich in Menge und Stärke; die Verfahren dahinter sind dieselben.',
    },
  },
  operator: {
    title: 'Betreiben Sie diese Website?',
    lead: 'Diese Einstellungen bestimmen, was hier angeboten wird; starten Sie danach neu.',
    price: 'zeigt einen Preis, in der Währung, die CURRENCY nennt.',
    stripe: 'nimmt echte Zahlungen an. Ohne sie hat eine lokale Adresse eine Testkasse, und eine öffentliche verkauft nichts.',
    open: 'hebt alle Grenzen der eingebauten Verarbeitung auf, für Schulen und eigene Rechner.',
    visitorTier: 'gibt allen, die die Website besuchen, den genannten Tarif.',
  },
}
