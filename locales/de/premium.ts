import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')
const characters = (count: number) => `${number(count)} Zeichen im Monat`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'Plagiatsprüfung', other: 'Plagiatsprüfungen' })}`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Was jeder Tarif von Tinta enthält: Zeichen im Monat, Stufen der Umformulierung und Plagiatsprüfungen.',
  headline: 'Mehr Tinte für den Monat, in dem Sie sie brauchen.',
  lead: 'Die Zeit der Abschlussarbeiten ist kurz. Ein Monat soll etwa so viel kosten wie ein Burger-Menü oder eine Kinokarte, und Sie können jederzeit aufhören.',
  upsell: {
    title: 'Oh, Sie haben kein Premium',
    go: 'Zu Premium',
    later: 'Später',
  },
  table: {
    caption: 'Die Tarife im Vergleich',
    choose: 'Tarif',
    current: 'Ihr jetziger Tarif',
    charactersMonthly: 'Zeichen im Monat',
    charactersPerRun: 'Zeichen auf einmal',
    levels: 'Stufen der Umformulierung',
    checks: 'Plagiatsprüfungen im Monat',
    checkedPerRun: 'Zeichen je Rechtschreib- oder KI-Prüfung',
    none: 'keine',
  },
  plans: {
    visitor: { name: 'Gast', description: 'Ohne Konto' },
    free: { name: 'Kostenlos', description: 'Mit Konto' },
    premium: {
      name: 'Premium',
      description: 'Für eine Seminararbeit',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'Umformulieren in drei Stufen',
        `${number(plan.levels)} ${plural(plan.levels, { one: 'Stufe', other: 'Stufen' })} der Umformulierung`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platin',
      description: 'Für eine Abschlussarbeit',
      features: (plan: PlanFigures) => [characters(plan.characters), 'alle Funktionen', 'starkes Umformulieren', checks(plan.checks)],
    },
  },
  lifted: 'Wer diese Website betreibt, hat die Grenzen aufgehoben: Alles in der Spalte Platin steht Ihnen schon jetzt offen.',
  questions: {
    buy: {
      title: 'Kann ich jetzt einen Tarif kaufen?',
      answer:
        'Hier noch nicht. Diese Website hat bisher keine Konten und nimmt deshalb keine Zahlungen an; nichts auf dieser Seite führt zu einer Kasse.',
    },
    limit: {
      title: 'Was ist, wenn ich eine Grenze erreiche?',
      answer: 'Ungefragt wird nichts berechnet. Das Werkzeug sagt es vor dem Start, nennt die Grenze und behält Ihren Text.',
    },
    text: {
      title: 'Wird mein Text verwendet?',
      answerNotKept:
        'Nein. In jedem Tarif wird er nur im Arbeitsspeicher bearbeitet, nicht gespeichert, niemandem gezeigt und nicht zum Training verwendet.',
      answerKept: 'Nein. In jedem Tarif wird er nur für Sie aufbewahrt, niemandem gezeigt und nicht zum Training verwendet.',
    },
  },
  operator: {
    title: 'Betreiben Sie diese Website?',
    lead: 'Zwei Einstellungen bestimmen, was Besucher dürfen; starten Sie danach neu.',
    open: 'hebt alle Grenzen der eingebauten Verarbeitung auf, für Schulen und eigene Rechner.',
    visitorTier: 'gibt allen, die die Website besuchen, den genannten Tarif.',
  },
}
