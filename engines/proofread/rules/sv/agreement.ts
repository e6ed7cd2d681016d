import { defineLints } from '../../row.ts'

// Agreement of the predicate with its subject, participles, and the article across an adjective. Sorted by key.
export default defineLints('agreement', [
  {
    key: 'alla-de',
    class: 'determiner-noun',
    pattern: 'alla [ /..(or|ar|er)$/&%known:/$/na/ ] i|på världen|klassen|skolan|landet|gruppen|huset',
    to: ['$2/$/na/'],
    picky: true,
    wrong: ['Alla elever i klassen kom.', 'Alla eleverna i klassen kom.'],
    right: 'Alla eleverna i klassen kom.',
  },
  {
    key: 'and-adj',
    class: 'agreement',
    pattern:
      '%capital och %capital är|var|blev mycket|väldigt|inte|så? [ glad|trött|nöjd|rädd|stolt|sjuk|arg|ledsen|hungrig|säker|snäll|lycklig|orolig|gammal|ung|stark|frisk|klar|färdig|duktig|besviken|gift|född ]',
    to: ['$6/^gammal$/gamla/', '$6/(leds|besvik)en$/$1na/', '$6/^säker$/säkra/', '$6/$/a/'],
    wrong: ['Anna och Erik är gift.', 'Anna och Erik är gifta.'],
    right: 'Erik är gift.',
  },
  {
    key: 'de-flesta',
    class: 'noun-number',
    pattern: 'de flesta [ /..en$/ ] bor|är|har|kan|vill|tycker|tror|kommer|går',
    to: ['$3/en$/erna/', '$3/en$/arna/'],
    unless: 'barnen',
    wrong: ['De flesta studenten bor här.', 'De flesta studenterna bor här.'],
    right: 'De flesta barnen bor här.',
  },
  {
    key: 'en-adj-ett',
    class: 'article-a-an',
    pattern:
      '[ en ] /^..+[^d]t$/&%known:/t$/a/&%known:/t$//||stort|litet|gammalt|nytt|vackert|gott|rött|bra @ettNouns&!lag|test|mål|fall|val|spel|kök|kött',
    to: ['ett'],
    wrong: ['Vi bor i en stort hus.', 'Vi bor i ett stort hus.'],
    right: 'Vi bor i en stor stad.',
  },
  {
    key: 'en-t-known',
    class: 'agreement',
    pattern:
      'en|någon|ingen|vilken|sådan [ /^..+[^dtk]t$/&%known:/t$//&%known:/t$/are/&!helt|klart|rent|kort ] /..[^aeiouyåäöt]$/&%known:/$/en/&!%known:/$/et/&!%known:/$/t/&!@ettNouns||/..a$/&%known:/a$/or/&%known:/a$/an/',
    to: ['$2/t$//'],
    wrong: ['Vilken fint klänning du har!', 'Vilken fin klänning du har!'],
    right: 'Vilket fint hus du har!',
  },
  {
    key: 'ett-adj-en',
    class: 'article-a-an',
    pattern:
      '[ ett ] /^..+[^dtaen]$/&%known:/$/t/&%known:/$/a/&!%known:/$/en/||ny|stor|liten|gammal|fin|vacker|bra @enNouns&!lag|data|test',
    to: ['en'],
    wrong: ['Vi bor i ett stor stad.', 'Vi bor i en stor stad.'],
    right: 'Vi bor i ett stort hus.',
  },
  {
    key: 'ett-er',
    class: 'agreement',
    pattern: 'ett|något|inget|vilket [ vacker|säker|nykter|mager|bitter|osäker|tapper|dyster ] @ettNouns||/[^aeiouyåäö]$/&%known:/$/et/',
    to: ['$2/$/t/'],
    wrong: ['Det är ett vacker landskap.', 'Det är ett vackert landskap.'],
    right: 'Det är en vacker stad.',
  },
  {
    key: 'har-ad',
    class: 'verb-form',
    pattern:
      'har|hade inte|aldrig|redan|också|nu? [ /..ad$/&%known:/ad$/at/&%known:/ad$/ade/ ] en|ett|den|det|mitt|min|sin|sitt|på|i|om|att|mig|oss|.|,|med|till|frågan|saken|problemet|mycket|många|alla',
    to: ['$3/ad$/at/'],
    wrong: ['Vi har diskuterad saken.', 'Vi har diskuterat saken.'],
    right: 'Vi har begränsad tid.',
  },
  {
    key: 'mitt-rum',
    class: 'agreement',
    pattern:
      '^ mitt|ditt|vårt|detta _ är|var|blev|blir mycket|väldigt|ganska|så|inte|för? [ /^..+[^dtaen]$/&%known:/$/t/&%known:/$/are/&!%known:/$/en/||stor|ny|fin|gul|grön|tung|lång|sjuk|dyr|vacker|liten ] .|,|!|?|och|i|på|men|idag|när',
    to: ['$5/ny$/nytt/', '$5/^liten$/litet/', '$5/$/t/'],
    wrong: ['Vårt kök är dyr.', 'Vårt kök är dyrt.'],
    right: 'Vår köksö är dyr.',
  },
  {
    key: 'neuter-adj',
    class: 'agreement',
    pattern:
      '^ /..et$/&%known:/et$//&!%known:/$/en/ är|var|blev|blir|verkar|känns mycket|väldigt|ganska|så|inte|för|alltid|också? [ /^..+[^dtaen]$/&%known:/$/t/&%known:/$/a/&!%known:/$/en/||stor|ny|fin|ful|kul|gul|ren|grön|brun|modern|tung|lång|sjuk|dyr|mörk|vacker|säker|möjlig ] .|,|!|?|och|i|på|för|men|med|till|nu|idag|eftersom|när|då|än|av',
    to: ['$4/ny$/nytt/', '$4/nn$/nt/', '$4/$/t/'],
    wrong: ['Huset är stor och gammalt.', 'Huset är stort och gammalt.'],
    right: 'Huset är stort.',
  },
  {
    key: 'neuter-d',
    class: 'agreement',
    pattern:
      '^ /..et$/&%known:/et$//&!%known:/$/en/ är|var|blev|blir inte|redan|nu? [ /..[^a]d$/&%known:/d$/t/&%known:/$/a/ ] .|,|och|i|på|av|för|med|till|år',
    to: ['$4/d$/t/'],
    wrong: ['Slottet är byggd år 1640.', 'Slottet är byggt år 1640.'],
    right: 'Bilen är byggd år 1940.',
  },
  {
    key: 'neuter-en',
    class: 'agreement',
    pattern:
      '^ /..et$/&%known:/et$//&!%known:/$/en/ är|var|blev|blir inte|redan|nu? [ /..en$/&%known:/en$/et/&%known:/en$/na/ ] .|,|och|i|på|av|för|med|till|år|idag',
    to: ['$4/en$/et/'],
    wrong: ['Brevet är skriven på tyska.', 'Brevet är skrivet på tyska.'],
    right: 'Boken är skriven på tyska.',
  },
  {
    key: 'neuter-participle',
    class: 'agreement',
    pattern:
      '^ /..et$/&%known:/et$//&!%known:/$/en/ är|var|blev|blir|har inte|redan|nu|blivit? [ /..ad$/&%known:/ad$/at/ ] .|,|och|i|på|av|för|med|till|igår|idag|nu|sedan|år',
    to: ['$4/ad$/at/'],
    wrong: ['Brevet blev skickad igår.', 'Brevet blev skickat igår.'],
    right: 'Bilen blev lagad igår.',
  },
  {
    key: 'plural-adj',
    class: 'agreement',
    pattern:
      '/..(arna|erna|orna)$/||barnen|husen|djuren|träden|orden|problemen|språken|alla|båda|många är|var|blev|blir|verkar|känns mycket|väldigt|ganska|så|inte|för|alltid|också? [ /^..+[^dtaen]$/&%known:/$/t/&%known:/$/a/&!%known:/$/en/||stor|ny|fin|trött|lätt|ren|grön|modern|tung|lång|sjuk|dyr|öppen|nöjd|rädd|snäll|klok|känd|kort|gift|svart|stolt|trygg|frisk ] .|,|!|?|och|i|på|för|men|med|till|nu|idag|efter|eftersom|när|än|av|över',
    to: ['$4/(öpp|eg)en$/$1na/', '$4/$/a/'],
    wrong: ['Böckerna är dyr i år.', 'Böckerna är dyra i år.'],
    right: 'Böckerna är dyra.',
  },
  {
    key: 'plural-d',
    class: 'agreement',
    pattern:
      '/..(arna|erna|orna)$/||barnen|husen|djuren|de|vi är|var|blev|blir inte|redan|nu|mycket? [ /..[^a]d$/&%known:/d$/t/&%known:/$/a/ ] .|,|och|i|på|av|för|med|till|år|över',
    to: ['$4/$/a/'],
    wrong: ['Husen är byggd av trä.', 'Husen är byggda av trä.'],
    right: 'Husen är byggda av trä.',
  },
  {
    key: 'plural-en',
    class: 'agreement',
    pattern:
      '/..(arna|erna|orna)$/||barnen|husen|djuren|de|vi är|var|blev|blir inte|redan|nu? [ /..en$/&%known:/en$/et/&%known:/en$/na/||tvungen ] .|,|och|i|på|av|för|med|till|att',
    to: ['$4/en$/na/'],
    wrong: ['De var tvungen att gå.', 'De var tvungna att gå.'],
    right: 'Han var tvungen att gå.',
  },
  {
    key: 'plural-participle',
    class: 'agreement',
    pattern:
      '/..(arna|erna|orna)$/||barnen|husen|djuren|de|vi är|var|blev|blir|har inte|redan|nu|mycket|blivit? [ /..ad$/&%known:/$/e/ ] .|,|och|i|på|av|för|med|till|igår|idag|nu|över|att',
    to: ['$4/$/e/'],
    wrong: ['Bilarna blev lagad igår.', 'Bilarna blev lagade igår.'],
    right: 'Bilarna lagades igår.',
  },
  {
    key: 'plural-t',
    class: 'agreement',
    pattern:
      '/..(arna|erna|orna)$/||barnen|husen|djuren är|var|blev|blir mycket|väldigt|ganska|så|inte|för? [ /^..+[^dt]t$/&%known:/t$/are/ ] .|,|!|och|i|på|för|men|med|till',
    to: ['$4/t$/a/'],
    wrong: ['Bilarna är dyrt och stora.', 'Bilarna är dyra och stora.'],
    right: 'Bilarna är dyrt byggda.',
  },
  {
    key: 'utrum-at',
    class: 'agreement',
    pattern:
      '^ /..en$/&%known:/en$/ar/||/..an$/&%known:/an$/or/||han|hon|den|jag är|var|blev|blir inte|redan|nu|mycket? [ /..at$/&%known:/at$/ad/&%known:/at$/ade/ ] .|,|och|i|på|av|för|med|till|nu|igår|idag|över',
    to: ['$4/at$/ad/'],
    wrong: ['Bilen är reparerat nu.', 'Bilen är reparerad nu.'],
    right: 'Huset är reparerat nu.',
  },
  {
    key: 'utrum-t',
    class: 'agreement',
    pattern:
      '^ /..en$/&%known:/en$/ar/||/..an$/&%known:/an$/or/||han|hon|jag är|var|blev|blir mycket|väldigt|ganska|så|inte|för? [ /^..+[^dt]t$/&%known:/t$//&%known:/t$/are/&!gott|fast ] .|,|!|och|men|idag|när',
    to: ['$4/t$//'],
    wrong: ['Bilen är dyrt.', 'Bilen är dyr.'],
    right: 'Bilen är inte fast.',
  },
  {
    key: 'vi-adj',
    class: 'agreement',
    pattern:
      'vi|ni|de är|var|blev|blir|känner mycket|väldigt|ganska|så|inte|alltid|oss|er|sig? [ glad|trött|nöjd|rädd|stolt|sjuk|arg|ledsen|hungrig|törstig|säker|van|redo|snäll|lycklig|orolig|ensam|fattig|rik|gammal|ung|liten|stor|stark|frisk|klar|färdig|intresserad|olik|oense|ense|tacksam|duktig|vänlig|beredd|medveten|förvånad|besviken|gift|skild|född ] .|,|!|?|och|i|på|för|men|med|till|nu|idag|efter|över|att|av|när',
    to: [
      '$4/^glad$/glada/',
      '$4/^gammal$/gamla/',
      '$4/^liten$/små/',
      '$4/(leds|medvet|besvik)en$/$1na/',
      '$4/^säker$/säkra/',
      '$4/ad$/ade/',
      '$4/(ens|re|oens)$/$1/',
      '$4/$/a/',
    ],
    wrong: ['Vi är glad att du kom.', 'Vi är glada att du kom.'],
    right: 'Vi är glada att du kom.',
  },
])
