import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
investigación noun f
  systematic inquiry: estudio, indagación, trabajo científico = La «investigación» abarcó doce escuelas de la provincia.
  police inquiry: pesquisa, averiguación, indagación = La «investigación» del robo duró casi dos años.
estudio noun m
  scholarly work: investigación, trabajo, indagación = El «estudio» compara tres tratamientos contra la migraña.
  act of learning: aprendizaje, adquisición = El «estudio» de una lengua exige tiempo y constancia.
trabajo noun m
  scholarly text: estudio, artículo, escrito, texto = El «trabajo» analiza la prensa obrera de Bilbao.
  paid activity: empleo, ocupación, puesto; informal curro; opposite desempleo, paro = La mitad de los jóvenes busca «trabajo» en la capital.
análisis noun m
  close examination: examen, estudio, revisión; opposite síntesis = El «análisis» de los textos revela dos etapas distintas.
examen noun m
  close examination: análisis, estudio, revisión = Un «examen» atento de las fuentes desmiente esta lectura.
  test of knowledge: prueba, evaluación, test = Los alumnos hicieron el «examen» al final del curso.
método noun m
  way of working: procedimiento, técnica, sistema = El «método» elegido funciona también con muestras pequeñas.
metodología noun f
  system of methods: método, planteamiento metodológico, procedimiento = El segundo capítulo expone la «metodología» de la investigación.
procedimiento noun m
  way of doing something: método, técnica, proceso, sistema = El nuevo «procedimiento» consume la mitad de agua.
  legal proceedings: proceso, causa, juicio = El «procedimiento» terminó con la absolución del acusado.
técnica noun f
  practical method: método, procedimiento, sistema = Esta «técnica» permite fechar los restos con precisión.
  skill in doing something: destreza, habilidad, pericia, maestría = La «técnica» del pintor mejoró en los años romanos.
resultado noun m
  what a study yields: hallazgo, dato obtenido = Los «resultados» se presentan en la tabla 2.
  what follows from an action: efecto, fruto, consecuencia, producto; opposite causa = La crisis fue el «resultado» de malas decisiones.
hallazgo noun m
  what was found: descubrimiento, resultado, constatación = El «hallazgo» más llamativo se refiere a los varones jóvenes.
descubrimiento noun m
  finding of something unknown: hallazgo, localización, revelación = El «descubrimiento» de la tumba atrajo a muchos viajeros.
dato noun m
  item of information: información, referencia = Los «datos» se recogieron mediante un cuestionario anónimo.
hipótesis noun f
  supposition to be tested: suposición, conjetura, supuesto = Esta «hipótesis» debe comprobarse con una muestra mayor.
tesis noun f
  claim to be defended: posición, afirmación, aserto, postura; opposite antítesis = El autor defiende su «tesis» con ejemplos históricos.
  doctoral paper: tesis doctoral, trabajo de doctorado, disertación = La «tesis» trata la vivienda obrera de la posguerra.
muestra noun f
  part examined: grupo estudiado, selección = La «muestra» está formada por doscientos estudiantes.
  sign that shows something: prueba, señal, indicio, testimonio = El gesto fue una «muestra» de respeto.
efecto noun m
  what a cause produces: consecuencia, resultado, repercusión; opposite causa = El «efecto» de la reforma tardó años en notarse.
causa noun f
  what produces an effect: motivo, razón, origen, factor; opposite efecto, consecuencia = La «causa» principal del declive fue la peste.
  court case: proceso, pleito, litigio, procedimiento = La «causa» se resolvió a favor del trabajador.
factor noun m
  contributing element: elemento, causa, componente; academic determinante = La edad es uno de los «factores» que influyen en la curación.
papel noun m
  part played: función, cometido; academic rol = La prensa desempeñó un «papel» decisivo en la campaña.
  written record: documento, escrito = Los «papeles» de la familia se guardan en el archivo.
función noun f
  purpose served: papel, cometido, finalidad, misión = La «función» del prólogo es presentar a los personajes.
aspecto noun m
  side of a matter: faceta, vertiente, dimensión, elemento = Este «aspecto» del problema se ha descuidado a menudo.
  outward look: apariencia, presencia, traza; informal pinta = El «aspecto» de la fachada cambió tras la restauración.
enfoque noun m
  way of dealing with a subject: planteamiento, perspectiva, óptica = El «enfoque» adoptado combina historia y sociología.
planteamiento noun m
  way a matter is set out: enfoque, formulación, exposición = El «planteamiento» del problema resulta demasiado amplio.
teoría noun f
  system of ideas: doctrina, concepción, modelo teórico; opposite práctica = La «teoría» explica bien el movimiento de los planetas.
concepto noun m
  abstract idea: noción, idea, categoría; academic constructo = El «concepto» de ciudadanía ha cambiado con el tiempo.
noción noun f
  abstract idea: concepto, idea, categoría = La «noción» de paisaje varía de un autor a otro.
  basic knowledge: conocimiento, rudimento, fundamento = El curso ofrece las primeras «nociones» de estadística.
idea noun f
  product of thought: concepto, noción, pensamiento, concepción = La «idea» de progreso domina todo el siglo.
  opinion: opinión, parecer, juicio = Los historiadores tienen «ideas» muy distintas al respecto.
modelo noun m
  simplified representation: esquema, representación = El «modelo» prevé un aumento de las lluvias invernales.
  example to follow: ejemplo, referencia, patrón; academic paradigma = La constitución francesa sirvió de «modelo» a muchas otras.
prueba noun f
  what shows a fact: demostración, testimonio, confirmación; academic evidencia = No hay «pruebas» seguras de la autenticidad de la carta.
  test: ensayo, experimento, test, examen = Las «pruebas» del motor duraron seis semanas.
demostración noun f
  proof by reasoning: prueba, argumentación, comprobación; opposite refutación = La «demostración» del teorema ocupa tres páginas.
argumento noun m
  reason in support: razón, razonamiento = Contra esta lectura existen «argumentos» más sólidos.
  story of a work: trama, asunto, historia = El «argumento» de la novela procede de una leyenda.
razonamiento noun m
  chain of reasons: argumentación, argumento, reflexión = El «razonamiento» del juez se apoya en dos premisas.
tema noun m
  subject treated: asunto, motivo, cuestión = El «tema» del exilio recorre toda su obra.
asunto noun m
  matter: tema, cuestión, materia, problema = El «asunto» se debatió en la sesión de mayo.
cuestión noun f
  matter to be settled: asunto, problema, tema, punto; academic problemática = La «cuestión» de la responsabilidad sigue abierta.
problema noun m
  difficulty to be solved: dificultad, cuestión, obstáculo, inconveniente; opposite solución = El «problema» más grave es la seguridad de los datos.
solución noun f
  answer to a problem: respuesta, remedio, salida, arreglo; opposite problema = La «solución» propuesta reduce los costes un tercio.
pregunta noun f
  request for an answer: interrogante, cuestión, interrogación; opposite respuesta = La «pregunta» de investigación se refiere al consumo de azúcar.
interrogante noun mf
  open question: pregunta, cuestión, duda, incógnita; opposite respuesta = El estudio deja varios «interrogantes» sin resolver.
respuesta noun f
  reply to a question: contestación, réplica; opposite pregunta = Las «respuestas» de los entrevistados se grabaron y transcribieron.
  way of reacting: reacción, acogida = La «respuesta» del público a la obra fue fría.
significado noun m
  what is meant: sentido, valor; academic acepción = El «significado» de la palabra ha cambiado desde la Edad Media.
sentido noun m
  what is meant: significado, valor; academic acepción = La palabra aparece con este «sentido» ya en Cervantes.
  direction: dirección, orientación = El disco gira en «sentido» contrario.
importancia noun f
  great worth: relevancia, trascendencia, peso, alcance; opposite irrelevancia = La «importancia» del sueño para la memoria está bien documentada.
relevancia noun f
  bearing on the matter: importancia, trascendencia, interés, peso; opposite irrelevancia = La «relevancia» clínica de esta diferencia es dudosa.
limitación noun f
  weakness of a study: deficiencia, debilidad, carencia = Una «limitación» del estudio es el reducido número de casos.
  restriction: restricción, límite, cortapisa, traba = La ley fija «limitaciones» al uso de datos sanitarios.
límite noun m
  line not to be passed: tope, umbral, máximo = La concentración superaba el «límite» fijado por la ley.
conclusión noun f
  judgement reached: deducción, resultado, inferencia; opposite premisa = Los autores llegan a la «conclusión» opuesta.
  last part: final, fin, término, terminación; opposite comienzo, inicio = La «conclusión» de las obras se retrasó un año.
premisa noun f
  basis of reasoning: supuesto, presupuesto, postulado; opposite conclusión = La «premisa» del razonamiento no está demostrada.
supuesto noun m
  what is taken as given: presupuesto, premisa, hipótesis, suposición = El «supuesto» de que los mercados son racionales se discute.
  case laid down by law: caso, circunstancia, hipótesis = La norma prevé tres «supuestos» de nulidad.
propósito noun m
  what one wants to reach: objetivo, fin, finalidad, intención, meta = El «propósito» de la tesis es reconstruir esta historia.
objetivo noun m
  what one wants to reach: meta, fin, propósito, finalidad = El «objetivo» es reducir a la mitad las emisiones.
finalidad noun f
  what something is for: fin, objetivo, propósito, función = La «finalidad» de la norma es proteger a los menores.
fin noun m
  what one wants to reach: objetivo, finalidad, propósito, meta = El «fin» de la sanción es evitar nuevos delitos.
  last part: final, término, conclusión; opposite principio, comienzo = El «fin» de la guerra trajo una breve prosperidad.
intención noun f
  what one means to do: propósito, voluntad, idea, objetivo = La «intención» de la autora es corregir un viejo prejuicio.
motivo noun m
  reason for something: razón, causa, móvil; academic motivación = Los «motivos» del rechazo figuran en la sentencia.
  recurring element in art: tema, asunto; academic topos = El «motivo» del viaje aparece en muchas novelas.
razón noun f
  cause or argument: motivo, causa, argumento = Las «razones» de esta elección son sobre todo económicas.
  faculty of thinking: entendimiento, raciocinio, intelecto; opposite sinrazón = Para los ilustrados la «razón» guía al ser humano.
origen noun m
  where something comes from: procedencia, raíz, causa, génesis; opposite fin = El «origen» del conflicto está en los impuestos.
consecuencia noun f
  what follows from something: efecto, resultado, repercusión, secuela; opposite causa = La sequía tuvo graves «consecuencias» para las cosechas.
influencia noun f
  power to affect: influjo, efecto, peso = La «influencia» de la pintura flamenca es evidente.
impacto noun m
  strong effect: efecto, repercusión, incidencia, huella = Se midió el «impacto» del turismo en el medio ambiente.
  collision: choque, colisión, golpe = En el momento del «impacto» el coche estaba casi parado.
relación noun f
  how things are connected: vínculo, conexión, nexo, lazo = La «relación» entre renta y salud es compleja.
vínculo noun m
  connection: relación, nexo, lazo, conexión = El estudio confirma el «vínculo» entre tabaco e infarto.
correlación noun f
  two things varying together: relación, asociación, correspondencia = La «correlación» entre las dos variables es débil.
comparación noun f
  examination of likeness and difference: cotejo, confrontación, parangón = La «comparación» con otros países europeos resulta instructiva.
diferencia noun f
  being unlike: disparidad, divergencia, desigualdad, distancia; opposite semejanza, igualdad = La «diferencia» entre los dos valores es mínima.
semejanza noun f
  being alike: similitud, parecido, afinidad, analogía; opposite diferencia = La «semejanza» entre los dos cuadros se advirtió pronto.
analogía noun f
  likeness in some respects: semejanza, similitud, parecido, paralelismo; opposite diferencia = La «analogía» con el caso anterior es evidente.
variable noun f
  quantity that may change: factor, parámetro, magnitud = Las dos «variables» se midieron cada semana.
valor noun m
  measured number: cifra, magnitud, medida = Los «valores» más altos se registran en agosto.
  worth: mérito, importancia, calidad, interés = El «valor» literario del diario es indiscutible.
medida noun f
  action taken: disposición, acción, iniciativa; dated providencia = El Gobierno adoptó «medidas» contra la inflación.
  size or amount measured: dimensión, magnitud, tamaño = Las «medidas» del cráneo se tomaron dos veces.
medición noun f
  act of measuring: medida, registro; academic mensuración = La «medición» de la tensión se hizo en reposo.
observación noun f
  act of watching: vigilancia, seguimiento, control = La «observación» de los pacientes duró cuarenta y ocho horas.
  remark: comentario, nota, apunte, advertencia = Esta «observación» vale también para el teatro.
experimento noun m
  scientific test: prueba, ensayo, test = El «experimento» se repitió a distintas temperaturas.
fenómeno noun m
  thing that happens: hecho, suceso, manifestación = El «fenómeno» es más frecuente en las ciudades.
hecho noun m
  thing that happened: suceso, acontecimiento, episodio = Los «hechos» se reconstruyeron gracias a los testigos.
acontecimiento noun m
  thing that happens: suceso, hecho, evento = El «acontecimiento» marcó el comienzo de una nueva época.
caso noun m
  single instance: ocasión, situación, circunstancia = En tres «casos» se suspendió el tratamiento.
ejemplo noun m
  instance that illustrates: caso, muestra, ilustración = El «ejemplo» aclara bien cómo funciona la regla.
  model to follow: modelo, pauta, referencia = La reforma danesa sirvió de «ejemplo» a sus vecinos.
