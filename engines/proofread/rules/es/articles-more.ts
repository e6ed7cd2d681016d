import { defineLints } from '../../row.ts'

// Articles missing and not needed. Sorted by key.
export default defineLints('articles-more', [
  {
    key: 'dinero-es',
    class: 'article-missing',
    pattern:
      '^ [ amor|dinero|tiempo|fútbol|arroz|café|libro|trabajo|deporte|gobierno|mundo|racismo|internet ] es|era|fue|no|puede|tiene|está muy|un|una|la|el|más|mi|es|difícil|importante|bueno|bonito|mejor|ser|lo',
    to: ['el $1:lower'],
    wrong: ['Dinero es importante.', 'El dinero es importante.'],
    right: 'El dinero es importante.',
  },
  {
    key: 'el-juan',
    class: 'article-not-needed',
    pattern:
      '^ [ el =Juan|Pedro|José|Carlos|Luis|Miguel|Antonio|Pablo|Diego|Jorge|Manuel|Javier|Roberto|David|Daniel ] es|está|tiene|vive|va|come|quiere|dice|dijo|fue|trabaja|estudia|me|no|y',
    to: ['$2'],
    wrong: ['El Juan es alto.', 'Juan es alto.'],
    right: 'Juan es alto.',
  },
  {
    key: 'espanol-es',
    class: 'article-missing',
    pattern:
      '^ [ español|inglés|francés|italiano|alemán|chino|japonés|portugués|árabe|ruso ] es un|una|muy|el|la|mi|difícil|fácil|importante|más|bonito|útil|hablado',
    to: ['el $1:lower'],
    wrong: ['Español es difícil.', 'El español es difícil.'],
    right: 'El español es difícil.',
  },
  {
    key: 'han-muchas',
    class: 'verb-form',
    pattern:
      '^ [ han ] muchas|muchos|unos|unas|varios|varias|algunos|algunas|dos|tres|cuatro|pocos|pocas personas|libros|cosas|problemas|casas|estudiantes|niños|lugares|tiendas|razones|gente|clases|animales|maneras',
    to: ['hay'],
    wrong: ['Han muchas personas aquí.', 'Hay muchas personas aquí.'],
    right: 'Hay muchas personas aquí.',
  },
  {
    key: 'hay-el',
    class: 'determiner-noun',
    pattern:
      'hay|había [ el ] libro|perro|gato|coche|carro|problema|parque|árbol|restaurante|hombre|niño|supermercado|hotel|museo|teléfono|televisor|cuadro|hospital|banco|cine|baño en|cerca|aquí|allí|.|,|al|de',
    to: ['un'],
    wrong: ['Hay el libro en la mesa.', 'Hay un libro en la mesa.'],
    right: 'Hay un libro en la mesa.',
  },
  {
    key: 'hay-la',
    class: 'determiner-noun',
    pattern:
      'hay|había [ la ] mesa|casa|silla|ventana|persona|mujer|niña|tienda|cama|piscina|lámpara|biblioteca|iglesia|playa|universidad|escuela|puerta|computadora|fiesta|película en|cerca|aquí|allí|.|,|al|de',
    to: ['una'],
    wrong: ['Hay la mesa en la sala.', 'Hay una mesa en la sala.'],
    right: 'Hay una mesa en la sala.',
  },
  {
    key: 'hay-la-mucha',
    class: 'article-not-needed',
    pattern: 'hay|había [ la|el|los|las ] mucha|mucho|muchos|muchas|poca|poco',
    to: [''],
    wrong: ['Hay la mucha gente.', 'Hay mucha gente.'],
    right: 'Hay mucha gente.',
  },
  {
    key: 'hay-los',
    class: 'article-not-needed',
    pattern:
      'hay|había|hubo [ los|las ] problemas|personas|libros|perros|gatos|casas|coches|estudiantes|niños|cosas|restaurantes|tiendas|árboles|flores|parques|muchos|muchas|clases|museos|playas',
    to: [''],
    wrong: ['Hay los problemas.', 'Hay problemas.'],
    right: 'Hay problemas.',
  },
  {
    key: 'la-maria',
    class: 'article-not-needed',
    pattern:
      '^ [ la =María|Ana|Carmen|Lucía|Laura|Marta|Elena|Sara|Isabel|Rosa|Paula|Sofía ] es|está|tiene|vive|va|come|quiere|dice|dijo|fue|trabaja|estudia|me|no|y',
    to: ['$2'],
    wrong: ['La Ana es alta.', 'Ana es alta.'],
    right: 'Ana es alta.',
  },
  {
    key: 'mujeres-son',
    class: 'article-missing',
    pattern:
      '^ [ mujeres|personas|familias|escuelas|universidades|clases|películas|redes|vacaciones|niñas|ciudades|empresas|drogas|mascotas|frutas|verduras ] no|también|siempre? juegan|son|están|tienen|necesitan|pueden|deben|quieren|viven|comen|piensan|hablan|van|trabajan|creen|hacen|aprenden|usan|estudian',
    to: ['las $1:lower'],
    wrong: ['Mujeres tienen que trabajar más.', 'Las mujeres tienen que trabajar más.'],
    right: 'Las mujeres tienen que trabajar más.',
  },
  {
    key: 'ninos-juegan',
    class: 'article-missing',
    pattern:
      '^ [ niños|estudiantes|padres|hombres|jóvenes|profesores|perros|gatos|amigos|libros|animales|deportes|maestros|médicos|políticos|adultos|mexicanos|americanos|españoles ] no|también|siempre? juegan|son|están|tienen|necesitan|pueden|deben|quieren|viven|comen|piensan|hablan|van|trabajan|creen|hacen|aprenden|usan|estudian',
    to: ['los $1:lower'],
    wrong: ['Niños juegan en el parque.', 'Los niños juegan en el parque.'],
    right: 'Los niños juegan en el parque.',
  },
  {
    key: 'soy-una-catolica',
    class: 'article-not-needed',
    pattern:
      '^ soy|eres [ un|una ] católico|católica|cristiano|cristiana|judío|judía|musulmán|vegetariano|vegetariana|mexicano|mexicana|médico|enfermera|maestra|maestro|profesor|profesora|abogado|abogada|ingeniero|ingeniera .|,|y|pero',
    to: [''],
    wrong: ['Soy una católica.', 'Soy católica.'],
    right: 'Soy católica.',
  },
  {
    key: 'un-medico',
    class: 'article-not-needed',
    pattern:
      'yo|ella|él|padre|madre|hermano|hermana|abuelo|abuela|tío|tía|primo|prima|novio|novia|mamá|papá|amigo|amiga soy|es|era [ un|una ] médico|médica|profesor|profesora|abogado|abogada|ingeniero|ingeniera|enfermero|enfermera|maestro|maestra|estudiante|dentista|arquitecto|arquitecta|periodista|policía|cocinero|cocinera|escritor|escritora|artista|actor|actriz|cantante|contador|contadora|psicólogo|psicóloga|científico|científica|doctor|doctora|veterinario|veterinaria|camarero|camarera|mesero|mesera|bombero|piloto|secretaria|carpintero|mecánico|programador|programadora|gerente|músico|pintor|pintora|católico|católica|cristiano|cristiana|mexicano|mexicana .|,|y|pero',
    to: [''],
    unless: 'quien que',
    wrong: ['Mi padre es un médico.', 'Mi padre es médico.'],
    right: 'Mi padre es médico.',
  },
  {
    key: 'vida-es',
    class: 'article-missing',
    pattern:
      '^ [ vida|gente|familia|comida|música|educación|salud|tecnología|universidad|escuela|ciudad|casa|película|clase|amistad|naturaleza|cultura|religión ] es|era|fue|no|puede|tiene|está muy|un|una|la|el|más|mi|es|difícil|importante|buena|bonita|mejor|ser|lo',
    to: ['la $1:lower'],
    wrong: ['Vida es difícil.', 'La vida es difícil.'],
    right: 'La vida es difícil.',
  },
])
