/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  aceção airbnb anticoncecional bitcoin bitcoins bluetooth camião camiões casa-de-banho casualizada casualizado casualizados chatbots
  cisgênero conceção conceções confeção connosco contactos contracetivo contracetivos covid criptomoeda criptomoedas crossing-over
  cyberbullying deceção decoloniais decolonial deteção emails fita-cola gamificação gamificar hashtag
  hashtags humedecer humedecido húmida humidade humidades húmidas humidificador húmido húmidos indefetível kiwi kiwis kosovar kosovares
  Kosovo mentoria mentorias netflix octoploide off-line oxigénica oxigénicas oxigénico oxigénicos pentatónica pentatónicas pentatónico
  pentatónicos perceção perceções podcasts randomizado receção rececionar rececionista receções selfies smartphones startups tiktok uber
  vlog webinars whatsapp wi-fi wifi youtuber youtubers
`
