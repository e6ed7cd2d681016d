import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
resultat noun n
  what a study finds: utfall, fynd, rön = «Resultaten» av undersökningen stöder den första hypotesen.
  what effort brings: utfall, följd, frukt = De långa förhandlingarna gav inget konkret «resultat».
utfall noun n
  what comes out: resultat, utgång, slutresultat = «Utfallet» av omröstningen överraskade även ministern.
fynd noun n
  what was found: upptäckt, rön, iakttagelse = Dessa «fynd» stämmer väl överens med tidigare forskning.
rön noun n
  what research has found: resultat, upptäckt, iakttagelse; academic forskningsresultat = Nya «rön» visar att sjukdomen delvis är ärftlig.
undersökning noun c
  close study: studie, granskning, kartläggning, analys, utredning = «Undersökningen» av elevernas sömnvanor tog tre år.
studie noun c
  piece of research: undersökning, forskningsarbete, arbete, rapport, avhandling = I «studien» deltog 240 ungdomar från tre städer.
forskning noun c
  search for knowledge: vetenskap, vetenskapligt arbete, forskningsarbete = «Forskningen» har hittills ägnat frågan liten uppmärksamhet.
vetenskap noun c
  search for knowledge: forskning, lärdom, vetande = Den moderna «vetenskapen» växte fram på 1600-talet.
forskare noun c
  one who does research: vetenskapsman, lärd, vetenskapsutövare = «Forskarna» följde deltagarna under tio år.
metod noun c
  planned way of working: tillvägagångssätt, arbetssätt, förfaringssätt, teknik; academic metodik = Den valda «metoden» passar även för små urval.
tillvägagångssätt noun n
  way of proceeding: metod, arbetssätt, förfaringssätt, procedur = «Tillvägagångssättet» beskrivs närmare i det andra kapitlet.
arbetssätt noun n
  way of working: metod, arbetsmetod, tillvägagångssätt = Skolans nya «arbetssätt» bygger på samarbete mellan elever.
förfarande noun n
  way of doing something: metod, procedur, tillvägagångssätt, förfaringssätt = Det rättsliga «förfarandet» tog nästan två år.
ansats noun c
  way of treating a question: angreppssätt, utgångspunkt, infallsvinkel, perspektiv = Studien har en kvalitativ «ansats» och bygger på intervjuer.
angreppssätt noun n
  way of treating a question: ansats, metod, synsätt, tillvägagångssätt = Problemet kräver ett nytt teoretiskt «angreppssätt».
data noun
  recorded facts: uppgifter, information, fakta, siffror = Alla «data» samlades in med hjälp av en enkät.
uppgift noun c
  piece of information: upplysning, besked; academic data = «Uppgifterna» om deltagarnas ålder saknas i rapporten.
  work to be done: arbete, uppdrag, åliggande, syssla = Lärarens viktigaste «uppgift» är att skapa lust att lära.
information noun c
  facts told: upplysningar, uppgifter, fakta; informal info; dated underrättelser = Arkivet innehåller mycket «information» om vardagslivet.
hypotes noun c
  statement to be tested: antagande, förmodan, gissning, tes = Den andra «hypotesen» kunde inte bekräftas.
antagande noun n
  what is taken to be true: förutsättning, förmodan, hypotes, gissning; academic premiss = Modellen bygger på «antagandet» att människor handlar rationellt.
förmodan noun c
  what one thinks likely: antagande, misstanke, gissning, hypotes; opposite visshet = Mätningarna av vattnet bekräftade forskarnas «förmodan».
tes noun c
  claim to be defended: påstående, huvudtanke, ståndpunkt; opposite antites = Författaren underbygger sin «tes» med många källor.
påstående noun n
  what is said to be so: utsaga, tes, yttrande; academic proposition = För detta «påstående» ger texten inga belägg.
uttalande noun n
  what is said in public: yttrande, utlåtande, anförande = Ministerns «uttalande» om skolan väckte stark kritik.
urval noun n
  part of a population: stickprov, selektion, utsnitt; academic sampel; opposite population = «Urvalet» omfattar femhundra slumpmässigt valda hushåll.
enkät noun c
  list of questions: frågeformulär, rundfråga, formulär = Drygt trehundra studenter vid universitetet besvarade «enkäten».
frågeformulär noun n
  list of questions: enkät, formulär, blankett = Deltagarna fyllde i ett «frågeformulär» om sina matvanor.
effekt noun c
  what a cause brings about: verkan, inverkan, påverkan, följd, resultat; opposite orsak = «Effekten» av åtgärden var större bland unga.
verkan noun c
  what a cause brings about: effekt, inverkan, verkning, påverkan; opposite orsak = Läkemedlets «verkan» avtar efter några timmar.
följd noun c
  what comes of something: konsekvens, effekt, resultat, verkan; opposite orsak = «Följderna» av reformen går ännu inte att överblicka.
  things one after another: serie, rad, räcka; academic sekvens = En «följd» av misslyckanden ledde till regeringens fall.
konsekvens noun c
  what comes of something: följd, verkning, effekt, resultat = Domen får stora «konsekvenser» för den praktiska tillämpningen.
påverkan noun c
  power to affect: inflytande, inverkan, effekt = Föräldrarnas «påverkan» på yrkesvalet är väl undersökt.
inflytande noun n
  power over others: påverkan, makt, auktoritet, inverkan, genomslagskraft = Kyrkans «inflytande» över skolan minskade under 1800-talet.
inverkan noun c
  power to affect: påverkan, effekt, inflytande, verkan = Bullrets «inverkan» på sömnen har underskattats.
orsak noun c
  what brings something about: anledning, grund, upphov, bakgrund, källa; opposite verkan, följd = «Orsakerna» till sjukdomen är fortfarande okända.
anledning noun c
  why something is so: orsak, skäl, grund = En viktig «anledning» till avhoppen var tidsbrist.
skäl noun n
  why one does something: anledning, orsak, motiv, grund = Det finns goda «skäl» att vara försiktig med slutsatserna.
motiv noun n
  why one does something: drivkraft, bevekelsegrund, skäl, anledning = Huvudpersonens «motiv» förblir oklart genom hela romanen.
  what a picture or text shows: tema, ämne, grundtanke = Resan är ett vanligt «motiv» i hennes dikter.
faktor noun c
  thing that plays a part: omständighet, moment, element, orsak; academic determinant = Flera «faktorer» i hemmet påverkar barns inlärning.
roll noun c
  part played: funktion, betydelse, uppgift, plats = Lärarens «roll» har förändrats under de senaste åren.
funktion noun c
  what something is there for: uppgift, syfte, roll = Proteinets exakta «funktion» är ännu oklar.
betydelse noun c
  being important: vikt, tyngd, värde; academic relevans = Upptäcktens «betydelse» insågs först långt senare.
  what a word means: innebörd, mening, innehåll = Ordets ursprungliga «betydelse» har bleknat med tiden.
innebörd noun c
  what something means: betydelse, mening, innehåll, andemening = Begreppets «innebörd» har skiftat genom historien.
mening noun c
  what something means: innebörd, betydelse, andemening = Diktens djupare «mening» är fortfarande omtvistad.
  what one thinks: åsikt, uppfattning, ståndpunkt = Enligt författarens «mening» är lagen föråldrad.
vikt noun c
  being important: betydelse, tyngd, värde = Frågan är av stor «vikt» för framtida forskning.
relevans noun c
  mattering for a question: betydelse, vikt, tillämplighet; opposite irrelevans = Fyndens praktiska «relevans» är omstridd bland läkare.
aspekt noun c
  side of a matter: sida, synvinkel, moment, perspektiv = Denna «aspekt» har fått för lite utrymme i litteraturen.
del noun c
  some of a whole: andel, stycke, parti; informal bit; opposite helhet = En stor «del» av befolkningen talar två språk.
beståndsdel noun c
  part of a whole: del, element, komponent, ingrediens; opposite helhet = Musiken är en viktig «beståndsdel» i ritualen.
element noun n
  part of a whole: beståndsdel, komponent, moment, inslag = Romanen innehåller flera «element» från folksagan.
helhet noun c
  all taken together: totalitet, enhet, sammanhang; opposite del = Verket måste förstås som en «helhet».
perspektiv noun n
  where one looks from: synvinkel, infallsvinkel, synsätt, betraktelsesätt = Berättelsen skildras ur ett barns «perspektiv».
synvinkel noun c
  where one looks from: perspektiv, infallsvinkel, aspekt, betraktelsesätt = Från en ekonomisk «synvinkel» är förslaget rimligt.
synsätt noun n
  way of seeing: perspektiv, betraktelsesätt, uppfattning = Detta «synsätt» dominerade långt in på 1900-talet.
ståndpunkt noun c
  opinion in a debate: åsikt, uppfattning, hållning, position = Båda parter höll fast vid sin «ståndpunkt».
åsikt noun c
  what one thinks: uppfattning, mening, ståndpunkt, övertygelse, synpunkt = «Åsikterna» om krisens orsaker går isär.
uppfattning noun c
  way of seeing: åsikt, mening, syn, föreställning = Denna «uppfattning» var länge den vanligaste bland historiker.
syn noun c
  way of seeing: uppfattning, inställning, åsikt, synsätt = Hennes «syn» på barnuppfostran var modern för sin tid.
övertygelse noun c
  firm belief: tro, åskådning, visshet; opposite tvivel = Kungen handlade enligt historikern av religiös «övertygelse».
föreställning noun c
  idea in the mind: uppfattning, tanke, idé, bild = «Föreställningen» om det goda landet lever kvar.
teori noun c
  system of explanations: lära, förklaringsmodell, tankebyggnad, hypotes, modell; opposite praktik = «Teorin» förklarar varför grupper skapar normer.
praktik noun c
  actual doing: tillämpning, verklighet, utövning; opposite teori = I «praktiken» visade sig modellen svår att använda.
begrepp noun n
  idea with a name: term, föreställning, koncept, idé, benämning = «Begreppet» hållbarhet kommer ursprungligen från skogsbruket.
term noun c
  word for a thing: benämning, beteckning, uttryck, ord = «Termen» användes först inom medicinen på 1800-talet.
definition noun c
  saying what a term means: begreppsbestämning, bestämning, avgränsning = Någon enhetlig «definition» av fattigdom finns inte.
modell noun c
  simplified picture of reality: schema, mönster, förebild = «Modellen» beskriver hur viruset sprids i befolkningen.
ram noun c
  bounds within which something happens: referensram, struktur, grundval = Studiens teoretiska «ram» presenteras i nästa kapitel.
bevis noun n
  what shows that something is true: belägg, bekräftelse, vittnesbörd; academic evidens; opposite motbevis = För denna teori finns ännu inga övertygande «bevis».
belägg noun n
  what supports a claim: bevis, stöd, bekräftelse; academic evidens = Det saknas arkeologiska «belägg» för en tidig handel.
tecken noun n
  sign of something: indikation, indicium, antydan, symtom = Det finns «tecken» på att bosättningen är äldre.
argument noun n
  reason in a debate: skäl, bevisgrund, motivering; opposite motargument = Författaren för fram tre «argument» för reformen.
argumentation noun c
  chain of reasons: bevisföring, resonemang, tankegång = Domstolens «argumentation» övertygar inte på alla punkter.
resonemang noun n
  chain of reasons: tankegång, argumentation, diskussion = Författarens «resonemang» vilar på två exempel.
tankegång noun c
  line of thought: resonemang, tankeföljd, idé = Kapitlets «tankegång» är lätt att följa.
förklaring noun c
  making clear why: tolkning, motivering, utläggning = För detta fenomen saknas ännu en övertygande «förklaring».
  official statement: uttalande, tillkännagivande, deklaration = Regeringen avgav en kort «förklaring» om läget.
tolkning noun c
  saying what something means: uttydning, läsning, utläggning; academic interpretation = «Tolkningen» av siffrorna kräver viss försiktighet.
beskrivning noun c
  account of what something is like: skildring, framställning, redogörelse, karakteristik = En noggrann «beskrivning» av växten trycktes först 1812.
skildring noun c
  account in words or pictures: beskrivning, framställning, berättelse = Romanen ger en realistisk «skildring» av livet på landet.
framställning noun c
  way of showing or telling: skildring, beskrivning, presentation = Bokens «framställning» av kriget följer samtida källor.
  making of things: tillverkning, produktion, fabrikation = «Framställningen» av papper kräver mycket vatten.
redogörelse noun c
  account of facts: rapport, översikt, beskrivning, framställning = Kapitlet inleds med en «redogörelse» för tidigare forskning.
analys noun c
  close study of parts: undersökning, granskning, genomgång, tolkning, studie; opposite syntes = «Analysen» av texterna gjordes i tre steg.
granskning noun c
  looking closely for faults: undersökning, kontroll, genomgång, prövning = En närmare «granskning» avslöjade flera fel i beräkningen.
jämförelse noun c
  setting side by side: sammanställning, parallell; academic komparation = En «jämförelse» mellan länderna visar överraskande likheter.
skillnad noun c
  being unlike: olikhet, avvikelse, differens, kontrast; academic diskrepans; opposite likhet = Mellan grupperna fanns ingen signifikant «skillnad».
olikhet noun c
  being unlike: skillnad, avvikelse, differens; opposite likhet = Trots alla «olikheter» har dialekterna mycket gemensamt.
avvikelse noun c
  being off: skillnad, differens, undantag; opposite överensstämmelse = «Avvikelsen» från normen är mindre än en procent.
likhet noun c
  being alike: överensstämmelse, släktskap, parallell; academic analogi; opposite skillnad, olikhet = «Likheten» mellan myterna är ingen tillfällighet.
motsats noun c
  what is wholly unlike: kontrast, motsatsförhållande, antites; opposite likhet = Romanen ställer staden som en «motsats» till landsbygden.
motsättning noun c
  being against each other: konflikt, motsatsförhållande, spänning, oenighet = «Motsättningarna» mellan partierna växte under valåret.
samband noun n
  link between things: koppling, relation, förbindelse; academic korrelation = Det finns ett starkt «samband» mellan sömn och prestation.
koppling noun c
  link between things: samband, förbindelse, relation, anknytning = «Kopplingen» mellan inkomst och hälsa är tydlig.
förhållande noun n
  link between people or things: relation, samband, förbindelse = Romanen handlar om individens «förhållande» till samhället.
  how things stand: omständighet, villkor, tillstånd = De sociala «förhållandena» i staden var svåra.
relation noun c
  link between people or things: förhållande, samband, förbindelse, koppling = «Relationen» mellan lön och trivsel är inte linjär.
samspel noun n
  acting on each other: växelverkan, interaktion, samverkan = «Samspelet» mellan språk och kultur är komplext.
sammanhang noun n
  what stands around something: kontext, samband, omgivning = Citatet har ryckts ur sitt «sammanhang».
bakgrund noun c
  what lies behind something: förhistoria, sammanhang, upprinnelse = «Bakgrunden» till konflikten beskrivs kortfattat i inledningen.
  where a person comes from: ursprung, härkomst, uppväxtmiljö = Elever med utländsk «bakgrund» fick extra undervisning.
omständighet noun c
  how things stand around: förhållande, villkor, faktor, situation = Under dessa «omständigheter» var vidare samtal omöjliga.
situation noun c
  how things stand: läge, tillstånd, ställning, belägenhet = Den ekonomiska «situationen» i landet förvärrades snabbt.
läge noun n
  how things stand: situation, tillstånd, ställning = Det politiska «läget» i regionen är spänt.
  where something is: placering, plats, belägenhet = Stadens «läge» vid floden gynnade handeln.
