import { listed, type SignalRows } from '../signal-rows.ts'

export const sv: SignalRows = {
  connectives:
    listed(`dock; däremot; emellertid; trots detta; trots allt; likväl; ändå; icke desto mindre; dessutom; vidare; därutöver; utöver detta; även; likaså; samtidigt; på samma sätt; på liknande sätt; likaledes; å andra sidan; å ena sidan; i motsats till; i kontrast till; tvärtom; i jämförelse med; jämfört med;
    därför; av denna anledning; av den anledningen; av dessa skäl; följaktligen; således; alltså; därmed; som ett resultat; som en följd av detta; till följd av detta; på så sätt; på detta sätt; sammanfattningsvis; avslutningsvis; slutligen; till sist; till slut; i slutändan; kort sagt; sammantaget; överlag; i allmänhet; generellt;
    generellt sett; på det hela taget; först och främst; för det första; för det andra; för det tredje; först; sedan; därefter; till exempel; exempelvis; i synnerhet; framför allt; framförallt; särskilt; mer specifikt; närmare bestämt; med andra ord; det vill säga; faktum är; i själva verket; faktiskt; naturligtvis; givetvis; självklart;
    i detta sammanhang; i detta avseende; i det här sammanhanget; mot denna bakgrund; mot bakgrund av detta; inte minst; i stället; istället; snarare; under tiden; i ljuset av detta`),
  stockPhrases: [
    [
      'i dagens snabbt|moderna|digitala|snabba|föränderliga|globaliserade (föränderliga) (värld|samhälle|samhället|digitala)',
      'I dagens snabba värld sover vi lite.',
      'Dagens soppa var god.',
    ],
    ['i en värld där / i en tid då|där / i en (ständigt) föränderlig', 'I en värld där allt brådskar hjälper vila.', 'I en timme till.'],
    [
      'ständigt|snabbt föränderlig*|utveckling|förändring / ständig förändring|utveckling',
      'Vi lever i en ständigt föränderlig värld.',
      'Vädret ändras.',
    ],
    [
      'spelar|spela|spelade|spelat|har en (mycket) avgörande|viktig|central|nyckelroll|betydande|väsentlig|stor|betydelsefull|allt (roll)',
      'Sömn spelar en avgörande roll.',
      'Han spelar en roll i filmen.',
    ],
    ['avgörande|central|viktig|betydande|nyckelroll roll (i|för|när)', 'Den har en central roll.', 'Rollen är hans.'],
    [
      'det är (också|därför|dock) (viktigt|avgörande|väsentligt|värt) (att) notera|komma|betona|påpeka|poängtera|förstå|erkänna|ha|nämna',
      'Det är viktigt att notera att det regnade.',
      'Det var ett brev.',
    ],
    ['värt att notera|nämna|påpeka|komma', 'Det är värt att nämna.', 'Han är inte värd det.'],
    ['inte bara|enbart|endast ... utan (också|även)', 'Inte bara billig utan också bra.', 'Inte bara han kom.', 'people'],
    ['sammanfattningsvis|avslutningsvis kan|är|visar|går|vill', 'Sammanfattningsvis kan man sova.', 'Han sammanfattar det.'],
    ['kan man|konstateras|vi (dra) (slutsatsen|konstatera|sägas) (att)', 'Här kan man konstatera att det räcker.', 'Kan någon komma?'],
    [
      'ett brett|stort utbud|spektrum|register (av) / en bred|stor variation|mångfald (av) / en mängd olika',
      'De har ett brett utbud av verktyg.',
      'Vägen är bred.',
    ],
    [
      'djupgående|betydande|långtgående|stor|omfattande påverkan|inverkan|konsekvenser|inflytande|effekter',
      'Det får långtgående konsekvenser.',
      'Påverkan var liten.',
    ],
    ['allt viktigare|vanligare|större|mer|oftare', 'Det blir allt viktigare.', 'Allt är klart.', 'people'],
    [
      'bidrar|bidra|bidrog|bidragit (också|därmed|starkt|till) (till) att|en|ökad|förståelsen|utvecklingen',
      'Sport bidrar till utvecklingen.',
      'Bidraget kom i maj.',
    ],
    [
      'utgör|utgöra en|ett viktig|viktigt|central|väsentlig|betydande|integrerad|grund|utmaning',
      'Vatten utgör en viktig resurs.',
      'Utgången är där.',
    ],
    [
      'en|ett viktig|viktigt|avgörande|central|centralt|väsentlig|väsentligt|oumbärlig|integrerad aspekt|faktor|del|element|steg|komponent|verktyg|roll',
      'Tillit är en viktig faktor.',
      'Steget hördes.',
    ],
    ['en naturlig|självklar|integrerad|oumbärlig|viktig del av', 'Musiken är en självklar del av livet.', 'Delen är lös.'],
    ['djupare|bättre|ökad|större|fördjupad förståelse (för|av)', 'Det ger en djupare förståelse.', 'Han saknar förståelse.'],
    ['värdefulla|värdefull|nya insikter|insikt|lärdomar|kunskaper|perspektiv', 'Boken ger värdefulla insikter.', 'Ringen är värdefull.'],
    ['öppnar|öppna|öppnade (upp) (för) (nya|dörrar|dörren) möjligheter|perspektiv|dörrar', 'Det öppnar nya dörrar.', 'Öppet till fem.'],
    ['nya möjligheter|perspektiv|vägar|horisonter', 'Det ger nya möjligheter.', 'Han har nya skor.'],
    ['utmaningar och (även) möjligheter / möjligheter och utmaningar', 'Det ger möjligheter och utmaningar.', 'Han antog utmaningen.'],
    [
      'står|ställs inför (stora|nya|en|flera|betydande) (rad) utmaningar|utmaning',
      'Staden står inför stora utmaningar.',
      'Han står inför rätta.',
    ],
    [
      'en rad|flera|många|ett (stort) (antal) fördelar|utmaningar|möjligheter|aspekter|faktorer',
      'Det har en rad fördelar.',
      'De stod på rad.',
    ],
    [
      'holistisk*|helhetsperspektiv|helhetssyn|balanserad|nyanserad|innovativ|hållbar syn|lösning|lösningar|strategi|ansats|bild',
      'Det krävs en balanserad strategi.',
      'Balansen försvann.',
    ],
    [
      'mångfacetterad*|komplext|mångfasetterad* samspel|och|fenomen / komplext samspel',
      'Ämnet är mångfacetterat, ett komplext fenomen.',
      'Fasetten är blank.',
    ],
    ['samspel|samspelet|balans|balansen|balansgång mellan', 'Hon söker balansen mellan arbete och lek.', 'Han tappade balansen.'],
    ['vittnar om / ett bevis på / ett vittnesbörd', 'Bron vittnar om tålamod.', 'Vittnet tiger.'],
    ['milstolpe|hörnsten|grundsten|vändpunkt i|för|av', 'Det var en milstolpe i konsten.', 'Han kastade sten.'],
    [
      'understryker|betonar|belyser|framhäver vikten|behovet|betydelsen|hur|att|den (av)',
      'Det understryker vikten av sömn.',
      'Stryk under ordet.',
    ],
    ['vikten|betydelsen av', 'Han lärde oss vikten av vila.', 'Vikten var tio kilo.'],
    ['kastar|kasta (nytt) ljus / sätter ljuset', 'Boken kastar nytt ljus över kriget.', 'Han kastar sten.'],
    ['oavsett om ... eller', 'Oavsett om det är sport eller konst hjälper det.', 'Oavsett kom han.'],
    [
      'oförglömlig*|unik|unika|minnesvärd upplevelse|upplevelser|atmosfär|minnen|möjlighet',
      'Det var en oförglömlig upplevelse.',
      'Han glömde nyckeln.',
    ],
    [
      'syftet med denna|detta|föreliggande|den studie|uppsats|arbete|här / denna|föreliggande studie|uppsats (syftar|undersöker|handlar)',
      'Syftet med denna studie är att mäta.',
      'Syftet är okänt.',
    ],
    ['vidare|framtida|ytterligare forskning|studier behövs|krävs|är|kan|bör|inom', 'Vidare forskning behövs.', 'Vägen vidare är jämn.'],
    ['har potential|potentialen (att) / stor|enorm potential', 'Det har enorm potential.', 'Potentialen är noll.'],
    [
      'främjar|främja|främjande en|ett|samarbete|kreativitet|hälsa|utveckling|god',
      'Sport främjar samarbete.',
      'De kom från ett främmande land.',
    ],
    ['sömlös|sömlöst|sömlösa|banbrytande', 'Appen fungerar sömlöst.', 'Sömmen är öppen.'],
    ['mer än bara|enbart (en|ett) / så mycket mer än', 'Matlagning är mer än bara mat.', 'Han äter mer än jag.'],
    ['genom tiderna|historien|åren|århundradena / under årens lopp', 'Genom historien har allt ändrats.', 'Han gick genom dörren.'],
    ['revolutionera* (sättet|hur|vårt) (vi) / förändrat sättet|hur', 'Det har revolutionerat läsandet.', 'Revolutionen bröt ut.'],
    ['kommande|framtida generationer', 'Vi bevarar skogen för kommande generationer.', 'Generationen åldras.'],
    ['i takt med att', 'I takt med att staden växer ökar bullret.', 'Han höll takten.'],
  ],
  person: listed(`jag; mig; mej; min; mitt; mina; vi; oss; vår; vårt; våra; själv tycker`),
  notPerson: [],
  lastOfSeveral: ['och', 'eller', 'samt'],
  capitalsAreNames: true,
}
