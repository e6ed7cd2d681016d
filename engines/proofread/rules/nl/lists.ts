import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Adjectives without an ending, each with the form that has one. */
const adjectivePairs: readonly (readonly [string, string])[] = [
  ...words(`aantrekkelijk:aantrekkelijke actief:actieve actueel:actuele algemeen:algemene arm:arme bekend:bekende belangrijk:belangrijke beroemd:beroemde betrouwbaar:betrouwbare bijzonder:bijzondere
    blauw:blauwe boos:boze breed:brede bruin:bruine creatief:creatieve dagelijks:dagelijkse diep:diepe digitaal:digitale dik:dikke direct:directe donker:donkere droog:droge druk:drukke dun:dunne duidelijk:duidelijke
    duur:dure echt:echte economisch:economische eenvoudig:eenvoudige effectief:effectieve eerlijk:eerlijke eigenaardig:eigenaardige ernstig:ernstige feitelijk:feitelijke fijn:fijne financieel:financiële fout:foute
    fris:frisse goed:goede gelukkig:gelukkige gemakkelijk:gemakkelijke gevaarlijk:gevaarlijke gezellig:gezellige gezond:gezonde gratis:gratis grijs:grijze groen:groene groot:grote half:halve handig:handige hard:harde heel:hele
    heerlijk:heerlijke helder:heldere historisch:historische hoog:hoge huidig:huidige individueel:individuele intelligent:intelligente interessant:interessante internationaal:internationale jong:jonge juist:juiste klein:kleine
    koud:koude kort:korte krachtig:krachtige kritisch:kritische kwaad:kwade laag:lage lang:lange langzaam:langzame lastig:lastige leeg:lege leerzaam:leerzame lekker:lekkere lelijk:lelijke leuk:leuke lichamelijk:lichamelijke licht:lichte
    lief:lieve logisch:logische maandelijks:maandelijkse maatschappelijk:maatschappelijke makkelijk:makkelijke medisch:medische modern:moderne moeilijk:moeilijke mogelijk:mogelijke mooi:mooie nat:natte nationaal:nationale
    natuurlijk:natuurlijke negatief:negatieve nieuw:nieuwe nieuwsgierig:nieuwsgierige noodzakelijk:noodzakelijke normaal:normale nuttig:nuttige objectief:objectieve officieel:officiële onbekend:onbekende onderling:onderlinge
    ongelooflijk:ongelooflijke open:open oud:oude overzichtelijk:overzichtelijke paars:paarse persoonlijk:persoonlijke politiek:politieke populair:populaire positief:positieve praktisch:praktische prachtig:prachtige
    privé:privé publiek:publieke raar:rare recent:recente rijk:rijke rond:ronde rood:rode ruim:ruime rustig:rustige schoon:schone scherp:scherpe simpel:simpele slecht:slechte slim:slimme smal:smalle snel:snelle sociaal:sociale
    spannend:spannende speciaal:speciale specifiek:specifieke stabiel:stabiele steil:steile sterk:sterke stevig:stevige stil:stille streng:strenge stom:stomme technisch:technische theoretisch:theoretische traag:trage traditioneel:traditionele
    typisch:typische uitgebreid:uitgebreide uniek:unieke verkeerd:verkeerde verschrikkelijk:verschrikkelijke vervelend:vervelende vies:vieze volledig:volledige vorig:vorige vreemd:vreemde vriendelijk:vriendelijke vrij:vrije vroeg:vroege
    vrolijk:vrolijke waardevol:waardevolle warm:warme wekelijks:wekelijkse wetenschappelijk:wetenschappelijke wijd:wijde wild:wilde wit:witte zacht:zachte zeldzaam:zeldzame ziek:zieke zinvol:zinvolle zorgvuldig:zorgvuldige
    zwaar:zware zwak:zwakke zwart:zwarte zuiver:zuivere`),
].map((pair) => {
  const [base = '', bent = ''] = pair.split(':')
  return [base, bent]
})
const bending = adjectivePairs.filter(([base, bent]) => base !== bent)

