import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
resultaat noun n
  what a study finds: uitkomst, bevinding; academic onderzoeksresultaat = De «resultaten» ondersteunen de eerste hypothese.
  what effort brings: opbrengst, uitkomst, effect = Het overleg leverde geen concreet «resultaat» op.
uitkomst noun c
  what comes out: resultaat, uitslag, afloop = De «uitkomst» van de stemming verraste zelfs de minister.
bevinding noun c
  what was found: resultaat, uitkomst, constatering, vaststelling = Deze «bevindingen» komen overeen met eerder onderzoek.
onderzoek noun n
  close study: studie, analyse; academic research = Het «onderzoek» naar slaapgebrek duurde drie jaar.
  official inquiry: enquête, naspeuring = Het parlement stelde een «onderzoek» in naar de fraude.
studie noun c
  piece of research: onderzoek, verhandeling, onderzoekswerk = Aan de «studie» namen 240 jongeren deel.
  course at a university: opleiding, studierichting = Zij rondde haar «studie» in vier jaar af.
wetenschap noun c
  search for knowledge: onderzoek, academische wereld; dated geleerdheid = De «wetenschap» heeft deze vraag lang genegeerd.
onderzoeker noun c
  one who does research: wetenschapper, geleerde; dated vorser = De «onderzoekers» volgden de deelnemers tien jaar lang.
methode noun c
  planned way of working: werkwijze, aanpak, procedure, techniek; academic methodiek = De gekozen «methode» is ook geschikt voor kleine steekproeven.
werkwijze noun c
  way of proceeding: methode, aanpak, procedure, handelwijze = De «werkwijze» wordt in het tweede hoofdstuk toegelicht.
procedure noun c
  fixed series of steps: werkwijze, methode, gang van zaken = De «procedure» was voor alle proefpersonen gelijk.
aanpak noun c
  way of dealing with something: benadering, werkwijze, methode, handelwijze = Een strengere «aanpak» van fraude bleek weinig effectief.
benadering noun c
  way of treating a question: aanpak, invalshoek, zienswijze = De systemische «benadering» plaatst het gezin centraal.
  figure close to the true one: schatting, raming = De berekening geeft slechts een «benadering» van de werkelijke waarde.
gegevens noun
  recorded facts: data, cijfers, informatie, feiten = De «gegevens» zijn afkomstig uit een landelijke enquête.
informatie noun c
  facts told: gegevens, inlichtingen, kennis; informal info = De archieven bevatten veel «informatie» over het dagelijks leven.
hypothese noun c
  statement to be tested: veronderstelling, aanname, vermoeden, stelling = De tweede «hypothese» kon niet worden bevestigd.
veronderstelling noun c
  what is taken to be true: aanname, vooronderstelling, vermoeden; academic premisse, assumptie = Het model berust op de «veronderstelling» dat mensen rationeel handelen.
aanname noun c
  what is taken to be true: veronderstelling, vooronderstelling; academic premisse, assumptie = Deze «aanname» wordt in de literatuur zelden getoetst.
vermoeden noun n
  what one thinks likely: gissing, veronderstelling, idee; opposite zekerheid = De metingen bevestigen het «vermoeden» van de onderzoekers.
stelling noun c
  claim to be defended: bewering, these, standpunt; opposite tegenwerping = De auteur onderbouwt zijn «stelling» met talrijke bronnen.
bewering noun c
  what is said to be so: stelling, uitspraak, claim; academic assertie = Voor deze «bewering» levert de tekst geen bewijs.
uitspraak noun c
  what is said: bewering, opmerking, uitlating = De «uitspraken» van de minister leidden tot veel kritiek.
  decision of a court: vonnis, oordeel, beslissing = Tegen de «uitspraak» van de rechtbank staat hoger beroep open.
opmerking noun c
  short thing said: kanttekening, aantekening, uitspraak = Twee kritische «opmerkingen» zijn hier op hun plaats.
steekproef noun c
  part of a population: selectie, deelverzameling; academic sample; opposite populatie = De «steekproef» omvat vijfhonderd willekeurig gekozen huishoudens.
enquête noun c
  asking many people: peiling, rondvraag, bevraging; academic survey = Volgens de «enquête» steunt een meerderheid de nieuwe wet.
vragenlijst noun c
  list of questions: enquêteformulier, questionnaire, enquête = De «vragenlijst» werd door 312 studenten volledig ingevuld.
effect noun n
  what a cause brings about: uitwerking, gevolg, invloed, werking; opposite oorzaak = Het «effect» van de maatregel was bij jongeren groter.
gevolg noun n
  what follows from something: effect, consequentie, uitvloeisel, resultaat; opposite oorzaak = De «gevolgen» van de hervorming zijn nog niet te overzien.
consequentie noun c
  what follows from something: gevolg, uitvloeisel, effect, implicatie = Het arrest heeft verstrekkende «consequenties» voor de praktijk.
invloed noun c
  power to affect: effect, inwerking, uitwerking; academic impact = De «invloed» van ouders op de beroepskeuze is goed onderzocht.
  power over people: macht, gezag, zeggenschap = De «invloed» van de kerk nam in de achttiende eeuw af.
impact noun c
  strong effect: invloed, uitwerking, effect, weerslag = De «impact» van sociale media op tieners is omstreden.
oorzaak noun c
  what brings something about: reden, aanleiding, oorsprong; opposite gevolg = De «oorzaken» van de ziekte zijn nog steeds onbekend.
reden noun c
  why something is so: oorzaak, beweegreden, grond = Een belangrijke «reden» voor de uitval was tijdgebrek.
aanleiding noun c
  what sets something off: directe oorzaak, reden, prikkel = De «aanleiding» voor het conflict was een ruzie over grond.
factor noun c
  thing that plays a part: element, omstandigheid; academic determinant = Meerdere «factoren» bepalen de leerprestaties van kinderen.
rol noun c
  part played: functie, taak, plaats = De «rol» van grootouders in de opvoeding is veranderd.
functie noun c
  what something is there for: taak, rol, werking = De precieze «functie» van het eiwit is nog onduidelijk.
  post that one holds: ambt, betrekking, positie = Hij bekleedde deze «functie» tot aan zijn pensioen.
betekenis noun c
  being important: belang, gewicht, waarde; academic relevantie = De «betekenis» van deze ontdekking werd pas later erkend.
  what a word means: zin, inhoud, strekking = De oorspronkelijke «betekenis» van het woord is vervaagd.
belang noun n
  being important: betekenis, gewicht, waarde; academic relevantie = Het «belang» van goede voorlichting wordt vaak onderschat.
  what is good for someone: voordeel, welzijn, baat = De rechter handelt altijd in het «belang» van het kind.
relevantie noun c
  mattering for a question: belang, betekenis, toepasselijkheid; opposite irrelevantie = De maatschappelijke «relevantie» van het onderwerp staat buiten kijf.
aspect noun n
  side of a matter: kant, zijde, facet, element = Dit «aspect» krijgt in de literatuur te weinig aandacht.
element noun n
  part of a whole: bestanddeel, onderdeel, component, factor = Muziek vormt een belangrijk «element» van het ritueel.
onderdeel noun n
  part of a whole: deel, element, component, bestanddeel; opposite geheel = De toets bestaat uit vier «onderdelen».
deel noun n
  some of a whole: gedeelte, onderdeel, stuk, portie; opposite geheel = Een groot «deel» van de bevolking spreekt twee talen.
gezichtspunt noun n
  where one judges from: standpunt, oogpunt, invalshoek, perspectief = De roman wisselt voortdurend van «gezichtspunt».
perspectief noun n
  where one looks from: gezichtspunt, oogpunt, invalshoek, blikveld = Het verhaal wordt verteld vanuit het «perspectief» van een kind.
  outlook: vooruitzicht, toekomst, kans = Jongeren zonder diploma hebben weinig «perspectief» op werk.
invalshoek noun c
  side from which one looks: gezichtspunt, perspectief, benadering, oogpunt = Elke discipline bekijkt armoede vanuit een andere «invalshoek».
standpunt noun n
  opinion in a debate: mening, opvatting, zienswijze, positie = Beide partijen hielden vast aan hun «standpunt».
mening noun c
  what one thinks: opinie, opvatting, oordeel, zienswijze = De «meningen» over de oorzaak van de crisis lopen uiteen.
opvatting noun c
  way of seeing: mening, zienswijze, denkbeeld, visie = Deze «opvatting» overheerste tot ver in de negentiende eeuw.
visie noun c
  way of seeing: opvatting, kijk, zienswijze, standpunt = Haar «visie» op het onderwijs was haar tijd ver vooruit.
overtuiging noun c
  firm belief: geloof, vaste mening, opvatting; opposite twijfel = De vorst handelde uit religieuze «overtuiging».
theorie noun c
  system of explanations: leer, verklaringsmodel, stelsel; opposite praktijk = De «theorie» verklaart waarom groepen normen ontwikkelen.
praktijk noun c
  actual doing: werkelijkheid, uitvoering, toepassing; opposite theorie = In de «praktijk» blijkt het model moeilijk bruikbaar.
  how things are usually done: gewoonte, gebruik, handelwijze = De «praktijk» van kinderarbeid bestond tot in de twintigste eeuw.
begrip noun n
  idea: concept, notie, denkbeeld, term = Het «begrip» duurzaamheid komt oorspronkelijk uit de bosbouw.
  being able to understand: inzicht, verstand, bevattingsvermogen; opposite onbegrip = Een goed «begrip» van de tekst vereist enige voorkennis.
concept noun n
  idea: begrip, notie, denkbeeld, idee = Het «concept» burgerschap is in de loop der tijd veranderd.
term noun c
  word for a thing: benaming, woord, uitdrukking, begrip = De «term» werd voor het eerst in de geneeskunde gebruikt.
definitie noun c
  saying what a term means: begripsbepaling, omschrijving, begripsomschrijving = Een eenduidige «definitie» van armoede bestaat niet.
model noun n
  simplified picture of reality: schema, voorstelling, weergave = Het «model» beschrijft de verspreiding van het virus.
  what is to be imitated: voorbeeld, patroon, toonbeeld = Het Finse onderwijs diende als «model» voor de hervorming.
kader noun n
  structure of ideas: raamwerk, structuur, context = Het theoretisch «kader» wordt in het volgende hoofdstuk besproken.
bewijs noun n
  what shows that something is true: bewijsmateriaal, bewijsgrond, staving; academic evidentie; opposite weerlegging = Voor deze theorie bestaat tot nu toe geen overtuigend «bewijs».
aanwijzing noun c
  sign of something: indicatie, teken, signaal, vingerwijzing = Er zijn «aanwijzingen» dat de nederzetting ouder is dan gedacht.
  what tells one how to act: instructie, voorschrift, richtlijn = De deelnemers volgden de «aanwijzingen» van de proefleider op.
argument noun n
  reason in a debate: bewijsgrond, motief, grond; opposite tegenargument = De auteur voert drie «argumenten» voor de hervorming aan.
redenering noun c
  chain of reasons: betoog, gedachtegang, argumentatie, bewijsvoering = De «redenering» van het hof overtuigt niet op alle punten.
betoog noun n
  text or speech that argues: redenering, argumentatie, uiteenzetting, verhandeling = Het «betoog» van de schrijver steunt op twee voorbeelden.
verklaring noun c
  making clear why: uitleg, toelichting, duiding = Voor dit verschijnsel ontbreekt nog een sluitende «verklaring».
  official statement: mededeling, bekendmaking, getuigenis = De regering legde een korte «verklaring» af over de crisis.
uitleg noun c
  making clear: toelichting, verklaring, verduidelijking, opheldering = Leerlingen vroegen om extra «uitleg» bij de opdracht.
toelichting noun c
  further words that explain: uitleg, verklaring, verduidelijking, commentaar = Een «toelichting» bij de tabel staat in de bijlage.
interpretatie noun c
  saying what something means: uitleg, duiding, lezing, verklaring; academic exegese = De «interpretatie» van deze cijfers vraagt om voorzichtigheid.
beschrijving noun c
  account of what something is like: omschrijving, schets, weergave, typering = Een nauwkeurige «beschrijving» van de plant verscheen pas in 1812.
analyse noun c
  close study of parts: ontleding, onderzoek, bestudering; opposite synthese = De «analyse» van de teksten verliep in drie stappen.
vergelijking noun c
  setting side by side: tegenoverstelling, toetsing, afweging = Een «vergelijking» van beide landen levert verrassende overeenkomsten op.
verschil noun n
  being unlike: onderscheid, afwijking, ongelijkheid; academic discrepantie; opposite overeenkomst = Tussen de groepen werd geen significant «verschil» gevonden.
onderscheid noun n
  line between two things: verschil, scheidslijn, afbakening = Het «onderscheid» tussen vorm en inhoud is niet altijd duidelijk.
overeenkomst noun c
  being alike: gelijkenis, parallel, verwantschap; academic analogie; opposite verschil = De beide grondwetten vertonen veel «overeenkomsten».
  what parties agree on: akkoord, contract, verdrag, afspraak = De landen sloten een «overeenkomst» over de visserij.
gelijkenis noun c
  being alike: overeenkomst, verwantschap, parallel; academic analogie; opposite verschil = De «gelijkenis» tussen beide mythen is geen toeval.
tegenstelling noun c
  being wholly unlike: contrast, contradictie, tegendeel; opposite overeenkomst = De «tegenstelling» tussen stad en platteland werd steeds scherper.
samenhang noun c
  link between things: verband, relatie, verbondenheid; academic correlatie, coherentie = De «samenhang» tussen slaap en prestaties is sterk.
verband noun n
  link between things: relatie, samenhang, betrekking; academic correlatie = Er bestaat een duidelijk «verband» tussen inkomen en gezondheid.
relatie noun c
  link between things: verband, verhouding, samenhang; academic correlatie = De «relatie» tussen loon en tevredenheid is niet lineair.
  dealings with people: betrekking, band, contact, omgang = De «relaties» tussen beide staten verbeterden na de oorlog.
verhouding noun c
  how sizes stand to each other: ratio, proportie, evenredigheid = De «verhouding» tussen mannen en vrouwen is één op twee.
  how people stand to each other: relatie, betrekking, band = De «verhouding» tussen koning en parlement bleef gespannen.
wisselwerking noun c
  acting on each other: interactie, wederzijdse beïnvloeding, samenspel = De «wisselwerking» tussen taal en cultuur is complex.
context noun c
  what stands around something: verband, samenhang, kader, achtergrond = Het citaat is uit zijn «context» gehaald.
achtergrond noun c
  what lies behind something: context, toedracht, voorgeschiedenis = De «achtergrond» van het conflict wordt kort geschetst.
  where a person comes from: afkomst, herkomst, milieu = Leerlingen met een andere culturele «achtergrond» kregen extra lessen.
omstandigheid noun c
  how things stand around: situatie, toestand, conditie = Onder deze «omstandigheden» was verder overleg onmogelijk.
situatie noun c
  how things stand: toestand, omstandigheden, positie, stand van zaken = De economische «situatie» verslechterde in korte tijd.
toestand noun c
  how things are: situatie, staat, gesteldheid, conditie = De «toestand» van de patiënten bleef stabiel.
voorwaarde noun c
  what must hold: vereiste, eis, conditie; academic beding = Toestemming van de ouders was een «voorwaarde» voor deelname.
eis noun c
  what is asked for: vereiste, voorwaarde, vordering = Het gebouw voldoet aan de «eisen» voor brandveiligheid.
criterium noun n
  by what one judges: maatstaf, norm, toetssteen = De «criteria» voor de keuze van de teksten zijn helder.
maatstaf noun c
  by what one judges: criterium, norm, standaard, graadmeter = Winst is niet de enige «maatstaf» voor succes.
norm noun c
  rule of behaviour: regel, standaard, maatstaf, richtsnoer = Sociale «normen» bepalen het gedrag van groepen.
regel noun c
  what tells how to act: voorschrift, norm, richtlijn, bepaling = De «regels» voor de spelling werden in 1995 herzien.
richtlijn noun c
  rule to go by: voorschrift, leidraad, richtsnoer, instructie = Artsen houden zich aan de «richtlijnen» van hun beroepsgroep.
beginsel noun n
  basic rule: principe, grondslag, uitgangspunt, grondregel = Het «beginsel» van gelijke behandeling geldt voor iedereen.
principe noun n
  basic rule: beginsel, grondregel, uitgangspunt, stelregel = Het «principe» van vraag en aanbod verklaart de prijsstijging.
uitgangspunt noun n
  where thinking starts: vertrekpunt, grondslag, basis, beginsel = Het «uitgangspunt» van deze scriptie is een praktisch probleem.
grondslag noun c
  what something rests on: basis, fundament, beginsel, grond = De «grondslag» van het recht ligt in de grondwet.
