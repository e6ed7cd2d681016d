import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  infinitives: words(`analisar aprender aumentar beber buscar cantar chamar chover começar comer comprar contar correr crescer dar
    deixar diminuir dizer dormir escrever estar estudar explicar falar fazer ir jogar ler levar melhorar mudar ouvir partir pedir
    pensar pôr sair ser ter terminar tomar trabalhar usar ver viajar vir visitar viver`),
  masculine: words(`amigo caminho carro cavalo domingo fim gás gosto homem lado lápis longo meio menino pé prazo professor respeito
    sábado trabalho vapor`),
  participles: words(`aberto ajudado aprendido bebido chamado chegado começado comido comprado conhecido decidido deixado dito
    encontrado escrito estado estudado falado feito ganhado ido lido mudado ouvido pago passado pedido pensado perdido podido posto
    querido recebido saído sentido sido terminado tido trabalhado vendido vindo visto vivido`),
  periods: words(`anos décadas dias horas meses minutos séculos semanas tempos`),
  plurals: words(`algumas alguns casos diferenças dois duas dúvidas erros motivos mudanças muitas muitos pessoas poucas poucos
    problemas razões três várias vários`),
}
