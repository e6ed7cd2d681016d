import { words } from '../../../languages/words.ts'

// Verbs of Portuguese by how they are conjugated. Sorted.

/** What a verb has otherwise than its ending says: `go` the stem of "tenho" and "tenha", `fut` that of "farei". */
export type Odd = {
  readonly go?: string
  readonly pres?: string
  readonly impf?: string
  readonly past?: string
  readonly fut?: string
  readonly subj?: string
  readonly ger?: string
  readonly part?: string
}

const asTer = (before: string): Odd => {
  const accented = before === '' ? 'tem' : `${before}tém`
  return {
    go: `${before}tenh`,
    pres: `${before}tenho ${before}${before === '' ? 'tens' : 'téns'} ${accented} ${before}temos ${before}tendes ${before}têm`,
    impf: `${before}tinha ${before}tinhas ${before}tinha ${before}tínhamos ${before}tínheis ${before}tinham`,
    past: `${before}tive ${before}tiveste ${before}teve ${before}tivemos ${before}tivestes ${before}tiveram`,
  }
}
const asVir = (before: string): Odd => {
  const accented = before === '' ? 'vem' : `${before}vém`
  return {
    go: `${before}venh`,
    pres: `${before}venho ${before}${before === '' ? 'vens' : 'véns'} ${accented} ${before}vimos ${before}vindes ${before}vêm`,
    impf: `${before}vinha ${before}vinhas ${before}vinha ${before}vínhamos ${before}vínheis ${before}vinham`,
    past: `${before}vim ${before}vieste ${before}veio ${before}viemos ${before}viestes ${before}vieram`,
    ger: `${before}vindo`,
    part: `${before}vindo`,
  }
}
const asPor = (before: string): Odd => ({
  go: `${before}ponh`,
  pres: `${before}ponho ${before}pões ${before}põe ${before}pomos ${before}pondes ${before}põem`,
  impf: `${before}punha ${before}punhas ${before}punha ${before}púnhamos ${before}púnheis ${before}punham`,
  past: `${before}pus ${before}puseste ${before}pôs ${before}pusemos ${before}pusestes ${before}puseram`,
  ger: `${before}pondo`,
  part: `${before}posto`,
})
const asVer = (before: string): Odd => ({
  go: `${before}vej`,
  pres: `${before}vejo ${before}vês ${before}vê ${before}vemos ${before}vedes ${before}veem`,
  past: `${before}vi ${before}viste ${before}viu ${before}vimos ${before}vistes ${before}viram`,
  part: `${before}visto`,
})
const asFazer = (before: string): Odd => ({
  go: `${before}faç`,
  pres: `${before}faço ${before}fazes ${before}faz ${before}fazemos ${before}fazeis ${before}fazem`,
  past: `${before}fiz ${before}fizeste ${before}fez ${before}fizemos ${before}fizestes ${before}fizeram`,
  fut: `${before}far`,
  part: `${before}feito`,
})
/** "construo, constróis". */
const asConstruir = (before: string): Odd => ({
  pres: `${before}uo ${before}óis ${before}ói ${before}uímos ${before}uís ${before}oem`,
  ...asUir(before, true),
})
const asUir = (before: string, isOdd = false): Odd => ({
  ...(!isOdd && { pres: `${before}uo ${before}uis ${before}ui ${before}uímos ${before}uís ${before}uem` }),
  impf: `${before}uía ${before}uías ${before}uía ${before}uíamos ${before}uíeis ${before}uíam`,
  past: `${before}uí ${before}uíste ${before}uiu ${before}uímos ${before}uístes ${before}uíram`,
  part: `${before}uído`,
})
const asAir = (before: string): Odd => ({
  go: `${before}ai`,
  pres: `${before}aio ${before}ais ${before}ai ${before}aímos ${before}aís ${before}aem`,
  impf: `${before}aía ${before}aías ${before}aía ${before}aíamos ${before}aíeis ${before}aíam`,
  past: `${before}aí ${before}aíste ${before}aiu ${before}aímos ${before}aístes ${before}aíram`,
  part: `${before}aído`,
})
const asDuzir = (before: string): Odd => ({
  pres: `${before}duzo ${before}duzes ${before}duz ${before}duzimos ${before}duzis ${before}duzem`,
})
const asLer = (stem: string): Odd => ({
  go: `${stem}ei`,
  pres: `${stem}eio ${stem}ês ${stem}ê ${stem}emos ${stem}edes ${stem}eem`,
})

