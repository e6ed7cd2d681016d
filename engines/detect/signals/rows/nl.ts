import { listed, type SignalRows } from '../signal-rows.ts'

export const nl: SignalRows = {
  connectives:
    listed(`echter; desondanks; niettemin; desalniettemin; toch; ondanks dit|deze; bovendien; daarnaast; verder; voorts; tevens; ook; eveneens; tegelijkertijd; tegelijk; daarbij; op dezelfde manier; evenzo; vergelijkbaar; daarentegen; in tegenstelling tot; aan de andere kant; aan de ene kant;
    enerzijds; anderzijds; omgekeerd; in vergelijking met; daarom; om deze reden; om die reden; om deze redenen; derhalve; bijgevolg; dus; als gevolg hiervan; als gevolg daarvan; hierdoor; daardoor; zodoende; op deze manier; tot slot; ten slotte; tenslotte; uiteindelijk; concluderend; samenvattend; kortom; al met al;
    over het algemeen; in het algemeen; over het geheel genomen; allereerst; ten eerste; ten tweede; ten derde; eerst; vervolgens; daarna; bijvoorbeeld; zo; in het bijzonder; vooral; met name; concreet; met andere woorden; oftewel; in feite; inderdaad; in werkelijkheid; natuurlijk; uiteraard; in deze context; in dit verband; in dit opzicht;
    in dit kader; niet in de laatste plaats; in plaats daarvan; sterker nog; ondertussen; immers; hoewel; afsluitend; dit gezegd hebbende`),
  stockPhrases: [
    [
      'in de|het huidige|hedendaagse|moderne|digitale (snel) (veranderende) wereld|samenleving|maatschappij|tijdperk|tijd / in de wereld van vandaag / in onze (moderne|huidige|snel) (veranderende) wereld|samenleving',
      'In de wereld van vandaag slapen we weinig.',
      'De huidige soep is goed.',
    ],
    ['in een wereld waarin|waar / in een tijd waarin', 'In een wereld waarin alles haast heeft, helpt rust.', 'In een uur kom ik.'],
    [
      'snel|voortdurend|constant|steeds veranderende wereld|samenleving|omgeving|landschap / voortdurend in ontwikkeling|beweging',
      'We leven in een voortdurend veranderende wereld.',
      'Het weer verandert.',
    ],
    [
      'speelt|spelen|speelde|speelden|gespeeld een (zeer) cruciale|belangrijke|essentiële|sleutelrol|centrale|vitale|grote|significante|doorslaggevende|steeds (rol)',
      'Slaap speelt een cruciale rol.',
      'Hij speelt een rolletje.',
      'people',
    ],
    ['cruciale|essentiële|centrale|vitale rol', 'Het heeft een centrale rol.', 'De rol klemt.'],
    [
      'het is (daarom|ook|dus|echter) belangrijk|essentieel|cruciaal|noodzakelijk om|te|dat|op / het is (daarom|ook|dus|echter) van belang',
      'Het is belangrijk om op te merken dat het regende.',
      'Het was een brief.',
      'people',
    ],
    ['het is vermeldenswaard|opmerkelijk / vermeldenswaardig', 'Het is vermeldenswaard dat het regende.', 'Hij vermeldt het.'],
    ['niet alleen|enkel ... maar ook', 'Niet alleen goedkoop, maar ook goed.', 'Niet alleen hij kwam.'],
    [
      'concluderend|samenvattend kan|kunnen (we|worden) / kan (worden) (geconcludeerd|gesteld) worden',
      'Concluderend kan worden gezegd dat het volstaat.',
      'Hij concludeert dit.',
      'people',
    ],
    [
      'een breed|brede|grote|ruime|scala|verscheidenheid scala|verscheidenheid|aan|waaier|variëteit (aan) / een scala aan',
      'Ze bieden een breed scala aan tools.',
      'De weg is breed.',
      'people',
    ],
    ['een veelheid|overvloed|schat aan|van', 'Er is een veelheid aan redenen.', 'Hij vond een schat.'],
    [
      'diepgaande|grote|aanzienlijke|significante|blijvende|verstrekkende impact|invloed|gevolgen|effecten / diepgaande invloed',
      'Het heeft verstrekkende gevolgen.',
      'Het gevolg was dun.',
    ],
    [
      'steeds belangrijker|vaker|meer|groter|populairder|complexer (wordende|wordt)',
      'Het wordt steeds vaker gedaan.',
      'Hij is steeds thuis.',
    ],
    [
      'draagt|dragen|bijdragen|bijgedragen|bijdraagt (in|aan|bij) (belangrijke|aanzienlijke|aan) mate|een|de|het',
      'Sport draagt bij aan de groei.',
      'Hij sjouwt de zak.',
    ],
    [
      'vormt|vormen een|de belangrijke|belangrijk|essentieel|uitdaging|integraal|cruciale|basis|hoeksteen|essentiële (onderdeel|uitdaging|bron)',
      'Water vormt een belangrijke bron.',
      'De vorm is rond.',
    ],
    [
      'een belangrijk|belangrijke|cruciaal|cruciale|essentieel|essentiële|onmisbaar|onmisbare|integraal aspect|factor|onderdeel|element|stap|hulpmiddel|bijdrage|component',
      'Vertrouwen is een belangrijke factor.',
      'De stap was luid.',
      'people',
    ],
    ['niet (meer) weg te denken / onlosmakelijk verbonden', 'De telefoon is niet meer weg te denken.', 'Hij ging weg.'],
    ['dieper|beter|diepgaander|volledig|diep begrip|inzicht (van|in)', 'Het leidt tot een beter begrip.', 'Hij heeft geen begrip.'],
    [
      'waardevolle|waardevol|nieuwe|interessante inzichten|inzicht|lessen|informatie',
      'Het boek geeft waardevolle inzichten.',
      'De ring is waardevol.',
    ],
    [
      'nieuwe mogelijkheden|perspectieven|kansen|deuren / opent|openen|opende (nieuwe|de) deuren|deur|weg',
      'Het opent nieuwe deuren.',
      'Hij opent een blik.',
    ],
    ['uitdagingen en (ook) kansen|mogelijkheden / kansen en uitdagingen', 'Het brengt kansen en uitdagingen.', 'Hij nam de kans.'],
    [
      'staat|staan voor (grote|nieuwe|tal|talrijke|aanzienlijke|de) (van) uitdagingen|uitdaging / uitdagingen (met) (zich) mee',
      'De stad staat voor grote uitdagingen.',
      'Hij staat voor de deur.',
    ],
    [
      'tal van voordelen|uitdagingen|mogelijkheden|aspecten|factoren / talrijke|talloze voordelen|uitdagingen|mogelijkheden|aspecten|factoren',
      'Het heeft talrijke voordelen.',
      'Het aantal is tien.',
    ],
    [
      'holistische|geïntegreerde|evenwichtige|innovatieve|genuanceerde|duurzame aanpak|benadering|oplossingen|oplossing|visie',
      'Er is een evenwichtige aanpak nodig.',
      'De aanpak faalde.',
    ],
    [
      'veelzijdig|veelzijdige|gelaagd|gelaagde|complex en|gelaagd|genuanceerd|onderwerp|kwestie / complex samenspel|complexe samenspel',
      'Het is een veelzijdig onderwerp.',
      'Het complex is dicht.',
    ],
    ['samenspel|wisselwerking|balans|evenwicht tussen|van', 'Ze zoekt de balans tussen werk en spel.', 'Hij verloor het evenwicht.'],
    ['getuigt|getuigen van / bewijs hiervan|daarvan|voor|dat', 'De brug getuigt van geduld.', 'De getuige zwijgt.'],
    ['mijlpaal|hoeksteen|keerpunt in|van|voor', 'Het was een mijlpaal in de kunst.', 'Hij gooide een steen.', 'people'],
    [
      'benadrukt|benadrukken|onderstreept|onderstrepen (het|de|dat) belang|noodzaak|noodzakelijkheid|waarde|hoe|rol',
      'Dit onderstreept het belang van slaap.',
      'Onderstreep het woord.',
    ],
    ['het belang van', 'Hij leerde ons het belang van rust.', 'Het is van geen belang.', 'people'],
    ['werpt|werpen (een) (nieuw) licht', 'Het boek werpt nieuw licht op de oorlog.', 'Hij werpt stenen.'],
    ['of het nu (gaat) ... of / of je nu ... of', 'Of het nu gaat om sport of kunst, het helpt.', 'Of het nu regent weet ik niet.'],
    [
      'onvergetelijke|unieke|authentieke|onvergetelijk ervaring|ervaringen|herinneringen|sfeer|belevenis',
      'Het was een onvergetelijke ervaring.',
      'Hij vergat de sleutel.',
    ],
    [
      'het doel van dit|deze onderzoek|scriptie|studie|essay / dit onderzoek|deze scriptie|studie|essay (richt|onderzoekt|beoogt)',
      'Het doel van dit onderzoek is meten.',
      'Het doel is ver.',
    ],
    [
      'verder|toekomstig|vervolgonderzoek|nader onderzoek is|zou|kan|naar (nodig|noodzakelijk)',
      'Verder onderzoek is nodig.',
      'De verdere weg is vlak.',
    ],
    [
      'heeft|hebben de|het potentie|potentieel (om) / enorm|groot|enorme potentieel|potentie',
      'Het heeft enorm potentieel.',
      'Het hoogteverschil was groot.',
    ],
    [
      'draagt|helpt|bevordert|bevorderen|stimuleert|stimuleren (de|het) ontwikkeling|groei|samenwerking|creativiteit|welzijn',
      'Sport bevordert de samenwerking.',
      'Hij helpt mij.',
    ],
    ['naadloos|naadloze', 'De app werkt naadloos.', 'De naad is open.'],
    ['meer dan alleen (maar) (een)', 'Koken is meer dan alleen eten.', 'Hij eet meer dan ik.'],
    ['door de jaren|eeuwen heen / in de loop der|van (de) (tijd|jaren|eeuwen)', 'Door de eeuwen heen verandert alles.', 'De loop was nat.'],
    ['heeft een revolutie / revolutionair*|gerevolutioneerd', 'Het heeft een revolutie veroorzaakt.', 'De revolutie brak uit.'],
    ['toekomstige generaties / generaties na ons', 'We bewaren bos voor toekomstige generaties.', 'De generatie wordt oud.'],
  ],
  person: listed(`ik; 'k; me; mij; mijn; m'n; mezelf; mijzelf; wij; we; ons; onze; onszelf`),
  notPerson: [],
  lastOfSeveral: ['en', 'of'],
  capitalsAreNames: true,
}