basis noun c
  what something rests on: grondslag, fundament, ondergrond, grond = Vertrouwen vormt de «basis» van elke samenwerking.
wet noun c
  rule made by the state: wettelijke regeling, voorschrift, verordening = De «wet» verbiedt elke vorm van discriminatie.
recht noun n
  what one is entitled to: aanspraak, bevoegdheid, vrijheid; academic rechtstitel; opposite plicht = Ieder kind heeft het «recht» om naar school te gaan.
plicht noun c
  what one must do: verplichting, taak, opdracht; opposite recht = Het verdrag legt beide partijen zware «plichten» op.
verplichting noun c
  what one is bound to do: plicht, verbintenis, taak; opposite vrijstelling = De staat kwam zijn internationale «verplichtingen» niet na.
verantwoordelijkheid noun c
  being answerable: aansprakelijkheid, plicht, zorg = De «verantwoordelijkheid» voor de veiligheid ligt bij de werkgever.
besluit noun n
  act of deciding: beslissing, uitspraak, keuze = Het «besluit» om te stoppen viel in het najaar.
beslissing noun c
  act of deciding: besluit, keuze, uitspraak = De «beslissing» van de commissie was unaniem.
keuze noun c
  act of choosing: selectie, beslissing, voorkeur = De «keuze» voor interviews wordt hieronder gemotiveerd.
oordeel noun n
  opinion formed: mening, beoordeling, uitspraak, opinie = Het «oordeel» van de critici over de roman was mild.
beoordeling noun c
  saying how good something is: evaluatie, waardering, oordeel, toetsing = De «beoordeling» van de scripties gebeurt door twee docenten.
conclusie noun c
  what is inferred: gevolgtrekking, slotsom, eindoordeel = De «conclusie» van de auteur gaat verder dan zijn gegevens.
vraag noun c
  what is asked: vraagstelling, vraagpunt, enquêtevraag; academic item; opposite antwoord = De deelnemers beantwoordden schriftelijk twintig «vragen».
  matter to be treated: kwestie, probleem, vraagstuk = De «vraag» wie aansprakelijk is, blijft onbeantwoord.
vraagstelling noun c
  what a paper asks: onderzoeksvraag, probleemstelling, hoofdvraag = De «vraagstelling» vloeit voort uit eerder onderzoek.
antwoord noun n
  what is said in return: reactie, weerwoord; academic repliek; opposite vraag = Het «antwoord» van de minister was kort en duidelijk.
probleem noun n
  difficult matter: moeilijkheid, vraagstuk, knelpunt, kwestie; opposite oplossing = Het grootste «probleem» was het gebrek aan gegevens.
vraagstuk noun n
  difficult question: probleem, kwestie, vraag = Migratie is een «vraagstuk» dat heel Europa aangaat.
kwestie noun c
  matter under debate: vraagstuk, zaak, aangelegenheid, vraag = De «kwestie» werd pas na jaren opgelost.
moeilijkheid noun c
  what is hard: probleem, obstakel, complicatie = Het vertalen van de gedichten bracht «moeilijkheden» met zich mee.
uitdaging noun c
  hard task: opgave, moeilijke taak, krachtproef = De vergrijzing is een «uitdaging» voor de gezondheidszorg.
oplossing noun c
  answer to a problem: uitweg, antwoord, remedie; opposite probleem = De partijen zochten samen naar een «oplossing» voor het conflict.
doel noun n
  what one wants to reach: doelstelling, oogmerk, streven, bedoeling = Het «doel» van dit onderzoek is tweeledig.
doelstelling noun c
  what one sets out to reach: doel, oogmerk, streven, ambitie = De «doelstellingen» van het klimaatbeleid werden niet gehaald.
bedoeling noun c
  what one means to do: intentie, oogmerk, voornemen, plan = De «bedoeling» van de wetgever was anders dan de uitwerking.
taak noun c
  work to be done: opdracht, opgave, functie, werk = De leraar verdeelde de «taken» over drie groepen.
opdracht noun c
  work one is told to do: taak, opgave, instructie, order = De leerlingen voerden de «opdracht» zelfstandig uit.
plan noun n
  what one means to do: voornemen, ontwerp, opzet, project = Het «plan» voor een nieuwe haven stuitte op verzet.
opzet noun c
  how something is set up: ontwerp, structuur, plan, indeling = De «opzet» van het experiment wordt in figuur 1 getoond.
ontwerp noun n
  drawing up or plan: opzet, plan, schets, concept = Het «ontwerp» van de brug dateert uit 1890.
thema noun n
  what is treated: onderwerp, motief, kwestie = Eenzaamheid is een terugkerend «thema» in haar poëzie.
onderwerp noun n
  what is treated: thema, vraagstuk, kwestie, materie = Over dit «onderwerp» is nog weinig gepubliceerd.
inhoud noun c
  what is in a text: strekking, betekenis, materie; opposite vorm = De «inhoud» van de brief bleef lang geheim.
vorm noun c
  outer shape: gedaante, gestalte, uiterlijk; opposite inhoud = De bladeren hebben een langwerpige «vorm».
  kind: soort, type, variant, wijze = Deze «vorm» van onderwijs is in Nederland zeldzaam.
structuur noun c
  how parts are put together: opbouw, bouw, samenstelling, indeling = De «structuur» van het eiwit werd in 1958 ontrafeld.
opbouw noun c
  how parts are put together: structuur, indeling, samenstelling, opzet = De «opbouw» van het gedicht is streng symmetrisch.
indeling noun c
  putting into groups or parts: ordening, verdeling, onderverdeling; academic classificatie = De «indeling» in vier perioden is algemeen aanvaard.
samenstelling noun c
  what something is made of: opbouw, structuur, gesteldheid; academic compositie = De chemische «samenstelling» van het water werd wekelijks gemeten.
systeem noun n
  whole of ordered parts: stelsel, bestel, geheel = Het «systeem» van sociale zekerheid staat onder druk.
stelsel noun n
  whole of ordered parts: systeem, bestel, structuur = Het Nederlandse «stelsel» van toeslagen is bijzonder ingewikkeld.
orde noun c
  state of being arranged: ordening, regelmaat, structuur; opposite wanorde, chaos = De schrijver brengt «orde» in een onoverzichtelijke hoeveelheid bronnen.
volgorde noun c
  what comes after what: opeenvolging, rangschikking, reeks; academic sequentie = De «volgorde» van de vragen was voor iedereen gelijk.
reeks noun c
  things one after another: serie, rij, opeenvolging, keten = Een «reeks» van schandalen ondermijnde het vertrouwen.
groep noun c
  people or things together: categorie, verzameling, gezelschap = De deelnemers werden in twee «groepen» verdeeld.
categorie noun c
  class of things: klasse, groep, soort, rubriek = De antwoorden werden in vijf «categorieën» ondergebracht.
soort noun c
  kind: type, vorm, slag, categorie = Dit «soort» fouten komt vaak voor bij beginners.
  group of living things: species, diersoort = Deze «soort» leeft alleen in zoet water.
type noun n
  kind: soort, vorm, categorie, slag = Er bestaan drie «typen» van dit virus.
voorbeeld noun n
  single case that shows something: geval, illustratie, staaltje = Dit «voorbeeld» laat zien hoe de regel werkt.
geval noun n
  single instance: voorbeeld, voorval, situatie = In enkele «gevallen» bleek de behandeling niet te helpen.
gebeurtenis noun c
  what happens: voorval, feit, incident, gebeuren = De «gebeurtenissen» van 1989 veranderden heel Europa.
verschijnsel noun n
  what can be observed: fenomeen, feit = Dit «verschijnsel» doet zich vooral in grote steden voor.
fenomeen noun n
  what can be observed: verschijnsel, feit = Het «fenomeen» werd al in de oudheid beschreven.
feit noun n
  what is really so: gegeven, werkelijkheid, waarheid; opposite fictie = De schrijver verdraait enkele historische «feiten».
werkelijkheid noun c
  what really is: realiteit, feitelijkheid, waarheid; opposite schijn, verbeelding = De roman vermengt fictie en «werkelijkheid».
waarheid noun c
  what is true: werkelijkheid, juistheid, feit; opposite leugen, onwaarheid = De getuigen spraken volgens de rechter de «waarheid».
proces noun n
  series of changes: verloop, ontwikkeling, gang van zaken = Het «proces» van verstedelijking begon in de twaalfde eeuw.
  case in court: rechtszaak, rechtsgeding, geding = Het «proces» tegen de bestuurders duurde vijf maanden.
ontwikkeling noun c
  gradual change: groei, vooruitgang, evolutie, verloop = De «ontwikkeling» van het kind verloopt in fasen.
verandering noun c
  becoming different: wijziging, omslag, omvorming; academic transformatie; opposite stilstand = De «veranderingen» in het klimaat zijn duidelijk meetbaar.
wijziging noun c
  making different: aanpassing, verandering, herziening; academic modificatie = De «wijziging» van de wet trad in januari in werking.
aanpassing noun c
  making fit: wijziging, afstemming, bijstelling; academic adaptatie = De «aanpassing» aan het nieuwe klimaat verliep traag.
overgang noun c
  passing from one state to another: omslag, verandering, overstap; academic transitie = De «overgang» naar duurzame energie kost veel tijd.
verbetering noun c
  becoming better: vooruitgang, ontwikkeling, herstel; opposite verslechtering = De training leidde tot een «verbetering» van het geheugen.
vooruitgang noun c
  moving forward: ontwikkeling, verbetering, progressie; opposite achteruitgang = De technische «vooruitgang» bracht nieuwe risico's met zich mee.
groei noun c
  becoming larger: toename, stijging, uitbreiding, aanwas; opposite krimp = De «groei» van de bevolking vlakte na 1970 af.
toename noun c
  becoming more: stijging, groei, vermeerdering, aanwas; opposite afname = Een «toename» van het verkeer leidt tot meer files.
stijging noun c
  going up: toename, groei, verhoging; opposite daling = De «stijging» van de huizenprijzen zet zich voort.
afname noun c
  becoming less: daling, vermindering, terugloop; academic reductie; opposite toename = De «afname» van het aantal insecten is zorgwekkend.
daling noun c
  going down: afname, terugloop, vermindering, verlaging; opposite stijging = De «daling» van de rente stimuleerde de woningmarkt.
vermindering noun c
  making or becoming less: afname, verlaging, daling; academic reductie; opposite vermeerdering = Een «vermindering» van de uitstoot is dringend nodig.
achteruitgang noun c
  becoming worse or weaker: verval, verslechtering, terugval; opposite vooruitgang = De economische «achteruitgang» van de stad begon rond 1700.
aantal noun n
  how many: hoeveelheid, getal, tal = Het «aantal» studenten stijgt al jaren.
hoeveelheid noun c
  how much: kwantiteit, massa, volume; academic kwantum = De «hoeveelheid» neerslag neemt elk jaar af.
omvang noun c
  how large: grootte, reikwijdte, afmeting, uitgestrektheid = De «omvang» van de schade is nog onbekend.
mate noun c
  degree: graad, omvang, hoogte = De «mate» van steun verschilde sterk per regio.
graad noun c
  step on a scale: mate, niveau, trap = De «graad» van vervuiling werd elk uur gemeten.
niveau noun n
  height on a scale: peil, hoogte, graad, stand = Het «niveau» van de leerlingen is de laatste jaren gedaald.
peil noun n
  height on a scale: niveau, stand, hoogte, gehalte = De prijzen keerden terug naar het «peil» van voor de crisis.
aandeel noun n
  part of a whole: percentage, deel, gedeelte, portie = Het «aandeel» van vrouwen in het bestuur blijft laag.
waarde noun c
  number measured: uitkomst, getal, meetwaarde = De gemeten «waarden» liggen onder de norm.
  what makes a thing worth having: betekenis, belang, nut, verdienste = De wetenschappelijke «waarde» van de verzameling is onbetwist.
gemiddelde noun n
  mean value: gemiddelde waarde, doorsnee; academic rekenkundig gemiddelde = De lonen liggen ver onder het «gemiddelde» van de sector.
kenmerk noun n
  what marks a thing: eigenschap, karaktertrek, bijzonderheid; academic karakteristiek, attribuut = Een belangrijk «kenmerk» van deze stijl is de symmetrie.
eigenschap noun c
  what belongs to a thing: kenmerk, hoedanigheid, kwaliteit; academic attribuut = De «eigenschappen» van het materiaal werden in een laboratorium getest.
kwaliteit noun c
  how good something is: gehalte, niveau, deugdelijkheid = De «kwaliteit» van het drinkwater is uitstekend.
aard noun c
  what something is like: karakter, natuur, wezen, gesteldheid = De «aard» van de schade werd door experts vastgesteld.
wezen noun n
  innermost nature of a thing: aard, kern, essentie, natuur = Het «wezen» van de kunst laat zich moeilijk omschrijven.
kern noun c
  most important part: essentie, hart, wezen, hoofdzaak = De «kern» van het betoog staat in de inleiding.
voordeel noun n
  what is good about something: pluspunt, winst, baat, profijt; opposite nadeel = Het «voordeel» van deze methode is haar eenvoud.
nadeel noun n
  what is bad about something: minpunt, bezwaar, schaduwzijde, keerzijde; opposite voordeel = Een «nadeel» van interviews is dat ze veel tijd kosten.
nut noun n
  being of use: voordeel, baat, waarde, bruikbaarheid; opposite nutteloosheid = Het «nut» van huiswerk wordt soms in twijfel getrokken.
gebruik noun n
  putting to use: toepassing, aanwending, benutting, inzet = Het «gebruik» van antibiotica is sterk gestegen.
  what people usually do: gewoonte, traditie, zede = Dit «gebruik» is in het oosten van het land nog levend.
toepassing noun c
  putting to use: gebruik, aanwending, inzet; academic implementatie = De «toepassing» van de regel blijkt in de praktijk lastig.
uitvoering noun c
  carrying out: verwezenlijking, tenuitvoerlegging, volvoering; academic implementatie = De «uitvoering» van het plan liep vertraging op.
maatregel noun c
  step taken: ingreep, stap, voorziening, regeling = De «maatregelen» tegen het virus troffen vooral de horeca.
handeling noun c
  what is done: daad, actie, verrichting, optreden = Elke «handeling» van de chirurg werd gefilmd.
gedrag noun n
  how one acts: handelwijze, houding, optreden, doen en laten = Het «gedrag» van de dieren werd dag en nacht gevolgd.
houding noun c
  way of thinking and acting: instelling, opstelling, attitude, gezindheid = De «houding» van jongeren tegenover politiek is veranderd.
ervaring noun c
  what one has lived through: belevenis, ondervinding, wedervaren = Vluchtelingen vertelden over hun «ervaringen» tijdens de reis.
  skill gained by doing: praktijk, routine, ondervinding; opposite onervarenheid = Docenten met veel «ervaring» scoorden in de toets hoger.
kennis noun c
  what is known: weten, wetenschap, inzicht, deskundigheid; opposite onwetendheid = De «kennis» over deze ziekte is nog beperkt.
inzicht noun n
  understanding gained: begrip, kennis, besef = De studie biedt nieuw «inzicht» in de taalontwikkeling.
idee noun n
  thought: gedachte, denkbeeld, inval, concept = Het «idee» van een Europese munt is niet nieuw.
gedachte noun c
  what one thinks: idee, denkbeeld, overweging, notie = De «gedachte» dat armoede eigen schuld is, blijft hardnekkig.
overweging noun c
  what one weighs up: afweging, gedachte, beraad, beschouwing = Financiële «overwegingen» gaven uiteindelijk de doorslag.
beschouwing noun c
  thinking something over in writing: bespreking, overdenking, verhandeling; academic reflectie = Het boek besluit met een «beschouwing» over de toekomst.
vermogen noun n
  being able: bekwaamheid, capaciteit, kunnen, talent; opposite onvermogen = Het «vermogen» om te plannen ontwikkelt zich langzaam.
vaardigheid noun c
  being good at doing: bekwaamheid, kundigheid, handigheid; academic competentie = Deze «vaardigheid» vereist volgens experts jarenlange oefening.
prestatie noun c
  what one achieves: verrichting, resultaat, verdienste = De «prestaties» van de leerlingen gingen sterk vooruit.
succes noun n
  good outcome: welslagen, goede afloop, goed resultaat; opposite mislukking = Het «succes» van de campagne verraste iedereen.
mislukking noun c
  bad outcome: echec, tegenslag, nederlaag, fiasco; opposite succes = De «mislukking» van het project had meerdere oorzaken.
fout noun c
  what is not right: vergissing, misslag, onjuistheid, dwaling = Het tweede rapport bevatte minder «fouten».
gebrek noun n
  not having enough: tekort, schaarste, gemis; opposite overvloed = Door een «gebrek» aan middelen werd het onderzoek gestaakt.
  what is wrong with a thing: tekortkoming, mankement, fout, defect = De commissie wees op ernstige «gebreken» in het rapport.
