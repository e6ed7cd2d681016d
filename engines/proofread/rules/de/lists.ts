import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that German rows name. Sorted. */
export const lists: WordLists = {
  /** What may stand before "weil" without a comma, because it belongs to the clause. */
  beforeWeil:
    words(`aber allein allem auch bloß deshalb doch eben einfach gerade insbesondere nicht nur oder schon sondern sowohl teils teilweise und vielleicht vor
    wahrscheinlich weder weniger wohl besonders zumal noch denn entweder als bis sogar selbst mehr vermutlich hauptsächlich`),
  comparatives:
    words(`besser billiger dicker dümmer dünner einfacher fleißiger früher größer höher jünger kleiner klüger kürzer langsamer länger lauter leichter leiser
    reicher schlechter schneller schöner schwächer schwerer später stärker teurer wärmer weniger wichtiger älter ärmer kälter weiter öfter`),
  /** What a clause may begin with after "weil". */
  openers: words(`ich du er es wir ihr man sie jeder niemand alle der die das mein meine sein seine ihre unser unsere ein eine viele`),
  subjects: words(`ich du er es wir ihr man sie jeder niemand alle`),
  thinking:
    words(`behaupte behauptet behaupten bedeutet denke denkt denken dachte erklärt erzählt finde findet fürchte gehört gesagt gewusst glaube glaubt glauben glaubte heißt
    hoffe hofft hoffen hoffte meine meint meinen merke merkt sage sagt sagen sagte schreibt vermute vermutet wissen weiß wusste wünsche zeigt zeigen`),
}
