import type { Example } from './row.ts'

export const nl: readonly Example[] = [
  [
    'article-journal',
    '{af:de Vries}, {ag:J.}, & {af:van den Berg}, {ag:A.} ({y:2018}). {t:Leesmotivatie op de basisschool}. {c:Pedagogische Studiën}, {v:95}({i:3}), {p:167–185}.',
  ],
  ['book', '{af:Huizinga}, {ag:J.} ({y:1938}). {t:Homo ludens}. {pl:Haarlem}: {pub:Tjeenk Willink}.'],
  [
    'chapter',
    '{af:Jansen}, {ag:M.} ({y:2010}). {t:De stad als leerschool}. In {eg:P.} {ef:Bakker} (Red.), {c:Onderwijs en samenleving} (pp. {p:45–66}). {pub:Boom}.',
  ],
  [
    'webpage',
    '{al:Centraal Bureau voor de Statistiek}. ({d 2020-05-14:2020, 14 mei}). {t:Bevolking groeit door migratie}. Geraadpleegd op {acc 2020-06-03:3 juni 2020}, van {url:https://www.cbs.nl/nl-nl/nieuws/2020/20/bevolking}',
  ],
  ['thesis', '{af:Visser}, {ag:K.} ({y:2015}). {t:Taal en identiteit in Friesland} [{g:Proefschrift}, {pub:Rijksuniversiteit Groningen}].'],
  ['book', '{af:Baarda}, {ag:B.} ({y:2019}). {t:Dit is onderzoek!} ({ed 3:3e} druk). {pub:Noordhoff Uitgevers}.'],
  ['article-newspaper', '{af:Kuitert}, {ag:L.} ({d 2016-03-19:19 maart 2016}). {t:Het einde van het boek?} {c:de Volkskrant}, p. {p:22}.'],
  [
    'article-journal',
    '{ag:P.} {af:Smit}, ‘{t:De macht van de regenten}’, {c:Tijdschrift voor Geschiedenis} {v:120} ({y:2007}) {p:212-229}.',
  ],
  ['book', '{af:Reve}, {ag:Gerard}. {t:De avonden}. {pl:Amsterdam}: {pub:De Bezige Bij}, {y:1947}.'],
  [
    'article-journal',
    '{af:Hendriks} {ag:R}, {af:Mulder} {ag T. P.:TP}, {af:Bos} {ag:E}. {t:Antibiotica bij luchtweginfecties}. {c:Ned Tijdschr Geneeskd}. {y:2011};{v:155}({i:12}):{p:550-4}.',
  ],
  ['webpage', '{af:Dekker}, {ag:S.} ({y:2019}). {t:Leren leren}. {c:Didactief}. Beschikbaar via {url:https://didactief.example.nl/leren}'],
  ['report', '{af:Bosma}, {ag:N.} ({y:2017}). {t:Kansen in het mbo} ({g:Rapport} nr. {n:45}). {pub:Sociaal en Cultureel Planbureau}.'],
]
