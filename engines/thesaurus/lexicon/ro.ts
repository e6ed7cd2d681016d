import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
cercetare noun f
  systematic inquiry: investigație, studiu, anchetă; academic demers științific = «Cercetarea» s-a desfășurat în șase școli rurale.
  official inquiry: anchetă, investigare = «Cercetarea» faptelor a fost încredințată procurorului.
studiu noun n
  scholarly text or inquiry: lucrare, cercetare, analiză; academic contribuție = «Studiul» prezintă situația bibliotecilor universitare din Moldova.
  act of learning: învățare, pregătire, învățătură = Orele de «studiu» individual au crescut în timpul pandemiei.
lucrare noun f
  scholarly text: studiu, text, scriere; academic contribuție = «Lucrarea» de față tratează dreptul la viață privată.
  work carried out: activitate, muncă, operație = «Lucrările» de consolidare au durat doi ani.
metodă noun f
  way of proceeding: procedeu, tehnică, mijloc, cale; academic modalitate = «Metoda» aleasă permite măsurarea rapidă a temperaturii.
metodologie noun f
  set of methods: ansamblu de metode, cadru metodologic = «Metodologia» cercetării este descrisă în capitolul al doilea.
procedeu noun n
  way of doing: metodă, tehnică, mijloc; academic modalitate = Acest «procedeu» reduce consumul de energie al instalației.
procedură noun f
  fixed order of steps: protocol, mod de lucru, succesiune de pași = Toți participanții au urmat aceeași «procedură».
tehnică noun f
  practical method: procedeu, metodă, mijloc = «Tehnica» interviului semistructurat s-a dovedit potrivită.
rezultat noun n
  what an inquiry finds: constatare, concluzie = «Rezultatele» confirmă ipoteza formulată la început.
  what follows from something: efect, urmare, consecință, produs; opposite cauză = Reforma a fost «rezultatul» unor negocieri îndelungate.
date noun f
  facts and figures: informații, cifre, măsurători = «Datele» au fost culese între martie și iunie.
informație noun f
  piece of knowledge: dată, indicație, lămurire, precizare = Autorul nu oferă «informații» despre originea manuscrisului.
ipoteză noun f
  assumption to be tested: presupunere, supoziție, premisă; academic conjectură; opposite certitudine = «Ipoteza» a fost infirmată de al doilea experiment.
presupunere noun f
  what is taken as true: supoziție, ipoteză; academic prezumție, asumpție; opposite certitudine = Modelul pornește de la «presupunerea» că piețele sunt libere.
premisă noun f
  starting point of reasoning: punct de plecare, bază, temei; academic presupoziție; opposite concluzie = Argumentul se sprijină pe o «premisă» discutabilă.
eșantion noun n
  part chosen for study: lot, grup studiat, selecție = «Eșantionul» cuprinde 240 de studenți din patru facultăți.
probă noun f
  material examined: mostră, specimen; academic eșantion = «Probele» de sânge au fost păstrate la temperatură scăzută.
  what proves something: dovadă, mărturie, argument = Instanța a respins «probele» depuse de reclamant.
dovadă noun f
  what proves something: probă, mărturie, argument, temei = Nu există «dovezi» suficiente pentru această afirmație.
mărturie noun f
  what witnesses to the past: dovadă, atestare, document = Scrisorile sunt o «mărturie» prețioasă despre viața satului.
efect noun n
  what a cause brings about: urmare, consecință, rezultat, impact; academic repercusiune; opposite cauză = «Efectul» tratamentului a dispărut după trei luni.
consecință noun f
  what follows: urmare, efect, rezultat; academic repercusiune; opposite cauză = Una dintre «consecințele» secetei este migrația.
urmare noun f
  what follows: consecință, efect, rezultat; opposite cauză = Conflictul a avut «urmări» grave asupra comerțului.
impact noun n
  strong effect: efect, influență, înrâurire; academic repercusiune = «Impactul» turismului asupra mediului rămâne puțin cunoscut.
influență noun f
  power to affect: înrâurire, efect, acțiune, amprentă; academic impact = «Influența» familiei asupra alegerii profesiei este evidentă.
cauză noun f
  what brings about: motiv, pricină, sursă, origine; academic factor determinant; opposite efect, consecință = «Cauzele» crizei sunt în primul rând economice.
motiv noun n
  reason for acting: temei, rațiune, cauză, considerent; dated pricină = Mulți elevi părăsesc școala din «motive» financiare.
  recurring element in art: temă, element recurent; academic laitmotiv = «Motivul» drumului apare în toate romanele sale.
factor noun m
  what contributes to a result: element, cauză, condiție, parametru, variabilă; academic determinant = Vârsta este un «factor» important de risc.
rol noun n
  function or part played: funcție, menire, sarcină; literary rost = «Rolul» profesorului se schimbă odată cu tehnologia.
  part in a play: partitură, personaj = Actrița a jucat «rolul» principal timp de zece ani.
funcție noun f
  purpose served: rol, menire, utilitate; literary rost = Fiecare organ îndeplinește o «funcție» precisă.
  post held: post, poziție, slujbă, demnitate = A ocupat «funcția» de rector până în 1938.
aspect noun n
  side of a matter: latură, fațetă, element, chestiune; academic dimensiune = Două «aspecte» ale problemei merită atenție.
  look: înfățișare, formă, aparență; literary chip = Soluția capătă un «aspect» tulbure după încălzire.
latură noun f
  side of a matter: aspect, fațetă, parte; academic dimensiune = «Latura» juridică a problemei a fost neglijată.
dimensiune noun f
  side of a matter: aspect, latură, fațetă, componentă = «Dimensiunea» socială a bolii este adesea uitată.
  size: mărime, proporții, măsură = «Dimensiunile» particulelor au fost determinate la microscop.
abordare noun f
  way of dealing with a matter: tratare, perspectivă, mod de tratare; academic demers = O «abordare» comparativă ar fi mai rodnică.
demers noun n
  undertaking with an aim: inițiativă, acțiune, încercare, efort = «Demersul» autorului se înscrie în tradiția structuralistă.
perspectivă noun f
  way of seeing: punct de vedere, viziune, unghi, optică = Din «perspectivă» istorică, schimbarea este recentă.
  chance for the future: șansă, posibilitate, viitor = Absolvenții au puține «perspective» pe piața muncii.
teorie noun f
  system of ideas that explains: concepție, doctrină, sistem, model, explicație; academic model teoretic; opposite practică = «Teoria» nu explică toate cazurile observate.
concept noun n
  abstract idea: noțiune, idee, termen, reprezentare; academic categorie = «Conceptul» de identitate a primit multe definiții.
noțiune noun f
  idea of a thing: concept, idee; academic categorie = «Noțiunea» de proprietate diferă de la o epocă la alta.
idee noun f
  thought: gând, concepție, opinie, noțiune, teză, perspectivă = «Ideea» centrală a eseului este libertatea individului.
model noun n
  simplified picture of reality: schemă, reprezentare; academic paradigmă = «Modelul» prezice corect evoluția prețurilor.
  thing to be imitated: exemplu, pildă, etalon, tipar = Legea franceză a servit drept «model» legiuitorului român.
principiu noun n
  basic rule: regulă, normă, lege, temei; academic postulat = «Principiul» egalității este înscris în Constituție.
semnificație noun f
  meaning: sens, înțeles; academic accepție; literary tâlc, noimă = «Semnificația» simbolului s-a schimbat de-a lungul timpului.
  weight, importance: importanță, însemnătate, relevanță = Puțini contemporani au înțeles «semnificația» evenimentului.
importanță noun f
  quality of mattering: însemnătate, semnificație, valoare, greutate; academic relevanță = «Importanța» vaccinării nu poate fi pusă la îndoială.
relevanță noun f
  bearing on the matter: importanță, semnificație, pertinență; opposite irelevanță = «Relevanța» criteriului este discutată în secțiunea următoare.
limită noun f
  shortcoming of a study: limitare, neajuns, slăbiciune; academic carență = Principala «limită» a studiului este numărul mic de subiecți.
  line not to be crossed: margine, hotar, graniță, barieră = Valorile se află în «limitele» admise de lege.
limitare noun f
  act of setting bounds: restrângere, îngrădire, restricție; opposite extindere = «Limitarea» drepturilor trebuie să fie proporțională.
concluzie noun f
  result of reasoning: încheiere, rezultat, deducție; academic inferență; opposite premisă = «Concluzia» se sprijină pe trei observații.
  closing part of a text: încheiere, final, epilog; opposite introducere = În «concluzie», autoarea revine la întrebarea inițială.
problemă noun f
  difficult matter: dificultate, chestiune, greutate; academic problematică = «Problema» deșeurilor nu a fost încă rezolvată.
  matter for study: chestiune, temă, subiect; academic problematică = Articolul ridică «problema» responsabilității medicului.
chestiune noun f
  matter: problemă, subiect, temă, aspect = Această «chestiune» depășește cadrul lucrării.
întrebare noun f
  question: chestiune, problemă, nelămurire, dilemă; academic interogație; opposite răspuns = «Întrebarea» de cercetare este formulată la finalul introducerii.
răspuns noun n
  what answers a question: replică, lămurire, explicație, soluție; opposite întrebare = Nu avem încă un «răspuns» la această întrebare.
  answer to a stimulus: reacție, reactivitate; opposite stimul = «Răspunsul» imun a fost mai slab la vârstnici.
soluție noun f
  way out of a problem: rezolvare, dezlegare, răspuns, ieșire = Autorii propun o «soluție» mai ieftină.
dificultate noun f
  what is hard: greutate, problemă, obstacol, piedică; academic impediment; opposite ușurință = «Dificultatea» constă în lipsa unor surse sigure.
obstacol noun n
  what stands in the way: piedică, barieră, stavilă; academic impediment = Costul rămâne principalul «obstacol» pentru spitalele mici.
scop noun n
  what one wants to reach: obiectiv, țel, țintă, intenție, rațiune; academic finalitate = «Scopul» lucrării este compararea celor două metode.
obiectiv noun n
  what one wants to reach: scop, țel, țintă, deziderat, intenție; academic finalitate = Al doilea «obiectiv» a fost atins doar parțial.
temă noun f
  what a text is about: subiect, chestiune, problemă, obiect = «Tema» exilului domină ultimele sale poezii.
subiect noun n
  what a text is about: temă, chestiune, obiect, problemă = «Subiectul» a fost puțin cercetat până acum.
obiect noun n
  thing: lucru, piesă; academic artefact = Muzeul păstrează «obiecte» din epoca bronzului.
  what is studied: temă, subiect, materie = Limbajul publicitar constituie «obiectul» acestei cercetări.
domeniu noun n
  area of knowledge or activity: câmp, ramură, sferă, disciplină; academic arie = Cercetările din acest «domeniu» s-au înmulțit recent.
disciplină noun f
  branch of learning: ramură, domeniu, materie, știință = Sociologia este o «disciplină» relativ tânără.
  order and obedience: ordine, rigoare, strictețe = «Disciplina» era severă în școlile monahale.
știință noun f
  organised knowledge: cunoaștere, disciplină, cercetare științifică = «Știința» modernă s-a născut în secolul al XVII-lea.
cunoștință noun f
  what one knows: informație, noțiune, cunoaștere = Elevii aplică «cunoștințele» dobândite în laborator.
cunoaștere noun f
  knowing as a process: înțelegere; academic cogniție; opposite ignoranță = «Cunoașterea» științifică presupune verificarea repetată a ideilor.
analiză noun f
  close examination: examinare, studiu, cercetare, investigare; opposite sinteză = «Analiza» textelor arată o schimbare de ton.
sinteză noun f
  putting together: îmbinare, contopire, unificare; opposite analiză = Cartea oferă o «sinteză» a cercetărilor anterioare.
examinare noun f
  close look: cercetare, analiză, inspectare, control = «Examinarea» pacienților a durat două săptămâni.
