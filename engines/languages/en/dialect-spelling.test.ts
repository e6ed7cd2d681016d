import { describe, expect, test } from 'vitest'
import { spelledAs, tellSpelling } from './dialect-spelling.ts'

const pairs = [
  ['behaviour', 'behavior'],
  ['behavioural', 'behavioral'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['analyse', 'analyze'],
  ['analysed', 'analyzed'],
  ['analysing', 'analyzing'],
  ['organise', 'organize'],
  ['organisation', 'organization'],
  ['characterising', 'characterizing'],
  ['labour', 'labor'],
  ['colour', 'color'],
  ['favourable', 'favorable'],
  ['defence', 'defense'],
  ['fulfil', 'fulfill'],
  ['skilful', 'skillful'],
  ['enrolment', 'enrollment'],
  ['modelling', 'modeling'],
  ['labelled', 'labeled'],
  ['sceptical', 'skeptical'],
  ['aluminium', 'aluminum'],
  ['grey', 'gray'],
  ['anaesthetic', 'anesthetic'],
  ['foetus', 'fetus'],
  ['manoeuvre', 'maneuver'],
  ['carry out an analysis of behaviour', 'carry out an analysis of behavior'],
  ['Behaviour', 'Behavior'],
] as const

describe('British and American spelling', () => {
  test.each(pairs)('%s is %s', (british, american) => {
    expect([spelledAs(british, 'american'), spelledAs(american, 'british')]).toEqual([american, british])
    expect([spelledAs(british, 'british'), spelledAs(american, 'american')]).toEqual([british, american])
  })

  test.each(pairs)('%s and %s are told apart', (british, american) => {
    expect([tellSpelling(british), tellSpelling(american)]).toEqual(['british', 'american'])
  })

  test.each([
    'result',
    'four',
    'hour',
    'exercise',
    'promise',
    'advertise',
    'analysis',
    'surprise',
    'enter',
    'size',
    'prize',
    'model',
    'science',
    'raise',
    'course',
    'practice',
    'license',
    'vigorous',
    'honorary',
    'laboratory',
    'anemone',
  ])('both write %s', (word) => {
    expect([spelledAs(word, 'british'), spelledAs(word, 'american'), tellSpelling(word)]).toEqual([word, word, null])
  })
})
