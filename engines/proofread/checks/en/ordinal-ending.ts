import { defineCheck } from '../../check.ts'

/** The ending of an ordinal in figures: 1st, 2nd, 3rd, 4th, but 11th, 12th, 13th. */
function endingOf(number: string): string {
  const [tens, ones] = [number.at(-2), number.at(-1)]
  if (tens === '1') return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[ones ?? ''] ?? 'th'
}

export default defineCheck({
  key: 'ordinal-ending',
  class: 'misspelled',
  find: (tokens) =>
    tokens.flatMap(({ text, lower }, i) => {
      const whole = /^(\d+)(st|nd|rd|th)$/.exec(lower)
      if (whole)
        return whole[2] === endingOf(whole[1] ?? '')
          ? []
          : [{ from: i, to: i + 1, suggestions: [`${whole[1]}${endingOf(whole[1] ?? '')}`] }]
      const before = tokens[i - 1]
      if (!/^(?:st|nd|rd|th)$/.test(lower) || tokens[i]?.space !== '' || !/^\d+$/.test(before?.text ?? '')) return []
      const right = endingOf(before?.text ?? '')
      return lower === right
        ? []
        : [{ from: i - 1, to: i + 1, suggestions: [`${before?.text ?? ''}${text === text.toUpperCase() ? right.toUpperCase() : right}`] }]
    }),
  wrong: [
    ['We arrived on 2th July.', 'We arrived on 2nd July.'],
    ['It was built in the 21th century.', 'It was built in the 21st century.'],
    ['She finished 3th in the race.', 'She finished 3rd in the race.'],
    ['He died on the 23th of May.', 'He died on the 23rd of May.'],
    ['It was her 1th book.', 'It was her 1st book.'],
  ],
  right: [
    'We arrived on 2nd July.',
    'It was built in the 21st century.',
    'It is the 111th time, and the 12th this week.',
    'He lives at 4 St James Road.',
    'They ran 100 m in the 113th race.',
  ],
})