tekort noun n
  not having enough: gebrek, schaarste, nood; opposite overschot = Het «tekort» aan leraren neemt elk jaar toe.
tekortkoming noun c
  what is not good enough: gebrek, zwakte, onvolkomenheid, mankement = De belangrijkste «tekortkoming» van de studie is de kleine steekproef.
beperking noun c
  what sets bounds: begrenzing, restrictie, inperking = Een «beperking» van dit onderzoek is de korte looptijd.
grens noun c
  line where something ends: limiet, scheidslijn, begrenzing, afbakening = De «grens» tussen kunst en ambacht is vaag.
mogelijkheid noun c
  what can be: kans, gelegenheid, optie; opposite onmogelijkheid = De wet biedt de «mogelijkheid» om bezwaar te maken.
kans noun c
  likelihood: waarschijnlijkheid, mogelijkheid; academic probabiliteit = De «kans» op herstel is bij jonge patiënten groter.
  good moment to do something: gelegenheid, mogelijkheid, vooruitzicht = Meisjes kregen toen weinig «kansen» op hoger onderwijs.
gevaar noun n
  what may do harm: risico, dreiging, bedreiging; opposite veiligheid = Het «gevaar» van overstromingen neemt toe.
risico noun n
  chance of harm: gevaar, kans, dreiging = Roken verhoogt het «risico» op longkanker aanzienlijk.
bedreiging noun c
  what may do harm: gevaar, dreiging, risico = Stroperij vormt een ernstige «bedreiging» voor de neushoorn.
schade noun c
  harm done: nadeel, verlies, afbreuk, averij = De «schade» aan het gebouw werd snel hersteld.
verlies noun n
  no longer having: gemis, derving, schade; opposite winst = Het «verlies» van leefgebied bedreigt vele diersoorten.
behoefte noun c
  what one needs: nood, noodzaak, vraag, verlangen = De «behoefte» aan goedkope woningen is groot.
noodzaak noun c
  being necessary: noodzakelijkheid, behoefte, vereiste = De «noodzaak» van hervormingen wordt breed erkend.
verwachting noun c
  what one thinks will come: vooruitzicht, hoop, prognose = De resultaten voldeden niet aan de «verwachtingen».
voorspelling noun c
  saying what will come: prognose, verwachting, voorzegging = De «voorspelling» van het model kwam niet uit.
schatting noun c
  rough reckoning: raming, begroting, taxatie = Volgens een voorzichtige «schatting» vielen er duizend slachtoffers.
meting noun c
  finding out a size: opmeting, bepaling, peiling = De «metingen» werden elke twee uur herhaald.
waarneming noun c
  seeing and noting: observatie, gewaarwording, constatering; academic perceptie = De «waarnemingen» werden in een logboek genoteerd.
experiment noun n
  test under set conditions: proef, proefneming, test = Het «experiment» werd onder dezelfde omstandigheden herhaald.
proef noun c
  test under set conditions: experiment, proefneming, test, toets = De «proef» mislukte door een defect aan het apparaat.
deelnemer noun c
  one who takes part: proefpersoon, respondent, participant = De «deelnemers» ontvingen een kleine vergoeding.
bron noun c
  where facts come from: document, geschrift, getuigenis = De «bronnen» spreken elkaar op dit punt tegen.
  where something begins: oorsprong, herkomst, wortel = Kolen waren lange tijd de belangrijkste «bron» van energie.
oorsprong noun c
  where something begins: herkomst, bron, ontstaan, begin = De «oorsprong» van het feest is onbekend.
ontstaan noun n
  coming into being: wording, oorsprong, opkomst, geboorte; opposite ondergang = Het «ontstaan» van de stad dateert uit de Romeinse tijd.
opkomst noun c
  becoming strong or common: opgang, groei, bloei, ontstaan; opposite ondergang = De «opkomst» van de boekdrukkunst veranderde Europa.
literatuur noun c
  what has been written on something: vakliteratuur, publicaties, bronnen = In de «literatuur» is weinig aandacht voor dit probleem.
auteur noun c
  who wrote a text: schrijver, opsteller, samensteller = De «auteur» geeft drie verklaringen voor de daling.
tekst noun c
  what is written: geschrift, stuk, passage = De «tekst» is slechts in één handschrift bewaard gebleven.
werk noun n
  what one has written or made: geschrift, publicatie, schepping, boek = Zijn late «werk» kreeg weinig waardering.
  what one does for a living: arbeid, baan, betrekking = Veel jongeren vonden na de crisis geen «werk».
artikel noun n
  text in a journal: stuk, bijdrage, publicatie = Het «artikel» verscheen in een internationaal tijdschrift.
  part of a law: bepaling, clausule, paragraaf = Volgens dit «artikel» is discriminatie verboden.
hoofdstuk noun n
  part of a book: deel, gedeelte, afdeling = Het eerste «hoofdstuk» schetst de stand van het onderzoek.
inleiding noun c
  opening of a text: introductie, voorwoord, aanhef; opposite slot = In de «inleiding» wordt het probleem kort geschetst.
samenvatting noun c
  main points in short: resumé, overzicht, kort verslag; academic synopsis = Een Engelse «samenvatting» staat aan het eind van het boek.
overzicht noun n
  view of the whole: samenvatting, opsomming, beeld = Tabel 1 geeft een «overzicht» van de gebruikte bronnen.
verslag noun n
  account of what was done: rapport, relaas, weergave = Het «verslag» van de vergadering werd niet gepubliceerd.
bijdrage noun c
  what one gives to a whole: inbreng, steun, aandeel, toevoeging = Dit boek levert een belangrijke «bijdrage» aan het debat.
debat noun n
  exchange of arguments: discussie, gedachtewisseling, woordenstrijd; academic polemiek = Het «debat» over kernenergie is weer opgelaaid.
discussie noun c
  exchange of arguments: debat, gedachtewisseling, gesprek, polemiek = De «discussie» over de betaalbaarheid van de zorg duurt voort.
kritiek noun c
  saying what is wrong: afkeuring, aanmerkingen, bezwaren; opposite lof = De «kritiek» op het rapport was fel.
bezwaar noun n
  what speaks against: tegenwerping, bedenking, aanmerking; academic objectie = Tegen deze redenering zijn twee «bezwaren» in te brengen.
twijfel noun c
  not being sure: onzekerheid, aarzeling, weifeling, bedenking; opposite zekerheid = Er bestaat «twijfel» over de echtheid van de brief.
zekerheid noun c
  being sure: stelligheid, vastheid, overtuiging; opposite onzekerheid, twijfel = Met «zekerheid» is alleen het jaartal vast te stellen.
conflict noun n
  clash: strijd, geschil, botsing, onenigheid = Het «conflict» tussen beide landen duurde acht jaar.
strijd noun c
  fight: gevecht, conflict, worsteling, kamp = De «strijd» om het kiesrecht werd in 1919 gewonnen.
samenwerking noun c
  working together: coöperatie, medewerking, teamwerk = De «samenwerking» tussen scholen en bedrijven verloopt goed.
steun noun c
  help: ondersteuning, hulp, bijstand, ruggensteun = Het voorstel kreeg brede «steun» in het parlement.
hulp noun c
  what makes things easier: steun, bijstand, ondersteuning, assistentie = De ouders vroegen om «hulp» bij de opvoeding.
bescherming noun c
  keeping from harm: beveiliging, vrijwaring, beschutting = De «bescherming» van persoonsgegevens is wettelijk geregeld.
middel noun n
  what one uses to reach something: hulpmiddel, instrument, werktuig, weg = Taal is een krachtig «middel» om macht uit te oefenen.
instrument noun n
  thing to work with: werktuig, hulpmiddel, gereedschap, middel = Dit «instrument» meet de snelheid van de wind.
wijze noun c
  how something is done: manier, methode, vorm, trant = De «wijze» waarop de vraag wordt gesteld, beïnvloedt het antwoord.
manier noun c
  how something is done: wijze, methode, werkwijze, weg = Er zijn twee «manieren» om dit probleem op te lossen.
maatschappij noun c
  people living together: samenleving, gemeenschap, bevolking = De «maatschappij» verwacht veel van het onderwijs.
samenleving noun c
  people living together: maatschappij, gemeenschap, bevolking = In een open «samenleving» mag iedereen zijn mening geven.
bevolking noun c
  all who live in a place: inwoners, bewoners, populatie = De «bevolking» van de stad verdubbelde in tien jaar.
overheid noun c
  those who govern: staat, bestuur, regering, gezag = De «overheid» investeert te weinig in openbaar vervoer.
beleid noun n
  what authorities plan and do: politiek, bestuur, koers, strategie = Het «beleid» van de gemeente is gericht op preventie.
macht noun c
  being able to make others act: gezag, invloed, heerschappij, zeggenschap; opposite onmacht = De «macht» van de koning werd door de grondwet beperkt.
vrijheid noun c
  not being bound: onafhankelijkheid, autonomie, zelfstandigheid; opposite onvrijheid = Het verdrag bracht het volk eindelijk politieke «vrijheid».
tijdperk noun n
  age in history: periode, tijdvak, era, epoche = De uitvinding luidde een nieuw «tijdperk» in.
periode noun c
  stretch of time: tijdvak, tijd, fase, tijdperk = In deze «periode» verdubbelde de handel met Azië.
fase noun c
  part of a process: stadium, periode, etappe, stap = De eerste «fase» van het project duurde zes maanden.
stap noun c
  one part of a process: fase, handeling, maatregel, zet = De volgende «stap» is het coderen van de interviews.
begin noun n
  first part: aanvang, start, opening; opposite einde = Aan het «begin» van de eeuw werd de school gesticht.
einde noun n
  last part: slot, afloop, beëindiging; opposite begin = Het «einde» van de oorlog bracht geen stabiliteit.
toekomst noun c
  what will become of something: lot, voortbestaan, vooruitzicht; opposite verleden = De «toekomst» van de dorpsschool is onzeker.
verleden noun n
  time gone by: geschiedenis, voorbije tijd, historie; opposite toekomst = Het koloniale «verleden» van het land werd lang verzwegen.
geschiedenis noun c
  what happened before: verleden, historie = De «geschiedenis» van het museum begint in 1885.
tendens noun c
  direction of change: trend, neiging, ontwikkeling = De «tendens» naar kleinere gezinnen zet door.
neiging noun c
  being inclined: geneigdheid, tendens, drang = Mensen hebben de «neiging» risico's te onderschatten.
aandacht noun c
  keeping one's mind on something: belangstelling, interesse, publiciteit = Het onderwerp kreeg weinig «aandacht» in de pers.
belangstelling noun c
  wanting to know: interesse, aandacht, nieuwsgierigheid; opposite onverschilligheid = De «belangstelling» voor geschiedenis groeit onder jongeren.
nadruk noun c
  weight given to something: klemtoon, accent, gewicht = De «nadruk» ligt in dit hoofdstuk op de methode.
gebied noun n
  field of knowledge or work: terrein, domein, vlak, veld = Op het «gebied» van veiligheid is veel bereikt.
  stretch of land: streek, regio, zone, landstreek = Het «gebied» rond de rivier is dunbevolkt.
terrein noun n
  field of knowledge or work: gebied, domein, vlak, veld = Op dit «terrein» bestaat nog weinig regelgeving.
vakgebied noun n
  field of study: discipline, vak, studieveld, wetenschap = Binnen dit «vakgebied» bestaan verschillende tradities.
plaats noun c
  where something is: plek, locatie, ligging, oord = De «plaats» van de opgraving werd geheimgehouden.
toegang noun c
  being able to get in: toelating, entree, ingang = De «toegang» tot het archief werd hem geweigerd.
bestaan noun n
  being there: aanwezigheid, existentie, leven, voorkomen = Het «bestaan» van het verdrag werd lang ontkend.
aanwezigheid noun c
  being there: tegenwoordigheid, voorkomen, bestaan; opposite afwezigheid = De «aanwezigheid» van lood in het water werd aangetoond.
kosten noun
  what must be paid: uitgaven, onkosten, lasten; opposite opbrengsten, baten = De «kosten» van de zorg stijgen sneller dan de lonen.
opbrengst noun c
  what is gained: winst, baten, oogst, resultaat; opposite kosten = De «opbrengst» van de akkers daalde door de droogte.
druk noun c
  force on someone: dwang, pressie, aandrang = Onder «druk» van de publieke opinie trad hij af.
oogpunt noun n
  side from which one judges: gezichtspunt, standpunt, invalshoek, perspectief = Uit juridisch «oogpunt» is de overeenkomst ongeldig.
strategie noun c
  plan to reach something: aanpak, plan, tactiek, beleid = De «strategie» van het bedrijf richt zich op export.
variabele noun c
  thing that varies in a model: veranderlijke, grootheid, factor; opposite constante = Het model bevat vier onafhankelijke «variabelen».
tabel noun c
  figures in rows: overzicht, lijst, staat = In de «tabel» zijn alle percentages afgerond.
verdeling noun c
  how something is shared out: spreiding, indeling, toewijzing; academic distributie = De «verdeling» van het vermogen is zeer ongelijk.
gelijkheid noun c
  being the same or equal: gelijkwaardigheid, overeenkomst, evenwaardigheid; opposite ongelijkheid = De «gelijkheid» van man en vrouw staat in de grondwet.
evenwicht noun n
  being in balance: balans, harmonie, stabiliteit; opposite onevenwichtigheid = Het «evenwicht» tussen werk en gezin staat onder druk.
stabiliteit noun c
  staying as it is: standvastigheid, duurzaamheid, bestendigheid; opposite instabiliteit = De politieke «stabiliteit» van de regio is broos.
betrouwbaarheid noun c
  being trustworthy: geloofwaardigheid, degelijkheid, deugdelijkheid; opposite onbetrouwbaarheid = De «betrouwbaarheid» van de bron staat ter discussie.
geldigheid noun c
  holding true: rechtsgeldigheid, gegrondheid, kracht; academic validiteit; opposite ongeldigheid = De «geldigheid» van het testament werd betwist.
vertrouwen noun n
  believing in someone: geloof, krediet, fiducie; opposite wantrouwen = Het «vertrouwen» in de politiek is gedaald.
verzet noun n
  acting against: weerstand, tegenstand, oppositie, protest = Het «verzet» tegen de nieuwe wet groeide snel.
weerstand noun c
  acting against: verzet, tegenstand, tegenwerking, oppositie = De plannen stuitten op «weerstand» bij de bewoners.
activiteit noun c
  what is done: bezigheid, werkzaamheid, handeling = De «activiteiten» van de vereniging zijn vooral op jongeren gericht.
behandeling noun c
  what is done against an illness: therapie, kuur, verzorging = De «behandeling» van de patiënten duurde zes weken.
  dealing with a subject: bespreking, uiteenzetting, beschouwing = Een uitvoerige «behandeling» van deze kwestie volgt in hoofdstuk 4.
dimensie noun c
  side of a matter: aspect, kant, facet = De historische «dimensie» van het conflict blijft onderbelicht.
evaluatie noun c
  judging how good something is: beoordeling, waardering, nabeschouwing; academic assessment = De «evaluatie» van het project leverde een gemengd beeld op.
gemeenschap noun c
  people who belong together: samenleving, kring, groep = De «gemeenschap» bouwde met eigen geld een school.
identiteit noun c
  who one is: eigenheid, persoonlijkheid, zelfbeeld = Taal is een belangrijk deel van de culturele «identiteit».
indruk noun c
  what something leaves in the mind: beeld, gevoel, voorstelling = De cijfers wekken de «indruk» dat het onderwijs verbetert.
inspanning noun c
  work put into something: moeite, poging, krachtsinspanning = Ondanks alle «inspanningen» werd het doel niet bereikt.
instelling noun c
  body with a task: instituut, organisatie, inrichting = De vragenlijst werd aan twaalf «instellingen» gestuurd.
  way of thinking: houding, attitude, mentaliteit = Een kritische «instelling» is voor onderzoekers onmisbaar.
interactie noun c
  acting on each other: wisselwerking, samenspel, wederzijdse beïnvloeding = De «interactie» tussen leraar en leerling werd gefilmd.
milieu noun n
  nature around us: leefomgeving, omgeving, natuur = De uitstoot van de fabrieken belast het «milieu».
  people among whom one lives: omgeving, kring, sfeer = Hij groeide op in een artistiek «milieu».
motief noun n
  why one does something: beweegreden, drijfveer, reden = De «motieven» van de hoofdpersoon blijven onduidelijk.
  what a picture or text shows: thema, onderwerp, gegeven = De reis is een bekend «motief» in zijn gedichten.
netwerk noun n
  people or things linked: web, stelsel, systeem = De handelaars bouwden een «netwerk» van contacten op.
