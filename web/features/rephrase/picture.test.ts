import { describe, expect, test } from 'vitest'
import { pictureOf, readPicture, textOf } from './picture.ts'
import { drawn } from './sample-result.ts'
import { toParagraphs } from './segments.ts'

const written = (picture: string): string =>
  pictureOf(toParagraphs(drawn(picture)).flatMap(({ sentences }) => sentences.flatMap(({ pieces }) => pieces)))

describe('a result as one line', () => {
  test.each([
    ['We {use>employ} #DNA# here.', 'We {employ} «DNA» here.'],
    ['[It is {big>large} now] still.', '[It is {large} now] still.'],
    ['It is <very >good.', 'It is <very >good.'],
  ])('%s is written %s', (result, picture) => expect(written(result)).toBe(picture))

  test('can be read again', () => {
    const plain = (text: string) => ({ mark: 'plain', text })
    expect(readPicture('A {b} [[d {e}] f]<, h>.')).toEqual([
      plain('A '),
      { mark: 'reworded', inner: [plain('b')] },
      plain(' '),
      { mark: 'moved', inner: [{ mark: 'moved', inner: [plain('d '), { mark: 'reworded', inner: [plain('e')] }] }, plain(' f')] },
      { mark: 'gone', inner: [plain(', h')] },
      plain('.'),
    ])
  })

  test('holds the text', () => expect(textOf(readPicture('[d {«e» g} <x >f]<, h>.'))).toBe('d e g f.'))
})
