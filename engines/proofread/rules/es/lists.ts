import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  infinitives: words(`analizar aprender beber buscar comenzar comer comprar contar dar decir dejar dormir empezar escribir estar
    estudiar explicar hablar hacer ir jugar leer llamar llevar oír pedir poner salir ser tener terminar tomar trabajar usar venir ver
    viajar visitar vivir`),
  months: words(`abril agosto diciembre enero febrero julio junio marzo mayo noviembre octubre septiembre`),
  participles: words(`abierto aprendido aumentado ayudado bebido buscado cambiado comido comprado conocido creído decidido dejado
    demostrado descubierto dicho disminuido empezado encontrado escrito estado estudiado ganado hablado hecho ido jugado leído llamado
    llegado mejorado muerto oído pagado pasado pedido pensado perdido podido puesto querido recibido roto salido sentido sido tenido
    terminado trabajado vendido venido visto vivido vuelto`),
  stressed: words(`agua águila ala alma área arpa asma aula hacha hambre`),
}
