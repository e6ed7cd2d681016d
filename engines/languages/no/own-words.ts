/**
 * Words that the dictionary lacks, whose makers lost many with "oe" and "ae", words of study and of the day. Lower case, names
 * with their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  noe noen noens noenlunde noensinne noensteds poeng poenget poengene poengenes poengsum poengsummen poengtere poengtert poengterer poengterte poesi poesien poet poeten poeter
  poetene poetisk poetiske poetikk boer boere boerne samboer samboeren samboere samboerne samboerskap beboer beboere beboeren beboerne innboer roer roen
  koeffisient koeffisienten koeffisienter koeffisientene koeksistens aerob aerobe aerodynamisk aerodynamiske anaerob anaerobe aerosol aerosoler
  toer toeren treer femmer oboe kanoen kanoer soer toene boet boene ruinaer fraer goer loe loen noenting oele poetisere oer
  naboer naboen naboene nabolag skoen skoene sjøen uroen troen troende kloen kloene broen broene
  app appen apper appene bacheloroppgave bacheloroppgaven bakgrunnsartikkel brukeropplevelse chatbot chatboter epost e-post e-poster eposten
  disko disco faen forsuring gjentagende gjentagelse gjentagne havforsuring hypotese hypotesetest influenser influensere influenserne influensaviruset internett internettet internet
  intervjuguide iøynefallende klimaendringer kommando kommandoen kommandoer konfidensintervall korrelasjon korrelasjonen låta låtene livsbejaende makro makroer masteroppgave
  masteroppgaven matsvinn matsvinnet mikroplast metaanalyse nettside nettsiden nettsider nettsidene nettverk overfladisk poppen pandemi pandemien plugin podkast podkaster podcast
  podcaster refaktorering regresjon regresjonsanalyse reliabilitet respondent respondenter respondentene signifikansnivå skript skriptet skjermtid smarttelefon
  smarttelefoner snowboard sosiale spotpris spotprisen strømming strømmetjeneste strømmetjenester sinnssyk stereotypi tapas tema temaet temaer temaene tempoet
  tidsskrift trommis uplanlagt utenforskap utenforskapet validitet vedlikeholde versjonshåndtering videoer kameraer filmkameraer kontoer kontoen kontoene data dataene dataen
  Beograd Beijing Brasil Bukarest Catalonia Egypt Estland Etiopia Filippinene Haag Hellas Hviterussland India Indonesia Irak Iran Irland Israel
  Japan Jemen Jordan Kambodsja Kasakhstan Katar Kenya Kina Kroatia Kypros Latvia Libanon Litauen Luxembourg Malaysia Marokko Mexico Moldova Montenegro
  Nederland Nepal Nigeria Pakistan Peru Polen Portugal Romania Russland Saudi-Arabia Senegal Serbia Singapore Slovakia Slovenia Spania Sveits Sverige
  Syria Taiwan Tanzania Thailand Tsjekkia Tunisia Tyrkia Tyskland Uganda Ukraina Ungarn Vietnam Zambia Zimbabwe Østerrike
  Belarus Belize Guam Kirgisistan Montserrat Palau Réunion Eswatini Tsjad Vanuatu Aruba
`
