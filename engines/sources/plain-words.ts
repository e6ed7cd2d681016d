import { words } from '../languages/words.ts'

/**
 * Words that scholarly prose is made of whatever it is about: studies, findings, effects, changes, and the verbs that join them. Nobody
 * searches by them, so they are no key words. Base forms; they are compared by their stems, and verbs with
 * more than one stem stand with all of them. Names of months are among them. Sorted. A word that names a field of study of its own
 * (`education`, `policy`) does not belong here. By language.
 */
export const plainWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`ability able accelerate account achieve activity add additional affect allow analyse analysis analyze appear approach april area argue
    aspect associate association assume august author average base became become began begin begun believe better bring broad call case cause central
    century certain challenge change claim clear common compare comparison complete concern conclude conclusion condition confirm consequence consider
    considerable context continue contribute correlate country current data day decade december declare decline decrease deeper degree demonstrate
    depend describe determine different difficult directly discuss dramatically due early effect effective emerge emphasize enable especially
    essential establish evidence examine example exist expect experience explain explore extent face fact factor fail fall fallen feature february
    fell find focus follow form found fully further gave general give given good greatly grew group grow half held help high higher highlight idea
    identify impact impair implication imply importance important improve include increase increasingly indicate individual influence information
    interest investigate involve issue january july june kept key kind know lack large larger lasting later lead led left less level life likely limit
    link literature little long long-term longer lost lower made main maintain major make march mean meant measure method million month mostly
    necessarily need negative new next note novel november number observe obtain occur october offer often old order original outcome overall paper
    part participant particular particularly past people percent perform period place play point positive possible potential predict present prevent
    previous primary problem process produce promote propose prove provide public publish put quickly raise range rapid rapidly rate reach reason
    receive recent recently reduce reduction refer relate relation relationship relatively relevant rely remain report represent reproduce require
    research researcher respond result reveal review risen rising role rose said sample saw scholar see seem seen september several shape share shift
    short show shown significant significantly similar simple single situation slow small society solution special spend spent stage start state stood
    strong strongly structure study subject substantial success successful suggest support survey take taken task tend term test theory thing think
    thought time today told took tool topic total toward trend turn type undermine understand understanding unknown use useful user value vary view
    want way weak weaken week well went wide widely won work world worsen written year young`),
  hu: words(`adat alacsony alapján alapul alkalmaz állapot állít általános április augusztus becsül befolyásol befolyásolja bemutat bizonyít bizonyos
    bővül cél cikk csoport csökken csökkent csökkenti december döntő egyes egyre elemez elemzés elér elmélet elmúlt előfordul előny eltérő ember
    érdekes eredmény eredményez érint érinti erős értékel év évszázad évtized február fejlődik felhívja figyelem fok fokoz fontos forrás fő függ
    gyakori gyakran gyenge gyors hány használ használata hatás hatással hely helyzet hiány hoz hozzájárul idő igazol igen ír irodalom ismer ismert
    január javít jelenség jelent jelentős jelentősen jelez július június kapcsolat kapcsolódik kérdés késő kevés kialakul kiemel kimutat kimutatta
    kimutatták kiváló követ következmény következő következtet közöl közös kulcs kutat kutatás kutató különböző különbség különösen lassú lényeges
    létezik magas május március megállapít megállapította megállapították megfigyel meghatároz megjelenik megnövel megvizsgál mér mérték minta mód
    módon módszer mutat nagy negatív nehéz november nő növekedés növekszik növel növeli nyújt ok oka okoz okozza október országos összefügg
    összefüggés pozitív probléma rámutat rész részvevő romlik ront rontja rövid segít segítség súlyos szakasz szám számos szempont szeptember szerep
    szerzó szerző szint szorosan szükséges támogat tanulmány tapasztal társul tartalmaz tartós tényező terület tesz többség történik tud tűnik új
    újabb utal választ változás változik vezet világ vitatott vizsgál vizsgálat vizsgálta vizsgálták`),
  ro: words(`abordare accent afecta afectează ajuta an analiza analiză aprilie arată arăta arătat aspect astăzi august autor avea baza bază bun cauza
    cauză cazul cerceta cercetare cercetător conduce confirma consecință considera constata context continuu contribui contribuie crește creștere
    crucial date decembrie deceniu demonstra demonstrat deosebit depinde descoperi descrie determina determină deveni dezvolta diferență diferit
    direct domeniu duce efect evidenția examina exemplu explica face factor februarie frecvent general grup ianuarie impact implica important include
    indica influența influență influențează informație iulie iunie îmbunătăți împiedica înalt înregistra însemna legat legătură lucrare lume lung mai
    major mare martie măsura metodă mic mod necesar negativ nivel noiembrie nou număr observa obține octombrie oferi om parte participant perioadă
    permite persoană pozitiv prezenta privi problemă proces produce propune provoca publica puternic rapid rata rată rău recent reduce relație relevă
    reprezenta rezultat rol scădea scădere schimbare scop secol semnificativ septembrie slab spori sprijini stare studia studiile studiu subliniu
    sugera susține teorie timp tip utiliza vechi vedea`),
  sk: words(`analýza analyzovať apríl august autor brániť cieľ časť často človek data dáta december desaťročie dlhý dokázať dosiahnuť dôkaz dôležitý
    dôsledok efekt existovať faktor február forma hlavný hodnota hovoriť informácia istý január júl jún klesať kľúčový krajina máj malý marec menej
    meniť metóda miera mnoho mnohý mnohých množstvo model nárast naznačovať negatívny nízky november nový objaviť oblasť obsahovať odhaliť október
    opisovať osoba ovplyvniť ovplyvňovať ovplyvňuje počet podiel podporovať pokles pomáhať potvrdiť poukazovať používať pozitívny predstavovať
    preukázali preukázať príčina prinášať prínos prípad prispievať problém proces prostredie rast rásť rok rola rozdiel rozsiahly rozvoj rôzny rýchly
    september silný situácia skúmať skupina slabý spôsob spôsobiť spôsobovať spôsobuje stav storočie stupeň súvisieť súvislosť svedčiť svet štúdia
    štúdium tvrdiť účastník účinok ukázala ukázali ukázať ukazovať úloha umožniť úroveň uviesť veľký veľmi viacerý viesť vplyv vplývať výskum
    výskumník výsledok vysoký vysvetliť význam významný vzťah záver zhoršovať zhoršuje zistenie zistiť zlepšiť zlepšovať zmena znížiť znižovať zvýšiť
    zvyšovať zvyšuje`),
  de: words(`abhängen abnehmen ähnlich allgemein analyse analysieren ansteigen anstieg april art august auswirken auswirkung autor basieren bedeuten
    bedeutend bedeutsam bedeutung beeinflussen beeinträchtigen beeinträchtigt befund begünstigen beispiel beitragen belegen beobachten bereich bericht
    berichten beschleunigen beschreiben besonders bestehen bestimmen beweisen bewirken darstellen daten deutlich dezember dienen direkt effekt
    eigenschaft einfluss entstehen entwickeln entwicklung ergeben ergebnis erhalten erheblich erhöhen erhöht erklären ermöglichen erreichen erscheinen
    faktor fall februar festgestellt feststellen finden folge folgen fördern fördert form forscher forscherin forschung frage führen führt ganz
    gefährden gefährdet gelten gering gezeigt grad groß grund gruppe gut häufig haupt hemmen hinweis hoch höher indem information insbesondere jahr
    jahrhundert jahrzehnt januar juli juni klar klein korrelieren lang langfristig langsam leben leicht leiden leisten leistung literatur mai märz
    mensch messen methode mindern mittel modell möglich nachteil nachweisen negativ neu niedrig niveau november nutzen oktober person phase positiv
    problem prozent prozess rate reduzieren regel rolle schlecht schnell schwach schwer senken september signifikant sinken situation spielen stark
    steigen steigern steigt studie system teil teilnehmer theorie typ unterschied unterschiedlich unterstützen untersuchen untersucht untersuchung
    ursache ursachen verändern veränderung verbessern verbesserung verbindung vergleich verhindern vermindern verringern verschlechtern verstärken
    verursachen viel viele vieler weise welt werk wert wesentlich wichtig wirken wirkung wissen zahl zeigen zeigte zeigten zeit zeitraum ziel zunahme
    zunehmen zunehmend zusammenhang zusammenhängen`),
  fr: words(`aborder accroître affaiblir affecter aggraver aider améliorer an analyse analyser année août approche article aspect associer atteindre
    augmentation augmenter auteur avantage avril baisse baisser baser besoin bon cadre cas cause causer central certain changement changer chercheur
    clé comparer condition conduire conséquence considérable considérer constater contexte contribué contribuer court décembre décennie découvrir
    décrire degré démontré démontrer dépendre dernier déterminer développement développer différence différent diminuer diminution direct domaine
    donnée données durable effet élevé empêcher enjeu ensemble entraîné entraîner étude étudier évoluer examiner exemple exister explique expliquer
    exposer facteur faible faire faveur favoriser février fonction forme fort fortement fréquent général grand groupe haut homme humain identifier
    impact important indiqué indiquer influence influencer information inverse janvier jouer juillet juin large lien lier limiter littérature long mai
    majeur manière mars menace menacer mener mesurer méthode mettre mieux mode modèle modifier monde montré montrer moyen nécessaire négatif niveau
    nombre nombreux nouveau novembre nuire observer obtenir octobre offrir participant participer particulier partie pays période permettre personne
    petit phénomène plupart plusieurs poser positif possible pourcentage présenter principal problème processus produire proposer prouver provoquer
    question raison rapide rapidement rapport récent recherche réduction réduire réduit relation rendre rester résultat révélé révéler rôle selon
    septembre servir siècle significatif significativement simple situation souligner soutenir suggérer sujet susceptible système taux temps tendance
    théorie type utiliser valeur varier vie voir`),
  it: words(`accelerare affermare agosto aiutare alto ampio analisi analizzare anno approccio aprile argomento aspetto associare aumentare aumento
    autore avere basare base basso bisogno buono cambiamento cambiare campo caso causa causare certo chiaro chiave comparare comportare condizione
    condurre confermare conoscere conseguenza considerare contesto contribuire contribuisce correlare cosa crescere crescita dati dato decennio
    descrivere determinare dicembre differente differenza diffuso diminuire dimostrare dimostrato dipendere diretto diverso effetto elevato emergere
    esaminare esempio esistere evidenziare fare fase fattore favorire febbraio fenomeno forma forte fortemente frequente funzione generale gennaio
    giugno grado grande gruppo impatto impedire importante importanza incidere includere indagare indicare individuare influenza influenzare influire
    informazione legame legare letteratura livello luglio lungo maggio maggiore maniera marzo medio metodo migliorare minore misura modello modo molti
    molto mondo mostrare mostrato negativo notevole novembre numero nuovo offrire osservare ottenere ottobre parte partecipante particolare passato
    peggiorare periodo permettere persona piccolo portare positivo possibile presentare principale problema processo produrre promuovere proporre
    provare provocare quadro questione rapidamente rapido rapporto recente relazione rendere ricerca ricercatore riduce ridurre riduzione rilevante
    rilevare risultare risultato rivelare ruolo scopo secolo semplice settembre significativamente significativo simile sistema situazione sostenere
    sottolineare spiegare spinge spingere stadio stato studiare studio suggerire suscitare svolgere tasso tempo tendenza teoria tipo uomo usare
    utilizzare valore variare vedere vita`),
  es: words(`abordar abril acelerar afectar agosto alcanzar alto amplio análisis analizar año aportar artículo asocia asociar aspecto aumentar aumento
    autor ayudar bajo basar bueno cambiar cambio campo caso causa causar central cierto clave comparar comprobar concluir condición conducir confirmar
    conocer consecuencia considerable considerar contexto contribuir contribuye correlacionar corto crecer creciente crecimiento dato datos deber
    década demostrado demostrar depender desarrollar desarrollo descenso describir determinar diciembre diferencia diferente directo disminución
    disminuir efecto ejemplo ejercer elevado empeorar encontrar enero enfoque entender esencial estado estudiar estudio etapa evidencia evitar
    examinar existir explicar facilitar factor falta favorecer febrero fenómeno forma fuerte función fundamental general generar grado gran grande
    grupo hacer hallazgo hombre humano identificar impacto impedir importancia importante incluir incrementar incremento indicar influencia influir
    información investigación investigador investigar julio junio largo limitar literatura llevar lograr manera marzo mayo mayor mayoría medida medio
    medir mejor mejora mejorar menor método mostrado mostrar muchos muestra mundo necesario necesidad negativo nivel notable noviembre nuevo número
    observar obtener octubre ocurrir ofrecer país papel parte participante particular pasado pequeño período perjudicar permitir persona poder
    positivo presentar prevenir principal problema proceso producir promover proponer proporción provocar publicar punto rápidamente rápido reciente
    recientemente reducción reducir redujo relación relacionar representar resultado resultar revelar señalar septiembre siglo significativamente
    significativo similar simple sistema situación subrayar sugerir tasa tendencia tener teoría tiempo tipo transformar transformó usar uso utilizar
    valor variar ver vez vida vincular`),
  pt: words(`abordagem abril acelerar afetar agosto ajudar alcançar alto amplo analisar análise ano artigo aspecto associado associar aumentar aumento
    autor baixo basear bom campo caso causa causar central certo chave comparar concluir condição conduzir confirmar conhecer consequência considerar
    considerável contexto contribui contribuir crescente crescer crescimento dado dados década demonstrado demonstrar depender descobrir descrever
    desenvolver desenvolvimento determinar dezembro diferença diferente diminuição diminuir direto efeito elevado encontrar entender essencial estado
    estudar estudo etapa evidência evitar examinar exemplo existir explicar falta fase fator favorecer fazer fenómeno fenômeno fevereiro forma forte
    fortemente função fundamental geral gerar grande grau grupo homem identificar impacto impedir importância importante incluir indicar influência
    influenciar informação investigação investigador investigar janeiro julho junho levar ligação limitar literatura longo maio maior maioria maneira
    março medida médio melhor melhorar menor método mostrado mostram mostrar mudança mudar muitos mundo necessário negativo nível notável novembro
    novo número observar obter ocorrer oferecer outubro país papel parte participante particular passado pequeno período permitir pesquisa pesquisador
    pessoa piorar positivo possível prejudicar presente prevenir principal problema processo produzir promover propor provocar publicar rapidamente
    rápido recente redução reduz reduzir relação relacionar representar resultado resultar revelar século semelhante setembro significativamente
    significativo simples sistema situação sugerir taxa tempo tendência teoria tipo transformar transformou usar uso utilizar valor variar ver vida`),
  pl: words(`analiza analizować autor badacz badać badania badanie cecha cel czas czerwiec często część człowiek czynnik dane dekada długi dotyczyć
    dowodzić dowód duży dziedzina efekt faktor forma główny gorszy grudzień grupa informacja istnieć istotnie istotny kluczowy kraj kwiecień lata
    liczba lipiec listopad literatura luty maj mały marzec metoda miara mieć mniejszy mocny negatywny niski nowy obecny obserwować obszar odgrywać
    ogólny ograniczać okazać okres opisywać osłabiać osoba oznaczać październik pełnić podejście podkreślać pogarszać pokazać pokazywać pomagać
    poprawa poprawiać potwierdzać potwierdzić powiązać powodować poziom pozwalać pozytywny problem proces prowadzić przedstawiać przyczyna przyczyniać
    przykład przypadek publikacja rodzaj rok rola rosnąć rozległy rozwijać rozwój różnica różny ryzyko sierpień silny skutek spadać spadek sposób
    sprzyjać stan stanowić stopień stosować stwierdzić styczeń sugerować sytuacja świadczyć świat teoria twierdzić tworzyć typ uczestnik udowodnić
    ujawniać utrudniać używać wartość ważny wiek wielki wielu wniosek wpływ wpływać wrzesień wskazywać współczesny wykazać wykazały wykazywać
    wykorzystywać wynik wynikać wysoki występować wyższy wzrastać wzrost zagrażać zakres zależeć zależność zapobiegać zbadać zdolność zjawisko zmiana
    zmieniać zmniejszać zmniejszenie znacząco znaczący znaczenie związek zwiększać zwiększenie`),
  cs: words(`analýza analyzovat autor bránit březen cíl část často červen červenec člověk data delší desetiletí dlouhý dokázat dopad dosáhnout duben
    důkaz důležitý důsledek efekt existovat faktor forma hlavní hodnota hrát informace jistý klesat klíčový kraj květen leden listopad literatura málo
    malý měnit metoda míra mnoho mnohý mnohých množství model nárůst naznačovat negativní nízký nový objevit oblast obsahovat odhalit osoba ovlivnit
    ovlivňovat ovlivňuje počet podíl podporovat pokles pomáhat popisovat potvrdit poukazovat používat pozitivní problém proces prokázali prokázat
    prosinec prostředí představovat příčina přinášet přínos případ přispívat rok role rozdíl rozsáhlý rozvoj růst různý rychlý říjen silný situace
    skupina slabý snížit snižovat souviset souvislost srpen stav století studie stupeň svědčit svět teorie tvrdit typ účastník účinek ukázala ukázat
    ukazovat umožnit únor úroveň uvést velký velmi vést více vliv výsledek vysoký vysvětlit výzkum výzkumník význam významně významný vztah září závěr
    zhoršovat zhoršuje zjistit zjištění zkoumat zlepšit zlepšovat změna způsob způsobily způsobit způsobovat zvýšit zvyšovat zvyšuje`),
  nl: words(`aandeel aantal aantonen afhangen afname afnemen algemeen analyse analyseren april artikel aspect augustus auteur basis bedragen bedreigen
    beeld begrijpen beïnvloeden belang belangrijk belemmeren beschrijven bestaan bestuderen betekenen beter bevestigen bevinding bevorderen bewijs
    bewijzen bieden bijdragen blijken concluderen context daling december decennium deel deelnemer doel dragen duidelijk eeuw effect factor fase
    februari functie gebied gebleken gebruik gebruiken gegeven gegevens geval gevolg goed groei groeien groep grond groot helpen hoger hoofd hoog
    informatie invloed jaar januari juli juni klein kort kracht laag land lang leiden leven literatuur maart maat manier mate meer meest mei mens
    methode middel minder mogelijk negatief nieuw niveau november oktober onderzoek onderzoeken onderzoeker ontdekken ontstaan ontwikkelen
    ontwikkeling oorzaak opzicht percentage periode persoon positief probleem proces publiceren relatie resultaat resulteren risico rol samenhang
    samenhangen september situatie slecht snel spelen stellen sterk stijgen stijging studie suggereren systeem theorie tijd toename toenemen toenemend
    tonen toont type uitkomst uitleggen variëren veel verband verbeteren verbetering verergeren vergelijken verhogen verhoogt verklaren verlagen
    verminderen vermindering vermindert veroorzaken verschijnsel verschil verschillend verslechteren versterken vinden voorbeeld voordeel voorkomen
    waarde waarnemen wereld werken wijze wijzen wijzigen zwak`),
  sv: words(`allmän analys analysera andel antal använda april artikel aspekt augusti avgörande bero beskriva bestämma betona betydande betydelse
    bevisa bidra bild data december del deltagare effekt effektiv ett exempel faktor fall fas februari finna fler flera form forska forskare forskning
    framgå fråga främja förbättra förbättring förekomma förhindra förhållande förklara försvaga försämra förändra förändring genomföra god grad grund
    grupp gälla hindra hjälpa hota huvudsaklig hög högre information innebära innehålla inverka inverkan januari juli juni kopplad koppling kort
    kunskap land leda leva liten litteratur låg lång länka maj mars medföra metod minska minskar minskning många människa mäta möjlig möjliggöra
    nationell negativ nivå november ny nytta observera ofta oktober olik olika område orsak orsaka peka period person positiv problem process påverka
    påverkan påverkar resultat risk roll samband samhälle sekel september skillnad slutsats snabb spela stark starkt stor studera studie stärka stöd
    stödja syfte system sätt teori tid tillstånd tillväxt tyda typ undersöka undersökning uppnå uppstå uppvisa utveckla utveckling variera verka
    viktig vilja visa visade visar värde värld växa år århundrade årtionde öka ökande ökning`),
  no: words(`allmenn analyse analysere andel antall anvende april artikkel aspekt august avgjørende avhenge bekrefte beskrive bestemme betydelig
    betydning betyr bevis bevise bidra bilde bruke data del deltaker desember effekt eksempel endre endring faktor fall fase februar fenomen finne
    flere forbedre forbedring forebygge forekomme forhindre forhold forklare form forske forsker forskjell forskning forsterke forverre fremme funn
    føre gi gjelde god grad grunn gruppe hemme hensikt hindre hjelpe hovedsakelig høy høyere informasjon innebære inneholde innflytelse januar juli
    juni knytte kobling kort kunnskap land lang lav lede leve liten litt litteratur mai mange mars medføre menneske metode minske mulig muliggjøre
    måle måte nedgang negativ nivå november ny nytte observere ofte oktober område oppnå oppstå peke periode person positiv problem prosent prosess
    påvirke påvirker påvirkning reduksjon redusere reduserer resultat risiko rolle samfunn sammenheng september skyldes spille sterk sterkt stor
    studere studie støtte svekke system teori tid tilfelle tilstand tiår true truer tyde type ulik undersøke undersøkelse utvikle utvikling variere
    vekst verden verdi viktig virke virkning vise viser viste vokse øke økende økning år århundre`),
  tr: words(`açık açıklamak ağustos alan almak amaç analiz aralık arasında araştırma araştırmacı araştırmak artırmak artış artmak arttırmak aynı
    azalma azalmak azaltmak bağlı bakım başlıca beklemek beklenen belirgin belirlemek belirtmek benzer bildirmek bilgi bilinmek birçok birey bireyler
    boyut bulgu bulmak bulunmak bulunmuştur büyük büyüme çalışma çeşitli çıkmak çok değer değişik değişiklik değişim değişmek desteklemek dikkat dönem
    dünya düşmek düşük düzey eden edilen edilmek ediyor ekim elde etken etki etkilediğini etkilemek etkilemektedir etkileyen etkili eylül faktör fark
    farklı fayda fazla geçmek gelen gelişme gelişmek geliştirmek genel gerçek gerekli gerekmektedir getirmek göre görmek görülmek gösteriyor göstermek
    göstermektedir göstermiştir gözlemlemek grup gün haziran hız hızlı içermek ileri ilgili ilişki ilişkili inceleme incelemek insan iyi iyileştirmek
    kanıt kanıtlamak kasım katılımcı katkı kısa kişi konu koşul kullanım kullanmak kurmak küçük literatür makale mart mayıs meydana miktar model neden
    nedeniyle negatif nisan nitelik nüfus ocak olan olarak olmak olması olumlu olumsuz oluşmak oluşturmak oran ortaya oynamak önem önemli önlemek
    örnek özellik pozitif rol sağlamak saptamak sayı sebep seviye sıklık sonra sonuç sorun sunmak süre süreç şubat tarafından temmuz teori tespit tip
    uzun veri vurgulamak yaklaşım yapılan yapmak yarar yaşam yeni yıl yol yöntem yüksek yüzde yüzyıl zaman zayıf`),
}
