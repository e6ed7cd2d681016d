import { words } from './words.ts'

/**
 * English, Latin and French words that stand in texts of every language, as titles, terms and quotations: no slips. Lower case;
 * none that is a likely slip of another language's word.
 */
export const foreignWords: ReadonlySet<string> = words(`
  about access account action active after again against air album alpha always american analysis and angel animal app apple apps art artificial
  attack australian back backup badge band bang bank banking baseball basic basketball beach beat beauty because been benchmark best beta better
  between beyond big bird black blockchain blog blogger blue board body book booking border boss box boys brand branding break breaking brexit bridge
  briefing british brother browser budget bug building burnout business button bypass call camera camp campus canyoning car card cartoon case cash
  casting castle challenge change channel charity chat chatbot check chicken child children china choice church circle city civil class clean click
  client climate close cloud club coach coaching code coming command common community company computer computing conference content control cookie
  cookies cool copy corner corporate country couple cover cream crew crime cross crowdfunding crystal dance dark dashboard data date dating day days
  dead deal dealer death deep default demo design designer desk desktop destiny developer development devil diamond digital direct discovery display
  doctor doping door double download downtown dream drive driver drone dual duty each early earth east easy economy edition editor education
  electronic email emoji energy engine engineering english entertainment escape european event ever every evil exchange express extreme face facebook
  fact fair fake family fans fantasy fashion fast feature feedback feeling festival field fight file film finance fire firewall first fish fitness
  five flash flow follow follower food football for foreign forest forever forum framework free freelancer freeware friend friends from front full
  fund funding future gaming garden gender general generation ghost girls global golden good google government great green greenwashing ground group
  guide guitar hack hacker happy hardware hate have head health heart heavy hello help here hero high hill history hockey home honey hope hour house
  human icon idea image indie influencer information input inside install insider instagram intelligence internet interface interview into investment
  island issue jazz jogging journal just keep kids kill king know knowledge label lady laptop large laser layout lead leader leadership league learn
  learning leasing leave legal less level library life lifestyle light like line link linux listen little live lobby lobbying local lockdown login
  logo long look love lucky lunch machine magazine magic mail mainstream make making management manager many mapping market marketing master match
  matrix matter media medical medium meeting member memory mental message meta metal method middle military mission mobile model modern money monitor
  monitoring monster month moon morning most mother motion mountain mouse movie much museum music name national natural nature network networking
  never news newsletter next nice night north notebook nothing number ocean of office offline online only open orange original other outdoor output
  outside outsider outsourcing pace page paper paradise park partner party past patch path peace people performance phone photo phishing pink
  pipeline place planet play player playlist please plugin podcast point police policy pop poster power press print private problem process
  processing product production professional profile program programming project proud public publishing pull punk push quality queen question quick
  quiz race radio rain random ranking rap rapper rating reader reading ready real reality record recording release remix report research resort
  review revival right ring risk river road rock rocket roll room root round rover royal running safe safety sailing sample saturday scale school
  science scientific score screen screening screenshot script search season second secret secure security sell selfie senior sequel series server
  service seven share shell ship shooting shop shopping short show side sign silent silver simple single site situation skill slide slow small smart
  smartphone smog snack snowboard social society soft software solution song soul sound source south space spam speak special speech speed sport
  squash staff stage standard star startup state station stay steel step still stop story storytelling strategy stream streaming street stress string
  strong studio study style subject summer summit sunday super support surf surfing survey sweet swing system take talk talkshow target task team
  technology teenager tennis test testing than thank thanks that the theatre their them then theory there they thing things think third this three
  thriller through ticket tiger time timeline times title today together tool top touch tower town track trade trading traffic trail trainer training
  transfer travel trend trending true trust truth tutorial twitter under union united university unknown unlimited update upgrade upload urban
  usability user value very video view village violence vintage virtual virus vision visual voice voucher wall watch water wave web webcam webinar
  website weekend welcome what when where while white who why wide wild will window wine winter with within without woman women word words work
  worker workflow workshop world would writer writing wrong year years yellow you young your youth zero zoom alma anno cetera circa cogito corpus
  curriculum emptor ergo facto homo honoris hoc ibid idem inter ipso jure lex magna mater modus nihil nota numerus opus pax per persona pro
  procedendi rex rigor sapiens sic silico situ generis status vade versa via vitae vitro vivo vox art avant avec chef cuisine déjà femme fatale garde
  grand haute homme joie laissez noir nouveau nouvelle petit procédé raison rouge siècle touche vivre
`)