evaluare noun f
  judging the worth: apreciere, estimare, judecare, notare = «Evaluarea» programului se va face anual.
comparație noun f
  setting side by side: comparare, paralelă, confruntare, raportare = «Comparația» celor două traduceri scoate la iveală diferențe.
descriere noun f
  telling what something is like: prezentare, înfățișare, zugrăvire = «Descrierea» aparaturii se găsește în anexă.
definiție noun f
  statement of a meaning: definire, determinare, delimitare = «Definiția» adoptată aici este cea a legii.
explicație noun f
  what makes clear: lămurire, clarificare, interpretare = Autorul propune altă «explicație» pentru această întârziere.
interpretare noun f
  way of understanding: explicare, tălmăcire, lectură; academic exegeză = «Interpretarea» datelor cere multă prudență.
observație noun f
  what is noticed: constatare, remarcă, notare = «Observațiile» de teren confirmă modelul.
  critical word: remarcă, obiecție, comentariu = Recenzenții au făcut câteva «observații» privind stilul.
constatare noun f
  what is found: observație, concluzie, rezultat = Această «constatare» este susținută de date recente.
descoperire noun f
  finding of something new: găsire, aflare, dezvăluire = «Descoperirea» penicilinei a schimbat medicina.
experiment noun n
  scientific trial: experiență, test, încercare, probă = «Experimentul» a fost repetat de cinci ori.
test noun n
  trial or exam: probă, verificare, încercare, examen = «Testul» a fost aplicat la începutul semestrului.
măsurare noun f
  finding of a size: măsurătoare, determinare, evaluare = «Măsurarea» presiunii s-a făcut la fiecare oră.
măsură noun f
  step taken: dispoziție, acțiune, hotărâre, decizie = Guvernul a luat «măsuri» împotriva șomajului.
  degree: grad, proporție = În ce «măsură» contează educația părinților?
criteriu noun n
  standard for judging: normă, etalon, reper, principiu = «Criteriile» de selecție au fost stabilite dinainte.
indicator noun m
  sign that can be measured: indice, semn, indiciu, parametru = Speranța de viață este un «indicator» al bunăstării.
variabilă noun f
  quantity that varies: mărime variabilă, parametru, factor; opposite constantă = «Variabila» dependentă este nota de la examen.
valoare noun f
  number measured: mărime, cifră, cantitate = «Valorile» obținute depășesc media europeană.
  worth: preț, însemnătate, merit, importanță = «Valoarea» literară a jurnalului este discutabilă.
populație noun f
  people of a place: locuitori, oameni = În secolul trecut, «populația» orașului vorbea trei limbi.
chestionar noun n
  list of questions: formular, listă de întrebări, set de întrebări = «Chestionarul» conține treizeci de întrebări închise.
sondaj noun n
  asking many people: anchetă, chestionare, consultare = Un «sondaj» recent arată neîncrederea tinerilor.
interviu noun n
  talk for research: convorbire, discuție, dialog = «Interviurile» au fost înregistrate și transcrise integral.
participant noun m
  person taking part: subiect, membru, respondent = «Participanții» au semnat un acord scris.
cercetător noun m
  person who does research: om de știință, savant, specialist, investigator = «Cercetătorii» au studiat dialectele din nord.
autor noun m
  writer of a text: creator, scriitor, semnatar, realizator = «Autorul» romanului a trăit zece ani la Paris.
specialist noun m
  person who knows a field: expert, cunoscător, profesionist; opposite amator, profan = «Specialiștii» nu au ajuns la un acord.
arăta verb
  make visible: evidenția, dezvălui, indica; academic pune în evidență = Datele «arată» o creștere constantă a temperaturii.
  say: spune, afirma, menționa, preciza = Autorul «arată» că legea nu se aplică aici.
demonstra verb
  prove: dovedi, proba, arăta, confirma, ilustra; academic face dovada că; opposite infirma = Experimentul «a demonstrat» că materialul rezistă la căldură.
dovedi verb
  show to be true: demonstra, proba; academic atesta; opposite infirma = Reclamantul trebuie să «dovedească» prejudiciul suferit.
sugera verb
  point to without proving: lăsa să se înțeleagă, da de înțeles, lăsa să se întrevadă = Rezultatele «sugerează» că somnul influențează memoria.
  put forward: propune, recomanda = Autorii «sugerează» o nouă metodă de calcul.
indica verb
  point to: arăta, semnala, sugera, releva; academic denota = Valorile mari «indică» prezența unei infecții.
afirma verb
  say firmly: susține, declara, spune, arăta, argumenta; opposite nega = Criticul «afirmă» că romanul imită modele franceze.
susține verb
  claim: afirma, declara, fi de părere; opposite nega = Istoricul «susține» că răscoala a fost spontană.
  support: sprijini, întări, confirma; academic corobora; opposite contrazice = Măsurătorile nu «susțin» această ipoteză.
argumenta verb
  give reasons for: susține, motiva, aduce ca argument = Filosoful «argumentează» că libertatea presupune responsabilitate.
declara verb
  say openly: spune, afirma; literary mărturisi = Jumătate dintre respondenți «au declarat» că citesc zilnic.
pretinde verb
  claim without proof: susține, afirma fără dovezi; informal zice = Producătorul «pretinde» că aparatul nu consumă energie.
  demand: cere, reclama, solicita, revendica = Locatarul «a pretins» restituirea garanției.
nega verb
  say that something is not so: contesta, tăgădui, respinge; opposite afirma, recunoaște = Nimeni nu «neagă» rolul climei în această evoluție.
contesta verb
  dispute: pune la îndoială, pune sub semnul întrebării, combate; opposite recunoaște, admite = Mai mulți autori «contestă» această datare.
recunoaște verb
  grant as true: admite, accepta; academic concede; opposite nega = Autorul «recunoaște» că eșantionul este prea mic.
  know again: identifica, distinge = Pacienții nu «recunoșteau» chipurile cunoscute.
admite verb
  grant as true: recunoaște, accepta; academic concede; opposite respinge = Se «admite» în general că vocabularul se schimbă repede.
observa verb
  notice: constata, remarca, sesiza, vedea; informal băga de seamă = Am «observat» o scădere a activității după prânz.
  watch: urmări, supraveghea, privi = Studenții «au observat» comportamentul albinelor timp de o lună.
constata verb
  find: observa, remarca, descoperi, stabili, sesiza = Am «constatat» diferențe mari între cele două grupe.
remarca verb
  notice or point out: observa, constata, sesiza, nota = Traducătorul «remarcă» ironia din ultimul capitol.
descoperi verb
  find something new: găsi, afla, depista, da de = Arheologii «au descoperit» urmele unei așezări romane.
afla verb
  get to know: descoperi, înțelege; informal dibui = Vrem să «aflăm» de ce tinerii citesc mai puțin.
examina verb
  look at closely: cerceta, analiza, studia, investiga = Lucrarea «examinează» jurisprudența recentă a Curții.
cerceta verb
  inquire into: studia, investiga, examina, explora = Echipa «cercetează» cauzele eroziunii solului.
studia verb
  inquire into: cerceta, examina, analiza, investiga = Fenomenul a fost «studiat» mai ales în orașele mari.
  be a student of: învăța, urma = Părinții ei «au studiat» medicina la Iași.
investiga verb
  inquire into: cerceta, examina, studia, explora = Comisia «a investigat» circumstanțele accidentului.
analiza verb
  examine part by part: examina, cerceta, studia, diseca, discuta = Capitolul al treilea «analizează» structura narativă a romanului.
descrie verb
  tell what something is like: prezenta, înfățișa, zugrăvi, caracteriza = Autoarea «descrie» condițiile de muncă din fabrici.
prezenta verb
  set before the reader: expune, înfățișa, arăta, reda = Tabelul «prezintă» valorile medii pe regiuni.
  have as a feature: avea, manifesta, arăta = Pacienții «prezentau» simptome ușoare.
expune verb
  set out in words: prezenta, înfățișa, relata, explica = În introducere autorul «expune» planul lucrării.
  leave open to a danger: supune, pune în pericol; opposite proteja, feri = Muncitorii erau «expuși» la substanțe toxice.
defini verb
  state the meaning of: determina, preciza, delimita, caracteriza = Legea «definește» noțiunea de consumator.
explica verb
  make clear: lămuri, clarifica, desluși; academic elucida = Modelul «explică» variațiile prețului la grâu.
lămuri verb
  make clear: clarifica, explica, desluși; academic elucida; opposite încurca = Autorii nu «lămuresc» sensul acestui termen.
clarifica verb
  make clear: lămuri, limpezi, preciza; academic elucida; opposite încurca = Hotărârea «clarifică» raportul dintre cele două norme.
interpreta verb
  understand in a certain way: înțelege, explica, citi, tălmăci = Acest rezultat trebuie «interpretat» cu prudență.
compara verb
  set side by side: confrunta, pune față în față, alătura, raporta, contrapune = Am «comparat» două ediții ale aceluiași text.
deosebi verb
  see or make a difference: distinge, diferenția, separa; academic discrimina; opposite confunda = Autorul «deosebește» trei tipuri de memorie.
distinge verb
  tell apart: deosebi, diferenția, face deosebire; opposite confunda = Juriștii «disting» între posesie și detenție.
clasifica verb
  sort into groups: ordona, grupa, împărți, sistematiza = Solurile au fost «clasificate» după conținutul de argilă.
concluziona verb
  reach by reasoning: conchide, trage concluzia; literary încheia = Autorii «concluzionează» că terapia este sigură.
deduce verb
  reach by reasoning: trage concluzia, conchide, desprinde; academic infera = Din aceste cifre putem «deduce» vârsta construcției.
confirma verb
  show to be right: adeveri, întări, valida, susține, dovedi; academic corobora; opposite infirma = Al doilea test «a confirmat» rezultatul inițial.
infirma verb
  show to be wrong: respinge, dezminți, contrazice; academic invalida; opposite confirma = Noile descoperiri «infirmă» ipoteza migrației timpurii.
respinge verb
  not accept: refuza, înlătura, nu accepta, nu admite; opposite accepta, admite = Instanța «a respins» cererea ca neîntemeiată.
combate verb
  argue against: contrazice, critica, respinge, ataca; opposite susține = Eseul «combate» ideea progresului necontenit.
contrazice verb
  say or show the opposite of: dezminți, veni în contradicție cu; academic fi incompatibil cu; opposite confirma, susține = Datele noi «contrazic» modelul acceptat.
critica verb
  find fault with: dezaproba, ataca; academic reproba; opposite lăuda, aproba = Economiștii «au criticat» politica de austeritate.
sublinia verb
  stress: accentua, evidenția, scoate în evidență, reliefa, releva; opposite minimaliza = Raportul «subliniază» nevoia unor reforme rapide.
evidenția verb
  bring to notice: sublinia, reliefa, scoate în relief; academic pune în evidență = Graficul «evidențiază» diferența dintre sate și orașe.
accentua verb
  stress: sublinia, evidenția, insista asupra = Autorul «accentuează» rolul tradiției orale.
  make stronger: întări, intensifica, agrava, adânci; opposite atenua = Criza «a accentuat» inegalitățile sociale.
menționa verb
  name briefly: aminti, pomeni, nota; academic consemna = Cronica «menționează» o foamete în anul 1585.
aminti verb
  name briefly: menționa, pomeni, evoca = Autorul «amintește» și alte cauze ale declinului.
cita verb
  give another's words or work: menționa, invoca; academic face trimitere la = Articolul «citează» peste o sută de lucrări.
preciza verb
  say exactly: specifica, arăta, lămuri, menționa = Legea nu «precizează» termenul de plată.
discuta verb
  treat from several sides: dezbate, analiza, trata, examina = În secțiunea a patra «discutăm» limitele studiului.
dezbate verb
  treat by argument: discuta, analiza, examina = Parlamentul «a dezbătut» proiectul timp de trei zile.