ondersteuning noun c
  help given: steun, hulp, bijstand, begeleiding = Leerlingen met een achterstand krijgen extra «ondersteuning».
onzekerheid noun c
  not being sure: twijfel, onduidelijkheid, ongewisheid; opposite zekerheid = Over de toekomst van het fonds bestaat grote «onzekerheid».
organisatie noun c
  people with a common task: instelling, vereniging, instantie = De «organisatie» telt ruim tweehonderd leden.
  putting in order: inrichting, opzet, structuur = De «organisatie» van het onderwijs verschilt per land.
patroon noun n
  what comes again and again: regelmaat, structuur, model = In de antwoorden is een duidelijk «patroon» te herkennen.
positie noun c
  where one stands: plaats, stelling, standpunt, status = De «positie» van vrouwen op de arbeidsmarkt is verbeterd.
project noun n
  planned work: plan, onderneming, programma = Het «project» wordt door de Europese Unie betaald.
rapport noun n
  written account: verslag, relaas, verslaglegging = Het «rapport» van de commissie verschijnt in mei.
reactie noun c
  what is said or done in return: antwoord, respons, weerwoord = De «reactie» van het publiek was overwegend positief.
regeling noun c
  how something is arranged by rules: bepaling, voorschrift, maatregel, afspraak = De nieuwe «regeling» geldt alleen voor kleine bedrijven.
selectie noun c
  act of choosing: keuze, keus, schifting = De «selectie» van de deelnemers gebeurde door loting.
techniek noun c
  way of doing something: methode, procedé, werkwijze = Met deze «techniek» kunnen kleine deeltjes worden gemeten.
trend noun c
  direction of change: tendens, ontwikkeling, beweging = De «trend» naar kleinere gezinnen zet in alle landen door.
verschuiving noun c
  change of place or weight: verandering, verplaatsing, omslag = In het debat is een «verschuiving» van de nadruk te zien.
verspreiding noun c
  becoming or making widely found: verbreiding, uitbreiding, spreiding = De «verspreiding» van het virus verliep sneller dan verwacht.
voorkeur noun c
  liking one more than others: keuze, voorliefde, begunstiging; opposite afkeer = De meeste leerlingen hadden een «voorkeur» voor kleine groepen.
voorstel noun n
  what is put forward: plan, idee, aanbeveling, suggestie = Het «voorstel» van de commissie werd door de raad verworpen.
onderzoeken verb
  study closely: bestuderen, analyseren, nagaan, verkennen = Deze scriptie «onderzoekt» de invloed van sport op het geheugen.
bestuderen verb
  study closely: onderzoeken, analyseren, doornemen = De historicus «bestudeerde» honderden brieven uit het archief.
analyseren verb
  look at part by part: ontleden, onderzoeken, doorlichten = De antwoorden werden met behulp van software «geanalyseerd».
nagaan verb
  find out: onderzoeken, controleren, uitzoeken, vaststellen = Er moet worden «nagegaan» of de gegevens volledig zijn.
toetsen verb
  try whether something holds: testen, beproeven, onderzoeken; academic verifiëren = De hypothese werd met een experiment «getoetst».
testen verb
  try how something works: toetsen, beproeven, uitproberen = Het nieuwe middel werd op vrijwilligers «getest».
meten verb
  find out a size: bepalen, opmeten, vaststellen = De temperatuur werd elk uur «gemeten».
berekenen verb
  find by counting: uitrekenen, becijferen, bepalen = Op basis van deze cijfers werd het gemiddelde «berekend».
schatten verb
  reckon roughly: ramen, begroten, taxeren = De schade wordt op twee miljoen euro «geschat».
waarnemen verb
  see and note: observeren, opmerken, gewaarworden = In beide groepen werd hetzelfde effect «waargenomen».
observeren verb
  watch with care: waarnemen, gadeslaan, bekijken = De kinderen werden tijdens het spelen «geobserveerd».
vaststellen verb
  find and state: constateren, bepalen, waarnemen = De arts kon geen afwijkingen «vaststellen».
  lay down: bepalen, vastleggen, regelen = De voorwaarden werden bij wet «vastgesteld».
constateren verb
  find and state: vaststellen, opmerken, waarnemen = De onderzoekers «constateren» een lichte daling van het aantal ongevallen.
ontdekken verb
  find for the first time: vinden, opsporen, aantreffen = In 1928 werd penicilline bij toeval «ontdekt».
vinden verb
  come upon: aantreffen, ontdekken, opsporen = Bij de opgraving werden Romeinse munten «gevonden».
  think that something is so: menen, oordelen, van mening zijn = Veel ouders «vinden» dat de school te weinig doet.
aantonen verb
  show to be true: bewijzen, laten zien, staven, aan het licht brengen; academic demonstreren; opposite weerleggen = Het onderzoek heeft «aangetoond» dat bewegen de stemming verbetert.
tonen verb
  let be seen: laten zien, weergeven, presenteren = De grafiek «toont» de ontwikkeling van de lonen.
laten zien verb
  let be seen: tonen, aantonen, duidelijk maken = De cijfers «laten» duidelijk «zien» dat het beleid werkt.
bewijzen verb
  show to be true: aantonen, staven, hardmaken; opposite weerleggen = De stelling is nog door niemand «bewezen».
blijken verb
  turn out to be so: naar voren komen, duidelijk worden, aan het licht komen = Uit de enquête «blijkt» dat velen tevreden zijn.
lijken verb
  give the impression: schijnen, ogen, de indruk wekken te zijn = De verklaring «lijkt» op het eerste gezicht overtuigend.
bevestigen verb
  say that something is true: staven, onderschrijven, bekrachtigen; opposite ontkrachten = De resultaten «bevestigen» de verwachtingen van de onderzoekers.
weerleggen verb
  show to be false: ontkrachten, ontzenuwen, tegenspreken; academic falsifiëren; opposite bewijzen = De nieuwe metingen «weerleggen» deze theorie.
ontkrachten verb
  take the force from: weerleggen, ontzenuwen, tegenspreken; opposite bevestigen = Het bezwaar wordt door recente gegevens «ontkracht».
onderbouwen verb
  give grounds for: staven, funderen, schragen, motiveren = De auteur «onderbouwt» haar standpunt met statistieken.
ondersteunen verb
  speak for: staven, bevestigen, schragen; opposite weerleggen = De gegevens «ondersteunen» de eerste hypothese niet.
  give help to: helpen, steunen, bijstaan = De gemeente «ondersteunt» gezinnen met een laag inkomen.
steunen verb
  give help to: ondersteunen, helpen, bijstaan; opposite tegenwerken = Een meerderheid van de kamer «steunde» het voorstel.
beweren verb
  say that something is so: stellen, verklaren, volhouden; opposite ontkennen = De schrijver «beweert» dat de bron vervalst is.
stellen verb
  say that something is so: beweren, verklaren, betogen = De auteur «stelt» dat taal het denken vormt.
betogen verb
  argue at length: beargumenteren, stellen, uiteenzetten, bepleiten = In dit hoofdstuk wordt «betoogd» dat de wet tekortschiet.
argumenteren verb
  give reasons: redeneren, betogen, aanvoeren = De tegenstanders «argumenteren» dat de maatregel te duur is.
benadrukken verb
  give weight to: onderstrepen, beklemtonen, accentueren; opposite bagatelliseren = Het rapport «benadrukt» het belang van vroege hulp.
onderstrepen verb
  give weight to: benadrukken, beklemtonen, accentueren = Deze cijfers «onderstrepen» de noodzaak van hervormingen.
noemen verb
  speak of: vermelden, aanhalen, opsommen, aanvoeren = Het rapport «noemt» drie redenen voor de daling.
vermelden verb
  say in a text: noemen, melden, gewag maken van; opposite verzwijgen = De kroniek «vermeldt» het beleg slechts terloops.
aanvoeren verb
  give as a reason: aandragen, naar voren brengen, inbrengen, opwerpen = De verdediging «voerde» verzachtende omstandigheden «aan».
aanhalen verb
  quote: citeren, noemen, vermelden = De schrijfster «haalt» vooral klassieke auteurs «aan».
citeren verb
  quote: aanhalen, woordelijk overnemen, noemen = Het gedicht wordt in het slot van de roman «geciteerd».
verwijzen verb
  point to: refereren, terugverwijzen, een verwijzing maken = De auteur «verwijst» naar een eerdere studie.
beschrijven verb
  say what something is like: omschrijven, schetsen, schilderen, typeren = Het eerste hoofdstuk «beschrijft» de geschiedenis van de stad.
schetsen verb
  describe in outline: beschrijven, aanduiden, weergeven = De inleiding «schetst» de politieke achtergrond van het conflict.
omschrijven verb
  say what something means: definiëren, beschrijven, bepalen = Het begrip wordt in de wet niet «omschreven».
definiëren verb
  say what a term means: omschrijven, bepalen, afbakenen = Armoede wordt hier «gedefinieerd» als een inkomen onder de norm.
verklaren verb
  make clear why: uitleggen, duiden, verduidelijken = Deze theorie «verklaart» het gedrag van kiezers.
  say formally: bekendmaken, meedelen, stellen = De getuige «verklaarde» dat hij niets had gezien.
uitleggen verb
  make clear: verklaren, toelichten, verduidelijken, uiteenzetten = De leraar «legde» de regel in eenvoudige woorden «uit».
toelichten verb
  explain further: verduidelijken, uitleggen, verhelderen = De gebruikte begrippen worden in hoofdstuk 2 «toegelicht».
verduidelijken verb
  make clearer: verhelderen, toelichten, ophelderen; opposite verdoezelen = Een voorbeeld kan deze gedachte «verduidelijken».
interpreteren verb
  see a meaning in: duiden, opvatten, verklaren, uitleggen = De uitkomsten moeten voorzichtig worden «geïnterpreteerd».
begrijpen verb
  see what is meant: snappen, vatten, bevatten, doorzien = Veel leerlingen «begrepen» de vraag niet goed.
weergeven verb
  put into words or pictures: tonen, voorstellen, afbeelden, uitdrukken = De resultaten zijn in tabel 3 «weergegeven».
uitdrukken verb
  put into words: verwoorden, formuleren, vertolken, uiten = Het gedicht «drukt» een diep verlangen naar vrede «uit».
formuleren verb
  put into words: verwoorden, onder woorden brengen, opstellen, uitdrukken = De onderzoeksvraag werd te ruim «geformuleerd».
bespreken verb
  treat in a text: behandelen, aan de orde stellen, beschouwen = In dit hoofdstuk worden drie theorieën «besproken».
behandelen verb
  treat in a text: bespreken, aan de orde stellen, ingaan op = Het boek «behandelt» de geschiedenis van de slavernij.
  care for a sick person: verzorgen, verplegen, helpen = De patiënten werden met antibiotica «behandeld».
ingaan op verb
  treat in a text: bespreken, behandelen, stilstaan bij = Het artikel «gaat» uitvoerig «in op» de gevolgen.
vergelijken verb
  set side by side: naast elkaar leggen, tegenover elkaar stellen, tegen elkaar afzetten = In dit hoofdstuk worden beide stelsels «vergeleken».
onderscheiden verb
  tell apart: uit elkaar houden, scheiden, afbakenen; academic differentiëren = In het proces zijn drie fasen te «onderscheiden».
verschillen verb
  be unlike: uiteenlopen, afwijken, variëren; opposite overeenkomen = De meningen over dit onderwerp «verschillen» sterk.
afwijken verb
  not be the same: verschillen, uiteenlopen, afsteken; opposite overeenstemmen = De gemeten waarden «wijken» sterk van de norm «af».
overeenkomen verb
  be the same: overeenstemmen, stroken, samenvallen; opposite verschillen = Deze uitkomst «komt» met eerder onderzoek «overeen».
indelen verb
  put into groups: verdelen, ordenen, rangschikken; academic classificeren = De antwoorden werden in vier klassen «ingedeeld».
ordenen verb
  put in order: rangschikken, schikken, indelen = De documenten zijn naar datum «geordend».
verdelen verb
  split into parts: opdelen, splitsen, indelen; opposite verenigen = De deelnemers werden in twee groepen «verdeeld».
veroorzaken verb
  be the cause of: teweegbrengen, aanrichten, leiden tot, tot gevolg hebben = De storm «veroorzaakte» grote schade aan de haven.
leiden tot verb
  have as result: resulteren in, uitmonden in, veroorzaken, tot gevolg hebben = Te weinig slaap kan «leiden tot» fouten.
teweegbrengen verb
  be the cause of: veroorzaken, bewerkstelligen, ontketenen = De uitvinding heeft grote veranderingen «teweeggebracht».
voortvloeien uit verb
  come from: volgen uit, resulteren uit, ontstaan uit, komen door = Deze plicht kan uit het verdrag «voortvloeien».
ontstaan verb
  come into being: opkomen, tot stand komen, groeien; opposite verdwijnen = In de negentiende eeuw «ontstonden» de eerste vakbonden.
beïnvloeden verb
  have an effect on: inwerken op, sturen, raken, van invloed zijn op = Stress kan de slaap sterk «beïnvloeden».
bepalen verb
  decide how something is: beslissen, vaststellen, uitmaken = Het inkomen «bepaalt» waar mensen gaan wonen.
  find out: vaststellen, berekenen, meten = De leeftijd van het hout werd in het laboratorium «bepaald».
bijdragen verb
  help to bring about: meewerken, helpen, het zijne doen = Goede voeding «draagt» aan een goede gezondheid «bij».
bevorderen verb
  help on: stimuleren, aanmoedigen, begunstigen, vooruithelpen; opposite belemmeren = Lezen «bevordert» de taalontwikkeling van jonge kinderen.
stimuleren verb
  help on: bevorderen, aanmoedigen, prikkelen, aanzetten; opposite remmen = De regering wil het gebruik van de fiets «stimuleren».
belemmeren verb
  stand in the way of: hinderen, bemoeilijken, remmen, tegenhouden; opposite bevorderen = Hoge kosten «belemmeren» de invoering van de techniek.
bemoeilijken verb
  make harder: belemmeren, hinderen, compliceren; opposite vergemakkelijken = Het ontbreken van bronnen «bemoeilijkt» het onderzoek.
vergemakkelijken verb
  make easier: vereenvoudigen, verlichten; academic faciliteren; opposite bemoeilijken = De software «vergemakkelijkt» het verwerken van de gegevens.
voorkomen verb
  keep from happening: verhinderen, vermijden, verhoeden = Inenting kan veel gevaarlijke ziekten «voorkomen».
  be found: optreden, zich voordoen, bestaan, verschijnen = De plant «komt» alleen in de Alpen «voor».
vermijden verb
  keep away from: ontwijken, ontlopen, mijden, uit de weg gaan = De auteur «vermijdt» het begrip in zijn latere werk.
verhinderen verb
  keep from happening: beletten, voorkomen, tegenhouden; opposite mogelijk maken = Een veto «verhinderde» de toetreding van het land.
toenemen verb
  become more: stijgen, groeien, aanwassen, aanzwellen; opposite afnemen = Het aantal gebruikers is sterk «toegenomen».
stijgen verb
  go up: toenemen, oplopen, omhooggaan, klimmen; opposite dalen = De prijzen «stegen» in dat jaar met acht procent.
groeien verb
  become larger: toenemen, aanwassen, stijgen; opposite krimpen = De bevolking «groeide» in tien jaar met een kwart.
verhogen verb
  make higher: opvoeren, vergroten, optrekken, opschroeven; opposite verlagen = De regering «verhoogde» de belasting op alcohol.
vergroten verb
  make larger: uitbreiden, verruimen, verhogen, versterken; opposite verkleinen = Scholing «vergroot» de kans op werk.
uitbreiden verb
  make larger: vergroten, verruimen, vermeerderen; opposite inkrimpen = De universiteit heeft haar aanbod «uitgebreid».
afnemen verb
  become less: dalen, verminderen, teruglopen, slinken; opposite toenemen = De belangstelling voor het vak is «afgenomen».
dalen verb
  go down: zakken, afnemen, teruglopen, verminderen; opposite stijgen = De temperatuur «daalde» in enkele uren met tien graden.
verminderen verb
  make less: beperken, verlagen, terugdringen; academic reduceren; opposite vermeerderen = Het bedrijf wil de uitstoot met de helft «verminderen».
verlagen verb
  make lower: verminderen, reduceren, terugbrengen; opposite verhogen = De nieuwe techniek «verlaagt» het verbruik van energie.
beperken verb
  set bounds to: begrenzen, inperken, inkrimpen, verkleinen; opposite uitbreiden = De wet «beperkt» de macht van de president.
veranderen verb
  become different: zich wijzigen, verschuiven, evolueren = De opvattingen over opvoeding zijn sterk «veranderd».
  make different: wijzigen, omvormen, aanpassen = Het internet heeft de manier van lezen «veranderd».
