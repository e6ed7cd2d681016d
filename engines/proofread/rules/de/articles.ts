import { defineLints } from '../../row.ts'

// Articles and the gender and case of what follows. Sorted by key.
export default defineLints('articles', [
  {
    key: 'am-fem',
    class: 'case',
    pattern:
      '[ am ] %capital&@feminine&!ecke||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!ecke||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!ecke >!-|gmbh|ag',
    to: ['an der'],
    wrong: ['Sie studiert am Universität Köln.', 'Sie studiert an der Universität Köln.'],
    right: 'Sie lebt am Meer.',
  },
  {
    key: 'beim-fem',
    class: 'case',
    pattern:
      '[ beim ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['bei der'],
    wrong: ['Er hilft beim Arbeit.', 'Er hilft bei der Arbeit.'],
    right: 'Er hilft beim Umzug.',
  },
  {
    key: 'das-fem',
    class: 'determiner-noun',
    pattern:
      '<!,|dass|ob|wenn [ das ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!und|oder',
    to: ['die'],
    wrong: ['Das Hypothese wurde nicht bestätigt.', 'Die Hypothese wurde nicht bestätigt.'],
    right: 'Es ist ein Land, das Verantwortung trägt.',
  },
  {
    key: 'das-masc',
    class: 'determiner-noun',
    pattern:
      '<!,|dass|ob|wenn [ das ] %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/ >!und|oder',
    to: ['der', 'den'],
    wrong: ['Das Unterschied ist deutlich.', 'Der Unterschied ist deutlich.'],
    right: 'Es ist ein Buch, das Eindruck macht.',
  },
  {
    key: 'dem-fem',
    class: 'case',
    pattern:
      '<!, [ dem ] %capital&@feminine&!frau|liebe|kunst|menge||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau|liebe|kunst|menge||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau|liebe|kunst|menge >!und|oder',
    to: ['der'],
    wrong: ['Er hilft dem Lehrerin oft.', 'Er hilft der Lehrerin oft.'],
    right: 'Es war ein Plan, dem Bedeutung fehlte.',
  },
  {
    key: 'den-fem',
    class: 'case',
    pattern:
      '<!, [ den ] %capital&@feminine&!frau||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau >!-|gmbh|ag',
    to: ['die', 'der'],
    wrong: ['Ich habe den Aufgabe nicht verstanden.', 'Ich habe die Aufgabe nicht verstanden.'],
    right: 'Ich habe den Aufgaben nicht getraut.',
  },
  {
    key: 'den-neut',
    class: 'case',
    pattern:
      '<!, [ den ] %capital&@neuter&!ende|see|band|wissen|leben|verhalten|vertrauen|essen|zeichen|verbrechen|zimmer|ufer|theater|kapitel|wetter|wunder|fenster|messer|wasser|rechte||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!ende|see|band|wissen|leben|verhalten|vertrauen|essen|zeichen|verbrechen|zimmer|ufer|theater|kapitel|wetter|wunder|fenster|messer|wasser|rechte >!-|gmbh|ag',
    to: ['das', 'dem'],
    wrong: ['Wir haben den Problem gelöst.', 'Wir haben das Problem gelöst.'],
    right: 'Wir haben den Satz gelöst.',
  },
  {
    key: 'der-neut',
    class: 'determiner-noun',
    pattern:
      '<!, [ der ] %capital&@neuter&!ende|band|wissen|leben|verhalten|vertrauen|essen|zeichen|verbrechen|zimmer|ufer|theater|kapitel|wunder|wetter|tor|leiter|gehalt|mode|recht|fach|tier|see|reis|bad|star|wasser|kind|werk|getränk|bund|auto||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!ende|band|wissen|leben|verhalten|vertrauen|essen|zeichen|verbrechen|zimmer|ufer|theater|kapitel|wunder|wetter|tor|leiter|gehalt|mode|recht|fach|tier|see|reis|bad|star|wasser|kind|werk|getränk|bund|auto >!und|oder',
    to: ['das', 'dem'],
    wrong: ['Der Problem ist bekannt.', 'Das Problem ist bekannt.'],
    right: 'Der Probleme gibt es viele.',
  },
  {
    key: 'des-fem',
    class: 'case',
    pattern:
      '<!, [ des ] %capital&@feminine&!frau||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau >!-|gmbh|ag',
    to: ['der'],
    wrong: ['Das Ende des Geschichte ist traurig.', 'Das Ende der Geschichte ist traurig.'],
    right: 'Das Ende des Romans ist traurig.',
  },
  {
    key: 'die-masc',
    class: 'determiner-noun',
    pattern:
      '<!, [ die ] %capital&@masculine&!see|stock|ort|typ|text|mangel|krieg|sport|kaffee|salat|wein|saft|fisch|ball|platz|raum|spaß|schutz|dank|schnee|kopf|mut|dienst||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/&!see|stock|ort|typ|text|mangel|krieg|sport|kaffee|salat|wein|saft|fisch|ball|platz|raum|spaß|schutz|dank|schnee|kopf|mut|dienst >!und|oder|gmbh|ag|gruppe|kg|stiftung',
    to: ['der', 'den'],
    wrong: ['Die Einfluss der Medien ist groß.', 'Der Einfluss der Medien ist groß.'],
    right: 'Das sind Leute, die Einfluss haben.',
  },
  {
    key: 'die-neut',
    class: 'determiner-noun',
    pattern:
      '<!, [ die ] %capital&@neuter&!schloss|hotel|restaurant|amt|haar|niveau|auto|gas|öl|holz|glück|recht|leben|klavier|theater|musik|gepäck|papier|publikum|wissen|ende|interesse|wort|tor|band|foto|kind|bild||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!schloss|hotel|restaurant|amt|haar|niveau|auto|gas|öl|holz|glück|recht|leben|klavier|theater|musik|gepäck|papier|publikum|wissen|ende|interesse|wort|tor|band|foto|kind|bild >!und|oder',
    to: ['das'],
    wrong: ['Die Ergebnis ist eindeutig.', 'Das Ergebnis ist eindeutig.'],
    right: 'Wir kennen Leute, die Klavier spielen.',
  },
  {
    key: 'diese-masc',
    class: 'determiner-noun',
    pattern:
      '<!, [ diese|jede ] %capital&@masculine&!see|typ||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/&!see|typ >!-|gmbh|ag',
    to: ['$2/$/r/', '$2/$/n/'],
    wrong: ['Diese Vorschlag ist gut.', 'Dieser Vorschlag ist gut.'],
    right: 'Diese Vorschläge sind gut.',
  },
  {
    key: 'diese-neut',
    class: 'determiner-noun',
    pattern:
      '<!, [ diese|jede|welche ] %capital&@neuter&!band|ende|werk||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band|ende|werk >!-|gmbh|ag',
    to: ['$2/$/s/'],
    wrong: ['Hat sie diese Buch gelesen?', 'Hat sie dieses Buch gelesen?'],
    right: 'Hat sie diese Bücher gelesen?',
  },
  {
    key: 'diesen-fem',
    class: 'determiner-noun',
    pattern:
      '[ diesen|jeden|welchen ] %capital&@feminine&!frau||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau >!-|gmbh|ag',
    to: ['$1/n$//', '$1/n$/r/'],
    wrong: ['Ich kenne diesen Stadt nicht.', 'Ich kenne diese Stadt nicht.'],
    right: 'Ich kenne diesen Ort nicht.',
  },
  {
    key: 'diesen-neut',
    class: 'determiner-noun',
    pattern:
      '[ diesen|jeden ] %capital&@neuter&!band|kapitel|zimmer|zeichen|verbrechen||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band|kapitel|zimmer|zeichen|verbrechen >!-|gmbh|ag',
    to: ['$1/n$/s/', '$1/n$/m/'],
    wrong: ['Ich mag diesen Buch nicht.', 'Ich mag dieses Buch nicht.'],
    right: 'Ich mag diesen Film nicht.',
  },
  {
    key: 'dieser-neut',
    class: 'determiner-noun',
    pattern:
      '[ dieser|jeder ] %capital&@neuter&!band|leiter|ende||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band|leiter|ende >!-|gmbh|ag',
    to: ['$1/r$/s/', '$1/r$/m/'],
    wrong: ['Dieser Beispiel zeigt es.', 'Dieses Beispiel zeigt es.'],
    right: 'Dieser Mann zeigt es.',
  },
  {
    key: 'dieses-fem',
    class: 'determiner-noun',
    pattern:
      '[ dieses|jedes|welches ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$1/s$//'],
    wrong: ['Dieses Methode ist neu.', 'Diese Methode ist neu.'],
    right: 'Dieses Verfahren ist neu.',
  },
  {
    key: 'dieses-masc',
    class: 'determiner-noun',
    pattern:
      '[ dieses|jedes ] %capital&@masculine&!rest|stand||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/&!rest|stand >!-|gmbh|ag',
    to: ['$1/s$/r/', '$1/s$/n/'],
    wrong: ['Dieses Film ist lang.', 'Dieser Film ist lang.'],
    right: 'Dieses Lied ist lang.',
  },
  {
    key: 'ein-fem',
    class: 'determiner-noun',
    pattern:
      '[ ein ] %capital&@feminine&!frau|mal|uni||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau|mal|uni||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau|mal|uni >!-|gmbh|ag',
    to: ['eine'],
    wrong: ['Das ist ein Möglichkeit.', 'Das ist eine Möglichkeit.'],
    right: 'Das Seminar teilte man ein, Frage um Frage.',
  },
  {
    key: 'eine-masc',
    class: 'determiner-noun',
    pattern:
      '<!das|der|die|dies|dieser|dieses|diese|dem|jener [ eine|keine|meine|deine|seine|unsere ] %capital&@masculine&!typ|see|rest||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/&!typ|see|rest >!-|gmbh|ag',
    to: ['$2/e$//', '$2n'],
    wrong: ['Das ist eine Unterschied.', 'Das ist ein Unterschied.'],
    right: 'Das ist eine Unterschrift.',
  },
  {
    key: 'eine-masc-alike',
    class: 'determiner-noun',
    pattern: '<!das|der|die|dies|dieser|dieses|diese|dem|jener [ eine ] %capital&@masculineAlike',
    to: ['ein', 'einen'],
    wrong: ['Ich schreibe eine Artikel über Wien.', 'Ich schreibe ein Artikel über Wien.'],
    right: 'Wir suchen keine Artikel.',
  },
  {
    key: 'eine-neut',
    class: 'determiner-noun',
    pattern:
      '<!das|der|die|dies|dieser|dieses|diese|dem|jener [ eine|keine|meine|deine|seine|unsere|jede ] %capital&@neuter&!band|taube||%capital&@neuterAlike&!band|taube||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/&!band|taube||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band|taube >!-|gmbh|ag',
    to: ['$2/e$//', '$2/e$/es/'],
    wrong: ['Das ist eine Beispiel dafür.', 'Das ist ein Beispiel dafür.'],
    right: 'Das ist eine Band aus Köln.',
  },
  {
    key: 'einem-fem',
    class: 'case',
    pattern:
      '[ einem|keinem|meinem|deinem|seinem|ihrem|unserem|diesem|jedem ] %capital&@feminine&!frau||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau >!-|gmbh|ag',
    to: ['$1/m$/r/'],
    wrong: ['Sie arbeitet in einem Firma.', 'Sie arbeitet in einer Firma.'],
    right: 'Sie arbeitet in einem Büro.',
  },
  {
    key: 'einen-fem',
    class: 'determiner-noun',
    pattern:
      '<!der|zum|die|den|vom [ einen|keinen|meinen|deinen|seinen|unseren ] %capital&@feminine&!frau||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!frau||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!frau >!-|gmbh|ag',
    to: ['$2/n$//'],
    wrong: ['Er hat einen Frage gestellt.', 'Er hat eine Frage gestellt.'],
    right: 'Er hat einen Freund gefragt.',
  },
  {
    key: 'einen-neut',
    class: 'determiner-noun',
    pattern:
      '[ einen|keinen ] %capital&@neuter&!band|wissen|see|kunde||%capital&@neuterAlike&!band|wissen|see|kunde||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/&!band|wissen|see|kunde||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band|wissen|see|kunde >!-|gmbh|ag',
    to: ['$1/en$//'],
    wrong: ['Sie hat einen Buch gekauft.', 'Sie hat ein Buch gekauft.'],
    right: 'Sie hat einen Apfel gekauft.',
  },
  {
    key: 'einer-masc',
    class: 'case',
    pattern:
      '<!, [ einer|meiner|deiner|seiner|keiner ] %capital&@masculine&!see|typ|rest|brief||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/&!see|typ|rest|brief >!-|gmbh|ag',
    to: ['$2/r$/m/', '$2/er$//'],
    wrong: ['Er wohnt bei einer Freund.', 'Er wohnt bei einem Freund.'],
    right: 'Er wohnt bei einer Freundin.',
  },
  {
    key: 'einer-neut',
    class: 'case',
    pattern:
      '<!, [ einer|meiner|deiner|seiner|keiner ] %capital&@neuter&!band||%capital&@neuterAlike&!band||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/&!band||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band >!-|gmbh|ag',
    to: ['$2/r$/m/', '$2/er$//'],
    wrong: ['Wir sind in einer Hotel.', 'Wir sind in einem Hotel.'],
    right: 'Wir sind in einer Stadt.',
  },
  {
    key: 'fuer-dem-masc',
    class: 'case',
    pattern: 'für|durch|gegen|ohne [ dem ] %capital&@masculine||%capital&@masculineAlike',
    to: ['den'],
    wrong: ['Das Geschenk ist für dem Vater.', 'Das Geschenk ist für den Vater.'],
    right: 'Das Geschenk ist für den Vater.',
  },
  {
    key: 'fuer-dem-neut',
    class: 'case',
    pattern:
      'für|durch|gegen|ohne [ dem ] %capital&@neuter||%capital&@neuterAlike||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ >!-|gmbh|ag',
    to: ['das'],
    wrong: ['Sie sorgt für dem Kind.', 'Sie sorgt für das Kind.'],
    right: 'Sie sorgt für das Kind.',
  },
  {
    key: 'fuer-der-fem',
    class: 'case',
    pattern:
      'für|durch|gegen|ohne [ der ] %capital&@feminine&!welt|mutter|natur||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!welt|mutter|natur||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!welt|mutter|natur >!-|gmbh|ag',
    to: ['die'],
    wrong: ['Ich brauche das Heft für der Schule.', 'Ich brauche das Heft für die Schule.'],
    right: 'Ich brauche das Heft für die Schule.',
  },
  {
    key: 'fuer-einem',
    class: 'case',
    pattern: 'für|durch|gegen|ohne [ einem|meinem|deinem|seinem|ihrem|unserem|diesem|jedem ] %capital&@masculine||%capital&@masculineAlike',
    to: ['$2/m$/n/'],
    wrong: ['Das ist ein Brief für meinem Vater.', 'Das ist ein Brief für meinen Vater.'],
    right: 'Das ist ein Brief von meinem Vater.',
  },
  {
    key: 'fuer-einer',
    class: 'case',
    pattern:
      'für|durch|gegen|ohne [ einer|meiner|deiner|seiner|unserer|dieser|jeder|keiner ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2/r$//'],
    wrong: ['Wir sparen für einer Reise.', 'Wir sparen für eine Reise.'],
    right: 'Wir träumen von einer Reise.',
  },
  {
    key: 'im-fem',
    class: 'case',
    pattern:
      '[ im ] %capital&@feminine&!einsatz|uhr||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!einsatz|uhr||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!einsatz|uhr >!-|gmbh|ag',
    to: ['in der'],
    wrong: ['Er lernt im Schule.', 'Er lernt in der Schule.'],
    right: 'Er lernt im Unterricht.',
  },
  {
    key: 'ins-fem',
    class: 'case',
    pattern:
      '[ ins ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['in die'],
    wrong: ['Wir fahren ins Stadt.', 'Wir fahren in die Stadt.'],
    right: 'Wir fahren ins Gebirge.',
  },
  {
    key: 'kein-fem',
    class: 'determiner-noun',
    pattern:
      '[ kein|mein|dein ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$1e'],
    wrong: ['Ich habe kein Zeit.', 'Ich habe keine Zeit.'],
    right: 'Ich habe kein Geld.',
  },
  {
    key: 'meinen-neut',
    class: 'determiner-noun',
    pattern:
      'habe|hat|haben|hatte|sehe|suche|für|durch|ohne [ meinen|deinen|seinen|ihren|unseren ] %capital&@neuter&!band|leben|kapitel|zimmer|theater|verhalten|zeichen||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!band|leben|kapitel|zimmer|theater|verhalten|zeichen >!-|gmbh|ag',
    to: ['$2/en$//'],
    wrong: ['Ich suche meinen Heft.', 'Ich suche mein Heft.'],
    right: 'Ich suche meinen Hund.',
  },
  {
    key: 'mit-das',
    class: 'case',
    pattern: 'mit|bei|von|aus [ das ] %capital&!/ste$/',
    to: ['dem'],
    wrong: ['Ich schreibe mit das Heft auf den Knien.', 'Ich schreibe mit dem Heft auf den Knien.'],
    right: 'Das ist mit das Beste, was es gibt.',
  },
  {
    key: 'mit-den-masc',
    class: 'case',
    pattern:
      'mit|bei|von|aus|nach|seit|zu [ den ] %capital&@masculine&!rahmen|name|gedanke|garten|wagen|laden||%capital&/.{2}(?:bus|zug|plan|text)$/',
    to: ['dem'],
    wrong: ['Ich komme mit den Bus zur Schule.', 'Ich komme mit dem Bus zur Schule.'],
    right: 'Ich komme mit den Freunden zur Schule.',
  },
  {
    key: 'mit-die-adjective',
    class: 'case',
    pattern: 'mit|bei|von|aus|nach|zu|gegenüber [ die ] @adjectivesEn&!besten|ersten|meisten|schönsten|wichtigsten|einen|weiten|gleichen _',
    to: ['der', 'den'],
    wrong: ['Wir reden mit die neuen Lehrerin.', 'Wir reden mit der neuen Lehrerin.'],
    right: 'Wir reden mit der neuen Lehrerin.',
  },
  {
    key: 'mit-die-fem',
    class: 'case',
    pattern:
      'mit|bei|von|aus|nach|zu|gegenüber [ die ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['der'],
    wrong: ['Ich fahre mit die Familie nach Rom.', 'Ich fahre mit der Familie nach Rom.'],
    right: 'Ich fahre mit der Familie nach Rom.',
  },
  {
    key: 'mit-die-plural',
    class: 'case',
    pattern: 'mit|bei|von|aus|nach|zu|gegenüber [ die ] %capital&@pluralsE||%capital&@pluralsN',
    to: ['den'],
    wrong: ['Er spielt mit die Frauen Karten.', 'Er spielt mit den Frauen Karten.'],
    right: 'Er spielt mit den Frauen Karten.',
  },
  {
    key: 'mit-ein-masc',
    class: 'case',
    pattern:
      'mit|bei|von|aus|nach [ ein ] %capital&@masculine&!grund|teil|faktor||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/&!grund|teil|faktor >!-|gmbh|ag',
    to: ['einem'],
    wrong: ['Ich war mit ein Freund im Kino.', 'Ich war mit einem Freund im Kino.'],
    right: 'Das ist mit ein Grund für den Erfolg.',
  },
  {
    key: 'mit-ein-neut',
    class: 'case',
    pattern:
      'mit|bei|von|aus|nach [ ein ] %capital&@neuter&!ende|stück||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/&!ende|stück >!-|gmbh|ag',
    to: ['einem'],
    wrong: ['Er kam mit ein Geschenk nach Hause.', 'Er kam mit einem Geschenk nach Hause.'],
    right: 'Sie hat davon ein Bild.',
  },
  {
    key: 'mit-eine',
    class: 'case',
    pattern:
      'mit|bei|von|aus|nach [ eine|meine|deine|seine|unsere|keine|diese ] %capital&@feminine&!rolle|art|menge|reihe||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!rolle|art|menge|reihe||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!rolle|art|menge|reihe >!-|gmbh|ag',
    to: ['$2r'],
    wrong: ['Ich habe lange mit meine Mutter gesprochen.', 'Ich habe lange mit meiner Mutter gesprochen.'],
    right: 'Wir nehmen mit, eine Frage bleibt.',
  },
  {
    key: 'mit-einen',
    class: 'case',
    pattern:
      'mit|bei|von|aus|nach|seit [ einen|meinen|deinen|seinen|keinen ] %capital&@masculine&!rahmen|see||%capital&@neuter&!leben|zeichen',
    to: ['$2/n$/m/'],
    wrong: ['Sie ging mit einen Freund tanzen.', 'Sie ging mit einem Freund tanzen.'],
    right: 'Sie ging mit meinen Freunden tanzen.',
  },
  {
    key: 'mit-mein',
    class: 'case',
    pattern: 'mit|bei|von|aus|nach [ mein|dein|unser|kein ] %capital&@masculine||%capital&@neuter||%capital&@masculineAlike',
    to: ['$2em'],
    wrong: ['Ich wohne bei mein Bruder.', 'Ich wohne bei meinem Bruder.'],
    right: 'Ich wohne bei meinem Bruder.',
  },
  {
    key: 'sein-fem',
    class: 'determiner-noun',
    pattern:
      'mit|für|durch|ohne|ist|hat|von|in|auf|und|über [ sein|unser ] %capital&@feminine&!zeit||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!zeit||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!zeit >!-|gmbh|ag',
    to: ['$2e'],
    wrong: ['Er ist stolz auf sich und sein Familie.', 'Er ist stolz auf sich und seine Familie.'],
    right: 'Es kann nicht sein, Familie hin oder her.',
  },
  {
    key: 'vom-fem',
    class: 'case',
    pattern:
      '[ vom ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['von der'],
    wrong: ['Sie kommt vom Arbeit.', 'Sie kommt von der Arbeit.'],
    right: 'Sie kommt vom Arzt.',
  },
  {
    key: 'waehrend-dem',
    class: 'case',
    pattern:
      'während [ dem unterricht|krieg|essen|spiel|studium|urlaub|winter|sommer|jahr|tag|film|flug|semester|praktikum|gespräch|konzert|training ]',
    to: ['des $3/$/s/', 'des $3/$/es/'],
    wrong: ['Während dem Unterricht schlief er.', 'Während des Unterrichts schlief er.'],
    right: 'Während dem Gast geholfen wurde, wartete sie.',
  },
  {
    key: 'wegen-dem',
    class: 'case',
    pattern:
      'wegen|trotz|statt|aufgrund [ dem|den %capital&@masculine||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ ]',
    to: ['des $3/$/s/', 'des $3/$/es/'],
    wrong: ['Wegen dem Unfall kam er zu spät.', 'Wegen des Unfalls kam er zu spät.'],
    right: 'Wegen des Unfalls kam er zu spät.',
  },
  {
    key: 'wegen-die',
    class: 'case',
    pattern:
      'wegen|trotz|aufgrund|innerhalb|außerhalb|anhand|mithilfe|statt|anstelle|infolge|bezüglich|hinsichtlich|mittels [ die ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['der'],
    wrong: ['Trotz die Krankheit arbeitete er.', 'Trotz der Krankheit arbeitete er.'],
    right: 'Trotz der Krankheit arbeitete er.',
  },
  {
    key: 'wegen-ein',
    class: 'case',
    pattern:
      'wegen|trotz|aufgrund|innerhalb|außerhalb|anhand|mithilfe|infolge [ ein|einem|einen %capital&@masculine||%capital&/(?:ismus|.{3}(?:text|plan|preis|kurs|bericht|vertrag|grund|begriff|prozess|tag|markt|krieg|staat|freund|raum|schrank|tisch|stuhl|zug|brief|film|satz|punkt|unterschied|zusammenhang|abend))$/||%capital&@neuter||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ ]',
    to: ['eines $3/$/s/', 'eines $3/$/es/'],
    wrong: ['Er kam wegen einem Unfall zu spät.', 'Er kam wegen eines Unfalls zu spät.'],
    right: 'Er kam wegen eines Unfalls zu spät.',
  },
  {
    key: 'wegen-eine',
    class: 'case',
    pattern:
      'wegen|trotz|aufgrund|innerhalb|außerhalb|anhand|mithilfe|infolge|bezüglich|hinsichtlich|mittels [ eine|meine|seine|ihre|diese|keine|unsere ] %capital&@feminine||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/ >!-|gmbh|ag',
    to: ['$2r'],
    wrong: ['Er fehlte wegen eine Krankheit.', 'Er fehlte wegen einer Krankheit.'],
    right: 'Er fehlte wegen einer Krankheit.',
  },
  {
    key: 'zum-fem',
    class: 'case',
    pattern:
      '[ zum ] %capital&@feminine&!teil||%capital&/(?:.heit|keit|.{3}schaft|tion|sion|tät|enz|(?<!spr|schw|d|sams)ung)$/&!teil||%capital&/.{3}(?:frage|schule|sprache|woche|straße|arbeit|familie|firma|aufgabe|klasse|studie|analyse|methode|theorie|quelle|rolle|gruppe|stunde|reise|seite|stelle|kultur|zahl|kraft|frau|tochter|mutter|bank|note|tabelle|karte|zeit|stadt|woche)$/&!teil >!-|gmbh|ag',
    to: ['zur'],
    wrong: ['Wir gehen zum Schule.', 'Wir gehen zur Schule.'],
    right: 'Wir gehen zum Arzt.',
  },
  {
    key: 'zur-masc',
    class: 'case',
    pattern:
      '[ zur ] %capital&@masculine&!see||%capital&@neuter||%capital&@neuterAlike||%capital&/(?:mädchen|märchen|brötchen|kaninchen|häuschen|päckchen|pärchen|würstchen|stückchen|kätzchen|hündchen|fräulein|büchlein)$/||%capital&/.{3}(?:problem|system|konzept|modell|beispiel|projekt|buch|haus|jahr|gesetz|thema|ergebnis|verhältnis|interesse|ziel|bild|gerät|gefühl|gespräch|geschäft|argument|programm|instrument|spiel|werk|museum|studium|auto)$/ >!-|gmbh|ag',
    to: ['zum'],
    wrong: ['Wir gehen zur Bahnhof.', 'Wir gehen zum Bahnhof.'],
    right: 'Wir gehen zur Post.',
  },
])