trata verb
  deal with a matter: aborda, discuta, analiza, dezbate = Primul capitol «tratează» originile mișcării.
  care for the sick: îngriji, supune unui tratament = Bolnavii au fost «tratați» cu antibiotice.
aborda verb
  take up a matter: trata, discuta, examina, lua în discuție = Puține studii «abordează» bilingvismul copiilor romi.
propune verb
  put forward: sugera, recomanda, înainta, avansa = «Propunem» un algoritm mai rapid pentru sortare.
recomanda verb
  advise: propune, indica, îndemna la; opposite descuraja = Ghidul «recomandă» controale medicale anuale.
presupune verb
  take as true: admite, considera; academic postula = «Presupunem» că temperatura rămâne constantă.
  need as a condition: implica, cere, necesita, reclama = Metoda «presupune» un număr mare de observații.
implica verb
  bring with it: presupune, atrage, însemna, aduce cu sine = Traducerea «implică» numeroase alegeri stilistice.
  draw into: antrena, angaja, include, atrage; opposite exclude = Proiectul «a implicat» elevi din opt școli.
considera verb
  be of the opinion: crede, socoti, aprecia, fi de părere = Majoritatea juriștilor «consideră» că norma este neclară.
  look at as: socoti, privi drept, vedea ca, trata drept = Poetul este «considerat» un precursor al modernismului.
estima verb
  find a likely value: aprecia, evalua, socoti, aproxima = Specialiștii «estimează» pierderile la două milioane de euro.
evalua verb
  judge the worth: aprecia, estima, judeca, măsura, examina = Scopul a fost să «evaluăm» eficiența tratamentului.
aprecia verb
  judge: considera, evalua, estima, socoti = Instanța «apreciază» că proba este suficientă.
  value highly: prețui, stima, respecta; opposite disprețui = Cititorii «au apreciat» umorul povestirilor.
verifica verb
  test whether true: controla, testa, cerceta, proba = Am «verificat» corectitudinea traducerii cu doi experți.
testa verb
  put to a trial: încerca, verifica, proba, pune la încercare = Ipoteza a fost «testată» pe un eșantion național.
măsura verb
  find the size of: determina, stabili, înregistra = Senzorul «măsoară» umiditatea la fiecare minut.
calcula verb
  find by numbers: socoti, determina; academic computa = Media a fost «calculată» pe baza a zece măsurători.
determina verb
  find out exactly: stabili, afla, preciza, identifica = Am «determinat» concentrația prin spectrometrie.
  bring about: cauza, provoca, duce la, atrage = Lipsa apei «a determinat» abandonarea satului.
stabili verb
  find to be so: determina, constata, afla = Expertiza «a stabilit» vârsta tabloului.
  set, fix: fixa, hotărî, decide, institui = Contractul «stabilește» drepturile ambelor părți.
identifica verb
  find and name: descoperi, recunoaște, depista, găsi, detecta = Am «identificat» trei cauze ale întârzierii.
selecta verb
  choose: alege, tria, sorta; opposite elimina = Participanții au fost «selectați» la întâmplare.
alege verb
  choose: selecta, prefera, opta pentru = Am «ales» această metodă pentru simplitatea ei.
colecta verb
  gather data: culege, aduna, strânge, recolta; opposite împrăștia = Datele au fost «colectate» prin chestionare online.
culege verb
  gather: aduna, strânge, colecta, recolta = Folcloriștii «au cules» balade din toată regiunea.
obține verb
  come to have: dobândi, căpăta, primi, câștiga, realiza; opposite pierde = Am «obținut» rezultate comparabile în ambele cazuri.
folosi verb
  use: utiliza, întrebuința, se servi de, recurge la, apela la, se sluji de = Am «folosit» un microscop electronic.
utiliza verb
  use: folosi, întrebuința, se servi de, recurge la, aplica = Studiul «utilizează» date din recensăminte.
aplica verb
  put to use: pune în aplicare, face uz de, folosi = Judecătorul «a aplicat» legea mai favorabilă.
elabora verb
  work out in detail: întocmi, alcătui, concepe, redacta = Comisia «elaborează» un nou cod de etică.
întocmi verb
  draw up: elabora, alcătui, redacta, pregăti = Expertul «a întocmit» un raport amănunțit.
realiza verb
  carry out: efectua, înfăptui, îndeplini, duce la capăt = Sondajul a fost «realizat» în luna mai.
efectua verb
  carry out: realiza, executa, face, îndeplini = Toate măsurătorile s-au «efectuat» la temperatura camerei.
desfășura verb
  carry on an activity: duce, efectua, întreprinde, derula = Asociația «desfășoară» activități educative în sate.
crește verb
  become more or larger: se mări, spori, urca, se extinde, se intensifica; opposite scădea = Numărul cazurilor «a crescut» cu zece la sută.
  bring up: educa, îngriji = Mulți copii sunt «crescuți» de bunici.
mări verb
  make larger: spori, crește, majora, amplifica; opposite micșora, reduce = Noul procedeu «mărește» durata de viață a bateriei.
spori verb
  make or become more: crește, mări, amplifica, ridica; opposite scădea, diminua = Publicitatea «sporește» interesul pentru produs.
scădea verb
  become less: se micșora, se reduce, coborî, se diminua, se restrânge; opposite crește = Prețul grâului «a scăzut» după 1929.
reduce verb
  make less: micșora, diminua, scădea, restrânge; academic atenua; opposite mări, spori = Izolarea pereților «reduce» pierderile de căldură.
diminua verb
  make less: reduce, micșora, scădea, slăbi; opposite spori, mări = Medicamentul «a diminuat» durerea la majoritatea bolnavilor.
limita verb
  set bounds to: restrânge, îngrădi, mărgini, restricționa; opposite extinde = Legea «limitează» puterea executivului.
restrânge verb
  make narrower: limita, reduce, îngusta, micșora; opposite extinde, lărgi = Am «restrâns» analiza la perioada interbelică.
extinde verb
  make wider: lărgi, mări, amplifica, dezvolta; opposite restrânge = Cercetările viitoare ar putea «extinde» eșantionul.
îmbunătăți verb
  make better: ameliora, perfecționa, optimiza, desăvârși; opposite înrăutăți = Exercițiile «îmbunătățesc» memoria vârstnicilor.
ameliora verb
  make better: îmbunătăți, îndrepta, corecta; opposite agrava, înrăutăți = Noua lege «a ameliorat» condițiile de detenție.
înrăutăți verb
  make worse: agrava, deteriora, strica; opposite îmbunătăți = Seceta «a înrăutățit» situația fermierilor.
agrava verb
  make worse: înrăutăți, accentua, adânci, spori; opposite atenua, ameliora = Fumatul «agravează» boala.
schimba verb
  make different: modifica, transforma, preface, preschimba; opposite păstra = Internetul «a schimbat» felul în care citim.
modifica verb
  make different: schimba, transforma, ajusta; academic altera; opposite păstra = Legea a fost «modificată» de trei ori.
transforma verb
  change into something else: preface, schimba, preschimba, metamorfoza; opposite păstra = Industria «a transformat» orașul într-un centru regional.
dezvolta verb
  work out: elabora, concepe, crea, pune la punct = Cercetătorii «au dezvoltat» un nou model de prognoză.
  treat at more length: extinde, lărgi, amplifica; opposite rezuma = Autorul își «dezvoltă» ideea în capitolul următor.
evolua verb
  change step by step: se dezvolta, se schimba, se transforma, progresa; opposite stagna = Limba literară «a evoluat» rapid în acest secol.
varia verb
  be different: se schimba, fluctua, oscila = Temperatura «variază» între două și nouă grade.
diferi verb
  be unlike: se deosebi, se distinge; academic diverge = Rezultatele noastre «diferă» de cele publicate anterior.
influența verb
  have an effect on: înrâuri, afecta, condiționa, marca = Climatul școlar «influențează» motivația elevilor.
afecta verb
  have a bad effect on: vătăma, dăuna, prejudicia = Poluarea «afectează» sănătatea copiilor.
cauza verb
  bring about: provoca, produce, pricinui, determina, genera = Virusul «cauzează» o inflamație a ficatului.
provoca verb
  bring about: cauza, produce, stârni, isca, genera = Decizia «a provocat» proteste în capitală.
produce verb
  make: fabrica, realiza, confecționa, crea = Uzina «produce» piese pentru avioane.
  bring about: cauza, provoca, genera, pricinui = Cutremurul «a produs» pagube însemnate.
genera verb
  bring about: produce, provoca, cauza, crea, da naștere la = Conflictul «a generat» un val de refugiați.
crea verb
  bring into being: înființa, întemeia, institui; literary făuri; opposite distruge = Statul «a creat» instituții noi după unire.
favoriza verb
  help to happen: înlesni, ajuta, stimula; opposite împiedica = Umiditatea «favorizează» apariția mucegaiului.
facilita verb
  make easier: înlesni, ușura, ajuta, simplifica; opposite îngreuna = Programul «facilitează» schimbul de date între spitale.
ușura verb
  make easier: facilita, înlesni, simplifica; opposite îngreuna = Schema «ușurează» înțelegerea procesului.
împiedica verb
  keep from happening: opri, stăvili, bloca; academic inhiba; opposite favoriza = Stratul de ulei «împiedică» oxidarea metalului.
preveni verb
  keep from happening: evita, împiedica, preîntâmpina; opposite provoca = Vaccinul «previne» formele grave ale bolii.
evita verb
  keep away from: ocoli, se feri de, fugi de; opposite căuta = Traducătorul «evită» neologismele.
permite verb
  make possible: face posibil, îngădui, înlesni; opposite împiedica = Metoda «permite» compararea unor serii lungi de date.
  give leave: îngădui, autoriza, încuviința; opposite interzice = Legea nu «permite» publicitatea la tutun.
interzice verb
  forbid: opri, nu permite, prohibi, proscrie; opposite permite = Legea «interzice» discriminarea la angajare.
asigura verb
  make certain: garanta; dated chezășui = Contractul «asigură» protecția datelor personale.
garanta verb
  make certain: asigura; academic consfinți; dated chezășui = Constituția «garantează» libertatea presei.
oferi verb
  give: da, furniza, pune la dispoziție, procura; opposite refuza = Studiul «oferă» o imagine de ansamblu.
furniza verb
  give what is needed: oferi, da, pune la dispoziție, procura = Arhivele «au furnizat» documente inedite.
cuprinde verb
  have as parts: include, conține, îngloba, număra; opposite exclude = Lucrarea «cuprinde» cinci capitole.
include verb
  have or put among the parts: cuprinde, îngloba, conține, introduce; opposite exclude = Am «inclus» în analiză și articolele nepublicate.
conține verb
  have inside: cuprinde, include, îngloba, avea = Proba «conține» urme de plumb.
exclude verb
  leave out: elimina, înlătura, lăsa deoparte, îndepărta; opposite include = Chestionarele incomplete au fost «excluse» din analiză.
elimina verb
  take away: înlătura, îndepărta, exclude, suprima; opposite adăuga, păstra = Filtrul «elimină» zgomotul din semnal.
adăuga verb
  put to the rest: introduce, include, alătura, anexa; opposite scoate = În ediția a doua autorul «adaugă» două capitole.
constitui verb
  be, make up: reprezenta, fi, însemna = Analfabetismul «constituie» o problemă majoră a epocii.
reprezenta verb
  be, make up: constitui, forma, alcătui = Femeile «reprezintă» două treimi din eșantion.
  stand for, depict: înfățișa, simboliza, întruchipa, reda = Tabloul «reprezintă» o scenă de bătălie.
forma verb
  make up: alcătui, constitui, compune = Trei insule «formează» arhipelagul studiat.
  train: educa, pregăti, instrui = Facultatea «formează» ingineri de mediu.
însemna verb
  have as meaning: semnifica, avea sensul de; academic denota = Acest termen «însemna» odinioară «soldat».
