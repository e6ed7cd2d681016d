/** The Slavic languages of ./references-held-out.ts. */
import type { Example } from '../engines/cite/references/examples/row.ts'

export const cs: readonly Example[] = [
  [
    'article-journal',
    '{af:Hrubešová}, {ag:J.}, & {af:Matějka}, {ag:P.} ({y:2018}). {t:Každodenní dojížďka na venkově}. {c:Sociální Geografie}, {v:21}({i:3}), {p:201–219}. https://doi.org/{doi:10.13060/sg.2018.21.3.4}',
  ],
  ['book', '{af Doležel:DOLEŽEL}, {ag:Karel}. {t:Dějiny zahrádkových osad}. {pl:Brno}: {pub:Jasan}, {y:2006}. ISBN {isbn:80-7325-101-2}.'],
  [
    'chapter',
    '{af Vránová:VRÁNOVÁ}, {ag:Lucie}. {t:Město a řeka}. In: {ef Hájek:HÁJEK}, {eg:Tomáš} (ed.). {c:Krajina paměti}. {pl:Praha}: {pub:Argon}, {y:2012}, s. {p:33-57}. ISBN {isbn:978-80-257-0001-8}.',
  ],
  [
    'thesis',
    '{af Bureš:BUREŠ}, {ag:Ondřej}. {t:Sesuvy v Beskydech}. {pl:Ostrava}, {y:2019}. {g:Disertační práce}. {pub:Ostravská univerzita}.',
  ],
  [
    'article-journal',
    '{af Kolářová:KOLÁŘOVÁ}, {ag:M.} a {ag:D.} {af Šebek:ŠEBEK}. {t:Vlhkost v historických krovech}. {c:Stavební obzor}. {y:2015}, roč. {v:24}, č. {i:2}, s. {p:88-96}. ISSN {issn:1210-4027}.',
  ],
  [
    'webpage',
    '{af Fiala:FIALA}, {ag:Martin}. {t:Jak opravit starou střechu} [online]. {y:2020} [cit. {acc 2021-05-06:2021-05-06}]. Dostupné z: {url:https://strechy.example/oprava-cz}',
  ],
  ['article-newspaper', '{af Tichá:TICHÁ}, {ag:Eva}. {t:Poslední převozník}. {c:Lidový deník}. {d 2013-08-17:17. 8. 2013}, s. {p:3}.'],
  ['legislation', '{t:Zákon č. 254/2001 Sb., o vodách}'],
  ['book', '{ef:Šimůnek}, {eg:V.} (Ed.). ({y:2002}). {t:Škola na okraji}. {pub:Portálek}.'],
  [
    'article-journal',
    '{af:Nováčková}, {ag:I.} a kol. ({y:2016}). {t:Hlasité čtení v první třídě}. {c:Pedagogika Dnes}, {v:66}, {p:15–30}.',
  ],
  ['webpage', '{al:Český úřad hydrologický}. (b. r.). {t:Stavy hladin}. {url:https://hydro.example/stavy}'],
  [
    'article-journal',
    '{af:Říha}, {ag:Z.}, {af:Ježková}, {ag:A.} ({y:2017}). {t Proměny vesnice po povodni:Promě-\nny vesnice po povodni}. {c:Český\nvenkov}, {v:4}({i:2}), {p 60–75:60–\n75}.',
  ],
  ['book', '{af:Pešek}, {ag:R.} ({y:1998}). {t:Základy hydrauliky} ({ed 2:2.} vyd.). {pub:Technika}.'],
]

export const pl: readonly Example[] = [
  [
    'article-journal',
    '{af:Zawadzka}, {ag:M.} i {af:Pietrzyk}, {ag:J.} ({y:2018}). {t:Codzienne dojazdy w małych miastach}. {c:Studia Regionalne}, {v:44}({i:2}), {p:77–98}. https://doi.org/{doi:10.7366/sr.2018.2.05}',
  ],
  ['book', '{af:Gołębiowski} {ag:A.}, {t:Historia ogrodów działkowych}, {pub:Wydawnictwo Lipowe}, {pl:Warszawa} {y:2004}.'],
  [
    'chapter',
    '{af:Sikorska} {ag:E.}, {t:Miasto i rzeka}, [w:] {c:Pamięć nadwiślańska}, red. {eg:K.} {ef:Mróz}, {pub:Universum}, {pl:Kraków} {y:2011}, s. {p:45–68}.',
  ],
  ['thesis', '{af:Jabłoński}, {ag:R.} ({y:2019}). {t:Osuwiska w dolinie Sanu} [{g:Rozprawa doktorska}, {pub:Uniwersytet Podkarpacki}].'],
  [
    'article-journal',
    '{af:Nowicki} {ag P.:P}, {af:Żak} {ag D.:D}, {af:Ćwik} {ag A. M.:AM}. {t:Upadki na oddziale geriatrii}. {c:Piel Prakt}. {y:2016};{v:8}({i:1}):{p:34-40}.',
  ],
  [
    'webpage',
    '{al:Instytut Gospodarki Wodnej}. ({y:2021}). {t:Stan wód}. Pobrano {acc 2022-01-09:9 stycznia 2022} z {url:https://igw.example/stan}',
  ],
  [
    'article-newspaper',
    '{af:Lewandowska} {ag:H.}, {t:Ostatni szewc z Pragi}, „{c:Kurier Stołeczny}”, {d 2012-11-04:4 listopada 2012}, s. {p:6}.',
  ],
  ['legislation', '{t:Ustawa z dnia 7 maja 2002 r. o ochronie brzegów}'],
  ['book', '{ef:Wrona}, {eg:T.} (red.). ({y:2003}). {t:Szkoła na granicy}. {pub:Impuls Nowy}.'],
  [
    'article-journal',
    '{af:Kubiak-Sowa}, {ag:I.} i in. ({y:2015}). {t:Czytanie na głos w klasach 1–3}. {c:Edukacja Dziś}, {v:2}, {p:11–25}.',
  ],
  [
    'webpage',
    '{af:Borowski}, {ag:S.} (b.d.). {t:Jak przycinać jabłonie}. {url:https://sad.example/jablonie} (dostęp: {acc 2020-03-12:12.03.2020})',
  ],
  [
    'article-journal',
    '{af:Dąbek}, {ag:Ł.}, {af:Ostrowska}, {ag:N.} ({y:2017}). {t Przemiany wsi po powodzi:Przemia-\nny wsi po powodzi}. {c Przestrzeń i Społeczeństwo:Prze-\nstrzeń i Społeczeństwo}, {v:6}, {p 50–66:50–\n66}.',
  ],
  [
    'book',
    '{af:Kmiecik} {ag:Barbara} ({y:1996}), {t:Podstawy hydrologii}, wyd. {ed 2:2}, {pl:Poznań}: {pub:Akademos}, ISBN {isbn:83-01-11999-4}.',
  ],
]

