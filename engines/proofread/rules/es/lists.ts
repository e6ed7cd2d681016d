import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Feminine nouns that are no other word. */
const feminine =
  words(`abundancia acción actitud actividad actriz acusación adicción administración afirmación agencia alegría alimentación almohada
    amenaza amiga amistad aplicación armonía ausencia autora autoridad avenida aventura ayuda banda bandera barrera base batalla belleza
    biblioteca bicicleta boca bolsa bondad botella broma búsqueda cabeza cadena caja calidad calle cama camisa camiseta campaña canción
    cantidad capacidad cara característica cárcel carne carpeta carrera carretera carta casa casualidad categoría causa celebración celda cena
    ceniza cercanía cerveza chaqueta chica cicatriz ciencia cifra cita ciudad clase clave cocina colección colina columna comida compañía
    comparación competencia comunicación comunidad conciencia conclusión condición conducta conexión confianza conquista consecuencia
    construcción consulta contaminación conversación cooperación corriente cosa cosecha costumbre creación creencia crisis crítica cruz
    cuchara cuestión cueva culpa cultura cuñada curiosidad curva dama decisión declaración definición demanda democracia denuncia
    derrota desgracia despedida deuda dieta diferencia dificultad dirección discusión distancia diversidad división doctrina droga duda
    economía edad edición educación eficacia elección emergencia emoción empresa energía enfermedad enseñanza entidad entrega entrevista
    época escalera escena escuela esencia especialidad especie espera esperanza esposa esquina estación estancia estrategia estrella
    estructura etapa evaluación evidencia evolución excepción experiencia explicación explosión exposición expresión fábrica fachada
    falda familia fantasía fase fecha felicidad fiesta figura flor forma fortuna fotografía frase frecuencia frontera fruta fuente fuerza
    función galleta ganancia gente gestión gloria gota gracia granja gripe guerra habilidad habitación hermana herramienta hija
    hipótesis historia hoja honestidad hora idea identidad iglesia igualdad imagen imaginación importancia impresión industria infancia
    influencia información iniciativa institución intención investigación isla joya juventud labor lámpara leche lectura lengua letra
    ley libertad licencia línea lista literatura llave llegada lluvia locura lucha luna luz madera madre madrugada maestra maleta manera
    manzana máquina marca máscara materia mayoría medicina medida memoria mente mentira mercancía mermelada mesa meta mezcla mirada misión mitad
    moda mochila molestia moneda montaña muchacha muerte muestra mujer multitud muralla música nación nariz natación naturaleza nave
    navidad necesidad nevera niebla nieve niña noche nota noticia novela novia nube obligación obra ocasión ocurrencia oferta oficina
    opción opinión oportunidad oración oreja organización oscuridad página palabra pared pareja parte pasión pastilla patata patria paz
    película pelota pena pérdida persona perspectiva pesadilla petición piedra piel pierna pieza piscina pista pizarra plaza playa
    población pobreza poesía política pollera posibilidad posición potencia práctica precaución pregunta prensa presencia presentación
    presión primavera princesa prisa prisión producción profesión profundidad promesa propiedad propuesta protección protesta prueba
    puerta pulsera queja química rabia razón reacción realidad receta reforma regla reina relación religión respuesta responsabilidad
    restricción reunión revista revolución ribera riqueza risa rodilla ropa ruta sala salida salud sangre sección secuencia sed
    seguridad selva semana semilla señal señora serie sesión sierra silla situación sobrina sociedad solución sombra sonrisa sopa
    sorpresa suerte superficie tabla tarde tarea tarifa tarjeta taza tecnología tela telenovela televisión temperatura temporada tendencia
    tensión teoría ternura tesis tía tienda tierra tinta toalla tontería torre torta tortuga tradición traducción tragedia trampa tranquilidad
    tristeza uña universidad variedad vecina velocidad venganza ventaja ventana verdad verdura versión vez victoria vida
    violencia virtud visión visita vivienda voluntad voz vuelta zapatilla zona`)

