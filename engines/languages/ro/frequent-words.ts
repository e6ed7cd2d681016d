import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`care mai din este pentru sunt când dar poate dacă lui sau iar mult era după într are fost toate așa cum unde despre tot apoi fie prin asta
  până bine două își nici fiecare trei trebuie timp fără lor acolo unui date face ale către unei ani web această între sub cât ceva decât
  numai acest dintre toată puțin cele însă cel mare doar aproape avea spre peste atunci multe înainte server ori zile baza nimic zise
  utilizatorul patru foarte asemenea mine chiar ești acesta acum pot loc dintr aceste făcut nimeni masă nevoie cea aici aceea există mereu
  început parte aplicație primul zece prima atât permite cinci voi putea orice totuși astfel noi ceea lucru mea dat fața folosind uri datelor
  erau doua pus una lumea câte dată numele singur tip doi spune urmă dela aplicației utilizator același oferă adică folosit sursă îți vrea
  cred trecut ajuns nou unul fiindcă deoarece printre ușor său mie cine reprezintă lei lângă cari ales deși cazul bună mari rămâne acasă față
  deci mici fel dreptul oameni pune cineva bun mama venit tocmai avut prea printr obiect post românia greu înseamnă asupra anul funcție
  lucrarea doilea deja târziu ore aplicația niciodată altă stat altul trimite alte răspuns ochii cap spus jurnal http grame cam timpul ajunge
  vine știe mulți alt altfel clipă singură oră toți folosite luni nivelul fiind minute aceeași multă tata luat fac casa ului cereri browser
  calorii utilizatorului client schimb cei acestea studii procesul întâi grade măcar putut vreo omul apă stă aia duce bătrânul poți vezi ele
  rău jumătate departe mod zis drumul parcă sale română niște nouă faci repede scris facă îmi odată mamă acuma clientul exemplu codul
  clientului mail utilizatorilor cantitatea node funcția dreptate aceasta măsurat pare meu poartă lună partea cartea rând câteva vor sfârșit
  adevărat vrei regulă locul treizeci vreau limba corpul unii vorbesc formă datele posibilitatea filmul rezultatul unor ține bani banii frumos
  învățat azi găsit spun vreme tuturor veni lucrurile totul văzut pagina căci gura conu pachete returnează privind mică preț adesea perioada
  primele sfârșitul unele ajutorul metoda vorba femei știu schimbă ultima cont lung învață uită intră punct vin venea oprit devine destul
  părut vorbă istoric simte mână domnul ion fusese încet treia drept moment tipul momentul casă verifică diferite linia ora așteaptă mâna
  răspunse privi mic făcea mele des lucrul noastră ăsta pas fata vei tale afișează nutriționale numărul cod rulare aplicații programare
  autentificare număr dispoziție document entitate colecția get directorul sistem cunoaște apărut nivel apar necesară constituie viața ultimul
  informații altele copilul propune diferența sută clar folosi pagini atenție obicei prost zero tatăl intrat brațe prezența spital listă motiv
  vedere simplă direcție conținut temperatura minut înțeles exact lucrării anumită înapoi magazin acestuia trebui eșantioane capul clasă
  lucruri vrut zică închis picioare copil opri dau spuse douăzeci serviciu văd sute trebuia afară jurnalul împreună întreabă jos întregi
  vineri vorbea gânduri încă vedea întrebă oară ușa fată ași ziua creadă sărută adus săi aerul faptul află ceilalți stăpân întoarce execută
  api alimente mese adăuga aliment implementarea administrarea aplicațiilor text conține manipula conexiune website utilizatorii html
  consumate resursele put serviciile simplu putem eroare ulterior votul ridicat europene muncă determinat cauza scopul cercetării precum
  capitole treilea decenii pur mutat scurt scos valoarea șase vede liceu apucat ieși iei dus deloc plătit suficient indică aibă experiența
  mergi uite derivata mașină medie nicio prinde amiază scrie ceasul noaptea soția opt întrebat voia diferită sală persoană studenți stau
  soluția carte plină pornit munca grijă rolul puține mediu obiectul valorile oferi moartea seara felul camera negru serie program raport
  tabel tare lungi răspunsul vechi învăț gând săptămâni românești sate direct rezultatele articole formular larg întors testul acesteia putere
  primi puse cui săptămână mers ridică folosită hotărât oamenii cuvinte vorbi începe acel grupă legate cursul ocupă încât lumina adevăr
  vorbească dea copii frumoase gata lasă uitat pământ cafeaua tău primit joi celelalte frate deodată mișcare dânsa maria rămăsese atâta seamă
  astăzi luă vântul demult trăsură vinovat cale soare aduse sufletul intre ochi strigă dragă abia deschise sus etc auzi colo tată făcuse urma
  dete fericit poată vro măria ionica vadă fira slujbă judecată pace mâncarea colecție zilei numitele fișier rula fișiere software gândit
  anumite implementare mâncărurile mesele caloric componenta administrează formularul parola mâncărurilor informațiile primite cerere cererile
  rețea scenariu bazei serviciul calcul interfața null controller plăti online încredere extinderea lucrare caracter personal cadrul alegerea
  omului împotriva sens urmărește cercetările etapă atenția lucrări arătat devenit spațiu copiii lipsa efectul autorii deschide studiu panta
  aproximativ telefon complicat lucrat împărțit reală pornea roman uneori paginile dinții seama repetă frază suna adevărul constant dimineața
  prânz oraș vremea explicat viteza clipa acul problema distanță raportul vârful dreapta ideea strada lipsă murit născut fetița plecase scoate
  costă spui matei întrebare studentul ascultă profesorul străin important caz mintea lucrează singuri sala crescut bancă gol întâmplat
  recunosc flori prezintă descriu cazurile antibiotice românească procente familie stabilită interfață obținute bazată ascorbic sucul
  portocale complet alți puiu alături milă arată citi fine timpului merită ajungi normal pierzi tăi salariu fix hai durat ouă tras cameră
  exclusiv lemn materiale urmele model ultimii succes lipsesc mediul majoritatea vizibil referință urmează celălalt dezvoltare dincolo poveste
  pierdut știi dai crezi ton sta dor groaznic prietenii serios coleg dumneavoastră distribuția medii grupuri afla luase paleta niciun tren
  ținu câmpul celor rămas probabil școala merge magazinele înțeleg folosesc vânzătorii vocea găsește subiect copiilor noastre verde metri geam
  aflam cuvânt întâmpla respectivă femeile deosebire mănăstiri citit vorbește aplicațiile obosit somnul sutele colege drojdia apa deasupra
  știam perioadă caută fugit boier merg păduri alb legea gândesc lume cafea mâncare piață uit rușine zic fund altceva dimineață mitoza meioza
  fiică fapt internet doamna gratis subsol femeia bătrân florile cerut oamenilor mamei atelier fericire câtă plăcere noapte păcat glasul auzea
  mândru întâia plecă întrebai veniră rămase dorul dânsul iarăși brațele gură graiul părea prieteni buzele chip cai treabă plângă foame căreia
  treacă rog totdeauna oare trimise vesel răs aci inima domn duse începu colțul moara poarta alta fundul curând acela nunta primea seră fii
  real cuminte lua câmpurile rile cântecul trecu biserica buruieni zilnic fire aminte plugar pățit duduca intrau dânșii înșelat pași țapului
  alții gândi jianu liniștit numit nevoi următoarele fetei linie iubirea mii ajungeau lăsă ducă nostru termenul piept tineri masa braț ajutor
  voastră stare căutare caractere valid format dorește platformă unelte imagini imagine container interacționa creat numitul cookie sesiuni
  antetul resurse mobile înregistra aportul acestei componența operația înregistrare mâncăruri consumat manager ușurință necesare paginii
  reprezentat căutării existent proprietatea bare biblioteca conținute pagină interpretează forma mesaj introdus operații accesul parametrul
  revine imaginile diferență depinde frecvent construită hârtie acceptăm corespondență orașele români soluții concluzie pierd analizează
  regimul temei compus codului adaugă curții drepturilor întrucât stabilit aplicarea instanțele identificarea perspectivă comparativă celui
  structurată lege interesul persoanei dedicate migrației ultimele apărute preponderent dimensiunea dificil sociale decizia pleca vecinii
  aflați conceptul central satul descris concluziile efectele depind persoana durata insuficient perspectiva primesc prezentul lungimi fir
  cronometrul punctul centrul greutate oscilații ținut valabilă lungime dreaptă data viitoare preda profa stârpească ridicol capăt dădea
  alocuri frazele volumul meditațiile puterea spună serioasă pregătiți accesibile ții durate treime vara deveni cobori ploaie contează scumpi
  plecare întorci instalează săptămâna manual iarnă întreagă secundă poliția pasă scenă uiți valoare graficul plat cauți funcții tabelul bune
  ceasornicarul spunea întorcea politicos pungă ceas roșu obișnuință fratele ochelarii frunte pornească așteptat rupt prins povestindu
  fiecărei terminat ținea sertar cheamă ceasurile scriu studenții cursuri studiez obligatorie pui întrebări student stea primește părerea
  laborator învăța cursurile învățarea curs tema licență blocuri următorul întrebarea inițial teoretic autori teren observații capitol
  patrulea final rezistenței literatura ridicate mecanismele genelor terapie rezultatelor național întregului privește disponibile proporție
  asociată descrise produs rămân rezistență relația determinarea conținutului etichetă acidului iod verificat soluție culori secunde efectuat
  proaspăt mere negre rezultate noului românesc filmului personajele muzică joacă apartament tăcerea luminița moral datorie apare pregătirea
  diapozitive autorul propoziție contribuția elementele susține anexă previne rândul structura urmând minimum asculta voce indispensabilă
  iveală utilă răspunsuri cunoscut deschisă preferabilă confuzia forme afacerea practic imediat contabilitatea simplificată datorii ordine
  calculează minime firmei ambele variante lunar sfat conduc dacia legat zicea doamnă lecție bara nea pretins piciorul liniște treceau spate
  acte integritatea continuitatea impune completare istorică rostul practica libere motivată monumentul conferă materialul viu câmpia deficit
  secetă raportat soarelui context apei convingătoare surprinde teza cuprinde natural protocolul capitolele găsesc starea crezut gen facultate
  profesorii seamănă simți rugat elevii ajung obiectivul constituit cenușă rețete betonul înregistrat condus depășit istorie mit boia cercul
  scrisă jurul figura ideal nevoile deosebit specialiști lipsite observat rezerve publică bursa deoparte roagă importantă înscris cor
  semnătură independente referă fiecărui grup testului compară recomand varianta șef gară nasului patruzeci privirea trecere ridica plecat
  meditații clasa fizică sistemul cealaltă concluzia magazine interesant engleză gesturi limbă aflu interesează țări scurte prezint capabil
  parcare povestea făcute apartamente știm noroi mame plătește capătul autobuzul aceiași pătrați parcarea stradă abonament ceri lumii vecinul
  căuta tăcere făceau degeaba unsprezece aveam nume perfectă mută telefonului puncte utilizatori cazuri telefonul adormi duminica interesante
  jur temea preferat filtru experimentul drojdie uscată zahăr bandă sticlă consumă gaz numește balonul problemă apropiată moară cutie
  polistiren minerală pătură repetări vata trec coborât aluneca citesc înțelegeam știți cincizeci pământul plăcut romanul jude film cunoaștem
  surpriză țara fiul sentimentele arate întâmplă necesar cheltuielile ieftin supă obosită aștept aveți marea roșii balcon enervat soarele rar
  pleci uscat vecina iunie sare ajut scop celulă pielea surprize adună separă cromozomii chestia neapărat bucăți avocat ședere locuri locurile
  documentele dovada proprietarul înregistreze autorizat ajută vorbit biroul scria meriți automatul cappuccino sfert simțit plece băiat undeva
  râs ușă automat gândească cunoștea elevul chitara mirat supărat pană cuvintele blânde înfățișarea păru viitorul gospodării ajute peretele
  desigur cuib acestor păstra supărată acoperământ pâine pri dăm ban fugi pusese făcu bruscă disperarea liniștită doamne întrebați fetelor
  grozav morgă vedeți aruncat aparține fete voință iubesc îmbrăcat intra strânse buze audă plin arbori tufoși frunze aspru uscate simțea
  leahului începuse juca rusul hotar iaca trăsura hotarul interes vestea tremură scandal comunitatea bisericii degrabă socoteala isprava
  potrivit zestre trăsurii continuă obiceiu clerici tinerii cărora depărtau auziră rece recreație curte alexandrina repezi las suflet poftă
  lapte silvia varga trecură fetele legături lista teamă tabăra manie mânia sosirea firea înfățișare lăsa nespusă eram sângele binișor aruncă
  privire atinge amândouă nebun schimbare iubire pricepi adormise construcție căruțe curtea gros trase duseră construit corul arhiereul ici
  zice rol tânărul odaia vestibulul muzica bucătărie grea apropiase lipsiți statului copilului pădure nenorocit pari zâmbind astea voie
  dumneta altora câteodată fericită tânăr vie iată cinstit privindu cirezi avântul țară merse rest zidurile calea coardele roage valurile
  cucoane pat femeie naltă mătușa roabă ținuse apuce pricina bunicu pățaniile îndată umbla toții cutreieră biata lovește jale regulată șoselei
  apropie coate amestec înșeli senină pură atins scăpat neprevăzut turburată povestit gogu văleanu dac poiana întâlnească biserică vorbele
  bușteni plimba marginea cânta șosea sărăcie cunosc gândurile telegramă buzunar celei fiu aflau așă priviri rumenă noroc viață banul lungă
  fereastră hainele blănile munți tari zău spuneam bătrâna cercetător pricepe contra voinței bariera ochiul con purta perceptorul caute
  domiciliat declarat trenului haos căsătoria șoferul plutea depărtare corabia ajunseră urmeze doctori bomboane dulci jucării cumpere mica
  vacă cucoana cucoanei palidă obrajii pruncul ungurean bravo largă servi advocatul stoica sigur citația trece mijloc zâmbet intrare casei
  gardistul scene relații oprindu căpitan putință căsuță tresărea crezând ruxandra gazda apropiindu coarne herghelie băieții soră lungul cușcă
  introduse alimentelor inițiază alimentul anume mesajul adăugate breakfast construirea conțin dependințele funcționa include urmări colabora
  scrierea suport dezvoltării versiune sisteme director repository avantajul legătură informației accesibil actualizarea structurii desktop
  sistemele operare suportă proiectul reținute stocarea informațiilor posibilă partajarea interfețe urilor componente folosește validare
  existența anumit amatorilor interesați domeniul nutriției mențină produsele dezvoltată propus recomandare ordonate proteine zaharuri
  funcțional dezvoltatorilor capabilitatea detaliile limbaj documente protocol bucățile script mesajele numesc user serverul transfer
  introduce exprimată adăugarea obiectului modifica adauge colectarea extrage folositoare ambalaj compuși tehnică interoga bază paradigmă
  orientată implementează directă gestiune documentul atlas resursă partaja host entități identificat înregistrării bazat verbe statice
  calculatoare utilizează oferite solicitări validează tabloul bord istoricul aportului clase facilitează string relație acestui cantitate
  clasei obiectelor`)
