import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('sk')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API pre vývojárov',
  description: 'Nástroje Tinty vo vlastných programoch: kľúče, príklady v curl, JavaScripte a Pythone, chyby a limity.',
  heading: 'Tinta vo vlastných programoch',
  lead: 'Nástroje tejto stránky ako JSON API, s rovnakými postupmi a odpoveďami. Účet s plánom Platina k nemu dostane kľúče.',
  leadOpen: 'Nástroje tejto stránky ako JSON API, s rovnakými postupmi a odpoveďami. Kľúče k nemu tu dostane každý účet.',
  contents: 'Na tejto stránke',
  base: 'Základná adresa',
  reference: 'Všetky adresy a polia, po anglicky',
  document: 'Dokument OpenAPI',
  example: {
    language: 'Jazyk príkladov',
    code: (name) => `Príklad: ${name}`,
    copy: 'Kopírovať',
    copyOf: (name) => `Kopírovať: ${name}`,
    copied: 'Skopírované.',
    fields: 'Polia požiadavky a odpovede',
  },
  keys: {
    title: 'Vaše kľúče',
    lead: 'S kľúčom pracuje program ako vy a čo spotrebuje, počíta sa vám.',
    loading: 'Kľúče sa načítavajú.',
    signedOut: 'Kľúče patria k účtu. Prihláste sa a vytvorte si jeden.',
    name: 'Názov kľúča',
    nameHelp: 'Len pre vás: napríklad ktorý program ho používa.',
    make: 'Vytvoriť kľúč',
    ready: (name) => `Kľúč „${name}“ je hotový.`,
    warning: 'Skopírujte si ho teraz: ukáže sa len raz. My si necháme iba odtlačok, z ktorého ho nikto neobnoví.',
    field: 'Nový kľúč',
    copy: 'Kopírovať kľúč',
    copied: 'Kľúč je skopírovaný.',
    kept: 'Mám ho uložený',
    list: 'Platné kľúče',
    held: (count, most) => `${number(count)} z ${number(most)}`,
    none: 'Zatiaľ tu nie je žiadny kľúč.',
    made: (time) => `vytvorený ${day(time)}`,
    used: (moment) => `naposledy použitý ${moment}`,
    unused: 'nepoužitý',
    revoke: 'Zrušiť',
    ask: (name) => `Programy s kľúčom „${name}“ budú odvtedy odmietnuté. Nedá sa to vrátiť.`,
    yes: 'Zrušiť kľúč',
    no: 'Nechať',
    revoked: 'Kľúč je zrušený.',
    asleep: 'Váš plán kľúče neobsahuje, preto teraz nič neotvárajú. S plánom Platina budú zasa platiť; zrušiť ich môžete kedykoľvek.',
  },
  access: {
    title: 'Overenie',
    header:
      'Kľúč posielajte s každou požiadavkou v hlavičke `Authorization: Bearer tinta_…`. Popri ňom sa nečíta žiadny súbor cookie a požiadavka môže prísť z ktoréhokoľvek servera.',
    rights:
      'Kľúč pracuje s textami a s vašou knižnicou. K histórii, účtu, plánu a ďalším kľúčom sa nedostane; čo s ním program robí, sa do histórie neukladá.',
    care: 'Kľúče nepatria na webové stránky ani do repozitárov. Príklady ho čítajú z prostredia ako `TINTA_KEY`.',
    visitors: 'Väčšina adries odpovedá aj bez kľúča, v limitoch návštevníka.',
  },
  tools: {
    rephrase: 'Preformuluje text v jednom z piatich režimov a troch intenzít. Odpoveď obsahuje nový text a každú zmenu s dôvodom.',
    proofread: 'Pravopis, gramatika, interpunkcia a štýl. Každý nález má miesto, dôvod a návrhy; miesta počítajú jednotky UTF-16 od 0.',
    detect: (words) =>
      `Verdikt v stupňoch so znakmi, ktoré za ním stoja. Pri menej ako ${number(words)} slovách a všade, kde sa to nedá povedať, je odpoveď \`cannot-tell\`.`,
    check:
      'Kontrola je úloha: začne sa textom, dostane `id` a pýtate sa na ňu, kým jej `state` nie je `done`. Spotrebuje jednu kontrolu z mesiaca.',
    cite: 'Zoznam literatúry a odkazy v texte z CSL-JSON, v APA 7 alebo v inom štýle tejto stránky.',
    find: 'Zdroje k vete alebo téme z vašej knižnice a z registrov, ktorých sa táto stránka pýta; posielajú sa ako udalosti, kým odpovedajú.',
    thesaurus: 'Synonymá slova v ktoromkoľvek tvare, podľa možnosti v tom istom tvare, so štýlovou vrstvou a častosťou.',
    library: 'Pridá diela do vašej knižnice a povie, ktoré v nej už sú.',
  },
  addOns: {
    title: 'Editory a doplnky',
    lead: 'Doplnky pre servery LanguageTool môžu kontrolovať aj s Tintou: v kancelárskych programoch, prehliadačoch, poznámkových aplikáciách a editoroch kódu. Kde sa váš doplnok pýta na server, zadajte jednu z týchto adries.',
    ends: 'Ktorú, závisí od programu: niektoré pridávajú `/v2` alebo `/check` samy. Ak v `She go home.` nič nenájde, skúste ďalšiu.',
    key: 'Bez kľúča platia limity návštevníka. Ak chcete svoje limity, slovník a pravidlá, zadajte svoju e-mailovú adresu ako používateľské meno a kľúč ako kľúč API.',
    care: 'Čo sa takto skontroluje, sa neukladá a nezapisuje do žiadneho záznamu.',
  },
  streams: {
    title: 'Prúdy udalostí',
    steps:
      'Preformulovanie hlási svoje kroky, keď si vyžiadate `text/event-stream`: udalosť `step` na začiatku každého, potom jeden `result` alebo jeden `problem`.',
    jobs: 'Kontrolu možno sledovať na `/check/{id}/events`. Po prerušení pokračuje `Last-Event-ID` tam, kde sa skončilo.',
    cancel: 'Zatvorením spojenia sa beh zruší a zrušený beh nič nestojí.',
  },
  errors: {
    title: 'Chyby',
    form: 'Na všetko, čo sa nepodarí, sa odpovedá ako problem details (RFC 9457): `code` z uzavretého zoznamu, údaje o prípade a slová v jazyku z `Accept-Language`.',
    code: 'Programy nech sa riadia podľa `code`; slová sa môžu meniť.',
    status: 'Stav',
    name: 'Kód',
    meaning: 'Význam',
    all: 'Všetky kódy',
  },
  limits: {
    title: 'Limity',
    counted:
      'Požiadavky sa počítajú majiteľovi kľúča, z ktorejkoľvek adresy prídu. Každá odpoveď v hlavičkách hovorí, čo z minúty zostáva.',
    wait: 'Po 429 počkajte toľko sekúnd, koľko hovorí `Retry-After`.',
    plan: 'Znaky a kontroly sú tie z vášho plánu, pre stránku aj programy spolu. `GET /usage` povie, čo zostáva.',
  },
}