/** Masculine nouns that are no other word, or such only as a verb. */
const masculine =
  words(`restaurante elefante diamante diente continente recipiente expediente incidente chiste cuento niño alumno  invitado pasajero vecino marinero obrero ladrón día año abrazo abrigo abuelo abuso accidente aceite acento acuerdo adjetivo adulto aeropuerto alcalde alcohol aliento alimento almuerzo alumno
    ambiente amigo amor análisis ángel anillo animal aniversario apartamento apellido apoyo árbol archivo argumento armario artículo
    aspecto asunto ataque aumento autobús automóvil avance avión azúcar baile balcón banco baño barco barrio bebé beneficio beso
    bigote billete bolígrafo bolso bosque brazo bolsillo caballo cabello café calor camino camión campo canal cáncer candidato cansancio
    capital capítulo carácter cariño carro cartel caso castigo castillo celular centro cerebro chico chocolate cielo cigarrillo
    cine ciudadano coche código colegio color combate comentario comercio comienzo compañero compromiso concepto concierto
    conflicto conocimiento consejo consumo contenido contexto contrato control corazón correo crecimiento crimen criterio cuaderno cuadro
    cuarto cuello cuento cuerpo cuidado cumpleaños curso daño dato deber deporte derecho desarrollo desastre descanso
    deseo desierto destino detalle diálogo diario dibujo diccionario dinero dios director disco discurso diseño documento dolor domingo
    dormitorio dueño edificio efecto ejemplo ejercicio ejército elemento empleado empleo encuentro enemigo enfoque ensayo
    entrenamiento equipo error escenario escritor escritorio esfuerzo espacio espejo espectáculo espíritu estado estilo estómago estudio
    evento examen éxito experimento extranjero fenómeno ferrocarril festival fracaso frío fuego funcionamiento funcionario fútbol
    futuro garaje gasto gato gesto gobierno golpe grupo gusto habitante hábito hambre hecho hermano hielo hijo hogar hombre hombro honor
    horario hospital hotel hueso huevo humo humor idioma impacto importe impuesto incendio individuo inicio instante instituto
    instrumento interés invierno jardín jefe jersey juego juguete juicio jugador ladrillo lado lago lápiz lenguaje león libro líder
    límite líquido logro lugar maestro mal maquillaje marco mar mareo marido material matrimonio medicamento mensaje mercado mes método
    miedo miembro minuto modelo modo momento monte motivo movimiento mueble muchacho mundo muro museo nacimiento nervio nieto nivel nombre
    norte novio número objetivo objeto océano oficio oído ojo olor olvido origen oro otoño padre pájaro país paisaje palacio pan pañuelo
    papel paquete paraguas parque párrafo partido pasado paseo pasillo paso pecho pedazo peligro pelo pensamiento perfil periódico
    período permiso perro personaje peso pez piano pie piso plan planeta plato plazo poder poema político pollo porcentaje precio
    premio presente presidente préstamo presupuesto principio problema procedimiento proceso producto profesor programa progreso propósito
    proyecto pueblo puente puesto punto queso rasgo rato recuerdo recurso refresco regalo régimen reloj resfriado resto resultado
    retrato rey riesgo ritmo río rincón rostro ruido sabor saco salario santo secreto sector segundo sentido sentimiento
    ser servicio siglo significado silencio síntoma sistema sitio sobrino sol soldado sonido sueldo suelo sueño suceso sujeto sur susto
    taller tamaño teatro tejado teléfono tema temor tenedor texto tiempo tío tipo título trabajador trabajo traje
    tratamiento trayecto tren triunfo trofeo turismo usuario valor vaso vehículo verano verbo vestido viaje vicio viento vientre vino
    vínculo virus volumen voto vuelo zapato sillón sofá jarrón rincón montón pantalón avión jabón corazón ratón salón cajón melón limón camión millón melocotón bocadillo plátano tomate
    pimiento ajo pepino mueble vaso plato cuchillo tenedor bolso sombrero cinturón guante calcetín abogado doctor enfermero médico arquitecto ingeniero cocinero camarero vendedor
    inconveniente malentendido rendimiento comportamiento puñado archipiélago volcán huracán terremoto temporal`)

