/** The Romance languages of ./references-held-out.ts. */
import type { Example } from '../engines/cite/references/examples/row.ts'

export const es: readonly Example[] = [
  [
    'article-journal',
    '{af:Arribas Peña}, {ag:M.}, y {af:Echevarría}, {ag:J. L.} ({y:2018}). {t:Los viajes cotidianos en la periferia}. {c:Revista de Estudios Urbanos}, {v:20}({i:2}), {p:145-167}. https://doi.org/{doi:10.5209/reu.56021}',
  ],
  ['book', '{af Quintanar:QUINTANAR}, {ag:Rosa}, {t:Historia de los huertos urbanos}, {pl:Madrid}, {pub:Ediciones del Olivo}, {y:2006}.'],
  [
    'chapter',
    '{af:Salcedo}, {ag:P.} ({y:2013}). {t:La ciudad y su río}. En {eg:A.} {ef:Ibáñez} y {eg:L.} {ef:Cuesta} (Eds.), {c:Paisajes del agua} (pp. {p:71-95}). {pub:Editorial Ribera}.',
  ],
  [
    'thesis',
    '{af:Montalvo Ruiz}, {ag:D.} ({y:2020}). {t:Deslizamientos en la sierra norte} [{g:Tesis doctoral}, {pub:Universidad de Valdemar}]. Repositorio Institucional. {url:https://repositorio.valdemar.example/123}',
  ],
  [
    'article-journal',
    '{af:Garrido} {ag C.:C}, {af:Yuste-Mora} {ag B.:B}. {t:Caídas en pacientes hospitalizados}. {c:Enferm Prac}. {y:2014};{v:24}({i:5}):{p:276-82}.',
  ],
  [
    'webpage',
    '{al:Instituto Nacional del Agua}. ({d 2021-03-22:22 de marzo de 2021}). {t:Nivel de los embalses}. {url:https://www.ina.example/embalses}',
  ],
  [
    'article-newspaper',
    '{af:Valdivia}, {ag:N.} ({d 2011-05-08:8 de mayo de 2011}). {t:El barrio que se quedó sin tren}. {c:El Diario del Puerto}, p. {p:18}.',
  ],
  ['legislation', '{t:Ley 12/2003, de 24 de abril, de protección de riberas}'],
  ['book', '{ef:Cordero}, {eg:H.} (coord.). ({y:2001}). {t:Escuelas sin muros}. {pub:Graón}.'],
  [
    'article-journal',
    '{af:Benavides}, {ag:T.}, {af:Lago}, {ag:S.} y otros ({y:2016}). {t:Lectura en voz alta en primaria}. {c:Aula y Palabra}, {v:8}, {p:33-49}.',
  ],
  ['book', '{af:Del Valle}, {ag:I.} ({y:1992}). {t:Manual de hidráulica rural} ({ed 4:4.ª} ed.). {pub:Agroeditorial}.'],
  [
    'webpage',
    '{af:Paredes}, {ag:G.} (s.f.). {t:Cómo podar un rosal}. Recuperado el {acc 2019-10-02:2 de octubre de 2019} de {url:http://jardin.example/rosal}',
  ],
  [
    'article-journal',
    '{af:Hinojosa}, {ag:R.}, y {af:Prats}, {ag:O.} ({y:2017}). {t Despoblación y memoria en Teruel:Despobla-\nción y memoria en Teruel}. {c:Cuadernos de\nGeografía Rural}, {v:5}({i:1}), {p 9–28:9–\n28}. https://doi.org/{doi 10.7203/cgr.5.1.9021:10.7203/\ncgr.5.1.9021}',
  ],
]

