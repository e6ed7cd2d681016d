import { makeVerbTable } from './verbs.ts'

// Verbs of everyday; the rows are described in `verbs.ts`.
const rows = `
  mít má mají měl i a
  vidět vidí vidí viděl i a
  slyšet slyší slyší slyšel i a
  znát zná znají znal i a
  hledat hledá hledají hledal i a
  potřebovat potřebuje potřebují potřeboval i a
  kupovat kupuje kupují kupoval i a
  koupit koupí koupí koupil p a kupovat
  studovat studuje studují studoval i a
  číst čte čtou četl i a
  přečíst přečte přečtou přečetl p a číst
  psát píše píšou psal i a
  napsat napíše napíšou napsal p a psát
  jíst jí jedí jedl i a
  sníst sní snědí snědl p a jíst
  pít pije pijí pil i a
  vypít vypije vypijí vypil p a pít
  vařit vaří vaří vařil i a
  uvařit uvaří uvaří uvařil p a vařit
  dělat dělá dělají dělal i a
  udělat udělá udělají udělal p a dělat
  milovat miluje milují miloval i a
  navštívit navštíví navštíví navštívil p a navštěvovat
  navštěvovat navštěvuje navštěvují navštěvoval i a
  potkat potká potkají potkal p a potkávat
  dostat dostane dostanou dostal p a dostávat
  dostávat dostává dostávají dostával i a
  ztratit ztratí ztratí ztratil p a ztrácet
  najít najde najdou našel/našla p a hledat
  poslouchat poslouchá poslouchají poslouchal i a
  sledovat sleduje sledují sledoval i a
  zvát zve zvou zval i a
  pozvat pozve pozvou pozval p a zvát
  uklízet uklízí uklízejí uklízel i a
  uklidit uklidí uklidí uklidil p a uklízet
  opravit opraví opraví opravil p a opravovat
  opravovat opravuje opravují opravoval i a
  používat používá používají používal i a
  nosit nosí nosí nosil i a
  chápat chápe chápou chápal i a
  hrát hraje hrají hrál i a
  zaplatit zaplatí zaplatí zaplatil p a platit
  platit platí platí platil i a
  otevřít otevře otevřou otevřel p a otvírat
  zavřít zavře zavřou zavřel p a zavírat
  pomáhat pomáhá pomáhají pomáhal i d
  pomoct pomůže pomůžou pomohl p d pomáhat
  pomoci pomůže pomohou pomohl p d pomáhat
  rozumět rozumí rozumějí rozuměl i d
  věřit věří věří věřil i d
  děkovat děkuje děkují děkoval i d
  poděkovat poděkuje poděkují poděkoval p d děkovat
  gratulovat gratuluje gratulují gratuloval i d
  telefonovat telefonuje telefonují telefonoval i d
  radit radí radí radil i d
  poradit poradí poradí poradil p d radit
  učit učí učí učil i -
  naučit naučí naučí naučil p - učit
  bydlet bydlí bydlí bydlel i -
  pracovat pracuje pracují pracoval i -
  chodit chodí chodí chodil i -
  jít jde jdou šel/šla i -
  přijít přijde přijdou přišel/přišla p - přicházet
  odejít odejde odejdou odešel/odešla p - odcházet
  jet jede jedou jel i -
  přijet přijede přijedou přijel p - přijíždět
  odjet odjede odjedou odjel p - odjíždět
  jezdit jezdí jezdí jezdil i -
  cestovat cestuje cestují cestoval i -
  letět letí letí letěl i -
  běhat běhá běhají běhal i -
  běžet běží běží běžel i -
  spát spí spí spal i -
  stát stojí stojí stál i -
  sedět sedí sedí seděl i -
  ležet leží leží ležel i -
  žít žije žijí žil i -
  čekat čeká čekají čekal i -
  mluvit mluví mluví mluvil i -
  říct řekne řeknou řekl p - říkat
  říkat říká říkají říkal i -
  odpovídat odpovídá odpovídají odpovídal i -
  odpovědět odpoví odpovědí odpověděl p - odpovídat
  myslet myslí myslí myslel i -
  vědět ví vědí věděl i -
  hrát hraje hrají hrál i -
  plavat plave plavou plaval i -
  tančit tančí tančí tančil i -
  zpívat zpívá zpívají zpíval i -
  smát směje smějí smál i -
  plakat pláče pláčou plakal i -
  křičet křičí křičí křičel i -
  odpočívat odpočívá odpočívají odpočíval i -
  začít začne začnou začal p - začínat
  začínat začíná začínají začínal i -
  končit končí končí končil i -
  skončit skončí skončí skončil p - končit
  vstávat vstává vstávají vstával i -
  vstát vstane vstanou vstal p - vstávat
  snídat snídá snídají snídal i -
  obědvat obědvá obědvají obědval i -
  večeřet večeří večeří večeřel i -
  nakupovat nakupuje nakupují nakupoval i -
  vrátit vrátí vrátí vrátil p - vracet
  vracet vrací vracejí vracel i -
  zůstat zůstane zůstanou zůstal p - zůstávat
  poslat pošle pošlou poslal p a posílat
  posílat posílá posílají posílal i a
  vzít vezme vezmou vzal p a brát
  brát bere berou bral i a
  dát dá dají dal i a
  dávat dává dávají dával i a
  přinést přinese přinesou přinesl p a nosit
  připravit připraví připraví připravil p a připravovat
  připravovat připravuje připravují připravoval i a
  zapomenout zapomene zapomenou zapomněl p a zapomínat
  prodat prodá prodají prodal p a prodávat
  prodávat prodává prodávají prodával i a
  ukázat ukáže ukážou ukázal p a ukazovat
  štěkat štěká štěkají štěkal i -
  růst roste rostou rostl i -
  kvést kvete kvetou kvetl i -
  svítit svítí svítí svítil i -
  padat padá padají padal i -
  spadnout spadne spadnou spadl p - padat
  zmizet zmizí zmizí zmizel p - mizet
  tyčit tyčí tyčí tyčil i -
  utíkat utíká utíkají utíkal i -
  utéct uteče utečou utekl p - utíkat
  stávkovat stávkuje stávkují stávkoval i -
  zpívat zpívá zpívají zpíval i -
  závodit závodí závodí závodil i -
  kouřit kouří kouří kouřil i -
  umřít umře umřou umřel p - umírat
  zemřít zemře zemřou zemřel p - umírat
  narodit narodí narodí narodil p - rodit
  vyrůst vyroste vyrostou vyrostl p - růst
  vypadat vypadá vypadají vypadal i -
  stěhovat stěhuje stěhují stěhoval i -
  zastavit zastaví zastaví zastavil p -
  lyžovat lyžuje lyžují lyžoval i -
  zavolat zavolá zavolají zavolal p a volat
  zatelefonovat zatelefonuje zatelefonují zatelefonoval p d telefonovat
  volat volá volají volal i a
  odpustit odpustí odpustí odpustil p d odpouštět
  ublížit ublíží ublíží ublížil p d ubližovat
  ubližovat ubližuje ubližují ubližoval i d
  důvěřovat důvěřuje důvěřují důvěřoval i d
  porozumět porozumí porozumějí porozuměl p d rozumět
  uvěřit uvěří uvěří uvěřil p d věřit
  pogratulovat pogratuluje pogratulují pogratuloval p d gratulovat
  předcházet předchází předcházejí předcházel i d
  sloužit slouží slouží sloužil i d
  odolat odolá odolají odolal p d odolávat
  škodit škodí škodí škodil i d
  vadit vadí vadí vadil i d
  naslouchat naslouchá naslouchají naslouchal i d
  podléhat podléhá podléhají podléhal i d
  bát bojí bojí bál i -
  ptát ptá ptají ptal i -
  zeptat zeptá zeptají zeptal p - ptát
  účastnit účastní účastní účastnil i -
  zúčastnit zúčastní zúčastní zúčastnil p -
  dosáhnout dosáhne dosáhnou dosáhl p g dosahovat
  dosahovat dosahuje dosahují dosahoval i g
  všimnout všimne všimnou všiml p g
  vážit váží váží vážil i -
  litovat lituje litují litoval i -
  zabývat zabývá zabývají zabýval i -
  věnovat věnuje věnují věnoval i a
  plýtvat plýtvá plýtvají plýtval i i
  trpět trpí trpí trpěl i i
  pohrdat pohrdá pohrdají pohrdal i i
  přečkat přečká přečkají přečkal p a
  objednat objedná objednají objednal p a objednávat
  vybrat vybere vyberou vybral p a vybírat
  vybírat vybírá vybírají vybíral i a
  změnit změní změní změnil p a měnit
  měnit mění mění měnil i a
  vyřešit vyřeší vyřeší vyřešil p a řešit
  řešit řeší řeší řešil i a
  splnit splní splní splnil p a plnit
  zkusit zkusí zkusí zkusil p a zkoušet
  zkoušet zkouší zkoušejí zkoušel i a
  vidět vidí vidí viděl i a
  uvidět uvidí uvidí uviděl p a vidět
  poznat pozná poznají poznal p a poznávat
  pochopit pochopí pochopí pochopil p a chápat
  vysvětlit vysvětlí vysvětlí vysvětlil p a vysvětlovat
  vysvětlovat vysvětluje vysvětlují vysvětloval i a
  popsat popíše popíšou popsal p a popisovat
  přeložit přeloží přeloží přeložil p a překládat
  překládat překládá překládají překládal i a
  nechat nechá nechají nechal p a nechávat
  držet drží drží držel i a
  půjčit půjčí půjčí půjčil p a půjčovat
  umýt umyje umyjí umyl p a mýt
  mýt myje myjí myl i a
  vyhrát vyhraje vyhrají vyhrál p a vyhrávat
  odevzdat odevzdá odevzdají odevzdal p a odevzdávat
  udržet udrží udrží udržel p a
  získat získá získají získal p a získávat
  zkoumat zkoumá zkoumají zkoumal i a
  vytvořit vytvoří vytvoří vytvořil p a vytvářet
  přijmout přijme přijmou přijal p a přijímat
  odmítnout odmítne odmítnou odmítl p a odmítat
  zjistit zjistí zjistí zjistil p a zjišťovat
  slavit slaví slaví slavil i a
  oslavit oslaví oslaví oslavil p a slavit
  chystat chystá chystají chystal i a
  plánovat plánuje plánují plánoval i a
  naplánovat naplánuje naplánují naplánoval p a plánovat
  obdivovat obdivuje obdivují obdivoval i a
  respektovat respektuje respektují respektoval i a
  podporovat podporuje podporují podporoval i a
  podpořit podpoří podpoří podpořil p a podporovat
  závidět závidí závidí záviděl i -
  doporučit doporučí doporučí doporučil p a doporučovat
  doporučovat doporučuje doporučují doporučoval i a
  nabízet nabízí nabízejí nabízel i a
  nabídnout nabídne nabídnou nabídl p a nabízet
  absolvovat absolvuje absolvují absolvoval p a
  malovat maluje malují maloval i a
  kreslit kreslí kreslí kreslil i a
  fotit fotí fotí fotil i a
  zamknout zamkne zamknou zamkl p a zamykat
  umístit umístí umístí umístil p a
`

/** "jdou" tells "jdu", "čte" all others; "-ovat" has two ways in two persons. */
function present(singular: string, plural: string): readonly (readonly string[])[] {
  const first = /[áíý]$/u.test(singular)
    ? [`${singular}m`]
    : plural.endsWith('ou')
      ? [plural.replace(/ou$/u, 'u'), plural.replace(/ou$/u, 'i')]
      : [plural.replace(/í$/u, 'i'), plural.replace(/í$/u, 'u')]
  const many =
    /j[ií]$/u.test(plural) && singular.endsWith('e') ? [plural, plural.replace(/í$/u, 'ou')] : [plural, plural.replace(/šou$/u, 'ší')]
  const short = /ejí$/u.test(plural) && singular.endsWith('í') ? [plural, singular] : many
  const we = singular.endsWith('e') ? [`${singular}me`, `${singular}m`] : [`${singular}me`]
  return [first, [`${singular}š`], [singular], we, [`${singular}te`], [...new Set(short)]]
}

const past = (he: string, she: string): readonly string[] => {
  const stem = she.replace(/a$/u, '')
  return [he, `${stem}a`, `${stem}o`, `${stem}i`, `${stem}y`]
}

export const czechVerbs = makeVerbTable(rows, { present, past })
