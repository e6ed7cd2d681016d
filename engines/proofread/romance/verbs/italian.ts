import { changing, irregular, regular, type Odd } from './italian-verbs.ts'
import { six, split, verbTable, type Conjugation } from './verb-table.ts'

/** Writes the sound of a stem in -are before another vowel than a. */
function spelled(stem: string, ending: string): string {
  if (/^[ieè]/u.test(ending) && /[cg]$/u.test(stem)) return `${stem}h${ending}`
  if (/^[eè]/u.test(ending) && /[cg]i$/u.test(stem)) return stem.slice(0, -1) + ending
  return /^i/u.test(ending) && stem.endsWith('i') ? stem.slice(0, -1) + ending : stem + ending
}

const spelledSix = (stem: string, endings: string): readonly string[] => endings.split(' ').map((ending) => spelled(stem, ending))

function present(stem: string, kind: string, isLong: boolean): readonly string[] {
  if (kind === 'are') return spelledSix(stem, 'o i a iamo ate ano')
  // "cogli", not "coglii".
  if (kind === 'ere') return six(stem, 'o i e iamo ete ono').map((form) => form.replace('glii', 'gli'))
  return six(stem, isLong ? 'isco isci isce iamo ite iscono' : 'o i e iamo ite ono')
}

function subjunctive(stem: string, kind: string, isLong: boolean): readonly string[] {
  if (kind === 'are') return spelledSix(stem, 'i i i iamo iate ino')
  return six(stem, isLong ? 'isca isca isca iamo iate iscano' : 'a a a iamo iate ano')
}

/** "tengo" asks for "tenga", and "vengono" goes with it. */
function presentOf(odd: Odd, stem: string, kind: string, isLong: boolean): readonly string[] {
  if (odd.pres) return split(odd.pres)
  const forms = present(stem, kind, isLong)
  return odd.go ? [`${odd.go}o`, ...forms.slice(1, 5), `${odd.go}ono`] : forms
}

function subjunctiveOf(odd: Odd, forms: readonly string[], stem: string, kind: string): readonly string[] {
  if (odd.subj) return split(odd.subj)
  if (!odd.go) return subjunctive(stem, kind, isLongIn(stem, kind))
  const we = forms[3] ?? ''
  return [`${odd.go}a`, `${odd.go}a`, `${odd.go}a`, we, we.replace(/mo$/u, 'te'), `${odd.go}ano`]
}

function past(stem: string, kind: string, odd: Odd): readonly string[] {
  if (odd.past?.includes(' ')) return split(odd.past)
  const weakStem = odd.old ?? stem
  const vowel = kind === 'are' && !odd.old ? 'a' : kind === 'ire' && !odd.old ? 'i' : 'e'
  const we = [`${weakStem}${vowel}sti`, `${weakStem}${vowel}mmo`, `${weakStem}${vowel}ste`]
  if (odd.past) return [`${odd.past}i`, we[0] ?? '', `${odd.past}e`, we[1] ?? '', we[2] ?? '', `${odd.past}ero`]
  const last = kind === 'are' ? 'ò' : kind === 'ire' ? 'ì' : 'é'
  return [`${stem}${vowel}i`, we[0] ?? '', `${stem}${last}`, we[1] ?? '', we[2] ?? '', `${stem}${vowel}rono`]
}

function futureStem(lemma: string, stem: string, kind: string, odd: Odd): string {
  if (odd.fut) return odd.fut
  return kind === 'are' ? spelled(stem, 'er') : lemma.slice(0, -1)
}

const isLongIn = (stem: string, kind: string): boolean => kind === 'ire' && changing.isc.has(`${stem}ire`)

function conjugate(lemma: string): Conjugation {
  const odd: Odd = irregular[lemma] ?? {}
  // "porre" and "produrre" go like verbs in -ere of an older stem.
  const full = lemma.replace(/orre$/u, 'onere').replace(/urre$/u, 'ucere')
  const [stem, kind] = [full.slice(0, -3), full.slice(-3)]
  const old = odd.old ?? stem
  const vowel = odd.old && kind !== 'are' ? 'e' : kind.charAt(0)
  const future = futureStem(full, stem, kind, odd)
  const isLong = isLongIn(stem, kind)
  const pres = presentOf(odd, stem, kind, isLong)
  return {
    finite: {
      pres,
      impf: odd.impf ? split(odd.impf) : six(`${old}${vowel}v`, 'o i a amo ate ano'),
      past: past(stem, kind, odd),
      fut: six(future, 'ò ai à emo ete anno'),
      cond: six(future, 'ei esti ebbe emmo este ebbero'),
      subj: subjunctiveOf(odd, pres, stem, kind),
      subjPast: odd.subjPast ? split(odd.subjPast) : six(`${old}${vowel}ss`, 'i i e imo - ero'),
    },
    ger: odd.ger ?? (kind === 'are' ? `${stem}ando` : `${old}endo`),
    part: odd.part ?? (kind === 'are' ? `${stem}ato` : kind === 'ire' ? `${stem}ito` : `${stem}uto`),
  }
}

/** The verbs of Italian by their forms. */
export const italianVerbs = verbTable(() => new Set([...regular, ...changing.isc, ...Object.keys(irregular)]), conjugate)