tillstånd noun n
  how something is: skick, läge, kondition = Patienternas «tillstånd» förblev stabilt under hela behandlingen.
  leave to do something: tillåtelse, medgivande, samtycke, lov = Föräldrarna gav sitt «tillstånd» till intervjuerna.
villkor noun n
  what must hold: förutsättning, krav, betingelse, kriterium, bestämmelse = Föräldrarnas samtycke var ett «villkor» för deltagande.
förutsättning noun c
  what must come first: villkor, betingelse, krav, grund = Fred är en «förutsättning» för ekonomisk utveckling.
krav noun n
  what is asked for: fordran, villkor, anspråk, begäran = Byggnaden uppfyller alla «krav» på brandskydd.
kriterium noun n
  by what one judges: måttstock, kännetecken, norm = «Kriterierna» för valet av texter är tydliga.
måttstock noun c
  by what one judges: kriterium, norm, riktmärke = Vinst är inte den enda «måttstocken» på framgång.
norm noun c
  rule of behaviour: regel, standard, rättesnöre, riktlinje = Sociala «normer» styr ofta gruppers beteende.
regel noun c
  what tells how to act: föreskrift, norm, bestämmelse, princip, riktlinje = «Reglerna» för stavning ändrades år 1906.
riktlinje noun c
  rule to go by: anvisning, föreskrift, rekommendation, rättesnöre = Läkarna följer de nationella «riktlinjerna» för behandling.
princip noun c
  basic rule: grundsats, grundregel, regel, rättesnöre = «Principen» om lika behandling gäller alla.
grund noun c
  what something rests on: bas, fundament, underlag, grundval = Förtroende är «grunden» för allt samarbete.
underlag noun n
  what something rests on: grund, bas, material, stöd = Rapporten utgjorde ett viktigt «underlag» för beslutet.
utgångspunkt noun c
  where thinking starts: grund, startpunkt, bas = «Utgångspunkten» för uppsatsen är ett praktiskt problem.
lag noun c
  rule made by the state: lagstiftning, författning, förordning, stadga = «Lagen» förbjuder alla former av diskriminering.
bestämmelse noun c
  rule that has been set: föreskrift, regel, stadgande = Avtalets «bestämmelser» gäller även små företag.
rättighet noun c
  what one is entitled to: rätt, befogenhet, förmån; opposite skyldighet = Utbildning är en grundläggande «rättighet» för alla barn.
skyldighet noun c
  what one must do: plikt, förpliktelse, åliggande; opposite rättighet = Avtalet ger båda parter tydliga «skyldigheter».
plikt noun c
  what one must do: skyldighet, förpliktelse, uppgift; opposite rättighet = Medborgarna hade en «plikt» att försvara landet.
ansvar noun n
  being answerable: ansvarsskyldighet, skyldighet, förpliktelse = Arbetsgivaren har enligt lagen «ansvaret» för säkerheten.
beslut noun n
  act of deciding: avgörande, ställningstagande, resolution, bestämmande, utslag = «Beslutet» att avbryta försöket fattades i oktober.
avgörande noun n
  act that settles something: beslut, utslag, dom = Domstolens «avgörande» kan överklagas inom tre veckor.
val noun n
  act of choosing: urval, utväljande, selektion = «Valet» av metod motiveras längre fram.
bedömning noun c
  saying how good something is: utvärdering, värdering, omdöme, prövning = «Bedömningen» av uppsatserna görs av två lärare.
utvärdering noun c
  finding out how good something is: bedömning, värdering, uppföljning; academic evaluering = En «utvärdering» av projektet visade blandade resultat.
omdöme noun n
  opinion formed: bedömning, utlåtande, åsikt = Kritikernas «omdöme» om romanen var milt.
slutsats noun c
  what is inferred: konklusion, slutledning, resultat, sammanfattning, konstaterande = Författarens «slutsats» går längre än hans data.
fråga noun c
  what is asked: spörsmål, frågeställning, förfrågan; opposite svar = Deltagarna besvarade tjugo «frågor» om sin hälsa.
  matter to be treated: problem, ämne, sak, spörsmål = «Frågan» om ansvar är fortfarande olöst.
frågeställning noun c
  what a paper asks: forskningsfråga, problemställning, problemformulering = Uppsatsens «frågeställning» utgår från tidigare forskning.
svar noun n
  what is said in return: besked, reaktion, replik, genmäle; opposite fråga = Ministerns «svar» var kort och tydligt.
problem noun n
  difficult matter: svårighet, bekymmer, dilemma, fråga, utmaning; opposite lösning = Det största «problemet» var bristen på data.
svårighet noun c
  what is hard: problem, hinder, besvär, komplikation, utmaning = Översättningen av dikterna innebar stora «svårigheter».
utmaning noun c
  hard task: svår uppgift, prövning, kraftprov = Den åldrande befolkningen är en «utmaning» för vården.
lösning noun c
  answer to a problem: utväg, svar, uppgörelse; opposite problem = Parterna sökte en fredlig «lösning» på konflikten.
hinder noun n
  what stands in the way: svårighet, spärr, barriär = Brist på pengar är ett «hinder» för många studenter.
syfte noun n
  what one wants to reach: avsikt, mål, ändamål, intention, målsättning = «Syftet» med studien är att belysa elevernas läsvanor.
mål noun n
  what one wants to reach: syfte, målsättning, ändamål, avsikt, strävan = Klimatpolitikens «mål» har inte uppnåtts i något land.
avsikt noun c
  what one means to do: syfte, intention, mening = Lagstiftarens «avsikt» var en annan än effekten.
ändamål noun n
  what something is for: syfte, mål, avsikt = Byggnaden används i dag för andra «ändamål».
uppdrag noun n
  work one is told to do: uppgift, åtagande, order = Kommittén fick i «uppdrag» att granska lagen.
plan noun c
  what one means to do: projekt, avsikt, förslag, program = «Planen» på en ny hamn mötte motstånd.
förslag noun n
  what one puts forward: idé, plan, rekommendation = «Förslaget» fick brett stöd i riksdagen.
tema noun n
  what is treated: ämne, motiv, grundtanke = Ensamhet är ett återkommande «tema» i hennes poesi.
ämne noun n
  what is treated: tema, fråga, område, spörsmål = Om detta «ämne» har det skrivits mycket lite.
  what things are made of: substans, material, materia = Provet från sjön innehöll flera giftiga «ämnen».
innehåll noun n
  what is in a text: stoff, innebörd, ämne; opposite form = Brevets «innehåll» hölls länge hemligt för allmänheten.
form noun c
  outer shape: gestalt, utseende, utformning; opposite innehåll = Bladen på växten har en avlång «form».
  kind: slag, typ, sort, variant = Denna «form» av undervisning är ovanlig i Sverige.
struktur noun c
  how parts are put together: uppbyggnad, byggnad, sammansättning, organisation = Proteinets «struktur» klarlades av brittiska forskare år 1958.
uppbyggnad noun c
  how parts are put together: struktur, sammansättning, konstruktion, disposition = Diktens «uppbyggnad» är enligt kritikerna strängt symmetrisk.
indelning noun c
  putting into groups: uppdelning, gruppering, kategorisering; academic klassifikation = «Indelningen» i fyra perioder är allmänt accepterad.
sammansättning noun c
  what something is made of: uppbyggnad, struktur, beskaffenhet; academic komposition = Vattnets kemiska «sammansättning» mättes varje vecka.
system noun n
  whole of ordered parts: ordning, struktur, organisation = Det svenska «systemet» för sjukvård är under press.
ordning noun c
  being arranged: struktur, system, organisation, reda; opposite oordning = Författaren bringar «ordning» i ett svårt källmaterial.
  what comes after what: följd, ordningsföljd, turordning = Frågorna ställdes i samma «ordning» till alla.
rad noun c
  several: serie, mängd, följd, räcka = En «rad» skandaler skadade förtroendet för partiet.
grupp noun c
  people or things together: kategori, samling, skara = Deltagarna delades in i två «grupper».
kategori noun c
  class of things: klass, grupp, slag, typ = Svaren delades in i fem «kategorier».
slag noun n
  kind: sort, typ, form, art = Fel av detta «slag» är vanliga hos nybörjare.
typ noun c
  kind: slag, sort, form, kategori = Det finns tre kända «typer» av viruset.
exempel noun n
  single case that shows something: fall, illustration, exemplifiering, prov, belägg = Detta «exempel» visar hur regeln fungerar.
fall noun n
  single instance: exempel, händelse, tillfälle = I några «fall» hade behandlingen ingen effekt.
undantag noun n
  what does not follow the rule: avvikelse, specialfall, särfall; opposite regel = Regeln gäller med få «undantag» i hela landet.
händelse noun c
  what happens: tilldragelse, incident, skeende, episod = «Händelserna» under år 1989 förändrade hela Europa.
fenomen noun n
  what can be observed: företeelse, skeende, händelse, process, tilldragelse = «Fenomenet» beskrevs redan under antiken av grekiska läkare.
företeelse noun c
  what can be observed: fenomen, händelse, skeende = Denna «företeelse» är vanligast i större städer.
faktum noun n
  what is really so: realitet, sanning, verklighet; opposite fiktion = Det är ett «faktum» att temperaturen stiger.
verklighet noun c
  what really is: realitet, faktum, sanning; opposite fantasi = Romanen blandar på ett skickligt sätt fiktion och «verklighet».
sanning noun c
  what is true: verklighet, faktum, riktighet; opposite lögn, osanning = Vittnena talade enligt domaren «sanning» om händelsen.
process noun c
  series of changes: förlopp, utveckling, skeende = Urbaniseringen är en «process» som tog flera århundraden.
  case in court: rättegång, mål, rättssak = «Processen» mot direktörerna varade i fem månader.
förlopp noun n
  how something goes on: utveckling, process, skeende, gång = Sjukdomens «förlopp» varierar kraftigt mellan patienterna.
utveckling noun c
  gradual change: framåtskridande, framväxt, förändring, evolution, framsteg = Barnets «utveckling» sker i flera steg.
förändring noun c
  becoming different: omvandling, ändring, skifte, omställning; academic transformation; opposite stillestånd = «Förändringarna» i klimatet är tydligt mätbara.
ändring noun c
  making different: förändring, justering, revidering; academic modifikation = «Ändringen» av lagen trädde i kraft i januari.
anpassning noun c
  making fit: justering, omställning, avpassning; academic adaption = «Anpassningen» till det nya klimatet gick långsamt.
övergång noun c
  passing from one state to another: omställning, skifte, förändring = «Övergången» till förnybar energi tar lång tid.
förbättring noun c
  becoming better: framsteg, uppgång, lyft; opposite försämring = Träningen ledde till en «förbättring» av minnet.
försämring noun c
  becoming worse: nedgång, tillbakagång, förfall; opposite förbättring = En snabb «försämring» av vattnets kvalitet noterades.
framsteg noun n
  moving forward: förbättring, utveckling, landvinning; opposite bakslag = Tekniska «framsteg» förde också med sig nya risker.
tillväxt noun c
  becoming larger: ökning, expansion, utveckling, uppgång; opposite nedgång = Den ekonomiska «tillväxten» avtog efter 1970.
ökning noun c
  becoming more: tillväxt, stegring, uppgång, höjning; opposite minskning = En «ökning» av trafiken leder till längre köer.
höjning noun c
  making higher: ökning, stegring, förhöjning; opposite sänkning = En «höjning» av skatten på alkohol diskuterades.
minskning noun c
  becoming less: nedgång, sänkning, avtagande; academic reduktion; opposite ökning = «Minskningen» av antalet insekter är oroande.
nedgång noun c
  going down: minskning, tillbakagång, sänkning; opposite uppgång = «Nedgången» i industrin började på 1970-talet.
sänkning noun c
  making lower: minskning, nedsättning, reducering; opposite höjning = En «sänkning» av räntan stimulerade bostadsmarknaden.
antal noun n
  how many: mängd, numerär = «Antalet» studenter har ökat i flera år.
mängd noun c
  how much: kvantitet, myckenhet, volym; academic kvantum = «Mängden» nederbörd minskar för varje år.
omfattning noun c
  how large: utsträckning, omfång, storlek, vidd = Skadornas «omfattning» är enligt rapporten ännu okänd.
utsträckning noun c
  degree: omfattning, grad, skala = Metoden används i stor «utsträckning» inom vården.
storlek noun c
  how large: omfång, omfattning, dimension, mått = Bosättningens «storlek» kan bara uppskattas med hjälp av fynden.
grad noun c
  step on a scale: mått, nivå = En hög «grad» av självständighet krävs av studenterna.
nivå noun c
  height on a scale: grad, standard, höjd, läge = Elevernas «nivå» har sjunkit de senaste åren.
andel noun c
  part of a whole: del, procentandel, kvot = «Andelen» kvinnor i styrelserna är fortfarande låg.
värde noun n
  number measured: tal, siffra, mätvärde = De uppmätta «värdena» ligger under gränsen.
  what makes a thing worth having: betydelse, vikt, förtjänst, nytta = Samlingens vetenskapliga «värde» är obestritt bland experter.
genomsnitt noun n
  mean value: medelvärde, medeltal, snitt = Lönerna ligger långt under «genomsnittet» i branschen.
kännetecken noun n
  what marks a thing: särdrag, karaktärsdrag, egenskap; academic karakteristikum = Ett viktigt «kännetecken» för stilen är symmetrin.
drag noun n
  what marks a thing: egenskap, kännetecken, särdrag, inslag = Dikten har flera «drag» av folkvisa.
egenskap noun c
  what belongs to a thing: kännetecken, karaktärsdrag, beskaffenhet, särdrag; academic attribut = Materialets mekaniska «egenskaper» testades i ett laboratorium.
kvalitet noun c
  how good something is: standard, klass, beskaffenhet = Dricksvattnets «kvalitet» är utmärkt i hela landet.
karaktär noun c
  what something is like: natur, prägel, beskaffenhet, art = Konfliktens «karaktär» förändrades efter det andra kriget.
kärna noun c
  most important part: huvudpunkt, innersta, hjärta, väsen = «Kärnan» i resonemanget finns i inledningen.
fördel noun c
  what is good about something: förtjänst, plus, förmån, vinst, styrka; opposite nackdel = «Fördelen» med metoden är dess enkelhet.
nackdel noun c
  what is bad about something: minus, olägenhet, svaghet, avigsida; opposite fördel = En «nackdel» med intervjuer är att de tar tid.
nytta noun c
  being of use: fördel, gagn, värde, behållning; opposite skada = «Nyttan» av läxor har ifrågasatts av forskare.
användning noun c
  putting to use: bruk, utnyttjande, tillämpning, nyttjande = «Användningen» av antibiotika har ökat kraftigt.
bruk noun n
  putting to use: användning, nyttjande, utnyttjande = «Bruket» av tobak minskade under perioden.
  what people usually do: sed, sedvana, vana, tradition = Detta gamla «bruk» lever kvar på landsbygden.
tillämpning noun c
  putting to use: användning, bruk, utövning; academic applikation = «Tillämpningen» av regeln är svår i praktiken.
genomförande noun n
  carrying out: utförande, förverkligande, verkställande; academic implementering = «Genomförandet» av planen blev försenat med två år.
åtgärd noun c
  step taken: ingrepp, insats, handling, mått och steg = «Åtgärderna» mot viruset drabbade restaurangerna hårt.
insats noun c
  work done for an aim: bidrag, prestation, åtgärd, ansträngning = Kvinnornas «insatser» under kriget glömdes snabbt bort.
handling noun c
  what is done: gärning, aktion, åtgärd, dåd = Varje «handling» får enligt författaren följder.
  what happens in a story: intrig, händelseförlopp, fabel = Romanens «handling» utspelar sig i Göteborg.