export const fr: readonly Example[] = [
  [
    'article-journal',
    '{af:Delorme}, {ag:P.}, & {af:Kassi}, {ag:A.-L.} ({y:2018}). {t:Les navetteurs invisibles}. {c:Revue de géographie sociale}, {v:24}({i:3}), {p:311-334}. https://doi.org/{doi:10.3917/rgs.243.0311}',
  ],
  [
    'book',
    '{af Vauclair:VAUCLAIR} {ag:Hélène}, {t:Histoire des jardins ouvriers}, {pl:Paris}, {pub:Éditions du Seuil Vert}, {y:2003}, {np:287} p.',
  ],
  [
    'chapter',
    '{af Morvan:MORVAN}, {ag:Yves}. {t:Le port et ses mémoires}. Dans : {ef Tessier:TESSIER}, {eg:Claire} (dir.). {c:Villes de mer}. {pl:Rennes} : {pub:Presses du Large}, {y:2009}, p. {p:61-84}.',
  ],
  [
    'thesis',
    '{af:Nguyen-Roux}, {ag:C.} ({y:2020}). {t:La parole en classe de sciences} [{g:Thèse de doctorat}, {pub:Université de Haute-Loire}].',
  ],
  [
    'article-journal',
    '{af:Bellanger} {ag S.:S}, {af:Diop} {ag M.:M}, et coll. {t:Chutes nocturnes en gériatrie}. {c:Rev Soins}. {y:2016};{v:9}({i:2}):{p:77-83}.',
  ],
  [
    'webpage',
    '{al:Office national des rivières}. ({y:2021}). {t:État des berges}. Consulté le {acc 2022-05-09:9 mai 2022}, à l’adresse {url:https://www.onr.example/berges}',
  ],
  [
    'article-newspaper',
    '{af Castan:CASTAN}, {ag:Louis}, « {t:Le dernier bac de la Loire} », {c:Le Courrier du Fleuve}, {d 2012-08-21:21 août 2012}, p. {p:9}.',
  ],
  ['legislation', '{t:Loi n° 2004-811 du 12 juillet 2004 relative aux rivages}'],
  ['book', '{ef:Baptiste}, {eg:R.} (dir.). ({y:1998}). {t:L’école à deux vitesses}. {pub:Presses de la Cité Haute}.'],
  ['book', '{af:d’Aubrac}, {ag:J.}, & {af:Le Goffic}, {ag:Y.} ({y:2011}). {t:Manuel d’hydrologie} ({ed 2:2e} éd.). {pub:Dunoir}.'],
  [
    'article-journal',
    '{ag:Marie} {af:Lefloch} et {ag:Paul} {af:Santini}, « {t:Patois et pouvoir} », {c:Langues et Sociétés}, vol. {v:18}, n° {i:2}, {y:1999}, p. {p:45-70}.',
  ],
  ['webpage', '{af:Garnier}, {ag:B.} (s. d.). {t:Réparer une toiture en ardoise}. {url:https://toits.example/ardoise}'],
  [
    'article-journal',
    '{af:Perrault}, {ag:É.}, {af:Simonet}, {ag:G.} ({y:2014}). {t Apprendre à lire après quarante ans:Apprendre à lire après qua-\nrante ans}. {c:Éducation\npermanente et société}, {v:6}, {p 12–29:12–\n29}. https://doi.org/{doi 10.4000/eps.1423:10.4000/\neps.1423}',
  ],
]

