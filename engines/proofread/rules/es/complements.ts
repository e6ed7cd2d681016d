import { defineLints } from '../../row.ts'

// What stands with a verb: the personal a, prepositions too many and missing. Sorted by key.
export default defineLints('complements', [
  {
    key: 'a-alli',
    class: 'preposition-not-needed',
    pattern:
      'voy|ir|vas|va|fui|fuimos|vamos|van|llegué|llegamos|llegar|vine|viajé|viajar|volver|volví|regresar [ a ] allí|allá|aquí|ahí|acá',
    to: [''],
    wrong: ['Es la primera vez que voy a allí.', 'Es la primera vez que voy allí.'],
    right: 'Es la primera vez que voy allí.',
  },
  {
    key: 'buscar-por',
    class: 'preposition-not-needed',
    pattern:
      'busco|buscas|busca|buscamos|buscan|buscar|busqué|buscaba|buscando [ por|para ] el|la|mi|los|las|un|una|mis|tu|su|otro|otra trabajo|casa|apartamento|libro|empleo|coche|carro|restaurante|hotel|solución|respuesta|lugar|universidad|escuela|tienda|llaves|llave|teléfono|información|regalo|vestido|piso|habitación',
    to: [''],
    wrong: ['Busco por mis llaves.', 'Busco mis llaves.'],
    right: 'Busco mis llaves.',
  },
  {
    key: 'busco-a-un',
    class: 'preposition-not-needed',
    pattern:
      'busco|buscas|busca|buscamos|buscan|buscar|busqué|buscaba|buscando|encontré|encontrar|necesito|quiero|compré|veo|miro [ a ] un|una|mi|mis|el|la|unos nuevo|nueva|buen|buena|mejor? trabajo|casa|apartamento|libro|empleo|coche|carro|restaurante|hotel|solución|respuesta|lugar|universidad|escuela|tienda|llaves|llave|teléfono|información|regalo|vestido|piso|habitación',
    to: [''],
    wrong: ['Busco a un trabajo nuevo.', 'Busco un trabajo nuevo.'],
    right: 'Busco un trabajo nuevo.',
  },
  {
    key: 'conozco-muchas',
    class: 'preposition-missing',
    pattern:
      'conozco|conoces|conoce|conocemos|conocí|conociste|conoció|conocimos|conocer|ayudo|ayudas|ayudar|ayudé|ayudamos|invitar|invité|invitamos [ muchas|muchos|otras|otros|algunas|algunos|unas|unos|varias|varios|mucha ] personas|amigos|amigas|estudiantes|niños|gente|compañeros|chicos|mujeres|hombres|nuevas|nuevos',
    to: ['a $2'],
    wrong: ['Conozco muchas personas de España.', 'Conozco a muchas personas de España.'],
    right: 'Conozco a muchas personas de España.',
  },
  {
    key: 'deber-de-que',
    class: 'preposition-not-needed',
    pattern:
      'debo|debes|debe|debemos|deben|debería|deberíamos|necesito|necesita [ de? que ] /^\\p{L}{2,}(?:ar|er|ir)(?:me|te|se|nos|lo|la)?$/&!ayer&!mujer&!cualquier&!lugar',
    to: [''],
    wrong: ['Debo de que estudiar.', 'Debo estudiar.'],
    right: 'Debo estudiar.',
  },
  {
    key: 'escuchar-a-musica',
    class: 'preposition-not-needed',
    pattern:
      'escucho|escuchas|escucha|escuchamos|escuchan|escuchar|escuché|escuchaba|escuchando|oigo|oír|oyendo [ a ] la|el|los|las|un|una|mi? música|radio|canciones|canción|podcasts|podcast|noticias|álbum|disco|concierto',
    to: [''],
    wrong: ['Escucho a música todos los días.', 'Escucho música todos los días.'],
    right: 'Escucho música todos los días.',
  },
  {
    key: 'esperar-por',
    class: 'preposition-not-needed',
    pattern:
      'espero|esperas|espera|esperamos|esperan|esperar|esperé|esperaba|esperando [ por|para ] el|la|mi|los|las|un|una|mis|tu|su autobús|bus|tren|metro|avión|respuesta|resultado|resultados|amigo|amiga|madre|padre|profesor|profesora|comida|turno|carta|vacaciones|verano|taxi|llamada|momento|día',
    to: [''],
    wrong: ['Espero por el autobús.', 'Espero el autobús.'],
    right: 'Espero el autobús.',
  },
  {
    key: 'estoy-a-casa',
    class: 'preposition',
    pattern: 'estoy|estás|estamos|están|estaba|estuve|quedo|quedé|quedamos [ a ] casa',
    to: ['en'],
    wrong: ['Estoy a casa.', 'Estoy en casa.'],
    right: 'Estoy en casa.',
  },
  {
    key: 'extrano-mucho-mi',
    class: 'preposition-missing',
    pattern:
      'extraño|extrañar|extrañamos|extraña|quiero|queremos|amo|admiro|respeto|visito|ayudo|llamo|veo|cuido|adoro|abrazo|odio|visité|llamé|ayudé|conozco mucho|siempre|también|tanto|bien [ mi|mis|tu|tus|su|sus|nuestra|nuestro|nuestros ] familia|madre|padre|padres|hermano|hermana|hermanos|hermanas|abuela|abuelo|abuelos|amigo|amiga|amigos|amigas|novio|novia|mamá|papá|hijo|hija|hijos|primo|prima|primos|tío|tía|profesor|profesora|esposo|esposa|compañeros|vecino|vecina',
    to: ['a $3'],
    wrong: ['Extraño mucho mi familia.', 'Extraño mucho a mi familia.'],
    right: 'Extraño mucho a mi familia.',
  },
  {
    key: 'gozar',
    class: 'preposition-missing',
    pattern: 'gozar|gozo|gozamos [ mi|la|nuestra vida ]',
    to: ['de $2 $3'],
    wrong: ['Quiero gozar mi vida.', 'Quiero gozar de mi vida.'],
    right: 'Quiero gozar de mi vida.',
  },
  {
    key: 'jugar-a-tenis',
    class: 'article-missing',
    pattern:
      'jugar|juego|juegas|juega|jugamos|juegan|jugué|jugaba|jugando|jugó [ a ] fútbol|tenis|béisbol|baloncesto|voleibol|golf|ajedrez|básquetbol|hockey|rugby|pádel|ping-pong',
    to: ['al'],
    wrong: ['Juego a tenis.', 'Juego al tenis.'],
    right: 'Juego al tenis.',
  },
  {
    key: 'listo-a',
    class: 'preposition',
    pattern: 'listo|lista|listos|listas|preparado|preparada [ a ] /^\\p{L}{2,}(?:ar|er|ir)(?:me|te|se|nos|lo|la)?$/',
    to: ['para'],
    wrong: ['Estoy listo a salir.', 'Estoy listo para salir.'],
    right: 'Estoy listo para salir.',
  },
  {
    key: 'me-acuerdo',
    class: 'preposition-missing',
    pattern:
      'me|te|nos|se acuerdo|acuerdas|acordamos|acordé|acordaba|acordaste [ mi|mis|tu|tus|su|sus|la|los|las|un|una|este|esta|ese|esa|cuando|todo|todas|todos|nuestra ]',
    to: ['de $3'],
    wrong: ['Me acuerdo mi abuela.', 'Me acuerdo de mi abuela.'],
    right: 'Me acuerdo de mi abuela.',
  },
  {
    key: 'me-case',
    class: 'preposition-missing',
    pattern:
      'me|te|nos caso|casé|encontré|comuniqué|comunico|reúno|reuní|peleé|peleo|enojé|divierto|comparo|comprometí [ mi|mis ] familia|madre|padre|padres|hermano|hermana|hermanos|hermanas|abuela|abuelo|abuelos|amigo|amiga|amigos|amigas|novio|novia|mamá|papá|hijo|hija|hijos|primo|prima|primos|tío|tía|profesor|profesora|esposo|esposa|compañeros|vecino|vecina',
    to: ['con $3'],
    wrong: ['Me casé mi novio.', 'Me casé con mi novio.'],
    right: 'Me casé con mi novio.',
  },
  {
    key: 'me-quejo',
    class: 'preposition-missing',
    pattern:
      'me|te|nos quejo|quejas|quejamos|quejé|quejaba|enamoré|enamoro|arrepiento|arrepentí|burlo|burlé|burlamos|despedí|despido|despedimos|enteré|enamoraste|avergüenzo|alejé|alejo [ mi|mis|tu|tus|su|sus|la|los|las|un|una|este|esta|ese|esa|nuestra|todo|todos ]',
    to: ['de $3'],
    wrong: ['Me quejé mi trabajo.', 'Me quejé de mi trabajo.'],
    right: 'Me quejé de mi trabajo.',
  },
  {
    key: 'olvide-de',
    class: 'preposition-not-needed',
    pattern: '^ yo? olvidé|olvidamos|olvidaron [ de ] /^\\p{L}{2,}(?:ar|er|ir)(?:me|lo|la)?$/',
    to: [''],
    wrong: ['Olvidé de hacer la tarea.', 'Olvidé hacer la tarea.'],
    right: 'Me olvidé de hacer la tarea.',
  },
  {
    key: 'pedir-por',
    class: 'preposition-not-needed',
    pattern:
      'pido|pides|pide|pedimos|piden|pedir|pedí|pidió|pidieron|pidiendo [ por|para ] un|una|el|la|más|otra|otro? café|agua|ayuda|comida|dinero|cuenta|menú|cerveza|pizza|vino|información|permiso|consejo|consejos|vaso|mesa',
    to: [''],
    wrong: ['Pido por un café.', 'Pido un café.'],
    right: 'Pido un café.',
  },
  {
    key: 'pregunta-ayuda-pedi-1',
    class: 'confused-words',
    pattern: '[ pregunté por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pedí'],
    wrong: ['Yo pregunté por ayuda a mi madre.', 'Yo pedí ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'pregunta-ayuda-pedimos',
    class: 'confused-words',
    pattern: '[ preguntamos por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pedimos'],
    wrong: ['Yo preguntamos por ayuda a mi madre.', 'Yo pedimos ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'pregunta-ayuda-pedir',
    class: 'confused-words',
    pattern: '[ preguntar por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pedir'],
    wrong: ['Yo preguntar por ayuda a mi madre.', 'Yo pedir ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'pregunta-ayuda-pidiendo',
    class: 'confused-words',
    pattern: '[ preguntando por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pidiendo'],
    wrong: ['Yo preguntando por ayuda a mi madre.', 'Yo pidiendo ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'pregunta-ayuda-pidieron',
    class: 'confused-words',
    pattern: '[ preguntaron por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pidieron'],
    wrong: ['Yo preguntaron por ayuda a mi madre.', 'Yo pidieron ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'pregunta-ayuda-pidio-3',
    class: 'confused-words',
    pattern: '[ preguntó por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pidió'],
    wrong: ['Yo preguntó por ayuda a mi madre.', 'Yo pidió ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'pregunta-ayuda-pido',
    class: 'confused-words',
    pattern: '[ pregunto por|para? ] ayuda|permiso|dinero|consejo|consejos|perdón',
    to: ['pido'],
    wrong: ['Yo pregunto por ayuda a mi madre.', 'Yo pido ayuda a mi madre.'],
    right: 'Me preguntó por mi madre.',
  },
  {
    key: 'recorde-de',
    class: 'preposition-not-needed',
    pattern:
      '<!me&!te&!se&!nos recordé|recordamos|recuerdas|recuerdan|recordaba|recordar [ de ] mi|mis|la|el|los|las|que|cuando|ese|esa|todo',
    to: [''],
    wrong: ['Recordamos de los veranos.', 'Recordamos los veranos.'],
    right: 'Recordamos los veranos.',
  },
  {
    key: 'sonar-de',
    class: 'preposition',
    pattern:
      'soñar|sueñas|sueña|sueñan|soñé|soñaba|soñamos|soñando [ de|sobre|en ] un|una|el|la|mi|viajar|ser|tener|ir|vivir|trabajar|hacer|poder|volver|casarme|estar',
    to: ['con'],
    wrong: ['Ella sueña de viajar a España.', 'Ella sueña con viajar a España.'],
    right: 'Ella sueña con viajar a España.',
  },
  {
    key: 'sueno-de',
    class: 'preposition',
    pattern: '^ yo? siempre? [ sueño de ] viajar|ser|tener|ir|vivir|trabajar|hacer|poder|estar',
    to: ['sueño con'],
    wrong: ['Sueño de viajar a España.', 'Sueño con viajar a España.'],
    right: 'Sueño con viajar a España.',
  },
  {
    key: 'tengo-a-dos',
    class: 'preposition-not-needed',
    pattern:
      'tengo|tienes|tiene|tenemos|tienen|tenía [ a ] un|una|dos|tres|cuatro|cinco|muchos|muchas|varios|varias hermano|hermana|hermanos|hermanas|amigos|amigas|primos|primas|tíos|hijos|hijo|hija|perro|perros|gato|gatos|sobrinos|mascotas|compañeros .|,|y|que|en',
    to: [''],
    wrong: ['Tengo a dos hermanos.', 'Tengo dos hermanos.'],
    right: 'Tengo dos hermanos.',
  },
  {
    key: 'vivo-a',
    class: 'preposition',
    pattern:
      'vivo|vives|vive|vivimos|viven|vivía|viví con? mi|su|mis|sus? familia|padres|amigos|hermana|hermano? [ a ] =Madrid|Barcelona|España|México|California|Texas|Sevilla|Valencia|Chicago|Lima|Bogotá|Colombia|Perú|París|Londres|Nueva|Estados|Los|San',
    to: ['en'],
    wrong: ['Vivo con mi familia a Madrid.', 'Vivo con mi familia en Madrid.'],
    right: 'Vivo con mi familia en Madrid.',
  },
  {
    key: 'yo-recuerdo-de',
    class: 'preposition-not-needed',
    pattern: '^ yo|todavía|siempre|no|aún recuerdo [ de ] mi|mis|la|el|los|las|que|cuando|ese|esa|todo',
    to: [''],
    wrong: ['Yo recuerdo de los veranos.', 'Yo recuerdo los veranos.'],
    right: 'Yo recuerdo los veranos.',
  },
])
