import { words } from '../words.ts'

/** Prefixes that stay with their verb always. */
export const fixedPrefixes: readonly string[] = ['be', 'er', 'ge', 'her', 'ont', 'ver', 'mis', 'wan']

/** Prefixes that part from their verb in the main clause, unless `fixedByVerb` lists the verb. The longest first. */
export const partingPrefixes: readonly string[] = [
  ...words(`aan deel achter achterna achteruit af bekend bij bijeen binnen bloot boven buiten dicht door fijn gade gelijk gewaar goed groot hard
    in kapot kennis klaar kwijt lang los mede mee mis na nader neer neven om omhoog omver onder op open over overeen plaats recht
    rond samen schoon stand stil stop tegemoet tegen tekort teleur tentoon terecht terug teweeg tewerk toe tot uit uiteen vast
    verder vol voor vooraf voorbij voorop voort vooruit vrij waar weer weg zwart`),
].toSorted((one, other) => other.length - one.length)

// Verbs with one of those that stays. Sorted.
export const fixedByVerb: ReadonlySet<string> =
  words(`aanbidden aanschouwen aanvaarden achterhalen achtervolgen doorbreken doorgronden doorkruisen doorstaan doorzoeken herhalen
    hernemen misbruiken misleiden mislukken misverstaan omarmen omgeven omhelzen omringen omschrijven omsluiten omvatten omzeilen
    onderbouwen onderbreken onderdrukken ondergaan ondergraven onderhandelen onderhouden onderkennen ondermijnen ondernemen
    onderrichten onderschatten onderscheiden onderschrijven onderstellen ondersteunen onderstrepen ondertekenen ondervangen
    ondervinden ondervragen onderwerpen onderwijzen onderzoeken overbruggen overdenken overdrijven overhandigen overheersen
    overkomen overladen overlappen overleven overlijden overreden overschaduwen overschatten overschrijden overstelpen overstijgen
    overtreden overtreffen overtuigen overwegen overwinnen overzien vervolmaken volbrengen voldoen volharden volstaan voltooien
    voltrekken vooronderstellen voorspellen voorzien weerhouden weerklinken weerleggen weerspiegelen weerspreken weerstaan`)

/** Verbs that do both, each in a meaning of its own: their forms cannot be told. Sorted. */
export const eitherWay: ReadonlySet<string> = words(
  `doorlopen overleggen overwerken voorkomen overspelen onderduiken doorsnijden omspannen`,
)

// Verbs whose perfect takes zijn. Sorted.
export const withZijn: ReadonlySet<string> =
  words(`aanbreken aankomen aantreden achteruitgaan aflopen afnemen afwijken beginnen belanden bezwijken bijkomen binnenkomen blijken
    blijven dalen doordringen eindigen gaan gebeuren gelukken genezen geraken groeien ingaan inkrimpen instorten kelderen komen
    krimpen lukken meevallen mislukken neerkomen omkomen omslaan ontspringen ontstaan ontwaken opduiken opgaan opgroeien opkomen
    oplopen opstaan overgaan overlijden samenkomen samenvallen slagen slinken smelten sterven stijgen tegenvallen terugkeren
    terugkomen terugvallen toekomen toenemen toetreden uitgaan uitgroeien uitkomen uitvallen vallen verdwijnen vergaan verlopen
    verouderen verschijnen vertrekken vervallen verworden voorafgaan voorbijgaan voortgaan voortkomen voortvloeien vooruitgaan
    wegvallen worden zakken zinken`)
