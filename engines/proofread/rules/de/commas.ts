import { defineLints } from '../../row.ts'

// Commas before subordinate clauses. Sorted by key.
export default defineLints('commas', [
  {
    key: 'good-dass',
    class: 'comma-missing',
    pattern: 'ist [ wichtig|klar|möglich|wahrscheinlich|schön|schade|gut|toll|bekannt|sicher dass ]',
    to: ['$2, dass'],
    wrong: ['Es ist wichtig dass wir helfen.', 'Es ist wichtig, dass wir helfen.'],
    right: 'Es ist wichtig, dass wir helfen.',
  },
  {
    key: 'nicht-sondern',
    class: 'comma-missing',
    pattern: 'nicht|kein|keine|keinen ..3 [ _ sondern ]',
    to: ['$3, sondern'],
    wrong: ['Das ist kein Zufall sondern Absicht.', 'Das ist kein Zufall, sondern Absicht.'],
    right: 'Das ist kein Zufall, sondern Absicht.',
  },
  {
    key: 'obwohl',
    class: 'comma-missing',
    pattern: '[ !@beforeWeil&_ obwohl ] @openers',
    to: ['$1, obwohl'],
    wrong: ['Wir gingen spazieren obwohl es regnete.', 'Wir gingen spazieren, obwohl es regnete.'],
    right: 'Wir gingen spazieren, obwohl es regnete.',
  },
  {
    key: 'verb-dass',
    class: 'comma-missing',
    pattern: '[ @thinking dass ]',
    to: ['$1, dass'],
    wrong: ['Ich glaube dass er morgen kommt.', 'Ich glaube, dass er morgen kommt.'],
    right: 'Ich glaube, dass er morgen kommt.',
  },
  {
    key: 'weil',
    class: 'comma-missing',
    pattern: '[ !@beforeWeil&_ weil ] @openers',
    to: ['$1, weil'],
    wrong: ['Ich bleibe zu Hause weil ich krank bin.', 'Ich bleibe zu Hause, weil ich krank bin.'],
    right: 'Ich bleibe vor allem zu Hause, und weil ich krank bin, lese ich.',
  },
])