/** The word lists that Dutch rows name. Sorted. */
export const lists: WordLists = {
  adjectives: new Set(bending.map(([base]) => base)),
  adjectivesE: new Set(bending.map(([, bent]) => bent)),
  /** Adverbs that open a main clause, so that its verb comes next. */
  adverbs:
    words(`gisteren vandaag morgen eergisteren overmorgen toen dan daarna daarom toch nu helaas soms vaak misschien bovendien eerst hier daar natuurlijk normaal later plotseling eindelijk
    uiteindelijk vervolgens daardoor hopelijk gelukkig meestal vroeger tegenwoordig intussen inmiddels sindsdien vanavond vanmorgen vanmiddag ondertussen dus waarschijnlijk`),
  comparatives:
    words(`armer dikker duurder eerder goedkoper groter hoger jonger kleiner korter langer langzamer later lichter lager mooier ouder rijker slechter slimmer
    sneller sterker vaker verder warmer zwaarder zwakker kouder makkelijker moeilijker belangrijker beter meer minder breder dieper drukker eenvoudiger erger gevaarlijker gezonder
    harder interessanter leuker lekkerder liever rustiger simpeler smaller vroeger zachter dichter`),
  /** Nouns that take "de"; without names of persons and what hardly has an article. */
  deNouns:
    words(`aandoening aanpak aanvraag achtergrond afbeelding afdeling afspraak afstand agenda analyse arm auto avond baan bakker bank basis bedoeling behandeling belofte beslissing bestelling
    betekenis beurt bibliotheek bijeenkomst bijlage bladzijde bloem boodschap boom boot bril broek brug bus camera canon code commissie computer conclusie conferentie crisis cultuur cursus datum deur
    dienst discussie doelgroep doos economie eeuw ervaring fabriek familie fase fiets figuur film fles fout functie garage gedachte gemeente geschiedenis gewoonte gids gitaar grafiek
    grens groep grond hand handeling handleiding hypothese industrie jas kaart kamer kans kast kerk keuken keuze kleur klas korting kracht krant kunst kwestie lamp lening les
    lijst literatuur maaltijd maand maatregel maatschappij maatstaf maan machine manier markt mening methode middag minuut moeite mogelijkheid motor muur naam nacht natuur oefening omgeving
    onderneming ontwikkeling oorlog oorzaak opdracht oplossing opleiding opmerking organisatie overeenkomst overheid pagina partij pen periode persoon planeet plaats politie positie post presentatie prijs
    procedure proef provincie puzzel reactie reden regel regering reis rekening relatie reportage resolutie rivier rol ruimte samenleving samenvatting school schrijver sfeer situatie smaak soep sollicitatie
    speelplaats spiegel sport staat stad stap steen stelling stem stoel straat strategie studie supermarkt taak taal tabel tafel tas techniek technologie tekst telefoon tentoonstelling theorie toekomst
    toename toets toespraak trein trui tuin uitdaging uitleg uitnodiging uitspraak universiteit vakantie variabele veiligheid verandering verbetering verbinding vereniging vergadering verklaring vertaling
    verwachting verzekering vis vlag vloer vogel voorwaarde vorm vraag vraagstelling vriendschap waarde wagen wedstrijd week wereld werkelijkheid werkgroep wet winkel winter wond zaak zee zin zomer zon zorg`),
  /** Frequent verbs with a stem that takes a t in the third person; forms without it. */
  stems:
    words(`begin begrijp beschrijf besluit blijf breng denk drink eindig fiets geef geloof help hoop hoor huil kies kijk klink kom koop krijg kruip leef leer lees lig loop luister maak neem
    noem ontvang open oefen pak plak praat probeer reken reageer reis ren roep ruik schijn schrijf slaap sla snap speel spreek spring sta stap stel sterf steun studeer stuur teken trek twijfel typ val verdien verdwijn
    vergelijk verkoop verlies vertel vertrek vertrouw verwacht vlieg voel volg vraag wacht weiger werk werp win woon zeg zie zing zoek zorg zwem zwijg ontdek gebruik bedoel behaal bepaal betaal beweeg bewijs bezoek`),
  /** Nouns that take "het". */
  hetNouns:
    words(`antwoord artikel bedrijf beeld boek bericht bestand cadeau dier dorp eten feest gebouw gesprek gevoel huis idee kind land leven meisje nummer onderzoek
    plan probleem programma project rapport resultaat schilderij spel systeem verhaal verschil voorbeeld voorstel werk woord
    aantal aanbod aandeel advies afval akkoord album ambt apparaat archief argument aspect balkon bed begin begrip beleid belang beroep besluit bestaan bestuur bewijs bezoek bezwaar blad bloed bord bos brood bureau centrum
    certificaat cijfer circuit concept concert contact contract contrast debat deel detail diploma document doel drama effect eiland einde element
    ei examen experiment fenomeen festival formulier fragment fruit gas gebed gebied gebrek gebruik gedicht gedrag geheim geheugen geld geluid geluk gerecht geschenk geslacht getal geweld gewicht gezelschap
    gezicht gezin glas gras hart hoofd hoofdstuk hotel hout huwelijk individu instituut instrument interview jaar jasje kanaal kantoor kapitaal kasteel klimaat koor kwartaal kwartier lawaai leger lichaam licht lid lied
    lijf lokaal loon management mandaat materiaal medicijn meubel middel milieu model moment monument museum muziekstuk nadeel netwerk niveau object ogenblik onderdeel onderwerp onderwijs ongeluk ontbijt
    ontwerp oog oor oordeel overzicht paard pakket paleis papier park parlement paspoort percentage perspectief plein podium potlood proces profiel protest publiek punt raam recept recht
    referaat regime register restaurant risico ritme ritueel scherm schip seizoen signaal slachtoffer standpunt stadion station stelsel strand stuk succes symbool talent team tekort
    telefoonnummer terrein theater thema tijdschrift tijdstip toestel toneel traject trauma uiterlijk universum uur vak vakgebied veld verblijf verbod verdriet verdrag verhoor verkeer verlangen verlies vermogen
    verslag vertrek vertrouwen verzet verzoek virus vliegtuig vlees voordeel voornemen vooroordeel voorschrift voorwerp vuur water weekend weer werkstuk wezen wonder zand zicht ziekenhuis zuiden zwembad`),
  pluralVerbs:
    words(`zijn hebben gaan komen worden kunnen moeten willen mogen zullen vinden denken zeggen weten doen zien maken krijgen geven nemen staan zitten liggen wonen werken leven spelen lezen schrijven
    waren hadden gingen kwamen werden konden moesten wilden mochten zouden vonden dachten zeiden wisten deden zagen maakten kregen gaven namen stonden zaten lagen woonden werkten blijven bleven`),
  /** Forms of frequent verbs that stand with "ik". */
  verbsIk:
    words(`ben heb word was had werd kan moet wil zal mag zou ga kom doe zie vind denk geloof weet lees schrijf werk leer speel koop woon leef blijf neem geef help spreek vraag zeg begrijp ken hoop sta zit slaap ging kwam deed zag
    vond dacht wilde kon moest mocht leerde speelde kocht bleef nam gaf stond zat sliep studeer studeerde reis reisde bezoek bezocht at dronk eet drink fiets fietste maak maakte krijg kreeg`),
  /** Forms of frequent verbs that stand with "hij". */
  verbsHij:
    words(`is heeft wordt was had werd kan moet wil zal mag zou gaat komt doet ziet vindt denkt gelooft weet leest schrijft werkt leert speelt koopt woont leeft blijft neemt geeft helpt spreekt vraagt zegt begrijpt kent hoopt staat zit
    slaapt ging kwam deed zag vond dacht wilde kon moest mocht leerde speelde kocht bleef nam gaf stond zat sliep studeert studeerde reist reisde bezoekt bezocht at dronk eet drinkt begint begon eindigt toont toonde brengt bracht heet
    regent sneeuwt werkte verloor won stierf hielp sprak maakt maakte krijgt kreeg fietst fietste`),
}
