/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted within each part.
 */
export const ownWords = `
  app appen appar apparna barnavårdare barnavårdande bloggare chatbot chattbot chattbotar covid cell cellbiologi distansundervisning dataanalys e-post elevhälsa elevhälsan
  enkätstudie hashtagg hållbarhetsmål influerare influencer influencers inbäddad intersektionell intersektionella katalas klimatanpassning klimatneutral kollektiviteten
  korrelation korrelationen kvalitativ kvantitativ källkritik källkritisk longitudinell longitudinella masteruppsats metaanalys mikroplast mikroplaster multimodal multimodala
  mätcylinder nätmobbning pandemi pandemin podcast podd poddar podden regressionsanalys reliabilitet respondent respondenter respondenterna screening semistrukturerad semistrukturerade
  signifikansnivå skärmtid smartphone sociala spektrofotometri streaming strömma strömningstjänst surfplatta validitet variansanalys vinkat webbinarium webbsida webbsidan
  Eswatini
`
