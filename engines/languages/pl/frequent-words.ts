import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`się nie jest jak tak dla przez ale jej czy tym tego gdy oraz tylko już mnie wielomianu jego może bardzo było jako który był ich ten była
  będzie wielomianów pani nich przy pracy jednak wartości które pod przed przypadku ani sobie pierwiastków być jeszcze tej pan która lub
  wszystkie ona bez nic więc systemu aplikacji należy coś także funkcji wartość nas zostały też wszystko teraz gdzie nawet wszystkich których
  poprzez takie nad dwa sposób testy niż kiedy lecz tych siebie miał działania można potem jeżeli celu nim właśnie tam którym niej rzekł
  została warto dwóch razem oczy intel obu wtedy nikt cały między one której dopiero trzeba został testów wielomian albo celem którą następnie
  programu niech lat biblioteki zostaje klasy mógł aby funkcja mam samo pozwala sobą każdy stanu trzy miała długo rzeczy aplikacja
  rzeczywistych dobrze również roku zaś zawsze czas taka ciągu wszyscy mój danych podstawie którego jakby mówi sam dlatego zmian domu nam
  jakie kilka pomocą część bardziej pamięci jestem pana prawie strony innych temu jeden wiele trochę prostu człowiek stanie ludzie dane były
  czasu takich kto możliwość postaci działanie typu dodatkowo niego sama ludzi dwie ponieważ raz liczba wyniki nigdy czego początku oznacza
  dziś wody wówczas stan pliku gdyż projektu jednym głos pierwsze dzieci mieć znacznie mniej pomiędzy wyłącznie choć miejscu nią program jedną
  rękę stopnia wejścia użytkownika współczynników wolfram więcej tyle pierwszy chyba przykład wiem mamy sprawdzenie oni razie dlaczego znowu
  dalej czyli wcale dzięki zaraz zupełnie wcześniej bowiem zarówno danego możliwości kolejnych typów klasa pierwiastki drugiej zbyt badań
  drugim gdyby moim kolei żeby daje czasem przecież zostanie czym chociaż podczas musi wielu wynik mówił wiesz liczby zmiany zauważyć linii
  samochodu posiada wielomiany wyrazów pytanie niemal mają życia dzień drugi natomiast słowa moja osób powodu wszystkim części trzech nimi
  kolejne taki mogą dziecko przerwania drugą wie drzwi będą wraz wszystkiego chciał swej klas port studio funkcje zostało następuje dzielenia
  stopień kilku ile człowieka badania którzy minut chodzi rzecz chwili metody umożliwia mojej dużo zależności mimo imię głową dzieje nagle
  zwłaszcza wyjścia pierwszego innego pieniądze pół chce takim wreszcie chwilę gry przeciwko serca twarz wiedział ojca panna blisko panie
  jesteśmy fok zaznaczyć języku komputera implementacja użytkownik struktury wzorcowego obliczanie poprawne biblioteka obie znajduje ktoś
  pewnie chcę jednego życie jednej polski poza możemy ustawienia godziny skąd różnica przynajmniej stała momencie dnia pozostaje funkcję uwagę
  pracę koniec temperatury dni rodzaju zwraca trudno druga widać swoje grupie operacji słów metoda jakieś świat myśli będę działa jeśli wam
  nocy zresztą spytała zapisu pokoju was serce różnych ojciec córki ręce klasie wersji pamiętać high tablicy poprawnie pierwszą niezbędne
  niezerowych znajdowanie odpowiedniej przeprowadzone struktur liczb żadnego samych często sieci wpływ najczęściej właściwie około prawo robić
  proszę stoi przedziale ostatnie całą każdym jedna stanowi pięć temat element dał komunikacja innymi języka każda małych zgodnie czynienia
  według byli warszawie inne znów puszczy lodu stopni temperaturę poniżej pierwsza musiał różne systemie pewien niby tutaj zapytał mama
  wystarczy potrzeby najbardziej lepiej wysłać jaką rano prawda dziewczyna możliwe odpowiedział rok ażeby później stało pewnością żyd nigdzie
  krwi panu głupia mogła król znalezienie powinno stronę ziemi cóż zrobić bądź jakim marek urządzenia trakcie polega komunikacji
  funkcjonalności przedstawiony przeciwnym dodatkowych konfiguracji zawiera tzn pakietów algorytm przeze wielomianem algorytmu visual
  framework rzeczywiste dużych byłoby pierwszym znaczy ostatni zrobił powstał problem miasta jedno pociąg wieczorem uwagi analiza efekt
  dotyczy głównie trzecim polskich rozprawy latach tekstu porównanie pierwszej widział duża widzę pomocy większość mało sytuacji zwykle patrzy
  kraju niewiele różnice pomimo inaczej brakuje grupy sprzętu swoim całej ogóle każdego szybko wielką polecam stary całe zna mały końca myśl
  bibliotece gorąco równa razy dać łańcuch jesteś matka chłopiec powoli ciotka zera łzy ach list swą szczygieł swoją żaden mówiła gdybym
  czasami głowę króla piersi żadnej wasza jakiś projekt matki czemu znać znajdują stworzenie drugiego portów przerwań wywołanie wykonywana
  opcji informację chcemy pinów aplikację plik poleceń dany znaków testowe dodawania oparta rzadkich niezależnie reprezentację jednostkowych
  konsolowa aspektem analogiczne handlu mówią rozwiązanie zależy polskiej moc moje mną składa fakt rozdziale cztery osoby ciszy zdaniem
  powinny nazywa miejsce rodziny zmiana przede napięcia jaki posiadanie tymczasem najmniej niniejszej praca pełni układ powiedział okazało
  klient raczej samą sześć ustalenie źródeł kolejny wymaga ono takiego pojęcia wszakże użycie słowo skoro obrazek konieczności temperaturze
  lód czasie protokół miejsca dostał książki kultury znaleźć znam wrażenie głowie nogi razu błąd brak patrzył wodą całego wyników czuje słońce
  kieszeni masz będziesz możesz wobec względu spokojnie bazowa wpływu nasz musimy dobry kiedyś naraz pewno łańcucha klucz począł pies ksiądz
  zawołał drodze chłopca usta postać miłości zaczął dość nowego naszych dom życiu sposobem panią dokoła nowej pisania umie widmo wina
  natychmiast góry głosem wasze zdaje samym dodała skądże odparł odezwał oczu królewskiej świecie rzucił ręką śmierci rzekła znalazł młode
  gazet rąk innym iść mniejszy kwiat jaka okna ależ jakże różnicą podana informacji wysłanie odpowiednio urządzeń pętli operacyjnego linia low
  wyłączenia wpisać wyjście odpowiedniego wybrany wypadku mapie uruchomienia programista obrazu klienta aplikacje zmienną free funkcjonalność
  definicji niewielką operatora dzielnej zerowym przypadki pochodnej poprawności zerowych znajdowania serwis zostaną kategorii komunikat
  wykonywane operacja testowy wielomianach precyzji zdefiniowane funkcjonalne precyzją abstrakcyjnej współczynnikach liczbę móc działań
  testowanie wyrazy zakaz służy klientów rację ograniczeniem szkole godzin wolność tezy bywa zakłada podstawowych wiedzy państwo czyta ochotę
  długich naszym trzecie mieszkanie dobre mogę trzema piszą szczególnie ważne drugie lubię dwadzieścia państwa muszę reszta ostatnich
  przedmiotem narzędzie pamięć tworzy dotychczas pozwalają pomysł kogo zasady próba myślę rzadko kończy magisterskiej pytania zmienić
  pieniędzy dzisiaj wsi lata niezwykle prace rolę analizy wiadomo starszych prac europie mierze wciąż elementów inny rozdział dłużej powinien
  sto widocznie zaczęły dużej kości niepewności masę odpowiedzi siły siła wpływa sprawdzić naszego muzyką udział nasze samego swój
  nauczycielka mechanizm wydaje powinna film miałam tygodnia twarzy niedawno byłem pokazuje język moi czasy zrozumieć ekran wziąć miałem błędy
  dniu rozpocząć przedstawienie zazwyczaj pełnym smutno ostatnia rada stołu nowych takiej współczynnik chleb przepraszam używać nowy zanim
  zegarek powiedziała nieco zauważył kobieta tygodnie maja siedziała nikomu jakaś jakoś dziwnie dłonie ręku dłoni gotów mogli informacje
  powitanie jednakże bawić ciebie obchodzi kolega zdawało jacka sztuki żadnych bierze sprawy coraz dawniej zda obowiązku opowiadał zamiast
  powie wszystkimi książę boga oczami panny chwilą powiedzieć cała wpół zajmie mocno nieraz podzielić największego okoliczności drogi żył czuł
  ciche dopóki oto swych świata prawdą lewej waszej wszelkie dusze prawa spytał wszelkich powietrzu cezary dosyć głowa chcą para zwrócił znak
  nami dotąd wielkim marcinek jaśnie pytałam zaledwie ciągle złości same koń pozycji ludzkość krzyknął cię krokiem niemożliwe wyczerpania
  impulsu dawajcie mordach zapis dają przykładem danej porty sygnału obsługi najpierw portu linie bit kolejnym komunikację instrukcji zostać
  narzędzia odpowiednią wersję uruchomieniu wpisanie określonym system pliki class pasów tworzenia dodatkowe dodatkową karcie użyte projekcie
  wykorzystania dalszej zaimplementowane dostępnych odbywa wykonanie napisany serwerem moduły dyspozycji oprogramowania interfejs zastosowanie
  sposobu plików zostają przeciwieństwie implementacji wykorzystanie zawierających wprowadzania przeprowadzenie podobnie kodu zwracany
  aktualnie dzielnika wynikiem rezultat zadaniem pozwalająca sumy iloczynu zwrócone otrzymane procesora potęga twierdzenia operacje zawierać
  jedynym iloraz całkowicie niezależne odpowiednie zachowanie wydajność ciąg znaku mapa dokument obiekt weryfikację wspomniane zwrócony
  najwyższej łatwy obrazków niedziele równie odpoczynku uważam inną dziećmi obejmuje małe miesiącach okazał duży pokazują każdemu pozostałe
  spór zasada granicę wolno wariant słyszę sami czytać miesiąc czterdziestu zajęcia ilość instrukcja zdecydowanie wieku udawać problemu
  dziesięciu ręka idzie telefon praktycznie miastach samemu północy odpowiedzialności końcu małą weekend czeka dostaje listy okno historię
  psem argumenty wypadki pociągu godzinę najwyżej istotnym wyraźnie instalacji energia osoba czterech przegląd czwartym historii środowisku
  przyjęto analizie wybranych wziął wspólnej zaczęłam zastanawiać sprawa robi sprawę pacjentami wybrałem tłumaczy szybkie błędów pacjentów
  używają zakończeniu prostych umiała termin żyła zaczyna literatura uparcie skończyć obserwacji początkowo poziomu południu wzrostem liczbą
  stał swego dostępne wskazują ciepła kapitału dostęp charakter poziomie pomiaru znacznej dotyczące sytuacja przedstawia wymiana dawne
  stanowią powtarza autorów wyszedł grupa opisy ciekawe badaniu ponad zaczęli wystarczająco zrobione mówili powrót własnym liczbie najlepiej
  spraw zwierzę las wyboru znany badanie ocena różnicę piętnaście średnia równej powierzchni leżała użyć badanej równowagi standardowe
  bezpośrednio tygodni zakresie uzyskane krótki okres gleby lasu rodziców płynu pokazał leśnej kwaśny muzyka studentów wiedzieć muzyki trzecia
  zapamiętać proste napisać test mieliśmy brzmi klatce dawał zmieniła prowadzi własną biorą ludziom władzy chwilami modelu warunki zasługuje
  trzeci wygląda płynie lepszy książkę pałacu buty smutne jednocześnie musiałem niektóre komuś dźwięk identyczne dokładnie proces znajdować
  słoik lubi odpowiada biały cienki wyrzucić oba względem pierwszych wystarcza wybrać konstrukcja ekranie dobrą hej egzaminów trudne dziesięć
  łatwiej sen choćby południe taką oknem biorę żadne praktycznej umowa obowiązuje nazwa zwrócić sądu najważniejszym woda szybkość dodanie sieć
  stałą oprócz inflacja doktor wzrostu wychodzi pomóc smak zakwas młodego związku patrz ulicy włosy cicho powrócił służba nadejściem białe
  tamten ruchu obok chłopak koło odpowiedzialność pewnego znalazła przypomniał wpadł oddać korzystając wielki duszą srebrne śmiechem mężczyzn
  strzelbę lasów mocy czarne uśmiech mogłem sercu postanowiłem chcąc parę śmierć mela kobiety przerwała prędko otóż wprost krótko zabrał
  ogromny ładne zięcia zdziwiony stosunki jakimś ramionami cień obidowski giewont obowiązków pełne kunicki kochamy wino zapachem tylu wśród
  obcych roboty zamku główne poważnie wasz panowie jeno sukni krzyknęła zwróciła szepnęła dzieckiem zarumieniła głowy czegóż gniewem zaglądać
  mego kapłani przecie miało mogliśmy kilkadziesiąt podróży bór swym grała swe spod wielkość duszy chciała pewną jechać nastąpi rozmowy sercem
  czoła jakkolwiek myślała panicz suknię ino wczoraj mości uśmiechem tuż miłość pacierza starań stąd odparła szczerze męża byłaby uśmiechnęła
  zawołała niemu nędzy pannę mówię marki wszędzie bolszewików folwarku stolicy śmiał niczym służyć ucho trwało stały krzyk tedy woła muszą
  ramach mężczyzny dowolnego pewnych warunkach systemem głębi podane słowy własnych matko żyda rzeczywiście twarzą weszła szczęście rawska
  kasztelana pewnikiem jam marszałek matce owego pokój marcinka łóżko umarła ananasy szkoda chcesz prosty szepnął wewnątrz śledzono zacierał
  prawdę łagodnie począwszy zastała sala większe wiecznie podawane poznać podążyła pozostałych podobne wywołana mogło bóg hrabia gotowe
  będziemy dawać pyta poręki che różnic ludzkości korzyść braku daty sygnał działać sygnały analogowych zewnętrznych nieskończonej konieczne
  tryb wygenerowania analogicznie stop odczytać producenta podanych wywołuje int rodzaj równoznaczna momentu operacyjny punktu wartościami
  pokładowego silniku aktualny komputerem opisane mechanizmy stronie bibliotek obsługa czujników symulatora zapisywane opcja gen
  mikrokomputera rozwiązaniem użyciu uruchomiony www zaletą serwera wersja dowolny określonych przełączników połączeniu zestaw użycia stacji
  klienckich protokołu opisu pakiety komputerów istniejących wykonania mające stworzona aplikacją kod algorytmy interfejsu rozgrywki graczy
  rozgrywkę modulo mnożenia odmiennych wektora przypadków obiekty gęstych porównania dokonałem umożliwiają podawania daną przedstawić wzrost
  wymagane zapewnić zerowy potęgi przeanalizować wskaźnik pozwalającego przeprowadziłem statyczna liczbach przedział wykonane reprezentacją
  tablica porównujące widoczna powoduje ułamkową składniowo liczbowych dana występują wspomnianej łatwe jedyna zmienna rozmiaru automatycznie
  twórcy eliminacji wielokrotnych krańcach ważnym moduł współczynniki doktorskiej dokumentu limitu skuteczne reszty obliczona uzyskany
  poprawnego znacząco czwartego ósmego dokładna zero poprzednich nawiasów wbudowany spowodowane faktem rozwiązania wstawienie ontologii
  metodologia tworzenie zdefiniowanie zamieszczam potędze podobnych oblicza równy korzystać testowane pusty znakiem operator mapy przeciwnicy
  wolności obecne celów argumentem wspólny wolny wtorek spotka wybraną nadal zamknąć zakupy sklepy miały zyskać doświadczenia zamknięte
  pokolenia podobny przepisów wolnych miesiącu wyższej tygodniu odniesieniu edycji art gwarantuje prowadzenia równocześnie godności
  uzasadnienia dziecka akcentuje skutków pokoleń analogiczny pełną prowadzonych ponadto chorób jedynie traci rozwiązaniu model nauki
  rozstrzygnąć pokolenie święta czytają zapytać powieści reportaż artykułów akademiku czytam tekstem tekstów krótkie czytania kawiarni mieszka
  warszawa odpowiedzieć pojedynkę jeść zupę uczą rachunki byłam nikim lekarze domem miejsc spokój towarzystwo polskie posłuchać uczciwie
  podróżą złudzenie poważne wykresu dworcu przyjdzie zjawiska elementem krajowego zasad rozliczeń net niskiego poświęcono zmienia gospodarstw
  domowych użytkowników trafi zużycia zmianą rozdziałów literatury wnioski ziemiach stopniu dekadach perspektywie kościoła powstałe odrębnego
  opracowania powstawania poszczególnych fundacji całość zawierający napiwki wynagrodzenia terminala myślałam ręki kwotę zgodne praktyce
  swojemu działają rzeczywistości teoretycznej pojęcie stanowiska przedstawiam poznania wywiadów lekarzami szpitalu łodzi problemy
  niebezpieczne zdrowia przyjechało potrzebują szpitali używa tanie prowadzić literaturze stanów językami znają badawcze czują metodą
  prezentuję rodzina jakąś brała powstała praktyką programów przedmiotu wstecz izby materiał zimą gadanie siedziałem stężeń głównych emisji
  sprzyja nurt autorzy utrzymuje badanych publikacje oceny społecznych niniejszego społecznego zaufania relacji jednostki ujęcia doprowadziła
  tezę zaufanie najniższych ograniczenia dowodem pomoc utrzymują instytucjonalnej zarazem niektórzy większą zainteresowania sieciową długim
  czasowym czasopism grywalizacja gier inni ciekawość znaczenie górze najważniejsze wraca swojego wielkiej wróci wracają rodzinie opisuje
  powrocie wyjazd obce przeprowadzono stara sądzić publikacji żubr puszcza genetyka puszczę tysięcy psuć wnioskować słusznie praktyka
  przyzwyczajenia wcisnąć ćwiczenia dokładności kawałki zapisując ponownym pomiar ilością zgodny leżał znajdowała warstwa otoczeniem pokojowej
  przyszłości choroby uczestników losowo grup zastosowano kontrolnej komisji and znała istotności testu rezultaty ogranicza chcieliśmy sposoby
  roztworu godzinie pehametrem pehametr wodzie działka niższe normalne jony kolor niewyraźny błędem powtarzać pomaga słuchała zadania pamięta
  następujące ciszą klasyczną istotna mała słowami normalnie miodu żart prosta cieczy kulki lipowy gryczany wielokwiatowy dwudziestu stopniach
  klatka palcach wykres ładną prostą poszło źle rządzi powieść udaje czymś śledztwo zwierzęta tkwi głosie zapisuje nadaje czułości osobą każe
  bywają najciekawszych kaplicy książka szkoły plakatu efektem środowiska graficznego protokoły względy głównej napisana nowe pole mamą resztę
  streszczenia obraz wesela ludźmi tramwaju wyszłam synem serial ostatnim pochodzę sługa małym psie śmieszne pozycję specjalnie starych
  dokładne wokół kimś zrozumiałem dialogach niedobrych śmiechu siedzieli połowie nowo gościa szeregu śpiewać statek tydzień smutny wiecie
  fermentacja warunkiem niczego wybacza solanka potrzeba soli czysta żyją powierzchnią sprawdza dniach określenia toteż istotną szybciej
  prelegent dowód odpowiedź przyznać skończyło trzeciej postępowania płakać naprawdę zacząć szafce serio trzeciego przeszło umiem mieszkam
  zimy polska zima kurtka zdjąć światło szesnastej ciemno spacer zimno lekarz jedzenie brzuchu wychodzić czwartek meble zmierz piękna oglądał
  piwo wyszło fotel babci oboje częstym umową zlecenia urlop robisz jakich godzinach teoretycznie składek wygodne kluczowe polecenia wystąpić
  niewielkiej solą cząsteczki kryształu szybkości równowagę sodu cząsteczek mówimy zmianę wzór van zatem wynosi silnych zwykła cpi ceny
  powodów zamknął zobaczyć rosną uwaga wymienić komplet octowy mlekowy lodówce najwyższy dobra gościem tyłu choćbyś zęby kolano kosztuje kawy
  naprawy zapach zakład punktualnie drzwiach szedł laty zielonym istniał nazwę łóżku poznała ucha karetki korytarzu upuścił robił wieczór
  pomyślał dawna radca zapalała brat salonie wykonując dopełnić jemu posunięcia przypomnieć śmiech zjawił białym brakowało partia czternaście
  jolka siedział krześle oddała koc wyjaśnił wstała usiadła ramionach mieszkał psa rodzice jezioro dookoła bał położył wyciągnął szalik zębami
  płakała tata wszedł telewizji kara uśmiechnął dodał postanowiła środę niedzielę garnki dawała przyjechała wydawała sufit wesoło karty
  chwileczkę przyszłym przejażdżka aleję ukazał zatrzymał żarskiego kazał wracać bije drży biedną mię ano uroczystym głośnym rad wyniku
  opowiadania zebranych obławę podobno dążył ogromnego podawał drewniany wesołe najprzód jęczeć roześmiać zachłannie jakiejś rady zbudził
  głębokich rynku drogą tobą pozwól wyszła tobie podoba ton interes dziwny przyjaciel mieszkamy zrobi wizyty pokazywać obrazy główki galerii
  obrazów pamiętam gdyśmy słuchać zdobył głównym uprawia najlepszych kolonie przyglądał wzięła myślał każdą dostanie posiadających deski
  szkodzi słońcu piasku złotego pada obidowskich gości wola ust słońca zwrócona gość śpiącego zbroi okrzyk chwila silnie twardych barw
  melancholii opadła uśmiecha posądzasz posądzam skarbonki uczuć zerwał usiadł stole rzewnie fabryki widokiem rękawach tako umiał zrobią
  przeciwnie piękną wojny dam spełnić spodziewać odpowiedziano zapał dziewczynka poczęła widok baronowa pokojach tonem wywołał drgnęła
  przyszłam wychodzę położenie wątpię dostojność szukać udanym wzięli traktat obaj rzekę wieczności stworzenia naszej spotyka hojna
  niezwłocznie pozostać nafcianych morzu znajdziemy wpływem znaczny podróż byliśmy noc rozpoczęcie słonecznych śniegi dęby wołyńskie drzewa
  dawały ordynat dziwy snu cieszył jesieni natury barwa działała przeszłość brutalnie doń chętnie trudności warszawy żałośnie gęsto szczyty
  wyżyny zziajany dół rozsądna trudów rozwagi gruncie powodzeniem owijał wybrała uważa wysokiego słowem póki skłonność pociąga dala przyjęcie
  piórem srodze oko zdarza ludzkim miłościwa raczy kwiaty odbija wedle szerokich gardło uciechy wielka najmłodszego miłościwy żalem waść
  koszyczek niechcący paź pokornie`)
