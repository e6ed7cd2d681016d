/**
 * Words that the dictionary lacks: the personal pronouns with their endings, compounds that are written as one, words of study and of the day.
 * Lower case, names with their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  engem téged minket titeket benneteket őt őket nekem neked neki nekünk nektek nekik velem veled vele velünk veletek velük
  én te ő mi ti ők enyém tied tiéd övé miénk tiétek övék enyéim tieid övéi mieink tieitek övéik tőlem tőled tőle tőlünk tőletek tőlük
  rólam rólad róla rólunk rólatok róluk rám rád rá ránk rátok rájuk hozzám hozzád hozzá hozzánk hozzátok hozzájuk
  nálam nálad nála nálunk nálatok náluk bennem benned benne bennünk bennetek bennük belőlem belőled belőle belőlünk belőletek belőlük
  belém beléd belé belénk belétek beléjük rajtam rajtad rajta rajtunk rajtatok rajtuk értem érted érte értünk értetek értük
  általam általad általa általunk általatok általuk közülem közülünk közületek közülük közülük közülök miattam miattad miatta miattunk miattatok miattuk
  helyettem helyetted helyette helyettünk helyettetek helyettük szerintem szerinted szerinte szerintünk szerintetek szerintük
  magam magad maga magunk magatok maguk önmagam önmaga önmagát önmagának önmaguk önmagukat önmagában
  észrevesz észrevette észrevettem észrevették észrevettük észrevesszük észreveszi észreveszik észrevenni észrevéve észrevehető észrevétel észrevegye
  ésszerű ésszerűen ésszerűbb ésszerűség ésszerűtlen célszerű
  nagyfokú nagyméretű kisméretű nagyszámú nagyarányú nagymértékű nagyértékű középméretű kisfokú alacsonyfokú magasfokú elsőfokú másodfokú
  emiatti amiatti éltető évesek mindezidáig kábé
  algoritmikus/magas amigdala/alma archeogenetika/alma autentikált/ismert bioinformatika/alma blog/kalap blogger/ember chat/kalap chatbot/kalap covid/kalap csetbot/kalap
  diszkurzív/aktív dezinformáció/akció diskurzus/kalap e-mail email/kalap exponenciális/általános extrakció/akció fibrilláció/akció gender/ember glecser/ember
  greenwashing hippokampusz/kalap influenszer/ember internet/kalap interdiszciplináris/általános interakció/akció klausztrofób/magas kontextuális/általános kovariancia/alma lájk/kalap longitudinális/általános
  memória/alma metaadat/kalap metaanalízis/kalap metszéspont/kalap mikro mikroplasztik/kalap mobiltelefon/kalap modul/kalap multikulturális/általános neurális/általános
  okostelefon/kalap okoseszköz/kalap online offline ökoszisztéma/alma paradigma/alma pilot placebo/autó podcast/kalap poszthumán/magas pszicholingvisztika/alma reprezentáció/akció
  selfie/autó startup/kalap streaming szelfi/kocsi szignifikancia/alma szignifikáns/általános szociokulturális/általános szoftver/ember szmog/kalap sztereotípia/alma
  szubjektivitás/objektivitás teratogenezis/kalap transzdiszciplináris/általános videoklip/kalap weboldal/kalap webáruház/kalap wifi/kocsi workshop/kalap
  Belarusz Belize Guadeloupe Guam Martinique Vanuatu Nauru Palau Tokelau
  agaróz/kalap agavé agavék agavét alteritás/objektivitás anómia/alma antropocén antropocénben antropocént autofikció/akció
  autofikciós/magas backend/ember bark/kalap baseli bikulturalitás/kalap binge biomorf/általános bitcoin/fok borderline boulder
  brainstorming brunch brutál/általános burger/ember burrito/autó cappuccino/autó cheeseburger/ember chip/film citokinek
  cosplayer/ember cosplayes coworker/ember coworking crossfit/ember csopi/kocsi cyberpunk/kalap datafikáció/akció dataset/ember
  deepfake deklamatív/általános dekonstruál/tanul deliberatív/általános dezinstitucionalizáció/akció digitalitás/objektivitás
  disztópia/alma disztopikus/általános disztópikus/általános dzsentrifikáció/akció dzsentrifikációs/magas edinburghi
  elektroforézis/tézis endometriózis/kalap epigenetika/alma epigenetikus epigenetikusan esport espresso/autó exklúzió/akció ezutáni
  fandom/kalap fanfiction fanfikció/akció félstrukturált/általános fintech/kalap fizioterapeuta/alma fler flerek folk folkdal/kalap
  folkzene framework/kalap freelancer/ember frisbee frontend/ember gamer/ember gamerek gasztroszkópia/alma GDPR gélelektroforézis/tézis
  génexpresszió/akció génexpressziós/általános glamping googlizik/dolgozik grafén/kalap granola/alma gyros/kalap gyrosos/magas
  hackelés/telefon halojelenség háziméh háziméhek háziméheket háziméhet headset/polimer hejt/ember hejtel/tesztel hejtelés/telefon
  hejter/ember hermeneuta/alma hermeneutikus/általános heteronormatív/általános heteronormativitás/objektivitás hibriditás/objektivitás
  hip-hop/kalap hiperglikémia/alma hipoglikémia/alma hippoterápia/alma home-office homeschooling/kalap hosztel/ember hummusz
  identitárius/általános inkluzió/akció inklúzió/akció inkluziós/magas inklúziós/általános inkluzivitás/objektivitás
  instagramozik/dolgozik intergenerációs/magas interkulturalitás/objektivitás intermediális/általános intermedialitás/objektivitás
  interszekcionális/általános interszekcionalitás/alma intraperszonális/általános iszlamofóbia/alma jedi/kocsi jedik kanisterápia/alma
  kantonizáció karacsáj karacsájok kataláz/telefon ketogén/általános klientelizmus/kalap kolis/általános komorbid/általános
  komorbiditás/objektivitás konceptlemez/lemez konceptualizáció/akció kontextualizáció/akció kontextualizál/tanul kopolimer/polimer
  kopolimerizáció kortizol/telefon kretinizmus/telefon különbeni kumik kumikok kung-fu langallé lausanne-i leggings létrejöttét
  létrejöttüket létrejöttünk ligandum/kalap lille-i liminalitás/objektivitás lipáz/telefon lipidomika/alma literalitás/objektivitás
  maratonista/alma matcha/alma materialitás/objektivitás medialitás/objektivitás mediatizáció/akció medikalizáció/akció menőzik/öltözik
  metaanalitikus/általános metabolomika/alma metafikció/alma metafikciós/magas metaverzum metaverzumban metaverzumot mikorrhiza/alma
  mikrochip/film mindfulness minimálzene minimálzenei mivolt/kalap molaritás/objektivitás monetizáció/akció monetizál/tanul
  mutagenezis/tézis nembináris/általános neonzöld neuma/alma neurodivergencia/alma neurodivergens/általános neurodiverz/ismert
  neurodiverzitás/objektivitás neuroplaszticitás/objektivitás neurotipikus/általános newsletter/ember nomofóbia/alma notáció/akció ofő
  ofője ofőm ofőnk operacionalizáció/akció operáns/általános operánsan opusz opuszok ork/kalap orkok orkokat örökségesítés
  örökségesítése örökségesítési ortorexia/alma paleo palliatív/általános patronális/általános PCOS performansz/kalap
  performatív/általános performativitás/objektivitás pilates/kalap plebiszcitum/kalap podcaster/ember poliakrilát poliakrilátok
  polimeráz/telefon posztdigitális/általános pótzh powerbank/kalap prebiotikum/kalap prediabétesz prefrontális/általános
  prekariátus/kalap prekárius/általános prekarizáció/akció probiotikum/kalap prokrasztináció/akció promptol/tanul promptolás/telefon
  proteáz/telefon proteomika/alma pszeudonimizáció/akció pszeudonimizál/tanul pszeudonimizálás/telefon pszeudonimizált/általános
  pszichoedukáció/alma pszichoedukációs/általános queer/általános refaktorál/tanul refaktorálás/telefon reliabilitás/objektivitás
  remedializáció/akció reszponzív/általános retriever/ember reziliens/magas robotizáció/akció roverek rovert saga sagája sagák
  screenshot/kalap sienai sitcom smoothiek smoothiet spanok spanokkal stagfláció/akció stakeholder/ember stanfordi steampunk/kalap
  stigmatizáció/akció stigmatizációs/magas streamel/tesztel streamelés/telefon streamelt/ismert streamer/ember stroke-os sushi/kocsi
  sydneyi szecsuáni szkrollol/tanul szkrollozik/dolgozik szmúti/kocsi sztrím sztrímel/tesztel sztrímelés/telefon sztrímer/ember
  sztrímet szubsztrát/kalap szubverzió/akció szubverzív/általános szubverzivitás/objektivitás szumatív/általános szummatív/általános
  szuverenista/alma taxon/telefon teaser/ember techno/kalap tiktokozik/dolgozik tokenizáció/akció trailer/ember transzfektál/tanul
  transzformer/polimer trianguláció/akció triangulációs/magas túrórudi tutorial/telefon tvít/ember tvítek tweet/ember UV-zik UV-zott
  viktimizáció/akció viktimizációs/általános vlogger/ember vokál/telefon vuhani webinárium/kalap yale-i zéhá
`
