import { defineLints } from '../../row.ts'

// Capitals: days, months, peoples, languages, religions and jag inside a sentence. Sorted by key.
export default defineLints('capitals', [
  {
    key: 'adjective-noun',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Svensk|Svenska|Svenskt|Engelska|Engelsk|Engelskt|Tysk|Tyska|Tyskt|Fransk|Franska|Franskt|Spansk|Spanska|Spanskt|Norsk|Norska|Norskt|Dansk|Danska|Danskt|Finsk|Finska|Italienska|Italiensk|Rysk|Ryska|Amerikansk|Amerikanska|Amerikanskt|Kinesisk|Kinesiska|Arabiska|Arabisk|Europeiska|Europeisk|Japansk|Japanska|Polsk|Polska|Turkisk|Turkiska|Grekiska|Grekisk|Brittiska|Brittisk ] !%capital&_&!unionen|unionens|kyrkan|kyrkans|akademien|akademin|institutet|förbundet|kommissionen|rådet|parlamentet|centralbanken|riksbanken|revolutionen|dagbladet|mästerskapen|mästerskapet|spel|spelen|stadion|ligan|posten|kraftnät|fotbollförbundet',
    to: ['$2:lower'],
    wrong: ['Han lagar Svensk mat.', 'Han lagar svensk mat.'],
    right: 'Hon arbetar för Svenska kyrkan.',
  },
  {
    key: 'days',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Måndag|Tisdag|Onsdag|Torsdag|Fredag|Lördag|Söndag|Måndagen|Tisdagen|Onsdagen|Torsdagen|Fredagen|Lördagen|Söndagen|Måndagar|Tisdagar|Onsdagar|Torsdagar|Fredagar|Lördagar|Söndagar|Måndagens|Fredagens|Söndagens ] >!%capital',
    to: ['$2:lower'],
    unless: 'robinson',
    wrong: ['Vi ses redan nu på Torsdag.', 'Vi ses redan nu på torsdag.'],
    right: 'Vi läste boken om Fredag och Robinson.',
  },
  {
    key: 'gud-jul',
    class: 'capital-not-needed',
    pattern: '!%capital&!god&_ [ =Jul|Julen|Påsk|Påsken|Midsommar|Midsommarafton|Julafton|Nyår|Nyårsafton|Pingst|Ramadan ] >!%capital',
    to: ['$2:lower'],
    unless: 'god glad',
    wrong: ['Vi åker dit till Påsken.', 'Vi åker dit till påsken.'],
    right: 'Vi önskar er en god Jul.',
  },
  {
    key: 'jag',
    class: 'capital-not-needed',
    pattern: 'att|och|men|som|när|om|för|så|eftersom|är|har|där|vad|tycker|tror|kan|ska|var|hade|då|innan [ =Jag ]',
    to: ['jag'],
    unless: '" ” » : heter',
    wrong: ['Hon vet att Jag bor här.', 'Hon vet att jag bor här.'],
    right: 'Boken heter Jag är Zlatan.',
  },
  {
    key: 'language-end',
    class: 'capital-not-needed',
    pattern:
      'flytande|lite|på|pratar|talar|lär|läser|skriver|studerar|kan|förstår|talade|pratade|mig|sig|lära|prata|tala [ =Svenska|Engelska|Tyska|Franska|Spanska|Norska|Danska|Finska|Italienska|Ryska|Arabiska|Kinesiska|Japanska|Polska|Turkiska|Persiska|Somaliska|Latin|Grekiska ] >!%capital&!kyrkan|akademien',
    to: ['$2:lower'],
    wrong: ['Hon vill lära sig Franska.', 'Hon vill lära sig franska.'],
    right: 'Hon läser Svenska Dagbladet.',
  },
  {
    key: 'months',
    class: 'capital-not-needed',
    pattern: '!%capital&_ [ =Januari|Februari|April|Juni|Juli|September|Oktober|November|December ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Skolan börjar sent i September.', 'Skolan börjar sent i september.'],
    right: 'Skolan börjar i september.',
  },
  {
    key: 'months-number',
    class: 'capital-not-needed',
    pattern: '/^\\d+$/ [ =Januari|Februari|Mars|April|Maj|Juni|Juli|Augusti|September|Oktober|November|December ]',
    to: ['$2:lower'],
    wrong: ['Hon är född den 3 Maj 1990.', 'Hon är född den 3 maj 1990.'],
    right: 'Hon är född den 3 maj 1990.',
  },
  {
    key: 'people',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Svenskar|Svenskarna|Svensken|Tyskar|Tyskarna|Fransmän|Amerikaner|Amerikanerna|Amerikan|Engelsmän|Engelsmännen|Norrmän|Norrmännen|Danskar|Danskarna|Finländare|Ryssar|Ryssarna|Kineser|Greker|Grekerna|Romarna|Romare|Araber|Araberna|Judar|Judarna|Muslim|Muslimer|Muslimerna|Kristna|Buddhister|Européer|Italienare|Spanjorer|Stockholmare ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Vi träffade många Norrmän där.', 'Vi träffade många norrmän där.'],
    right: 'Vi träffade många norrmän där.',
  },
  {
    key: 'religion',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Islam|Kristendom|Kristendomen|Judendomen|Buddhismen|Hinduismen|Katolicismen|Renässansen|Upplysningen|Medeltiden|Barocken|Romantiken ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Vi läste om Kristendomen och Luther.', 'Vi läste om kristendomen och Luther.'],
    right: 'Vi läste om kristendomen och Luther.',
  },
  {
    key: 'seasons',
    class: 'capital-not-needed',
    pattern: 'på|i|under|varje|förra|nästa|till [ =Sommaren|Vintern|Hösten|Våren|Sommar|Vinter|Höst|Vår ] >!%capital',
    to: ['$2:lower'],
    wrong: ['På Sommaren badar vi.', 'På sommaren badar vi.'],
    right: 'På sommaren badar vi.',
  },
  {
    key: 'subjects',
    class: 'capital-not-needed',
    pattern:
      'i|ämnet|läser|läste|studerar|studerade [ =Matematik|Historia|Biologi|Kemi|Fysik|Geografi|Samhällskunskap|Psykologi|Medicin|Juridik|Ekonomi|Religion|Idrott|Musik|Filosofi ] .|,|?|och|på|i|för|är|var',
    to: ['$2:lower'],
    wrong: ['Jag får bra betyg i Matematik.', 'Jag får bra betyg i matematik.'],
    right: 'Jag köpte boken Historia för alla.',
  },
  {
    key: 'titles',
    class: 'capital-not-needed',
    pattern: '!%capital&_ [ =Professor|Kung|Drottning|President|Statsminister|Minister|Rektor|Direktör ] %capital',
    to: ['$2:lower'],
    wrong: ['I morgon talar Professor Lind.', 'I morgon talar professor Lind.'],
    right: 'I morgon talar professor Lind.',
  },
  {
    key: 'titles-noun',
    class: 'capital-not-needed',
    pattern:
      'det|vår|min|din|den|en|ett|alla [ =Skola|Skolan|Universitet|Universitetet|Företag|Företaget|Regering|Regeringen|Internet|Politik|Samhälle|Samhället|Miljö|Familj|Familjen|Lärare|Läraren|Bok|Boken|Land|Landet|Språk|Språket|Stad|Staden ] !%capital&_',
    to: ['$2:lower'],
    wrong: ['Jag talade med min Lärare igår.', 'Jag talade med min lärare igår.'],
    right: 'Jag såg serien Familjen i går.',
  },
])
