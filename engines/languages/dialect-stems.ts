import { words } from './words.ts'

const withIse = words(`
  accessor acclimat actual aerosol aggrand agon alkal alphabet amort analog anatom anglic annual anod anonym antagon antholog anthropomorph
  apolog appet atom author automat bapt barbar bastard brutal bureaucrat burglar canal cannibal canon capital caramel carbon catech categor
  catheter cauter central channel character circular civil collateral collectiv colon commercial commod compartmental computer conceptual
  container contextual conventional criminal critic crystall custom decentral decimal decolon decontextual decriminal dehuman delegitim
  demagnet demilitar demobil democrat demon demonet demoral denational denatural denuclear deodor departmental depersonal depolar depolitic
  depressur depriorit deput desalin desensit destabil destigmat diagonal digit digital discret disincentiv disorgan dramat econom editorial
  elastic emotional empath emphas energ epitom equal essential eulog evangel extempor external factor familiar fantas federal femin fertil
  fetish fictional final financial formal fossil fratern galvan general ghetto glamor global grammatical harmon histor homogen hospital
  human hybrid hyperbol hypnot hypothes ideal idol immobil immortal immun incentiv indigen individual industrial infantil initial
  institutional instrumental intellectual internal international iod ion italic item jeopard latin legal legitim legitimat lemmat lexical
  liberal linear lion liquid lobotom local magnet marble marginal market material maxim mechan medical memor memorial mercantil mesmer
  metabol metastas metric militar mineral miniatur minim mischaracter mobil modern moistur monet monopol moral motor mytholog nasal national
  natural neutral nominal normal notar operational optim organ orthogonal ostrac overcapital overemphas overgeneral overspecial oxid palatal
  parallel parameter parametr parenthes particular passiv pasteur patholog patron pauper pedestrian penal personal philosoph photoion
  photosynthes plagiar plastic platform plural polar politic polymer popular pressur priorit privat problemat professional propagand
  proselyt pseudonym public pulver quant racial radical random rational real reauthor recapital recogn recolon reconceptual recontextual
  recrystall reemphas regular reinitial reorgan repriorit responsibil revital revolution ritual robot romantic routin sanit satir scandal
  schemat scrutin secular sensational sensit sentimental serial sexual signal social solemn solubil special stabil standard steril stigmat
  styl subsid summar symbol sympath synchron synthes systemat tantal tempor tender terror theor token tranquill transistor traumat trivial
  tyrann unappet unauthor unbapt uncivil underutil unfertil uninitial union unit universal unorgan unpasteur unpract unreal unrecogn urban
  util valor vandal vapor verbal victim virtual visual vital vocal volatil vulcan vulgar weapon western
`)

/**
 * Beginnings of words that are written so in one variant of a language only, by its BCP 47 tag; with `=` the whole word.
 * Oxford's -ize is British as well, so it tells nothing. Sorted roughly by kind.
 */
