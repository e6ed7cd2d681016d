import { listed, type SignalRows } from '../signal-rows.ts'

export const sk: SignalRows = {
  connectives:
    listed(`avšak; však; napriek tomu; napriek tomuto; okrem toho; navyše; okrem iného; zároveň; súčasne; taktiež; rovnako; rovnako tak; podobne; naopak; na druhej strane;
    na jednej strane; naproti tomu; v porovnaní s tým; na rozdiel od; preto; z tohto dôvodu; z týchto dôvodov; z toho dôvodu; v dôsledku toho; následne; následkom toho; teda; takže;
    tým pádom; týmto spôsobom; vďaka tomu; v závere; na záver; záverom; celkovo; vo všeobecnosti; všeobecne; vo výsledku; v konečnom dôsledku; nakoniec; napokon; po prvé; po druhé;
    po tretie; v prvom rade; predovšetkým; najmä; najprv; ďalej; potom; napríklad; konkrétne; inými slovami; inak povedané; v skutočnosti; v podstate; samozrejme; zhrnuté;
    v tomto kontexte; v tejto súvislosti; v tomto smere; v tomto zmysle; v neposlednom rade; v súlade s tým; vzhľadom na to; medzitým; dokonca; aj napriek tomu`),
  stockPhrases: [
    [
      'v dnešnej dobe|rýchlej|uponáhľanej|modernej|digitálnej (dobe|svete|spoločnosti) / v dnešnom (rýchlo|rýchlom|modernom|uponáhľanom|digitálnom) (meniacom) (sa) svete',
      'V dnešnej uponáhľanej dobe spíme málo.',
      'Dnešný obed bol dobrý.',
    ],
    ['neustále|rýchlo|dynamicky sa meniac* / meniacom sa svete|prostredí', 'Žijeme v neustále sa meniacom svete.', 'Počasie sa mení.'],
    [
      'hrá|hrajú|zohráva|zohrávajú|zohral|zohrala|zohrávať (veľmi) dôležitú|kľúčovú|významnú|zásadnú|podstatnú|nezastupiteľnú|rozhodujúcu úlohu|rolu',
      'Spánok zohráva kľúčovú úlohu.',
      'Hrá malú úlohu.',
    ],
    [
      'kľúčovú|zásadnú|nezastupiteľnú|neoddeliteľnú úlohu|rolu|súčasť / neoddeliteľnou|neodmysliteľnou súčasťou',
      'Hudba je neoddeliteľnou súčasťou života.',
      'Kľúč je súčasť zámku.',
      'people',
    ],
    [
      'je dôležité|potrebné|nevyhnutné|podstatné|kľúčové (si) poznamenať|uvedomiť|zdôrazniť|spomenúť|podotknúť|pripomenúť|pochopiť|povedať',
      'Je dôležité poznamenať, že pršalo.',
      'Bol to dôležitý list.',
    ],
    ['treba|možno|nutno (tiež) poznamenať|zdôrazniť|podotknúť|konštatovať|dodať', 'Treba zdôrazniť, že pršalo.', 'Treba ísť domov.'],
    ['nielen ... ale (aj|i)', 'Nielen lacné, ale aj dobré.', 'Nielen on prišiel.'],
    ['na záver možno|môžeme|je|by / záverom možno|môžeme|je', 'Na záver možno povedať, že stačí.', 'Na konci bol strom.'],
    ['celkovo možno|môžeme|sa|je', 'Celkovo možno povedať, že vyhrali.', 'Stálo to celkom dosť.'],
    ['možno|môžeme (teda) konštatovať|povedať|skonštatovať že', 'Môžeme konštatovať, že vyhrali.', 'Môžeme ísť.'],
    [
      'široké spektrum / širokú|širokej škálu|škále|paletu / širokého spektra',
      'Ponúkajú širokú škálu nástrojov.',
      'Cesta je široká.',
      'people',
    ],
    [
      'významný|zásadný|výrazný|podstatný|hlboký vplyv|dopad|prínos / významne|výrazne ovplyvňuj*',
      'Mala zásadný vplyv.',
      'Vplyv vetra bol malý.',
    ],
    ['v posledných rokoch|desaťročiach (čoraz|stále)', 'V posledných rokoch čoraz viac čítame.', 'V posledný deň pršalo.'],
    ['čoraz dôležitejš*|väčš*|významnejš*|viac|častejšie|populárnejš*', 'Je to čoraz dôležitejšie.', 'Čo raz bolo, nebude.', 'people'],
    [
      'prispieva|prispievajú|prispieť|prispel|prispela k|ku rozvoju|zlepšeniu|lepšiemu|pochopeniu|celkovej|celkovému|zvýšeniu|tomu',
      'Šport prispieva k rozvoju detí.',
      'Prispel sumou desať eur.',
    ],
    [
      'predstavuje|predstavujú jeden|jednu|významný|významnú|dôležitý|dôležitú|kľúčový|kľúčovú|neoddeliteľnú|zásadný|zásadnú|výzvu',
      'Voda predstavuje dôležitý zdroj.',
      'Predstavuje sa hosťom.',
    ],
    [
      'dôležitým|kľúčovým|významným|zásadným aspektom|faktorom|prvkom|krokom / kľúčový|dôležitý|zásadný aspekt|faktor|prvok',
      'Dôvera je kľúčovým faktorom.',
      'Prvok má číslo osem.',
    ],
    [
      'lepšie|hlbšie|komplexné|hlboké porozumenie|pochopenie / hlbšiemu|lepšiemu porozumeniu|pochopeniu',
      'Vedie k hlbšiemu pochopeniu.',
      'Pochopenie chýbalo.',
    ],
    ['cenné|cenný|hodnotné poznatky|pohľad|skúsenosti|informácie', 'Prináša cenné poznatky.', 'Cenný prsteň zmizol.'],
    [
      'nový|nové možnosti|obzory|perspektívy|príležitosti / otvára|otvárajú dvere|cestu|priestor|nové',
      'Otvára nové obzory.',
      'Otvára okno.',
    ],
    [
      'výzvy a príležitosti / príležitosti a výzvy / výziev a príležitostí / výzvami a príležitosťami',
      'Prináša výzvy a príležitosti.',
      'Prijal výzvu.',
    ],
    ['čelí|čelia|čeliť (mnohým|viacerým|novým|rôznym|rade|početným) výzvam|výzve', 'Mesto čelí mnohým výzvam.', 'Čelí vetru.'],
    ['množstvo|mnoho|celý|celú rad|výhod|výziev|príležitostí|radu', 'Má množstvo výhod.', 'Množstvo vody kleslo.'],
    [
      'komplexný|komplexné|komplexná|holistický|holistické|vyvážený|udržateľný prístup|riešenie|pohľad',
      'Treba vyvážený prístup.',
      'Prístup je zamknutý.',
    ],
    [
      'komplexný|komplexná|zložitý|zložitá|mnohostranný|mnohovrstevný a|fenomén|otázka|téma|proces|problém|mnohostranný|mnohovrstevný / mnohovrstev*',
      'Je to mnohovrstevný príbeh.',
      'Vrstva je tenká.',
    ],
    ['rovnováhu|rovnováha|rovnováhy medzi', 'Hľadá rovnováhu medzi prácou a hrou.', 'Stratil rovnováhu.'],
    ['svedectvom|svedectvo o|toho / je dôkazom (toho)', 'Most je svedectvom o trpezlivosti.', 'Dôkaz chýba.'],
    ['dôležitý|významný|dôležitým|významným míľnik|míľnikom / základným|základný kameňom|kameň', 'Bol to dôležitý míľnik.', 'Hodil kameň.'],
    [
      'podčiarkuje|zdôrazňuje|poukazuje|upozorňuje (na) význam|dôležitosť|potrebu|nutnosť|fakt',
      'To podčiarkuje význam spánku.',
      'Podčiarkuje slovo.',
    ],
    ['vrhá|vrhajú (nové) svetlo', 'Kniha vrhá nové svetlo na vojnu.', 'Vrhá tieň.'],
    ['či už ... alebo', 'Či už ide o šport alebo umenie, pomáha.', 'Či už prišiel?', 'people'],
    [
      'nezabudnuteľn* zážit*|skúsenos*|atmosfér* / jedinečn* zážit*|atmosfér*|príležitos*',
      'Bol to nezabudnuteľný zážitok.',
      'Nezabudol kľúče.',
    ],
    [
      'cieľom tejto|tohto práce|článku|štúdie|výskumu|eseje / táto práca|esej|štúdia (sa) zaoberá|skúma|zameriava|analyzuje',
      'Cieľom tejto práce je opis.',
      'Cieľ bol ďaleko.',
    ],
    [
      'ďalší|ďalšie výskum|štúdie|skúmanie (je|sú|by) potrebný|potrebné|nevyhnutné|mal|mali',
      'Ďalší výskum je potrebný.',
      'Ďalší vlak ide o päť.',
    ],
    ['je (preto) nevyhnutné|kľúčové|zásadné|nesmierne aby|pre|na|dôležité', 'Je nevyhnutné, aby spal.', 'Je dlhý.'],
    ['má potenciál / obrovský|veľký|významný potenciál', 'Má potenciál zmeniť všetko.', 'Potenciál je nulový.'],
    [
      'odráža|odrážajú|odrazom širš* / širšom kontexte / širších súvislostiach',
      'Treba ho vidieť v širších súvislostiach.',
      'Zrkadlo odráža svetlo.',
    ],
    [
      'neustály|neustále|neustáleho vývoj|vývoja|rozvoj|rozvoja|zlepšovanie',
      'Odbor je v neustálom behu, žiada neustály rozvoj.',
      'Neustále prší.',
    ],
    [
      'súčasnej|modernej spoločnosti|dobe|ére / digitálnej ére|dobe / modernom svete',
      'V modernej spoločnosti čítame málo.',
      'Spoločnosť má tri členky.',
    ],
    ['zásadným|významným spôsobom / revolúciu v', 'Zásadným spôsobom zmenila život.', 'Týmto spôsobom nejde.'],
    ['pre budúce generácie / budúcich generácií / budúcim generáciám', 'Chránime les pre budúce generácie.', 'Generácia starne.'],
  ],
  person:
    listed(`ja; mňa; ma; mne; mi; mnou; môj; moja; moje; môjho; mojej; moju; mojom; mojou; moji; mojich; mojím; mojimi; mojim; mojmu; my; nás; nám; nami; náš; naša; naše; nášho; našej; našu;
    našom; našou; naši; našich; našim; našimi; našim; som; sme; myslím; viem; mám; chcem; môžem; idem; robím; vidím; bývam; pracujem; študujem; pamätám; verím; odporúčam; cítim; hovorím; musím;
    budem; budeme; máme; môžeme; vieme; chceme; musíme; vidíme; nemám; nemôžem; neviem; nechcem; nebudem; nie som; podľa mňa; považujem; analyzujem; skúmam`),
  notPerson: [],
  lastOfSeveral: ['a', 'i', 'alebo', 'či'],
  capitalsAreNames: true,
}
