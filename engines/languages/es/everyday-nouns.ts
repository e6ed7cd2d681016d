import { words } from '../words.ts'

// Nouns of every day and of papers by gender, where the ending does not tell it or the word may be taken for another. Sure endings (-ción,
// -dad, -aje ...) are known by rule and stay out, so do words that are mostly adjectives. A noun of two genders stands in `both` alone.
export const everydayNouns = {
  m: words(`usuario nodo servidor editor doctor compilador primo vecino comando protocolo canal prototipo directorio ordenador desayuno actor ciclo profesor módulo administrador calor ministro conductor trabajador paseo picnic obrero guerrero campeón viajero funcionario navegador prestigio delfín muchacho campesino día escritor pintor ganador vendedor pasajero anfitrión mundo
    abdomen aborto abrazo abrigo abril abuelo aburrimiento abuso accidente aceite acento acero acuerdo ademán adiós adulto aeropuerto agosto
    agujero ahorro aire ajedrez ajo alcalde alcance alcohol alfiler algodón aliento alimento almacén almirante almuerzo alquiler alumno amanecer
    ambiente amigo amor anciano andén anillo animal anochecer antepasado anuncio apartamento apellido apetito apio apoyo aprendizaje apunte
    archivo arco argumento armario aroma arrecife arroyo arroz artículo ascensor asesor asiento aspecto asunto ataque atardecer ataúd atún auge
    aumento autobús automóvil autor auxilio avance avión ayuntamiento azafrán azar azote año bache bachillerato baile balcón baloncesto balón
    banco bar barco barril barrio barro bastón baño baúl bebé beneficio beso bigote billete biombo bisturí bloque bocadillo boleto bolsillo bolso
    bolígrafo bombero bordado borde bosque bosquejo bote botín botón brazo brillo bronce buey bufón bulto buque burro buzón caballero caballo
    cabello cable cacahuete cadáver café caimán cajón calamar calcetín calendario camarero camarón cambio camello camino camión campamento
    campeonato campo candado cangrejo canon caos caparazón capricho capullo capítulo caracol carbón cargo cariño carnaval carnet carnicero carro
    cartel cartero cartón carácter casco caso castigo castillo catálogo cauce caudal cañón celular cementerio cemento centavo centro centímetro
    cepillo cerdo cerebro chaleco champán champú cheque chicle chico chisme chiste chocolate chofer choque cielo cigarrillo cilindro cimiento
    cine cinturón circo cisne ciudadano clavel clavo clima club cobre coche cocinero cocodrilo codo cofre cohete cojín colapso colchón colegio
    collar colmillo color columpio comedor comentario comercio comienzo comité compañero componente comportamiento compromiso compás concepto
    concierto concurso conde conejo conflicto congreso conjunto conocimiento consejo consumo contacto contenido contexto continente contrato
    control convenio convento coraje corazón cordel cordero coro corral corredor correo cortocircuito costado coste costo crecimiento crepúsculo
    crimen cristal criterio cruce crucero cráneo cráter crédito cuaderno cuadro cuartel cuarto cubo cuchillo cuello cuento cuerno cuero cuerpo
    cuervo cuestionario cuidado cultivo cupón curso cuñado cáncer césped círculo código dato debate deber decreto dedo defecto delantal delito
    departamento deporte depósito desafío desarrollo desastre descanso descenso descubrimiento descuento desempleo deseo desfile desierto desliz
    desnivel despacho desperdicio destino desván detalle diagnóstico diamante diario dibujo diccionario diciembre diente diluvio dinero dios
    director disco discurso diseño disfraz disparo dispositivo distrito diálogo documento dolor domingo don dormitorio drama dueño duque eclipse
    ecosistema edificio efecto eje ejemplo ejercicio ejército elefante elemento elogio embarazo emblema emperador empleo empresario encanto
    encargo encuentro enemigo enero enfoque enjambre enlace ensayo entierro entorno entrenamiento entusiasmo envase envío episodio equilibrio
    equipaje equipo erizo error escaparate escenario escombro escote escritorio escudo escándalo esfuerzo eslabón espacio espectáculo espejo
    espesor esposo espárrago espíritu esqueleto esquema estadio estado estanque estante estaño estereotipo estilo estorbo estrés estuche estudio
    estupor estímulo estómago evento examen exilio experimento factor fallo fantasma faro fascismo favor febrero fenómeno ferrocarril festival
    fichero fin flan flujo follaje folleto fondo formulario foro fracaso fraude freno frijol fruto fuego funcionamiento fusil futuro fármaco
    fósforo fútbol gabinete ganado gancho garaje garbanzo gas gasto gato genio gerundio gesto gimnasio girasol giro globo gobierno gol golfo
    golpe gorrión grado gramo granero granizo grano grito grosor grupo guante guardarropa guion guisante guiño gusano gusto género hecho helado
    hemisferio hermano hielo hierro higo hijo hilo himno hito hogar hombre hombro homenaje homicidio honor horario horizonte hormigón horno
    hospital hotel hueco hueso huevo humo humor huracán hábitat hábito héroe hígado idioma imperio implante importe impuesto impulso incendio
    incidente incremento indicador individuo infarto infierno informe ingrediente ingreso inicio insecto instante instinto instituto instrumento
    intento intercambio interés invierno islote jabón jaguar jamón jarabe jardín jarro jarrón jinete jornal juego jugador jugo juguete juicio
    julio junio kilo kilómetro laberinto labio laboratorio lado ladrido ladrillo ladrón lagarto lago largometraje latido laurel lavabo lazo
    lector legado lenguaje leopardo letrero levantamiento león libro liderazgo lienzo limón litro llanto lobo logro lomo loro lote lugar lujo
    lunar lápiz látigo límite lío líquido maestro malecón manantial mando mango mantel mapa maquillaje marco marfil marido martillo marzo matiz
    matorral matrimonio mayo maíz mecanismo mechón medicamento melocotón melón mensaje menú mercado mes mesón l metro miedo milagro millón
    milímetro ministerio minuto misterio mito mobiliario modo mojón molde molino momento monasterio mono monte montón monumento morro motivo
    motor motín movimiento mueble muelle municipio muro museo musgo muslo muñeco mármol mérito método músculo nacimiento naranjo negocio nervio
    neumático nido nieto nivel niño nogal nombre norte notario noticiario noviembre novio nudo nácar número objetivo objeto ocio octubre océano
    oeste oficio ojo olfato olor olvido ombligo orgullo orificio origen oro oso otoño oxígeno oído pacto padre pago paisaje palacio palmar palo
    pan panal panel panorama pantalón papel paquete par paradigma parador paraje paraíso parque partido pasaporte pasillo paso pastel patio pato
    patrimonio patrón payaso país pañal pañuelo peatón pecado pecho pedal pedazo peine peldaño peligro pellejo pelo pensamiento perejil perfil
    perfume periódico permiso perro personaje período peso peñón pie pilar pimiento pincel pino piso placer plan planeta plato plazo plomo
    plumaje plátano poder poema polen pollo polo polvo pomelo porcentaje portal porvenir postre pozo prado precio prefijo prejuicio premio
    presupuesto pretexto principio problema procedimiento proceso producto programa progreso promedio pronóstico propósito protagonismo provecho
    proverbio proyecto préstamo príncipe pueblo puente puerto puesto pulmón pulpo pulso punto pupitre puñal puño pájaro párpado párrafo queso
    quiste rabo racimo radar ramo rango rasgo rastro rato ratón rayo rebaño recibo recinto recipiente reclamo recorrido recreo recuerdo recurso
    reembolso reflejo refresco refrán refugio regalo registro reglamento reino relato relevo relieve reloj relámpago remedio remordimiento
    rendimiento repertorio reportaje reposo requisito rescate residuo respaldo respeto restaurante resultado resumen reto retraso retrato rey
    rezo riel riesgo rincón ritmo riñón roble rocío rodeo romanticismo ron rosal rostro rubor rubí ruido ruiseñor rumbo rumor rábano régimen río
    sabor saco sacrificio saldo salmón salto saludo salón sarampión sector sello semblante semestre semáforo sendero seno sentido sentimiento
    septiembre servicio seudónimo sexo siglo significado silencio sillón sistema sitio sobrino sofá sol sonido soporte sorteo subtítulo suceso
    sudor sueldo suelo sueño sufrimiento sujeto supermercado sur surco susto susurro suéter sábado símbolo síndrome síntoma sótano taburete tacto
    tacón talento taller talón tamaño tambor tanque tapiz tatuaje taxi teatro tebeo techo teclado tejado tejido teléfono telón tema temblor temor
    temperamento templo tenedor tenis terciopelo terremoto terreno territorio terror tesoro testamento texto tiburón tiempo tigre timbre timón
    tipo toldo tomate tono torneo tornillo toro torrente torso trabajo tractor traje tramo transporte tranvía tratado tratamiento trauma trayecto
    tren tribunal trigo trimestre triunfo triángulo trofeo tronco trono tropiezo trozo truco trueno tráfico trébol turismo turno té término tío
    título túnel umbral uniforme universo uso valle valor vapor vaso vecindario vehículo vello velo veneno ventanal ventilador verano verbo
    verdugo vestido vestuario viaje vicio vidrio viento vientre vigor villancico vinagre vino violín vistazo vocabulario volante volcán voleibol
    volumen voto vuelo vínculo yate yerno yeso yogur zafiro zapato zoológico zorro zumo zócalo álbum ángel árbol éxito índice`),
  f: words(`batería gestión banda opinión región religión legión rebelión unión comunión cuestión digestión sugestión combustión muchacha anciana mamá ceremonia propiedad variedad sociedad ansiedad novedad vecina blusa economía caminata cafetería
    agua área asma ave hambre abeja abogacía abuela abundancia academia acera actriz acuarela aduana afición agencia agenda aguja ala alarma alcoba aldea alegría alergia
    alfombra alga alhaja alma almeja almendra almohada alternativa altura alumna amapola amatista ambulancia amenaza amiga ampolla antena
    anécdota apariencia apuesta araña arena arma armonía arruga asamblea asignatura aspirina astilla astucia atmósfera audiencia aula ausencia
    autopista autora avalancha avenida aventura avispa ayuda azotea azucena bahía bala balanza ballena banca bandeja bandera barba barbarie
    barbilla barca barra barrera barriga batalla bañera bebida beca belleza berenjena biblioteca bicicleta bienvenida bisabuela bobina boca
    boda bodega bolsa bomba bondad bota botella broma bruja brújula bufanda burbuja burla butaca búsqueda cabaña cabeza cabina cabra cadena
    cadera caja calabaza calavera calle calma cama camisa camiseta campana campaña cancha canoa cantidad capa capilla cara caravana caricia carne
    carpeta carpintería carrera carretera carta cartera cartulina casa casualidad catarata catedral catástrofe causa caña cebolla ceja celda cena
    ceniza cereza cerilla certeza cerveza cerámica chaqueta charla chica chimenea chispa cicatriz ciencia cifra cima cinta cintura ciruela cita
    ciudad claridad clase clave clínica cocina coincidencia cola colección colina colmena columna comarca comedia comida comisaría compañía
    compra computadora comunidad conciencia conducta conferencia confianza conquista consecuencia constancia consulta contraseña copa copia
    corbata cordillera corona corriente corteza cosa cosecha costa costilla costumbre creencia crema criatura crueldad cruz crítica cuchara
    cuenca cuenta cuerda cuesta cueva culpa cultura cumbre cuna curva cámara cápsula cárcel cáscara cúpula dama danza deficiencia delicia demanda
    democracia densidad denuncia depresión derrota desgracia despedida desventaja deuda diadema diana dictadura dieta diferencia diligencia
    directora disciplina discoteca disculpa disputa distancia docena doctora doctrina ducha duda edad eficacia eficiencia elegancia emergencia
    empresa enciclopedia encuesta energía enfermedad enfermera ensalada enseñanza entidad entrada entrega entrevista envidia epidemia equis
    escala escalera escasez escena escoba escuela escultura esencia esfera esmeralda espalda especie espera esperanza espina esponja esposa
    espuma esquina estación estadía estadística estancia estantería estatua estatura estrategia estrella estructura estufa etapa etiqueta
    evidencia excusa experiencia fachada factura facultad falda falta fama familia fantasía farmacia fase fe fecha felicidad feria ficha fiebre
    fiesta figura fila filosofía finca firma flauta flecha flor fobia foca fogata forma fortaleza fortuna foto fotografía fracción frambuesa
    frase frecuencia fresa frontera fruta fuente fuerza función funda fábrica fórmula gafa gala galaxia galería galleta gallina gama gana
    ganancia garantía garganta garra gasolina gaviota gente geografía gerencia gira gloria golondrina goma gorra gota gracia gramática granja
    grasa gravedad gripe grosería gruta grúa guerra guitarra habitación hacha hacienda hada hamaca hamburguesa harina herencia herida hermana
    herramienta hiena hierba hija historia hoguera hoja hora hormiga hormona huelga huella huerta humareda hélice idea iglesia imagen imprenta
    incógnita indiferencia industria infancia ingeniería iniciativa injusticia inocencia inteligencia intemperie ira isla jalea jaqueca jarra
    jaula jerarquía jirafa jornada joya juerga jungla justicia juventud laguna lana lancha langosta lata lavadora lealtad leche lechuga lectura
    legumbre lejanía lengua lenteja letra levadura ley leyenda leña libertad libra librería libélula licencia liebre liga limosna limpieza
    linterna lista literatura llamada llanta llanura llave llegada lluvia locomotora locura lona lotería lucha lumbre luna luz lágrima lámina
    lámpara lástima línea maceta madera madre madrina madrugada maestra magia maleta maleza manada mancha manera manga mano manta manteca
    mantequilla manzana maqueta maravilla marca marcha marea margarita mariposa masa mascota materia matrícula mayoría medalla medicina medida
    mejilla melena melodía memoria mención mente mentira mercancía merienda mermelada mesa metodología metáfora mezcla miel mina minoría
    mirada misa miseria mitad mochila moda molestia moneda monja montaña moraleja mota moto motocicleta mudanza muela muerte muestra mujer multa
    multitud muralla muñeca máquina máscara médula música nación naranja nariz natación naturaleza navaja nave neblina nevada nevera niebla nieta
    nieve niña niñez noche norma nostalgia nota noticia novela novia nube nuca nuera nuez nómina obra ocurrencia ofensa oferta oficina oliva olla
    onda oportunidad oración oreja orilla orquesta orquídea ortografía oruga oscuridad oveja paciencia paella paja pala palabra palanca palma
    paloma panadería pandemia pandilla pantalla parada paradoja pared pareja parodia parrilla parte partícula pasarela pasta pastilla pata patata
    patria pausa paz pañoleta pelota peluca peluquería película pena pensión península pera percha pereza perla permanencia persiana persona
    perspectiva pesadilla pesca peseta pestaña piedra piel pierna pieza pila pimienta pinza pirámide piscina pista pizarra pizza piña planta
    plata plataforma playa plaza plegaria pluma población pobreza poesía polea política pomada popa porcelana porción portada potencia pradera
    precipitación preferencia pregunta prensa presencia presidencia prima primavera princesa prisa profecía profesora promesa propaganda propina
    propuesta prosa protesta provincia prueba práctica psicología pubertad puerta pulga pulsera puntuación pureza página pólvora queja quemadura
    quincena química rabia radiografía rama rana ranura raqueta raya raza raíz realidad rebanada rebeldía receta red referencia reforma regla
    reina reja relevancia reliquia repisa república resaca reserva residencia resistencia respuesta retina reunión revista ribera rienda rifa
    riqueza risa riña roca rodilla ropa rosa rosca rotonda rueda ruina ruleta ruta rutina sabiduría sal sala salida saliva salsa salud sandalia
    sandía sangre sauna secretaría secuela secuencia seda selva semana semilla senda sentencia sequía serie serpiente servilleta sesión seta
    señal señora señorita sierra silla silueta simpatía sinagoga sinceridad sirena sobrina soja soledad solicitud sombra sombrilla sonrisa sopa
    sorpresa sospecha subida sudadera suegra suerte suma superficie sábana sílaba tabla tableta tapa tarde tarea tarifa tarima tarjeta tarta taza
    teja tela telaraña tele telenovela temperatura tempestad temporada temática tendencia teoría terapia ternera ternura terraza tertulia tibia
    tienda tierra tijera tinta tiza toalla tontería tormenta torpeza torre torta tortilla tortuga tos tradición tragedia traición trama trampa
    trayectoria tregua trenza tribu tripulación tristeza tropa trucha tumba tutela tía urgencia utopía uva uña vaca vacuna vainilla valentía
    valla valía variante vejez vela velada velocidad vena venda vendimia venganza venta ventaja ventana vereda vergüenza versión vez vid vida
    vigilia villa virtud viruela visita vista vitrina viuda vivienda viñeta voz vuelta vértebra vía víctima víspera yegua yema yuca zanahoria
    zanja zapatilla zarzuela zona zorra época`),
  both: words(`base defensa meta adolescente agente amante analista antílope aprendiz arte artista asistente astronauta atleta ayudante azúcar camarada cantante capital caza
    ciclista cliente colega coma cometa comunista conserje contable corte cura cómplice cónyuge delta dentista dependiente deportista
    descendiente detective dirigente dote economista editorial espía estudiante feminista final flautista frente gerente guardia guardián
    guitarrista guía habitante hereje hincha idiota indígena inmigrante integrante internet interrogante intérprete joven juez lente linde líder
    mar maratón margen mañana mendigo menor miembro militante militar modelo moral mártir médico músico nómada optimista orden oyente paciente
    papa pariente parlante participante patriota pediatra pendiente periodista pez pianista piloto pirata poeta policía portavoz presidente pro
    profeta protagonista radio recluta rehén reo representante residente rival sartén soldado soprano superviviente suplente taxista televidente
    teniente tenista terapeuta terrorista testigo tilde trompeta turista tutor vigilante violinista visitante vocal votante yoga`),
  /** The same in both numbers, masculine. */
  mFixed:
    words(`oasis abrelatas análisis atlas brindis campus cumpleaños jueves lavaplatos lunes martes miércoles parabrisas paracaídas paraguas paréntesis
    rascacielos rompecabezas sacacorchos tórax viernes virus énfasis éxtasis`),
  /** The same in both numbers, feminine. */
  fFixed: words(`crisis diagnosis diócesis dosis hipótesis morfosis metrópolis parálisis prótesis sintaxis síntesis tesis`),
} as const
