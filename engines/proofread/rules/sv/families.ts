import { defineLints } from '../../row.ts'

// Comparison, small words that sound alike, and prepositions, a family a row. Sorted by key.
export default defineLints('families', [
  {
    key: 'are-en',
    class: 'confused-words',
    pattern:
      '@comparatives||/..[glnrst]are$/&%known:/are$/ast/ [ en ] jag|du|han|hon|vi|ni|min|din|sin|mig|dig|oss|honom|henne|förut|vanligt',
    to: ['än'],
    wrong: ['Hon är snällare en sin bror.', 'Hon är snällare än sin bror.'],
    right: 'Hon är snällare än sin bror.',
  },
  {
    key: 'besoka-till',
    class: 'preposition-not-needed',
    pattern: 'besöka|besöker|besökte|besökt [ till ]',
    to: [''],
    wrong: ['Vi besökte till moster.', 'Vi besökte moster.'],
    right: 'Vi besökte henne till slut.',
  },
  {
    key: 'de-ar-ett',
    class: 'confused-words',
    pattern: '^ [ de ] är|var ett|viktigt|svårt|lätt|kul|roligt|skönt|konstigt|dags|klart|därför|sant|omöjligt',
    to: ['Det'],
    unless: 'par|lag|team|folk|gäng',
    wrong: ['De är ett stort problem.', 'Det är ett stort problem.'],
    right: 'De är ett par.',
  },
  {
    key: 'dem-noun',
    class: 'pronoun-case',
    pattern: '[ dem ] /...(arna|erna|orna)$/',
    to: ['de'],
    wrong: ['Vi såg dem bilarna.', 'Vi såg de bilarna.'],
    right: 'Vi såg dem igår.',
  },
  {
    key: 'ganger-pa',
    class: 'preposition',
    pattern: 'gånger|gång [ på ] veckan|dagen|månaden',
    to: ['i'],
    wrong: ['Hon joggar tre gånger på veckan.', 'Hon joggar tre gånger i veckan.'],
    right: 'Hon joggar tre gånger i veckan.',
  },
  {
    key: 'i-bio',
    class: 'preposition',
    pattern: '[ i ] bio >.|,|med|och|igår|idag|på',
    to: ['på'],
    wrong: ['Vi var i bio med dem.', 'Vi var på bio med dem.'],
    right: 'Vi var på bio med dem.',
  },
  {
    key: 'mest-kort',
    class: 'comparison',
    pattern:
      'den|det|de|min|mitt|mina|vår|våra [ mest duktiga|snälla|fina|rika|starka|svaga|billiga|dyra|kalla|varma|snabba|korta|smala|tjocka|söta|hårda|smarta|fula ]',
    to: ['$3/a$/aste/'],
    wrong: ['Han är den mest snälla av dem.', 'Han är den snällaste av dem.'],
    right: 'Han är den mest kända av dem.',
  },
  {
    key: 'mest-stor',
    class: 'comparison',
    pattern: 'den|det|de|min|mitt|mina|vår|våra [ mest stora|gamla|unga|långa|höga|låga|tunga ]',
    to: [
      '$3/^stora$/största/',
      '$3/^gamla$/äldsta/',
      '$3/^unga$/yngsta/',
      '$3/^långa$/längsta/',
      '$3/^höga$/högsta/',
      '$3/^låga$/lägsta/',
      '$3/^tunga$/tyngsta/',
    ],
    wrong: ['Det är den mest stora båten.', 'Det är den största båten.'],
    right: 'Det är den största båten.',
  },
  {
    key: 'som-dem',
    class: 'pronoun-case',
    pattern: 'som [ dem ] @finite&!som',
    to: ['de'],
    wrong: ['Allt som dem såg var nytt.', 'Allt som de såg var nytt.'],
    right: 'Vi är som dem.',
  },
])
