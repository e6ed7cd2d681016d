import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#config/env.ts'
import { envExample } from './env-example.ts'

test('the checked-in .env.example is what the settings say', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../.env.example'), 'utf8')).toBe(envExample())
})

test('every setting is in it, switched off', () => {
  for (const name of Object.keys(settings.shape)) expect(envExample()).toMatch(new RegExp(`^#${name}=.+$`, 'm'))
})
