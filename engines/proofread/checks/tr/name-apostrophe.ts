import { defineCheck, type CheckFinding } from '../../check.ts'
import { names } from '../../turkish/names.ts'

const ending = /^(?:[dt][ae]n?|[dt][ae]ki|y[ae]|n[ıiuü]n|y[ıiuü]|y?l[ae]|[ıiuü]n|[ıiuü]|[ae])$/

const vowels = 'aeıioöuü'
const isOpen = (word: string) => vowels.includes(word.at(-1) ?? '')

/** Whether the ending is one that may follow the name: in harmony, and with the consonant that an open end asks for. */
function mayFollow(name: string, end: string): boolean {
  const isBack = /[aıou][^aeıioöuü]*$/.test(name)
  const isBackEnding = /[aıou]/.test(end)
  if (isBack !== isBackEnding) return false
  return /^[dt]/.test(end) || /^l/.test(end) || isOpen(name) === /^[ny]/.test(end)
}

/** `Ankaraya`: the ending of a name is written after an apostrophe. */
export default defineCheck({
  key: 'name-apostrophe',
  class: 'apostrophe',
  find: (tokens) =>
    tokens.flatMap(({ kind, lower, text }, at): readonly CheckFinding[] => {
      if (kind !== 'word' || !/^\p{Lu}\p{Ll}+$/u.test(text)) return []
      for (let cut = lower.length - 1; cut > 2; cut--) {
        const [name, end] = [lower.slice(0, cut), lower.slice(cut)]
        if (!names.has(name)) continue
        if (!ending.test(end) || !mayFollow(name, end)) return []
        return [{ from: at, to: at + 1, suggestions: [`${text.slice(0, cut)}'${end}`] }]
      }
      return []
    }),
  wrong: [
    ['Yarın Ankaraya gidiyorum.', "Yarın Ankara'ya gidiyorum."],
    ['Dün Ayşeyi gördüm.', "Dün Ayşe'yi gördüm."],
    ['Atatürkün sözleri duvarda yazıyor.', "Atatürk'ün sözleri duvarda yazıyor."],
    ['Mehmetle İzmirde buluştuk.', "Mehmet'le İzmir'de buluştuk."],
  ],
  right: [
    'Ankaralılar bu parkı sever.',
    "Ankara'ya dün döndüm.",
    'Türkiyeli yazarlar ödül aldı.',
    'Elifler bize geldi.',
    'Avrupalı gençler Anadolulu gençlerle tanıştı.',
  ],
})
