/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  airbnb aleatorizada aleatorizado aleatorizados antropoceno arras Bangladesh benzodiacepina benzodiacepinas binomial bivariada bivariado
  bivariante bluetooth bolita bolitas chatbots ciberbullying circadiana circadianas circadiano circadianos cisgénero cm cortisol covid
  decolonial decoloniales descarbonización emails empoderamiento encoder escalabilidad estructuralista etiolación extractiva extractivas
  extractivismo extractivista extractivo extractivos frameworks ftalato ftalatos gamificación gamificada gamificado hashtag hashtags
  influencers inmersiva inmersivas inmersivo inmersivos interdisciplinariedad interpelación kg km kosovar kosovares Kosovo kwh
  maximización melatonina mg minimalismo ml mm muestrean muestrear multirresistente multirresistentes netflix pandémica pandémico
  pandémicos pitbull pitbulls plugins pódcast podcasts polling poscolonial poscoloniales probiótico probióticos pyme pymes Qatar
  regulatoria regulatorias regulatorio regulatorios retuit router routers satelital satelitales selfi selfies serotonina smartphones
  smartwatch startups subsección Taiwán template tiktok uber umbralización unicéntrico valorante valorantes virtualización virtualizar
  vlog webinario webinars whatsapp youtuber youtubers
`
