import { listed, type SignalRows } from '../signal-rows.ts'

export const es: SignalRows = {
  connectives:
    listed(`sin embargo; no obstante; con todo; aun así; a pesar de ello|esto; pese a ello; además; asimismo; igualmente; también; de igual modo|manera|forma; del mismo modo; de la misma manera|forma; al mismo tiempo; a la vez; paralelamente; por otra parte;
    por otro lado; por un lado; por una parte; en cambio; por el contrario; al contrario; en contraste; a diferencia de; en comparación; por lo tanto; por tanto; por consiguiente; en consecuencia; como consecuencia; como resultado; así; así pues;
    de este modo; de esta manera|forma; por ello; por eso; por esta razón; por este motivo; por estas razones; en conclusión; para concluir; en resumen; en síntesis; en suma; en definitiva; finalmente; por último; al final; en general; por lo general;
    en términos generales; en conjunto; ante todo; en primer lugar; en segundo lugar; en tercer lugar; primeramente; primero; luego; después; posteriormente; por ejemplo; en particular; en concreto; específicamente; concretamente; es decir; en otras palabras; dicho de otro modo;
    de hecho; en efecto; en realidad; por supuesto; ciertamente; en este contexto; en este sentido; en ese sentido; a este respecto; en última instancia; cabe destacar; cabe señalar; más aún; sobre todo; mientras tanto; no solo`),
  stockPhrases: [
    [
      'en el mundo actual|moderno|contemporáneo|globalizado|digital / en el mundo de hoy / en la sociedad actual|moderna|contemporánea|de hoy',
      'En el mundo actual se duerme poco.',
      'El mundo es viejo.',
    ],
    [
      'en (constante|continuo|continua|permanente) cambio|evolución|transformación|movimiento',
      'Vivimos en un mundo en constante cambio.',
      'El cambio fue de dos euros.',
    ],
    ['en la era|época digital|actual|moderna|de|contemporánea', 'En la era digital se lee menos.', 'Ella no era alta.'],
    [
      'juega|juegan|desempeña|desempeñan|jugado|desempeñado|jugar|desempeñar|cumple|cumplen un papel|rol (muy) crucial|fundamental|clave|central|importante|esencial|vital|significativo|decisivo|determinante',
      'El sueño desempeña un papel fundamental.',
      'Tiene un papel en la mano.',
    ],
    ['papel|rol crucial|fundamental|clave|protagónico|esencial|vital', 'Tiene un papel clave.', 'El papel es blanco.'],
    [
      'es (también|por|importante) importante|fundamental|esencial|crucial|necesario|imprescindible destacar|señalar|mencionar|recordar|tener|reconocer|considerar|comprender|que|subrayar / es importante|fundamental|esencial|crucial (destacar|señalar|tener)',
      'Es importante destacar que llovía.',
      'Es un amigo.',
    ],
    ['cabe (también) destacar|señalar|mencionar|resaltar|recordar|subrayar', 'Cabe destacar que llovía.', 'No cabe en la caja.'],
    ['no solo|sólo|solamente ... sino (que) (también|además)', 'No solo bueno, sino también bello.', 'No solo vino él.', 'people'],
    ['en conclusión', 'En conclusión, hay que dormir.', 'La conclusión es buena.'],
    ['se puede concluir|afirmar|decir que / podemos concluir|afirmar|decir que', 'Podemos afirmar que basta.', 'Podemos irnos.', 'people'],
    [
      'una amplia|gran|vasta (variedad|gama|diversidad) de (variedad) / amplia|gran variedad|gama',
      'Ofrece una amplia gama de cosas.',
      'La gama del piano.',
    ],
    [
      'una multitud|infinidad|serie de factores|beneficios|desafíos|ventajas|retos',
      'Hay una serie de factores.',
      'La multitud gritaba.',
      'people',
    ],
    [
      'impacto|efecto|influencia significativo|significativa|profundo|profunda|considerable|duradero|positivo',
      'Tuvo un impacto profundo.',
      'El impacto rompió el vidrio.',
    ],
    ['cada vez más importante|presente|complejo|relevante|frecuente|común', 'Es cada vez más importante.', 'Cada vez llueve.'],
    [
      'contribuye|contribuyen|contribuir|contribuyendo|contribuido (significativamente|así) a|al',
      'El deporte contribuye al crecimiento.',
      'Paga la contribución.',
    ],
    [
      'representa|representan|constituye|constituyen un|una|uno verdadero|desafío|reto|elemento|herramienta|paso|oportunidad|pilar|de (fundamental|importante|esencial)',
      'El agua representa un reto.',
      'Representa a la empresa.',
    ],
    [
      'un|una elemento|aspecto|factor|componente|herramienta|paso|pilar fundamental|esencial|crucial|clave|importante|indispensable|imprescindible',
      'Es un elemento esencial.',
      'El paso está cerrado.',
      'people',
    ],
    [
      'comprensión más|profunda|integral|completa / mayor|mejor|profunda comprensión',
      'Lleva a una mejor comprensión.',
      'Falta comprensión.',
    ],
    [
      'valiosa|valiosas|valioso|valiosos información|perspectiva|perspectivas|herramienta|aportes|lecciones|conocimientos|aporte',
      'Ofrece valiosas lecciones, valiosas perspectivas.',
      'El anillo es valioso.',
    ],
    [
      'nuevas perspectivas|posibilidades|oportunidades|formas|fronteras / nuevos horizontes',
      'Abre nuevas perspectivas.',
      'Lleva una falda nueva.',
    ],
    [
      'abre|abren|abriendo|abierto|abrir la|las puerta|puertas / abre|abren|abriendo|abrir (el) camino / abre|abren|abriendo|abrir nuevas',
      'Abre el camino a una cura.',
      'Abre la boca.',
    ],
    [
      'pone|ponen|poner|poniendo (de) manifiesto|relieve|evidencia / arroja|arrojan|arrojar luz',
      'El estudio pone de manifiesto un fallo.',
      'Pone la mesa.',
    ],
    [
      'subraya|subrayan|destaca|destacan|resalta|resaltan|subrayando|destacando la|el|cómo importancia|necesidad|papel|complejidad|relevancia',
      'Esto subraya la importancia del descanso.',
      'Subraya un verbo.',
    ],
    ['la importancia de|del', 'Se ve la importancia del descanso.', 'No tiene importancia.', 'people'],
    ['desafíos|retos y (las) oportunidades / oportunidades y (los) desafíos|retos', 'Hay retos y oportunidades.', 'Acepta el reto.'],
    [
      'numerosos|numerosas|múltiples|diversos beneficios|desafíos|ventajas|retos|oportunidades|factores|aspectos',
      'Hay numerosos beneficios.',
      'Hay numerosos gatos.',
    ],
    [
      'enfrentar|enfrenta|enfrentan|afrontar|afronta|enfrentamos (los|estos|nuevos|numerosos|diversos) desafíos|retos',
      'Hay que afrontar los desafíos.',
      'Enfrenta al perro.',
    ],
    [
      'enfoque integral|holístico|equilibrado|innovador|multidisciplinario|crítico|multidisciplinar',
      'Hace falta un enfoque integral.',
      'El enfoque de la foto falló.',
    ],
    [
      'complejo|compleja y multifacético|multifacética|matizado|matizada / multifacétic*|polifacétic*',
      'Es un tema complejo y matizado.',
      'El complejo cerró.',
    ],
    ['equilibrio (delicado|armonioso) entre / delicado equilibrio', 'Busca un equilibrio entre trabajo y juego.', 'Perdió el equilibrio.'],
    ['testimonio de|vivo|del / es|son testimonio / da fe de', 'El puente es testimonio de su paciencia.', 'El testigo calla.'],
    [
      'un antes y un después / hito importante|histórico|fundamental / marcó|marca un hito',
      'Marcó un antes y un después.',
      'Llegó antes que yo.',
    ],
    ['rico|rica|vibrante tapiz|mosaico|cultura|patrimonio|herencia / tapiz de', 'La ciudad es un rico mosaico.', 'El tapiz es rojo.'],
    ['sienta|sentar|sentando|sentó las bases / piedra angular', 'Sienta las bases del cambio.', 'Se sienta al sol.'],
    ['ya sea ... o', 'Ya sea deporte o arte, ayuda.', 'Ya será mañana.'],
    ['revolucion* la forma|manera / ha revolucionado', 'Ha revolucionado la forma de leer.', 'La revolución estalló.'],
    [
      'experiencia|viaje|recuerdo única|inolvidable|memorable|auténtica|enriquecedora|inmersiva|transformadora',
      'Fue una experiencia inolvidable.',
      'Tiene experiencia.',
      'people',
    ],
    [
      'con el fin|objetivo de garantizar|mejorar|comprender|promover|fomentar',
      'Se actúa con el fin de garantizar la paz.',
      'El fin se sabe.',
    ],
    [
      'futuras|nuevas|más investigaciones podrían|deberían|son / futuros estudios podrían|deberían|son',
      'Futuras investigaciones podrían ayudar.',
      'Hace investigaciones.',
    ],
    [
      'el presente trabajo|estudio|ensayo|artículo / la presente investigación|tesis',
      'El presente trabajo trata del agua.',
      'El regalo llegó.',
    ],
    ['mucho más que un|una (simple) / más que un|una simple', 'Es mucho más que un juego.', 'Tiene más de diez.'],
    ['a lo largo de|del (la|los|tiempo) historia|años|siglos|tiempo', 'A lo largo de los siglos todo cambia.', 'El largo del traje.'],
    ['fomenta|fomentan|fomentar|fomentando la|el|un|una|su', 'El deporte fomenta la amistad.', 'El fomento cerró.', 'people'],
  ],
  person:
    listed(`yo; me; mí; mi; mis; mío; mía; míos; mías; conmigo; nosotros; nosotras; nos; nuestro; nuestra; nuestros; nuestras; soy; estoy; tengo; creo; pienso; sé; quiero; puedo; voy; hago; veo; digo; estaba yo; fui; tuve; hice; dije; pude; vi;
    he; había yo; hemos; somos; estamos; tenemos; podemos; vamos; debo; vivo; trabajo yo; estudio yo; recomiendo; considero; recuerdo que; siento; espero; *amos; *emos; *imos; quisiera; me gusta`),
  notPerson:
    listed(`ramos; tramos; gramos; kilogramos; reclamos; extremos; supremos; remos; últimos; próximos; máximos; mínimos; íntimos; legítimos; óptimos; ánimos; séptimos; décimos; céntimos; racimos; primos; mimos; marítimos; anónimos; vivo; amos; préstamos; párrafos;
    sinónimos; pésimos; infimos; ínfimos; altísimos; mismos; cromos; tomos`),
  lastOfSeveral: ['y', 'e', 'o', 'u'],
  capitalsAreNames: true,
}
