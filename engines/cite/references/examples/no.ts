import type { Example } from './row.ts'

export const no: readonly Example[] = [
  [
    'article-journal',
    '{af:Hansen}, {ag:O.}, & {af:Solberg}, {ag:K. M.} ({y:2017}). {t:Lesing på ungdomstrinnet}. {c:Norsk pedagogisk tidsskrift}, {v:101}({i:3}), {p:210–224}. https://doi.org/{doi:10.18261/issn.1504-2987-2017-03-02}',
  ],
  [
    'book',
    '{af:Johannessen}, {ag:A.}, {af:Tufte}, {ag:P. A.} og {af:Christoffersen}, {ag:L.} ({y:2016}). {t:Introduksjon til samfunnsvitenskapelig metode} ({ed 5:5.} utg.). {pl:Oslo}: {pub:Abstrakt forlag}.',
  ],
  [
    'chapter',
    '{af:Dahl}, {ag:T.} ({y:2011}). {t:Byen og barna}. I {eg:H.} {ef:Nilsen} (Red.), {c:Oppvekst i endring} (s. {p:33–52}). {pub:Universitetsforlaget}.',
  ],
  [
    'webpage',
    '{al:Statistisk sentralbyrå}. ({d 2020-02-27:2020, 27. februar}). {t:Befolkningen}. Hentet {acc 2020-03-15:15. mars 2020} fra {url:https://www.ssb.no/befolkning}',
  ],
  ['thesis', '{af:Moen}, {ag:S.} ({y:2018}). {t:Stemmer fra fjorden} [{g:Masteroppgave}, {pub:Universitetet i Bergen}].'],
  ['book', '{af:Hamsun}, {ag:Knut}: {t:Markens grøde}. {pl:Oslo}: {pub:Gyldendal}, {y:1917}.'],
  [
    'article-journal',
    '{af:Lie}, {ag:Kari}: «{t:Kvinner i fiskeriene}», {c:Historisk tidsskrift}, bd. {v:88}, nr. {i:2}, {y:2009}, s. {p:201–225}.',
  ],
  ['article-newspaper', '{af:Bakke}, {ag:A.} ({d 2015-06-11:2015, 11. juni}). {t:Bygda uten skole}. {c:Aftenposten}, s. {p:14}.'],
  [
    'article-journal',
    '{af:Berge} {ag:T}, {af:Strøm} {ag E. H.:EH}. {t:Diabetes hos eldre}. {c:Tidsskr Nor Laegeforen}. {y:2012};{v:132}({i:4}):{p:402-5}.',
  ],
  [
    'book',
    '{ef:Frønes}, {eg:I.} & {ef:Kjølsrød}, {eg:L.} (Red.). ({y:2010}). {t:Det norske samfunn} ({ed 6:6.} utg.). {pub:Gyldendal Akademisk}.',
  ],
  ['report', '{af:Haugen}, {ag:R.} ({y:2019}). {t:Frafall i videregående} ({g:Rapport} nr. {n:8/2019}). {pub:NIFU}.'],
  [
    'webpage',
    '{af:Lunde}, {ag:M.} ({y:2018}). {t:Hva er kildekritikk?} {c:Skolebibliotek}. Tilgjengelig fra: {url:https://skolebib.example.no/kilder} (lest {acc 2019-04-10:10.04.2019}).',
  ],
]
