import { swedishVerbs } from '../verb-second/swedish-verbs.ts'
import { reflexiveVerbs, type Reflexives } from './reflexives.ts'

/** Verbs that learners use without their pronoun. Sorted. */
export const swedishReflexives: Reflexives = {
  verbs: reflexiveVerbs(
    `
    anmäla|anmäler|anmälde|anmält: till
    anpassa|anpassar|anpassade|anpassat: till
    anstränga|anstränger|ansträngde|ansträngt: för .
    befinna|befinner|befann|befunnit: i på här där hos
    bekymra|bekymrar|bekymrade|bekymrat: för över om .
    bestämma|bestämmer|bestämde|bestämt: för_att
    bry|bryr|brydde|brytt: om
    bete|beter|betedde|betett: som illa konstigt bra dåligt .
    engagera|engagerar|engagerade|engagerat: i
    föreställa|föreställer|föreställde: att hur vad
    förbereda|förbereder|förberedde|förberett: för på inför
    förlova|förlovar|förlovade|förlovat: med i .
    förälska|förälskar|förälskade|förälskat: i
    gifta|gifter|gifte|gift: med i .
    gömma|gömmer|gömde|gömt: bakom under
    inbilla|inbillar|inbillade|inbillat: att
    intressera|intresserar|intresserade|intresserat: för
    klä|klär|klädde|klätt: varmt fint
    koncentrera|koncentrerar|koncentrerade|koncentrerat: på
    känna|känner|kände|känt: trött glad ledsen ensam sjuk stressad trygg lycklig frisk orolig nervös hemma pigg stolt
    lägga|lägger|lade|la|lagt: tidigt sent
    närma|närmar|närmade|närmat: .
    oroa|oroar|oroade|oroat: för över .
    sätta|sätter|satte|satt: ned_på ner_på ned_i ner_i
    skynda|skyndar|skyndade|skyndat: till hem ut in ner upp . hit dit
    specialisera|specialiserar|specialiserade|specialiserat: på
    utbilda|utbildar|utbildade|utbildat: till
    uppföra|uppför|uppförde|uppfört: bra dåligt illa fint som konstigt
    vänja|vänjer|vande|vant: vid
    `,
    swedishVerbs,
  ),
  own: new Map([
    ['jag', 'mig'],
    ['du', 'dig'],
    ['vi', 'oss'],
    ['ni', 'er'],
    ['han', 'sig'],
    ['hon', 'sig'],
    ['de', 'sig'],
    ['man', 'sig'],
  ]),
  third: 'sig',
}
