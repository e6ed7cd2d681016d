import { defineLints } from '../../row.ts'

// Endings of adjectives, nouns and verbs in the company of others. Sorted by key.
export default defineLints('endings', [
  {
    key: 'alle-tag',
    class: 'determiner-noun',
    pattern: '[ alle =Tag|Monat ]',
    to: ['jeden $2'],
    wrong: ['Er kommt alle Tag zu uns.', 'Er kommt jeden Tag zu uns.'],
    right: 'Er kommt alle Tage zu uns.',
  },
  {
    key: 'dem-adjem',
    class: 'agreement',
    pattern:
      'im|am|zum|vom|beim|einem|dem|diesem|meinem|deinem|seinem|ihrem|unserem|keinem [ /[a-zäöüß]{3,}em$/&!%capital&!/(?:dem|quem|trem|einem|ihrem|unserem|welchem|diesem|jedem|allem|vielem|beiden)$/ ] %capital',
    to: ['$2/m$/n/'],
    wrong: ['Er sprach mit einem altem Freund.', 'Er sprach mit einem alten Freund.'],
    right: 'Er stand vor großem Publikum.',
  },
  {
    key: 'den-adje',
    class: 'agreement',
    pattern: 'den|dem|des|einem|meinem|diesem|diesen [ @adjectivesE&!zahlreiche|verschiedene|unterschiedliche ] %capital',
    to: ['$2n'],
    wrong: ['Ich habe den neue Film gesehen.', 'Ich habe den neuen Film gesehen.'],
    right: 'Ich habe die neue Serie gesehen.',
  },
  {
    key: 'den-adjer',
    class: 'agreement',
    pattern: 'den|dem|des|einem|diesem|diesen|dieses [ @adjectivesEr&!schweizer|deutscher ] %capital',
    to: ['$2/r$/n/'],
    wrong: ['Wir nehmen den großer Tisch.', 'Wir nehmen den großen Tisch.'],
    right: 'Er wohnt in dem Wiener Hotel.',
  },
  {
    key: 'der-adjer',
    class: 'agreement',
    pattern: '<!, [ der @adjectivesEr&!schweizer|deutscher ] %capital&@masculine||%capital&@masculineAlike',
    to: ['der $3/r$//'],
    wrong: ['Der neuer Lehrer ist nett.', 'Der neue Lehrer ist nett.'],
    right: 'Der Schweizer Lehrer ist nett.',
  },
  {
    key: 'der-adjes',
    class: 'agreement',
    pattern:
      '<!, das [ @adjectivesEs ] %capital&@neuter||%capital&@neuterAlike||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ >!-|gmbh|ag',
    to: ['$3/s$//'],
    wrong: ['Das neues Buch gefällt mir.', 'Das neue Buch gefällt mir.'],
    right: 'Es ist ein Land, das großes Interesse weckt.',
  },
  {
    key: 'die-adje-plural',
    class: 'agreement',
    pattern:
      '<!,|für|über|durch|gegen|ohne|um die|diese|keine|meine|alle|unsere|seine|ihre [ @adjectivesE ] %capital&@pluralsE&!lehrer|schüler||%capital&@pluralsN||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/',
    to: ['$3n'],
    wrong: ['Die neue Regeln gelten ab heute.', 'Die neuen Regeln gelten ab heute.'],
    right: 'Sie lesen neue Bücher.',
  },
  {
    key: 'die-adjen-fem',
    class: 'agreement',
    pattern:
      '<!, die [ @adjectivesEn ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$3/n$//'],
    wrong: ['Die neuen Methode ist besser.', 'Die neue Methode ist besser.'],
    right: 'Die neuen Methoden sind besser.',
  },
  {
    key: 'die-verb-hat',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ hat ] >keine|keinen|einen|viel|mehr|recht|angst|hunger|zeit|sich|große|großen|gute',
    to: ['haben'],
    wrong: ['Die Aufgaben hat keinen Sinn.', 'Die Aufgaben haben keinen Sinn.'],
    right: 'Die Aufgaben hat er nicht gelöst.',
  },
  {
    key: 'die-verb-hatte',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ hatte ] >keine|keinen|einen|viel|mehr|recht|angst|hunger|zeit|sich|große|großen|gute',
    to: ['hatten'],
    wrong: ['Die Aufgaben hatte keinen Sinn.', 'Die Aufgaben hatten keinen Sinn.'],
    right: 'Die Aufgaben hatte er nicht gelöst.',
  },
  {
    key: 'die-verb-ist',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE&!jahre|tage|monate||%capital&@pluralsN&!medien|wochen|stunden|minuten||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ ist ] >nicht|sehr|auch|zu|so|immer|noch|schon|wichtig|gut|schlecht|neu|alt|groß|klein|teuer|hier|in|im|unterschiedlich|verschieden|meistens|oft',
    to: ['sind'],
    wrong: ['Die Aufgaben ist nicht immer leicht zu lösen.', 'Die Aufgaben sind nicht immer leicht zu lösen.'],
    right: 'Die Aufgaben hat er nicht gelöst.',
  },
  {
    key: 'die-verb-kann',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ kann ] >sich|sehr|leicht|einfach|besser|schneller|immer|größer|schlechter|schwieriger|teurer',
    to: ['können'],
    wrong: ['Die Aufgaben kann immer schwieriger.', 'Die Aufgaben können immer schwieriger.'],
    right: 'Die Aufgaben kann er nicht gelöst.',
  },
  {
    key: 'die-verb-muss',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ muss ] >sich|sehr|leicht|einfach|besser|schneller|immer|größer|schlechter|schwieriger|teurer',
    to: ['müssen'],
    wrong: ['Die Aufgaben muss immer schwieriger.', 'Die Aufgaben müssen immer schwieriger.'],
    right: 'Die Aufgaben muss er nicht gelöst.',
  },
  {
    key: 'die-verb-soll',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ soll ] >sich|sehr|leicht|einfach|besser|schneller|immer|größer|schlechter|schwieriger|teurer',
    to: ['sollen'],
    wrong: ['Die Aufgaben soll immer schwieriger.', 'Die Aufgaben sollen immer schwieriger.'],
    right: 'Die Aufgaben soll er nicht gelöst.',
  },
  {
    key: 'die-verb-war',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ war ] >nicht|sehr|auch|zu|so|immer|noch|schon|wichtig|gut|schlecht|neu|alt|groß|klein|teuer|hier|in|im|unterschiedlich|verschieden|meistens|oft',
    to: ['waren'],
    wrong: ['Die Aufgaben war nicht immer leicht zu lösen.', 'Die Aufgaben waren nicht immer leicht zu lösen.'],
    right: 'Die Aufgaben hat er nicht gelöst.',
  },
  {
    key: 'die-verb-wird',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ wird ] >sich|sehr|leicht|einfach|besser|schneller|immer|größer|schlechter|schwieriger|teurer',
    to: ['werden'],
    wrong: ['Die Aufgaben wird immer schwieriger.', 'Die Aufgaben werden immer schwieriger.'],
    right: 'Die Aufgaben wird er nicht gelöst.',
  },
  {
    key: 'die-verb-wurde',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE||%capital&@pluralsN&!medien||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ wurde ] >sich|sehr|leicht|einfach|besser|schneller|immer|größer|schlechter|schwieriger|teurer',
    to: ['wurden'],
    wrong: ['Die Aufgaben wurde immer schwieriger.', 'Die Aufgaben wurden immer schwieriger.'],
    right: 'Die Aufgaben wurde er nicht gelöst.',
  },
  {
    key: 'die-verb-zeigt',
    class: 'subject-verb',
    pattern:
      '^ die|diese|viele|alle|meine|unsere|einige|manche %capital&@pluralsE&!leute||%capital&@pluralsN&!medien|daten||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/ [ zeigt|geht|kommt|macht|steht|liegt|bleibt|bringt|führt|bietet|bedeutet|spielt|braucht|lebt|wohnt|glaubt|denkt|meint|sagt|bekommt|verursacht|beeinflusst|arbeitet|lernt|kostet|gehört|dient|beginnt|entsteht|steigt|sinkt|hilft ] >dass|deutlich|klar|etwas|viel|keine|keinen|sehr|immer|wenig|mehr|weniger|gut|schlecht|einen',
    to: ['$3/t$/en/'],
    wrong: ['Die Ergebnisse zeigt etwas anderes.', 'Die Ergebnisse zeigen etwas anderes.'],
    right: 'Die Ergebnisse zeigt er morgen.',
  },
  {
    key: 'ein-adj-fem',
    class: 'agreement',
    pattern:
      '[ ein|kein|mein|dein|sein|unser ] @adjectivesE %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$1e'],
    wrong: ['Das ist ein neue Aufgabe.', 'Das ist eine neue Aufgabe.'],
    right: 'Das ist ein neues Heft.',
  },
  {
    key: 'ein-adj-masc',
    class: 'agreement',
    pattern:
      'ein|kein|mein|dein|sein|unser [ @adjectivesE ] %capital&@masculine||%capital&@masculineAlike||%capital&/(?:mann|mensch|student|kollege)$/',
    to: ['$2r'],
    wrong: ['Er ist ein gute Freund.', 'Er ist ein guter Freund.'],
    right: 'Sie ist eine gute Freundin.',
  },
  {
    key: 'ein-adj-neut',
    class: 'agreement',
    pattern:
      'ein|kein|mein|dein|sein|unser [ @adjectivesE ] %capital&@neuter||%capital&@neuterAlike||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ >!-|gmbh|ag',
    to: ['$2s'],
    wrong: ['Das ist ein gute Beispiel.', 'Das ist ein gutes Beispiel.'],
    right: 'Das ist eine gute Idee.',
  },
  {
    key: 'ein-adjer-fem',
    class: 'agreement',
    pattern:
      '[ ein @adjectivesEr ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['eine $2/r$//'],
    wrong: ['Das ist ein großer Hilfe.', 'Das ist eine große Hilfe.'],
    right: 'Das ist ein großer Erfolg.',
  },
  {
    key: 'ein-adjer-neut',
    class: 'agreement',
    pattern:
      'ein|kein|mein|dein [ @adjectivesEr ] %capital&@neuter||%capital&@neuterAlike||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ >!-|gmbh|ag',
    to: ['$2/r$/s/'],
    wrong: ['Das ist ein großer Problem.', 'Das ist ein großes Problem.'],
    right: 'Das ist ein großer Erfolg.',
  },
  {
    key: 'ein-adjes-fem',
    class: 'agreement',
    pattern:
      '[ ein @adjectivesEs ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['eine $2/s$//'],
    wrong: ['Das ist ein gutes Idee.', 'Das ist eine gute Idee.'],
    right: 'Das ist ein gutes Zeichen.',
  },
  {
    key: 'ein-adjes-masc',
    class: 'agreement',
    pattern: 'ein|kein|mein|dein [ @adjectivesEs ] %capital&@masculine||%capital&@masculineAlike',
    to: ['$2/s$/r/'],
    wrong: ['Das ist ein wichtiges Punkt.', 'Das ist ein wichtiger Punkt.'],
    right: 'Das ist ein wichtiges Heft.',
  },
  {
    key: 'eine-adj-masc',
    class: 'agreement',
    pattern:
      '<!das|der|die|dies|dieser|dieses|diese [ eine|keine ] @adjectivesE %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/ >!-|gmbh|ag',
    to: ['$2/e$//', '$2n'],
    wrong: ['Das ist eine große Unterschied.', 'Das ist ein große Unterschied.'],
    right: 'Das ist eine große Stadt.',
  },
  {
    key: 'eine-adj-neut',
    class: 'agreement',
    pattern:
      '[ eine|keine ] @adjectivesE||@adjectivesEs %capital&@neuter&!band||%capital&@neuterAlike&!band||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/&!band||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band >!-|gmbh|ag',
    to: ['$1/e$//'],
    wrong: ['Das ist eine gutes Beispiel.', 'Das ist ein gutes Beispiel.'],
    right: 'Das ist eine gute Idee.',
  },
  {
    key: 'eine-adjen-fem',
    class: 'agreement',
    pattern:
      'eine|meine|deine|seine|keine|diese|jede [ @adjectivesEn ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2/n$//'],
    wrong: ['Das ist eine guten Frage.', 'Das ist eine gute Frage.'],
    right: 'Das sind keine guten Fragen.',
  },
  {
    key: 'eine-adjer-fem',
    class: 'agreement',
    pattern:
      'eine|meine|deine|keine [ @adjectivesEr ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2/r$//'],
    wrong: ['Das ist eine neuer Methode.', 'Das ist eine neue Methode.'],
    right: 'Das ist ein neuer Weg.',
  },
  {
    key: 'eine-adjes-fem',
    class: 'agreement',
    pattern:
      'eine|meine|deine|keine [ @adjectivesEs ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2/s$//'],
    wrong: ['Das ist eine gutes Frage.', 'Das ist eine gute Frage.'],
    right: 'Das ist ein gutes Buch.',
  },
  {
    key: 'einen-adj-fem',
    class: 'agreement',
    pattern:
      '<!zum|der|die|den|vom [ einen|keinen ] @adjectivesE||@adjectivesEn %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2/n$//'],
    wrong: ['Ich habe einen große Familie.', 'Ich habe eine große Familie.'],
    right: 'Ich habe einen großen Garten.',
  },
  {
    key: 'einen-adje',
    class: 'agreement',
    pattern:
      'einen|keinen|meinen|deinen|seinen [ @adjectivesE ] %capital&@masculine||%capital&@masculineAlike||%capital&/(?:menschen|studenten|kollegen|namen|garten)$/',
    to: ['$2n'],
    wrong: ['Er hat einen gute Freund.', 'Er hat einen guten Freund.'],
    right: 'Er hat eine gute Freundin.',
  },
  {
    key: 'einen-adjer',
    class: 'agreement',
    pattern: 'einen|keinen|meinen|deinen|seinen [ @adjectivesEr ] %capital',
    to: ['$2/r$/n/'],
    wrong: ['Ich habe einen großer Bruder.', 'Ich habe einen großen Bruder.'],
    right: 'Ich habe einen Wiener Freund.',
  },
  {
    key: 'genitive-s',
    class: 'case',
    pattern:
      'des|eines|meines|seines|ihres|unseres [ %capital&@masculine&!name|gedanke|see|fels|herz||%capital&@neuter&!herz|dokument|essen||%capital&/(?:problem|system|konzept|programm|bericht|prozess|unterricht|begriff|vertrag|plan|projekt|gesetz)$/ ] >!-||/^[a-z]/',
    to: ['$2/$/s/', '$2/$/es/'],
    wrong: ['Am Ende des Monat fehlt oft Geld.', 'Am Ende des Monats fehlt oft Geld.'],
    right: 'Am Ende der Woche fehlt oft Geld.',
  },
  {
    key: 'jede-tag',
    class: 'case',
    pattern: '[ jede ] =Tag|Monat|Abend|Sommer|Montag|Morgen|Sonntag|Samstag|Freitag',
    to: ['jeden'],
    wrong: ['Sie lernt jede Tag Deutsch.', 'Sie lernt jeden Tag Deutsch.'],
    right: 'Sie lernt jede Woche Deutsch.',
  },
  {
    key: 'jeden-tages',
    class: 'case',
    pattern: '[ jeden tages ]',
    to: ['jeden Tag'],
    wrong: ['Er läuft jeden Tages zehn Kilometer.', 'Er läuft jeden Tag zehn Kilometer.'],
    right: 'Er tat es eines Tages.',
  },
  {
    key: 'mit-adje-fem',
    class: 'agreement',
    pattern:
      'mit|von|aus|bei|nach|zu [ @adjectivesE ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2r'],
    wrong: ['Er sprach mit große Freude davon.', 'Er sprach mit großer Freude davon.'],
    right: 'Er sprach mit großer Freude davon.',
  },
  {
    key: 'mit-adje-plural',
    class: 'agreement',
    pattern: 'mit|von|aus|bei|nach|zu [ @adjectivesE %capital&@pluralsE&!/(?:lehrer|schüler)$/ ]',
    to: ['$2n $3n'],
    wrong: ['Er kam mit gute Freunde zum Fest.', 'Er kam mit guten Freunden zum Fest.'],
    right: 'Er kam mit guten Freunden zum Fest.',
  },
  {
    key: 'mit-adje-pluraln',
    class: 'agreement',
    pattern: 'mit|von|aus|bei|nach|zu [ @adjectivesE ] %capital&@pluralsN',
    to: ['$2n'],
    wrong: ['Wir reden mit fremde Menschen.', 'Wir reden mit fremden Menschen.'],
    right: 'Wir reden mit fremden Menschen.',
  },
  {
    key: 'mit-viele',
    class: 'case',
    pattern:
      'mit|von|aus|bei|nach [ viele|alle|einige|mehrere|wenige|andere|verschiedene|beide|diese ] %capital&@pluralsN||%capital&/(?:ungen|heiten|keiten|schaften|tionen|itäten)$/',
    to: ['$2n'],
    wrong: ['Ich habe mit viele Menschen gesprochen.', 'Ich habe mit vielen Menschen gesprochen.'],
    right: 'Ich habe viele Menschen gesehen.',
  },
  {
    key: 'mit-viele-kinder',
    class: 'case',
    pattern:
      'mit|von|aus|bei|nach [ viele|alle|einige|mehrere|wenige|andere|verschiedene|beide|meine|deine|seine|unsere %capital&@pluralsE ]',
    to: ['$2n $3n'],
    wrong: ['Wir reden mit viele Leute darüber.', 'Wir reden mit vielen Leuten darüber.'],
    right: 'Wir reden mit vielen Leuten darüber.',
  },
  {
    key: 'mit-vielen-kinder',
    class: 'case',
    pattern:
      'mit|von|aus|bei|nach|zu|seit den|diesen|meinen|deinen|seinen|ihren|unseren|vielen|allen|einigen|mehreren|anderen|beiden|zwei|drei|vier|fünf [ %capital&@pluralsE&!monate|tage|jahre&!/(?:lehrer|schüler|-)$/ ] >!und|oder|-',
    to: ['$3n'],
    wrong: ['Sie spielt mit den Kinder im Hof.', 'Sie spielt mit den Kindern im Hof.'],
    right: 'Sie arbeitet mit den Kinder- und Jugendgruppen.',
  },
  {
    key: 'n-herr',
    class: 'case',
    pattern: 'mit|für|an|von|bei|den|dem|des|gegen|durch [ =Herr ] %capital&!/^(?:gott)$/',
    to: ['$2n'],
    wrong: ['Ich habe mit Herr Weber gesprochen.', 'Ich habe mit Herrn Weber gesprochen.'],
    right: 'Herr Weber hat gesprochen.',
  },
  {
    key: 'n-kollege',
    class: 'case',
    pattern:
      'den|dem|des|einen|einem|eines|diesen|diesem|meinen|meinem|jeden|jedem|keinen|seinen|seinem [ =Kollege|Kunde|Junge|Neffe|Franzose|Russe|Türke|Experte|Zeuge|Löwe|Affe|Hase|Biologe|Psychologe|Name|Gedanke|Wille|Bote ]',
    to: ['$2n'],
    wrong: ['Er fragt seinen Kollege.', 'Er fragt seinen Kollegen.'],
    right: 'Sein Kollege fragt ihn.',
  },
  {
    key: 'n-mensch',
    class: 'case',
    pattern:
      'den|dem|des|einen|einem|eines|diesen|diesem|meinen|meinem|jeden|jedem|keinen [ =Mensch|Student|Patient|Präsident|Polizist|Tourist|Journalist|Elefant|Assistent|Konsument|Produzent|Lieferant|Praktikant|Held|Bär|Christ|Soldat|Architekt|Fotograf|Philosoph|Prinz ]',
    to: ['$2en'],
    wrong: ['Ich kenne diesen Mensch nicht.', 'Ich kenne diesen Menschen nicht.'],
    right: 'Dieser Mensch ist mir fremd.',
  },
  {
    key: 'naechste-jahr',
    class: 'agreement',
    pattern: '<!in|im|am|zum|vom|das|dieses|fürs|ins|ums [ nächste|letzte|vorige ] =Jahr|Semester|Wochenende|Schuljahr',
    to: ['$2s'],
    wrong: ['Ich war letzte Jahr in Rom.', 'Ich war letztes Jahr in Rom.'],
    right: 'Das letzte Jahr war schwer.',
  },
  {
    key: 'naechste-monat',
    class: 'agreement',
    pattern:
      '<!der|dieser|jeder|welcher|mein|dein|ein [ nächste|letzte|vorige ] =Monat|Sommer|Winter|Herbst|Frühling|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag',
    to: ['$2n'],
    wrong: ['Wir fahren nächste Monat nach Wien.', 'Wir fahren nächsten Monat nach Wien.'],
    right: 'Der nächste Monat wird heiß.',
  },
  {
    key: 'singular-gehen',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ gehen ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['geht'],
    wrong: ['Der Staat gehen sich ändern.', 'Der Staat geht sich ändern.'],
    right: 'Den Staat gehen wir dafür.',
  },
  {
    key: 'singular-haben',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ haben ] >keine|keinen|einen|kein|eine|ein|große|großen|sich',
    to: ['hat'],
    wrong: ['Der Staat haben keinen Plan.', 'Der Staat hat keinen Plan.'],
    right: 'Den Staat haben wir dafür.',
  },
  {
    key: 'singular-kommen',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ kommen ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['kommt'],
    wrong: ['Der Staat kommen sich ändern.', 'Der Staat kommt sich ändern.'],
    right: 'Den Staat kommen wir dafür.',
  },
  {
    key: 'singular-können',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ können ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['kann'],
    wrong: ['Der Staat können sich ändern.', 'Der Staat kann sich ändern.'],
    right: 'Den Staat können wir dafür.',
  },
  {
    key: 'singular-machen',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ machen ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['macht'],
    wrong: ['Der Staat machen sich ändern.', 'Der Staat macht sich ändern.'],
    right: 'Den Staat machen wir dafür.',
  },
  {
    key: 'singular-müssen',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ müssen ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['muss'],
    wrong: ['Der Staat müssen sich ändern.', 'Der Staat muss sich ändern.'],
    right: 'Den Staat müssen wir dafür.',
  },
  {
    key: 'singular-sollen',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ sollen ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['soll'],
    wrong: ['Der Staat sollen sich ändern.', 'Der Staat soll sich ändern.'],
    right: 'Den Staat sollen wir dafür.',
  },
  {
    key: 'singular-werden',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ werden ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['wird'],
    wrong: ['Der Staat werden sich ändern.', 'Der Staat wird sich ändern.'],
    right: 'Den Staat werden wir dafür.',
  },
  {
    key: 'singular-wurden',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ wurden ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['wurde'],
    wrong: ['Der Staat wurden sich ändern.', 'Der Staat wurde sich ändern.'],
    right: 'Den Staat wurden wir dafür.',
  },
  {
    key: 'singular-zeigen',
    class: 'subject-verb',
    pattern:
      '^ der|das|dieser|dieses|mein|ein|jeder|jedes %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ [ zeigen ] >sich|sehr|immer|oft|besser|größer|leicht|schnell|gut|deutlich|dass|klar|einen|keinen',
    to: ['zeigt'],
    wrong: ['Der Staat zeigen sich ändern.', 'Der Staat zeigt sich ändern.'],
    right: 'Den Staat zeigen wir dafür.',
  },
  {
    key: 'viel-leute',
    class: 'quantifier',
    pattern:
      '[ viel ] %capital&@pluralsN&!medien||=Leute|Kinder|Freunde|Dinge|Bücher|Jahre|Tage|Fehler|Länder|Probleme|Städte|Unterschiede|Möglichkeiten|Informationen|Fragen',
    to: ['viele'],
    wrong: ['Auf dem Platz standen viel Leute.', 'Auf dem Platz standen viele Leute.'],
    right: 'Auf dem Platz stand viel Zeug.',
  },
  {
    key: 'viele-adj-plural',
    class: 'agreement',
    pattern:
      'viele|einige|mehrere|wenige|andere|verschiedene|zwei|drei|vier|fünf|zehn [ @adjectivesEn&!deutschen|weiten|besten ] %capital&@pluralsE&!schüler|lehrer||%capital&@pluralsN',
    to: ['$2/n$//'],
    wrong: ['Es gibt viele neuen Regeln.', 'Es gibt viele neue Regeln.'],
    right: 'Es gibt keine neuen Regeln.',
  },
  {
    key: 'viele-zeit',
    class: 'quantifier',
    pattern: '[ viele ] =Zeit|Geld|Arbeit|Wasser|Obst|Gemüse|Freizeit|Energie|Liebe|Glück|Spaß|Erfolg|Platz|Mühe|Stress',
    to: ['viel'],
    wrong: ['Ich habe nicht viele Zeit.', 'Ich habe nicht viel Zeit.'],
    right: 'Ich habe nicht viele Zeiten notiert.',
  },
  {
    key: 'vor-zwei-jahre',
    class: 'case',
    pattern:
      'vor|seit|nach|in ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|hundert|wenigen|einigen|paar|mehreren|/^\\d+$/ [ =Jahre|Monate|Tage ] >!alt|lang|später|vorher',
    to: ['$3n'],
    wrong: ['Vor zwei Jahre zog sie nach Wien.', 'Vor zwei Jahren zog sie nach Wien.'],
    right: 'Zwei Jahre später zog sie nach Wien.',
  },
])
