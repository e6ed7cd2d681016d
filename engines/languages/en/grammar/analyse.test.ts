import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'

/** `word/TAG` or `word/TAG:form` for each word named. */
const shown = (sentence: string): readonly string[] =>
  analyse(sentence).map(({ text, tag, form }) => `${text}/${tag}${form ? `:${form}` : ''}`)

describe('analyse', () => {
  test('cuts "today\'s" in two even after the tagger has met it with a comma', () => {
    const before = shown("In today's society, news spreads fast.")
    analyse("In all of today's, he says, world.")
    expect(shown("In today's society, news spreads fast.")).toEqual(before)
    expect(before).toContain("'s/PART")
  })

  test.each([
    ['They sat in the sun.', ['sun', '.']],
    ['It was stored at 8 °C.', ['C', '.']],
    ['The voltage was 4 V.', ['V', '.']],
    ['It began at 5 p.m.', ['5', 'p.m.']],
    ['He lives in the U.S.', ['the', 'U.S.']],
  ])('ends "%s" with %j', (sentence, last) => {
    const tokens = analyse(sentence)
    expect(tokens.slice(-2).map(({ text }) => text)).toEqual(last)
    for (const { text, origin } of tokens) expect(sentence.slice(origin?.start, origin?.end)).toBe(text)
  })

  test.each([
    ['Mill, by contrast, would ask.', true],
    ['Sleep, by contrast, is important.', false],
    ['Today, many people travel.', false],
    ['Ships, by contrast, are slow.', false],
    ['Anna Kovács wrote the report.', true],
    ['Many French students left.', false],
    ["Sally's husband is at work.", true],
    ["Today's lesson is short.", false],
    ['Driverless cars are safe.', false],
    ['Carpooling saves money.', false],
    ['Harkness wrote it.', true],
    ['Harding won.', true],
  ])('takes the first word of "%s" for a name: %s', (sentence, isName) => {
    expect(analyse(sentence)[0]?.isName).toBe(isName)
  })

  test.each([
    ['Many students use phones.', 'use/VERB:pl'],
    ['A woman I had never seen before handed me a pot.', 'handed/VERB:past'],
    ['The use of phones grows.', 'use/NOUN'],
    ['The results support the claim that increased costs limit growth.', 'support/VERB:pl limit/VERB:pl'],
    ['If parents and teachers work together, they can help.', 'work/VERB:pl help/VERB:base'],
    ['Spring is the time when birds return.', 'return/VERB:pl'],
    ['The author claims that fast food chains target children.', 'claims/VERB:3sg target/VERB:pl'],
    ['Heavy traffic causes stress.', 'causes/VERB:3sg stress/NOUN'],
    ['Oil price shocks hurt growth.', 'shocks/NOUN'],
    ['Stress levels rise.', 'levels/NOUN rise/VERB:pl'],
    ['Most test scores rise.', 'test/NOUN scores/NOUN rise/VERB:pl'],
    ['There are rules in regard to parking.', 'rules/NOUN'],
    ['She does not have time.', 'does/AUX:3sg have/VERB:base time/NOUN'],
    ['The team has accumulated evidence.', 'has/AUX:3sg accumulated/VERB:participle'],
    ['It has a cost.', 'has/VERB:3sg'],
    ['The glucose produced by plants is stored.', 'produced/VERB:participle stored/VERB:participle'],
    ['The lens was polished with care.', 'polished/VERB:participle'],
    ['She was interested in the work.', 'interested/ADJ'],
    ['Managers keep their teams motivated.', 'motivated/VERB:participle'],
    ['The ending confused many readers.', 'confused/VERB:past'],
    ['It was heated until the liquid turned dark green.', 'liquid/NOUN turned/VERB:past'],
    ['Moreover, many people call for a change.', 'people/NOUN call/VERB:pl'],
    ['The hill affords a wide view.', 'affords/VERB:3sg'],
    ['The army overthrew the government.', 'overthrew/VERB:past'],
    ['The bottle contained a clear liquid.', 'clear/ADJ liquid/NOUN'],
    ['Some farmers gave up burning fields.', 'burning/VERB:ing'],
    ['They are free of their own will.', 'will/NOUN'],
    ['Patients place trust in their doctors.', 'place/VERB:pl trust/NOUN doctors/NOUN'],
    ['The repair cost about 500 dollars.', 'cost/VERB:past'],
    ['The sample consisted of 40 students.', 'consisted/VERB:past'],
    ['The treatment helps, leading to improved bonding.', 'improved/VERB:participle'],
    ['The author compared estimates derived from surveys.', 'compared/VERB:past derived/VERB:participle'],
    ['Elected leaders and protected species matter.', 'protected/VERB:participle'],
    ['The data collected in 2010 show a rise.', 'collected/VERB:participle show/VERB:pl'],
    ['The respondents recruited from schools answered questions.', 'recruited/VERB:participle answered/VERB:past'],
    ['This article points out that costs matter.', 'points/VERB:3sg matter/VERB:pl'],
    ['As the report points out, fees rise.', 'points/VERB:3sg rise/VERB:pl'],
    ['His book sheds new light on the topic.', 'sheds/VERB:3sg new/ADJ light/NOUN'],
    ['It is a leading cause of death.', 'leading/ADJ cause/NOUN'],
    ['Prior studies show this.', 'Prior/ADJ studies/NOUN show/VERB:pl'],
    ['When house prices fall, owners lose money.', 'house/NOUN fall/VERB:pl'],
    ['The delay was due to rain.', 'rain/NOUN'],
    ['They need to light the room.', 'light/VERB:base'],
    ['The method used was described by Lee.', 'used/VERB:participle'],
    ['The results obtained support the claim.', 'obtained/VERB:participle support/VERB:pl'],
    ['The study published last year compared two methods.', 'published/VERB:participle compared/VERB:past'],
    ['We found that employees share a desk and that parents work together.', 'share/VERB:pl work/VERB:pl'],
    ["'s did it.", "'s/PART did/VERB:past"],
    ["It is the band's most successful song and the animal's back.", "'s/PART"],
    ["The band's not here.", "'s/AUX:3sg"],
  ])('%s', (sentence, expected) => {
    const found = shown(sentence)
    for (const one of expected.split(' ')) expect(found).toContain(one)
  })

  test.each([
    ["It doesn't work, and we're late.", ['It', 'does', "n't", 'work', ',', 'and', 'we', "'re", 'late', '.']],
    [
      "I’m sure the firms' well-known costs fell by .05.",
      ['I', '’m', 'sure', 'the', 'firms', "'", 'well-known', 'costs', 'fell', 'by', '.05', '.'],
    ],
  ])('cuts %s', (sentence, words) => {
    expect(analyse(sentence).map(({ text }) => text)).toEqual(words)
  })

  test.each([
    ["It can't be; they won't.", { ca: 'can', wo: 'will' }],
    ['Children found analyses of criteria.', { Children: 'child', found: 'find', analyses: 'analysis', criteria: 'criterion' }],
    ['She was lying and had been hoping.', { was: 'be', lying: 'lie', had: 'have', been: 'be', hoping: 'hope' }],
  ])('lemmas of %s', (sentence, lemmas) => {
    const tokens = analyse(sentence)
    for (const [text, lemma] of Object.entries(lemmas)) expect(tokens.find((token) => token.text === text)?.lemma).toBe(lemma)
  })

  test('the first word is no name for its capital; names are names anywhere', () => {
    const names = (sentence: string): readonly string[] =>
      analyse(sentence)
        .filter(({ isName }) => isName)
        .map(({ text }) => text)
    expect(names('Students read Frankenstein by Mary Shelley.')).toEqual(['Frankenstein', 'Mary', 'Shelley'])
    expect(names('Darwin and I use NATO and British data.')).toEqual(['Darwin', 'I', 'NATO', 'British'])
  })

  test('marks and short words in any order are no reason to stop', () => {
    const piece = fc.constantFrom(
      "'s",
      "'",
      '’s',
      '’',
      "n't",
      'to',
      'as',
      'that',
      'points',
      'out',
      'light',
      'sheds',
      'prior',
      'studies',
      'due',
      'used',
      'was',
      ',',
      '.',
      '-',
      'a',
      'both',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const sentence = pieces.join(' ')
        expect(
          analyse(sentence)
            .map(({ text, space }) => space + text)
            .join(''),
        ).toBe(sentence)
      }),
      { numRuns: 300 },
    )
  })

  test('every origin cuts its token out of the source, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(1000), (sentence, offset) => {
        let end = offset
        for (const { text, origin } of analyse(sentence, { offset })) {
          expect(origin).not.toBeNull()
          expect(sentence.slice((origin?.start ?? 0) - offset, (origin?.end ?? 0) - offset)).toBe(text)
          expect(origin?.start).toBeGreaterThanOrEqual(end)
          end = origin?.end ?? 0
        }
      }),
      { numRuns: 200 },
    )
  })
})
