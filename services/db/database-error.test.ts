import { expect, test } from 'vitest'
import { DatabaseError, explain, isDatabaseAway } from './database-error.ts'

const error = (code: string, message = 'said by the system') => Object.assign(new Error(message), { code })

test.each([
  [error('ENOSPC'), 'The disk is full'],
  [error('53100'), 'The disk is full'],
  [new Error('initdb failed: could not write to file: No space left on device'), 'The disk is full'],
  [error('EACCES'), 'cannot be written by this user'],
  [error('EROFS'), 'file system that cannot be written'],
  [new Error('initdb failed: initdb: error: could not create directory "/x": Permission denied'), 'cannot be written by this user'],
  [error('ENOTDIR'), 'is in the way of a folder'],
  [error('28P01'), 'refuses the user or the password'],
  [error('3D000'), 'does not exist'],
  [error('42501'), 'may not create tables'],
  [error('53300'), 'no free connection'],
  [error('ENOTFOUND'), 'no machine with the name'],
  [error('ECONNREFUSED'), 'No database answers'],
  [new Error('something new'), 'cannot be used: something new'],
])('%s', (given, sentence) => {
  const told = explain(given, '/srv/tinta')
  expect(told).toBeInstanceOf(DatabaseError)
  expect(told.message).toContain(sentence)
  expect(told.cause).toBe(given)
})

test('what is explained already stays', () => {
  const told = new DatabaseError('As it is.')
  expect(explain(told, '/srv/tinta')).toBe(told)
})

test.each([
  [error('ECONNREFUSED'), true],
  [error('53300'), true],
  [error('57P01'), true],
  [error('08006'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Cannot use a pool after calling end on the pool'), true],
  [error('23505', 'duplicate key value'), false],
  [error('57014', 'canceling statement due to statement timeout'), false],
  [new Error('a text that says: timeout exceeded when trying to connect'), false],
  ['timeout exceeded when trying to connect', false],
])('%s is the database being away: %s', (given, isAway) => {
  expect(isDatabaseAway(given)).toBe(isAway)
})
