/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted within each part.
 */
export const ownWords = `
  app apps appje biochar burgerschapsonderwijs chatbot chatbots cloud covid dashboard dashboards deelauto deepfake deepfakes developer developers dataset datasets duurzaamheidsdoel
  e-mail e-mails fallback fatbike fatbikes feedback framework frameworks gentrificatie goeie goeien hashtag hashtags influencer influencers interdisciplinair interdisciplinaire
  internet interventiestudie kamerlid kamerleden klimaatadaptatie kwantificeren leeftijdsgenoot leeftijdsgenoten leeftijdsgroep leeftijdsgroepen lockdown lockdowns
  machine-learning massaprocent mediawijsheid meta-analyse metadata microplastic microplastics microscopist microscopisten mph multimodaal multimodale netwerkeffect
  nudge nudging online-enquête onlineplatform onlineplatforms paradigma plug-in podcast podcasts procrastinatie rangerstation ranger rangers regressieanalyse respondent respondenten
  sedatief sedatieve sedatieven screening selfie selfies significantieniveau smartphone smartphones sociaal-economische startup startups stakeholder stakeholders stakeholderanalyse steekproefgrootte
  streaming streamingdienst streamingdiensten thuiswerken topkeuze tweet tweets variantieanalyse vertaalapp vertaalapps vlog vlogger webinar webinars welzijnsonderzoek werkgeheugen workshop workshops
  Eswatini Cocoseilanden
`