beteende noun n
  how one acts: uppförande, handlingssätt, uppträdande = Djurens «beteende» studerades dygnet runt i tre veckor.
inställning noun c
  way of thinking about something: attityd, hållning, syn, förhållningssätt = Ungdomars «inställning» till politik har förändrats.
attityd noun c
  way of thinking about something: inställning, hållning, förhållningssätt = Studien mäter «attityder» till flerspråkighet i skolan.
förhållningssätt noun n
  way of dealing with something: inställning, hållning, attityd = Ett kritiskt «förhållningssätt» till källorna är nödvändigt.
erfarenhet noun c
  what one has lived through: upplevelse, lärdom, levnadserfarenhet = Flyktingarna berättade om sina «erfarenheter» av resan.
  skill gained by doing: vana, rutin, praktik, kunskap; opposite oerfarenhet = Lärare med lång «erfarenhet» fick bättre resultat.
upplevelse noun c
  what one lives through: erfarenhet, händelse, intryck = Barnens «upplevelser» av kriget skildras i dagböckerna.
kunskap noun c
  what is known: vetande, kännedom, insikt, vetskap; opposite okunskap = «Kunskapen» om sjukdomen är fortfarande begränsad.
insikt noun c
  understanding gained: förståelse, kunskap, kännedom, inblick, medvetenhet = Studien ger nya «insikter» i barns språkutveckling.
förståelse noun c
  seeing what something means: insikt, kunskap, inlevelse; opposite oförståelse = Boken ger en djupare «förståelse» av medeltiden.
idé noun c
  thought: tanke, uppslag, föreställning, infall = «Idén» om en gemensam valuta är inte ny.
tanke noun c
  what one thinks: idé, föreställning, reflexion, åsikt = «Tanken» att fattigdom är självförvållad lever kvar.
förmåga noun c
  being able: kapacitet, duglighet, färdighet, talang; opposite oförmåga = «Förmågan» att planera utvecklas långsamt hos barn.
färdighet noun c
  being good at doing: skicklighet, förmåga, kunnighet; academic kompetens = Läsning är en «färdighet» som kräver övning.
prestation noun c
  what one achieves: insats, resultat, bedrift = Elevernas «prestationer» i matematik har förbättrats.
framgång noun c
  good outcome: succé, medgång; opposite misslyckande, motgång = Kampanjens «framgång» överraskade även partiets egen ledning.
misslyckande noun n
  bad outcome: fiasko, nederlag, bakslag; opposite framgång = Projektets «misslyckande» hade enligt rapporten flera orsaker.
fel noun n
  what is not right: misstag, felaktighet, brist, bristfällighet; informal miss = Den andra rapporten innehöll färre «fel».
misstag noun n
  what is done wrong: fel, felgrepp, missgrepp; informal miss = Regeringens «misstag» under krisen fick allvarliga följder.
brist noun c
  not having enough: avsaknad, underskott, knapphet; opposite överflöd = «Bristen» på lärare ökar för varje år.
  what is not good enough: svaghet, fel, ofullkomlighet = Studiens största «brist» är det lilla urvalet.
svaghet noun c
  what is not good enough: brist, ofullkomlighet, nackdel; opposite styrka = Teorins «svaghet» är att den inte kan prövas.
styrka noun c
  what is good about something: förtjänst, fördel, stark sida; opposite svaghet = Bokens «styrka» ligger i de många exemplen.
begränsning noun c
  what sets bounds: inskränkning, restriktion, avgränsning = En «begränsning» i studien är den korta tiden.
gräns noun c
  line where something ends: skiljelinje, rågång, gränslinje = «Gränsen» mellan konst och hantverk är vag.
möjlighet noun c
  what can be done: tillfälle, chans, utväg, alternativ, utsikt; opposite omöjlighet = Lagen ger «möjlighet» att överklaga beslutet.
chans noun c
  good moment or likelihood: möjlighet, tillfälle, utsikt = Flickorna fick då få «chanser» till högre utbildning.
sannolikhet noun c
  being likely: risk, möjlighet, chans; opposite osannolikhet = «Sannolikheten» för återfall är större hos yngre patienter.
risk noun c
  chance of harm: fara, hot, vågspel, riskmoment, sannolikhet = Rökning ökar «risken» för lungcancer avsevärt.
fara noun c
  what may do harm: risk, hot, våda; opposite säkerhet = Befolkningen varnades för «faran» i god tid.
hot noun n
  what may do harm: fara, risk, hotelse = Tjuvjakten är ett allvarligt «hot» mot arten.
skada noun c
  harm done: men, förlust, åverkan; opposite nytta = Stormen orsakade stor «skada» på byggnaderna.
förlust noun c
  no longer having: bortfall, avsaknad, minskning; opposite vinst = «Förlusten» av livsmiljöer hotar många arter.
behov noun n
  what one needs: krav, efterfrågan, nödvändighet = «Behovet» av billiga bostäder är stort.
förväntning noun c
  what one thinks will come: förhoppning, utsikt, förväntan = Resultaten av behandlingen motsvarade inte «förväntningarna».
förutsägelse noun c
  saying what will come: prognos, förutsägande, spådom = Modellens «förutsägelser» om tillväxten slog inte in.
uppskattning noun c
  rough reckoning: beräkning, bedömning, värdering; academic estimat = Enligt en försiktig «uppskattning» dog tusen personer.
beräkning noun c
  finding by counting: uträkning, kalkyl, räkning = «Beräkningarna» i rapporten bygger på officiell statistik.
mätning noun c
  finding out a size: uppmätning, registrering = «Mätningarna» av luftens kvalitet upprepades varannan timme.
iakttagelse noun c
  seeing and noting: observation, notering, upptäckt = Forskarens «iakttagelser» antecknades i en loggbok.
observation noun c
  seeing and noting: iakttagelse, betraktande, registrering = Materialet består av «observationer» i tre klassrum.
experiment noun n
  test under set conditions: försök, test, prov = «Experimentet» upprepades flera gånger under samma förhållanden.
försök noun n
  trying to do something: ansats, bemödande, ansträngning = Alla «försök» att lösa konflikten misslyckades.
  test under set conditions: experiment, test, prov = «Försöket» avbröts på grund av tekniska fel.
deltagare noun c
  one who takes part: försöksperson, medverkande, respondent = «Deltagarna» i studien fick en mindre ersättning.
källa noun c
  where facts come from: dokument, urkund, text, handling, skrift = «Källorna» motsäger varandra på denna punkt.
  where something begins: upphov, ursprung, upprinnelse = Kol var länge den viktigaste «källan» till energi.
ursprung noun n
  where something begins: upphov, upprinnelse, källa, härkomst = Festens «ursprung» är fortfarande okänt för forskarna.
uppkomst noun c
  coming into being: tillkomst, framväxt, upprinnelse, tillblivelse; opposite undergång = Stadens «uppkomst» dateras av arkeologer till 1200-talet.
litteratur noun c
  what has been written on something: skrifter, publikationer, böcker = I «litteraturen» ägnas frågan liten uppmärksamhet.
författare noun c
  who wrote a text: skribent, upphovsman, skriftställare, upphovsperson, textförfattare = «Författaren» ger tre förklaringar till nedgången.
text noun c
  what is written: skrift, dokument, avsnitt = «Texten» är bevarad i en enda handskrift.
verk noun n
  what one has written or made: arbete, alster, skapelse, skrift = Hans sena «verk» fick liten uppskattning.
arbete noun n
  what one does for a living: jobb, syssla, anställning, sysselsättning = Många unga fick inget «arbete» efter krisen.
  what one has written or made: verk, skrift, studie = Hennes senare «arbeten» handlar om kvinnors villkor.
artikel noun c
  text in a journal: uppsats, inlägg, bidrag = «Artikeln» publicerades i en internationell tidskrift.
avsnitt noun n
  part of a text: del, stycke, parti, passage = Detta «avsnitt» behandlar studiens metod och material.
inledning noun c
  opening of a text: introduktion, början, upptakt; opposite avslutning = I «inledningen» till boken beskrivs problemet kortfattat.
avslutning noun c
  end of a text or event: slut, slutord, final; opposite inledning = I romanens «avslutning» återvänder hjälten hem.
sammanfattning noun c
  main points in short: resumé, översikt, sammandrag; academic abstract = En engelsk «sammanfattning» finns i slutet av boken.
översikt noun c
  view of the whole: sammanfattning, genomgång, överblick = Tabell 1 ger en «översikt» över källorna.
bidrag noun n
  what one gives to a whole: insats, tillskott, medverkan = Boken är ett viktigt «bidrag» till debatten.
debatt noun c
  exchange of arguments: diskussion, meningsutbyte, ordskifte; academic polemik = «Debatten» om kärnkraften har tagit ny fart.
diskussion noun c
  exchange of arguments: debatt, meningsutbyte, samtal, resonemang = «Diskussionen» om vårdens kostnader fortsätter i riksdagen.
kritik noun c
  saying what is wrong: klander, anmärkningar, invändningar; opposite beröm = «Kritiken» mot rapporten var hård från flera håll.
invändning noun c
  what speaks against: motargument, protest, anmärkning, gensaga = Mot resonemanget kan två «invändningar» göras.
tvivel noun n
  not being sure: osäkerhet, ovisshet, tvekan; opposite visshet = Det råder «tvivel» om brevets äkthet.
osäkerhet noun c
  not being sure: ovisshet, tvekan, tvivel; opposite säkerhet = Det finns en viss «osäkerhet» i mätningarna.
säkerhet noun c
  being safe: trygghet, skydd, beskydd; opposite fara = Statens uppgift är att garantera medborgarnas «säkerhet».
  being sure: visshet, förvissning, bestämdhet; opposite osäkerhet = Endast årtalet kan fastställas med «säkerhet».
konflikt noun c
  clash: strid, tvist, motsättning, schism = «Konflikten» mellan länderna varade i åtta år.
kamp noun c
  fight: strid, batalj, kraftmätning = Kvinnornas «kamp» för rösträtt ledde till seger.
samarbete noun n
  working together: samverkan, medverkan, samspel = «Samarbetet» mellan skolor och företag fungerar väl.
stöd noun n
  help: hjälp, understöd, bistånd, uppbackning = Förslaget fick brett «stöd» i riksdagen.
hjälp noun c
  what makes things easier: stöd, bistånd, assistans, handräckning = Föräldrarna bad om «hjälp» med läxorna.
skydd noun n
  keeping from harm: säkerhet, beskydd, värn = «Skyddet» av personuppgifter regleras i lag.
medel noun n
  what one uses to reach something: redskap, verktyg, hjälpmedel, instrument, metod = Språket är ett kraftfullt «medel» för att utöva makt.
verktyg noun n
  thing to work with: redskap, instrument, hjälpmedel = Enkäten är ett användbart «verktyg» för forskare.
sätt noun n
  how something is done: vis, metod, tillvägagångssätt = Det finns två «sätt» att lösa problemet.
samhälle noun n
  people living together: samfund, gemenskap, samhällsordning, stat, kollektiv = I ett öppet «samhälle» får alla säga sin mening.
befolkning noun c
  all who live in a place: folkmängd, invånare, folk; academic population = Stadens «befolkning» fördubblades på tio år.
myndighet noun c
  public body: instans, förvaltning, ämbetsverk = Ansvarig «myndighet» beslutade att stänga skolan.
makt noun c
  being able to make others act: inflytande, auktoritet, välde, herravälde; opposite vanmakt = Kungens «makt» begränsades kraftigt av grundlagen.
frihet noun c
  not being bound: oberoende, självständighet, obundenhet; opposite ofrihet = Avtalet gav till slut folket politisk «frihet».
tid noun c
  age in history: epok, period, era, tidevarv = Romanen speglar den romantiska «tidens» syn på naturen.
period noun c
  stretch of time: tid, tidsrymd, skede, epok = Under denna «period» fördubblades handeln med Asien.
skede noun n
  part of a process: fas, stadium, period, etapp = I ett tidigt «skede» av projektet intervjuades lärarna.
fas noun c
  part of a process: skede, stadium, etapp, period = Projektets första «fas» varade i sex månader.
steg noun n
  one part of a process: etapp, fas, moment, åtgärd = Nästa «steg» är att koda intervjuerna.
början noun c
  first part: inledning, start, begynnelse, upptakt; opposite slut = I «början» av seklet grundades skolan.
slut noun n
  last part: avslutning, ände, upphörande; opposite början = Krigets «slut» medförde ingen stabilitet i regionen.
framtid noun c
  what will become of something: öde, fortsättning, kommande tid; opposite förflutet = Den lilla byskolans «framtid» är ännu osäker.
historia noun c
  what happened before: förflutet, gången tid = Museets «historia» börjar med en gåva år 1885.
  what is told: berättelse, skildring, saga = Romanen berättar «historien» om en fattig familj.
tendens noun c
  direction of change: trend, benägenhet, riktning, strömning = Det finns en tydlig «tendens» mot mindre familjer.
benägenhet noun c
  being inclined: tendens, böjelse, fallenhet = Människors «benägenhet» att ta risker varierar.
uppmärksamhet noun c
  keeping one's mind on something: intresse, beaktande, publicitet = Ämnet fick liten «uppmärksamhet» i pressen.
intresse noun n
  wanting to know: uppmärksamhet, nyfikenhet, engagemang; opposite ointresse = «Intresset» för historia växer bland unga.
betoning noun c
  weight given to something: tonvikt, eftertryck, accent = Kursen har en stark «betoning» på praktiska övningar.
område noun n
  field of knowledge or work: fält, domän, gebit, sfär = Inom detta «område» finns få regler.
  stretch of land: trakt, region, zon, nejd = «Området» kring floden är glest befolkat.
plats noun c
  where something is: ställe, läge, ort = «Platsen» för utgrävningen hölls hemlig av forskarna.
tillgång noun c
  being able to get at: tillträde, åtkomst; opposite brist = Alla elever har «tillgång» till en dator.
  something of worth: resurs, förmån, fördel; opposite belastning = Flerspråkighet är en «tillgång» i arbetslivet.
existens noun c
  being there: förekomst, tillvaro, närvaro, bestånd = Avtalets «existens» förnekades länge av båda länderna.
förekomst noun c
  being found: existens, närvaro, utbredning; opposite frånvaro = «Förekomsten» av bly i vattnet har bekräftats.
kostnad noun c
  what must be paid: utgift, omkostnad, utlägg; opposite intäkt = «Kostnaderna» för vården stiger snabbare än lönerna.
tryck noun n
  force on someone: press, tvång, påtryckning = Under «tryck» från opinionen avgick ministern.
strategi noun c
  plan to reach something: plan, taktik, tillvägagångssätt = Företagets «strategi» är inriktad på export.
variabel noun c
  thing that varies in a model: faktor, storhet, parameter; opposite konstant = Modellen innehåller fyra oberoende «variabler» och en beroende.
tabell noun c
  figures in rows: uppställning, sammanställning, förteckning = I «tabellen» är alla procenttal avrundade.
fördelning noun c
  how something is shared out: uppdelning, spridning, utdelning; academic distribution = «Fördelningen» av inkomster är mycket ojämn.
jämlikhet noun c
  being equal: likställdhet, likaberättigande, jämställdhet; opposite ojämlikhet = «Jämlikhet» mellan människor är en grundtanke i lagen.
balans noun c
  being in balance: jämvikt, harmoni; opposite obalans = «Balansen» mellan arbete och familj är hotad.
stabilitet noun c
  staying as it is: stadga, varaktighet, fasthet; opposite instabilitet = Regionens politiska «stabilitet» är fortfarande mycket bräcklig.
tillförlitlighet noun c
  being trustworthy: pålitlighet, trovärdighet, säkerhet; academic reliabilitet; opposite otillförlitlighet = Källans «tillförlitlighet» kan ifrågasättas på flera grunder.
