/** Names and abbreviations of the months in the fifteen languages, without their full stops; lower case. One row a month. */
const rows: readonly string[] = [
  'january jan janvier janv január januar januari ianuarie ian enero ene gennaio genn gen janeiro styczeń stycznia sty leden ledna led januára ocak oca jänner januára',
  'february feb février févr fév február februar februari februarie febrero febbraio febbr fevereiro fev luty lutego lut únor února februára şubat şub febr',
  'march mar mars március marzo märz mär maart martie mart março marzec marca březen března marec marca márc mrt mrz',
  'april apr avril avr április abril abr aprile aprilie kwiecień kwietnia kwi duben dubna apríl apríla nisan nis ápr',
  'may mai maj május mayo maggio magg mag maio mei květen května máj mája mayıs máj',
  'june jun juin június juni junio giugno giu junho iunie iun czerwiec czerwca cze červen června jún júna haziran haz jún',
  'july jul juillet juil július juli julio luglio lug julho iulie iul lipiec lipca lip červenec července júl júla temmuz tem júl',
  'august aug août augusztus agosto ago augusti augustus sierpień sierpnia sie srpen srpna augusta ağustos ağu',
  'september sept sep septembre szeptember septiembre settembre sett set setembro septembrie wrzesień września wrz září septembra eylül eyl szept setiembre',
  'october oct octobre október oktober octubre ottobre ott outubro out octombrie październik października paź říjen října októbra ekim eki okt',
  'november nov novembre noviembre novembro noiembrie listopad listopada lis listopadu novembra kasım kas noi',
  'december dec décembre déc diciembre dicembre dezember dez dezembro decembrie grudzień grudnia gru prosinec prosince decembra aralık ara dic desember des',
]

const months = new Map(rows.flatMap((row, index) => row.split(' ').map((name): [string, number] => [name, index + 1])))

/** 1 to 12, or undefined where `name` is no month. */
export const monthOf = (name: string): number | undefined => months.get(name.toLowerCase().replace(/\.$/, '').replace('i̇', 'i'))

export const monthPattern = `(?:${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})\\.?`
