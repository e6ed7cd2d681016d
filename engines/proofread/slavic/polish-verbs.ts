import { makeVerbTable } from './verbs.ts'

// Verbs of everyday; the rows are described in `verbs.ts`.
const rows = `
  mieć ma mają miał/miała/mieli i a
  widzieć widzi widzą widział/widziała/widzieli i a
  słyszeć słyszy słyszą słyszał/słyszała/słyszeli i a
  znać zna znają znał i a
  lubić lubi lubią lubił i a
  szukać szuka szukają szukał i g
  potrzebować potrzebuje potrzebują potrzebował i g
  słuchać słucha słuchają słuchał i g
  kupować kupuje kupują kupował i a
  kupić kupi kupią kupił p a kupować
  studiować studiuje studiują studiował i a
  czytać czyta czytają czytał i a
  przeczytać przeczyta przeczytają przeczytał p a czytać
  pisać pisze piszą pisał i a
  napisać napisze napiszą napisał p a pisać
  jeść je jedzą jadł/jadła/jedli i a
  zjeść zje zjedzą zjadł/zjadła/zjedli p a jeść
  pić pije piją pił i a
  wypić wypije wypiją wypił p a pić
  gotować gotuje gotują gotował i a
  ugotować ugotuje ugotują ugotował p a gotować
  robić robi robią robił i a
  zrobić zrobi zrobią zrobił p a robić
  kochać kocha kochają kochał i a
  odwiedzić odwiedzi odwiedzą odwiedził p a odwiedzać
  odwiedzać odwiedza odwiedzają odwiedzał i a
  spotkać spotka spotkają spotkał p a spotykać
  spotykać spotyka spotykają spotykał i a
  dostać dostanie dostaną dostał p a dostawać
  zgubić zgubi zgubią zgubił p a gubić
  znaleźć znajdzie znajdą znalazł/znalazła/znaleźli p a szukać
  oglądać ogląda oglądają oglądał i a
  zaprosić zaprosi zaproszą zaprosił p a zapraszać
  sprzątać sprząta sprzątają sprzątał i a
  naprawić naprawi naprawią naprawił p a naprawiać
  używać używa używają używał i g
  nosić nosi noszą nosił i a
  grać gra grają grał i -
  zapłacić zapłaci zapłacą zapłacił p - płacić
  płacić płaci płacą płacił i -
  otworzyć otworzy otworzą otworzył p a otwierać
  zamknąć zamknie zamkną zamknął/zamknęła/zamknęli p a zamykać
  pomagać pomaga pomagają pomagał i d
  pomóc pomoże pomogą pomógł/pomogła/pomogli p d pomagać
  rozumieć rozumie rozumieją rozumiał/rozumiała/rozumieli i a
  wierzyć wierzy wierzą wierzył i -
  dziękować dziękuje dziękują dziękował i d
  podziękować podziękuje podziękują podziękował p d dziękować
  uczyć uczy uczą uczył i -
  mieszkać mieszka mieszkają mieszkał i -
  pracować pracuje pracują pracował i -
  chodzić chodzi chodzą chodził i -
  iść idzie idą szedł/szła/szli i -
  pójść pójdzie pójdą poszedł/poszła/poszli p - iść
  przyjść przyjdzie przyjdą przyszedł/przyszła/przyszli p - przychodzić
  wyjść wyjdzie wyjdą wyszedł/wyszła/wyszli p - wychodzić
  jechać jedzie jadą jechał i -
  pojechać pojedzie pojadą pojechał p - jechać
  przyjechać przyjedzie przyjadą przyjechał p - przyjeżdżać
  wyjechać wyjedzie wyjadą wyjechał p - wyjeżdżać
  jeździć jeździ jeżdżą jeździł i -
  podróżować podróżuje podróżują podróżował i -
  lecieć leci lecą leciał/leciała/lecieli i -
  biegać biega biegają biegał i -
  biec biegnie biegną biegł/biegła/biegli i -
  spać śpi śpią spał i -
  stać stoi stoją stał i -
  siedzieć siedzi siedzą siedział/siedziała/siedzieli i -
  leżeć leży leżą leżał/leżała/leżeli i -
  żyć żyje żyją żył i -
  czekać czeka czekają czekał i -
  mówić mówi mówią mówił i -
  powiedzieć powie powiedzą powiedział/powiedziała/powiedzieli p - mówić
  odpowiadać odpowiada odpowiadają odpowiadał i -
  myśleć myśli myślą myślał/myślała/myśleli i -
  wiedzieć wie wiedzą wiedział/wiedziała/wiedzieli i -
  pływać pływa pływają pływał i -
  tańczyć tańczy tańczą tańczył i -
  śpiewać śpiewa śpiewają śpiewał i -
  płakać płacze płaczą płakał i -
  krzyczeć krzyczy krzyczą krzyczał/krzyczała/krzyczeli i -
  odpoczywać odpoczywa odpoczywają odpoczywał i -
  zacząć zacznie zaczną zaczął/zaczęła/zaczęli p - zaczynać
  zaczynać zaczyna zaczynają zaczynał i -
  kończyć kończy kończą kończył i -
  skończyć skończy skończą skończył p - kończyć
  wstawać wstaje wstają wstawał i -
  wstać wstanie wstaną wstał p - wstawać
  wrócić wróci wrócą wrócił p - wracać
  wracać wraca wracają wracał i -
  zostać zostanie zostaną został p - zostawać
  wysłać wyśle wyślą wysłał p a wysyłać
  wysyłać wysyła wysyłają wysyłał i a
  wziąć weźmie wezmą wziął/wzięła/wzięli p a brać
  brać bierze biorą brał i a
  dać da dadzą dał p a dawać
  dawać daje dają dawał i a
  przynieść przyniesie przyniosą przyniósł/przyniosła/przynieśli p a nosić
  przygotować przygotuje przygotują przygotował p a przygotowywać
  zapomnieć zapomni zapomną zapomniał/zapomniała/zapomnieli p - zapominać
  sprzedać sprzeda sprzedadzą sprzedał p a sprzedawać
  sprzedawać sprzedaje sprzedają sprzedawał i a
  pokazać pokaże pokażą pokazał p a pokazywać
  rosnąć rośnie rosną rósł/rosła/rośli i -
  świecić świeci świecą świecił i -
  padać pada padają padał i -
  umrzeć umrze umrą umarł/umarła/umarli p - umierać
  wyglądać wygląda wyglądają wyglądał i -
  bawić bawi bawią bawił i -
  śmiać śmieje śmieją śmiał/śmiała/śmiali i -
  dzwonić dzwoni dzwonią dzwonił i -
  zadzwonić zadzwoni zadzwonią zadzwonił p - dzwonić
  zadzwonić zadzwoni zadzwonią zadzwonił p - dzwonić
  pilnować pilnuje pilnują pilnował i g
  żądać żąda żądają żądał i g
  wymagać wymaga wymagają wymagał i g
  unikać unika unikają unikał i g
  doświadczyć doświadczy doświadczą doświadczył p g
  oczekiwać oczekuje oczekują oczekiwał i g
  życzyć życzy życzą życzył i -
  przeszkadzać przeszkadza przeszkadzają przeszkadzał i d
  ufać ufa ufają ufał i d
  zaufać zaufa zaufają zaufał p d ufać
  towarzyszyć towarzyszy towarzyszą towarzyszył i d
  odpowiadać odpowiada odpowiadają odpowiadał i -
  zapobiegać zapobiega zapobiegają zapobiegał i d
  przyglądać przygląda przyglądają przyglądał i -
  zajmować zajmuje zajmują zajmował i a
  kierować kieruje kierują kierował i i
  rządzić rządzi rządzą rządził i i
  gardzić gardzi gardzą gardził i i
  bać boi boją bał i -
  wybrać wybierze wybiorą wybrał p a wybierać
  zmienić zmieni zmienią zmienił p a zmieniać
  rozwiązać rozwiąże rozwiążą rozwiązał p a rozwiązywać
  opisać opisze opiszą opisał p a opisywać
  pożyczyć pożyczy pożyczą pożyczył p a pożyczać
  przygotować przygotuje przygotują przygotował p a przygotowywać
  zamówić zamówi zamówią zamówił p a zamawiać
  poznać pozna poznają poznał p a poznawać
  tłumaczyć tłumaczy tłumaczą tłumaczył i a
  przetłumaczyć przetłumaczy przetłumaczą przetłumaczył p a tłumaczyć
  zobaczyć zobaczy zobaczą zobaczył p a widzieć
  obejrzeć obejrzy obejrzą obejrzał/obejrzała/obejrzeli p a oglądać
  planować planuje planują planował i a
  podziwiać podziwia podziwiają podziwiał i a
  sprzedać sprzeda sprzedadzą sprzedał p a sprzedawać
  sprzedawać sprzedaje sprzedają sprzedawał i a
  stracić straci stracą stracił p a tracić
  interesować interesuje interesują interesował i -
  umieć umie umieją umiał/umiała/umieli i -
`

function present(singular: string, plural: string): readonly (readonly string[])[] {
  const first = singular.endsWith('a') || (/[eu]ją$/u.test(plural) && singular.endsWith('ie')) ? `${singular}m` : plural.replace(/ą$/u, 'ę')
  return [
    [singular === 'da' || singular === 'zje' || singular === 'je' || singular === 'wie' || singular === 'powie' ? `${singular}m` : first],
    [`${singular}sz`],
    [singular],
    [`${singular}my`],
    [`${singular}cie`],
    [plural],
  ]
}

function past(he: string, she: string, men: string): readonly string[] {
  const stem = she.replace(/a$/u, '')
  return [he, `${stem}a`, `${stem}o`, men === '' ? he.replace(/ł$/u, 'li') : men, `${stem}y`]
}

export const polishVerbs = makeVerbTable(rows, { present, past })
