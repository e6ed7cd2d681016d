import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait: waiting } = wordsFor('sk')
const after = (count: number) => `${number(count)} ${plural(count, { one: 'sekunde', other: 'sekundách' })}`
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Na túto zmenu sa prihláste ešte raz.',
    detail: 'Chráni to váš účet, keď zostane zariadenie otvorené.',
  },
  'key-unknown': {
    title: 'Tento kľúč nič neotvára.',
    detail: 'Bol zrušený alebo nie je celý. Svoje kľúče nájdete na stránke pre vývojárov.',
  },
  'key-not-taken': {
    title: 'S kľúčom sa to urobiť nedá.',
    detail: 'Kľúče pracujú s textami a knižnicou. Účet, plány, história a ďalšie kľúče vyžadujú prihlásenie na stránke.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Viac kľúčov sa vytvoriť nedá.',
    detail: `Limit je ${number(limit)}. Zrušte kľúč, ktorý už nepotrebujete.`,
  }),
  'code-wrong': { title: 'Tento kód nesedí.', detail: 'Kódy sa menia každých 30 sekúnd a platia raz. Použite najnovší.' },
  'code-locked': ({ seconds: count }) => ({
    title: 'Priveľa nesprávnych kódov.',
    detail: `Čas čakania: ${waiting(count)}. Potom použite najnovší kód alebo záchranný kód.`,
  }),
  'sign-up-elsewhere': {
    title: 'Zvoľte si heslo.',
    detail: 'Účet vznikol v inom prehliadači. Platiť bude len heslo, ktoré si zvolíte s týmto odkazom.',
  },
  'email-not-verified': { title: 'Najprv potvrďte svoj e-mail.', detail: 'Poslali sme vám nový odkaz.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Heslu ešte niečo chýba.',
    detail: `Potrebuje: ${list(missing.map((rule) => ({ min: `aspoň ${characters(min)}`, max: `najviac ${characters(max)}`, lowercase: 'malé písmeno', uppercase: 'veľké písmeno', numeric: 'číslicu', 'non-alphanumeric': 'znak, ktorý nie je písmeno ani číslica' })[rule]))}.`,
  }),
  'password-common': { title: 'Toto heslo by uhádli medzi prvými.', detail: 'Je na zoznamoch, ktoré útočníci skúšajú. Zvoľte iné.' },
  'online-search-failed': {
    title: 'Online vyhľadávanie neodpovedalo.',
    detail:
      'Žiadnu z online služieb sa nepodarilo zastihnúť a vo vybraných zbierkach nie sú žiadne dokumenty, takže sa nič neporovnalo. Skúste to neskôr alebo pridajte dokumenty. Žiadna kontrola sa neodpočítala.',
  },
  'subscription-exists': { title: 'Plán už máte.', detail: 'Zmeniť ho môžete vo svojom účte; nič sa neplatí dvakrát.' },
  'subscription-missing': { title: 'Niet plánu, ktorý by sa dal zmeniť.', detail: 'Načítajte stránku znova a uvidíte účet taký, aký je.' },
  'signature-wrong': { title: 'Oznámenie nie je podpísané.', detail: 'Skontrolujte podpisový kľúč webhooku.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'V archíve je priveľa súborov.',
    detail: `Je ich ${number(amount)}, limit je ${number(limit)}. Rozdeľte ho, alebo pridajte súbory po častiach.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Rozbalený archív by bol priveľký.',
    detail: `Limit pre všetky súbory spolu je ${size(limit)}. Rozdeľte ho na menšie.`,
  }),
  'archive-in-archive': { title: 'Archív vnútri archívu sa neotvára.', detail: 'Rozbaľte vnútorný archív a pridajte jeho súbory.' },
  'collection-not-found': {
    title: 'Táto zbierka tu nie je.',
    detail: 'Možno ju niekto odstránil alebo patrí niekomu inému. Vyberte inú zbierku.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Viac dokumentov sa sem nezmestí.',
    detail: `Limit je ${number(limit)}. Odstráňte, čo už nepotrebujete, a skúste to znova. Nič sa nepridalo.`,
  }),
  'library-item-not-found': {
    title: 'Tento zdroj už vo vašej knižnici nie je.',
    detail: 'Možno ste ho odstránili v inom okne. Do štvrťhodiny sa dá vrátiť späť; potom ho pridajte znova.',
  },
  'library-folder-not-found': {
    title: 'Tento priečinok už neexistuje.',
    detail: 'Možno ste ho odstránili v inom okne. Zdroje z neho zostali v knižnici.',
  },
  'library-folder-taken': {
    title: 'Priečinok s týmto názvom už máte.',
    detail: 'Zvoľte iný názov alebo presuňte zdroje do toho priečinka.',
  },
  'library-full': ({ limit }) => ({
    title: 'Vaša knižnica je plná.',
    detail: `Limit pre zdroje je ${number(limit)}. Odstráňte, čo už nepotrebujete, a skúste to znova. Nič sa nepridalo.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Viac priečinkov sa nezmestí.',
    detail: `Limit je ${number(limit)}. Odstráňte priečinok, ktorý už nepotrebujete.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Na ďalšie súbory nie je miesto.',
    detail: `Súbory v knižnici môžu mať spolu najviac ${size(limit)}. Odstráňte súbor, ktorý už nepotrebujete. Zdroj sa nezmenil.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Viac odkazov sa vytvoriť nedá.',
    detail: `Limit je ${number(limit)}. Ukončite odkaz, ktorý už nepotrebujete.`,
  }),
  'library-undo-gone': {
    title: 'Toto sa už nedá vrátiť späť.',
    detail: 'Zmenu možno vrátiť raz, do štvrťhodiny. Knižnica je taká, ako ju vidíte.',
  },
  'library-share-ended': {
    title: 'Táto zdieľaná knižnica už nie je dostupná.',
    detail: 'Odkaz vypršal alebo ho jeho majiteľ zrušil. Požiadajte ho o nový.',
  },
  'fetch-address-refused': {
    title: 'Túto adresu odtiaľto nemožno prečítať.',
    detail: 'Musí sa začínať na http:// alebo https:// a viesť na verejnú stránku, bez mena používateľa a hesla.',
  },
  'fetch-unreachable': {
    title: 'Stránka nie je dostupná.',
    detail: 'Web neodpovedá alebo takú stránku nemá. Otvorte ju v prehliadači a skontrolujte adresu.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'Stránka odpovedala pripomaly.',
    detail: `Čítanie sa zastavilo po ${after(count)}. Skúste to neskôr alebo stránku uložte a otvorte súbor.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'Stránka je priveľká.',
    detail: `Z jednej adresy sa prečíta najviac ${size(limit)}. Uložte časť, ktorú potrebujete, a otvorte súbor.`,
  }),
  'fetch-kind-refused': {
    title: 'Na tejto adrese nie je text na čítanie.',
    detail: 'Nie je to webová stránka, PDF ani obyčajný text. Vyhľadajte na webe niečo z toho.',
  },
  'fetch-not-allowed': {
    title: 'Tento web nedovoľuje programom čítať túto stránku.',
    detail: 'Otvorte ju v prehliadači a skopírujte alebo uložte, čo potrebujete.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Tento web žiada o strpenie.',
    detail: `Práve neprijíma ďalšie požiadavky. Skúste to neskôr; čas čakania: ${waiting(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'V súbore nie sú odkazy vo formáte, ktorý Tinta číta.',
    detail:
      'Tinta číta BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON a EndNote XML. Exportujte odkazy znova v jednom z týchto formátov alebo ich vložte ako text.',
  },
  'word-missing': {
    title: 'Nie je v tom slovo, ktoré by sa dalo vyhľadať.',
    detail: 'Zadajte jedno slovo alebo slovné spojenie, ktoré je v slovníku; číslice, adresy a značky ním nie sú.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'Je to dlhšie ako slovo.',
    detail: `Má ${characters(amount)}; limit je ${number(limit)}. Vyhľadajte z toho jedno slovo.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Tieto slová spolu nie sú v žiadnom slovníku.',
    detail: words.length > 0 ? `Vyhľadajte niektoré z nich samostatne: ${list(words)}.` : 'Vyhľadajte slová po jednom.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Taký citačný štýl tu nie je.',
    detail: `„${style}“ nie je medzi štýlmi tejto stránky: ${list(known)}. Vyberte si niektorý z nich.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Na tento štýl je to priveľa odkazov.',
    detail: `Je ich ${number(amount)}, okrem APA je limit naraz ${number(limit)}. Vyberte si APA, alebo zoznam spracujte po častiach.`,
  }),
  'browser-store-failed': {
    title: 'Tento prehliadač to nedokázal uchovať.',
    detail:
      'Jeho úložisko je plné alebo vypnuté. Čo v ňom bolo predtým, je tam stále. Uvoľnite miesto alebo sa prihláste a zdroje si nechajte v účte.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'Text je na kontrolu príliš krátky.',
    detail: `Počet slov: ${number(words)}. Aby sa dalo povedať niečo o jeho pôvode, treba ich aspoň ${number(needed)}. Vložte dlhšiu pasáž.`,
  }),
  'nothing-to-search': {
    title: 'Zatiaľ nie je s čím porovnávať.',
    detail:
      'Vo vybraných zbierkach nie sú žiadne dokumenty. Pridajte nejaké, vyberte iné zbierky alebo zapnite online vyhľadávanie, ak je k dispozícii. Žiadna kontrola sa neodpočítala.',
  },
  'invalid-email': { title: 'Toto nevyzerá ako e-mailová adresa.', detail: 'Skontrolujte, či v nej nie je preklep.' },
  'wrong-password': { title: 'Toto nie je vaše heslo.', detail: 'Napíšte heslo, ktorým sa teraz prihlasujete.' },
  'invalid-credential': { title: 'E-mail a heslo k sebe nepatria.', detail: 'Skúste to znova alebo si nechajte poslať odkaz e-mailom.' },
  'email-already-in-use': { title: 'Účet s týmto e-mailom už existuje.', detail: 'Chcete sa radšej prihlásiť?' },
  'user-not-found': { title: 'E-mail a heslo k sebe nepatria.', detail: 'Skúste to znova alebo si nechajte poslať odkaz e-mailom.' },
  'multi-factor-auth-required': { title: 'Ešte jeden krok.', detail: 'Napíšte kód z overovacej aplikácie.' },
  'link-expired': { title: 'Tento odkaz už nefunguje.', detail: 'Odkazy platia raz a krátko. Vyžiadajte si nový.' },
  'method-off': { title: 'Tento spôsob prihlásenia tu nie je nastavený.', detail: 'Použite iný.' },
  'email-mismatch': { title: 'Toto nie je e-mail tohto účtu.', detail: 'Napíšte ho presne tak, ako je uvedený vyššie.' },
  'billing-off': { title: 'Na tejto stránke sa nedá nič kúpiť.', detail: 'Obráťte sa na prevádzkovateľa.' },
  'popup-blocked': { title: 'Prehliadač zablokoval okno.', detail: 'Otvorte ho radšej na tejto karte.' },
  'popup-closed-by-user': { title: 'Okno bolo zatvorené.', detail: 'Nič sa nezmenilo.' },
  'network-request-failed': { title: 'Bez pripojenia.', detail: 'Nič sa neodoslalo.' },
  'unauthorized-domain': { title: 'Táto adresa nie je nastavená na prihlasovanie.', detail: 'Oznámte to prevádzkovateľovi stránky.' },
  'file-missing': { title: 'Neprišiel žiadny súbor.', detail: 'Vyberte súbor znova.' },
  'file-encrypted': { title: 'Súbor je zamknutý.', detail: 'Chráni ho heslo. Uložte kópiu bez hesla a otvorte ju, alebo vložte text.' },
  'file-scanned': {
    title: 'PDF obsahuje obrázky, nie text.',
    detail: 'Pravdepodobne bol naskenovaný. Najprv ho spracujte rozpoznávaním textu, alebo vložte text.',
  },
  'file-broken': {
    title: 'Súbor sa nedá prečítať.',
    detail: 'Zdá sa, že je poškodený alebo jeho prípona nezodpovedá obsahu. Uložte ho znova a otvorte kópiu.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Súbor je priveľký.',
    detail: `Limit je ${size(limit)}. Vložte časť, ktorú potrebujete.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Tento druh súboru sa nedá otvoriť.',
    detail: `Tinta otvára ${choice(kinds.map((kind) => `.${kind}`))}. Uložte ho v jednom z týchto formátov alebo vložte text.`,
  }),
  'file-empty': { title: 'V súbore nie je žiadny text.', detail: 'Otvorte iný súbor alebo vložte text. Váš text tu zostal nezmenený.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'Čítanie súboru trvalo pridlho.',
    detail: `Zastavilo sa po ${after(count)}. Uložte ho v jednoduchšej podobe alebo vložte text.`,
  }),
}
