import { listed, type SignalRows } from '../signal-rows.ts'

export const no: SignalRows = {
  connectives:
    listed(`imidlertid; derimot; likevel; allikevel; til tross for dette; til tross for det; på tross av dette; ikke desto mindre; dessuten; videre; i tillegg; i tillegg til dette; også; likeledes; samtidig; på samme måte; på lignende måte; tilsvarende; på den andre siden; på den annen side; på den ene siden; i motsetning til;
    tvert imot; omvendt; sammenlignet med; i forhold til; derfor; av denne grunn; av den grunn; av disse grunnene; følgelig; dermed; altså; således; som et resultat; som en følge av dette; som følge av dette; på denne måten; slik; oppsummert; avslutningsvis; til slutt; til sist; endelig; kort sagt; alt i alt; samlet sett; totalt sett;
    generelt; generelt sett; i det store og hele; først og fremst; for det første; for det andre; for det tredje; først; deretter; så; for eksempel; eksempelvis; spesielt; særlig; framfor alt; fremfor alt; mer spesifikt; nærmere bestemt; med andre ord; det vil si; faktisk; i virkeligheten; naturligvis; selvsagt; selvfølgelig;
    i denne sammenhengen; i denne sammenheng; i så måte; i dette perspektivet; på bakgrunn av dette; i lys av dette; ikke minst; i stedet; snarere; i mellomtiden`),
  stockPhrases: [
    [
      'i dagens raske|moderne|digitale|stadig|globaliserte|samfunn (skiftende) (verden|samfunn|digitale|hverdag)',
      'I dagens raske verden sover vi lite.',
      'Dagens suppe var god.',
    ],
    [
      'i en verden der|hvor / i en tid der|hvor|da / i en (stadig) skiftende',
      'I en verden der alt haster, hjelper hvile.',
      'I en time til.',
    ],
    [
      'stadig|raskt|kontinuerlig skiftende|endring|utvikling|foranderlig* / stadig (mer) digital|kompleks',
      'Vi lever i en stadig skiftende verden.',
      'Været endrer seg.',
    ],
    [
      'spiller|spille|spilte|spilt|har en (svært|helt) avgjørende|viktig|sentral|nøkkelrolle|betydelig|vesentlig|stor|betydningsfull|stadig (rolle)',
      'Søvn spiller en avgjørende rolle.',
      'Han spiller en rolle i filmen.',
    ],
    ['avgjørende|sentral|viktig|betydelig rolle (i|for|når)', 'Den har en sentral rolle.', 'Rollen er hans.'],
    [
      'det er (også|derfor|imidlertid) (viktig|avgjørende|vesentlig|verdt) (å) merke|huske|understreke|påpeke|nevne|forstå|erkjenne|ha|presisere|merke',
      'Det er viktig å merke seg at det regnet.',
      'Det var et brev.',
    ],
    ['verdt å merke|nevne|påpeke|huske', 'Det er verdt å nevne.', 'Han er vert her.'],
    ['ikke bare|kun ... men (også)', 'Ikke bare billig, men også bra.', 'Ikke bare han kom.', 'people'],
    ['oppsummert|avslutningsvis kan|er|viser|vil|sett', 'Oppsummert kan man sove.', 'Han oppsummerer det.'],
    [
      'kan man|vi|det (dermed) konkludere|konkluderes|sies|si|slå (med|at|fast)',
      'Her kan man konkludere med at det holder.',
      'Kan noen komme?',
    ],
    [
      'et bredt|stort|rikt utvalg|spekter|mangfold (av) / en bred|lang rekke|variasjon / en rekke (ulike)',
      'De har et bredt utvalg av verktøy.',
      'Veien er bred.',
      'people',
    ],
    [
      'dyptgripende|betydelig|vidtrekkende|stor|omfattende|varig påvirkning|innvirkning|konsekvenser|innflytelse|effekter|betydning',
      'Det får vidtrekkende konsekvenser.',
      'Påvirkningen var liten.',
    ],
    ['stadig viktigere|vanligere|større|flere|oftere', 'Det blir stadig viktigere.', 'Han er stadig borte.'],
    [
      'bidrar|bidra|bidro|bidratt (også|dermed|sterkt|til) (til) å|en|økt|forståelsen|utviklingen',
      'Idrett bidrar til utviklingen.',
      'Tilskuddet kom i mai.',
    ],
    [
      'utgjør|utgjøre en|et viktig|sentral|vesentlig|betydelig|integrert|grunnlag|utfordring',
      'Vann utgjør en viktig ressurs.',
      'Utgangen er der.',
    ],
    [
      'en|et viktig|avgjørende|sentral|sentralt|vesentlig|uunnværlig|integrert aspekt|faktor|del|element|steg|komponent|verktøy|skritt',
      'Tillit er en viktig faktor.',
      'Steget hørtes.',
    ],
    ['en naturlig|selvsagt|integrert|uunnværlig|viktig del av', 'Musikken er en naturlig del av livet.', 'Delen er løs.', 'people'],
    ['dypere|bedre|økt|større forståelse (for|av)', 'Det gir en dypere forståelse.', 'Han mangler forståelse.', 'people'],
    [
      'verdifull|verdifulle|ny|nye innsikt|innsikter|lærdommer|kunnskap|perspektiver',
      'Boka gir verdifull innsikt.',
      'Ringen er verdifull.',
    ],
    ['åpner|åpne|åpnet (opp) (for) (nye|dører|døren) muligheter|perspektiver|dører', 'Det åpner nye dører.', 'Åpent til fem.'],
    ['nye muligheter|perspektiver|veier|horisonter', 'Det gir nye muligheter.', 'Han har nye sko.', 'people'],
    ['utfordringer og (også) muligheter / muligheter og utfordringer', 'Det gir muligheter og utfordringer.', 'Han tok utfordringen.'],
    [
      'står overfor (store|nye|en|flere|betydelige) (rekke) utfordringer|utfordring',
      'Byen står overfor store utfordringer.',
      'Han står overfor døra.',
    ],
    [
      'flere|mange|en|et (lang|rekke) (rekke|antall) fordeler|utfordringer|muligheter|aspekter|faktorer',
      'Det har mange fordeler.',
      'De sto på rekke.',
      'people',
    ],
    [
      'helhetlig|helhetlige|holistisk|balansert|nyansert|innovativ|bærekraftig tilnærming|løsning|løsninger|perspektiv|strategi|utvikling|forståelse',
      'Det trengs en helhetlig tilnærming.',
      'Balansen forsvant.',
    ],
    ['mangefasettert*|komplekst samspill|fenomen|tema', 'Temaet er sammensatt, et komplekst fenomen.', 'Fasetten er blank.'],
    ['samspill|samspillet|balanse|balansen|balansegang mellom', 'Hun søker balansen mellom arbeid og lek.', 'Han mistet balansen.'],
    ['vitner om / et bevis på / et vitnesbyrd', 'Broen vitner om tålmodighet.', 'Vitnet tier.'],
    ['milepæl|hjørnestein|grunnstein|vendepunkt i|for|av', 'Det var en milepæl i kunsten.', 'Han kastet stein.'],
    [
      'understreker|fremhever|belyser|framhever viktigheten|behovet|betydningen|hvor|at|den (av)',
      'Det understreker betydningen av søvn.',
      'Stryk under ordet.',
    ],
    ['viktigheten|betydningen av', 'Han lærte oss viktigheten av hvile.', 'Vekten var ti kilo.'],
    ['kaster|kaste (nytt) lys / setter lys', 'Boka kaster nytt lys over krigen.', 'Han kaster stein.'],
    [
      'enten ... eller ... så|er / uansett om ... eller',
      'Uansett om det er idrett eller kunst, hjelper det.',
      'Uansett kom han.',
      'people',
    ],
    [
      'uforglemmelig|uforglemmelige|unik|minneverdig opplevelse|opplevelser|atmosfære|minner|mulighet',
      'Det var en uforglemmelig opplevelse.',
      'Han glemte nøkkelen.',
    ],
    [
      'formålet|målet|hensikten med denne|dette (studien|oppgaven|arbeidet) / denne oppgaven|studien tar|undersøker|handler|har|vil',
      'Formålet med denne studien er å måle.',
      'Formålet er ukjent.',
    ],
    [
      'videre|fremtidig|framtidig|ytterligere forskning|studier behøves|trengs|er|kan|bør|på',
      'Videre forskning trengs.',
      'Veien videre er jevn.',
    ],
    ['har potensial|potensialet (til) / stort|enormt potensial|potensiale', 'Det har enormt potensial.', 'Potensialet er null.'],
    [
      'fremmer|fremme|fremmende en|et|samarbeid|kreativitet|helse|utvikling|god',
      'Idrett fremmer samarbeid.',
      'De kom fra et fremmed land.',
    ],
    ['sømløs|sømløst|sømløse|banebrytende', 'Appen fungerer sømløst.', 'Sømmen er åpen.'],
    ['mer enn bare|kun (en|et) / så mye mer enn', 'Matlaging er mer enn bare mat.', 'Han spiser mer enn jeg.', 'people'],
    ['gjennom tidene|historien|årene|århundrene / i løpet av årene', 'Gjennom historien har alt endret seg.', 'Han gikk gjennom døra.'],
    ['revolusjoner* / endret måten (vi)', 'Det har revolusjonert lesingen.', 'Revolusjonen brøt ut.'],
    ['kommende|fremtidige|framtidige generasjoner', 'Vi bevarer skogen for kommende generasjoner.', 'Generasjonen eldes.'],
    ['i takt med (at)', 'I takt med at byen vokser, øker støyen.', 'Han holdt takten.', 'people'],
  ],
  person: listed(`jeg; meg; min; mitt; mine; mi; vi; oss; vår; vårt; våre`),
  notPerson: ['mi'],
  lastOfSeveral: ['og', 'eller', 'samt'],
  capitalsAreNames: true,
}
