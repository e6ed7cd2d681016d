import { words } from '../../../languages/words.ts'
import { spanish as romance } from '../spanish.ts'
import { spanishVerbs as verbs } from './spanish.ts'
import { people } from './people.ts'
import type { VerbLanguage } from './verb-language.ts'

/** Verbs of Spanish for the checks. */
export const spanish: VerbLanguage = {
  romance,
  verbs,
  firstSubjects: { yo: 0, tú: 1, nosotros: 3, nosotras: 3 },
  otherSubjects: { él: 2, ella: 2, usted: 2, vosotros: 4, vosotras: 4, ellos: 5, ellas: 5, ustedes: 5 },
  several: words('todos todas muchos muchas algunos algunas ambos ambas varios varias'),
  single: words('nadie alguien'),
  people: people.es,
  clitics: words('me te se nos os le les lo la los las'),
  objects: words('lo la los las'),
  between: words('también tampoco siempre nunca ya casi solo sólo aún todavía jamás realmente normalmente generalmente'),
  openers: words('que porque cuando si pero y e aunque mientras como donde pues entonces hoy ahora ayer luego después también'),
  notBefore: words(
    'a al de del en con sin por para entre según salvo excepto menos incluso hasta como hacia contra sobre o u ni tras ante',
  ),
  comparing: words('más menos mejor peor mayor menor tan tanto tanta igual igualmente mismo misma mismos mismas otro otra antes'),
  and: words('y e o u ni con'),
  notVerbs: words('rio como nada sobre vino era fuera fueras fueran sé vale claro paso entre este cara'),
  liking: words(
    'gustar encantar interesar importar molestar doler faltar quedar parecer fascinar apetecer aburrir sobrar ocurrir bastar tocar',
  ),
  times: words(
    'lunes martes miércoles jueves viernes sábado domingo sábados domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otoño invierno veranos inviernos fin fines minuto minutos segundo segundos siglo siglos década años días semanas meses horas noches tardes mañanas navidad navidades vacaciones ocasión ocasiones lugar lugares sitio lado manera modo forma formas maneras medida madrugada mediodía medianoche época',
  ),
  measures: words('multitud infinidad puñado centenar millar millón millones mayor gran docenas cientos miles porcentaje lista'),
  of: 'de',
  be: 'ser',
  modals: words('poder querer deber soler necesitar desear preferir intentar lograr conseguir'),
  beforeInfinitive: words('para sin por de a en con'),
  auxiliaries: words('he has ha hemos habéis han haya hayas hayamos hayan habré habrás habremos habrán habías habíamos habían'),
  isHaving: false,
  moods: {
    any: ['para que', 'sin que', 'antes de que', 'a fin de que', 'con tal de que'],
    present: [
      'quiero|quieres|quiere|queremos|quieren|espero|esperas|espera|esperamos|esperan|prefiero|prefiere|deseo|necesito|necesita|dudo|temo que',
      'no creo|pienso|parece que',
      'ojalá que?',
      'es necesario|importante|posible|imposible|probable|mejor|bueno|malo|normal|raro|triste|increíble|fundamental|preferible|esencial que',
      'es una lástima|pena|vergüenza que',
      'me|te|le|nos|les|os gusta|encanta|molesta|importa|sorprende|preocupa|alegra que',
      'me|te|le|nos|les pido|pide|piden|recomiendo|recomienda|aconsejo|aconseja|sugiero|sugiere|ruego|exige que',
      'me alegro|alegra de que',
      'tengo|tiene miedo de que',
      'a menos que',
      'en caso de que',
    ],
    past: [
      'quería|querías|queríamos|querían|quise|quiso|quisieron|prefería|deseaba|necesitaba|dudaba que',
      'era necesario|importante|posible|imposible|probable|mejor|fundamental que',
      'me|te|le|nos|les pidió|pidieron|pedí|recomendó|aconsejó|sugirió|rogó que',
    ],
    subjects: words('nadie alguien todo todos todas esto eso algo nada cada'),
  },
  homographs:
    words(`abrazo abuso acento acuerdo adorno alcance ahorro almuerzo amo anuncio apoyo aumento ayuda baile baño beso brillo broma busca calma cambio camino canto cargo
    carga castigo causa celebra cena charla cierre cita cobro cocina coge comienzo compra compras concurso consulta consumo contacto contraste control copia corte costo creces cría crítica cruce cubierta cuenta cuento
    cuesta cuida culpa cura daño dato debate deja descanso desayuno deseo dibujo discurso disculpa diseño disfrute duda ducha duelo duelo educa encargo encuentro enfoque engaño ensayo entrada entrega entrena envío escape escucha
    espera estudio estudios excusa exige falta fe fabrica firma forma fracaso freno fuga fuma gana ganas gasto gesto giro giros golpe goce grito guarda guía guíe habla hacha hereda huelo indica inicio intento
    invita juego juegos lava lectura levante limpia llama llanto llega llegada llora lucha llave mando manda marca marcha marche mate mejora menta mezcla mira monta monte mudanza muestra muestras multa
    nada notas nota nombre obra olvido oferta ordena orden paga pago para parada pase paseo pasa pega peinado pelea pesca piensa pinta planta plantas practica pregunta presta prueba pruebas queja
    quema razona recibo recuerdo recuerdos refleja regala regalo registro regreso reposo reserva respeto respuesta resto retraso reto reúne rescate roba robo rueda ruego saca salto salta saludo salva seca sella siembra siento siesta
    sobra sombra sonrisa sube sueño sueños sufre supuesto susto tarde temo toca toma toque trabajo trabajos trata trato tiro uso usos valga vela ven venta viaje viajes vicio viste visita visitas vista
    vivas vive vivo vota voto vuelo vuelos vuelta abiertos haber poder fueras fuera dentro cuando debajo sale salga casualidad cierto tira suelta sueltas quiera quieras quien pasas ocupado meta pues`),
  joined: {
    tener: words('que'),
    ir: words('a'),
    haber: words('que'),
    empezar: words('a'),
    acabar: words('de'),
    tratar: words('de'),
    dejar: words('de'),
  },
  reflexive: ['me', 'te', 'se', 'nos', 'os', 'se'],
  relatives: words('que quien quienes cuanto cuando donde como si'),
  // "ella llego" is "llegó" without its accent.
  better: (readings, person, table) =>
    readings.flatMap(({ lemma, tense, person: own }) =>
      lemma.endsWith('ar') && person === 2 && tense === 'pres' && own === 0 ? (table.formOf(lemma, 'past', 2) ?? []) : [],
    ),
}