giltighet noun c
  holding true: gällande kraft, rättsgiltighet, bärkraft; academic validitet; opposite ogiltighet = Testamentets «giltighet» bestreds i domstol av släkten.
förtroende noun n
  believing in someone: tillit, tilltro, tro; opposite misstro = Väljarnas «förtroende» för politiker har minskat.
motstånd noun n
  acting against: opposition, protest, gensaga; opposite medhåll = «Motståndet» mot den nya lagen växte snabbt.
utbildning noun c
  teaching and learning: skolning, undervisning, studier = Högre «utbildning» ger ofta en bättre lön.
undervisning noun c
  teaching: utbildning, lektioner, handledning = «Undervisningen» anpassades till de yngre elevernas behov.
material noun n
  what a study works with: underlag, stoff, källor = Uppsatsens «material» består av tjugo intervjuer.
mönster noun n
  what comes again and again: struktur, schema, regelbundenhet = Svaren på enkäten visar ett tydligt «mönster».
variation noun c
  being of many kinds: växling, skiftning, omväxling; opposite enhetlighet = Det finns stor «variation» mellan de olika skolorna.
mångfald noun c
  being of many kinds: variation, rikedom, variationsrikedom; academic diversitet; opposite enhetlighet = Skogens «mångfald» av växter är hotad.
resurs noun c
  what one can draw on: tillgång, medel, hjälpmedel = Skolan saknar «resurser» för extra undervisning.
miljö noun c
  people and place around: omgivning, omvärld, atmosfär = Barnen växte upp i en trygg «miljö».
  nature around us: natur, ekosystem, omgivning = Utsläppen från fabriken skadar «miljön».
individ noun c
  one human being: person, enskild människa, människa; opposite kollektiv = Teorin ser varje «individ» som en fri aktör.
organisation noun c
  people with a common task: förening, sammanslutning, institution = «Organisationen» har drygt tvåhundra medlemmar.
  how something is set up: uppbyggnad, struktur, ordning = Skolans «organisation» skiljer sig mellan länderna.
teknik noun c
  way of doing something: metod, förfaringssätt, arbetssätt = Med denna «teknik» kan mycket små partiklar mätas.
projekt noun n
  planned work: satsning, företag, program, plan = «Projektet» finansieras med medel från staten.
mekanism noun c
  how something works: process, funktionssätt, system = De psykologiska «mekanismerna» bakom rädslan är välkända.
intryck noun n
  what something leaves in the mind: bild, känsla, uppfattning = Rapporten ger «intryck» av att vara skriven i hast.
kontrast noun c
  being wholly unlike: motsats, skillnad, motsättning; opposite likhet = «Kontrasten» mellan stad och land är tydlig i romanen.
motivation noun c
  will to do something: drivkraft, lust, engagemang, vilja = Elevernas «motivation» ökade när de fick välja ämne.
intervju noun c
  talk to gather data: samtal, utfrågning = «Intervjuerna» spelades in och skrevs ut ordagrant.
reform noun c
  change made by law or plan: omläggning, nyordning, förändring = «Reformen» av skolan genomfördes under 1960-talet.
inslag noun n
  part of a whole: element, moment, drag, beståndsdel = Dikten har tydliga «inslag» av folkvisa.
kultur noun c
  ways of a people: levnadssätt, civilisation, sedvänjor = Invandrarna tog med sig sin egen «kultur».
identitet noun c
  who one is: självbild, egenart, särprägel = Dialekten är en viktig del av människors «identitet».
metodik noun c
  set of methods: metod, arbetssätt, tillvägagångssätt = Artikeln beskriver undersökningens «metodik» i detalj.
strävan noun c
  trying to reach: ambition, ansträngning, bemödande, mål = Partiets «strävan» efter jämlikhet präglar programmet.
synpunkt noun c
  what one thinks of a matter: åsikt, uppfattning, mening = Deltagarna fick lämna «synpunkter» på formuläret.
trend noun c
  direction of change: tendens, utveckling, riktning = «Trenden» mot mindre hushåll syns i hela Europa.
överenskommelse noun c
  what parties agree on: avtal, uppgörelse, fördrag = Länderna träffade en «överenskommelse» om fisket.
ansträngning noun c
  work put into something: möda, försök, bemödande = Trots alla «ansträngningar» nåddes inte målet.
verksamhet noun c
  being active: arbete, aktivitet, rörelse = Föreningens «verksamhet» förbjöds under kriget.
kontroll noun c
  looking whether it is right: granskning, tillsyn, prövning = En «kontroll» av uppgifterna visade på flera fel.
  power over something: makt, styrning, herravälde = Staten förlorade «kontrollen» över gränsen.
kontext noun c
  what stands around something: sammanhang, bakgrund, omgivning = Verket måste läsas i sin historiska «kontext».
undersöka verb
  study closely: studera, granska, utforska, analysera, utreda = Uppsatsen «undersöker» hur sömn påverkar minnet.
studera verb
  study closely: undersöka, granska, utforska = Historikern «studerade» hundratals brev i arkivet.
granska verb
  look closely for faults: undersöka, kontrollera, syna, pröva = Alla beräkningar «granskades» av två experter.
analysera verb
  look at part by part: undersöka, bearbeta, dissekera, utreda, kartlägga = Svaren «analyserades» med hjälp av statistiska metoder.
utforska verb
  find out about the unknown: undersöka, kartlägga, studera = Romanen «utforskar» gränsen mellan dröm och verklighet.
pröva verb
  try whether something holds: testa, undersöka; academic verifiera = Hypotesen «prövades» i ett experiment med studenter.
testa verb
  try how something works: pröva, prova, utprova = Det nya läkemedlet «testades» på frivilliga.
mäta verb
  find out a size: bestämma, registrera, mäta upp = Temperaturen i rummet «mättes» varje timme.
beräkna verb
  find by counting: räkna ut, kalkylera, räkna fram = Medelvärdet «beräknades» utifrån siffrorna i tabell 2.
uppskatta verb
  reckon roughly: beräkna, bedöma, värdera; academic estimera = Skadorna «uppskattas» till två miljoner kronor.
iaktta verb
  see and note: observera, notera, märka = Samma effekt kunde «iakttas» i båda grupperna.
observera verb
  watch with care: iaktta, betrakta, ge akt på, notera, studera = Barnen «observerades» medan de lekte på skolgården.
konstatera verb
  find and state: fastslå, fastställa, påpeka, notera = Forskarna «konstaterar» att antalet olyckor har minskat.
fastställa verb
  find out for certain: bestämma, konstatera, påvisa = Dödsorsaken kunde trots undersökningen inte «fastställas».
  lay down: bestämma, fastslå, besluta = Reglerna för bidraget «fastställdes» av riksdagen.
upptäcka verb
  find for the first time: finna, hitta, spåra = Penicillinet «upptäcktes» av en slump 1928.
finna verb
  come upon: hitta, påträffa, upptäcka, konstatera, uppdaga = Forskarna «fann» inga skillnader mellan grupperna.
hitta verb
  come upon: finna, påträffa, upptäcka = Vid utgrävningen av borgen «hittades» romerska mynt.
visa verb
  let be seen: påvisa, klargöra, ge vid handen, belägga; academic demonstrera = Resultaten av studien «visar» att åtgärden fungerar.
påvisa verb
  show to be there or true: visa, bevisa, konstatera = Ett samband har «påvisats» i flera studier.
bevisa verb
  show to be true: visa, belägga, styrka, påvisa, dokumentera; opposite motbevisa, vederlägga = Påståendet har ännu inte «bevisats» av någon forskare.
belägga verb
  show with sources: bevisa, styrka, dokumentera = Ordet är «belagt» i texter från 1300-talet.
framgå verb
  become clear from something: stå klart, synas, visa sig = Av tabellen «framgår» att priserna har stigit.
verka verb
  give the impression: tyckas, förefalla, te sig, se ut att vara = Förklaringen «verkar» rimlig vid första anblicken.
tyckas verb
  give the impression: verka, förefalla, se ut = Reformen «tycks» ha haft liten effekt.
förefalla verb
  give the impression: verka, tyckas, te sig = Resonemanget i artikeln «förefaller» övertygande på ytan.
bekräfta verb
  say that something is true: styrka, verifiera, intyga, stödja, fastställa; opposite dementera, vederlägga = Resultaten från båda försöken «bekräftar» forskarnas förväntningar.
vederlägga verb
  show to be false: motbevisa, kullkasta, gendriva; academic falsifiera; opposite bevisa = De nya mätningarna «vederlägger» teorin på flera punkter.
underbygga verb
  give grounds for: stödja, styrka, motivera, grunda = Författaren «underbygger» sin tes med statistik.
stödja verb
  speak for: styrka, bekräfta, underbygga; opposite motsäga = Data «stöder» inte den första hypotesen.
  give help to: hjälpa, understödja, bistå, backa upp; opposite motarbeta = Staten «stöder» familjer med låga inkomster.
påstå verb
  say that something is so: hävda, göra gällande, anföra; opposite förneka = Författaren «påstår» att källan är förfalskad.
hävda verb
  say that something is so: påstå, göra gällande, mena, argumentera för, anse; opposite förneka = Kritikerna «hävdar» att reformen kom för sent.
argumentera verb
  give reasons: plädera, tala, anföra skäl = I kapitlet «argumenterar» författaren för en ny lag.
betona verb
  give weight to: framhålla, understryka, poängtera, lyfta fram, markera; opposite tona ner = Rapporten «betonar» vikten av tidig hjälp.
framhålla verb
  point out as important: betona, understryka, framhäva, poängtera = Kommittén «framhåller» behovet av fler lärare.
understryka verb
  give weight to: betona, framhålla, poängtera = Dessa siffror «understryker» behovet av reformer.
påpeka verb
  call attention to: framhålla, anmärka, poängtera = Författaren «påpekar» att urvalet är litet.
nämna verb
  speak of: omnämna, anföra, räkna upp, ange; opposite förtiga = Rapporten «nämner» tre orsaker till nedgången.
ange verb
  give or name: uppge, nämna, anföra, meddela = Deltagarna fick «ange» sin ålder och sitt yrke.
anföra verb
  give as a reason: framföra, åberopa, lägga fram = Försvaret «anförde» flera förmildrande omständigheter under rättegången.
citera verb
  quote: återge, anföra, åberopa = Dikten «citeras» i romanens sista kapitel.
hänvisa verb
  point to: referera, anknyta, syfta = Författaren «hänvisar» till en tidigare studie.
beskriva verb
  say what something is like: skildra, redogöra för, återge, framställa, redovisa = Det första kapitlet i boken «beskriver» stadens historia.
skildra verb
  tell in words or pictures: beskriva, återge, framställa, berätta om = Romanen «skildrar» livet i en fiskeby.
redogöra för verb
  give an account of: beskriva, berätta om, rapportera, lägga fram = I nästa kapitel ska vi «redogöra för» metoden.
återge verb
  put into words or pictures: beskriva, framställa, avbilda, skildra = Siffrorna från de tre skolorna «återges» i tabell 3.
definiera verb
  say what a term means: bestämma, beskriva, avgränsa = Fattigdom «definieras» här som en inkomst under normen.
förklara verb
  make clear why: klargöra, klarlägga, belysa, utreda = Teorin «förklarar» väljarnas beteende i det senaste valet.
  say formally: tillkännage, meddela, deklarera = Landet «förklarade» sig självständigt år 1905.
klargöra verb
  make clear: förklara, klarlägga, tydliggöra, reda ut = Ett enkelt exempel kan «klargöra» skillnaden mellan begreppen.
tydliggöra verb
  make clearer: klargöra, förtydliga, åskådliggöra, belysa = Figuren «tydliggör» sambandet mellan de två variablerna.
belysa verb
  make clear by examples: klargöra, åskådliggöra, tydliggöra, illustrera = Studien «belyser» elevernas syn på läxor.
illustrera verb
  make clear by examples: belysa, åskådliggöra, exemplifiera = Figur 2 «illustrerar» hur priserna har stigit.
tolka verb
  see a meaning in: uttyda, uppfatta, förstå, läsa; academic interpretera = Resultaten av enkäten bör «tolkas» med försiktighet.
förstå verb
  see what is meant: begripa, fatta, inse; opposite missförstå = Många elever «förstod» inte frågan i det första provet.
uppfatta verb
  take in with senses or mind: förstå, tolka, märka = Lagen «uppfattas» av många som orättvis.
uttrycka verb
  put into words: formulera, framföra, ge uttryck för, yttra = Dikten «uttrycker» en djup längtan efter fred.
formulera verb
  put into words: uttrycka, avfatta, klä i ord = Frågan var enligt läraren för brett «formulerad».
diskutera verb
  treat in a text: behandla, dryfta, debattera, resonera om = I kapitlet «diskuteras» tre olika teorier.
behandla verb
  treat in a text: ta upp, diskutera, avhandla, beröra = Boken «behandlar» slaveriets historia i norra Afrika.
  care for a sick person: vårda, sköta, kurera = Patienterna «behandlades» med antibiotika under två veckor.
beröra verb
  have to do with: gälla, angå, röra, påverka = Lagen om skatt «berör» främst små företag.
jämföra verb
  set side by side: ställa mot varandra, sammanställa, väga mot varandra, kontrastera, relatera = I kapitlet «jämförs» de båda systemen.
skilja verb
  tell apart: hålla isär, särskilja; academic differentiera; opposite förväxla = Det är svårt att «skilja» orsak från verkan.
skilja sig verb
  be unlike: avvika, variera, vara olika; opposite likna = Åsikterna «skiljer sig» starkt mellan grupperna.
avvika verb
  not be the same: skilja sig, differera, göra avsteg; opposite överensstämma = Värdena i den andra gruppen «avviker» tydligt från normen.
överensstämma verb
  be the same: stämma överens, sammanfalla, passa ihop; opposite avvika = Resultatet «överensstämmer» i stort med tidigare forskning.
likna verb
  be like: påminna om, vara lik, erinra om; opposite skilja sig från = Texten «liknar» till formen äldre folksagor.
dela in verb
  put into groups: gruppera, kategorisera, sortera; academic klassificera = Det är vanligt att «dela in» perioden i tre faser.
ordna verb
  put in order: sortera, systematisera, strukturera, arrangera = Dokumenten i arkivet är «ordnade» efter datum.
orsaka verb
  be the cause of: förorsaka, framkalla, vålla, leda till, ge upphov till = Stormen «orsakade» stora skador på hamnen.
leda till verb
  have as result: resultera i, medföra, orsaka, föranleda = För lite sömn kan «leda till» fler fel.
medföra verb
  have as result: innebära, leda till, orsaka, resultera i = Reformen «medförde» högre kostnader för skolorna.
innebära verb
  have as meaning: betyda, medföra; academic implicera = Förslaget «innebär» lägre skatter för alla.
bero på verb
  have as cause: orsakas av, komma av, ha sin grund i = Nedgången kan «bero på» minskad efterfrågan.
uppstå verb
  come into being: uppkomma, bildas, framträda, födas; opposite försvinna = De första fackföreningarna «uppstod» på 1800-talet.
påverka verb
  have an effect on: inverka på, influera, styra, ha inflytande på, beröra = Stress i arbetslivet kan «påverka» sömnen.
bestämma verb
  decide how something is: avgöra, styra, besluta = Inkomsten «bestämmer» var människor bosätter sig.
  find out: fastställa, beräkna, mäta = Träets ålder «bestämdes» av experter i laboratoriet.
bidra verb
  help to bring about: medverka, hjälpa till, verka = Bra mat «bidrar» till god hälsa.
