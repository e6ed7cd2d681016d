/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  airbnb antropocén appka appky biopás/pás blogerka bluetooth dekoloniální exponenciála femicida gamifikace/organizace hashtag/kontrast
  influencerka influencerky jodometrie/geometrie judistický/technický kataláza kryptoměna/měna metakognice metakognitivní mikroplast/plast
  mikroplastů mikroplasty multirezistentní netflix overturismus/turismus p-hodnota p-hodnotu p-hodnoty paňdžábština paňdžábštině
  posprejovaný/organizovaný prodlužovačka prokrastinovat/organizovat reflektografie/fotografie rezilience sikh sociotechnický/technický
  startup/kontrast startupů startupy streamovat/organizovat telemedicína/medicína tiktok transgender vlog vytemperovat/organizovat
  whatsapp
`
