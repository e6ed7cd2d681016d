import { defineLints } from '../../row.ts'

// Agreement of the predicate with its subject, and the article across an adjective. Sorted by key.
export default defineLints('agreement', [
  {
    key: 'and-adj',
    class: 'agreement',
    pattern:
      '%capital og %capital er|var|ble veldig|ikke|så? [ trøtt|fornøyd|redd|stolt|syk|sint|snill|lykkelig|fattig|rik|ung|sterk|frisk|ferdig|enig|uenig|flink|gift ] .|,|og|i|på|med',
    to: ['$6/$/e/'],
    wrong: ['Anne og Per er enig i det.', 'Anne og Per er enige i det.'],
    right: 'Per er enig i det.',
  },
  {
    key: 'beste-superlative',
    class: 'agreement',
    pattern: 'en|ett|et av de [ best|størst|viktigst|eldst|verst|høyest|nyest|flinkest|vakrest|mest ] /..(ene|er)$/',
    to: ['$4/$/e/'],
    wrong: ['Det er en av de best filmene.', 'Det er en av de beste filmene.'],
    right: 'Det er en av de best betalte.',
  },
  {
    key: 'de-sg',
    class: 'noun-number',
    pattern: 'de|disse fleste? [ studenten|eleven|læreren|mannen|gutten|kvinnen|bilen|boken|eksempelet|landet ]',
    to: ['$3/eren$/erne/', '$3/^mannen$/mennene/', '$3/^boken$/bøkene/', '$3/^(land|eksempel)et$/$1ene/', '$3/en$/ene/'],
    wrong: ['De fleste studenten bor her.', 'De fleste studentene bor her.'],
    right: 'De fleste studentene bor her.',
  },
  {
    key: 'en-adj-et',
    class: 'article-a-an',
    pattern:
      '[ en ] stort|fint|pent|rent|godt|rødt|hvitt|sterkt|svakt|varmt|kaldt|langt|dyrt|tungt|mørkt|nytt|gammelt|lite|bra|viktig|vanskelig|spennende|hyggelig|interessant|norsk @etNouns&!lag|fjell|valg|mål|fag|emne|tema|fall|museum|slag|salg',
    to: ['et'],
    wrong: ['Vi kjøpte en nytt hus.', 'Vi kjøpte et nytt hus.'],
    right: 'Vi kjøpte en ny bil.',
  },
  {
    key: 'en-av-de',
    class: 'noun-number',
    pattern: 'en|ett|et|to|noen av de|mine|våre|sine|dine @weakAdjectives? [ /..[^aeiouyæøår]$/&%known:/$/ene/&%known:/$/er/&@enNouns ]',
    to: ['$5/$/ene/', '$5/$/er/'],
    wrong: ['Det er en av de beste film i år.', 'Det er en av de beste filmene i år.'],
    right: 'Det er en av de beste i år.',
  },
  {
    key: 'et-adj-en',
    class: 'article-a-an',
    pattern:
      '[ et ] stor|fin|pen|ren|god|rød|hvit|sterk|svak|varm|kald|lang|dyr|tung|mørk|ny|gammel|liten|bra|viktig|vanskelig|spennende|hyggelig|interessant|norsk @enNouns&!lov|følge|plan|mat',
    to: ['en'],
    wrong: ['Vi bor i et stor by.', 'Vi bor i en stor by.'],
    right: 'Vi bor i et stort hus.',
  },
  {
    key: 'mange-har-obj',
    class: 'noun-number',
    pattern:
      'mange|flere|noen [ vennlig|hyggelig|viktig|vanskelig|spesiell|interessant|norsk|ulik|forskjellig ] /..er$/||ting|barn|land|steder|år|mennesker',
    to: ['$2/^spesiell$/spesielle/', '$2/$/e/'],
    wrong: ['Vi har mange forskjellig planer.', 'Vi har mange forskjellige planer.'],
    right: 'Vi har mange forskjellige planer.',
  },
  {
    key: 'mitt-adj',
    class: 'agreement',
    pattern:
      '^ mitt|ditt|vårt|dette _ er|var|ble|blir veldig|ganske|så|ikke|for|svært? [ stor|fin|pen|god|rød|hvit|sterk|svak|varm|kald|lang|dyr|tung|mørk|høy|ny|gul|rar|full|liten|gammel|vakker|enkel ] .|,|!|?|og|i|på|men|når|da|enn',
    to: ['$5/^(ny|høy)$/$1tt/', '$5/^liten$/lite/', '$5/$/t/'],
    wrong: ['Vårt kjøkken er dyr og nytt.', 'Vårt kjøkken er dyrt og nytt.'],
    right: 'Vårt kjøkken er dyrt.',
  },
  {
    key: 'neuter-adj',
    class: 'agreement',
    pattern:
      '^ /..et$/&%known:/et$//&!%known:/et$/en/ er|var|ble|blir|virker veldig|ganska|ganske|så|ikke|for|alltid|også|svært|mye? [ stor|fin|pen|ren|god|rød|hvit|sunn|sterk|svak|varm|kald|lang|dyr|tung|mørk|klok|ung|rask|hard|bred|høy|lys|tynn|ny|grønn|brun|gul|kul|rar|vond|dyp|smart|rik|full|åpen|morsom|enkel|vakker|sikker|usikker|gammel|dårlig|voksen ] .|,|!|?|og|i|på|for|men|med|til|nu|nå|fordi|når|da|enn|av',
    to: ['$4/^(ny|høy)$/$1tt/', '$4/^(tyn|grøn|sun)n$/$1t/', '$4/^dårlig$/dårlig/', '$4/$/t/'],
    wrong: ['Huset er rød og gammelt.', 'Huset er rødt og gammelt.'],
    right: 'Huset er rødt.',
  },
  {
    key: 'plural-adj',
    class: 'agreement',
    pattern:
      '/..(ene|erne|ane)$/||barna|husa|dyra|alle|begge|mange er|var|ble|blir|virker veldig|ganske|så|ikke|for|alltid|også|svært? [ stor|fin|pen|ren|god|rød|hvit|sunn|sterk|svak|varm|kald|lang|dyr|tung|mørk|klok|ung|rask|hard|bred|høy|lys|tynn|ny|grønn|gul|rar|smart|rik|full|trøtt|syk|sint|trist|redd|fornøyd|snill|sulten|sliten|våt|stolt|kjent|viktig|vanskelig|farlig|billig|ferdig|ledig|hyggelig|tydelig|vanlig|forskjellig|dårlig|nødvendig|mulig|riktig|lykkelig|tilgjengelig|rimelig ] .|,|!|?|og|i|på|for|men|med|til|nå|etter|fordi|når|enn|av',
    to: ['$4/^(sult|slit)en$/$1ne/', '$4/$/e/'],
    wrong: ['Barna er trøtt i dag.', 'Barna er trøtte i dag.'],
    right: 'Barna er trøtte.',
  },
  {
    key: 'plural-t',
    class: 'agreement',
    pattern:
      '/..(ene|erne)$/||barna|dyra|vi|de|dere er|var|ble|blir veldig|ganske|så|ikke|for|svært? [ stort|fint|pent|rent|godt|rødt|hvitt|sterkt|svakt|varmt|kaldt|langt|dyrt|tungt|mørkt|høyt|rart|rikt ] .|,|!|og|men|enn',
    to: ['$4/tt$/te/', '$4/t$/e/'],
    wrong: ['Bilene er dyrt og store.', 'Bilene er dyre og store.'],
    right: 'Bilene er dyrt kjøpt.',
  },
  {
    key: 'utrum-t',
    class: 'agreement',
    pattern:
      '^ /..en$/&%known:/en$//&%known:/en$/er/||han|hun|jeg er|var|ble|blir veldig|ganske|så|ikke|for|svært? [ stort|pent|rødt|sterkt|svakt|dyrt|tungt|mørkt|høyt|rart|rikt|nytt|vakkert|gammelt|ungt ] .|,|!|og|men|enn',
    to: ['$4/ytt$/y/', '$4/melt$/mel/', '$4/t$//'],
    wrong: ['Bilen er dyrt og ny.', 'Bilen er dyr og ny.'],
    right: 'Bilen er dyrt kjøpt.',
  },
  {
    key: 'vi-adj',
    class: 'agreement',
    pattern:
      'vi|de|dere er|var|ble|blir|føler veldig|ganske|så|ikke|alltid|oss|dere|seg|svært? [ glad|trøtt|fornøyd|redd|stolt|syk|sint|sulten|tørst|sikker|snill|lykkelig|fattig|rik|gammel|ung|liten|stor|sterk|frisk|klar|ferdig|forskjellig|uenig|enig|takknemlig|flink|vennlig|ensom|trist|sliten|avhengig|vant|nysgjerrig ] .|,|!|?|og|i|på|for|men|med|til|nå|etter|over|at|av|når|om',
    to: [
      '$4/^gammel$/gamle/',
      '$4/^liten$/små/',
      '$4/^(sult|slit)en$/$1ne/',
      '$4/^sikker$/sikre/',
      '$4/^ensom$/ensomme/',
      '$4/^(overrask|skuff)et$/$1et/',
      '$4/^(interess)ert$/$1erte/',
      '$4/^(forbered)t$/$1t/',
      '$4/$/e/',
    ],
    wrong: ['Vi er trøtt etter turen.', 'Vi er trøtte etter turen.'],
    right: 'Vi er trøtte.',
  },
])