främja verb
  help on: gynna, stimulera, understödja; dated befordra; opposite motverka = Läsning i hemmet «främjar» barns språkutveckling.
gynna verb
  help on: främja, stödja, understödja; opposite missgynna = Reformen «gynnade» framför allt rika hushåll.
stimulera verb
  help on: uppmuntra, främja, sporra; opposite hämma = Regeringen vill «stimulera» användningen av cykel.
hindra verb
  keep from happening: förhindra, hejda, stoppa; opposite möjliggöra = Höga kostnader «hindrar» många från att studera.
försvåra verb
  make harder: hindra, hämma, komplicera; opposite underlätta = Bristen på skriftliga källor «försvårar» undersökningen.
underlätta verb
  make easier: förenkla, främja; opposite försvåra = Programmet «underlättar» bearbetningen av stora mängder data.
förebygga verb
  keep from happening: förhindra, hindra, avvärja = Vaccination kan «förebygga» många farliga sjukdomar.
förhindra verb
  keep from happening: förebygga, hindra, stoppa, avvärja; opposite möjliggöra = Ett veto «förhindrade» landets inträde i unionen.
undvika verb
  keep away from: undgå, sky, hålla sig borta från = Författaren «undviker» begreppet i sina senare verk.
öka verb
  become more: växa, stiga, tillta; opposite minska = Antalet användare har «ökat» kraftigt sedan 2010.
  make more: höja, förstora, utöka; opposite minska = Skolan vill «öka» antalet lektioner i matematik.
stiga verb
  go up: öka, gå upp, höjas; opposite sjunka = Priserna «steg» det året med åtta procent.
växa verb
  become larger: öka, tillta, utvidgas; opposite krympa = Intresset för ämnet har «vuxit» de senaste åren.
höja verb
  make higher: öka, förhöja, skruva upp; opposite sänka = Regeringen «höjde» skatten på alkohol och tobak.
utvidga verb
  make larger: utöka, vidga, expandera, förstora; opposite inskränka = Universitetet «utvidgade» sitt utbud av kurser.
minska verb
  become less: avta, sjunka, gå ner; opposite öka = Intresset för ämnet har «minskat» bland unga.
  make less: sänka, begränsa, dra ner på; academic reducera; opposite öka = Företaget vill «minska» utsläppen med hälften.
sjunka verb
  go down: falla, minska, avta, gå ner; opposite stiga = Temperaturen «sjönk» med tio grader på några timmar.
sänka verb
  make lower: minska, reducera, dra ner; opposite höja = Den nya tekniken «sänker» energiförbrukningen i äldre hus.
begränsa verb
  set bounds to: inskränka, minska, avgränsa; opposite utvidga = Grundlagen «begränsar» presidentens makt i tider av krig.
förändra verb
  make different: ändra, omvandla, omforma; academic transformera = Internet har «förändrat» människors sätt att läsa.
ändra verb
  make different: förändra, justera, revidera; academic modifiera = Regeringen «ändrade» förslaget på tre punkter.
anpassa verb
  make fit: avpassa, justera, lämpa = Undervisningen måste «anpassas» till varje elev.
förbättra verb
  make better: höja, utveckla, fullkomna; opposite försämra = Regelbunden övning «förbättrar» ofta elevernas resultat.
försämra verb
  make worse: förvärra, sänka, skada; opposite förbättra = Sömnbrist kan «försämra» förmågan att tänka klart.
förstärka verb
  make stronger: stärka, öka, befästa; opposite försvaga = Krisen «förstärkte» skillnaderna mellan rika och fattiga.
stärka verb
  make stronger: förstärka, befästa, styrka; opposite försvaga = Samarbetet «stärker» på sikt förtroendet mellan parterna.
försvaga verb
  make weaker: undergräva, urholka, matta; opposite stärka = Krisen «försvagade» regeringens ställning i parlamentet.
utveckla verb
  work out something new: skapa, utforma, utarbeta, ta fram, förbättra = Forskarna «utvecklade» en metod för att rena vatten.
använda verb
  put to use: bruka, nyttja, utnyttja; dated begagna = För analysen «användes» ett särskilt program.
tillämpa verb
  put to use: använda, praktisera; academic applicera = Samma teknik kan «tillämpas» inom andra ämnen.
utnyttja verb
  make good use of: använda, nyttja, dra nytta av, ta vara på = Skolorna «utnyttjar» inte sina resurser fullt ut.
genomföra verb
  carry out: utföra, förverkliga, verkställa, göra; academic implementera = Experimentet «genomfördes» i ett slutet rum.
utföra verb
  carry out: genomföra, göra, fullgöra, verkställa = Mätningarna «utfördes» av en oberoende byrå.
samla in verb
  bring together: samla, insamla, hämta in = Det tog två år att «samla in» materialet.
välja verb
  take one out of several: utse, välja ut, utvälja; academic selektera = Deltagarna «valdes» utifrån ålder och kön.
bedöma verb
  say how good something is: utvärdera, värdera, pröva, uppskatta, avgöra = Uppsatserna «bedömdes» av två lärare oberoende av varandra.
betrakta verb
  look on as: anse, se, uppfatta = Han «betraktas» av många som ämnets grundare.
anse verb
  be of the opinion: mena, tycka, tro, hävda = Många kritiker «anser» att romanen är för lång.
mena verb
  be of the opinion: anse, tycka, hävda = Författaren «menar» att lagen är föråldrad.
anta verb
  take to be true: förmoda, förutsätta, utgå från, tro, räkna med = Länge «antog» man att jorden stod stilla.
förutsätta verb
  take to be true: anta, utgå från, räkna med = Modellen «förutsätter» att köparna är välinformerade.
förmoda verb
  think likely: anta, gissa, misstänka, tro = Forskarna «förmodar» att arvet spelar en roll.
förvänta sig verb
  think that something will come: vänta sig, räkna med, emotse = Ingen kunde «förvänta sig» en så snabb tillväxt.
förutsäga verb
  say what will come: förutse, förutspå, spå = Modellen «förutsäger» en höjning av havsnivån.
förutse verb
  see what will come: förutsäga, ana, räkna med = Ingen ekonom kunde «förutse» krisens fulla omfattning.
dra slutsatsen verb
  infer: sluta sig till, komma fram till, inse; academic konkludera = Man kan «dra slutsatsen» att behandlingen fungerar.
betyda verb
  have as meaning: innebära, beteckna, vara liktydigt med = Ett högt värde «betyder» att eleven kan stoffet.
omfatta verb
  have as parts: innefatta, inbegripa, innehålla, täcka = Urvalet «omfattar» skolor i alla län.
innehålla verb
  have inside: rymma, omfatta, inrymma, inbegripa, bestå av = Brevet «innehåller» viktiga uppgifter om flykten.
bestå av verb
  be made up of: utgöras av, vara sammansatt av, innehålla = Styrelsen ska «bestå av» sju ledamöter.
utgöra verb
  make up: bilda, vara, forma = Dessa tre delar «utgör» tillsammans den första boken.
saknas verb
  not be there: fattas, vara frånvarande, inte finnas; opposite finnas = Uppgifter om kostnaderna «saknas» i rapporten.
sakna verb
  not have: vara utan, lida brist på, inte ha; opposite ha = Många skolor «saknar» ett eget bibliotek.
finnas verb
  be there: existera, förekomma, föreligga; opposite saknas = Det «finns» flera förklaringar till nedgången.
förekomma verb
  be found: finnas, uppträda, existera = Ordet «förekommer» bara i äldre texter.
erbjuda verb
  make available: ge, bjuda, tillhandahålla = Boken «erbjuder» en god översikt över debatten.
möjliggöra verb
  cause to be possible: tillåta, underlätta, bana väg för; opposite förhindra = Bidraget från staten «möjliggjorde» en ny utgrävning.
tillåta verb
  let happen: medge, godkänna, bevilja; opposite förbjuda = Lagen «tillåter» undantag på vissa villkor.
förbjuda verb
  not let happen: bannlysa, belägga med förbud, inte tillåta; opposite tillåta = Avtalet «förbjuder» bruket av dessa vapen.
kräva verb
  ask for as due: fordra, begära, yrka på = Facket «krävde» högre löner för alla.
  make necessary: fordra, behöva, förutsätta = Denna metod «kräver» mycket tid och tålamod.
behöva verb
  have need of: kräva, fordra, vara i behov av = Eleverna «behöver» mer stöd i läsning.
rekommendera verb
  say that something is good: förorda, tillråda, föreslå; opposite avråda från = Kommittén «rekommenderar» en strängare kontroll av livsmedel.
föreslå verb
  put forward: rekommendera, förorda, lägga fram, tillråda, framkasta = Författarna «föreslår» en ny indelning av perioden.
avvisa verb
  say no to: förkasta, avslå, tillbakavisa; opposite godta = Författaren «avvisar» tanken på en enda orsak.
förkasta verb
  not accept: avvisa, avslå, underkänna; opposite anta = Nollhypotesen kunde inte «förkastas» på denna nivå.
godta verb
  say yes to: acceptera, godkänna, anta; opposite förkasta = De flesta forskare har «godtagit» förklaringen.
erkänna verb
  see as true: medge, tillstå, vidgå; opposite förneka = Författaren «erkänner» att urvalet är för litet.
förneka verb
  say that something is not so: bestrida, dementera, neka till; opposite erkänna = Ministern «förnekade» alla uppgifter om mutor.
ifrågasätta verb
  say that one doubts it: betvivla, bestrida, sätta i fråga; opposite godta = Vissa historiker «ifrågasätter» dokumentets äkthet och ålder.
kritisera verb
  say what is wrong: klandra, anmärka på, angripa; opposite berömma = Åtgärden «kritiserades» skarpt av oppositionen i riksdagen.
försvara verb
  speak for: förfäkta, tala för, rättfärdiga; opposite angripa = I sin sista bok «försvarar» han motsatt åsikt.
förespråka verb
  speak for: förorda, plädera för, tala för; opposite motsätta sig = Många läkare «förespråkar» ett förbud mot reklam.
motivera verb
  give reasons for: förklara, underbygga, rättfärdiga = Valet av metod «motiveras» i nästa avsnitt.
uppnå verb
  get to: nå, förverkliga, vinna, ernå = Målet med kampanjen har inte «uppnåtts».
nå verb
  get to: uppnå, komma fram till, vinna = Parterna «nådde» en överenskommelse efter långa samtal.
lyckas verb
  have a good outcome: gå vägen, falla väl ut, krönas med framgång; opposite misslyckas = Det första försöket att landa «lyckades» inte.
misslyckas verb
  have a bad outcome: slå fel, stranda, gå om intet; opposite lyckas = Förhandlingarna «misslyckades» på grund av misstro.
lösa verb
  find the answer to: klara upp, reda ut, avhjälpa = Problemet «löstes» genom ett enkelt ingrepp.
behålla verb
  keep: bevara, bibehålla, ha kvar; opposite förlora = Byn har «behållit» sin gamla karaktär.
bevara verb
  keep from being lost: behålla, bibehålla, vårda, skydda = Handskriften har «bevarats» i ett kloster.
förlora verb
  no longer have: mista, gå miste om, tappa; opposite vinna = Partiet «förlorade» många röster i städerna.
ersätta verb
  put in the place of: byta ut, avlösa, träda i stället för = De gamla apparaterna «ersattes» med nya.
börja verb
  have a start: inledas, starta, ta sin början; opposite sluta = Undersökningen av skolans miljö «började» våren 2019.
inleda verb
  make a start with: börja, starta, påbörja; opposite avsluta = Regeringen «inledde» förhandlingar med grannlandet om gränsen.
avsluta verb
  bring to an end: slutföra, fullborda, avrunda; opposite inleda = Intervjuerna med lärarna «avslutades» i juni.
fortsätta verb
  go on: fortgå, hålla på, pågå; opposite upphöra = Debatten om skolan «fortsätter» i dagens tidningar.
syfta till verb
  have as aim: avse, ha som mål, vara avsedd = Åtgärden sades «syfta till» att minska utsläppen.
sträva efter verb
  try to reach: eftersträva, söka uppnå, arbeta för = Många länder säger sig «sträva efter» en renare industri.
försöka verb
  make an effort: söka, bemöda sig om, sträva efter = Forskarna «försökte» i flera år förklara effekten.
ske verb
  come about: hända, inträffa, äga rum = Förändringen «skedde» under loppet av några år.
hända verb
  come about: ske, inträffa, äga rum, tilldra sig = Det som «hände» den natten har aldrig klarlagts.
inträffa verb
  come about: ske, hända, äga rum = Olyckan i gruvan «inträffade» tidigt på morgonen.
försvinna verb
  no longer be there: utplånas, gå förlorad, dö ut; opposite uppstå = På grund av torkan har många arter «försvunnit».
grunda verb
  build on: basera, stödja, bygga = Slutsatserna «grundas» på tjugo intervjuer med föräldrar.
  bring into being: stifta, upprätta, bilda; opposite lägga ner = Det äldsta universitetet i landet «grundades» på 1400-talet.
bygga på verb
  have as ground: grunda sig på, vila på, baseras på = Resonemanget tycks «bygga på» ett missförstånd.
hänga samman verb
  be linked: höra ihop, stå i samband, vara förbunden; academic korrelera = Fattigdom och ohälsa kan «hänga samman» på flera sätt.
gälla verb
  hold true: vara giltig, äga giltighet, vara i kraft = Regeln «gäller» även för små företag.
  have to do with: avse, beröra, handla om = Kritiken «gäller» främst valet av metod.
avse verb
  have to do with: gälla, beröra, åsyfta = Siffrorna i tabellen «avser» hela befolkningen.
handla om verb
  have as subject: behandla, skildra, röra sig om, gälla = Romanen sägs «handla om» kärlek och svek.
antyda verb
  make one think: tyda på, låta förstå, ge en fingervisning om = Siffrorna «antyder» ett samband mellan sjukdomarna.
tyda på verb
  be a sign of: antyda, peka på, vittna om, indikera = Spåren verkar «tyda på» en tidig bosättning.
spela verb
  have as part: ha, inneha, fylla = Kyrkan «spelade» en stor roll i undervisningen.
uppfylla verb
  do what is asked: fullgöra, infria, tillgodose = Alla apparater «uppfyller» de nya kraven.
säkerställa verb
  make sure of: garantera, trygga, säkra = Lagen ska «säkerställa» alla barns rätt till skolgång.
skydda verb
  keep from harm: värna, bevara, försvara; opposite hota = Lagen «skyddar» hotade djur och växter.
hota verb
  be a danger to: äventyra, utgöra ett hot mot, sätta i fara; opposite skydda = Jakten på elfenben «hotar» artens fortlevnad.
skada verb
  do harm to: drabba, fördärva, vara till men för; opposite gagna = Rökning under graviditeten «skadar» barnets hälsa.
sprida verb
  make known or common: utbreda, föra vidare, distribuera = Nyheten «spreds» snabbt genom sociala medier.
publicera verb
  bring out in print: ge ut, offentliggöra, trycka = Resultaten har «publicerats» i en vetenskaplig tidskrift.
upprepa verb
  do or say again: göra om, repetera, ta om = Experimentet «upprepades» tre gånger med nya deltagare.
sammanfatta verb
  say in short: summera, resumera, sammandra = I slutet «sammanfattas» de viktigaste punkterna.
införa verb
  bring into use: introducera, inrätta, lansera; academic implementera; opposite avskaffa = Allmän rösträtt «infördes» i Sverige 1921.
avskaffa verb
  do away with: upphäva, slopa, ta bort; opposite införa = Dödsstraffet «avskaffades» i fredstid år 1921.
skapa verb
  bring into being: åstadkomma, frambringa, bilda, ge upphov till = Reformen «skapade» nya problem för lärarna.
