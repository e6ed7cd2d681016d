import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjectives: words(`allé allée beau belle certain content contente devenu devenue difficile évident facile fatigué fatiguée faux
    gentil gentille grand grande important importante impossible malade mort morte né nécessaire née parti partie petit petite
    possible venu venue vrai`),
  aspirate: words(`à au aux en et onze onzième ou où oui ouistiti uhlan ululer un une`),
  infinitives: words(`acheter aider aller analyser apprendre attendre boire changer chercher choisir comprendre dire dormir écouter
    écrire entendre étudier expliquer faire finir jouer lire manger mettre montrer parler partir payer perdre prendre regarder rendre
    répondre travailler trouver utiliser vendre venir vivre voir`),
  participles: words(`acheté aidé appris attendu bu changé cherché choisi commencé compris décidé demandé dit donné dormi écouté écrit
    entendu été étudié eu expliqué fait fini gagné joué lu mangé mis montré oublié ouvert parlé payé pensé perdu permis pris proposé
    raconté reçu regardé rendu répondu réussi travaillé trouvé utilisé vécu vendu vu`),
}
