import type { Example } from './row.ts'

export const pl: readonly Example[] = [
  ['book', '{af:Kowalski} {ag:J.}, {t:Historia wychowania}, {pub:Wydawnictwo Naukowe PWN}, {pl:Warszawa} {y:2005}.'],
  [
    'article-journal',
    '{af:Nowak}, {ag:A.}, & {af:Wiśniewska}, {ag:M.} ({y:2017}). {t:Style uczenia się studentów}. {c:Psychologia Wychowawcza}, {v:52}({i:11}), {p:98–115}. https://doi.org/{doi:10.5604/01.3001.0010.5678}',
  ],
  ['article-journal', '{af:Zieliński} {ag:P.}, {t:Granice wolności słowa}, „{c:Państwo i Prawo}” {y:2012}, nr {i:4}, s. {p:33–48}.'],
  [
    'chapter',
    '{af:Lewandowska} {ag:K.}, {t:Miasto w prozie}, [w:] {c:Przestrzenie literatury}, red. {eg:T.} {ef:Mazur}, {pl:Kraków}: {pub:Universitas}, {y:2009}, s. {p:121–140}.',
  ],
  ['book', '{af:Szacki}, {ag:Jerzy}. {t:Historia myśli socjologicznej}. {pl:Warszawa}: {pub:Wydawnictwo Naukowe PWN}, {y:2002}.'],
  ['thesis', '{af:Wójcik}, {ag:E.} ({y:2018}). {t:Pamięć miejsca} [{g:Rozprawa doktorska}, {pub:Uniwersytet Jagielloński}].'],
  [
    'webpage',
    '{al:Główny Urząd Statystyczny} ({y:2020}). {t:Ludność Polski}. Pobrano z {url:https://stat.gov.pl/ludnosc} (dostęp: {acc 2020-12-03:3.12.2020}).',
  ],
  ['book', '{af:Bauman} {ag:Z.} ({y:2006}), {t:Płynna nowoczesność}, przeł. {tg:T.} {tf:Kunz}, {pub:Wydawnictwo Literackie}, {pl:Kraków}.'],
  [
    'article-journal',
    '{af:Kamiński} {ag:R}, {af:Lis} {ag:M}, {af:Dudek} {ag:B}. {t:Nadciśnienie u młodych dorosłych}. {c:Pol Arch Med Wewn}. {y:2010};{v:120}({i:6}):{p:210-6}.',
  ],
  [
    'chapter',
    '{af:Krajewski}, {ag:M.} ({y:2013}). {t:Rzeczy w przestrzeni miasta}. W: {eg:B.} {ef:Jałowiecki} (red.), {c:Kultura i miasto} (s. {p:55–72}). {pub:Scholar}.',
  ],
  ['article-newspaper', '{af:Pilch}, {ag:J.} ({d 2011-09-14:14 września 2011}). {t:Małe stacje}. {c:Gazeta Wyborcza}, s. {p:16}.'],
  [
    'article-journal',
    '{af:Malinowski}, {ag:Tomasz}. „{t:Czytelnictwo na wsi}”. {c:Roczniki Humanistyczne} {v:61}, nr {i:1} ({y:2013}): {p:77–95}.',
  ],
  ['book', '{ef:Sztompka}, {eg:P.}, & {ef:Kuć}, {eg:M.} (red.). ({y:2005}). {t:Socjologia: Lektury}. {pub:Znak}.'],
]