wijzigen verb
  make different: veranderen, aanpassen, herzien, bijstellen = De regering «wijzigde» het voorstel op drie punten.
aanpassen verb
  make fit: wijzigen, bijstellen, afstemmen = De vragenlijst werd na de proefronde «aangepast».
verbeteren verb
  make better: vervolmaken, optimaliseren, opknappen; opposite verslechteren = Regelmatig oefenen «verbetert» de prestaties van leerlingen.
  put right: corrigeren, herstellen, rechtzetten = De fouten werden in de tweede druk «verbeterd».
verslechteren verb
  become worse: achteruitgaan, verergeren, teruglopen; opposite verbeteren = De toestand van de wegen is «verslechterd».
versterken verb
  make stronger: verstevigen, vergroten, bekrachtigen; opposite verzwakken = Samenwerking «versterkt» het vertrouwen tussen de partners.
verzwakken verb
  make weaker: ondermijnen, ondergraven, aantasten; opposite versterken = De crisis «verzwakte» de positie van de regering.
ontwikkelen verb
  work out something new: ontwerpen, uitwerken, opstellen, vervaardigen = Het team «ontwikkelde» een methode om water te zuiveren.
gebruiken verb
  put to use: benutten, aanwenden, hanteren, toepassen = Voor de analyse werd speciale software «gebruikt».
toepassen verb
  put to use: gebruiken, hanteren, aanwenden, inzetten = Dezelfde techniek werd in een ander vak «toegepast».
benutten verb
  make good use of: gebruiken, aanwenden, profiteren van = De beschikbare ruimte wordt niet volledig «benut».
hanteren verb
  work with: gebruiken, toepassen, werken met = De commissie «hanteert» strenge criteria bij de selectie.
uitvoeren verb
  carry out: verrichten, volbrengen, doen, realiseren = Het experiment werd in een gesloten ruimte «uitgevoerd».
verrichten verb
  carry out: uitvoeren, doen, volbrengen = De metingen zijn door een onafhankelijk bureau «verricht».
verzamelen verb
  bring together: vergaren, bijeenbrengen, inzamelen = De gegevens werden tussen mei en juli «verzameld».
selecteren verb
  choose: kiezen, uitkiezen, uitzoeken = De deelnemers werden op basis van leeftijd «geselecteerd».
kiezen verb
  take one out of several: selecteren, uitkiezen, uitzoeken = De meeste ouders «kozen» een school in de buurt.
beoordelen verb
  say how good something is: evalueren, waarderen, toetsen, oordelen over = De opstellen werden door twee docenten «beoordeeld».
beschouwen verb
  look on as: zien, aanmerken, opvatten, aanzien = Hij wordt als de grondlegger van het vak «beschouwd».
overwegen verb
  think of doing: in overweging nemen, nadenken over, bedenken = De regering «overweegt» een verbod op plastic tassen.
aannemen verb
  take to be true: veronderstellen, vermoeden, geloven; academic postuleren = Lange tijd werd «aangenomen» dat de aarde stilstond.
veronderstellen verb
  take to be true: aannemen, vermoeden, vooropstellen = Het model «veronderstelt» dat alle kopers goed geïnformeerd zijn.
vermoeden verb
  think likely: veronderstellen, aannemen, gissen = De onderzoekers «vermoeden» dat erfelijkheid een rol speelt.
verwachten verb
  think that something will come: voorzien, rekenen op, uitgaan van = De meeste economen «verwachten» een lichte groei.
voorspellen verb
  say what will come: voorzien, voorzeggen; literary profeteren = Het model «voorspelt» een stijging van de zeespiegel.
menen verb
  be of the opinion: vinden, denken, geloven, van oordeel zijn = Sommige critici «menen» dat de roman te lang is.
concluderen verb
  infer: afleiden, opmaken, besluiten, de slotsom trekken = De auteurs «concluderen» dat de therapie werkt.
afleiden verb
  infer: opmaken, concluderen; academic deduceren = Uit deze cijfers kan men weinig «afleiden».
betekenen verb
  have as meaning: inhouden, beduiden, willen zeggen = Een hoge score «betekent» dat de leerling de stof beheerst.
inhouden verb
  have as meaning: betekenen, behelzen, impliceren = Het voorstel «houdt» een verlaging van de lasten «in».
omvatten verb
  have as parts: bevatten, tellen, insluiten, behelzen = De steekproef «omvat» scholen uit alle provincies.
bevatten verb
  have inside: omvatten, inhouden, tellen = De brief «bevat» belangrijke informatie over de vlucht.
bestaan uit verb
  be made up of: samengesteld zijn uit, zijn opgebouwd uit, omvatten = Het bestuur zal «bestaan uit» zeven leden.
vormen verb
  make up: uitmaken, zijn = Deze drie delen «vormen» samen het eerste boek.
ontbreken verb
  not be there: afwezig zijn, mankeren, er niet zijn; opposite aanwezig zijn = In het rapport «ontbreken» gegevens over de kosten.
beschikken over verb
  have at hand: bezitten, hebben, in het bezit zijn van = Niet alle scholen «beschikken over» een bibliotheek.
bieden verb
  make available: geven, verschaffen, verlenen, aanreiken = De studie «biedt» een goed overzicht van het debat.
verschaffen verb
  make available: geven, bieden, leveren, bezorgen = De brieven «verschaffen» inzicht in het leven aan het hof.
leveren verb
  bring forth: opleveren, verschaffen, geven, voortbrengen = Het onderzoek «levert» nieuwe kennis over de oudheid.
mogelijk maken verb
  cause to be possible: toelaten, de weg vrijmaken voor, ruimte geven voor; opposite verhinderen = Een subsidie «maakte» de opgraving «mogelijk».
toestaan verb
  let happen: toelaten, goedvinden, vergunnen, veroorloven; opposite verbieden = De wet «staat» uitzonderingen alleen onder voorwaarden «toe».
verbieden verb
  not let happen: niet toestaan, in de ban doen, uitsluiten; opposite toestaan = Het verdrag «verbiedt» het gebruik van deze wapens.
eisen verb
  ask for as due: vorderen, opeisen, verlangen = De vakbonden «eisten» een hoger loon.
vereisen verb
  make necessary: vergen, eisen, nodig hebben, vragen = Deze aanpak «vereist» veel tijd en geduld.
aanbevelen verb
  say that something is good: aanraden, adviseren, voorstellen; opposite afraden = De commissie «beveelt» een strengere controle «aan».
voorstellen verb
  put forward: opperen, suggereren, aanbevelen = De auteurs «stellen» een nieuwe indeling «voor».
afwijzen verb
  say no to: verwerpen, weigeren, van de hand wijzen; opposite aanvaarden = De rechtbank heeft het verzoek «afgewezen».
verwerpen verb
  not accept: afwijzen, afkeuren, van de hand wijzen; opposite aannemen = De nulhypothese kan niet worden «verworpen».
aanvaarden verb
  say yes to: accepteren, aannemen, erkennen; opposite verwerpen = De meeste geleerden hebben deze verklaring «aanvaard».
erkennen verb
  see as true: toegeven, inzien, aanvaarden; opposite ontkennen = De auteur «erkent» dat zijn steekproef te klein is.
ontkennen verb
  say that something is not so: loochenen, tegenspreken, betwisten; opposite bevestigen = De verdachte «ontkende» iets met de brand te maken te hebben.
betwisten verb
  say that one doubts it: bestrijden, in twijfel trekken, aanvechten; opposite erkennen = Sommige historici «betwisten» de echtheid van het document.
bekritiseren verb
  say what is wrong: hekelen, afkeuren, laken; opposite prijzen = De maatregel werd door de oppositie scherp «bekritiseerd».
verdedigen verb
  speak for: bepleiten, opkomen voor, pleiten voor; opposite aanvallen = In zijn laatste boek «verdedigt» hij het tegendeel.
pleiten voor verb
  speak for: bepleiten, opkomen voor, ijveren voor = Veel artsen «pleiten voor» een verbod op reclame.
bereiken verb
  get to: behalen, verwezenlijken, realiseren, halen = Het doel van de campagne werd niet «bereikt».
verwezenlijken verb
  make real: realiseren, uitvoeren, tot stand brengen, waarmaken = De plannen zijn slechts ten dele «verwezenlijkt».
slagen verb
  have a good outcome: lukken, gelukken, succes hebben; opposite mislukken = De eerste poging om te landen «slaagde» niet.
mislukken verb
  have a bad outcome: falen, stranden, schipbreuk lijden; opposite slagen = De onderhandelingen zijn door wantrouwen «mislukt».
oplossen verb
  find the answer to: uit de weg ruimen, verhelpen, ontwarren = Het probleem werd door een eenvoudige ingreep «opgelost».
behouden verb
  keep: bewaren, handhaven, in stand houden; opposite verliezen = Het dorp heeft zijn oude karakter «behouden».
handhaven verb
  keep as it is: behouden, in stand houden, vasthouden aan; opposite afschaffen = De regering besloot de maatregel te «handhaven».
verliezen verb
  no longer have: kwijtraken, verspelen, inboeten; opposite winnen = De partij «verloor» veel stemmen in de steden.
vervangen verb
  put in the place of: inwisselen, verruilen, aflossen = De oude apparaten werden door nieuwe «vervangen».
beginnen verb
  make or have a start: aanvangen, starten, van start gaan; opposite eindigen = Het onderzoek «begon» in het voorjaar van 2019.
eindigen verb
  come to an end: aflopen, ophouden, besluiten; opposite beginnen = De roman «eindigt» met de dood van de held.
voortzetten verb
  go on with: vervolgen, doorgaan met, continueren; opposite staken = Het project wordt volgend jaar «voortgezet».
beëindigen verb
  bring to an end: afronden, afsluiten, stopzetten, staken; opposite beginnen = De strijdende partijen «beëindigden» het conflict met een verdrag.
zich richten op verb
  have as aim: zich toeleggen op, zich concentreren op, zich toespitsen op = Deze studie wil «zich richten op» de jaren na 1945.
streven naar verb
  try to reach: beogen, najagen, nastreven = Veel landen «streven naar» een schonere industrie.
beogen verb
  have as aim: nastreven, bedoelen, ten doel hebben = De wet «beoogt» de rechten van huurders te beschermen.
proberen verb
  make an effort: trachten, pogen, een poging doen = De onderzoekers «probeerden» het effect te verklaren.
trachten verb
  make an effort: proberen, pogen, een poging doen = De auteur «tracht» beide theorieën te verzoenen.
zich voordoen verb
  come about: optreden, voorkomen, gebeuren, plaatsvinden = Zo'n situatie kan «zich» in elk gezin «voordoen».
optreden verb
  come about: zich voordoen, voorkomen, verschijnen = Na de operatie kunnen complicaties «optreden».
plaatsvinden verb
  come about: gebeuren, plaatshebben, zich afspelen, geschieden = De interviews «vonden» op school «plaats».
gebeuren verb
  come about: plaatsvinden, geschieden, zich voltrekken, voorvallen = Wat er die nacht «gebeurde», is nooit opgehelderd.
verlopen verb
  go on in some way: gaan, zich ontwikkelen, zich voltrekken = De overgang naar het nieuwe systeem «verliep» zonder problemen.
verdwijnen verb
  no longer be there: wegvallen, verloren gaan, wijken; opposite verschijnen = Door de droogte zijn veel soorten «verdwenen».
berusten op verb
  have as ground: steunen op, gebaseerd zijn op, rusten op = De beschuldigingen «berusten op» een misverstand.
baseren verb
  build on: gronden, funderen, stoelen = De conclusies zijn op twintig interviews «gebaseerd».
afhangen van verb
  be decided by: bepaald worden door, samenhangen met, staan of vallen met = Het succes kan «afhangen van» het weer.
samenhangen met verb
  be linked to: verband houden met, gepaard gaan met; academic correleren met = Armoede kan «samenhangen met» een slechte gezondheid.
verband houden met verb
  be linked to: samenhangen met, te maken hebben met, in verband staan met = De klachten blijken «verband» te «houden met» stress.
betreffen verb
  have to do with: aangaan, slaan op, betrekking hebben op = De kritiek «betreft» vooral de gekozen methode.
gelden verb
  hold true: van kracht zijn, opgaan, van toepassing zijn = Deze regel «geldt» ook voor kleine bedrijven.
aangeven verb
  make known: vermelden, aanduiden, laten weten, melden = De deelnemers moesten hun leeftijd «aangeven».
aanduiden verb
  give a name or sign: aangeven, benoemen, noemen, markeren = Dit verschijnsel wordt vaak als inflatie «aangeduid».
wijzen op verb
  be a sign of: duiden op, suggereren, een teken zijn van = De sporen «wijzen op» een vroege bewoning van het eiland.
suggereren verb
  make one think: doen vermoeden, wijzen op, duiden op = De cijfers «suggereren» een verband tussen beide ziekten.
spelen verb
  have as part: vervullen, hebben, op zich nemen = De kerk «speelde» een grote rol in het onderwijs.
vervullen verb
  do what is asked: voldoen aan, nakomen, uitoefenen = Niet alle leden «vervulden» hun plichten.
voldoen aan verb
  be as asked: beantwoorden aan, vervullen, nakomen = Alle apparaten «voldoen aan» de nieuwe normen.
zorgen voor verb
  bring about: leiden tot, veroorzaken, bewerkstelligen = De nieuwe regels «zorgen voor» veel verwarring.
waarborgen verb
  make sure of: garanderen, verzekeren, instaan voor = De grondwet «waarborgt» de vrijheid van godsdienst.
beschermen verb
  keep from harm: beveiligen, beschutten, vrijwaren = Een helm «beschermt» tegen ernstig letsel.
bedreigen verb
  be a danger to: in gevaar brengen, op het spel zetten, belagen; opposite beschermen = De jacht «bedreigt» het voortbestaan van de soort.
schaden verb
  do harm to: benadelen, aantasten, beschadigen; opposite baten = Roken «schaadt» de gezondheid van het kind.
verspreiden verb
  make known or common: verbreiden, rondstrooien, uitdragen = Het nieuws werd snel via sociale media «verspreid».
publiceren verb
  bring out in print: uitgeven, uitbrengen, openbaar maken = De resultaten zijn in een vaktijdschrift «gepubliceerd».
herhalen verb
  do or say again: overdoen, hernemen, opnieuw uitvoeren = Het experiment werd drie keer «herhaald».
samenvatten verb
  say in short: resumeren, kort weergeven, recapituleren = De belangrijkste punten worden aan het eind «samengevat».
afronden verb
  bring to an end: voltooien, afsluiten, beëindigen = De interviews werden in juni «afgerond».
invoeren verb
  bring into use: introduceren, instellen, doorvoeren; academic implementeren; opposite afschaffen = De leerplicht werd in 1901 «ingevoerd».
afschaffen verb
  do away with: opheffen, intrekken, laten vervallen; opposite invoeren = De slavernij werd in 1863 «afgeschaft».
oprichten verb
  bring into being: stichten, in het leven roepen, grondvesten; opposite opheffen = De vereniging werd in 1888 «opgericht».
behoren tot verb
  be one of: deel uitmaken van, vallen onder, horen bij = Deze gedichten «behoren tot» zijn beste werk.
leiden verb
  have as result (with tot): resulteren in, uitmonden in, uitlopen op = De nieuwe regels «leiden tot» hogere kosten.
  be at the head of: besturen, aanvoeren, sturen = Zij «leidde» de onderzoeksgroep tot haar pensioen.
verkrijgen verb
  come to have: verwerven, krijgen, behalen; opposite verliezen = De gegevens werden door middel van interviews «verkregen».
verwerven verb
  come to have by effort: verkrijgen, behalen, opdoen; opposite verliezen = Leerlingen «verwerven» deze kennis door veel te lezen.
evalueren verb
  judge how good something is: beoordelen, waarderen, toetsen = Het programma werd na twee jaar grondig «geëvalueerd».
controleren verb
  look whether it is right: nagaan, toetsen, verifiëren, natrekken = Alle berekeningen werden door een collega «gecontroleerd».
creëren verb
  bring into being: scheppen, maken, voortbrengen = De nieuwe wet «creëert» ongelijkheid tussen werknemers.
deelnemen verb
  take part: meedoen, participeren, meewerken = Aan het experiment «namen» veertig studenten «deel».
functioneren verb
  work as it should: werken, draaien, lopen = Het systeem «functioneert» goed in kleine gemeenten.
garanderen verb
  make sure of: waarborgen, verzekeren, instaan voor = De wet «garandeert» elk kind een plaats op school.
helpen verb
  do good to someone: bijstaan, ondersteunen, steunen; opposite tegenwerken = Voorbeelden «helpen» de lezer bij het begrijpen van de tekst.
identificeren verb
  find out who or what it is: herkennen, vaststellen, bepalen = De onderzoekers «identificeerden» drie oorzaken van de uitval.