cambio noun m
  becoming different: transformación, modificación, variación; literary mudanza; opposite permanencia = El «cambio» de las costumbres alimentarias fue rápido.
transformación noun f
  deep change: cambio, mutación, metamorfosis, evolución = La «transformación» del centro histórico empezó en los años sesenta.
modificación noun f
  alteration: cambio, variación, reforma, enmienda = Las «modificaciones» del reglamento entran en vigor en enero.
variación noun f
  change in amount or form: cambio, oscilación, fluctuación, modificación = Se observan fuertes «variaciones» de una estación a otra.
desarrollo noun m
  growth over time: crecimiento, evolución, progreso, expansión; opposite retroceso = El «desarrollo» de la industria textil atrajo a muchos obreros.
  creation of something new: elaboración, creación, diseño = El «desarrollo» de la vacuna llevó once meses.
evolución noun f
  change little by little: desarrollo, transformación, cambio, progresión = La «evolución» de las costumbres precede a la de las leyes.
  course of an illness or a value: curso, desarrollo, progresión = La «evolución» de la enfermedad se siguió durante dos años.
crecimiento noun m
  becoming larger: aumento, incremento, desarrollo, expansión; opposite descenso, disminución = El «crecimiento» de la población se frenó después de 1970.
aumento noun m
  becoming more: incremento, crecimiento, subida, alza; opposite disminución, descenso = El «aumento» de los precios golpeó a las familias pobres.
incremento noun m
  becoming more: aumento, crecimiento, subida; opposite disminución, descenso = Se registró un «incremento» del doce por ciento.
disminución noun f
  becoming less: descenso, reducción, bajada, merma; opposite aumento, incremento = La «disminución» de la natalidad preocupa a los demógrafos.
descenso noun m
  becoming less: disminución, bajada, caída, reducción; opposite aumento, ascenso = El «descenso» de la matrícula afecta sobre todo al sur.
reducción noun f
  making or becoming less: disminución, descenso, recorte, rebaja; opposite aumento, incremento = La «reducción» de los costes favoreció las exportaciones.
mejora noun f
  becoming better: progreso, avance, perfeccionamiento; opposite empeoramiento = Tras la terapia se observó una clara «mejora».
empeoramiento noun m
  becoming worse: deterioro, agravamiento, degradación; opposite mejora, mejoría = El «empeoramiento» de los síntomas obligó a un nuevo ingreso.
progreso noun m
  movement to a better state: avance, adelanto, mejora, desarrollo; opposite retroceso = Los «progresos» de la cirugía han salvado muchas vidas.
avance noun m
  movement to a better state: progreso, adelanto, mejora; opposite retroceso = Los «avances» en genética plantean dudas éticas.
tendencia noun f
  general direction: orientación, dirección, rumbo = Los datos más recientes confirman esta «tendencia».
  natural leaning: propensión, inclinación, predisposición = Los adolescentes muestran «tendencia» al riesgo.
proceso noun m
  series of operations: procedimiento, mecanismo, método, operación = El «proceso» de fabricación se automatizó en parte.
  series of linked steps: desarrollo, curso, camino = El «proceso» de unificación fue largo y conflictivo.
  court trial: juicio, causa, procedimiento, litigio = El «proceso» se abrió ante un tribunal de Sevilla.
fase noun f
  stage of a process: etapa, estadio, período, momento = La primera «fase» del proyecto duró cuatro meses.
etapa noun f
  stage of a process: fase, período, época = En su última «etapa» el pintor abandonó el color.
período noun m
  length of time: época, etapa, fase, espacio de tiempo = En ese «período» el escritor vivía en Lima.
época noun f
  stretch of history: era, período, tiempo = En «época» romana el valle estaba muy poblado.
duración noun f
  how long something lasts: extensión, longitud, tiempo = La «duración» del curso no supera las diez semanas.
comienzo noun m
  first part: inicio, principio, arranque; opposite final, fin = Al «comienzo» del siglo la fábrica tenía mil obreros.
término noun m
  word: palabra, vocablo, voz, expresión = El «término» designa una forma especial de contrato.
  time limit: plazo, vencimiento = El recurso se presentó dentro del «término» legal.
definición noun f
  statement of meaning: delimitación, formulación, caracterización = Falta todavía una «definición» común de pobreza.
descripción noun f
  account of what something is like: representación, retrato, caracterización, presentación = La «descripción» del paisaje ocupa todo el capítulo.
explicación noun f
  making clear why: aclaración, interpretación, razón = La «explicación» más sencilla suele ser la mejor.
interpretación noun f
  way of understanding: lectura, explicación; academic exégesis = La «interpretación» de la norma divide a los juristas.
  performance of a work: ejecución, actuación = Su «interpretación» de la sonata fue muy elogiada.
evaluación noun f
  judging of worth: valoración, apreciación, examen, estimación = La «evaluación» de los proyectos corresponde a tres expertos.
valoración noun f
  judging of worth: evaluación, apreciación, estimación, tasación = La «valoración» de los daños llevó tres semanas.
juicio noun m
  opinion formed: opinión, parecer, dictamen, valoración = El «juicio» de la crítica fue casi unánime.
  court trial: proceso, causa, vista, procedimiento = El «juicio» se celebró a puerta cerrada.
opinión noun f
  what one thinks: parecer, juicio, idea, punto de vista = Las «opiniones» de los expertos divergen en este punto.
postura noun f
  view taken: posición, actitud, opinión = La «postura» del partido ante la reforma fue ambigua.
  position of the body: posición, colocación, pose = Una mala «postura» provoca dolores de espalda.
afirmación noun f
  what is stated: aseveración, aserto, declaración, enunciado; opposite negación = La «afirmación» carece de cualquier prueba.
declaración noun f
  public statement: manifestación, afirmación, comunicado = Las «declaraciones» del ministro causaron sorpresa.
crítica noun f
  finding fault: objeción, censura, reproche, reparo; opposite elogio, alabanza = La «crítica» más frecuente se refiere a la muestra.
objeción noun f
  argument against: reparo, crítica, impugnación; informal pero = El autor responde a esta «objeción» en el capítulo tercero.
debate noun m
  exchange of arguments: discusión, controversia, polémica = El «debate» sobre la eutanasia sigue vivo.
discusión noun f
  exchange of arguments: debate, deliberación, intercambio de ideas = La «discusión» en el aula duró más de dos horas.
  quarrel: disputa, pelea, altercado; informal bronca = La «discusión» entre los vecinos acabó en los tribunales.
polémica noun f
  heated disagreement: controversia, disputa, debate = La obra provocó una larga «polémica» en la prensa.
contraste noun m
  strong difference: oposición, contraposición, diferencia; opposite armonía = El «contraste» entre campo y ciudad domina la novela.
conflicto noun m
  clash of interests: enfrentamiento, choque, disputa, antagonismo; opposite acuerdo = El «conflicto» entre las dos potencias se agravó.
  war: guerra, contienda, lucha armada; opposite paz = El «conflicto» dejó miles de refugiados.
acuerdo noun m
  common will: pacto, convenio, compromiso; informal trato; opposite desacuerdo = Las partes firmaron un «acuerdo» sobre los salarios.
aportación noun f
  part given to a whole: contribución, aporte, participación = La «aportación» de las mujeres al movimiento fue notable.
contribución noun f
  part given to a whole: aportación, aporte, participación = La «contribución» del autor a la botánica es enorme.
  money paid: impuesto, tributo, cuota = Los campesinos pagaban la «contribución» en especie.
capacidad noun f
  being able: aptitud, facultad, habilidad; opposite incapacidad = La «capacidad» de lectura mejora con la práctica.
  volume held: cabida, volumen = El depósito tiene una «capacidad» de ochenta litros.
habilidad noun f
  skill: destreza, maña, pericia, capacidad; opposite torpeza = Los juegos desarrollan las «habilidades» manuales del niño.
competencia noun f
  knowledge and skill: capacidad, aptitud, pericia; opposite incompetencia = El curso refuerza las «competencias» digitales del profesorado.
  official power: atribución, facultad, potestad = La sanidad es «competencia» de las regiones.
  striving against others: rivalidad, pugna = La «competencia» entre empresas baja los precios.
conocimiento noun m
  what is known: saber, noción; opposite desconocimiento, ignorancia = Los «conocimientos» actuales no explican el fenómeno.
información noun f
  what one is told: dato, noticia, referencia = La «información» procede de los registros parroquiales.
fuente noun f
  where information comes from: documento, testimonio, texto = Las «fuentes» de la época callan este episodio.
  place or thing that supplies: origen; literary manantial = El turismo es la principal «fuente» de ingresos.
documento noun m
  written record: escrito, texto, papel, testimonio = Los «documentos» se conservan en el archivo municipal.
texto noun m
  written words: escrito, obra, documento = El autor corrigió varias veces el «texto».
artículo noun m
  short published text: trabajo, estudio, escrito; academic paper = El «artículo» apareció en una revista de economía.
  part of a law: precepto, disposición, apartado = El «artículo» 24 reconoce el derecho a la defensa.
ensayo noun m
  scholarly text: estudio, escrito = El «ensayo» aborda la relación entre cine y política.
  scientific test: prueba, estudio, experimento = El «ensayo» clínico contó con noventa voluntarios.
obra noun f
  thing made by an author: creación, trabajo, producción, libro = La «obra» se publicó después de su muerte.
bibliografía noun f
  list of works used: referencias bibliográficas, fuentes, repertorio bibliográfico = La «bibliografía» reúne más de doscientos títulos.
capítulo noun m
  main part of a book: parte, sección, apartado = El segundo «capítulo» presenta los métodos de recogida.
apartado noun m
  part of a text: sección, parte, epígrafe = En el «apartado» siguiente se discuten los resultados.
sección noun f
  part of a text: apartado, parte, epígrafe = La última «sección» recoge las conclusiones.
  department: departamento, división, sector = La «sección» egipcia del museo abrirá en primavera.
párrafo noun m
  short part of a text: pasaje, fragmento, parágrafo = El «párrafo» termina con una cita.
parte noun f
  piece of a whole: porción, fracción; opposite totalidad = Una «parte» del material se perdió en el incendio.
pasaje noun m
  piece of a text: fragmento, párrafo, trozo; academic lugar = El «pasaje» procede de una carta de 1848.
fragmento noun m
  broken or single piece: trozo, pedazo, pieza = Los «fragmentos» de cerámica se numeraron uno a uno.
cita noun f
  words quoted: pasaje citado, texto citado = La «cita» aparece sin número de página.
resumen noun m
  short version: síntesis, compendio, sumario, extracto = El «resumen» no debe pasar de doscientas palabras.
síntesis noun f
  short version: resumen, compendio, recapitulación = El capítulo se cierra con una «síntesis» de los resultados.
  union of parts: fusión, combinación, unión; opposite análisis = La iglesia es una «síntesis» de varios estilos.
introducción noun f
  opening part of a text: prólogo, preámbulo, presentación; opposite conclusión = La «introducción» expone el problema y la estructura.
  bringing into use: implantación, adopción, incorporación; opposite supresión = La «introducción» del euro cambió las costumbres de gasto.
panorama noun m
  general view: visión de conjunto, visión general, cuadro = El primer capítulo ofrece un «panorama» de los estudios.
contexto noun m
  surrounding situation: entorno, marco, situación, circunstancias = La obra debe leerse en su «contexto» histórico.
marco noun m
  setting or limits: contexto, ámbito, entorno, encuadre = El «marco» jurídico cambió con la reforma.
ámbito noun m
  area of activity: campo, terreno, esfera, sector, área = En el «ámbito» médico la técnica ya es común.
campo noun m
  area of activity: ámbito, terreno, área, esfera, dominio = En el «campo» de la óptica se avanzó deprisa.
  cultivated land: tierra, terreno, cultivo = Los «campos» próximos al río se inundaron.
sector noun m
  area of activity: ramo, rama, campo = El «sector» agrícola emplea a muchos extranjeros.
disciplina noun f
  branch of learning: materia, ciencia, rama del saber = La «disciplina» nació a finales del siglo XIX.
  orderly conduct: orden, rigor, obediencia; opposite indisciplina = En los internados la «disciplina» era muy severa.
elemento noun m
  part of a whole: componente, parte, factor, ingrediente = El coro es un «elemento» esencial de la tragedia.
componente noun m
  part of a whole: elemento, parte, ingrediente, constituyente = El principal «componente» del vidrio es la sílice.
característica noun f
  typical quality: rasgo, propiedad, peculiaridad, particularidad = La principal «característica» del material es su ligereza.
rasgo noun m
  typical quality: característica, particularidad, nota, peculiaridad = La ironía es un «rasgo» constante de sus cuentos.
propiedad noun f
  typical quality: característica, cualidad, atributo = Se conocen bien las «propiedades» químicas de la aleación.
  thing owned: bien, posesión, finca = La «propiedad» fue vendida en subasta pública.
calidad noun f
  how good something is: nivel, categoría, bondad = La «calidad» de los productos se controla cada mes.
estructura noun f
  how parts are arranged: organización, composición, disposición, arquitectura = La «estructura» del poema es rigurosamente simétrica.
forma noun f
  outward shape: figura, configuración, aspecto; opposite contenido, fondo = Los cristales tienen una «forma» alargada.
  way of doing something: manera, modo; academic modalidad = Hay varias «formas» de resolver la ecuación.
manera noun f
  way of doing something: forma, modo, procedimiento = Cada autor describe el hecho a su «manera».
