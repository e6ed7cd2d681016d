import { defineLints } from '../../row.ts'

// Capitals: days, months, peoples, languages, religions and jeg inside a sentence. Sorted by key.
export default defineLints('capitals', [
  {
    key: 'adjective-noun',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Norsk|Norske|Engelsk|Engelske|Tysk|Tyske|Fransk|Franske|Spansk|Spanske|Svensk|Svenske|Dansk|Danske|Finsk|Finske|Italiensk|Italienske|Russisk|Russiske|Amerikansk|Amerikanske|Kinesisk|Kinesiske|Arabisk|Arabiske|Europeisk|Europeiske|Japansk|Polsk|Polske|Tyrkisk|Tyrkiske|Gresk|Greske|Britisk|Britiske|Samisk|Samiske ] !%capital&_&!kirke|kirken|union|unionen|forening|leksikon|institutt|folkehjelp|forfatterforening|kulturråd|filminstitutt|rikskringkasting|unions|tipping|råd|forbund|akademi|kommisjon|kommisjonen|parlamentet|flyktninghjelpen',
    to: ['$2:lower'],
    wrong: ['Han lager Norsk mat.', 'Han lager norsk mat.'],
    right: 'Hun jobber for Den norske kirke.',
  },
  {
    key: 'days',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Mandag|Tirsdag|Onsdag|Torsdag|Fredag|Lørdag|Søndag|Mandagen|Tirsdagen|Onsdagen|Torsdagen|Fredagen|Lørdagen|Søndagen|Mandager|Tirsdager|Fredager|Lørdager|Søndager ] >!%capital',
    to: ['$2:lower'],
    unless: 'robinson',
    wrong: ['Vi ses allerede Torsdag.', 'Vi ses allerede torsdag.'],
    right: 'Vi leste om Fredag og Robinson.',
  },
  {
    key: 'de-polite',
    class: 'capital-not-needed',
    pattern: 'at|når|hvis|som|fordi|da|og|men [ =Han|Hun|Vi|Det ] @finite',
    to: ['$2:lower'],
    unless: '" ” » « :',
    wrong: ['Jeg vet at Hun kommer.', 'Jeg vet at hun kommer.'],
    right: 'Jeg vet at hun kommer.',
  },
  {
    key: 'holidays',
    class: 'capital-not-needed',
    pattern: '!%capital&!god&_ [ =Jul|Jula|Julen|Påske|Påsken|Påska|Julaften|Nyttår|Nyttårsaften|Pinse|Pinsen|Ramadan ] >!%capital',
    to: ['$2:lower'],
    unless: 'god',
    wrong: ['Vi reiser dit til Påske.', 'Vi reiser dit til påske.'],
    right: 'Vi reiser dit til påske.',
  },
  {
    key: 'jeg',
    class: 'capital-not-needed',
    pattern: 'at|og|men|som|når|om|for|så|fordi|er|har|der|hva|synes|tror|kan|skal|var|hadde|da|før|hvis|vil|må [ =Jeg ]',
    to: ['jeg'],
    unless: '" ” » « : heter',
    wrong: ['Hun vet at Jeg bor her.', 'Hun vet at jeg bor her.'],
    right: 'Boka heter Jeg er Zlatan.',
  },
  {
    key: 'language',
    class: 'capital-not-needed',
    pattern:
      'snakker|snakke|snakket|lærer|lære|lærte|leser|skriver|studerer|studere|kan|forstår|på|meg|seg|deg|oss|flytende|prater|undervise [ =Norsk|Engelsk|Tysk|Fransk|Spansk|Svensk|Dansk|Finsk|Italiensk|Russisk|Arabisk|Kinesisk|Japansk|Polsk|Tyrkisk|Persisk|Somali|Latin|Gresk|Samisk|Bokmål|Nynorsk ] >!%capital&!leksikon|forening',
    to: ['$2:lower'],
    wrong: ['Hun vil lære seg Fransk.', 'Hun vil lære seg fransk.'],
    right: 'Hun leser Norsk leksikon.',
  },
  {
    key: 'months',
    class: 'capital-not-needed',
    pattern: '!%capital&_ [ =Januar|Februar|April|Juni|Juli|September|Oktober|November|Desember ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Skolen begynner sent i September.', 'Skolen begynner sent i september.'],
    right: 'Skolen begynner i september.',
  },
  {
    key: 'months-number',
    class: 'capital-not-needed',
    pattern: '/^\\d+$/ .? [ =Januar|Februar|Mars|April|Mai|Juni|Juli|August|September|Oktober|November|Desember ]',
    to: ['$3:lower'],
    wrong: ['Hun er født 3. Mai 1990.', 'Hun er født 3. mai 1990.'],
    right: 'Hun er født 3. mai 1990.',
  },
  {
    key: 'nouns',
    class: 'capital-not-needed',
    pattern:
      'det|vår|min|din|den|en|et|alle [ =Skole|Skolen|Universitet|Universitetet|Bedrift|Bedriften|Regjering|Regjeringen|Internett|Politikk|Samfunn|Samfunnet|Miljø|Familie|Familien|Lærer|Læreren|Bok|Boka|Land|Landet|Språk|Språket|By|Byen ] !%capital&_',
    to: ['$2:lower'],
    wrong: ['Jeg snakket med min Lærer i går.', 'Jeg snakket med min lærer i går.'],
    right: 'Jeg så serien Familien i går.',
  },
  {
    key: 'people',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Nordmann|Nordmenn|Nordmennene|Tyskere|Tyskerne|Franskmenn|Amerikanere|Amerikanerne|Amerikaner|Engelskmenn|Svensker|Svenskene|Danskene|Dansker|Finner|Russere|Russerne|Kinesere|Grekerne|Romerne|Araber|Arabere|Jøder|Jødene|Muslim|Muslimer|Muslimene|Kristne|Buddhister|Europeere|Italienere|Samer|Samene|Polakker|Spaniere ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Vi traff mange Tyskere der.', 'Vi traff mange tyskere der.'],
    right: 'Vi traff mange tyskere der.',
  },
  {
    key: 'religion',
    class: 'capital-not-needed',
    pattern:
      '!%capital&_ [ =Islam|Kristendom|Kristendommen|Jødedommen|Buddhismen|Hinduismen|Renessansen|Opplysningstiden|Middelalderen|Barokken|Romantikken|Vikingtiden|Vikingtida ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Vi leste om Kristendommen og Luther.', 'Vi leste om kristendommen og Luther.'],
    right: 'Vi leste om kristendommen og Luther.',
  },
  {
    key: 'seasons',
    class: 'capital-not-needed',
    pattern: 'på|om|i|under|hver|forrige|neste|til [ =Sommeren|Vinteren|Høsten|Våren|Sommer|Vinter|Høst|Vår ] >!%capital',
    to: ['$2:lower'],
    wrong: ['Om Sommeren bader vi.', 'Om sommeren bader vi.'],
    right: 'Om sommeren bader vi.',
  },
  {
    key: 'subjects',
    class: 'capital-not-needed',
    pattern:
      'i|faget|leser|studerer|studerte [ =Matematikk|Historie|Biologi|Kjemi|Fysikk|Geografi|Samfunnsfag|Naturfag|Psykologi|Medisin|Jus|Økonomi|Religion|Gym|Kroppsøving|Musikk|Filosofi ] .|,|?|og|på|i|for|er|var',
    to: ['$2:lower'],
    wrong: ['Jeg får gode karakterer i Matematikk.', 'Jeg får gode karakterer i matematikk.'],
    right: 'Jeg kjøpte boka Historie for alle.',
  },
  {
    key: 'titles',
    class: 'capital-not-needed',
    pattern: '!%capital&_ [ =Professor|President|Statsminister|Minister|Rektor|Direktør|Kong|Dronning|Prins ] %capital',
    to: ['$2:lower'],
    wrong: ['I morgen taler Statsminister Lind.', 'I morgen taler statsminister Lind.'],
    right: 'I morgen taler statsminister Lind.',
  },
])
