import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')

export const report: ReportMessages = {
  title: 'Plagiatsbericht',
  madeBy: (site) => `Erstellt von Tinta, ${site}`,
  language: 'Sprache',
  length: 'Umfang',
  checkedOn: 'Geprüft am',
  withAll: (percent) => `Ohne Auslassungen wären es ${percent}.`,
  leftOut: {
    title: 'Nicht mitgezählt',
    shorter: (words) => `Passagen mit weniger als ${number(words)} Wörtern`,
    sourcesOff: (count) => plural(count, { one: `${number(count)} abgeschaltete Quelle`, other: `${number(count)} abgeschaltete Quellen` }),
    quoted: (count) =>
      plural(count, { one: `${number(count)} als Zitat markierte Passage`, other: `${number(count)} als Zitat markierte Passagen` }),
    nothing: 'Es wurde nichts ausgelassen.',
  },
  numbers: 'Die Zahl an einer markierten Passage ist die Nummer ihrer Quelle.',
  passages: 'Passagen',
  inSource: 'In der Quelle',
  more: (count) => plural(count, { one: `und ${number(count)} weitere Passage`, other: `und ${number(count)} weitere Passagen` }),
  limits: {
    title: 'Was dieser Bericht sagt und was nicht',
    points: [
      'Er vergleicht den Text mit dem, was oben genannt ist, und mit nichts anderem. Was nicht durchsucht wurde, kann nicht gefunden werden.',
      'Eine Übereinstimmung ist kein Urteil. Auch Zitate, feste Wendungen, Namen und frühere Arbeiten derselben Person stimmen überein: Lesen Sie jede Passage neben ihrer Quelle.',
      'Gedanken, die mit anderen Worten übernommen wurden, und Übersetzungen werden selten oder gar nicht gefunden. Ein niedriger Wert spricht einen Text nicht frei.',
      'Der Wert ist der Anteil der Wörter in Passagen, die zählen. Was ausgelassen ist, hat gewählt, wer den Bericht erstellt hat; es steht oben.',
    ],
  },
  print: 'Um den Bericht als PDF zu behalten, drucken Sie die Seite und wählen Sie „Als PDF speichern“.',
  missing: {
    title: 'Unter dieser Adresse gibt es keinen Bericht.',
    body: 'Vielleicht wird er nicht mehr geteilt, oder der Link ist abgelaufen. Bitten Sie um einen neuen.',
  },
}
