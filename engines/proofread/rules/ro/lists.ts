import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  counted: words(`ani articole cărți elevi kilometri minute oameni ore pagini persoane săptămâni secunde studenți zile`),
  feminine: words(`cameră cantitate carte casă clasă direcție echipă familie idee limbă lucrare metodă oră perioadă persoană problemă
    situație soluție stradă școală temă țară zi`),
  participles: words(`adus ajuns ajutat ales apropiat arătat ascultat auzit bucurat cerut chemat citit constatat creat dat descoperit
    desfășurat dezvoltat dovedit dus explicat extins făcut format gândit hotărât invitat îmbolnăvit început înregistrat întâmplat
    întors întrebat lăsat luat mutat născut observat oferit oprit părut petrecut pierdut plăcut plecat produs promis pus răspuns
    realizat redus remarcat rugat rupt schimbat scris spus stabilit stricat supărat terminat trezit trimis văzut venit zis`),
  people: words(`angajați autori bărbați cercetători cetățeni colegi copii elevi frați jucători locuitori medici membri oameni
    participanți părinți politicieni prieteni profesori studenți vecini`),
  prepositions: words(`asupra către contra cu datorită de despre din dintre după fără in în între la lângă pe pentru peste prin pt ptr
    spre sub`),
  roles: words(`angajat autor cercetător cetățean concluzie director doctor elev inginer jurnalist manager medic om părinte politician
    președinte profesor scriitor student`),
}
