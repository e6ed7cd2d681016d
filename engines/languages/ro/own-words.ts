/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  agreement antropocen antropocenul autoeficacitate autoeficacitatea ayatollah ayatollahul ayatollahului bangladez bangladeză bioetica
  bioetică bitcoin blockchain-ul blockchainul bloggeri bloggerul bluetooth brainstorming brexitul chatbotul chatboți coronavirus
  coronavirusul coronavirusului cortizol cortizolul covid criptomoneda criptomonedă criptomonede criptomonedele criptomonedelor gamer
  gameri gamificare gamificarea gamificării gps hashtag hashtaguri hostel hostelul hosteluri hubul huburi influenceri influencerii
  influencerul item itemi itemii itemilor itemul kosovar kosovară kosovari kosovarii leasingul malaezian malaeziană melatonina melatonină
  metaanaliza metaanaliză metaanalize metaanalizei metacognitiv metacognitivă metacognitive metacogniția metacogniție microplastic
  microplastice microplasticele microplasticelor monocentric multicentric multirezistent multirezistentă multirezistente muntenegrean
  netflix neuroștiință neuroștiințe neuroștiințele neuroștiințelor podcaster podcastul podcastului podcasturi podcasturile podcasturilor
  qatarez ratingul ratinguri rămâni roaming selfie-uri semistructurat semistructurată semistructurate smartphone-ul smartphone-uri
  smartwatch smartwatch-ul start-up start-up-ul start-upuri startupuri streamingul sustenabilitate sustenabilitatea sustenabilității
  telemedicina telemedicină telemedicinei telemunca telemuncă telemuncii tiktok transdisciplinar uber venezuelean venezueleană
  venezueleanul venezuelene venezueleni venezuelenii venezuelenilor vlog vlogger webinare webinarii webinarul whatsapp wi-fi youtuber
  youtuberi
`
