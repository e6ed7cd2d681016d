import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Feminine nouns in -ă. */
const nounsInA =
  words(`adresă afacere agendă alarmă amiază amprentă anchetă apă aramă armă artă asistentă atmosferă avocată bancă bandă barcă bară barbă bătaie bibliotecă bicicletă
    biserică bluză boală bombă bucată bucurie bunică burlană cafenea cameră campanie casă caută cană cauză căsătorie cântăreață căldură căsuță centură chitară ciorbă clasă
    clădire clinică coadă coală colegă comandă comedie companie comună concluzie copertă copilă coroană criză cruce cultură curbă curte cutie dată declară democrație dilemă
    distanță doamnă doctoriță dovadă dramă dumbravă durată echipă economie elevă energie epocă esență experiență expresie fabrică fată faptă farmacistă faună familie femeie fereastră
    figură filă firmă floare floră foaie formă fotografă frică frontieră frunză gară gaură gazdă gheată ghindă glumă grabă gradină grădină grămadă grijă groapă gumă haină halbă hartă
    iarbă iarnă idilă imagine industrie inimă insulă intrigă întâlnire istorie jucărie jumătate lampă lacrimă lectură legendă legumă limbă lingură linie lipsă lună lume lumină lucrătoare mamă mană
    manieră mapă marcă mașină masă măsură medicamentă melodie memorie metaforă metodă minte mireasă minută monedă moară muzică nevastă noapte normă notă nuntă nuvelă ofertă ogradă ordine oglindă omletă operă
    oră orchestră pagină pană panică pară parte pasăre patrie pădure pânză pâine pâlnie perioadă persoană perspectivă pictură piață piatră piele piesă pietonală pildă pizză plantă plajă plasă plată plimbare
    poartă poezie poftă politică poză portocală poveste practică prăjitură prietenă primăvară problemă probă profesoară programă propoziție prună psihologă publicitate punte ramură răspundere rază rată referință regină regulă
    rețetă revistă rimă roată rochie rugăciune rudă sală salată sărbătoare scară scenă schimbare schiță scrisoare scriitoare seară secundă selecție semnătură ședință serbare sferă sită situație slujbă societate sobă soră sosire
    spaimă speranță sportivă statuie stea stradă structură studentă suferință sumă școală taxă tabără tabletă tablă tară tastatură teamă temă temperatură temniță teorie toamnă trăsătură treabă treaptă trecere tristețe trupă
    țară țeapă ținută turmă umbră undă unealtă unitate urmă ușă uzină vacanță vacă valiză valoare vară vecină vedere veste viață vilă vină violență vitamină vizită vitrină voce vorbă vreme vulpe zână zăpadă zi zonă`)
const adjectiveForms =
  words(`activ actual adevărat amplu antic artistic atent bogat bolnav clasic competent complet complicat concret confuz constant corect cultural civil cunoscut decisiv detaliat dificil diferit direct distinct economic
    elegant eficient elementar emoționant englez esențial estetic evident exact excelent extern familial fericit fin fizic francez frecvent fundamental general german gigantic important inteligent interesant intens intern internațional istoric liber liric
    literar logic matur medical militar minunat modern modest moral național natural necesar negativ normal obosit original palid perfect personal plăcut politic popular potrivit pozitiv practic precis pregătit prezent principal profund public
    rapid rar real recent religios ridicat român rus scurt secret semnificativ sever sigur similar simplu sincer singur social spaniol special specific stabil strict superb supărat talentat tehnic timid tradițional tragic trist unic urban util vizual`)