/** By infinitive. */
export const irregular: Readonly<Record<string, Odd>> = {
  abrir: { part: 'aberto' },
  atrair: asAir('atr'),
  caber: { go: 'caib', past: 'coube coubeste coube coubemos coubestes couberam' },
  cair: asAir('c'),
  cobrir: { part: 'coberto' },
  compor: asPor('com'),
  concluir: asUir('concl'),
  conduzir: asDuzir('con'),
  construir: asConstruir('constr'),
  conter: asTer('con'),
  contrair: asAir('contr'),
  contribuir: asUir('contrib'),
  crer: asLer('cr'),
  dar: {
    pres: 'dou dás dá damos dais dão',
    past: 'dei deste deu demos destes deram',
    subj: 'dê dês dê demos deis deem',
  },
  descrever: { part: 'descrito' },
  descobrir: { part: 'descoberto' },
  destruir: asConstruir('destr'),
  deter: asTer('de'),
  diminuir: asUir('dimin'),
  distribuir: asUir('distrib'),
  dizer: {
    go: 'dig',
    pres: 'digo dizes diz dizemos dizeis dizem',
    past: 'disse disseste disse dissemos dissestes disseram',
    fut: 'dir',
    part: 'dito',
  },
  escrever: { part: 'escrito' },
  estar: {
    pres: 'estou estás está estamos estais estão',
    past: 'estive estiveste esteve estivemos estivestes estiveram',
    subj: 'esteja estejas esteja estejamos estejais estejam',
  },
  evoluir: asUir('evol'),
  excluir: asUir('excl'),
  expor: asPor('ex'),
  fazer: asFazer(''),
  haver: {
    pres: 'hei hás há havemos haveis hão',
    past: 'houve houveste houve houvemos houvestes houveram',
    subj: 'haja hajas haja hajamos hajais hajam',
  },
  impedir: { go: 'impeç' },
  impor: asPor('im'),
  incluir: asUir('incl'),
  influir: asUir('infl'),
  introduzir: asDuzir('intro'),
  ir: {
    pres: 'vou vais vai vamos ides vão',
    impf: 'ia ias ia íamos íeis iam',
    past: 'fui foste foi fomos fostes foram',
    subj: 'vá vás vá vamos vades vão',
  },
  ler: asLer('l'),
  manter: asTer('man'),
  medir: { go: 'meç' },
  obter: asTer('ob'),
  ouvir: { go: 'ouç' },
  pedir: { go: 'peç' },
  perder: { go: 'perc' },
  poder: {
    go: 'poss',
    past: 'pude pudeste pôde pudemos pudestes puderam',
  },
  possuir: asUir('poss'),
  prever: asVer('pre'),
  produzir: asDuzir('pro'),
  propor: asPor('pro'),
  pôr: asPor(''),
  querer: {
    pres: 'quero queres quer queremos quereis querem',
    past: 'quis quiseste quis quisemos quisestes quiseram',
    subj: 'queira queiras queira queiramos queirais queiram',
  },
  reduzir: asDuzir('re'),
  refazer: asFazer('re'),
  reter: asTer('re'),
  rever: asVer('re'),
  rir: { pres: 'rio ris ri rimos rides riem', subj: 'ria rias ria riamos riais riam' },
  saber: {
    pres: 'sei sabes sabe sabemos sabeis sabem',
    past: 'soube soubeste soube soubemos soubestes souberam',
    subj: 'saiba saibas saiba saibamos saibais saibam',
  },
  sair: asAir('s'),
  satisfazer: asFazer('satis'),
  ser: {
    pres: 'sou és é somos sois são',
    impf: 'era eras era éramos éreis eram',
    past: 'fui foste foi fomos fostes foram',
    subj: 'seja sejas seja sejamos sejais sejam',
  },
  sorrir: { pres: 'sorrio sorris sorri sorrimos sorrides sorriem', subj: 'sorria sorrias sorria sorriamos sorriais sorriam' },
  substituir: asUir('substit'),
  supor: asPor('su'),
  ter: asTer(''),
  traduzir: asDuzir('tra'),
  trair: asAir('tr'),
  trazer: {
    go: 'trag',
    pres: 'trago trazes traz trazemos trazeis trazem',
    past: 'trouxe trouxeste trouxe trouxemos trouxestes trouxeram',
    fut: 'trar',
  },
  valer: { go: 'valh' },
  ver: asVer(''),
  vir: asVir(''),
}

