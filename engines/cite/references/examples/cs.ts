import type { Example } from './row.ts'

// ISO 690, as Czech schools teach it, and APA.
export const cs: readonly Example[] = [
  [
    'book',
    '{af Novák:NOVÁK}, {ag:Jan}. {t:Dějiny českých zemí}. {ed:2}. vyd. {pl:Praha}: {pub:Academia}, {y:2010}. ISBN {isbn:978-80-200-1234-5}.',
  ],
  [
    'article-journal',
    '{af Svobodová:SVOBODOVÁ}, {ag:Eva} a {ag:Petr} {af Dvořák:DVOŘÁK}. {t:Čtenářská gramotnost na prvním stupni}. {c:Pedagogika}. {y:2015}, roč. {v:65}, č. {i:3}, s. {p:245-262}. ISSN {issn:0031-3815}.',
  ],
  [
    'chapter',
    '{af Horák:HORÁK}, {ag:Karel}. {t:Město a paměť}. In: {ef Veselá:VESELÁ}, {eg:Jana}, ed. {c:Prostor v literatuře}. {pl:Brno}: {pub:Host}, {y:2008}, s. {p:33-51}.',
  ],
  [
    'webpage',
    '{t:Vývoj nezaměstnanosti}. {c:Český statistický úřad} [online]. {y:2019} [cit. {acc 2020-05-03:2020-05-03}]. Dostupné z: {url:https://www.czso.cz/csu/nezamestnanost}',
  ],
  [
    'thesis',
    '{af Marková:MARKOVÁ}, {ag:Lenka}. {t:Motivace studentů}. {pl:Brno}, {y:2017}. {g:Diplomová práce}. {pub:Masarykova univerzita}, Filozofická fakulta.',
  ],
  [
    'article-journal',
    '{af:Kučera}, {ag:M.}, & {af:Procházka}, {ag:T.} ({y:2018}). {t:Vztah spánku a paměti}. {c:Československá psychologie}, {v:62}({i:4}), {p:301–315}.',
  ],
  ['book', '{af:Hendl}, {ag:J.} ({y:2016}). {t:Kvalitativní výzkum: Základní teorie, metody a aplikace} ({ed 4:4.} vyd.). {pub:Portál}.'],
  [
    'article-journal',
    '{af Bartoš:BARTOŠ}, {ag:Ondřej}; {af Malá:MALÁ}, {ag:Věra}. {t:Ochrana soukromí v digitálním věku}. {c:Právní rozhledy}. {y:2014}, {v:22}({i:11}), {p:389–396}.',
  ],
  ['book', '{af:Kundera}, {ag:Milan}. {t:Zrazené testamenty}. {pl:Brno}: {pub:Atlantis}, {y:2006}.'],
  [
    'webpage',
    '{af Jelínek:JELÍNEK}, {ag:Pavel}. {t:Jak psát bakalářskou práci} [online]. {d 2016-09-12:12. 9. 2016} [cit. {acc 2018-01-21:21. 1. 2018}]. Dostupné z: {url:https://www.psani.example.cz/prace}',
  ],
  ['article-newspaper', '{af:Beran}, {ag:J.} ({d 2013-04-15:2013, 15. dubna}). {t:Školy bez žáků}. {c:Lidové noviny}, s. {p:4}.'],
  [
    'book',
    '{af:Průcha}, {ag:J.}, {af:Walterová}, {ag:E.}, & {af:Mareš}, {ag:J.} ({y:2013}). {t:Pedagogický slovník}. {pl:Praha}: {pub:Portál}.',
  ],
  [
    'article-journal',
    '{af:Fiala} {ag:P}, {af:Král} {ag:J}, {af:Šimek} {ag:V}. {t:Léčba bolesti u seniorů}. {c:Cas Lek Cesk}. {y:2012};{v:151}({i:7}):{p:335–340}.',
  ],
]