const ambiguous = words(`capital mar azúcar político extranjero hambre ser mal derecho segundo presente santo lado resto hecho pasado`)
/** What names a time and stands without a preposition, as no subject does. */
const times = words(`año domingo fin invierno lunes martes mes miércoles jueves viernes otoño rato sábado siglo tarde mañana noche
    semana primavera verano vez minuto momento instante día hora época`)

const oddPlurals: Readonly<Record<string, string>> = {
  país: 'países',
  examen: 'exámenes',
  imagen: 'imágenes',
  origen: 'orígenes',
  crimen: 'crímenes',
  volumen: 'volúmenes',
  régimen: 'regímenes',
  joven: 'jóvenes',
  carácter: 'caracteres',
}

/** Plurals as most nouns make them: `voz` to `voces`, `canción` to `canciones`. */
const plurals = (nouns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...nouns].flatMap((noun) => {
      if (/[aeou]s$|is$/.test(noun)) return []
      const odd = oddPlurals[noun]
      if (odd) return [odd]
      if (/[aeiouéá]$/.test(noun)) return [`${noun}s`]
      if (noun.endsWith('z')) return [`${noun.slice(0, -1)}ces`]
      const plain = noun.replace(/[áéíóú](?=[ns]$)/, (letter) => letter.normalize('NFD').charAt(0))
      return [`${plain}es`]
    }),
  )

const without = (nouns: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...nouns].filter((noun) => !others.has(noun)))