illustreren verb
  make clear by an example: verduidelijken, toelichten, aanschouwelijk maken = Dit geval «illustreert» hoe ingewikkeld de regels zijn.
impliceren verb
  have as a consequence: inhouden, betekenen, met zich meebrengen = Een verband «impliceert» nog geen oorzaak.
realiseren verb
  make real: verwezenlijken, uitvoeren, tot stand brengen = De gemeente «realiseerde» het plan binnen twee jaar.
reageren verb
  do or say in return: antwoorden, ingaan op, respons geven = De minister «reageerde» niet op de vragen van de krant.
rechtvaardigen verb
  show that it is right: verantwoorden, wettigen, billijken = De hoge kosten zijn moeilijk te «rechtvaardigen».
resulteren verb
  have as result (with in): uitmonden, uitlopen, eindigen = De onderhandelingen «resulteerden» in een nieuw verdrag.
vertegenwoordigen verb
  stand for: staan voor, belichamen, uitmaken = Deze groep «vertegenwoordigt» een derde van de bevolking.
vertonen verb
  let be seen: tonen, laten zien, te zien geven = De beide teksten «vertonen» opvallende overeenkomsten.
volgen verb
  come after: opvolgen, komen na, aansluiten op; opposite voorafgaan = Op de inleiding «volgt» een overzicht van de literatuur.
  come as a result: voortvloeien, blijken, af te leiden zijn = Uit deze cijfers «volgt» dat de maatregel werkt.
belangrijk adjective
  that matters much: van belang, gewichtig, wezenlijk, voornaam; academic relevant; opposite onbelangrijk = Taal speelt een «belangrijke» rol in de opvoeding.
essentieel adjective
  that cannot be left out: wezenlijk, onmisbaar, fundamenteel, cruciaal; opposite bijkomstig = Water is «essentieel» voor alle vormen van leven.
wezenlijk adjective
  at the heart of it: essentieel, fundamenteel, kenmerkend; opposite bijkomstig = Er bestaat een «wezenlijk» verschil tussen beide begrippen.
cruciaal adjective
  on which all depends: beslissend, doorslaggevend, essentieel = Het jaar 1848 was «cruciaal» voor de Nederlandse democratie.
noodzakelijk adjective
  that must be: nodig, vereist, onontbeerlijk, onmisbaar; opposite overbodig = Verder onderzoek is «noodzakelijk» om dit te bevestigen.
nodig adjective
  that must be: noodzakelijk, vereist, onmisbaar; opposite onnodig = Voor deze proef is veel geduld «nodig».
significant adjective
  not due to chance: betekenisvol, statistisch betrouwbaar, aantoonbaar = Tussen beide groepen bestond een «significant» verschil.
duidelijk adjective
  easy to see or understand: helder, klaar, evident, onmiskenbaar; opposite onduidelijk = De cijfers geven een «duidelijk» beeld van de situatie.
helder adjective
  easy to understand: duidelijk, klaar, begrijpelijk, inzichtelijk; opposite verward = Het boek is in een «heldere» stijl geschreven.
onduidelijk adjective
  hard to see or understand: vaag, onhelder, troebel; opposite duidelijk = Het blijft «onduidelijk» wie de brief heeft geschreven.
vaag adjective
  not exact: onduidelijk, onbestemd, onbepaald; opposite nauwkeurig = De wet gebruikt op dit punt «vage» begrippen.
nauwkeurig adjective
  with great care: precies, exact, zorgvuldig, accuraat; opposite slordig = De metingen zijn uiterst «nauwkeurig» uitgevoerd.
precies adjective
  quite right in detail: exact, nauwkeurig, stipt; opposite onnauwkeurig = De «precieze» datum van de slag is onbekend.
verschillend adjective
  not the same: uiteenlopend, ongelijk, divers; opposite gelijk = Beide landen kozen een geheel «verschillende» weg.
  more than one: divers, meerdere, ettelijke, verscheidene = Het woord komt in «verschillende» teksten voor.
uiteenlopend adjective
  of many kinds: verschillend, divers, gevarieerd; opposite eensluidend = De reacties op het plan waren «uiteenlopend».
divers adjective
  of many kinds: uiteenlopend, verschillend, veelsoortig, gevarieerd; opposite eenvormig = De deelnemers vormden een zeer «diverse» groep.
gelijk adjective
  the same: identiek, hetzelfde, eender; opposite verschillend = De twee handschriften zijn vrijwel «gelijk».
vergelijkbaar adjective
  much the same: soortgelijk, overeenkomstig, verwant; academic analoog; opposite onvergelijkbaar = In Duitsland werden «vergelijkbare» resultaten gevonden.
soortgelijk adjective
  of the same kind: vergelijkbaar, overeenkomstig, gelijksoortig = Een «soortgelijke» ontwikkeling was in Frankrijk te zien.
groot adjective
  of more than usual size: omvangrijk, aanzienlijk, fors, enorm; opposite klein = Er bestaan «grote» verschillen tussen de regio's.
klein adjective
  of less than usual size: gering, beperkt, bescheiden; opposite groot = Slechts een «klein» deel van de leerlingen haalde de norm.
aanzienlijk adjective
  rather large: fors, behoorlijk, flink, omvangrijk; academic substantieel; opposite gering = De stad kreeg een «aanzienlijk» bedrag van de koning.
aanmerkelijk adjective
  rather large: aanzienlijk, behoorlijk, flink, merkbaar = De behandeling leidde tot een «aanmerkelijke» verbetering.
omvangrijk adjective
  large in extent: uitgebreid, groot, veelomvattend, lijvig; opposite beperkt = Het archief bevat een «omvangrijke» verzameling brieven.
uitgebreid adjective
  long and full: uitvoerig, omvangrijk, breed, gedetailleerd; opposite beknopt = Het rapport bevat een «uitgebreide» analyse van de kosten.
uitvoerig adjective
  long and full: uitgebreid, gedetailleerd, omstandig; opposite bondig = De schrijver geeft een «uitvoerige» beschrijving van de stad.
beknopt adjective
  short and to the point: bondig, kort, summier; opposite uitvoerig = De «beknopte» inleiding schetst het probleem.
gering adjective
  not much: klein, beperkt, laag, bescheiden; opposite aanzienlijk = Het effect van de maatregel bleek «gering».
beperkt adjective
  within narrow bounds: begrensd, gering, schaars; opposite onbeperkt = De school beschikt over «beperkte» middelen.
voldoende adjective
  as much as needed: genoeg, toereikend, afdoende; opposite onvoldoende = Er was niet «voldoende» tijd om alles te onderzoeken.
onvoldoende adjective
  less than needed: ontoereikend, ondermaats, gebrekkig; opposite voldoende = De kwaliteit van de gegevens was «onvoldoende».
hoog adjective
  above the usual level: groot, aanzienlijk, fors; opposite laag = De werkloosheid bleef na 1980 jarenlang «hoog».
laag adjective
  below the usual level: gering, klein, bescheiden; opposite hoog = Gezinnen met een «laag» inkomen krijgen een toeslag.
sterk adjective
  with much force: krachtig, stevig, hevig, fors; opposite zwak = Er is een «sterke» samenhang tussen beide variabelen.
zwak adjective
  with little force: krachteloos, mager, wankel; opposite sterk = De argumenten van de tegenpartij zijn «zwak».
nieuw adjective
  not known or used before: modern, recent, vers; academic innovatief; opposite oud = In dit artikel wordt een «nieuwe» methode voorgesteld.
recent adjective
  of a short time ago: nieuw, actueel, hedendaags; opposite oud = Uit «recent» onderzoek blijkt het tegendeel.
huidig adjective
  of now: tegenwoordig, hedendaags, actueel, bestaand; opposite vroeger = De «huidige» wetgeving biedt weinig bescherming.
hedendaags adjective
  of our time: modern, tegenwoordig, eigentijds, huidig; opposite ouderwets = De «hedendaagse» literatuur toont veel belangstelling voor afkomst.
actueel adjective
  of interest now: hedendaags, recent, huidig; opposite achterhaald = Het boek gaat over een «actueel» probleem.
vroeger adjective
  of a time before: eerder, voorgaand, voorafgaand; opposite huidig = In «vroegere» studies werd dit aspect over het hoofd gezien.
oud adjective
  of long ago: vroeger, verouderd, voormalig; opposite nieuw = De «oude» spelling werd in 1947 afgeschaft.
modern adjective
  of our time: hedendaags, eigentijds, nieuw; opposite ouderwets = De «moderne» geneeskunde steunt op experimenten.
traditioneel adjective
  handed down: gebruikelijk, klassiek, overgeleverd; opposite modern = Het dorp houdt vast aan «traditionele» gebruiken.
gebruikelijk adjective
  as is usually done: gewoon, gangbaar, normaal, courant; opposite ongebruikelijk = Dit is de «gebruikelijke» werkwijze in zulke gevallen.
gangbaar adjective
  in common use: gebruikelijk, courant, heersend, algemeen aanvaard; opposite ongebruikelijk = De «gangbare» definitie van armoede is te eng.
algemeen adjective
  of all or most: gemeenschappelijk, universeel, generiek; opposite bijzonder = De «algemene» regel kent enkele uitzonderingen.
bijzonder adjective
  out of the usual: speciaal, buitengewoon, uitzonderlijk; opposite gewoon = Het museum bezit een «bijzondere» verzameling kaarten.
speciaal adjective
  for one aim only: bijzonder, specifiek, apart; opposite gewoon = Voor deze meting is een «speciaal» toestel ontworpen.
specifiek adjective
  of one kind only: bepaald, bijzonder, concreet; opposite algemeen = De vragenlijst bevat «specifieke» vragen over het werk.
bepaald adjective
  known but not named: zeker, specifiek, gegeven = Alleen in «bepaalde» gevallen is een vergunning nodig.
kenmerkend adjective
  that marks a thing: typerend, karakteristiek, typisch, tekenend; opposite atypisch = Lange zinnen zijn «kenmerkend» voor zijn stijl.
typisch adjective
  that marks a kind: kenmerkend, karakteristiek, typerend = Dit is een «typisch» voorbeeld van romantische poëzie.
uniek adjective
  the only one of its kind: enig in zijn soort, eenmalig, onvergelijkelijk; opposite alledaags = De vondst is «uniek» in Europa.
zeldzaam adjective
  not often found: schaars, ongewoon, uitzonderlijk; opposite veelvoorkomend = De ziekte is «zeldzaam» maar zeer ernstig.
frequent adjective
  happening often: veelvuldig, veelvoorkomend, herhaald; opposite zeldzaam = «Frequent» gebruik van het middel leidt tot gewenning.
voornaamste adjective
  more important than all others: belangrijkste, hoofdzakelijke, eerste = De «voornaamste» oorzaak van de brand was kortsluiting.
centraal adjective
  in the middle of interest: fundamenteel, wezenlijk, primair; opposite marginaal = De «centrale» vraag luidt hoe taal verandert.
fundamenteel adjective
  on which all rests: essentieel, wezenlijk, grondig, elementair; opposite oppervlakkig = De auteurs wijzen op een «fundamenteel» probleem.
beslissend adjective
  that settles it: doorslaggevend, cruciaal, bepalend = De uitvinding was van «beslissende» betekenis voor de handel.
juist adjective
  without fault: correct, goed, waar; opposite onjuist = Slechts de helft van de antwoorden was «juist».
correct adjective
  without fault: juist, foutloos, goed; opposite fout = De gegevens zijn volgens de auteurs «correct» verwerkt.
onjuist adjective
  not true: fout, verkeerd, incorrect, foutief; opposite juist = Deze bewering is volgens historici aantoonbaar «onjuist».
verkeerd adjective
  not right: fout, onjuist, foutief; opposite goed = De regering ging van «verkeerde» cijfers uit.
waar adjective
  as things really are: juist, echt, werkelijk, waarachtig; opposite onwaar = Het verhaal is op een «ware» gebeurtenis gebaseerd.
echt adjective
  not made up or copied: authentiek, werkelijk, waar; opposite vals = De handtekening onder de brief is «echt».
werkelijk adjective
  as things are: feitelijk, echt, reëel; opposite denkbeeldig = De «werkelijke» kosten liggen veel hoger.
feitelijk adjective
  of facts: werkelijk, reëel, daadwerkelijk; opposite vermeend = De rechter onderzocht de «feitelijke» toedracht.
mogelijk adjective
  that can be: denkbaar, eventueel, uitvoerbaar; academic potentieel; opposite onmogelijk = Een «mogelijke» verklaring is het gebrek aan slaap.
onmogelijk adjective
  that cannot be: uitgesloten, ondoenlijk, onhaalbaar; opposite mogelijk = Het was «onmogelijk» om alle deelnemers te bereiken.
waarschijnlijk adjective
  likely to be so: aannemelijk, vermoedelijk, te verwachten; opposite onwaarschijnlijk = Een verdere daling van de prijzen is «waarschijnlijk».
aannemelijk adjective
  that one can believe: plausibel, geloofwaardig, waarschijnlijk; opposite onwaarschijnlijk = De auteur geeft hiervoor een «aannemelijke» verklaring.
zeker adjective
  without doubt: vaststaand, onbetwistbaar; literary gewis; opposite onzeker = Het is «zeker» dat de brief vervalst is.
onzeker adjective
  not fixed or known: twijfelachtig, wankel, onbeslist; opposite zeker = De toekomst van het bedrijf is «onzeker».
overtuigend adjective
  that makes one believe: aannemelijk, steekhoudend, krachtig; opposite ongeloofwaardig = De auteur levert «overtuigende» bewijzen voor haar stelling.
betrouwbaar adjective
  that one can trust: geloofwaardig, degelijk, solide; opposite onbetrouwbaar = De kroniek geldt als een «betrouwbare» bron.
geldig adjective
  that holds: van kracht, rechtsgeldig, gegrond; opposite ongeldig = Het contract is alleen met twee handtekeningen «geldig».
geschikt adjective
  right for an aim: passend, bruikbaar, gepast; opposite ongeschikt = De toets is niet «geschikt» voor jonge kinderen.
passend adjective
  right for the case: geschikt, gepast, toepasselijk; academic adequaat; opposite ongepast = De school zocht naar een «passende» oplossing.
bruikbaar adjective
  that can be used: nuttig, geschikt, dienstig; opposite onbruikbaar = Slechts de helft van de antwoorden was «bruikbaar».
nuttig adjective
  of use: bruikbaar, dienstig, waardevol; opposite nutteloos = De gids geeft «nuttige» adviezen voor beginnende docenten.
waardevol adjective
  of great worth: kostbaar, nuttig, belangrijk; opposite waardeloos = De dagboeken vormen een «waardevolle» bron.
doeltreffend adjective
  that reaches its aim: effectief, werkzaam, afdoend; opposite ondoeltreffend = De maatregel bleek «doeltreffend» tegen de verspreiding.
effectief adjective
  that reaches its aim: doeltreffend, werkzaam, efficiënt; opposite ineffectief = De nieuwe therapie is «effectief» bij jonge patiënten.
efficiënt adjective
  with little waste: doelmatig, economisch, rationeel; opposite inefficiënt = De fabriek gaat «efficiënt» met energie om.
gunstig adjective
  that helps: voordelig, positief, bevorderlijk; opposite ongunstig = De ligging aan de rivier was «gunstig» voor de handel.
schadelijk adjective
  that does harm: nadelig, ongezond, ongunstig, funest; opposite onschadelijk = De uitstoot is «schadelijk» voor mens en dier.
gevaarlijk adjective
  that may do harm: riskant, hachelijk, onveilig; opposite veilig = Het werk in de mijnen was zwaar en «gevaarlijk».
positief adjective
  good in effect: gunstig, voordelig, goed; opposite negatief = De muzieklessen hadden een «positief» effect op het leren.
negatief adjective
  bad in effect: ongunstig, nadelig, slecht; opposite positief = De verhuizing had «negatieve» gevolgen voor de kinderen.
goed adjective
  of high quality: degelijk, uitstekend, deugdelijk, prima; opposite slecht = De studie geeft een «goed» overzicht van het debat.
slecht adjective
  of low quality: gebrekkig, ondermaats, zwak; opposite goed = Veel arbeiders woonden in «slechte» huizen.
moeilijk adjective
  not easy: lastig, zwaar, ingewikkeld, netelig; opposite gemakkelijk = De tekst is «moeilijk» voor jonge lezers.
lastig adjective
  not easy to deal with: moeilijk, netelig, hinderlijk; opposite gemakkelijk = De overheid staat voor een «lastige» keuze.
ingewikkeld adjective
  with many parts: complex, gecompliceerd, samengesteld; opposite eenvoudig = De regels voor de toeslag zijn zeer «ingewikkeld».
