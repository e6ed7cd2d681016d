import { words } from './words.ts'

/** Words of everyday use in the Romance and Slavic languages, beside their function words: of two that a slip may have meant, the likelier. */
export const everydayWords: Readonly<Record<string, ReadonlySet<string>>> = {
  cs: words(`lidé lidí lidem život života světa svět země zemi město města městě práce práci žena ženy muž muži dítě děti dětí den dny dní rok roku roky let týden
    dům domu část části otázka otázky problém problémy příklad příkladem škola školy škole peníze právo práva vláda vlády společnost společnosti druhý druhé druhá
    první poslední nový nová nové nových velký velká velké velkých malý malá malé dobrý dobrá dobré lepší vyšší větší nižší menší důležitý důležité různé různých
    další jiný jiné jiná celý celé celá mnoho několik mohl mohla mohlo mohli měl měla mělo měli musí musel chce chtěl řekl řekla říká dělat dělá vidět vidí ví
    vědět jít jde přijít přišel začal stal stala stalo patří používá používat umožňuje ukazuje provádět provádí stojí vypadá žije žijí získat
    najít našel našli včera dnes zítra teď vždy nikdy často někdy skoro téměř úplně spolu kolem během mezi proti kvůli díky zejména především například výsledek
    výsledky výzkum výzkumu studie práce metoda metody data údaje systém systému voda vody vodu hodina hodiny minut místo místa místě způsob způsobem strana strany
    konec konce začátek úprava úpravy druhu druhy válka války jméno slovo slova kniha knihy cesta cesty oblast oblasti`),
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
  it: words(`persona persone gente vita mondo paese paesi città lavoro donna donne uomo uomini bambino bambini giorno giorni anno anni settimana casa parte parti domanda
    problema problemi esempio scuola soldi diritto governo azienda aziende fare fa fanno faceva dire dice detto vedere vede visto andare va vanno venire viene vengono
    dare potere possono poteva potrebbe volere vuole dovere devono doveva dovrebbe sapere sa trovare trova trovato passare prendere preso mettere messo portare portato
    lasciare parlare parla pensare credere sentire vivere vive tenere cominciare iniziare chiedere chiesto capire usare utilizzare permettere diventare mostrare mostra
    primo prima secondo seconda terzo ultimo ultima nuovo nuova nuovi nuove grande grandi piccolo piccola buono buona migliore migliori maggiore minore alto alta
    importante importanti diverso diversi diverse stesso stessa stessi proprio propria alcuni alcune molti molte tanti adesso ora oggi ieri domani sempre mai spesso
    dopo qui subito quasi bene studio studi risultato risultati dati metodo sistema forma modo tempo momento luogo luoghi caso casi punto storia acqua notte mattina
    sera ora ore minuti lato mano guerra morte nome amico amici famiglia libro libri area processo sviluppo termine termini`),
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
}