depinde verb
  be decided by (with «de»): atârna, ține, fi condiționat, fi determinat = Rezultatul «depinde» de calitatea datelor.
contribui verb
  have a share in (with «la»): concura, ajuta, participa = Migrația «a contribuit» la declinul satelor.
participa verb
  take part (with «la»): lua parte, colabora; opposite lipsi = La studiu «au participat» nouăzeci de voluntari.
duce verb
  have as result (with «la»): conduce, da naștere = Lipsa somnului «duce» la erori de atenție.
rezulta verb
  come as a result (with «din»): reieși, decurge, se desprinde = Din tabel «rezultă» că fetele citesc mai mult.
reieși verb
  become clear from something: rezulta, se desprinde, decurge, se vedea = Din scrisori «reiese» că poetul era bolnav.
proveni verb
  come from (with «din»): veni, se trage, deriva; literary izvorî = Majoritatea cuvintelor «provin» din latină.
corespunde verb
  be in agreement (with dative): se potrivi cu, concorda cu, coincide cu; opposite diferi de = Valorile măsurate «corespund» celor calculate.
coincide verb
  be the same or at the same time (with «cu»): se suprapune, fi simultan = Începutul reformei «coincide» cu venirea noului ministru.
lega verb
  join: asocia, corela, pune în legătură; opposite separa = Mai multe studii «leagă» stresul de insomnie.
asocia verb
  connect in thought: lega, corela, pune în legătură; opposite disocia = Obezitatea este «asociată» cu bolile de inimă.
justifica verb
  give a good reason: motiva, îndreptăți, întemeia; academic legitima = Costul redus «justifică» alegerea acestui material.
motiva verb
  give the reasons: justifica, argumenta, întemeia, explica = Judecătorul trebuie să-și «motiveze» hotărârea.
  give the will to act: stimula, îndemna, îmboldi; opposite descuraja = Profesorii buni îi «motivează» pe elevi.
formula verb
  put into words: exprima, enunța, redacta, exprima în cuvinte = Ipoteza a fost «formulată» pe baza unor observații anterioare.
exprima verb
  put into words: arăta, formula, reda, mărturisi = Poetul își «exprimă» îndoiala printr-o întrebare.
redacta verb
  write a text: scrie, elabora, întocmi, alcătui; literary așterne pe hârtie = Raportul a fost «redactat» în două limbi.
scrie verb
  produce a text: redacta, compune, elabora; literary așterne pe hârtie = Cronica a fost «scrisă» de un călugăr.
publica verb
  bring out in print: edita, tipări, scoate, da la tipar = Rezultatele au fost «publicate» într-o revistă medicală.
completa verb
  make full: întregi, îmbogăți; literary împlini = Interviurile «completează» datele statistice.
rezolva verb
  find the answer to: soluționa, dezlega = Algoritmul «rezolvă» ecuația în câteva secunde.
soluționa verb
  settle: rezolva, lămuri, tranșa, regla = Litigiul a fost «soluționat» pe cale amiabilă.
reconstitui verb
  put together again: reface, restabili, recompune = Filologii «au reconstituit» textul din mai multe fragmente.
reflecta verb
  show like a mirror: oglindi, reda, exprima, arăta = Legislația «reflectă» valorile societății.
  think: medita, cugeta, se gândi = Eseul ne invită să «reflectăm» asupra timpului.
confrunta verb
  compare point by point: compara, pune față în față; academic colaționa = Am «confruntat» traducerea cu originalul.
înțelege verb
  grasp the meaning: pricepe; informal prinde; literary pătrunde = Elevii nu «înțeleg» noțiunea de fracție.
cunoaște verb
  have knowledge of: ști, fi la curent cu; opposite ignora = Puțini «cunosc» cauzele reale ale bolii.
ignora verb
  pay no heed to: neglija, trece cu vederea, nesocoti, omite; opposite lua în seamă = Modelul «ignoră» efectele inflației.
neglija verb
  pay too little heed to: ignora, trece cu vederea, nesocoti, omite = Cercetarea «a neglijat» mult timp mediul rural.
necesita verb
  need: cere, reclama, presupune, impune = Această afirmație «necesită» dovezi suplimentare.
cere verb
  ask for: solicita, pretinde, reclama = Reclamantul «cere» anularea contractului.
  need: necesita, presupune, impune, reclama = Traducerea poeziei «cere» multă răbdare.
introduce verb
  bring in for the first time: lansa, aduce, pune în circulație = Autorul «introduce» conceptul de memorie culturală.
începe verb
  make a start: porni, debuta, demara; opposite încheia, termina = Lucrările «au început» în primăvara anului trecut.
încheia verb
  bring to an end: termina, sfârși, finaliza, isprăvi; opposite începe = Autorul «încheie» articolul cu o întrebare.
continua verb
  go on with: urma, duce mai departe, prelungi; opposite întrerupe = Cercetările «au continuat» și după război.
păstra verb
  keep: menține, conserva, ține; opposite pierde = Manuscrisul se «păstrează» la Biblioteca Academiei.
menține verb
  keep as it is: păstra, conserva, ține; opposite schimba = Temperatura a fost «menținută» la patru grade.
domina verb
  be strongest among: predomina în, stăpâni, prevala în = Motivele religioase «domină» arta epocii.
exista verb
  be: fi, se afla, se găsi = Asemenea diferențe «există» și în alte țări.
capitol noun n
  main part of a book: parte, secțiune, diviziune = «Capitolul» al doilea prezintă cadrul legal.
secțiune noun f
  part of a text: parte, porțiune, subcapitol, diviziune = Această «secțiune» descrie instrumentele folosite.
paragraf noun n
  short part of a text: alineat, pasaj, fragment = Ultimul «paragraf» rezumă argumentele adversarilor.
introducere noun f
  opening part of a text: început, preambul; academic considerații preliminare; opposite încheiere = «Introducerea» explică alegerea temei.
  bringing in of something new: aducere, instituire, inițiere, lansare; opposite înlăturare = «Introducerea» noii monede a durat trei ani.
încheiere noun f
  closing part of a text: final, concluzie, sfârșit, epilog; opposite introducere = În «încheiere», autorul propune direcții noi de cercetare.
rezumat noun n
  short form of a text: sinteză, prezentare succintă, expunere pe scurt; academic sumar, abstract = «Rezumatul» nu trebuie să depășească 250 de cuvinte.
text noun n
  written words: scriere, lucrare, document, scris = «Textul» a fost tradus din latină.
pasaj noun n
  part of a text: fragment, paragraf, loc; academic secvență = În acest «pasaj», naratorul își schimbă tonul.
fragment noun n
  piece of a whole: bucată, parte, pasaj; literary crâmpei; opposite întreg = Din tragedie s-au păstrat numai câteva «fragmente».
articol noun n
  text in a journal: lucrare, studiu, text; academic contribuție = «Articolul» a apărut într-o revistă de sociologie.
  part of a law: prevedere, dispoziție = Al treilea «articol» garantează dreptul la apărare.
sursă noun f
  where information comes from: izvor, document, origine, proveniență = Autorul citează o singură «sursă» medievală.
izvor noun n
  where something comes from: sursă, origine, obârșie, început = «Izvoarele» documentare ale epocii sunt sărace.
origine noun f
  where something comes from: obârșie, proveniență, început, izvor; opposite sfârșit = «Originea» cuvântului rămâne nesigură.
citat noun n
  words taken from a text: fragment citat, pasaj reprodus, extras = Fiecare «citat» trebuie însoțit de trimiterea la sursă.
notă noun f
  remark under a text: însemnare, adnotare, observație, precizare = Traducătorul explică expresia într-o «notă».
  mark at school: calificativ, punctaj = «Notele» elevilor s-au îmbunătățit în al doilea semestru.
tabel noun n
  figures in rows: tablou, listă, grilă = «Tabelul» cuprinde valorile medii pe județe.
termen noun m
  word of a field: cuvânt, vocabulă, expresie, denumire = «Termenul» provine din greaca veche.
cuvânt noun n
  unit of language: vorbă, termen; academic vocabulă, lexem = Unele «cuvinte» și-au pierdut sensul inițial.
sens noun n
  meaning: înțeles, semnificație; academic accepție; literary tâlc, noimă = Verbul are aici un «sens» figurat.
  direction: direcție, parte = Curentul electric circulă într-un singur «sens».
înțeles noun n
  meaning: sens, semnificație; academic accepție; literary tâlc, noimă = «Înțelesul» proverbului depinde de context.
limbă noun f
  language of a people: idiom, grai = Copiii învață mai ușor o «limbă» străină.
limbaj noun n
  way of speaking: vorbire, exprimare, grai, vocabular = «Limbajul» presei a devenit mai familiar.
exemplu noun n
  single case that shows the rule: caz, ilustrare, exemplificare, pildă; informal mostră = Acest «exemplu» arată cât de vagă este legea.
caz noun n
  single instance: situație, împrejurare = În unele «cazuri», tratamentul nu dă rezultate.
situație noun f
  state of things: stare, împrejurare, condiții, context = «Situația» economică a satelor s-a înrăutățit.
condiție noun f
  what must be given: cerință, premisă, exigență = Prima «condiție» a dialogului este încrederea.
context noun n
  surroundings that explain: cadru, împrejurări, situație, ambianță = Opera trebuie citită în «contextul» epocii sale.
cadru noun n
  surroundings or frame: context, ambianță, mediu; academic structură de referință = Programul se desfășoară în «cadrul» unei reforme mai ample.
împrejurare noun f
  how things stood: circumstanță, situație, condiție; academic conjunctură = «Împrejurările» accidentului nu au fost lămurite.
mediu noun n
  surroundings: ambianță, cadru, anturaj = Copilul învață din «mediul» în care trăiește.
  nature around us: natură, mediu înconjurător, habitat = Uzina a poluat «mediul» timp de decenii.
fenomen noun n
  something that can be observed: fapt, manifestare, proces, eveniment, realitate = «Fenomenul» se întâlnește doar în zonele montane.
fapt noun n
  what is real: realitate, adevăr; opposite ficțiune = Este un «fapt» că populația îmbătrânește.
eveniment noun n
  what happens: întâmplare, fapt, episod = «Evenimentele» din 1848 au schimbat Europa.
proces noun n
  chain of changes: evoluție, desfășurare, mers, dezvoltare = Învățarea este un «proces» de lungă durată.
  case at law: judecată, litigiu, cauză, pricină = «Procesul» a fost câștigat de chiriași.
dezvoltare noun f
  growing: creștere, evoluție, progres, înflorire, expansiune; opposite regres, declin = «Dezvoltarea» regiunii depinde de drumuri bune.
evoluție noun f
  change step by step: mers, dinamică, curs; academic traiectorie; opposite stagnare = Graficul urmărește «evoluția» salariilor din 1990.
progres noun n
  change for the better: înaintare, avans, îmbunătățire; literary propășire; opposite regres = Pacienții au făcut «progrese» vizibile după terapie.
schimbare noun f
  becoming different: modificare, transformare, prefacere, mutație, evoluție; opposite stabilitate = «Schimbarea» climei afectează culturile de porumb.
modificare noun f
  making or becoming different: schimbare, transformare, ajustare; academic alterare = «Modificările» aduse legii intră în vigoare curând.
transformare noun f
  deep change: prefacere, schimbare, metamorfoză, mutație = Romanul surprinde «transformarea» lumii rurale.
creștere noun f
  becoming more: sporire, mărire, majorare, urcare; opposite scădere = «Creșterea» prețurilor a redus consumul.
scădere noun f
  becoming less: reducere, micșorare, diminuare, coborâre; academic declin; opposite creștere = Se observă o «scădere» a numărului de nașteri.
reducere noun f
  making less: micșorare, diminuare, scădere, restrângere; opposite creștere, mărire = «Reducerea» emisiilor rămâne obiectivul principal.
