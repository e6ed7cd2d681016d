import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')

export const report: ReportMessages = {
  title: 'Správa o plagiátorstve',
  madeBy: (site) => `Vytvorila Tinta, ${site}`,
  language: 'Jazyk',
  length: 'Dĺžka',
  checkedOn: 'Dátum kontroly',
  withAll: (percent) => `Keby sa nič nevynechalo, bolo by to ${percent}.`,
  leftOut: {
    title: 'Čo sa do skóre nepočíta',
    shorter: (words) => `Pasáže kratšie ako ${number(words)} slov`,
    sourcesOff: (count) => `Vypnuté zdroje: ${number(count)}`,
    quoted: (count) => `Pasáže označené ako citáty: ${number(count)}`,
    nothing: 'Nič sa nevynechalo.',
  },
  numbers: 'Číslo pri označenej pasáži je číslo jej zdroja.',
  passages: 'Pasáže',
  inSource: 'V zdroji',
  more: (count) =>
    plural(count, { one: `a ešte ${number(count)} pasáž`, few: `a ešte ${number(count)} pasáže`, other: `a ešte ${number(count)} pasáží` }),
  limits: {
    title: 'Čo táto správa hovorí a čo nie',
    points: [
      'Porovnáva text s tým, čo je uvedené na začiatku, a s ničím iným. Čo sa neprehľadávalo, to sa nedá nájsť.',
      'Zhoda nie je rozsudok. Zhodujú sa aj citáty, ustálené slovné spojenia, mená a staršie práce autora: každú pasáž čítajte spolu s jej zdrojom.',
      'Myšlienky prevzaté inými slovami a preklady sa nájdu zriedka alebo vôbec. Nízke skóre text neočisťuje.',
      'Skóre je podiel slov v pasážach, ktoré sa počítajú. Čo sa vynecháva, zvolil ten, kto správu vytvoril; zoznam je uvedený vyššie.',
    ],
  },
  print: 'Ak si chcete správu uchovať ako PDF, vytlačte stránku a zvoľte „Uložiť ako PDF“.',
  missing: {
    title: 'Na tejto adrese nie je žiadna správa.',
    body: 'Možno ju vlastník prestal zdieľať alebo platnosť odkazu uplynula. Požiadajte ho o nový.',
  },
}
