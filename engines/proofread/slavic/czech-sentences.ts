import { words } from '../../languages/words.ts'
import type { CheckFinding } from '../check.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { isCzechVerb } from './czech-government.ts'

const withoutComma =
  words(`aby asi až bohudík bohužel dokonce hlavně jako jasně jen jenom jenže jestliže kdyby kromě ledaže mimo možná místo naštěstí nejspíš nejspíše
  obzvlášť opravdu patrně pouze pravděpodobně proto protože právě prý především přesto přestože samozřejmě skutečně snad stejně tak takže teprve určitě
  vskutku zejména zvláště zvlášť zřejmě a ale i ani nebo či než ne ač spíš spíše však co jak kdo kde kdy proč copak jakoby víc více tím nejen nikoli nikoliv už
  také taky tedy totiž zda když pokud že buď jednak dokud anebo aneb neboť ovšem navíc natož třeba`)

/** "Řekl mi že přijde": the comma before "že". */
export function findMissingBeforeThat(tokens: readonly LintToken[]): readonly CheckFinding[] {
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const before = tokens[at - 1]
    if (token.lower !== 'že' || before?.kind !== 'word' || before.isLocked || tokens[at + 1]?.kind !== 'word') return []
    return withoutComma.has(before.lower) ? [] : [{ from: at - 1, to: at, suggestions: [`${before.text},`] }]
  })
}

const clitics = words('se si mi ti mu jí ho ji nás vás nám vám to tam')
const besideUntil = words('a i ale nebo ani teprve právě jen jenom od už než zase skoro třeba snad možná tak dokud nejdřív')

/** "Zavolám ti až dorazím": the comma before "až" with a clause of its own. */
export function findMissingBeforeUntil(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  if (!known?.forms) return []
  const isVerb = isCzechVerb(known)
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const before = tokens[at - 1]
    if (token.lower !== 'až' || before?.kind !== 'word' || before.isLocked || besideUntil.has(before.lower)) return []
    const clause = tokens.slice(0, at)
    const start = clause.findLastIndex(({ kind }) => kind === 'mark') + 1
    if (!clause.slice(start).some(({ lower }) => isVerb(lower))) return []
    let next = at + 1
    while (clitics.has(tokens[next]?.lower ?? '')) next += 1
    const verb = tokens[next]?.lower ?? ''
    const isPresent = (known.forms?.analyse(verb) ?? []).some(({ tags }) => /^(?:pres|fut|tense)\.p/u.test(tags))
    return /^bud/u.test(verb) || (isVerb(verb) && isPresent) ? [{ from: at - 1, to: at, suggestions: [`${before.text},`] }] : []
  })
}

const besideWhen =
  words(`a i ale nebo ani právě jen jenom vždy vždycky teprve až zvlášť hlavně než jako co jindy tehdy pokaždé dokonce především například třeba kromě
  snad možná zejména že protože zvláště ne už jedině pouze obzvlášť většinou často někdy i pak potom buď jak kdo kde ač však samozřejmě nejen tak obvykle`)

/** "Byl rád když přišla", "šel tam i když pršelo": the comma before "když", "pokud" and "dokud" between two verbs. */
export function findMissingBeforeWhen(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  if (!known?.forms) return []
  const isVerb = isCzechVerb(known)
  return tokens.flatMap((token, when): readonly CheckFinding[] => {
    if (!/^(?:když|pokud|dokud)$/u.test(token.lower)) return []
    const at = token.lower === 'když' && tokens[when - 1]?.lower === 'i' ? when - 1 : when
    const before = tokens[at - 1]
    if (before?.kind !== 'word' || before.isLocked || besideWhen.has(before.lower)) return []
    const start = tokens.findLastIndex(({ kind }, one) => one < at && kind === 'mark') + 1
    const end = tokens.findIndex(({ kind }, one) => one > when && kind === 'mark')
    const hasVerb = (from: number, to: number): boolean => tokens.slice(from, to).some(({ lower }) => isVerb(lower) || lower === 'jsem')
    if (tokens.slice(start, at).some(({ lower }) => /^(?:když|pokud|až|a)$/u.test(lower))) return []
    return hasVerb(start, at) && hasVerb(when + 1, end < 0 ? tokens.length : end)
      ? [{ from: at - 1, to: at, suggestions: [`${before.text},`] }]
      : []
  })
}