îmbunătățire noun f
  making better: ameliorare, perfecționare, optimizare; opposite înrăutățire = Raportul propune «îmbunătățirea» transportului public.
tendință noun f
  direction of change: orientare, înclinație, direcție; academic trend = Datele arată o «tendință» de urbanizare.
nivel noun n
  height or degree: grad, treaptă, stadiu, cotă = «Nivelul» de instruire diferă de la un județ la altul.
grad noun n
  degree: nivel, treaptă, măsură, stadiu = «Gradul» de poluare a fost măsurat zilnic.
etapă noun f
  part of a process: fază, stadiu, perioadă, treaptă = În prima «etapă» am ales participanții.
fază noun f
  part of a process: etapă, stadiu, perioadă, moment = Boala trece printr-o «fază» fără simptome.
perioadă noun f
  stretch of time: interval, epocă, răstimp, timp = În «perioada» studiată, exporturile s-au dublat.
epocă noun f
  age in history: eră, perioadă, vreme, timp; literary veac = Moda «epocii» se vede limpede în portrete.
moment noun n
  point in time: clipă, punct; academic stadiu = În acel «moment», reacția era deja încheiată.
început noun n
  first part: debut; literary zori; opposite sfârșit = La «începutul» secolului, orașul avea zece mii de locuitori.
sfârșit noun n
  last part: final, încheiere, capăt, terminare; opposite început = La «sfârșitul» experimentului, soluția era limpede.
viitor noun n
  time to come: timpul ce vine, ziua de mâine, perspectivă; opposite trecut = În «viitor» vor fi necesare studii mai ample.
trecut noun n
  time gone by: vremuri apuse, timpuri vechi, istorie; opposite viitor = Romanul cercetează «trecutul» unei familii boierești.
durată noun f
  length of time: perioadă, interval, timp, răstimp = «Durata» tratamentului a fost de șase săptămâni.
frecvență noun f
  how often: rată de apariție; academic ocurență; opposite raritate = «Frecvența» acestui cuvânt scade după 1900.
număr noun n
  amount counted: cifră, total, efectiv = «Numărul» studenților străini crește an de an.
cantitate noun f
  amount: volum, măsură, doză; opposite calitate = O mică «cantitate» de apă este suficientă.
calitate noun f
  how good a thing is: valoare, nivel calitativ, clasă; opposite cantitate = «Calitatea» traducerii diferă de la un capitol la altul.
  good feature: însușire, virtute, merit, atribut; opposite defect = Principala «calitate» a stilului său este claritatea.
proporție noun f
  share of a whole: procent, parte, pondere, cotă = O «proporție» mare din elevi fac naveta.
pondere noun f
  weight or share: proporție, parte, cotă = «Ponderea» serviciilor în economie a crescut.
majoritate noun f
  greater part: cea mai mare parte, mai mult de jumătate; informal grosul; opposite minoritate = «Majoritatea» respondenților locuiesc la oraș.
minoritate noun f
  smaller part: parte mică, număr mic, grup restrâns; opposite majoritate = Doar o «minoritate» a votanților a respins legea.
parte noun f
  piece of a whole: porțiune, bucată, fragment, secțiune; opposite întreg = Prima «parte» a romanului se petrece la țară.
  side at law or in a deal: parte contractantă, semnatar, participant = Ambele «părți» trebuie să semneze contractul.
element noun n
  piece of a whole: componentă, parte, factor; academic constituent = Ritmul este un «element» esențial al poemului.
componentă noun f
  piece of a whole: parte, element; academic constituent = Sistemul are trei «componente» independente.
ansamblu noun n
  whole of parts: întreg, totalitate, complex, sistem; opposite parte = Legea trebuie privită în «ansamblul» ei.
sistem noun n
  parts that work together: ansamblu, organizare, structură, complex = «Sistemul» de sănătate are nevoie de fonduri.
structură noun f
  how parts are arranged: alcătuire, organizare, construcție, compoziție, schemă = «Structura» lucrării urmează ordinea cronologică.
relație noun f
  tie between things: legătură, raport, conexiune, interdependență, asociere; academic corelație = «Relația» dintre venit și sănătate este bine cunoscută.
legătură noun f
  tie between things: relație, raport, conexiune; academic corelație = Nu am găsit nicio «legătură» între vârstă și rezultat.
raport noun n
  tie between things: relație, legătură, proporție = «Raportul» dintre text și imagine se schimbă treptat.
  official text: dare de seamă, referat, informare = Comisia a publicat «raportul» în luna iunie.
corelație noun f
  varying together: legătură, relație, interdependență, corespondență = Între cele două variabile există o «corelație» slabă.
diferență noun f
  being unlike: deosebire, distincție, diferențiere, disparitate, decalaj; academic divergență; opposite asemănare = «Diferențele» dintre dialecte sunt mai ales fonetice.
deosebire noun f
  being unlike: diferență, distincție, nepotrivire; opposite asemănare = Principala «deosebire» privește finalul povestirii.
asemănare noun f
  being alike: similitudine, apropiere, analogie; opposite deosebire = «Asemănarea» dintre cele două legi este izbitoare.
contrast noun n
  sharp difference: opoziție, antiteză, deosebire; opposite asemănare = «Contrastul» dintre bogați și săraci domină romanul.
categorie noun f
  class of things: clasă, grupă, grup, tip, fel = Răspunsurile au fost împărțite în patru «categorii».
tip noun n
  kind: fel, gen, categorie, soi = Acest «tip» de contract este rar în practică.
grup noun n
  number of people or things: grupă, lot, colectiv, mulțime = «Grupul» de control nu a primit medicamentul.
clasă noun f
  group of a kind: categorie, grup, grupă, tip = Algoritmul împarte imaginile în trei «clase».
caracteristică noun f
  typical feature: trăsătură, însușire, particularitate, specific = Rima îmbrățișată este o «caracteristică» a sonetului.
trăsătură noun f
  typical feature: caracteristică, însușire, particularitate, notă, atribut = Ironia este «trăsătura» dominantă a stilului său.
proprietate noun f
  feature of a substance: însușire, calitate, caracteristică, atribut = «Proprietățile» aliajului depind de temperatură.
  what one owns: avere, avut, bun, posesiune = Terenul a trecut în «proprietatea» comunei.
avantaj noun n
  what is good about a thing: folos, beneficiu, câștig, plus, merit; opposite dezavantaj = Marele «avantaj» al metodei este viteza.
dezavantaj noun n
  what is bad about a thing: neajuns, minus, inconvenient, handicap; opposite avantaj = Costul ridicat constituie un «dezavantaj» serios.
beneficiu noun n
  good that comes from something: folos, avantaj, câștig, profit; opposite pagubă = «Beneficiile» vaccinării depășesc riscurile.
risc noun n
  chance of harm: pericol, primejdie, amenințare, posibilitate, probabilitate = Fumatul crește «riscul» de infarct.
greșeală noun f
  what is wrong: eroare, inexactitate, confuzie, scăpare, lapsus = Traducerea conține numeroase «greșeli» de sens.
eroare noun f
  what is wrong: greșeală, inexactitate, scăpare = O «eroare» de calcul a schimbat rezultatul final.
lipsă noun f
  not being there: absență, deficit, insuficiență; academic penurie; opposite prezență, abundență = «Lipsa» medicilor se simte mai ales la sate.
nevoie noun f
  what must be had: necesitate, trebuință, cerință = «Nevoile» elevilor diferă de la o vârstă la alta.
necesitate noun f
  what must be had: nevoie, trebuință, cerință, imperativ = Toți vorbitorii au subliniat «necesitatea» reformei.
posibilitate noun f
  what can be: șansă, variantă, ocazie; academic eventualitate; dated putință; opposite imposibilitate = Există «posibilitatea» unei contaminări a probelor.
capacitate noun f
  power to do: putință, aptitudine, abilitate; opposite incapacitate = Testul măsoară «capacitatea» de concentrare.
încercare noun f
  try: tentativă, efort; literary strădanie = Prima «încercare» de reformă a eșuat.
efort noun n
  use of strength: strădanie, osteneală, sforțare, trudă = Învățarea cere «efort» constant.
activitate noun f
  what is done: muncă, lucru, acțiune, îndeletnicire; opposite inactivitate = «Activitatea» cerebrală scade în timpul somnului.
acțiune noun f
  what is done: faptă, act, activitate, demers; opposite inacțiune = Statul răspunde pentru «acțiunile» funcționarilor săi.
decizie noun f
  what has been decided: hotărâre, soluție, verdict, rezoluție, alegere = «Decizia» Curții a fost criticată de juriști.
hotărâre noun f
  what has been decided: decizie, sentință, verdict = «Hotărârea» instanței este definitivă.
alegere noun f
  choosing: selecție, selectare, opțiune, preferință = «Alegerea» metodei a fost dictată de costuri.
opinie noun f
  what one thinks: părere, punct de vedere, convingere, credință = Specialiștii au «opinii» diferite în această privință.
părere noun f
  what one thinks: opinie, punct de vedere, convingere, impresie = «Părerile» criticilor sunt împărțite.
argument noun n
  reason given: dovadă, probă, rațiune, temei, motiv, justificare; opposite contraargument = «Argumentul» autorului nu convinge.
dezbatere noun f
  exchange of arguments: discuție, controversă, dispută, polemică = «Dezbaterea» privind energia nucleară continuă.
controversă noun f
  long dispute: dispută, polemică, dezbatere, ceartă; opposite consens = Originea limbii a stârnit o lungă «controversă».
consens noun n
  being of one mind: acord, înțelegere, unanimitate; opposite dezacord = Între cercetători nu există încă un «consens».
critică noun f
  finding fault: obiecție, reproș, dezaprobare, observație; opposite laudă = Teoria a primit numeroase «critici».
interes noun n
  wish to know: curiozitate, preocupare, atenție; opposite dezinteres = «Interesul» pentru istorie orală a crescut.
  gain: folos, avantaj, profit, câștig = Avocatul apără «interesele» clientului său.
atenție noun f
  turning of the mind to something: luare-aminte, concentrare, grijă; opposite neatenție = Textul a fost citit cu multă «atenție».
creativitate noun f
  power to create: inventivitate, imaginație, originalitate, forță creatoare = Jocul stimulează «creativitatea» copiilor.
societate noun f
  people living together: comunitate, colectivitate, lume = «Societatea» modernă se schimbă foarte repede.
  firm: companie, firmă, întreprindere = «Societatea» a fost condamnată la plata daunelor.
comunitate noun f
  people with something in common: colectivitate, grup, obște, societate = «Comunitatea» sătească își păstrează obiceiurile.
individ noun m
  single person: persoană, om, ins, ființă umană; opposite colectivitate = Orice «individ» are dreptul la educație.
persoană noun f
  human being: om, individ, ins = Fiecare «persoană» a fost intervievată separat.
instituție noun f
  public body: organizație, organism, așezământ, organ = Universitatea este o «instituție» publică.
organizație noun f
  body of people: asociație, instituție, organism, uniune = «Organizațiile» internaționale au condamnat atacul.
autoritate noun f
  power to order: putere, influență, prestigiu = «Autoritatea» statului a slăbit în timpul crizei.
  public body: organism, instituție, putere publică = «Autoritățile» locale au aprobat proiectul.
educație noun f
  teaching and bringing up: instruire, formare, învățătură, pregătire = «Educația» timpurie influențează reușita școlară.
cultură noun f
  ways and works of a people: civilizație, tradiție, moștenire spirituală = «Cultura» populară a inspirat mulți compozitori.
lege noun f
  rule made by the state: act normativ, reglementare, normă = «Legea» protejează consumatorii vulnerabili.
drept noun n
  what one may claim: prerogativă, privilegiu, îndreptățire; opposite obligație = «Dreptul» la apărare este garantat.
obligație noun f
  what one must do: datorie, îndatorire, sarcină; opposite drept = Vânzătorul are «obligația» de a preda bunul.
