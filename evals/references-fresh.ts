import type { Example } from '../engines/cite/references/examples/row.ts'

/**
 * Held out a second time: written after the parser had been mended, without running it, in mixtures of APA, MLA, Chicago, ISO 690,
 * ABNT, DIN, Harvard, Vancouver and IEEE. Works are made up. The year of a law lies within its title; an empty mark behind tells it.
 */
export const fresh: Readonly<Record<string, readonly Example[]>> = {
  cs: [
    [
      'book',
      '{af Zelinka:ZELINKA}, {ag:Tomáš}. {t:Obloha nad Krkonošemi}. {ed:2}. vyd. {pl:Praha}: {pub:Karolinum}, {y:2014}. ISBN {isbn:978-80-246-2233-1}.',
    ],
    [
      'article-journal',
      '{af Hrubá:HRUBÁ}, {ag:Irena} a {ag:Pavel} {af Kotas:KOTAS}. {t:Stopy ledovců v krajině}. {c:Geografické rozhledy}. {y:2018}, roč. {v:27}, č. {i:3}, s. {p:12-19}. ISSN {issn:1210-3004}.',
    ],
    [
      'webpage',
      '{al:Český hydrometeorologický ústav}. {t:Sucho v roce 2019} [online]. {y:2020} [cit. {acc 2021-02-14:2021-02-14}]. Dostupné z: {url:https://sucho.example.cz/2019}',
    ],
    [
      'thesis',
      '{af Malinová:MALINOVÁ}, {ag:Jitka}. {t:Čtenářské deníky na druhém stupni}. {pl:Olomouc}, {y:2016}. {g:Diplomová práce}. {pub:Univerzita Palackého v Olomouci}.',
    ],
    [
      'chapter',
      '{af:Bureš}, {ag:O.} ({y:2011}). {t:Paměť města}. In {eg:K.} {ef:Vlková} (Ed.), {c:Město jako text} (s. {p:45–63}). {pub:Argo}.',
    ],
    ['legislation', '{t:Zákon č. 561/2004 Sb., o předškolním a základním vzdělávání}{y 2004:}.'],
    ['article-newspaper', '{af:Kubát}, {ag:M.} ({d 2017-03-09:2017, 9. března}). {t:Mlýny melou dál}. {c:Mladá fronta Dnes}, s. {p:7}.'],
  ],
  de: [
    ['book', '{af:Brennecke}, {ag:Ulrike}: {t:Wege durch das Watt}. {pl:Hamburg}: {pub:Mareverlag} {y:2012}.'],
    [
      'chapter',
      '{af:Lorenz}, {ag:P.} ({y:2015}): {t:Lesen im Ganztag}. In: {ef:Stark}, {eg:H.}/{ef:Weiß}, {eg:I.} (Hrsg.): {c:Schule neu denken}. {pl:Weinheim}: {pub:Beltz}, S. {p:77–95}.',
    ],
    [
      'article-journal',
      '{af:Hübner}, {ag:F.}; {af:Arndt}, {ag:L.}: {t:Stickstoff in Mooren}. In: {c:Telma} {v:44} ({y:2014}), Nr. {i:2}, S. {p:31–48}.',
    ],
    [
      'article-newspaper',
      '{af:Kraus}, {ag:Jonas}: {t:Die letzte Fähre}. In: {c:Süddeutsche Zeitung}, {d 2018-11-23:23.11.2018}, S. {p:9}.',
    ],
    [
      'thesis',
      '{af:Seidel}, {ag:Nora} ({y:2019}). {t:Schreibflüssigkeit in der Grundschule} [{g:Dissertation}, {pub:Universität Siegen}]. {ar:OPUS Siegen}. {url:https://opus.example.de/1471}',
    ],
    [
      'webpage',
      '{al:Umweltbundesamt} ({y:2021}): {t:Moore als Speicher}. Online verfügbar unter {url:https://uba.example.de/moore}, zuletzt geprüft am {acc 2022-01-03:03.01.2022}.',
    ],
    [
      'article-journal',
      '{af:Adler} {ag A.:A}, {af:Busch} {ag M.:M}. {t:Schlaf und Schmerz}. {c:Dtsch Med Wochenschr}. {y:2016};{v:141}({i:12}):{p 870–5:870-5}. doi: {doi:10.1055/s-0042-109876}',
    ],
  ],
  en: [
    [
      'article-journal',
      '{af:Winslade}, {ag:P.}, {af:Okoro}, {ag:J. T.}, & {af:Lund}, {ag:S.} ({y:2021}). {t:Kelp recovery after storms: A ten-year record}. {c:Coastal Ecology Letters}, {v:9}({i:4}), {p:301–318}. https://doi.org/{doi:10.5555/cel.2021.0904}',
    ],
    [
      'article-journal',
      '{ag:R.} {af:Quill} and {ag:D. M.} {af:Aster}, “{t:Sparse antennas for buoys},” {c:IEEE Trans. Ocean. Syst.}, vol. {v:11}, no. {i:1}, pp. {p:14–27}, {d 2018-01:Jan. 2018}.',
    ],
    ['book', '{af:Prentiss}, {ag:Laura}, and {ag:Owen} {af:Sharpe}. {t:Rooms of Weather}. {pub:Graywater Books}, {y:2013}.'],
    [
      'chapter',
      '{af:Ferrand}, {ag:Ines}. “{t:Letters from the Lighthouse}.” In {c:Women of the Atlantic Shore}, edited by {eg:Mary} {ef:Holt}, {p:112–34}. {pl:Dublin}: {pub:Cork Street Press}, {y:2009}.',
    ],
    [
      'thesis',
      '{af:Tollan}, {ag:B.} ({y:2017}). {t:Harbour speech in transition} [{g:Doctoral dissertation}, {pub:University of Ardmore}]. {ar:Ardmore Research Repository}. {url:https://repo.ardmore.example/77}',
    ],
    ['report', '{al:National Tide Institute}. ({y:2020}). {t:Surge barriers in practice} ({g:Report No.} {n:45}).'],
    [
      'webpage',
      '{af:Mendel}, {ag:R.} ({d 2019-06-02:2019, June 2}). {t:Why gulls laugh}. {c:Shoreline Notes}. {url:https://shoreline.example.org/gulls}',
    ],
    ['article-newspaper', '{af:Barlow}, {ag:T.} ({d 2016-08-15:15 August 2016}) ‘{t:Ferry line to close}’, {c:The Guardian}, p. {p:6}.'],
    ['book', '{af:Hallam} {ag J. R.:JR}. {t:Principles of tidal medicine}. {ed:3}rd ed. {pl:London}: {pub:Arnold}; {y:2005}.'],
    ['legislation', '{t:Marine and Coastal Access Act 2009}{y 2009:}.'],
  ],
  es: [
    ['book', '{af:Galván}, {ag:R.} ({y:2016}). {t:La sal de la tierra: Historia de las salinas}. {pub:Alianza Editorial}.'],
    [
      'article-journal',
      '{af:Ochoa}, {ag:M.} y {af:Prieto}, {ag:L.} ({y:2019}). {t:Escribir en la escuela rural}. {c:Revista Iberoamericana de Educación}, {v:80}({i:1}), {p:33-51}. https://doi.org/{doi:10.35362/rie8013344}',
    ],
    [
      'chapter',
      '{af Cordero:CORDERO}, {ag:Elena}. «{t:Mapas y memoria}». En: {ef Salas:SALAS}, {eg:Juan} (ed.). {c:Cartografías del sur}. {pl:Sevilla}: {pub:Renacimiento}, {y:2012}, pp. {p:55-80}.',
    ],
    [
      'thesis',
      '{af:Bermejo}, {ag:S.} ({y:2018}). {t:La lectura compartida} [{g:Tesis doctoral}, {pub:Universidad de Cádiz}]. {ar:RODIN}. {url:https://rodin.example.es/2203}',
    ],
    [
      'legislation',
      '{t:Ley Orgánica 3/2020, de 29 de diciembre, por la que se modifica la educación}{y 2020:}. {c:Boletín Oficial del Estado}, {i:340}.',
    ],
    [
      'webpage',
      '{al:Instituto Geográfico Nacional} ({y:2021}). {t:Terremotos recientes}. Recuperado el {acc 2022-05-04:4 de mayo de 2022}, de {url:https://ign.example.es/terremotos}',
    ],
  ],
  fr: [
    ['book', '{af Delmas:DELMAS} {ag:Hélène}, {t:Les gens de la lande}, {pl:Paris}, {pub:Gallimard}, {y:2007}.'],
    [
      'article-journal',
      '{af:Roussel}, {ag:C.} et {af:Morin}, {ag:A.} ({y:2015}). {t:Écrire pour apprendre}. {c:Repères}, {v:52}({i:1}), {p:89-104}.',
    ],
    [
      'chapter',
      '{af:Vasseur}, {ag:P.} ({y:2010}). {t:Le bruit des villes}. Dans {eg:M.} {ef:Lebrun} (dir.), {c:Paysages sonores} (p. {p:21-40}). {pub:Presses universitaires de Lyon}.',
    ],
    ['article-newspaper', '{af:Chevalier}, {ag:Anne}, « {t:La mer monte} », {c:Libération}, {d 2014-09-03:3 septembre 2014}, p. {p:12}.'],
    [
      'webpage',
      '{af:Barbier}, {ag:L.} ({y:2020}). {t:Comment naissent les dunes}. Consulté le {acc 2021-04-18:18 avril 2021}, à l’adresse {url:https://dunes.example.fr/naissance}',
    ],
    ['thesis', '{af:Giraud}, {ag:Marc}, {t:Le vin et le droit}, {g:thèse de doctorat}, {pub:Université de Bordeaux}, {y:2011}.'],
    [
      'legislation',
      '{t:Loi n° 2005-102 du 11 février 2005 pour l’égalité des droits}{d 2005-02-11:}. {c:Journal officiel de la République française}.',
    ],
  ],
  hu: [
    ['book', '{af:Bodnár} {ag:Ilona} ({y:2013}): {t:Tanyák és udvarok}. {pub:Osiris Kiadó}, {pl:Budapest}.'],
    [
      'article-journal',
      '{af:Keszthelyi}, {ag:A.}, & {af:Fodor}, {ag:Zs.} ({y:2017}). {t:Írásbeli kifejezőkészség az általános iskolában}. {c:Magyar Pedagógia}, {v:117}({i:3}), {p:255–276}. https://doi.org/{doi:10.17670/mped.2017.3.255}',
    ],
    [
      'chapter',
      '{af:Szántó} {ag:Péter}: {t:A falu emlékezete}. In: {ef:Gulyás} {eg:Márta} (szerk.): {c:Emlékezet és táj}. {pl:Debrecen}: {pub:Csokonai Kiadó}, {y:2008}. {p:99–121}. o.',
    ],
    ['article-newspaper', '{af:Vadas} {ag:Gergő}: {t:Kiszáradt a tó}. {c:Magyar Nemzet}, {d 2012-08-21:2012. augusztus 21.}, {p:5}. o.'],
    [
      'webpage',
      '{af:Lakatos} {ag:Éva} ({y:2020}): {t:Miért hasznos a komposzt?} Letöltve: {acc 2021-03-10:2021. március 10.}, {url:https://komposzt.example.hu/miert}',
    ],
    [
      'thesis',
      '{af:Balla} {ag:Réka} ({y:2019}): {t:Digitális olvasás serdülőkorban}. {g:Doktori disszertáció}. {pub:Szegedi Tudományegyetem}, {pl:Szeged}.',
    ],
    ['legislation', '{t:2011. évi CXC. törvény a nemzeti köznevelésről}{y 2011:}'],
  ],
  it: [
    ['book', '{af:Marchesi}, {ag:Giulia}, {t:Le case di fango}, {pub:Laterza}, {pl:Bari} {y:2010}.'],
    [
      'article-journal',
      '{af:Conti}, {ag:F.}, & {af:Serra}, {ag:D.} ({y:2018}). {t:La scrittura a mano nella scuola primaria}. {c:Giornale Italiano di Psicologia}, {v:45}({i:2}), {p:401–420}.',
    ],
    [
      'chapter',
      '{af:Belli} {ag:A.}, {t:Il mercato e la piazza}, in {eg:L.} {ef:Grassi} (a cura di), {c:Città e commercio}, {pub:Carocci}, {pl:Roma} {y:2006}, pp. {p:71-93}.',
    ],
    [
      'thesis',
      '{af:Fontana}, {ag:C.} ({y:2015}). {t:Dialetti in contatto} [{g:Tesi di dottorato}, {pub:Università di Padova}]. {ar:Padua Research Archive}. {url:https://pra.example.it/88}',
    ],
    ['legislation', '{t:Legge 7 agosto 1990, n. 241}{d 1990-08-07:}. {c:Gazzetta Ufficiale}, {i:192}.'],
    [
      'webpage',
      '{af:Negri}, {ag:P.} ({y:2019}). {t:Come nasce una laguna}. Consultato il {acc 2020-02-12:12 febbraio 2020}, da {url:https://laguna.example.it/nascita}',
    ],
  ],
  nl: [
    ['book', '{af:van der Wal}, {ag:K.} ({y:2014}). {t:Dijken en dromen}. {pub:Boom}.'],
    [
      'article-journal',
      '{af:Hoekstra}, {ag:J.}, & {af:de Bruin}, {ag:M.} ({y:2016}). {t:Spelling in de bovenbouw}. {c:Pedagogische Studiën}, {v:93}({i:5}), {p:330–347}.',
    ],
    [
      'webpage',
      '{al:Rijkswaterstaat}. (z.d.). {t:Waterstanden}. Geraadpleegd op {acc 2021-06-08:8 juni 2021}, van {url:https://rws.example.nl/water}',
    ],
    ['article-newspaper', '{af:Postma}, {ag:E.} ({d 2018-10-12:12 oktober 2018}). {t:De stilte van het wad}. {c:Trouw}, p. {p:4}.'],
    [
      'thesis',
      '{af:’t Lam}, {ag:R.} ({y:2012}). {t:Taal in de stal} [{g:Proefschrift}, {pub:Rijksuniversiteit Groningen}]. {ar:Pure Groningen}. {url:https://pure.example.nl/312}',
    ],
    [
      'chapter',
      '{af:Vos}, {ag:A.} ({y:2011}). {t:Lezen en leven}. In {eg:B.} {ef:Kuiper} (Red.), {c:Het boek in de klas} (pp. {p:15–34}). {pl:Assen}: {pub:Van Gorcum}.',
    ],
  ],
  no: [
    ['book', '{af:Lie}, {ag:H.} ({y:2015}). {t:Fjordens folk}. {pub:Gyldendal}.'],
    [
      'article-journal',
      '{af:Strand}, {ag:K.} & {af:Moe}, {ag:B.} ({y:2018}). {t:Håndskrift i første klasse}. {c:Norsk pedagogisk tidsskrift}, {v:102}({i:2}), {p:140–153}.',
    ],
    ['article-newspaper', '{af:Haug}, {ag:I.} ({d 2017-02-24:2017, 24. februar}). {t:Fergene stilner}. {c:Aftenposten}, s. {p:10}.'],
    [
      'webpage',
      '{al:Meteorologisk institutt}. ({y:2020}). {t:Klima i Nord-Norge}. Hentet {acc 2021-01-11:11. januar 2021} fra {url:https://met.example.no/nord}',
    ],
    [
      'chapter',
      '{af:Berg}, {ag:T.} ({y:2010}). {t:Skolen ved havet}. I {eg:L.} {ef:Vik} (Red.), {c:Kystskolen} (s. {p:61–80}). {pl:Oslo}: {pub:Universitetsforlaget}.',
    ],
    [
      'thesis',
      '{af:Aas}, {ag:M.} ({y:2019}). {t:Fiskerspråk i endring} [{g:Masteroppgave}, {pub:Universitetet i Bergen}]. {ar:Bergen Open Research Archive}. {url:https://bora.example.no/5}',
    ],
  ],
  pl: [
    ['book', '{af:Zaręba} {ag:M.}, {t:Ludzie znad jezior}, {pub:Wydawnictwo Znak}, {pl:Kraków} {y:2011}.'],
    [
      'article-journal',
      '{af:Kalinowska}, {ag:E.}, {af:Sroka}, {ag:T.} ({y:2017}). {t:Pismo odręczne w szkole}. {c:Kwartalnik Pedagogiczny}, {v:62}({i:4}), {p:77–95}.',
    ],
    [
      'chapter',
      '{af:Gajda} {ag:P.}, {t:Pamięć wsi}, w: {c:Miejsca i ludzie}, red. {eg:A.} {ef:Lis}, {pl:Warszawa} {y:2009}, s. {p:120–138}.',
    ],
    ['legislation', '{t:Ustawa z dnia 14 grudnia 2016 r. Prawo oświatowe (Dz.U. 2017 poz. 59)}{d 2016-12-14:}.'],
    [
      'webpage',
      '{al:Główny Urząd Statystyczny}. ({y:2021}). {t:Ludność Polski}. Pobrano {acc 2022-03-02:2 marca 2022} z {url:https://gus.example.pl/ludnosc}',
    ],
    ['article-newspaper', '{af:Wrona}, {ag:K.} ({d 2018-06-05:2018, 5 czerwca}). {t:Żurawie wracają}. {c:Gazeta Wyborcza}, s. {p:11}.'],
  ],
  pt: [
    ['book', '{af Moura:MOURA}, {ag:Helena}. {t:O rio e a rua}. {ed:2}. ed. {pl:São Paulo}: {pub:Companhia das Letras}, {y:2015}.'],
    [
      'thesis',
      '{af Tavares:TAVARES}, {ag:João Pedro}. {t:Cantos de pesca}. {y:2018}. {np:198} f. {g:Dissertação (Mestrado em Antropologia)} – {pub:Universidade Federal do Pará}, {pl:Belém}, 2018.',
    ],
    [
      'article-journal',
      '{af Freitas:FREITAS}, {ag:M. L.}; {af Rocha:ROCHA}, {ag:P.} {t:Letramento na várzea}. {c:Educação & Sociedade}, {pl:Campinas}, v. {v:40}, n. {i:2}, p. {p:1-18}, {y:2019}.',
    ],
    [
      'webpage',
      '{af:Azevedo}, {ag:S.} ({y:2020}). {t:Como ler as marés}. Recuperado em {acc 2021-07-09:9 de julho de 2021}, de {url:https://mares.example.pt/ler}',
    ],
    ['legislation', '{t:Decreto-Lei n.º 54/2018, de 6 de julho}{y 2018:}. {c:Diário da República}, 1.ª série, n.º {i:129}.'],
    [
      'chapter',
      '{af:Nogueira}, {ag:A.} ({y:2012}). {t:A escola e o bairro}. Em {eg:C.} {ef:Matos} (Org.), {c:Educação e território} (pp. {p:31–52}). {pub:Almedina}.',
    ],
  ],
  ro: [
    ['book', '{af:Dragomir}, {ag:V.} ({y:2014}). {t:Satul de pe malul apei}. {pl:București}: {pub:Humanitas}.'],
    [
      'article-journal',
      '{af:Sava}, {ag:L.}, & {af:Pop}, {ag:M.} ({y:2018}). {t:Scrisul de mână la clasele primare}. {c:Revista de Pedagogie}, {v:66}({i:1}), {p:45–62}.',
    ],
    ['legislation', '{t:Legea nr. 1/2011 a educației naționale}{y 2011:}. {c:Monitorul Oficial al României}, nr. {i:18}.'],
    [
      'webpage',
      '{al:Institutul Național de Statistică}. ({y:2021}). {t:Populația României}. Accesat la {acc 2022-02-20:20 februarie 2022}, la adresa {url:https://insse.example.ro/pop}',
    ],
    [
      'thesis',
      '{af:Munteanu}, {ag:C.} ({y:2016}). {t:Povestea orală în Maramureș} [{g:Teză de doctorat}, {pub:Universitatea din București}].',
    ],
    [
      'chapter',
      '{af:Ilie}, {ag:D.} ({y:2013}). {t:Școala din sat}. În {eg:R.} {ef:Barbu} (coord.), {c:Educație și comunitate} (pp. {p:88–107}). {pub:Polirom}.',
    ],
  ],
  sk: [
    [
      'book',
      '{af Hudec:HUDEC}, {ag:Martin}. {t:Cesty cez Poloniny}. {pl:Bratislava}: {pub:Veda}, {y:2012}. {np:240} s. ISBN {isbn:978-80-224-1111-4}.',
    ],
    [
      'article-journal',
      '{af:Blahová}, {ag:Z.} – {af:Ferko}, {ag:J.}: {t:Rukopis v prvej triede}. In: {c:Pedagogická revue}, roč. {v:65}, {y:2018}, č. {i:2}, s. {p:34–49}.',
    ],
    ['legislation', '{t:Zákon č. 245/2008 Z. z. o výchove a vzdelávaní (školský zákon)}{y 2008:}.'],
    ['article-newspaper', '{af:Rusnák}, {ag:P.} ({d 2016-05-18:2016, 18. mája}). {t:Vlky pod Tatrami}. {c:SME}, s. {p:3}.'],
    [
      'webpage',
      '{af:Hornáková}, {ag:L.} ({y:2020}). {t:Prečo kvitne breza}. Získané {acc 2021-05-01:1. mája 2021}, z {url:https://breza.example.sk/kvet}',
    ],
    [
      'thesis',
      '{af Kováčik:KOVÁČIK}, {ag:Adam}. {t:Miestne názvy Gemera}. {pl:Banská Bystrica}, {y:2015}. {g:Dizertačná práca}. {pub:Univerzita Mateja Bela}.',
    ],
  ],
  sv: [
    [
      'chapter',
      '{af:Sandberg}, {ag:K.} ({y:2011}). {t:Byskolan}. I {eg:P.} {ef:Rydén} (Red.), {c:Skolans rum} (s. {p:22–41}). {pl:Lund}: {pub:Studentlitteratur}.',
    ],
    ['book', '{af:Nyström}, {ag:E.} ({y:2013}). {t:Skärgårdens röster}. {pl:Stockholm}: {pub:Norstedts}.'],
    [
      'article-journal',
      '{af:Ek}, {ag:J.}, & {af:Åberg}, {ag:S.} ({y:2019}). {t:Handstil och läsning}. {c:Pedagogisk forskning i Sverige}, {v:24}({i:3}), {p:56–75}.',
    ],
    ['legislation', '{t:Skollag (SFS 2010:800)}{y 2010:}. Utbildningsdepartementet.'],
    [
      'webpage',
      '{al:Skolverket}. ({y:2021}). {t:Läromedel i förskolan}. Hämtad {acc 2022-04-07:7 april 2022} från {url:https://skolverket.example.se/laromedel}',
    ],
    ['article-newspaper', '{af:Holm}, {ag:A.} ({d 2015-11-30:30 november 2015}). {t:Isen lägger sig}. {c:Dagens Nyheter}, s. {p:14}.'],
    ['report', '{af:Lindh}, {ag:T.} ({y:2017}). {t:Sjöfågel i norr} ({g:Rapport} {n:2017:6}). {pub:Naturvårdsverket}.'],
  ],
  tr: [
    ['book', '{af:Koç}, {ag:S.} ({y:2016}). {t:Göl insanları}. {pl:İstanbul}: {pub:İletişim Yayınları}.'],
    [
      'article-journal',
      '{af:Aksoy}, {ag:D.}, & {af:Tekin}, {ag:B.} ({y:2018}). {t:İlkokulda el yazısı}. {c:Eğitim ve Bilim}, {v:43}({i:195}), {p:121–140}.',
    ],
    [
      'webpage',
      '{al:Türkiye İstatistik Kurumu}. ({y:2020}). {t:Nüfus verileri}. {acc 2021-09-13:13 Eylül 2021} tarihinde {url:https://tuik.example.tr/nufus} adresinden erişildi.',
    ],
    ['legislation', '{t:6331 sayılı İş Sağlığı ve Güvenliği Kanunu}. ({y:2012}). {c:Resmî Gazete}, {i:28339}.'],
    [
      'thesis',
      '{af:Güneş}, {ag:H.} ({y:2017}). {t:Masal ve bellek} [{g:Doktora tezi}, {pub:Hacettepe Üniversitesi}]. {ar:YÖK Ulusal Tez Merkezi}.',
    ],
    [
      'chapter',
      '{af:Polat}, {ag:N.} ({y:2014}). {t:Köy okulu}. {eg:F.} {ef:Er} (Ed.), {c:Eğitim tarihi} içinde (ss. {p:60–82}). {pub:Pegem Akademi}.',
    ],
    ['article-newspaper', '{af:Uçar}, {ag:E.} ({d 2019-03-17:17 Mart 2019}). {t:Leylekler erken geldi}. {c:Cumhuriyet}, s. {p:2}.'],
  ],
}
