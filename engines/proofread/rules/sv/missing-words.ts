import { defineLints } from '../../row.ts'
import { swedishVerbs } from '../../verb-second/swedish-verbs.ts'
import { verbBends } from '../../verb-second/verb-bends.ts'

/** Infinitives that are hardly nouns behind a verb of wishing. */
const plainInfinitives =
  'spela|ta|vara|ha|bli|få|gå|se|ge|säga|bo|lära|läsa|skriva|resa|åka|komma|göra|finna|hjälpa|köpa|sälja|prata|träffa|laga|jobba|studera|äta|använda|vänta|sova|stå|sitta|förstå|höra|ringa|tvätta|skicka|bygga|dansa|sjunga|simma|springa|träna|berätta|flytta|röka|rädda|lyssna|betala|hitta|arbeta|tänka|tala'
const person = 'jag|du|han|hon|vi|ni|de|man'

// Small words left out: att, är, som, and the verb of a subject that has an infinitive. Sorted by key.
export default defineLints('missing-words', [
  {
    key: 'ar-adjective',
    class: 'auxiliary',
    pattern:
      '^ [ jag|han|hon|vi|du ] inte|mycket|väldigt|så|alltid|också? glad|trött|hungrig|sjuk|duktig|snäll|ledsen|rädd|arg|gift|kär|nöjd|stolt|säker|upptagen|intresserad|färdig|svensk|trötta|glada >.|,|!|och|på|i|med|för|när|av|till',
    to: ['$1 är'],
    wrong: ['Hon väldigt duktig i svenska.', 'Hon är väldigt duktig i svenska.'],
    right: 'Hon är väldigt trött.',
  },
  {
    key: 'att-after-adjective',
    class: 'infinitive-or-ing',
    pattern: `det är|var|blir inte|mycket|väldigt|så|också|bäst? viktigt|svårt|lätt|roligt|bra|omöjligt|möjligt|skönt|farligt|nödvändigt|tråkigt|intressant|billigare|bättre|trevligt|dags|kul|synd [ ${plainInfinitives} ] >!och&!,`,
    to: ['att $5'],
    wrong: ['Det är viktigt äta nyttigt.', 'Det är viktigt att äta nyttigt.'],
    right: 'Det är viktigt att äta nyttigt.',
  },
  {
    key: 'att-after-noun',
    class: 'infinitive-or-ing',
    pattern: `har|hade|fick|får|finns inte|aldrig|ingen|stor? lust|möjlighet|möjligheten|chans|chansen|tid|råd|rätt [ ${plainInfinitives} ] >!och&!,`,
    to: ['att $4'],
    wrong: ['Jag har lust resa till Italien.', 'Jag har lust att resa till Italien.'],
    right: 'Jag har lust att resa till Italien.',
  },
  {
    key: 'att-after-verb',
    class: 'infinitive-or-ing',
    pattern: `<!ska&!kan&!vill&!måste glömde|glömmer|glömt|lovade|lovar|lovat|älskar|älskade|hatar|gillar|gillade|planerade|fortsatte|lyckades|lyckas|vägrade|vägrar|fortsätter inte|alltid|aldrig|också|bara? [ ${plainInfinitives} ] >!och&!,&!-`,
    to: ['att $4'],
    unless: 'kan ska måste vill bör kunde skulle ville borde',
    wrong: ['Jag har glömt ta med boken.', 'Jag har glömt att ta med boken.'],
    right: 'Han slutade röka i fjol.',
  },
  {
    key: 'for-att-place',
    class: 'conjunction',
    pattern: `kom|kommer|kommit|reste|reser|åkte|åker|flyttade|flyttar|gick|går till _ [ att ] @infinitives >!och`,
    to: ['för att'],
    wrong: ['Han flyttade till Sverige att jobba.', 'Han flyttade till Sverige för att jobba.'],
    right: 'Han gick över till att jobba.',
  },
  {
    key: 'for-att-motion',
    class: 'conjunction',
    pattern: `kom|kommer|kommit|reste|reser|åkte|åker|flyttade|flyttar|gick|går|söker|sökte|behöver|behövde hit|dit|hem|ut|in|ner|upp|tillbaka|jobb|pengar|tid|hjälp [ att ] @infinitives >!och`,
    to: ['för att'],
    wrong: ['Hon kom hit att studera.', 'Hon kom hit för att studera.'],
    right: 'Hon kom hit för att studera.',
  },
  {
    key: 'hur-mycket-kosta',
    class: 'verb-form',
    pattern: `^ vad|hur|när|varför|vem|var mycket|många|ofta|länge? [ @onlyInfinitives||bo|kosta|gå|göra|komma|heta|äta|resa ] ${person}|det|den|_ >!att`,
    to: verbBends(swedishVerbs, 3, ['infinitive'], 'present'),
    wrong: ['Vad göra du i dag?', 'Vad gör du i dag?'],
    right: 'Vad gör du i dag?',
  },
  {
    key: 'lika-som',
    class: 'comparison',
    pattern:
      'lika bra|gammal|gammalt|stor|stort|hög|högt|duktig|dyr|dyrt|rik|lång|långt|mycket|många|snabb|snabbt|fin|fint|ung|viktigt|viktig|svårt [ än|att ] jag|du|han|hon|vi|mig|dig|honom|henne|oss|dem|förut|i|på||%capital',
    to: ['som'],
    wrong: ['Han är lika snabb än Per.', 'Han är lika snabb som Per.'],
    right: 'Han är lika snabb som Per.',
  },
  {
    key: 'noun-infinitive',
    class: 'verb-form',
    pattern:
      '^ många|några|alla|flera|få /...(er|ar|or|n)$/ inte? [ @onlyInfinitives||röka|bo|gå|få|spela|läsa|äta|lära|bli|jobba|köpa|dricka ] !och&!,&_',
    to: verbBends(swedishVerbs, 4, ['infinitive'], 'present'),
    wrong: ['Många ungdomar röka för mycket.', 'Många ungdomar röker för mycket.'],
    right: 'Många ungdomar röker för mycket.',
  },
  {
    key: 'people-infinitive',
    class: 'verb-form',
    pattern:
      '<^||att|eftersom|när|om folk|barn|barnen|människor|föräldrar|föräldrarna|eleverna|studenterna|ungdomar|kvinnor|män|polisen|regeringen|mamma|pappa inte? [ @onlyInfinitives||bo|gå|få|spela|läsa|äta|lära|bli|behöva|dricka|röka|arbeta|studera|tänka ] !och&!,&_',
    to: verbBends(swedishVerbs, 4, ['infinitive'], 'present'),
    unless: 'låta låter lät se ser såg höra hör hörde får ska kan vill',
    wrong: ['Barn behöva mycket sömn.', 'Barn behöver mycket sömn.'],
    right: 'Barn behöver mycket sömn.',
  },
  {
    key: 'pronoun-short',
    class: 'verb-form',
    pattern:
      '<och|så|men|att|eftersom|om|när jag|han|hon|man [ gå|få|se|ta|säga|ge|be|bo|tro|stå|förstå|bli|vara|ha|veta|åka|göra|komma ] !och&!,&_',
    to: verbBends(swedishVerbs, 3, ['infinitive'], 'present'),
    unless: 'kan ska måste vill bör kunde skulle ville borde låta låter lät får fick hörde såg bad lära',
    wrong: ['Hon är sjuk och hon vara hemma.', 'Hon är sjuk och hon är hemma.'],
    right: 'Kan hon och han vara hemma?',
  },
  {
    key: 'noun-heta',
    class: 'verb-form',
    pattern: '^ min|mitt|mina|vår|hans|hennes _ [ heta|bo|komma|vara|ha|jobba|arbeta|studera|tycka|gilla|kunna|vilja ] !och&_',
    to: verbBends(swedishVerbs, 3, ['infinitive'], 'present'),
    wrong: ['Min bror heta Per.', 'Min bror heter Per.'],
    right: 'Min bror heter Per.',
  },
  {
    key: 'som-clause',
    class: 'relative-pronoun',
    pattern: 'något|allt|saker|någon|mycket [ vad|vem|vilken|vilket ] jag|du|han|hon|vi|de|är|var|kan|har|hände',
    to: ['som'],
    unless: 'frågar frågade vet visste undrar',
    wrong: ['Det är något vad jag inte förstår.', 'Det är något som jag inte förstår.'],
    right: 'Det är något som jag inte förstår.',
  },
  {
    key: 'som-subject',
    class: 'relative-pronoun',
    pattern:
      'är|har|känner|träffade|såg|hade en|ett|många|några|två _ [ bor|heter|jobbar|pratar|gillar|studerar|kommer|kan|stod|bodde ] i|på|med|svenska|engelska|bra|från|utanför|hela',
    to: ['som $4'],
    unless: 'som att när var där och ,',
    wrong: ['Jag har en vän bor i Lund.', 'Jag har en vän som bor i Lund.'],
    right: 'Jag har en vän som bor i Lund.',
  },
  {
    key: 'som-which',
    class: 'relative-pronoun',
    pattern:
      '/..(en|et|na|n)$/||stad|film|bok|man|kvinna|land|hus|bil [ vilken|vilket|vilka|vem ] jag|du|han|hon|vi|de|bor|kommer|heter @finite||i|på|från|där',
    to: ['som'],
    unless: 'frågar frågade vet visste undrar undrade veta ? säga förklara i',
    wrong: ['Det är en stad vilken jag gillar.', 'Det är en stad som jag gillar.'],
    right: 'Det är en stad som jag gillar.',
  },
  {
    key: 'varken-inte',
    class: 'double-negative',
    pattern: 'varken ..3 eller ..3 [ inte ]',
    to: [''],
    unless: ', som att men',
    wrong: ['Varken Per eller Karin kom inte.', 'Varken Per eller Karin kom.'],
    right: 'Varken Per eller Karin kom.',
  },
])
