/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  adenocarcinoma/idea adenosina/idea adipocito/gobierno adsorción/nación agrovoltaica/idea airbnb ajoblanco/gobierno aleatorizada aleatorizado
  aleatorizados alqueno/gobierno alquino/gobierno amilasa/idea amoxicilina/idea anafase/noche andragogía/idea andragógico/básico
  androcéntrico/básico androcentrismo anhedonia/idea anova antibioterapia/idea antiespecismo antiespecista/artista antihipertensivo/básico
  antirracismo antirracista/artista antirretroviral/animal antropización/nación antropizado/básico antropoceno antropogénico/básico
  apalancamiento/gobierno apoptótico/básico apraxia/idea aprendiente/noche arepa/idea arras artralgia/idea asertividad/verdad asincrónico/básico
  astenosfera/idea atencional/animal atomizador/color autosómico/básico autótrofo/básico backend balonmanista/artista bancarización/nación
  bancarizar/organizar Bangladesh bayesiano/básico beicon benzodiacepina benzodiacepinas betabloqueante/noche biatlón bibliométrico/básico
  bicameral/animal bicameralismo bicampeón bilateralidad/verdad binomial biocenosis biodegradabilidad/verdad biodegradable/noche biofilm biogás
  biomimético/básico biopsicosocial/animal biorreactor/color biorremediación/nación biótica/idea bióticos bipartidismo bipartidista/artista
  bitcoin bivariada bivariado bivariante biyección/nación biyectivo/básico bluetooth boccia/idea bolita bolitas bootstrapping boquense/noche
  brioche/noche brownie/noche brunch bugs bullying burrito/gobierno bursatilización/nación cachopo/gobierno calefactable/noche campesinado
  cannabis canterano/gobierno carajillo/gobierno carboxilo/gobierno cardio/gobierno catalasa/idea cetoacidosis ceviche/noche chatbots chavismo
  chavista/artista chequeos chía/idea chinatown chipotle choripán ciberbullying cientificidad/verdad circadiana circadianas circadiano circadianos
  cisgénero cisnormatividad/verdad citocina/idea citoplasmático/básico citotóxico/básico clasismo clickbait clientelar cm cobot cochecito/gobierno
  cocreación/nación cocrear/pasear codependencia/idea codocencia/idea codominio/gobierno coeducativo/básico coevaluación/nación coevolución/nación
  cofactor/color cognitivismo colonialidad/verdad colonoscopia/idea comorbilidad/verdad compartición/nación conductismo conductista/artista
  configurable/noche confirmabilidad/verdad conspiranoia/idea conspiranoico/básico constructivista/artista contextualización/nación
  contrafáctico/básico contrafactual/animal convencionalidad/verdad convolucional/animal copago/gobierno copywriter correísmo correlacional/animal
  corticosteroide/noche cortisol cosificación/nación covariable/noche covarianza/idea covid coworking creatinina/idea criogénico/básico
  criosfera/idea criptoactivo/básico crossfit crowdsourcing cuartil cuartiles cúbit cúbits cubrebocas culturalismo cupcake/noche curtosis
  customización/nación customizar/organizar cyborg dataset datasets datificación/nación debriefing decatlón decil deciles decolonial decoloniales
  decolonialidad/verdad decolonizar/organizar deconstruccionismo decrecentismo decrecentista/artista deepfake/noche deflacionario/básico
  deontológico/básico derivable/noche desacoplable/noche descarbonización descarbonizada/idea descarbonizar/organizar descolonial/animal
  desconfinamiento/gobierno desdemocratización/nación desdolarización/nación desescalada/idea desfinanciamiento/gobierno desglobalización/nación
  desindustrialización/nación desinflación/nación desinstitucionalización/nación deslegitimación/nación deslocalización/nación
  deslocalizar/organizar desmonetización/nación desmotivación/nación desnaturalización/nación despatriarcalizar/organizar despenalización/nación
  desprotonación/nación desprotonar/hablar desradicalización/nación desregulación/nación destradicionalización/nación desvictimización/nación
  determinístico/básico devaluatorio/básico diacrónico/básico diagonalizable/noche diagonalización/nación diagonalizar/organizar
  dialogicidad/verdad dialógico/básico didactizar/organizar difeomorfismo diferenciabilidad/verdad diglosia/idea dímero/gobierno discalculia/idea
  discente/noche discursividad/verdad disfemismo disforia/idea disgrafía/idea dislexia/idea dislipidemia/idea disortografía/idea dispraxia/idea
  distopía/idea distópico/básico docuserie/noche dolarización/nación dopaminérgico/básico dropshipping e-learning ecoansiedad/verdad
  ecocardiograma/idea ecocidio/gobierno ecocrítico/básico ecodependencia/idea ecodependiente/noche ecodiseño/gobierno ecofeminismo
  ecofeminista/artista ecográfico/básico ecolocalización/nación ecopoética/idea ecosistémico/básico ecosocial/animal ecosocialismo
  ecosocialista/artista ecotasa/idea ecotoxicología/idea ecoturismo ecoturístico/básico edadismo edadista/artista edamame/noche
  educomunicación/nación eigenvalor/color electrófilo/básico electrólito/gobierno electronegatividad/verdad emails emojis empoderado/básico
  empoderador/color empoderamiento emprendeduría/idea enantiómero/gobierno encoder endocitosis endogeneidad/verdad endógeno/básico endometriosis
  endoscópico/básico endotérmico/básico enrutado enrutador/color enrutamiento/gobierno enrutar/hablar eosinófilo/básico epidemiológico/básico
  epigenético/básico epigenoma/idea episiotomía/idea epistémico/básico epítopo/gobierno Erasmus escalabilidad escapista/artista
  espectrofotometría/idea espectrofotómetro/gobierno espectrometría/idea espectroscopía/idea espintrónica/idea esports estanflación/nación
  estatina/idea estequiometría/idea estequiométrico/básico estereoisómero/gobierno estereoquímica/idea estigmatización/nación estigmatizante/noche
  estratigráfico/básico estresor/color estructuralista etarismo etiolación etnocéntrico/básico etnocentrismo etnometodología/idea
  eucariótico/básico eudaimonia/idea eurocéntrico/básico eurocentrismo euroescéptico/básico eutrofización/nación evapotranspiración/nación
  exequátur exergónico/básico exigibilidad/verdad exotérmico/básico externalidad/verdad externalización/nación extractiva extractivas
  extractivismo extractivismos extractivista extractivo extractivos fact-checking fajita/idea falafel faláfel falsacionismo fandom fanfiction
  farmacocinética/idea farmacodinamia/idea farmacodinámica/idea farmacovigilancia/idea femicidio/gobierno feminicida/idea feminización/nación
  fenolftaleína/idea fenotípico/básico fibromialgia/idea fidelización/nación fidelizar/organizar financiarización/nación financierización/nación
  fintech fitorremediación/nación fitosanitario/básico flexitariano/básico floema/idea focaccia/idea focalización/nación foodie/noche
  fosfolípido/gobierno fosforilar/hablar frameworks freelance/noche freelancers freestyle/noche frontend ftalato ftalatos full-time futsal fútsal
  gamer gamers gamificación gamificada gamificado gamificar/buscar garantismo garantista/artista gaslighting gastrobar gays
  generalizabilidad/verdad genes genotipado/básico gentrificación/nación gentrificado/básico gentrificador/color gentrificar/buscar
  gerontología/idea ghosting glicoproteína/idea glotofobia/idea glotopolítica/idea glucémico/básico glucólisis gluconeogénesis gordofobia/idea
  gordofóbico/básico grafema/idea granola/idea gremialismo guionización/nación habitus hackathon hackeado/básico hackear/pasear hackeo/gobierno
  hackers halterofilia/idea hamiltoniano/básico haploide/noche hashtag hashtags hemiparesia/idea hemodiálisis hemólisis heterocedasticidad/verdad
  heterocedástico/básico heterocigoto/gobierno heteroevaluación/nación heteronormatividad/verdad heteronormativo/básico heteropatriarcado
  heteropatriarcal/animal heterosexismo heterótrofo/básico hidrofílico/básico hidrófilo/básico hidrófobo/básico hidropónico/básico
  hipercolesterolemia/idea hiperlipidemia/idea hiperpotasemia/idea hipertrigliceridemia/idea hiponatremia/idea hipopotasemia/idea hipoxemia/idea
  histopatología/idea histopatológico/básico homeomorfismo homeostasis homocedasticidad/verdad homocedástico/básico homocigoto/gobierno
  homofóbico/básico homófobo/básico homomorfismo homonacionalismo homoparentalidad/verdad hormonoterapia/idea hostel iatrogenia/idea
  iatrogénico/básico ibuprofeno/gobierno ideación/nación identitario/básico ilocucionario/básico ilocutivo/básico inclusividad/verdad
  indexación/nación indigeneidad/verdad individuación/nación ineficiencia/idea inequidad/verdad influencers infodemia/idea infografía/idea
  informacional/animal infoxicación/nación infrarrepresentación/nación infrarrepresentado/básico inimputabilidad/verdad inimputable/noche
  inmersiva inmersivas inmersivo inmersivos inmisión/nación inmunización/nación inmunocomprometido/básico inmunodeprimido/básico
  inmunoglobulina/idea inmunohistoquímica/idea inmunosupresor/color institucionalidad/verdad insularidad/verdad insulinorresistencia/idea
  interaccional/animal interaccionismo interculturalidad/verdad interdisciplinariedad interferometría/idea interferómetro/gobierno interferón
  interleucina/idea internalizar/organizar interoperabilidad/verdad interpelación interpretabilidad/verdad interseccional/animal
  interseccionalidad/verdad intertextualidad/verdad intubación/nación invisibilización/nación invisibilizado/básico invisibilizar/organizar
  isomería/idea isotópico/básico iusnaturalista/artista iuspositivismo iuspositivista/artista jet-set jurisprudencial/animal
  justiciabilidad/verdad kayak kebab kéfir kg kickboxing kimchi kirchnerismo kirchnerista/artista kiwi km kombucha/idea kosovar kosovares Kosovo
  kwh lactasa/idea lagrangiano/básico laicidad/verdad laparoscopia/idea laparoscópico/básico latte/noche lematización/nación lematizar/organizar
  lesbofobia/idea lgbt lgtb lgtbi lideresa/idea ligandos liminal/animal liminalidad/verdad lipasa/idea litisconsorcio/gobierno lobbies
  lobista/artista log logit logs longboard ludificado/básico ludificar/buscar macrófago/gobierno malware manejador/color manosfera/idea
  mansplaining maquiladora/idea maratoniano/básico mariachi mariachis marketplace/noche markoviano/básico masculinista/artista mastectomía/idea
  matcha/idea matrilineal/animal maximización medallero/gobierno mediapunta/idea mediocentro/gobierno meiosis melanoma/idea melatonina
  memorístico/básico mentoría/idea mentorizar/organizar metabolómica/idea metacrilato/gobierno metafase/noche metaficcional/animal
  metaheurística/idea metanálisis metastásico/básico metformina/idea mg michelada/idea microbiota/idea milanista/artista mileniales millennials
  minimalismo ml mm mochi mock molalidad/verdad molaridad/verdad monetización/nación monocito/gobierno monolingüismo monomarental/animal
  monómero/gobierno monoparentalidad/verdad monopsonio/gobierno morfosintáctico/básico morfosintaxis mozzarella/idea muestral/animal muestrean
  muestrear muffin muffins multicolinealidad/verdad multidimensionalidad/verdad multilateralismo multirresistente multirresistentes
  nanopartícula/idea nanotubo/gobierno narrativización/nación narratología/idea narratológico/básico nativista/artista necropolítica/idea
  neocolonial/animal neocolonialismo neoconstitucionalismo neoextractivismo neofascismo neolengua/idea neoliberal/animal neoliberalismo
  neonato/gobierno netflix neuromito/gobierno neutrófilo/básico neutropenia/idea nitrificación/nación nomofobia/idea normatividad/verdad
  nosocomial/animal nucleófilo/básico obesogénico/básico ocitocina/idea oligopolio/gobierno olimpismo omnicanal/animal omnicanalidad/verdad
  onboarding operacionalización/nación operacionalizado/básico operacionalizar/organizar operativización/nación otredad/verdad outlier
  oxidasa/idea oxitocina/idea pádel pancake/noche pandémica pandémico pandémicos pansexual/animal paralelizando paralelizar/organizar
  parapléjico/básico parasocial/animal paratexto/gobierno paratextual/animal paratriatlón parentalidad/verdad parkour part-time
  pasteurización/nación patogénesis patogenicidad/verdad perceptrón performatividad/verdad performativo/básico perinatal/animal
  perioperatorio/básico periurbano/básico perlocutivo/básico permacultura/idea permafrost perturbativo/básico pesto/gobierno picnic picnics
  pitbull pitbulls pizarrón plásmido/gobierno plataformización/nación playoffs plugins pluriculturalidad/verdad plurilingüe/noche plurilingüismo
  pódcast podcaster podcasts poliamor polimórfico/básico polling populismo poscolonial poscoloniales poscolonialidad/verdad poscolonialismo
  posdoctorado/gobierno posdoctoral/animal posestructuralismo posestructuralista/artista posfeminismo poshumanismo poshumano/básico
  posindustrial/animal posmodernismo pospandemia/idea posparto/gobierno postergación/nación postest posverdad/verdad prebiótico/básico
  precariado/gobierno precarización/nación precarizado/básico precarizar/organizar prediabetes preeclampsia/idea prepa/idea preprint
  preprueba/idea prerregistro/gobierno prescriptibilidad/verdad presencialidad/verdad presencialismo presintomático/básico pretest
  prevalente/noche proactividad/verdad probiótico probióticos problematización/nación problematizar/organizar procariótico/básico
  procrastinación/nación profase/noche profesionalizante/noche prosocial/animal prosocialidad/verdad prosumidor/color proteasa/idea
  proteómica/idea protonación/nación protonado/básico prototipado/básico prototipar/hablar psicometría/idea puñeta/idea punitivismo
  punitivista/artista puntuable/noche pyme pymes Qatar queer quimiocina/idea quimioterápico/básico quinoa/idea quínoa/idea quiral/animal
  quiralidad/verdad racialización/nación racializado/básico racializar/organizar ramen ransomware reapropiación/nación rebranding
  recategorizar/organizar reciclabilidad/verdad recodificar/buscar reconceptualización/nación reconceptualizar/organizar
  recontextualización/nación recontextualizar/organizar redireccionamiento/gobierno reduflación/nación refactorización/nación
  refactorizar/organizar reflexividad/verdad regresor/color regulatoria regulatorias regulatorio regulatorios reificación/nación reificar/buscar
  reinicios relocalización/nación relocalizar/organizar remake/noche remasterizado/básico remuestreo/gobierno renaturalización/nación
  renderizado/básico renderizar/organizar replicabilidad/verdad replicable/noche resignificación/nación resignificar/buscar retuit
  retuitear/pasear revictimización/nación revictimizar/organizar riemanniano/básico robotización/nación romantización/nación romantizar/organizar
  router routers rúcula/idea runner runners sashimi satelital satelitales saturniano/básico scrollear/pasear seitan selfi selfies sensoriomotor
  serialización/nación serializar/organizar seroprevalencia/idea serotonina sindemia/idea sindicalización/nación sindicalizar/organizar
  sitografía/idea skatepark skater smartphones smartwatch smoothie/noche snacks sobrerrepresentación/nación sobrerrepresentado/básico
  sobreyectivo/básico socioconstructivista/artista solastalgia/idea sororidad/verdad spinning spoiler spoilers sprint sprints sriracha/idea
  stakeholder stakeholders stalkear/pasear startups stent stents streamer streamers subalternidad/verdad subcategoría/idea subcontratación/nación
  subcontratar/hablar subdiagnóstico/gobierno subescala/idea subjetivación/nación submuestra/idea subrepresentación/nación subrepresentado/básico
  subsección supercontagiador/color suprayectivo/básico supremacismo supremacista/artista surfear/pasear sushi tablet tablets tahini Taiwán
  takeaway táper táperes taquipnea/idea tautómero/gobierno tecnocapitalismo tecnocrático/básico tecnofeudalismo tecnosolucionismo
  telasistencia/idea teletrabajable/noche telofase/noche telómero/gobierno tempeh template templates tensioactivo/básico tercerización/nación
  tercerizar/organizar teriyaki termorregulación/nación territorialización/nación test testear/pasear testeo/gobierno tests tetrapléjico/básico
  textualidad/verdad tiktok tiktoker tiktokers tipado/básico titulante/noche tofu tokenización/nación tokenizar/organizar transcriptasa/idea
  transcriptoma/idea transcriptómica/idea transdisciplinariedad/verdad transferibilidad/verdad transfóbico/básico tránsfuga/idea translingüe/noche
  traqueostomía/idea triaje/noche triatleta/idea trigliceridemia/idea triglicérido/gobierno tripsina/idea trolear/pasear trombocitopenia/idea
  turinés turinesa turismofobia/idea turistificación/nación turistificado/básico uber uberización/nación umbralización unicameral/animal
  unicéntrico univariado/básico univariante/noche universalismo urbanita/idea uribismo vacunatorio/básico valorante valorantes vapeador/color
  vapear/pasear vapeo/gobierno variacionista/artista velódromo/gobierno victimización/nación videoblog viralidad/verdad viralización/nación
  viralizar/organizar virtualización virtualizado/básico virtualizador/color virtualizar visibilización/nación vlog voleibolista/artista
  vulnerabilización/nación vulnerabilizado/básico waterpolista/artista webgrafía/idea webinario webinars webserie/noche wellness whatsapp wok
  wokismo xenófobo/básico yihadismo yihadista/artista yoga youtuber youtubers yutubero/gobierno zapatismo zapatista/artista zoonótico/básico
  abjasio/básico actínido/gobierno adenina/idea adenovirus alemánico/básico aleutiano/básico americio amhárico/básico
  arqueobotánico/básico astrobiológico/básico ávaro/básico balinés bareiní beluga betacaroteno/gobierno bonobo borrelia/idea bureta/idea
  buriato/básico calmuco/básico cannabinoide/noche capibara caracal caribú carotenoide/noche checheno/básico chiismo/gobierno ciclotrón
  cingalés citosina/idea clamidia/idea climatólogo/básico codeína codón cormorán criminólogo/básico daguestaní dálmata/idea
  dendrocronológico/básico dexametasona/idea elastina/idea endocrinológico/básico entomológico/básico esmirniota estegosaurio/gobierno
  estratovolcán etólogo/básico evenki exón exosfera/idea farmacocinético/básico fentanilo/gobierno flavonoide/noche friulano/básico
  fumarola/idea gagauzo/básico ganés gastroenterológico/básico gecko gibón gigabyte/noche gigahercio/gobierno gigavatio/gobierno
  glaciológico/básico glaciólogo/básico glioblastoma/gobierno globulina/idea glucagón gluón groenlandés guanina/idea hantavirus
  haplogrupo/gobierno haplotipo/gobierno hausa hectopascal heliosfera/idea hematológico/básico hemicelulosa/idea herpetológico/básico
  herpetólogo/básico hidrólogo/básico hidroxicloroquina/idea hipernova/idea hipertiroidismo/gobierno ictiólogo/básico ictiosaurio/gobierno
  inmunólogo/básico intrón inuit ivermectina/idea jainismo/gobierno jasidismo/gobierno ketamina/idea koala lamaísmo legionela/idea lémur
  licopeno/gobierno lignina/idea limnológico/básico lisosoma/gobierno lorenés magnetar maoísmo melanesio/básico mesosfera/idea
  metadona/idea metanfetamina/idea meticilina/idea micológico/básico mineralógico/básico miocardiopatía/idea mioglobina/idea miosina/idea
  monetarismo/gobierno mordvino/básico muflón nanosegundo/gobierno nefrológico/básico nefrólogo/básico noradrenalina/idea norovirus
  nucleósido/gobierno númida nutación oceanográfico/básico oceanógrafo/básico oncólogo/básico ornitológico/básico osetio/básico
  paleoclimático/básico paleornitólogo/básico palinológico/básico pancreatitis pangolín pársec pastún perovskita/idea petabyte/noche
  petrológico/básico piamontés picómetro/gobierno polifenol politológico/básico positrón primatólogo/básico psoriasis pterosaurio/gobierno
  púlsar quark remdesivir retrovirus reumatológico/básico reumatólogo/básico rinovirus riolita/idea rohinyá rotavirus salafismo/gobierno
  salmonela/idea selyúcida/idea serval sincrotrón sinológico/básico sinólogo/básico sintoísmo sismológico/básico sismólogo/básico
  sogdiano/básico sorabo/básico suborbital supernova/idea suprematismo/gobierno suricata/idea tahitiano/básico telomerasa/idea
  terabyte/noche teravatio/gobierno termosfera/idea tetraciclina/idea timina/idea tiranosaurio/gobierno tiroxina/idea titoísmo tokamak
  tomismo/gobierno toxicológico/básico transilvano/básico traumatológico/básico triceratops trilobite triniteño/básico trombocito/gobierno
  trotskismo/gobierno tucán tuvano/básico udmurto/básico uigur úmbrico/básico uracilo/gobierno vacuola/idea valaco/básico valón
  vancomicina/idea varano vasopresina/idea velociraptor véneto/básico virológico/básico virólogo/básico vulcanológico/básico
  vulcanólogo/básico xhosa/idea zeolita/idea
`
