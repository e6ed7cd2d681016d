import type { Example } from './row.ts'

export const fr: readonly Example[] = [
  [
    'article-journal',
    '{af:Dupont}, {ag:M.}, & {af:Lefèvre}, {ag:C.} ({y:2016}). {t:L’apprentissage de la lecture chez les enfants bilingues}. {c:Revue française de pédagogie}, {v:194}({i:1}), {p:45–62}. https://doi.org/{doi:10.4000/rfp.4963}',
  ],
  ['book', '{af:Bourdieu}, {ag:Pierre}, {t:La distinction}, {pl:Paris}, {pub:Éditions de Minuit}, {y:1979}.'],
  [
    'article-journal',
    '{af:Moreau}, {ag:Jean-Luc}, « {t:Les ouvriers et la ville} », {c:Revue d’histoire moderne et contemporaine}, vol. {v:52}, n° {i:3}, {y:2005}, p. {p:98-121}.',
  ],
  [
    'chapter',
    '{af:Girard} {ag:S.} ({y:2012}). {t:Le travail en miettes}. Dans {eg:P.} {ef:Roux} (dir.), {c:Sociologie du travail contemporain} (p. {p:33-58}). {pub:La Découverte}.',
  ],
  ['thesis', '{af:Petit}, {ag:Claire}, {t:La mémoire des mines}, {g:thèse de doctorat}, {pub:Université de Lille}, {y:2014}.'],
  ['webpage', '{al:Insee} ({y:2019}). {t:Tableaux de l’économie française}. Repéré à {url:https://www.insee.fr/fr/statistiques/3676}'],
  ['book', '{af Lefebvre:LEFEBVRE} {ag:Henri}, {t:La production de l’espace}, {ed 4:4e} éd., {pl:Paris}, {pub:Anthropos}, {y:2000}.'],
  [
    'article-journal',
    '{af:Garnier} {ag:P}, {af:Blanc} {ag J. M.:JM}, {af:Faure} {ag:A}. {t:Prise en charge de la douleur aux urgences}. {c:Presse Med}. {y:2011};{v:40}({i:5}):{p:467-74}.',
  ],
  [
    'article-newspaper',
    '{af:Vincent}, {ag:C.} ({d 2018-03-14:2018, 14 mars}). {t:Le sommeil des adolescents en danger}. {c:Le Monde}. {url:https://www.lemonde.fr/sciences/sommeil.html}',
  ],
  [
    'book',
    '{ef:Chartier}, {eg:Roger} et {ef:Martin}, {eg:Henri-Jean} (dir.), {t:Histoire de l’édition française}, {pl:Paris}, {pub:Fayard}, {y:1990}.',
  ],
  [
    'webpage',
    '{af:Laurent}, {ag:Sophie}. {t:Pourquoi les forêts brûlent} [en ligne]. {c:Reporterre}, {d 2020-08-12:12 août 2020}. Disponible sur : {url:https://reporterre.example.net/forets} (consulté le {acc 2020-09-03:3 septembre 2020}).',
  ],
  ['book', '{af:de Beauvoir}, {ag:S.} ({y:1949}). {t:Le deuxième sexe}. {pub:Gallimard}.'],
  [
    'article-journal',
    '{ag:Anne} {af:Mercier}, « {t:Le droit à l’oubli numérique} », {c:Revue du droit public}, {y:2013}, n° {i:6}, p. {p:1471-1490}.',
  ],
  [
    'chapter',
    '{af:Fontaine}, {ag:Louis}, « {t:Lire au village} », in {eg:Marc} {ef:Renard} (dir.), {c:Pratiques de la lecture}, {pl:Marseille}, {pub:Rivages}, {y:1985}, p. {p:61-82}.',
  ],
]
