import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjectives: words(`ancora bella bello brutta brutto buona buono cara caro chiara chiaro contenta contento difficile diversa diverso
    evidente facile falsa falso famosa famoso felice già giusta giusto grande importante impossibile interessante inutile lontana
    lontano molto necessaria necessario noiosa noioso piccola piccolo possibile sbagliata sbagliato sempre simpatica simpatico stanca
    stanco stata stato triste troppo utile vera vero vicina vicino`),
  femininevowel: words(`alternativa altra americana amica analisi anima arancia area arte assenza attenzione attività aula auto
    automobile avventura azione emozione energia esperienza estate idea immagine informazione inglese insalata intervista ipotesi
    isola italiana occasione offerta opera opinione opportunità ora unità università urgenza uscita`),
  infinitives: words(`andare arrivare avere bere capire chiedere comprare dare dire dormire essere fare giocare imparare lasciare
    lavorare leggere mangiare mettere parlare partire portare prendere scrivere sentire studiare tornare trovare usare uscire vedere
    venire`),
  masculinevowel: words(`aereo albergo albero altro ambiente americano amico angolo animale anno appartamento appuntamento argomento
    articolo aspetto attimo autobus autore edificio effetto elemento errore errori esame esempio evento impegno incidente incontro
    indirizzo inglese inizio insegnante interesse istituto italiano obiettivo oggetto ombrello operaio orologio ospedale ostacolo
    uccello ufficio uomo`),
  motion: words(`andata andato arrivata arrivato diventata diventato entrata entrato nata nato partita partito rimasta rimasto tornata
    tornato uscita uscito venuta venuto`),
  participles: words(`aiutato aperto ascoltato avuto bevuto cambiato camminato capito cercato chiamato chiesto chiuso comprato
    conosciuto creduto cucinato dato deciso detto dormito dovuto fatto finito giocato guardato imparato incontrato iniziato lasciato
    lavorato letto mandato mangiato messo pagato parlato pensato perso portato potuto preso provato raccontato ricevuto risposto
    scelto scritto sentito spiegato studiato telefonato trovato usato venduto viaggiato vinto vissuto visto voluto`),
}