const plainMasculine = without(masculine, ambiguous)

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  collectives: words(`cantidad docena gente infinidad mayoría minoría mitad montón multitud número par parte pareja porcentaje resto serie
    tipo totalidad grupo conjunto centenar millar tercio`),
  commonAdjectives:
    words(`alta altas alto altos amable antigua antiguo barata barato bonita bonitas bonito bonitos breve cara caras caro caros clara claro
    común corta corto débil delgada delgado difícil difíciles divertida divertido famosa famoso fácil fáciles feliz felices fuerte fuertes grande grandes
    guapa guapo hermosa hermosas hermoso importante importantes inteligente inteligentes interesante interesantes joven jóvenes larga largo lenta lento
    ligera ligero limpia limpio linda lindo moderna moderno nueva nuevo pequeña pequeñas pequeño pequeños pesada pesado pobre popular populares
    profunda profundo rápida rápido reciente rica rico segura seguro sencilla sencillo simple simpática simpático tranquila tranquilo triste útil útiles
    vieja viejo`),
  feminine,
  femininePlural: plurals(feminine),
  infinitives: words(`abrir acabar aceptar actuar analizar aprender aumentar ayudar bailar beber buscar caer cambiar caminar cantar celebrar
    cerrar cocinar comenzar comer comprar conocer conseguir considerar construir contar continuar correr crear crecer dar decir dejar
    demostrar descansar descubrir disfrutar dormir elegir empezar encontrar entender enviar escribir escuchar estar estudiar evitar existir
    explicar ganar hablar hacer ir jugar leer limpiar llamar llegar llevar lograr mejorar mirar mostrar mover nadar necesitar obtener ofrecer oír
    olvidar pagar participar pasar pedir pensar perder permitir poner practicar preguntar preparar presentar producir proteger quedar quitar
    recibir recordar reducir regresar repetir resolver responder saber sacar salir seguir sentir ser subir tener terminar
    tomar trabajar traer usar utilizar vender venir ver viajar visitar vivir volver llover esperar nevar gritar llorar reír cruzar firmar pintar reparar vender ahorrar aprobar arreglar asistir casar
    cobrar colaborar comentar comprender confiar controlar corregir cortar cumplir defender demostrar depender desarrollar desayunar despertar detener devolver dibujar
    discutir distinguir divertir doler durar educar enfrentar entrar entrenar entregar escapar esconder escoger estar expresar fabricar fumar funcionar
    gastar generar guardar gustar identificar imaginar impedir imprimir incluir influir informar insistir intentar interpretar invertir invitar lavar
    luchar mandar manejar mantener marcar matar medir mentir merecer morir nacer observar ocupar ocurrir odiar opinar ordenar organizar parar partir pelear
    pertenecer poseer preferir prestar probar prometer proponer publicar realizar recoger reconocer recuperar rechazar reflexionar regalar relajar respetar respirar revisar robar romper
    saltar satisfacer señalar separar servir solucionar sonreír soñar sufrir sugerir surgir terminar tirar tocar traducir transformar tratar valorar variar vestir vigilar viajar`),
  languages:
    words(`alemán árabe catalán chino coreano español euskera finés francés gallego griego hebreo hindi holandés húngaro inglés italiano japonés
    latín mandarín neerlandés noruego polaco portugués quechua rumano ruso sueco turco ucraniano vasco`),
  masculine: plainMasculine,
  masculinePlural: plurals(plainMasculine),
  months: words(`abril agosto diciembre enero febrero julio junio marzo mayo noviembre octubre septiembre`),
  names:
    words(`adriana alejandra alejandro alicia ana andrea andrés ángela antonio beatriz carlos carmen carolina catalina cecilia claudia cristina daniel
    daniela david diana diego eduardo elena elisa emilia enrique ernesto fernanda fernando francisco gabriel gabriela gonzalo guillermo gustavo héctor
    hugo ignacio inés irene isabel jaime javier jorge josé juan juana juanita julia julián julio laura leonor leticia lucas lucía luis luisa manuel marcela marcos margarita
    maría mario marta martín mateo mercedes miguel mónica natalia nicolás olga óscar pablo paco patricia paula pedro pepe pilar raquel raúl
    ricardo roberto rodrigo rosa samuel sandra sara sergio silvia sofía susana teresa tomás valentina vanesa verónica vicente víctor ximena yolanda`),
  nationalities: words(`africana africanas africano africanos alemana alemanas alemanes americana americanas americano americanos árabes
    argentina argentino argentinos argentinas brasileña brasileñas brasileño brasileños chilena chilenas chileno chilenos china chinas chino chinos
    colombiana colombianas colombiano colombianos cubana cubanas cubano cubanos española españolas español españoles estadounidense
    estadounidenses europea europeas europeo europeos francesa francesas francés franceses griega griegas griego griegos inglesa
    inglesas inglés ingleses italiana italianas italiano italianos japonesa japonesas japonés japoneses latina latinas latino latinos mexicana
    mexicanas mexicano mexicanos peruana peruanas peruano peruanos polaca polacas polaco polacos portuguesa portuguesas portugués
    portugueses rusa rusas ruso rusos tailandesa tailandesas tailandés turca turco turcos coreana coreano coreanos hispana hispano hispanos`),
  numbers:
    words(`dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte
    treinta cuarenta cincuenta sesenta setenta ochenta noventa cien`),
  participles: words(`abierto aprendido aumentado ayudado bebido buscado cambiado comido comprado conocido creído decidido dejado
    demostrado descubierto dicho disminuido empezado encontrado escrito estado estudiado ganado hablado hecho ido jugado leído llamado
    llegado mejorado muerto oído pagado pasado pedido pensado perdido podido puesto querido recibido roto salido sentido sido tenido
    terminado trabajado vendido venido visto vivido vuelto`),
  persons:
    words(`abuela abuelo abuelos alumna alumno alumnos amiga amigas amigo amigos compañera compañero compañeros director directora doctor
    doctora esposa esposo familia hermana hermanas hermano hermanos hija hijas hijo hijos jefa jefe madre mamá marido maestra maestro
    médico mujer niña niñas niño niños novia novio padre padres papá papás padrastro madrastra prima primas primo primos profesor profesora profesores
    sobrina sobrino suegra suegro tía tías tío tíos vecina vecino vecinos`),
  professions: words(`abogada abogado actor actriz arquitecta arquitecto camarera camarero cantante científica científico cocinera cocinero
    dentista doctor doctora enfermera enfermero escritor escritora estudiante ingeniera ingeniero jugador maestra maestro médica médico
    músico periodista pintor pintora policía profesor profesora programador psicóloga psicólogo secretaria traductora traductor vendedor veterinaria`),
  stressed: words(`agua águila ala alma área arma arpa asma aula hacha hambre hada ancla habla alga ánfora ave ansia`),
  times: new Set([...times, ...plurals(times), 'lunes', 'martes', 'miércoles', 'jueves', 'viernes']),
}