contenido noun m
  what a text says: asunto, tenor, sustancia; opposite forma = El «contenido» de la carta permaneció secreto.
tipo noun m
  kind: clase, género, especie, modalidad = Este «tipo» de error abunda entre los principiantes.
clase noun f
  kind: tipo, género, categoría, especie = Se distinguen tres «clases» de suelo.
  lesson: lección, sesión = Los alumnos faltaron a dos «clases» de latín.
grupo noun m
  set of people or things: conjunto, colectivo, círculo, núcleo; opposite individuo = Un «grupo» de juristas firmó la carta.
conjunto noun m
  whole of several things: totalidad, suma = El «conjunto» de las normas forma un sistema coherente.
sistema noun m
  ordered whole: organización, estructura, régimen = El «sistema» escolar se reformó en 1970.
orden noun m
  arrangement: disposición, sucesión, secuencia; opposite desorden = Las obras figuran en «orden» cronológico.
clasificación noun f
  sorting into classes: categorización, ordenación, catalogación; academic taxonomía = La «clasificación» de las lenguas se basa en el léxico.
distinción noun f
  seeing as different: diferenciación, separación, división; opposite confusión = La «distinción» entre hecho y opinión es esencial.
criterio noun m
  standard for judging: norma, pauta, parámetro, principio = Los «criterios» de inclusión eran muy estrictos.
principio noun m
  basic rule: fundamento, norma, regla, base = El «principio» de igualdad figura en la Constitución.
  first part: comienzo, inicio, arranque; opposite final, fin = Al «principio» de la novela el protagonista es un niño.
regla noun f
  what one must follow: norma, precepto, principio; opposite excepción = La «regla» no se aplica a los nombres propios.
norma noun f
  what one must follow: regla, precepto, disposición, ley = La «norma» protege a los consumidores más débiles.
ley noun f
  binding rule: norma, disposición = La «ley» se aprobó por amplia mayoría.
derecho noun m
  what one may claim: facultad, prerrogativa, potestad; opposite deber, obligación = El inquilino tiene «derecho» a rescindir el contrato.
deber noun m
  what one has to do: obligación, responsabilidad, cometido; opposite derecho = El médico tiene el «deber» de informar al paciente.
obligación noun f
  what one has to do: deber, compromiso, responsabilidad; opposite derecho = Las empresas tienen la «obligación» de publicar sus cuentas.
condición noun f
  what must hold first: requisito, exigencia = El acuerdo depende de una «condición» precisa.
  state of things: situación, circunstancia, estado = Las «condiciones» de trabajo eran durísimas.
requisito noun m
  what is demanded: condición, exigencia, condición previa = El candidato debe cumplir todos los «requisitos».
circunstancia noun f
  condition around an event: condición, situación, pormenor = Nunca se aclararon las «circunstancias» de su muerte.
situación noun f
  state of things: estado, circunstancia, coyuntura = La «situación» económica empeoró tras la guerra.
estado noun m
  way things are: situación, condición = El «estado» del paciente empeoró durante la noche.
necesidad noun f
  what is needed: exigencia, demanda, requerimiento = La reforma responde a una «necesidad» social.
  lack of what one needs: carencia, escasez, penuria; opposite abundancia = Muchas familias pasaron «necesidad» en la posguerra.
exigencia noun f
  what is demanded: requisito, demanda, requerimiento = El puente cumple las «exigencias» de seguridad.
demanda noun f
  call for goods or help: petición, solicitud, requerimiento; opposite oferta = La «demanda» de vivienda creció con la inmigración.
posibilidad noun f
  what may happen: eventualidad, contingencia, hipótesis; opposite imposibilidad = No se descarta la «posibilidad» de un error.
  chance to do something: oportunidad, ocasión, opción = Los alumnos tuvieron la «posibilidad» de responder por escrito.
probabilidad noun f
  how likely something is: posibilidad, riesgo, eventualidad; opposite improbabilidad = La «probabilidad» de recaída aumenta con la edad.
oportunidad noun f
  favourable chance: ocasión, posibilidad, coyuntura = El proyecto ofrece nuevas «oportunidades» a los jóvenes.
riesgo noun m
  possible harm: peligro, amenaza; opposite seguridad = El «riesgo» de infección es bajo.
peligro noun m
  possible harm: riesgo, amenaza; opposite seguridad = El «peligro» de aludes aumenta con el deshielo.
dificultad noun f
  what is hard: problema, obstáculo, complicación, traba; opposite facilidad = La mayor «dificultad» fue encontrar participantes.
obstáculo noun m
  what stands in the way: impedimento, barrera, traba, estorbo; opposite ayuda = El idioma es un «obstáculo» para la integración.
ventaja noun f
  what is favourable: beneficio, provecho, virtud; informal plus; opposite desventaja, inconveniente = La «ventaja» del método es su rapidez.
desventaja noun f
  what is unfavourable: inconveniente, defecto; informal pega; opposite ventaja = La mayor «desventaja» es el elevado coste.
beneficio noun m
  good effect: provecho, ventaja, utilidad; opposite perjuicio, daño = Los pacientes no obtuvieron ningún «beneficio» de la cura.
  money gained: ganancia, lucro, rendimiento; opposite pérdida = La empresa repartió los «beneficios» entre sus socios.
daño noun m
  harm caused: perjuicio, menoscabo, lesión, mal; opposite beneficio = El «daño» a la reputación es difícil de calcular.
error noun m
  what is wrong: equivocación, fallo, falta; literary yerro; opposite acierto = Se corrigieron los «errores» de transcripción.
pérdida noun f
  no longer having something: desaparición, destrucción, merma; literary malogro = La «pérdida» de la cosecha arruinó a los colonos.
falta noun f
  being absent: ausencia, carencia, escasez; opposite presencia, abundancia = La «falta» de datos impide la comparación.
escasez noun f
  not having enough: carencia, falta, insuficiencia, penuria; opposite abundancia = La «escasez» de agua obligó a emigrar.
presencia noun f
  being there: existencia, aparición; opposite ausencia = Se confirmó la «presencia» de plomo en tres pozos.
ausencia noun f
  not being there: falta, carencia, inexistencia; opposite presencia = Ante la «ausencia» de pruebas se archivó la causa.
cantidad noun f
  how much there is: número, total, cifra = La «cantidad» de alumnos por aula ha crecido.
número noun m
  how many there are: cantidad, cifra, total = El «número» de muertes ha disminuido.
cifra noun f
  number: número, cantidad, guarismo = La «cifra» de desempleados bajó en verano.
porcentaje noun m
  share in a hundred: proporción, tasa, tanto por ciento = El «porcentaje» de licenciados sigue siendo bajo.
tasa noun f
  rate: índice, porcentaje, proporción, nivel = La «tasa» de desempleo superó el diez por ciento.
proporción noun f
  share of a whole: porcentaje, parte, cuota, fracción = Una «proporción» creciente de la energía procede del viento.
nivel noun m
  height on a scale: grado, altura, escalón = Ambas lenguas alcanzaron «niveles» distintos de desarrollo.
grado noun m
  step on a scale: nivel, medida, intensidad = El «grado» de satisfacción se midió con cinco preguntas.
promedio noun m
  average value: media, valor medio, término medio = El «promedio» de las notas subió dos puntos.
media noun f
  average value: promedio, valor medio, media aritmética = La «media» de edad era de treinta años.
mayoría noun f
  more than half: mayor parte, generalidad, grueso; opposite minoría = La «mayoría» de los encuestados vive en la ciudad.
alcance noun m
  reach and importance: importancia, trascendencia, magnitud, envergadura = El «alcance» del descubrimiento se entendió tarde.
distribución noun f
  way things are spread: reparto, repartición, división = La «distribución» de la renta es muy desigual.
difusión noun f
  spreading: propagación, divulgación, expansión = La «difusión» de la imprenta cambió la cultura europea.
uso noun m
  making use: empleo, utilización, aplicación; opposite desuso = El «uso» de antibióticos debe limitarse a casos graves.
  custom: costumbre, hábito, práctica = Los viajeros describieron los «usos» de la región.
empleo noun m
  making use: uso, utilización, aplicación = El «empleo» del hormigón permitió nuevas formas.
  job: trabajo, puesto, ocupación; informal curro; opposite desempleo = Muchos jóvenes buscan todavía un «empleo» estable.
aplicación noun f
  putting to use: empleo, uso, utilización, puesta en práctica = La «aplicación» del método a textos antiguos es reciente.
instrumento noun m
  what one works with: aparato, herramienta, utensilio = Los «instrumentos» se calibraron antes de cada medición.
herramienta noun f
  what one works with: instrumento, recurso, medio = La encuesta es una «herramienta» útil en sociología.
medio noun m
  what serves a purpose: instrumento, recurso, vía, modo = La sátira es un «medio» de crítica social.
recurso noun m
  what one can draw on: medio, bien, riqueza, reserva = Los «recursos» hídricos de la región son limitados.
  appeal in court: apelación, impugnación, reclamación = El tribunal desestimó el «recurso» del demandante.
estrategia noun f
  plan of action: táctica, plan, técnica, línea de actuación = Los alumnos usan diversas «estrategias» de lectura.
proyecto noun m
  planned work: plan, programa, propuesta, iniciativa = El «proyecto» prevé la formación de veinte maestros.
actividad noun f
  what one does: labor, trabajo, acción; opposite inactividad = La «actividad» de la asociación cesó en 1938.
tarea noun f
  piece of work: labor, trabajo, cometido, quehacer = Los participantes terminaron la «tarea» en diez minutos.
acción noun f
  what is done: actuación, intervención, labor; opposite inacción = Los vecinos aplaudieron la «acción» de los bomberos.
intervención noun f
  stepping in: actuación, mediación, participación = La «intervención» del Estado salvó a los bancos.
  surgery: operación, operación quirúrgica = La «intervención» de rodilla duró una hora.
elección noun f
  choosing: selección, designación; dated escogimiento = La «elección» de la muestra influyó en los resultados.
  vote for office: votación, comicios, sufragio = Las «elecciones» municipales se celebraron en mayo.
decisión noun f
  what is decided: resolución, determinación, fallo = La «decisión» del tribunal fue recurrida.
comportamiento noun m
  way of acting: conducta, proceder, modo de actuar = El «comportamiento» de los animales se observó durante horas.
actitud noun f
  way of facing something: postura, disposición, posición = La «actitud» ante los extranjeros ha cambiado.
sociedad noun f
  people living together: comunidad, colectividad = En la «sociedad» industrial el tiempo se vuelve mercancía.
  business: empresa, compañía, firma = La «sociedad» salió a bolsa en 1999.
comunidad noun f
  group of people: colectividad, vecindario, colectivo = La «comunidad» acogió a los refugiados.
población noun f
  people of a place: habitantes, vecinos, residentes; literary moradores = La «población» de la isla se duplicó en treinta años.
individuo noun m
  single person: persona, sujeto, ser humano; opposite grupo = Cada «individuo» reacciona de modo distinto al estrés.
sujeto noun m
  person studied: participante, individuo, persona = Los «sujetos» se dividieron en dos grupos.
participante noun mf
  person who takes part: sujeto, miembro, integrante, asistente = Los «participantes» rellenaron un breve cuestionario.
investigador noun m
  person doing research: estudioso, científico, especialista = Los «investigadores» siguieron a los pacientes un año.
experto noun m
  person who knows a field well: especialista, perito, entendido, conocedor; opposite profano = Tres «expertos» valoraron el cuestionario.
autor noun m
  person who wrote: escritor, creador, redactor = Se desconoce quién es el «autor» del tratado.
lector noun m
  person who reads: quien lee, público, destinatario = El «lector» debe llenar los huecos del relato.
institución noun f
  established body: organismo, entidad, organización, centro = Las «instituciones» locales financiaron la restauración.
empresa noun f
  business: compañía, sociedad, firma, negocio = La «empresa» exporta la mitad de su producción.
gobierno noun m
  those who rule a country: ejecutivo, gabinete, administración = El «Gobierno» rechazó la propuesta de los sindicatos.
formación noun f
  training: preparación, instrucción, capacitación = La «formación» de los enfermeros dura cuatro años.
  coming into being: creación, constitución, nacimiento, génesis = La «formación» de los glaciares requiere milenios.
enseñanza noun f
  act of teaching: instrucción, docencia; academic didáctica = La «enseñanza» de las matemáticas se ha renovado.
aprendizaje noun m
  act of learning: adquisición, estudio, asimilación = El «aprendizaje» de la lectura empieza a los seis años.
educación noun f
  schooling: enseñanza, formación, instrucción = La «educación» pública llegó tarde a las aldeas.
perspectiva noun f
  way of looking: punto de vista, óptica, enfoque, ángulo = Desde esta «perspectiva» la guerra parece inevitable.
fundamento noun m
  what something rests on: base, razón, sustento = La acusación carecía de «fundamento».
base noun f
  what something rests on: fundamento, cimiento, sostén, pilar = La confianza es la «base» de esta relación.
lugar noun m
  where something is: sitio, punto, emplazamiento, localidad = No se indicó el «lugar» del hallazgo.
entorno noun m
  surroundings: ambiente, medio, contexto = El «entorno» familiar influye en el lenguaje del niño.
momento noun m
  point in time: instante, tiempo = En aquel «momento» nadie preveía la crisis.
igualdad noun f
  being equal: paridad, equidad, equiparación; opposite desigualdad = La «igualdad» entre hombres y mujeres avanza despacio.
desigualdad noun f
  being unequal: disparidad, desequilibrio, diferencia; opposite igualdad = Las «desigualdades» de renta han crecido.