ge verb
  make available: erbjuda, skänka, lämna = Breven «ger» inblick i livet vid hovet.
delta verb
  take part: medverka, vara med, ta del = Drygt tvåhundra elever «deltog» i undersökningen.
fokusera verb
  keep to one thing: koncentrera sig, inrikta sig, rikta in sig = Uppsatsen «fokuserar» på tiden efter 1945.
tillhöra verb
  be one of: höra till, räknas till, ingå i = Dikterna från kriget «tillhör» hans bästa verk.
hantera verb
  deal with: sköta, klara av, bemästra = Skolan «hanterade» krisen på ett gott sätt.
överväga verb
  think of doing: fundera på, begrunda, ta under övervägande = Regeringen «överväger» ett förbud mot plastpåsar.
leda verb
  have as result (with till): resultera i, medföra, föranleda = De nya reglerna «ledde till» högre kostnader.
  be at the head of: styra, förestå, anföra = Hon «ledde» forskargruppen i tjugo år.
erhålla verb
  come to have: få, motta, uppnå, inhämta, ta emot = Samma resultat «erhölls» med en annan metod.
identifiera verb
  find out who or what it is: fastställa, urskilja, känna igen = Forskarna «identifierade» tre orsaker till avhoppen.
indikera verb
  be a sign of: tyda på, antyda, visa = Siffrorna «indikerar» att läget har förbättrats.
presentera verb
  put before readers: redovisa, lägga fram, framställa, visa = Forskarna «presenterade» resultaten på en konferens.
redovisa verb
  give an account of: presentera, redogöra för, lägga fram = Resultaten «redovisas» i tabell 4.
reflektera verb
  think over: fundera, tänka efter, begrunda = Studenterna fick «reflektera» över sitt eget lärande.
  show as a mirror does: spegla, återspegla, avspegla = Romanen «reflekterar» tidens syn på familjen.
representera verb
  stand for: företräda, stå för, symbolisera = Urvalet «representerar» landets alla regioner.
kontrollera verb
  look whether it is right: granska, undersöka, verifiera = Alla uppgifter «kontrollerades» mot källorna.
  have power over: styra, behärska, bemästra = Företaget «kontrollerar» hela marknaden.
utforma verb
  give form to: skapa, konstruera, formge, utarbeta = Enkäten «utformades» i samråd med lärarna.
åstadkomma verb
  bring about: skapa, uppnå, frambringa, utföra = Reformen «åstadkom» ingen bestående förändring.
uppmärksamma verb
  take notice of: lägga märke till, beakta, observera; opposite förbise = Problemet «uppmärksammades» först på 1990-talet.
förmedla verb
  pass on: överföra, vidarebefordra, framföra = Läraren «förmedlar» både kunskaper och värderingar.
kombinera verb
  put together: förena, sammanföra, förbinda = Studien «kombinerar» intervjuer med enkäter.
känneteckna verb
  be the mark of: prägla, karakterisera, utmärka = Korta meningar «kännetecknar» hans sena stil.
prägla verb
  leave its mark on: känneteckna, forma, påverka, karakterisera = Kriget «präglade» en hel generation författare.
utgå från verb
  have as a start: bygga på, grunda sig på, ta avstamp i = Analysen kommer att «utgå från» tre begrepp.
viktig adjective
  that matters much: betydelsefull, betydande, väsentlig, central; academic relevant; opposite oviktig = Språket spelar en «viktig» roll i uppfostran.
betydelsefull adjective
  that matters much: viktig, betydande, väsentlig; opposite betydelselös = Upptäckten var «betydelsefull» för den moderna medicinen.
väsentlig adjective
  at the heart of it: viktig, grundläggande, avgörande, central; opposite oväsentlig = Det finns en «väsentlig» skillnad mellan begreppen.
central adjective
  in the middle of interest: viktig, grundläggande, huvudsaklig, väsentlig; opposite perifer = Uppsatsens «centrala» fråga är hur språket förändras.
avgörande adjective
  on which all depends: utslagsgivande, central, väsentlig = Året 1809 var «avgörande» för landets framtid.
grundläggande adjective
  on which all rests: fundamental, elementär, basal, central = Författaren pekar på ett «grundläggande» problem i teorin.
nödvändig adjective
  that must be: oundgänglig, ofrånkomlig, oumbärlig, väsentlig, behövlig; opposite onödig = Vidare forskning är «nödvändig» för att bekräfta detta.
signifikant adjective
  not due to chance: statistiskt säkerställd, påtaglig, tydlig; opposite obetydlig = Mellan grupperna fanns en «signifikant» skillnad.
tydlig adjective
  easy to see or understand: klar, uppenbar, påtaglig, markant, entydig; opposite otydlig = Siffrorna ger en «tydlig» bild av läget.
klar adjective
  easy to understand: tydlig, redig, begriplig; opposite oklar = Boken är skriven på ett «klart» språk.
oklar adjective
  hard to see or understand: otydlig, vag, dunkel; opposite klar = Det är «oklart» vem som skrev brevet.
vag adjective
  not exact: oklar, obestämd, otydlig, svävande; opposite exakt = Lagen använder på denna punkt «vaga» begrepp.
uppenbar adjective
  seen at once: tydlig, självklar, påtaglig, ögonskenlig; opposite dold = Det finns en «uppenbar» risk för missförstånd.
noggrann adjective
  with great care: omsorgsfull, grundlig, exakt, noga, utförlig; opposite slarvig = En «noggrann» analys av texterna saknas fortfarande.
exakt adjective
  quite right in detail: precis, noggrann, korrekt; opposite ungefärlig = Den «exakta» tidpunkten för slaget är okänd.
olik adjective
  not the same: skiljaktig, avvikande, annorlunda, skild, olikartad; opposite lik = De två texterna är mycket «olika» varandra.
olika adjective
  of several kinds: skilda, varierande, diverse, åtskilliga; opposite samma = Begreppet används på «olika» sätt i litteraturen.
skild adjective
  not the same: olik, åtskild, avvikande; opposite gemensam = Forskarna har vitt «skilda» åsikter om orsaken.
lik adjective
  much the same: snarlik, likartad, liknande; opposite olik = De båda handskrifterna är mycket «lika».
liknande adjective
  of the same kind: likartad, snarlik, jämförbar, motsvarande; academic analog; opposite annorlunda = I Norge fick man «liknande» resultat.
jämförbar adjective
  that can be compared: liknande, likvärdig; academic kommensurabel; opposite ojämförlig = De två skolorna är «jämförbara» i storlek.
stor adjective
  of more than usual size: omfattande, betydande, avsevärd, ansenlig, väsentlig; opposite liten = Det finns «stora» skillnader mellan regionerna.
liten adjective
  of less than usual size: ringa, obetydlig, begränsad, blygsam, marginell; opposite stor = Endast en «liten» del av eleverna nådde målet.
avsevärd adjective
  rather large: betydande, ansenlig, märkbar; academic substantiell; opposite obetydlig = Behandlingen ledde till en «avsevärd» förbättring.
betydande adjective
  rather large: avsevärd, ansenlig, väsentlig, stor, markant; opposite obetydlig = Staden fick en «betydande» summa av kungen.
omfattande adjective
  large in extent: vidsträckt, stor, utförlig; opposite begränsad = Arkivet rymmer en «omfattande» samling brev.
utförlig adjective
  long and full: detaljerad, ingående, omständlig; opposite kortfattad = Författaren ger en «utförlig» beskrivning av staden.
kortfattad adjective
  short and to the point: koncis, kort, knapphändig; opposite utförlig = En «kortfattad» inledning till boken presenterar problemet.
ringa adjective
  not much: liten, obetydlig, låg; opposite stor = Åtgärden fick endast «ringa» effekt på trafiken.
begränsad adjective
  within narrow bounds: inskränkt, liten, knapp; opposite obegränsad = Skolan i byn har mycket «begränsade» resurser.
tillräcklig adjective
  as much as needed: nog, erforderlig, fullgod, lagom, adekvat; opposite otillräcklig = Det fanns inte «tillräcklig» tid för alla intervjuer.
otillräcklig adjective
  less than needed: bristfällig, knapp, ofullständig; opposite tillräcklig = Underlaget för beslutet var enligt kritikerna «otillräckligt».
hög adjective
  above the usual level: stor, betydande, avsevärd; opposite låg = Arbetslösheten i regionen var länge mycket «hög».
låg adjective
  below the usual level: ringa, liten, blygsam; opposite hög = Hushåll med «låg» inkomst får ett bidrag.
stark adjective
  with much force: kraftig, mäktig, intensiv, påtaglig, tydlig; opposite svag = Det finns ett «starkt» samband mellan variablerna.
svag adjective
  with little force: bräcklig, kraftlös, matt, otillräcklig, ringa; opposite stark = Motståndarnas argument mot reformen är ganska «svaga».
kraftig adjective
  with much force: stark, häftig, intensiv; opposite svag = En «kraftig» ökning av priserna skapade oro.
ny adjective
  not known or used before: modern, färsk, aktuell, nutida; academic innovativ; opposite gammal = I artikeln presenteras en «ny» metod.
aktuell adjective
  of interest now: nutida, dagsaktuell, färsk; opposite inaktuell = Boken behandlar ett «aktuellt» problem i vården.
  of the case in question: ifrågavarande, berörd, relevant = I det «aktuella» fallet saknades bevis.
nuvarande adjective
  of now: rådande, befintlig, dagens; opposite tidigare = Den «nuvarande» lagen ger svagt skydd.
samtida adjective
  of our time: nutida, modern = Den «samtida» litteraturen intresserar sig för ursprung.
tidigare adjective
  of a time before: föregående, förra, förutvarande; opposite senare = I «tidigare» studier har denna aspekt förbisetts.
gammal adjective
  of long ago: tidigare, förutvarande, dåvarande; opposite ny = Det «gamla» systemet avskaffades år 1947.
modern adjective
  of our time: nutida, samtida, ny; opposite omodern = Den «moderna» medicinen bygger på experiment.
traditionell adjective
  handed down: hävdvunnen, sedvanlig, konventionell; opposite modern = Byborna håller fast vid «traditionella» seder.
vanlig adjective
  as is usually so: normal, gängse, sedvanlig, allmän, utbredd; opposite ovanlig = Detta är en «vanlig» metod i sådana fall.
ovanlig adjective
  not often found: sällsynt, säregen, exceptionell; opposite vanlig = Sjukdomen är «ovanlig» men mycket allvarlig.
sällsynt adjective
  not often found: ovanlig, enstaka, sporadisk; opposite vanlig = Sådana dokument är «sällsynta» i de svenska arkiven.
allmän adjective
  of all or most: generell, gemensam, universell; opposite särskild = Den «allmänna» regeln har några undantag.
generell adjective
  of all or most: allmän, övergripande, universell; opposite specifik = Det går inte att dra några «generella» slutsatser.
särskild adjective
  for one aim or case only: speciell, specifik, egen; opposite allmän = För mätningen utvecklades ett «särskilt» instrument.
speciell adjective
  out of the usual: särskild, säregen, ovanlig; opposite vanlig = Museet har en mycket «speciell» samling kartor.
specifik adjective
  of one kind only: särskild, bestämd, konkret; opposite generell = Enkäten innehåller «specifika» frågor om arbetet.
viss adjective
  known but not named: bestämd, särskild, given = Endast i «vissa» fall krävs ett tillstånd.
typisk adjective
  that marks a kind: karakteristisk, kännetecknande, betecknande; opposite atypisk = Detta är ett «typiskt» exempel på romantisk poesi.
karakteristisk adjective
  that marks a thing: typisk, kännetecknande, utmärkande = Långa meningar är «karakteristiska» för hans stil.
unik adjective
  the only one of its kind: ensam i sitt slag, enastående, exceptionell; opposite vanlig = Fyndet är helt «unikt» i Europa.
huvudsaklig adjective
  more important than others: väsentlig, primär, dominerande; opposite underordnad = Den «huvudsakliga» orsaken till branden var ett elfel.
riktig adjective
  without fault: korrekt, rätt, sann; opposite felaktig = Bara hälften av svaren var «riktiga».
korrekt adjective
  without fault: riktig, felfri, rätt; opposite felaktig = Uppgifterna i rapporten är enligt författarna «korrekta».
felaktig adjective
  not right: oriktig, inkorrekt, missvisande; opposite riktig = Regeringen utgick i sitt beslut från «felaktiga» siffror.
sann adjective
  as things really are: riktig, verklig, sanningsenlig; opposite falsk = Berättelsen bygger på en «sann» händelse.
äkta adjective
  not made up or copied: autentisk, verklig, genuin; opposite falsk = Underskriften på brevet är enligt experterna «äkta».
verklig adjective
  as things are: faktisk, reell, sann; opposite overklig = De «verkliga» kostnaderna är mycket högre.
faktisk adjective
  of facts: verklig, reell, konkret; opposite förmodad = Det «faktiska» antalet offer är okänt.
möjlig adjective
  that can be: tänkbar, eventuell, genomförbar; academic potentiell; opposite omöjlig = En «möjlig» förklaring är bristen på sömn.
omöjlig adjective
  that cannot be: otänkbar, ogenomförbar, utesluten; opposite möjlig = Uppgiften visade sig vara «omöjlig» att lösa.
sannolik adjective
  likely to be so: trolig, antaglig, rimlig; opposite osannolik = En fortsatt nedgång av priserna är «sannolik».
trolig adjective
  likely to be so: sannolik, antaglig, trovärdig; opposite osannolik = Den mest «troliga» orsaken är ett tekniskt fel.
rimlig adjective
  that one can accept: skälig, trovärdig; academic plausibel; opposite orimlig = Författaren ger en «rimlig» förklaring till nedgången.
säker adjective
  without doubt: viss, otvivelaktig, ostridig; opposite osäker = Det är «säkert» att brevet är en förfalskning.
  free from danger: trygg, riskfri, ofarlig; opposite farlig = Metoden anses vara «säker» för patienterna.
osäker adjective
  not fixed or known: oviss, tveksam, oklar; opposite säker = Det lilla företagets framtid är fortfarande «osäker».
övertygande adjective
  that makes one believe: trovärdig, hållbar, stark; opposite föga trovärdig = Författaren ger «övertygande» bevis för sin tes.
tillförlitlig adjective
  that one can trust: pålitlig, trovärdig, säker; academic reliabel; opposite otillförlitlig = Krönikan anses vara en «tillförlitlig» källa.
giltig adjective
  that holds: gällande, rättsgiltig, i kraft; opposite ogiltig = Avtalet är «giltigt» bara med två underskrifter.
lämplig adjective
  right for an aim: passande, ändamålsenlig, tjänlig; opposite olämplig = Testet är inte «lämpligt» för små barn.
användbar adjective
  that can be used: brukbar, nyttig, praktisk; opposite oanvändbar = Endast hälften av svaren var «användbara».
nyttig adjective
  of use: användbar, gagnelig, värdefull, gynnsam, ändamålsenlig; opposite onyttig = Handboken ger «nyttiga» råd till nya lärare.
värdefull adjective
  of great worth: dyrbar, nyttig, betydelsefull; opposite värdelös = Dagböckerna är en «värdefull» källa för historiker.
effektiv adjective
  that reaches its aim: verkningsfull, verksam, ändamålsenlig; opposite ineffektiv = Den nya behandlingen är «effektiv» hos unga patienter.
gynnsam adjective
  that helps: fördelaktig, förmånlig, positiv; opposite ogynnsam = Läget vid floden var «gynnsamt» för handeln.
skadlig adjective
  that does harm: farlig, ohälsosam, fördärvlig; opposite oskadlig = Utsläppen är «skadliga» för människor och djur.
