import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`que los una las del con para por como sistema este diferentes más forma esta entre datos desarrollo cada sin son proyecto herramientas tipo
  pero sobre nos código nodos ser también uso todos trabajo así mismo uno conjunto dos caso software todo han permite crear bien proceso
  durante parte está esto herramienta tiempo gran serie cuando vez cualquier componentes aplicaciones dentro usuario visualización mediante
  estos misma tanto solución muy red web embargo además puede información todas necesario hace qué final otros objetivo creación realizar
  sistemas pruebas dicha procesos años operativo porque otro posible dicho tareas usuarios poco nodo antes resultados hay servicios gestión
  equipos funcionalidad mecanismos sus solo debe pues ello interfaz acceso día donde análisis sido sea funcionamiento poder utilizando
  servidor visualizaciones otra estas cabo comunicación debido desde único aunque ejemplo dichos nivel equipo únicamente tres cuenta problemas
  ahora era utilizado hasta resto aplicación través menos pueden cómo mayor hora limitador coste mejor cual primera entorno cantidad punto
  grado después problema plantea clave versión será creado componente tiene principal primero presente fin tener programa puerto programación
  biblioteca bajo rendimiento número conocer integración protocolo ellos ejecución utiliza nuestro ficheros infraestructura distribuido mismos
  cliente lugar errores segundo sino eso hacer mayoría base llevar sencilla gráfica realización utilizar dichas siempre primer hecho existe
  tienen había ver algo ruido siendo grupo siguiente ingeniería diseño varias instalación hemos características lenguaje creadas muchos prueba
  media momento recursos objetivos personas fuente servicio requisitos fichero generalmente arquitectura manera marco están casi nadie fue
  imágenes estructura estudio existen mucho imagen soporte otras añadir implementación configuración documentación computación gracias
  permiten propuesta cambio podemos hoy parece bastante espacio función memoria nada último entrada local ningún informática conocimientos
  requiere plataforma particular evaluación implica alimentación algoritmos respuesta alguien encuentra importante mientras luego estudios
  falta estudiantes partes veces necesidad control frente capaz salida realiza independientes distribuidos etapas posteriormente placas
  aspectos operaciones protocolos eventos anteriormente queremos ventas partir valor quien entidades medio error alternativas casa muchas tras
  capítulo ellas situación programas condiciones usando varios nombres dar arranque realizado modificación deben general propósito fallos
  tipos alternativa versiones interfaces tales computadores coordinador actualmente fases facilitar parámetros alto vamos español trabajar
  constituye lado según lectura historia prácticas principales valores casos unos diez decir ella propio tarde deberá mecanismo aprendizaje
  desarrollar formato compilación tenemos soluciones comportamiento lenguajes algoritmo tarea virtual etcétera incluye asignaturas distribuida
  máquinas editor utilizan conexión objetos direcciones segmentación relación presencia resulta principio capacidad gente igual ahí seis usar
  minutos claro calidad alumnos método enfoque sigue definición queda resultado contrario ese camino estándar estado experiencia contar nuevas
  incluso utilización dado proyectos producto placa definidos ocasiones prototipos analizar compilador paso similares real dispositivos fase
  compatible mensajes realidad pasado horas mejora experimento aquí concreto entonces contenido fácil buena única ciudad crea atención
  presenta área modelo buscar organización año modo obstante difícil diferencia original independiente total campo completamente largo aspecto
  suele ninguna pueda conseguir nueva niveles almacenamiento desarrollado puedan instancia futuro definen obtener bibliotecas implementa
  distribuidas asignatura utilidad gráficas utilidades construcción algún escalabilidad claves cuentan integra comando posibilitar controlador
  reduce ambas comunidades carga hacia inicialmente tema sería cosa quiero máximo meses finales agua papel objeto propuestas noche fuera
  nuestra pequeña últimos normalmente segunda conceptos última trabajos autores encuentran saber niños conoce previamente continuación
  aquellos seguridad sentido conocimiento carácter mundo estaba haya puedes cambios nombre sean pantalla nuevo distribución contraseña
  adquiridos dirigido obtenidos tan ejecuta defecto etapa inversa mantenimiento prototipo técnicas serán bases proporciona necesarios definir
  dependencia aquellas relacionadas necesidades componen definido siguiendo directorio encontramos observar funciones acceder archivos
  complejidad consiste ejemplos cálculo utilizadas aprovechar entidad presentes ofrecer paquetes utilizados contraste iteraciones par adecuada
  batería dato ocasión muestre cuatro días pocos cierto comunidad esa trata presentan medida definitiva pregunta protección tesis relativa
  figura examen creo texto nueve claramente demasiado algunos hablar piso semanas viene simple diseñado mejorar estrategias factores
  entrevistas describe menor libro interés investigación propia vista tenía secundarios muestra algunas doce finalmente podía ambos efectos
  disponibles superior cualquiera edad llamada miedo detalles vinagre sencillo laboratorio móvil exactamente arriba fácilmente toda pesar
  novela idea junto noches haber copia anterior paquete chaqueta alta eléctrica nuevos etc cuales permita sección comprender canales añadido
  calibración módulos comprensión funcionales escritura establecimientos instalar descubrimiento proporcionar credenciales dispositivo
  abstracción java identidad autenticación paradigma interconexión procesamiento pública utilizada arquitecturas generación posibilidad
  realizan tornado entornos mensaje clúster ejecutar opciones similar cableado representar crean utilizaremos haremos conjuntos crecimiento
  razón reducción dispone dificultades cuya ofrece aun persona verdad preguntas sabe podría semana turismo ciudades centro construir terminar
  nuestras lista mañana ordenador ante diferencias metodología cuarto obra materiales sueño facultad fui lengua escuela deja hice siete mal
  quién mayores adelante diversos contexto administración línea grandes pequeñas pequeños variable llama límite cuanto métodos lenguas
  conocido cambia leer visto práctica detección contiene sexo referencia localización profesor pequeño granada plantas eran fuerte sola orden
  máquina empezar comer llegar especial tus amigos vida compañeros pasa unas cumplir motivación ciclo tenga llegado establecer cometido
  funciona bucle tal fondo don ley líneas podamos controlar campos sólo diagramas canal mantener acciones necesaria satisfacer diseñados
  directorios generar ejecutables módulo incertidumbre detectar test circuito capaces anexo esfuerzo necesarias continuar física facilita
  físico ventajas adicionales verificación viabilidad probar define implementaciones potenciales basada didáctica deberán básicos elevado
  desarrolladores escalable estructuras aulas hacen coordinación escritorio mantienen interacciones permitiendo supone operativos
  transparencia administrador modificaciones específico lógica decide descripción damos pestaña usaremos visualizar navegador difusos
  económico salud país conviene concentración realizadas hijos continua debería turnos cuarenta últimas naturaleza reconocimiento pretende
  consecuencia sale clase mismas mala encontrar vecinos motivo vas ocho relevancia medidas capítulos tercero conclusiones acerca propone
  responde fueron integrado quería riesgo mejoras elegido veinte rápido estudiar difíciles dan importantes interesante soledad torno redes
  permitan determinar enfoques puesto mujeres grupos contextos comunes tamaño malla voy elegir figuras distintos música ácido cantidades
  fractura variables hilo dijo puntos manual luz afecta vasos estuvo nosotros pan sabía les sesión familia allá mujer autor común escena podrá
  diferente sonido gustó hombre cosas nunca corta bueno decisión alguna buen completa cuerpo salidas gestor etiquetas reducido dificulta
  posterior suficiente automática completo tuve llegas interrupción sondeo puerta pasar artículo constituyen precio duda dio tilde once salvo
  disponer pasos conexiones vemos micrófono universidad áreas tenido funcionalidades presentación garantizar ágil acústica elementos modificar
  almacenar compone concepto principalmente probado patrón extraer directa incluir totalidad siguen posibilita creados potencia subconjunto
  efectiva significativa dificultan opta especificación previa incluyen interacción integrantes analizando sincronización depuración propias
  cadena creada integrar evita inclusión aprovecha dependan conforman servidores abierto diseñada basa manipulación optimizar comenzar suelen
  versatilidad instancias independencia hilos facilitando fallo circunstancias cómputo espera consultas humanos implementar estar enviar
  sintaxis manteniendo soporta llamadas repositorio plataformas procesar conocidas capa diodos pines representación permisos suficientemente
  interesa debemos trabajamos necesitamos introducir escenario vis hará tengamos tecnologías mostrar monitorizar template crearemos creamos
  predeterminadas mis gráficos imposible balance recordar producción umbral experiencias dirección estable seguir partida tendencia elevada
  cumplimiento carece plazo dice argumento contra hubo compañera blanco sabemos centros medias hijo responden digo dinero bar iguales mucha
  familias agosto asunto tienes explican padre consigue acuerdo siglo riego modificado permitido explotaciones responder difusión combina
  novelas episodios razones término notable elaboración periodo empecé comparar clases recibido necesitan aprender parecen dejar profesores
  voluntarios contestar ayuda intérprete cinco documentos educación apenas aparecen fragmentos parecido dónde público voz corazón primeros
  aislamiento distinguir relaciones ofrecen raíz evaluaciones beneficios unidades orientación cuestión basados movilidad empleo efecto
  identificación pendiente habitual complicado aumento todavía bibliografía modernos frase encontrado claros depende escrito primeras
  resultaba cincuenta color libros hizo valoración aproximadamente volúmenes ligeramente indicado reducir hospital caída cuadrado contó
  medimos usamos hicimos longitud dejamos botón inicial válida margen cero correcto ventana altura regla energía encima hambre condición
  considera hielo recurso experimentos puesta visual voluntad sociedad ganas centra demás allí martín oficina esperando gris llega escribir
  directamente olor calle mira comida hubiera aquella normal invierno entrar calor correr basta mes caminar despacio pie reserva exige
  carpetas inicio documento breve periódica necesitar nevera vienen dormir ponía pies pepino justo polling filtro arras resolución señal
  entender operación podrían alterar comunicaciones porqué separado delante hola masa madre harina darle útil aprendido venía cabeza aquel iba
  señora apuntes cumpleaños plan escritos instalado terminal adquirir electrónica cumplido flujo flujos audio evitar inexperiencia disponemos
  definidas desea exclusivamente plano solventar restricciones importancia almacena clientes surge materia podido integradas correcta
  funcionar consideraciones disponible secundario detectado representa normativa resolver personal reflejan técnico ejecutan procedimientos
  ejecutado compatibilidad transparente descargado implican integridad simplicidad integrará posibilitan apuesta inconvenientes configurar
  dificultad compleja faciliten utilizarse demandas propósitos didáctico atractivo embebidos potencial aprovechados propiedades fiabilidad
  existentes comprende añadiendo típicos popular verificar desarrolladas relacionados ofreciendo paradigmas crearán actuales definiciones
  llevados requieren privada digital autoridad solicitante detalla cree retorno excepciones prestaciones impreso rango contenedor registros
  pila computacional universitaria titulaciones delega finalizar experimental tecnología diseñadas compatibles impide tolerancia consulta
  envío recibidos comandos basado incrementa peticiones incluyendo programador navegadores asíncronos diversas reciben señales dólares
  formatos iniciales limita dispuestos consistente evitando unitarias aprovechando productos fragmento adecuado conectados siguientes
  planteaba led periféricos importar opción terminación polo minimalismo obtiene pasamos clasifique registrar pasaremos interactuar añadimos
  hayamos solucionar inmersión permitirá cubo plugins data seres huella presentados segmentar pertenencia laboral central debate sostienen
  contienen considero favor lineal aumenta libre consume cultura pérdida adaptarla textos reconoce derechos examinar limitaciones insuficiente
  conflictos autónoma cabe persistencia zonas norma protector dotar meramente asimismo evidencia jurídica selectividad injusto entiendo has
  quitarlo quedó comentario nota institutos parecidas habría opinión vive pisos málaga turistas jóvenes lejos estuve habitación conocían
  triste olvidar industria gobierno pierden pienso prohibir poner viviendas servir dándole estoy nuestros éramos limitada bolsillo mirar
  pedirle cena responsable conducir sitio cursos volvieron conversaciones economía agraria expansión agricultores cuenca demanda puso analiza
  adaptación aplicado profundidad introducción teórico recoge recepción crítica considerablemente fortuna prensa argentina correspondencia
  aproximación contribuir elección ámbito coincide mercado documentar compartida mexicanas circunstancia lecturas hipótesis sostiene relatos
  formal recientes transferencias relacionado enfermería queja afectan literatura profesionales relacionan numerosos comprobar consumo soy
  procede manuales médico ejercicios curso abandonan proponer adecuados piensan usan hicieron llegué archivo buscando comercio sal sacó
  pregoneros vecino permiso vender mediodía leen esos normas regulaban experimentado social contactos semanales refiere discrepancia percibida
  desean intervenciones basadas aumentar sitúan población instrumento asociados pandemia generado sugieren informalidad sector informal mano
  empresas costes quince panel distribuye trabajadores hallan simultáneamente heterogeneidad interna fenómeno situar artículos mediterráneo
  ponen especialmente cerca observa claras individuo consecuencias laboratorios utilicen investigadores malo ventaja hablan parar aprenden
  muestran estudian terminan castellano quiere llegaron fotos sesenta alrededor pudo batalla reconstrucciones salen decidió acababa manos
  precisamente acético disolución llevó aparición coloración rosa persistente treinta equivalente relativo retrospectivo pacientes accidente
  tráfico benzodiacepinas ajuste péndulo bola fino cronómetro longitudes borde ordenada origen salió creemos semillas recibió natural debajo
  hojas planta jamón ibérico serio hombres contando servía plato cuál azar pedimos raro vino décima funcionó esas pueblo mezcla asciende
  llegada olvido caer apellidos personajes destaca ritmo colmena cine película juego caracteriza extraordinaria convierte estudia guerra
  merece esencial pensaba forman salido dura asiento respeto tengo pega diría cuesta barba ropa mejores llamar escribió entiende frases
  contigo conozco quedé rato recomiendo gato llena mete veintitrés explica ocurre juan comprensible prisa salir intentar rapidez tramos
  carrera eres resistencia cómoda ejercicio descanso electrónicos constancia acompañado metadatos completos categorías produce indiquen
  revisar mayúsculas habituales compartido suerte llevo limpieza obligación consejos quieren puedo consejo poca mochila tirar albergues viaje
  graves julio entendí cantaba gazpacho órdenes huele verde discutir truco mínimo comparación comprueba perfectamente procesador rutina
  específica inmediata cuidado necesitas confirmatorias contrato comprador vendedor segundas exigir determinante conste clara palabra supuesto
  doble conclusión causa perdí bus significa aparece llevan salga aburrido bacterias producen gramos espero buenas guardar cazar llamaba
  cansarla mirando quieto silencio entró anciano sombrero preguntó explicó estación salía reloj creer esfera levantó notario otorgar pluma
  firma venir autobús estábamos conductor pensé filosofía saqué descartes estás avenida contestó salí noviembre mesa tarta quedarse hermano
  llevaba domingo vuelva corriente caracteres rápidamente dando relativos aplicada alumno técnica habilidades acústicos locales indicando
  satisfactorios marcados metodologías trabajado éste descrito detalle bloques estéreo derecho separar detecta conseguirlo asume irán
  planificado duración limitación bloque conforme ecualización ecualizaciones internas vector justamente eliminar carpeta estudiados calibrar
  facilite ejecutarse tomadas estudiado extensa vía tanta intento compilar originales antiguo remota causada comerciales reproducción emisión
  contaminación esquema aplicar acabado conseguido sometido correctamente arrancar iniciar almacenan entradas separados tarjeta somos guía
  evidente cumpla facilitará explicará volverá constantemente disponga piezas finalización llegados adicional traduce comenzaremos válidos
  subsección profundizamos deficiencias suman virtualizar virtualización capas ejecutando contenidos controles vital utilizará potente
  implementada ahorrando creando experimentar estrategia planteados realice descartar externas popularidad elegida valorando interesados
  complementan anteriores síntesis currículo factible aportando interconexiones físicos refrigeración podrán cabida requerir fundamentos
  eficiencia formado determinado enlazador depurador utilizarán soportar manejo dependencias asignada accesibles identificador dinámica
  intercambio trivial teóricamente integrable aplicadas abandonado explorar vías ofrecidos facilitan criptografía públicamente consisten
  cifrado certificados determinada delegando permitir simulador incompatibles descarta incluido sobrecarga existiendo single bajas propiciado
  disponibilidad banda conocen despliegues físicamente descritos frameworks segmento contador ciencias disponen asignadas integran
  centralizado extraídos realizada analizado sustitución despliegue repartidos núcleo cuello botella optimiza probada preparado homogéneos
  actúe peer proponen descubrir facilidad permanente tradicionales designado suscritos cadenas legibilidad transmisión gestionar escala
  uniones originalmente revisión conlleva designar planificación temporal llevadas determinan unidad centradas estilo ejecutable
  complementaria ejecutará variaciones escribiendo ambivalente ayudan evalúa convenciones modelos múltiples aplica operar adición académicos
  ubicación sumada partiendo definida supervisión interpretado fundación orientada recibe ratón procesadores intercomunicación generados
  module dadas parámetro significativo mas inteligencia provee cámara adaptar establece manipular asíncrona altamente decisiones flexibilidad
  significativamente proporcionan abstrae instalados cruzada simplificar asociadas deba genera básicas privilegios cuyas almacenados
  restringido ambiente consiguen simula cascada intervalos cubrir satisfactoriamente incrementando global trabajan fusibles amperios
  sobrecargas cabezas cables prácticos integrarán apoyarse conocidos individual complicaría complejas reglas terceros valora secuencia
  intercambiados exhaustiva consola tradicional correspondiente escrita implementado cuyo aprovechan inspirada primitivas informe fundamental
  desarrollada accesible encarga actualización programar desaparece barras encargue guardamos trabajaremos necesita teníamos petición mostrará
  añadiremos métricas definiremos hipotético inmersiva organizado van analizamos empezaremos llamaremos página alojado simplemente tratarse
  utilizarlo mencionó tomando intentaremos primitivo usarlo estará estarán luces posición gusto can are tratará mencionar agradecer padres
  pudiera colaborar mencionado izquierda añadirlas iremos funcionará ninguno ayudará audiovisuales internet extremadamente alejados umbrales
  omite umbralización impulsivo espectro electromagnético diaria artificial maximización píxel penalti intención cálculos sustituirá
  aritmética presentadas creen`)