tratament noun n
  care of the sick: terapie, îngrijire, cură = «Tratamentul» a fost oprit după zece zile.
boală noun f
  bad state of health: maladie, afecțiune, suferință; academic patologie; opposite sănătate = «Boala» apare de obicei la copii.
pacient noun m
  sick person in care: bolnav, suferind, persoană tratată = «Pacienții» au fost urmăriți timp de un an.
instrument noun n
  tool: unealtă, aparat, mijloc, dispozitiv = Chestionarul este un «instrument» util în sociologie.
mijloc noun n
  what helps to reach an aim: cale, modalitate, instrument, metodă = Presa este un «mijloc» de influențare a opiniei.
resursă noun f
  stock to draw on: rezervă, sursă, bogăție = «Resursele» de apă ale regiunii sunt limitate.
strategie noun f
  plan for an aim: plan, tactică, linie de acțiune, politică = Firma și-a schimbat «strategia» de vânzare.
important adjective
  that matters: însemnat, esențial, semnificativ, de seamă, major; opposite neimportant, neînsemnat = Cea mai «importantă» sursă este jurnalul poetului.
semnificativ adjective
  large enough to matter: important, considerabil, notabil, însemnat; opposite nesemnificativ = Diferența dintre grupe este «semnificativă».
  full of meaning: grăitor, elocvent, revelator = Tăcerea personajului este foarte «semnificativă».
esențial adjective
  most important: fundamental, principal, de bază; academic cardinal; opposite neesențial, secundar = Încrederea este o condiție «esențială» a terapiei.
fundamental adjective
  most important: esențial, de bază, principal; academic primordial; opposite secundar = Constituția apără drepturile «fundamentale».
principal adjective
  first in weight: de căpetenie, esențial, central, de bază, major, dominant; opposite secundar = Cauza «principală» a fost lipsa banilor.
central adjective
  first in weight: principal, esențial, cardinal; opposite periferic, marginal = Moartea este tema «centrală» a volumului.
decisiv adjective
  that decides: hotărâtor, determinant, crucial = Primele zile sunt «decisive» pentru vindecare.
crucial adjective
  that decides: decisiv, hotărâtor, esențial; academic capital = Rolul mamei este «crucial» în primii ani.
relevant adjective
  that bears on the matter: pertinent, important, semnificativ; opposite irelevant = Am reținut doar articolele «relevante».
clar adjective
  easy to understand or see: limpede, deslușit, evident, lămurit; opposite neclar = Textul legii nu este «clar» în acest punct.
evident adjective
  that anyone can see: vădit, clar, limpede, neîndoielnic; opposite îndoielnic = Există o deosebire «evidentă» între cele două ediții.
complex adjective
  of many parts: complicat, stratificat, elaborat, dificil; academic multidimensional; opposite simplu = Migrația este un fenomen «complex».
complicat adjective
  hard to understand: complex, încurcat, dificil; informal întortocheat; opposite simplu = Procedura de înscriere este prea «complicată».
simplu adjective
  not hard: ușor, necomplicat, facil, elementar, accesibil; opposite complicat, complex = Am ales o metodă «simplă» și ieftină.
dificil adjective
  hard: greu, anevoios, complicat; academic laborios; opposite ușor = Accesul la arhive a fost «dificil».
diferit adjective
  not the same: deosebit, distinct, variat, diversificat; academic divergent; opposite identic, asemănător = Cele două spitale au reguli «diferite».
similar adjective
  nearly the same: asemănător, apropiat, comparabil; academic analog; opposite diferit = Alte studii au dat rezultate «similare».
asemănător adjective
  nearly the same: similar, apropiat, comparabil, înrudit; academic analog; opposite diferit = O situație «asemănătoare» se întâlnește în Bulgaria.
identic adjective
  the very same: la fel, egal, echivalent; opposite diferit = Condițiile au fost «identice» pentru toate probele.
comparabil adjective
  that can be set side by side: asemănător, similar, apropiat; opposite incomparabil = Grupele au vârste «comparabile».
necesar adjective
  that must be had: trebuincios, cerut, de trebuință, obligatoriu, esențial, indispensabil; opposite inutil = Sunt «necesare» studii suplimentare.
indispensabil adjective
  that one cannot do without: absolut necesar, esențial, vital; opposite inutil = Apa este «indispensabilă» vieții.
posibil adjective
  that can be: eventual, cu putință, imaginabil; opposite imposibil = O explicație «posibilă» este oboseala participanților.
probabil adjective
  likely: plauzibil, verosimil; opposite improbabil = Cea mai «probabilă» cauză este o infecție.
potrivit adjective
  right for the purpose: adecvat, corespunzător, nimerit; academic oportun; opposite nepotrivit = Metoda nu este «potrivită» pentru eșantioane mici.
adecvat adjective
  right for the purpose: potrivit, corespunzător, nimerit; academic pertinent; opposite inadecvat = Lipsește un cadru juridic «adecvat».
eficient adjective
  that works well: eficace, performant, economic; opposite ineficient = Noul motor este mai «eficient».
eficace adjective
  that has the wanted effect: eficient, cu efect, activ; opposite ineficace = Siropul s-a dovedit «eficace» împotriva tusei.
util adjective
  of use: folositor, trebuincios, profitabil, valoros, practic; opposite inutil = Glosarul este «util» studenților străini.
valid adjective
  that holds: valabil, întemeiat, corect; opposite nevalid = Concluzia este «validă» doar pentru orașele mari.
fiabil adjective
  that can be trusted: sigur, de încredere, demn de încredere; opposite nesigur = Instrumentul dă măsurători «fiabile».
sigur adjective
  beyond doubt: cert, neîndoielnic, indiscutabil; opposite nesigur, îndoielnic = Datarea manuscrisului nu este «sigură».
  free from danger: ferit, protejat, lipsit de pericol; opposite periculos = Podul este «sigur» pentru vehicule grele.
corect adjective
  without mistake: exact, just, fără greșeală; opposite greșit, incorect = Jumătate dintre răspunsuri au fost «corecte».
exact adjective
  fully right: precis, riguros, corect; academic acurat; opposite inexact, aproximativ = Data «exactă» a nașterii nu se cunoaște.
precis adjective
  fully right: exact, riguros, clar, amănunțit; opposite imprecis, vag = Definiția ar trebui să fie mai «precisă».
greșit adjective
  wrong: eronat, incorect, inexact, fals; opposite corect = Calculul pornește de la o cifră «greșită».
vag adjective
  not clear: neclar, imprecis, nedeslușit; literary cețos; opposite precis = Legea folosește termeni «vagi».
nou adjective
  not known before: inedit, proaspăt, original, recent, inovator; opposite vechi = Autoarea propune o interpretare «nouă».
recent adjective
  of a short time ago: nou, din ultima vreme; opposite vechi = Cercetările «recente» contrazic această idee.
vechi adjective
  of long ago: timpuriu, îndepărtat, bătrân; opposite nou = Cel mai «vechi» document datează din 1521.
actual adjective
  of the present: prezent, de azi, contemporan, curent; opposite trecut = Situația «actuală» a spitalelor este îngrijorătoare.
anterior adjective
  that came before: precedent, dinainte, prealabil; opposite ulterior = Studiile «anterioare» au ignorat acest aspect.
ulterior adjective
  that came after: următor, posterior, de mai târziu; opposite anterior = Edițiile «ulterioare» au fost corectate de autor.
următor adjective
  that comes next: care urmează, viitor, ulterior; opposite precedent = Capitolul «următor» prezintă rezultatele.
mare adjective
  large: însemnat, considerabil, amplu, ridicat, sporit; opposite mic = Un număr «mare» de elevi abandonează școala.
mic adjective
  little: redus, scăzut, mărunt, restrâns, modest; opposite mare = Eșantionul este prea «mic» pentru a generaliza.
amplu adjective
  wide in reach: vast, larg, extins, cuprinzător; opposite restrâns = O cercetare mai «amplă» ar fi necesară.
larg adjective
  wide: vast, numeros, extins; opposite îngust, restrâns = Lucrarea se adresează unui public «larg».
redus adjective
  small in amount: mic, scăzut, restrâns, limitat; opposite ridicat = Costurile «reduse» explică succesul metodei.
ridicat adjective
  large in amount: mare, înalt, crescut, sporit; opposite scăzut = Tensiunea «ridicată» este un semn de alarmă.
scăzut adjective
  small in amount: redus, mic, coborât; opposite ridicat = La temperaturi «scăzute» reacția se oprește.
considerabil adjective
  rather large: însemnat, important, apreciabil, notabil; opposite neînsemnat = Reforma a cerut cheltuieli «considerabile».
suficient adjective
  as much as is needed: destul, îndestulător, de ajuns, satisfăcător, adecvat; opposite insuficient = Probele nu sunt «suficiente» pentru condamnare.
limitat adjective
  small, with bounds: restrâns, redus, mărginit, îngrădit; opposite nelimitat = Accesul la date este «limitat».
numeros adjective
  many: mult, nenumărat, felurit; opposite puțin = Romanul cuprinde «numeroase» aluzii biblice.
frecvent adjective
  that happens often: des, obișnuit, repetat, răspândit, curent; opposite rar = Cea mai «frecventă» greșeală este confundarea termenilor.
rar adjective
  that happens seldom: neobișnuit, puțin frecvent, excepțional; opposite frecvent, des = Este vorba de o boală «rară».
obișnuit adjective
  as is usual: normal, firesc, uzual, curent; opposite neobișnuit = Testul «obișnuit» durează o oră.
tipic adjective
  as is to be expected of a kind: caracteristic, specific, reprezentativ; opposite atipic = Simptomele «tipice» apar după trei zile.
specific adjective
  belonging to one kind only: caracteristic, propriu, particular, tipic; opposite general = Fiecare profesie are un limbaj «specific».
particular adjective
  of one case only: special, deosebit, specific, individual; opposite general = Acest caz «particular» cere altă soluție.
general adjective
  of all or most: de ansamblu, global; opposite particular = Impresia «generală» a fost bună.
comun adjective
  shared: colectiv, obștesc, al tuturor; opposite individual = Toate familiile foloseau fântâna «comună» a satului.
public adjective
  of or for all people: de stat, al statului; dated obștesc; opposite privat = Spitalele «publice» au prea puțini medici.
individual adjective
  of a single one: personal, particular, propriu; opposite colectiv = Diferențele «individuale» sunt mari.
social adjective
  of society: obștesc, colectiv, comunitar = Problemele «sociale» s-au agravat după război.
teoretic adjective
  of theory: speculativ, abstract, conceptual; opposite practic = Partea «teoretică» ocupă două capitole.
practic adjective
  of use or practice: aplicat, concret, folositor; opposite teoretic = Lucrarea oferă și recomandări «practice».
concret adjective
  real, not abstract: palpabil, real, precis, material; opposite abstract = Lipsesc exemple «concrete» din practică.
abstract adjective
  of thought only: teoretic, speculativ, conceptual; opposite concret = Copiii înțeleg greu noțiunile «abstracte».
obiectiv adjective
  free from bias: nepărtinitor, imparțial, neutru; opposite subiectiv = Judecătorul trebuie să rămână «obiectiv».
subiectiv adjective
  coloured by one's own view: personal, individual; opposite obiectiv = Evaluarea durerii este în mod firesc «subiectivă».
pozitiv adjective
  good: favorabil, bun, benefic; opposite negativ = Sportul are efecte «pozitive» asupra somnului.
negativ adjective
  bad: nefavorabil, rău, dăunător, defavorabil; opposite pozitiv = Zgomotul are un efect «negativ» asupra atenției.
favorabil adjective
  that helps: prielnic, propice, avantajos, bun; opposite nefavorabil = Condițiile de cultivare au fost «favorabile».
grav adjective
  serious: serios, mare, însemnat; opposite ușor = Lucrarea conține erori «grave».
