import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('sk')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'citácia', few: 'citácie', other: 'citácií' })}`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'dielo', few: 'diela', other: 'diel' })}`

/** Kontrola odkazov práce. */
export const doctor: DoctorMessages = {
  title: 'Kontrola odkazov: citácie, zoznam a APA 7',
  description:
    'Nájde, čo je citované a chýba v zozname, čo v ňom je a nie je citované, rozdielne roky a mená, duplicity a čo APA 7 píše inak, s náhradou.',
  heading: 'Kontrola odkazov práce',
  views: { label: 'Zobrazenia', list: 'Moje odkazy', check: 'Kontrola odkazov práce' },
  before: {
    field: 'Práca so zoznamom literatúry',
    placeholder: 'Sem vložte celú prácu aj so zoznamom literatúry',
    lead: 'Sedí zoznam s textom?',
    points: [
      'Každá citácia sa hľadá v zozname a každá položka v texte.',
      'Porovnajú sa roky a mená, hľadajú sa duplicity a pozrie sa poradie.',
      'Zoznam sa porovná s APA 7 a ponúknu sa náhrady.',
    ],
    cost: 'Nič to nestojí a nikoho iného sa nepýtame.',
    run: 'Skontrolovať odkazy',
    running: 'Odkazy sa kontrolujú.',
    long: (over) => `o ${number(over)} ${plural(over, { one: 'znak', few: 'znaky', other: 'znakov' })} viac, než je dovolené`,
  },
  bar: {
    edit: 'Upraviť text',
    again: 'Skontrolovať znova',
    copy: 'Kopírovať text',
    counts: (cited, listed) => `${citations(cited)}, ${works(listed)} v zozname`,
    acceptAll: (count) => `Prijať všetky (${number(count)})`,
    panes: 'Čo sa zobrazuje',
    findings: (count) => `Zistenia (${number(count)})`,
    works: (count) => `Diela (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Nenašiel sa zoznam literatúry.',
      body: 'Hľadá sa pod nadpisom ako „Literatúra“ alebo ako rad položiek, každá na svojom riadku:',
      sample: ['Novák, M. (2012). Tiché izby. Vydavateľstvo Sokol.', 'Bielik, T., & Cíger, S. (2015). Spánok na mori. Hluk, 3(1), 14–29.'],
    },
    noCitations: 'V texte sa nenašla citácia s menom a rokom ani s číslom, preto sa o tom, čo je citované, nehovorí nič.',
    numeric: 'Text cituje číslami. Taký zoznam nie je podľa APA: hovorí sa len o tom, čo chýba, čo nie je citované a čo je tam dvakrát.',
    notes: 'Text má poznámky pod čiarou. Diela citované len tam sa nesledujú.',
    notApa: (count) =>
      `Zoznam nie je napísaný podľa APA. ${plural(count, { one: 'Skryté je', few: 'Skryté sú', other: 'Skrytých je' })} ${number(count)} ${plural(count, { one: 'zistenie', few: 'zistenia', other: 'zistení' })} podľa APA.`,
    unfold: 'Zobraziť ich',
    fold: 'Skryť ich',
    clear: { title: 'Text a zoznam k sebe sedia.', body: 'Nie je čo opravovať. Na čo text myslí bez citácie, to vidieť nemožno.' },
    filtered: 'Filter skrýva všetky zistenia.',
    retractions: (date) => `Porovnané so zoznamom stiahnutých prác, stav: ${day(date)}.`,
    noRetractions: 'Stiahnuté práce sa nekontrolovali: prevádzkovateľ tejto stránky nenahral ich zoznam.',
    found: (count) =>
      count === 0 ? 'Nič sa nenašlo.' : `${number(count)} ${plural(count, { one: 'zistenie', few: 'zistenia', other: 'zistení' })}.`,
  },
  kinds: {
    'cited-not-listed': 'Citované, chýba v zozname',
    'listed-not-cited': 'V zozname, ale necitované',
    'year-differs': 'Rozdielne roky',
    'spelling-differs': 'Rozdielne mená',
    'out-of-order': 'Zlé poradie',
    duplicate: 'Uvedené dvakrát',
    apa: 'Štýl APA',
    gap: 'Niečo chýba',
    notice: 'Oznámenie vydavateľa',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `V zozname nie je dielo pre „${cited}“.`,
      todo: 'Doplňte dielo do zoznamu alebo citáciu vypustite.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Nič v texte neodkazuje na „${entry}“.`,
      todo: 'Citujte ho tam, kde ste ho použili, alebo ho vypustite: APA uvádza len to, čo je citované.',
    },
    'year-differs': {
      wrong: (said, listed) => `V texte je ${said}, v zozname ${choice(listed)}.`,
      todo: 'Pozrite sa na samotné dielo a opravte, čo je zle.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `V texte je „${said}“, v zozname „${listed}“.`,
      todo: 'Pozrite sa na samotné dielo a opravte, čo je zle.',
    },
    'out-of-order': {
      before: (entry, other) => `„${entry}“ patrí pred „${other}“.`,
      last: (entry) => `„${entry}“ patrí na koniec zoznamu.`,
      todo: 'Zoznam sa radí podľa priezviska prvého autora, potom podľa roku.',
    },
    duplicate: {
      doi: (entry, other) => `„${entry}“ má rovnaké DOI ako položka vyššie: „${other}“.`,
      title: (entry, other) => `„${entry}“ je to isté dielo ako položka vyššie: „${other}“.`,
      todo: 'Ponechajte jednu z nich.',
    },
    apa: { wrong: (words) => `V zozname je „${words}“.` },
    gap: { wrong: (entry) => `Nie je to v položke „${entry}“.` },
    notice: {
      wrong: (entry) => `Týka sa to položky „${entry}“.`,
      retraction: 'Neopierajte sa o ňu. Ak ju musíte citovať, povedzte, že bola stiahnutá.',
      correction: 'Prečítajte si opravu, skôr než sa o ňu opriete.',
      'expression-of-concern': 'Prečítajte si dôvod, skôr než sa o ňu opriete.',
      reinstatement: 'Opäť platí; staršie oznámenia už neplatia.',
    },
  },
  apa: {
    'author-names': { title: 'Podoba mena', rule: 'Priezvisko, čiarka, iniciály s bodkou: Novák, M. J.' },
    conjunction: { title: 'Medzi menami', rule: 'Mená sa oddeľujú čiarkou a posledné sa k ostatným pripája znakom alebo slovom.' },
    'doi-address': { title: 'DOI', rule: 'DOI sa píše ako odkaz: https://doi.org/…' },
    end: { title: 'Koniec položky', rule: 'Položka sa končí bodkou, ale nie po DOI alebo odkaze.' },
    'list-et-al': { title: 'Vynechaní autori', rule: 'Zoznam uvádza až dvadsať autorov; „et al.“ patrí len do textu.' },
    'page-hyphen': { title: 'Spojovník medzi stranami', rule: 'Medzi číslami strán je pomlčka (–).' },
    'page-label': { title: 'Skratka strán', rule: 'Pri časopise stoja strany bez „s.“ či „pp.“.' },
    place: { title: 'Miesto vydania', rule: 'Od siedmeho vydania APA uvádza len vydavateľa.' },
    retrieved: { title: 'Slová pred odkazom', rule: 'Odkaz stojí sám, bez „Dostupné na“.' },
    'title-capitals': { title: 'Veľké písmená v názve', rule: 'Názov sa píše ako veta. Je to návrh: mená si veľké písmeno ponechávajú.' },
    'title-quotes': { title: 'Úvodzovky', rule: 'V zozname stoja názvy bez úvodzoviek.' },
    'volume-label': { title: 'Ročník a číslo', rule: 'Ročník a číslo sa píšu 12(3), bez „roč.“ a „č.“.' },
    'year-parentheses': { title: 'Rok', rule: 'Rok stojí v zátvorkách za autormi: (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'necitované' : `citované ${number(count)}-krát`),
    apa: 'Podľa APA',
    same: 'Je napísané podľa APA.',
    unsure: 'S istotou sa z neho prečítalo príliš málo, aby sa dalo napísať podľa APA.',
    copy: 'Kopírovať',
    add: 'Pridať do knižnice',
    added: 'Pridané do vašej knižnice.',
    here: 'Vo vašej knižnici už je.',
    show: 'Ukázať v texte',
    showEntry: 'Ukázať položku',
  },
}
