import { words } from '../../languages/words.ts'

// Adjectives of Spanish by how they bend. Sorted. Left out are those that are nouns as often ("público") where a noun stands behind a noun.

/** o a os as. */
export const bending =
  words(`grosero financiero hotelero costero pasajero petrolero traicionero prisionero hechicero callejero abierto absoluto absurdo aburrido académico acuático adecuado administrativo adulto aéreo agrio aislado ajeno alegórico alto amargo amarillo americano amistoso amplio analítico ancho anciano andino
  angosto antiguo apto árido artístico asiático astuto atento atractivo auténtico automático bajo barato bello bendito biológico blanco blando bonito brasileño bravo breve bueno caluroso cálido canoso cariñoso caro casero castaño católico
  cercano cerrado chino chileno chistoso científico cierto ciego climático clásico colombiano colectivo compacto complejo completo cómodo cómico concreto considerado contemporáneo contento continuo contrario correcto corto
  cotidiano creativo cristiano cubano cultivado culto curioso dañino delgado delicado delicioso democrático derecho desconocido desierto desnudo dichoso digno directo distinto diverso divertido divino doméstico duro económico ecológico
  educado educativo efectivo ejecutivo eléctrico electrónico emotivo enfermo enojado entero entretenido envidioso erróneo esbelto escaso específico espeso estrecho estricto estupendo eterno étnico europeo exacto excesivo exitoso
  exótico externo extraño extranjero extraordinario exquisito falso familiar famoso fantástico favorito feo fijo filosófico flaco flojo formativo fresco frío futuro generoso genético genuino geográfico gordo gracioso gratuito grato griego grueso guapo
  helado hermoso histórico hispano honesto hondo húmedo humano idéntico ideológico ilógico imaginario impreso inadecuado incierto incómodo indirecto inesperado infinito injusto inmenso inmediato inseguro intenso
  intensivo interno íntimo inútil italiano izquierdo jurídico justo largo lejano lento ligero limpio lindo liso listo literario loco lógico lujoso lluvioso macizo maduro magnífico malo maravilloso masivo mecánico médico mediano mediterráneo menudo mexicano minucioso
  mínimo máximo misterioso mismo moderno molesto moreno muerto mutuo nacido narrativo nativo necesario negativo negro nervioso nítido nocturno novedoso nuevo numeroso objetivo obligatorio obvio oculto ocupado oficioso orgulloso oscuro otro pacífico pálido parecido pasado
  peligroso pequeño perezoso perfecto perpetuo peruano pésimo plano pleno pobre poderoso poético polaco político positivo pretencioso precioso preciso preferido previo primario primitivo primero privado profundo propio próximo psicológico público puro quieto rápido raro
  recíproco redondo religioso remoto rico ridículo riguroso rojo romántico rubio ruidoso ruso sabio sabroso sagrado salado sano santo satánico seco secundario segundo seguro sencillo serio severo significativo simpático sincero soleado sólido soltero sombrío
  sospechoso subjetivo sucio sueco suizo sumo superfluo supremo tacaño técnico teórico temprano tenso tercero terrestre tibio tierno tímido tonto tóxico trabajoso trágico tranquilo turístico turco último único unido universitario urbano
  vacío vago valioso variado vario vasto vecino venenoso verdadero vegetariano viejo violento vivo voluntario argentino africano noruego ruso boliviano ecuatoriano venezolano guatemalteco salvadoreño puertorriqueño norteamericano latinoamericano latino
  antipático cansado gastado callado cuarto quinto sexto séptimo octavo noveno décimo segundo medio cuadrado ambicioso cuidadoso talentoso tecnológico demográfico físico químico matemático político lingüístico académico
  energético gigantesco mundano veraniego matutino ajeno prolongado desagradecido inmaduro exhausto adicto enfadado divorciado casado rosado morado dorado anaranjado plateado`)

