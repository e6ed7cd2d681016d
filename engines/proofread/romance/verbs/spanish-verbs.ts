import { words } from '../../../languages/words.ts'

// Verbs of Spanish by how they are conjugated. Sorted. Left out are those of which a form is more often something else ("bajar", "parar").

/** What a verb has otherwise than its ending says: `go` the stem of "tengo" and "tenga", `past` that of "tuve" or all six forms, `fut` that of "tendré". */
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

const asTener = (before: string): Odd => ({
  go: `${before}teng`,
  pres: `${before}tengo ${before}tienes ${before}tiene ${before}tenemos ${before}tenéis ${before}tienen`,
  past: `${before}tuv`,
  fut: `${before}tendr`,
})
const asVenir = (before: string): Odd => ({
  go: `${before}veng`,
  pres: `${before}vengo ${before}vienes ${before}viene ${before}venimos ${before}venís ${before}vienen`,
  past: `${before}vin`,
  fut: `${before}vendr`,
  ger: `${before}viniendo`,
})
const asPoner = (before: string): Odd => ({ go: `${before}pong`, past: `${before}pus`, fut: `${before}pondr`, part: `${before}puesto` })
const asTraer = (before: string): Odd => ({ go: `${before}traig`, past: `${before}traj` })
const asDucir = (before: string): Odd => ({ past: `${before}duj` })
const asDecir = (before: string): Odd => ({
  go: `${before}dig`,
  pres: `${before}digo ${before}dices ${before}dice ${before}decimos ${before}decís ${before}dicen`,
  past: `${before}dij`,
  fut: before === '' ? 'dir' : `${before}decir`,
  ger: `${before}diciendo`,
  part: before === '' ? 'dicho' : `${before}decido`,
})
const asReir = (before: string): Odd => ({
  pres: `${before}río ${before}ríes ${before}ríe ${before}reímos ${before}reís ${before}ríen`,
  past: `${before}reí ${before}reíste ${before}rio ${before}reímos ${before}reísteis ${before}rieron`,
  subj: `${before}ría ${before}rías ${before}ría ${before}riamos ${before}riais ${before}rían`,
  ger: `${before}riendo`,
  part: `${before}reído`,
})

/** By infinitive. */
export const irregular: Readonly<Record<string, Odd>> = {
  abrir: { part: 'abierto' },
  andar: { past: 'anduv' },
  atraer: asTraer('a'),
  caer: { go: 'caig' },
  conducir: asDucir('con'),
  contener: asTener('con'),
  convenir: asVenir('con'),
  cubrir: { part: 'cubierto' },
  dar: { pres: 'doy das da damos dais dan', past: 'di diste dio dimos disteis dieron', subj: 'dé des dé demos deis den' },
  decir: asDecir(''),
  descubrir: { part: 'descubierto' },
  describir: { part: 'descrito' },
  detener: asTener('de'),
  disponer: asPoner('dis'),
  distraer: asTraer('dis'),
  escribir: { part: 'escrito' },
  estar: { pres: 'estoy estás está estamos estáis están', past: 'estuv', subj: 'esté estés esté estemos estéis estén' },
  exponer: asPoner('ex'),
  haber: {
    pres: 'he has ha hemos habéis han',
    past: 'hub',
    fut: 'habr',
    subj: 'haya hayas haya hayamos hayáis hayan',
  },
  hacer: { go: 'hag', past: 'hic', fut: 'har', part: 'hecho' },
  imponer: asPoner('im'),
  introducir: asDucir('intro'),
  ir: {
    pres: 'voy vas va vamos vais van',
    impf: 'iba ibas iba íbamos ibais iban',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    subj: 'vaya vayas vaya vayamos vayáis vayan',
    ger: 'yendo',
    part: 'ido',
  },
  mantener: asTener('man'),
  morir: { part: 'muerto' },
  obtener: asTener('ob'),
  oponer: asPoner('o'),
  oír: {
    go: 'oig',
    pres: 'oigo oyes oye oímos oís oyen',
    past: 'oí oíste oyó oímos oísteis oyeron',
    ger: 'oyendo',
    part: 'oído',
  },
  poder: { past: 'pud', fut: 'podr', ger: 'pudiendo' },
  poner: asPoner(''),
  prevenir: asVenir('pre'),
  producir: asDucir('pro'),
  proponer: asPoner('pro'),
  querer: { past: 'quis', fut: 'querr' },
  reducir: asDucir('re'),
  reír: asReir(''),
  resolver: { part: 'resuelto' },
  romper: { part: 'roto' },
  saber: { pres: 'sé sabes sabe sabemos sabéis saben', past: 'sup', fut: 'sabr', subj: 'sepa sepas sepa sepamos sepáis sepan' },
  salir: { go: 'salg', fut: 'saldr' },
  seducir: asDucir('se'),
  ser: {
    pres: 'soy eres es somos sois son',
    impf: 'era eras era éramos erais eran',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    subj: 'sea seas sea seamos seáis sean',
  },
  sonreír: { ...asReir('son'), past: 'sonreí sonreíste sonrió sonreímos sonreísteis sonrieron' },
  sostener: asTener('sos'),
  suponer: asPoner('su'),
  tener: asTener(''),
  traducir: asDucir('tra'),
  traer: asTraer(''),
  valer: { go: 'valg', fut: 'valdr' },
  venir: asVenir(''),
  ver: {
    go: 've',
    pres: 'veo ves ve vemos veis ven',
    impf: 'veía veías veía veíamos veíais veían',
    past: 'vi viste vio vimos visteis vieron',
    ger: 'viendo',
    part: 'visto',
  },
  volver: { part: 'vuelto' },
  devolver: { part: 'devuelto' },
  envolver: { part: 'envuelto' },
}

