import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  infinitives: words(`bać być chcieć czytać iść jeść kupić lubić mieć mówić myśleć pić pisać powiedzieć pracować robić rozumieć spać
    widzieć wiedzieć zapomnieć zrobić`),
  knowing: words(`cieszę dowiedział dowiedziała jasne możliwe mówi mówią mówił mówiła myślę myśli myślimy myślisz napisał napisała
    obawiam oczywiste okazało okazuje oznacza pamiętaj pamiętam pokazują pokazuje powiedział powiedziała powiedzieli prawda
    przypuszczam rozumiem sądzę sądzi sądzimy słyszałam słyszałem stwierdził stwierdziła szkoda twierdzą twierdzi twierdził uważa
    uważają uważam uważamy widać widzę widzi wie wiecie wiedzą wiem wiemy wierzę wierzy wiesz wynika zakładam zauważył zauważyła`),
  nocomma: words(`a albo ale ani bądź bez chociaż chyba czy dla dlatego do dopiero głównie i jak jako jednak jest już lecz lub między
    mimo może na nad natomiast nawet nie nim niż no np o od oprócz oraz po pod podczas pomimo przed przez przy również szczególnie tak
    także też to tylko tym u w wbrew we więc właśnie wtedy z za zanim zaś ze zwłaszcza że`),
}