farlig adjective
  that may do harm: riskabel, riskfylld, vådlig; opposite ofarlig = Arbetet i gruvorna var tungt och «farligt».
positiv adjective
  good in effect: gynnsam, fördelaktig, god; opposite negativ = Musiken hade en «positiv» effekt på inlärningen.
negativ adjective
  bad in effect: ogynnsam, dålig, ofördelaktig; opposite positiv = Flytten fick «negativa» följder för barnen.
god adjective
  of high quality: bra, fin, förträfflig; opposite dålig = Studien ger en «god» översikt över debatten.
dålig adjective
  of low quality: undermålig, bristfällig, svag, usel; opposite god = Många arbetare bodde i «dåliga» bostäder.
svår adjective
  not easy: besvärlig, krävande, knepig; opposite lätt = Texten är «svår» för unga läsare.
komplicerad adjective
  with many parts: komplex, invecklad, krånglig; opposite enkel = Reglerna för bidraget är mycket «komplicerade».
komplex adjective
  with many parts: komplicerad, sammansatt, invecklad, mångfacetterad, svåröverskådlig; opposite enkel = Migration är ett «komplext» fenomen med många orsaker.
enkel adjective
  not hard or complex: lätt, okomplicerad, simpel, elementär, grundläggande; opposite komplicerad = Lösningen på problemet visade sig vara «enkel».
lätt adjective
  not hard: enkel, okomplicerad, bekväm; opposite svår = Testet var «lätt» för de äldre eleverna.
begriplig adjective
  that can be understood: förståelig, klar, fattbar; opposite obegriplig = Ämnet förklaras på ett «begripligt» sätt.
påfallande adjective
  that one notices: slående, iögonfallande, anmärkningsvärd, markant = Det finns en «påfallande» skillnad i meningarnas längd.
anmärkningsvärd adjective
  worth noticing: påfallande, märklig, uppseendeväckande; opposite alldaglig = Det är «anmärkningsvärt» att ingen protesterade.
överraskande adjective
  not as expected: oväntad, förvånande, häpnadsväckande; opposite väntad = Studien av lärarnas vanor gav ett «överraskande» resultat.
oväntad adjective
  not as expected: överraskande, oförutsedd, plötslig; opposite väntad = Kungens «oväntade» död ledde till oro.
intressant adjective
  that holds attention: fängslande, spännande, givande; opposite ointressant = Breven ger en «intressant» bild av tiden.
känd adjective
  known by many: berömd, välkänd, bekant; opposite okänd = Konstnären var «känd» i hela Europa.
okänd adjective
  not known: anonym, främmande, obekant; opposite känd = Upphovsmannen till målningen är fortfarande «okänd».
offentlig adjective
  open to all: allmän, officiell, öppen; opposite privat = Rådets möten är enligt lagen «offentliga».
samhällelig adjective
  of people living together: social, offentlig, allmän; opposite individuell = Fattigdomens «samhälleliga» följder är stora i hela Europa.
social adjective
  of people living together: samhällelig, mellanmänsklig = I skolan lär sig barn även «sociala» regler.
gemensam adjective
  shared by all: kollektiv, samfälld, delad; opposite enskild = Länderna i unionen för en «gemensam» politik.
individuell adjective
  of one person: enskild, personlig, egen; opposite kollektiv = Varje elev i klassen får «individuell» handledning.
enskild adjective
  one by itself: individuell, separat, privat; opposite gemensam = Resultaten redovisas för varje «enskild» skola.
personlig adjective
  of one person: individuell, egen, privat; opposite opersonlig = Författaren håller sin «personliga» åsikt utanför.
självständig adjective
  without others: oberoende, fri, autonom; opposite osjälvständig = Norge blev en helt «självständig» stat år 1905.
oberoende adjective
  not ruled by others: självständig, fri, autonom; opposite beroende = Mätningarna gjordes av ett «oberoende» institut.
beroende adjective
  not without others: avhängig, osjälvständig, bunden; opposite oberoende = Bönderna är helt «beroende» av regnet.
fullständig adjective
  with nothing missing: komplett, total, hel; opposite ofullständig = En «fullständig» lista finns i slutet av boken.
ofullständig adjective
  with something missing: bristfällig, inkomplett, fragmentarisk; opposite fullständig = De «ofullständiga» enkäterna räknades inte med.
hel adjective
  all of it: fullständig, komplett, intakt; opposite ofullständig = Forskarna fann en «hel» uppsättning brev i arkivet.
grundlig adjective
  with great care: noggrann, ingående, djupgående; opposite ytlig = En «grundlig» undersökning av orsakerna saknas.
ingående adjective
  going deep: grundlig, djupgående, detaljerad; opposite ytlig = Författaren gör en «ingående» analys av romanen.
ytlig adjective
  not going deep: grund, flyktig, summarisk; opposite djup = En «ytlig» läsning av texten räcker inte.
kritisk adjective
  that judges with care: granskande, ifrågasättande, skarpsynt; opposite okritisk = Boken innehåller en «kritisk» genomgång av källorna.
objektiv adjective
  not swayed by feeling: saklig, opartisk, neutral; opposite subjektiv = Det är svårt att göra en «objektiv» bedömning.
subjektiv adjective
  coloured by one's own view: personlig, partisk, godtycklig; opposite objektiv = Valet av exempel förblir i viss mån «subjektivt».
teoretisk adjective
  of theory: abstrakt, spekulativ, hypotetisk; opposite praktisk = Uppsatsens «teoretiska» del är ganska kort.
praktisk adjective
  of actual doing: konkret, användbar, tillämpad; opposite teoretisk = Boken ger «praktiska» råd till lärare.
empirisk adjective
  resting on data: erfarenhetsmässig, experimentell, erfarenhetsbaserad; opposite teoretisk = För detta påstående saknas ännu «empiriska» bevis.
vetenskaplig adjective
  of science: akademisk, lärd, forskningsbaserad; opposite ovetenskaplig = Artikeln publicerades i en «vetenskaplig» tidskrift.
konkret adjective
  that can be pointed at: påtaglig, handfast, specifik; opposite abstrakt = Författaren ger några «konkreta» exempel från skolan.
abstrakt adjective
  far from single things: teoretisk, begreppslig, svårgripbar; opposite konkret = Frihet är för barn ett «abstrakt» begrepp.
systematisk adjective
  by a plan: metodisk, planmässig, strukturerad; opposite slumpmässig = En «systematisk» genomgång av källorna gjordes.
konsekvent adjective
  always in the same way: följdriktig, systematisk, principfast; opposite inkonsekvent = Författaren är inte helt «konsekvent» i sina val.
slumpmässig adjective
  by chance: tillfällig, oplanerad; academic randomiserad; opposite systematisk = Studien bygger på ett «slumpmässigt» urval.
avsiktlig adjective
  done on purpose: medveten, uppsåtlig, planerad; opposite oavsiktlig = Branden i fabriken var enligt polisen «avsiktlig».
medveten adjective
  knowing what one does: avsiktlig, genomtänkt, överlagd; opposite omedveten = Den enkla stilen är ett «medvetet» val.
direkt adjective
  with nothing in between: omedelbar, rak, oförmedlad; opposite indirekt = Det finns inget «direkt» samband mellan händelserna.
indirekt adjective
  by way of something else: förmedlad, medelbar, dold; opposite direkt = Företagen får en «indirekt» nytta av skolan.
snabb adjective
  in little time: hastig, rask, skyndsam, kvick, plötslig; opposite långsam = Stadens «snabba» tillväxt ledde till bostadsbrist.
långsam adjective
  taking much time: sakta, gradvis, trög; opposite snabb = Den «långsamma» nedbrytningen av plast skadar haven.
gradvis adjective
  little by little: stegvis, successiv, långsam; opposite plötslig = Det skedde en «gradvis» förskjutning av makten.
plötslig adjective
  all at once: oväntad, hastig, tvär, abrupt; opposite gradvis = Den «plötsliga» prisökningen på bröd skapade oro.
varaktig adjective
  that lasts: bestående, långvarig, beständig; opposite tillfällig = Parterna sökte en «varaktig» fred i regionen.
tillfällig adjective
  not for always: temporär, kortvarig, övergående; opposite permanent = Den «tillfälliga» stängningen varade en månad.
preliminär adjective
  for now: provisorisk, förberedande, tillfällig; opposite slutgiltig = De «preliminära» resultaten av försöket är lovande.
slutgiltig adjective
  not to be changed: definitiv, slutlig, oåterkallelig; opposite preliminär = Något «slutgiltigt» svar på frågan finns inte.
stabil adjective
  not changing: fast, stadig, konstant; opposite instabil = Priserna var «stabila» under hela året.
omstridd adjective
  that people quarrel about: omdiskuterad, omtvistad, kontroversiell; opposite obestridd = Teorin är fortfarande «omstridd» bland historiker.
sträng adjective
  that allows little: strikt, hård, rigorös; opposite mild = Landet förde en «sträng» politik mot droger.
allvarlig adjective
  bad and important: svår, oroande, betänklig; opposite obetydlig = Patienten hade en «allvarlig» form av sjukdomen.
ökande adjective
  becoming more: växande, stigande, tilltagande; opposite minskande = Det «ökande» trycket på lärare leder till sjukdom.
övrig adjective
  that is left: resterande, återstående, annan = De «övriga» deltagarna i studien svarade hemifrån.
talrik adjective
  in large number: mångtalig, åtskillig, riklig; opposite fåtalig = Staden har «talrika» minnesmärken från tiden.
följande adjective
  coming next: nästa, påföljande, efterföljande; opposite föregående = I «följande» kapitel presenteras resultaten av intervjuerna.
föregående adjective
  coming before: förra, tidigare; opposite följande = I «föregående» kapitel beskrevs metoden i detalj.
frivillig adjective
  of one's own will: självvald, spontan, oombedd; opposite obligatorisk = Deltagandet i studien var helt «frivilligt».
obligatorisk adjective
  that must be done: tvingande, påbjuden, bindande; opposite frivillig = Närvaro vid kursens seminarier är «obligatorisk» för alla.
rik adjective
  with much money: förmögen, välbärgad, burgen; opposite fattig = Stadens «rika» familjer stödde konsten och musiken.
fattig adjective
  with little money: medellös, obemedlad, utblottad; opposite rik = Barn från «fattiga» hem gick kortare tid i skolan.
tvetydig adjective
  with more than one meaning: dubbeltydig, mångtydig, oklar; opposite entydig = Lagens formulering är «tvetydig» på denna punkt.
entydig adjective
  with one meaning only: klar, otvetydig, tydlig; opposite tvetydig = Resultaten ger inget «entydigt» svar på frågan.
adekvat adjective
  right for an aim: lämplig, passande, ändamålsenlig; opposite inadekvat = En «adekvat» beskrivning av fenomenet saknas ännu.
ansvarig adjective
  answerable: ansvarsskyldig, skyldig, behörig = Kommunen är «ansvarig» för skolans lokaler.
kvantitativ adjective
  of how much there is: mätbar, numerisk, statistisk; opposite kvalitativ = Uppsatsen bygger på «kvantitativa» data från en enkät.
optimal adjective
  as good as can be: bästa möjliga, ideal, gynnsammast = Försöket ägde rum under «optimala» förhållanden.
otydlig adjective
  hard to see or understand: oklar, vag, diffus; opposite tydlig = Gränsen mellan de två begreppen är «otydlig».
parallell adjective
  side by side: samtidig, motsvarande, likartad = En «parallell» utveckling kan ses i Danmark.
regelbunden adjective
  at even times: återkommande, jämn, periodisk; opposite oregelbunden = Deltagarna besökte kliniken med «regelbundna» mellanrum.
relevant adjective
  that has to do with it: betydelsefull, tillämplig, adekvat; opposite irrelevant = Endast «relevanta» artiklar togs med i analysen.
representativ adjective
  that stands for the whole: typisk, rättvisande, karakteristisk = Urvalet är inte «representativt» för hela befolkningen.
sekundär adjective
  less important or later: underordnad, indirekt, härledd; opposite primär = Kostnaden spelade en «sekundär» roll för beslutet.
tillgänglig adjective
  that can be got at: åtkomlig, öppen, disponibel; opposite otillgänglig = Alla «tillgängliga» dokument gicks igenom.
utbredd adjective
  found in many places: vanlig, spridd, allmän; opposite sällsynt = Det är en «utbredd» uppfattning att skolan har blivit sämre.
ömsesidig adjective
  of each to the other: gemensam, inbördes, dubbelsidig; opposite ensidig = Samarbetet bygger på «ömsesidigt» förtroende.
övergripande adjective
  taking in the whole: allmän, generell, överordnad; opposite detaljerad = Studiens «övergripande» syfte är att belysa elevernas vardag.
framför allt adverb
  more than anything else: främst, i synnerhet, särskilt, huvudsakligen = Sjukdomen drabbar «framför allt» äldre människor.
främst adverb
  more than anything else: framför allt, huvudsakligen, i första hand = Minskningen syns «främst» i de stora städerna.
huvudsakligen adverb
  for the most part: främst, mestadels, i huvudsak, till största delen = Källorna består «huvudsakligen» av brev och dagböcker.
särskilt adverb
  naming one above others: framför allt, i synnerhet, speciellt, främst, huvudsakligen = Barn är «särskilt» känsliga för buller.
i synnerhet adverb
  naming one above others: särskilt, framför allt, speciellt = Kritiken gäller «i synnerhet» valet av metod.
till stor del adverb
  for a great part: i hög grad, i stor utsträckning, i stor omfattning = Staden förstördes «till stor del» av en brand.
ofta adverb
  many times: många gånger, inte sällan, regelbundet, vanligen; informal titt och tätt; academic frekvent; opposite sällan = Detta fel görs «ofta» av nybörjare.
vanligtvis adverb
  in most cases: vanligen, i regel, för det mesta, normalt, oftast = Besvären försvinner «vanligtvis» efter några dagar.
vanligen adverb
  in most cases: vanligtvis, i regel, oftast, i allmänhet = Fåglarna återvänder till sjön «vanligen» i mars.
i allmänhet adverb
  in most cases: vanligtvis, i regel, på det hela taget, generellt = Eleverna var «i allmänhet» nöjda med undervisningen.
ibland adverb
  at times: emellanåt, då och då; literary stundom; opposite alltid = Källorna från denna tid motsäger «ibland» varandra.
sällan adverb
  hardly ever: undantagsvis, sporadiskt, nästan aldrig; opposite ofta = Sådana fall förekommer «sällan» i praktiken.
alltid adverb
  at all times: jämt, ständigt, genomgående, hela tiden; dated städse; opposite aldrig = En god förklaring är inte «alltid» enkel.
ständigt adverb
  without stopping: alltid, oavbrutet, jämt, oupphörligt = Reglerna för det nya bidraget ändras «ständigt».
aldrig adverb
  at no time: ingen gång, inte någon gång, inte vid något tillfälle; opposite alltid = Verket trycktes «aldrig» under hans livstid.
nästan adverb
  not quite: nära nog, närapå, så gott som = «Nästan» hälften av eleverna arbetar vid sidan av skolan.
så gott som adverb
  not quite but as good as: nästan, nära nog, praktiskt taget = De två texterna är «så gott som» identiska.
ungefär adverb
  more or less: cirka, omkring, på ett ungefär; opposite exakt = I studien deltog «ungefär» tvåhundra personer.
cirka adverb
  more or less: ungefär, omkring, inemot; opposite exakt = Tornet byggdes för «cirka» sexhundra år sedan.
endast adverb
  no more than: bara, blott, enbart = Urvalet bestod av «endast» tolv personer.