/** By what becomes of the last vowel of their stem under stress. */
export const changing = {
  ie: words(`acertar advertir apretar arrepentir ascender atender atravesar calentar cerrar comenzar confesar consentir convertir defender descender despertar
    divertir empezar encender entender enterrar extender fregar gobernar herir hervir mentir merendar negar nevar pensar perder preferir
    querer recomendar regar sembrar sentar sentir sugerir temblar tender tropezar invertir adquirir`),
  ue: words(`acordar acostar almorzar apostar aprobar avergonzar colgar comprobar contar costar demostrar devolver doler dormir encontrar envolver forzar jugar
    llover mover morir mostrar poder probar promover recordar renovar resolver rodar rogar soltar sonar soñar tostar
    volar volcar volver`),
  i: words(`competir conseguir corregir decir despedir elegir impedir medir pedir perseguir repetir seguir servir vestir`),
  í: words(`prohibir ampliar confiar criar desviar enfriar enviar esquiar fiar guiar variar espiar resfriar`),
  ú: words(`reunir actuar continuar efectuar evaluar graduar situar`),
} as const

/** Those without a change. */
export const regular =
  words(`abandonar abrazar aburrir acabar acampar aceptar acercar acompañar aconsejar acostumbrar admirar admitir adoptar adorar afectar afirmar agradecer agregar ahorrar alcanzar alegrar alquilar
  amar analizar animar anunciar añadir apagar aparecer aplicar apoyar apreciar aprender aprovechar arreglar arrojar asegurar asistir asustar atacar aumentar averiguar ayudar bailar bañar barrer
  batir beber besar borrar brillar bucear buscar caminar cambiar cancelar cansar cantar cargar casar castigar causar celebrar cenar charlar cocinar coger colocar combatir comer cometer compartir comportar
  comprar comprender comunicar conectar conocer conservar considerar consistir construir consultar consumir contaminar contestar contratar contribuir controlar convencer conversar cooperar copiar correr
  cortar crear crecer creer criticar cruzar cuidar culpar cumplir dañar deber decidir decorar dedicar dejar depender desaparecer desarrollar desayunar descansar desear desmayar destruir
  dibujar dirigir discutir diseñar disfrutar disminuir dividir divorciar dudar durar duchar echar educar eliminar emigrar emocionar empacar empujar enamorar encantar enfadar enfermar enfocar enojar enseñar entrar
  entregar entrenar entrevistar entristecer escapar escoger escuchar esperar establecer estudiar evitar existir explicar explorar explotar expresar extrañar faltar fabricar felicitar festejar firmar
  formar fumar funcionar ganar gastar gritar gustar hablar heredar huir identificar ignorar imaginar importar incluir indicar informar influir insistir instalar intentar interesar interpretar invitar
  lanzar lastimar lavar leer levantar limpiar llamar llegar llenar llevar llorar lograr luchar mandar manejar marcar matar mejorar memorizar meter mirar molestar montar mudar nacer nadar navegar necesitar
  notar obedecer observar obligar ocupar ocurrir odiar ofrecer olvidar ordenar organizar pagar parecer participar pasar pasear patinar peinar pelear permanecer permitir pertenecer pescar pintar planear
  plantar platicar practicar preguntar preocupar preparar presentar prestar prometer pronunciar proteger publicar quedar quejar quemar quitar realizar rechazar recibir reciclar recoger reconocer
  recorrer reflexionar regalar regresar relajar rellenar reparar representar rescatar reservar respetar respirar responder revisar robar sacar salvar saludar secar señalar separar significar
  sorprender subir suceder sufrir superar surgir terminar tirar tocar tomar trabajar transformar tratar unir usar utilizar vender viajar vigilar visitar vivir votar`)
