import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjectives:
    words(`angielski bezpieczny biały biedny bogaty brudny brzydki brązowy cały chory cichy ciekawy ciemny ciepły czarny czerwony czysty dobry
    dodatkowy domowy drogi drugi duży dziwny długi francuski gorący gospodarczy gruby główny inny interesujący istotny jasny jedyny
    kolejny kolorowy krótki mały miły mocny modny mądry młody narodowy następny naukowy niebieski niemiecki niski nowoczesny nowy
    ogromny ostatni pierwszy piękny podobny polityczny polski poprzedni popularny poważny prawdziwy prosty prywatny publiczny pusty
    pyszny rosyjski różny samotny silny smaczny smutny społeczny stary szary szeroki szybki słaby słodki tani techniczny trudny trzeci
    ulubiony ważny wesoły wielki wolny wspaniały współczesny wysoki wąski zdrowy zielony zimny znany zły ładny łatwy śliczny świetny
    żółty`),
  adverbs:
    words(`często dlatego dobrze dokładnie głośno jednocześnie niedawno niezbyt nigdy obecnie podobno prawdopodobnie później rzadko szybko
    teraz tutaj wczoraj wszędzie zaledwie zawsze zwykle`),
  cities: words(`anglii australii belgii berlinie chinach danii europie europy europę francji francję gdańska gdańsku gdyni grecji hiszpanii
    hiszpanię irlandii japonii kanadzie katowicach krakowa krakowie litwie londynie lublina lublinie madrycie moskwie niemczech
    norwegii paryżu polsce polskę portugalii poznaniu rosji rzymie szczecina szczecinie szwajcarii szwecji słowacji torunia toruniu
    turcji ukrainie ukrainy warszawie warszawy warszawę wrocławia wrocławiu węgrzech włoszech zakopanem`),
  feminine:
    words(`aktorka analiza aplikacja apteka armia autorka babcia bajka biblioteka bitwa burza cecha cena chmura choroba ciocia czapka córka
    decyzja droga dziewczyna dziewczynka energia fabryka firma fotografia funkcja gazeta gospodarka gra grupa gwiazda góra głowa
    herbata hipoteza historia impreza informacja kamera kartka kawa kawiarnia klasa kobieta kolacja koleżanka komisja komórka koszula
    krowa książka kuchnia kultura kurtka lampa lekarka lekcja liczba literatura mama matka metoda muzyka nadzieja nagroda nauczycielka
    nauka noga ocena opera operacja opłata partia pensja piosenka planeta plaża poczta pogoda polityka praca pracownica przerwa
    przyczyna przygoda próba restauracja rodzina rozmowa roślina ryba rzeka różnica ręka siostra sprawa strategia strona studentka
    sukienka sypialnia szafa szkoła tabela technologia teoria torba tradycja trasa uczennica ulica umowa ustawa usługa walizka walka
    wersja wiedza wiosna wizyta woda wojna wycieczka wyspa zabawa zasada zima zmiana zupa łazienka`),
  femininePlural:
    words(`aplikacje bitwy cechy chmury choroby córki decyzje dziewczynki dziewczyny firmy gazety godziny grupy gry gwiazdy góry informacje
    klasy kobiety koleżanki książki lekcje liczby metody minuty nagrody nauczycielki oceny osoby partie piosenki plaże przyczyny próby
    rodziny rośliny rzeczy rzeki różnice siostry sprawy strony studentki szkoły tabele technologie teorie torby tradycje uczennice
    ulice umowy ustawy usługi wersje wizyty wycieczki wyspy zasady zmiany`),
  infinitives: words(`bać być chcieć czytać iść jeść kupić lubić mieć mówić myśleć pić pisać powiedzieć pracować robić rozumieć spać
    widzieć wiedzieć zapomnieć zrobić`),
  knowing: words(`cieszę dowiedział dowiedziała jasne możliwe mówi mówią mówił mówiła myślę myśli myślimy myślisz napisał napisała
    obawiam oczywiste okazało okazuje oznacza pamiętaj pamiętam pokazują pokazuje powiedział powiedziała powiedzieli prawda
    przypuszczam rozumiem sądzę sądzi sądzimy słyszałam słyszałem stwierdził stwierdziła szkoda twierdzą twierdzi twierdził uważa
    uważają uważam uważamy widać widzę widzi wie wiecie wiedzą wiem wiemy wierzę wierzy wiesz wynika zakładam zauważył zauważyła`),
  longGenitive:
    words(`adres alkohol argument artykuł autobus bank cukier czas dokument dom egzamin eksperyment film głos hotel instytut internet klub
    koncert kontrakt kraj kurs las list lęk mecz most numer obiad obraz park plan pociąg pomysł port prezent problem proces program
    projekt przepis przykład raport rower rozdział ryż sens serial sklep sok spacer sport strach sukces system talent teatr tekst
    telefon temat test transport tłum uniwersytet wpływ wykład wynik zakład zamiar zapał żal`),
  masculine:
    words(`adres argument artykuł autobus bank brat budynek błąd chleb chłopak chłopiec cukier cytat czas dach dokument dom dworzec dyrektor
    dzień egzamin eksperyment film garnitur głos hotel instytut internet język kapelusz klub kolor komputer koncert kot kościół kraj
    kurs las lekarz list mecz miesiąc most mąż nauczyciel numer obiad obraz ogród ojciec okres park pies plan plecak pociąg pokój
    pomysł port powód prezent problem proces program projekt przedmiot przepis przykład ptak płaszcz raport rok rower rozdział rynek
    samochód sens ser serial sklep skutek sok spacer sport student stół sukces sweter syn system teatr tekst telefon temat test tydzień
    uczeń uniwersytet urząd wiersz wniosek wpływ wykład wynik wyraz zakład zamek zespół zeszyt związek zwyczaj`),
  neuter:
    words(`auto badanie bezpieczeństwo biuro centrum ciało doświadczenie drzewo dziecko imię jabłko jezioro kino krzesło lato liceum lustro
    masło miasto miejsce mieszkanie mięso mleko morze muzeum narzędzie niebo okno pismo piwo piętro pojęcie pole powietrze prawo
    pytanie radio rozwiązanie serce spotkanie społeczeństwo stypendium szczęście słowo słońce uczucie urządzenie wejście wino wrażenie
    wydarzenie wyjście wykształcenie zachowanie zadanie zdanie zdjęcie zdrowie zjawisko zwierzę ćwiczenie łóżko śniadanie środowisko
    światło święto źródło życie`),
  nocomma: words(`a albo ale ani bądź bez chociaż chyba czy dla dlatego do dopiero głównie i jak jako jednak jest już lecz lub między
    mimo może na nad natomiast nawet nie nim niż no np o od oprócz oraz po pod podczas pomimo przed przez przy również szczególnie tak
    także też to tylko tym u w wbrew we więc właśnie wtedy z za zanim zaś ze zwłaszcza że`),
  perfective:
    words(`nakarmić namalować napisać narysować nauczyć obudzić poczekać pomyśleć poprosić posprzątać przeczytać przetłumaczyć ugotować umyć
    usłyszeć wypić zadzwonić zapłacić zatańczyć zaśpiewać zbudować zjeść zorganizować zrobić zrozumieć`),
  personalPlural:
    words(`absolwenci aktorzy amerykanie anglicy artyści autorzy badacze bracia chłopcy czytelnicy członkowie dyrektorzy eksperci europejczycy
    francuzi goście inżynierowie kandydaci kierowcy klienci koledzy królowie lekarze ludzie mieszkańcy muzycy mężczyźni nauczyciele
    naukowcy obywatele ojcowie panowie pisarze piłkarze poeci polacy politycy pracownicy profesorowie przyjaciele respondenci robotnicy
    rodzice rosjanie sportowcy studenci synowie sąsiedzi turyści uczestnicy uczniowie żołnierze`),
  transitive:
    words(`czyta czytają czytam czytamy czytasz czytał czytała jadł jadła je jedzą jem kupiliśmy kupił kupiła kupiłam kupiłem kupuje kupują
    kupuję lubi lubimy lubisz lubią lubię lubiła lubiłam lubiłem ma mają mam mamy masz miał miała miałam miałem mieliśmy ogląda oglądam
    oglądał oglądała pije piją piję pisał pisała pisze piszę pił piła poznał poznała robi robię robił robiła rozumiał rozumiała rozumie
    rozumiem sprzedaje sprzedał widać widzi widział widziała widziałam widziałem widzą widzę zna znają znam znamy znasz znał znała
    znałam znałem zrobił zrobiła zrobiłam zrobiłem`),
  withGenitive:
    words(`bać bał bała boi boisz boją boję brakowało brakuje dotyczy dotyczą doświadcza doświadczył oczekuje oczekują oczekuję pilnować
    pilnuje pilnuję potrzebować potrzebował potrzebowała potrzebuje potrzebujemy potrzebujesz potrzebują potrzebuję szuka szukają
    szukam szukamy szukać szukał szukała szukałam szukałem słucha słuchają słucham słuchamy słuchać słuchał słuchała udziela udzielił
    udzieliła unika unikają unikam unikać używa używają używam używamy używać używał używała wymaga wymagają wymagać wymagał wymagała
    żąda żądają żądali żądał`),
}
