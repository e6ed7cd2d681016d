import { defineLints } from '../../row.ts'

const inClause = '!und|oder|aber|als|wie|denn|wer|was|dass|wenn|weil|zu|sowie&_?'

// The infinitive behind modal verbs and "werden", and "zu" before it. Sorted by key.
export default defineLints('agree-infinitive', [
  {
    key: 'es-ist-schwer-finden',
    class: 'verb-pattern',
    pattern:
      '^ es ist|war|wäre sehr|nicht|so? schwer|leicht|wichtig|schön|gut|möglich|einfach|schwierig|interessant|besser|nötig|teuer|gefährlich ,? ..3 !zu&!#verb:inf&_? [ #verb:inf&!@infinitives&!#verb:pp&!%capital&!sieben|einen|meinen&!können|wollen|müssen|sollen|sein|werden ] .|!',
    to: ['$8#ger.zu'],
    unless: 'wir|sie|die|zu|wenn|dass|und|oder|alle|weil|ob|wie|was',
    wrong: ['Es ist schwer eine Wohnung finden.', 'Es ist schwer eine Wohnung zu finden.'],
    right: 'Es ist schwer, wenn wir nichts finden.',
  },
  {
    key: 'habe-lust-gehen',
    class: 'verb-pattern',
    pattern:
      'habe|hast|hat|haben|hatte lust ..3 !zu&!#verb:inf&_? [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|wollen|müssen ] .|,|!|und',
    to: ['$5#ger.zu'],
    unless: 'wir|sie|die|zu|wenn|weil|kann|muss|will|möchte',
    wrong: ['Ich habe Lust ins Kino gehen.', 'Ich habe Lust ins Kino zu gehen.'],
    right: 'Ich habe Lust, ins Kino zu gehen.',
  },
  {
    key: 'hoffe-dich-sehen',
    class: 'verb-pattern',
    pattern:
      'hoffe|hoffen|freue mich? ,? dich|euch|ihn|dir|bald|ihnen ..3 !zu&!#verb:inf&_? [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|wollen|müssen|werden ] .|!',
    to: ['$7#ger.zu'],
    unless: 'wir|sie|die|zu|alle|beide|werden|können|und|oder|dass',
    wrong: ['Ich hoffe, dich bald sehen.', 'Ich hoffe, dich bald zu sehen.'],
    right: 'Ich hoffe, dich bald zu sehen.',
  },
  {
    key: 'ich-kann-macht',
    class: 'modal',
    pattern: `^ ich|du|er|wir|man|sie|es kann|kannst|können|muss|musst|müssen|will|willst|wollen|soll|sollst|sollen|darf|darfst|dürfen|möchte|möchtest|möchten|könnte|könnten|sollte|sollten|müsste|wollte|wollten|konnte|konnten|musste|mussten|würde|würden|würdest ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|pres.p1.sg&!#verb:inf&!#adjective&!%capital&!eine|meine|lange|recht|beide&!kann|muss|will|soll|darf|hat|bitte|habe|werde ] .|,|!|und|oder|aber`,
    to: ['$9#inf'],
    wrong: ['Ich kann ein bisschen Deutsch spreche.', 'Ich kann ein bisschen Deutsch sprechen.'],
    right: 'Ich kann nicht, aber er kommt.',
  },
  {
    key: 'kann-gemacht',
    class: 'modal',
    pattern: `^ ich|du|er|wir|man kann|kannst|können|muss|musst|müssen|will|willst|wollen|darf|darfst|dürfen|möchte|möchtest|möchten|könnte|könnten|sollte|sollten|müsste ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pp|pp.sein&!#verb:inf&!#verb:pp.sein.en&!%capital&!gekocht|gebraten|durchgebraten|gewürzt|geliebt|gefragt|verstanden|informiert|beschäftigt ] .|,|!|und|oder|aber`,
    to: ['$9#inf'],
    unless: 'werden|haben|sein|bleiben',
    wrong: ['Ich möchte eine neue Sprache gelernt.', 'Ich möchte eine neue Sprache lernen.'],
    right: 'Ich möchte eine neue Sprache gelernt haben.',
  },
  {
    key: 'kann-ich-macht',
    class: 'modal',
    pattern: `^ _ kann|kannst|können|muss|musst|müssen|will|willst|wollen|soll|sollst|sollen|darf|darfst|dürfen|möchte|möchtest|möchten|könnte|könnten|sollte|sollten|müsste|wollte|wollten|konnte|konnten|musste|mussten|würde|würden|würdest ich|du|er|wir|man ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|pres.p1.sg&!#verb:inf&!#adjective&!%capital&!eine|meine|lange|recht|beide&!kann|muss|will|soll|darf|hat|bitte|wird|habe|werde ] .|,|!|und|oder|aber`,
    to: ['$9#inf'],
    wrong: ['Dann muss ich meine Mutter rufe.', 'Dann muss ich meine Mutter rufen.'],
    right: 'Dann muss ich, wie er sagt.',
  },
  {
    key: 'kann-zu-gehen',
    class: 'modal',
    pattern:
      '^ ich|du|er|wir|man|sie|es kann|kannst|können|muss|musst|müssen|will|willst|wollen|soll|sollst|sollen|darf|darfst|dürfen|möchte|möchtest|möchten|könnte|könnten|sollte|sollten|müsste|werde|wirst|wird|würde ..4 [ !zeit|lust|möglichkeit|chance|mut|recht|gelegenheit|erlaubnis|kraft|wunsch|gefühl|grund|absicht|fähigkeit|versuch|idee|freiheit|pflicht|ziel|hoffnung|plan|angebot|spaß|freude|etwas|nichts|was|viel|genug|wenig|alles|mehr|auf|und|nur|ab|sehr|nicht|anders&_&!#adjective&!#verb||%capital&!zeit|lust|möglichkeit|chance|mut|recht|gelegenheit|erlaubnis|kraft|wunsch|gefühl|grund|absicht|fähigkeit|versuch|idee|freiheit|pflicht|ziel|hoffnung|plan|angebot|spaß|freude zu #verb:inf&!%capital&!essen|trinken|lesen|tun|rauchen|knabbern|naschen|sein|bleiben|machen|haben|schließen ] .|!',
    to: ['$4 $6'],
    unless:
      ',|um|ohne|statt|anstatt|versuchen|beginnen|anfangen|aufhören|lernen|haben|sein|brauchen|scheinen|wissen|pflegen|verstehen|helfen|vergessen|hoffen|wagen|geben|dazu|als',
    wrong: ['Ich kann sehr gut Deutsch zu sprechen.', 'Ich kann sehr gut Deutsch sprechen.'],
    right: 'Ich möchte etwas zu essen.',
  },
  {
    key: 'kann-zu-gehen-start',
    class: 'modal',
    pattern:
      'ich|du|er|wir|man kann|kannst|können|muss|musst|müssen|will|willst|wollen|soll|sollst|sollen|darf|darfst|dürfen|möchte|möchtest|möchten|könnte|könnten|sollte|sollten|müsste [ zu #verb:inf&!%capital&!essen|trinken|lesen|tun|rauchen|sein|bleiben|machen|haben|schließen ]',
    to: ['$4'],
    unless: 'beginnen|anfangen|aufhören|versuchen|haben|sein|brauchen|scheinen|wissen',
    wrong: ['Ich möchte zu lernen und arbeiten.', 'Ich möchte lernen und arbeiten.'],
    right: 'Ich möchte zu trinken und zu essen.',
  },
  {
    key: 'kannst-du-hilfst',
    class: 'modal',
    pattern: `^ kannst|willst|möchtest|musst|sollst|darfst|könntest|würdest|wirst du ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ /st$/&%known&!%capital&!selbst|erst|zuerst|sonst|fast|längst|meist|fest|ernst|gelöst|bist|hast|kannst ] ?`,
    to: ['$8/st$/en/'],
    unless: 'wo|wann|warum|ob|umsonst',
    wrong: ['Kannst du morgen mit uns kommst?', 'Kannst du morgen mit uns kommen?'],
    right: 'Kannst du das selbst?',
  },
  {
    key: 'keine-zeit-gehen',
    class: 'verb-pattern',
    pattern:
      'habe|hast|hat|haben|hatte|hatten keine|viel|große|wenig zeit|lust|angst|möglichkeit|gelegenheit|chance ..3 !zu&!#verb:inf [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|wollen|müssen ] .|!',
    to: ['$6#ger.zu'],
    unless: 'wir|sie|die|wenn|weil|und|oder|:|alle|kann|muss|will|möchte|um',
    wrong: ['Ich habe keine Zeit ins Kino gehen.', 'Ich habe keine Zeit ins Kino zu gehen.'],
    right: 'Ich habe keine Zeit, ins Kino zu gehen.',
  },
  {
    key: 'mein-mann-kann-kocht',
    class: 'modal',
    pattern: `^ mein|meine|der|die|das|unser|unsere|alle|viele|ein|eine %capital kann|muss|will|soll|darf|möchte|können|müssen|wollen|sollen|dürfen|möchten|könnte|sollte ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|pres.p1.sg&!#verb:inf&!#adjective&!%capital&!eine|meine|lange|recht|beide&!kann|muss|will|soll|darf|hat|bitte|habe|werde ] .|,|!|und|oder|aber`,
    to: ['$9#inf'],
    wrong: ['Meine Schwester kann sehr gut kocht.', 'Meine Schwester kann sehr gut kochen.'],
    right: 'Meine Schwester kann sehr gut kochen.',
  },
  {
    key: 'muss-aufzustehen',
    class: 'modal',
    pattern:
      '^ ich|du|er|wir|man kann|kannst|können|muss|musst|müssen|will|willst|wollen|soll|sollst|sollen|darf|darfst|dürfen|möchte|möchtest|möchten|könnte|könnten|sollte|sollten|müsste|werde|wirst|wird|würde !#verb:inf&_? !#verb:inf&_? !#verb:inf&_? !#verb:inf&_? [ #verb:ger.zu ] .|!',
    to: ['$7#inf'],
    unless: ',|um|ohne|statt|anstatt|und|oder|zu|es|dazu|davon|daran|als|zeit|lust|möglichkeit|chance|mut|recht|gelegenheit|kraft|wunsch',
    wrong: ['Ich muss morgen früh aufzustehen.', 'Ich muss morgen früh aufstehen.'],
    right: 'Ich will versuchen früh aufzustehen.',
  },
  {
    key: 'ohne-inf',
    class: 'verb-pattern',
    pattern:
      ', ohne|anstatt !die|den|das|der|welche|deren|dessen|dass|zu&_? !zu&!#verb:inf&_? !zu&!#verb:inf&_? [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|müssen|wollen|sollen|dürfen ] .',
    to: ['$6#ger.zu'],
    unless:
      'die|wir|sie|will|wollen|kann|können|muss|müssen|möchte|möchten|soll|sollen|würde|würden|wird|werden|darf|dürfen|konnte|musste|wollte',
    wrong: ['Er ging, ohne ein Wort sagen.', 'Er ging, ohne ein Wort zu sagen.'],
    right: 'Das ist eine Frau, ohne die wir nicht leben.',
  },
  {
    key: 'spass-lernen',
    class: 'verb-pattern',
    pattern:
      'es macht|machte viel|keinen|großen? spaß ,? ..3 !zu&!#verb:inf&_? [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|wollen|müssen ] .|!',
    to: ['$8#ger.zu'],
    unless: 'wir|sie|die|zu|wenn|dass|und|alle|weil',
    wrong: ['Es macht Spaß Deutsch lernen.', 'Es macht Spaß Deutsch zu lernen.'],
    right: 'Es macht Spaß, wenn wir Deutsch lernen.',
  },
  {
    key: 'um-aufzustehen',
    class: 'comma-missing',
    pattern:
      '[ !weniger|mehr|oft|meist|allein|allem|bloß|einfach|hauptsächlich|eher|lediglich|extra|einzig|gerade|und|oder|nicht|nur|als|aber|sondern|auch|darum|rund|dann|vielleicht|erst|es&_ um ] !die|das|den&_? _? #verb:ger.zu .|,|!',
    to: ['$1, um'],
    unless: 'bittet|bitten|bat|bitte|geht|ging|handelt|versuche|versucht',
    wrong: ['Ich brauche einen Wecker um früh aufzustehen.', 'Ich brauche einen Wecker, um früh aufzustehen.'],
    right: 'Ich brauche einen Wecker, um früh aufzustehen.',
  },
  {
    key: 'um-einkaufen',
    class: 'verb-pattern',
    pattern: 'um [ #verb:inf&!#verb:pp&!%capital&!sieben|können|müssen ] .|!',
    to: ['$2#ger.zu'],
    unless: 'will|wollen|kann|können|muss|müssen|möchte|möchten|soll|sollen|würde|würden|wird|werden|darf|dürfen|konnte|musste|wollte',
    wrong: ['Wir fahren in die Stadt, um einkaufen.', 'Wir fahren in die Stadt, um einzukaufen.'],
    right: 'Wir kommen um sieben.',
  },
  {
    key: 'um-inf',
    class: 'verb-pattern',
    pattern:
      ', um !die|den|das|der|welche|deren|dessen|dass|was|acht|neun|zehn|elf|zwölf|eins|zwei|drei|vier|fünf|sechs|sieben|halb|viertel&!zu&!#verb:inf&_? !zu&!#verb:inf&_? !zu&!#verb:inf&_? [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|müssen|wollen|sollen|dürfen ] .',
    to: ['$6#ger.zu'],
    unless:
      'die|den|wir|sich|will|wollen|kann|können|muss|müssen|möchte|möchten|soll|sollen|würde|würden|wird|werden|darf|dürfen|konnte|musste|wollte',
    wrong: ['Ich bin hier, um Deutsch lernen.', 'Ich bin hier, um Deutsch zu lernen.'],
    right: 'Das sind Fragen, um die sich viele kümmern.',
  },
  {
    key: 'um-zu-apart',
    class: 'comma-missing',
    pattern:
      '[ !weniger|mehr|oft|meist|allein|allem|bloß|einfach|hauptsächlich|eher|lediglich|extra|einzig|gerade|und|oder|nicht|nur|als|aber|sondern|auch|darum|rund|dann|vielleicht|erst|es&_ um ] zu #verb:inf .|,|!',
    to: ['$1, um'],
    wrong: ['Ich brauche Zeit um zu denken.', 'Ich brauche Zeit, um zu denken.'],
    right: 'Ich komme nur um zu helfen.',
  },
  {
    key: 'versuche-machen',
    class: 'verb-pattern',
    pattern:
      '^ ich|er|man|es versuche|versucht|versuchte|beginne|beginnt|begann|vergesse|vergisst|vergaß|beschloss|beschließt ..3 !zu|lassen&!#verb:inf [ #verb:inf&!#verb:pp&!%capital&!sieben|einen|meinen&!können|müssen|wollen|sollen|dürfen ] .|!',
    to: ['$5#ger.zu'],
    unless: ',|und|oder|wir|sie|die|alle|dass|wenn|weil|:|kann|muss|will',
    wrong: ['Ich versuche jeden Tag Deutsch sprechen.', 'Ich versuche jeden Tag Deutsch zu sprechen.'],
    right: 'Ich versuche jeden Tag, Deutsch zu sprechen.',
  },
  {
    key: 'werde-dich-besucht',
    class: 'verb-form',
    pattern: 'ich|wir werde|werden dich|ihn ..4 [ #verb:pp&!#verb:inf&!%capital ] .|!',
    to: ['$5#inf'],
    unless: 'und|,',
    wrong: ['Ich werde dich bald besucht.', 'Ich werde dich bald besuchen.'],
    right: 'Ich werde dich bald besucht haben.',
  },
  {
    key: 'werde-kommt',
    class: 'verb-form',
    pattern: `^ ich|er|du|man|es werde|wird|wirst ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|pres.p1.sg&!#verb:pp&!#verb:inf&!#adjective&!%capital&!eine|meine|lange|recht|beide&!kann|muss|will|soll|darf|hat|bitte|wird ] .|,|!|und|oder|aber`,
    to: ['$9#inf'],
    wrong: ['Ich werde morgen nach Wien fahre.', 'Ich werde morgen nach Wien fahren.'],
    right: 'Er wird oft besucht.',
  },
  {
    key: 'zu-lerne',
    class: 'verb-form',
    pattern:
      '!ab|auf|und|immer&_ zu [ #verb:pres.p1.sg&!#verb:inf&!#adjective&!%capital&!eine|meine|lange|recht|beide&!hause|ende|liebe|rate|bitte|frage|ruhe|grunde|tage|werke|wege ] .|,|!',
    to: ['$3#inf'],
    wrong: ['Ich habe keine Zeit, Deutsch zu lerne.', 'Ich habe keine Zeit, Deutsch zu lernen.'],
    right: 'Ich gehe nach Hause, um Deutsch zu lernen.',
  },
])
