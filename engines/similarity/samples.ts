/** A few sentences of each text language, with what is hard about its letters: what tests of all languages read. */
export const samples: Readonly<Record<string, string>> = {
  cs: 'Řeka pod starým mostem zamrzla už v prosinci.\nLidé z vesnice po ní chodili pěšky do města, protože loďka nejezdila. Teprve v březnu led praskl a voda odnesla několik člunů.',
  de: 'Der Fluss unter der alten Brücke war schon im Dezember zugefroren.\nDie Leute aus dem Dorf gingen zu Fuß über das Eis in die Stadt, weil die Fähre nicht mehr fuhr. Erst im März brach das Eis, und große Schollen rissen mehrere Boote los.',
  en: 'The river under the old bridge froze as early as December.\nPeople from the village walked across the ice to town, since the ferry wasn’t running. Only in March did the ice break, and large floes carried several boats away.',
  es: 'El río bajo el puente viejo se heló ya en diciembre.\nLa gente del pueblo cruzaba a pie hasta la ciudad, porque la barca no salía. Solo en marzo se rompió el hielo y los témpanos arrastraron varias embarcaciones pequeñas.',
  fr: 'La rivière avait gelé sous le vieux pont dès le mois de décembre.\nLes habitants du village gagnaient la ville à pied, car l’embarcation du passeur ne circulait plus. En mars seulement, la glace céda et emporta plusieurs barques attachées près de l’église.',
  hu: 'A régi híd alatt a folyó már decemberben befagyott.\nA falubeliek gyalog mentek át a jégen a városba, mert a komp nem járt. Csak márciusban tört meg a jég, és a nagy táblák több csónakot is elsodortak a kikötőből.',
  it: 'Il fiume sotto il vecchio ponte era gelato già a dicembre.\nLa gente del villaggio attraversava a piedi verso la città, perché il traghetto non partiva. Soltanto a marzo il ghiaccio si ruppe e portò via alcune barche legate presso l’argine.',
  nl: 'De rivier onder de oude brug was al in december dichtgevroren.\nMensen uit het dorp liepen over het ijs naar de stad, omdat de veerboot niet voer. Pas in maart brak het ijs en namen grote schotsen verschillende boten mee.',
  no: 'Elva under den gamle brua frøs allerede i desember.\nFolk fra bygda gikk over isen til byen, fordi ferja ikke gikk. Først i mars brakk isen, og store flak rev med seg flere båter fra brygga.',
  pl: 'Rzeka pod starym mostem zamarzła już w grudniu.\nMieszkańcy wsi chodzili po lodzie pieszo do miasta, bo prom nie kursował. Dopiero w marcu lód pękł, a wielkie kry porwały kilka łódek z przystani.',
  pt: 'O rio sob a ponte velha congelou já em dezembro.\nOs moradores da aldeia atravessavam a pé até à cidade, porque a barca não saía. Só em março o gelo se partiu e os blocos arrastaram várias embarcações do cais.',
  ro: 'Râul de sub podul vechi a înghețat încă din decembrie.\nOamenii din sat treceau pe jos peste gheață până în oraș, fiindcă bacul nu mai circula. Abia în martie gheața s-a rupt, iar sloiurile mari au luat câteva bărci de la mal.',
  sk: 'Rieka pod starým mostom zamrzla už v decembri.\nĽudia z dediny chodili po ľade pešo do mesta, lebo kompa nepremávala. Až v marci ľad praskol a veľké kryhy odniesli niekoľko člnov z prístaviska.',
  sv: 'Ån under den gamla bron frös redan i december.\nFolk från byn gick över isen till staden, eftersom färjan inte gick. Först i mars brast isen, och stora flak drog med sig flera båtar från bryggan.',
  tr: 'Eski köprünün altındaki ırmak daha aralıkta donmuştu.\nKöylüler kasabaya buzun üstünden yürüyerek gidiyordu, çünkü sandal çalışmıyordu. Buzlar ancak mart ayında kırıldı ve iri parçalar İskele’deki birkaç kayığı sürükledi.',
}
