import { expect, test } from 'vitest'
import { isShouted, plainText } from './plain-text.ts'

test.each([
  ['A <i>plain</i> title', 'A plain title'],
  ['<jats:italic>Escherichia coli</jats:italic> O157', 'Escherichia coli O157'],
  ['H<sub>2</sub>O and 10<sup>3</sup>', 'H2O and 103'],
  ['Search for <mml:math xmlns:mml="x"><mml:mi>B</mml:mi><mml:annotation>tex</mml:annotation></mml:math> decays', 'Search for B decays'],
  ['Cats &amp; dogs', 'Cats & dogs'],
  ['Cats &amp;amp; dogs', 'Cats & dogs'],
  ['&lt;i&gt;Drosophila&lt;/i&gt; wings', 'Drosophila wings'],
  ['p &lt; 0.05 and n > 3', 'p < 0.05 and n > 3'],
  ['p < 0.05', 'p < 0.05'],
  ['caf&#233; &ndash; bar', 'café – bar'],
  ['two\n   lines\tand\u00a0tab', 'two lines and tab'],
  ['a\u0000b\ud800c', 'ab\ufffdc'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each([
  ['THE EFFECT OF SLEEP ON MEMORY', true],
  ['ÁLLATORVOSI TANULMÁNYOK', true],
  ['NASA', false],
  ['NATO and UNESCO', false],
  ['The effect of sleep', false],
  ['2001', false],
  ['אבגד הוזח', false],
])('%s', (text, shouted) => {
  expect(isShouted(text)).toBe(shouted)
})
