import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { counted, readingsIn } from '../../turkish/nouns.ts'
import { withEnding } from '../../turkish/words.ts'

/** What one thing is more than another. */
const qualities = words(`akıllı alçak ağır başarılı büyük çalışkan çirkin dar derin eski fakir geniş genç güzel güçlü hafif hızlı ilginç
  kalabalık kalın kısa kirli kolay küçük lezzetli pahalı sakin serin sıcak soğuk tatlı tembel temiz ucuz uzun yaşlı yavaş yeni yüksek zayıf zeki zengin zor`)
const endings = /^(?:d[ıiuü]r|t[ıiuü]r|d[ıiuü]|t[ıiuü])?$/

/** "benden en uzun", "Ankara'ya daha kalabalık": what is compared stands in the ablative, and "daha" goes with it. */
export default defineCheck({
  key: 'comparison',
  class: 'comparison',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Bu ev bizim evden en büyük.', 'Bu ev bizim evden daha büyük.'],
    ['Kardeşim benden en uzun.', 'Kardeşim benden daha uzun.'],
    ["İstanbul Ankara'ya daha kalabalık.", "İstanbul Ankara'dan daha kalabalık."],
    ["Bu yıl İzmir Bursa'ya daha sıcaktı.", "Bu yıl İzmir Bursa'dan daha sıcaktı."],
  ],
  right: [
    'Sınıflardan en büyük olanı seçtik.',
    'Bu ev bizim evden daha büyük.',
    "Bu köy Ankara'ya daha yakın.",
    "İstanbul'dan en güzel kareler.",
    "Oradan Ankara'ya daha kısa bir yol var.",
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [than, degree, quality, after] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!than || !quality || !/^(?:en|daha)$/.test(degree?.lower ?? '') || !isQuality(quality.lower)) return null
  if (!/^[.!?,]$/.test(after?.text ?? '') || at === 0) return null
  const name = /^(\p{Lu}\p{L}+)['’](\p{Ll}+)$/u.exec(than.text)
  if (degree?.lower === 'en') {
    const isCompared =
      /^(?:benden|senden|ondan|bizden|sizden|bundan|şundan)$/.test(than.lower) ||
      /^[dt][ae]n$/.test(name?.[2] ?? '') ||
      readingsIn(counted, than, known).some(({ tags }) => /^(?:px\w+\.)?abl$/.test(tags))
    return isCompared ? { from: at + 1, to: at + 2, suggestions: ['daha'] } : null
  }
  if (!name || !/^y?[ae]$/.test(name[2] ?? '')) return null
  const lower = (name[1] ?? '').toLocaleLowerCase('tr')
  return { from: at, to: at + 1, suggestions: [`${name[1] ?? ''}'${withEnding(lower, 'DAn').slice(lower.length)}`] }
}

const isQuality = (word: string): boolean => {
  const stem = [...qualities].find((one) => word.startsWith(one))
  return stem !== undefined && endings.test(word.slice(stem.length))
}