puternic adjective
  of great degree: strâns, intens, solid; opposite slab = Există o legătură «puternică» între venit și sănătate.
  of great force: tare, intens, violent; opposite slab = Vântul «puternic» a distrus senzorii.
slab adjective
  of little force: redus, scăzut, firav, mic, modest; opposite puternic = Între variabile există o legătură «slabă».
rapid adjective
  fast: accelerat, iute, grăbit, alert, prompt; opposite lent = Urbanizarea «rapidă» a schimbat peisajul.
lent adjective
  slow: încet, domol, treptat; opposite rapid = Vindecarea este «lentă» la vârstnici.
treptat adjective
  step by step: gradat, progresiv, pas cu pas; opposite brusc = S-a observat o scădere «treptată» a febrei.
constant adjective
  that does not change: stabil, statornic, neschimbat; academic invariabil; opposite variabil = Presiunea a rămas «constantă».
stabil adjective
  that does not change: constant, durabil, statornic; opposite instabil = Prețurile au rămas «stabile» timp de un an.
durabil adjective
  that lasts: trainic, de durată, statornic; opposite trecător = Pacea nu a fost «durabilă».
total adjective
  whole: întreg, complet, deplin, integral; opposite parțial = Costul «total» al proiectului este necunoscut.
complet adjective
  with nothing missing: întreg, deplin, integral, total; opposite incomplet = Lista «completă» se află în anexă.
parțial adjective
  in part only: incomplet, fragmentar, limitat; opposite total, complet = Avem doar o explicație «parțială».
detaliat adjective
  with all points: amănunțit, minuțios, pe larg; opposite sumar = Anexa cuprinde o descriere «detaliată» a aparatului.
scurt adjective
  of little length: succint, concis, restrâns; academic sumar; opposite lung, amplu = După o «scurtă» introducere urmează textul legii.
critic adjective
  that judges closely: analitic, exigent, cercetător; opposite necritic = Studenții trebuie să adopte o privire «critică».
  full of danger: grav, alarmant = Starea bolnavului a devenit «critică».
convingător adjective
  that makes one believe: persuasiv, concludent, temeinic; opposite neconvingător = Autorul aduce argumente «convingătoare».
plauzibil adjective
  that may well be true: credibil, verosimil, de crezut; opposite neverosimil = Aceasta este explicația cea mai «plauzibilă».
cunoscut adjective
  that people know: știut, familiar, notoriu; opposite necunoscut = Efectele fumatului sunt bine «cunoscute».
responsabil adjective
  that must answer for something: răspunzător, ținut să răspundă = Producătorul este «responsabil» de daune.
independent adjective
  not resting on others: autonom, neatârnat, de sine stătător; opposite dependent = Cele două grupe sunt «independente».
disponibil adjective
  that can be had: accesibil, liber, la îndemână; opposite indisponibil = Datele sunt «disponibile» la cerere.
ambiguu adjective
  of more than one meaning: echivoc, neclar, cu două înțelesuri; opposite clar, univoc = Titlul romanului este «ambiguu».
variat adjective
  of many kinds: divers, felurit, diversificat; academic eterogen; opposite uniform = Materialul adunat este foarte «variat».
semnificativ adverb
  to a degree that matters: considerabil, sensibil, simțitor, în mod vizibil; opposite nesemnificativ = Riscul a scăzut «semnificativ» după vaccinare.
considerabil adverb
  to a rather large degree: mult, simțitor, semnificativ, sensibil; opposite puțin = Costurile au crescut «considerabil» în ultimii ani.
foarte adverb
  to a high degree: extrem de, deosebit de; informal tare; literary nespus de, peste măsură de = Diferențele dintre regiuni sunt «foarte» mari.
mult adverb
  to a large degree: considerabil, simțitor, profund; informal tare; opposite puțin = Situația s-a schimbat «mult» după război.
puțin adverb
  to a small degree: ușor, întru câtva, un pic; informal oleacă; opposite mult = Valorile diferă «puțin» de la o probă la alta.
destul adverb
  rather (with «de»): suficient, îndeajuns; dated îndestul = Instrumentul este «destul» de precis pentru scopul nostru.
aproape adverb
  not quite: mai, practic; informal cam = «Aproape» toți respondenții cunosc legea.
aproximativ adverb
  not exactly: circa, în jur de, vreo; informal cam; opposite exact = Orașul avea «aproximativ» trei mii de locuitori.
exact adverb
  with full rightness: precis, cu precizie, cu exactitate; opposite aproximativ = Nu se știe «exact» când a fost zidită biserica.
doar adverb
  nothing but: numai, exclusiv, strict = Experimentul a reușit «doar» în două cazuri.
numai adverb
  nothing but: doar, exclusiv, strict = Legea se aplică «numai» contractelor noi.
parțial adverb
  in part: în parte, pe jumătate, incomplet; opposite complet, total = Ipoteza s-a confirmat doar «parțial».
complet adverb
  wholly: în întregime, total, pe deplin, integral; opposite parțial = Arhiva a fost «complet» distrusă de incendiu.
total adverb
  wholly: complet, cu totul, în întregime, pe deplin; opposite parțial = Cele două lecturi sunt «total» diferite.
îndeosebi adverb
  above all: mai ales, în special, cu precădere, mai cu seamă = Boala îi atinge «îndeosebi» pe fumători.
în general adverb
  as a rule: de regulă, de obicei, îndeobște = «În general», elevii preferă lucrul în grup.
adesea adverb
  many times: deseori, des, frecvent, de multe ori; literary ades; opposite rareori = Poetul revine «adesea» la imaginea mării.
deseori adverb
  many times: adesea, des, frecvent, de multe ori, în mod frecvent; opposite rareori = Părinții subestimează «deseori» riscurile internetului.
frecvent adverb
  many times: adesea, deseori, des; opposite rar, rareori = Această eroare apare «frecvent» în traduceri.
uneori adverb
  at times: câteodată, din când în când, când și când = «Uneori» bolnavii refuză tratamentul.
rareori adverb
  few times: arareori, rar, nu des; opposite adesea, deseori = Femeile apar «rareori» în cronicile vremii.
mereu adverb
  at all times: întotdeauna, totdeauna, necontenit, permanent; opposite niciodată = Traducătorul trebuie «mereu» să aleagă.
întotdeauna adverb
  at all times: totdeauna, mereu, de fiecare dată; opposite niciodată = Rezultatele nu sunt «întotdeauna» ușor de interpretat.
clar adverb
  in a way easy to see: limpede, deslușit, lămurit, evident; opposite neclar = Cifrele arată «clar» o scădere a natalității.
probabil adverb
  likely: pesemne, se pare, după toate aparențele, posibil = Manuscrisul provine «probabil» dintr-o mănăstire moldovenească.
desigur adverb
  without doubt: firește, bineînțeles, fără îndoială, negreșit = «Desigur», metoda are și limite.
rapid adverb
  fast: repede, iute, grabnic; opposite lent, încet = Populația orașelor a crescut «rapid» după 1950.
treptat adverb
  step by step: încetul cu încetul, pas cu pas, gradat, progresiv; opposite brusc = Dialectul dispare «treptat» din uzul tinerilor.
brusc adverb
  all at once: deodată, subit, dintr-odată, pe neașteptate; opposite treptat = Presiunea a scăzut «brusc» în al treilea minut.
recent adverb
  a short time ago: de curând, nu demult, în ultima vreme; opposite demult = Legea a fost modificată «recent».
anterior adverb
  before that time: înainte, mai înainte, în prealabil; opposite ulterior = Pacienții nu fuseseră operați «anterior».
ulterior adverb
  after that time: apoi, mai târziu, după aceea; opposite anterior = Textul a fost «ulterior» corectat de editor.
apoi adverb
  after that: după aceea, pe urmă, ulterior; opposite înainte = Probele au fost uscate și «apoi» cântărite.
astăzi adverb
  in our time: azi, în prezent, în zilele noastre, acum; opposite odinioară = Metoda este «astăzi» larg răspândită.
deja adverb
  by now: mai înainte, până acum, anterior = Problema a fost «deja» discutată în capitolul precedent.
aici adverb
  at this place in the text: în acest loc, în acest punct; academic în lucrarea de față = Nu discutăm «aici» toate consecințele teoriei.
împreună adverb
  with one another: laolaltă, la un loc, în comun; opposite separat = Cele două metode pot fi folosite «împreună».
separat adverb
  each by itself: aparte, izolat, individual; opposite împreună = Fiecare grup a fost analizat «separat».
direct adverb
  with nothing between: nemijlocit, fără ocolișuri; opposite indirect = Temperatura influențează «direct» viteza reacției.
însă connective
  but: dar, totuși, cu toate acestea = Metoda este ieftină; are «însă» limite serioase.
dar connective
  but: însă, numai că = Eșantionul este mic, «dar» reprezentativ.
totuși connective
  in spite of that: cu toate acestea, în ciuda acestui fapt; academic în pofida acestui fapt = «Totuși», rezultatele trebuie privite cu prudență.
cu toate acestea connective
  in spite of that: totuși, în pofida acestui fapt, în ciuda acestui fapt = «Cu toate acestea», teoria rămâne influentă.
deși connective
  in spite of the fact that: cu toate că; academic în pofida faptului că; informal măcar că = «Deși» legea există, ea se aplică rar.
cu toate că connective
  in spite of the fact that: deși; academic în pofida faptului că; informal măcar că = «Cu toate că» tratamentul este scump, cererea crește.
deoarece connective
  for the reason that: fiindcă, pentru că, întrucât, căci = Studiul a fost oprit, «deoarece» fondurile se terminaseră.
pentru că connective
  for the reason that: fiindcă, deoarece, întrucât, căci = Elevii au greșit «pentru că» nu au citit enunțul.
întrucât connective
  for the reason that: deoarece, fiindcă, pentru că, dat fiind că = «Întrucât» datele lipsesc, nu putem trage concluzii.
căci connective
  for: fiindcă, deoarece, pentru că, întrucât = Autorul ezită, «căci» izvoarele se contrazic.
dat fiind că connective
  as is known: având în vedere că, întrucât, de vreme ce, deoarece = «Dat fiind că» eșantionul e mic, rezultatul este provizoriu.
prin urmare connective
  for this reason: așadar, deci, de aceea, ca atare, în consecință = «Prin urmare», ipoteza trebuie respinsă.
deci connective
  for this reason: așadar, prin urmare, ca atare, în consecință = Cele două unghiuri sunt egale, «deci» triunghiul este isoscel.
așadar connective
  for this reason: deci, prin urmare, ca atare, în concluzie = Romanul este «așadar» și o critică a societății.
de aceea connective
  for this reason: din acest motiv, din această cauză, prin urmare; dated drept care = «De aceea» am repetat experimentul.
astfel connective
  in this way: așa, în felul acesta, în acest mod = Reforma a redus taxele și a stimulat «astfel» comerțul.
în plus connective
  and more: pe lângă aceasta, de asemenea, mai mult; informal pe deasupra = «În plus», metoda este ușor de aplicat.
de asemenea connective
  and also: totodată, la fel, în plus, tot astfel = Legea prevede «de asemenea» sancțiuni pentru funcționari.
totodată connective
  at the same time: în același timp, deopotrivă, concomitent, de asemenea = Scriitorul a fost «totodată» un om politic influent.
mai mult connective
  and even: ba chiar, în plus, pe deasupra = «Mai mult», autorul ignoră cercetările recente.
de exemplu connective
  as an instance: bunăoară, spre exemplu, de pildă = Unele plante, «de exemplu» teiul, au efect calmant.
de pildă connective
  as an instance: de exemplu, bunăoară, spre exemplu = În Franța, «de pildă», legea este mai severă.
adică connective
  in other words: cu alte cuvinte, altfel spus = Reacția este exotermă, «adică» eliberează căldură.
cu alte cuvinte connective
  said otherwise: altfel spus, adică, mai exact = «Cu alte cuvinte», cererea nu depinde de preț.
