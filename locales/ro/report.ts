import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')

export const report: ReportMessages = {
  title: 'Raport de plagiat',
  madeBy: (site) => `Realizat de Tinta, ${site}`,
  language: 'Limba',
  length: 'Lungime',
  checkedOn: 'Verificat la',
  withAll: (percent) => `Dacă nu s-ar omite nimic, ar fi ${percent}.`,
  leftOut: {
    title: 'Nu intră în scor',
    shorter: (words) => `Fragmente mai scurte de ${number(words)} cuvinte`,
    sourcesOff: (count) => `Surse dezactivate: ${number(count)}`,
    quoted: (count) => `Fragmente marcate drept citate: ${number(count)}`,
    nothing: 'Nu s-a omis nimic.',
  },
  numbers: 'Numărul de lângă un fragment marcat este cel al sursei lui.',
  passages: 'Fragmente',
  inSource: 'În sursă',
  more: (count) =>
    plural(count, {
      one: 'și încă un fragment',
      few: `și încă ${number(count)} fragmente`,
      other: `și încă ${number(count)} de fragmente`,
    }),
  limits: {
    title: 'Ce spune acest raport și ce nu',
    points: [
      'Compară textul cu ceea ce este numit la început și cu nimic altceva. Ce nu a fost căutat nu poate fi găsit.',
      'O potrivire nu este un verdict. Se potrivesc și citatele, expresiile uzuale, numele și lucrările anterioare ale autorului: citiți fiecare fragment alături de sursa lui.',
      'Ideile preluate cu alte cuvinte și traducerile sunt găsite rar sau deloc. Un scor mic nu scoate un text de sub bănuială.',
      'Scorul este proporția cuvintelor din fragmentele care contează. Ce se omite a ales cel care a făcut raportul; lista se află mai sus.',
    ],
  },
  print: 'Pentru a păstra raportul ca PDF, imprimați pagina și alegeți „Salvare ca PDF”.',
  missing: {
    title: 'La această adresă nu există niciun raport.',
    body: 'Poate că proprietarul nu îl mai partajează sau linkul a expirat. Cereți-i unul nou.',
  },
}
