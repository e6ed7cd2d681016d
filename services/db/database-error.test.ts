import { expect, test } from 'vitest'
import { DatabaseError, explain } from './database-error.ts'

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
