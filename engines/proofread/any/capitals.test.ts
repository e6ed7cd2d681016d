import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findCapitals } from './capitals.ts'

test.each([
  ['en', 'it rained. We stayed.', ['it→It']],
  ['tr', 'ilk gün yağmur yağdı. Evde kaldık.', ['ilk→İlk']],
  ['hu', 'Esett az eső. Otthon maradtunk.', []],
  ['en', 'It rained all through the afternoon. then we left the house.', ['then→Then']],
  ['de', 'Es regnete den ganzen Nachmittag. wir blieben zu Hause.', ['wir→Wir']],
  ['fr', 'Nous avons beaucoup travaillé hier. mais les autres dormaient.', ['mais→Mais']],
  ['de', 'Sehr geehrte Frau Neumann,\n\nvielen Dank für Ihren Brief. Wir antworten bald.', []],
  ['de', 'Sehr geehrte Frau Neumann!\n\nvielen Dank für Ihren Brief. Wir antworten bald.', ['vielen→Vielen']],
  ['en', 'It costs approx. the same as before.', []],
  ['en', 'It was the end. so.', []],
  ['en', 'We saw cats, dogs etc. and the others saw birds.', []],
  ['de', 'Das gilt vgl. die Tabelle im Anhang.', []],
  ['en', 'it rained on all of us.', ['it→It']],
  ['en', 'It rained.\n\nit rained on all of us.', ['it→It']],
  ['en', 'What we saw was\n\nrain that fell on us.', []],
  ['en', 'rained on us.', []],
  // Alone, a line may be a note; in a heading or an item of a list it may be anything.
  ['en', 'it rained', []],
  ['en', '# it rained. We stayed.\n\nIt rained. We stayed.', []],
  ['en', '- it rained. We stayed.\n- we left. They stayed.', []],
  ['en', '1. it rained. We stayed.', []],
  ['en', '```\nit rained. We stayed.\n```', []],
  ['en', 'iPhone sales rose. We stayed.', []],
  ['en', 'a is the first. B is the second.', []],
  ['en', '𝐚𝐛 is bold. We stayed.', []],
] as const)('%s: %s', (code, text, expected) => {
  expect(lintsOf(findCapitals, text, code)).toEqual(expected)
})
