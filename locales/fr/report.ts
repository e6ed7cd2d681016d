import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')

export const report: ReportMessages = {
  title: 'Rapport de plagiat',
  madeBy: (site) => `Établi par Tinta, ${site}`,
  language: 'Langue',
  length: 'Longueur',
  checkedOn: 'Vérifié le',
  withAll: (percent) => `Sans rien exclure, ce serait ${percent}.`,
  leftOut: {
    title: 'Exclu du score',
    shorter: (words) => `Les passages de moins de ${number(words)} mots`,
    sourcesOff: (count) => plural(count, { one: `${number(count)} source désactivée`, other: `${number(count)} sources désactivées` }),
    quoted: (count) =>
      plural(count, { one: `${number(count)} passage marqué comme citation`, other: `${number(count)} passages marqués comme citations` }),
    nothing: 'Rien n’a été exclu.',
  },
  numbers: 'Le numéro d’un passage marqué est celui de sa source.',
  passages: 'Passages',
  inSource: 'Dans la source',
  more: (count) => plural(count, { one: `et ${number(count)} autre passage`, other: `et ${number(count)} autres passages` }),
  limits: {
    title: 'Ce que dit ce rapport, et ce qu’il ne dit pas',
    points: [
      'Il compare le texte avec ce qui est nommé en tête, et avec rien d’autre. Ce qui n’a pas été consulté ne peut pas être trouvé.',
      'Une correspondance n’est pas un verdict. Les citations, les tournures figées, les noms et les travaux antérieurs de l’auteur correspondent aussi : lisez chaque passage à côté de sa source.',
      'Les idées reprises en d’autres mots et les traductions sont rarement trouvées, voire jamais. Un score faible n’innocente pas un texte.',
      'Le score est la part des mots situés dans des passages qui comptent. Ce qui est exclu a été choisi par la personne qui a établi le rapport ; la liste figure plus haut.',
    ],
  },
  print: 'Pour conserver ce rapport en PDF, imprimez la page et choisissez « Enregistrer au format PDF ».',
  missing: {
    title: 'Il n’y a pas de rapport à cette adresse.',
    body: 'Son propriétaire a peut-être cessé de le partager, ou le lien a expiré. Demandez-lui un nouveau lien.',
  },
}