export const sk: readonly Example[] = [
  [
    'article-journal',
    '{af:Hudáková}, {ag:M.}, & {af:Krajčír}, {ag:J.} ({y:2020}). {t:Bývanie mladých rodín na vidieku}. {c:Sociologický Obzor}, {v:52}({i:4}), {p:389–411}. https://doi.org/{doi:10.31577/obzor.2020.52.4.18}',
  ],
  [
    'book',
    '{af Belan:BELAN}, {ag:Peter}, {y:2005}. {t:Dejiny slovenských záhrad}. {ed 2:2.} vyd. {pl:Bratislava}: {pub:Lipa}. {np:256} s. ISBN {isbn:80-224-0345-6}.',
  ],
  [
    'chapter',
    '{af Ondrušová:ONDRUŠOVÁ}, {ag:Viera}, {y:2012}. {t:Pamäť a mesto}. In: {ef Gajdoš:GAJDOŠ}, {eg:Ľ.} (ed.). {c:Mesto v pohybe}. {pl:Košice}: {pub:Typo}, s. {p:45-63}. ISBN {isbn:978-80-8152-001-9}.',
  ],
  [
    'thesis',
    '{af Šimko:ŠIMKO}, {ag:Andrej}, {y:2018}. {t:Hodnotenie zosuvov v okrese Myjava}: {g:dizertačná práca}. {pl:Bratislava}: {pub:Univerzita Komenského}.',
  ],
  [
    'article-journal',
    '{af Kováčik:KOVÁČIK}, {ag:J.} a {ag:T.} {af Benko:BENKO}, {y:2016}. {t:Meranie vlhkosti dreva}. In: {c:Drevársky výskum}. Roč. {v:61}, č. {i:3}, s. {p:377-388}. ISSN {issn:1336-4561}.',
  ],
  ['webpage', '{al:Štatistický úrad}. ({y:2022}). {t:Obyvateľstvo podľa krajov}. Dostupné na: {url:https://statistika.example/kraje}'],
  [
    'webpage',
    '{af Hlinka:HLINKA}, {ag:Marek}, {y:2019}. {t:Ako opraviť strechu} [online]. [cit. {acc 2020-03-11:2020-03-11}]. Dostupné z: {url:https://strechy.example/oprava}',
  ],
  ['article-newspaper', '{af:Rybárová}, {ag:Z.} ({d 2015-10-07:2015, 7. októbra}). {t:Mlieko bez kráv}. {c:Denník Sever}, {p:4}.'],
  ['legislation', '{t:Zákon č. 245/2004 Z. z. o ochrane brehov}'],
  ['book', '{ef:Mičko}, {eg:R.} (ed.). ({y:2009}). {t:Školy bez zvonenia}. {pub:Veda a život}.'],
  [
    'article-journal',
    '{af:Farkašová}, {ag:E.} a kol. ({y:2011}). {t:Čítanie v prvom ročníku}. {c:Pedagogická Revue Nová}, {v:63}, {p:21–34}.',
  ],
  [
    'paper-conference',
    '{af:Dudáš}, {ag:P.}, {af:Rusnák}, {ag:I.} ({y:2017}). {t:Snímače pre malé mosty}. In {c:Zborník z konferencie Mosty 2017} (s. {p:60–66}). {pub:Stavebná fakulta}.',
  ],
  [
    'article-journal',
    '{af:Lacko}, {ag:D.}, {af:Šťastná}, {ag:H.} ({y:2014}). {t Voda v krajine po povodniach:Voda v kra-\njine po povodniach}. {c Geografia:Geo-\ngrafia}, {v:2}({i:1}), {p:8–19}. https://doi.org/{doi 10.2478/geo-2014-0002:10.2478/geo-\n2014-0002}',
  ],
]
