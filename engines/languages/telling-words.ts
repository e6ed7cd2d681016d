import { words } from './words.ts'

/**
 * Everyday words by which a few words of a language are told from its relatives: those that the relatives spell otherwise or do not
 * have. Words that several lists hold weigh less by themselves.
 */
export const tellingWords: Readonly<Record<string, ReadonlySet<string>>> = {
  cs: words(`či zítra včera večer doma chci chceme vím víme nevím aby ačkoli ani ano asi bez bude budou byl byla bylo byly být co což další den deset do dobře dnes dva dvě chce ho hodně chvíli i jak jako je jeho jejich
    jen jenom ještě jeden jedna její jsem jsi jsme jsou jste již k kde kdo kdy když ke která které kterou který kteří léta let má mají město město mě mezi mnoho moc může
    můžete můžeme mohou musí na nad nám náš naše ne nebo nebyl nejsou než není nic nich ním nové nový o od on ona oni on po pod podle pokud pouze práce pro proč proto
    protože před při přes první rok roce roku s se si skoro slovo spíše stále své svého svůj svou tady tak také tam ten tento této tím to toho tomto toto třeba tři tu ty u už v
    ve velmi více vím viz však všechno všichni vždy z za zase ze že život`),
  sk: words(`či alebo avšak dnes zajtra včera večer doma chcem chceme viem vieme neviem aby ak ako aj ale alebo ani áno asi bez bol bola boli bolo bude budú byť čas čo ďalší deň dnes dobre dva dve desať hoci ho iba ich jeden jedna jej jeho
    je ju k každý kde kedy keď kto ktorá ktoré ktorý ktorí ktorú ktorých len lebo má majú mal malo mesto medzi mnoho moc môže môžu môžete môžeme musí my na nad nám náš nie
    nič nich ním nové nový o od on ona oni po pod podľa pokiaľ práca práve pre prečo pred preto pretože pri prvý rok roku roky rokov s sa si sme som sú ste slovo stále
    svoj svoje svojho svoju tak takže také tam ten tento tieto tom tomto toho tri treba tu u už v viac vo všetko všetci však vždy veľa veľmi z za zo že život`),
  es: words(`ayer mañana noche tarde saben sabe quiero queremos tengo tenemos hacer decir casa calle a ahora al algo alguna algunos antes años así aunque bien cada casi casos cerca como cómo con contra cosas cuando cual de del desde después día dice donde dos durante el
    ella ellos en entonces entre era eran es esa ese eso esta está están estas este esto estos fue fueron gran ha había hace hacia han hasta hay hecho hoy la las le les lo
    los luego más me mejor menos mi mientras mismo momento mucho muchos mundo muy nada ni ninguna no nos nosotros nuestra nuestro nuevo o obstante oeste otra otro otros
    para parte pero personas poco por porque primera pues puede pueden que qué quien según ser si sí siempre sin sino sobre sólo solo son su sucede sus también tan tanto
    tiempo tiene tienen todavía todo todos trabajo tras tres tu un una uno unos usted uso vez veces vida y ya yo verán`),
  pt: words(`ontem amanhã noite tarde sabem sabe quero queremos tenho temos dizer casa rua precisa preciso a agora ainda além algumas alguns ao aos apenas após as às assim até bem cada casos coisas com como contra da das de dela dele depois desde dia disse do dois dos durante e é
    ela elas ele eles em então entre era eram essa esse esta está estão este eu fazer foi foram há hoje isso isto já lhe lo mais mas me melhor menos mesmo meu
    mim minha muito muitos mundo na nas não nem nenhum no nos nós nossa nosso nova novo num numa o onde os ou outra outro outros para parte pela pelas pelo pelos pessoas
    pode podem por porque quando que quem quê são se seja sem sempre ser seu seus sim só sobre sua suas também tanto te tem têm tempo ter toda todas todo todos
    trabalho três tudo um uma umas uns vai vez vezes vida você vocês`),
  it: words(`ieri domani sera notte voglio vogliamo dire casa strada a abbiamo ad ai al alla alle allo altri altro anche ancora anni avere aveva bene c'è che chi ci come con contro cosa così cui da dai dal dalla dalle degli
    dei del dell della delle dello deve di dopo dove due durante e è ed era erano essere fa fare fatto fino fra già gli ha hanno ho i il in io la lavoro le lei li lo loro
    lui ma me meglio meno mi mia mio modo molti molto mondo ne negli nei nel nella nelle nessuno niente noi non nostra nostro nuova nuovo o oggi ogni oppure
    ora per perché però persone più poco poi possono può prima primo qualche quale quando quanto quella quello questa queste questi questo qui sarà se secondo sei
    sempre senza si sia siamo solo sono sotto sta stata stato su sua sue sugli sul sulla suo suoi tanto tempo ti tra tre troppo tutta tutte tutti tutto un una uno uso vita voi volta`),
  ro: words(`a acea această aceasta aceste acest acesta aceștia acolo acum ai aici al ale alte altă altul am ani anul apoi ar are asemenea asta astfel atunci au avea bine ca că când
    care căreia căruia cât ce cea cei cel cele celor chiar cine când cu cum da dacă dar de deci decât deja deși despre din dintre doar după ea ei el ele era erau este eu
    fără fi fie foarte fost fi iar în încă înainte între într însă la le lor lucru lui mai mare mea mele meu mi mod mult multe mulți ne nici nimic noi nostru nou nu numai o oameni
    ori orice pe pentru peste poate pot prea prima prin putea sa să sale sau se sub sunt și său timp toate tot toți trebuie trei tu un una unei unele unor unui viața voi vor vreme`),
  fr: words(`à ai alors après au aucun aussi autre autres aux avant avec avoir beaucoup bien c'est ça car ce cela celle celui ces cet cette ceux chaque chez comme comment contre d'un
    dans de depuis des deux dit doit donc dont du elle elles en encore entre est et était étaient être eu fait faire fois font fut grand il ils j'ai je jour jusque l'on la le les leur
    leurs lui ma mais même mes mieux moi moins mon monde ne ni non nos notre nous nouveau on ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi premier
    puis quand que quel quelle quelques qui quoi rien sa sans se selon sera ses si soit son sont sous souvent sur ta tandis temps toujours tous tout toute toutes très trois trop
    tu un une vers vie vous votre y`),
  pl: words(`aby albo ale ani aż bardzo bez bo bowiem być był była było były będzie będą bym chce chociaż ci co coś czasu czego czy czyli dla dlaczego do dobrze dosyć dwa dwie dziś dzień
    gdy gdyby gdzie go i ich ile im inne innych ja jak jako je jeden jednak jednym jego jej jest jestem jeszcze jeśli już każdy kiedy kilka która które którego której który
    których którzy kto lat lata lub ma mam mają między mi miał może można mogą mu musi my na nad nam nas nasz nawet nic nich nie niej nim nowe nowy o od on ona one oni oraz po pod
    ponieważ poza pracy przed przez przy raz rok roku są się skoro swoich swoje swój ta tak także tam te tego tej ten teraz też to trzeba trzy tu tutaj ty tych tylko
    tym u w we wiele więc więcej wszystko wszyscy wtedy wyspie z za zawsze ze że żeby życie`),
  sv: words(`alla allt andra att av bara blev bli blir barn dag dagen de dem den denna dess det detta dig din ditt dock då där efter eller en ett från för få får
    före genom gör ha hade han har hans henne hennes hon honom hur här i icke idag igen in inga ingen inte inom jag kan kunde kommer man med mellan men mer mig min mitt mot mycket människor
    ni nog nu någon något några när nästan och också om oss på sade samma samt se sedan sig sin sina sitt ska skall skulle som så sådan till tid två under upp ut utan vad var vara varit
    varje varför vart vem vi vid vilka vilken vill år än är åt över`),
  no: words(`alle alt andre at av bare ble bli blir blitt barn både da dag dagen de deg dem den denne der deres det dette din disse du dersom eller en enn er et etter faller flere for fordi
    fra få får før gikk gjennom gjorde gjør ha hadde han hans har henne hennes her hos hun hva hvem hver hvis hvor hvordan hvorfor høyere i igjen ikke ingen inn jeg kan komme kommer
    kunne litt man mange med meg mellom men mens mer min mot mye må måtte ned noe noen nok nå når og også om opp oss over på sammen samme seg selv siden sier sin sine sitt
    skal skulle slik som så takknemlig til tid to under ut uten var ved verden vi vil ville vår være vært år`),
  nl: words(`aan al alle allen als andere ben beter bij dan dat de deze die dit doen door dus een eens en er ernstig geen gaat gaan geeft goed haar had hadden heb hebben heeft hem het hier
    hij hoe hun iets ik in is ja je jaar jaren kan kon kunnen maar me meer men mensen met mij mijn moet moeten na naar net niet niets nieuwe nog nooit nu of om omdat onder ons ook op over
    steeds te tegen toch toen tot tussen twee uit uw van vaak veel veel voor waar waarom wanneer want waren was wat we weer wel werd werden weten wie wij wil worden wordt zal ze zei zeer zelf
    zich zij zijn zo zoals zonder zou zouden`),
  de: words(`aber alle allem als also am an andere auch auf aus bei beim bin bis bist da damit dann das dass dein dem den denn der des die dies diese dieser dieses doch dort du durch ein
    eine einem einen einer eines er es etwas euch für ganz gegen gibt hab habe haben hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre im in immer ins ist ja jede jedoch jetzt kann kein keine
    können konnte machen man mehr mein mich mir mit muss nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine selbst sich sie sind so sollte sondern über um und uns unser
    unter viel vom von vor wann war waren warum was weil welche wenn wer werden wie wieder will wir wird wo wurde wurden zu zum zur zwei zwischen`),
  hu: words(`a abban addig ahol akár aki akik akkor alatt ami amely amelyek amelyet amikor amit annak arra át az azért azok azt azonban azután azzal bár be benne csak de e egy egyes egyik
    egymás el ellen elég előtt én ennek erre és év évek ez ezek ezért ezt fel felé hanem hiszen hogy hogyan igen így ilyen ill inkább is itt jó jól kell kellett kerül képest később két ki
    kívül között közül le legalább legyen lehet lehetett lenne lett ma magát majd már más másik meg megint mely melyek mert mi miatt mielőtt miért mikor milyen mindig
    mint mintha most nagy nagyon ne nekem neki nem nélkül néha nincs olyan ott össze ő ők pedig persze például s saját se sem semmi sok soha szerint szinte számára talán tehát
    teljes több tovább továbbá újra úgy után utána vagy vagyis valaki valami van vannak vele vissza viszont volna volt voltak`),
  tr: words(`ama ancak arada artık aslında ayrıca az bana bazen bazı bazıları ben beni benim bile bir biraz birçok biri birkaç biz bize bizim böyle bu buna bunda bundan bunlar bunları bunu bunun
    burada çok çünkü da daha de değil demek diye dolayı en eğer fakat gibi göre hangi hatta hem henüz hep hepsi her herhangi için iki ile ilgili ise işte kadar kez ki kim kimse
    mi mı mu mü nasıl ne neden nerede niye o olan olarak oldu olduğu olduğunu olsa olur on ona ondan onlar onların onu onun orada oysa önce öyle sanki sen senin siz sizin sonra şey şu şimdi şöyle
    tarafından üç üzere üzerinde var ve veya vardı ya yani yapmak yerine yine yok yoksa zaten`),
}