/** By what becomes of the last vowel of their stem. */
export const changing = {
  i: words(`aderir advertir competir conferir conseguir despir digerir divergir divertir ferir interferir investir mentir perseguir preferir prosseguir referir refletir repetir seguir
    sentir servir sugerir transferir vestir`),
  u: words(`cobrir descobrir dormir tossir`),
  sobe: words(`consumir fugir subir sumir`),
  odeia: words(`ansiar incendiar mediar odiar`),
} as const

/** Those without a change. */
export const regular =
  words(`abandonar abraçar acabar aceitar achar acompanhar aconselhar acontecer acordar acreditar acrescentar acusar adaptar admirar admitir adorar adotar adquirir afastar afetar afirmar agir agradecer agravar aguardar ajudar alcançar alterar alugar
    amar ameaçar analisar andar anunciar apagar apaixonar aparecer aplicar apoiar apontar aprender apresentar aprovar aproveitar argumentar arranjar arrumar assinar assistir assumir atacar atender atingir atrapalhar atravessar atuar aumentar
    avaliar avançar avisar baixar bater beber beijar beneficiar bloquear brigar brilhar brincar buscar caminhar cantar carregar causar celebrar chamar chegar chorar chover citar cobrar colaborar colocar combater combinar começar comemorar comer cometer comparar compartilhar comprar
    compreender comprometer comunicar concentrar concordar conectar confirmar conhecer conquistar considerar consistir contaminar contar continuar contratar controlar conversar convidar conviver cooperar copiar correr cortar costumar cozinhar
    crescer criar criticar cuidar cumprir cursar dançar debater decidir declarar defender definir deixar demonstrar demorar denunciar depender desaparecer descansar descer desejar desempenhar desenvolver desistir deslocar despertar destacar determinar dever devolver diferenciar
    dirigir discutir dividir durar educar eleger elevar eliminar emprestar encarar encerrar encher encontrar enfrentar enganar ensinar entender entrar entregar enviar envolver errar escapar escolher esconder escovar escutar esforçar espalhar esperar esquecer estabelecer estimular estragar estudar
    evidenciar evitar exercer exibir exigir existir experimentar explicar explorar expressar falar faltar favorecer fechar ferver ficar filmar financiar formar fornecer frequentar fumar funcionar ganhar garantir gastar gerar gostar governar gritar guardar
    habitar herdar identificar ignorar imaginar impressionar incentivar indicar influenciar informar iniciar insistir instalar integrar interessar interpretar inventar investigar jogar julgar juntar justificar lançar lavar lembrar levantar levar liberar lidar ligar limpar limitar lutar machucar mandar marcar
    matar melhorar merecer mexer modificar morar morrer mostrar motivar mover mudar nadar namorar nascer navegar necessitar notar obedecer observar obrigar ocorrer ocupar oferecer olhar ordenar organizar ousar pagar parecer participar partir passar passear pegar pensar permanecer permitir
    pertencer pesquisar pintar planejar plantar possibilitar praticar precisar preencher prejudicar preocupar preparar presenciar preservar pressionar prestar pretender priorizar procurar prometer promover proporcionar proteger protestar provar provocar publicar quebrar queimar reagir realizar receber reciclar reclamar recomendar reconhecer
    recordar recusar reforçar registrar rejeitar relatar relaxar representar residir resistir resolver respeitar respirar responder resultar retirar retornar retratar revelar roubar salvar secar separar significar sobreviver sofrer solicitar solucionar sonhar subestimar suportar
    surgir surpreender sustentar temer tentar terminar tirar tocar tomar tornar trabalhar transformar transmitir tratar treinar trocar ultrapassar unir usar utilizar vencer vender viajar visar visitar viver voltar votar`)
