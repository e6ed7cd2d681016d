import { defineLints } from '../../row.ts'
import { norwegianVerbs } from '../../verb-second/norwegian-verbs.ts'
import { verbBends } from '../../verb-second/verb-bends.ts'

/** Infinitives that are hardly nouns behind a verb of wishing. */
const plainInfinitives =
  'spille|ta|være|ha|bli|få|gå|se|gi|si|bo|lære|lese|skrive|reise|dra|komme|gjøre|finne|hjelpe|kjøpe|selge|snakke|møte|lage|jobbe|studere|spise|bruke|vente|sove|stå|sitte|forstå|høre|ringe|vaske|sende|bygge|danse|synge|svømme|løpe|trene|fortelle|flytte|røyke'
const person = 'jeg|du|han|hun|vi|dere|de|man'

// Small words left out: å, at, som, er, det, and the ends of fixed pairs. Sorted by key.
export default defineLints('missing-words', [
  {
    key: 'a-after-adjective',
    class: 'infinitive-or-ing',
    pattern: `det er|var|blir ikke|veldig|så|også|best? viktig|vanskelig|lett|gøy|fint|bra|umulig|mulig|godt|deilig|farlig|nødvendig|morsomt|kjedelig|interessant|billigere|bedre|lurt|hyggelig|trist [ ${plainInfinitives} ] >!og&!,`,
    to: ['å $5'],
    wrong: ['Det er vanskelig finne en jobb.', 'Det er vanskelig å finne en jobb.'],
    right: 'Det er vanskelig å finne en jobb.',
  },
  {
    key: 'a-after-noun',
    class: 'infinitive-or-ing',
    pattern: `<!@modals har|hadde|fikk|får ikke|aldri? mulighet|muligheten|sjanse|sjansen|tid|råd|lov|rett|plikt til? [ ${plainInfinitives} ] >!og&!,`,
    to: ['å $6'],
    wrong: ['Vi har ikke tid til vente.', 'Vi har ikke tid til å vente.'],
    right: 'Vi har ikke tid til å vente.',
  },
  {
    key: 'a-after-verb',
    class: 'infinitive-or-ing',
    pattern: `<!@modals liker|likte|elsker|elsket|hater|hatet|begynner|begynte|slutter|sluttet|fortsetter|fortsatte|prøver|prøvde|forsøker|forsøkte|glemmer|glemte|glemt|husker|husket|ønsker|ønsket|håper|håpet|planlegger|planla|nekter|nektet|klarer|klarte|lovet|bestemte|foretrekker|foretrakk|liker ikke|alltid|aldri|også|bare? [ ${plainInfinitives} ] >!og&!,&!-`,
    to: ['å $4'],
    unless: 'kan skal må vil bør kunne skulle måtte ville burde',
    wrong: ['Han sluttet røyke i fjor.', 'Han sluttet å røyke i fjor.'],
    right: 'Han liker å røyke pipe.',
  },
  {
    key: 'a-for-at',
    class: 'conjunction',
    pattern: `håper|håpet|tror|trodde|sier|sa|vet|visste|mener|mente|synes|syntes|føler|følte|ser|så [ å|og ] ${person}|det @finite`,
    to: ['at'],
    wrong: ['Jeg håper å du kommer.', 'Jeg håper at du kommer.'],
    right: 'Jeg håper å se deg.',
  },
  {
    key: 'at-for-a',
    class: 'conjunction',
    pattern: `for|uten|til|om|lyst|prøver|prøvde|begynner|begynte|liker|håper|husk|viktig|vanskelig|lett|gøy [ at ] @onlyInfinitives||${plainInfinitives} >!og`,
    to: ['å'],
    wrong: ['Han gikk uten at si noe.', 'Han gikk uten å si noe.'],
    right: 'Han gikk uten at noen så det.',
  },
  {
    key: 'er-adjective',
    class: 'auxiliary',
    pattern:
      '^ [ jeg|han|hun|vi|du ] ikke|veldig|så|alltid|også? glad|trøtt|sulten|syk|flink|snill|sliten|lei|redd|trist|sint|gift|forelsket|fornøyd|stolt|heldig|enig|sikker|opptatt|interessert|ferdig|norsk|trøtte|glade|slitne >.|,|!|og|på|i|med|for|når|fordi|av|til',
    to: ['$1 er'],
    wrong: ['Hun veldig flink i norsk.', 'Hun er veldig flink i norsk.'],
    right: 'Hun er veldig flink i norsk.',
  },
  {
    key: 'for-a-motion',
    class: 'conjunction',
    pattern: `kom|kommer|kommet|reiste|reiser|reist|dro|drar|flyttet|flytter|gikk|går|stoppet hit|dit|hjem|ut|inn|ned|opp|tilbake|dit [ å ] @infinitives >!og`,
    to: ['for å'],
    wrong: ['Hun kom hit å studere.', 'Hun kom hit for å studere.'],
    right: 'Hun kom hit for å studere.',
  },
  {
    key: 'for-a-place',
    class: 'conjunction',
    pattern: `kom|kommer|kommet|reiste|reiser|reist|dro|drar|flyttet|flytter|gikk|går til _ [ å ] @infinitives >!og`,
    to: ['for å'],
    wrong: ['Han flyttet til Norge å jobbe.', 'Han flyttet til Norge for å jobbe.'],
    right: 'Han gikk over til å jobbe.',
  },
  {
    key: 'hvor-mye-koste',
    class: 'verb-form',
    pattern: `^ hva|hvor|når|hvordan|hvorfor|hvem mye|mange|ofte|lenge? [ @onlyInfinitives||bo|koste|gå|gjøre|komme|hete|lære|spise|reise ] ${person}|det|den|_ >!å`,
    to: verbBends(norwegianVerbs, 3, ['infinitive'], 'present'),
    wrong: ['Hva gjøre du i dag?', 'Hva gjør du i dag?'],
    right: 'Hva gjør du i dag?',
  },
  {
    key: 'like-som',
    class: 'comparison',
    pattern:
      'like @neuterAdjectives||god|gammel|stor|høy|flink|dyr|rik|lang|mye|mange|rask|pen|ung [ enn|at ] jeg|du|han|hun|vi|meg|deg|ham|henne|oss|dem|før|i|på||%capital',
    to: ['som'],
    wrong: ['Han er like rask enn Per.', 'Han er like rask som Per.'],
    right: 'Han er like rask som Per.',
  },
  {
    key: 'noun-infinitive',
    class: 'verb-form',
    pattern:
      '^ mange|noen|alle|flere|få /...er$/||folk||barn||mennesker||/..ene$/ ikke? [ @onlyInfinitives||røyke|bo|gå|få|spille|lese|spise|lære|bli|jobbe ] !og&!,&_',
    to: verbBends(norwegianVerbs, 4, ['infinitive'], 'present'),
    wrong: ['Mange ungdommer røyke for mye.', 'Mange ungdommer røyker for mye.'],
    right: 'Mange ungdommer røyker for mye.',
  },
  {
    key: 'people-infinitive',
    class: 'verb-form',
    pattern:
      '^ folk|barn|barna|mennesker|foreldre|foreldrene|elevene|studentene|ungdommer|ungdom|kvinner|menn|politiet|regjeringen ikke? [ @onlyInfinitives||bo|gå|få|spille|lese|spise|lære|bli|trenge ] !og&!,&_',
    to: verbBends(norwegianVerbs, 3, ['infinitive'], 'present'),
    wrong: ['Barn trenge mye søvn.', 'Barn trenger mye søvn.'],
    right: 'Barn trenger mye søvn.',
  },
  {
    key: 'pronoun-short',
    class: 'verb-form',
    pattern:
      '<og|så|men|at|fordi|hvis|når|da jeg|han|hun|man [ gå|få|se|ta|si|gi|be|bo|tro|stå|forstå|bli|være|ha|vite|dra|gjøre|komme ] !og&!,&_',
    to: verbBends(norwegianVerbs, 3, ['infinitive'], 'present'),
    unless: 'kan skal må vil bør kunne skulle måtte ville burde la lar lot får fikk hjelpe hørte så ba',
    wrong: ['Hun er syk og hun være hjemme.', 'Hun er syk og hun er hjemme.'],
    right: 'Kan hun og han være hjemme?',
  },
  {
    key: 'som-clause',
    class: 'relative-pronoun',
    pattern: 'noe|alt|det|ting|noen [ hva|hvem|hvilken|hvilket ] jeg|du|han|hun|vi|de|som|er|var|kan|har|skjedde @finite?',
    to: ['som'],
    unless: 'spør spurte vet visste lurer',
    wrong: ['Det er noe hva jeg ikke forstår.', 'Det er noe som jeg ikke forstår.'],
    right: 'Det er noe som jeg ikke forstår.',
  },
  {
    key: 'som-subject',
    class: 'relative-pronoun',
    pattern:
      'er|har|kjenner|møtte|så|hadde|traff en|ei|et|mange|noen|to _ [ bor|heter|jobber|snakker|liker|studerer|kommer|kan ] i|på|med|norsk|engelsk|godt|fra',
    to: ['som $4'],
    unless: 'som at når hvor der og ,',
    wrong: ['Jeg har en venn bor i Oslo.', 'Jeg har en venn som bor i Oslo.'],
    right: 'Jeg har en venn som bor i Oslo.',
  },
  {
    key: 'som-which',
    class: 'relative-pronoun',
    pattern:
      '<!hvilken|hvilket|vet|lurer|spør /..(en|et|a|ene)$/||by|film|bok|mann|kvinne|land|hus|bil [ hvilken|hvilket|hvilke|hvem ] jeg|du|han|hun|vi|de @finite',
    to: ['som'],
    unless: 'spør spurte vet visste lurer lurte vite ? si forklare',
    wrong: ['Det er en by hvilken jeg liker.', 'Det er en by som jeg liker.'],
    right: 'Det er en by som jeg liker.',
  },
  {
    key: 'verken-ikke-2',
    class: 'double-negative',
    pattern: 'verken|hverken ..3 eller ..3 [ ikke ]',
    to: [''],
    unless: ', som at men',
    wrong: ['Verken Per eller Kari kunne ikke svømme.', 'Verken Per eller Kari kunne svømme.'],
    right: 'Verken Per eller Kari kunne svømme.',
  },
])
