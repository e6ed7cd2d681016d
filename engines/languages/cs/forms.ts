import type { Analysis, Forms } from '../forms.ts'
import { words } from '../words.ts'
import { withWestSlavicPrefixes } from '../west-slavic-forms.ts'
import { irregularDegrees } from './adjective-forms.ts'
import { czechAspect } from './aspects.ts'
import { irregularVerbs } from './verb-forms.ts'
import { czechWords } from './word-forms.ts'

/** Words by which the endings of Czech are learnt, so that a form can be led back to its dictionary form: at least one of each kind of change. */
const samples = words(`
  výzkum postup výsledek prvek článek pojem zájem počet úsek znak vztah dialog mechanismus cyklus případ život zákon dům údaj odstavec stupeň cíl ukazatel rámec
  autor člověk účastník odborník pedagog občan psycholog vědec badatel lékař specialista zástupce
  metoda kniha otázka úvaha literatura síla struktura myšlenka potřeba stavba norma firma práce studie teorie země funkce hranice kolegyně
  úroveň obtíž stať část věc odpověď znalost oblast paměť církev
  slovo hledisko pravidlo číslo měřítko právo město kritérium centrum téma pracoviště pole zjištění odvětví zvíře
  důležitý nový jasný vědecký český odborný dobrý velký krátký ostrý trvalý jarní zásadní moderní vysoký hluboký jednoduchý tichý drahý přesvědčivý složitý slabý vážný
  rychle přesně jasně často složitě
  zkoumat sledovat uvádět představit potvrdit omezit zjistit vyvrátit ovlivnit myslet vidět záviset rozumět vycházet vzniknout odmítnout shrnout minout dosáhnout navrhnout poskytnout
  ukázat popsat rozebrat dostat poznat uznat najít přijít vést nést číst růst klást použít přijmout začít mít chtít moci vědět říci popřít uzavřít odkrýt doplnit změnit zhoršit vyslovit zlepšit
  chápat psát zvát brát jít přejít stát hnát určit vytvořit rozlišit hodnotit rozpustit vyvinout poslat hrát dít být existovat`)

/** Forms end alike for at most this many letters. */
const longestEnding = 9

/**
 * Czech forms by paradigms. `isKnown`, the spelling dictionary, tells which paradigm a word has that is not listed, and what
 * is made must be known to it.
 */
export function czechForms(isKnown: (word: string) => boolean): Forms {
  let endings: ReadonlyMap<string, ReadonlySet<string>> | undefined
  const lemmasFor = (form: string): readonly string[] => {
    endings ??= learnEndings(isKnown)
    const lemmas = new Set<string>([form])
    for (let length = 0; length <= Math.min(longestEnding, form.length); length += 1) {
      const stem = form.slice(0, form.length - length)
      for (const ending of endings.get(form.slice(form.length - length)) ?? []) lemmas.add(stem + ending)
    }
    return [...lemmas].filter((lemma) => lemma.length > 1 && isKnown(lemma))
  }
  const table: Forms = {
    analyse: (form) =>
      lemmasFor(form).flatMap((lemma) =>
        czechWords(lemma, isKnown).flatMap(({ kind, tags, formOf, variantOf }) =>
          tags.flatMap((one): readonly Analysis[] =>
            formOf(one) === form || variantOf?.(one) === form ? [{ lemma, kind, tags: one }] : [],
          ),
        ),
      ),
    lexemesOf: (lemma) =>
      czechWords(lemma, isKnown).map(({ kind, formOf }) => ({
        lemma,
        kind,
        formWith: (tags) => {
          const form = formOf(tags)
          return form !== null && form.split(' ').every(isKnown) ? form : null
        },
      })),
  }
  return withWestSlavicPrefixes(table, { aspectOf: czechAspect, superlative: 'nej', isKnown })
}

/** What stands at the end of a form, and what may stand there in the dictionary. */
function learnEndings(isKnown: (word: string) => boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const endings = new Map<string, Set<string>>()
  for (const lemma of [...samples, ...irregularDegrees(), ...irregularVerbs()])
    for (const { tags, formOf, variantOf } of czechWords(lemma, isKnown))
      for (const form of new Set(tags.flatMap((one) => [formOf(one), variantOf?.(one) ?? null]))) {
        if (form === null) continue
        const [ending, instead] = differenceOf(form, lemma)
        const known = endings.get(ending) ?? new Set<string>()
        endings.set(ending, known.add(instead))
      }
  return endings
}

function differenceOf(form: string, lemma: string): readonly [string, string] {
  let length = 0
  while (length < Math.min(form.length, lemma.length) && form[length] === lemma[length]) length += 1
  return [form.slice(length), lemma.slice(length)]
}
