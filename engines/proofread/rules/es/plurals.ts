import { defineLints } from '../../row.ts'

// Adjectives of one ending with plural nouns; numbers. Sorted by key.
export default defineLints('plurals', [
  {
    key: 'cien-y',
    class: 'confused-words',
    pattern: '[ cien y ] uno|dos|tres|cuatro|cinco|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinticinco',
    to: ['ciento'],
    wrong: ['Cien y veinte personas.', 'Ciento veinte personas.'],
    right: 'Ciento veinte personas.',
  },
  {
    key: 'cientos-personas',
    class: 'preposition-missing',
    pattern:
      '[ cientos|miles|millones|docenas ] personas|años|dólares|estudiantes|libros|casas|niños|euros|kilómetros|veces|habitantes|cosas|animales|pesos|mujeres|hombres',
    to: ['$1 de'],
    wrong: ['Vi cientos personas.', 'Vi cientos de personas.'],
    right: 'Vi cientos de personas.',
  },
  {
    key: 'mas-alto-de',
    class: 'comparison',
    pattern:
      'es|soy|eres|son|era|somos|está|estoy mucho? más|menos _ [ de ] mi|tu|su|mis|tus|sus hermano|hermana|padre|madre|amigo|amiga|hermanos|primo|prima|amigos|abuela|abuelo|padres',
    to: ['que'],
    wrong: ['Es más alto de mi hermano.', 'Es más alto que mi hermano.'],
    right: 'Es el más alto de mis hermanos.',
  },
  {
    key: 'mas-importante',
    class: 'agreement',
    pattern:
      'las|los|mis|sus|tus|estas|estos|muchas|muchos|unas|unos|nuestras|nuestros /[aeo]s$/&!veces&!lunes&!martes&!jueves&!viernes&!días más|menos|muy|tan [ importante|grande|interesante|inteligente|diferente|amable|fuerte|triste|pobre|alegre|impresionante|emocionante|relevante|reciente|frecuente|elegante|caliente|verde|grave|increíble|horrible|terrible|agradable|responsable|saludable|estresante|relajante|deprimente|aceptable|notable|urgente|suficiente|independiente|dulce|valiente|paciente|constante|difícil|fácil|útil|popular|especial|natural|cultural|social|personal|tradicional|internacional|original|normal|real|cruel|fiel|particular|similar|familiar|mejor|peor|mayor|menor|débil|ágil|frágil|igual|ideal|musical|profesional|emocional|legal|feliz|capaz|veloz|audaz|eficaz ]',
    to: ['$4/z$/ces/', '$4/e$/es/', '$4/([lrn])$/$1es/'],
    wrong: ['Las personas más importante de mi vida.', 'Las personas más importantes de mi vida.'],
    right: 'Las personas más importantes de mi vida.',
  },
  {
    key: 'son-dificil',
    class: 'agreement',
    pattern:
      'son|eran|fueron|están|estaban|parecen|serán|estamos|somos muy|más|menos|tan|bastante|demasiado|realmente|siempre? [ importante|grande|interesante|inteligente|diferente|amable|fuerte|triste|pobre|alegre|impresionante|emocionante|relevante|reciente|frecuente|elegante|caliente|verde|grave|increíble|horrible|terrible|agradable|responsable|saludable|estresante|relajante|deprimente|aceptable|notable|urgente|suficiente|independiente|dulce|valiente|paciente|constante|difícil|fácil|útil|popular|especial|natural|cultural|social|personal|tradicional|internacional|original|normal|real|cruel|fiel|particular|similar|familiar|débil|ágil|frágil|ideal|musical|profesional|emocional|legal|feliz|capaz|veloz|audaz|eficaz ] .|,|y|para|porque|pero|de|que|en|cuando|como|con|a',
    to: ['$3/z$/ces/', '$3/e$/es/', '$3/([lrn])$/$1es/'],
    wrong: ['Las clases en línea son difícil.', 'Las clases en línea son difíciles.'],
    right: 'Las clases en línea son difíciles.',
  },
  {
    key: 'tratado-adj',
    class: 'agreement',
    pattern:
      'clases|personas|amigos|libros|películas|ciudades|problemas|cosas|niños|estudiantes|temas|lugares|familias|padres|comidas|países|idiomas|razones|momentos|experiencias [ importante|grande|interesante|inteligente|diferente|amable|fuerte|triste|pobre|alegre|impresionante|emocionante|relevante|reciente|frecuente|elegante|caliente|verde|grave|increíble|horrible|terrible|agradable|responsable|saludable|estresante|relajante|deprimente|aceptable|notable|urgente|suficiente|independiente|dulce|valiente|paciente|constante|feliz|capaz|veloz|audaz|eficaz|difícil|fácil|útil|popular|especial|natural|cultural|social|personal|tradicional|internacional|similar ] .|,|y|en|para|porque|que',
    to: ['$2/z$/ces/', '$2/e$/es/', '$2/([lrn])$/$1es/'],
    wrong: ['Tengo clases difícil y largas.', 'Tengo clases difíciles y largas.'],
    right: 'Tengo clases difíciles y largas.',
  },
  {
    key: 'un-mil',
    class: 'article-not-needed',
    pattern: '<!y [ un ] mil personas|años|dólares|euros|veces|de|pesos|kilómetros|habitantes|estudiantes|libros',
    to: [''],
    wrong: ['Tengo un mil dólares.', 'Tengo mil dólares.'],
    right: 'Tengo mil dólares.',
  },
])