/** The same for both genders: -es or -s in the plural. */
export const ofBothGenders =
  words(`actual agradable ágil alegre amable ambiental anual audiovisual azul breve brillante brutal cobarde comercial común constante convencional cordial corporal criminal cruel cultural débil decente diferente difícil digital dulce eficaz eficiente
  elegante elemental emocional enorme esencial especial espiritual estable estudiantil excelente exigente experimental fácil familiar fatal favorable feliz feroz fértil fiel final firme formal frágil frecuente fuerte fundamental general genial global gramatical grande grave
  habitual hábil horrible humilde ideal igual ilegal imposible importante increíble independiente individual industrial infantil infeliz inicial inolvidable insoportable integral inteligente intelectual interesante internacional inútil invisible joven judicial juvenil laboral leal legal leve
  liberal libre local material mensual mental miserable moral mortal mundial municipal musical nacional natural neutral noble normal notable oficial original parcial particular permanente personal picante pobre policial popular posible potente principal probable profesional
  provincial puntual radical razonable real reciente regional regular residencial respetable responsable rural salvaje semanal semejante sensible sentimental similar simple sociable social solar sorprendente suave suficiente superficial tal terrible total tradicional triste
  tropical unánime universal urgente útil valiente variable veloz verde vigente virtual vital vulnerable caliente cortés estadounidense costarricense canadiense bilingüe inferior superior anterior posterior interior exterior mayor menor mejor peor
  relevante abundante distante elegante ignorante impresionante tolerante reciente siguiente presente ausente paciente impaciente prudente transparente capaz audaz fugaz eficaz tenaz amable notable saludable culpable estable confortable`)

/** A consonant in the masculine singular, -a in the feminine. */
export const withConsonant =
  words(`alemán bailarín burlón catalán charlatán conservador creador danés encantador español escocés francés finlandés galés glotón hablador holandés inglés innovador irlandés japonés juguetón libanés llorón
  mandón neozelandés portugués prometedor revelador soñador tailandés trabajador vienés acogedor alentador aterrador conmovedor ganador desgarrador emprendedor hablador encantador protector`)

/** Forms that stand behind a noun as adverbs, prepositions or nouns too. */
export const adverbial =
  words(`mayor menor alto antes bajo barato caro cerca cierto claro debido derecho dicho directo durante duro excepto fatal fuerte hondo igual incluido junto justo lento ligero mal máximo mejor menos mínimo mismo mucho nada
  pasado peor pero poco primero pronto puro rápido raro recién salvo segundo seguro sólo solo suave tal tanto tarde temprano tercero todo todos todas último visto dado medio media medios mediante presente total final
  local general interior exterior ideal material original natural personal principal oficial profesional particular joven adulto enfermo anciano ciego judicial extranjero vecino santo italiano francés inglés español alemán chino japonés ruso portugués latino cristiano
  católico indígena frío dulce plano político médico técnico químico físico matemático científico musical radical moral rival fijo primera política música química física lógica práctica técnica crítica`)

export const states =
  words(`solo solos sola solas contento contenta contentos contentas feliz felices triste tristes enfermo enferma enfermos enfermas loco loca locos locas vivo viva vivos vivas muerto muerta muertos muertas listo lista listos
  listas tranquilo tranquila tranquilos tranquilas borracho borracha borrachos borrachas nervioso nerviosa nerviosos nerviosas seguro segura seguros seguras limpio limpia sucio sucia lleno llena llenos llenas vacío vacía vacíos vacías
  orgulloso orgullosa orgullosos orgullosas descalzo descalza desnudo desnuda juntos juntas atento atenta serio seria joven jóvenes caliente fría frío fríos frías exhausto exhausta libre libres satisfecho satisfecha responsable responsables capaz capaces
  consciente conscientes posible imposible necesario necesaria fácil difícil claro claros dispuesto dispuesta dispuestos dispuestas ausente presente presentes similar similares igual iguales abierto abierta roto rota hecho hecha`)
