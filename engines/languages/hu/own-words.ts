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
  aarhusi/amerikai abaja/alma abbászida/belga abháziai/amerikai abidjani/amerikai adeni/dusanbei adenovírus/telefon afrikaner/lengyel
  aijúbida/belga ajmara/belga ajnu/hindu aktinida/alma alavita/alma albigens/ember alemann/angol aleppói/amerikai aleut/baszk
  aminoplaszt/kalap ammani/amerikai amorita/belga amoxicillin/ember anconai/amerikai aneurizma/alma antalyai/amerikai antifona/alma
  antipszichotikum/kalap antocián/telefon aphélium/kalap apogeum/kalap apuliai/amerikai arachnofóbia/alma arameus/angol
  arisztotelianizmus/realizmus armagnac/kalap artritisz/telefon artrózis/telefon asanti/amerikai asgabati/amerikai asztúriai/amerikai
  ateroszklerózis/telefon aucklandi/amerikai axiológia/alma baguette baktriai/amerikai baleár/amerikai baleárok/kalap balinéz/angol
  balkár/angol bambara/belga bandzsó/autó bangalore-i/dusanbei baptisztérium/kalap beludzs/angol beluga/alma bengázi/amerikai
  benzodiazepin/ember bergamói/amerikai bergeni/dusanbei bogotai/amerikai borrelia/alma boxkiállás/telefon brabanti/amerikai brasíliai/amerikai
  brie brigantin/telefon brisbane-i/dusanbei bronchitisz/telefon brugge-i/dusanbei brûlée brünni/dusanbei calabriai/amerikai calgaryi/amerikai
  cardiffi/amerikai centriólum/kalap centroszóma/alma chaconne chia/alma chorizo/autó christchurchi/amerikai cisztitisz/ember
  citoszkeleton/telefon cordobai/amerikai cornwalli/amerikai costa-ricai/amerikai crème cremonai/amerikai cuscói/amerikai csennai/amerikai
  csiroki/amerikai csvana/belga dácit/kalap daimjó/autó dajak/baszk decilis/ember delfti/dusanbei dengue/medence denveri/dusanbei
  deregulálás/telefon dermatitisz/telefon dexametazon/telefon didgeridoo dobrudzsai/amerikai donbaszi/amerikai donyecki/dusanbei driád/kalap
  durbani/amerikai dzsainizmus/realizmus dzsiddai/amerikai dzsihadista/alma dzsubai/amerikai éclair/telefon eindhoveni/dusanbei elámi/amerikai
  elasztin/telefon enchilada/alma endocitózis/telefon endometrium/kalap endoszperma/alma endoszpermium/kalap enkefalitisz/telefon
  eozinofil/általános epigráfia/alma epiruszi/amerikai eritrocita/alma esőáztatta/alma evenki/dusanbei exabájt/kalap exocitózis/telefon
  exon/telefon exoszféra/alma fagocitózis/telefon farmakokinetika/alma fátimida/belga fatva/alma fedajin/telefon femtométer/ember
  fenoplaszt/kalap fentanil/telefon foszfolipid/kalap fotovoltaikus/általános friuli/amerikai fulani/amerikai fulbe/medence fumarola/alma
  funktor/telefon fülöp-szigeteki/dusanbei gagauz/angol galego/eszkimó galiciai/amerikai gaznavida/belga gazpacho/autó gdanski/amerikai
  genti/dusanbei geriátria/alma géta/belga gigabájt/kalap glaciológus/telefon glioblasztóma/alma glukagon/telefon grapefruit/kalap
  grappa/alma grenoble-i/dusanbei groningeni/dusanbei guacamole/medence guarani/amerikai gudzsaráti/amerikai gurkha/belga hadzs/telefon
  hakasz/angol hakka/belga haplocsoport/kalap haplotípus/telefon harkivi/amerikai hausza/belga hazara/belga heftalita/belga heliopauza/alma
  herero/eszkimó herpetológus/telefon herszoni/amerikai hesseni/dusanbei heteroszkedaszticitás/objektivitás hezbollah/kalap
  hidroxiklorokin/telefon hidzsáb/kalap hipernóva/alma hipertireózis/telefon hipotenzió/autó hipotireózis/telefon hopi/amerikai
  hurri/amerikai hurrita/alma hutia/alma hutu/hindu ibér/lengyel ibuprofén/telefon ichtiológus/telefon ichtioszaurusz/telefon igbo/eszkimó
  igmándi/amerikai illinoisi/amerikai interleukin/telefon intron/telefon inuit/baszk ivermektin/ember izsór/angol jezidi/dusanbei jüt/film
  kabil/angol kalábriai/amerikai kánátus/kalap kannabinoid/kalap kannada/belga kánság/kalap kapacitancia/alma kapibara/alma
  kappadókiai/amerikai karabahi/amerikai karaita/alma karakál/telefon kardinalitás/objektivitás kardiomiopátia/alma karib/baszk
  karjalai/amerikai karnaki/amerikai karotinoid/kalap kartauzi/amerikai kárum/kalap kasub/baszk kathar/telefon kékeltolódás/objektivitás
  ketamin/telefon keynesianizmus/realizmus kickbox/kalap kikuju/hindu kilikiai/amerikai kilobájt/kalap kimcsi/kocsi kisinyovi/amerikai
  kitesurf/kalap klamídia/alma kloroplaszt/kalap kolitisz/telefon komancs/angol kombucha/alma konceptualizmus/realizmus kontakt/kalap
  kortikoszteroid/kalap krioszféra/alma kromatida/alma kromoszféra/alma kubit/film kumkvat/kalap kusán/angol kvád/baszk lahorei/dusanbei
  lakota/belga lantanida/alma lantanoida/alma laposhal/telefon latte/medence laz/baszk leedsi/dusanbei leideni/dusanbei lemur/telefon
  lhászai/amerikai limfóma/alma lipován/angol listeria/alma lizoszóma/alma lódzi/amerikai lollard/kalap lublini/amerikai luganói/amerikai
  luhanszki/amerikai lundi/amerikai lupusz/telefon luxori/amerikai luzerni/dusanbei macaron/telefon maglev/film malagai/amerikai maldív/amerikai
  mamba/alma mandinka/belga manicheizmus/realizmus mantarája/alma mapucse/medence maracuja/alma maráthi/amerikai mariupoli/amerikai
  markomann/angol maronita/belga marrákesi/amerikai marsjáró/autó mazuri/amerikai medellíni/dusanbei megabájt/kalap megaparszek/film
  melanóma/alma mennonita/alma meritokrácia/alma metadon/telefon metasztázis/telefon meticillin/ember metzi/dusanbei mezcal/telefon
  midrás/telefon mielóma/alma mikoplazma/alma mikrobiota/alma millibár/telefon mioglobin/telefon miso/autó mitanni/amerikai mívű/film
  moabita/belga modenai/amerikai mombasai/amerikai monofizita/alma montpellier-i/dusanbei morfizmus/realizmus moszuli/amerikai mudzsahed/film
  mullah/kalap nabateus/angol nantes-i/dusanbei nautilusz/telefon navahó/eszkimó navarrai/amerikai nefritisz/ember neonatológia/alma
  nesztoriánus/telefon nikáb/kalap nisi/dusanbei norovírus/telefon nubai/amerikai numida/belga numizmatikus/telefon nutáció/akció
  óasszír/angol oceanográfus/telefon odzsibve/medence olmék/baszk olümpiai/amerikai omajjád/baszk ontariói/amerikai opioid/kalap
  oregano/autó orlandói/amerikai oromo/eszkimó ostravai/amerikai ósváb/baszk oszétiai/amerikai osztrogót/baszk paella/alma
  paleornitológia/alma paleornitológus/telefon pandzsábi/amerikai pangolin/telefon pankreatitisz/telefon papaya/alma paralela/alma
  passacaglia/alma pastu/hindu pastun/angol perovszkit/kalap perthi/dusanbei pesto/autó petabájt/kalap phoenixi/dusanbei
  piroklasztikus/általános plazmódium/kalap plezioszaurusz/telefon podóliai/amerikai poliomielitisz/ember poliovírus/telefon
  pomerániai/amerikai portlandi/amerikai poznani/amerikai precipitátum/kalap pristinai/amerikai prosciutto/autó prosztatitisz/telefon
  protiszta/alma pszoriázis/telefon pteroszaurusz/telefon quesadilla/alma quiche ramen/ember ranguni/amerikai ratatouille ravennai/amerikai
  reimsi/dusanbei remdesivir/ember retikulum/kalap rezveratrol/telefon ricotta/alma rinovírus/telefon robotaxi/kocsi rohingya/belga
  rotavírus/telefon sahság/kalap salamancai/amerikai sangria/alma saría/alma sencseni/dusanbei seroki/amerikai síizmus/realizmus skopjei/dusanbei
  soba/alma softball/telefon statin/telefon sumér/angol szafavida/belga szalafista/alma szamanida/belga szamnit/baszk szamoszi/amerikai
  szapporói/amerikai szasimi/kocsi szeitán/telefon szindi/dusanbei szkopjei/dusanbei szogd/baszk szomáli/amerikai szotó/eszkimó
  sztafilokokkusz/telefon sztegoszaurusz/telefon sztratovulkán/telefon sztreptokokkusz/telefon szubdukció/akció szuborbitális/általános
  szundai/amerikai szuprematizmus/realizmus szürjekció/autó szvázi/amerikai taco/autó tagalog/baszk tagliatelle taino/eszkimó
  talibán/telefon tartui/amerikai telomer/ember telomeráz/telefon tempeh/film teokrácia/alma terabájt/kalap terahertz/ember
  tetraciklin/telefon tetrahidrokannabinol/telefon thesszáliai/amerikai tigrinya/belga timurida/belga tiramisu/hindu tiranoszaurusz/telefon
  tiroiditisz/ember tomizmus/realizmus trabzoni/amerikai transzpozon/telefon triceratopsz/telefon triesztei/dusanbei triglicerid/film
  trilobita/alma trombocita/alma trombon/telefon trondheimi/dusanbei túlhalászat/kalap tupi/amerikai tuszi/amerikai tyrannosaurus/telefon
  udon/telefon umbriai/amerikai uppsalai/amerikai vahhábita/alma vakuólum/kalap vallettai/amerikai vallóniai/amerikai vankomicin/telefon
  vanuatui/amerikai vasabi/kocsi vazopresszin/ember végmoréna/alma velociraptor/telefon vepsze/medence vezikula/alma vezikulum/kalap
  vientiánei/dusanbei vikunya/alma volhíniai/amerikai volof/baszk vót/baszk wittenbergi/dusanbei xhosza/belga yorki/amerikai zaporizzsjai/amerikai
  zaragozai/amerikai zikavírus/telefon zoroasztrizmus/realizmus
  Aarhus Abházia Abidjan Ammán Ancona Antalya Apulia Arles Asgabat Asszad Asztúria Auckland Bastia Batumi Bengaluru Bengázi Bergamo Bergen
  Biden Bitola Bogota Brabant Brasília Brisbane Brugge Calabria Calgary Cardiff Christchurch Cornwall Cremona Cusco Delft Denver Dijon
  Donyeck Durban Dzsidda Edmonton Eindhoven Évora Friedman Gdansk Gödel Grenoble Groningen Habermas Hannibal Harkiv Hayek Herszon Illinois
  Kalábria Kappadókia Karakorum Kisinyov Koper Kundera Lahor Leeds Leiden Lhásza Lublin Lucca Lugano Luhanszk Luxor Luzern Macron Málaga
  Marbella Mariupol Marrákes Medellín Modena Mombasa Montpellier Moszul Nantes Ontario Orlando Ostrava Oszétia Perón Perth Phoenix
  Pinatubo Portland Pristina Rangun Ravenna Reims Salamanca Sassari Schelling Schumann Sencsen Simmel Szapporo Tartu Thesszália Trabzon
  Trondheim Umbria Uppsala Valletta Vallónia Varanasi Vientián Vukovar Wittenberg Woolf Zaporizzsja Zaragoza
  Adenauer/ember Ahmatova/alma Antiochia/alma Ardennek/film Arno/autó Aszad/kalap Atatürk/film Avicenna/alma Besszarábia/alma Borges/ember
  Brahmaputra/alma Cavour/telefon Constantinus/telefon Cortés/telefon Derrida/alma Drakón/telefon Ekhnaton/telefon Epheszosz/telefon
  Erdoğan/telefon Fichte/medence Galénosz/telefon Garonne/medence Gorbacsov/kalap Hamenei Hammurapi Hésziodosz/telefon Hobbes/ember
  Homeini Husserl/ember Iustinianus/telefon Jukon/telefon Kadhafi Kaszpi Kierkegaard/kalap Kubiláj/kalap Kürosz/telefon Ladoga/alma
  Liguria/alma Locke/medence Mandela/alma Melville/medence Merkel/ember Mitterrand/kalap Mussolini Muszorgszkij/kalap Nasszer/ember
  Navarra/alma Nehru/hindu Netanjahu/hindu Nixon/telefon Olümposz/telefon Paraná/kalap Patagónia/alma Piemont/kalap Pizarro/autó
  Pomeránia/alma Prokofjev/film Rahmanyinov/kalap Sartre/medence Scholz/telefon Scipio/autó Szadat/kalap Szaladin/telefon
  Szkandinávia/alma Sztravinszkij/kalap Szürakuszai Thatcher/ember Themisztoklész/telefon Tiberis/ember Timur/telefon Titicaca/alma
  Titus/telefon Toszkána/alma Transznisztria/alma Truman/telefon Vespasianus/telefon Vesztfália/alma Vogézek/film Volhínia/alma
  Wittgenstein/ember Zambézi
`
