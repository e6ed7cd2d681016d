import type { TextLanguage } from '../tools/text-languages.gen.ts'

/** A sentence and six works that share words with it, of which one or two say what it says. */
export type RankingRow = {
  readonly language: TextLanguage
  readonly text: string
  readonly works: readonly RankedWork[]
}
type RankedWork = {
  readonly title: string
  readonly abstract: string
  readonly isRight?: true
  readonly year?: number
  readonly citations?: number
}

/** The works of a row, a line each: `+` or `-`, title, abstract, and for some the citations. */
function works(lines: string): readonly RankedWork[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [mark = '', title = '', abstract = '', citations] = line.trim().split(' | ')
      return {
        title,
        abstract,
        ...(mark === '+' ? { isRight: true as const } : {}),
        ...(citations ? { citations: Number(citations) } : {}),
      }
    })
}

// The works are made up.
export const rankingRows: readonly RankingRow[] = [
  { language: 'en', text: 'Sleep deprivation impairs memory consolidation in adolescents.', works: works(`
    + | Memory consolidation after sleep loss in adolescents | Adolescents who were deprived of sleep for one night recalled fewer word pairs.
    - | Sleep apnoea in older adults: a cohort | We followed older adults with sleep apnoea and measured blood pressure. | 4000
    - | Working memory training in schools | Training of working memory was offered to adolescents in ten schools.
    - | Consolidation in the banking sector | Mergers led to consolidation among regional banks. | 900
    - | Economic deprivation and the health of adolescents | Deprivation of neighbourhoods predicts the health of adolescents.
    - | Sleep habits of shift workers | Shift workers sleep less, and their performance is impaired.`) },
  { language: 'en', text: 'Social media use is associated with lower self-esteem among teenage girls.', works: works(`
    + | Self-esteem and social media use in adolescent girls | Teenage girls who used social media for more hours reported lower self-esteem.
    - | Social media marketing strategies | Firms use social media to reach customers. | 5200
    - | Self-esteem in elite athletes | We measured the self-esteem of athletes before competitions.
    - | Social capital and the media | The media and social capital are discussed.
    - | Teenage pregnancy and school dropout | Girls who become mothers leave school earlier.
    - | Use of media in the classroom | Teachers use films and newspapers.`) },
  { language: 'en', text: 'Microplastics have been found in human blood.', works: works(`
    + | Detection of plastic particles in the blood of healthy volunteers | Microplastics were found in the blood of 17 of 22 human donors.
    - | Microplastics in deep-sea sediments | Cores of sediments held microplastics in every layer. | 3100
    - | Human blood groups: a history | How human blood groups were discovered.
    - | Plastics and the ocean | A review of plastic waste in the ocean. | 2500
    - | Blood pressure in human ageing | Blood pressure rises with age.
    - | Microplastics in drinking water | Particles were counted in drinking water of eight towns.`) },
  { language: 'en', text: 'Raising the minimum wage does not necessarily lead to unemployment.', works: works(`
    + | Minimum wages and employment: evidence from border counties | Across state borders a higher minimum wage had no effect on unemployment.
    - | Long-term unemployment and mental health | Unemployment harms mental health. | 2800
    - | Wage inequality in tech firms | We compare the wage of women and men.
    - | Minimum viable products | Start-ups test a minimum product first.
    - | Raising children in poverty | Families that raise children on a low wage.
    - | Youth unemployment in Spain | Causes of youth unemployment in Spain are discussed.`) },
  { language: 'en', text: 'Bilingual children perform better on tasks of executive function.', works: works(`
    + | Bilingual advantage? Executive function in young children | Bilingual and monolingual children completed six tasks of executive function.
    - | Executive pay and firm performance | Executive pay follows the performance of firms. | 6000
    - | Vocabulary of bilingual toddlers | Bilingual toddlers know fewer words in each language.
    - | Executive function and schooling | Children in preschool improved in executive function.
    - | Liver function in children | Tests of liver function in children with hepatitis.
    - | Bilingual signs in public space | Bilingual signs in Wales were photographed.`) },
  { language: 'en', text: 'Coral reefs are bleaching because of rising sea temperatures.', works: works(`
    + | Thermal stress and mass coral bleaching | Rising sea surface temperatures led to bleaching on most coral reefs.
    + | Reefs in hot water: two decades of bleaching | Bleaching of corals followed years of high sea temperature.
    - | Sea level rise and coastal towns | Sea level will rise by half a metre. | 7100
    - | Fish communities of coral reefs | We counted fish on forty coral reefs. | 1500
    - | Bleaching of cotton textiles | Bleaching agents for cotton at low temperatures.
    - | Artificial reefs and tourism | Artificial reefs attract divers.`) },
  { language: 'en', text: 'Vaccine hesitancy among parents is driven by distrust in health authorities.', works: works(`
    + | Trust, parents and vaccination | Parents with distrust in health authorities showed vaccine hesitancy more often.
    - | Efficacy of a new malaria vaccine | The vaccine prevented malaria in three of four infants. | 3900
    - | Trust in authorities during floods | Authorities warned of floods and trust grew.
    - | Parents and homework | Parents help with homework.
    - | Hesitancy in financial decisions | Investors showed hesitancy.
    - | Vaccine logistics in rural health centres | Cold chains for vaccines in health centres.`) },
  { language: 'en', text: 'Urban green spaces reduce stress and improve the mental health of residents.', works: works(`
    + | Green space in cities and the mental health of residents | Residents near urban parks reported less stress and better mental health.
    - | Urban heat islands | Urban surfaces store heat. | 4100
    - | Stress tests of banks | Stress tests for banks were introduced.
    - | Green chemistry | Principles of green chemistry. | 8000
    - | Mental health of prisoners | The mental health of prisoners is poor.
    - | Housing prices and urban residents | Urban residents pay more for housing.`) },
  { language: 'en', text: 'The gut microbiome influences the response to cancer immunotherapy.', works: works(`
    + | Gut bacteria modulate immunotherapy in melanoma | Patients whose gut microbiome was diverse responded better to immunotherapy against cancer.
    - | The soil microbiome | The microbiome of soils and its functions. | 2600
    - | Cancer screening in Europe | Cancer screening programmes differ.
    - | Immunotherapy of allergies | Immunotherapy relieves hay fever.
    - | Gut feelings in decisions | Managers trust gut feelings.
    - | Response to emergency calls | Emergency calls and the response of ambulances.`) },
  { language: 'en', text: 'Remote work blurs the boundary between work and family life.', works: works(`
    + | Working from home: blurred boundaries between job and family | Remote work blurred the boundary of family life for most employees.
    - | Remote sensing of forests | Remote sensing finds forest loss. | 3300
    - | Family law in Europe | Family law and marriage.
    - | Boundary layers in fluids | The boundary layer and turbulence. | 9000
    - | Work safety on building sites | Accidents at work on building sites.
    - | Remote schooling in the pandemic | Remote schooling and families.`) },
  { language: 'hu', text: 'Az alváshiány rontja a serdülők memóriáját.', works: works(`
    + | Alváshiány és memória serdülőkorban | A serdülők memóriája romlott az alváshiány után.
    - | A serdülők olvasási szokásai | Kétszáz serdülő olvasási szokásait kérdeztük.
    - | Vashiány terhességben | A vashiány gyakori terhességben. | 800
    - | Kollektív memória és emlékművek | Az emlékművek a kollektív memória helyei.
    - | Alvászavarok időskorban | Az alvászavarok kezelése időskorban.
    - | Iskolai teljesítmény és étkezés | A reggeli szerepe az iskolai teljesítményben.`) },
  { language: 'hu', text: 'A klímaváltozás miatt a Balaton vízszintje csökkenhet.', works: works(`
    + | A Balaton vízszintjének változása és a klímaváltozás | A klímaváltozás forgatókönyvei szerint a tó vízszintje csökken.
    - | A Balaton halfaunája | Harminc halfaj él a Balatonban. | 150
    - | Klímaváltozás és mezőgazdaság | A klímaváltozás a búza termését érinti.
    - | Turizmus a Balatonnál | A turizmus bevételei a Balatonnál.
    - | A Tisza vízszintje árvízkor | A Tisza vízszintje és a gátak.
    - | Klímaszorongás a fiatalok között | A fiatalok félnek.`) },
  { language: 'de', text: 'Homeoffice erhöht die Arbeitszufriedenheit der Beschäftigten.', works: works(`
    + | Arbeitszufriedenheit im Homeoffice | Beschäftigte im Homeoffice berichteten eine höhere Arbeitszufriedenheit.
    - | Arbeitszeit in der Pflege | Beschäftigte in der Pflege arbeiten im Schichtdienst. | 500
    - | Zufriedenheit mit dem Nahverkehr | Eine Befragung von Fahrgästen.
    - | Recht auf Homeoffice | Juristische Fragen des Homeoffice.
    - | Betriebsräte und Beschäftigte | Betriebsräte vertreten die Beschäftigten.
    - | Kundenzufriedenheit im Handel | Kunden wurden befragt.`) },
  { language: 'de', text: 'Der Rückgang der Insekten gefährdet die Bestäubung vieler Kulturpflanzen.', works: works(`
    + | Insektensterben und Bestäubung | Mit dem Rückgang der Insekten sinkt die Bestäubung von Kulturpflanzen.
    - | Rückgang der Geburten | Der Rückgang der Geburten in Europa. | 700
    - | Pilzkrankheiten von Kulturpflanzen | Pilze an Kulturpflanzen.
    - | Insekten als Nahrung | Insekten als Eiweißquelle. | 900
    - | Züchtung von Kulturpflanzen | Neue Sorten von Kulturpflanzen.
    - | Gefährdete Vögel | Vögel der Roten Liste.`) },
  { language: 'fr', text: 'Selon Bourdieu, le capital culturel explique la reproduction des inégalités scolaires.', works: works(`
    + | Capital culturel et inégalités scolaires | La théorie de Bourdieu sur la reproduction et le capital culturel est mise à l’épreuve.
    - | Le capital des banques | Les fonds propres et le capital des banques. | 2000
    - | La reproduction des tortues | La reproduction des tortues marines.
    - | Inégalités de salaire | Les inégalités de salaire entre femmes et hommes.
    - | La cantine scolaire | Les repas scolaires.
    - | Bourdieu photographe | Bourdieu et ses images d’Algérie.`) },
  { language: 'fr', text: "L'activité physique réduit les symptômes de la dépression.", works: works(`
    + | Exercice et dépression : essai clinique | L’activité physique a réduit les symptômes de dépression chez les patients.
    - | La Grande Dépression de 1929 | La dépression économique et le chômage. | 3000
    - | Activité volcanique | L’activité du volcan depuis un siècle.
    - | Symptômes de la grippe | Les symptômes et leur durée.
    - | Physique quantique | Introduction à la physique. | 5000
    - | Activité de lecture | Une activité pour la classe.`) },
  { language: 'es', text: 'La dieta mediterránea se asocia con un menor riesgo de enfermedad cardiovascular.', works: works(`
    + | Dieta mediterránea y salud del corazón | La dieta mediterránea redujo el riesgo de enfermedad cardiovascular en 30 %.
    - | Riesgo sísmico | El riesgo sísmico en Chile. | 1200
    - | Flora mediterránea | Plantas de la costa mediterránea.
    - | Enfermedad de Chagas | Control de la enfermedad de Chagas. | 2200
    - | Dieta de los lobos | La dieta de los lobos en invierno.
    - | Cirugía cardiovascular infantil | Resultados de cirugía cardiovascular.`) },
  { language: 'es', text: 'La migración venezolana transformó el mercado laboral de Colombia.', works: works(`
    + | Migrantes venezolanos en el mercado laboral colombiano | La migración venezolana cambió los salarios del mercado laboral en Colombia.
    - | Migración de aves | La migración de aves por América. | 1900
    - | El mercado del café en Colombia | El café y su mercado.
    - | Petróleo venezolano | La industria venezolana del petróleo.
    - | Reforma laboral en España | La reforma laboral de 2012.
    - | La paz en Colombia | Los acuerdos de paz en Colombia.`) },
  { language: 'tr', text: 'Uyku yoksunluğu ergenlerin akademik başarısını olumsuz etkilemektedir.', works: works(`
    + | Ergenlerde uyku yoksunluğu ve akademik başarı | Uyku yoksunluğu olan ergenlerin notları daha düşüktü.
    - | Yaşlılarda uyku | Yaşlılarda uyku kalitesi. | 600
    - | Akademik özgürlük | Üniversitelerde akademik özgürlük.
    - | Ergenlerde beslenme | Ergenlerin kahvaltı alışkanlıkları.
    - | Kentsel yoksunluk | Kentsel yoksunluk haritaları.
    - | Spor ve başarı | Takımların başarısı.`) },
  { language: 'pl', text: 'Praca zdalna zwiększa satysfakcję zawodową pracowników.', works: works(`
    + | Satysfakcja zawodowa a praca zdalna | Pracownicy, którzy pracowali zdalnie, mieli wyższą satysfakcję zawodową.
    - | Satysfakcja klientów banków | Badano satysfakcję klientów. | 700
    - | Kształcenie zawodowe | Szkoły zawodowe w Polsce.
    - | Praca dzieci w fabrykach | Historia pracy dzieci.
    - | Zdalne sterowanie maszyn | Systemy zdalnego sterowania. | 1500
    - | Zdrowie pracowników | Choroby pracowników kopalń.`) },
] // prettier-ignore
