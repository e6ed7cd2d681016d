/**
 * Words that the dictionary lacks: the personal pronouns with their endings, compounds that are written as one, words of study and of the day.
 * Lower case, names with their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  engem téged minket titeket benneteket őt őket nekem neked neki nekünk nektek nekik velem veled vele velünk veletek velük
  én te ő mi ti ők enyém tied tiéd övé miénk tiétek övék enyéim tieid övéi mieink tieitek övéik tőlem tőled tőle tőlünk tőletek tőlük
  rólam rólad róla rólunk rólatok róluk rám rád rá ránk rátok rájuk hozzám hozzád hozzá hozzánk hozzátok hozzájuk
  nálam nálad nála nálunk nálatok náluk bennem benned benne bennünk bennetek bennük belőlem belőled belőle belőlünk belőletek belőlük
  belém beléd belé belénk belétek beléjük rajtam rajtad rajta rajtunk rajtatok rajtuk értem érted érte értünk értetek értük
  általam általad általa általunk általatok általuk közülem közülünk közületek közülük közülük közülök miattam miattad miatta miattunk miattatok miattuk
  helyettem helyetted helyette helyettünk helyettetek helyettük szerintem szerinted szerinte szerintünk szerintetek szerintük
  magam magad maga magunk magatok maguk önmagam önmaga önmagát önmagának önmaguk önmagukat önmagában
  észrevesz észrevette észrevettem észrevették észrevettük észrevesszük észreveszi észreveszik észrevenni észrevéve észrevehető észrevétel észrevegye
  ésszerű ésszerűen ésszerűbb ésszerűség ésszerűtlen célszerű
  nagyfokú nagyméretű kisméretű nagyszámú nagyarányú nagymértékű nagyértékű középméretű kisfokú alacsonyfokú magasfokú elsőfokú másodfokú
  emiatti amiatti éltető évesek mindezidáig kábé
  algoritmikus/magas amigdala/alma archeogenetika/alma autentikált/ismert bioinformatika/alma blog/kalap blogger/ember chat/kalap chatbot/kalap covid/kalap csetbot/kalap
  diszkurzív/aktív dezinformáció/akció diskurzus/kalap e-mail email/kalap exponenciális/általános extrakció/akció fibrilláció/akció gender/ember glecser/ember
  greenwashing hippokampusz/kalap influenszer/ember internet/kalap interdiszciplináris/általános interakció/akció klausztrofób/magas kontextuális/általános kovariancia/alma lájk/kalap longitudinális/általános
  memória/alma metaadat/kalap metaanalízis/kalap metszéspont/kalap mikro mikroplasztik/kalap mobiltelefon/kalap modul/kalap multikulturális/általános neurális/általános
  okostelefon/kalap okoseszköz/kalap online offline ökoszisztéma/alma paradigma/alma pilot placebo/autó podcast/kalap poszthumán/magas pszicholingvisztika/alma reprezentáció/akció
  selfie/autó startup/kalap streaming szelfi/kocsi szignifikancia/alma szignifikáns/általános szociokulturális/általános szoftver/ember szmog/kalap sztereotípia/alma
  szubjektivitás/kalap teratogenezis/kalap transzdiszciplináris/általános videoklip/kalap weboldal/kalap webáruház/kalap wifi/kocsi workshop/kalap
  Belarusz Belize Guadeloupe Guam Martinique Vanuatu Nauru Palau Tokelau
`
