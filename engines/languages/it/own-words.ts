/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  agrivoltaico agrobiodiversità agroecologia airbnb amazon antropocene apericena autoefficacia bluetooth brainstorming chatbots
  ciberbullismo coronavirus covariazione covid criptovaluta criptovalute cyberbullismo decarbonizzazione decoloniale decoloniali
  femminicidi femminicidio followers gamification genderfluid ghanese ghanesi governance hub interquartile interquartili metaanalisi
  metacognitiva metacognitive metacognitivi metacognitivo metacognizione metanalisi microplastica microplastiche mindfulness mobbing moka
  multiresistente multiresistenti netflix osservazionale osservazionali overtourism perlite petaloso podcaster postcoloniale postcoloniali
  postumano probiotici probiotico qatariota queer rinaturalizzazione rinaturazione router semistrutturata semistrutturate semistrutturati
  semistrutturato smartworking sommitale sommitali spritz tiktok transdisciplinare transfemminista transgender trial uber usb vlogger
  wapiti whatsapp wi-fi wifi youtuber
`
