import { defineLints } from '../../row.ts'

// A noun and a verb of another number, and nouns after words of many. Sorted by key.
export default defineLints('agree-number', [
  {
    key: 'alle-kinder-muss',
    class: 'subject-verb',
    pattern:
      '^ die|viele|diese|meine|deine|seine|unsere|alle|einige|mehrere #adjective:pos.en|pos.e&!%capital? #noun:pl.nom&!#noun:sg&%capital&!niederlande|usa|medien|daten [ kann|muss|will|soll|darf|hat|wird|möchte ] !%capital&_? !%capital&_? !%capital&_? .|!',
    to: [
      '$4/^kann$/können/',
      '$4/^muss$/müssen/',
      '$4/^will$/wollen/',
      '$4/^soll$/sollen/',
      '$4/^darf$/dürfen/',
      '$4/^hat$/haben/',
      '$4/^wird$/werden/',
      '$4/^möchte$/möchten/',
    ],
    unless:
      'er|es|sie|ich|man|keiner|niemand|jeder|jemand|wer|der|die|das|dieser|diese|einer|alles|nichts|nur|keine|beide|du|ihr|wir|nichts',
    wrong: ['Alle Kinder muss viel lernen.', 'Alle Kinder müssen viel lernen.'],
    right: 'Alle Fragen kann man nicht beantworten.',
  },
  {
    key: 'der-mann-gehen',
    class: 'subject-verb',
    pattern:
      '^ der|dieser|jeder|jener|ein|kein|mein|dein|sein|unser @adjectivesE? #noun.m:sg.nom&!#noun.f|noun.n&!#noun:pl&%capital&!teil|haufen|großteil|bruchteil|rest|dank|paar [ #verb:pres.pl&!#verb:pp&!%capital&!#adjective&!einen ] !wir|sie|die',
    to: ['$4#pres.p3.sg'],
    wrong: ['Mein Bruder wohnen in Berlin.', 'Mein Bruder wohnt in Berlin.'],
    right: 'Ein Teil wohnen und essen hier.',
  },
  {
    key: 'der-mann-sind',
    class: 'subject-verb',
    pattern:
      '^ der|dieser|jeder|jener|ein|kein|mein|dein|sein|unser @adjectivesE? #noun.m:sg.nom&!#noun.f|noun.n&!#noun:pl&%capital&!teil|haufen|großteil|bruchteil|rest|grund|vorteil|nachteil|schwerpunkt|inhalt [ sind|waren ] sehr|zu|so|ganz|nicht? #adjective:pos&!#adjective:en|e|er|es&!%capital .|,|!',
    to: ['$4/^sind$/ist/', '$4/^waren$/war/'],
    wrong: ['Mein Bruder sind sehr groß.', 'Mein Bruder ist sehr groß.'],
    right: 'Ein Grund sind die Kosten.',
  },
  {
    key: 'die-kinder-ist',
    class: 'subject-verb',
    pattern:
      '^ die|viele|diese|meine|deine|seine|unsere|alle|einige|mehrere #adjective:pos.en|pos.e&!%capital? #noun:pl.nom&!#noun:sg&%capital&!niederlande|usa|medien|daten|jahre|tage|wochen|monate|stunden|minuten|nächte|abende|sommer|winter|male [ ist|war ] sehr|zu|so|ganz|nicht|in|im|am|auf||#adjective:pos&!%capital&!#adjective:en|e',
    to: ['$4/^ist$/sind/', '$4/^war$/waren/'],
    unless: 'er|es|sie|ich|man|viel|genug',
    wrong: ['Viele Häuser ist sehr alt.', 'Viele Häuser sind sehr alt.'],
    right: 'Viele Kinder ist er nicht gewohnt.',
  },
  {
    key: 'die-kinder-spielt',
    class: 'subject-verb',
    pattern:
      '^ die|viele|diese|meine|deine|seine|unsere|alle|einige|mehrere #adjective:pos.en|pos.e&!%capital? #noun:pl.nom&!#noun:sg&%capital&!niederlande|usa|medien|jahre|tage|wochen|monate|stunden|minuten|nächte|abende|sommer|winter|male [ spielt|wohnt|lebt|arbeitet|geht|kommt|schläft|lernt|fährt|reist|wartet|steht|sitzt|liegt|läuft|tanzt|lacht|weint|bleibt|hilft|steigt|sinkt|wächst|beginnt|endet|gehört|passt|schmeckt|funktioniert|existiert|kostet|schwimmt|kocht|denkt|glaubt ] in|im|am|auf|mit|nach|sehr|gern|gerne|viel|zu|zur|ins|bei|aus|um|hier|dort|oft|immer|nicht|schon|jetzt|heute|allein|zusammen !die|ihre|peter|sich&_? !die|ihre|sich&_? !die|ihre|sich&_? !die|ihre&_? .|!|,|und',
    to: ['$4#pres.pl'],
    unless: 'rolle|rollen|vokabeln|er|es|sie|ich|man|der|jeder|niemand|jemand|wer|mein|sein|unser|ihr|ihre|eine|ein|das|keiner|du',
    wrong: ['Die Kinder spielt im Garten.', 'Die Kinder spielen im Garten.'],
    right: 'Die Kinder spielen gern im Garten.',
  },
  {
    key: 'die-und-die-spielt',
    class: 'subject-verb',
    pattern:
      '^ die|meine|seine|unsere %capital&#noun und die|meine|seine|unsere #noun:pl.nom&!#noun:sg&%capital [ #verb:pres.p3.sg&!#verb:pp&!#verb:past.sg&!%capital||ist ] in|im|am|auf|mit|nach|sehr|gern|gerne|bei|zu|zusammen',
    to: ['$6/^ist$/sind/', '$6#pres.pl'],
    unless: 'er|es|sie|ich|man|der',
    wrong: ['Die Eltern und die Kinder spielt im Park.', 'Die Eltern und die Kinder spielen im Park.'],
    right: 'Die Eltern und die Kinder spielen im Park.',
  },
  {
    key: 'eltern-hat-ein',
    class: 'subject-verb',
    pattern:
      '^ die|meine|deine|seine|unsere eltern|kinder|freunde|großeltern|leute|menschen|nachbarn|geschwister|brüder|schwestern|schüler|kollegen|studenten|städte|häuser|länder [ hat ] ein|eine|einen|zwei|drei|kein|keine|keinen|viel @adjectivesEs||@adjectivesE||@adjectivesEn? %capital .|!',
    to: ['haben'],
    wrong: ['Meine Eltern hat ein Haus.', 'Meine Eltern haben ein Haus.'],
    right: 'Meine Eltern hat ein Mann besucht.',
  },
  {
    key: 'es-geben',
    class: 'subject-verb',
    pattern: 'es [ geben ] viele|keine|ein|eine|einen|zwei|drei|mehrere|einige #adjective&!%capital? %capital .|,|!|?|in|im|und',
    to: ['gibt'],
    unless: 'können|müssen|werden|sollen|dürfen|wollen|würden|wir|kann|wird|soll|sie|zu|dass|weil|wenn',
    wrong: ['In der Stadt es geben viele Museen, glaube ich.', 'In der Stadt es gibt viele Museen, glaube ich.'],
    right: 'Hier soll es geben, was man sucht.',
  },
  {
    key: 'gibt-es-gaben',
    class: 'subject-verb',
    pattern:
      '<!zu|ich|wir [ geben|gaben es ] viele|keine|ein|eine|zwei|drei|mehrere|einige #adjective&!%capital? %capital .|,|!|?|in|im|und',
    to: ['$2/^geben$/gibt/ es', '$2/^gaben$/gab/ es'],
    unless: 'wir|sie|die|können|soll|müssen',
    wrong: ['Heute geben es viele Autos.', 'Heute gibt es viele Autos.'],
    right: 'Sie geben es vielen Leuten.',
  },
  {
    key: 'ich-und-er-geht',
    class: 'subject-verb',
    pattern: '^ =Ich und mein|meine %capital&#noun [ #verb:pres.p3.sg|past.sg&!#verb:pp&!%capital||ist|war ]',
    to: ['$5/^ist$/sind/', '$5/^war$/waren/', '$5#past.sg>past.pl', '$5#pres.pl'],
    wrong: ['Ich und mein Bruder spielt Fußball.', 'Ich und mein Bruder spielen Fußball.'],
    right: 'Ich und mein Bruder spielen Fußball.',
  },
  {
    key: 'mein-und-ich',
    class: 'subject-verb',
    pattern: '^ mein|meine %capital&#noun und =ich [ #verb:pres.p1.sg|past.sg&!#verb:past.pl||bin|war||#verb:pres.p3.sg&!#verb:pp ]',
    to: ['$5/^bin$/sind/', '$5/^war$/waren/', '$5#past.sg>past.pl', '$5#pres.pl'],
    wrong: ['Meine Schwester und ich gehe gern ins Kino.', 'Meine Schwester und ich gehen gern ins Kino.'],
    right: 'Meine Schwester und ich gehen gern ins Kino.',
  },
  {
    key: 'mein-und-mein-ist',
    class: 'subject-verb',
    pattern:
      '^ mein|meine|sein|seine|unser|unsere|dein|deine %capital&#noun:sg.nom und mein|meine|sein|seine|unser|unsere|dein|deine %capital&#noun:sg.nom [ #verb:pres.p3.sg&!#verb:pp&!%capital||ist|war ] !er|sie|es|man|der|die|das|mein|meine|ich&_',
    to: ['$6/^ist$/sind/', '$6/^war$/waren/', '$6#pres.pl'],
    wrong: ['Mein Vater und meine Mutter arbeitet viel.', 'Mein Vater und meine Mutter arbeiten viel.'],
    right: 'Mein Vater und meine Mutter arbeiten viel.',
  },
  {
    key: 'meine-frau-kochen',
    class: 'subject-verb',
    pattern:
      '^ meine|deine|seine|unsere|eine @adjectivesE? mutter|frau|schwester|tochter|freundin|oma|tante|lehrerin|familie|chefin|nachbarin|kollegin|cousine|katze [ #verb:pres.pl&!#verb:pp&!%capital&!#adjective ] sehr|gern|gerne|gut|einen|keinen|oft|immer|jeden',
    to: ['$4#pres.p3.sg'],
    unless: 'wir|sie|die|viele|alle|leute|menschen|beide|einige|wenige|meisten|und',
    wrong: ['Meine Mutter kochen sehr gut.', 'Meine Mutter kocht sehr gut.'],
    right: 'Diese Frau kennen sehr viele Leute.',
  },
  {
    key: 'meine-lage-sind',
    class: 'subject-verb',
    pattern:
      '^ meine|deine|seine|unsere|eine|diese|keine|das|mein|ein @adjectivesE? #noun.f:sg.nom|pl.xx&!#noun:pl&%capital||#noun.n:sg.nom&!#noun:pl&%capital&!problem|ziel|ergebnis|thema|beispiel [ sind|waren ] nicht|sehr|so|zu? #adjective:pos&!#adjective:en|e|er|es&!%capital .|,|!',
    to: ['$4/^sind$/ist/', '$4/^waren$/war/'],
    unless: 'wir|sie|die',
    wrong: ['Meine Situation sind nicht gut.', 'Meine Situation ist nicht gut.'],
    right: 'Meine Sorge sind die Kosten.',
  },
  {
    key: 'name-und-ich',
    class: 'subject-verb',
    pattern:
      '^ anna|peter|maria|paul|lisa|tim|thomas|julia|michael|max|sophie|lena|jan|mama|papa|oma|opa und =ich [ #verb:pres.p1.sg&!#adjective||bin||#verb:pres.p3.sg&!#verb:pp&!#verb:past.sg ] !,',
    to: ['$4/^bin$/sind/', '$4#pres.pl'],
    unless: 'wie|als',
    wrong: ['Anna und ich geht ins Kino.', 'Anna und ich gehen ins Kino.'],
    right: 'Anna und ich gehen ins Kino.',
  },
  {
    key: 'viele-noun',
    class: 'noun-number',
    pattern:
      'viele|mehrere|beide @adjectivesE? [ #noun.m|noun.n:sg&!#noun.f&!#noun:pl&%capital&!/(?:er|el|en|chen|lein|s|um)$/&!hundert|tausend|dutzend|stück|paar|pfund|watt|volt|mann|geld|obst|spaß|fleisch|reis|sport|stress|lärm|verkehr|gepäck|glück|pech|dank|brot|prozent|euro|kilo|uhr|mal|liter|meter|dollar|grad|gramm ] >!%capital&!-',
    to: ['$3#pl.nom'],
    unless: 'leute',
    wrong: ['Er hat viele neue Rucksack gesehen.', 'Er hat viele neue Rucksäcke gesehen.'],
    right: 'Er hat viele neue Rucksäcke gesehen.',
  },
])
