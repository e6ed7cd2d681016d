import { describe, expect, test } from 'vitest'
import { pictureOf, readPicture, textOf } from './picture.ts'
import { drawn } from './sample-result.ts'
import { toParagraphs } from './segments.ts'

const written = (picture: string): string => pictureOf(toParagraphs(drawn(picture)).flatMap(({ sentences }) => sentences.flatMap(({ pieces }) => pieces)))

describe('a result as one line', () => {
  test.each([
    ['We {use>employ} #DNA# here.', 'We {employ} #DNA# here.'],
    ['[It is {big>large} now] still.', '[[It is {large} now]] still.'],
    ['It is <very >good.', 'It is <very >good.'],
  ])('%s is written %s', (result, picture) => expect(written(result)).toBe(picture))

  test('can be read again', () => {
    expect(readPicture('A {b c} [[d {e} f]] #G#<, h>.')).toEqual([
      { mark: 'plain', text: 'A ' },
      { mark: 'reworded', text: 'b c' },
      { mark: 'plain', text: ' ' },
      { mark: 'moved', text: 'd e f', inner: [{ mark: 'plain', text: 'd ' }, { mark: 'reworded', text: 'e' }, { mark: 'plain', text: ' f' }] },
      { mark: 'plain', text: ' ' },
      { mark: 'kept', text: 'G' },
      { mark: 'gone', text: ', h' },
      { mark: 'plain', text: '.' },
    ])
  })

  test('holds the text', () => expect(textOf(readPicture('[[d {e} <x >f]]<, h>.'))).toBe('d e f.'))
})
