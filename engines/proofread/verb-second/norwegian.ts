import { words } from '../../languages/words.ts'
import { norwegianVerbs } from './norwegian-verbs.ts'
import { phrasesOf, type VerbSecond } from './order.ts'

/** What Norwegian has before its verb. */
export const norwegian: VerbSecond = {
  verbs: norwegianVerbs,
  doubtful:
    words(`ansatte bar drev før grep hang heller la later leder lette lærer løper maler møter planer priser reiser regner sanger sang skader skriver spiller
    steg svar så taler tap vann vant bruker leser eier følger sender senker siden spor stiller støtter taper tester trener viser lyste`),
  endsFinite: (word, isKnown) =>
    (/..er$/.test(word) && isKnown(word.replace(/r$/, '')) && (isKnown(word.replace(/er$/, 'et')) || isKnown(word.replace(/er$/, 'te')))) ||
    (/..et$/.test(word) && isKnown(word.replace(/t$/, '')) && isKnown(word.replace(/t$/, 'r'))) ||
    (/..te$/.test(word) && isKnown(word.replace(/te$/, 'e')) && isKnown(word.replace(/te$/, 'er'))),
  pronouns: words('jeg du han hun vi dere man de det'),
  objects: words('det dere han'),
  articles: words('de det'),
  owners: words('min mi mitt mine din di ditt dine hans hennes vår vårt våre deres denne disse dette'),
  others: words(
    'folk mennesker menneskene alle mange barna barnene ingen noen elevene studentene foreldrene mamma pappa bestemor bestefar',
  ),
  adverbs:
    words(`her altså antakelig antagelig dermed derfor dessuten dessverre deretter derimot egentlig etterpå faktisk følgelig heldigvis
    iblant imidlertid likevel muligens naturligvis nylig nå ofte oftest plutselig samtidig sannsynligvis selvfølgelig selvsagt sjelden sluttelig
    snart tilslutt tidligere uansett uheldigvis vanligvis vanligvis videre allikevel dog først isteden innimellom nåtildags normalt opprinnelig tydeligvis åpenbart`),
  connectives: words('derfor dessuten likevel derimot deretter dermed altså imidlertid følgelig isteden ellers etterpå allikevel'),
  phrases:
    phrasesOf(`av og til, en dag, en gang, etter hvert, for eksempel, for øvrig, for tiden, forrige helg, forrige måned, forrige sommer, forrige uke,
    forrige år, først og fremst, hver dag, hver helg, hver kveld, hver morgen, hver måned, hver sommer, hver uke, hvert år, i begynnelsen, i dag, i fjor,
    i forgårs, i framtida, i framtiden, i fremtiden, i fritida, i fritiden, i går, i kveld, i morgen, i morges, i natt, i sommer, i stedet, i tillegg,
    i vinter, i virkeligheten, i år, neste dag, neste måned, neste uke, neste år, på slutten, som regel, til slutt, til sist, tross alt`),
  prepositions: words(
    'av blant etter for foran fra før gjennom hos i ifølge innen med mellom mot om over på rundt til tross under uten ved',
  ),
  subordinators: words('når da hvis om fordi siden mens dersom før selv ettersom'),
  joiners:
    words(`og eller men at som om når fordi siden mens dersom hvis før selv hva hvem hvilken hvilket hvilke hvor hvorfor hvordan der da så enn for
    uten jo desto samt både verken såvel ettersom derfor inntil helst å`),
  heads: words('alt det dem den de alle noe noen ingenting ingen hva hvem ting måten måte alt'),
  coordinators: words('og men'),
}
