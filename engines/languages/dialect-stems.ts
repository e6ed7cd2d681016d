import { words } from './words.ts'

const withIse =
  words(`apolog author capital categor central character civil colon critic crystall custom digital emphas final general global harmon hospital hypothes immun industrial internal legal local
  marginal material maxim memor minim mobil modern monopol national neutral normal optim organ penal personal polymer popular priorit privat public random rational real recogn revolution social special
  stabil standard subsid summar symbol sympath synthes urban util victim visual`)

/**
 * Beginnings of words that are written so in one variant of a language only, by its BCP 47 tag; with `=` the whole word.
 * Oxford's -ize is British as well, so it tells nothing. Sorted roughly by kind.
 */
export const dialectStems: Readonly<Record<string, ReadonlySet<string>>> = {
  'en-GB': new Set([
    ...[...withIse].flatMap((stem) => [`${stem}ise`, `${stem}ising`, `${stem}isation`]),
    ...words(`colour favour behaviour labour neighbour honour humour harbour flavour rumour endeavour vapour savour armour parlour tumour odour =rigour vigour splendour candour
      saviour =centre =centres =centred theatre =metre =metres =litre =litres fibre =calibre =sabre spectre kilometre centimetre millimetre manoeuvr =analyse =analysed =analysing
      paralyse paralysing catalyse catalysing travelled travelling traveller cancelled cancelling modelled modelling labelled labelling fuelled levelled signalled counselling
      counsellor channelled quarrelled marvellous jeweller =enrol =enrols =fulfil =fulfils skilful instalment =programme =programmes cheque =tyre =tyres =kerb =grey =greys whilst
      =learnt =spelt dreamt =mum =mums =maths aeroplane aluminium sceptic sulphur plough pyjamas practising practised =licence =licences defence offence pretence =ageing moustache
      =storey =storeys =cosy favourite anaesth anaem oestrogen paediatric haemo foetus leukaemi diarrhoea caesarean oedema gynaec orthopaed =tonne =tonnes =lorry =lorries`),
  ]),
  'en-US':
    words(`color =colored favor behavior =labor =labored neighbor honor humor harbor flavor rumor endeavor =vapor savor =armor =armored =tumor =tumors =odor =odors =rigor =vigor splendor
    candor savior =center =centers =centered =theater =theaters =liter =liters fiber =caliber =specter kilometer centimeter millimeter maneuver =analyze =analyzed =analyzing =analyzes
    paralyze paralyzing catalyze catalyzing traveled traveling traveler canceled canceling modeled modeling labeled labeling fueled leveled signaled counseling counselor channeled
    quarreled marvelous =jewelry =enroll =enrolls =fulfill =fulfills skillful installment =gray =grays =mom =moms =math airplane aluminum skeptic sulfur =plow =plows =plowed pajamas
    defense offense pretense mustache =cozy favorite anesth anemi estrogen pediatric hemoglobin leukemi diarrhea gotten gynecolog orthoped =catalog =catalogs`),
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
