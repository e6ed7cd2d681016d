import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  knowing: words(`doufá doufám doufáme chápu myslí myslím myslíme myslíš napsal napsala pamatuji pamatuju předpokládá předpokládám
    předpokládáme rozhodl rozhodla řekl řekla řekli řeklo říká říkají říkal říkala slyšel slyšela souhlasím tvrdí tvrdil tvrdila
    ukázal ukázala ukázalo ukazuje uvádí vědí věří věřím věříme věříš ví vidí vidím vidíme vím víme víš víte vyplývá zdá zjistil
    zjistila zjistili zjistilo znamená`),
  nocomma: words(`a aby ačkoli ale alespoň ani asi aspoň bez buď co či čili do dokonce hlavně i jako je jelikož jen jenom k když ke
    kromě leda ledaže méně místo možná na např například ne nebo nejen nejspíš nejvíc než no o obzvláště od pak po podle potom právě
    pro proč protože prý před především při případně resp s snad sotva tak také takže tato tedy tehdy ten tento též tím to totiž toto
    u už v ve však vždy vždyť z za ze zejména zřejmě zvlášť že`),
  wanting: words(`důležité chce chceme chceš chcete chci chtějí chtěl chtěla nutné potřeba prosím snažil snažila snažím žádá žádám`),
}
