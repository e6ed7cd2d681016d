import type { Example } from './row.ts'

export const sv: readonly Example[] = [
  [
    'article-journal',
    '{af:Andersson}, {ag:K.}, & {af:Lindström}, {ag:M.} ({y:2016}). {t:Läsförståelse i mellanstadiet}. {c:Pedagogisk forskning i Sverige}, {v:21}({i:1–2}), {p:55–78}.',
  ],
  ['book', '{af:Bryman}, {ag:A.} ({y:2018}). {t:Samhällsvetenskapliga metoder} ({ed 3:3} uppl.). {pl:Stockholm}: {pub:Liber}.'],
  [
    'chapter',
    '{af:Persson}, {ag:S.} ({y:2012}). {t:Staden och barnen}. I {eg:L.} {ef:Nilsson} (red.), {c:Barndomens platser} (s. {p:45–67}). {pub:Studentlitteratur}.',
  ],
  [
    'webpage',
    '{al:Statistiska centralbyrån}. ({y:2020}). {t:Befolkningsstatistik}. Hämtad {acc 2020-10-12:12 oktober 2020}, från {url:https://www.scb.se/befolkning}',
  ],
  ['thesis', '{af:Ekström}, {ag:A.} ({y:2014}). {t:Skogens röster} [{g:Doktorsavhandling}, {pub:Uppsala universitet}].'],
  ['book', '{af:Lundgren}, {ag:Svante}, {t:Det stora steget}, {pub:Norstedts}, {pl:Stockholm}, {y:2001}.'],
  [
    'article-journal',
    '{af:Berg}, {ag:Lena}, ”{t:Kvinnor i bruket}”, {c:Historisk tidskrift}, årg. {v:125}, nr {i:2}, {y:2005}, s. {p:211–234}.',
  ],
  [
    'article-newspaper',
    '{af:Holm}, {ag:E.} ({d 2017-08-21:2017, 21 augusti}). {t:Skolan som försvann}. {c:Dagens Nyheter}. {url:https://www.dn.se/kultur/skolan}',
  ],
  [
    'article-journal',
    '{af:Sjöberg} {ag:P}, {af:Wallin} {ag:E}. {t:Behandling av migrän}. {c:Läkartidningen}. {y:2013};{v:110}({i:8}):{p:402–6}.',
  ],
  ['book', '{ef:Hartman}, {eg:S.} & {ef:Roth}, {eg:K.} (red.) ({y:2009}). {t:Skolans historia}. {pl:Lund}: {pub:Studentlitteratur}.'],
  ['book', '{af:Lagerlöf}, {ag:Selma}. {t:Gösta Berlings saga}. {pl:Stockholm}: {pub:Bonnier}, {y:1891}.'],
  ['report', '{af:Öberg}, {ag:M.} ({y:2018}). {t:Vägen in} ({g:Rapport} {n:2018:12}). {pub:Skolverket}.'],
]