equilibrio noun m
  balance: estabilidad, armonía, compensación; opposite desequilibrio = El «equilibrio» entre los poderes del Estado es delicado.
libertad noun f
  being free: independencia, autonomía; opposite opresión, sujeción = La ley garantiza la «libertad» de cátedra.
poder noun m
  control over others: autoridad, dominio, mando, potestad = El «poder» del monarca no tenía límites.
coherencia noun f
  fitting together: congruencia, cohesión, consistencia; opposite incoherencia = La «coherencia» interna de la teoría es notable.
contradicción noun f
  what does not fit: incoherencia, incongruencia, discordancia; opposite coherencia = El texto contiene más de una «contradicción».
claridad noun f
  being clear: nitidez, transparencia, limpidez; opposite oscuridad = La «claridad» de la exposición ayuda al lector.
precisión noun f
  being exact: exactitud, rigor, fidelidad; opposite imprecisión = La «precisión» de la balanza es de un miligramo.
comprensión noun f
  grasping the meaning: entendimiento, asimilación; academic intelección; opposite incomprensión = Las notas facilitan la «comprensión» del texto.
sostener verb
  put forward as one’s view: afirmar, mantener, defender; academic aseverar; opposite negar = La autora «sostiene» que la reforma ha fracasado.
  hold up: sujetar, soportar, aguantar = Seis columnas de granito «sostienen» la bóveda.
afirmar verb
  say as a fact: asegurar, sostener, declarar; academic aseverar; opposite negar = El testigo «afirma» que no conoce al acusado.
declarar verb
  say openly: manifestar, afirmar, expresar = Dos tercios de los encuestados «declaran» leer a diario.
  pronounce officially: proclamar, juzgar, considerar = El tribunal «declaró» nula la cláusula.
argumentar verb
  give reasons for: razonar, alegar, aducir = La defensa «argumenta» que las dos cartas son falsas.
alegar verb
  give as a reason: aducir, invocar, argumentar, esgrimir = La empresa «alegó» falta de recursos.
mostrar verb
  make visible, make clear: presentar, revelar, reflejar, poner de manifiesto; opposite ocultar = La figura 3 «muestra» la evolución de las ventas.
demostrar verb
  show to be true: probar, acreditar, evidenciar; opposite refutar, desmentir = El experimento «ha demostrado» la eficacia del fármaco.
probar verb
  show to be true: demostrar, acreditar, atestiguar; opposite refutar, desmentir = La carta «prueba» que los dos poetas se conocían.
  put to the test: ensayar, experimentar; informal testear = El nuevo freno «se probó» en suelo mojado.
indicar verb
  point to: señalar, apuntar a, sugerir = Los primeros datos «indican» una recuperación del consumo.
  name or state: precisar, especificar, consignar, mencionar = Los autores no «indican» el número de casos excluidos.
señalar verb
  say or point out: indicar, apuntar, observar, advertir = La autora «señala» que faltan datos sobre las mujeres.
apuntar verb
  say briefly: señalar, indicar, observar, sugerir = El informe «apunta» que la norma es poco clara.
  write down: anotar, registrar, consignar = El observador «apuntaba» cada gesto del niño.
sugerir verb
  make one think of: apuntar a, indicar, dar a entender, insinuar = Los resultados «sugieren» una relación con la dieta.
  offer as advice: aconsejar, proponer, recomendar; opposite desaconsejar = La guía «sugiere» repetir la prueba.
revelar verb
  bring to light: descubrir, mostrar, sacar a la luz, poner de manifiesto; opposite ocultar = El examen «reveló» dos capas de pintura.
evidenciar verb
  make clear: mostrar, poner de manifiesto, poner de relieve, revelar; opposite ocultar = El estudio «evidencia» fuertes diferencias entre regiones.
reflejar verb
  show as in a mirror: mostrar, expresar, poner de manifiesto = Las cifras «reflejan» la pobreza de la posguerra.
subrayar verb
  stress: recalcar, destacar, resaltar, acentuar, poner de relieve; opposite minimizar = La autora «subraya» la importancia del contexto.
destacar verb
  make stand out: subrayar, resaltar, recalcar, poner de relieve = El informe «destaca» la falta de médicos rurales.
  stand out: sobresalir, descollar, distinguirse = Entre sus obras «destaca» una novela breve.
observar verb
  watch closely: examinar, contemplar, mirar, vigilar = Los investigadores «observaron» las células al microscopio.
  become aware of: advertir, notar, constatar, apreciar = Se «observa» un descenso mayor en el campo.
  keep to: cumplir, respetar, acatar; opposite infringir, incumplir = Las partes deben «observar» los plazos del contrato.
advertir verb
  become aware of: notar, observar, percibir, reparar en = Ya los contemporáneos «advirtieron» esta contradicción.
  warn: avisar, prevenir, alertar = Los médicos «advierten» del peligro de la automedicación.
constatar verb
  find as a fact: comprobar, observar, verificar, advertir = La comisión «constató» graves irregularidades en las cuentas.
comprobar verb
  check whether true: verificar, cotejar; academic contrastar = Un segundo grupo «comprobó» los cálculos.
verificar verb
  check whether true: comprobar, confirmar; academic contrastar = Es preciso «verificar» la fecha en el registro.
encontrar verb
  find out: hallar, detectar, observar = Los autores no «encuentran» diferencias entre los sexos.
hallar verb
  find: encontrar, descubrir, localizar; opposite perder = Las cartas «fueron halladas» en un convento.
descubrir verb
  find something new: hallar, encontrar, localizar, sacar a la luz = Los arqueólogos «descubrieron» una segunda necrópolis.
detectar verb
  find by testing: descubrir, localizar, advertir, identificar = El sensor «detecta» pequeñas cantidades de gas.
identificar verb
  find and name: reconocer, determinar, distinguir = El análisis «identifica» tres causas de la crisis.
reconocer verb
  accept as true: admitir, aceptar, confesar; opposite negar = El autor «reconoce» los límites de su muestra.
  know again: identificar, distinguir; opposite desconocer = Los pacientes ya no «reconocían» a sus familiares.
examinar verb
  look at closely: analizar, estudiar, inspeccionar, revisar = El capítulo «examina» las sentencias más recientes.
analizar verb
  examine in detail: examinar, estudiar, desmenuzar; opposite sintetizar = Los datos «se analizaron» con un modelo lineal.
estudiar verb
  do research on: investigar, analizar, examinar = Muchos lingüistas «han estudiado» este dialecto.
  learn from books: aprender, prepararse; informal empollar = Los alumnos «estudian» latín durante cinco años.
investigar verb
  look into: estudiar, indagar, examinar, explorar = La tesis «investiga» la relación entre sueño y memoria.
explorar verb
  look into something new: investigar, examinar, sondear, indagar = El proyecto «explora» nuevas formas de enseñanza.
abordar verb
  deal with: tratar, afrontar, plantear, ocuparse de; opposite eludir = El ensayo «aborda» el problema de la memoria.
tratar verb
  have as subject: abordar, estudiar, exponer = El segundo volumen «trata» la historia del comercio.
  give care to: curar, medicar = Los pacientes «fueron tratados» con dosis bajas.
considerar verb
  hold to be: juzgar, estimar, creer, reputar = Los expertos «consideran» fiable el método.
  take into account: tener en cuenta, tomar en consideración, contemplar; opposite ignorar = El modelo no «considera» los efectos del viento.
creer verb
  hold as one’s view: pensar, opinar, considerar, estimar; opposite dudar = Se «creía» que la enfermedad era hereditaria.
opinar verb
  hold as one’s view: pensar, creer, considerar, estimar = La mayoría «opina» que la prueba es difícil.
pensar verb
  hold as one’s view: creer, opinar, considerar = Casi todos los alumnos «piensan» que la norma es justa.
  use the mind: reflexionar, razonar, meditar = El juego enseña a los niños a «pensar» con lógica.
suponer verb
  take as likely: presumir, conjeturar, creer, imaginar = Se «supone» que el manuscrito procede de León.
  bring with it: implicar, conllevar, entrañar, representar = La mudanza «supuso» un gasto enorme para el museo.
proponer verb
  put forward: plantear, sugerir, presentar, formular = El grupo «propone» una nueva clasificación de los suelos.
plantear verb
  put forward: proponer, formular, exponer, presentar = El autor «plantea» una hipótesis nueva.
  raise a matter: suscitar, despertar, abrir = La sentencia «plantea» varias dudas.
describir verb
  say what something is like: retratar, representar, detallar, explicar = El segundo apartado «describe» el diseño experimental.
ilustrar verb
  make clear by showing: ejemplificar, aclarar, mostrar = La tabla «ilustra» la composición de la muestra.
exponer verb
  set out in words: presentar, explicar, referir, plantear = La introducción «expone» los objetivos del trabajo.
  leave open to: someter, sujetar; opposite proteger = Las plantas «fueron expuestas» a una luz continua.
presentar verb
  set before readers: exponer, mostrar, dar a conocer, ofrecer = El capítulo «presenta» los resultados de la encuesta.
  have as a feature: mostrar, tener, manifestar = El paciente «presentaba» fiebre alta y tos.
explicar verb
  make clear why or how: aclarar, esclarecer, exponer = Esta teoría «explica» las oscilaciones del mercado.
aclarar verb
  make clear: explicar, esclarecer, clarificar, dilucidar; opposite confundir = El profesor «aclaró» el sentido de la fórmula.
precisar verb
  state exactly: especificar, concretar, puntualizar, determinar = El reglamento «precisa» los deberes del tutor.
especificar verb
  state exactly: precisar, concretar, detallar, indicar = Los autores no «especifican» la dosis administrada.
definir verb
  state the meaning: delimitar, precisar, determinar, fijar = El primer artículo «define» los términos del contrato.
determinar verb
  find out exactly: establecer, calcular, fijar, averiguar = La masa «se determinó» con una balanza de precisión.
  be the cause of: causar, provocar, ocasionar, motivar = La sequía «determinó» una fuerte subida de precios.
establecer verb
  decide, lay down: fijar, disponer, estipular, determinar = La ley «establece» un salario mínimo.
  set up: fundar, instituir, crear, implantar; opposite suprimir = Los monjes «establecieron» una escuela en la aldea.
averiguar verb
  find out: descubrir, esclarecer, determinar; opposite ignorar = No se ha podido «averiguar» la fecha de su muerte.
confirmar verb
  show to be right: corroborar, ratificar, validar; opposite desmentir, refutar = Los nuevos datos «confirman» la hipótesis inicial.
corroborar verb
  show to be right: confirmar, ratificar, validar; opposite desmentir = Un segundo experimento «corroboró» el hallazgo.
apoyar verb
  give support: respaldar, defender, secundar, avalar; opposite rechazar = La mayoría de los diputados «apoyó» la enmienda.
refutar verb
  show to be wrong: rebatir, desmentir, desmontar; opposite confirmar, demostrar = El artículo «refuta» la teoría punto por punto.
rebatir verb
  argue against: refutar, contestar, desmontar; opposite confirmar, apoyar = El abogado «rebatió» los argumentos del fiscal.
desmentir verb
  show or say to be untrue: contradecir, negar, refutar; opposite confirmar = Las mediciones «desmintieron» las previsiones del modelo.
cuestionar verb
  doubt in public: poner en duda, discutir, poner en tela de juicio; opposite aceptar, admitir = Algunos historiadores «cuestionan» esta fecha.
criticar verb
  find fault with: censurar, reprobar, desaprobar; informal poner verde; opposite elogiar, alabar = La oposición «criticó» con dureza la reforma.
negar verb
  say that something is untrue: desmentir, rechazar; opposite afirmar, admitir = El acusado «niega» toda responsabilidad.
  refuse to give: denegar, rehusar, rechazar; opposite conceder = El ayuntamiento «negó» el permiso de obra.
admitir verb
  accept as true: reconocer, confesar, aceptar; opposite negar = La empresa «admitió» que había usado datos falsos.
  let in: aceptar, acoger, recibir; opposite excluir, rechazar = El estudio solo «admitía» a pacientes adultos.
aceptar verb
  say yes to: aprobar, admitir, acoger; opposite rechazar = El comité «aceptó» la propuesta por unanimidad.
rechazar verb
  say no to: desestimar, denegar, rehusar; opposite aceptar, admitir = El tribunal «rechazó» la petición.
discutir verb
  consider from all sides: debatir, tratar, examinar, deliberar sobre = El último capítulo «discute» los límites del trabajo.
  quarrel: disputar, pelear, reñir = Los herederos «discutieron» durante años por la finca.
debatir verb
  consider from all sides: discutir, tratar, deliberar sobre = El parlamento «debatió» la ley durante tres días.
referirse verb
  have to do with, point to: aludir, remitir, hacer referencia = El término «se refiere» a una costumbre medieval.
mencionar verb
  name in passing: citar, nombrar, aludir a, señalar; opposite omitir = Las crónicas no «mencionan» la batalla.
citar verb
  name or quote: mencionar, nombrar, reproducir, aludir a = El autor «cita» dos veces la misma sentencia.
recordar verb
  call to mind: rememorar, evocar, acordarse de; opposite olvidar = Los testigos «recordaban» bien el rostro del hombre.
concluir verb
  reach a judgement: deducir, inferir, colegir = Los autores «concluyen» que la terapia es inútil.
  bring to an end: terminar, acabar, finalizar; opposite empezar, iniciar = El poeta «concluyó» la obra poco antes de morir.
deducir verb
  reach by reasoning: inferir, concluir, colegir, derivar = De las inscripciones se «deduce» la edad del templo.
