// npm run calibrate:detector -- --human FOLDER_OR_JSONL --machine FOLDER_OR_JSONL [--lang xx] [--day 2026-11-22]
// Asks the model at LLM_URL how predictable texts by people and by models are, and writes what follows for each language into
// LLM_CALIBRATION. A folder holds .txt files, a text each; a line of JSON has a "text" and may have a "language".
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnv } from '../config/env.ts'
import { languagesOf } from '../services/engines/engine-list.ts'
import { calibrate, textsAtLeast } from '../services/llm/calibrate.ts'
import { calibrationPath, readCalibrations, withCalibration } from '../services/llm/calibration.ts'
import { predictabilityOf } from '../services/llm/predictability.ts'
import { AppError } from '../services/problem.ts'
import { mainLanguage } from '../services/resources/main-language.ts'
import { wordsForVerdict } from '../tools/detect/limits.ts'
import { textLanguageCodes, type TextLanguage } from '../tools/text-languages.gen.ts'

const { values } = parseArgs({
  options: {
    human: { type: 'string' },
    machine: { type: 'string' },
    lang: { type: 'string' },
    day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})

const stop = (why: string): never => {
  console.error(why)
  process.exit(2)
}

const line = z.object({ text: z.string(), language: z.enum(textLanguageCodes).optional() })
type Line = z.output<typeof line>

function linesIn(place: string): readonly Line[] {
  if (!statSync(place).isDirectory())
    return readFileSync(place, 'utf8')
      .split('\n')
      .filter((json) => json.trim() !== '')
      .map((json, at) => {
        try {
          return line.parse(JSON.parse(json))
        } catch {
          return stop(`${place}: line ${at + 1} is not JSON with a "text".`)
        }
      })
  const names = readdirSync(place).filter((name) => name.endsWith('.txt'))
  return names.toSorted().map((name) => ({ text: readFileSync(path.join(place, name), 'utf8') }))
}

/** Null where no language can be told. */
async function languageOf({ text, language }: Line, named: TextLanguage | undefined): Promise<TextLanguage | null> {
  if (named ?? language) return named ?? language ?? null
  try {
    return (await mainLanguage({ text, language: 'detect', supported: languagesOf('detect') })).language
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const env = readEnv()
const { LLM_URL: url, LLM_MODEL: model, LLM_KEY: key, LLM_TIMEOUT: seconds } = env
const { human, machine } = values
const lang = z.enum(textLanguageCodes).optional().safeParse(values.lang)
if (url === undefined || model === undefined)
  stop('LLM_URL and LLM_MODEL say which model is meant. Example: LLM_URL=http://127.0.0.1:8000/v1')
if (human === undefined || machine === undefined) stop('Both are needed: --human FOLDER_OR_JSONL --machine FOLDER_OR_JSONL')
if (!lang.success) stop(`--lang must be one of: ${textLanguageCodes.join(', ')}`)

/** The figures of the texts, by language. Texts that the detector would call too short are passed over. */
async function figuresOf(place: string): Promise<ReadonlyMap<TextLanguage, readonly number[]>> {
  const figures = new Map<TextLanguage, readonly number[]>()
  const endpoint = { url: url ?? '', model: model ?? '', key }
  for (const one of linesIn(place)) {
    const language = one.text.trim().split(/\s+/u).length < wordsForVerdict ? null : await languageOf(one, lang.data)
    if (language === null) continue
    const figure = await predictabilityOf(endpoint, one.text, { seconds, signal: new AbortController().signal })
    if (figure !== null) figures.set(language, [...(figures.get(language) ?? []), figure])
  }
  return figures
}

const file = calibrationPath(env)
// Read before hours of asking: a file that cannot be read stops here.
readCalibrations(file)
const [byPeople, byMachine] = [await figuresOf(human ?? ''), await figuresOf(machine ?? '')]
if (byPeople.size === 0) console.log('No text of a person had a figure, so nothing was written.')
for (const [language, people] of byPeople) {
  const measured = calibrate({ people, machine: byMachine.get(language) ?? [] }, { model: model ?? '', language, measuredOn: values.day })
  mkdirSync(path.dirname(file), { recursive: true })
  // Put in place whole: a server may be starting.
  writeFileSync(`${file}.new`, withCalibration(readCalibrations(file), measured))
  renameSync(`${file}.new`, file)
  const bound =
    measured.bound === null
      ? `no bound: it takes ${textsAtLeast.people} texts of people and ${textsAtLeast.machine} of models`
      : `beyond the bound ${(measured.wrongly * 100).toFixed(1)} % of people's and ${(measured.found * 100).toFixed(1)} % of models'`
  const area = `${measured.auroc.toFixed(3)} (${measured.interval.low.toFixed(3)} to ${measured.interval.high.toFixed(3)})`
  console.log(`${language}  ${measured.people} people, ${measured.machine} models  ${bound}  AUROC ${area}`)
}
