import { defineLints, type LintRow } from '../../row.ts'

/** What shows that the noun has ended its phrase: a mark, or a word that no phrase goes on with. */
const end =
  '>$||.|!|?|,|;|för|med|när|eftersom|att|som|varje|är|var|har|hade|kan|kunde|ska|skulle|måste|vill|ville|blir|blev|från|till|på|i|igen|nu|då|tillsammans|utan|efter|innan|jag|du|han|hon|vi|de'

/** A noun that must be definite behind these prepositions: both forms, a sentence with `{}` for it, and a right one that comes near. */
type Bare = readonly [prepositions: string, bare: string, definite: string, sentence: string, right: string]

const rowOf = ([prepositions, bare, definite, sentence, right]: Bare): LintRow => ({
  key: `${prepositions.replace(/\|.*/u, '')}-${bare}`,
  class: 'determiner-noun',
  pattern: `${prepositions} [ ${bare} ] ${end}`,
  to: [definite],
  wrong: [sentence.replace('{}', bare), sentence.replace('{}', definite)],
  right,
})

// Nouns for what there is one of, which stand in the definite form behind a preposition. Sorted by noun.
export default defineLints(
  'bare-nouns',
  (
    [
      ['på', 'arbetsmarknad', 'arbetsmarknaden', 'Det är svårt på {}.', 'De vill ha en öppnare arbetsmarknad.'],
      ['i|från', 'barndom', 'barndomen', 'Vi lekte mycket i {}.', 'Han hade en bra barndom.'],
      ['på', 'eftermiddag', 'eftermiddagen', 'Barnen sover på {}.', 'Vi ses i eftermiddag.'],
      ['på|till|från', 'flygplats', 'flygplatsen', 'De väntade länge på {}.', 'Staden har en stor flygplats.'],
      ['i', 'framtid', 'framtiden', 'Jag vill bli läkare i {}.', 'Hon tänker på sin framtid.'],
      ['på', 'fritid', 'fritiden', 'Vad gör du på {}?', 'Hon har lite fritid.'],
      ['på', 'golv', 'golvet', 'Boken ligger på {}.', 'Rummet har ett fint golv.'],
      ['i|på', 'helg', 'helgen', 'Vad gör du i {}?', 'Ha en trevlig helg!'],
      ['på', 'himmel', 'himlen', 'Det finns inga moln på {}.', 'Vi såg en blå himmel.'],
      ['på', 'höst', 'hösten', 'Det regnar mycket på {}.', 'Vi ses i höst.'],
      ['på|till', 'kontor', 'kontoret', 'Chefen sitter kvar på {}.', 'Han har ett eget kontor.'],
      ['på', 'kväll', 'kvällen', 'Jag läser på {}.', 'Vi ses i kväll.'],
      ['på', 'morgon', 'morgonen', 'Jag dricker kaffe på {}.', 'Vi ses i morgon.'],
      ['på', 'natt', 'natten', 'Han jobbar på {}.', 'Det regnade i natt.'],
      ['i|till', 'natur', 'naturen', 'Jag gillar att gå ut i {}.', 'Sverige har en vacker natur.'],
      ['i', 'park', 'parken', 'Vi satt i {}.', 'Staden har en stor park.'],
      ['i', 'samhälle', 'samhället', 'Alla har en plats i {}.', 'Vi lever i ett öppet samhälle.'],
      ['på|till|från', 'station', 'stationen', 'Vi träffas på {}.', 'Det är en stor station.'],
      ['på|till|från', 'strand', 'stranden', 'Vi låg på {}.', 'Det är en fin strand.'],
      ['i|till|från', 'trädgård', 'trädgården', 'Barnen leker i {}.', 'Vi har en stor trädgård.'],
      ['på', 'universitet', 'universitetet', 'Hon studerar på {}.', 'Staden har ett universitet.'],
      ['i|till|från', 'utland', 'utlandet', 'Många vill studera i {}.', 'Hon gillar in- och utland.'],
      ['på', 'vinter', 'vintern', 'Det är mörkt på {}.', 'Det var en kall vinter.'],
      ['på', 'vägg', 'väggen', 'Tavlan hänger på {}.', 'Det är en vit vägg.'],
    ] satisfies readonly Bare[]
  ).map(rowOf),
)