const feminineInA = new Set([...nounsInA].filter((word) => word.endsWith('ă')))

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjectives:
    words(`activ actual adevărat amplu antic artistic atent banal bogat bolnav bun calm cald cinstit clar clasic coerent comic competent complet complex complicat comun concret confuz constant corect
    cultural cunoscut cuminte dator decisiv deosebit deschis desăvârșit detaliat dificil diferit diplomatic direct distinct divers economic elegant eficient elementar emoționant enorm esențial estetic evident exact excelent
    extern fals faimos falimentar fericit fin fizic frecvent frumos fundamental general generos genial gigantic grav hotărât iluzoriu imens important inteligent interesant intens intern internațional ironic istoric îngust
    însemnat întunecat înalt lent liber liric literar logic lung major matur medical minunat mic modern modest moral nativ național natural necesar negativ negru nervos neobișnuit nou normal obosit obscur onest original
    palid pasionant perfect periculos permanent personal plăcut plin politic popular potrivit pozitiv practic precis pregătit prezent principal profund prost pur rapid rar real recent religios respectat ridicat rotund sărac scump scurt
    secret semnificativ separat sever sigur simbolic similar simplu sincer singur social special specific spectaculos stabil straniu strict superb supărat talentat tehnic timid tradițional tragic trist umil unic urban urât util valid vast
    vechi vesel viitor violent vizibil viu`),
  adjectivesAla: new Set([...adjectiveForms].map((word) => `${word.replace(/u$/, '')}a`)),
  adjectivesFem: new Set([...adjectiveForms].map((word) => `${word.replace(/u$/, '')}ă`)),
  adjectivesPluralFeminine: new Set(
    [...adjectiveForms].filter((word) => !/[cu]$/.test(word)).map((word) => `${word.replace(/os$/, 'oas')}e`),
  ),
  adjectivesPluralMasculine: new Set(
    [...adjectiveForms].filter((word) => !/[cu]$/.test(word)).map((word) => `${word.replace(/t$/, 'ț').replace(/s$/, 'ș')}i`),
  ),
  counted: words(`ani articole cărți elevi kilometri minute oameni ore pagini persoane săptămâni secunde studenți zile`),
  feminine: words(`cameră cantitate carte casă clasă direcție echipă familie idee limbă lucrare metodă oră perioadă persoană problemă
    situație soluție stradă școală temă țară zi`),
  feminineA: feminineInA,
  feminineAla: new Set([...feminineInA].map((word) => `${word.slice(0, -1)}a`)),
  firstSingular:
    words(`citesc vorbesc iubesc scriu merg fac văd aud spun zic știu vreau doresc cred aștept caut caut ajut ascult cer cunosc întreb primesc
    găsesc folosesc gândesc trăiesc muncesc lucrez studiez învăț privesc pun iau dau duc aduc trimit deschid închid port simt țin las cumpăr vând visez pregătesc prezint urmăresc
    admir respect apreciez analizez observ descriu plătesc rezolv termin încep repet înțeleg recunosc mănânc beau conduc descopăr descarc notez desenez povestesc`),
  masculine:
    words(`actor adevăr adult album an animal apartament aparat argument articol autobuz autor băiat bărbat birou brad bloc cadou caiet cal calculator capitol câine ceas
    cercetător cerc cetățean citat coleg computer concept concert concurs conflict contract copac copil corp creion cuvânt curs cuțit deget desen dialog dicționar director doctor document domn drum element elev
    erou eseu eveniment examen exemplu experiment factor fapt film fotograf frate fruct fenomen fluviu gând gard gest grad grup hotel îndemn institut interes iepure inginer interviu jurnal joc laborator lac lanț leac loc locuitor
    lucru magazin mal manual medic meci mesaj mijloc minut moment motiv munte muzeu muzician nasture nivel nor nume număr obiect obiectiv obicei ochi om oraș organ parc parlament pat pas pahar partid perete peisaj personaj
    plan poem poet pod popor port post prieten principiu proces produs profesor proiect program pretext procent profil puls punct public raport răspuns rău război rege rezultat rol roman râu sat sens sentiment scaun scop
    scriitor sector secret secol semn serviciu sfat sistem soare soldat spațiu spectacol spital sport stat stil student studiu subiect succes sunet tablou tânăr teatru telefon televizor tren text
    test titlu trup turist tramvai unchi univers vapor vecin verb vers viciu vis vot zeu ziar zid`),
  noComma: words(
    `și sau ori ca că dar iar însă ci deci nici fie chiar mai doar numai decât cât astfel așa tot nu un unul acest de cu în la pe din pentru prin cel cea al a ai ale o cum când unde dacă mult abia poate deoarece fiindcă deși mereu ba da`,
  ),
  notSubject: words(
    `asupra ca către cât contra cu datorită de decât despre din dintre după fără în in între la lângă pe pentru peste prin pt sau spre sub și nici`,
  ),
  participles: words(`adus ajuns ajutat ales apropiat arătat ascultat auzit bucurat cerut chemat citit constatat creat dat descoperit
    desfășurat dezvoltat dovedit dus explicat extins făcut format gândit hotărât invitat îmbolnăvit început înregistrat întâmplat
    întors întrebat lăsat luat mutat născut observat oferit oprit părut petrecut pierdut plăcut plecat produs promis pus răspuns
    realizat redus remarcat rugat rupt schimbat scris spus stabilit stricat supărat terminat trezit trimis văzut venit zis`),
  participlesMore:
    words(`adus ajuns ajutat ales alergat analizat apărut apropiat arătat ascultat ascuns așezat aștept așteptat atins auzit avut băut bătut bucurat căutat căzut cerut chemat citit construit constatat crescut crezut cumpărat cunoscut
    câștigat cântat creat dat deschis desenat descoperit desfășurat devenit dezvoltat dispărut dorit dormit dovedit dus explicat extins făcut folosit format fost fugit găsit gândit gătit hotărât ieșit intrat invitat iubit îmbolnăvit împărțit încercat închis
    început îmbrăcat înregistrat întâlnit întâmplat întors întrebat înțeles învățat învins jucat lăsat locuit lovit luat lucrat luptat mâncat mers mirat mulțumit murit mutat născut notat numit observat ocupat oferit oprit organizat participat
    părăsit părut petrecut pierdut plătit plâns plăcut plecat pornit povestit prezentat pregătit primit privit produs promis propus publicat pus putut rămas râs răspuns
    realizat recunoscut redus remarcat repetat reușit rezolvat rugat rupt salvat schimbat scos scris sosit speriat spus stabilit stat stins strigat stricat studiat suferit sunat supărat susținut știut terminat trăit trecut trezit trimis ținut uitat
    urcat urmat urmărit vândut văzut venit visat vizitat vorbit vrut zburat zis`),
  people: words(`angajați autori bărbați cercetători cetățeni colegi copii elevi frați jucători locuitori medici membri oameni
    participanți părinți politicieni prieteni profesori studenți vecini`),
  prepositions: words(`asupra către contra cu datorită de despre din dintre după fără in în între la lângă pe pentru peste prin pt ptr
    spre sub`),
  roles: words(`angajat autor cercetător cetățean concluzie director doctor elev inginer jurnalist manager medic om părinte politician
    președinte profesor scriitor student`),
}
