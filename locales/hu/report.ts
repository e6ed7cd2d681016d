import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')

export const report: ReportMessages = {
  title: 'Plágiumjelentés',
  madeBy: (site) => `Készítette a Tinta, ${site}`,
  language: 'Nyelv',
  length: 'Terjedelem',
  checkedOn: 'Az ellenőrzés napja',
  withAll: (percent) => `Ha semmi nem maradna ki, ${percent} lenne.`,
  leftOut: {
    title: 'Ami nem számít bele az értékbe',
    shorter: (words) => `${number(words)} szónál rövidebb részek`,
    sourcesOff: (count) => `Kikapcsolt források száma: ${number(count)}`,
    quoted: (count) => `Idézetként megjelölt részek száma: ${number(count)}`,
    nothing: 'Minden beleszámít.',
  },
  numbers: 'A megjelölt részek melletti szám a forrás száma.',
  passages: 'Egyező részek',
  inSource: 'A forrásban',
  more: (count) => `és még ${number(count)} rész`,
  limits: {
    title: 'Mit mond ez a jelentés, és mit nem',
    points: [
      'A szöveget azzal veti össze, ami az elején fel van sorolva, mással nem. Amiben nem kerestünk, azt megtalálni sem lehet.',
      'Az egyezés nem ítélet. Az idézetek, az állandó kifejezések, a nevek és a szerző saját korábbi munkái is egyeznek: minden részt a forrásával együtt olvasson el.',
      'A más szavakkal átvett gondolatokat és a fordításokat ritkán vagy egyáltalán nem találja meg. Az alacsony érték nem ment fel egy szöveget.',
      'Az érték a beszámított részek szavainak aránya. Hogy mi marad ki, azt a jelentés készítője választotta; fent fel van sorolva.',
    ],
  },
  print: 'Ha PDF-ként szeretné megőrizni, nyomtassa ki az oldalt, és válassza a „Mentés PDF-ként” lehetőséget.',
  missing: {
    title: 'Ezen a címen nincs jelentés.',
    body: 'Lehet, hogy a tulajdonosa már nem osztja meg, vagy a link ideje lejárt. Kérjen tőle újat.',
  },
}
