import type { Example } from './row.ts'

export const sk: readonly Example[] = [
  [
    'book',
    '{af Kováč:KOVÁČ}, {ag:Dušan}. {t:Dejiny Slovenska}. {ed:2}. vyd. {pl:Bratislava}: {pub:Nakladateľstvo Lidové noviny}, {y:2007}. ISBN {isbn:978-80-7106-899-0}.',
  ],
  [
    'article-journal',
    '{af Horváthová:HORVÁTHOVÁ}, {ag:Mária}. {t:Čítanie v druhom jazyku}. In: {c:Pedagogická revue}. Roč. {v:58}, č. {i:2} ({y:2011}), s. {p:101-118}.',
  ],
  [
    'article-journal',
    '{af:Kováčik}, {ag:P.}, & {af:Hudáková}, {ag:A.} ({y:2019}). {t:Stres u študentov medicíny}. {c:Československá psychologie}, {v:63}({i:1}), {p:67–80}.',
  ],
  [
    'chapter',
    '{af Baláž:BALÁŽ}, {ag:Vladimír}. {t:Regióny v pohybe}. In: {ef Pašiak:PAŠIAK}, {eg:Ján} (ed.). {c:Sociológia mesta}. {pl:Bratislava}: {pub:Veda}, {y:2004}, s. {p:55-74}.',
  ],
  [
    'webpage',
    '{al:Štatistický úrad Slovenskej republiky}. {y:2020}. {t:Stav obyvateľstva} [online]. [cit. {acc 2021-02-14:2021-02-14}]. Dostupné na: {url:https://slovak.statistics.sk/obyvatelstvo}',
  ],
  [
    'thesis',
    '{af Lukáčová:LUKÁČOVÁ}, {ag:Zuzana}. {y:2016}. {t:Jazyk reklamy}: {g:diplomová práca}. {pl:Nitra}: {pub:Univerzita Konštantína Filozofa}.',
  ],
  ['book', '{af:Zelina}, {ag:M.} ({y:2004}). {t:Teórie výchovy}. {pub:Slovenské pedagogické nakladateľstvo}.'],
  [
    'book',
    '{af Turek:TUREK}, {ag:Ivan}. {y:2014}. {t:Didaktika}. {ed:3}. vyd. {pl:Bratislava}: {pub:Wolters Kluwer}. {np:620} s. ISBN {isbn:978-80-8168-004-5}.',
  ],
  [
    'article-journal',
    '{af:Novotný} {ag:J}, {af:Urban} {ag:P}, {af:Šoltés} {ag:L} a kol. {t:Astma u detí}. {c:Lekársky obzor}. {y:2013};{v:62}({i:9}):{p:340-5}.',
  ],
  [
    'article-newspaper',
    '{af:Hríb}, {ag:Š.} ({d 2014-11-17:17. november 2014}). {t:Čo zostalo z novembra}. {c:SME}. {url:https://komentare.sme.sk/november}',
  ],
  [
    'book',
    '{af:Gavora}, {ag:P.} a kol. ({y:2010}). {t:Elektronická učebnica pedagogického výskumu}. {pl:Bratislava}: {pub:Univerzita Komenského}.',
  ],
  [
    'article-journal',
    '{af Sokol:SOKOL}, {ag:Martin} – {af Vrabec:VRABEC}, {ag:Ján}. {t:Dobré mravy v súkromnom práve}. {c:Justičná revue}, {v:64}, {y:2012}, č. {i:5}, s. {p:612–628}.',
  ],
  [
    'chapter',
    '{af:Mistrík}, {ag:E.} ({y:2011}). {t:Umenie v škole}. In {eg:B.} {ef:Kosová} & {eg:S.} {ef:Kasáčová} (Eds.), {c:Základné pojmy v edukácii} (s. {p:88–104}). {pub:Univerzita Mateja Bela}.',
  ],
]
