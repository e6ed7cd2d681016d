import { defineLints, type LintRow } from '../../row.ts'

/** What shows that the noun has ended its phrase: a mark, or a word that no phrase goes on with. */
const end =
  '>$||.|!|?|,|;|for|med|når|fordi|at|som|hver|er|var|har|hadde|kan|kunne|skal|skulle|må|vil|ville|ble|blir|fra|til|på|i|igjen|nå|da|sammen|uten|etter|før|jeg|du|han|hun|vi|de'

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
      ['på|i|til', 'arbeidsmarked', 'arbeidsmarkedet', 'Det er vanskelig på {}.', 'De vil ha et åpnere arbeidsmarked.'],
      ['i|fra', 'barndom', 'barndommen', 'Vi lekte mye i {}.', 'Han hadde en god barndom.'],
      ['i|fra|til', 'begynnelse', 'begynnelsen', 'I {} var det vanskelig.', 'Det var en ny begynnelse.'],
      ['på', 'fjell', 'fjellet', 'Vi går ofte på tur på {}.', 'Norge har høye fjell.'],
      ['på|til|fra', 'flyplass', 'flyplassen', 'De ventet lenge på {}.', 'Byen har en stor flyplass.'],
      ['i|for|til', 'framtid', 'framtiden', 'Jeg vil bli lege i {}.', 'Hun har en lys framtid.'],
      ['i|for|til', 'fremtid', 'fremtiden', 'Jeg vil bli lege i {}.', 'Hun har en lys fremtid.'],
      ['i|fra', 'fortid', 'fortiden', 'Dette skjedde i {}.', 'Han har en mørk fortid.'],
      ['i|på', 'fritid', 'fritiden', 'Hva gjør du i {}?', 'Hun har lite fritid.'],
      ['på|til|fra', 'gate', 'gata', 'De bor på {}.', 'Det er en lang gate.'],
      ['på', 'gulv', 'gulvet', 'Boka ligger på {}.', 'Rommet har et fint gulv.'],
      ['i|til', 'hage', 'hagen', 'Barna leker i {}.', 'Vi har en stor hage.'],
      ['i', 'helg', 'helga', 'Hva gjør du i {}?', 'Ha en god helg!'],
      ['på', 'himmel', 'himmelen', 'Det er ingen skyer på {}.', 'Vi så en blå himmel.'],
      ['på', 'hjørne', 'hjørnet', 'Butikken ligger på {}.', 'Det er et skarpt hjørne.'],
      ['på', 'kjøkken', 'kjøkkenet', 'Hun lager mat på {}.', 'Vi har et nytt kjøkken.'],
      ['om', 'kveld', 'kvelden', 'Jeg leser om {}.', 'Vi ses i kveld.'],
      ['om|på', 'morgen', 'morgenen', 'Jeg drikker kaffe om {}.', 'Vi ses i morgen.'],
      ['om', 'natt', 'natten', 'Han jobber om {}.', 'Det regnet i natt.'],
      ['om|på', 'ettermiddag', 'ettermiddagen', 'Barna sover om {}.', 'Vi ses i ettermiddag.'],
      ['om|på', 'formiddag', 'formiddagen', 'Hun trener om {}.', 'Det skjedde i formiddag.'],
      ['i|til', 'natur', 'naturen', 'Jeg liker å gå tur i {}.', 'Norge har en vakker natur.'],
      ['i', 'park', 'parken', 'Vi satt i {}.', 'Byen har en stor park.'],
      ['i', 'samfunn', 'samfunnet', 'Alle har en plass i {}.', 'Vi lever i et åpent samfunn.'],
      ['på|til|fra', 'stasjon', 'stasjonen', 'Vi møtes på {}.', 'Det er en stor stasjon.'],
      ['på|til|fra', 'strand', 'stranda', 'Vi lå på {}.', 'Det er en fin strand.'],
      ['i', 'stue', 'stua', 'De ser på TV i {}.', 'De har en stor stue.'],
      ['på|i', 'tog', 'toget', 'Jeg leste på {}.', 'Vi reiste med tog.'],
      ['på|ved', 'universitet', 'universitetet', 'Hun studerer på {}.', 'Byen har et universitet.'],
      ['i|til|fra', 'utland', 'utlandet', 'Mange vil studere i {}.', 'Hun liker inn- og utland.'],
      ['på', 'vegg', 'veggen', 'Bildet henger på {}.', 'Det er en hvit vegg.'],
      ['om', 'vinter', 'vinteren', 'Det er mørkt om {}.', 'Det var en kald vinter.'],
      ['om', 'vår', 'våren', 'Blomstene kommer om {}.', 'Det var en sen vår.'],
      ['om', 'høst', 'høsten', 'Det regner mye om {}.', 'Det var en våt høst.'],
    ] satisfies readonly Bare[]
  ).map(rowOf),
)
