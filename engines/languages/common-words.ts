import { words } from './words.ts'

/** Words of everyday use by language, beside its function words: of two that a slip may have meant, the likelier. Sorted roughly by kind. */
export const commonWords: Readonly<Record<string, ReadonlySet<string>>> = {
  cs: words(`lidé lidí lidem život života světa svět země zemi město města městě práce práci žena ženy muž muži dítě děti dětí den dny dní rok roku roky let týden
    dům domu část části otázka otázky problém problémy příklad příkladem škola školy škole peníze právo práva vláda vlády společnost společnosti druhý druhé druhá
    první poslední nový nová nové nových velký velká velké velkých malý malá malé dobrý dobrá dobré lepší vyšší větší nižší menší důležitý důležité různé různých
    další jiný jiné jiná celý celé celá mnoho několik mohl mohla mohlo mohli měl měla mělo měli musí musel chce chtěl řekl řekla říká dělat dělá vidět vidí ví
    vědět jít jde přijít přišel začal stal stala stalo patří používá používat umožňuje ukazuje provádět provádí stojí vypadá žije žijí získat
    najít našel našli včera dnes zítra teď vždy nikdy často někdy skoro téměř úplně spolu kolem během mezi proti kvůli díky zejména především například výsledek
    výsledky výzkum výzkumu studie práce metoda metody data údaje systém systému voda vody vodu hodina hodiny minut místo místa místě způsob způsobem strana strany
    konec konce začátek úprava úpravy druhu druhy válka války jméno slovo slova kniha knihy cesta cesty oblast oblasti`),
  de: words(`anderen andere anderer anderes weitere weiteren weiterer weiteres dieses jedes jeder jede jeden heute morgen gestern immer wieder ganz gut gute guten
    guter große großen großer neue neuen neuer erste ersten zweite zweiten letzte letzten wurde wurden worden gewesen gehabt konnte konnten sollte sollten wollte wollten musste
    mussten durfte gibt gab ging gehen geht kommen kommt kam machen macht machte sagen sagt sagte sehen sieht sah stehen steht stand wissen weiß wusste
    finden findet fand lassen lässt liegen liegt lag nehmen nimmt nahm bringen bringt hilft helfen schützen bleiben bleibt blieb leben lebt arbeiten arbeitet zeigen zeigt zeigte führen führt
    sehr viel vielleicht natürlich eigentlich besonders einfach genau jetzt sofort zusammen zwischen damals bereits etwa fast beim worden Jahr Jahre Jahren Zeit Menschen
    Mensch Leben Welt Land Stadt Arbeit Frau Mann Kind Kinder Tag Tage Woche Haus Teil Frage Problem Beispiel Schule Geld Recht Regierung Unternehmen`),
  en: words(`able accept accepted access accident accommodation according account achieve across action active activities activity actor actress actually add added
    address advantage advantages advertisement advice affect afraid after afternoon again against age ago agree agreed air allow allowed almost alone
    along already also although always amazing among amount angry animal animals another answer answered anybody anyone anything anyway apartment
    apologize appear appeared apply appreciate appropriate area areas argue argument arrive arrived art article ask asked asking atmosphere attend
    attention attractive audience author available average avoid aware away baby back bad bag ball bank based basic basically basis bath beach beautiful
    became because become before began begin beginning behavior behaviour behind believe believed belong below benefit benefits best better between big
    birthday black blood blue board boat body book books born both bought box boy boys brain break breakfast bring brother brought building built business
    busy buy buying calendar call called calm came camera camp capital car care career careful carefully carry case cases cat category cause caused center
    centre century certain certainly chance change changed changes chapter character cheap check child childhood children choice choose chose chosen
    church cinema cities city class classes clean clear clearly clever climate close closed clothes coffee cold colleague colleagues college color colour
    come comfortable coming committee common communication community companies company compare compared competition complete completely computer concert
    conclusion condition conditions conscious consider considered contact contain continue control convenient conversation cook cooking corner correct
    cost could countries country couple course create created culture customer customers cut daily dance danger dangerous dark data date daughter day days
    dead deal dear death decide decided decision deep definitely degree depend depends describe described design despite detail details develop developed
    development difference differences different difficult difficulty dinner direct direction director disappear disappeared disappointed disappointing
    disaster discount discover discovered discuss discussed discussion disease dish distance doctor doing dollar done door doubt down dream dress drink
    drive driver drop during each early earn easily east easy eat eating economic economy educated education effect effective effects effort eight either
    else email embarrassed embarrassing employee employees encourage end ended energy engineer English enjoy enjoyed enough enter entertainment enthusiasm
    environment environmental equal equipment escape especially essay even evening event events eventually ever every everybody everyone everything
    everywhere evidence exactly exaggerate exam example examples excellent except exciting excuse exercise exist existence exists expect expected
    expensive experience experienced experiences experiment explain explained expression extra extremely eye eyes face fact factor factors fail failed
    fall familiar family famous far fashion fast father favorite favourite fear feature features February feel feeling feelings felt few field fight
    figure film films final finally financial find finding finish finished fire first fish five floor flower fly follow followed following food foot
    football foreign forest forget forgotten form formal forty forward found four free freedom fresh friend friendly friends friendship front full fun
    funny furniture further future game games garden gave general generally get getting gift girl girls give given giving glad go goal goes going gold
    gone good government governments grade grammar grandmother grateful great green group groups grow growing growth guarantee guess guide guy habit hair
    half hand hands handsome happen happened happens happily happiness happy hard hardly health healthy hear heard heart heat heavy height held help
    helped helpful helping here high higher himself history hit hobby hold holiday holidays home honest hope hoped hoping horse hospital hotel hour hours
    house houses however huge human humorous hundred hungry hurry husband idea ideas identify ignore ill image imagine immediate immediately importance
    important impossible improve improved include included including income increase increased increasing indeed independent individual industry influence
    information inside instead intelligent intend interest interested interesting interests international internet interview into introduce introduced
    introduction invite invited involved issue issues itself job jobs join joined journey judge jump just keep kept key kid kids kind kinds kitchen knew
    know knowing knowledge known lack lady land language languages large last late later laugh laughed law lead leader learn learned learning least leave
    leaving led left leg leisure less lesson lessons letter letters level library license lie life light like liked likely limit limited line list listen
    listened literature little live lived lives living local lonely long longer look looked looking lose losing lost lot loud love loved lovely low luck
    luckily lucky lunch made magazine main mainly maintain maintenance major majority make makes making man manage management manager many market married
    material matter maybe mean meaning means meant measure medical medicine meet meeting member members memories memory men mention mentioned message met
    method methods middle might million mind minute minutes missing mistake mistakes model modern moment money month months mood more morning most mostly
    mother mountain mouth move moved movie movies much museum music musical must myself name named national natural nature near nearly necessarily
    necessary need needed needs negative neighbor neighbour neither nervous never nevertheless new news next nice niece night nine ninety nobody noise
    none normal normally north note nothing notice noticeable noticed now nowadays number numbers object obvious obviously occasion occasionally occur
    occurred occurrence ocean offer offered office often okay old once one only onto open opened opinion opportunities opportunity opposite option order
    ordinary organisation organised organization organized other others otherwise ought outside over own owner page paid pain paint painting paper
    parallel parents park part particular particularly parties partner party pass passed past pay peace people per perform performance perhaps period
    permanent person personal personally phone photo photograph photographs photos phrase physical piano pick picture pictures piece place places plan
    plane planned planning plans plants play played player playing pleasant please pleased pleasure plenty point points police polite political pollution
    pool poor popular population position positive possession possibility possible possibly potential power practical practice practise prefer preferred
    prepare prepared presence present presented president pressure pretty prevent previous price prices principal principle private privilege prize
    probably problem problems procedure process produce produced product production products professional professor program programme programs progress
    project promise pronunciation proper properly protect prove proved provide provided psychology public publicly published pupil pupils purpose put
    quality quarter question questionnaire questions quick quickly quiet quite race radio rain raise ran rate rather reach reached read reading ready real
    realise realised realize realized really reason reasons receipt receive received recent recently recognise recognize recommend recommended record
    recorded red reduce reduced refer reference referred regard regarding regular related relationship relationships relax relevant religion religious
    remain remember remind repeat repetition reply report request require required research resource resources responsibility responsible rest restaurant
    result results return returned review rhythm rich ride right rise risk river road role room rooms rule rules run running sad safe safety said salary
    sale same sat satisfied save saw say saying says scared schedule school schools science scientific scientist scientists sea search season seat second
    secondly secret secretary section see seem seemed seems seen sell send sense sent sentence separate separated separately serious seriously serve
    service services set seven several shall share she shirt shoes shop shopping shops short should show showed shown shows side sign significant silence
    silent similar simple simply since sincerely sing singer singers singing single sister sit site situation situations six size skill skills skin sky
    sleep slow slowly small smell smile snow social society soldier soldiers solution solve some somebody someone something sometimes somewhere son song
    soon sorry sort sound south space speak speaking special speech speed spend spent spirit spoke sport sports spring stage stand standard star start
    started state station statistics stay stayed step still stood stop stopped stories story straight strange street stress strong student students
    studied studies study studying stuff stupid style subject subjects succeed success successful successfully such sudden suddenly suggest suggested
    suggestion suggestions suit summer sun supply support suppose supposed sure surely surface surprise surprised surprising swimming system systems table
    take taken taking talk talked talking tall task taste taught tax tea teach teacher teachers teaching team technique technology teenager teenagers
    telephone television tell ten tendency tennis term terms terrible test text than thank thanks that theater theatre their theme themselves then theory
    there therefore these they thing things think thinking third thirty this those though thought thousand three threw through throughout throw ticket
    tickets time times tired together told tomorrow tongue tonight too took tooth top topic total touch tour tourism tourist tourists toward towards town
    trade traditional traffic train training transferred transport travel traveled travelled travelling treat treatment tree trees tried trip trouble true
    truly trust truth try trying turn turned twelfth twelve twenty twice two type typical umbrella uncle under understand understanding understood
    unfortunately uniform unique unit university unless unnecessary until unusual upset use used useful user using usual usually vacation valuable value
    various vegetable vegetables vehicle version very video view village violence virtual visit visited visitors voice volunteer wait waited waiting walk
    walked walking wall want wanted wants war warm warning wash watch watched watching water way ways weak wear wearing weather website wedding Wednesday
    week weekend weekends weeks weight weird welcome well went were west western what when where whether which while white who whole whose why wide wife
    will wind window winter wish with within without witness woman women won wonder wonderful word words wore work worked worker workers working works
    world worried worry worse worst worth would write writer writing written wrong wrote year years yellow yes yesterday yet young younger yourself youth`),
  es: words(`persona personas gente vida mundo país países ciudad trabajo mujer mujeres hombre hombres niño niños día días año años semana casa parte partes pregunta
    problema problemas ejemplo escuela dinero derecho gobierno empresa empresas hacer hace hacen hizo hecho decir dice dijo ver ir va van dar da poder puede pueden
    podía podría querer quiere llegar llega llegó llevar lleva pasar pasa pasó poner preparar dejar seguir encontrar encontró llamar venir pensar salir volver
    tomar conocer vivir sentir tratar mirar contar empezar esperar buscar existir entrar trabajar escribir perder producir ocurrir entender pedir recibir recordar
    terminar permitir aparecer conseguir comenzar servir sacar necesitar mantener resultar leer caer cambiar presentar crear abrir considerar primero primera segundo
    tercero último última nuevo nueva nuevos nuevas grande grandes gran pequeño bueno buena buenos mejor mejores mayor mayores menor alto alta importante importantes
    diferente diferentes mismo misma mismos mismas propio algunos algunas varios varias mucha muchos muchas ahora siempre nunca después antes aquí allí hoy ayer luego
    casi bien nivel niveles estudio estudios resultado resultados datos método sistema forma manera tiempo momento lugar lugares caso casos punto historia agua noche
    mañana tarde hora horas minutos lado mano guerra muerte nombre amigo amigos familia libro libros área proceso desarrollo`),
  fr: words(`personne personnes gens vie monde pays ville travail femme femmes homme hommes enfant enfants jour jours année années semaine maison partie question
    problème problèmes exemple école argent droit gouvernement entreprise bureau presse faire fais font faisait dire dit disent voir voit vu aller va vont venir vient
    viennent prendre prend pris mettre met mis donner donne savoir sait pouvoir peuvent pouvait pourrait vouloir veut devoir doivent devait devrait trouver trouve
    trouvé passer passe rester reste parler parle croire demander demande laisser porter montrer montre commencer commence comprendre suivre vivre vit tenir tient
    devenir devient permettre permet permis rendre utiliser utilisé premier première deuxième second dernier dernière nouveau nouvelle nouveaux nouvelles
    grand grande grands grandes petit petite bon bonne bons meilleur meilleure mieux important importante importants normal normale différent différents différentes
    propre certains certaines plusieurs chaque beaucoup assez presque maintenant aujourd'hui hier demain ensuite souvent parfois près loin étude études résultat
    résultats données méthode système forme manière façon temps moment lieu cas point histoire eau nuit matin soir heure heures minutes côté main guerre mort nom ami
    amis famille livre livres région processus développement laquelle lequel lesquels lesquelles`),
  hu: words(`része részt részben magában maga amelyeket amelyek amelyet amelynek szerepe szerepet miatt között közötti ember emberek emberi nap napon év évek évben idő időben
    világ élet ország város munka kérdés probléma példa iskola diák tanuló gyerek gyerekek szülő nő férfi pénz jog kormány cég eredmény eredmények kutatás új régi jó rossz
    kis nagy első második utolsó fontos egész saját magyar lehetett volna lenne lett tud tudja tudjuk mond mondta mondja látja látom lát megy jön kap kapott tesz tett ad adott
    vannak voltak legyen kellett szükséges egyre inkább mindig soha ma tegnap holnap talán gyakran csupán körül ellen felé során alapján számára részére esetén szóló
    egyet kettő három négy öt benne`),
  it: words(`persona persone gente vita mondo paese paesi città lavoro donna donne uomo uomini bambino bambini giorno giorni anno anni settimana casa parte parti domanda
    problema problemi esempio scuola soldi diritto governo azienda aziende fare fa fanno faceva dire dice detto vedere vede visto andare va vanno venire viene vengono
    dare potere possono poteva potrebbe volere vuole dovere devono doveva dovrebbe sapere sa trovare trova trovato passare prendere preso mettere messo portare portato
    lasciare parlare parla pensare credere sentire vivere vive tenere cominciare iniziare chiedere chiesto capire usare utilizzare permettere diventare mostrare mostra
    primo prima secondo seconda terzo ultimo ultima nuovo nuova nuovi nuove grande grandi piccolo piccola buono buona migliore migliori maggiore minore alto alta
    importante importanti diverso diversi diverse stesso stessa stessi proprio propria alcuni alcune molti molte tanti adesso ora oggi ieri domani sempre mai spesso
    dopo qui subito quasi bene studio studi risultato risultati dati metodo sistema forma modo tempo momento luogo luoghi caso casi punto storia acqua notte mattina
    sera ora ore minuti lato mano guerra morte nome amico amici famiglia libro libri area processo sviluppo termine termini`),
  nl: words(`mensen mens leven wereld land stad werk vrouw man kind kinderen dag dagen week huis deel vraag probleem voorbeeld school geld recht regering bedrijf jaar jaren
    tijd andere nieuw nieuwe goed goede groot grote klein kleine eerste tweede laatste belangrijk belangrijke eigen hele elk elke iedere worden gemaakt gaan gaat ging komen komt
    kwam maken maakt maakte zeggen zegt zei zien ziet zag staan staat stond weten weet wist vinden vindt vond laten laat liggen ligt nemen neemt geven geeft gaf blijven blijft
    helpen begint beginnen doen doet deed krijgen krijgt kreeg gebruiken gebruikt lezen leest denken denkt dacht vaak soms altijd nooit vandaag morgen gisteren misschien
    natuurlijk samen steeds bijna beetje boek deze soort soorten`),
  no: words(`mennesker menneske liv livet verden land landet by byen arbeid kvinne kvinner mann menn barn barna dag dager uke hus huset del delen spørsmål problem problemer eksempel
    skole skolen penger rett regjeringen selskapet år tid tiden andre annen annet ny nye god gode stor store liten små første andre siste viktig viktige egen eget egne
    hele hver blitt gjør gjøre gjorde gjort går gikk komme kommer kom sier si sa se ser så står stå sto oppsto vite vet visste finne finner fant la ligger lå ta tar tok gi gir
    ga hjelpe begynne begynner få får fikk bruke bruker brukte lese leser tenke tenker ofte aldri alltid kanskje sammen nesten lærer lærere måned måneder måneden tredje femte kjente
    høyere boka boken ville språk språket finnes forsøk forsøkte`),
  pl: words(`ludzie ludzi ludziom życie życia świat świata kraj kraju miasto miasta praca pracy kobieta kobiety mężczyzna dziecko dzieci dzień dni rok roku lat lata
    tydzień dom domu część części pytanie problem problemy przykład szkoła szkoły pieniądze prawo prawa rząd firma firmy robić robi zrobić mówić mówi powiedział widzieć
    widzi iść idzie przyjść dać daje może mogą mógł mogła chce chciał musi muszą wiedzieć wie znaleźć wziąć zostać został została stał stała zaczął uważa używać
    pozwala pokazuje pierwszy pierwsza drugi druga trzeci ostatni nowy nowa nowe nowych duży duża duże wielki mały dobry dobra dobre lepszy większy ważny ważne różne
    różnych sam sama samo kilka wielu dużo bardzo teraz dziś dzisiaj wczoraj jutro zawsze nigdy często czasem później potem tutaj prawie dobrze badanie badania badań
    wynik wyniki dane metoda metody system systemu forma sposób czas czasu moment miejsce miejsca przypadek przypadku punkt historia woda wody noc rano wieczór godzina
    godziny minut strona strony ręka wojna wojny śmierć imię przyjaciel rodzina rodziny książka książki obszar proces rozwój rozwoju`),
  pt: words(`pessoa pessoas gente vida mundo país países cidade trabalho mulher mulheres homem homens criança crianças dia dias ano anos semana casa parte partes pergunta
    problema problemas exemplo escola dinheiro direito governo empresa empresas fazer faz fazem fez feito feita feitos feitas dizer diz disse ver vê ir vai vão dar dá
    poder podem podia poderia querer quer chegar chega chegou levar passar passa passou deixar seguir encontrar encontrou chamar vir pensar sair voltar tomar conhecer
    viver sentir tratar olhar contar começar esperar procurar existir entrar trabalhar escrever perder produzir ocorrer entender pedir receber lembrar terminar permitir
    aparecer conseguir servir precisar manter ler cair mudar apresentar criar abrir considerar primeiro primeira segundo terceiro último última novo nova novos novas
    grande grandes pequeno bom boa bons melhor melhores maior maiores menor alto alta importante importantes diferente diferentes mesmo mesma mesmos próprio alguns
    algumas vários várias muita muitos muitas agora sempre nunca depois antes aqui ali hoje ontem logo quase bem nível estudo estudos resultado resultados dados método
    sistema forma maneira tempo momento lugar lugares caso casos ponto história água noite manhã tarde hora horas minutos lado mão guerra morte nome amigo amigos família
    livro livros área processo desenvolvimento`),
  ro: words(`om oameni oamenii viață viața lume lumea țară țara țări oraș orașul muncă munca femeie femei femeile bărbat bărbați copil copii copiii zi zile ziua an ani anul
    anii săptămână casă casa parte partea părți întrebare problemă problema probleme exemplu școală școala bani drept dreptul guvern guvernul companie face fac făcut
    facă spune spus vedea vede văzut merge merg veni vine venit da dat putea pot putem puteau vrea vor vrut ști știe ajunge ajuns trece găsi găsit pune pus lua luat
    lăsa începe început înțelege folosi folosit permite deveni arată arăta primul prima doilea ultimul ultima nou nouă noi noul mare mari mic mică mici bun bună bune
    mult multe mulți important importantă importante diferite diferit același aceeași propriu câțiva câteva acum azi ieri mâine mereu niciodată adesea apoi aici
    acolo aproape bine studiu studiul studii rezultat rezultate rezultatele date datele metodă sistem sistemul formă mod modul timp timpul moment momentul loc locul caz
    cazul cazuri punct istorie apă apa noapte dimineață seară oră ore minute mână război moarte nume prieten prieteni familie cărți carte zonă proces dezvoltare animale
    operă vârf`),
  sk: words(`ľudia ľudí ľuďom život života svet sveta krajina krajiny krajine mesto mesta meste práca práce prácu žena ženy muž muži dieťa deti detí deň dni dní rok roku roky
    rokov týždeň dom domu časť časti otázka otázky problém problémy príklad škola školy škole peniaze právo práva vláda vlády spoločnosť druhý druhá druhé prvý prvá
    prvé posledný nový nová nové nových veľký veľká veľké veľkých malý malá malé dobrý dobrá dobré lepší vyšší väčší nižší menší dôležitý dôležité rôzne rôznych ďalší
    ďalšie iný iné iná celý celé celá mnoho niekoľko okolo mohol mohla mohlo mohli mal mala malo mali musí musel chce chcel povedal povedala hovorí robiť robí vidieť
    vidí vie vedieť ísť ide prísť prišiel začal stal stala stalo patrí používa používať umožňuje ukazuje vykonáva stojí žije žijú získať nájsť našiel našli včera
    dnes zajtra teraz vždy nikdy často niekedy takmer úplne spolu počas medzi proti kvôli vďaka najmä predovšetkým napríklad výsledok výsledky výskum výskumu štúdia
    metóda metódy dáta údaje systém systému voda vody vodu hodina hodiny minút miesto miesta mieste spôsob spôsobom strana strany koniec začiatok vojna vojny meno
    slovo slová kniha knihy cesta cesty oblasť oblasti podmienky`),
  sv: words(`människor människa liv livet världen land landet stad staden arbete kvinna kvinnor man män barn barnen dag dagar vecka hus huset del delen fråga problem exempel
    skola skolan pengar rätt regeringen företag år tid tiden andra annan annat ny nya nytt god goda bra stor stora stort liten litet små första andra sista viktig viktiga viktigt
    egen eget egna hela varje blivit gör göra gjorde gjort går gick komma kommer kom säger säga sa se ser såg står stå stod vet veta visste finna finns fanns ligger låg ta tar tog ge
    ger gav hjälpa börja börjar få fick använda använder läsa läser tänka tänker ofta aldrig alltid kanske samma deras nästan gång gånger mått från främst måste`),
  tr: words(`büyük küçük yeni eski iyi kötü güzel önemli ilk son diğer başka kendi özellikle başına arasında sırasında karşı doğru yanlış zaman gün yıl yıllar insan insanlar dünya hayat
    ülke şehir iş kadın erkek çocuk çocuklar hafta ev bölüm soru sorun örnek okul para hak hükümet şirket kitap dil bilgi veri araştırma sonuç çalışma öğrenci öğretmen etti eder
    edilir edildi ediyor yaptı yapar yapılan yapıyor geldi gelir geliyor gitti gider söyledi söyler gördü görür verdi verir aldı alır buldu bulunan bulunmaktadır kullanılan kullanır
    yazar okur sever ister biliyor şey şekilde yüzden bugün yarın dün sekiz dört beş altı yedi dokuz bin yüz ortada orada burada şurada yerli tüm bütün herkes hemen belki hiç`),
}