export const dialectStems: Readonly<Record<string, ReadonlySet<string>>> = {
  'en-GB': new Set([
    ...[...withIse].flatMap((stem) => [`${stem}ise`, `${stem}ising`, `${stem}isation`]),
    ...words(`
      colour favour behaviour labour neighbour honour humour harbour flavour rumour endeavour vapour savour armour parlour tumour odour =rigour
      vigour splendour candour saviour =centre =centres =centred theatre =metre =metres =litre =litres fibre =calibre =sabre spectre kilometre
      centimetre millimetre manoeuvr =analyse =analysed =analysing paralyse paralysing catalyse catalysing travelled travelling traveller
      cancelled cancelling modelled modelling labelled labelling fuelled levelled signalled counselling counsellor channelled quarrelled
      marvellous jeweller =enrol =enrols =fulfil =fulfils skilful instalment =programme =programmes cheque =tyre =tyres =kerb =grey =greys whilst
      =learnt =spelt dreamt =mum =mums =maths aeroplane aluminium sceptic sulphur plough pyjamas practising =licence =licences defence offence
      pretence =ageing moustache =storey =storeys =cosy anaesth anaem oestrogen paediatric haemo foetus leukaemi diarrhoea caesarean oedema gynaec
      orthopaed =tonne =tonnes =lorry =lorries practise mould moult smoulder =artefact =artefacts =grandad =grandads =centring clamour demeanour
      misdemeanour ardour fervour valour rancour arbour discolour disfavour unfavour dishonour misbehaviour watercolour multicolour tricolour
      belabour unsavoury succour lustre lacklustre meagre sombre ochre mitre goitre louvre sceptre sepulchre amphitheatre epicentre centrepiece
      reconnoitre millilitre centilitre decilitre microlitre nanometre micrometre decimetre nanofibre microfibre revelled revelling reveller
      tunnelled tunnelling panelled panelling panellist pedalled pedalling rivalled unrivalled spiralled spiralling =totalled =totalling =equalled
      =equalling unequalled grovelled shovelled shovelling snorkelling swivelled towelling libelled libellous parcelled pencilled chiselled
      carolled refuelled refuelling unravelled unravelling dishevelled initialled =dialled =dialling trialled trialling councillor medallist
      enrolment fulfilment wilful woollen =instil =instils =distil =distils =enthral =appal =appals behove =draught =draughts draughty draughtsm
      snowplough gruelling chilli faec haemat palaeo aetiolog caesium paedophil encyclopaed gonorrhoea oesophag dyspnoea apnoea hypoglycaemi
      hyperglycaemi glycaemi septicaemi ischaemi uraemi viraemi bacteraemi foetal aerofoil mollusc titbit flautist =furore =gaol =gaols carburett
      =greyish =greying =greyed =greyness =spilt =spoilt unlearnt =analyser =analysers breathalys =psychoanalyse =psychoanalysed =hydrolyse
      =hydrolysed =hydrolysing enquir outmanoeuvr =cosier =cosiest cosily cosiness =marvelled =marvelling signaller levelling fuelling channelling
      quarrelling =pyjama unlabelled mislabelled relabelled remodelled remodelling sulphate sulphide sulphite sulphonamide =kerbs kerbside
      duelling devilled jewelled =metred recognisab =signalling =snorkelled`),
  ]),
  'en-US': words(`
    favor behavior =labor =labored neighbor harbor flavor rumor endeavor =vapor savor =armor =armored =tumor =tumors =odor =odors =rigor =vigor
    splendor candor savior =center =centers =centered =theater =theaters =liter =liters fiber =caliber =specter kilometer centimeter millimeter
    maneuver =analyze =analyzed =analyzing =analyzes paralyze paralyzing catalyze catalyzing traveled traveling traveler canceled canceling
    modeled modeling labeled labeling fueled leveled signaled counseling counselor channeled quarreled marvelous =jewelry =enroll =enrolls
    =fulfill =fulfills skillful installment =gray =grays =mom =moms =math airplane aluminum skeptic =plow =plows =plowed pajamas defense offense
    pretense mustache =cozy anesth anemi estrogen pediatric hemoglobin leukemi diarrhea gotten gynecolog orthoped =catalog =catalogs =color
    =colored =honor =humor =practicing =practiced unpracticed =mold =molds =moldy =molded =molding =molt =molts smolder =meager =somber =luster
    =lackluster =scepter =miter =clamor =clamored demeanor misdemeanor =ardor =fervor =valor =rancor =arbor discolor disfavor unfavor dishonor
    misbehavior watercolor multicolor =unsavory =succor theatergoer amphitheater epicenter centerpiece milliliter centiliter deciliter microliter
    nanometer nanofiber microfiber =reveled =reveling =tunneled =tunneling =paneled =paneling panelist =pedaled =pedaling =rivaled unrivaled
    =spiraled =spiraling =totaled =totaling =equaled =equaling unequaled =shoveled =shoveling snorkeling =refueled =refueling =unraveled
    =unraveling =disheveled =dialed =dialing councilor medalist enrollment fulfillment willful woolen =instill =instills =distill =distills
    =enthrall =appall =aging =feces =fecal paleontolog paleolithic paleoclimat etiolog =cesium pedophil esophag =dyspnea =apnea hypoglycemi
    hyperglycemi ischemi uremi airfoil =mollusk =mollusks =omelet =omelets grueling =grayish =graying =analyzer =analyzers breathalyz =hydrolyze
    =hydrolyzed =cataloged =cataloging =jeweler =jewelers =pajama unlabeled mislabeled relabeled =remodeled =remodeling =colors =coloring
    =colorful =colorless =colorblind =honors =honored =honoring honorabl =humored =humorless =labors =laboring laborer`),
  'de-AT': words(
    `=jänner =jänners =feber =heuer heurig sackerl =paradeiser =erdäpfel =marille =marillen =topfen =obers =matura maturant landeshauptmann landeshauptfrau =trafik =trafiken`,
  ),
  'de-CH':
    words(`strasse =grosse =grossen =grosser =grosses =gross =grösse =grösser =grössere =grösseren =grössten heisst =heissen =weiss =weisst ausser fussball fussgänger schliessl
    schliesst =schliessen massnahme gemäss regelmässig massgeb =süss =spass =stösst begrüss =dreissig =aussen äusser =bloss =fleissig =giessen grüsse =reissen =parkieren =grillieren`),
  'pt-BR':
    words(`=você =vocês =ônibus =gênero =gêneros econômic =registro =registros =equipe =equipes usuário =celular =celulares acadêmic eletrônic =fato =fatos =contato =contatos =trem =trens
    =tela =telas banheiro geladeira anônim fenômeno =tênis autônom =bebê =bebês =recepção =úmido =úmida =planejar planejamento =esporte =esportes esportiv astronôm gastronôm harmôni tônic
    cotidian =prêmio =prêmios polêmic oxigênio hidrogênio higiênic ingênu sinônim antônim patrimônio matrimônio concepç percepç`),
  'pt-PT':
    words(`=facto =factos =contacto =contactos =equipa =equipas telemóve autocarro =comboio =comboios =género =géneros económic académic eletrónic =registo =registos utilizador =ecrã =ecrãs
    frigorífico anónim fenómeno =ténis autónom =bebé =bebés =receção =húmido =húmida planeamento =planear desporto desportiv astronóm gastronóm harmóni tónic quotidian =prémio =prémios
    polémic oxigénio hidrogénio higiénic ingénu sinónim antónim património matrimónio rapariga perceç conceç`),
}
