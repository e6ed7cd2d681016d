import { defineLints } from '../../row.ts'

// Capitals, accents and commas after what opens a sentence. Sorted by key.
export default defineLints('marks-more', [
  {
    key: 'coma-a-mi-juicio',
    class: 'comma-missing',
    pattern:
      '^ a mi [ juicio ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['juicio,'],
    wrong: ['A mi juicio la película es buena.', 'A mi juicio, la película es buena.'],
    right: 'A mi juicio, la película es buena.',
  },
  {
    key: 'coma-afortunadamente',
    class: 'comma-missing',
    pattern:
      '^ [ afortunadamente ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['afortunadamente,'],
    wrong: ['Afortunadamente la película es buena.', 'Afortunadamente, la película es buena.'],
    right: 'Afortunadamente, la película es buena.',
  },
  {
    key: 'coma-al-fin-y-al-cabo',
    class: 'comma-missing',
    pattern:
      '^ al fin y al [ cabo ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['cabo,'],
    wrong: ['Al fin y al cabo la película es buena.', 'Al fin y al cabo, la película es buena.'],
    right: 'Al fin y al cabo, la película es buena.',
  },
  {
    key: 'coma-asimismo',
    class: 'comma-missing',
    pattern:
      '^ [ asimismo ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['asimismo,'],
    wrong: ['Asimismo la película es buena.', 'Asimismo, la película es buena.'],
    right: 'Asimismo, la película es buena.',
  },
  {
    key: 'coma-de-todos-modos',
    class: 'comma-missing',
    pattern:
      '^ de todos [ modos ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['modos,'],
    wrong: ['De todos modos la película es buena.', 'De todos modos, la película es buena.'],
    right: 'De todos modos, la película es buena.',
  },
  {
    key: 'coma-desafortunadamente',
    class: 'comma-missing',
    pattern:
      '^ [ desafortunadamente ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['desafortunadamente,'],
    wrong: ['Desafortunadamente la película es buena.', 'Desafortunadamente, la película es buena.'],
    right: 'Desafortunadamente, la película es buena.',
  },
  {
    key: 'coma-en-cambio',
    class: 'comma-missing',
    pattern:
      '^ en [ cambio ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['cambio,'],
    wrong: ['En cambio la película es buena.', 'En cambio, la película es buena.'],
    right: 'En cambio, la película es buena.',
  },
  {
    key: 'coma-en-conclusion',
    class: 'comma-missing',
    pattern:
      '^ en [ conclusión ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['conclusión,'],
    wrong: ['En conclusión la película es buena.', 'En conclusión, la película es buena.'],
    right: 'En conclusión, la película es buena.',
  },
  {
    key: 'coma-en-mi-opinion',
    class: 'comma-missing',
    pattern:
      '^ en mi [ opinión ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['opinión,'],
    wrong: ['En mi opinión la película es buena.', 'En mi opinión, la película es buena.'],
    right: 'En mi opinión, la película es buena.',
  },
  {
    key: 'coma-en-primer-lugar',
    class: 'comma-missing',
    pattern:
      '^ en primer [ lugar ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['lugar,'],
    wrong: ['En primer lugar la película es buena.', 'En primer lugar, la película es buena.'],
    right: 'En primer lugar, la película es buena.',
  },
  {
    key: 'coma-en-resumen',
    class: 'comma-missing',
    pattern:
      '^ en [ resumen ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['resumen,'],
    wrong: ['En resumen la película es buena.', 'En resumen, la película es buena.'],
    right: 'En resumen, la película es buena.',
  },
  {
    key: 'coma-en-segundo-lugar',
    class: 'comma-missing',
    pattern:
      '^ en segundo [ lugar ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['lugar,'],
    wrong: ['En segundo lugar la película es buena.', 'En segundo lugar, la película es buena.'],
    right: 'En segundo lugar, la película es buena.',
  },
  {
    key: 'coma-es-decir',
    class: 'comma-missing',
    pattern:
      '^ es [ decir ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['decir,'],
    wrong: ['Es decir la película es buena.', 'Es decir, la película es buena.'],
    right: 'Es decir, la película es buena.',
  },
  {
    key: 'coma-lamentablemente',
    class: 'comma-missing',
    pattern:
      '^ [ lamentablemente ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['lamentablemente,'],
    wrong: ['Lamentablemente la película es buena.', 'Lamentablemente, la película es buena.'],
    right: 'Lamentablemente, la película es buena.',
  },
  {
    key: 'coma-mientras-tanto',
    class: 'comma-missing',
    pattern:
      '^ mientras [ tanto ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['tanto,'],
    wrong: ['Mientras tanto la película es buena.', 'Mientras tanto, la película es buena.'],
    right: 'Mientras tanto, la película es buena.',
  },
  {
    key: 'coma-no-obstante',
    class: 'comma-missing',
    pattern:
      '^ no [ obstante ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['obstante,'],
    wrong: ['No obstante la película es buena.', 'No obstante, la película es buena.'],
    right: 'No obstante, la película es buena.',
  },
  {
    key: 'coma-por-cierto',
    class: 'comma-missing',
    pattern:
      '^ por [ cierto ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['cierto,'],
    wrong: ['Por cierto la película es buena.', 'Por cierto, la película es buena.'],
    right: 'Por cierto, la película es buena.',
  },
  {
    key: 'coma-por-consiguiente',
    class: 'comma-missing',
    pattern:
      '^ por [ consiguiente ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['consiguiente,'],
    wrong: ['Por consiguiente la película es buena.', 'Por consiguiente, la película es buena.'],
    right: 'Por consiguiente, la película es buena.',
  },
  {
    key: 'coma-por-desgracia',
    class: 'comma-missing',
    pattern:
      '^ por [ desgracia ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['desgracia,'],
    wrong: ['Por desgracia la película es buena.', 'Por desgracia, la película es buena.'],
    right: 'Por desgracia, la película es buena.',
  },
  {
    key: 'coma-por-lo-tanto',
    class: 'comma-missing',
    pattern:
      '^ por lo [ tanto ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['tanto,'],
    wrong: ['Por lo tanto la película es buena.', 'Por lo tanto, la película es buena.'],
    right: 'Por lo tanto, la película es buena.',
  },
  {
    key: 'coma-por-otra-parte',
    class: 'comma-missing',
    pattern:
      '^ por otra [ parte ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['parte,'],
    wrong: ['Por otra parte la película es buena.', 'Por otra parte, la película es buena.'],
    right: 'Por otra parte, la película es buena.',
  },
  {
    key: 'coma-por-otro-lado',
    class: 'comma-missing',
    pattern:
      '^ por otro [ lado ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['lado,'],
    wrong: ['Por otro lado la película es buena.', 'Por otro lado, la película es buena.'],
    right: 'Por otro lado, la película es buena.',
  },
  {
    key: 'coma-por-suerte',
    class: 'comma-missing',
    pattern:
      '^ por [ suerte ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['suerte,'],
    wrong: ['Por suerte la película es buena.', 'Por suerte, la película es buena.'],
    right: 'Por suerte, la película es buena.',
  },
  {
    key: 'coma-por-supuesto',
    class: 'comma-missing',
    pattern:
      '^ por [ supuesto ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['supuesto,'],
    wrong: ['Por supuesto la película es buena.', 'Por supuesto, la película es buena.'],
    right: 'Por supuesto, la película es buena.',
  },
  {
    key: 'coma-por-ultimo',
    class: 'comma-missing',
    pattern:
      '^ por [ último ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['último,'],
    wrong: ['Por último la película es buena.', 'Por último, la película es buena.'],
    right: 'Por último, la película es buena.',
  },
  {
    key: 'coma-por-un-lado',
    class: 'comma-missing',
    pattern:
      '^ por un [ lado ] yo|el|la|los|las|me|mi|mis|no|es|son|se|nos|creo|hay|un|una|este|esta|tengo|ella|nosotros|muchas|muchos|decidimos|fue|nuestra|pienso|ellos|tenemos|también|todos|quiero',
    to: ['lado,'],
    wrong: ['Por un lado la película es buena.', 'Por un lado, la película es buena.'],
    right: 'Por un lado, la película es buena.',
  },
  {
    key: 'el-hablo',
    class: 'diacritics',
    pattern:
      'ayer|anoche|luego|después|entonces|pero|y|que|cuando|porque [ el hablo|llego|compro|entro|miro|espero|preparo|escucho|invito|ayudo|viajo|cocino|empezo|termino|llamo|llevo|mato|dejo|tomo ] a|con|en|la|mi|tarde|al|por|de|un|una|los|las|su|muy|mucho|el',
    to: ['él $3/o$/ó/'],
    wrong: ['Ayer el hablo con mi madre.', 'Ayer él habló con mi madre.'],
    right: 'Ayer él habló con mi madre.',
  },
  {
    key: 'esta-adj',
    class: 'diacritics',
    pattern:
      '^ [ esta ] muy|cansado|cansada|enfermo|enferma|bien|mal|lloviendo|nevando|listo|lista|contento|contenta|cerca|lejos|abierto|abierta|cerrado|cerrada|ocupado|casado|casada|estudiando|trabajando|hablando|haciendo|nublado|prohibido|claro',
    to: ['está'],
    wrong: ['Esta cansada hoy.', 'Está cansada hoy.'],
    right: 'Está cansada hoy.',
  },
  {
    key: 'esta-en',
    class: 'diacritics',
    pattern: '^ [ esta ] en casa|la|el|mi|un|una|su|nuestra|clase|este|todas|cada',
    to: ['está'],
    wrong: ['Esta en casa.', 'Está en casa.'],
    right: 'Está en casa.',
  },
  {
    key: 'estados-unidos',
    class: 'capital-needed',
    pattern: '[ =estados =unidos ]',
    to: ['Estados Unidos'],
    wrong: ['Soy de los estados unidos.', 'Soy de los Estados Unidos.'],
    right: 'Soy de los Estados Unidos.',
  },
  {
    key: 'ire',
    class: 'diacritics',
    pattern: 'mañana|yo|no|después|luego|que|y [ ire ] a|al|con|de|en|por|para',
    to: ['iré'],
    wrong: ['Mañana ire a tu casa.', 'Mañana iré a tu casa.'],
    right: 'Mañana iré a tu casa.',
  },
  {
    key: 'soy-piscis',
    class: 'capital-not-needed',
    pattern: 'soy|eres [ =Piscis|Aries|Tauro|Géminis|Cáncer|Leo|Virgo|Libra|Escorpio|Sagitario|Capricornio|Acuario ] y|.|,|pero|porque',
    to: ['$2:lower'],
    wrong: ['Soy Piscis y me gusta leer.', 'Soy piscis y me gusta leer.'],
    right: 'Soy piscis y me gusta leer.',
  },
  {
    key: 'y-japonesa',
    class: 'capital-not-needed',
    pattern:
      'comida|cultura|música|historia|lengua|gente|familia|tradición|cocina|influencia|literatura|comunidad|película tailandesa|tailandés|japonesa|japonés|mexicana|mexicano|china|chino|italiana|italiano|francesa|francés|española|español|americana|americano|coreana|coreano|peruana|peruano|cubana|cubano|colombiana|colombiano|india|alemana|alemán|inglesa|inglés|griega|griego|argentina|argentino|vietnamita|europea|europeo|latina|latino|hispana|hispano|portuguesa|portugués|rusa|ruso y|o|e [ =Tailandesa|Tailandés|Japonesa|Japonés|Mexicana|Mexicano|China|Chino|Italiana|Italiano|Francesa|Francés|Española|Español|Americana|Americano|Coreana|Coreano|Peruana|Peruano|Cubana|Cubano|Colombiana|Colombiano|India|Alemana|Alemán|Inglesa|Inglés|Griega|Griego|Argentina|Argentino|Vietnamita|Europea|Europeo|Latina|Latino|Hispana|Hispano|Portuguesa|Portugués|Rusa|Ruso ]',
    to: ['$4:lower'],
    wrong: ['Me gusta la comida mexicana y Japonesa.', 'Me gusta la comida mexicana y japonesa.'],
    right: 'Me gusta la comida mexicana y japonesa.',
  },
])
