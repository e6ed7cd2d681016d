import type { CheckFinding } from '../check.ts'
import type { LintToken } from '../token.ts'

type Vocal = { readonly long: string; readonly before: RegExp }

/** Prepositions of one consonant, with the longer form and the beginnings of words that ask for it. */
const short: ReadonlyMap<string, Vocal> = new Map([
  [
    'v',
    {
      long: 've',
      before:
        /^(?:[vf]|dveř|dvou|dvac|dvan|dvoj|třech|třet|tříd|třic|střed|středn|skup|sklep|sklad|skl[eo]|škol|škod|svět|svém|své$|svých|svobod|společ|spol|spán|sport|sprá|stud|stát|stav|stan|stej|struk|stol|starém|staré|starých|slov|slož|zdrav|zpráv|zkouš|znám|znění|štěst|čtvr|čtyř|všech|mně$|snu$|snech|tmě$|zbyt|zvlá|zvíř)/u,
    },
  ],
  ['z', { long: 'ze', before: /^(?:[sz]|š[kltpv]|dveř|dvou|dvac|tříd|tří$|třet|třic|čtyř|čtvr|mě$|mne$|vš|dne$|tmy$|vzdál|vsi$)/u }],
  ['s', { long: 'se', before: /^(?:[sz](?!ebou$)|š[kltpv]|mnou$|všemi|vším|dvěma|dveř|třemi|třetí|čtyř|psem|psy$|lvem|vzděl|vzpom)/u }],
  [
    'k',
    {
      long: 'ke',
      before:
        /^(?:k|mně$|dveř|dvěma|dvac|škol|šk|stol|stud|stav|stad|stát|stan|star[éšý]|strom|střed|strá|zkouš|zdrav|změn|zlep|zvý|zhor|zdro|zmat|znač|zpráv|všem|vše|vzděl|vzni|vstup|skut|skup|schů|spln|spol|spok|spor|svým|svém|své|světl|svat|sníž|snad|slov|slav|smrt|smlou|čten|čtvr|třet|třem)/u,
    },
  ],
])

/** The longer forms, with what may not follow them. */
const long: ReadonlyMap<string, Vocal> = new Map([
  ['ve', { long: 'v', before: /^(?:[aeiouáéíóúů]|[bcčdghjklnprřt][aeiouyáéíóúůýě])/u }],
  ['ke', { long: 'k', before: /^(?:[aeiouáéíóúů]|[bcčdhjlnprřt][aeiouyáéíóúůýě])/u }],
  ['ze', { long: 'z', before: /^(?:[aeiouáéíóúů]|[bcčdfghjklnprřtv][aeiouyáéíóúůýě])/u }],
])

/** "v Vídni", "k kamarádovi", "ve domě": Czech prepositions that sound with the next word. */
export function findSoundPrepositions(tokens: readonly LintToken[]): readonly CheckFinding[] {
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const vocal = short.get(token.lower) ?? long.get(token.lower)
    const after = tokens[at + 1]
    if (!vocal || token.isLocked || after?.kind !== 'word' || after.isLocked || after.lower.length < 2 || after.space === '') return []
    if (/^\p{Lu}+$/u.test(after.text) || !vocal.before.test(after.lower) || tokens[at - 1]?.text === '.') return []
    const isCapital = /^\p{Lu}/u.test(token.text)
    // "V." and "K" are numbers and initials.
    if (isCapital && at > 0) return []
    return [{ from: at, to: at + 1, suggestions: [isCapital ? vocal.long.charAt(0).toUpperCase() + vocal.long.slice(1) : vocal.long] }]
  })
}