bara adverb
  no more than: endast, enbart, blott = Regeln gäller «bara» för små företag.
enbart adverb
  and no others: endast, bara, uteslutande = Föreningen var öppen «enbart» för män.
uteslutande adverb
  and no others: enbart, endast, bara = Studien bygger «uteslutande» på skriftliga källor.
åtminstone adverb
  not less than: minst, i varje fall, i alla fall; opposite högst = Bygget av den nya bron tar «åtminstone» tre år.
minst adverb
  not less than: åtminstone, lägst, inte mindre än; opposite högst = Deltagarna var «minst» arton år gamla.
högst adverb
  not more than: maximalt, som mest, på sin höjd; opposite minst = Varje intervju tog «högst» en timme.
mycket adverb
  to a high degree: väldigt, ytterst, synnerligen, högst = Skillnaderna mellan grupperna är «mycket» små.
ytterst adverb
  to the highest degree: mycket, synnerligen, utomordentligt = Mätningarna i laboratoriet utfördes «ytterst» noggrant.
ganska adverb
  to some degree: rätt, tämligen, förhållandevis = Resultaten på testet var «ganska» goda.
relativt adverb
  compared with others: förhållandevis, jämförelsevis, tämligen; opposite absolut = Regionen har «relativt» många unga invånare.
något adverb
  to some degree: en aning, en smula, lite, i någon mån = Siffrorna ger en «något» skev bild.
kraftigt adverb
  to a high degree: starkt, avsevärt, markant, påtagligt; opposite svagt = Antalet klagomål har under året ökat «kraftigt».
avsevärt adverb
  to a high degree: betydligt, väsentligt, markant, påtagligt; opposite obetydligt = Kostnaderna har ökat «avsevärt» sedan dess.
betydligt adverb
  to a high degree: avsevärt, väsentligt, mycket = Pojkarna läste «betydligt» mindre än flickorna.
knappt adverb
  almost not: nätt och jämnt, knappast, med nöd och näppe = Mellan grupperna fanns «knappt» någon skillnad.
knappast adverb
  almost surely not: svårligen, inte gärna; dated näppeligen = Detta kan «knappast» vara en tillfällighet.
helt adverb
  in every way: fullständigt, alldeles, totalt, fullkomligt; opposite delvis = De två förklaringarna är «helt» oförenliga.
delvis adverb
  not wholly: till viss del, i viss mån, till en del; academic partiellt; opposite helt = Skadan ersattes bara «delvis» av staten.
kanske adverb
  it may be so: möjligen, eventuellt; literary måhända = En tredje faktor spelar «kanske» också en roll.
möjligen adverb
  it may be so: kanske, eventuellt; literary måhända = Brevet till kungen skickades «möjligen» aldrig.
troligen adverb
  likely: sannolikt, antagligen, förmodligen, troligtvis, rimligen = Romanen skrevs «troligen» omkring 1850 i Paris.
sannolikt adverb
  likely: troligen, förmodligen, antagligen = Handeln började «sannolikt» redan på 700-talet.
uppenbarligen adverb
  as is clear: tydligen, synbarligen, av allt att döma = Varningen hade «uppenbarligen» ingen effekt på befolkningen.
tydligen adverb
  as it seems: uppenbarligen, synbarligen, av allt att döma = Avskrivaren har «tydligen» hoppat över en rad.
faktiskt adverb
  in fact: verkligen, i själva verket, i verkligheten = Endast hälften av planerna genomfördes «faktiskt».
egentligen adverb
  looking closely: i själva verket, i grunden, i verkligheten = Teorin förklarar «egentligen» bara ett enda fall.
tydligt adverb
  easy to see: klart, märkbart, påtagligt; opposite otydligt = Priserna är «tydligt» högre än i fjol.
slutligen adverb
  in the end: till sist, till slut, omsider = Parterna enades «slutligen» om ett avtal.
ursprungligen adverb
  at first: från början, till en början, först = Byggnaden vid torget var «ursprungligen» ett kloster.
inledningsvis adverb
  at first: till en början, först, till att börja med = «Inledningsvis» presenteras studiens syfte och frågeställningar.
numera adverb
  in our days: nu för tiden, i dag, nu, nuförtiden; opposite förr = De flesta studenter arbetar «numera» vid sidan av studierna.
tidigare adverb
  before this: förr, förut, dessförinnan; opposite senare = Som «tidigare» nämnts är urvalet litet.
nyligen adverb
  a short time ago: för kort tid sedan, nyss, på sistone = Arkivet i staden öppnades «nyligen» för forskare.
senare adverb
  after that: därefter, längre fram, efteråt; opposite tidigare = Felet i tabellen rättades «senare» av författaren.
samtidigt adverb
  at the same time: på samma gång, parallellt, simultant = Priserna steg medan lönerna «samtidigt» sjönk.
återigen adverb
  once more: på nytt, igen, en gång till; literary ånyo = Testet gjordes «återigen» efter sex veckor.
omedelbart adverb
  without delay: genast, direkt, ögonblickligen = Regeringen reagerade «omedelbart» på kritiken från domstolen.
gradvis adverb
  little by little: successivt, efter hand, stegvis, så småningom; opposite plötsligt = Skolan växte «gradvis» till ett universitet.
direkt adverb
  with nothing between: omedelbart, genast, utan omvägar; opposite indirekt = Priserna påverkas «direkt» av räntan.
naturligtvis adverb
  as goes without saying: givetvis, självklart, självfallet = Resultatet beror «naturligtvis» på hur man mäter.
noggrant adverb
  with care: grundligt, omsorgsfullt, ingående; opposite slarvigt = Alla svar lästes «noggrant» av två personer.
parallellt adverb
  at the same time: samtidigt, på samma gång, jämsides = De två undersökningarna pågick «parallellt».
snabbt adverb
  in a short time: fort, hastigt, raskt; opposite långsamt = Sjukdomen spred sig «snabbt» i städerna.
dessutom connective
  and also: därtill, vidare, därutöver, för övrigt = Metoden är «dessutom» billig och snabb.
därutöver connective
  and also: dessutom, därtill, vidare = «Därutöver» intervjuades tjugo lärare från samma skola.
vidare connective
  and also: dessutom, därtill, därutöver = «Vidare» är det viktigt att meningarna är korta.
även connective
  as well: också, likaså; dated jämväl = Kostnaderna för transporter ökade «även» i Norge.
också connective
  as well: även, likaså; dated jämväl = Salen används under året «också» för möten.
likaså connective
  as well: också, även, på samma sätt = Hyrorna steg och «likaså» priserna på mat.
inte bara connective
  not just the one: inte endast, inte enbart, ej blott = Lagen skyddar «inte bara» hyresgäster, utan även ägare.
emellertid connective
  but: dock, däremot, likväl = Urvalet var «emellertid» inte representativt för befolkningen.
dock connective
  but: emellertid, likväl, däremot = Planen på en bro blev «dock» aldrig genomförd.
men connective
  but: fast, dock = Metoden är enkel, «men» föga tillförlitlig.
däremot connective
  in contrast: emellertid, å andra sidan, i gengäld = Städerna växte, byarna förlorade «däremot» invånare.
ändå connective
  in spite of that: likväl, trots det, icke desto mindre = Data är ofullständiga, men de visar «ändå» en trend.
trots det connective
  in spite of that: ändå, likväl, icke desto mindre, det oaktat = Metoden är dyr men används «trots det» ofta.
likväl connective
  in spite of that: ändå, trots det, icke desto mindre = Boken är gammal men «likväl» oumbärlig.
icke desto mindre connective
  in spite of that: ändå, likväl, trots det, det oaktat = Kritiken var hård, «icke desto mindre» stod han fast.
tvärtom connective
  quite the other way: i stället, snarare = Krisen var inte över, «tvärtom» förvärrades den.
å ena sidan connective
  on one side: dels, på ett sätt; opposite å andra sidan = Reformen är «å ena sidan» dyr, å andra sidan nödvändig.
å andra sidan connective
  on the other side: däremot, samtidigt, emellertid; opposite å ena sidan = Kostnaderna sjunker, «å andra sidan» blir kvaliteten sämre.
medan connective
  whereas: samtidigt som, under det att = Unga läser på skärm, «medan» äldre föredrar böcker.
  during the time that: under tiden som, samtidigt som, under det att = Barnen filmades «medan» de lekte på gården.
även om connective
  in spite of the fact that: fastän, trots att, låt vara att = Effekten är mätbar, «även om» den är liten.
trots att connective
  in spite of the fact that: fastän, även om, oaktat; dated ehuru = «Trots att» urvalet är litet är resultaten tydliga.
fastän connective
  in spite of the fact that: trots att, även om, fast; dated ehuru = Teorin står sig, «fastän» den ofta har kritiserats.
eftersom connective
  for the reason that: då, därför att; dated emedan = Försöket avbröts «eftersom» apparaten var trasig.
därför att connective
  for the reason that: eftersom, på grund av att; dated emedan = Skörden slog fel «därför att» det regnade för lite.
då connective
  for the reason that: eftersom, när, därför att = Beräkningen utgick «då» det saknades uppgifter.
  at the time that: när, just som, i samma stund som = Staden var liten «då» hamnen byggdes.
därför connective
  for that reason: följaktligen, av den anledningen, av det skälet, således = Urvalet är litet, «därför» krävs försiktighet.
således connective
  as follows from this: alltså, följaktligen, sålunda, därmed = Avtalet är «således» ogiltigt enligt domstolen.
alltså connective
  as follows from this: således, följaktligen, därför, sålunda = Båda värdena är lika, «alltså» stämmer antagandet.
följaktligen connective
  as follows from this: således, alltså, därför, som en följd av det = Efterfrågan sjönk och «följaktligen» föll priserna.
därmed connective
  by that: därigenom, på så sätt, således = Lagen ändrades och «därmed» försvann problemet.
så att connective
  with the result that: varför, med följd att, med påföljd att = Bron stängdes, «så att» trafiken måste ledas om.
för att connective
  with the aim of: i syfte att, i avsikt att, med målet att = Namnen togs bort «för att» skydda deltagarna.
om connective
  on condition that: ifall, såvida, för den händelse att = Behandlingen avbryts «om» patienten får feber.
ifall connective
  on condition that: om, såvida; dated därest = Tiden förlängs «ifall» en ansökan har lämnats in.
såvida connective
  only if: om, ifall, förutsatt att = Regeln gäller «såvida» inget annat har avtalats.
förutsatt att connective
  only if: under förutsättning att, på villkor att, om = Deltagande tillåts, «förutsatt att» föräldrarna samtycker.
när connective
  at the time that: då, så snart, i samma stund som = Mätningen börjar «när» temperaturen är stabil.
så snart connective
  as soon as: när, genast då, i samma stund som = Uppgifterna raderas «så snart» studien är klar.
till exempel connective
  as an instance: exempelvis, bland annat, som exempel = I Finland börjar skolan «till exempel» senare.
exempelvis connective
  as an instance: till exempel, bland annat, som exempel = Vissa sjukdomar, «exempelvis» mässling, återkommer med jämna mellanrum.
bland annat connective
  naming some of several: till exempel, exempelvis, inte minst = Enkäten tar «bland annat» upp elevernas läsvanor.
nämligen connective
  to name it: det vill säga, närmare bestämt = Det fanns två orsaker, «nämligen» torka och krig.
med andra ord connective
  said in another way: annorlunda uttryckt, det vill säga, alltså = Hälften klarade provet, «med andra ord» blev hälften underkänd.
det vill säga connective
  said more closely: alltså, med andra ord, nämligen = Variabeln är binär, «det vill säga» den har två värden.
kort sagt connective
  in short: med ett ord, sammanfattningsvis, summa summarum = «Kort sagt» har åtgärden inte nått sitt mål.
för det första connective
  as first point: först och främst, till att börja med, primärt; opposite för det andra = «För det första» är urvalet alldeles för litet.
för det andra connective
  as second point: därtill, dessutom, vidare; opposite för det första = «För det andra» saknas uppgifter om inkomst.
därefter connective
  after that: sedan, efter det, därpå; opposite dessförinnan = «Därefter» kodades svaren av två personer.
sedan connective
  after that: därefter, därpå, efteråt = Gruppen läste texten och besvarade «sedan» frågorna.
till sist connective
  as last point: slutligen, avslutningsvis, sist men inte minst = «Till sist» diskuteras studiens begränsningar och styrkor.
sammanfattningsvis connective
  to sum up: kort sagt, avslutningsvis, för att sammanfatta = «Sammanfattningsvis» kan man säga att behandlingen fungerar.
för övrigt connective
  by the way: förresten, dessutom, i förbigående sagt = Brevet har «för övrigt» aldrig återfunnits.
i stället connective
  in place of that: i dess ställe, som ersättning = Intervjuerna ställdes in, «i stället» användes enkäter.
på grund av preposition
  for the reason of: till följd av, med anledning av, av = Skolan stängdes «på grund av» värmen.
till följd av preposition
  caused by: på grund av, genom, som en följd av = Skörden slog fel «till följd av» torkan.
trots preposition
  in spite of: oaktat, oavsett, utan hinder av; opposite tack vare = «Trots» de höga kostnaderna genomfördes planen.
tack vare preposition
  with the help of: genom, med hjälp av, på grund av; opposite trots = «Tack vare» bidraget kunde museet hållas öppet.
enligt preposition
  as a rule says: i enlighet med, i överensstämmelse med, efter = «Enligt» lagen är alla barn skyldiga att gå i skolan.
med hjälp av preposition
  by use of: genom, med stöd av, via = Data samlades in «med hjälp av» en enkät.
genom preposition
  by use of: med hjälp av, via; dated medelst = Konflikten mellan länderna löstes «genom» långa förhandlingar.
utifrån preposition
  resting on: på grundval av, med utgångspunkt i, på basis av = «Utifrån» svaren bildades fyra grupper av elever.
under preposition
  in the time of: i loppet av, i samband med = «Under» det långa kriget skadades staden svårt.
sedan preposition
  from then on: från och med, alltsedan, ända från = «Sedan» 1921 har kvinnor i Sverige rösträtt.
angående preposition
  on the matter of: om, rörande, beträffande, gällande = Bestämmelserna «angående» miljön är enligt kritikerna föråldrade.
beträffande preposition
  on the matter of: angående, rörande, vad gäller, i fråga om = «Beträffande» kostnaderna råder fortfarande en viss osäkerhet.
när det gäller preposition
  on the matter of: beträffande, i fråga om, vad gäller, angående = Skillnaderna är stora «när det gäller» lönerna.
förutom preposition
  and not only: utöver, vid sidan av, jämte = «Förutom» brev har även dagböcker använts.
utom preposition
  but not: bortsett från, med undantag av, undantaget = Alla elever «utom» två besvarade enkäten.
i stället för preposition
  and not: snarare än, hellre än, som ersättning för = «I stället för» intervjuer användes enkäter.
till skillnad från preposition
  unlike: i motsats till, olikt, tvärtemot; opposite liksom = «Till skillnad från» sin företrädare sökte han fred.
jämfört med preposition
  set against: i jämförelse med, i förhållande till, gentemot = «Jämfört med» flickorna läste pojkarna mindre.
inom preposition
  in the bounds of: i, inom ramen för; opposite utanför = «Inom» detta ämne finns två inriktningar.
gentemot preposition
  in dealings with: mot, i förhållande till, visavi = Attityden «gentemot» invandrare har förändrats under senare år.
oavsett preposition
  no matter what: oberoende av, utan hänsyn till, oaktat = Lagen gäller alla «oavsett» ålder och ursprung.
utan preposition
  not having: i avsaknad av, i brist på; dated förutan; opposite med = Många skolor är fortfarande «utan» bibliotek.
`)