export const it: readonly Example[] = [
  [
    'article-journal',
    '{af:Ferrantini}, {ag:L.}, & {af:Dal Pozzo}, {ag:G.} ({y:2017}). {t:Il pendolarismo nelle aree interne}. {c:Rivista di Geografia Sociale}, {v:29}({i:1}), {p:55–78}. https://doi.org/{doi:10.3280/rgs2017-001004}',
  ],
  ['book', '{ag:G.} {af:Colonnelli}, {t:Storia dei giardini comunali}, {pub:Il Melograno}, {pl:Bologna} {y:2005}.'],
  [
    'chapter',
    '{af:Basile} {ag:M.} ({y:2011}), “{t:La città e il mare}”, in {ef:Riva} {eg:C.}, {ef:Neri} {eg:P.} (a cura di), {c:Paesaggi costieri}, {pub:Quodlibetto}, {pl:Macerata}, pp. {p:101-126}.',
  ],
  [
    'thesis',
    '{af:Zanetti}, {ag:F.} ({y:2019}). {t:Frane superficiali nell’Appennino} [{g:Tesi di dottorato}, {pub:Università di Montefiore}].',
  ],
  [
    'article-journal',
    '{af:Conti} {ag R.:R}, {af:De Luca} {ag A.:A}, {af:Monti} {ag P. G.:PG}. {t:Cadute in reparto: studio di coorte}. {c:G Ital Assist}. {y:2015};{v:34}({i:3}):{p:122-9}.',
  ],
  [
    'webpage',
    '{al:Istituto Nazionale delle Acque}. ({y:2022}). {t:Livelli dei laghi}. Consultato il {acc 2022-12-13:13 dicembre 2022}, da {url:https://www.ina-acque.example/laghi}',
  ],
  [
    'article-newspaper',
    '{af:Orsini}, {ag:Carla}, “{t:L’ultimo traghetto}”, {c:Il Corriere del Lago}, {d 2010-07-30:30 luglio 2010}, p. {p:21}.',
  ],
  ['legislation', '{t:Legge 5 marzo 2001, n. 57, Disposizioni in materia di coste}'],
  ['book', '{ef:Gentile}, {eg:S.} (a cura di). ({y:1999}). {t:La scuola dei piccoli}. {pub:Laterna}.'],
  [
    'book',
    '{af Marchesini:MARCHESINI}, {ag:Paolo}. {t:Idraulica elementare}. {ed 2:2a} ed. {pl:Padova}: {pub:Cedro}, {y:1987}. {np:190} p. ISBN {isbn:88-13-00123-6}.',
  ],
  [
    'article-journal',
    '{af:Sartori}, {ag:E.} et al. ({y:2021}). {t:Leggere a voce alta}. {c:Scuola e Didattica Nuova}, {v:3}({i:2}), {p:7–15}.',
  ],
  ['webpage', '{af:Fabbri}, {ag:N.} (s.d.). {t:Come potare l’ulivo}. {url:https://orto.example/ulivo}'],
  [
    'article-journal',
    '{af:Lombardi}, {ag:V.}, & {af:Greco}, {ag:I.} ({y:2016}). {t Mutamenti demografici nei borghi:Mutamenti demo-\ngrafici nei borghi}. {c Popolazione e Storia Locale:Popola-\nzione e Storia Locale}, {v:10}, {p 88–104:88–\n104}.',
  ],
]

export const pt: readonly Example[] = [
  [
    'article-journal',
    '{af:Figueira}, {ag:A. C.}, & {af:Tavares}, {ag:M.} ({y:2019}). {t:Deslocações diárias nas cidades médias}. {c:Revista de Estudos do Território}, {v:15}({i:2}), {p:99–121}. https://doi.org/{doi:10.14195/ret.15.2.5}',
  ],
  [
    'book',
    '{af Rezende:REZENDE}, {ag:Lúcia}. {t:História das hortas comunitárias}. {ed 2:2.} ed. {pl:São Paulo}: {pub:Jabuticaba}, {y:2008}.',
  ],
  [
    'chapter',
    '{af Moura:MOURA}, {ag:T.} {t:A cidade e o rio}. In: {ef Brandão:BRANDÃO}, {eg:E.} (org.). {c:Águas urbanas}. {pl:Porto Alegre}: {pub:Pampa}, {y:2012}. p. {p:61-83}.',
  ],
  [
    'thesis',
    '{af Siqueira:SIQUEIRA}, {ag:João Pedro}. {t:Deslizamentos na serra do mar}. {y:2017}. {g:Tese (Doutorado)} – {pub:Universidade do Vale}, {pl:Curitiba}, 2017.',
  ],
  [
    'article-journal',
    '{af Prado:PRADO}, {ag:C.}; {af Lins:LINS}, {ag:R. M.} {t:Quedas em idosos institucionalizados}. {c:Revista de Enfermagem Prática}, {pl:Recife}, v. {v:12}, n. {i:3}, p. {p:210-219}, {y:2015}.',
  ],
  [
    'webpage',
    '{al:Instituto da Água}. ({y:2022}). {t:Níveis das albufeiras}. Acedido em {acc 2022-09-14:14 de setembro de 2022}, em {url:https://www.iagua.example/niveis}',
  ],
  [
    'article-newspaper',
    '{af Batista:BATISTA}, {ag:Inês}. {t:O último barqueiro}. {c:Jornal do Norte}, {pl:Belém}, {d 2010-06-12:12 jun. 2010}, p. {p:5}.',
  ],
  ['legislation', '{t:Lei n.º 58/2005, de 29 de dezembro}'],
  ['book', '{ef:Guimarães}, {eg:P.} (Coord.). ({y:2000}). {t:Escola e território}. {pub:Afronta}.'],
  [
    'article-journal',
    '{af:Dos Santos}, {ag:L.}, {af:Pimentel-Reis}, {ag:J.}, et al. ({y:2021}). {t:Leitura partilhada no 1.º ciclo}. {c:Educação em Foco}, {v:9}, {p:14–30}.',
  ],
  [
    'webpage',
    '{af:Caldeira}, {ag:N.} (s.d.). {t:Como podar a oliveira}. Disponível em: {url:https://quintal.example/oliveira}. Acesso em: {acc 2020-02-05:5 fev. 2020}.',
  ],
  [
    'article-journal',
    '{af:Esteves}, {ag:V.}, & {af:Nóbrega}, {ag:D.} ({y:2016}). {t Envelhecimento e memória nas aldeias:Envelheci-\nmento e memória nas aldeias}. {c:Sociologia\nLocal}, {v:3}({i:1}), {p 27–44:27–\n44}.',
  ],
  ['report', '{al:Ministério das Cidades}. ({y:2013}). {t:Relatório sobre a mobilidade urbana}. {pub:Ministério das Cidades}.'],
]