const nobody = /^(?:nikdo|nikoho|nikomu|nikdy|nikde|nikam|nic|žádn(?:ý|á|é|ého|ému|ou|ých|ým|ými))$/u
const parting = words(
  'a ale nebo že když aby protože pokud kdyby než jako bez i kromě ani který která které kteří kdo co kde jak zda jestli až moc',
)

/** "Nikdo přišel": beside "nobody" and "never" Czech denies the verb too. */
export function findMissingDenial(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  if (!known?.forms) return []
  const isVerb = isCzechVerb(known)
  const at = tokens.findIndex(({ lower }) => nobody.test(lower))
  if (at < 0 || tokens.some(({ lower }) => lower === 'než' || lower === 'jako')) return []
  const isPart = ({ kind, lower }: LintToken): boolean => kind !== 'word' || parting.has(lower)
  const start = tokens.findLastIndex((token, one) => one < at && isPart(token)) + 1
  const end = tokens.findIndex((token, one) => one > at && isPart(token))
  const clause = tokens.slice(start, end < 0 ? tokens.length : end)
  if (clause.some(({ lower, isLocked }) => isLocked || /^(?:ne\p{L}|není|bez|málo)/u.test(lower))) return []
  if (tokens[at + 1]?.lower === 'moc') return []
  if (/^(?:za|pro|z|ze|o|na|k|s|po|v|do)$/u.test(tokens[at - 1]?.lower ?? '')) return []
  const verbs = clause.flatMap(({ lower }, one) => (isVerb(lower) || /^(?:má|mají)$/u.test(lower) ? [start + one] : []))
  const [only] = verbs
  const verb = tokens[only ?? -1]
  if (
    only === undefined ||
    verbs.length > 1 ||
    !verb ||
    tokens.slice(start, end < 0 ? undefined : end).some(({ lower }) => /t$/u.test(lower) && isInfinitive(lower, known) && only > at + 3)
  )
    return []
  const denied = verb.lower === 'je' ? 'není' : `ne${verb.lower}`
  return known.isKnown(denied)
    ? [{ from: only, to: only + 1, suggestions: [verb.text === verb.lower ? denied : denied.charAt(0).toUpperCase() + denied.slice(1)] }]
    : []
}

const isInfinitive = (word: string, known: NonNullable<Known>): boolean =>
  (known.forms?.analyse(word) ?? []).some(({ tags }) => tags === 'inf')

const more = words('více víc')
const most = words('nejvíce nejvíc')

/** "více chytrá než", "nejvíc zajímavá kniha": adjectives that have degrees of their own. */
export function findLongDegrees(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  const forms = known?.forms
  if (!forms) return []
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const isMost = most.has(token.lower)
    const word = tokens[at + 1]
    if ((!isMost && !more.has(token.lower)) || word?.kind !== 'word' || word.isLocked) return []
    const after = tokens[at + 2]
    const isCompared = after?.lower === 'než' || (after?.text === ',' && tokens[at + 3]?.lower === 'než')
    const readings = forms.analyse(word.lower)
    const isLast = tokens[at + 4] === undefined || tokens[at + 4]?.kind === 'mark'
    const other = isLast ? forms.analyse(tokens[at + 3]?.lower ?? '') : []
    // "víc mrtvý než živý".
    if (!isMost && other.some(({ kind }) => kind === 'adjective')) return []
    if ((!isMost && !isCompared) || readings.length === 0) return []
    if (
      !readings.every(
        ({ kind, lemma, tags }) =>
          kind === 'adjective' &&
          /sg\.nom|f\.sg\.acc|ma\.pl\.nom/u.test(tags) &&
          !/(?:[aáeě]ný|tý)$/u.test(lemma) &&
          !tags.startsWith('comp'),
      )
    )
      return []
    const made = readings.flatMap(({ lemma, tags }) =>
      forms.lexemesOf(lemma).flatMap((one) => (one.kind === 'adjective' ? (one.formWith(`comp.${tags}`) ?? []) : [])),
    )
    const right = [...new Set(made)].map((one) => (isMost ? `nej${one}` : one)).filter((one) => known.isKnown(one))
    return right.length === 0 ? [] : [{ from: at, to: at + 2, suggestions: right.slice(0, 2) }]
  })
}
