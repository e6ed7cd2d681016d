import { describe, expect, test } from 'vitest'
import { currentVersion, noVersions, stepped, withCurrent, withVersion, type Versions } from './versions.ts'

const three: Versions<string> = ['a', 'b', 'c'].reduce<Versions<string>>(withVersion, noVersions)

describe('versions of a result', () => {
  test('start with none', () => expect(currentVersion(noVersions)).toBeNull())

  test('a new one is shown, and never takes the place of another', () => {
    expect(three).toEqual({ all: ['a', 'b', 'c'], at: 2 })
    expect(withVersion(stepped(three, -1), 'd')).toEqual({ all: ['a', 'b', 'c', 'd'], at: 3 })
  })

  test('step back and on, and stop at both ends', () => {
    expect(currentVersion(stepped(three, -1))).toBe('b')
    expect(stepped(three, 1)).toBe(three)
    const first = stepped(stepped(three, -1), -1)
    expect(stepped(first, -1)).toBe(first)
  })

  test('the shown one can be replaced in place', () => {
    const second = stepped(three, -1)
    expect(withCurrent(second, 'B')).toEqual({ all: ['a', 'B', 'c'], at: 1 })
    expect(withCurrent(second, 'b')).toBe(second)
    expect(withCurrent(noVersions, 'x')).toEqual({ all: ['x'], at: 0 })
  })

  test('the oldest of more than twenty goes', () => {
    const many = Array.from({ length: 25 }, (_, index) => index).reduce<Versions<number>>(withVersion, noVersions)
    expect(many.all.length).toBe(20)
    expect(many.all[0]).toBe(5)
    expect(currentVersion(many)).toBe(24)
  })
})
