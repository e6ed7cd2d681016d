import { words } from '../../languages/words.ts'

/**
 * Verb forms that are of one tense wherever they stand, in pairs of the same verbs, so that neither tense is counted more readily. Left out: helpers of the
 * perfect (has, hat, ha), forms that are both ("put", "fit"), infinitives, conditionals ("skulle"), and forms that are a participle as often ("used").
 */
export type TenseWords = { readonly present: ReadonlySet<string>; readonly past: ReadonlySet<string> }

export const tenseWords: Readonly<Record<string, TenseWords>> = {
  de: {
    present: words(
      `ist sind zeigt gibt kann muss will darf steht liegt geht kommt findet nimmt bleibt beginnt spricht hält schreibt führt scheint besteht weiß denkt lebt sieht`,
    ),
    past: words(
      `war waren zeigte gab konnte musste wollte durfte stand lag ging kam fand nahm blieb begann sprach hielt schrieb führte schien bestand wusste dachte lebte sah`,
    ),
  },
  en: {
    present: words(
      `is are does shows argues says suggests becomes begins gives takes goes comes knows writes sees thinks seems appears looks feels`,
    ),
    past: words(
      `was were did showed argued said suggested became began gave took went came knew wrote saw thought seemed appeared looked felt`,
    ),
  },
  es: {
    present: words(
      `es son está están muestra muestran puede pueden tiene tienen hace hacen dice dicen viene quiere existe existen debe deben sabe comienza permite permiten vive considera encuentra parece`,
    ),
    past: words(`era eran fue fueron estaba estaban mostró mostraron podía podían pudo tenía tenían tuvo tuvieron hacía hizo hicieron dijo dijeron vino quería quiso existía existían debía debían sabía comenzó permitió permitieron
      vivía vivió consideró encontró parecía`),
  },
  fr: {
    present:
      words(`peut peuvent doit doivent veut veulent montre montrent permet permettent existe existent semble semblent devient deviennent prend donne donnent vient voit sait pense pensent constitue constituent commence
      parle`),
    past: words(`pouvait pouvaient devait devaient voulait voulaient montrait montraient montra permettait permettaient existait existaient semblait semblaient devenait devint prenait prit donnait donnaient donna venait
      voyait savait pensait pensaient constituait constituaient commençait commença parlait`),
  },
  it: {
    present:
      words(`può possono deve devono vuole vogliono mostra mostrano permette permettono esiste esistono sembra sembrano diventa diventano prende viene vengono vede sa pensa dice dicono rappresenta rappresentano
      comincia vive`),
    past: words(`poteva potevano doveva dovevano voleva volevano mostrava mostrò permetteva permise esisteva esistevano sembrava sembravano diventava divenne diventò prendeva prese veniva venivano venne vedeva vide sapeva pensava
      diceva disse dicevano rappresentava rappresentavano cominciò viveva visse`),
  },
  nl: {
    present: words(
      `kan moet wil mag staat ligt gaat komt geeft neemt blijft begint spreekt houdt schrijft toont blijkt bestaat ontstaat weet denkt ziet zegt vindt lijkt krijgt`,
    ),
    past: words(
      `kon moest wilde mocht stond lag ging kwam gaf nam bleef begon sprak hield schreef toonde bleek bestond ontstond wist dacht zag zei vond leek kreeg`,
    ),
  },
  no: {
    present: words(
      `er viser må finnes går kommer gir tar blir begynner sier skriver står ligger vet tror synes får gjør mener bruker bor lever`,
    ),
    past: words(
      `var viste måtte fantes gikk kom ga tok ble begynte sa skrev sto stod lå visste trodde syntes fikk gjorde mente brukte bodde levde`,
    ),
  },
  pt: {
    present: words(
      `é são está estão mostra mostram pode podem tem têm faz fazem diz dizem vem quer existe existem deve devem sabe começa permite permitem vive considera encontra parece`,
    ),
    past: words(`era eram foi foram estava estavam mostrou mostraram podia podiam pôde tinha tinham teve tiveram fazia fez fizeram disse disseram veio queria quis existia existiam devia deviam sabia começou permitiu permitiram
      vivia viveu considerou encontrou parecia`),
  },
  sv: {
    present: words(
      `är visar måste finns går kommer ger tar blir börjar säger skriver står ligger ser vet tror tycker får gör menar bor lever`,
    ),
    past: words(
      `var visade fanns gick kom gav tog blev började sade sa skrev stod låg såg visste trodde tyckte fick gjorde menade bodde levde`,
    ),
  },
}
