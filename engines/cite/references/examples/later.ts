import type { Example } from './row.ts'

/** Written when the parser was finished, in mixtures of language and style that the other examples lack; read once for the figures of docs/quality. */
export const later: Readonly<Record<string, readonly Example[]>> = {
  cs: [
    [
      'chapter',
      '{af:Vondra}, {ag:R.} ({y:2014}). {t:Ekonomika lázní}. In {eg:M.} {ef:Hlaváček} (Ed.), {c:Lázeňství v proměnách} (s. {p:120–138}). {pub:Karolinum}.',
    ],
    ['article-journal', '{af:Pokorná}, {ag:L.}: {t:Městské knihovny}. {c:Knihovna}, {y:2009}, roč. {v:20}, č. {i:1}, s. {p:5–19}.'],
    [
      'book',
      '{af Štěpán:ŠTĚPÁN}, {ag:Václav} a kol. {t:Krajina a voda}. {ed:3}., rozš. vyd. {pl:Olomouc}: {pub:Univerzita Palackého}, {y:2003}, {np:210} s.',
    ],
  ],
  de: [
    ['book', '{ag:Martina} {af:Löw}: {t:Raumsoziologie}. {pl:Frankfurt/M.}: {pub:Suhrkamp} {y:2001}.'],
    [
      'chapter',
      '{af:Maier}, {ag:T.} ({y:2018}). {t:Lernen mit Medien}. In {eg:S.} {ef:Kraus} & {eg:B.} {ef:Wolff} (Hrsg.), {c:Handbuch Medienpädagogik} (S. {p:201–220}). {pl:Wiesbaden}: {pub:Springer VS}.',
    ],
    [
      'article-journal',
      '{af:Huber}, {ag:P.}; {af:Lang}, {ag:V.} ({y:2010}): {t:Armut im Alter}. In: {c:Sozialer Fortschritt} {v:59} ({i:4}), S. {p:99–107}.',
    ],
    [
      'webpage',
      '{al:Deutscher Wetterdienst} (o. J.): {t:Klimadaten für Deutschland}. Online unter: {url:https://www.dwd.de/klimadaten} (abgerufen am {acc 2022-11-03:03.11.2022}).',
    ],
  ],
  en: [
    [
      'article-journal',
      '{af:Quinn} {ag:R}, {af:Osman} {ag H. A.:HA}. {t:Vitamin D in pregnancy: a cohort study}. {c:Lancet} {d 2017-03:2017 Mar};{v:5}({i:3}):{p:e221-9}. PMID: {pmid:28219583}; PMCID: {pmcid:PMC5345678}.',
    ],
    ['book', '{af:Ferreira}, {ag:J.}, {y:2018}. {t:Designing for the crowd}. {ed 2:2nd} ed. {pl:London}: {pub:Bloomsbury}.'],
    [
      'chapter',
      '{af:Noble}, {ag:T.}, {y:2005}. {t:The trade in furs}. In: {ef:Ward}, {eg:P.} and {ef:Stone}, {eg:K.}, eds. {c:Northern commerce}. {pl:Edinburgh}: {pub:Canongate}, pp. {p:40–66}.',
    ],
    [
      'paper-conference',
      '{af:Reddy}, {ag:S.}, {af:Ono}, {ag:K.}, & {af:Blake}, {ag:W.} ({y:2019}). {t:Language models for code review}. In {c:Proceedings of the 41st International Conference on Software Engineering} (pp. {p:512–523}). {pub:IEEE}. https://doi.org/{doi:10.1109/ICSE.2019.00061}',
    ],
    [
      'webpage',
      '{af:Lopez}, {ag:Maria}. “{t:The Rise of the Night Market}.” {c:City Lines}, {d 2019-06-04:4 June 2019}, {url:www.citylines.example.com/night-market}. Accessed {acc 2020-01-08:8 Jan. 2020}.',
    ],
    [
      'article-journal',
      '{ag:B.} {af:Alvarez}, "{t:Robust control of wind turbines}," {c:Automatica}, vol. {v:47}, pp. {p:1512-1520}, {y:2011}.',
    ],
    [
      'book',
      '{af:Anderson}, {ag:Benedict}. {y:1991}. {t:Imagined Communities: Reflections on the Origin and Spread of Nationalism}. {ed Rev.:Revised} edition. {pl:London}: {pub:Verso}.',
    ],
    ['article-newspaper', '{af:Shah}, {ag:N.} ({y:2016}) ‘{t:Libraries fall silent}’, {c:The Times}, {p:12}.'],
    [
      'thesis',
      '{af:Walsh}, {ag:P.} ({y:2020}). {t:Rural broadband and small firms} (Publication No. {n:27993211}) [{g:Doctoral dissertation}, {pub:University of Kansas}]. {ar:ProQuest Dissertations and Theses Global}.',
    ],
  ],
  es: [
    ['book', '{ag:Antonio} {af:Salas}, {t:El oficio de leer}, {pl:Barcelona}, {pub:Anagrama}, {y:2003}, p. {p:45}.'],
    ['article-journal', '{af:Romero}, {ag:D.} ({y:2012}). {t:Agua y poder en los Andes}. {c:Estudios Atacameños}, ({i:43}), {p:65–84}.'],
    [
      'chapter',
      '{af Luna:LUNA}, {ag:Carmen}. {t:Mujeres y prensa}. En: {ef Gil:GIL}, {eg:Pedro} (ed.). {c:Historia de la prensa}. {pl:Sevilla}: {pub:Renacimiento}, {y:2010}, p. {p:77-95}.',
    ],
  ],
  fr: [
    ['book', '{af:Perrin}, {ag:A.} ({y:2015}). {t:Apprendre à douter} ({ed 2:2e} éd.). {pl:Paris}, France : {pub:Seuil}.'],
    [
      'article-journal',
      '{af Blanchard:BLANCHARD} {ag:Nicole}, « {t:Paysans et marchés} », {c:Annales}, {v:45} ({i:2}), {y:1990}, p. {p:301-322}.',
    ],
    [
      'chapter',
      '{af:Noël}, {ag:F.} ({y:2017}). {t:La ville apprenante}. Dans {eg:J.} {ef:Caron} et {eg:M.} {ef:Dubois} (dir.), {c:Villes et savoirs} (p. {p:15-34}). {pub:Presses universitaires de Rennes}.',
    ],
  ],
  hu: [
    ['book', '{af:Vekerdy} {ag:Tamás} ({y:2001}): {t:Gyerekek, óvodák, iskolák}. {pub:Saxum Kiadó}, {pl:Budapest}.'],
    [
      'article-journal',
      '{af:Erdei} {ag:Ildikó} ({y:2014}): {t:Tájhasználat a Bakonyban}. {c:Földrajzi Közlemények}, {v:138}. évfolyam, {i:2}. szám, pp. {p:101–115}.',
    ],
    [
      'chapter',
      '{af:Somogyi} {ag:L.} ({y:2008}): {t:A falu mint közösség}. In: {ef:Bakó} {eg:B.} – {ef:Papp} {eg:R.} (szerk.): {c:Közösségek ma}. {pl:Budapest}: {pub:Balassi Kiadó}. {p:88–103}.',
    ],
    [
      'webpage',
      '{af:Fehér} {ag:Anna}: {t:Miért fontos a forráskritika?} {url:https://forras.example.hu/kritika}, letöltés dátuma: {acc 2023-02-14:2023. február 14.}',
    ],
    [
      'thesis',
      '{af:Lengyel} {ag:Dóra}: {t:Az iskolai agresszió okai}. {g:Szakdolgozat}, {pub:Pécsi Tudományegyetem}, {pl:Pécs}, {y:2013}.',
    ],
    ['book', '{ef:Arany} {eg:Zsuzsanna} (szerk.): {t:Nők a tudományban}, {pub:Argumentum}, {pl:Budapest}, {y:2005}.'],
    [
      'article-journal',
      '{af:Veres}, {ag:A.}, {af:Tar}, {ag:Zs.} & {af:Major}, {ag:É.} ({y:2016}). {t:Szorongás és teljesítmény egyetemistáknál}. {c:Mentálhigiéné és Pszichoszomatika}, {v:17}({i:1}), {p:1–22}.',
    ],
  ],
  it: [
    [
      'article-journal',
      '{af Neri:NERI} {ag:G.}, {t:Il contratto digitale}, in «{c:Rivista di diritto civile}», {v:60}, {y:2014}, pp. {p:455-480}.',
    ],
    ['book', '{af:Pasolini}, {ag:P. P.} ({y:1975}). {t:Scritti corsari}. {pl:Milano}: {pub:Garzanti}.'],
  ],
  nl: [
    [
      'book',
      '{af:van Dijk}, {ag:P.}, {af:Smeets}, {ag:R.}, & {af:ten Have}, {ag:L.} ({y:2014}). {t:Schrijven voor de wetenschap}. {pl:Bussum}: {pub:Coutinho}.',
    ],
    [
      'chapter',
      '{af:Koster}, {ag:W.} ({y:2016}). {t:Water en macht}. In {eg:A.} {ef:de Boer} & {eg:C.} {ef:Prins} (Reds.), {c:Nederland waterland} (pp. {p:91–110}). {pub:Amsterdam University Press}.',
    ],
  ],
  no: [
    ['article-journal', '{af:Nygård}, {ag:A.} ({y:2015}). {t:Språk og makt i skolen}. {c:Maal og Minne}, {v:107}({i:2}), {p:33–58}.'],
    ['book', '{af:Skre}, {ag:Dagfinn}. {y:1998}. {t:Herredømmet}. {pl:Oslo}: {pub:Universitetsforlaget}.'],
  ],
  pl: [
    [
      'article-journal',
      '{af:Sikora} {ag:A.}, {af:Baran} {ag:W.} ({y:2019}), {t:Praca zdalna w Polsce}, „{c:Studia Socjologiczne}”, nr {i:3}, s. {p:55–78}.',
    ],
    ['book', '{af:Górski}, {ag:K.} ({y:2011}). {t:Miasta na wodzie} (wyd. {ed:2}). {pl:Gdańsk}: {pub:słowo/obraz terytoria}.'],
  ],
  pt: [
    [
      'chapter',
      '{af Pires:PIRES}, {ag:L.}; {af Moreira:MOREIRA}, {ag:C.} {t:Rios urbanos}. In: {ef Castro:CASTRO}, {eg:V.} (coord.). {c:Água e cidade}. {pl:Lisboa}: {pub:Colibri}, {y:2008}. p. {p:12-30}.',
    ],
    [
      'article-journal',
      '{af:Nunes}, {ag:F.}, & {af:Reis}, {ag:S.} ({y:2016}). {t:Hortas comunitárias em Lisboa}. {c:Finisterra}, {v:51}({i:103}), {p:77–95}.',
    ],
  ],
  ro: [
    [
      'article-journal',
      '{af:Lungu}, {ag:D.} ({y:2013}), „{t:Migrația forței de muncă}”, {c:Sociologie Românească}, vol. {v:11}, nr. {i:4}, pp. {p:33-52}.',
    ],
    [
      'chapter',
      '{af:Oprea}, {ag:Ana}, „{t:Copiii străzii}”, în {eg:Ion} {ef:Barbu} (coord.), {c:Excluziune socială}, {pl:Cluj-Napoca}, {pub:Editura Dacia}, {y:2006}, pp. {p:101-120}.',
    ],
  ],
  sk: [
    [
      'article-journal',
      '{af Ďurica:ĎURICA}, {ag:Peter} a {ag:Jana} {af Malíková:MALÍKOVÁ}, {y:2015}. {t:Digitálne čítanie}. {c:Knižnica}, roč. {v:16}, č. {i:4}, s. {p:22-31}.',
    ],
    ['book', '{af:Kusý}, {ag:M.} – {af:Šimečka}, {ag:M.}: {t:Veľký brat}. {pl:Bratislava}: {pub:Nadácia Milana Šimečku}, {y:2000}.'],
  ],
  sv: [
    [
      'chapter',
      '{af:Åberg}, {ag:M.} ({y:2007}). {t:Hemmet och makten}. I {ef:Olsson}, {eg:T.} & {ef:Björk}, {eg:E.} (red.) {c:Vardagens historia}. {pl:Stockholm}: {pub:Carlsson}, s. {p:44–61}.',
    ],
    [
      'article-journal',
      '{af:Nyström}, {ag:D.}, {af:Alm}, {ag:C.} och {af:Ros}, {ag:I.} ({y:2020}). {t:Distansundervisning under pandemin}. {c:Utbildning & Demokrati}, {v:29}({i:3}), {p:5–26}.',
    ],
  ],
  tr: [
    [
      'article-journal',
      '{af:Erdoğan}, {ag:N.} & {af:Uçar}, {ag:T.} ({y:2015}). {t:Kentsel yoksulluk}. {c:Toplum ve Bilim}, ({i:132}), {p:55–80}.',
    ],
    [
      'chapter',
      '{af:Özkan}, {ag:D.} ({y:2018}). {t:Göçün dili}. {eg:A.} {ef:Taş} ve {eg:B.} {ef:Er} (Ed.), {c:Göç yazıları} içinde (s. {p:33-52}). {pl:İstanbul}: {pub:Metis Yayınları}.',
    ],
  ],
}
