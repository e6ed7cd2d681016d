/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  additionnalité airbnb bluetooth boeing boeuf boeufs bokashi chatbots chef-d'oeuvre chefs-d'oeuvre chunk chunking chunks classifieur
  classifieurs coeliaque coeur coeurs coïncinération contrecoeur covid désoeuvré éco-anxiété écoanxiété écoeurant écoeurer emails foetus
  gamification hors-d'oeuvre main-d'oeuvre manoeuvre manoeuvrer manoeuvres méropénem métaanalyse métacognitif métacognitive métacognitives
  mlle mme mmes moeurs netflix noeud noeuds oecuménique oedème oeil oenologie oesophage oestrogène oestrogènes oeuf oeufs oeuvrant oeuvre
  oeuvrent oeuvrer oeuvres phoenix portlandite rancoeur refactoring réordonnancement socioéconomique socioéconomiques soeur soeurette
  soeurs superplastifiant tiktok titrante titrants uber voeu voeux whatsapp wi-fi
`
