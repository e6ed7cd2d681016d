import { defineLints } from '../../row.ts'

const inClause = '!und|oder|aber|als|wie|denn|wer|was|dass|wenn|weil|zu|sowie&_?'

// The perfect and the passive: the participle and its verb of help. Sorted by key.
export default defineLints('agree-perfect', [
  {
    key: 'bin-gearbeitet',
    class: 'auxiliary',
    pattern:
      '^ =Ich [ bin ] _ ..5 gegessen|getrunken|gelesen|geschrieben|gehabt|gelernt|gearbeitet|gespielt|geschlafen|gewartet|gekocht|telefoniert|geantwortet|bekommen|gelacht|geweint .',
    to: ['habe'],
    wrong: ['Ich bin gestern lange gearbeitet.', 'Ich habe gestern lange gearbeitet.'],
    right: 'Ich bin gestern lange gelaufen.',
  },
  {
    key: 'er-ist-gearbeitet',
    class: 'auxiliary',
    pattern: '^ =Er|Sie|Man [ ist ] ..5 gearbeitet|geschlafen|gewartet|gelacht|geweint|telefoniert|gehabt|getrunken|geantwortet .',
    to: ['hat'],
    unless: 'aus|gut|schlecht|fein|sauber|worden',
    wrong: ['Er ist den ganzen Tag gearbeitet.', 'Er hat den ganzen Tag gearbeitet.'],
    right: 'Er ist den ganzen Tag gelaufen.',
  },
  {
    key: 'film-hat-gefaellt',
    class: 'verb-form',
    pattern: `^ der|die|das|mein|meine|ein|eine %capital hat|haben|hatte ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|past.sg&!#verb:pp&!#adjective&!%capital&!hat|hatte|habe|kann|muss|will|soll|wollte ] .|,|!|und|oder|aber`,
    to: ['$9#pp'],
    wrong: ['Der Film hat mich sehr langweilt.', 'Der Film hat mich sehr gelangweilt.'],
    right: 'Der Film hat mir sehr gefallen.',
  },
  {
    key: 'ge-iert',
    class: 'verb-form',
    pattern: '[ /^ge.{2,}iert$/&!%known&!%capital ]',
    to: ['$1/^ge//'],
    wrong: ['Ich habe lange gestudiert.', 'Ich habe lange studiert.'],
    right: 'Ich habe die Suppe gerührt und den Löffel poliert.',
  },
  {
    key: 'ge-lernen',
    class: 'verb-form',
    pattern: '[ /^ge.{3,}en$/&!%known&!%capital ] .|,|!|und|habe|hat|haben',
    to: ['$1/en$/t/', '$1/en$/et/'],
    wrong: ['Ich habe viel gelernen.', 'Ich habe viel gelernt.'],
    right: 'Wir haben den Satz gelesen.',
  },
  {
    key: 'ge-verkauft',
    class: 'verb-form',
    pattern: '[ /^ge(?:be|ver|er|ent|zer|miss)..+(?:t|en)$/&!%known&!%capital ]',
    to: ['$1/^ge//'],
    wrong: ['Ich habe das Auto geverkauft.', 'Ich habe das Auto verkauft.'],
    right: 'Wir haben zusammen gebetet.',
  },
  {
    key: 'gekommen-hat',
    class: 'auxiliary',
    pattern:
      'weil|dass|ob|wenn|nachdem|als|obwohl|bevor|seitdem|sobald ..6 gekommen|gegangen|geblieben|gewesen|geworden|gereist|gestorben|aufgestanden|angekommen|aufgewacht|eingeschlafen|zurückgekommen|weggegangen|passiert|geschehen|verschwunden [ habe|hast|hat|haben|hatte|hatten ] .|,|!',
    to: ['$4/^habe$/bin/', '$4/^hast$/bist/', '$4/^hat$/ist/', '$4/^haben$/sind/', '$4/^hatte$/war/', '$4/^hatten$/waren/'],
    wrong: ['Ich weiß, dass sie spät nach Hause gekommen hat.', 'Ich weiß, dass sie spät nach Hause gekommen ist.'],
    right: 'Ich weiß, dass sie spät nach Hause gekommen ist.',
  },
  {
    key: 'habe-gekommen',
    class: 'auxiliary',
    pattern:
      '[ habe|hast|hat|haben|habt|hatte|hatten ] ..6 gekommen|gegangen|geblieben|gewesen|geworden|gereist|gestorben|aufgestanden|angekommen|aufgewacht|eingeschlafen|zurückgekommen|weggegangen|ausgegangen|mitgekommen|weggefahren|abgefahren|losgefahren|zurückgefahren|passiert|geschehen|verschwunden|gelungen|hingegangen|losgegangen .|!',
    to: [
      '$1/^habe$/bin/',
      '$1/^hast$/bist/',
      '$1/^hat$/ist/',
      '$1/^haben$/sind/',
      '$1/^habt$/seid/',
      '$1/^hatte$/war/',
      '$1/^hatten$/waren/',
    ],
    unless: 'und|oder|ist|bin|bist|sind|war|waren|,|wer|was|wie',
    wrong: ['Wir haben gestern spät am Bahnhof angekommen.', 'Wir sind gestern spät am Bahnhof angekommen.'],
    right: 'Wir haben gegessen und sind dann nach Hause gegangen.',
  },
  {
    key: 'habe-ich-kaufen',
    class: 'verb-form',
    pattern: `habe|haben|hat|hast ich|wir|er|du|man ${inClause} ${inClause} ${inClause} ${inClause} !zu|können|müssen|sollen&!#verb:inf&_? [ #verb:inf&!#verb:pp&!#verb:pp.sein&!%capital&!sieben|einen|meinen&!/^(?:lassen|können|müssen|sollen|wollen|dürfen|brauchen|lehren|reden|lachen|stehen|liegen|sitzen|hängen|wohnen|leben|fühlen|haben|werden|kommen|gehen|warten|laufen|parken)$/ ] .|,|!`,
    to: ['$8#pp'],
    unless:
      'gehört|gesehen|vergessen|angefangen|begonnen|versucht|beschlossen|gelernt|geholfen|gut|lust|zeit|angst|keine|kein|sehen|hören|lernen|helfen|muss|will|kann',
    wrong: ['Diese Woche habe ich sehr viel arbeiten.', 'Diese Woche habe ich sehr viel gearbeitet.'],
    right: 'Gestern habe ich ihn singen hören.',
  },
  {
    key: 'habe-kaufen',
    class: 'verb-form',
    pattern:
      '^ =Ich|Wir|Du|Er habe|haben|hast|hat ..5 !zu|kommen|gehen&!#verb:inf [ #verb:inf&!#verb:pp&!#verb:pp.sein&!%capital&!sieben|einen|meinen&!/^(?:lassen|können|müssen|sollen|wollen|dürfen|brauchen|lehren|reden|lachen|stehen|liegen|sitzen|hängen|wohnen|leben|fühlen|haben|werden|kommen|gehen|warten|laufen|parken)$/ ] .|!',
    to: ['$5#pp'],
    unless:
      'vergessen|angefangen|begonnen|versucht|beschlossen|gelernt|geholfen|gehört|gesehen|gut|keine|kein|frei|lust|zeit|angst|das|und|oder|,|als|wie|denn|aber|wir|zu|kann|können|muss|müssen|will|wollen|soll|lieber|:',
    wrong: ['Ich habe gestern ein Buch kaufen.', 'Ich habe gestern ein Buch gekauft.'],
    right: 'Ich habe ihn singen hören.',
  },
  {
    key: 'habe-verbringt',
    class: 'verb-form',
    pattern: `^ ich|wir|du|er|sie habe|haben|hast|hat|hatte|hatten ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|past.sg&!#verb:pp&!#adjective&!%capital&!hat|hatte|habe|kann|muss|will|soll|wollte ] .|,|!|und|oder|aber`,
    to: ['$9#pp'],
    wrong: ['Ich habe eine Woche in Wien verbringt.', 'Ich habe eine Woche in Wien verbracht.'],
    right: 'Ich habe, was mir gehört.',
  },
  {
    key: 'habe-verbringt-inverted',
    class: 'verb-form',
    pattern: `^ _ habe|hat|haben|hatte|hast ich|er|wir|du|man ${inClause} ${inClause} ${inClause} ${inClause} ${inClause} [ #verb:pres.p3.sg|past.sg&!#verb:pp&!#adjective&!%capital&!hat|hatte|habe|kann|muss|will|soll|wollte ] .|,|!|und|oder|aber`,
    to: ['$9#pp'],
    wrong: ['Gestern habe ich einen Film sah.', 'Gestern habe ich einen Film gesehen.'],
    right: 'Gestern habe ich einen Film gesehen.',
  },
  {
    key: 'haben-gefahren',
    class: 'auxiliary',
    pattern:
      '[ habe|hast|hat|haben|hatte|hatten ] !%capital&_? !%capital&_? !%capital&_? nach|zur|ins|zum %capital gefahren|geflogen|gelaufen|gewandert|geschwommen .|,|!',
    to: ['$1/^habe$/bin/', '$1/^hast$/bist/', '$1/^hat$/ist/', '$1/^haben$/sind/', '$1/^hatte$/war/', '$1/^hatten$/waren/'],
    unless: 'mich|dich|ihn|sie|es|uns|euch|sich|jemanden|den|das|die|alle|alles|beide|jeden|einen|viele|keinen',
    wrong: ['Wir haben gestern nach Berlin gefahren.', 'Wir sind gestern nach Berlin gefahren.'],
    right: 'Er hat mich gestern nach Hause gefahren.',
  },
  {
    key: 'hast-du-machst',
    class: 'verb-form',
    pattern: `hast du ${inClause} ${inClause} ${inClause} ${inClause} [ /st$/&%known&!%capital&!selbst|erst|zuerst|sonst|fast|längst|meist|fest|ernst|bist|hast|kannst ] ?`,
    to: ['$7/^(.+)st$/ge$1t/'],
    wrong: ['Was hast du gestern machst?', 'Was hast du gestern gemacht?'],
    right: 'Hast du das selbst?',
  },
  {
    key: 'wurde-bauen',
    class: 'passive',
    pattern:
      'das|die|der %capital wurde|wurden ..5 !zu&!#verb:inf&_? [ #verb:inf&!#verb:pp&!#adjective&!%capital&!können|müssen|sollen|dürfen|lassen|wollen|haben|werden ] .',
    to: ['$6#pp'],
    unless: 'und|oder|,|als|zu',
    wrong: ['Das Haus wurde vor zehn Jahren bauen.', 'Das Haus wurde vor zehn Jahren gebaut.'],
    right: 'Das Haus würde ich vor dem Winter bauen.',
  },
])
