import { defineLints } from '../../row.ts'

// Por and para. Sorted by key.
export default defineLints('por-para', [
  {
    key: 'estudiar-por-examen',
    class: 'preposition',
    pattern:
      'estudiar|estudio|estudié|estudiando|estudiamos|estudia|preparar|prepararme|preparo [ por ] el|mi|un|mis|los|la|una examen|exámenes|prueba|clase|final|finales|concurso',
    to: ['para'],
    wrong: ['Tengo que estudiar por el examen.', 'Tengo que estudiar para el examen.'],
    right: 'Tengo que estudiar para el examen.',
  },
  {
    key: 'estudio-por',
    class: 'preposition',
    pattern:
      '^ yo? estudio|trabajo|leo|practico|corro|como [ por ] comprar|ser|ver|visitar|aprender|ganar|tener|hacer|comer|estudiar|trabajar|mejorar|ayudar|conseguir|obtener|encontrar|practicar|preparar|buscar|hablar|celebrar|pasar|tomar|jugar|conocer|dormir|descansar|llegar|vivir|cenar|desayunar|almorzar|relajarme|relajarse',
    to: ['para'],
    wrong: ['Estudio por ser médico.', 'Estudio para ser médico.'],
    right: 'Estudio para ser médico.',
  },
  {
    key: 'necesito-por-clase',
    class: 'preposition',
    pattern:
      'necesito|compré|necesitamos un|una|el|los|unos|más libro|libros|cuaderno|comida|ropa|vestido|computadora|dinero [ por ] la|mi clase|escuela|universidad|fiesta|cena',
    to: ['para'],
    wrong: ['Necesito un libro por la clase.', 'Necesito un libro para la clase.'],
    right: 'Necesito un libro para la clase.',
  },
  {
    key: 'para-ejemplo',
    class: 'preposition',
    pattern:
      '[ para ] ejemplo|supuesto|favor|fin|suerte|desgracia|cierto|casualidad|separado|completo ,||.||no||yo||mi||el||la||que||ayúdame||dime||tu||me',
    to: ['por'],
    wrong: ['Para ejemplo, me gusta leer.', 'Por ejemplo, me gusta leer.'],
    right: 'Por ejemplo, me gusta leer.',
  },
  {
    key: 'para-todas-partes',
    class: 'preposition',
    pattern: '[ para ] lo menos|general|tanto|pronto',
    to: ['por'],
    wrong: ['Para lo general, como en casa.', 'Por lo general, como en casa.'],
    right: 'Por lo general, como en casa.',
  },
  {
    key: 'por-la-primera',
    class: 'article-not-needed',
    pattern: 'por [ la ] primera|última|segunda vez >!que',
    to: [''],
    wrong: ['Lo vi por la primera vez.', 'Lo vi por primera vez.'],
    right: 'Lo vi por primera vez.',
  },
  {
    key: 'por-mi-importante',
    class: 'preposition',
    pattern: '^ [ por ] mí|él|ella|ellos|nosotros , ..6 es|son|era|fue muy|más|lo|importante|la|una|un|el|mi|difícil|fácil',
    to: ['para'],
    wrong: ['Por mí, la familia es lo más importante.', 'Para mí, la familia es lo más importante.'],
    right: 'Para mí, la familia es lo más importante.',
  },
  {
    key: 'regalo-por',
    class: 'preposition',
    pattern:
      'regalo|libro|carta|flores|café|mensaje|paquete|sorpresa|pastel|tarjeta|comida es|son|era [ por ] ti|mí|usted|ustedes|ella|él|ellos|mi|tu|su|mis|tus|sus|nosotros',
    to: ['para'],
    wrong: ['Este regalo es por ti.', 'Este regalo es para ti.'],
    right: 'Este regalo es para ti.',
  },
  {
    key: 'trabajar-por',
    class: 'preposition',
    pattern:
      'trabajar|trabajando|trabajo|trabaja|trabajé|trabajan [ por ] la|las|los|el|una|un|mi organización|organizaciones|empresa|empresas|compañía|compañías|gobierno|hospital|escuela|universidad|tienda|restaurante|banco|familia|tío',
    to: ['para', 'en'],
    wrong: ['Quiero trabajar por una organización.', 'Quiero trabajar para una organización.'],
    right: 'Quiero trabajar para una organización.',
  },
  {
    key: 'voy-por-inf',
    class: 'preposition',
    pattern:
      'voy|vas|vamos|vine|vinimos|viajé|viajamos|viajo|estudié|ahorro|ahorré|necesito|uso|usamos ..3 [ por ] comprar|ser|ver|visitar|aprender|ganar|tener|hacer|comer|estudiar|trabajar|mejorar|ayudar|conseguir|obtener|encontrar|practicar|preparar|buscar|hablar|celebrar|pasar|tomar|jugar|conocer|dormir|descansar|llegar|vivir|cenar|desayunar|almorzar|relajarme|relajarse',
    to: ['para'],
    unless: 'castigado multado criticado conocido gracias',
    wrong: ['Voy al mercado por comprar pan.', 'Voy al mercado para comprar pan.'],
    right: 'Voy al mercado para comprar pan.',
  },
])
