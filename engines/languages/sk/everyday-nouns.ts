import type { NounRow } from '../noun-row.ts'
import { words } from '../words.ts'

/**
 * Everyday nouns by declension: the forms of the singular and the plural in the order nominative, genitive, dative, accusative, locative,
 * instrumental; `NounRow` tells the marks. Behind the colon stands the genitive of the plural. Sorted within a row.
 */
export const slovakNounRows: readonly NounRow[] = [
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~y ~e ~u ~e ~ou ~y ? ~ám/~am ~y ~ách/~ach ~ami',
    words: words(`aktivita:aktivít angličtina:angličtín architektúra:architektúr armáda:armád autorita:autorít autorka:autoriek babka:babiek
      banka:bánk brigáda:brigád budova:budov bunda:búnd cesta:cest čiapka:čiapok čokoláda:čokolád disciplína:disciplín dohoda:dohôd
      doktorka:doktoriek doprava:dopráv dráma:drám dvojička:dvojičiek epizóda:epizód faktúra:faktúr fakulta:fakúlt farba:farieb
      firma:firiem fotka:fotiek fotografka:fotografiek fyzika:fyzík gitara:gitár gramatika:gramatík hádka:hádok herečka:herečiek
      hladina:hladín hlava:hláv hodina:hodín hodnota:hodnôt hora:hôr hra:hier hračka:hračiek hruška:hrušiek huba:húb hudba:hudieb
      hviezda:hviezd chalupa:chalúp chata:chát choroba:chorôb chrípka:chrípok chyba:chýb identita:identít izba:izieb jama:jám
      kamarátka:kamarátok kapitola:kapitol katedra:katedier káva:káv kniha:kníh komunita:komunít koruna:korún kožka:kožiek kôra:kôr
      krajina:krajín krása:krás krava:kráv krivda:krívd kultúra:kultúr kvalita:kvalít kvetina:kvetín lampa:lámp láska:lások
      lekárka:lekárok liečba:liečob literatúra:literatúr lúka:lúk mačka:mačiek mama:mam mamička:mamičiek manželka:manželiek mapa:máp
      matematika:matematík matka:matiek menšina:menšín metóda:metód minúta:minút mládežníčka:mládežníčok móda:mód mucha:múch
      myšlienka:myšlienok náhoda:náhôd nálada:nálad námietka:námietok nehoda:nehôd nemčina:nemčín noha:nôh norma:noriem
      novinárka:novinárok novinka:noviniek obava:obáv obeta:obiet obloha:oblôh obruba:- ochrana:ochrán oprava:opráv oslava:osláv
      otázka:otázok ovečka:ovečiek ozdoba:ozdôb pamiatka:pamiatok peňaženka:peňaženiek pesnička:pesničiek planéta:planét
      podlaha:podláh podmienka:podmienok polievka:polievok politika:politík poloha:polôh ponožka:ponožiek ponuka:ponúk postava:postáv
      pošta:pôšt potravina:potravín povaha:pováh poviedka:poviedok pravda:právd predavačka:predavačiek prednáška:prednášok
      prehliadka:prehliadok prechádzka:prechádzok prestávka:prestávok priateľka:priateliek prihláška:prihlášok príloha:príloh
      príprava:príprav príroda:prírod príručka:príručiek problematika:problematík rada:rád rastlina:rastlín reforma:reforiem
      reklama:reklám republika:republík riaditeľka:riaditeliek rieka:riek rodina:rodín rozprávka:rozprávok rukavička:rukavičiek
      rúra:rúr ruština:ruštín ryba:rýb scéna:scén sestra:sestier sila:síl skala:skál skladba:skladieb skupina:skupín skúška:skúšok
      sloboda:slobôd slovenčina:slovenčín služba:služieb snaha:snáh sopka:sopiek speváčka:speváčok spoločníčka:spoločníčok
      správa:správ stavba:stavieb stena:stien strana:strán stránka:stránok strata:strát strecha:striech suka:súk sukienka:sukienok
      suma:súm suseda:susied susedka:susediek sviečka:sviečok šatka:šatiek škola:škôl šťava:štiav štruktúra:štruktúr
      študentka:študentiek štvrtka:štvrtiek tabuľka:tabuliek taška:tašiek technika:techník téma:tém teplota:teplôt teta:tiet
      topánka:topánok tráva:tráv trieda:tried učiteľka:učiteliek účtovníčka:účtovníčok úloha:úloh univerzita:univerzít úprava:úprav
      ústava:ústav úvaha:úvah váha:váh veda:vied veta:vet vila:víl vina:vín vláda:vlád vlajka:vlajok voda:vôd výhoda:výhôd
      výchova:výchov výprava:výprav výstava:výstav výška:výšok zábava:zábav záhada:záhad záhrada:záhrad zákazníčka:zákazníčok
      zámka:zámok zásada:zásad zastávka:zastávok zelenina:zelenín zima:zím zľava:zliav zmena:zmien zmluva:zmlúv značka:značiek
      žena:žien žiačka:žiačok`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~e ~i ~u ~i ~ou ~e ? ~iam/~am ~e ~iach/~ach ~ami',
    words: words(`čerešňa:čerešieň dielňa:dielní duša:duší fľaša:fliaš hrádza:hrádzí hranica:hraníc chvíľa:chvíľ kanvica:kanvíc kaša:káš
      knižnica:knižníc košeľa:košieľ krabica:krabíc kuchyňa:kuchýň kúpeľňa:kúpeľní lavica:lavíc lyžica:lyžíc minca:mincí nedeľa:nedieľ
      nemocnica:nemocníc pivnica:pivníc polica:políc práca:prác pšenica:pšeníc radnica:radníc ruža:ruží schôdza:schôdzí
      spolupráca:spoluprác stanica:staníc stolica:stolíc sukňa:sukieň sviňa:svíň tabuľa:tabúľ tanečnica:tanečníc učebnica:učebníc
      ulica:ulíc väznica:väzníc večera:večier veža:veží vidlica:vidlíc višňa:višieň vôľa:vôľ`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~e ~i ~u ~i ~ou ~e ~í ~ám ~e ~ách ~ami',
    words:
      words(`akadémia akcia biológia demokracia edícia ekonómia emócia encyklopédia energia epidémia filozofia fotografia funkcia generácia
      geografia história chémia informácia investícia kategória komédia komunikácia konferencia konštrukcia kópia línia migrácia
      operácia organizácia polícia pozícia prezentácia publikácia reakcia recenzia redakcia relácia situácia technológia televízia
      teória tradícia tragédia`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~ť ~ti ~ti ~ť ~ti ~ťou ~ti ~tí ~tiam ~ti ~tiach ~ťami',
    words: words(`bolesť budúcnosť cnosť časť činnosť dôležitosť chuť kosť ľahostajnosť miestnosť minulosť mladosť možnosť oblasť okolnosť
      osobnosť pamäť povinnosť pozornosť prednosť príležitosť radosť rýchlosť schopnosť sieť skúsenosť skutočnosť slabosť smrť
      spoločnosť spravodlivosť starosť súčasť šikovnosť udalosť vďačnosť vlastnosť vzdialenosť závislosť zodpovednosť zručnosť žiadosť`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '= ~i ~i = ~i ~ou ~i ~í ~iam ~i ~iach ~ami',
    words: words(`krv=krv moc=moc nemoc=nemoc noc=noc pomoc=pomoc reč=reč vec=vec`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '= ~e ~i = ~i ~ou ~e ~í ~iam/~am ~e ~iach/~ach ~ami',
    words: words(`báseň=básň cukráreň=cukrárň čakáreň=čakárň daň=daň dlaň=dlaň jedáleň=jedálň jeseň=jeseň kaviareň=kaviarň lekáreň=lekárň
      mládež=mládež odpoveď=odpoveď pekáreň=pekárň pieseň=piesň pláž=pláž posteľ=posteľ súťaž=súťaž továreň=továrň tvár=tvár zem=zem`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~ovi ~a ~ovi ~om ~i ~ov ~om ~ov ~och ~mi/~ami',
    words:
      words(`absolvent architekt asistent autor demonštrant docent doktor emigrant hasič hráč chlap inšpektor inžinier kamarát klient komisár
      konzultant kuchár lekár maliar migrant novinár pacient policajt poslucháč predavač premiér prezident profesor programátor
      redaktor režisér rybár študent tréner vodič`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~k ~ka ~kovi ~ka ~kovi ~kom ~ci ~kov ~kom ~kov ~koch ~kmi',
    words: words(`básnik brigádnik čašník dobrovoľník hudobník milovník mladík obchodník odborník politik poľovník pracovník právnik rečník
      robotník spevák spolužiak účastník úradník vojak výskumník záhradník zákazník žiak`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~ovi ~a ~ovi ~om ~i ~ov ~om ~ov ~och ~ami',
    words:
      words(`cudzinec=cudzinc herec=herc chlapec=chlapc jazykovedec=jazykovedc lovec=lovc mládenec=mládenc poslanec=poslanc strelec=strelc
      športovec=športovc umelec=umelc vedec=vedc zamestnanec=zamestnanc`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~ľ ~ľa ~ľovi ~ľa ~ľovi ~ľom ~lia ~ľov ~ľom ~ľov ~ľoch ~ľmi',
    words:
      words(`cestovateľ čitateľ majiteľ nepriateľ nositeľ obyvateľ páchateľ podnikateľ používateľ predstaviteľ priateľ riaditeľ spisovateľ
      staviteľ učiteľ zamestnávateľ`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~ovi ~a ~ovi ~om ~ovia ~ov ~om ~ov ~och ~mi/~ami',
    words: words(`biológ člen filozof fotograf pedagóg psychológ syn šéf`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~ovi ~a ~ovi ~om ~ia ~ov ~om ~ov ~och ~mi/~ami',
    words: words(`brat kresťan manžel mešťan občan sused`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~a ~u ~ovi ~u ~ovi ~om ~i ~ov ~om ~ov ~och ~ami',
    words: words(`cyklista futbalista gitarista hokejista klavirista optimista publicista tenista turista`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~a ~u ~ovi ~u ~ovi ~om ~ovia ~ov ~om ~ov ~och ~ami',
    words: words(`hrdina kolega predseda sluha starosta`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~a ~u ~ovi ~u ~ovi ~om ~ovia ~ov ~om ~ov ~och ~ami',
    words: words(`poradca správca sudca vodca zástupca zradca`),
  },
  {
    gender: 'ma',
    cut: 0,
    forms: '= ~a ~ovi ~a ~ovi ~om ~y ~ov ~om ~y/~ov ~och ~mi/~ami',
    words: words(`had holub slon`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~u ~u = ~e ~om ~y ~ov ~om ~y ~och ~mi/~ami',
    words:
      words(`argument autobus bazén byt cent cit čas časopis dar diel doklad dokument dom dôvod efekt experiment film hlad hlas hrad chlad
      internet jed kabát koncert kostol krst kurz kvet les list milión moment most národ názor nos obed obchod objekt obraz odbor
      odpad orgán plán pobyt podnet podpis pohľad poklad pozdrav predmet priestor princíp prípad problém program projekt prúd román
      rozdiel rozhovor rozpis rozum sever spôsob stan strom súd svet systém telefón telegram test text tvor typ úrad ústav vlas východ
      výlet výraz význam vzor záber základ zákon zámer západ zápas záver závod záznam zmysel=zmysl zub život`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~u ~u = ~u ~om ~y ~ov ~om ~y ~och ~mi/~ami',
    words:
      words(`balík článok=článk darček dopyt dotazník dotyk dôsledok=dôsledk dych chodník jazyk klobúk krok kruh lístok=lístk majetok=majetk
      mozog=mozg nábytok=nábytk náhrdelník návrh návyk nedostatok=nedostatk oblak oblek obrázok=obrázk obsah park piatok=piatk podnik
      pohyb pokrok pondelok=pondelk poplatok=poplatk poriadok=poriadk potok prah prášok=prášk prostriedok=prostriedk
      prstienok=prstienk roh rok rozvrh rybník slovník smiech spolok=spolk strach sviatok=sviatk štvrtok=štvrtk trh úbytok=úbytk
      úspech utorok=utork vek vlak vrch výrobok=výrobk výsledok=výsledk vzduch vznik vzťah začiatok=začiatk zámok=zámk zážitok=zážitk
      zvyk`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a ~u = ~i ~om ~e ~ov ~om ~e ~och ~mi/~ami',
    words: words(`boj čaj dážď=dažď guláš hrniec=hrnc kľúč koberec=koberc koláč koniec=konc kopec=kopc kraj mesiac nápoj nástroj nôž=nož
      palec=palc počítač pokoj prístroj strapec=strapc stroj tanec=tanc údaj vankúš veniec=venc vývoj zdroj`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a ~u = ~i ~om ~e ~ov ~om ~e ~och ~mi/~ami',
    words: words(``),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a ~u = ~e ~om ~y ~ov ~om ~y ~och ~mi/~ami',
    words: words(`dvor komín kostol mlyn ostrov stôl=stol syr`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a/~u ~u = ~i ~om ~e ~ov ~om ~e ~och ~mi/~ami',
    words: words(`formulár hotel nástroj papier pohár seminár tanier`),
  },
  {
    gender: 'n',
    cut: 1,
    forms: '~o ~a ~u ~o ~e ~om ~á/~a ? ~ám/~am ~á/~a ~ách/~ach ~ami',
    words:
      words(`auto:aut bohatstvo:bohatstiev čelo:čiel číslo:čísiel dielo:diel divadlo:divadiel dno:dien jazero:jazier jedlo:jediel kino:kín
      koleso:kolies kráľovstvo:kráľovstiev kreslo:kresiel kúzlo:kúziel lano:lán leto:liet lietadlo:lietadiel lono:lôn maslo:masiel
      mäso:mias mesto:miest miesto:miest ministerstvo:ministerstiev množstvo:množstiev mydlo:mydiel okno:okien pásmo:pásiem
      percento:percent pero:pier písmeno:písmen pivo:pív pravidlo:pravidiel priateľstvo:priateľstiev ráno:rán rebro:rebier
      sedadlo:sedadiel sídlo:sídiel slovo:slov svetlo:svetiel telo:tel víno:vín zrkadlo:zrkadiel žito:žít`),
  },
  {
    gender: 'n',
    cut: 1,
    forms: '~o ~a ~u ~o ~u ~om ~á/~a ? ~ám/~am ~á/~a ~ách/~ach ~ami',
    words:
      words(`bydlisko:bydlisk drievko:drievok hľadisko:hľadisk ihrisko:ihrisk jablko:jabĺk jazierko:jazierok kuriatko:kuriatok letisko:letisk
      mačiatko:mačiatok mlieko:mliek ohnisko:ohnisk pracovisko:pracovisk slniečko:slniečok stanovisko:stanovisk stredisko:stredisk
      svetielko:svetielok tričko:tričok vajíčko:vajíčok vrecko:vreciek`),
  },
  {
    gender: 'n',
    cut: 1,
    forms: '~e ~a ~u ~e ~i ~om ~ia/~a ? ~iam/~am ~ia/~a ~iach/~ach ~ami',
    words: words(`líce:líc more:morí plece:pliec pole:pól slnce:sĺnc srdce:sŕdc vajce:vajec vrece:vriec`),
  },
  {
    gender: 'n',
    cut: 2,
    forms: '~ie ~ia ~iu ~ie ~í ~ím ~ia ~í ~iam ~ia ~iach ~iami',
    words: words(`bývanie cestovanie cvičenie čítanie hnutie hodnotenie nadšenie námestie obdobie oblečenie oddelenie odporúčanie odvetvie
      ochorenie opatrenie osvetlenie ovocie parkovanie písanie počasie podujatie poistenie pokolenie povedomie povolanie predstavenie
      prekvapenie prostredie riešenie rozhodnutie správanie storočie stretnutie šťastie tvrdenie učenie umenie územie varenie
      vyjadrenie vysvedčenie vysvetlenie vyučovanie vzdelanie zamestnanie zaobchádzanie zariadenie zdravie zistenie želanie`),
  },
  {
    gender: 'n',
    cut: 2,
    forms: '~um ~a ~u ~um ~u ~om ~á ~í ~ám ~á ~ách ~ami',
    words: words(`akvárium gymnázium kritérium laboratórium lýceum médium múzeum štipendium štúdium`),
  },
]

/** Nouns of forms of their own: gender and the same forms. */
export const irregularSlovakNouns: readonly string[] = [
  'n dieťa dieťaťa dieťaťu dieťa dieťati dieťaťom deti detí deťom deti deťoch deťmi',
  'n dievča dievčaťa dievčaťu dievča dievčati dievčaťom dievčatá/dievčence dievčat/dievčeniec dievčatám dievčatá/dievčence dievčatách dievčatami',
  'n zviera zvieraťa zvieraťu zviera zvierati zvieraťom zvieratá zvierat zvieratám zvieratá zvieratách zvieratami',
  'n šteňa šteňaťa šteňaťu šteňa šteňati šteňaťom šteňatá/šteňce šteniat/šteniec šteňatám šteňatá/šteňce šteňatách šteňatami',
  'n mača mačaťa mačaťu mača mačati mačaťom mačatá/mačence mačiat mačatám mačatá mačatách mačatami',
  'n centrum centra centru centrum centre centrom centrá centier centrám centrá centrách centrami',
  'mp človek človeka človeku/človekovi človeka človeku/človekovi človekom ľudia ľudí ľuďom ľudí ľuďoch ľuďmi',
  'mp muž muža mužovi muža mužovi mužom muži/mužovia mužov mužom mužov mužoch mužmi',
  'mp otec otca otcovi otca otcovi otcom otcovia otcov otcom otcov otcoch otcami',
  'mp pán pána pánovi/pánu pána pánovi/pánu pánom páni pánov pánom pánov pánoch pánmi',
  'mp - - - - - - rodičia rodičov rodičom rodičov rodičoch rodičmi',
  'mp hosť hosťa hosťovi hosťa hosťovi hosťom hostia hostí hosťom hostí hosťoch hosťami',
  'mp ujo uja ujovi uja ujovi ujom ujovia ujov ujom ujov ujoch ujami',
  'mp dedko dedka dedkovi dedka dedkovi dedkom dedkovia dedkov dedkom dedkov dedkoch dedkami',
  'mp strýko strýka strýkovi strýka strýkovi strýkom strýkovia strýkov strýkom strýkov strýkoch strýkami',
  'mp ocko ocka ockovi ocka ockovi ockom ockovia ockov ockom ockov ockoch ockami',
  'mp mních mnícha mníchovi mnícha mníchovi mníchom mnísi mníchov mníchom mníchov mníchoch mníchmi',
  'mp Slovák Slováka Slovákovi Slováka Slovákovi Slovákom Slováci Slovákov Slovákom Slovákov Slovákoch Slovákmi',
  'mp svedok svedka svedkovi svedka svedkovi svedkom svedkovia svedkov svedkom svedkov svedkoch svedkami',
  'mp minister ministra ministrovi ministra ministrovi ministrom ministri ministrov ministrom ministrov ministroch ministrami',
  'ma pes psa psovi psa psovi psom psy/psi psov psom psy/psov psoch psami',
  'ma kôň koňa koňovi koňa koňovi koňom kone koní koňom kone koňoch koňmi',
  'ma vták vtáka vtákovi vtáka vtákovi vtákom vtáky/vtáci vtákov vtákom vtáky/vtákov vtákoch vtákmi',
  'ma vlk vlka vlkovi vlka vlkovi vlkom vlky/vlci vlkov vlkom vlky/vlkov vlkoch vlkmi',
  'ma medveď medveďa medveďovi medveďa medveďovi medveďom medvede medveďov medveďom medvede/medveďov medveďoch medveďmi',
  'mi deň dňa dňu deň dni dňom dni dní dňom dni dňoch dňami',
  'mi týždeň týždňa týždňu týždeň týždni týždňom týždne týždňov týždňom týždne týždňoch týždňami',
  'mi rok roka/roku roku rok roku rokom roky rokov rokom roky rokoch rokmi',
  'mi sen sna snu sen sne snom sny snov snom sny snoch snami',
  'mi chlieb chleba chlebu chlieb chlebe chlebom chleby chlebov chlebom chleby chleboch chlebmi',
  'mi oheň ohňa ohňu oheň ohni ohňom ohne ohňov ohňom ohne ohňoch ohňami',
  'mi - - - - - - peniaze peňazí peniazom peniaze peniazoch peniazmi',
  'f ruka ruky ruke ruku ruke rukou ruky rúk rukám ruky rukách rukami',
  'f dcéra dcéry dcére dcéru dcére dcérou dcéry dcér dcéram dcéry dcérach dcérami',
  'f pani panej panej paniu panej paňou panie paní paniam panie paniach paniami',
  'f ovca ovce ovci ovcu ovci ovcou ovce oviec ovciam ovce ovciach ovcami',
  'f obec obce obci obec obci obcou obce obcí obciam obce obciach obcami',
  'f dedina dediny dedine dedinu dedine dedinou dediny dedín dedinám dediny dedinách dedinami',
  'f reštaurácia reštaurácie reštaurácii reštauráciu reštaurácii reštauráciou reštaurácie reštaurácií reštauráciám reštaurácie reštauráciách reštauráciami',
  'f kolegyňa kolegyne kolegyni kolegyňu kolegyni kolegyňou kolegyne kolegýň kolegyniam kolegyne kolegyniach kolegyňami',
  'f hus husi husi hus husi husou husi husí husiam husi husiach husami',
  'f izba izby izbe izbu izbe izbou izby izieb izbám izby izbách izbami',
  'f - - - - - - dvere dverí dverám/dverám dvere dverách/dverách dverami/dvermi',
  'f - - - - - - narodeniny narodenín narodeninám narodeniny narodeninách narodeninami',
  'f - - - - - - prázdniny prázdnin prázdninám prázdniny prázdninách prázdninami',
  'f - - - - - - Vianoce Vianoc Vianociam Vianoce Vianociach Vianocami',
  'f - - - - - - noviny novín novinám noviny novinách novinami',
  'n oko oka oku oko oku okom oči/oká očí/ôk očiam oči očiach očami',
  'n ucho ucha uchu ucho uchu uchom uši uší ušiam uši ušiach ušami',
  'n meno mena menu meno mene menom mená mien menám mená menách menami',
  'mi január januára januáru január januári januárom januáre januárov januárom januáre januároch januármi',
  'mi február februára februáru február februári februárom februáre februárov februárom februáre februároch februármi',
  'mi apríl apríla aprílu apríl apríli aprílom apríle aprílov aprílom apríle apríloch aprílmi',
  'mi september septembra septembru september septembri septembrom septembre septembrov septembrom septembre septembroch septembrami',
  'mi október októbra októbru október októbri októbrom októbre októbrov októbrom októbre októbroch októbrami',
  'mi november novembra novembru november novembri novembrom novembre novembrov novembrom novembre novembroch novembrami',
  'mi december decembra decembru december decembri decembrom decembre decembrov decembrom decembre decembroch decembrami',
  'mp fanúšik fanúšika fanúšikovi fanúšika fanúšikovi fanúšikom fanúšikovia fanúšikov fanúšikom fanúšikov fanúšikoch fanúšikmi',
  'mi stôl stola stolu stôl stole stolom stoly stolov stolom stoly stoloch stolmi',
  'mi večer večera večeru večer večere večerom večery večerov večerom večery večeroch večermi',
  'mi vietor vetra vetru vietor vetre vetrom vetry vetrov vetrom vetry vetroch vetrami',
  'mp kráľ kráľa kráľovi kráľa kráľovi kráľom králi kráľov kráľom kráľov kráľoch kráľmi',
]
