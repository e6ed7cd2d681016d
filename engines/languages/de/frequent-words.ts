import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`die und der das ein ist ich den nicht sich auf mit sie eine man dass für als von auch war aber dem über nach wenn hat bei wie oder aus wird
  vor haben wir sind des was dann einen einem einer nur zwei zum mehr noch kann weil gibt diese wer immer habe Leute selbst beim zur mir
  dieser viel drei nichts Wasser zwischen werden viele mich jeder unter trotzdem bisschen wurden seit durch keine alles sehr Tag bis fünf
  wurde hatte Hund frage lässt etwas dieses sollte mal Deutschland Anfang Kapitel vier allem kaum fast alle schon dort also ohne gut genau
  Jahren zeit gehen seine dabei Film sagte Herr Thema meiner zunächst kommt weniger andere geht sondern gerade gemacht deshalb steht muss
  eigentlich machen jetzt stand ihre ihr dagegen danach sagen liegt kein gar wirklich Sonntag brauchen bleibt Arbeit stehen fragen lange hier
  ersten einmal macht einfach licht ihn häufig wäre meisten ziel ziemlich Jahr weg meine lag Beispiel richtig damit mein möchte arbeiten
  Kinder paar Stunden Prozent klingt untersucht oft dafür teil Jahre wenig vielleicht wieder vom Sand Musik alte wissen europäischen klar
  sofort Menschen eines besser jede ganze erst doch sein diesem heute Geld können anderen Mutter spielt davon stelle Euro darüber Geschichte
  Ergebnisse etwa deutschen ende sogar sonne wichtig darf lesen sprachen Literatur Studien schnell manchmal jemand Minuten gegen waren
  funktioniert Fehler kam unterschied band legte Buch sagt kannst Frau dir ging deutsche lediglich schwer braucht gute diesen blick selten
  wert fehlt seinen Tisch finde passiert lernt außerdem ständig bin komisch jeden großen Land Arzt dreimal Strom keinen nehmen hätte
  insbesondere deren liegen stellt welche private jedoch rolle neue Problem Monate klein draußen sechs lassen einige letzten zwölf
  Untersuchungen zweiten Ergebnis reihe darauf worden erscheint dritter meistens frei müssen ihnen zehn gemessen kommen gab Boden Gartenerde
  versuch ungefähr nächsten seiner warum weiß Tipp Wohnung plötzlich nie morgen zusammen normal uns Auge ihm Käfig fragte während gilt rund
  sodass anders Freiheit denn vorliegende Artikel Rahmen Ausbildung besteht obgleich Studium mittel raus zwar inzwischen pause zwanzig saßen
  Bildschirm Studie niemand daneben würde vielen öffnen sollen Seite kleinen dürfen arbeitet Stadt besuchen Meinung bleiben tun obwohl eher
  Bild sieben Grund billiger geführt Bedingungen reagieren Daten folgt stellen bislang wiederholt weitgehend erfolgt zimmer bevor zeigen
  Forschung zuerst stark sieht Probleme Bewohner lohnt Hälfte vierten kurze geschrieben dazwischen sei eben Frauen merkt erzählt Annahme meist
  innerhalb Bereich Autoren mindestens sowie denen insgesamt Ansatz nimmt unterscheiden Strang schließlich setzt schlaf schätzen eigenen
  manche abends Sprache verstehen Patienten essen Person lieber dritten vierzig regen Messung nahm erklären Material Streuung Fall pendel
  Länge größer stärker neu Sommer Lehm tage heißt große fest Wochen gern Roman Dorf verzichtet dessen Atmosphäre neues saß Sofa wusste seinem
  Haltestelle lang hilft Antwort Semester helfen fragst hast nein gehst Gewährleistung beide Händler kleiner Karte musst löffel Tür dachte
  malte zuverlässig Jahrzehnten Limit Quadrat kostet verweisen gründe verhalten allerdings möchten Detail Bereitschaft verbot Kompromiss
  würden junge erwachsene Beitrag bestehen erhebliche betrachtet zugleich pflege personelle wenden solange solche schule Eltern Abitur daran
  Ablenkung reicht denke Nachricht Satz Unterricht feste dadurch zweitens Uni dazu fach unsere bringen Städten Geschäfte geschlossen gekommen
  Heimat einkaufen Montag Samstag kaufen Internet offen Läden Verkäufer denken ruhig langweilig mag ehrlich letzte Woche Karten Currywurst
  länger leben Geräusch darum wann Monat genommen ergibt fällt Oma Überblick sehe laden fair bekommen Wald Zukunft entscheidet verfügt Anteil
  Mittelpunkt Informationen Wege Interviews fließen vorgehen Beratungspraxis gezogen recht Auskunft weit verfahren Anspruch zunehmend
  Vorbereitung welchen zeichnet europäische entwickeln Grundlagen sodann Auswertung sowohl trägt Betrachtung studiert kennt Nachrichten
  einzigen auswirkt studierende wechseln wohnen teilnehmenden zusätzlich Personen Stichprobe erkläre beschreibe diskutiere Modell nehme Kassel
  Haus mehrere Besitzer miete briefe grenze erstaunlich deutsch gesagt taucht interessiert genauer eins begriffe folgenden langsam neuere
  stattdessen früh trennen Mehrsprachigkeit Familien Umfang wobei ebenso menge vergleichsweise kurz räume übertragen erster gegenüber zustand
  Ursachen ungeachtet vorliegenden hinsichtlich nahezu umso studierenden schlecht heraus leicht setzen Nacht zeigt ins halten Pflegekräfte
  Übergabe zahl Regale Texte Gewalt Leuten neben ließe lernen Abhängigkeit Temperatur diente Aktivität gebracht Presssaft Zeitraum
  Kolbenprober Temperaturen Gasentwicklung pro deutlich erhöhte leichte Bestimmung sollten Steinwolle Schaumglas proben betrug ergab fielen
  unser Grad Schwingungen unserer vermutlich Experiment verschiedene probe Trichter viermal behalten gebraucht erde Kopfhörer soll gelesen
  stille Song ebenfalls riesiger Effekt offenbar stört Stoff natürlich versuche Juli Unterleuten Seiten jedes Figuren überzeugt manchem Kamera
  Namen überwiegend eigene wollte Westen still wegen ganz Moment Daniel Paul kurzem Wolfgang mauer gefallen traurig Alex glaubt bekommt acht
  Produkte weiter sucht freund besonders verstanden geweint musste redet vierzehn will Rat Kompost einstieg wachsen besten finden Garten
  Klausur prüfenden Prüfung erheblich wenige Gespräch erinnert Erfolg reden geholfen zweites Konto seitdem gekannt kostenlos hallo euch geben
  Freunde Verein fand deiner hab kalt Glück hause probiert her Büro dasselbe Geburtstag Stück Garantie Hersteller ihrem bedeutet ihrer Himmel
  Moleküle Wellenlänge blaues Nanometern gestreut violett münze bekommst völlig Nullhypothese Wahrscheinlichkeit stimmt gleiche
  Krankenversicherung Studenten bist Versicherung deinem normalerweise bezahlen später Papier dein tot tagen Glas Mehl halb Teig füttern hielt
  platz setzte wartete bemerkte leer halben schaute Hand Regal lächelte Altenwerder Abend wessen vergessen Uhr nachts Topf laut Zimt Küche
  hatten außer rief Bus ganzen Ticket Mädchen Erdnüsse fünfzehn ruckelte halbe`)