inferir verb
  reach by reasoning: deducir, colegir, concluir = De los datos se «infiere» una fuerte demanda.
interpretar verb
  understand in a certain way: entender, leer, explicar = La crítica «interpreta» el final de modos opuestos.
  perform: representar, ejecutar, encarnar = Un joven actor «interpretaba» al rey.
entender verb
  grasp the meaning: comprender, captar; informal pillar = Los alumnos no «entendieron» la tercera pregunta.
comprender verb
  grasp the meaning: entender, captar, percibir = Pocos «comprendieron» la gravedad de la crisis.
  have as part: abarcar, incluir, contener, englobar; opposite excluir = La muestra «comprende» ochenta mujeres.
comparar verb
  look for likeness and difference: cotejar, confrontar, contraponer = La tesis «compara» dos traducciones de la Odisea.
contrastar verb
  check against other evidence: comprobar, verificar, cotejar = Las respuestas «se contrastaron» con los expedientes.
  be very different: diferir, discrepar, chocar; opposite concordar = La pobreza del campo «contrasta» con el lujo urbano.
distinguir verb
  see or treat as different: diferenciar, separar, discernir; opposite confundir = Conviene «distinguir» dos tipos de memoria.
diferenciar verb
  make or treat as different: distinguir, separar; opposite confundir = Este rasgo «diferencia» a las dos especies.
clasificar verb
  put into classes: ordenar, agrupar, catalogar, categorizar = Los tumores «se clasificaron» según su estadio.
dividir verb
  split into parts: separar, partir, repartir, fraccionar; opposite unir = El río «divide» la ciudad en dos barrios.
medir verb
  find the size of: determinar, cuantificar; academic mensurar = La tensión «se midió» tres veces al día.
calcular verb
  work out a number: computar, determinar, estimar = El gasto medio «se calculó» sobre doce meses.
estimar verb
  judge roughly: calcular, evaluar, cifrar = Las pérdidas «se estiman» en dos millones de euros.
  think highly of: apreciar, respetar, valorar; opposite despreciar = Sus colegas «estimaban» mucho a la joven química.
evaluar verb
  judge the worth of: valorar, juzgar, examinar, calificar = Un jurado externo «evaluará» los proyectos.
valorar verb
  judge the worth of: evaluar, juzgar, apreciar, estimar = El tribunal «valoró» las pruebas en su conjunto.
juzgar verb
  form an opinion: considerar, estimar, valorar, reputar = La crítica «juzgó» la novela demasiado larga.
recoger verb
  bring together: reunir, recopilar, recabar; opposite dispersar = Los investigadores «recogieron» trescientas respuestas.
reunir verb
  bring together: juntar, recopilar, congregar, agrupar; opposite separar, dispersar = El volumen «reúne» ocho ensayos inéditos.
seleccionar verb
  choose from many: elegir, escoger, reclutar; opposite descartar = Los participantes «fueron seleccionados» por edad.
elegir verb
  take one of several: escoger, seleccionar, optar por, preferir; opposite descartar = Para el análisis «hemos elegido» diez novelas.
excluir verb
  leave out: descartar, eliminar, apartar, dejar fuera; opposite incluir = Del estudio «se excluyó» a los menores.
incluir verb
  have or take as part: abarcar, comprender, contener, englobar; opposite excluir = La revisión «incluye» solo estudios recientes.
contener verb
  have inside: encerrar, incluir, comprender, albergar = El archivo «contiene» miles de cartas.
  keep within limits: frenar, moderar, limitar, refrenar = El Gobierno intentó «contener» el gasto.
abarcar verb
  reach over the whole of: comprender, cubrir, englobar, incluir = El período estudiado «abarca» dos décadas.
constituir verb
  be, make up: ser, formar, representar, suponer = Los ancianos «constituyen» una cuarta parte de los vecinos.
  found: fundar, crear, establecer; opposite disolver = Los socios «constituyeron» una cooperativa agrícola.
representar verb
  be: constituir, suponer, ser = El turismo «representa» la mitad de los ingresos locales.
  show in an image or text: plasmar, pintar, figurar = El fresco «representa» la caída de Troya.
formar verb
  make up: constituir, componer, integrar = Los dos valles «forman» una sola comarca.
  train: instruir, preparar, educar, capacitar = La escuela «forma» a técnicos de sonido.
crear verb
  bring into being: generar, producir, originar; opposite destruir, suprimir = El plan «creó» cuatro mil puestos de trabajo.
producir verb
  make goods: fabricar, elaborar, manufacturar; opposite consumir = La planta «produce» componentes electrónicos.
  be the cause of: causar, provocar, generar, originar = La mezcla «produce» un gas tóxico.
causar verb
  be the cause of: provocar, producir, ocasionar, originar; opposite impedir = El tabaco «causa» graves enfermedades.
provocar verb
  be the cause of: causar, ocasionar, producir, desencadenar; opposite impedir = El derrumbe «provocó» el corte de la línea.
implicar verb
  bring with it: suponer, conllevar, entrañar, comportar = Esta lectura «implica» una fecha más tardía.
  involve in: involucrar, comprometer, complicar = Tres funcionarios «fueron implicados» en el escándalo.
conllevar verb
  bring with it: implicar, suponer, comportar, acarrear = La nueva técnica «conlleva» costes más altos.
derivar verb
  come from: proceder, provenir, nacer, surgir = El nombre «deriva» de un verbo griego.
proceder verb
  come from: provenir, derivar, venir = La mayoría de los textos «procede» de un convento.
depender verb
  be decided by: estar sujeto, estar supeditado, estar condicionado = El precio «depende» de la calidad del tejido.
resultar verb
  turn out to be: ser, revelarse, mostrarse = La segunda prueba «resultó» más difícil.
parecer verb
  seem: semejar, dar la impresión de ser; literary antojarse = La hipótesis «parece» verosímil a muchos expertos.
aparecer verb
  become visible: surgir, mostrarse, manifestarse; opposite desaparecer = Las primeras lesiones «aparecieron» a los diez días.
surgir verb
  come into being: aparecer, nacer, brotar, originarse; opposite desaparecer = El movimiento «surgió» en los barrios obreros.
existir verb
  be real: darse, hallarse, haber; opposite faltar = No «existe» todavía una cura definitiva.
faltar verb
  be absent: no haber, echarse en falta; opposite existir, sobrar = «Faltan» estudios con muestras amplias.
influir verb
  have an effect: incidir, repercutir, pesar = La luz «influye» en el crecimiento de las plantas.
incidir verb
  have an effect: influir, repercutir, pesar = La renta «incide» en la elección de escuela.
condicionar verb
  have a limiting effect on: influir en, determinar, supeditar = La censura «condicionó» el trabajo de los periodistas.
afectar verb
  touch or harm: perjudicar, golpear, castigar, azotar = La epidemia «afectó» sobre todo a los barrios pobres.
  have an effect on: alterar, condicionar, influir en = Los cambios de luz «afectan» la medición.
favorecer verb
  make easier or likelier: fomentar, impulsar, facilitar, propiciar; opposite dificultar, perjudicar = El juego «favorece» el desarrollo del lenguaje.
fomentar verb
  help to grow: promover, impulsar, favorecer, alentar; opposite frenar = La ley «fomenta» el uso de la bicicleta.
promover verb
  help to grow: fomentar, impulsar, alentar, favorecer; opposite frenar, obstaculizar = La fundación «promueve» la lectura en los pueblos.
impulsar verb
  give force to: fomentar, promover, estimular; opposite frenar = El ferrocarril «impulsó» el comercio del trigo.
facilitar verb
  make easier: favorecer, simplificar, allanar; opposite dificultar = Los gráficos «facilitan» la lectura del texto.
dificultar verb
  make harder: entorpecer, obstaculizar, estorbar, complicar; opposite facilitar = La burocracia «dificulta» la creación de empresas.
impedir verb
  make impossible: imposibilitar, hacer imposible, frustrar; opposite permitir = La niebla «impidió» la medición de la altura.
permitir verb
  make possible: posibilitar, hacer posible, facilitar; opposite impedir = El microscopio «permite» la observación de las células.
  give leave: autorizar, consentir, tolerar; opposite prohibir = La ley no «permite» la venta a menores.
prohibir verb
  not allow: vedar; academic proscribir; opposite permitir, autorizar = El artículo 12 «prohíbe» toda discriminación.
garantizar verb
  make sure of: asegurar, salvaguardar, avalar = La Constitución «garantiza» la libertad de prensa.
asegurar verb
  make sure of: garantizar, afianzar, consolidar = El tratado «aseguró» la paz durante décadas.
  say with certainty: afirmar, aseverar, sostener; opposite negar = El testigo «aseguró» que la puerta estaba abierta.
proteger verb
  keep from harm: defender, resguardar, preservar, amparar; opposite exponer = La pintura «protege» el metal de la humedad.
defender verb
  speak or act for: sostener, apoyar, justificar; opposite atacar, criticar = El autor «defiende» su elección con tres argumentos.
aumentar verb
  become more: crecer, subir, incrementarse, acrecentarse; opposite disminuir, descender = Los precios «aumentaron» un cinco por ciento.
  make more: incrementar, acrecentar, elevar; opposite reducir, disminuir = La fábrica «aumentó» la producción de papel.
incrementar verb
  make more: aumentar, acrecentar, elevar; opposite reducir, disminuir = El museo «incrementó» el número de visitas guiadas.
crecer verb
  become more: aumentar, subir, incrementarse; opposite disminuir, decrecer = El número de lectores «crece» cada año.
disminuir verb
  become less: descender, bajar, decrecer, reducirse; opposite aumentar, crecer = La natalidad «disminuye» desde 2008.
descender verb
  become less: disminuir, bajar, caer, decrecer; opposite aumentar, ascender = En otoño las ventas «descendieron».
reducir verb
  make less: disminuir, rebajar, aminorar, recortar; opposite aumentar, incrementar = La nueva dieta «redujo» el nivel de colesterol.
limitar verb
  keep within bounds: restringir, acotar, reducir, ceñir; opposite ampliar = El decreto «limita» el uso de pesticidas.
restringir verb
  keep within bounds: limitar, acotar, reducir, coartar; opposite ampliar, extender = La norma «restringe» el acceso a los archivos.
ampliar verb
  make wider: extender, ensanchar, aumentar, agrandar; opposite reducir, restringir = El museo «ha ampliado» su colección.
extender verb
  make wider: ampliar, prolongar, ensanchar; opposite limitar, restringir = La reforma «extendió» el voto a las mujeres.
mejorar verb
  make better: perfeccionar, optimizar, afinar; opposite empeorar = El ejercicio «mejora» la memoria de los ancianos.
  become better: progresar, adelantar, avanzar; opposite empeorar = Los alumnos «mejoraron» en la lectura en voz alta.
empeorar verb
  become worse: agravarse, deteriorarse, degradarse; opposite mejorar = El estado del paciente «empeoró» en una noche.
cambiar verb
  make different: transformar, modificar, alterar, mudar; opposite conservar, mantener = El ferrocarril «cambió» la vida de los pueblos.
  become different: variar, transformarse, mudar; opposite permanecer = Las costumbres alimentarias «han cambiado» deprisa.
modificar verb
  make different: cambiar, alterar, variar, reformar; opposite conservar, mantener = El legislador «modificó» el artículo 4.
transformar verb
  change deeply: convertir, cambiar, mudar; opposite conservar = El convento «fue transformado» en hospital.
variar verb
  be or become different: cambiar, oscilar, fluctuar, diferir = La duración «varía» de una hora a tres días.
desarrollar verb
  work out: elaborar, crear, diseñar, concebir = El equipo «ha desarrollado» un nuevo sensor.
  enlarge on: ampliar, explicar, exponer; opposite resumir = El tercer capítulo «desarrolla» esta idea.
elaborar verb
  work out with care: preparar, redactar, confeccionar, desarrollar = La comisión «elaboró» una propuesta de compromiso.
realizar verb
  carry out: efectuar, hacer, ejecutar, llevar a cabo = Las mediciones «se realizaron» a temperatura constante.
efectuar verb
  carry out: realizar, hacer, ejecutar, llevar a cabo = El equipo «efectuó» tres inmersiones.
ejecutar verb
  carry out: realizar, efectuar, cumplir, llevar a cabo = El ayuntamiento «ejecutó» las obras en dos años.
cumplir verb
  do what is asked: observar, respetar, satisfacer, acatar; opposite incumplir = La empresa no «cumplía» las normas de seguridad.
aplicar verb
  put to use: emplear, usar, utilizar, poner en práctica = El juez «aplicó» la norma más reciente.
ocurrir verb
  take place: suceder, acontecer, acaecer, pasar = El accidente «ocurrió» durante el ensayo general.
suceder verb
  take place: ocurrir, acontecer, acaecer, pasar = Lo mismo «sucedió» en las aldeas vecinas.
usar verb
  make use of: utilizar, emplear, servirse de, valerse de = Para el tinte se «usaba» una raíz local.
utilizar verb
  make use of: usar, emplear, servirse de, valerse de = El estudio «utiliza» datos de 2019.
emplear verb
  make use of: usar, utilizar, servirse de, valerse de = El restaurador «ha empleado» colas naturales.
  give work to: contratar, dar trabajo a, ocupar; opposite despedir = La fábrica «emplea» a cuatrocientas personas.
adoptar verb
  take up and use: seguir, asumir, acoger, hacer suyo; opposite abandonar = El laboratorio «adopta» un protocolo internacional.
