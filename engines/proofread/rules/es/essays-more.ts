import { defineLints } from '../../row.ts'

// More that essays of learners hold: dates, articles, order, prepositions with nouns and adjectives. Sorted by key.
export default defineLints('essays-more', [
  {
    key: 'a-la-manana',
    class: 'preposition',
    pattern: 'a las|la siete|ocho|nueve|diez|once|seis|cinco|cuatro|tres|dos|una|doce|/^\\d{1,2}$/ [ en|por ] la mañana|tarde|noche',
    to: ['de'],
    wrong: ['Me levanto a las siete en la mañana.', 'Me levanto a las siete de la mañana.'],
    right: 'Trabajo por la mañana.',
  },
  {
    key: 'a-mundo',
    class: 'article-missing',
    pattern:
      'voy|vas|va|vamos|van|fui|fuimos|fue|fueron|ir|iba|viajar|viaje|llegar|llegué|ayudar|volver|caminar|caminamos [ a ] mundo|hospital|aeropuerto|parque|cine|gimnasio|supermercado|museo|mercado|médico|doctor|dentista|banco|lago|estadio|centro|baño|teatro|restaurante|campo .|,|y|con|para|en|por|de|porque|cada',
    to: ['al'],
    wrong: ['Quiero ayudar a mundo.', 'Quiero ayudar al mundo.'],
    right: 'Quiero ayudar al mundo.',
  },
  {
    key: 'a-playa',
    class: 'article-missing',
    pattern:
      'voy|vas|va|vamos|van|fui|fuimos|fue|fueron|ir|iba|viajar|llegar|llegué|volver|caminar|caminamos [ a ] playa|escuela|universidad|tienda|ciudad|biblioteca|iglesia|fiesta|montaña|piscina|oficina|farmacia|estación|discoteca|cafetería|.|,|y|con|para|en|por|de|porque|cada',
    to: ['a la'],
    wrong: ['Quiero ir a playa con ella.', 'Quiero ir a la playa con ella.'],
    right: 'Quiero ir a la playa con ella.',
  },
  {
    key: 'conoci-juan',
    class: 'preposition-missing',
    pattern:
      'conocí|conoció|conocimos|vi|vio|vimos|llamé|llamó|amo|ama|extraño|ayudé|ayudó|invité|invitó|besó|abrazó|odio|odia [ =Juan|Pedro|José|Carlos|Luis|Miguel|Antonio|Pablo|Diego|Jorge|Manuel|Javier|Roberto|David|Daniel|María|Ana|Carmen|Lucía|Laura|Marta|Elena|Sara|Isabel|Rosa|Paula|Sofía|Jonny|John|Tom|Sarah|Emily|Michael ]',
    to: ['a $2'],
    wrong: ['Ayer conocí Pedro en el parque.', 'Ayer conocí a Pedro en el parque.'],
    right: 'Ayer conocí a Pedro en el parque.',
  },
  {
    key: 'cosas-a-hacer',
    class: 'preposition',
    pattern:
      'mucho|muchas|cosas|algo|nada|libros|lugares|tarea|trabajo [ a ] hacer|leer|comer|ver|visitar|estudiar|beber|aprender|escribir|terminar',
    to: ['que'],
    wrong: ['Tengo muchas cosas a hacer.', 'Tengo muchas cosas que hacer.'],
    right: 'Tengo muchas cosas que hacer.',
  },
  {
    key: 'cuidar-para',
    class: 'preposition',
    pattern:
      'cuidar|cuido|cuida|cuidan|cuidaba|cuidé|cuidó [ para|por ] mi|mis|su|sus|los|las|el|la|un|una madre|padre|hermano|hermana|hijos|niños|bebé|abuela|abuelo|familia|perro|hermanos|otros',
    to: ['a'],
    wrong: ['Ella cuida por sus hijos.', 'Ella cuida a sus hijos.'],
    right: 'Ella cuida de sus hijos.',
  },
  {
    key: 'el-chico',
    class: 'diacritics',
    pattern:
      '[ él ] chico|hombre|niño|libro|perro|nombre|problema|día|primer|primero|señor|profesor|mundo|padre|hijo|coche|país|programa|gato|otro|mejor|tiempo|año|bebé|agua|restaurante|parque|cine|lugar|equipo|gobierno|pueblo|doctor|tren|clima|viaje|trabajo|pelo|presidente|protagonista|autor',
    to: ['el'],
    wrong: ['Ayer él chico caminó al centro.', 'Ayer el chico caminó al centro.'],
    right: 'Ayer él mismo caminó al centro.',
  },
  {
    key: 'emocionado-para',
    class: 'preposition',
    pattern: 'emocionado|emocionada|emocionados|emocionadas [ para ] el|la|mi|mis|este|esta|las|los|ir|ver|visitar|viajar|empezar|conocer',
    to: ['por'],
    wrong: ['Estoy emocionada para el viaje.', 'Estoy emocionada por el viaje.'],
    right: 'Estoy emocionada por el viaje.',
  },
  {
    key: 'famoso-para',
    class: 'preposition',
    pattern:
      'famoso|famosa|famosos|famosas|conocido|conocida|conocidos|conocidas [ para ] su|sus|la|el|los|las|ser|inventar|hacer|tener|cantar|sus',
    to: ['por'],
    wrong: ['Es famoso para sus canciones.', 'Es famoso por sus canciones.'],
    right: 'Es famoso por sus canciones.',
  },
  {
    key: 'feliz-para',
    class: 'preposition',
    pattern:
      'muy|tan|estoy|está|estamos|están feliz|felices|contento|contenta|contentos|orgulloso|orgullosa|harto|harta [ para|a ] /^\\p{L}{2,}(?:ar|er|ir)(?:me|te|se|nos|lo|la)?$/||ir',
    to: ['de'],
    wrong: ['Estoy feliz para ir a la playa.', 'Estoy feliz de ir a la playa.'],
    right: 'Estoy feliz de ir a la playa.',
  },
  {
    key: 'hacer-bien',
    class: 'confused-words',
    pattern: '[ hacer ] bien en mi|la|el|las|este|los|mis|esta examen|clase|clases|exámenes|prueba|escuela',
    to: ['salir'],
    wrong: ['Quiero hacer bien en el examen.', 'Quiero salir bien en el examen.'],
    right: 'Hice bien en venir.',
  },
  {
    key: 'la-gente-que',
    class: 'uncountable',
    pattern: 'las [ gentes ] son|están|tienen|que|de|en|muy',
    to: ['personas'],
    wrong: ['Las gentes son simpáticas.', 'Las personas son simpáticas.'],
    right: 'La gente es simpática.',
  },
  {
    key: 'las-bare',
    class: 'article-missing',
    pattern:
      '^ [ /^\\p{L}{3,}(?:[^aeiou]as|[cs]iones|dades)$/&!muchas&!todas&!estas&!esas&!aquellas&!ellas&!nosotras&!algunas&!otras&!pocas&!varias&!unas&!nuestras&!las&!ambas&!cuantas&!cuántas&!demasiadas&!ciertas&!apenas&!ciertas&!mientras ] también|siempre|no? son|tienen|pueden|necesitan|deben|quieren !los&!las&!el&!la&!que&_',
    to: ['las $1:lower'],
    wrong: ['Canciones son importantes para mí.', 'Las canciones son importantes para mí.'],
    right: 'Muchas son importantes para mí.',
  },
  {
    key: 'los-bare',
    class: 'article-missing',
    pattern:
      '^ [ /^\\p{L}{3,}(?:[^aeiou]os|ores|ales)$/&!muchos&!todos&!estos&!esos&!aquellos&!ellos&!nosotros&!algunos&!otros&!pocos&!varios&!unos&!nuestros&!los&!ambos&!dos&!vosotros&!cuantos&!cuántos&!cuales&!demasiados&!ciertos&!vuestros&!lejos ] también|siempre|no? son|tienen|pueden|necesitan|deben|quieren !los&!las&!el&!la&!que&_',
    to: ['los $1:lower'],
    wrong: ['Ascensores también son lugares peligrosos.', 'Los ascensores también son lugares peligrosos.'],
    right: 'Muchos son peligrosos.',
  },
  {
    key: 'mas-final',
    class: 'diacritics',
    pattern: '[ mas ] ?|.|,|!',
    to: ['más'],
    wrong: ['No quiero comer mas.', 'No quiero comer más.'],
    right: 'Quiero ir, mas no puedo.',
  },
  {
    key: 'me-no',
    class: 'word-order',
    pattern:
      '[ me|te|nos|les|le|se no ] gusta|gustan|gustó|gustaba|encanta|puedo|puede|quiero|llamo|llama|acuerdo|siento|interesa|interesan|duele|importa|dijo|dio|vio|ayuda|queda|parece|cae|levanto|despierto|es|fue|sabe',
    to: ['no $1'],
    wrong: ['A mí me no gusta el café.', 'A mí no me gusta el café.'],
    right: 'A mí no me gusta el café.',
  },
  {
    key: 'mucho-delicioso',
    class: 'adjective-adverb',
    pattern:
      '[ mucho|mucha|muchos|muchas ] delicioso|deliciosa|deliciosos|deliciosas|nervioso|nerviosa|cansado|cansada|bonito|bonita|bonitos|bonitas|divertido|divertida|interesante|interesantes|feliz|felices|triste|tristes|ocupado|ocupada|contento|contenta|famoso|famosa|grande|hermoso|hermosa|inteligente|inteligentes|alto|alta|guapo|guapa|enojado|enojada|simpático|simpática|difícil|difíciles|importante|importantes|fácil|rápido|caro|cara|barato|barata|bueno|buena|malo|mala|emocionado|emocionada|aburrido|aburrida|amable|amables|popular|enfermo|enferma|viejo|vieja|joven|pequeño|pequeña|largo|larga|frecuente|preocupado|preocupada .|,|y|porque|en|con|para|de|pero|hoy',
    to: ['muy'],
    wrong: ['Estoy mucho nerviosa hoy.', 'Estoy muy nerviosa hoy.'],
    right: 'Estoy muy nerviosa hoy.',
  },
  {
    key: 'octubre-4',
    class: 'word-order',
    pattern: '[ en|el enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre /^\\d{1,2}$/ ] ?|.|,|!',
    to: ['el $3 de $2'],
    wrong: ['El concierto es en octubre 4.', 'El concierto es el 4 de octubre.'],
    right: 'El concierto es el 4 de octubre.',
  },
  {
    key: 'otra-vez',
    class: 'article-not-needed',
    pattern: '[ un|una otro|otra ] vez|cosa|parte|persona|día|lugar|problema|libro|razón|amigo|amiga|idea',
    to: ['$2'],
    wrong: ['Es una otra parte de la cultura.', 'Es otra parte de la cultura.'],
    right: 'Es otra parte de la cultura.',
  },
  {
    key: 'tengo-anos',
    class: 'verb-form',
    pattern:
      'yo|hermano|hermana|madre|padre|primo|prima|amigo|amiga|él|ella|abuela|abuelo|tío|tía|hijo|hija|perro|gato [ soy|eres|es|somos|son|era ] /^\\d{1,2}$/||dieciocho|diecinueve|veinte|veintiún|treinta|quince|dieciséis|diecisiete|cuarenta|cincuenta años .|,|y|de|pero',
    to: ['$2/^soy$/tengo/', '$2/^eres$/tienes/', '$2/^es$/tiene/', '$2/^somos$/tenemos/', '$2/^son$/tienen/', '$2/^era$/tenía/'],
    unless: 'edad condena pena plazo duración vida',
    wrong: ['Mi hermana es 15 años.', 'Mi hermana tiene 15 años.'],
    right: 'La diferencia de edad es grande: 15 años.',
  },
  {
    key: 'tiempo-a',
    class: 'preposition',
    pattern:
      'oportunidad|posibilidad|ganas|capacidad|deseo|necesidad|idea|permiso|intención|manera|forma|razón [ a ] /^\\p{L}{2,}(?:ar|er|ir)(?:me|te|se|nos|lo|la)?$/',
    to: ['de'],
    wrong: ['No tengo la posibilidad a viajar.', 'No tengo la posibilidad de viajar.'],
    right: 'No tengo la posibilidad de viajar.',
  },
  {
    key: 'tiempo-a-inf',
    class: 'preposition',
    pattern: 'tengo|tiene|tenemos|tienen|tuve|hay|mucho|suficiente|más tiempo [ a ] /^\\p{L}{2,}(?:ar|er|ir)(?:me|te|se|nos|lo|la)?$/',
    to: ['para', 'de'],
    wrong: ['No tengo tiempo a estudiar.', 'No tengo tiempo para estudiar.'],
    right: 'Llegué a tiempo a cenar.',
  },
  {
    key: 've-ellas',
    class: 'preposition-missing',
    pattern:
      'ver|veo|ve|vi|vio|vimos|conozco|conocí|ayudo|ayudé|ayuda|extraño|visité|amo|ama|llamé|escucha|mira|encontró [ ellos|ellas|él|nosotros ] ?|.|,|!',
    to: ['a $2'],
    wrong: ['El hombre ve ellas.', 'El hombre ve a ellas.'],
    right: 'El hombre las ve a ellas.',
  },
  {
    key: 'yo-y-mi',
    class: 'word-order',
    pattern:
      '[ yo y mi|mis|su familia|amigos|amigas|hermano|hermana|madre|padre|padres|hermanos|novio|novia|mamá|papá|primos|amigo|amiga|abuela|abuelo ]',
    to: ['$3 $4 y yo'],
    wrong: ['Ayer yo y mi familia fuimos al cine.', 'Ayer mi familia y yo fuimos al cine.'],
    right: 'Ayer mi familia y yo fuimos al cine.',
  },
])
