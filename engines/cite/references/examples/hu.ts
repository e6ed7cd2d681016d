import type { Example } from './row.ts'

// Hungarian lists mix APA, the habits of the humanities (family name first, colon) and those of law.
export const hu: readonly Example[] = [
  [
    'article-journal',
    '{af:Kovács}, {ag:J.}, & {af:Szabó}, {ag:É.} ({y:2018}). {t:Az olvasásértés fejlesztése alsó tagozaton}. {c:Magyar Pedagógia}, {v:118}({i:2}), {p:145–167}. https://doi.org/{doi:10.17670/MPed.2018.2.145}',
  ],
  ['book', '{af:Romsics} {ag:Ignác}: {t:Magyarország története a XX. században}. {pub:Osiris Kiadó}, {pl:Budapest}, {y:2010}.'],
  [
    'article-journal',
    '{af:Tóth} {ag:Gábor}: {t:Vidéki kaszinók a reformkorban}. {c:Századok}, {v:149}. évf. ({y:2015}) {i:3}. sz. {p:611–640}.',
  ],
  [
    'chapter',
    '{af:Nagy} {ag:P.} ({y:2011}): {t:A tudás társadalma}. In: {ef:Kovács} {eg:J.} (szerk.): {c:Tanulmányok az oktatásról}. {pub:Gondolat Kiadó}, {pl:Budapest}, {p:45–67}. o.',
  ],
  ['book', '{af:Bíró} {ag:András} – {af:Dobos} {ag:Krisztina}: {t:A helyi közösségek ereje}. {pl:Budapest}, {pub:L’Harmattan}, {y:2014}.'],
  [
    'webpage',
    '{al:Központi Statisztikai Hivatal} ({y:2021}). {t:Népesség és népmozgalom}. Elérhető: {url:https://www.ksh.hu/nepesseg} (Letöltve: {acc 2021-03-12:2021. 03. 12.})',
  ],
  [
    'thesis',
    '{af:Farkas} {ag:Edit} ({y:2016}). {t:A kétnyelvűség hatása a figyelemre}. {g:Doktori disszertáció}. {pub:Szegedi Tudományegyetem}, {pl:Szeged}.',
  ],
  [
    'article-journal',
    '{af:Csépe} {ag:V.} – {af:Győri} {ag:M.} – {af:Ragó} {ag:A.} ({y:2007}): {t:Az általános pszichológia kérdései}. {c:Pszichológia}, {v:27}({i:1}). {p:3–21}.',
  ],
  ['book', '{ef:Falus} {eg:Iván} (szerk.) ({y:2003}): {t:Didaktika}. {pub:Nemzeti Tankönyvkiadó}, {pl:Budapest}.'],
  [
    'article-journal',
    '{af:Horváth}, {ag:Zs.}, {af:Kiss}, {ag:Gy.} és {af:Varga}, {ag:L.} ({y:2019}). {t:Digitális kompetenciák a tanárképzésben}. {c:Iskolakultúra}, {v:29}({i:8}), {p:12–28}.',
  ],
  ['article-newspaper', '{af:Molnár} {ag:Péter}: {t:Drágul a vasút}. {c:Népszabadság}, {d 2009-11-04:2009. november 4.}, {p:5}. o.'],
  [
    'book',
    '{af:Kosáry} {ag:Domokos}: {t:Művelődés a XVIII. századi Magyarországon}. {ed 2:2.} kiad. {pl:Budapest}: {pub:Akadémiai Kiadó}, {y:1983}. {np:757} p.',
  ],
  [
    'article-journal',
    '{af:Balogh} {ag:Éva} et al.: {t:Pajzsmirigybetegségek terhességben}. {c:Orvosi Hetilap}, {y:2012}/{i:23}. {p:899–905}.',
  ],
  [
    'webpage',
    '{af:Szűcs} {ag:Nóra} ({d 2020-04-21:2020. április 21.}): {t:Hogyan tanulunk otthon?} {c:Tanítani Online}. {url:https://www.tani-tani.example.hu/otthon} (utolsó letöltés: {acc 2020-05-03:2020. május 3.})',
  ],
  ['book', '{af:Kahneman}, {ag:D.} ({y:2013}). {t:Gyors és lassú gondolkodás} (ford. {tf:Bányász} {tg:Réka}). {pub:HVG Könyvek}.'],
  [
    'chapter',
    '{af:Gyáni} {ag:Gábor}: {t:A polgári otthon}. In: {c:Magyarország társadalomtörténete}. Szerk. {ef:Kövér} {eg:György}. {pub:Osiris}, {pl:Budapest}, {y:2006}, {p:120–145}.',
  ],
  [
    'article-journal',
    '{af:Lakatos} {ag:I.}, {af:Rácz} {ag:B.}: {t:A büntetőjogi felelősség határai}. {c:Magyar Jog}, {y:2017}. {v:64}. évf. {i:5}. szám, {p:289–297}. o.',
  ],
  [
    'report',
    '{af:Darvas} {ag:Zsolt} – {af:Simon} {ag:András} ({y:2015}): {t:Az egyensúlyi árfolyam becslése}. {g:MNB-tanulmányok} {n:118}. {pub:Magyar Nemzeti Bank}, {pl:Budapest}.',
  ],
  ['book', '{ag:Umberto} {af:Eco}: {t:Hogyan írjunk szakdolgozatot?} {pub:Kairosz}, {pl:Budapest}, {y:1996}.'],
  ['article-journal', '{af:Pléh}, {ag:Csaba}. “{t:A megismeréstudomány alapjai}.” {c:BUKSZ} {v:10}, no. {i:3} ({y:1998}): {p:288–296}.'],
  [
    'article-journal',
    '{af:Török} {ag:Á.}, {af:Kolozsi} {ag P. P.:PP}. {t:A magyar bankrendszer ellenálló képessége}. {c:Hitelintézeti Szemle}. {y:2020};{v:19}({i:1}):{p:5–30}.',
  ],
  [
    'book',
    '{ef:Lannert} {eg:J.} és {ef:Szekszárdi} {eg:J.} (szerk., {y:2015}): {t:Szakadékok és kilátások}. {pub:Wolters Kluwer}, {pl:Budapest}.',
  ],
  ['thesis', '{af:Oláh}, {ag:K.} ({y:2022}). {t:A tanulói motiváció változása} [{g:Szakdolgozat}, {pub:Eötvös Loránd Tudományegyetem}].'],
  [
    'article-journal',
    '{af Vámos:VÁMOS}, {ag:Dóra}. {t:A színház nyelve}. In: {c:Színháztudományi Szemle}. {y:2010}, {v:39}. évf., {i:2}. sz., p. {p:33-48}.',
  ],
  ['book', '{af:Esterházy} {ag:Péter} ({y:2000}): {t:Harmonia caelestis}. {pl:Budapest}: {pub:Magvető}.'],
  [
    'webpage',
    '{al:Oktatási Hivatal} (é. n.). {t:Kompetenciamérés}. Letöltve: {acc 2019-10-02:2019. október 2.}, forrás: {url:https://www.oktatas.hu/kozneveles/meresek}',
  ],
  [
    'chapter',
    '{af:Halász}, {ag:G.} ({y:2013}). {t:Az oktatás minősége}. In {eg:T.} {ef:Kozma} & {eg:G.} {ef:Pusztai} (Szerk.), {c:Régió és oktatás} (pp. {p:55–70}). {pub:Debreceni Egyetemi Kiadó}.',
  ],
  [
    'article-journal',
    '{af:Bod} {ag:Péter Ákos} ({y:2012}): {t:Gazdaságpolitika válság után}. {c:Közgazdasági Szemle}, {v:59} ({i:7–8}), {p:801–820}. old.',
  ],
  ['article-journal', 'Dr. {af:Hegedűs} {ag:Katalin}: {t:Az életvégi ellátás etikai kérdései}. {c:Kharón}, {y:2004}/{i:4}, {p:1–22}.'],
  [
    'book',
    '{af:Bourdieu}, {ag:Pierre} ({y:2009}): {t:A gyakorlat elméletének vázlata}. Ford. {tf:Berkovits} {tg:Balázs}. {pl:Budapest}, {pub:Napvilág Kiadó}.',
  ],
]
