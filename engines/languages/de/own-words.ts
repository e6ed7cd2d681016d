/**
 * Words that the dictionary lacks: words of study and of the day, spoken German, Austrian words, names of places. Nouns and names with
 * their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  anschlussfähig anwendungsnah arbeitsgerichtlich arbeitsgerichtlichen barrierearm barrierearme datengetrieben datengetriebene diskursiv diskursive ethnografisch ethnografische ethnografischen evidenzbasiert
  evidenzbasierte extradiegetisch extradiegetische fummelig forstpolitisch forstpolitischen geschlechtergerecht geschlechtergerechte halbstrukturiert halbstrukturierte heteronormativ intersektional intersektionale
  kellnert kellnern kellnerte leitfadengestützt leitfadengestützte liebgewonnen liebgewonnene liebgewonnenen mitzählen mitzählt multimodal multimodale niedrigschwellig niedrigschwellige
  queer queere rausgehen rechtsmissbräuchlich reinkommen rübergehen rüber ruckeln ruckelt ruckelte runterladen selbstreguliert selbstreguliertes steirisch steirische steirischen unionsrechtlich unionsrechtliche
  unionsrechtlichen vonstattengehen vonstattengeht evidenzbasierten transdisziplinär transdisziplinäre verlinken verlinkt gegoogelt googeln downloaden heruntergeladen posten gepostet
  liken geliked streamen gestreamt chatten gechattet skypen zoomen gendern gegendert
  App Apps Algorithmus Bachelorarbeit Blog Blogs Blogger Chatbot Chatbots Choreo Computerspiel Content Covid Cloud Clouds Dashboard Deepfake Deepfakes Diskurs Diskurse
  E-Mail E-Mails E-Learning Ehrenamtliche Ethnografie Fachlichkeit Fake Fankultur Feedback Fitnesstracker Fitnesstrackern Framing Gamification Gender Geflüchtete Geflüchteten Grundlagentext Handout
  Hashtag Hashtags Homeoffice Hypothesentest Hypothesentests Influencer Influencerin Influencern Input Inputs Internet Jänner Jobs Katalase Klicken Klimawandelfolge
  Klimawandelfolgen Klimaneutralität Kovariate Kovariaten Künstliche Likes Likert-Skala Lockdown Lockdowns Machine Mangold Masterarbeit Messunschärfe Meta-Analyse Metaanalyse Metaanalysen Mikroplastik
  Monitoring Neurowissenschaft Neurowissenschafter Neuroforscher Neurowissenschaftler Newsletter Nudging Online-Umfrage Outcome Outcomes Paper Plattformökonomie Podcast Podcasts Posts Proband Probanden
  Rookie Resilienz Screening Screenshot Selbstwirksamkeit Selfie Selfies Smartphone Smartphones Smartwatch Softball Speed Sample Samples Setting Settings Startup Startups Stichprobengröße
  Story Streaming Survey Tagträumerei Tagträumereien Textmarker Tool Tools Trend Tweet Tweets Tutorial Tutorials Ultras Varianzanalyse Weltcup Wissenschafter Wissenschafterin Workflow Workshop Workshops Zuseher
  Aleppo Maasai Pölten Serengeti Squash Canyoning   Katar Panama Oman Benin Belarus Malawi Lesotho Kirgisistan Turkmenistan Gambia Guyana Suriname Samoa Fidschi Myanmar Bhutan Botsuana Tadschikistan
  Eswatini Mikronesien Martinique Guadeloupe Montserrat Aruba Tonga Vanuatu Tuvalu Kiribati Palau Nauru Guam Katars Panamas Omans Benins Belaruss
  Malawis Lesothos Kirgisistans Turkmenistans Gambias Guyanas Surinames Samoas Fidschis Myanmars Bhutans Botsuanas Tadschikistans Eswatinis
  Mikronesiens Martiniques Guadeloupes Montserrats Arubas Tongas Vanuatus Tuvalus Kiribatis Palaus Naurus Guams Färöer Salomonen Marshallinseln
  Cookinseln Kaimaninseln Norfolkinsel
`