obtener verb
  get: conseguir, lograr, alcanzar; opposite perder = Las mujeres «obtuvieron» el voto en 1931.
conseguir verb
  get by effort: lograr, obtener, alcanzar = El equipo «consiguió» una imagen muy nítida.
lograr verb
  get by effort: conseguir, alcanzar, obtener = La campaña «logró» una amplia participación.
alcanzar verb
  get as far as: lograr, conseguir, llegar a = El proyecto «ha alcanzado» sus objetivos.
recibir verb
  be given: percibir, cobrar, obtener; opposite dar, entregar = Los empleados «reciben» una ayuda anual.
ofrecer verb
  give: proporcionar, brindar, dar, facilitar; opposite negar = La biblioteca «ofrece» cursos gratuitos de idiomas.
proporcionar verb
  give what is needed: ofrecer, suministrar, dar, facilitar = El censo «proporciona» datos muy precisos.
aportar verb
  give as one’s part: contribuir con, proporcionar, añadir, ofrecer = La tesis «aporta» documentos desconocidos.
contribuir verb
  help to bring about: ayudar, cooperar; academic coadyuvar = El clima «contribuyó» al éxito de la colonia.
participar verb
  take part: tomar parte, intervenir, colaborar = En la prueba «participaron» cuarenta estudiantes.
colaborar verb
  work together: cooperar, trabajar juntos = Los dos institutos «colaboran» desde 1990.
requerir verb
  need: exigir, necesitar, precisar, demandar = El análisis «requiere» mucho tiempo.
exigir verb
  demand: reclamar, pedir, demandar, requerir = Los obreros «exigían» jornadas más cortas.
necesitar verb
  need: precisar, requerir, exigir = La planta «necesita» luz y poca agua.
relacionar verb
  see as joined: vincular, asociar, conectar, enlazar; opposite separar = Los autores «relacionan» el descenso con la crisis.
vincular verb
  join or see as joined: relacionar, unir, asociar, ligar; opposite desvincular = La autora «vincula» el mito con ritos agrarios.
asociar verb
  see as joined: relacionar, vincular, unir, ligar; opposite disociar = El público «asocia» el negro con el luto.
corresponder verb
  be equal or fit: equivaler, ser igual = Un crédito «corresponde» a diez horas de clase.
coincidir verb
  be the same: concordar, casar, corresponderse; opposite diferir, discrepar = Los dos resultados «coinciden» plenamente.
diferir verb
  be different: distinguirse, diferenciarse, divergir; opposite coincidir = Los dos grupos «difieren» en edad y renta.
basarse verb
  rest on: fundarse, apoyarse, fundamentarse, sustentarse = La teoría «se basa» en pocos principios.
fundar verb
  set up: crear, instituir, establecer, constituir; opposite disolver = Unos médicos «fundaron» la revista en 1890.
escribir verb
  put in words on paper: redactar, componer, anotar = Los estudiantes «escribieron» un breve comentario.
redactar verb
  write a formal text: escribir, componer, elaborar = El secretario «redacta» el acta de la sesión.
publicar verb
  make public: editar, divulgar, difundir, dar a conocer = El instituto «ha publicado» los datos definitivos.
resumir verb
  give in short: sintetizar, compendiar, recapitular, condensar; opposite ampliar, desarrollar = La tabla «resume» las principales respuestas.
añadir verb
  put more to: agregar, sumar, incorporar; opposite quitar, suprimir = A la muestra «se añadieron» veinte voluntarios.
sustituir verb
  come in place of: reemplazar, suplir, relevar = El motor eléctrico «sustituirá» al de gasolina.
eliminar verb
  take away: suprimir, quitar, retirar; opposite añadir, incorporar = El filtro «elimina» casi todas las impurezas.
evitar verb
  keep away from: eludir, esquivar, rehuir, sortear; opposite afrontar = El autor «evita» los términos demasiado técnicos.
  stop before it comes: impedir, prevenir, atajar; opposite provocar = La vacuna «evita» las formas graves de la enfermedad.
prevenir verb
  stop before it comes: evitar, impedir, precaver = El ejercicio «previene» muchas dolencias del corazón.
resolver verb
  find the answer to: solucionar, zanjar, dirimir, solventar; opposite complicar = El tratado «resolvió» la disputa fronteriza.
introducir verb
  bring into use: implantar, incorporar, instaurar; opposite suprimir = La reforma «introdujo» un examen oral.
iniciar verb
  begin: comenzar, empezar, emprender; opposite terminar, concluir = El equipo «inició» las excavaciones en 1911.
empezar verb
  begin: comenzar, iniciarse, arrancar; opposite terminar, acabar = El tratamiento «empezó» en abril.
terminar verb
  end: acabar, concluir, finalizar; opposite empezar, comenzar = El ensayo «terminó» a las seis semanas.
continuar verb
  go on: seguir, proseguir, avanzar; opposite interrumpirse, cesar = Las obras «continuaron» durante la guerra.
mantener verb
  keep as it is: conservar, preservar, guardar; opposite perder, cambiar = La aleación «mantiene» su forma en caliente.
conservar verb
  keep safe: guardar, custodiar, preservar, mantener; opposite perder, destruir = El archivo «conserva» las actas del proceso.
superar verb
  go beyond: sobrepasar, rebasar, exceder = El gasto «superó» todas las previsiones.
  get over: vencer, salvar, dejar atrás = El paciente «ha superado» la fase crítica.
ignorar verb
  not take into account: pasar por alto, desatender, omitir; opposite considerar = El informe «ignora» los costes ambientales.
  not know: desconocer, no saber; opposite saber, conocer = Se «ignora» la fecha de nacimiento del poeta.
prever verb
  see beforehand: pronosticar, predecir, anticipar = Ningún economista «previó» la caída de la bolsa.
  lay down in a rule or plan: contemplar, disponer, establecer = El contrato «prevé» una multa por retraso.
predominar verb
  be stronger or more common: prevalecer, imperar, dominar = En la muestra «predominan» los empleados públicos.
difundir verb
  spread: divulgar, propagar, extender; opposite ocultar = Los mercaderes «difundieron» la nueva moda en Europa.
organizar verb
  arrange: preparar, montar, disponer = La facultad «organiza» cada año un congreso sobre el clima.
enseñar verb
  give knowledge: explicar, impartir, instruir en; opposite aprender = El maestro «enseñaba» aritmética con piedras.
aprender verb
  get knowledge: asimilar, adquirir, dominar; opposite enseñar, olvidar = Los niños «aprenden» la segunda lengua jugando.
adquirir verb
  come to have: obtener, incorporar, hacerse con; opposite perder = Los alumnos «adquieren» un vocabulario más rico.
  buy: comprar, hacerse con; opposite vender = El museo «adquirió» dos grabados de Goya.
gestionar verb
  be in charge of: administrar, dirigir, llevar = Una cooperativa «gestiona» el servicio de transporte.
importante adjective
  of great weight: relevante, destacado, significativo, notable, trascendente; opposite irrelevante, insignificante = El tratado es una fuente «importante» para los historiadores.
significativo adjective
  worth noting: importante, notable, considerable, relevante; opposite insignificante = Se observa una reducción «significativa» del consumo.
relevante adjective
  of weight: importante, significativo, destacado, trascendente; opposite irrelevante = La renta es un factor «relevante» en la elección.
notable adjective
  large or worth noting: considerable, importante, apreciable, destacado; opposite insignificante = El plan produjo una mejora «notable» del servicio.
considerable adjective
  large: notable, importante, apreciable, cuantioso; opposite escaso, exiguo = Un número «considerable» de pacientes abandonó el estudio.
principal adjective
  first in weight: primordial, fundamental, central, capital; opposite secundario, accesorio = La agricultura es la fuente «principal» de ingresos.
fundamental adjective
  that all rests on: esencial, básico, primordial, capital; opposite secundario, accesorio = La confianza es «fundamental» en la terapia.
esencial adjective
  that cannot be left out: fundamental, básico, imprescindible, primordial; opposite accesorio, superfluo = El sueño es «esencial» para la salud.
básico adjective
  that all rests on: fundamental, esencial, elemental; opposite accesorio, avanzado = El libro explica los conceptos «básicos» de la física.
central adjective
  at the heart of the matter: principal, fundamental, capital, nuclear; opposite marginal, periférico = El tema «central» del drama es la culpa.
decisivo adjective
  that settles the matter: determinante, crucial, concluyente; opposite irrelevante = La batalla fue «decisiva» para el final de la guerra.
secundario adjective
  of less weight: accesorio, menor, marginal; opposite principal, fundamental = La forma tiene aquí una importancia «secundaria».
claro adjective
  easy to understand or see: evidente, comprensible, nítido, diáfano; opposite oscuro, confuso = El reglamento da instrucciones «claras».
evidente adjective
  easy to see: claro, patente, manifiesto, palmario, obvio; opposite oscuro, dudoso = El vínculo entre los dos textos es «evidente».
obvio adjective
  that needs no proof: evidente, claro, patente, manifiesto; opposite discutible = La respuesta no es nada «obvia».
preciso adjective
  exact: exacto, riguroso, fino; opposite impreciso, vago = Hacen falta mediciones más «precisas» de la temperatura.
exacto adjective
  free of error: preciso, cabal, correcto; opposite inexacto, aproximado = Se ignora el número «exacto» de víctimas.
riguroso adjective
  strict and exact: estricto, escrupuloso, minucioso; opposite laxo = El autor aplica un método «riguroso».
detallado adjective
  with all its parts: pormenorizado, minucioso, exhaustivo; opposite somero, sucinto = El anexo ofrece una lista «detallada» de las fuentes.
complejo adjective
  with many parts: complicado, intrincado, enrevesado; opposite sencillo, simple = La sintaxis del tratado es muy «compleja».
complicado adjective
  hard to follow: complejo, enrevesado, difícil, intrincado; opposite sencillo, fácil = El trámite de inscripción es «complicado».
sencillo adjective
  easy, with few parts: simple, fácil, elemental; opposite complicado, complejo = El segundo ejercicio era más «sencillo».
simple adjective
  easy, with few parts: sencillo, elemental, fácil; opposite complejo = La prueba consta de una tarea muy «simple».
fácil adjective
  that takes little effort: sencillo, simple, cómodo; informal chupado; opposite difícil = El nuevo programa es «fácil» de manejar.
difícil adjective
  that takes much effort: arduo, complicado, complejo, trabajoso; opposite fácil = Es «difícil» distinguir las dos enfermedades.
diferente adjective
  not the same: distinto, diverso, desigual, dispar; opposite igual, idéntico = Los dos métodos dan resultados «diferentes».
distinto adjective
  not the same: diferente, diverso, dispar; opposite igual, idéntico = Las dos culturas tenían costumbres «distintas».
diverso adjective
  of several kinds: variado, vario, múltiple, heterogéneo; opposite uniforme = La muestra reúne textos muy «diversos».
similar adjective
  nearly the same: parecido, semejante, análogo, afín; opposite diferente, distinto = Un estudio «similar» se hizo en Portugal.
parecido adjective
  nearly the same: similar, semejante, análogo; opposite diferente, distinto = Los dos pueblos tienen una historia «parecida».
igual adjective
  the same in size or kind: idéntico, equivalente, parejo; opposite distinto, desigual = Los dos grupos eran «iguales» en tamaño.
idéntico adjective
  exactly the same: igual, indistinguible; informal calcado; opposite distinto, diferente = Las dos copias contienen errores «idénticos».
opuesto adjective
  as different as can be: contrario, antitético, inverso; opposite igual = Los dos críticos llegan a conclusiones «opuestas».
contrario adjective
  against: opuesto, adverso, hostil; opposite favorable = La mayoría de los médicos es «contraria» a la medida.
necesario adjective
  that must be: preciso, indispensable, imprescindible, obligado; opposite innecesario, superfluo = Es «necesario» el consentimiento escrito del paciente.
imprescindible adjective
  that cannot be done without: indispensable, necesario, esencial, insustituible; opposite superfluo, prescindible = El agua es «imprescindible» para la vida.
posible adjective
  that may be: eventual, potencial, hipotético; opposite imposible = Una «posible» causa es el estrés.
imposible adjective
  that cannot be: irrealizable, inviable, impracticable; opposite posible = La traducción literal del verso es «imposible».
probable adjective
  likely: verosímil, previsible, esperable; opposite improbable = Es «probable» una nueva subida de los precios.
verosímil adjective
  that can be believed: creíble, plausible, aceptable; opposite inverosímil = Esta explicación parece la más «verosímil».
seguro adjective
  beyond doubt: cierto, indudable, indiscutible; opposite dudoso, incierto = De su estancia en Roma hay pruebas «seguras».
  free from danger: protegido, resguardado; opposite peligroso, inseguro = El laboratorio es un lugar «seguro».
cierto adjective
  in line with the facts: verdadero, real, seguro; opposite falso = La noticia de su muerte resultó «cierta».
  some: determinado, alguno = «Ciertos» autores rechazan esta lectura.
incierto adjective
  not known for sure: dudoso, inseguro, indeterminado; opposite cierto, seguro = La fecha de composición es «incierta».
verdadero adjective
  in line with the facts: auténtico, real, genuino; opposite falso = Se ignora quién es el «verdadero» autor.
falso adjective
  not in line with the facts: erróneo, incierto, infundado; opposite verdadero, cierto = La noticia de su huida resultó «falsa».
  made to deceive: falsificado, apócrifo; opposite auténtico = El documento «falso» circuló durante décadas.