complex adjective
  with many parts: ingewikkeld, gecompliceerd, samengesteld; opposite eenvoudig = Migratie is een «complex» verschijnsel met vele oorzaken.
eenvoudig adjective
  not hard or complex: simpel, gemakkelijk, ongecompliceerd; opposite ingewikkeld = De oplossing van het probleem bleek «eenvoudig».
gemakkelijk adjective
  not hard: makkelijk, eenvoudig, simpel, licht; opposite moeilijk = De gegevens zijn «gemakkelijk» te controleren.
begrijpelijk adjective
  that can be understood: verstaanbaar, helder, bevattelijk; opposite onbegrijpelijk = Het onderwerp wordt in «begrijpelijke» taal uitgelegd.
opvallend adjective
  that one notices: opmerkelijk, treffend, markant, frappant; opposite onopvallend = Een «opvallend» verschil is de lengte van de zinnen.
opmerkelijk adjective
  worth noticing: opvallend, merkwaardig, bijzonder, frappant; opposite alledaags = Het is «opmerkelijk» dat niemand bezwaar maakte.
verrassend adjective
  not as expected: onverwacht, verbluffend, verbazend; opposite voorspelbaar = Het onderzoek leverde een «verrassend» resultaat op.
onverwacht adjective
  not as expected: verrassend, onvoorzien, plotseling; opposite verwacht = De «onverwachte» dood van de koning leidde tot onrust.
interessant adjective
  that holds attention: boeiend, belangwekkend, fascinerend; opposite oninteressant = De brieven geven een «interessant» beeld van die tijd.
bekend adjective
  known by many: vermaard, befaamd, beroemd; opposite onbekend = De schilder was in heel Europa «bekend».
onbekend adjective
  not known: anoniem, naamloos, niet bekend; opposite bekend = De maker van het schilderij is «onbekend».
mogelijkerwijs adverb
  it may be so: misschien, wellicht, mogelijk = De schade is «mogelijkerwijs» groter dan gedacht.
openbaar adjective
  open to all: publiek, vrij toegankelijk, voor iedereen toegankelijk; opposite besloten = De vergaderingen van de raad zijn «openbaar».
maatschappelijk adjective
  of people living together: sociaal, publiek; opposite individueel = De «maatschappelijke» gevolgen van armoede zijn groot.
sociaal adjective
  of people living together: maatschappelijk, gemeenschappelijk; opposite individueel = Kinderen leren op school ook «sociale» regels.
gemeenschappelijk adjective
  shared by all: gezamenlijk, collectief, gedeeld; opposite afzonderlijk = De landen voeren een «gemeenschappelijk» beleid.
individueel adjective
  of one person: persoonlijk, afzonderlijk, eigen; opposite collectief = Elke leerling krijgt op school «individuele» begeleiding.
persoonlijk adjective
  of one person: individueel, eigen, privé; opposite algemeen = De schrijver laat zijn «persoonlijke» mening buiten beschouwing.
afzonderlijk adjective
  each by itself: apart, los, op zichzelf staand; opposite gezamenlijk = De resultaten worden per «afzonderlijke» groep gegeven.
zelfstandig adjective
  without others: onafhankelijk, autonoom, op eigen kracht; opposite afhankelijk = De leerlingen werkten «zelfstandig» aan hun opdracht.
onafhankelijk adjective
  not ruled by others: zelfstandig, autonoom, vrij; opposite afhankelijk = Het land werd in 1945 «onafhankelijk».
afhankelijk adjective
  not without others: onzelfstandig, gebonden, ondergeschikt; opposite onafhankelijk = De boeren zijn «afhankelijk» van de regen.
volledig adjective
  with nothing missing: compleet, geheel, totaal, integraal; opposite onvolledig = Een «volledige» lijst van de bronnen staat achterin.
onvolledig adjective
  with something missing: incompleet, gebrekkig, fragmentarisch; opposite volledig = De «onvolledige» vragenlijsten werden niet meegeteld.
geheel adjective
  all of it: heel, volledig, totaal; opposite gedeeltelijk = De ziekte verspreidde zich over het «gehele» land.
gedeeltelijk adjective
  not the whole: partieel, onvolledig; opposite volledig = Er was slechts een «gedeeltelijk» herstel van de economie.
grondig adjective
  with great care: diepgaand, degelijk, gedegen, zorgvuldig; opposite oppervlakkig = Een «grondig» onderzoek naar de oorzaken ontbreekt nog.
diepgaand adjective
  going deep: grondig, intensief, gedegen; opposite oppervlakkig = De auteur maakt een «diepgaande» analyse van de roman.
zorgvuldig adjective
  with great care: nauwgezet, nauwkeurig, accuraat, consciëntieus; opposite slordig = De woorden van het verdrag zijn «zorgvuldig» gekozen.
oppervlakkig adjective
  not going deep: vluchtig, globaal, ondiep; opposite grondig = Een «oppervlakkige» lezing van de tekst is niet genoeg.
kritisch adjective
  that judges with care: scherp, onderzoekend, oordeelkundig; opposite kritiekloos = Het boek bevat een «kritische» bespreking van de bronnen.
objectief adjective
  not swayed by feeling: onpartijdig, zakelijk, neutraal, onbevooroordeeld; opposite subjectief = Een «objectief» oordeel over het conflict is moeilijk.
subjectief adjective
  coloured by one's own view: persoonlijk, partijdig, gekleurd; opposite objectief = De keuze van de voorbeelden blijft «subjectief».
theoretisch adjective
  of theory: abstract, speculatief, hypothetisch; opposite praktisch = Het «theoretische» deel van de scriptie is kort.
praktisch adjective
  of actual doing: bruikbaar, pragmatisch, toepasbaar; opposite theoretisch = Het boek geeft «praktische» adviezen aan leraren.
empirisch adjective
  resting on data: proefondervindelijk, experimenteel, op ervaring gegrond; opposite theoretisch = Voor deze stelling ontbreekt «empirisch» bewijs.
wetenschappelijk adjective
  of science: academisch, geleerd, universitair; opposite onwetenschappelijk = Er is veel «wetenschappelijk» onderzoek naar stress gedaan.
concreet adjective
  that can be pointed at: tastbaar, feitelijk, specifiek; opposite abstract = De auteur geeft enkele «concrete» voorbeelden.
abstract adjective
  far from single things: theoretisch, onstoffelijk, begripsmatig; opposite concreet = Vrijheid is voor kinderen een «abstract» begrip.
systematisch adjective
  by a plan: stelselmatig, methodisch, planmatig; opposite willekeurig = De bronnen werden «systematisch» op jaartallen doorzocht.
consequent adjective
  always in the same way: consistent, systematisch, stelselmatig; opposite inconsequent = De spelling wordt in het boek niet «consequent» toegepast.
willekeurig adjective
  by chance: toevallig, lukraak; academic aselect, arbitrair; opposite doelbewust = De deelnemers werden «willekeurig» over twee groepen verdeeld.
toevallig adjective
  by chance: onbedoeld, onvoorzien, willekeurig; opposite opzettelijk = Het virus werd bij een «toevallige» controle ontdekt.
opzettelijk adjective
  done on purpose: bewust, met opzet, expres, moedwillig; opposite onopzettelijk = De brand bleek «opzettelijk» te zijn aangestoken.
bewust adjective
  knowing what one does: doelbewust, weloverwogen, opzettelijk; opposite onbewust = De schrijver koos «bewust» voor een eenvoudige stijl.
direct adjective
  with nothing in between: rechtstreeks, onmiddellijk; opposite indirect = Er is geen «direct» verband tussen beide gebeurtenissen.
indirect adjective
  by way of something else: zijdelings, middellijk, bedekt; opposite direct = Ook bedrijven hebben «indirect» voordeel van het onderwijs.
snel adjective
  in little time: vlug, rap, vlot; literary gezwind; opposite langzaam = De «snelle» groei van de stad leidde tot woningnood.
langzaam adjective
  taking much time: traag, geleidelijk, stapsgewijs; opposite snel = De «langzame» afbraak van plastic vervuilt de zeeën.
geleidelijk adjective
  little by little: stapsgewijs, langzaam, trapsgewijs; opposite plotseling = Er vond een «geleidelijke» verschuiving van de macht plaats.
plotseling adjective
  all at once: onverwacht, abrupt, plots; opposite geleidelijk = De «plotselinge» stijging van de prijzen leidde tot onrust.
blijvend adjective
  that lasts: duurzaam, permanent, bestendig; opposite tijdelijk = De ramp had «blijvende» gevolgen voor het milieu.
duurzaam adjective
  that lasts: blijvend, bestendig, houdbaar; opposite tijdelijk = De partijen zochten naar een «duurzame» vrede.
tijdelijk adjective
  not for always: voorlopig, kortstondig, voorbijgaand; opposite blijvend = De «tijdelijke» sluiting van de school duurde een maand.
voorlopig adjective
  for now: tijdelijk, voor het moment; academic provisorisch; opposite definitief = De «voorlopige» resultaten van het onderzoek zijn hoopgevend.
definitief adjective
  not to be changed: onherroepelijk, blijvend, vast; opposite voorlopig = Een «definitief» antwoord op deze vraag is er niet.
stabiel adjective
  not changing: bestendig, vast, constant; opposite instabiel = De prijzen bleven het hele jaar «stabiel».
omstreden adjective
  that people quarrel about: betwist, controversieel, discutabel; opposite onomstreden = De theorie is onder historici «omstreden».
streng adjective
  that allows little: strikt, hard, rigoureus; opposite soepel = Het land voerde een «streng» beleid tegen drugs.
ernstig adjective
  bad and important: zwaar, zorgwekkend, serieus; opposite onbeduidend = De patiënt had een «ernstige» vorm van de ziekte.
dringend adjective
  that cannot wait: urgent, spoedeisend, nijpend; opposite uitstelbaar = Er is een «dringende» behoefte aan woningen.
toenemend adjective
  becoming more: groeiend, stijgend, oplopend; opposite afnemend = De «toenemende» druk op leraren leidt tot uitval.
overig adjective
  that is left: resterend, ander, overblijvend = De «overige» deelnemers vulden de lijst thuis in.
talrijk adjective
  in large number: veel, ettelijk, menigvuldig; opposite schaars = De stad telt «talrijke» monumenten uit die tijd.
daaropvolgend adjective
  coming next: volgend, erop volgend, later; opposite voorafgaand = In de «daaropvolgende» jaren nam de handel toe.
voorafgaand adjective
  coming before: vorig, eerder, vroeger; opposite volgend = In het «voorafgaande» hoofdstuk werd de methode besproken.
volgend adjective
  coming next: eerstvolgend, daaropvolgend, navolgend; opposite vorig = Het «volgende» hoofdstuk bespreekt de resultaten.
rijk adjective
  with much money: vermogend, welgesteld, bemiddeld; opposite arm = De «rijke» burgers van de stad steunden de kunst.
arm adjective
  with little money: behoeftig, onbemiddeld, noodlijdend; opposite rijk = Kinderen uit «arme» gezinnen gingen korter naar school.
bereid adjective
  willing: genegen, geneigd, gewillig; opposite onwillig = Slechts weinigen waren «bereid» om mee te werken.
verplicht adjective
  that must be done: vereist, voorgeschreven, niet vrijblijvend; opposite vrijwillig = Deelname aan het college is «verplicht».
vrijwillig adjective
  of one's own will: uit vrije wil, onverplicht, spontaan; opposite verplicht = De deelname aan het onderzoek was «vrijwillig».
adequaat adjective
  right for an aim: passend, geschikt, toereikend; opposite ontoereikend = Een «adequate» beschrijving van het verschijnsel ontbreekt nog.
beschikbaar adjective
  that can be used: voorhanden, aanwezig, verkrijgbaar = Over deze periode zijn weinig gegevens «beschikbaar».
consistent adjective
  without contradiction: samenhangend, consequent, coherent; opposite inconsistent = De antwoorden van de getuigen waren niet «consistent».
identiek adjective
  the very same: gelijk, eender, hetzelfde; opposite verschillend = De twee handschriften zijn op één regel na «identiek».
regelmatig adjective
  at even times: geregeld, vast, periodiek; opposite onregelmatig = De deelnemers kregen «regelmatig» een vragenlijst toegestuurd.
relevant adjective
  that has to do with it: ter zake, belangrijk, toepasselijk; opposite irrelevant = Alleen «relevante» artikelen werden in de analyse opgenomen.
toegankelijk adjective
  that can be got at: bereikbaar, open, begrijpelijk; opposite ontoegankelijk = Het archief is voor iedereen «toegankelijk».
verantwoordelijk adjective
  answerable: aansprakelijk, schuldig, belast met = De gemeente is «verantwoordelijk» voor het onderhoud van de wegen.
wederzijds adjective
  of each to the other: onderling, wederkerig, van beide kanten; opposite eenzijdig = Het akkoord berust op «wederzijds» vertrouwen.
vooral adverb
  more than anything else: voornamelijk, in het bijzonder, met name, hoofdzakelijk = De ziekte treft «vooral» oudere mensen.
voornamelijk adverb
  for the most part: hoofdzakelijk, vooral, grotendeels, overwegend = De bronnen bestaan «voornamelijk» uit brieven en dagboeken.
hoofdzakelijk adverb
  for the most part: voornamelijk, vooral, grotendeels, in hoofdzaak = De export bestaat «hoofdzakelijk» uit landbouwproducten.
met name adverb
  naming one above others: vooral, in het bijzonder, hoofdzakelijk = De daling is «met name» in de steden zichtbaar.
grotendeels adverb
  for the greater part: voor het grootste deel, overwegend, voornamelijk = De stad werd «grotendeels» door brand verwoest.
vaak adverb
  many times: dikwijls, veelal, geregeld, herhaaldelijk; opposite zelden = Deze fout wordt «vaak» door beginners gemaakt.
dikwijls adverb
  many times: vaak, veelal, herhaaldelijk, menigmaal; opposite zelden = De dichter gebruikt «dikwijls» beelden uit de natuur.
meestal adverb
  in most cases: doorgaans, gewoonlijk, normaliter, in de regel = De klachten verdwijnen «meestal» na enkele dagen.
doorgaans adverb
  in most cases: meestal, gewoonlijk, in de regel, normaliter = Vergaderingen duren «doorgaans» niet langer dan een uur.
gewoonlijk adverb
  in most cases: meestal, doorgaans, normaliter, in de regel = De vogels keren «gewoonlijk» in maart terug.
soms adverb
  at times: nu en dan, af en toe, bij tijd en wijle; opposite altijd = De bronnen spreken elkaar «soms» tegen.
zelden adverb
  hardly ever: sporadisch, bij uitzondering, bijna nooit; opposite vaak = Zulke gevallen komen in de praktijk «zelden» voor.
altijd adverb
  at all times: steeds, te allen tijde, elke keer; literary immer; opposite nooit = Een goede verklaring is niet «altijd» eenvoudig.
steeds adverb
  at all times: altijd, telkens, voortdurend, aldoor = De auteur keert «steeds» naar dezelfde vraag terug.
voortdurend adverb
  without stopping: steeds, constant, aanhoudend, onophoudelijk = De regels voor deze toelage veranderen «voortdurend».
nooit adverb
  at no time: op geen enkel moment, op geen enkel tijdstip; literary nimmer; opposite altijd = Het werk werd tijdens zijn leven «nooit» gedrukt.
bijna adverb
  not quite: vrijwel, nagenoeg, haast, praktisch = «Bijna» de helft van de leerlingen werkt naast school.
vrijwel adverb
  not quite but as good as: bijna, nagenoeg, zo goed als, praktisch = De twee teksten zijn «vrijwel» identiek.
nagenoeg adverb
  not quite but as good as: bijna, vrijwel, zo goed als = Het bos rond de stad is «nagenoeg» verdwenen.
ongeveer adverb
  more or less: circa, grofweg, om en nabij, omstreeks; opposite precies = Aan het onderzoek namen «ongeveer» tweehonderd mensen deel.
circa adverb
  more or less: ongeveer, rond, om en nabij; opposite precies = De toren werd «circa» 1400 gebouwd.
slechts adverb
  no more than: alleen, maar, enkel = De steekproef bestond uit «slechts» twaalf personen.
alleen adverb
  and no others: slechts, enkel, uitsluitend, louter = De regeling geldt «alleen» voor kleine bedrijven.
uitsluitend adverb
  and no others: alleen, enkel, slechts, louter; academic exclusief = De vereniging stond «uitsluitend» open voor mannen.
ten minste adverb
  not less than: minstens, minimaal, op zijn minst; opposite hoogstens = De deelnemers waren «ten minste» achttien jaar oud.
minstens adverb
  not less than: ten minste, minimaal, op zijn minst; opposite hoogstens = De bouw duurt «minstens» drie jaar.
hoogstens adverb
  not more than: maximaal, ten hoogste, op zijn hoogst; opposite minstens = Elk interview duurde «hoogstens» een uur.
