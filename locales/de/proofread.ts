import type { ProofreadMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')
const characters = (count: number): string => `${number(count)} Zeichen`
const notes = (count: number): string => `${number(count)} ${plural(count, { one: 'Hinweis', other: 'Hinweise' })}`
const words = (count: number): string => plural(count, { one: 'Wort', other: 'Wörter' })
const fixes = (count: number): string => `${number(count)} ${plural(count, { one: 'Korrektur', other: 'Korrekturen' })}`

/** Der Bildschirm des Lektorats. */
export const proofread: ProofreadMessages = {
  page: {
    title: 'Lektorat',
    description:
      'Rechtschreibung, Grammatik, Zeichensetzung und Stil in fünfzehn Sprachen, jeder Fund mit Begründung. Prüft beim Schreiben.',
    heading: 'Lektorat',
  },
  text: { field: 'Ihr Text', hint: 'F8 geht zum nächsten Hinweis, Alt Eingabe übernimmt seinen Vorschlag.' },
  bar: {
    label: 'Funde',
    dialect: 'Variante',
    dialectAuto: 'Wie im Text',
    levels: { fix: 'zu korrigieren', consider: 'zu bedenken', style: 'zum Stil' },
    kinds: 'Arten',
    everyKind: 'Alle Arten zeigen',
    picky: 'Streng',
    live: 'Beim Schreiben prüfen',
    check: 'Prüfen',
    acceptAll: (count) => (count < 2 ? 'Alle Korrekturen übernehmen' : `Alle ${number(count)} Korrekturen übernehmen`),
    lists: 'Wörterbuch und Regeln',
  },
  kinds: {
    spelling: 'Rechtschreibung',
    grammar: 'Grammatik',
    punctuation: 'Zeichensetzung',
    typography: 'Typografie',
    style: 'Stil',
    register: 'Stilebene',
    consistency: 'Einheitlichkeit',
    repetition: 'Wiederholung',
  },
  state: {
    about: 'Hier steht, was in Ihrem Text auffällt, jeweils mit Begründung.',
    checking: 'Wird geprüft',
    found: (fix, consider, style) =>
      fix + consider + style === 0
        ? 'Nichts mehr zu korrigieren.'
        : `${number(fix)} zu korrigieren, ${number(consider)} zu bedenken, ${number(style)} zum Stil`,
    done: 'Nichts mehr zu korrigieren.',
    doneHelp: 'Was keine Regel sieht, sieht vielleicht jemand, der mitliest.',
    hidden: (count) => `${notes(count)} ${plural(count, { one: 'ist', other: 'sind' })} ausgeblendet.`,
    show: 'Zeigen',
    stale: 'Seit Ihrer letzten Änderung nicht geprüft.',
    short: 'Zu kurz, um die Sprache zu erkennen.',
    shortHelp: 'Schreiben Sie weiter oder wählen Sie die Sprache.',
    skipped: (names) => `Nicht gelesen: Teile auf ${names}.`,
    unknownLanguage: (name) => `Die Sprache dieses Textes ist ${name}.`,
    unknownLanguageHelp: 'Er kann noch nicht geprüft werden. Ihr Text ist unverändert da.',
    part: (limit) => `Nur der Anfang ist geprüft: In einen Durchgang passen ${characters(limit)}.`,
    tooLong: (limit) => `Der erste Absatz ist länger, als in einen Durchgang passt: ${characters(limit)}.`,
    offline: 'Schreiben Sie weiter: Der Entwurf bleibt auf diesem Gerät. Geprüft wird wieder, wenn die Verbindung da ist.',
  },
  note: {
    region: 'Hinweise',
    at: (at, of) => `${number(at)} von ${number(of)}`,
    accept: 'Übernehmen',
    dismiss: 'Verwerfen',
    why: 'Warum?',
    other: 'oder',
    more: 'Mehr zu diesem Hinweis',
    addWord: 'Ins Wörterbuch aufnehmen',
    ruleOff: 'Diese Regel abschalten',
    acceptKind: (count) => `Alle ${number(count)} dieser Art übernehmen`,
    dismissKind: 'Alle dieser Art hier verwerfen',
    cut: 'streichen',
    previous: 'Voriger Hinweis',
    next: 'Nächster Hinweis',
    close: 'Hinweis schließen',
    open: (count) => `${notes(count)} zeigen`,
    instead: (before, after) => `${before}: stattdessen ${after}`,
    leaveOut: (before) => `${before}: streichen`,
  },
  did: {
    accepted: 'Übernommen.',
    acceptedMany: (count) => `${fixes(count)} übernommen.`,
    dismissed: 'Verworfen.',
    added: (word) => `„${word}“ steht in Ihrem Wörterbuch.`,
    ruleOff: (title) => `Die Regel „${title}“ ist abgeschaltet.`,
    undone: 'Rückgängig gemacht.',
  },
  keys: {
    next: 'Nächster, voriger Hinweis',
    accept: 'Vorschlag übernehmen',
    letters: 'In den Hinweisen: nächster, voriger',
    decide: 'In den Hinweisen: übernehmen, verwerfen, rückgängig',
    check: 'Jetzt prüfen',
    copy: 'Text kopieren',
    history: 'Rückgängig, wiederholen',
    hintMove: 'nächster, voriger',
    hintUndo: 'rückgängig',
  },
  lists: {
    lead: 'Nur in diesem Browser gespeichert, für alle Ihre Texte.',
    leadAccount: 'In Ihrem Konto gespeichert, für alle Ihre Texte.',
    notSaved:
      'Ihr Konto hat die letzten Änderungen noch nicht übernommen. Sie sind in diesem Browser gespeichert und werden erneut gesendet.',
    dictionary: 'Ihr Wörterbuch',
    word: 'Wort',
    rules: 'Abgeschaltete Regeln',
    noRules: 'Alle Regeln sind eingeschaltet.',
    on: 'Einschalten',
    dismissed: (count) => `${number(count)} in diesem Text verworfen`,
    restore: 'Wieder zeigen',
  },
  strip: {
    title: 'Satzlänge',
    about: 'Lange und kurze Sätze nebeneinander, sobald ein Text da ist.',
    line: (longest, rest) => `Der längste hat ${number(longest)} ${words(longest)}, die übrigen im Schnitt ${number(rest)}.`,
    one: (count) => `Ein Satz mit ${number(count)} ${plural(count, { one: 'Wort', other: 'Wörtern' })}.`,
    sentence: (at, of, count) => `Satz ${number(at)} von ${number(of)}: ${number(count)} ${words(count)}`,
    words,
    sentences: (count) => `${number(count)} ${plural(count, { one: 'Satz', other: 'Sätze' })}`,
  },
  copy: 'Text kopieren',
  fileName: 'korrigiert',
}
