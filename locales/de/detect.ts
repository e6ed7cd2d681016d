import type { DetectMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'
import { detectSignals } from './detect-signals.ts'

const { number, plural, percent } = wordsFor('de')
const characters = (count: number): string => `${number(count)} Zeichen`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'Wort', other: 'Wörter' })}`
const texts = (count: number): string => `${number(count)} ${plural(count, { one: 'Text', other: 'Texte' })}`

/** Der Bildschirm der Texterkennung. */
export const detect: DetectMessages = {
  page: {
    title: 'KI-Text-Erkennung',
    description:
      'Sagt in Worten, wie ein Text sich liest, wie oft das falsch ist und wann es sich nicht sagen lässt. In fünfzehn Sprachen.',
    heading: 'KI-Text-Erkennung',
  },
  field: 'Ihr Text',
  bar: {
    legend: 'Marken im Text',
    check: 'Prüfen',
    again: 'Noch einmal prüfen',
    report: 'Bericht',
    files: 'Mehrere Dateien',
    jump: 'Zum Ergebnis',
  },
  readings: { human: 'liest sich menschlich', unclear: 'unklar', generated: 'liest sich erzeugt' },
  state: {
    title: 'Ergebnis',
    about: 'Hier steht, wie Ihr Text sich liest, was dafür spricht und wie oft das falsch ist.',
    needs: (needed) => `Für ein Urteil braucht es mindestens ${words(needed)} Fließtext.`,
    more: (missing) => `Für ein Urteil ${plural(missing, { one: 'fehlt', other: 'fehlen' })} noch ${words(missing)}.`,
    checking: 'Wird geprüft',
    stale: 'Sie haben den Text nach dieser Prüfung geändert.',
    staleHelp: 'Was folgt, gilt für den Text, wie er war. Grau sind die Marken, die von Ihren Änderungen nicht berührt wurden.',
    tooLong: (limit) => `Länger, als ein Durchgang fasst: ${characters(limit)}.`,
    tooLongHelp: 'Es wurde nichts gesendet. Ihr Text ist noch da.',
    cut: (amount) => `Die ersten ${characters(amount)} prüfen`,
    cutTitle: (amount) => `Nur die ersten ${characters(amount)} wurden geprüft.`,
    offline: 'Schreiben Sie weiter: Ihr Entwurf bleibt auf diesem Gerät. Die Prüfung wartet auf die Verbindung.',
    unknownLanguage: (name) => `Die Sprache dieses Textes: ${name}.`,
    unknownLanguageHelp: 'Texte in dieser Sprache wurden nicht gemessen, also lässt sich nichts sagen. Ihr Text ist unverändert da.',
  },
  result: {
    label: 'Wahrscheinlichkeit, dass ein Modell ihn schrieb',
    verdicts: { signs: 'Anzeichen für KI-Text', mixed: 'Gemischt', none: 'Keine Anzeichen gefunden', 'cannot-tell': 'Nicht zu sagen' },
    meanings: {
      signs: 'Dieser Text liest sich wie die von Modellen. Manche Menschen schreiben auch so.',
      mixed: 'Einige Passagen lesen sich wie die von Modellen, andere nicht.',
      none: 'Er liest sich nicht wie die Texte der Modelle, aus denen dieses Werkzeug gelernt hat. Texte neuerer Modelle werden kaum gefunden; wer ihn schrieb, zeigt das also nicht.',
    },
    reasons: {
      'too-short': (judged, needed) => `Zu wenig für ein Urteil: ${words(judged)} Fließtext, gebraucht werden ${number(needed)}.`,
      between: 'So sehen Texte von Menschen und von Modellen aus.',
      'not-measured': (language) =>
        `In dieser Sprache (${language}) reichen die Messungen nicht für ein Urteil. Was folgt, sind nur Hinweise.`,
      'not-prose': 'Listen, Tabellen, Verse, Code und Formeln zeigen nicht, wer sie schrieb.',
      'mixed-languages': 'Zu wenig des Textes steht in einer einzigen Sprache.',
    },
    waysOn: {
      'too-short': (missing) => `Ergänzen Sie ${words(missing)} Fließtext, wenn es mehr davon gibt.`,
      between: 'Das ist ein Ergebnis, kein Fehler. Ein längeres Stück desselben Textes kann sich klarer lesen.',
      'not-measured': 'Lesen Sie sie als Bemerkungen zum Stil, nicht als Hinweis darauf, wer den Text schrieb.',
      'not-prose': 'Prüfen Sie Absätze mit Fließtext.',
      'mixed-languages': 'Prüfen Sie jede Sprache für sich, oder wählen Sie die Sprache über dem Text.',
    },
    range: (low, high) => `${number(low)} bis ${number(high)} %`,
    rangeMeaning:
      'Die Hälfte der gemessenen Texte stammte von Modellen; von denen, die sich so lesen, war es dieser Anteil. Es ist kein Anteil Ihres Textes.',
    why: 'Was gelesen wurde',
    judged: (judged, all) =>
      judged === all ? `Beurteilt: der ganze Text, ${words(all)}.` : `Beurteilt: ${number(judged)} von ${number(all)} Wörtern.`,
    wide: (needed) => `Passagen werden ab ${number(needed)} Wörtern markiert.`,
    leftOut: (names) => `Ausgelassen: ${names}.`,
    leftOutKinds: {
      quotation: 'Zitate',
      bibliography: 'Literaturverzeichnis',
      code: 'Code',
      formula: 'Formeln',
      heading: 'Überschriften',
      list: 'Listen',
      table: 'Tabellen',
      verse: 'Verse',
      'other-language': 'Passagen in anderen Sprachen',
    },
    odd: (count) => `${number(count)} ${plural(count, { one: 'auffälliges', other: 'auffällige' })} Zeichen`,
    oddKinds: {
      'zero-width': 'ohne Breite',
      direction: 'die die Schreibrichtung wenden',
      'soft-hyphen': 'weiche Trennstriche',
      control: 'Steuerzeichen',
      'look-alike': 'ähnlich aussehende Buchstaben einer anderen Schrift',
    },
    oddHelp: 'Oft kommen sie vom Kopieren oder aus einer Datei; das Ergebnis ändern sie nicht.',
    show: (at, of) => `${number(at)} von ${number(of)} zeigen`,
    passages: 'Markierte Passagen',
    passage: (at) => `Passage ${number(at)}`,
    tools:
      'Auch Tintas eigene Werkzeuge ändern, wie ein Text sich liest: Nach Umformulieren oder Korrektur kann das Ergebnis anders ausfallen.',
    copy: 'Ergebnis kopieren',
    textTitle: 'KI-Text-Erkennung: Ergebnis',
    engine: (version) => `Modell ${version}`,
  },
  noticed: {
    title: 'Was auffiel',
    lead: 'Bemerkungen zum Stil. Keine entscheidet, und auch Menschen schreiben so.',
    nothing: 'Nichts sticht hervor.',
    show: (count) => `${number(count)} ${plural(count, { one: 'Stelle', other: 'Stellen' })} zeigen`,
    hide: 'Ausblenden',
    more: (count) => `${number(count)} weitere ${plural(count, { one: 'Bemerkung', other: 'Bemerkungen' })}`,
    usual: { people: 'näher an Texten von Menschen', unclear: 'wie in beiden', models: 'näher an Texten von Modellen' },
  },
  model: {
    before: (name, languages) =>
      `Texte in diesen Sprachen liest auch das Modell ${name}, auf einem Rechner, den der Betreiber dieser Seite genannt hat: ${languages}.`,
    title: (name) => `Vorhersagbarkeit für ${name}`,
    beyond: (share) => `Gleichmäßiger als ${percent(share)} der Texte von Menschen, an denen kalibriert wurde.`,
    usual: 'Wie bei Texten von Menschen üblich.',
    aside: 'Ein weiteres Zeichen, gesondert gemessen. Das Urteil beruht nicht darauf.',
    away: (name) => `${name} hat nicht geantwortet. Das übrige Ergebnis gilt.`,
    head: 'Wie weit der Vorhersagbarkeit zu trauen ist',
    texts: (people, machine, day) => `Kalibriert am ${day}, Texte von Menschen: ${number(people)}, Texte von Modellen: ${number(machine)}.`,
    beyondIt: (wrongly, found) =>
      `Jenseits der Grenze lagen ${percent(wrongly)} der Texte von Menschen und ${percent(found)} der Texte von Modellen.`,
    area: (low, high) => `Fläche unter der Kurve: ${number(low)} bis ${number(high)}.`,
  },
  signals: detectSignals,
  notProof: {
    title: 'Das ist kein Beweis.',
    body: 'Erkennungsprogramme irren sich über Menschen, öfter über die, die in einer Zweitsprache schreiben. Beschuldigen Sie mit diesem Ergebnis niemanden.',
  },
  reliable: {
    button: 'Wie verlässlich ist das?',
    title: (language) => `Wie verlässlich ist das in dieser Sprache: ${language}?`,
    line: (mean, worst) =>
      `Gemessen an unbekannten Texten von Menschen: zu Unrecht „Anzeichen“ bei ${percent(mean)} im Mittel, ${percent(worst)} in der schlechtesten Gruppe von Schreibenden.`,
    learners: (share) =>
      `Bei Menschen, die in einer erlernten Sprache schreiben: ${share === 0 ? 'keiner der gemessenen Texte' : percent(share)}.`,
    oneModel: 'Alle Texte von Modellen, an denen gemessen wurde, stammen von einem einzigen Modell: Über andere ist nichts bekannt.',
    noLearners:
      'Texte von Menschen, die in einer erlernten Sprache schreiben, lagen nicht vor; wie oft sie zu Unrecht auffallen, ist unbekannt.',
    unmeasured: 'Für diese Sprache gibt es keine ausreichenden Zahlen über seine Fehler, daher fällt es kein Urteil.',
    measuredOn: (day) => `Gemessen am ${day}.`,
    found: (share) =>
      `Bei ${percent(share)} der Texte von Modellen wurden „Anzeichen“ gemeldet; der Rest wurde übersehen oder war nicht zu sagen.`,
    cannotTell: (share) => `Bei ${percent(share)} aller Texte hieß es, es sei nicht zu sagen.`,
    loading: 'Die Messungen werden geladen.',
    missing: 'Warum es kein Urteil gibt',
    missingReasons: {
      'groups-too-few': 'Es lagen Texte von zu wenigen Gruppen von Schreibenden vor.',
      'texts-too-few': 'Es lagen zu wenige Texte vor.',
      'generators-too-few': 'Es lagen Texte von zu wenigen Modellen vor.',
      'false-alarms': 'Zu viele Texte von Menschen wurden falsch beurteilt.',
      'genres-differ': 'Was für eine Textsorte galt, galt für eine andere nicht.',
      'learners-misjudged': 'Wer in einer erlernten Sprache schrieb, wurde öfter falsch beurteilt als andere.',
    },
    human: 'Falsch beurteilte Texte von Menschen, nach Gruppe',
    machine: 'Erkannte Texte von Modellen',
    columns: {
      group: 'Gruppe',
      texts: 'Texte',
      alarms: 'Falsche Meldungen',
      interval: 'Wahrscheinlicher Bereich',
      model: 'Modell',
      kind: 'Textsorte',
      found: 'Erkannt',
    },
    learnersTag: 'Zweitsprache',
    texts,
    between: (low, high) => `${percent(low)} bis ${percent(high)}`,
    notMeasured: 'nicht gemessen',
    allFigures: 'Alle Messwerte, zu jedem Werkzeug',
    limits: 'Was es nicht wissen kann',
    limitsList: {
      author: 'Wer den Text schrieb und ob jemand Hilfe hatte.',
      later: 'Modelle, die nach der Messung kamen, und Texte, die ein Mensch überarbeitet hat.',
      others: 'Gruppen von Schreibenden, die nicht in der Tabelle stehen: Bei ihnen können falsche Meldungen häufiger sein.',
      one: 'Ob es bei diesem einen Text recht hat. Die Zahlen sprechen von vielen.',
    },
  },
  accused: {
    button: 'Wenn man Sie beschuldigt',
    title: 'Wenn jemand sagt, Ihr Text sei nicht von Ihnen',
    lead: 'Das Ergebnis eines Erkennungsprogramms ist kein Beweis, auch dieses nicht. Was hilft:',
    steps: {
      ask: {
        title: 'Fragen Sie nach den Belegen.',
        body: 'Welches Werkzeug, welche Passagen, welche Regel, und wie oft irrt das Werkzeug bei Menschen wie Ihnen.',
      },
      show: {
        title: 'Zeigen Sie, wie der Text entstand.',
        body: 'Entwürfe, Versionsverlauf, Notizen, Quellen, Nachrichten an Ihre Betreuung. Sichern Sie sie jetzt.',
      },
      talk: {
        title: 'Bieten Sie ein Gespräch darüber an.',
        body: 'Wer einen Text schrieb, kann Gedankengang und Quellen erklären und sagen, was wegfiel.',
      },
      name: {
        title: 'Nennen Sie die bekannten Fehler.',
        body: 'Falsche Meldungen treffen öfter Menschen, die in einer Zweitsprache schreiben, sehr förmliche und kurze Texte.',
      },
      rules: {
        title: 'Lesen Sie die geltenden Regeln.',
        body: 'Sagen Sie offen, welche Hilfe Sie nutzten, falls es welche gab, und ob sie erlaubt war. Fragen Sie, wer Sie berät: Studierendenvertretung, Ombudsstelle.',
      },
      time: { title: 'Bitten Sie um Zeit und um die Schriftform.', body: 'Sie dürfen in Ruhe antworten und jemanden mitbringen.' },
    },
    other:
      'Wenn Sie es sind, der fragt: Sprechen Sie zuerst mit der Person. Ein solches Ergebnis kann ein Gespräch eröffnen, nicht beenden.',
  },
  files: {
    title: 'Mehrere Dateien',
    lead: (limit) =>
      `Bis zu ${number(limit)} Dateien, jede für sich gelesen. Die Liste behält ihre Reihenfolge und stellt niemanden vor andere.`,
    choose: 'Dateien wählen',
    start: 'Prüfen',
    reading: (done, of) => `${number(done)} von ${number(of)} gelesen`,
    done: (count) => `${texts(count)} gelesen.`,
    stop: 'Anhalten',
    stopped: (done, of) => `Angehalten: ${number(done)} von ${number(of)} gelesen.`,
    tooMany: (limit) => `Nur die ersten ${number(limit)} Dateien wurden genommen.`,
    csv: 'Tabelle als .csv',
    fileName: 'erkennung',
    waiting: 'wartet',
    columns: { file: 'Datei', result: 'Ergebnis', reason: 'Begründung', words: 'Beurteilte Wörter', language: 'Sprache' },
  },
  keys: { check: 'Prüfen', stop: 'Anhalten', copy: 'Ergebnis kopieren' },
  along: 'Ihr Text ist mitgekommen.',
}
