/** First names that tell which word of a Hungarian name is which; lower case. Sorted. */
export const hungarianGivenNames: ReadonlySet<string> = new Set(
  `ádám ágnes ágoston ákos aladár albert andor andrás andrea anett anikó anita anna annamária antal aranka áron árpád attila aurél balázs bálint barbara barna barnabás béla bence benedek beatrix benő bernadett bertalan boglárka boldizsár borbála botond brigitta csaba csilla dániel dávid dénes dezső dóra dorottya edina edit ede elek eleonóra előd emese emil emma endre enikő erika ernő ervin erzsébet eszter éva fanni ferenc flóra fruzsina gábor gabriella gáspár gergely gergő géza gitta gizella győző gyöngyi györgy gyula hajnalka hedvig helga henrietta henrik hunor ibolya ida ignác ildikó ilona imre irén irma istván iván ivett izabella jános janka jenő jolán józsef judit júlia julianna kálmán karola károly katalin kata kinga kitti klára kolos kornél kristóf krisztián krisztina laura lajos lászló lehel levente liliána lilla lóránd lóránt lőrinc luca magda magdolna mária márk mariann márta márton martina máté mátyás melinda mihály miklós milán mónika móric nándor nikolett nikoletta nóra norbert olga olivér orsolya ottó ödön pál panna patrícia péter petra piroska ráhel rajmund réka rezső rita róbert roland rozália rudolf sándor sára sarolta simon szabina szabolcs szilárd szilveszter szilvia tamás teréz tibor tihamér timea tímea tivadar tünde valéria vanda vera veronika viktor viktória viola virág vince vilmos vilma zita zoltán zsigmond zsófia zsolt zsombor zsuzsa zsuzsanna`.split(
    ' ',
  ),
)

/** First names of the other languages that are found in lists of works; lower case. */
export const otherGivenNames: ReadonlySet<string> = new Set(
  `adam agnieszka ahmet alain alan albert alessandro alexander alice ali allan amartya ana anders andrea andreas andrew andrzej ángel angela ann anna anne anthony antonio arthur astrid ayşe barbara beata benjamin bernard bo brian bruno burak carl carlos carol caroline catherine charles christian christine claude claudia cristina daniel daniela david diana didier dieter donald edgar eduardo edward elena elif elisabeth elizabeth emile emily emma emre eric erik ernst eva ewa fatma felipe fernando francesco francisco françois frank franz fredrik friedrich gabriel george georg gérard gianni giorgio giovanni giulia gustav hakan hans harald heinrich helena helen henri henrik henry howard hugo hüseyin ian ioan ion isabel jacques james jan jane jean jennifer jens jerzy jessica joão johan johann john jonathan jorge josé joseph juan jürgen julia karel karen karl katarzyna katarína kari klaus krzysztof lars laura lawrence linda lisa louis lucia luca ludwig luis luís maciej magnus małgorzata manuel marc marco margaret maria maría marie mario mark marta martin mary mehmet michael michel michał mihai miguel milan mustafa nancy niels nicolae nicolas nils noam ole olivier oscar pablo paolo patricia paul paula pavel pedro per peter petr philip philippe pierre piotr rachel radu raymond raúl richard robert roberto roger roland rosa rudolf ruth samuel sara sarah sigmund silvia simon simone sofia sophie stefan stefano stephen steven sue susan svein thomas tom tomasz tomáš ulrich umberto ursula vasile victor vladimír walter werner wilhelm william wolfgang zeynep zuzana`.split(
    ' ',
  ),
)

/** Whether a word of `said` is a first name that is known here. */
export const hasGivenName = (said: string): boolean =>
  said
    .toLowerCase()
    .split(/[\s,.-]+/)
    .some((word) => hungarianGivenNames.has(word) || otherGivenNames.has(word))