export const ro: readonly Example[] = [
  [
    'article-journal',
    '{af:Munteanu}, {ag:C.}, & {af:Drăgulescu}, {ag:I. A.} ({y:2019}). {t:Navetismul în zonele metropolitane}. {c:Revista de Sociologie Urbană}, {v:11}({i:2}), {p:87–104}. https://doi.org/{doi:10.24193/rsu.2019.2.06}',
  ],
  ['book', '{af:Vlădescu}, {ag:Mihaela}, {t:Istoria grădinilor publice din România}, {pub:Editura Arbore}, {pl:București}, {y:2007}.'],
  [
    'chapter',
    '{af:Petrescu-Dima}, {ag:L.} ({y:2015}). {t:Memoria orașelor mici}. În {eg:D.} {ef:Suciu} & {eg:R.} {ef:Țîru} (coord.), {c:Orașul și trecutul} (pp. {p:33–58}). {pub:Polirom Nou}.',
  ],
  [
    'thesis',
    '{af:Ciobanu}, {ag:A.-M.} ({y:2021}). {t:Modele de predicție a viiturilor} [{g:Teză de doctorat}, {pub:Universitatea Tehnică din Cluj}].',
  ],
  [
    'article-journal',
    '{af:Ștefănescu} {ag R.:R}, {af:Olteanu} {ag M. D.:MD}. {t:Complicații tardive după fractura de radius}. {c:Rev Med Chir Iași}. {y:2013};{v:117}({i:4}):{p:901-7}.',
  ],
  [
    'webpage',
    '{al:Institutul Național de Statistică}. ({y:2023}). {t:Populația pe județe}. Accesat la {acc 2023-11-20:20 noiembrie 2023}, de la {url:https://www.inst-stat.example/judete}',
  ],
  [
    'article-newspaper',
    '{af:Ghinea}, {ag:Radu}, „{t:Trenul care nu mai vine}”, {c:Gazeta de Vest}, {d 2014-06-05:5 iunie 2014}, p. {p:7}.',
  ],
  ['legislation', '{t:Legea nr. 88/2005 privind protecția fondului forestier}'],
  ['book', '{ef:Avramescu}, {eg:T.} (coord.). ({y:2010}). {t:Sate fără școli}. {pub:Editura Universitară Nouă}.'],
  [
    'article-journal',
    '{af:Pop}, {ag:Ioana}; {af:Crișan}, {ag:Vasile}, {t:Dialecte de frontieră}, în {c:Limba și Graiul}, vol. {v:22}, nr. {i:1}, {y:2002}, pp. {p:15-31}.',
  ],
  [
    'book',
    '{af Zamfirescu:ZAMFIRESCU}, {ag:Dan}. {t:Rezistența materialelor}. Ediția a {ed 2:II}-a. {pl:Timișoara}: {pub:Politehnica}, {y:1994}. {np:280} p. ISBN {isbn:973-9389-11-2}.',
  ],
  ['report', '{al:Ministerul Mediului}. (f.a.). {t:Raport privind calitatea aerului}. {url:https://mediu.example/raport-aer.pdf}'],
  [
    'article-journal',
    '{af:Neagu}, {ag:F.} et al. ({y:2017}). {t Învăţarea la distanță în mediul rural:Învăţarea la dis-\ntanță în mediul rural}. {c:Educația\nAzi}, {v:4}, {p 5–18:5–\n18}.',
  ],
]