zeer adverb
  to a high degree: heel, erg, uiterst, bijzonder = De verschillen tussen de groepen zijn «zeer» klein.
erg adverb
  to a high degree: zeer, heel, bijzonder, buitengewoon = De tekst is «erg» moeilijk voor leerlingen.
uiterst adverb
  to the highest degree: zeer, hoogst, bijzonder, buitengewoon = De gegevens werden «uiterst» zorgvuldig verwerkt.
tamelijk adverb
  to some degree: vrij, redelijk, betrekkelijk, nogal = De resultaten van de test waren «tamelijk» goed.
relatief adverb
  compared with others: betrekkelijk, verhoudingsgewijs, naar verhouding; opposite absoluut = De regio heeft «relatief» veel jonge inwoners.
enigszins adverb
  to some degree: een beetje, ietwat, lichtelijk, in zekere mate = De cijfers geven een «enigszins» vertekend beeld.
sterk adverb
  to a high degree: flink, fors, aanzienlijk, aanmerkelijk = Het aantal klachten is «sterk» toegenomen.
nauwelijks adverb
  almost not: amper, vrijwel niet, ternauwernood = Tussen de groepen was «nauwelijks» verschil te zien.
volkomen adverb
  in every way: volledig, geheel, totaal, helemaal = De twee verklaringen zijn «volkomen» in strijd met elkaar.
helemaal adverb
  in every way: volkomen, volledig, geheel, totaal; opposite gedeeltelijk = Het probleem is nog niet «helemaal» opgelost.
gedeeltelijk adverb
  not wholly: deels, ten dele, voor een deel; opposite volledig = De schade werd slechts «gedeeltelijk» vergoed.
deels adverb
  not wholly: gedeeltelijk, ten dele, voor een deel; opposite volledig = De verklaring van de minister is «deels» juist.
misschien adverb
  it may be so: wellicht, mogelijk, mogelijkerwijs = Een derde factor speelt «misschien» ook een rol.
wellicht adverb
  it may be so: misschien, mogelijk, mogelijkerwijs = De brief is «wellicht» nooit verzonden.
waarschijnlijk adverb
  likely: vermoedelijk, naar alle waarschijnlijkheid, naar verwachting = De roman is «waarschijnlijk» rond 1850 geschreven.
vermoedelijk adverb
  likely: waarschijnlijk, naar verwachting, naar men aanneemt = De handel begon «vermoedelijk» in de achtste eeuw.
blijkbaar adverb
  as it seems: kennelijk, klaarblijkelijk, naar het schijnt = De waarschuwing had «blijkbaar» geen effect.
kennelijk adverb
  as it seems: blijkbaar, klaarblijkelijk, naar het schijnt = De kopiist heeft «kennelijk» een regel overgeslagen.
inderdaad adverb
  as was said or thought: werkelijk, daadwerkelijk, metterdaad = De metingen laten «inderdaad» een stijging zien.
daadwerkelijk adverb
  in fact: werkelijk, feitelijk, echt, metterdaad = Slechts de helft van de plannen werd «daadwerkelijk» uitgevoerd.
eigenlijk adverb
  looking closely: in feite, feitelijk, in wezen, in werkelijkheid = De theorie verklaart «eigenlijk» maar één geval.
duidelijk adverb
  easy to see: onmiskenbaar, zichtbaar, merkbaar = De prijzen liggen «duidelijk» hoger dan vorig jaar.
uiteindelijk adverb
  in the end: ten slotte, op den duur, op het laatst; literary ten langen leste = De partijen kwamen «uiteindelijk» tot een akkoord.
aanvankelijk adverb
  at first: in het begin, oorspronkelijk, eerst, initieel; opposite uiteindelijk = De theorie werd «aanvankelijk» door niemand serieus genomen.
oorspronkelijk adverb
  at first: aanvankelijk, in het begin, van origine = Het gebouw was «oorspronkelijk» een klooster.
tegenwoordig adverb
  in our days: heden ten dage, thans, vandaag de dag, nu; opposite vroeger = De meeste studenten werken «tegenwoordig» naast hun studie.
momenteel adverb
  now: op dit moment, thans, nu = Er wordt «momenteel» gewerkt aan een nieuwe wet.
vroeger adverb
  in the past: voorheen, destijds; dated eertijds; opposite tegenwoordig = Kinderen werkten «vroeger» mee op het land.
onlangs adverb
  a short time ago: recentelijk, kortgeleden, pas = Het archief werd «onlangs» voor onderzoekers geopend.
later adverb
  after that: naderhand, nadien, daarna; opposite eerder = De fout werd «later» door de auteur hersteld.
eerder adverb
  before this: vroeger, voorheen, al; opposite later = Zoals «eerder» vermeld, is de steekproef klein.
tegelijkertijd adverb
  at the same time: gelijktijdig, terzelfder tijd, tezelfdertijd = De prijzen stegen, terwijl de lonen «tegelijkertijd» daalden.
opnieuw adverb
  once more: weer, nogmaals, wederom, andermaal = De test werd na zes weken «opnieuw» afgenomen.
onmiddellijk adverb
  without delay: meteen, direct, terstond, ogenblikkelijk = De regering reageerde «onmiddellijk» op de aanslag.
geleidelijk adverb
  little by little: stapsgewijs, langzamerhand, gaandeweg; literary allengs = De school groeide «geleidelijk» uit tot een universiteit.
respectievelijk adverb
  each in the order named: onderscheidenlijk, in deze volgorde, achtereenvolgens = De groepen telden «respectievelijk» tien en twaalf personen.
vanzelfsprekend adverb
  as goes without saying: natuurlijk, uiteraard, allicht = De namen werden «vanzelfsprekend» uit de bestanden verwijderd.
bovendien connective
  and also: daarnaast, verder, daarenboven, voorts = De methode is «bovendien» goedkoop en snel.
daarnaast connective
  and also: bovendien, daarenboven, verder, voorts = «Daarnaast» werden twintig leraren van dezelfde school geïnterviewd.
verder connective
  and also: voorts, daarnaast, bovendien = «Verder» valt op dat de zinnen kort zijn.
voorts connective
  and also: verder, daarnaast, bovendien = «Voorts» moet worden onderzocht of er schade is ontstaan.
tevens connective
  as well: ook, eveneens, tegelijk = De hal dient «tevens» als vergaderzaal.
eveneens connective
  as well: ook, tevens, evenzeer = In België werd «eveneens» een daling vastgesteld.
ook connective
  as well: eveneens, tevens, evenzeer = De kosten van vervoer namen «ook» toe.
niet alleen connective
  not just the one: niet slechts, niet enkel, niet uitsluitend = De wet beschermt «niet alleen» huurders, maar ook eigenaars.
evenals connective
  in the same way as: net als, net zoals, zoals, alsook = Duitsland koos, «evenals» Frankrijk, voor een strengere aanpak.
echter connective
  but: evenwel, niettemin, daarentegen, nochtans = De steekproef was «echter» niet representatief.
maar connective
  but: echter, alleen; literary doch = De methode is eenvoudig, «maar» weinig betrouwbaar.
evenwel connective
  but: echter, niettemin, nochtans = Het plan werd «evenwel» niet uitgevoerd.
toch connective
  in spite of that: niettemin, desondanks, desalniettemin, evenwel = De gegevens zijn onvolledig, «toch» tonen ze een trend.
desondanks connective
  in spite of that: toch, niettemin, desalniettemin, ondanks dat = De behandeling is duur en wordt «desondanks» vaak toegepast.
niettemin connective
  in spite of that: toch, desondanks, desalniettemin, evenwel = Het boek is oud, maar «niettemin» onmisbaar.
desalniettemin connective
  in spite of that: niettemin, desondanks, toch = De kritiek was scherp, «desalniettemin» bleef hij bij zijn mening.
daarentegen connective
  in contrast: echter, evenwel, in tegenstelling daarmee = De steden groeiden, de dorpen verloren «daarentegen» inwoners.
integendeel connective
  quite the other way: juist niet, verre van dat, allerminst = De crisis was niet voorbij, «integendeel», zij werd erger.
enerzijds connective
  on one side: aan de ene kant, eensdeels; opposite anderzijds = De hervorming is «enerzijds» duur, anderzijds dringend nodig.
anderzijds connective
  on the other side: aan de andere kant, anderdeels; opposite enerzijds = Enerzijds dalen de kosten, «anderzijds» lijdt de kwaliteit.
terwijl connective
  whereas: waar, daar waar, waarentegen = Jongeren lezen op een scherm, «terwijl» ouderen boeken verkiezen.
  during the time that: gedurende de tijd dat, op het moment dat = De kinderen werden gefilmd «terwijl» zij speelden.
hoewel connective
  in spite of the fact that: ofschoon, alhoewel; literary schoon = «Hoewel» de steekproef klein is, zijn de resultaten duidelijk.
ofschoon connective
  in spite of the fact that: hoewel, alhoewel; literary schoon = De theorie houdt stand, «ofschoon» zij vaak is bekritiseerd.
omdat connective
  for the reason that: aangezien, daar, doordat = Het experiment werd afgebroken «omdat» het apparaat defect was.
aangezien connective
  for the reason that: omdat, daar, nu = «Aangezien» er weinig gegevens waren, verviel de berekening.
doordat connective
  by the fact that: omdat, daar, aangezien = De oogst mislukte «doordat» het te weinig regende.
daarom connective
  for that reason: om die reden, derhalve, daardoor = De steekproef is klein, «daarom» is voorzichtigheid geboden.
daardoor connective
  by that cause: zodoende, hierdoor, dientengevolge, als gevolg daarvan = De vraag nam af en «daardoor» daalden ook de prijzen.
derhalve connective
  for that reason: daarom, dus, bijgevolg, om die reden = De handtekening ontbreekt, het contract is «derhalve» nietig.
dus connective
  as follows from this: derhalve, bijgevolg, zodoende, daarom = Beide waarden zijn gelijk, «dus» klopt de aanname.
bijgevolg connective
  as follows from this: dus, derhalve, dientengevolge, zodoende = De vraag daalde en «bijgevolg» daalden ook de prijzen.
zodat connective
  with the result that: waardoor, met als gevolg dat, met het gevolg dat = De brug werd gesloten, «zodat» het verkeer moest omrijden.
opdat connective
  with the aim that: zodat, met de bedoeling dat, met het doel dat = De namen zijn verwijderd «opdat» niemand herkenbaar is.
als connective
  on condition that: indien, wanneer, ingeval = De behandeling stopt «als» er koorts optreedt.
indien connective
  on condition that: als, wanneer, ingeval, mits = De termijn wordt verlengd «indien» een aanvraag is ingediend.
mits connective
  only if: op voorwaarde dat, indien, als; opposite tenzij = Deelname is toegestaan, «mits» de ouders ermee instemmen.
tenzij connective
  if not: behalve als, behalve wanneer, uitgezonderd als; opposite mits = De vergadering is openbaar, «tenzij» de voorzitter anders beslist.
wanneer connective
  at the time that: als, zodra, op het moment dat = De metingen beginnen «wanneer» de temperatuur stabiel is.
zodra connective
  as soon as: wanneer, op het moment dat, vanaf het moment dat = De gegevens worden gewist «zodra» de studie is afgerond.
voordat connective
  earlier than: voor, vooraleer; literary eer; opposite nadat = De deelnemers tekenden een formulier «voordat» de test begon.
nadat connective
  later than: toen, zodra; opposite voordat = De stad bloeide op «nadat» de haven was aangelegd.
bijvoorbeeld connective
  as an instance: zoals, onder meer, bij wijze van voorbeeld = In Finland «bijvoorbeeld» begint de school later.
zoals connective
  as an instance: bijvoorbeeld, onder andere, als daar zijn = Sommige ziekten, «zoals» mazelen, keren terug.
namelijk connective
  to name it: te weten, met name, immers = Er waren twee oorzaken, «namelijk» droogte en oorlog.
met andere woorden connective
  said in another way: anders gezegd, dat wil zeggen, kortom = De helft slaagde, «met andere woorden» de helft zakte.
dat wil zeggen connective
  said more closely: met andere woorden, te weten, namelijk = De variabele is binair, «dat wil zeggen» zij kent twee waarden.
kortom connective
  in short: samengevat, al met al, kort gezegd, om kort te gaan = «Kortom», de maatregel heeft zijn doel niet bereikt.
ten eerste connective
  as first point: in de eerste plaats, om te beginnen, vooreerst = «Ten eerste» is de steekproef te klein.
ten tweede connective
  as second point: in de tweede plaats, daarnaast, vervolgens = «Ten tweede» ontbreken gegevens over het inkomen.
vervolgens connective
  after that: daarna, daarop, nadien, hierna = «Vervolgens» werden de antwoorden door twee personen gecodeerd.
daarna connective
  after that: vervolgens, nadien, hierna, daarop; opposite daarvoor = De groep las de tekst en beantwoordde «daarna» de vragen.
ten slotte connective
  as last point: tot slot, als laatste, tot besluit = «Ten slotte» worden de beperkingen van de studie besproken.
samenvattend connective
  to sum up: kortom, al met al, resumerend = «Samenvattend» kan worden gesteld dat de therapie werkt.
al met al connective
  taking all together: alles bijeengenomen, per saldo, kortom = «Al met al» levert het project meer op dan het kost.
overigens connective
  by the way: trouwens, voor het overige, terloops gezegd = De brief is «overigens» nooit teruggevonden.
immers connective
  as is known: toch, namelijk, per slot van rekening = De uitkomst verbaast niet, de groep was «immers» klein.
weliswaar connective
  granted that: inderdaad, toegegeven, zeker = De steekproef is «weliswaar» klein, maar zorgvuldig gekozen.
ongeacht preposition
  no matter what: onverschillig, los van, zonder te letten op = De wet geldt voor iedereen, «ongeacht» leeftijd of afkomst.
ondanks preposition
  in spite of: niettegenstaande, in weerwil van; dated trots; opposite dankzij = «Ondanks» de hoge kosten werd het plan uitgevoerd.
dankzij preposition
  with the help of: door, door toedoen van, met behulp van; opposite ondanks = «Dankzij» de subsidie kon het museum openblijven.
wegens preposition
  for the reason of: vanwege, omwille van, om reden van = De school werd «wegens» de hitte gesloten.
vanwege preposition
  for the reason of: wegens, omwille van, op grond van = De stad is «vanwege» haar ligging belangrijk voor de handel.
volgens preposition
  as someone says: naar de mening van, naar het oordeel van, naar het zeggen van = «Volgens» de auteur is de bron onbetrouwbaar.
door middel van preposition
  by use of: met behulp van, via, aan de hand van = De gegevens werden «door middel van» een enquête verzameld.
aan de hand van preposition
  by use of: met behulp van, door middel van, op basis van = De theorie wordt «aan de hand van» voorbeelden uitgelegd.
op basis van preposition
  resting on: op grond van, uitgaande van, aan de hand van = «Op basis van» de scores werden vier groepen gevormd.
tijdens preposition
  in the time of: gedurende, in de loop van, onder = «Tijdens» de oorlog werd de stad zwaar beschadigd.
gedurende preposition
  in the time of: tijdens, in de loop van, voor de duur van = De patiënten werden «gedurende» twee jaar gevolgd.
sinds preposition
  from then on: vanaf, sedert = «Sinds» 1919 mogen vrouwen in Nederland stemmen.
betreffende preposition
  on the matter of: over, aangaande, met betrekking tot, inzake = De bepalingen «betreffende» het milieu zijn verouderd.
met betrekking tot preposition
  on the matter of: betreffende, inzake, aangaande, wat betreft = «Met betrekking tot» de kosten bestaat nog onzekerheid.
behalve preposition
  but not: uitgezonderd, met uitzondering van, buiten = Alle leerlingen, «behalve» twee, vulden de lijst in.
naast preposition
  and not only: behalve, in aanvulling op; dated benevens = «Naast» brieven zijn ook dagboeken gebruikt.
in plaats van preposition
  and not: ter vervanging van, in de plaats van = «In plaats van» interviews werden vragenlijsten gebruikt.
in tegenstelling tot preposition
  unlike: anders dan, in contrast met; opposite net als = «In tegenstelling tot» zijn voorganger zocht hij de vrede.
ten gevolge van preposition
  caused by: als gevolg van, door, wegens = «Ten gevolge van» de droogte mislukte de oogst.
binnen preposition
  in the bounds of: in, in het kader van; opposite buiten = «Binnen» dit vakgebied bestaan twee stromingen.
tegenover preposition
  in dealings with: jegens, ten opzichte van, ten aanzien van = De houding «tegenover» migranten is veranderd.
inzake preposition
  on the matter of: betreffende, aangaande, over, met betrekking tot = Het verdrag «inzake» de rechten van het kind dateert uit 1989.
`)