correcto adjective
  free of error: acertado, exacto, válido; opposite incorrecto, erróneo = La mitad de los alumnos dio la respuesta «correcta».
erróneo adjective
  wrong: equivocado, incorrecto, inexacto, falso; opposite correcto, acertado = El cálculo partía de un valor «erróneo».
adecuado adjective
  right for the purpose: apropiado, idóneo, conveniente, oportuno; opposite inadecuado = Los pueblos pequeños no tienen medios «adecuados».
apropiado adjective
  right for the purpose: adecuado, idóneo, indicado, oportuno; opposite inapropiado = El léxico es «apropiado» para el contexto.
oportuno adjective
  right at the time: conveniente, indicado, aconsejable; opposite inoportuno = Es «oportuno» repetir el análisis al mes.
pertinente adjective
  bearing on the matter: relevante, oportuno; academic procedente; opposite improcedente = El abogado no aportó documentos «pertinentes».
eficaz adjective
  that works: efectivo, activo, útil; opposite ineficaz = El fármaco es «eficaz» en las formas leves.
eficiente adjective
  that works with little waste: productivo, competente, capaz; opposite ineficiente = Una administración «eficiente» atrae inversiones.
útil adjective
  that helps: provechoso, valioso, beneficioso, práctico; opposite inútil = El glosario es «útil» para los estudiantes extranjeros.
inútil adjective
  that does not help: vano, infructuoso, estéril, ineficaz; opposite útil = Todo intento de mediación fue «inútil».
válido adjective
  well founded: fundado, sólido, convincente; opposite infundado = El autor no aporta argumentos «válidos».
  in force: vigente, en vigor; opposite nulo = El contrato es «válido» hasta finales de año.
fiable adjective
  that can be relied on: seguro, creíble, digno de crédito; opposite dudoso = Las crónicas no siempre son fuentes «fiables».
frecuente adjective
  that happens often: habitual, común, corriente, usual; opposite raro, infrecuente = El dolor de cabeza es el síntoma más «frecuente».
habitual adjective
  as a rule: usual, acostumbrado, corriente, normal; opposite insólito = La dosis «habitual» es de dos comprimidos.
raro adjective
  that happens seldom: infrecuente, inusual, insólito, excepcional; opposite frecuente, común = Se trata de una enfermedad «rara».
común adjective
  found often: frecuente, corriente, habitual, extendido; opposite raro, inusual = El error es muy «común» entre los principiantes.
  shared by all: compartido, colectivo, general; opposite individual, particular = Los dos partidos tenían un interés «común».
general adjective
  of all or the whole: global, panorámico, de conjunto; opposite particular, específico = El informe ofrece una visión «general» del sector.
específico adjective
  of one thing only: particular, concreto, determinado; opposite general, genérico = La norma regula un caso «específico».
concreto adjective
  of one real thing: determinado, específico, preciso; opposite abstracto, vago = El juez se refiere a un hecho «concreto».
particular adjective
  of one thing only: específico, propio, peculiar; opposite general, común = Cada región tiene sus problemas «particulares».
típico adjective
  showing the kind: característico, propio, representativo; opposite atípico = La fiebre alta es un síntoma «típico» de la malaria.
amplio adjective
  wide: extenso, vasto, dilatado; opposite reducido, limitado = La propuesta obtuvo un «amplio» apoyo.
extenso adjective
  covering much: amplio, vasto, largo, dilatado; opposite breve, reducido = La bibliografía sobre el tema es muy «extensa».
limitado adjective
  kept small: reducido, escaso, restringido; opposite ilimitado, amplio = El estudio se basa en un número «limitado» de casos.
escaso adjective
  not enough: insuficiente, exiguo, pobre, limitado; opposite abundante = Las noticias sobre su vida son «escasas».
suficiente adjective
  enough: bastante, adecuado; opposite insuficiente = El tiempo concedido no fue «suficiente».
numeroso adjective
  many: abundante, múltiple, mucho; opposite escaso, poco = «Numerosos» estudios han abordado la cuestión.
grande adjective
  large in size or degree: amplio, enorme, considerable; opposite pequeño = El retablo ocupa un espacio muy «grande».
pequeño adjective
  not large: reducido, escaso, exiguo; opposite grande = La diferencia entre las dos medias es «pequeña».
elevado adjective
  high: alto, considerable, crecido; opposite bajo, reducido = Los costes de gestión son «elevados».
bajo adjective
  low: reducido, escaso, pequeño; opposite alto, elevado = El índice de respuesta fue «bajo».
mayor adjective
  larger: superior, más grande, más alto; opposite menor, inferior = El riesgo es «mayor» en los fumadores.
menor adjective
  smaller: inferior, más bajo, más pequeño; opposite mayor, superior = El segundo grupo cometió un número «menor» de errores.
reciente adjective
  of a short time ago: nuevo, último, actual; opposite antiguo, remoto = Una sentencia «reciente» ha cambiado la práctica.
actual adjective
  of now: presente, vigente, contemporáneo; opposite pasado, antiguo = La legislación «actual» tiene muchas lagunas.
anterior adjective
  that came before: previo, precedente; opposite posterior, siguiente = Los estudios «anteriores» solo trataban de varones.
previo adjective
  that came before: anterior, precedente; opposite posterior = El curso no exige conocimientos «previos».
posterior adjective
  that comes after: siguiente, ulterior, subsiguiente; opposite anterior, previo = Las ediciones «posteriores» corrigen el error.
siguiente adjective
  that comes next: posterior, próximo, subsiguiente; opposite anterior = En la página «siguiente» figura la lista de materiales.
nuevo adjective
  not known before: inédito, reciente, original, novedoso; opposite viejo, conocido = La excavación sacó a la luz materiales «nuevos».
original adjective
  new in thought: novedoso, innovador, inédito; opposite trillado, convencional = La tesis ofrece una lectura «original» del mito.
tradicional adjective
  handed down: clásico, convencional, acostumbrado; opposite innovador, moderno = El método «tradicional» resulta más lento.
rápido adjective
  quick: veloz, acelerado, vertiginoso; opposite lento = La ciudad vivió un crecimiento «rápido».
lento adjective
  slow: pausado, poco rápido; literary tardo, moroso; opposite rápido = El proceso de aprobación fue muy «lento».
gradual adjective
  step by step: progresivo, paulatino, escalonado; opposite brusco, repentino = El paso a la nueva moneda fue «gradual».
fuerte adjective
  of great strength: intenso, marcado, acusado, pronunciado; opposite débil, leve = Los datos muestran un «fuerte» descenso de la natalidad.
débil adjective
  of little strength: tenue, leve, apagado; opposite fuerte, intenso = La señal registrada era muy «débil».
estable adjective
  that does not change: constante, firme, invariable; opposite inestable, variable = Los precios se mantuvieron «estables» diez años.
constante adjective
  always the same: estable, invariable, uniforme; opposite variable, inconstante = La temperatura se mantuvo «constante».
positivo adjective
  good: favorable, beneficioso, ventajoso; opposite negativo = La reforma tuvo efectos «positivos» en el empleo.
negativo adjective
  bad: desfavorable, perjudicial, nocivo, adverso; opposite positivo = El ruido tiene efectos «negativos» sobre el sueño.
grave adjective
  serious: serio, importante; academic severo; opposite leve = El accidente causó lesiones «graves».
coherente adjective
  fitting together: congruente, consecuente, acorde; opposite incoherente, contradictorio = Los resultados son «coherentes» con la teoría.
convincente adjective
  that makes one believe: persuasivo, sólido, satisfactorio; opposite débil = El autor no ofrece una explicación «convincente».
discutible adjective
  open to doubt: cuestionable, dudoso, controvertido, opinable; opposite indiscutible = La elección de la muestra es «discutible».
interesante adjective
  that holds attention: sugestivo, sugerente, atractivo; opposite aburrido = El último ensayo propone una comparación «interesante».
completo adjective
  with nothing missing: íntegro, entero, exhaustivo, total; opposite incompleto, parcial = El apéndice contiene la lista «completa» de las obras.
parcial adjective
  only in part: incompleto, fragmentario, limitado; opposite total, completo = Los datos ofrecen una imagen «parcial» del problema.
  not fair: tendencioso, sesgado, subjetivo; opposite imparcial, objetivo = El juicio del cronista es «parcial».
objetivo adjective
  free of personal view: imparcial, neutral, desapasionado; opposite subjetivo = Faltan criterios «objetivos» de evaluación.
significativamente adverb
  to a degree worth noting: notablemente, considerablemente, de manera significativa; opposite ligeramente = Los dos grupos difieren «significativamente».
notablemente adverb
  to a large degree: considerablemente, sensiblemente, apreciablemente; opposite ligeramente, apenas = La calidad del agua ha mejorado «notablemente».
considerablemente adverb
  to a large degree: notablemente, sensiblemente, mucho; opposite ligeramente = El gasto aumentó «considerablemente» tras la reforma.
muy adverb
  to a high degree: sumamente, bien; informal súper; literary harto; opposite poco = El segundo relato es «muy» breve.
sumamente adverb
  to a very high degree: extremadamente, enormemente, muy = La reacción es «sumamente» rápida.
ligeramente adverb
  a little: levemente, un poco, algo; opposite notablemente, mucho = Los valores son «ligeramente» superiores a la media.
principalmente adverb
  for the most part: sobre todo, fundamentalmente, en primer lugar, mayormente = La dieta se basa «principalmente» en los cereales.
especialmente adverb
  more than others: particularmente, en especial, en particular, sobre todo = La norma es «especialmente» dura con los reincidentes.
generalmente adverb
  in most cases: normalmente, habitualmente, por lo general, en general; opposite excepcionalmente = Los síntomas desaparecen «generalmente» en pocos días.
habitualmente adverb
  in most cases: normalmente, generalmente, de ordinario, por lo común; opposite raramente = La visita dura «habitualmente» veinte minutos.
a menudo adverb
  many times: con frecuencia, frecuentemente, muchas veces; opposite rara vez = Las dos enfermedades se confunden «a menudo».
frecuentemente adverb
  many times: a menudo, con frecuencia, muchas veces; opposite raramente = El poeta recurre «frecuentemente» a la ironía.
raramente adverb
  few times: rara vez, pocas veces, casi nunca; opposite a menudo, frecuentemente = El novelista emplea «raramente» el diálogo.
siempre adverb
  at all times: constantemente, en todo momento, invariablemente; opposite nunca = El paciente respondía «siempre» con las mismas palabras.
a veces adverb
  at times: en ocasiones, de vez en cuando, algunas veces; opposite siempre, nunca = Los autores antiguos citan «a veces» de memoria.
actualmente adverb
  now: hoy, hoy en día, en la actualidad, ahora; opposite antiguamente = El códice se conserva «actualmente» en París.
recientemente adverb
  a short time ago: hace poco, últimamente, en fecha reciente = El método se ha aplicado «recientemente» a los suelos.
anteriormente adverb
  before: antes, previamente, con anterioridad; opposite posteriormente = Se descartaron los datos recogidos «anteriormente».
posteriormente adverb
  later: después, luego, más tarde, con posterioridad; opposite anteriormente = La muestra se calentó «posteriormente» a noventa grados.
inicialmente adverb
  at first: al principio, primero, en un principio; opposite finalmente = El proyecto preveía «inicialmente» dos sedes.
inmediatamente adverb
  without delay: de inmediato, enseguida, al instante, al momento = El tratamiento se suspendió «inmediatamente».
rápidamente adverb
  quickly: deprisa, con rapidez, velozmente, en poco tiempo; opposite lentamente, despacio = La noticia se extendió «rápidamente» por la región.
lentamente adverb
  slowly: despacio, con lentitud, poco a poco; opposite rápidamente = La solución se enfrió «lentamente».
gradualmente adverb
  step by step: progresivamente, paulatinamente, poco a poco; opposite bruscamente = La dosis se aumentó «gradualmente».
claramente adverb
  in a clear way: con claridad, nítidamente, con nitidez; opposite confusamente = La introducción expone «claramente» los objetivos.
evidentemente adverb
  as one can see: obviamente, naturalmente, por supuesto = El copista, «evidentemente», no sabía griego.
explícitamente adverb
  in so many words: expresamente, de forma explícita, abiertamente; opposite implícitamente = El autor no cita «explícitamente» su fuente.
directamente adverb
  with nothing between: sin intermediarios, de forma directa; opposite indirectamente = Los campesinos vendían «directamente» sus productos.
exclusivamente adverb
  and nothing else: únicamente, solamente, solo; informal nada más = El curso está reservado «exclusivamente» a médicos.
solo adverb
  no more than: solamente, únicamente, tan solo; informal nada más que = Respondió «solo» un tercio de los invitados.
parcialmente adverb
  not wholly: en parte, de forma parcial, a medias; opposite totalmente, completamente = La hipótesis se confirmó «parcialmente».
completamente adverb
  in every part: totalmente, por completo, del todo, enteramente; opposite parcialmente = El archivo quedó «completamente» destruido.
casi adverb
  not far from: prácticamente, poco menos que; literary cuasi = «Casi» todos los participantes terminaron la prueba.
aproximadamente adverb
  more or less: más o menos, cerca de, en torno a, alrededor de; opposite exactamente = El corpus consta de «aproximadamente» tres mil cartas.
al menos adverb
  not less than: por lo menos, cuando menos, como mínimo; opposite como máximo = El cuestionario se rellenó «al menos» dos veces.
bastante adverb
  to a fair degree: considerablemente, notablemente; opposite poco = Los dos resultados son «bastante» parecidos.