/** Letters that few languages write: one of them in a few words tells much. */
export const tellingLetters: ReadonlyMap<string, readonly string[]> = new Map([
  ['ß', ['de']],
  ['ő', ['hu']],
  ['ű', ['hu']],
  ['ș', ['ro']],
  ['ț', ['ro']],
  ['ţ', ['ro']],
  ['ă', ['ro']],
  ['ğ', ['tr']],
  ['ı', ['tr']],
  ['ş', ['tr', 'ro']],
  ['ě', ['cs']],
  ['ř', ['cs']],
  ['ů', ['cs']],
  ['ľ', ['sk']],
  ['ĺ', ['sk']],
  ['ŕ', ['sk']],
  ['ł', ['pl']],
  ['ż', ['pl']],
  ['ź', ['pl']],
  ['ś', ['pl']],
  ['ć', ['pl', 'hr']],
  ['ń', ['pl']],
  ['ą', ['pl', 'lt']],
  ['ę', ['pl', 'lt']],
  ['ã', ['pt']],
  ['õ', ['pt', 'et']],
  ['ñ', ['es']],
  ['¿', ['es']],
  ['¡', ['es']],
  ['ø', ['no', 'da']],
  ['æ', ['no', 'da', 'is']],
  ['å', ['sv', 'no', 'da']],
  ['ť', ['sk', 'cs']],
  ['ď', ['sk', 'cs']],
  ['ň', ['sk', 'cs']],
  ['ê', ['pt', 'fr']],
  ['ç', ['pt', 'fr', 'tr', 'ca']],
  ['â', ['pt', 'fr', 'ro']],
  ['œ', ['fr']],
  ['ù', ['fr', 'it']],
  ['ì', ['it']],
  ['ò', ['it', 'ca']],
])
