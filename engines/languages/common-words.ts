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
