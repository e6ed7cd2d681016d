import { defineLints } from '../../row.ts'
import { swedishVerbs } from '../../verb-second/swedish-verbs.ts'
import { verbBends } from '../../verb-second/verb-bends.ts'

const some = 'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tjugo|några|många|flera'
const times = 'år|veckor|månader|dagar|timmar|månad|vecka|dag|minuter'
const places =
  'sverige|italien|spanien|frankrike|tyskland|norge|danmark|finland|polen|grekland|turkiet|england|usa|ryssland|kina|indien|iran|irak|syrien|stockholm|göteborg|malmö|uppsala|lund|london|paris|berlin|europa|asien|afrika|amerika'

// Frames of tenses, times, quantities and places, and of words that join clauses. Sorted by key.
export default defineLints('frames-more', [
  {
    key: 'battre-en-att',
    class: 'confused-words',
    pattern: '/...are$/||bättre|större|mindre|sämre|mer att _ ..2 [ en ] att',
    to: ['än'],
    wrong: ['Det är bättre att ge en att få.', 'Det är bättre att ge än att få.'],
    right: 'Det är bättre att ge än att få.',
  },
  {
    key: 'da-nar-past',
    class: 'tense',
    pattern: '^ när|då _ [ @onlyPresents&!blir ] ..4 @pasts jag|han|hon|vi|de .|,|i|till|hem|ut|inte|upp',
    to: verbBends(swedishVerbs, 3, ['present'], 'past'),
    wrong: ['När kriget börjar flydde de till Sverige.', 'När kriget började flydde de till Sverige.'],
    right: 'När kriget började flydde de till Sverige.',
  },
  {
    key: 'den-ast',
    class: 'comparison',
    pattern: 'den|det|de [ /...ast$/&!fast||bäst|störst|minst|äldst|yngst|längst|sämst|högst ] /..(en|et|na|an)$/',
    to: ['$2/ast$/aste/', '$2/$/a/'],
    wrong: ['Han är den duktigast eleven i klassen.', 'Han är den duktigaste eleven i klassen.'],
    right: 'Han gillar det bäst i klassen.',
  },
  {
    key: 'det-galler-om',
    class: 'preposition-not-needed',
    pattern: 'när|vad det gäller|gällde [ om ] !att&_',
    to: [''],
    wrong: ['När det gäller om miljön måste vi handla.', 'När det gäller miljön måste vi handla.'],
    right: 'Det gäller att handla.',
  },
  {
    key: 'for-duration',
    class: 'tense-since-for',
    pattern: `har|hade @perfects ..3 [ för ] ${some}||/^[0-9]+$/ ${times} .|,|!|?|och|nu`,
    to: ['i'],
    wrong: ['Jag har läst svenska för två månader.', 'Jag har läst svenska i två månader.'],
    right: 'Jag har läst svenska i två månader.',
  },
  {
    key: 'i-ar-sedan',
    class: 'preposition',
    pattern: `[ i|före|innan ] ${some}||/^[0-9]+$/ ${times} sedan|sen`,
    to: ['för'],
    wrong: ['Vi reste till Italien i tre år sedan.', 'Vi reste till Italien för tre år sedan.'],
    right: 'Vi bodde i Italien i tre år.',
  },
  {
    key: 'i-natet',
    class: 'preposition',
    pattern: '[ i ] internet|nätet|facebook|youtube|instagram|mobilen|datorn',
    to: ['på'],
    unless: 'procent minuter program hårddisk',
    wrong: ['Jag läste om det i internet.', 'Jag läste om det på internet.'],
    right: 'Jag läste om det i tidningen.',
  },
  {
    key: 'i-o',
    class: 'preposition',
    pattern: 'bor|bodde|bo|är|var|född|ligger|låg [ i ] en ö|halvö|gård|strand|campingplats',
    to: ['på'],
    wrong: ['Vi bodde i en ö.', 'Vi bodde på en ö.'],
    right: 'Vi bodde i en stad.',
  },
  {
    key: 'i-year-har',
    class: 'tense',
    pattern: '^ år? /^(1[0-9]|20)[0-9]{2}$/ [ har jag|han|hon|vi|de @perfects ]',
    to: verbBends(swedishVerbs, 5, ['perfect'], 'past').map((bend) => `${bend} $4`),
    wrong: ['År 2015 har hon kommit till Sverige.', 'År 2015 kom hon till Sverige.'],
    right: 'År 2015 kom hon till Sverige.',
  },
  {
    key: 'i-fjol-har',
    class: 'tense',
    pattern: '^ igår|förrgår [ har jag|han|hon|vi|de @perfects ]',
    to: verbBends(swedishVerbs, 4, ['perfect'], 'past').map((bend) => `${bend} $3`),
    wrong: ['Igår har vi varit på bio.', 'Igår var vi på bio.'],
    right: 'Igår var vi på bio.',
  },
  {
    key: 'i-fjol-har-2',
    class: 'tense',
    pattern:
      '^ i|förra fjol|går|somras|våras|höstas|vintras|måndags|lördags|söndags|fredags|veckan|månaden|året [ har jag|han|hon|vi|de @perfects ]',
    to: verbBends(swedishVerbs, 5, ['perfect'], 'past').map((bend) => `${bend} $4`),
    wrong: ['I fjol har vi varit i Grekland.', 'I fjol var vi i Grekland.'],
    right: 'I fjol var vi i Grekland.',
  },
  {
    key: 'inte-bara-och',
    class: 'conjunction',
    pattern: 'inte bara ..7 , [ och ] ..4 också',
    to: ['utan'],
    wrong: ['Det är inte bara dyrt, och det är också farligt.', 'Det är inte bara dyrt, utan det är också farligt.'],
    right: 'Det är inte bara dyrt, utan det är också farligt.',
  },
  {
    key: 'inviterade-vi',
    class: 'pronoun-case',
    pattern:
      '^ hon|jag|vi|du bjuder|bjöd|känner|kände|älskar|älskade|hjälpte|hjälper|besökte|besöker|hämtade|saknar|saknade|träffade|träffar|gillar|gillade|såg|ser|slog|frågade|följde [ jag|vi|hon|du|han ] på|till|med|i|om|efter|varje|ofta|och|.|,|från',
    to: ['$3/^jag$/mig/', '$3/^vi$/oss/', '$3/^hon$/henne/', '$3/^du$/dig/', '$3/^han$/honom/'],
    wrong: ['Hon bjöd vi på middag.', 'Hon bjöd oss på middag.'],
    right: 'I går bjöd vi dem på middag.',
  },
  {
    key: 'manga-att-gora',
    class: 'quantifier',
    pattern: 'har|hade|är|var|haft|få|fått så|inte|för|väldigt? [ många ] att göra|säga|lära|berätta|tänka|prata|se',
    to: ['mycket'],
    wrong: ['Jag har haft många att göra.', 'Jag har haft mycket att göra.'],
    right: 'Jag har många att tacka.',
  },
  {
    key: 'medan-past-present',
    class: 'tense',
    pattern:
      '^ medan|när|då jag|han|hon|vi|de kom|var|gick|väntade|åt|satt|sov|vaknade|öppnade|såg|låg|stod|pratade fram|hem|dit|in|ut|där|hemma? ,? [ är|har|börjar|kommer|ser|går|ringer|blir|får|tar ] jag|han|hon|vi|de|det|den',
    to: verbBends(swedishVerbs, 6, ['present'], 'past'),
    wrong: ['När vi kom fram är det mörkt.', 'När vi kom fram var det mörkt.'],
    right: 'När vi kom fram var det mörkt.',
  },
  {
    key: 'nar-kom',
    class: 'tense',
    pattern:
      'ska|vill|kan|måste ..5 när jag|du|han|hon|vi|de [ kom|blev|fick|vaknade|gick|var ] hem|färdig|tillbaka|svar|frisk|stor|pengar|tid|fram|klar|.',
    to: ['$5/^kom$/kommer/', '$5/^blev$/blir/', '$5/^fick$/får/', '$5/^vaknade$/vaknar/', '$5/^gick$/går/', '$5/^var$/är/'],
    wrong: ['Jag ska ringa dig när jag kom hem.', 'Jag ska ringa dig när jag kommer hem.'],
    right: 'Jag ringde dig när jag kom hem.',
  },
  {
    key: 'nar-question',
    class: 'question-order',
    pattern:
      '^ när|var|vad|varför|hur|vart [ @pronouns ska|kommer|reser|går|börjar|slutar|vill|kan|måste|bor|jobbar|heter|kom|gör|gillar|tycker|har|är ] ..4 ? $',
    to: ['$3 $2'],
    unless: ', som',
    wrong: ['När du ska resa?', 'När ska du resa?'],
    right: 'När ska du resa?',
  },
  {
    key: 'om-kunde-jag',
    class: 'word-order',
    pattern: 'undrar|undrade|frågade|frågar|vet|visste|osäker|inte|säker|veta om [ @finite jag|du|han|hon|vi|ni|de|man ]',
    to: ['$4 $3'],
    unless: 'pratar tänker tycker tyckte tycka',
    wrong: ['Han undrade om kunde jag hjälpa honom.', 'Han undrade om jag kunde hjälpa honom.'],
    right: 'Han undrade om jag kunde hjälpa honom.',
  },
  {
    key: 'om-skulle-pengar',
    class: 'conditional',
    pattern: '^ om jag|du|han|hon|vi|de inte? [ skulle ha ] !@perfects&_',
    to: ['hade'],
    wrong: ['Om jag skulle ha pengar skulle jag köpa en bil.', 'Om jag hade pengar skulle jag köpa en bil.'],
    right: 'Om jag hade pengar skulle jag köpa en bil.',
  },
  {
    key: 'pa-land',
    class: 'preposition',
    pattern: `<bor|bodde|bo|semester|var|född|jobbar|jobbade|studerar|studerade|varit|är [ på ] ${places}`,
    to: ['i'],
    wrong: ['Jag är född på Polen.', 'Jag är född i Polen.'],
    right: 'Jag var på Gotland.',
  },
  {
    key: 'past-och-present',
    class: 'tense',
    pattern:
      '^ jag|han|hon|vi|de kom|gick|åkte|tog|satte|sprang|öppnade|vaknade|reste|stannade|ringde|hämtade|åt ..3 och [ sätter|lagar|tar|går|ser|säger|äter|lägger|börjar|öppnar|springer|hittar|köper|ringer|ger|frågar|svarar|dricker|hämtar|åker ] !jag&!vi&!han&!hon&!de&_',
    to: verbBends(swedishVerbs, 5, ['present'], 'past'),
    unless: 'nu alltid ofta varje',
    wrong: ['Han kom hem och lagar mat till alla.', 'Han kom hem och lagade mat till alla.'],
    right: 'Han kom hit i fjol och bor här nu.',
  },
  {
    key: 'sen-ar',
    class: 'tense-since-for',
    pattern: `inte ..5 [ sedan|sen|för ] ${some}||/^[0-9]+$/ ${times} .|,|!`,
    to: ['på'],
    unless: 'förrän än',
    wrong: ['Jag har inte varit där sedan två år.', 'Jag har inte varit där på två år.'],
    right: 'Jag har inte varit där på två år.',
  },
  {
    key: 'sin-names',
    class: 'pronoun-choice',
    pattern: '<^ %capital och [ sin|sitt|sina ] _ @finite',
    to: ['hans', 'hennes'],
    wrong: ['Per och sin fru bor i Malmö.', 'Per och hans fru bor i Malmö.'],
    right: 'Per bor med sin fru i Malmö.',
  },
  {
    key: 'soker-att',
    class: 'conjunction',
    pattern:
      'behöver|behövde|använder|använde|tränar|tränade|studerar|arbetar|jobbar|sparar hårt|mycket|pengar|tid|det|den|hjälp|svenska [ att ] @infinitives >!och',
    to: ['för att'],
    wrong: ['Jag arbetar hårt att få pengar.', 'Jag arbetar hårt för att få pengar.'],
    right: 'Jag arbetar hårt för att få pengar.',
  },
])
