import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  knowing: words(`dúfa dúfam dúfame hovorí hovoria hovoril hovorila chápem myslí myslia myslím myslíme myslíš napísal napísala pamätám
    počul počula povedal povedala povedali povedalo predpokladá predpokladám predpokladáme rozhodla rozhodol súhlasím tvrdí tvrdia
    tvrdil tvrdila tvrdíme ukázal ukázala ukázalo ukazuje usudzujem uvádza vedia verí veria verím veríme veríš vidí vidím vidíme vie
    viem vieme vieš viete vyplýva zdá zistil zistila zistili zistilo znamená`),
  modal: words(`bude budem budeme budú chce chcem chceme chcú má majú mám máme môže môžem môžeme môžeš môžete môžu musí musia musím
    musíme musíš musíte`),
  nocomma: words(`a aby aj ako akurát ale alebo ani asi aspoň bez buď či čiže čo do dokonca hlavne hoci i iba je jednak k keď ku lebo
    len menej miesto možno na najmä najskôr najviac napr napriek napríklad než nie nielen no o obzvlášť od okrem po podľa potom práve
    pre pred predovšetkým pri prípadne resp s snáď sotva tak takisto takže táto teda tento tiež to totiž toto tým u už v veď vo vraj
    však vtedy vždy z za zo zrejme zvlášť že`),
  wanting: words(`dôležité chce chcel chcela chcem chceme chceš chcete chcú nutné potrebné preto prosím snaží snažil snažila snažím
    treba žiada žiadam`),
}
