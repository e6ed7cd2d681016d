// A process of its own for bench/words.ts: `node --expose-gc bench/words-of-language.ts hu` looks inflected words up and writes what
// it took as JSON.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { writtenLanguages } from '../engines/languages/written.gen.ts'
import { frequentWords } from '../engines/proofread/frequent-words.ts'
import { makeSpellers } from '../services/resources/spellers.ts'
import { makeWordFiles } from '../services/resources/word-files.ts'
import { textLanguageCodes, type TextLanguage } from '../tools/text-languages.gen.ts'
import { makeThesaurus } from '../tools/thesaurus/run.ts'

/** Forms that are looked up to warm up, and then for the clock. */
const rounds = { warm: 300, timed: 900 } as const

const [code] = process.argv.slice(2)
const language = textLanguageCodes.find((one) => one === code)
if (language === undefined) throw new Error('Say which language.')

const forms = [...(frequentWords[language] ?? [])]
const warming = forms.slice(0, rounds.warm)
const timed = forms.slice(rounds.warm, rounds.warm + rounds.timed)

const spellers = makeSpellers()
const readFiles = makeWordFiles()
const { dialects, dictionary } = writtenLanguages[language]
// Where tables of forms are installed, a look-up asks for no spelling dictionary.
const isSpelled = !existsSync(path.join(import.meta.dirname, `../resources/${language}.forms.bin`))
const spellerOf = spellers.get
const speller = await measured(async () => {
  if (!isSpelled) return
  const { isKnown, stems } = await spellerOf(dialects[0]?.dictionary ?? dictionary)
  // It grows with the first words that it is asked, which is no matter of the thesaurus.
  for (const word of warming) {
    isKnown(word)
    stems?.(word)
  }
})
settleHeap()
const load = await measured(
  async () => void (await makeThesaurus({ filesOf: readFiles, spellerOf }).run({ word: headOf(language), language })),
)
const thesaurus = makeThesaurus({ filesOf: readFiles, spellerOf })
for (const word of warming) await thesaurus.run({ word, language })
const before = megabytes()
const times: { word: string; ms: number }[] = []
for (const word of timed) {
  const since = cpu()
  const found = await thesaurus.find(word, language)
  const ms = cpu() - since
  if (found.some((entry) => entry.word.toLowerCase() !== word)) times.push({ word, ms })
}
const since = cpu()
for (const { word } of times) await thesaurus.run({ word, language })
const whole = (cpu() - since) / Math.max(1, times.length)
const worst = times.toSorted((one, other) => other.ms - one.ms)[0]
console.log(
  JSON.stringify({
    words: times.length,
    lookUp: times.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, times.length),
    whole,
    worst: worst?.ms ?? 0,
    worstWord: worst?.word ?? '',
    load: load.ms,
    memory: load.megabytes + Math.max(0, megabytes() - before),
    speller: !isSpelled ? null : { load: speller.ms, memory: speller.megabytes },
  }),
)

/** A word that has an entry everywhere. */
function headOf(of: TextLanguage): string {
  return { cs: 'výsledek', de: 'Ergebnis', en: 'result', es: 'resultado', fr: 'résultat', hu: 'eredmény', it: 'risultato', nl: 'resultaat', no: 'resultat', pl: 'wynik', pt: 'resultado', ro: 'rezultat', sk: 'výsledok', sv: 'resultat', tr: 'sonuç' }[of] // prettier-ignore
}

/** The engine's room for short-lived objects grows once in the life of a process, with whatever makes many of them first: that is no language's. */
function settleHeap(): void {
  for (let round = 0; round < 200; round += 1) Array.from({ length: 20_000 }, (_, at) => [at])
}

async function measured(work: () => Promise<void>): Promise<{ readonly ms: number; readonly megabytes: number }> {
  const [sinceBytes, since] = [megabytes(), cpu()]
  await work()
  return { ms: cpu() - since, megabytes: Math.max(0, megabytes() - sinceBytes) }
}

/** Milliseconds of CPU of all threads of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}

function megabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss() / 2 ** 20
}