și anume connective
  naming it: adică, mai exact, mai precis = Am folosit două surse, «și anume» scrisorile și jurnalul.
în schimb connective
  as a contrast: dimpotrivă, din contră, pe de altă parte = Băieții au citit puțin; fetele, «în schimb», mult.
dimpotrivă connective
  the other way round: din contră; informal tocmai pe dos = Prețurile nu au scăzut; «dimpotrivă», au crescut.
pe de altă parte connective
  from the other side: în schimb, totodată, pe de alta = «Pe de altă parte», costurile sunt ridicate.
în timp ce connective
  whereas: pe când, iar, în vreme ce = Satele se golesc, «în timp ce» orașele cresc.
iar connective
  and, whereas: și, pe când, în timp ce = Primul grup a primit medicamentul, «iar» al doilea placebo.
dacă connective
  on condition that: în cazul că, în caz că; literary de = «Dacă» temperatura crește, reacția se accelerează.
astfel încât connective
  with the result that: așa încât, în așa fel încât, încât = Întrebările au fost simplificate, «astfel încât» copiii să le înțeleagă.
în concluzie connective
  to end: în încheiere, așadar; academic drept concluzie; informal una peste alta = «În concluzie», reforma și-a atins doar parțial scopul.
pe scurt connective
  in few words: în rezumat, în câteva cuvinte, într-un cuvânt = «Pe scurt», cele două teorii se completează.
mai întâi connective
  before the rest: în primul rând, întâi, la început; opposite în cele din urmă = Vom prezenta «mai întâi» cadrul teoretic.
în primul rând connective
  as the first point: mai întâi, înainte de toate, întâi de toate = «În primul rând», eșantionul nu este reprezentativ.
în cele din urmă connective
  at the end: până la urmă, la sfârșit, în final; opposite mai întâi = «În cele din urmă», parlamentul a adoptat legea.
privind preposition
  on the subject of: referitor la, cu privire la, despre; dated relativ la = Legislația «privind» deșeurile a fost modificată.
conform preposition
  as stated by: potrivit, după, în conformitate cu = «Conform» raportului, sărăcia a scăzut.
potrivit preposition
  as stated by: conform, după, în conformitate cu = «Potrivit» articolului 5, părțile sunt egale.
datorită preposition
  by the good help of: grație, mulțumită, prin; opposite din cauza = Bolnavul s-a vindecat «datorită» noului tratament.
din cauza preposition
  because of something bad: din pricina, de pe urma, ca urmare a; opposite datorită = Recolta s-a pierdut «din cauza» secetei.
în ciuda preposition
  without being stopped by: în pofida, cu toate = «În ciuda» criticilor, legea a fost adoptată.
în timpul preposition
  while something lasts: în cursul, pe durata, în decursul = «În timpul» războiului, școala a fost închisă.
prin intermediul preposition
  by means of: cu ajutorul, prin, pe calea = Datele au fost culese «prin intermediul» unui chestionar.
eventual adverb
  if need be: la nevoie, dacă este cazul, în caz de nevoie = Chestionarul poate fi completat «eventual» și acasă.
se referi verb
  speak of (with «la»): face referire, face trimitere, trimite = Autorul «se referă» la legislația din 1945.
se baza verb
  rest on (with «pe»): se sprijini, se întemeia; academic se fundamenta = Concluzia «se bazează» pe date incomplete.
se concentra verb
  give full attention to (with «asupra»): se apleca, se opri, insista = Studiul «se concentrează» asupra zonelor rurale.
se dovedi verb
  turn out to be: se arăta, se vădi, se adeveri = Metoda «s-a dovedit» prea costisitoare.
prezentare noun f
  setting out before others: expunere, descriere, înfățișare, relatare = «Prezentarea» rezultatelor urmează ordinea întrebărilor.
privire de ansamblu noun f
  general overview: vedere de ansamblu, imagine generală, prezentare generală, panoramă = Capitolul oferă o «privire de ansamblu» asupra domeniului.
comportament noun n
  way of acting: conduită, purtare, manieră de a se purta = «Comportamentul» consumatorilor s-a schimbat în pandemie.
întrebuințare noun f
  use: folosire, utilizare, uz = «Întrebuințarea» plantelor medicinale este veche.
utilizare noun f
  use: folosire, întrebuințare, uz = «Utilizarea» antibioticelor trebuie controlată strict.
regulă noun f
  what is to be done: normă, principiu, prescripție, lege, standard; opposite excepție = «Regula» se aplică tuturor candidaților.
sarcină noun f
  work to be done: misiune, îndatorire, obligație, atribuție = Fiecare grup a primit o «sarcină» diferită.
  time before a birth: graviditate, gestație = Medicamentul nu se administrează în timpul «sarcinii».
realitate noun f
  how things really are: adevăr, fapt, lume reală; opposite ficțiune = Romanul reflectă «realitatea» satului interbelic.
viziune noun f
  way of seeing: concepție, perspectivă, optică, mod de a vedea = Poetul propune o «viziune» tragică asupra istoriei.
atitudine noun f
  way of thinking or acting: poziție, comportament, conduită = «Atitudinea» elevilor față de lectură s-a schimbat.
convingere noun f
  what one holds true: credință, certitudine, încredințare; opposite îndoială = Autorul scrie din «convingerea» că educația schimbă lumea.
conflict noun n
  clash of interests: dispută, confruntare, ciocnire, litigiu; opposite înțelegere = «Conflictul» dintre cele două orașe a durat decenii.
criză noun f
  hard time: impas, recesiune, declin; opposite avânt = «Criza» economică a afectat toate ramurile.
mecanism noun n
  way something works: proces, mod de funcționare, sistem = Studiul explică «mecanismul» de formare a prețurilor.
formă noun f
  outer shape: configurație, înfățișare, alcătuire; opposite conținut = «Forma» poemului este cea a sonetului.
mod noun n
  way of doing: fel, manieră, modalitate; literary chip = Cele două spitale aplică legea în «mod» diferit.
fel noun n
  way of doing: mod, manieră, modalitate; literary chip = Criticii au înțeles textul în «feluri» opuse.
  kind: tip, gen, soi, categorie = În regiune cresc mai multe «feluri» de ciuperci.
colaborare noun f
  working together: cooperare, conlucrare, parteneriat; opposite rivalitate = «Colaborarea» dintre școli a dat roade.
sprijin noun n
  help given: ajutor, susținere, suport, asistență = Proiectul a primit «sprijin» financiar din partea statului.
ajutor noun n
  help given: sprijin, asistență, susținere = Familiile sărace au primit «ajutor» de la primărie.
libertate noun f
  being free: independență, autonomie; literary neatârnare; opposite constrângere = «Libertatea» presei este garantată de Constituție.
putere noun f
  being able to rule or act: autoritate, forță, stăpânire = «Puterea» regelui s-a diminuat treptat.
țară noun f
  political body: stat, națiune; literary patrie = În multe «țări», populația îmbătrânește.
stat noun n
  political body: țară, națiune, putere publică = «Statul» garantează dreptul la educație.
om noun m
  human being: persoană, individ, ființă umană, ins = Fiecare «om» are dreptul la apărare.
elev noun m
  child at school: școlar, discipol; dated învățăcel = «Elevii» au completat chestionarul în clasă.
profesor noun m
  person who teaches: dascăl, cadru didactic, educator = «Profesorii» au evaluat lucrările după trei criterii.
carte noun f
  written work: volum, lucrare; academic tom = «Cartea» a fost tradusă în zece limbi.
viață noun f
  way of living: existență, trai = Romanul descrie «viața» muncitorilor din port.
zonă noun f
  part of land: regiune, arie, teritoriu, suprafață = «Zona» studiată cuprinde opt sate.
regiune noun f
  part of land: zonă, ținut, teritoriu, provincie = Fiecare «regiune» are propriul dialect.
timp noun n
  how long: durată, interval, perioadă = «Timpul» de reacție a fost măsurat de trei ori.
apărea verb
  come to be seen: se ivi, se manifesta, surveni; opposite dispărea = Simptomele «apar» după trei zile.
  come out in print: fi publicat, se tipări, ieși de sub tipar = Prima ediție «a apărut» în 1866.
dispărea verb
  be no more: pieri, se stinge, se pierde; opposite apărea = Specia «a dispărut» din regiune.
deveni verb
  come to be: ajunge, se face = Orașul «a devenit» un centru comercial.
rămâne verb
  go on being: continua să fie, se menține, se păstra = Cauza bolii «rămâne» necunoscută.
urmări verb
  have as an aim: viza, avea ca scop, ținti = Studiul «urmărește» identificarea factorilor de risc.
  watch over time: observa, supraveghea, monitoriza = Pacienții au fost «urmăriți» timp de un an.
viza verb
  have as an aim: urmări, ținti, avea în vedere = Reforma «vizează» învățământul rural.
insista verb
  dwell on (with «asupra»): stărui, se opri, zăbovi = Autorul «insistă» asupra contextului istoric.
aparține verb
  be one of: face parte din, ține de, se înscrie în = Poetul «aparține» generației romantice.
funcționa verb
  work: opera, lucra; informal merge = Aparatul «funcționează» și la temperaturi joase.
acționa verb
  do something: interveni, proceda, lucra = Statul trebuie să «acționeze» rapid.
se schimba verb
  become different: se modifica, se transforma, evolua = Gusturile publicului «s-au schimbat» după război.
se dezvolta verb
  grow: evolua, crește, progresa; literary înflori; opposite decădea = Orașul «s-a dezvoltat» datorită portului.
se deosebi verb
  be unlike (with «de»): diferi, se distinge, se diferenția; opposite se asemăna = Cele două dialecte «se deosebesc» prin accent.
divers adjective
  of many kinds: variat, felurit, diferit; opposite uniform = Cauzele migrației sunt «diverse».
economic adjective
  of money and trade: financiar, material, comercial = Reformele «economice» au redus inflația.
științific adjective
  of research: academic, savant, erudit; opposite neștiințific = Articolul a apărut într-o revistă «științifică».
modern adjective
  of our time: actual, contemporan, nou; opposite vechi = Medicina «modernă» poate trata această boală.
contemporan adjective
  of our time: actual, modern, prezent = Proza «contemporană» revine la temele satului.
tradițional adjective
  as it long was: clasic, obișnuit, consacrat; opposite modern = Metodele «tradiționale» de predare sunt încă răspândite.
profund adjective
  that goes deep: adânc, temeinic, radical; opposite superficial = Războiul a produs schimbări «profunde» în societate.
intens adjective
  of great force: puternic, susținut, accentuat; opposite slab = Tema a stârnit o dezbatere «intensă».
inițial adjective
  at the start: originar, primar, de început; opposite final = Ipoteza «inițială» a fost abandonată.
final adjective
  at the end: ultim, definitiv, de încheiere; opposite inițial = Varianta «finală» a legii diferă de proiect.
unic adjective
  the only one: singur, singular, fără pereche = Manuscrisul este «unic» în Europa.
coerent adjective
  that hangs together: unitar, logic, închegat; opposite incoerent = Lucrarea propune o argumentare «coerentă».
riguros adjective
  done with great care: strict, exact, minuțios, precis; opposite aproximativ = Concluzia se sprijină pe o analiză «riguroasă».
bun adjective
  as one wants it: satisfăcător, favorabil, mulțumitor; opposite slab, prost = Metoda a dat rezultate «bune».
ușor adjective
  not hard: simplu, facil, accesibil; opposite greu, dificil = Testul a fost «ușor» pentru majoritatea elevilor.
greu adjective
  not easy: dificil, anevoios, complicat; opposite ușor = Alegerea metodei a fost o sarcină «grea».
repede adverb
  in a short time: rapid, iute, degrabă, prompt, accelerat; opposite încet = Metoda s-a răspândit «repede» în toată Europa.
încă adverb
  as before: deocamdată, în continuare, până în prezent = Cauzele bolii sunt «încă» necunoscute.
`)