probablemente adverb
  as is likely: seguramente, con toda probabilidad, verosímilmente = El cuadro se pintó «probablemente» en Nápoles.
quizá adverb
  it may be: tal vez, acaso, posiblemente; informal a lo mejor = La diferencia se debe «quizá» a la edad de la muestra.
ciertamente adverb
  without doubt: sin duda, indudablemente, desde luego = La reforma tuvo «ciertamente» efectos positivos.
realmente adverb
  in fact: de verdad, verdaderamente, en realidad, efectivamente; opposite aparentemente = Se ignora cuántos vecinos votaron «realmente».
cuidadosamente adverb
  with care: con cuidado, con esmero, minuciosamente, atentamente; opposite descuidadamente = Las respuestas se revisaron «cuidadosamente».
además connective
  adding a point: asimismo, por otra parte, también, por añadidura = El tratamiento es, «además», poco costoso.
asimismo connective
  adding a point: también, igualmente, además = La autora estudia «asimismo» la prensa local.
sin embargo connective
  going against what was said: no obstante, con todo, ahora bien; literary empero = El método es rápido; «sin embargo», exige mucha memoria.
no obstante connective
  going against what was said: sin embargo, con todo, aun así = La muestra es pequeña; «no obstante», el resultado es claro.
pero connective
  going against what was said: aunque, sin embargo; literary mas, empero = La ley existe, «pero» no se aplica.
por tanto connective
  as a result: por lo tanto, por consiguiente, en consecuencia, por ende, así pues = Los datos están incompletos; «por tanto», conviene ser prudente.
por consiguiente connective
  as a result: por tanto, en consecuencia, por ende, por lo tanto = Las variables son independientes y, «por consiguiente», se suman.
en consecuencia connective
  as a result: por consiguiente, por tanto, por ende, así pues = El contrato es nulo y, «en consecuencia», no surte efectos.
así pues connective
  as a result: por tanto, por consiguiente, en consecuencia, por ende = «Así pues», la segunda hipótesis queda descartada.
porque connective
  for the reason that: ya que, pues, dado que, puesto que = La prueba se interrumpió «porque» los pacientes estaban cansados.
ya que connective
  for the reason that: puesto que, dado que, porque, pues = El método es útil, «ya que» reduce los costes.
puesto que connective
  for the reason that: ya que, dado que, en vista de que; literary como quiera que = «Puesto que» faltan fuentes, la cuestión sigue abierta.
aunque connective
  in spite of the fact that: si bien, aun cuando, a pesar de que, pese a que = «Aunque» la muestra es reducida, la tendencia es clara.
si bien connective
  in spite of the fact that: aunque, aun cuando; dated bien que = El método funciona, «si bien» los costes son altos.
mientras que connective
  showing a contrast: en tanto que, mientras = El norte crece, «mientras que» el sur pierde habitantes.
en cambio connective
  showing a contrast: por el contrario, en contraste, al contrario = En el segundo grupo, «en cambio», el valor bajó.
por el contrario connective
  showing a contrast: en cambio, al contrario = La crítica, «por el contrario», acogió bien la película.
por otra parte connective
  adding another side: por otro lado, además, asimismo = El gasto, «por otra parte», ya estaba aprobado.
por ejemplo connective
  giving an instance: pongamos por caso, a modo de ejemplo; dated verbigracia = Algunos metales, «por ejemplo» el cobre, conducen bien.
es decir connective
  in other words: esto es, a saber, en otras palabras; informal o sea = El texto es anónimo, «es decir», carece de autor conocido.
por último connective
  as the last point: finalmente, para terminar, en último lugar = «Por último», se discuten los límites del estudio.
en resumen connective
  to sum up: en suma, en síntesis, en pocas palabras, en definitiva = «En resumen», el modelo describe bien los datos.
en conclusión connective
  to sum up: en suma, en definitiva, para concluir, en fin = «En conclusión», la reforma no resolvió el problema.
para que connective
  so that: a fin de que, con el fin de que, con objeto de que = Se simplificó el trámite «para que» todos pudieran participar.
siempre que connective
  only if: con tal de que, a condición de que, siempre y cuando = Se permite la copia «siempre que» se cite la fuente.
cuando connective
  at the time that: en el momento en que, al tiempo que = La reacción se detiene «cuando» baja la temperatura.
según preposition
  in the view of: a juicio de, en opinión de, de acuerdo con = «Según» los autores, el riesgo es mínimo.
  in line with: conforme a, de acuerdo con, en función de = Los pacientes se dividieron «según» la edad.
durante preposition
  in the time of: a lo largo de, en el curso de, en el transcurso de = «Durante» la guerra el museo permaneció cerrado.
mediante preposition
  by means of: por medio de, a través de, con = Los datos se recogieron «mediante» entrevistas.
a pesar de preposition
  in spite of: pese a, no obstante = «A pesar de» la crisis, las ventas crecieron.
debido a preposition
  by reason of: a causa de, por, en razón de = La prueba se aplazó «debido a» las fuertes lluvias.
respecto a preposition
  set beside: en comparación con, en relación con, frente a = Los costes han bajado «respecto a» la década anterior.
  about: acerca de, en cuanto a, sobre, en relación con = El autor no dice nada «respecto a» las fuentes.
experiencia noun f
  knowledge gained by doing: práctica, pericia, conocimiento, bagaje; opposite inexperiencia = Los médicos con más «experiencia» cometen menos errores.
  something lived through: vivencia, trance, episodio = La «experiencia» de la guerra marcó a toda una generación.
reto noun m
  hard task to be met: desafío, prueba, dificultad = La transición energética es un «reto» para todo el continente.
crisis noun f
  time of grave trouble: recesión, depresión, declive; opposite prosperidad, auge = La «crisis» de 1929 golpeó también al campo.
éxito noun m
  reaching the goal: logro, triunfo, acierto; opposite fracaso = El «éxito» del tratamiento depende de la edad.
fracaso noun m
  not reaching the goal: revés, derrota, descalabro; literary malogro; opposite éxito = El «fracaso» de la campaña era previsible.
eficacia noun f
  power to produce the wished effect: efectividad, eficiencia, utilidad; opposite ineficacia = La «eficacia» de la vacuna baja a los seis meses.
rendimiento noun m
  result in a task: resultado, desempeño, productividad = El «rendimiento» escolar mejora con la práctica diaria.
coste noun m
  what must be paid: precio, gasto, importe, costo = El «coste» de la terapia supera los mil euros.
gestión noun f
  running of affairs: administración, dirección, manejo = La «gestión» del agua corresponde a los municipios.
control noun m
  checking: inspección, vigilancia, supervisión, examen = Se ha reforzado el «control» de los gastos.
  power over something: dominio, mando, poder = El grupo tomó el «control» de tres periódicos.
apoyo noun m
  help given: respaldo, ayuda, sostén, auxilio; opposite rechazo = El proyecto recibió el «apoyo» de la región.
ayuda noun f
  help given: apoyo, auxilio, asistencia, respaldo = La «ayuda» del Estado resulta insuficiente.
innovación noun f
  something new: novedad, invención, renovación; opposite tradición = Esta «innovación» transformó la industria textil.
participación noun f
  taking part: intervención, implicación, colaboración; opposite abstención = La «participación» en las elecciones ha bajado.
responsabilidad noun f
  duty to answer for something: deber, obligación, compromiso = La «responsabilidad» de la decisión recae en el médico.
complejidad noun f
  being complex: complicación, dificultad; opposite sencillez, simplicidad = La «complejidad» de la norma genera muchas dudas.
esfuerzo noun m
  hard work: empeño, afán, trabajo, ahínco = El proyecto exigió un gran «esfuerzo» económico.
lenguaje noun m
  way of speaking: lengua, idioma, habla, jerga = El «lenguaje» de la publicidad cambia deprisa.
discurso noun m
  what is said: razonamiento, exposición, argumentación = El «discurso» del autor se apoya en dos ejemplos.
  public speech: alocución, conferencia, disertación = El «discurso» del presidente duró una hora.
relato noun m
  story told: narración, historia, cuento, crónica = El «relato» comienza con la muerte del padre.
duda noun f
  not being sure: incertidumbre, vacilación, indecisión; opposite certeza = Los nuevos datos suscitan «dudas» sobre el método.
realidad noun f
  what really is: verdad, mundo real; opposite ficción, fantasía = La novela se aparta de la «realidad» histórica.
dimensión noun f
  size: tamaño, magnitud, extensión, medida = Se midieron las «dimensiones» de cada pieza.
  side of a matter: aspecto, faceta, vertiente = La «dimensión» política de la obra es innegable.
tratamiento noun m
  medical care: terapia, cura, medicación = El «tratamiento» duró seis semanas.
reforma noun f
  planned change: renovación, reorganización, cambio, modificación = La «reforma» de la escuela dividió a los sindicatos.
posición noun f
  view taken: postura, opinión, actitud, punto de vista = La «posición» del autor ha sido muy discutida.
  place: situación, ubicación, emplazamiento = La «posición» de la ciudad favoreció el comercio.
persona noun f
  human being: individuo, ser humano; academic sujeto = Veinte «personas» aceptaron responder a las preguntas.
estudiante noun mf
  person who studies: alumno, universitario, discípulo = Los «estudiantes» rellenaron el cuestionario en clase.
profesor noun m
  person who teaches: docente, maestro, enseñante; informal profe = Los «profesores» valoraron de forma positiva la experiencia.
buscar verb
  try to find: rastrear, indagar, perseguir; opposite encontrar = Muchos jóvenes «buscan» un empleo estable.
intentar verb
  make an attempt: tratar de, procurar, pretender = Varios autores han «intentado» explicar el fenómeno.
responder verb
  give an answer: contestar, replicar, dar respuesta; opposite preguntar = Los participantes «respondieron» a veinte preguntas.
decidir verb
  make a choice: resolver, determinar, acordar, optar por = El consejo «decidió» cerrar la escuela.
ayudar verb
  give help: asistir, auxiliar, apoyar, socorrer; opposite estorbar = El servicio «ayuda» a los estudiantes extranjeros.
atribuir verb
  say to belong to: asignar, adjudicar, achacar, imputar = Los autores «atribuyen» el descenso a la sequía.
unir verb
  put together: juntar, enlazar, conectar, ligar; opposite separar = El puente «une» los dos barrios.
construir verb
  put together: edificar, levantar, erigir; opposite destruir, derribar = La iglesia «se construyó» en el siglo XIII.
expresar verb
  put into words: manifestar, formular, exponer, enunciar; opposite callar = Los pacientes «expresan» su preocupación.
formular verb
  put into words: expresar, plantear, enunciar, exponer = La autora «formula» tres hipótesis.
reforzar verb
  make stronger: fortalecer, consolidar, robustecer, afianzar; opposite debilitar = Los resultados «refuerzan» nuestra hipótesis.
permanecer verb
  stay as it is: seguir, continuar, quedar, mantenerse; opposite cambiar = La causa del incendio «permanece» oculta.
justificar verb
  give good reasons: razonar, fundamentar, motivar, explicar = El alumno debe «justificar» cada respuesta.
abandonar verb
  give up: dejar, renunciar a, desistir de; opposite continuar, adoptar = Varios pacientes «abandonaron» el tratamiento.
moderno adjective
  of our time: contemporáneo, actual, reciente; opposite antiguo = La medicina «moderna» se basa en los experimentos.
antiguo adjective
  of long ago: viejo, remoto, arcaico; opposite moderno, reciente = Los manuscritos más «antiguos» están en latín.
profundo adjective
  going deep: hondo, radical, intenso; opposite superficial = El país vivió «profundos» cambios.
crucial adjective
  that settles the matter: decisivo, determinante, fundamental, trascendental; opposite secundario = La primera fase es «crucial» para la curación.
también connective
  adds a point: asimismo, igualmente, además = La autora estudia «también» la prensa local.
finalmente connective
  as the last point: por último, al final, en último lugar; opposite inicialmente, en primer lugar = «Finalmente», se discuten los límites del estudio.
de hecho connective
  as things are: en realidad, efectivamente, en efecto = La norma, «de hecho», apenas se aplica.
gracias a preposition
  with the help of: por medio de, mediante, merced a; opposite a pesar de = La imagen se obtuvo «gracias a» un nuevo telescopio.
en cuanto a preposition
  on the matter of: respecto a, con respecto a, en lo que respecta a, acerca de = «En cuanto a» la edad, no hubo diferencias.
llevar a cabo verb
  carry out: realizar, efectuar, ejecutar, desarrollar = El equipo «llevó a cabo» dos experimentos.
poner de manifiesto verb
  make visible by data: mostrar, revelar, evidenciar, poner de relieve; opposite ocultar = Los datos «ponen de manifiesto» una fuerte desigualdad.
tener en cuenta verb
  not leave out: considerar, tomar en consideración, contemplar; opposite ignorar, olvidar = El modelo «tiene en cuenta» tres variables.
punto de vista noun m
  way of seeing a question: perspectiva, óptica, opinión, enfoque = Los «puntos de vista» de las partes son incompatibles.
periodo noun m
  length of time: época, etapa, fase, espacio de tiempo = En ese «periodo» la población se duplicó.
quizás adverb
  it may be: tal vez, acaso, posiblemente; informal a lo mejor = El retraso se debe «quizás» a la falta de medios.
mejor adjective
  of higher worth: superior, preferible, más adecuado; opposite peor = El segundo modelo ofrece un ajuste «mejor».
a través de preposition
  by means of: por medio de, mediante, por conducto de = Los participantes se eligieron «a través de» una encuesta.
`)
