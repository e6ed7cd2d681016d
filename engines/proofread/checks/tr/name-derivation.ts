import { defineCheck, type CheckFinding } from '../../check.ts'
import { names } from '../../turkish/names.ts'

/** Endings that make a new word of a name, or a plural. */
const ending =
  /^(?:l[ıiuü]|l[ıiuü]k|[cç][ıiuü]|[cç][ıiuü]l[ıiuü]k|s[ıiuü]z|l[ae]r|l[ıiuü]l[ae]r|[cç][ıiuü]l[ae]r)(?:[ıi]n?|d[ae]n?|[ae]|[ıi]m[ıi]z)?$/
/** Names of firms and works may keep it apart, and so do those of more than one word. */
const kept = /^(?:google|facebook|twitter|instagram|youtube|nobel|oscar)$/

/** "Atatürk'çü", "İstanbul'lular": only endings of case and owner stand behind an apostrophe. */
export default defineCheck({
  key: 'name-derivation',
  class: 'apostrophe',
  find: (tokens, known) =>
    tokens.flatMap(({ kind, text, lower }, at): readonly CheckFinding[] => {
      const [, name = '', end = ''] = kind === 'word' ? (/^(\p{Lu}\p{Ll}{2,})['’](\p{Ll}+)$/u.exec(text) ?? []) : []
      if (name === '' || !ending.test(end) || kept.test(lower.split("'")[0] ?? '')) return []
      if (!known?.isKnown(name) && !names.has(name.toLocaleLowerCase('tr'))) return []
      const before = tokens[at - 1]
      return before?.kind === 'word' && /^\p{Lu}/u.test(before.text) && at > 1 ? [] : [{ from: at, to: at + 1, suggestions: [name + end] }]
    }),
  wrong: [
    ["Dedem Atatürk'çü bir adamdı.", 'Dedem Atatürkçü bir adamdı.'],
    ["İstanbul'lular trafikten şikâyetçi.", 'İstanbullular trafikten şikâyetçi.'],
    ["Ankara'lı bir arkadaşım var.", 'Ankaralı bir arkadaşım var.'],
    ["Türk'ler çayı çok sever.", 'Türkler çayı çok sever.'],
    ["Avrupa'lılar daha az çay içer.", 'Avrupalılar daha az çay içer.'],
  ],
  right: [
    "Ankara'da bir arkadaşım var.",
    'Ankaralı bir arkadaşım var.',
    "ABD'li yazar geldi.",
    "Ali'nin ve Ayşe'yle gelenlerin adı.",
    "Google'cılar toplandı.",
  ],
})
