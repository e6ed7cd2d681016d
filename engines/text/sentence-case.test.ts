import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSentenceCase } from './sentence-case.ts'

describe('a title in sentence case', () => {
  test.each([
    ['en', 'The Effects of Sleep on Memory', 'The effects of sleep on memory'],
    ['en', 'Sleep and Memory: A Review of Recent Findings', 'Sleep and memory: A review of recent findings'],
    ['en', 'What Do We Know? The Case of Hungary in March', 'What do we know? The case of Hungary in March'],
    ['en', 'Teaching English in France and Learning Hungarian', 'Teaching English in France and learning Hungarian'],
    ['en', 'DNA Repair After COVID-19 and the iPhone', 'DNA repair after COVID-19 and the iPhone'],
    ['en', 'What I Learned From My Students', 'What I learned from my students'],
    ['en', 'Winter Diet of <i>Canis lupus</i> Near the Village', 'Winter diet of <i>Canis lupus</i> near the village'],
    ['en', 'THE EFFECTS OF SLEEP IN GERMANY', 'The effects of sleep in Germany'],
    ['tr', 'Türkiye Okullarında Işık Ve İnsan Sevgisi', 'Türkiye okullarında ışık ve insan sevgisi'],
    ['es', 'La Vida Cotidiana De Los Estudiantes En España', 'La vida cotidiana de los estudiantes en España'],
  ])('%s: %s', (language, title, expected) => {
    expect(toSentenceCase(title, language)).toBe(expected)
  })

  test.each([
    ['de', 'Die Lesegewohnheiten der Kinder im Wohnheim'],
    ['de', 'DIE LESEGEWOHNHEITEN'],
    ['en', 'The effects of sleep on Freud and his memory'],
    ['hu', 'Olvasási szokások a kollégiumban'],
    ['en', 'Sleep'],
    ['en', ''],
  ])('%s: %s stays as it is', (language, title) => {
    expect(toSentenceCase(title, language)).toBe(title)
  })

  test('keeps the names that it is told', () => {
    expect(toSentenceCase('Reading Freud With Young Readers', 'en', { names: ['Freud'] })).toBe('Reading Freud with young readers')
  })

  test('changes nothing but capitals, and is its own answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const proposed = toSentenceCase(title, 'en')
        expect(proposed.toLowerCase().normalize('NFKD')).toBe(title.toLowerCase().normalize('NFKD'))
      }),
    )
  })
})
