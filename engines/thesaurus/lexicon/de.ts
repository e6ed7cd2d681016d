import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
Ergebnis noun n
  what a study finds: Resultat, Befund, Erkenntnis = Die «Ergebnisse» stützen die erste Hypothese.
  what comes out of an event: Resultat, Ausgang, Ertrag = Das «Ergebnis» der Verhandlungen blieb hinter den Erwartungen zurück.
Untersuchung noun f
  close study: Studie, Analyse, Forschungsarbeit = Die «Untersuchung» erstreckte sich über drei Jahre.
  official inquiry: Ermittlung, Prüfung = Die Staatsanwaltschaft leitete eine «Untersuchung» ein.
Studie noun f
  piece of research: Untersuchung, Forschungsarbeit, Erhebung = An der «Studie» nahmen 240 Jugendliche teil.
Forschung noun f
  inquiry and those who do it: Wissenschaft, Fachwelt = Die «Forschung» hat diese Frage bisher kaum beachtet.
Forschungsstand noun m
  what is known so far: Stand der Forschung, Kenntnisstand, Erkenntnisstand = Das erste Kapitel fasst den «Forschungsstand» zusammen.
Forschungslücke noun f
  what has not been studied: Erkenntnislücke, Wissenslücke; academic Desiderat, Forschungsdesiderat = Zur frühen Migrationsgeschichte besteht noch eine «Forschungslücke».
Methode noun f
  planned way of working: Verfahren, Vorgehensweise, Herangehensweise; academic Methodik = Die gewählte «Methode» eignet sich auch für kleine Stichproben.
Verfahren noun n
  way of doing something: Methode, Vorgehensweise, Technik; academic Prozedur = Das neue «Verfahren» senkt den Energieverbrauch deutlich.
  legal process: Prozess, Rechtsstreit = Das Gericht stellte das «Verfahren» gegen Zahlung einer Auflage ein.
Vorgehen noun n
  way of proceeding: Vorgehensweise, Verfahren, Herangehensweise; academic Prozedere = Das «Vorgehen» orientiert sich an der qualitativen Inhaltsanalyse.
Ansatz noun m
  way of treating a question: Zugang, Herangehensweise, Konzept, Denkansatz = Der systemische «Ansatz» rückt die Familie in den Mittelpunkt.
Daten noun
  recorded facts: Angaben, Werte, Informationen, Zahlen = Die «Daten» stammen aus einer Befragung des Statistischen Bundesamts.
Datenerhebung noun f
  gathering of data: Erhebung, Datensammlung, Datengewinnung; opposite Datenauswertung = Die «Datenerhebung» erfolgte im Frühjahr 2021 per Fragebogen.
Auswertung noun f
  working up of data: Analyse, Aufbereitung; opposite Erhebung = Die «Auswertung» der Interviews dauerte vier Monate.
Hypothese noun f
  statement to be tested: Annahme, Vermutung, These = Die zweite «Hypothese» ließ sich nicht bestätigen.
Annahme noun f
  what is taken to be true: Voraussetzung, Vermutung, Unterstellung; academic Prämisse, Präsupposition = Das Modell beruht auf der «Annahme», dass alle Akteure rational handeln.
Vermutung noun f
  what one thinks likely: Annahme, Mutmaßung; academic Hypothese; opposite Gewissheit = Die Messwerte bestätigen die «Vermutung» der Forscherinnen.
These noun f
  claim to be defended: Behauptung, Kernaussage, Auffassung; opposite Antithese = Der Autor begründet seine «These» mit zahlreichen Quellen.
Behauptung noun f
  what is said to be so: Aussage, These, Angabe; academic Assertion = Für diese «Behauptung» liefert der Text keine Belege.
Aussage noun f
  what is said: Äußerung, Angabe, Bemerkung = Die «Aussagen» der Befragten wurden anonym ausgewertet.
Stichprobe noun f
  part of a population: Auswahl, Teilmenge; academic Sample; opposite Grundgesamtheit, Vollerhebung = Die «Stichprobe» umfasst 500 zufällig gewählte Haushalte.
Umfrage noun f
  asking many people: Befragung, Erhebung, Meinungsumfrage = Laut einer «Umfrage» befürwortet die Mehrheit das neue Gesetz.
Befragung noun f
  asking people for data: Umfrage, Erhebung = Die «Befragung» der Lehrkräfte fand schriftlich statt.
Fragebogen noun m
  list of questions: Erhebungsbogen, Fragenkatalog = Den «Fragebogen» füllten 312 Studierende vollständig aus.
Wirkung noun f
  what a cause brings about: Effekt, Auswirkung, Einfluss; opposite Ursache = Die «Wirkung» von Zucker auf die Zähne ist gut erforscht.
Auswirkung noun f
  what follows for something: Folge, Wirkung, Konsequenz, Effekt; opposite Ursache = Die «Auswirkungen» der Reform sind noch nicht absehbar.
Effekt noun m
  measurable result: Wirkung, Auswirkung = Der «Effekt» der Förderung fiel bei Jungen größer aus.
Einfluss noun m
  power to affect: Wirkung, Einwirkung, Effekt = Der «Einfluss» des Elternhauses auf die Berufswahl ist gut belegt.
  power over people: Macht, Geltung, Gewicht = Der «Einfluss» der Kirche nahm im 18. Jahrhundert ab.
Folge noun f
  what comes of something: Konsequenz, Auswirkung, Ergebnis, Wirkung; opposite Ursache = Die «Folgen» des Klimawandels treffen vor allem arme Länder.
  things one after another: Abfolge, Reihenfolge, Kette; academic Sequenz = Die «Folge» der Ereignisse lässt sich genau rekonstruieren.
Konsequenz noun f
  what comes of something: Folge, Auswirkung, Wirkung; opposite Ursache = Das Urteil hat weitreichende «Konsequenzen» für die Praxis.
Ursache noun f
  what brings something about: Grund, Auslöser; opposite Wirkung, Folge = Die «Ursachen» der Krankheit sind bis heute unbekannt.
Grund noun m
  why something is so: Ursache, Anlass = Ein wichtiger «Grund» für den Abbruch war der Zeitmangel.
Auslöser noun m
  what sets something off: Anstoß, Anlass, Ursache; academic Trigger = Als «Auslöser» der Krise gilt der Zusammenbruch der Banken.
Faktor noun m
  thing that plays a part: Einflussgröße, Umstand; academic Determinante = Mehrere «Faktoren» bestimmen den Lernerfolg.
Rolle noun f
  part played: Funktion, Aufgabe, Stellung = Die «Rolle» der Großeltern in der Erziehung hat sich gewandelt.
Funktion noun f
  what something is there for: Aufgabe, Zweck, Rolle = Die genaue «Funktion» des Proteins ist noch unklar.
Bedeutung noun f
  being important: Wichtigkeit, Stellenwert, Gewicht, Tragweite; academic Relevanz; opposite Bedeutungslosigkeit = Die «Bedeutung» der Entdeckung wurde erst spät erkannt.
  what a word means: Sinn, Wortsinn, Bedeutungsgehalt = Die ursprüngliche «Bedeutung» des Wortes ist verblasst.
Stellenwert noun m
  rank of importance: Bedeutung, Rang, Gewicht, Wichtigkeit = Der «Stellenwert» der Prävention ist in den letzten Jahren gestiegen.
Relevanz noun f
  mattering for a question: Bedeutung, Wichtigkeit, Bedeutsamkeit; opposite Irrelevanz = Die praktische «Relevanz» der Befunde ist umstritten.
Aspekt noun m
  side of a matter: Gesichtspunkt, Seite, Teilaspekt, Punkt; academic Facette = Dieser «Aspekt» kommt in der Literatur zu kurz.
Gesichtspunkt noun m
  side from which one judges: Aspekt, Blickwinkel, Kriterium = Unter wirtschaftlichen «Gesichtspunkten» ist das zweite Verfahren günstiger.
Perspektive noun f
  where one looks from: Blickwinkel, Sichtweise, Sicht = Der Roman schildert die Ereignisse aus der «Perspektive» eines Kindes.
  outlook: Aussicht, Zukunftsaussicht = Jugendliche ohne Abschluss haben kaum berufliche «Perspektiven».
Sichtweise noun f
  way of seeing: Perspektive, Betrachtungsweise, Auffassung, Blickwinkel = Die ökonomische «Sichtweise» dominiert die aktuelle Debatte.
Theorie noun f
  system of explanations: Lehre, Erklärungsmodell; opposite Praxis = Die «Theorie» erklärt, warum Gruppen Normen ausbilden.
Praxis noun f
  actual doing: Anwendung, Wirklichkeit, Alltag; opposite Theorie = In der «Praxis» stößt das Modell an seine Grenzen.
  rooms of a doctor: Arztpraxis, Ordination = Die Fragebögen lagen in zwölf «Praxen» aus.
Konzept noun n
  thought-out idea: Idee, Gedanke, Vorstellung; academic Konzeption = Das «Konzept» der Nachhaltigkeit stammt aus der Forstwirtschaft.
  first sketch of a text: Entwurf, Skizze, Rohfassung = Das «Konzept» der Rede ist im Nachlass erhalten.
Begriff noun m
  word for a thing: Ausdruck, Bezeichnung, Wort; academic Terminus = Der «Begriff» wurde erstmals in der Medizin verwendet.
  idea: Vorstellung, Idee; academic Konzept = Jede Epoche bildet ihren eigenen «Begriff» von Freiheit.
Definition noun f
  saying what a term means: Begriffsbestimmung, Bestimmung, Begriffserklärung = Eine einheitliche «Definition» von Armut gibt es nicht.
Modell noun n
  simplified picture of reality: Schema, Darstellung, Nachbildung = Das «Modell» zeigt den Blutkreislauf in vereinfachter Form.
Beweis noun m
  what shows that something is true: Herleitung, Nachweis, Beweisführung; opposite Widerlegung = Der «Beweis» des Satzes steht im Anhang.
Beleg noun m
  what supports a claim: Nachweis, Zeugnis; academic Evidenz; opposite Gegenbeleg = Für einen frühen Handel fehlen archäologische «Belege».
Nachweis noun m
  proof given: Beleg, Beweis, Bestätigung; opposite Widerlegung = Der «Nachweis» der Wirksamkeit steht noch aus.
  showing that something is so: Identifizierung, Bestimmung; academic Detektion = Der «Nachweis» des Virus gelang in allen Proben.
Hinweis noun m
  sign of something: Anhaltspunkt, Indiz, Anzeichen = Die Funde geben «Hinweise» auf eine frühere Besiedlung.
  remark that helps: Anmerkung, Ratschlag, Anregung; informal Tipp = Der Autor dankt den Gutachtern für wertvolle «Hinweise».
Argument noun n
  reason in a debate: Grund, Beweisgrund; opposite Gegenargument = Die Autorin führt drei «Argumente» für die Reform an.
Argumentation noun f
  chain of reasons: Beweisführung, Gedankengang, Gedankenführung, Begründung = Die «Argumentation» des Gerichts überzeugt nicht in allen Punkten.
Begründung noun f
  giving of reasons: Rechtfertigung, Erklärung = Das Gericht gab für sein Urteil eine ausführliche «Begründung».
Gedankengang noun m
  line of thought: Argumentation, Gedankenführung = Der «Gedankengang» des Kapitels lässt sich leicht nachvollziehen.
Überlegung noun f
  thinking something over: Gedanke, Erwägung, Betrachtung; academic Reflexion = Den Ausgangspunkt bilden einige theoretische «Überlegungen».
Erkenntnis noun f
  what one has come to know: Einsicht, Ergebnis; academic Befund = Die «Erkenntnisse» der Studie fließen in den Unterricht ein.
Einsicht noun f
  understanding gained: Erkenntnis, Einblick = Der Aufsatz vermittelt neue «Einsichten» in die Sprachentwicklung.
Befund noun m
  what was found: Ergebnis, Feststellung, Resultat, Erkenntnis = Dieser «Befund» deckt sich mit früheren Arbeiten.
Schlussfolgerung noun f
  what is inferred: Folgerung, Schluss, Fazit; academic Konklusion; opposite Prämisse = Die «Schlussfolgerung» des Autors geht über seine Daten hinaus.
Schluss noun m
  what is inferred: Schlussfolgerung, Folgerung; academic Konklusion = Die Daten lassen keinen eindeutigen «Schluss» zu.
  end: Ende, Abschluss, Ausgang; opposite Anfang, Beginn = Am «Schluss» des Dramas bleibt die Schuldfrage offen.
Fazit noun n
  summing up: Schlussfolgerung, Ergebnis, Bilanz, Resümee; academic Konklusion = Das «Fazit» der Untersuchung fällt ernüchternd aus.
Feststellung noun f
  what one states: Aussage, Beobachtung, Befund = Diese «Feststellung» gilt auch für kleinere Städte.
Erklärung noun f
  making clear why: Deutung, Begründung = Für dieses Phänomen fehlt bislang eine überzeugende «Erklärung».
  official statement: Stellungnahme, Verlautbarung, Mitteilung = Die Regierung gab eine «Erklärung» zur Lage ab.
Deutung noun f
  saying what something means: Auslegung, Interpretation, Lesart = Die «Deutung» des Gedichts ist bis heute strittig.
Interpretation noun f
  saying what something means: Deutung, Auslegung, Lesart = Die «Interpretation» der Daten erfordert Vorsicht.
Beschreibung noun f
  account of what something is like: Darstellung, Charakterisierung; academic Deskription = Eine genaue «Beschreibung» der Pflanze erschien erst 1812.
Darstellung noun f
  way of showing or telling: Schilderung, Beschreibung, Wiedergabe = Die «Darstellung» der Ereignisse folgt zeitgenössischen Quellen.
Analyse noun f
  close study of parts: Untersuchung, Auswertung; dated Zergliederung; opposite Synthese = Die «Analyse» der Texte erfolgte in drei Schritten.
Vergleich noun m
  setting side by side: Gegenüberstellung; dated Vergleichung = Der «Vergleich» der beiden Länder zeigt überraschende Parallelen.
Unterschied noun m
  being unlike: Abweichung, Differenz, Verschiedenheit; academic Divergenz; opposite Gemeinsamkeit, Übereinstimmung = Zwischen den Gruppen bestand kein signifikanter «Unterschied».
Abweichung noun f
  being off: Differenz, Unterschied, Abstand; opposite Übereinstimmung = Die «Abweichung» vom Sollwert beträgt weniger als ein Prozent.
Gemeinsamkeit noun f
  what is shared: Übereinstimmung, Parallele, Ähnlichkeit; opposite Unterschied = Die beiden Verfassungen weisen viele «Gemeinsamkeiten» auf.
Ähnlichkeit noun f
  being alike: Verwandtschaft, Parallele; academic Analogie; opposite Unterschied, Verschiedenheit = Die «Ähnlichkeit» beider Mythen ist kein Zufall.
Übereinstimmung noun f
  being the same: Gleichheit, Entsprechung; academic Kongruenz; opposite Abweichung, Widerspruch = Die «Übereinstimmung» der beiden Messreihen ist bemerkenswert.
Zusammenhang noun m
  link between things: Verbindung, Beziehung; academic Korrelation = Zwischen Schlaf und Leistung besteht ein enger «Zusammenhang».
  what stands around a text: Kontext, Sinnzusammenhang = Das Zitat ist aus dem «Zusammenhang» gerissen.
Beziehung noun f
  link: Verbindung, Zusammenhang, Verhältnis; academic Relation = Die «Beziehung» zwischen Lohn und Zufriedenheit ist nicht linear.
  dealings with people: Kontakt, Verbindung, Verhältnis = Die diplomatischen «Beziehungen» beider Staaten verbesserten sich.
Verhältnis noun n
  how things stand to each other: Beziehung; academic Relation = Der Roman handelt vom «Verhältnis» des Einzelnen zur Gesellschaft.
  size in relation: Zahlenverhältnis, Relation, Proportion = Das «Verhältnis» von Männern zu Frauen beträgt zwei zu eins.
Anteil noun m
  part of a whole: Prozentsatz, Quote = Der «Anteil» der Frauen in Führungspositionen bleibt gering.
Ausmaß noun n
  how large: Umfang, Grad, Dimension = Das «Ausmaß» der Zerstörung übertraf alle Befürchtungen.
Umfang noun m
  how much: Ausmaß, Größe, Höhe = Der «Umfang» der Schäden ist noch unbekannt.
Menge noun f
  how much: Masse, Volumen; academic Quantität = Die «Menge» an Niederschlag nimmt seit Jahren ab.
Anzahl noun f
  how many: Zahl, Menge = Die «Anzahl» der Unfälle hat sich halbiert.
Zahl noun f
  how many: Anzahl, Menge = Die «Zahl» der Studierenden steigt seit Jahren.
  number given: Wert, Angabe, Zahlenangabe = Die «Zahlen» in der Tabelle sind gerundet.
Größe noun f
  how large: Umfang, Ausdehnung, Ausmaß = Die «Größe» der Siedlung lässt sich nur schätzen.
Wert noun m
  number measured: Messwert, Zahl, Größe = Die gemessenen «Werte» liegen unter dem Grenzwert.
  what makes a thing worth having: Bedeutung, Nutzen, Rang; opposite Wertlosigkeit = Der wissenschaftliche «Wert» der Sammlung ist unbestritten.
Niveau noun n
  height or degree: Stand, Stufe; informal Level = Die Arbeitslosigkeit verharrt auf hohem «Niveau».
Maß noun n
  degree: Ausmaß, Grad, Umfang = Das «Maß» an Zustimmung überraschte die Fachleute.
Durchschnitt noun m
  mean value: Mittelwert, Mittel, arithmetisches Mittel = Die Löhne liegen unter dem «Durchschnitt» der Branche.
Variable noun f
  thing that varies in a model: Veränderliche, Größe, Merkmal; opposite Konstante = Das Modell enthält vier unabhängige «Variablen».
Merkmal noun n
  what marks a thing: Kennzeichen, Eigenschaft, Charakteristikum, Besonderheit; academic Attribut = Wichtigstes «Merkmal» der Epoche ist das Streben nach Symmetrie.
Eigenschaft noun f
  what belongs to a thing: Merkmal, Beschaffenheit; academic Attribut = Die mechanischen «Eigenschaften» des Werkstoffs wurden im Zugversuch geprüft.
Besonderheit noun f
  what sets apart: Eigenart, Eigenheit; academic Spezifikum = Eine «Besonderheit» des Dialekts ist sein Vokalsystem.
Kennzeichen noun n
  mark by which one knows: Merkmal, Zeichen, Charakteristikum = Fieber ist ein typisches «Kennzeichen» der Infektion.
Kriterium noun n
  by what one judges: Maßstab, Gesichtspunkt = Die «Kriterien» für die Auswahl der Texte sind transparent.
Bedingung noun f
  what must hold: Voraussetzung, Umstand, Gegebenheit = Unter diesen «Bedingungen» ist der Vertrag gültig.
Voraussetzung noun f
  what must come first: Bedingung, Vorbedingung, Erfordernis = Die Einwilligung der Eltern war «Voraussetzung» für die Teilnahme.
Anforderung noun f
  what is asked for: Erfordernis, Forderung, Anspruch = Das Gebäude erfüllt die «Anforderungen» des Brandschutzes.
Grundlage noun f
  what something rests on: Basis, Fundament = Die Verfassung bildet die «Grundlage» des Rechtsstaats.
Prinzip noun n
  basic rule: Grundsatz, Leitsatz, Maxime, Regel = Das «Prinzip» der Verhältnismäßigkeit bindet alle Behörden.
Grundsatz noun m
  basic rule: Prinzip, Leitsatz, Maxime, Regel = Der «Grundsatz» der Gleichbehandlung gilt auch für Aushilfen.
Regel noun f
  what tells how to act: Vorschrift, Norm, Richtlinie = Die «Regeln» der Rechtschreibung wurden 1996 neu gefasst.
Norm noun f
  rule of behaviour: Regel, Verhaltensregel, Standard = Soziale «Normen» prägen das Verhalten von Gruppen.
Gesetz noun n
  rule made by the state: Rechtsnorm, Rechtsvorschrift, Vorschrift = Das «Gesetz» verbietet jede Form der Diskriminierung.
  rule of nature: Gesetzmäßigkeit, Regel, Prinzip = Die «Gesetze» der Bewegung formulierte Newton im 17. Jahrhundert.
Regelung noun f
  rule that has been set: Vorschrift, Bestimmung = Die bisherige «Regelung» benachteiligt Alleinerziehende.
Recht noun n
  what one is entitled to: Anspruch, Anrecht; opposite Pflicht = Jedes Kind hat ein «Recht» auf Bildung.
Pflicht noun f
  what one must do: Verpflichtung; dated Schuldigkeit; opposite Recht = Der Vertrag erlegt beiden Parteien «Pflichten» auf.
Entscheidung noun f
  act of deciding: Beschluss, Bescheid = Gegen die «Entscheidung» der Behörde ist Widerspruch möglich.
Urteil noun n
  judge's decision: Richterspruch, Entscheidung = Das «Urteil» des Landgerichts ist noch nicht rechtskräftig.
  opinion formed: Einschätzung, Bewertung, Meinung = Das «Urteil» der Kritik über den Roman fiel milde aus.
Frage noun f
  matter to be treated: Problem, Thema, Fragestellung, Problemstellung = Die «Frage» der Haftung bleibt ungeklärt.
  what is asked: Einzelfrage, Erkundigung; academic Item; opposite Antwort = Die Teilnehmer beantworteten zwanzig «Fragen».
Fragestellung noun f
  what a paper asks: Forschungsfrage, Leitfrage, Untersuchungsfrage, Problemstellung = Die «Fragestellung» der Arbeit ergibt sich aus dem Forschungsstand.
Antwort noun f
  what is said in return: Erwiderung, Entgegnung; academic Replik; opposite Frage = Die «Antwort» des Ministers fiel knapp aus.
Problem noun n
  difficult matter: Schwierigkeit, Frage, Herausforderung; opposite Lösung = Das größte «Problem» war der Mangel an Daten.
Schwierigkeit noun f
  what is hard: Problem, Mühe = Die Übersetzung bereitete erhebliche «Schwierigkeiten».
Herausforderung noun f
  hard task: schwierige Aufgabe, Bewährungsprobe; informal harte Nuss = Die Integration bleibt eine «Herausforderung» für die Schulen.
Lösung noun f
  answer to a problem: Beilegung, Klärung, Bewältigung = Die Parteien suchten nach einer «Lösung» des Konflikts.
Ziel noun n
  what one wants to reach: Zweck, Absicht, Anliegen, Zielsetzung; academic Intention = «Ziel» der Arbeit ist ein Vergleich beider Verfahren.
Zweck noun m
  what something is for: Ziel, Sinn, Absicht = Der «Zweck» der Vorschrift liegt im Schutz der Verbraucher.
Absicht noun f
  what one means to do: Ziel, Wille; academic Intention = Die «Absicht» des Gesetzgebers geht aus dem Text nicht hervor.
Aufgabe noun f
  what has to be done: Pflicht, Auftrag; literary Obliegenheit; informal Job = Die wichtigste «Aufgabe» des Staates ist die Rechtssicherheit.
  task at school: Übung, Arbeitsauftrag = Die Kinder lösten fünf «Aufgaben» zur Bruchrechnung.
Thema noun n
  what a text is about: Gegenstand, Stoff; academic Sujet = Das «Thema» der Arbeit ist die mittelalterliche Stadt.
Gegenstand noun m
  what a text is about: Thema, Objekt = «Gegenstand» der Untersuchung sind drei späte Erzählungen.
  thing: Ding, Objekt, Sache = Im Grab lagen verschiedene «Gegenstände» aus Bronze.
Bereich noun m
  field of work or knowledge: Gebiet, Feld, Sektor; academic Sphäre = Im sozialen «Bereich» fehlen zahlreiche Fachkräfte.
Gebiet noun n
  field of knowledge: Bereich, Fachgebiet, Feld; academic Disziplin = Auf diesem «Gebiet» wird kaum geforscht.
  part of land: Region, Gegend, Raum, Territorium = Das untersuchte «Gebiet» liegt beiderseits der Donau.
Fach noun n
  branch of study: Unterrichtsfach, Schulfach; academic Disziplin = Im «Fach» Geschichte schnitten beide Klassen gleich gut ab.
Wissenschaft noun f
  organised search for knowledge: Forschung; dated Gelehrsamkeit = Die moderne «Wissenschaft» stützt sich auf Experimente.
Wissen noun n
  what one knows: Kenntnisse, Kenntnisstand; opposite Unwissen, Unkenntnis = Das «Wissen» der Schüler wurde in einem Test geprüft.
Kenntnis noun f
  knowing something: Beherrschung, Vertrautheit; opposite Unkenntnis = Die Übersetzung setzt eine gute «Kenntnis» beider Sprachen voraus.
Erfahrung noun f
  what one has lived through: Erlebnis, Eindruck, Lebenserfahrung = Die Befragten berichten von eigenen «Erfahrungen» mit der Behörde.
  skill gained by doing: Praxis, Übung, Routine; opposite Unerfahrenheit = Alle Prüfer verfügten über mehrjährige «Erfahrung».
Beobachtung noun f
  careful watching: Betrachtung, Überwachung; academic Observation = Die «Beobachtung» der Vögel begann bei Sonnenaufgang.
Experiment noun n
  scientific test: Versuch, Test = Das «Experiment» wurde bei konstanter Temperatur durchgeführt.
Versuch noun m
  scientific test: Experiment, Test, Probe = Der «Versuch» wurde dreimal wiederholt.
  attempt: Bemühung, Anlauf = Alle «Versuche», den Streit beizulegen, scheiterten.
Messung noun f
  finding a size: Bestimmung, Ermittlung, Vermessung = Die «Messung» der Temperatur erfolgte stündlich.
Schritt noun m
  stage of a process: Etappe, Phase, Stufe, Arbeitsgang = Im ersten «Schritt» wurden die Daten bereinigt.
  act towards an aim: Maßnahme, Vorkehrung = Der Ausschuss empfiehlt weitere «Schritte» gegen die Armut.
Maßnahme noun f
  official act: Vorkehrung, Schritt, Anordnung = Trotz der «Maßnahmen» breitete sich die Seuche aus.
Mittel noun n
  means to an end: Instrument, Werkzeug = Steuern sind ein «Mittel» der Umverteilung.
Möglichkeit noun f
  what can be done: Gelegenheit, Chance, Option = Das Programm bietet neue «Möglichkeiten» für Berufsanfänger.
Wahrscheinlichkeit noun f
  how likely: Chance; academic Probabilität; opposite Unwahrscheinlichkeit = Die «Wahrscheinlichkeit» einer Heilung ist bei früher Diagnose hoch.
Risiko noun n
  possible harm: Gefahr, Wahrscheinlichkeit = Rauchen erhöht das «Risiko» eines Herzinfarkts.
Gefahr noun f
  possible harm: Risiko, Gefährdung; opposite Sicherheit = Vor den «Gefahren» der Strahlung wurde früh gewarnt.
Bedarf noun m
  what is needed: Nachfrage, Bedürfnis; opposite Überschuss = In der Pflege wächst der «Bedarf» von Jahr zu Jahr.
Bedürfnis noun n
  what one needs: Wunsch, Verlangen = Das «Bedürfnis» nach Sicherheit prägt das Wahlverhalten.
Notwendigkeit noun f
  what must be: Erfordernis, Unerlässlichkeit; opposite Entbehrlichkeit = Viele Fachleute betonen die «Notwendigkeit» einer Reform.
Mangel noun m
  lack of something: Knappheit; academic Defizit; opposite Überfluss = Der «Mangel» an Wohnraum trifft vor allem Familien.
  fault: Fehler, Schwäche; academic Defizit; opposite Vorzug = Das Gutachten weist schwere «Mängel» auf.
Fehler noun m
  what is wrong: Irrtum, Versehen; informal Schnitzer = In der Rechnung wurde später ein «Fehler» entdeckt.
Schwäche noun f
  weak side: Mangel, Schwachstelle, Unzulänglichkeit; academic Defizit; opposite Stärke = Die größte «Schwäche» der Studie ist die kleine Stichprobe.
Stärke noun f
  strong side: Vorzug, Vorteil, Pluspunkt; opposite Schwäche = Eine «Stärke» des Ansatzes liegt in seiner Einfachheit.
  how strong: Intensität, Heftigkeit; opposite Schwäche = Die «Stärke» des Schmerzes wurde auf einer Skala erfragt.
Grenze noun f
  where something ends: Schranke, Beschränkung, Einschränkung; academic Limitation = Die «Grenzen» der Methode zeigen sich bei langen Texten.
  line between lands: Grenzlinie, Landesgrenze = Die «Grenze» verläuft entlang des Flusses.
Einschränkung noun f
  making smaller or narrower: Vorbehalt, Beschränkung; academic Restriktion, Limitation = Die Aussage gilt nur mit einer «Einschränkung».
Vorteil noun m
  what helps or is better: Vorzug, Pluspunkt, Stärke; opposite Nachteil = Der «Vorteil» des Verfahrens liegt in seiner Schnelligkeit.
Nachteil noun m
  what harms or is worse: Schwäche, Mangel, Kehrseite; informal Minuspunkt; opposite Vorteil = Ein «Nachteil» der Methode sind die hohen Kosten.
Nutzen noun m
  what is gained: Vorteil, Gewinn; opposite Schaden = Der «Nutzen» der Impfung überwiegt die Risiken deutlich.
Schaden noun m
  harm done: Verlust, Einbuße; opposite Nutzen = Der wirtschaftliche «Schaden» geht in die Millionen.
Kosten noun
  money to be paid: Ausgaben, Aufwendungen, Auslagen; opposite Erlöse, Einnahmen = Die «Kosten» der Behandlung trägt die Versicherung.
Aufwand noun m
  what is put in: Einsatz, Anstrengung, Mühe; opposite Ertrag = Der «Aufwand» für die Transkription der Interviews war groß.
Erfolg noun m
  good outcome: Gelingen, glücklicher Ausgang; opposite Misserfolg, Scheitern = Der «Erfolg» der Reform hängt von den Lehrkräften ab.
Misserfolg noun m
  bad outcome: Fehlschlag, Scheitern; informal Pleite; opposite Erfolg = Die Gründe für den «Misserfolg» des Projekts sind vielfältig.
Leistung noun f
  what one achieves: Ergebnis, Lernerfolg; academic Performanz = Die «Leistungen» der Schüler in Mathematik verbesserten sich.
Fähigkeit noun f
  being able: Vermögen, Befähigung; academic Kompetenz; opposite Unfähigkeit = Die «Fähigkeit» zur Empathie entwickelt sich in der Kindheit.
Fertigkeit noun f
  learned ability: Fähigkeit, Können; academic Kompetenz; informal Skill = Der Kurs vermittelt handwerkliche «Fertigkeiten».
Entwicklung noun f
  course of change: Fortgang, Wandel, Fortschritt; academic Evolution; opposite Stillstand = Die «Entwicklung» der Landwirtschaft verlief in Schüben.
  making of something new: Erarbeitung, Ausarbeitung; academic Konzeption = Die «Entwicklung» des Fragebogens dauerte elf Monate.
Veränderung noun f
  becoming different: Wandel, Änderung, Umgestaltung; academic Transformation; opposite Konstanz = Die «Veränderungen» im Berufsleben betreffen alle Generationen.
Wandel noun m
  slow change: Veränderung, Umbruch; academic Transformation; opposite Beständigkeit = Der gesellschaftliche «Wandel» spiegelt sich in der Sprache.
Zunahme noun f
  getting larger: Anstieg, Vermehrung; opposite Abnahme = Die «Zunahme» der Hitzetage belastet ältere Menschen.
Anstieg noun m
  going up: Zunahme, Erhöhung, Steigerung; opposite Rückgang = Der «Anstieg» der Preise verlangsamte sich im Herbst.
Abnahme noun f
  getting smaller: Rückgang, Schwund, Verminderung; opposite Zunahme = Die «Abnahme» der Insekten ist gut dokumentiert.
Rückgang noun m
  going down: Abnahme, Verringerung, Schwund; opposite Anstieg, Zunahme = Der «Rückgang» der Geburten setzte schon früher ein.
Wachstum noun n
  getting larger: Zunahme, Zuwachs, Vermehrung; opposite Schrumpfung = Das «Wachstum» der Bevölkerung schwächte sich ab.
Verbesserung noun f
  getting or making better: Steigerung, Erhöhung; academic Optimierung; opposite Verschlechterung = Die Therapie führte zu einer «Verbesserung» der Lebensqualität.
Tendenz noun f
  direction of change: Neigung, Entwicklung; academic Trend = Die «Tendenz» zur Zentralisierung verstärkte sich.
Prozess noun m
  course of change: Vorgang, Ablauf, Verlauf, Entwicklung = Der «Prozess» der Verstädterung beschleunigte sich nach dem Krieg.
  case in court: Verfahren, Gerichtsverfahren, Rechtsstreit = Der «Prozess» endete mit einem Freispruch.
Vorgang noun m
  what goes on: Prozess, Ablauf = Die chemischen «Vorgänge» in der Zelle sind komplex.
Verlauf noun m
  course of something: Entwicklung, Fortgang, Gang = Der «Verlauf» der Krankheit war milder als erwartet.
Phase noun f
  part of a process: Abschnitt, Etappe, Stadium, Periode = In der ersten «Phase» wurden Interviews geführt.
Zeitraum noun m
  stretch of time: Zeitspanne, Periode, Zeitabschnitt = Im untersuchten «Zeitraum» verdoppelten sich die Preise.
Epoche noun f
  age in history: Zeitalter, Ära, Zeit, Periode = Das Werk gilt als Höhepunkt der «Epoche».
Zeitpunkt noun m
  point in time: Termin, Datum = Der «Zeitpunkt» der zweiten Messung lag im Mai.
Beginn noun m
  first part: Anfang, Start, Auftakt; opposite Ende, Schluss = Der «Beginn» der Bewegung fällt in die 1830er Jahre.
Ursprung noun m
  where something comes from: Anfang, Wurzel, Ausgangspunkt = Der Brauch hat seinen «Ursprung» in vorchristlicher Zeit.
Herkunft noun f
  where someone or something comes from: Abstammung, Abkunft = Die soziale «Herkunft» beeinflusst den Bildungserfolg.
Quelle noun f
  text used by a scholar: Dokument, Zeugnis = Die wichtigste «Quelle» ist eine städtische Chronik.
  where something comes from: Ursprung, Ausgangspunkt, Herkunft = Die «Quelle» der Verunreinigung blieb unbekannt.
Literatur noun f
  what has been written on a subject: Fachliteratur, Schrifttum, Forschungsliteratur = In der «Literatur» finden sich widersprüchliche Angaben.
Zitat noun n
  words taken from a text: Zitatstelle, Textstelle; dated Anführung = Das «Zitat» stammt aus einem Brief an den Verleger.
Verweis noun m
  pointing to a text: Hinweis, Bezugnahme, Querverweis; academic Referenz = Der Text enthält zahlreiche «Verweise» auf die Bibel.
Text noun m
  written words: Wortlaut, Schrift = Der «Text» ist in zwei Handschriften überliefert.
Abschnitt noun m
  part of a text: Passage, Absatz, Textteil, Teil = Der folgende «Abschnitt» erläutert die Auswahl der Fälle.
Kapitel noun n
  part of a book: Abschnitt, Teil = Das dritte «Kapitel» behandelt den theoretischen Hintergrund.
Einleitung noun f
  opening of a text: Einführung, Vorrede, Hinführung; opposite Schluss, Fazit = In der «Einleitung» nennt die Autorin ihre Leitfrage.
Überblick noun m
  general look: Übersicht, Abriss = Das Kapitel gibt einen «Überblick» über neuere Theorien.
Zusammenfassung noun f
  short account of the main points: Resümee, Kurzfassung; academic Abstract = Am Ende jedes Kapitels steht eine «Zusammenfassung».
Gliederung noun f
  order of the parts: Aufbau, Einteilung, Struktur = Die «Gliederung» der Arbeit folgt der Chronologie.
Aufbau noun m
  how parts are put together: Gliederung, Struktur, Anordnung = Der «Aufbau» der Arbeit entspricht der Leitfrage.
Struktur noun f
  how parts are put together: Aufbau, Gefüge, Gliederung = Die «Struktur» der Zellwand unterscheidet sich je nach Art.
System noun n
  ordered whole: Gefüge, Ordnung = Das deutsche «System» der Berufsbildung gilt als vorbildlich.
Abbildung noun f
  picture in a text: Grafik, Schaubild, Bild, Illustration = Die dritte «Abbildung» zeigt den Verlauf der Temperatur.
Tabelle noun f
  data in rows and columns: Übersicht, Aufstellung = Die letzte Spalte der «Tabelle» enthält Prozentwerte.
Beispiel noun n
  thing that illustrates: Fall, Musterfall; dated Exempel = Das folgende «Beispiel» verdeutlicht die Regel.
  model to follow: Vorbild, Muster = Die Stadt nahm sich Wien zum «Beispiel».
Fall noun m
  single matter: Sache, Rechtssache, Angelegenheit = Das Gericht hatte einen ähnlichen «Fall» zu entscheiden.
Ereignis noun n
  what happens: Vorfall, Geschehnis, Begebenheit, Vorkommnis = Die «Ereignisse» des Romans umfassen einen einzigen Tag.
Phänomen noun n
  what can be observed: Erscheinung, Vorgang = Das «Phänomen» lässt sich physikalisch erklären.
Situation noun f
  how things stand: Lage, Umstände, Verhältnisse; academic Konstellation = Die politische «Situation» beruhigte sich zum Jahresende.
Lage noun f
  how things stand: Situation, Verhältnisse, Umstände; academic Konstellation = Die wirtschaftliche «Lage» der Bauern verschlechterte sich.
  where a place is: Standort, Position = Die «Lage» am Fluss begünstigte den Handel.
Umstand noun m
  fact that stands around something: Tatsache, Sachverhalt, Gegebenheit = Diesem «Umstand» trägt die Studie nicht Rechnung.
Tatsache noun f
  what is really so: Fakt, Faktum, Gegebenheit; opposite Vermutung = Diese «Tatsache» bleibt in der Debatte oft unerwähnt.
Sachverhalt noun m
  how a matter stands: Sachlage, Hergang = Das Gericht stellte den «Sachverhalt» ausführlich dar.
Wirklichkeit noun f
  what really is: Realität, Lebenswelt; opposite Fiktion, Schein = Der Film bildet die «Wirklichkeit» der Nachkriegszeit ab.
Umgebung noun f
  what lies around: Umfeld, Umwelt = Kinder lernen in einer ruhigen «Umgebung» besser.
Hintergrund noun m
  what lies behind: Vorgeschichte, Rahmen, Zusammenhang; academic Kontext; opposite Vordergrund = Der historische «Hintergrund» des Dramas wird kurz skizziert.
Rahmen noun m
  bounds within which something stands: Grenze, Umfang = Eine Gesamtdarstellung würde den «Rahmen» der Arbeit sprengen.
Gesellschaft noun f
  people living under common rules: Gemeinwesen, Allgemeinheit, Öffentlichkeit = Die «Gesellschaft» erkennt neue Familienformen zunehmend an.
Gemeinschaft noun f
  people who belong together: Gemeinde; academic Kollektiv = Die dörfliche «Gemeinschaft» verlor an Zusammenhalt.
Bevölkerung noun f
  people living in a place: Einwohnerschaft, Einwohner, Bewohner; academic Population = Die «Bevölkerung» der Region altert schneller als erwartet.
Gruppe noun f
  people or things together: Teilgruppe, Untergruppe; academic Kohorte = Die Probanden wurden zufällig in zwei «Gruppen» eingeteilt.
  kind of things: Klasse, Kategorie, Art = Die Verben lassen sich in vier «Gruppen» einteilen.
Person noun f
  human being: Mensch, Individuum = Pro Haushalt wurde eine «Person» befragt.
Teilnehmer noun m
  who takes part: Proband, Versuchsperson, Mitwirkender = Alle «Teilnehmer» willigten schriftlich ein.
Forscher noun m
  who does research: Wissenschaftler; dated Gelehrter = Die «Forscher» untersuchten fünfzig Patientenakten.
Fachmann noun m
  who knows a field well: Experte, Sachverständiger, Kenner; informal Profi; opposite Laie = Die Diagnose wurde von einem «Fachmann» bestätigt.
Autor noun m
  who wrote a text: Verfasser, Urheber = Der «Autor» räumt die Schwächen seiner Methode ein.
  writer of literature: Schriftsteller, Verfasser, Erzähler = Der «Autor» schrieb vor allem historische Romane.
Einrichtung noun f
  organisation for a public purpose: Institution, Organisation; dated Anstalt = Soziale «Einrichtungen» sind auf Spenden angewiesen.
Behörde noun f
  office of the state: Amt, Dienststelle, Verwaltung = Die «Behörde» entscheidet innerhalb eines Monats.
Unternehmen noun n
  business: Firma, Betrieb, Gesellschaft = Das «Unternehmen» verdoppelte seinen Umsatz in drei Jahren.
Staat noun m
  political body: Gemeinwesen, öffentliche Hand, Staatsgewalt = Der «Staat» muss die Daten seiner Bürger schützen.
  country: Land, Nation = Mehrere «Staaten» unterzeichneten das Abkommen.
Regierung noun f
  those who govern: Kabinett, Staatsführung, Exekutive = Die «Regierung» legte einen neuen Entwurf vor.
Meinung noun f
  what one thinks: Ansicht, Auffassung, Standpunkt, Überzeugung = Die «Meinungen» der Fachleute gehen weit auseinander.
Auffassung noun f
  way of understanding: Ansicht, Meinung, Lehre = Nach herrschender «Auffassung» ist der Vertrag nichtig.
Ansicht noun f
  what one thinks: Meinung, Auffassung, Überzeugung, Standpunkt = Diese «Ansicht» wird heute kaum noch vertreten.
Standpunkt noun m
  stand one takes: Position, Haltung, Auffassung, Meinung = Die Partei änderte ihren «Standpunkt» in der Rentenfrage.
Haltung noun f
  attitude: Einstellung, Standpunkt, Position = Die «Haltung» der Kirche zum Krieg war zwiespältig.
Verhalten noun n
  how one acts: Benehmen; literary Gebaren = Das «Verhalten» der Tiere wurde per Kamera aufgezeichnet.
Kritik noun f
  pointing out faults: Einwände, Widerspruch; opposite Lob, Zustimmung = Die Theorie stieß früh auf «Kritik».
Einwand noun m
  reason against: Gegenargument, Bedenken, Widerspruch; opposite Zustimmung = Gegen diese Deutung lassen sich mehrere «Einwände» erheben.
Debatte noun f
  exchange of opposed views: Diskussion, Auseinandersetzung, Kontroverse, Streit = Das Buch löste eine heftige «Debatte» aus.
Diskussion noun f
  talking a matter over: Erörterung, Besprechung = Die «Diskussion» der Ergebnisse folgt im fünften Kapitel.
Widerspruch noun m
  being at odds in logic: Unvereinbarkeit, Ungereimtheit; academic Inkonsistenz; opposite Übereinstimmung, Einklang = Die Aussagen der Zeugen enthalten mehrere «Widersprüche».
Gegensatz noun m
  being opposed: Kontrast, Widerstreit; opposite Übereinstimmung = Der «Gegensatz» zwischen Stadt und Land prägt den Roman.
Bewertung noun f
  judging how good: Beurteilung, Einschätzung, Begutachtung; academic Evaluation = Die «Bewertung» der Aufsätze übernahmen zwei Lehrkräfte.
Vorschlag noun m
  what is put forward: Empfehlung, Anregung, Antrag = Der «Vorschlag» der Kommission fand breite Zustimmung.
Empfehlung noun f
  advice given: Rat, Ratschlag, Vorschlag = Die Arbeit schließt mit «Empfehlungen» für die Schulpraxis.
Unterstützung noun f
  help given: Hilfe, Förderung, Zuwendung = Bedürftige Familien erhalten finanzielle «Unterstützung».
Beitrag noun m
  text in a journal or volume: Aufsatz, Artikel, Abhandlung = Der «Beitrag» erschien in einer Fachzeitschrift.
Aufsatz noun m
  scholarly text: Artikel, Beitrag, Abhandlung; academic Paper = Der «Aufsatz» untersucht die Rolle der Presse.
Arbeit noun f
  scholarly text: Abhandlung, Studie, Untersuchung, Schrift = Die vorliegende «Arbeit» gliedert sich in fünf Kapitel.
  what one does: Tätigkeit, Beschäftigung; informal Job; opposite Freizeit = Die «Arbeit» in der Fabrik schadete der Gesundheit.
Werk noun n
  thing created: Schaffen; academic Œuvre = Das späte «Werk» der Dichterin ist wenig bekannt.
Krankheit noun f
  being ill: Erkrankung, Leiden; opposite Gesundheit = Die «Krankheit» wird durch ein Virus übertragen.
Behandlung noun f
  healing of the sick: Therapie, Versorgung, Heilverfahren = Nach der «Behandlung» ließen die Schmerzen nach.
  treating of a subject: Erörterung, Betrachtung, Bearbeitung = Eine ausführliche «Behandlung» des Themas steht noch aus.
Bildung noun f
  being taught: Ausbildung, Erziehung, Schulung = Der Zugang zu «Bildung» hängt vom Einkommen ab.
  coming into being: Entstehung, Formierung, Gründung; opposite Auflösung = Die «Bildung» neuer Parteien schwächte das Parlament.
Unterricht noun m
  teaching at school: Lehre, Schulunterricht, Unterweisung = Der «Unterricht» fand während der Pandemie digital statt.
Lernen noun n
  getting knowledge: Wissenserwerb, Studium = Selbstständiges «Lernen» fällt vielen Kindern schwer.
Sprache noun f
  way of using words: Ausdrucksweise, Stil, Diktion = Die «Sprache» des Romans ist knapp und bildhaft.
Tradition noun f
  what is handed down: Überlieferung, Brauch, Herkommen; opposite Neuerung = Die «Tradition» des Erzählens lebt in den Dörfern fort.
Neuerung noun f
  something new: Innovation, Neuheit, Reform; opposite Tradition = Die wichtigste «Neuerung» betrifft das Wahlrecht.
Zuverlässigkeit noun f
  being able to be trusted: Verlässlichkeit; academic Reliabilität; opposite Unzuverlässigkeit = Die «Zuverlässigkeit» der Messung wurde zuvor geprüft.
Genauigkeit noun f
  being exact: Präzision, Exaktheit; opposite Ungenauigkeit = Die «Genauigkeit» der Messung hängt vom Gerät ab.
Gültigkeit noun f
  holding good: Geltung, Geltungsbereich; academic Validität; opposite Ungültigkeit = Die «Gültigkeit» der Theorie beschränkt sich auf kleine Systeme.
Mehrheit noun f
  larger part: Großteil, Mehrzahl, überwiegender Teil; academic Majorität; opposite Minderheit = Die «Mehrheit» der Befragten lehnt den Vorschlag ab.
Minderheit noun f
  smaller part: kleine Gruppe, kleiner Teil; academic Minorität; opposite Mehrheit = Nur eine «Minderheit» nutzt das Angebot regelmäßig.
Teil noun m
  piece of a whole: Anteil, Prozentsatz; opposite Ganzes = Ein großer «Teil» der Befragten war zufrieden.
Bestandteil noun m
  part of a whole: Element, Teil; academic Komponente = Praktika sind fester «Bestandteil» des Studiums.
Art noun f
  kind: Form, Typ, Sorte = Der Autor unterscheidet drei «Arten» von Wissen.
Form noun f
  kind in which a thing appears: Gestalt, Art, Ausprägung = Armut tritt in sehr verschiedenen «Formen» auf.
Weise noun f
  way in which something is done: Art, Weg = Die Aufgabe lässt sich auf verschiedene «Weise» lösen.
Inhalt noun m
  what a text says: Gehalt, Stoff, Thema; opposite Form = Der «Inhalt» der Briefe ist überwiegend privat.
Aufmerksamkeit noun f
  keeping the mind on something: Beachtung, Interesse; opposite Desinteresse = Die Frage erhielt in der Forschung wenig «Aufmerksamkeit».
Schwerpunkt noun m
  what gets most weight: Hauptgewicht, Akzent; academic Fokus = Der «Schwerpunkt» der Arbeit liegt auf der Frühphase.
Beteiligung noun f
  taking part: Teilnahme, Mitwirkung; academic Partizipation; opposite Fernbleiben = Die «Beteiligung» an der Wahl war niedrig.
Interesse noun n
  wanting to know: Aufmerksamkeit, Neugier, Anteilnahme; opposite Desinteresse = Das «Interesse» der Öffentlichkeit ließ rasch nach.
Veröffentlichung noun f
  making public in print: Publikation, Herausgabe, Erscheinen = Die «Veröffentlichung» der Briefe verzögerte sich um Jahre.
argumentieren verb
  give reasons: darlegen, geltend machen, ausführen = Die Autorin «argumentiert», dass die Reform zu spät kam.
behaupten verb
  say that something is so: erklären, versichern, angeben; opposite bestreiten = Der Verfasser «behauptet», die Quelle sei gefälscht.
sich behaupten verb
  hold one's ground: bestehen, sich durchsetzen; opposite unterliegen = Das Verfahren konnte «sich» in der Praxis «behaupten».
feststellen verb
  find and state: bemerken, finden, erkennen; academic konstatieren = Die Forscher «stellten» keine Unterschiede «fest».
festhalten verb
  state for the record: feststellen, vermerken; academic konstatieren = Als Ergebnis lässt sich «festhalten», dass die Methode funktioniert.
  put into writing or pictures: aufzeichnen, niederschreiben, dokumentieren; academic protokollieren = Jede Sitzung wurde in einem Protokoll «festgehalten».
betonen verb
  give weight to: hervorheben, unterstreichen, herausstellen; opposite herunterspielen = Der Bericht «betont» die Bedeutung der Vorsorge.
hervorheben verb
  point out as important: betonen, unterstreichen, herausstellen, herausstreichen = Die Autorin «hebt» drei Ursachen besonders «hervor».
erwähnen verb
  speak of in passing: nennen, anführen, ansprechen; opposite verschweigen = Die Chronik «erwähnt» die Belagerung nur am Rande.
nennen verb
  give by name: anführen, aufführen, angeben = Der Bericht «nennt» drei Gründe für den Rückgang.
anführen verb
  give as a reason or proof: nennen, vorbringen, angeben, geltend machen = Der Kläger «führte» mehrere Gründe «an».
  stand at the head of: leiten, befehligen = Drei Bauern «führten» den Aufstand «an».
darlegen verb
  explain in detail: ausführen, erläutern, darstellen, auseinandersetzen; academic explizieren = Das zweite Kapitel «legt» den theoretischen Rahmen «dar».
erläutern verb
  make clear: erklären, darlegen, verdeutlichen; academic explizieren = Der folgende Abschnitt «erläutert» die Auswahl der Fälle.
erklären verb
  make clear why or how: erläutern, begründen, verständlich machen = Die Theorie «erklärt» den Rückgang der Geburten.
  say officially: verkünden, bekannt geben, mitteilen = Die Ministerin «erklärte» gestern, dass sie zurücktritt.
verdeutlichen verb
  make easier to understand: veranschaulichen, klarmachen, erläutern; academic illustrieren = Ein Beispiel «verdeutlicht» den Unterschied beider Begriffe.
veranschaulichen verb
  make clear by a picture or example: verdeutlichen, darstellen; academic illustrieren, visualisieren = Die Grafik «veranschaulicht» den Ablauf des Versuchs.
verweisen verb
  point to: hinweisen, aufmerksam machen; academic referieren = Der Autor «verweist» auf ältere Untersuchungen.
hinweisen verb
  draw attention to: aufmerksam machen, verweisen = Mehrere Studien «weisen» auf diese Gefahr «hin».
sich beziehen verb
  take as a ground: sich stützen, sich berufen, verweisen = Das Gericht «bezieht sich» auf ein früheres Urteil.
  be about: zielen, gemünzt sein = Der Begriff «bezieht sich» hier nur auf Erwachsene.
zitieren verb
  give someone's words: anführen, wiedergeben = Die Autorin «zitiert» mehrere Briefe im vollen Wortlaut.
vorschlagen verb
  put forward: anregen, empfehlen, ins Gespräch bringen = Die Autoren «schlagen» ein neues Messverfahren «vor».
empfehlen verb
  say that something is good to use: raten, anraten, nahelegen; opposite abraten = Fachleute «empfehlen» älteren Menschen mehr Bewegung.
fordern verb
  ask for firmly: verlangen, einfordern, beanspruchen = Die Gewerkschaft «forderte» höhere Löhne.
vermuten verb
  think likely: annehmen, mutmaßen, glauben; opposite wissen = Die Forscher «vermuten», dass die Wärme den Prozess beschleunigt.
annehmen verb
  take to be true: voraussetzen, unterstellen; academic präsupponieren = Das Modell «nimmt an», dass alle Kunden informiert sind.
  take what is offered: akzeptieren, gutheißen; opposite ablehnen = Die Gewerkschaft «nahm» das Angebot «an».
voraussetzen verb
  need as a condition: erfordern, verlangen, bedingen = Eine gute Übersetzung «setzt» Kenntnis beider Sprachen «voraus».
meinen verb
  hold as an opinion: glauben, denken, finden = Viele Eltern «meinen», dass der Unterricht zu früh beginnt.
  have in mind: sagen wollen, im Sinn haben = Unklar bleibt, was der Verfasser mit diesem Wort «meint».
glauben verb
  hold as an opinion: meinen, denken, annehmen; opposite bezweifeln = Die Befragten «glauben», dass die Steuern zu hoch sind.
vertreten verb
  hold as one's view: verfechten, verteidigen, einnehmen = Die Autorin «vertritt» eine umstrittene Position.
  act for someone: wahrnehmen, wahren, repräsentieren = Ein Anwalt «vertritt» die Interessen der Mieter.
anerkennen verb
  accept as valid: akzeptieren, gelten lassen; opposite aberkennen = Die Universität «erkannte» die ausländischen Prüfungen «an».
einräumen verb
  grant that something is so: zugeben, zugestehen, eingestehen; academic konzedieren; opposite bestreiten = Die Autoren «räumen ein», dass die Daten lückenhaft sind.
zustimmen verb
  be of the same mind: beipflichten, beistimmen; opposite widersprechen = Die meisten Fachleute «stimmen» dieser Deutung «zu».
ablehnen verb
  not accept: zurückweisen, abweisen; opposite annehmen, zustimmen = Das Gericht «lehnte» den Antrag «ab».
zurückweisen verb
  not accept: von sich weisen, abwehren; opposite annehmen = Der Minister «wies» die Vorwürfe «zurück».
verwerfen verb
  drop a claim: ablehnen, zurückweisen; opposite beibehalten = Die Nullhypothese wurde auf dem Fünfprozentniveau «verworfen».
bestreiten verb
  say that something is not so: leugnen, abstreiten, in Abrede stellen; opposite zugeben, einräumen = Der Angeklagte «bestritt» die Tat bis zuletzt.
  pay for: tragen, übernehmen, bezahlen = Die Stiftung «bestreitet» die Kosten des Projekts.
bezweifeln verb
  not be sure of: anzweifeln, infrage stellen, in Zweifel ziehen; opposite glauben = Mehrere Historiker «bezweifeln» die Echtheit der Urkunde.
infrage stellen verb
  cast doubt on: anzweifeln, bezweifeln, in Zweifel ziehen; opposite bestätigen = Neue Funde «stellen» die bisherige Datierung «infrage».
widersprechen verb
  be at odds with: entgegenstehen, zuwiderlaufen; opposite entsprechen, bestätigen = Die Messwerte «widersprechen» der gängigen Theorie.
widerlegen verb
  show to be false: entkräften, als falsch erweisen; academic falsifizieren; opposite beweisen, bestätigen = Das Experiment «widerlegt» die ältere Annahme.
kritisieren verb
  point out faults: bemängeln, beanstanden, tadeln, rügen; opposite loben = Die Opposition «kritisierte» den Entwurf scharf.
beweisen verb
  show to be true: nachweisen, belegen; academic verifizieren; opposite widerlegen = Der Versuch «beweist», dass sich das Metall bei Wärme ausdehnt.
belegen verb
  give proof of: nachweisen, dokumentieren; opposite widerlegen = Zahlreiche Studien «belegen» den Nutzen der Impfung.
  cover or take up: besetzen, vergeben = Alle Plätze im Kurs waren rasch «belegt».
nachweisen verb
  show to be so: feststellen, identifizieren; academic detektieren = Das Virus wurde in allen Proben «nachgewiesen».
bestätigen verb
  show again to be true: bekräftigen, erhärten; academic verifizieren; opposite widerlegen = Die zweite Messung «bestätigte» das erste Ergebnis.
stützen verb
  give support to: untermauern, bekräftigen, unterstützen; opposite schwächen = Die neuen Befunde «stützen» die Annahme der Autorin.
untermauern verb
  give support to a claim: stützen, bekräftigen, absichern, erhärten; opposite entkräften = Statistische Daten «untermauern» die Argumentation.
begründen verb
  give reasons for: rechtfertigen, erklären = Das Gericht «begründete» sein Urteil ausführlich.
  set up: gründen, stiften, ins Leben rufen = Der Philosoph «begründete» eine eigene Schule.
rechtfertigen verb
  show to be right: legitimieren, vertretbar machen = Der Nutzen «rechtfertigt» die hohen Kosten.
zeigen verb
  make visible: erkennen lassen, verdeutlichen, offenbaren; academic demonstrieren = Die Daten «zeigen» einen klaren Trend.
  show to be so: belegen, nachweisen, beweisen; opposite widerlegen = Die Studie «zeigt», dass das Verfahren zuverlässig arbeitet.
aufzeigen verb
  point out: darlegen, zeigen, weisen = Die Arbeit «zeigt» Wege aus der Krise «auf».
sich zeigen verb
  become clear: deutlich werden, sich herausstellen, sich erweisen = Im Vergleich «zeigt sich», dass beide Texte verwandt sind.
andeuten verb
  say or show in a veiled way: anklingen lassen, durchblicken lassen, ahnen lassen = Der Erzähler «deutet» das tragische Ende früh «an».
nahelegen verb
  make seem likely: vermuten lassen, annehmen lassen; opposite ausschließen = Die Funde «legen» eine frühe Besiedlung «nahe».
widerspiegeln verb
  show as in a mirror: zum Ausdruck bringen, wiedergeben, abbilden; academic reflektieren = Der Wortschatz «spiegelt» das Denken der Zeit «wider».
darstellen verb
  show in words or pictures: schildern, beschreiben, wiedergeben, abbilden = Der Roman «stellt» das Leben auf dem Land «dar».
  be: bilden, bedeuten = Der Zeitmangel «stellte» das größte Hindernis «dar».
vorstellen verb
  make known: präsentieren, darlegen = Das Kapitel «stellt» die wichtigsten Ergebnisse «vor».
beschreiben verb
  say what something is like: schildern, darstellen, charakterisieren = Die Autorin «beschreibt» den Alltag im Dorf genau.
schildern verb
  tell in a lively way: beschreiben, darstellen, erzählen = Die Zeugin «schilderte» den Unfall in allen Einzelheiten.
kennzeichnen verb
  be a mark of: charakterisieren, prägen, auszeichnen = Kurze Sätze «kennzeichnen» den Stil der Erzählung.
definieren verb
  say what a term means: bestimmen, festlegen = Das Gesetz «definiert» den Begriff des Verbrauchers genau.
bestimmen verb
  find out exactly: ermitteln, feststellen = Das Alter der Proben wurde im Labor «bestimmt».
  be decisive for: prägen; academic determinieren = Die soziale Herkunft «bestimmt» den Bildungsweg stark.
deuten verb
  find a meaning in: auslegen, interpretieren, auffassen = Viele «deuten» das Gedicht als politischen Text.
interpretieren verb
  find a meaning in: deuten, auslegen = Die Ergebnisse sollten vorsichtig «interpretiert» werden.
verstehen verb
  grasp: begreifen, erfassen; informal kapieren; opposite missverstehen = Die meisten Kinder «verstanden» die Aufgabe sofort.
untersuchen verb
  study closely: erforschen, analysieren, ergründen, prüfen = Die Arbeit «untersucht» den Einfluss der Eltern.
erforschen verb
  do research on: untersuchen, ergründen, studieren = Das Team «erforscht» seit Jahren das Altern der Zellen.
analysieren verb
  study part by part: untersuchen, auswerten, zergliedern = Das zweite Kapitel «analysiert» die Bildsprache des Gedichts.
auswerten verb
  work up data: analysieren, aufbereiten = Die Interviews wurden inhaltsanalytisch «ausgewertet».
prüfen verb
  see whether it holds: überprüfen, kontrollieren, testen; academic verifizieren = Die Arbeit «prüft» drei Hypothesen an neuen Daten.
überprüfen verb
  see whether right: prüfen, kontrollieren, nachprüfen; academic verifizieren = Zwei Personen «überprüften» die Kodierung.
betrachten verb
  look at in the mind: untersuchen, in den Blick nehmen; opposite ausblenden = Im Folgenden «betrachten» wir nur die erste Phase.
  see as: ansehen, auffassen, sehen = Die Autorin «betrachtet» Sprache als soziales Handeln.
berücksichtigen verb
  take into account: beachten, einbeziehen, bedenken; opposite vernachlässigen, außer Acht lassen = Das Gericht «berücksichtigte» das Alter des Angeklagten.
vergleichen verb
  set side by side: gegenüberstellen, nebeneinanderstellen = Die Studie «vergleicht» zwei Gruppen von Patienten.
gegenüberstellen verb
  set against: entgegensetzen, entgegenstellen = Der Aufsatz «stellt» beide Theorien einander «gegenüber».
unterscheiden verb
  see as different: auseinanderhalten, trennen, abgrenzen; academic differenzieren; opposite gleichsetzen = Die Autorin «unterscheidet» drei Formen von Wissen.
sich unterscheiden verb
  be unlike: abweichen, sich abheben; academic divergieren, differieren; opposite übereinstimmen, gleichen = Die Fassungen «unterscheiden sich» in wichtigen Punkten.
trennen verb
  keep apart: auseinanderhalten, scheiden, abgrenzen; academic separieren; opposite verbinden = Beide Begriffe sollten klar «getrennt» werden.
abgrenzen verb
  set the bounds of a term: unterscheiden, trennen; opposite vermischen = Zunächst ist der Begriff von verwandten Ausdrücken «abzugrenzen».
einteilen verb
  put into groups: gliedern, aufteilen, unterteilen = Die Texte wurden in vier Gruppen «eingeteilt».
zuordnen verb
  count as one of a class: zurechnen, zuweisen = Die Art wird der Familie der Rosengewächse «zugeordnet».
ordnen verb
  bring into order: sortieren, gliedern, anordnen; academic systematisieren = Die Quellen sind nach Jahren «geordnet».
bewerten verb
  judge how good: beurteilen, einschätzen, begutachten; academic evaluieren = Zwei Lehrkräfte «bewerteten» die Aufsätze unabhängig voneinander.
beurteilen verb
  form a judgement: bewerten, einschätzen = Die Zeitgenossen «beurteilten» das Werk sehr verschieden.
schätzen verb
  find roughly: veranschlagen, beziffern, taxieren; opposite berechnen = Fachleute «schätzen» den Schaden auf fünf Millionen Euro.
  hold in esteem: achten, würdigen; opposite verachten = Die Kritiker «schätzten» seine frühen Gedichte.
messen verb
  find the size of: ermitteln, bestimmen, erfassen = Die Temperatur wurde stündlich «gemessen».
berechnen verb
  find by numbers: errechnen, ausrechnen, ermitteln; opposite schätzen = Den Mittelwert «berechneten» wir für jede Gruppe.
ermitteln verb
  find out: feststellen, herausfinden, bestimmen; academic eruieren = Die Befragung «ermittelte» den täglichen Medienkonsum.
erheben verb
  gather data: erfassen, sammeln; opposite auswerten = Die Daten wurden an sechs Schulen «erhoben».
erfassen verb
  record: aufnehmen, aufzeichnen, registrieren = Das Register «erfasst» alle Neuerkrankungen.
sammeln verb
  bring together: zusammentragen, zusammenstellen; opposite zerstreuen = Die Brüder «sammelten» Märchen aus mündlicher Überlieferung.
beobachten verb
  watch with care: verfolgen, betrachten, studieren = Die Forscherin «beobachtete» das Spiel der Kinder.
befragen verb
  put questions to: interviewen; informal ausfragen = Für die Studie wurden hundert Lehrkräfte «befragt».
auswählen verb
  take from many: aussuchen, bestimmen; academic selektieren = Die Teilnehmer wurden zufällig «ausgewählt».
anwenden verb
  put to use: einsetzen, verwenden, gebrauchen, nutzen = In der Untersuchung wurden zwei Methoden «angewandt».
verwenden verb
  make use of: benutzen, gebrauchen, nutzen, einsetzen = Die Autorin «verwendet» den Begriff in einem weiten Sinn.
nutzen verb
  make use of: verwenden, gebrauchen, benutzen = Zwei Drittel der Befragten «nutzen» digitale Wörterbücher.
  be of help: helfen, dienen, zugutekommen; opposite schaden = Die Reform «nutzt» vor allem kleinen Betrieben.
einsetzen verb
  put to use: verwenden, anwenden, nutzen = Das Gerät wird in der Medizin «eingesetzt».
  begin: beginnen, anfangen, eintreten; opposite aufhören, enden = Die Wirkung «setzte» nach einer Stunde «ein».
durchführen verb
  carry out: ausführen, vornehmen, anstellen = Die Versuche wurden bei konstanter Temperatur «durchgeführt».
umsetzen verb
  make real: verwirklichen, ausführen; academic realisieren, implementieren = Die Stadt «setzte» nur die Hälfte des Plans «um».
verwirklichen verb
  make real: umsetzen, ausführen; academic realisieren = Das Projekt wurde mit Spenden «verwirklicht».
erreichen verb
  get by effort: erzielen, erlangen, erringen; opposite verfehlen = Die Partei «erreichte» bei der Wahl ein gutes Ergebnis.
erzielen verb
  get as a result: erreichen, erlangen, erarbeiten = Die Gruppe «erzielte» beachtliche Ergebnisse.
schaffen verb
  bring into being: entstehen lassen, einrichten; academic generieren; opposite abschaffen = Das Gesetz «schuf» neue Arbeitsplätze.
gründen verb
  set up: einrichten, errichten, stiften; opposite auflösen = Die Schule wurde im 16. Jahrhundert «gegründet».
entwickeln verb
  work out something new: ausarbeiten, erarbeiten, entwerfen; academic konzipieren = Das Team «entwickelte» ein neues Verfahren zur Wasserreinigung.
sich entwickeln verb
  come into being by steps: entstehen, sich herausbilden, hervorgehen = Aus dem Markt «entwickelte sich» allmählich eine Stadt.
entstehen verb
  come into being: sich bilden, aufkommen, sich herausbilden; opposite vergehen = In den Städten «entstanden» neue Berufe.
verändern verb
  make different: ändern, umgestalten, wandeln; academic transformieren; opposite bewahren = Die Eisenbahn «veränderte» das Leben auf dem Land.
ändern verb
  make different: verändern, abändern, umgestalten; academic modifizieren; opposite beibehalten = Das Parlament «änderte» die Verfassung.
sich ändern verb
  become different: sich wandeln, sich verändern = Die Einstellung zur Arbeit «änderte sich» nach dem Krieg.
anpassen verb
  make fit: abwandeln, umarbeiten; academic adaptieren = Der Fragebogen wurde für jüngere Kinder «angepasst».
steigen verb
  get larger: zunehmen, anwachsen, sich erhöhen; informal hochgehen; opposite sinken, fallen = Die Lebenserwartung «steigt» seit Jahrzehnten.
zunehmen verb
  get larger: steigen, anwachsen, wachsen; opposite abnehmen = Die Zahl der Hitzetage «nimmt» in Europa «zu».
wachsen verb
  get larger: zunehmen, sich vergrößern; opposite schrumpfen = Die Bevölkerung «wuchs» im 19. Jahrhundert rasch.
erhöhen verb
  make larger: steigern, vergrößern; opposite senken, verringern = Rauchen «erhöht» das Risiko eines Herzinfarkts.
steigern verb
  make larger or better: erhöhen, verbessern, heben; opposite mindern, verringern = Das Training «steigerte» die Leistung der Versuchspersonen.
verstärken verb
  make stronger: steigern, verschlimmern; academic intensivieren; opposite abschwächen = Die Kälte «verstärkt» die Schmerzen der Patienten.
sinken verb
  get smaller: fallen, abnehmen, zurückgehen; opposite steigen = Die Geburtenrate «sinkt» in vielen Ländern.
abnehmen verb
  get smaller: zurückgehen, sinken, sich verringern, schwinden; opposite zunehmen = Die Artenvielfalt «nimmt» weltweit «ab».
verringern verb
  make smaller: vermindern, senken, mindern; academic reduzieren; opposite erhöhen = Das neue Verfahren «verringert» die Zahl der Fehler.
senken verb
  make lower: verringern, vermindern, herabsetzen; academic reduzieren; opposite erhöhen = Das Medikament «senkt» den Blutdruck zuverlässig.
verbessern verb
  make better: steigern, heben; academic optimieren; opposite verschlechtern = Besseres Licht «verbessert» die Leistung der Beschäftigten.
sich verbessern verb
  get better: besser werden, sich heben; opposite sich verschlechtern = Die Luftqualität «verbesserte sich» in den Städten.
verschlechtern verb
  make worse: beeinträchtigen, mindern, herabsetzen; opposite verbessern = Lärm «verschlechtert» die Konzentration der Kinder.
beschränken verb
  set limits to: begrenzen, einschränken; academic limitieren; opposite ausweiten = Das Gesetz «beschränkt» die Dauer der Verträge.
einschränken verb
  make smaller or narrower: beschränken, begrenzen, beschneiden; opposite erweitern = Die Verordnung «schränkt» die Pressefreiheit «ein».
begrenzen verb
  set limits to: beschränken, einschränken; academic limitieren; opposite ausdehnen = Die Zahl der Plätze ist auf zwanzig «begrenzt».
erweitern verb
  make wider: ausbauen, ausdehnen, ausweiten; opposite einengen, einschränken = Die Hochschule «erweiterte» ihr Angebot an Kursen.
ergänzen verb
  add what is lacking: vervollständigen, erweitern; academic komplettieren = Interviews «ergänzen» die schriftliche Befragung.
hinzufügen verb
  put or say in addition: ergänzen, anfügen, beifügen; opposite weglassen = Der Herausgeber «fügte» ein Nachwort «hinzu».
verursachen verb
  be the cause of: hervorrufen, auslösen, bewirken; opposite verhindern = Ein Virus «verursacht» die Krankheit.
auslösen verb
  set off: entfachen, hervorrufen, anstoßen = Der Artikel «löste» eine heftige Debatte «aus».
bewirken verb
  bring about: verursachen, herbeiführen, hervorrufen, auslösen = Die Reform «bewirkte» einen Rückgang der Armut.
hervorrufen verb
  bring about: auslösen, erregen, erzeugen = Das Urteil «rief» breite Empörung «hervor».
beeinflussen verb
  have an effect on: einwirken auf, sich auswirken auf, Einfluss nehmen auf = Licht «beeinflusst» das Wachstum der Pflanzen.
sich auswirken verb
  have an effect: einwirken, Einfluss haben, Wirkung zeigen = Der Schlafmangel «wirkt sich» auf die Leistung «aus».
prägen verb
  give lasting form to: formen, bestimmen, beeinflussen = Die Kindheit auf dem Land «prägte» sein Werk.
führen verb
  instead of führen zu, have as an outcome: bewirken, nach sich ziehen, zur Folge haben = Das Missverständnis «führte» zu einem schweren Konflikt.
  be at the head of: leiten, lenken; informal managen = Zwei Universitäten «führen» das Projekt gemeinsam.
leiten verb
  be at the head of: führen, lenken; informal managen = Eine erfahrene Ärztin «leitete» die Studie.
folgern verb
  reach by reasoning: schließen, ableiten, schlussfolgern; academic deduzieren = Aus den Daten «folgern» die Autoren, dass die Zahl sinkt.
schließen verb
  reach by reasoning: folgern, ableiten, schlussfolgern; academic deduzieren = Aus dem Fund «schließt» man, dass hier Handel stattfand.
  bring to an end: beenden, abschließen; opposite eröffnen = Die Autorin «schließt» ihr Buch mit einem Ausblick.
ableiten verb
  get by reasoning: herleiten, gewinnen; academic deduzieren = Aus der Theorie wurden drei Hypothesen «abgeleitet».
sich ergeben verb
  be a result: folgen, hervorgehen, resultieren = Aus den Daten «ergibt sich» ein klares Bild.
folgen verb
  come next: sich anschließen, kommen; opposite vorangehen = Im nächsten Kapitel «folgt» eine Analyse der Fälle.
beruhen verb
  rest on: basieren, fußen, gründen = Das Urteil «beruht» auf einem Irrtum über die Rechtslage.
basieren verb
  rest on: beruhen, fußen, aufbauen, gründen = Die Studie «basiert» auf den Daten von 2000 Haushalten.
sich stützen verb
  use as a support: sich berufen, bauen, zurückgreifen = Die Autorin «stützt sich» auf unveröffentlichte Briefe.
abhängen verb
  be determined by: abhängig sein, bestimmt werden = Der Erfolg «hängt» von der Vorbereitung «ab».
zusammenhängen verb
  be linked: in Verbindung stehen, in Beziehung stehen; academic korrelieren = Bildung und Gesundheit «hängen» eng miteinander «zusammen».
verbinden verb
  bring together: verknüpfen, vereinen, koppeln; academic kombinieren; opposite trennen = Der Ansatz «verbindet» Theorie und Praxis.
verknüpfen verb
  link: verbinden, koppeln, verflechten; opposite trennen = Der Roman «verknüpft» zwei Handlungsstränge.
betreffen verb
  have to do with: angehen, berühren; academic tangieren = Die neue Regel «betrifft» alle Studierenden.
gelten verb
  be in force: gültig sein, in Kraft sein, Geltung haben = Die Regel «gilt» seit dem Wintersemester 2019.
enthalten verb
  have inside: umfassen, beinhalten = Der Anhang «enthält» den vollständigen Fragebogen.
umfassen verb
  have as its parts: enthalten, beinhalten, zählen = Die Sammlung «umfasst» über tausend Handschriften.
bestehen verb
  be made up: sich zusammensetzen, gebildet sein = Der Fragebogen «besteht» aus drei Teilen.
  be there: existieren, vorhanden sein, vorliegen = Zwischen beiden Größen «besteht» ein enger Zusammenhang.
bilden verb
  make up: darstellen, formen; academic konstituieren = Beide Kapitel «bilden» eine Einheit.
aufweisen verb
  have as a mark: zeigen, besitzen, haben = Beide Texte «weisen» deutliche Parallelen «auf».
behandeln verb
  have as its subject: erörtern, thematisieren, besprechen, darstellen = Das Buch «behandelt» die Malerei der Renaissance.
  heal: versorgen; academic therapieren = Die Patienten wurden mit Antibiotika «behandelt».
erörtern verb
  treat from all sides: diskutieren, besprechen, behandeln, abhandeln = Der Aufsatz «erörtert» die Folgen des Urteils.
diskutieren verb
  talk over: erörtern, besprechen = Im fünften Kapitel werden die Ergebnisse «diskutiert».
sich befassen verb
  have as one's subject: sich beschäftigen, sich auseinandersetzen = Die Autorin «befasst sich» mit der Frühzeit des Films.
sich auseinandersetzen verb
  treat with care and thought: sich befassen, sich beschäftigen = Der Aufsatz «setzt sich» kritisch mit der Theorie «auseinander».
eingehen verb
  treat a point: zu sprechen kommen, sich einlassen = Auf diesen Einwand «geht» der Autor nicht «ein».
zusammenfassen verb
  say in short: resümieren, bündeln; academic rekapitulieren = Das letzte Kapitel «fasst» die Ergebnisse «zusammen».
ermöglichen verb
  make possible: erlauben, gestatten, zulassen; opposite verhindern = Das neue Gerät «ermöglicht» genauere Messungen.
erlauben verb
  let be or do: gestatten, ermöglichen, zulassen; opposite verbieten = Die Datenlage «erlaubt» keine allgemeinen Aussagen.
helfen verb
  make easier for someone: behilflich sein, unterstützen; opposite hindern = Abbildungen «helfen» Kindern beim Verstehen des Textes.
unterstützen verb
  give help: fördern, entlasten; opposite behindern = Der Staat «unterstützt» Familien mit geringem Einkommen.
fördern verb
  help to grow: unterstützen, begünstigen, voranbringen; opposite hemmen = Gemeinsames Spiel «fördert» die Integration.
begünstigen verb
  make more likely: fördern, befördern; opposite erschweren = Feuchte Luft «begünstigt» die Bildung von Schimmel.
erleichtern verb
  make easier: vereinfachen, leichter machen; opposite erschweren = Die Gliederung «erleichtert» das Lesen des Textes.
erschweren verb
  make harder: behindern, hemmen, komplizieren; opposite erleichtern = Fehlende Quellen «erschweren» die Datierung.
behindern verb
  stand in the way: hemmen, erschweren, beeinträchtigen; opposite fördern = Angst vor Fehlern «behindert» das Lernen.
verhindern verb
  make impossible: abwenden, verhüten, unterbinden; opposite ermöglichen = Die Impfung «verhindert» schwere Verläufe.
vermeiden verb
  keep away from: umgehen, meiden = Die Autorin «vermeidet» wertende Ausdrücke.
lösen verb
  find the answer to: bewältigen, beheben, beseitigen = Das Team «löste» das technische Problem rasch.
klären verb
  make clear or settled: aufklären, ermitteln; literary erhellen = Die Herkunft der Handschrift ist noch nicht «geklärt».
bieten verb
  give: liefern, gewähren, geben = Das Buch «bietet» einen guten Überblick über die Epoche.
liefern verb
  give: bieten, erbringen, geben = Die Grabung «lieferte» wichtige Hinweise auf den Handel.
leisten verb
  give or do: erbringen, liefern = Die Studie «leistet» einen Beitrag zur Bildungsforschung.
beitragen verb
  help to bring about: beisteuern, einen Beitrag leisten = Viele Bürger «trugen» zum Bau der Schule «bei».
dienen verb
  be used for: gelten, gewidmet sein = Der Versuch «diente» der Überprüfung der Hypothese.
versuchen verb
  try: sich bemühen, bestrebt sein; literary trachten = Das Kapitel «versucht», diese Frage zu beantworten.
anstreben verb
  try to reach: beabsichtigen, ins Auge fassen; academic intendieren; literary erstreben = Die Regierung «strebt» eine Reform der Pflege «an».
beabsichtigen verb
  mean to do: vorhaben, planen; literary gedenken = Die Stadt «beabsichtigt», das Archiv zu öffnen.
finden verb
  come upon: entdecken, vorfinden, aufspüren; opposite verlieren = Die Forscher «fanden» zwei neue Handschriften.
entdecken verb
  find for the first time: finden, aufspüren, ausfindig machen = Archäologen «entdeckten» ein unbekanntes Grab.
erkennen verb
  come to see or know: sehen, ausmachen, wahrnehmen = Auf dem Bild sind zwei Figuren zu «erkennen».
veröffentlichen verb
  make public in print: herausbringen, abdrucken; academic publizieren = Die Zeitschrift «veröffentlichte» zwei neue Aufsätze.
formulieren verb
  put into words: ausdrücken, abfassen, in Worte fassen = Die Forschungsfrage ist klar «formuliert».
ausdrücken verb
  make known by words or signs: zum Ausdruck bringen, wiedergeben = Die Adjektive «drücken» den Zorn des Sprechers «aus».
bedeuten verb
  have as a meaning: heißen, meinen = Das lateinische Wort «bedeutete» ursprünglich Weg.
  amount to: darstellen, mit sich bringen = Die Schließung «bedeutete» einen schweren Verlust für das Dorf.
bezeichnen verb
  be the name of: benennen, meinen; academic denotieren = Der Begriff «bezeichnet» eine Form der Herrschaft.
erfordern verb
  call for: verlangen, brauchen, fordern = Die Aufgabe «erfordert» große Sorgfalt.
benötigen verb
  have need of: brauchen, nötig haben = Für die Analyse «benötigt» man große Stichproben.
verfügen verb
  have, with über: besitzen, haben = Die Hälfte der Befragten «verfügt» über einen Studienabschluss.
fehlen verb
  not be there: ausstehen, nicht vorhanden sein, nicht vorliegen; opposite vorliegen = Zu dieser Frage «fehlen» verlässliche Daten.
entsprechen verb
  be the same or fitting: gleichen, gleichkommen; opposite abweichen, widersprechen = Der gemessene Wert «entspricht» dem erwarteten.
übereinstimmen verb
  be the same: sich decken, zusammenfallen; opposite abweichen = Die Ergebnisse «stimmen» mit früheren Messungen «überein».
abweichen verb
  be off or unlike: sich unterscheiden, sich entfernen; academic divergieren, differieren; opposite übereinstimmen = Die Werte «weichen» deutlich vom Durchschnitt «ab».
gleichen verb
  be like: ähneln, entsprechen; opposite sich unterscheiden = Der Aufbau der Briefe «gleicht» dem der Predigten.
vorkommen verb
  happen or be found: auftreten, begegnen, sich finden = Das Motiv «kommt» auch in späten Texten «vor».
auftreten verb
  come up: vorkommen, sich einstellen, sich zeigen; opposite ausbleiben = Nebenwirkungen «traten» nur selten «auf».
erscheinen verb
  be published: herauskommen, veröffentlicht werden = Der Roman «erschien» 1924 in Berlin.
  seem: wirken, anmuten = Diese Deutung «erscheint» wenig überzeugend.
geschehen verb
  happen: erfolgen, stattfinden = Die Auswahl der Texte «geschah» nach festen Kriterien.
dauern verb
  go on for a time: andauern, sich hinziehen; literary währen = Die Verhandlungen «dauerten» über zwei Monate.
beginnen verb
  make a start: anfangen, einsetzen, starten; opposite enden, aufhören = Die Messungen «begannen» im Mai.
beenden verb
  bring to an end: abschließen, vollenden; opposite beginnen = Das Team «beendete» die Untersuchung im Herbst.
fortsetzen verb
  go on with: weiterführen, fortführen; opposite abbrechen = Die Studie wird mit einer größeren Stichprobe «fortgesetzt».
entscheiden verb
  make a decision: urteilen, befinden, beschließen = Das Gericht «entschied», dass die Klage zulässig ist.
festlegen verb
  fix: bestimmen, festsetzen, regeln = Die Satzung «legt» die Zahl der Mitglieder «fest».
abwägen verb
  weigh in the mind: überdenken, bedenken, gegenüberstellen = Die Ärztin muss Nutzen und Risiken «abwägen».
überwiegen verb
  be strongest or most frequent: vorherrschen, dominieren, das Übergewicht haben = Im Korpus «überwiegen» Texte aus Norddeutschland.
wichtig adjective
  of weight: bedeutsam, wesentlich, bedeutend; academic relevant; opposite unwichtig, nebensächlich = Ein «wichtiger» Gesichtspunkt war das Alter der Befragten.
bedeutend adjective
  great in rank or size: wichtig, namhaft, herausragend; opposite unbedeutend = Der Autor zählt zu den «bedeutenden» Vertretern der Romantik.
bedeutsam adjective
  full of meaning: wichtig, belangvoll; academic relevant; opposite bedeutungslos = Der Unterschied ist auch klinisch «bedeutsam».
wesentlich adjective
  of the essence: entscheidend, wichtig, zentral; academic essenziell; opposite unwesentlich = Die Übersetzungen weichen in «wesentlichen» Punkten voneinander ab.
entscheidend adjective
  that decides: ausschlaggebend, maßgeblich, bestimmend; opposite nebensächlich = Der «entscheidende» Vorteil liegt in der kurzen Dauer.
maßgeblich adjective
  that decides: entscheidend, ausschlaggebend, bestimmend; opposite unmaßgeblich = Das Elternhaus hat «maßgeblichen» Einfluss auf die Schulwahl.
zentral adjective
  in the middle of interest: wesentlich, hauptsächlich, wichtig; opposite randständig, peripher = Schuld ist das «zentrale» Thema des Romans.
grundlegend adjective
  on which the rest stands: wesentlich, elementar; academic fundamental, basal; opposite nebensächlich = Der Autor erklärt zunächst «grundlegende» Begriffe.
relevant adjective
  mattering for a question: einschlägig, wichtig, bedeutsam; opposite irrelevant, belanglos = Alle «relevanten» Studien wurden in die Übersicht aufgenommen.
erheblich adjective
  of much size: beträchtlich, bedeutend, beachtlich, ansehnlich; opposite unerheblich, gering = Zwischen den Regionen bestehen «erhebliche» Unterschiede.
beträchtlich adjective
  of much size: erheblich, ansehnlich, beachtlich; opposite gering = Die Sanierung verursachte «beträchtliche» Kosten.
beachtlich adjective
  worth notice: bemerkenswert, ansehnlich, beträchtlich; opposite unbedeutend = Die junge Firma erzielte «beachtliche» Gewinne.
bemerkenswert adjective
  worth notice: beachtenswert, auffallend; opposite unauffällig = Die Übereinstimmung der beiden Berichte ist «bemerkenswert».
auffällig adjective
  that strikes the eye: auffallend, augenfällig, markant; opposite unauffällig = Das Gedicht weist ein «auffälliges» Reimschema auf.
klar adjective
  easy to understand: eindeutig, deutlich, verständlich; opposite unklar = Die Autorin gibt eine «klare» Definition des Begriffs.
eindeutig adjective
  of one meaning only: klar, unmissverständlich, unzweideutig; opposite mehrdeutig, zweideutig = Der Wortlaut des Gesetzes ist «eindeutig».
deutlich adjective
  easy to see: klar, merklich, spürbar, sichtbar; opposite undeutlich = Die Zahlen belegen einen «deutlichen» Rückgang der Armut.
offensichtlich adjective
  that all can see: offenkundig, augenscheinlich, unverkennbar; academic evident; opposite verborgen = Der Widerspruch zwischen beiden Aussagen ist «offensichtlich».
unklar adjective
  not known or understood: ungeklärt, ungewiss, offen; opposite klar = Die Ursache der Krankheit ist nach wie vor «unklar».
genau adjective
  free of error: exakt, präzise; opposite ungenau = Das Gerät liefert auch bei Kälte «genaue» Werte.
ungenau adjective
  not exact: unpräzise, vage, unscharf; opposite genau = Der Vertrag enthält mehrere «ungenaue» Formulierungen.
richtig adjective
  free of mistakes: korrekt, zutreffend; opposite falsch = Die Hälfte der Klasse gab die «richtige» Antwort.
falsch adjective
  not right: unrichtig, fehlerhaft, verkehrt; academic inkorrekt; opposite richtig = Die «falschen» Angaben wurden aus der Tabelle entfernt.
wahr adjective
  that is so: zutreffend, richtig; opposite unwahr, falsch = Die Aussage ist nur unter bestimmten Bedingungen «wahr».
gültig adjective
  that holds: wirksam, bindend; opposite ungültig = Der Vertrag ist ohne Unterschrift nicht «gültig».
zuverlässig adjective
  that one can trust: verlässlich, sicher; academic reliabel; opposite unzuverlässig = Der Test hat sich als «zuverlässig» erwiesen.
glaubwürdig adjective
  that may be believed: glaubhaft, überzeugend; opposite unglaubwürdig = Der Bericht der Zeugin wirkte «glaubwürdig».
überzeugend adjective
  that makes one believe: einleuchtend, stichhaltig, schlüssig; opposite schwach = Für diese Deutung fehlen «überzeugende» Argumente.
schlüssig adjective
  well reasoned: folgerichtig, stimmig, stichhaltig; academic kohärent, konsistent; opposite widersprüchlich = Die Arbeit bietet eine «schlüssige» Argumentation.
nachvollziehbar adjective
  that one can follow: verständlich, einleuchtend, begreiflich; academic plausibel; opposite unverständlich = Die Auswahl der Fälle ist gut «nachvollziehbar».
plausibel adjective
  that one can well believe: einleuchtend, glaubhaft, nachvollziehbar; opposite unplausibel = Eine «plausible» Erklärung liefert die Klimageschichte.
berechtigt adjective
  having good reason: begründet, legitim, gerechtfertigt; opposite unberechtigt = Die Kritik an dem Verfahren ist «berechtigt».
umstritten adjective
  on which people disagree: strittig, streitig, kontrovers; opposite unumstritten = Die Herkunft des Wortes ist bis heute «umstritten».
widersprüchlich adjective
  full of contradictions: uneinheitlich, unvereinbar; academic inkonsistent; opposite widerspruchsfrei = Die Befunde früherer Studien sind «widersprüchlich».
notwendig adjective
  that must be: nötig, erforderlich, unerlässlich; opposite unnötig, überflüssig = Weitere Untersuchungen sind dringend «notwendig».
erforderlich adjective
  that is needed: notwendig, nötig, geboten; opposite überflüssig = Die «erforderlichen» Daten lagen nicht vor.
unerlässlich adjective
  that one cannot do without: unverzichtbar, unabdingbar, unentbehrlich; academic essenziell; opposite entbehrlich = Für eine sichere Diagnose ist eine Gewebeprobe «unerlässlich».
überflüssig adjective
  not needed: unnötig, entbehrlich; academic redundant; opposite notwendig = «Überflüssige» Fragen wurden aus dem Bogen gestrichen.
verbindlich adjective
  that must be followed: bindend, verpflichtend; academic obligatorisch; opposite unverbindlich = Die Leitlinie ist für alle Kliniken «verbindlich».
freiwillig adjective
  of one's free will: nicht verpflichtend, selbst gewählt; academic fakultativ; opposite verpflichtend = Die Teilnahme an der Studie war «freiwillig».
möglich adjective
  that can be: denkbar, vorstellbar; academic potenziell; opposite unmöglich = Als «mögliche» Ursache kommt eine Infektion infrage.
unmöglich adjective
  that cannot be: undenkbar, ausgeschlossen, undurchführbar; opposite möglich = Eine genaue Datierung ist bislang «unmöglich».
wahrscheinlich adjective
  likely: vermutlich, mutmaßlich; opposite unwahrscheinlich = Die «wahrscheinliche» Todesursache war eine Infektion.
sicher adjective
  free of doubt: unzweifelhaft, zweifelsfrei; opposite unsicher, ungewiss = Für die Autorschaft gibt es keinen «sicheren» Beleg.
  free of danger: ungefährlich, unbedenklich, gefahrlos; opposite gefährlich = Der Impfstoff gilt als «sicher».
unsicher adjective
  not certain: ungewiss, fraglich, zweifelhaft; opposite sicher = Die Datierung der Handschrift ist «unsicher».
geeignet adjective
  fit for the purpose: passend, tauglich, brauchbar; academic adäquat; opposite ungeeignet = Das Verfahren ist auch für Kinder «geeignet».
angemessen adjective
  fitting in degree: passend, verhältnismäßig; academic adäquat; opposite unangemessen = Das Gericht hielt die Strafe für «angemessen».
ausreichend adjective
  as much as is needed: genügend, hinreichend, hinlänglich; opposite unzureichend = Den Befragten stand «ausreichend» Zeit zur Verfügung.
wirksam adjective
  having the wanted effect: effektiv, wirkungsvoll; opposite unwirksam = Das Mittel ist auch bei älteren Patienten «wirksam».
erfolgreich adjective
  ending well: geglückt, gelungen; opposite erfolglos = Die «erfolgreiche» Erprobung des Geräts dauerte zwei Jahre.
nützlich adjective
  of use: hilfreich, brauchbar, dienlich; opposite nutzlos = Der Band enthält «nützliche» Hinweise für junge Lehrkräfte.
vorteilhaft adjective
  bringing gain: günstig, nützlich, lohnend; opposite nachteilig = Der Vertrag ist für beide Seiten «vorteilhaft».
günstig adjective
  that helps: vorteilhaft, gut; opposite ungünstig = Die «günstige» Lage am Fluss förderte den Handel.
schädlich adjective
  doing harm: nachteilig, ungesund; opposite unschädlich, nützlich = Langes Sitzen ist für den Rücken «schädlich».
gefährlich adjective
  that may do harm: bedrohlich, gefahrbringend; opposite ungefährlich, harmlos = Für Säuglinge ist die Krankheit besonders «gefährlich».
komplex adjective
  of many parts: vielschichtig, verwickelt, kompliziert; opposite einfach = Migration ist ein «komplexes» gesellschaftliches Phänomen.
kompliziert adjective
  hard because of many parts: verwickelt, schwierig, umständlich; academic komplex; opposite einfach = Das «komplizierte» Verfahren schreckt viele Antragsteller ab.
einfach adjective
  easy, of few parts: unkompliziert, schlicht; informal simpel; opposite kompliziert, schwierig = Die Aufgabe hat eine überraschend «einfache» Lösung.
schwierig adjective
  hard to do: schwer, anspruchsvoll; informal knifflig; opposite leicht, einfach = Die Übersetzung der Verse ist besonders «schwierig».
unterschiedlich adjective
  not the same: verschieden, ungleich; academic divergent; opposite gleich = Beide Autoren kommen zu «unterschiedlichen» Ergebnissen.
verschieden adjective
  not the same: unterschiedlich, andersartig, ungleich; opposite gleich = Die beiden Sprachen haben einen sehr «verschiedenen» Satzbau.
ähnlich adjective
  nearly the same: vergleichbar, verwandt; academic analog; opposite verschieden = Frühere Arbeiten kamen zu «ähnlichen» Ergebnissen.
gleich adjective
  the very same: identisch, übereinstimmend; opposite verschieden, unterschiedlich = Beide Messungen erfolgten unter «gleichen» Bedingungen.
vergleichbar adjective
  that can be set side by side: ähnlich, entsprechend; opposite unvergleichbar = Die beiden Stichproben sind in der Größe «vergleichbar».
gegensätzlich adjective
  being opposed: entgegengesetzt, konträr, widerstreitend; opposite übereinstimmend = Die Parteien vertreten «gegensätzliche» Positionen.
einheitlich adjective
  the same all through: gleich, übereinstimmend; academic uniform; opposite uneinheitlich = Die Länder haben keine «einheitlichen» Regeln vereinbart.
allgemein adjective
  holding for most: generell, übergreifend; opposite speziell = Das Kapitel beginnt mit «allgemeinen» Bemerkungen zur Epoche.
besonders adverb
  more than others: vor allem, insbesondere; academic speziell = Das Verfahren eignet sich «besonders» für kleine Gruppen.
typisch adjective
  as most of its kind are: kennzeichnend, charakteristisch, bezeichnend; opposite untypisch = Das Gedicht verwendet «typische» Bilder der Romantik.
charakteristisch adjective
  marking a thing: kennzeichnend, typisch, bezeichnend; opposite untypisch = Kurze Sätze sind für seinen Stil «charakteristisch».
häufig adjective
  happening often: verbreitet, geläufig, oft auftretend; academic frequent; opposite selten = Kopfschmerz ist eine «häufige» Nebenwirkung.
selten adjective
  not found often: rar, ungewöhnlich; opposite häufig = Die Erkrankung ist bei Kindern sehr «selten».
üblich adjective
  as is mostly done: gebräuchlich, gängig, herkömmlich; academic konventionell; opposite unüblich = Die Proben wurden mit den «üblichen» Mitteln gereinigt.
ungewöhnlich adjective
  not as is mostly: außergewöhnlich, unüblich; opposite gewöhnlich, üblich = Der «ungewöhnliche» Aufbau des Romans verwirrte viele Leser.
verbreitet adjective
  found in many places: geläufig, gängig; opposite selten = Diese Ansicht ist auch unter Fachleuten «verbreitet».
neu adjective
  not there before: neuartig, modern; academic innovativ; opposite alt = Die Forscher entwickelten ein «neues» Messgerät.
früher adjective
  from before: vorangegangen, vorherig, älter; opposite später = Die Ergebnisse bestätigen «frühere» Untersuchungen.
gegenwärtig adjective
  of now: heutig, jetzig, derzeitig, aktuell; opposite früher, vergangen = Die «gegenwärtige» Rechtslage ist unbefriedigend.
aktuell adjective
  of now: gegenwärtig, derzeitig, heutig; opposite veraltet = Die «aktuelle» Debatte dreht sich um den Datenschutz.
lang adjective
  taking much time: ausgedehnt, langwierig, andauernd; opposite kurz = Die «lange» Behandlung erschöpfte viele Patienten.
kurz adjective
  taking little time or space: knapp, gedrängt, bündig; opposite lang, ausführlich = Das Buch beginnt mit einem «kurzen» Überblick.
groß adjective
  of much size: umfangreich, beträchtlich, beachtlich; opposite klein = Die Bibliothek besitzt eine «große» Sammlung von Karten.
gering adjective
  little: schwach, klein, geringfügig, niedrig; academic marginal; opposite groß, hoch = Der Zusammenhang zwischen beiden Größen ist «gering».
hoch adjective
  of much degree: beträchtlich, erheblich; opposite niedrig, gering = Die Sanierung ist mit «hohen» Kosten verbunden.
umfassend adjective
  covering the whole: umfangreich, weitreichend, breit; opposite lückenhaft = Der Band bietet eine «umfassende» Darstellung der Epoche.
vollständig adjective
  with all its parts: komplett, lückenlos, ganz; opposite unvollständig = Der «vollständige» Fragebogen steht im Anhang.
unvollständig adjective
  with parts lacking: lückenhaft, bruchstückhaft; academic fragmentarisch; opposite vollständig = Die Überlieferung des Textes ist «unvollständig».
teilweise adverb
  not wholly: zum Teil, teils, in Teilen; academic partiell; opposite vollständig = Die Hypothese wurde nur «teilweise» bestätigt.
ausführlich adjective
  with many particulars: eingehend, detailliert, umfassend; opposite knapp, kurz = Der Anhang enthält eine «ausführliche» Beschreibung der Versuche.
gründlich adjective
  going deep: eingehend, sorgfältig, gewissenhaft; opposite oberflächlich = Der Entscheidung ging eine «gründliche» Prüfung voraus.
oberflächlich adjective
  not going deep: flüchtig; literary seicht; opposite gründlich = Ältere Darstellungen des Themas bleiben oft «oberflächlich».
theoretisch adjective
  of theory: begrifflich, gedanklich; academic konzeptionell; opposite praktisch = Den «theoretischen» Rahmen bildet die Systemtheorie.
praktisch adjective
  of practice: konkret; informal handfest; opposite theoretisch = Die Ergebnisse sind auch von «praktischem» Nutzen.
wissenschaftlich adjective
  of science: akademisch, fachlich; dated gelehrt; opposite unwissenschaftlich = Die Zeitschrift veröffentlicht nur «wissenschaftliche» Beiträge.
gesellschaftlich adjective
  of society: sozial, gesamtgesellschaftlich = Die Schule kann «gesellschaftliche» Ungleichheit verringern.
unmittelbar adjective
  with nothing between: direkt, sofortig, umgehend; opposite mittelbar, indirekt = Die Studierenden erhielten «unmittelbare» Rückmeldung zu ihrem Text.
unabhängig adjective
  not resting on another: außenstehend, neutral; academic extern; opposite abhängig = Die Texte wurden von zwei «unabhängigen» Gutachtern bewertet.
abhängig adjective
  resting on another: angewiesen, gebunden; opposite unabhängig = Viele Betriebe sind von staatlicher Hilfe «abhängig».
gemeinsam adjective
  belonging to more than one: geteilt, gemeinschaftlich, verbindend; opposite getrennt = Die beiden Völker haben eine «gemeinsame» Geschichte.
stark adjective
  of much force: kräftig, heftig, intensiv; opposite schwach = Im Frühjahr kam es zu «starken» Regenfällen.
schwach adjective
  of little force: gering, leicht; opposite stark = Zwischen den Variablen bestand nur ein «schwacher» Zusammenhang.
ständig adjective
  without a break: dauernd, andauernd, fortwährend; academic permanent; opposite vorübergehend = Der «ständige» Lärm beeinträchtigt die Gesundheit.
sachlich adjective
  free of one's own liking: nüchtern, unvoreingenommen; academic objektiv; opposite unsachlich = Der Bericht ist in einem «sachlichen» Ton gehalten.
einseitig adjective
  taking one side: parteiisch, voreingenommen; academic tendenziös; opposite ausgewogen = Die Chronik schildert den Krieg sehr «einseitig».
überraschend adjective
  not looked for: unerwartet, unvorhergesehen, erstaunlich; opposite erwartbar = Die Studie kam zu einem «überraschenden» Ergebnis.
zahlreich adjective
  many: viele, etliche; opposite wenige = Zu diesem Thema liegen «zahlreiche» Studien vor.
entsprechend adjective
  fitting to what was said: zugehörig, dazugehörig, jeweilig = Die «entsprechenden» Werte sind in Tabelle 3 angegeben.
hauptsächlich adverb
  for the most part: vorwiegend, überwiegend, vor allem, in erster Linie; academic primär = Die Stichprobe besteht «hauptsächlich» aus Studierenden.
vorwiegend adverb
  for the most part: hauptsächlich, überwiegend, größtenteils, zumeist = In den Dörfern leben «vorwiegend» ältere Menschen.
überwiegend adverb
  for the most part: vorwiegend, hauptsächlich, größtenteils = Die Befragten äußerten sich «überwiegend» positiv.
insbesondere adverb
  more than others: besonders, vor allem, namentlich = Die Reform betrifft «insbesondere» kleine Betriebe.
erheblich adverb
  by much: beträchtlich, beachtlich, deutlich, wesentlich; opposite geringfügig = Die Zahl der Unfälle ist «erheblich» gesunken.
deutlich adverb
  so that one can see it: merklich, klar, spürbar, sichtlich; opposite kaum = Die Werte liegen «deutlich» über dem Durchschnitt.
völlig adverb
  wholly: vollkommen, gänzlich, ganz; informal total; opposite teilweise = Beide Theorien gehen von «völlig» anderen Annahmen aus.
kaum adverb
  almost not: wenig, fast nicht; opposite häufig = Diese Quelle wurde bisher «kaum» beachtet.
fast adverb
  not quite: beinahe, nahezu, annähernd = Die Probanden beantworteten «fast» alle Fragen.
ungefähr adverb
  not exactly: etwa, circa, rund, annähernd; opposite genau = Das Interview dauerte «ungefähr» zwei Stunden.
mindestens adverb
  not less than: wenigstens, zumindest; opposite höchstens = Alle Befragten waren «mindestens» 18 Jahre alt.
höchstens adverb
  not more than: maximal, allenfalls; opposite mindestens = Die Antwort durfte «höchstens» zwanzig Wörter umfassen.
lediglich adverb
  not more than: nur, bloß = In «lediglich» drei Fällen traten Nebenwirkungen auf.
ausschließlich adverb
  only: nur, einzig, allein; academic exklusiv = Die Studie richtet sich «ausschließlich» an Erwachsene.
oft adverb
  many times: häufig, vielfach, oftmals; opposite selten = Die beiden Begriffe werden «oft» verwechselt.
meist adverb
  in most cases: meistens, zumeist, in der Regel, gewöhnlich; opposite selten = Die Symptome klingen «meist» nach zwei Tagen ab.
manchmal adverb
  now and then: gelegentlich, mitunter; literary zuweilen, bisweilen; opposite immer = «Manchmal» fehlen in den Akten ganze Seiten.
immer adverb
  at all times: stets, ausnahmslos; opposite nie, niemals = Quellen sind «immer» vollständig anzugeben.
bisher adverb
  until now: bislang, bis jetzt, bis heute, bis dato = Diese Frage wurde «bisher» selten untersucht.
derzeit adverb
  now: gegenwärtig, zurzeit, momentan, aktuell; opposite früher = Die Studie läuft «derzeit» in drei Ländern.
zunächst adverb
  before the rest: zuerst, als Erstes; opposite schließlich = «Zunächst» werden die wichtigsten Begriffe geklärt.
schließlich adverb
  at the end: zuletzt, endlich, am Ende; opposite zunächst = Nach langen Verhandlungen einigten sich die Parteien «schließlich».
anschließend adverb
  after that: danach, daraufhin, im Anschluss; informal hinterher; opposite zuvor = Die Texte wurden kodiert und «anschließend» ausgewertet.
allmählich adverb
  step by step: nach und nach, schrittweise, langsam; academic sukzessive; opposite plötzlich = Der Dialekt verliert «allmählich» seine Eigenheiten.
zunehmend adverb
  more and more: immer mehr, immer stärker, in wachsendem Maße; opposite abnehmend = Ärzte nutzen «zunehmend» digitale Verfahren.
wahrscheinlich adverb
  as is likely: vermutlich, wohl; opposite kaum = Der Brief stammt «wahrscheinlich» von seiner Schwester.
vermutlich adverb
  as one may take to be so: wahrscheinlich, wohl, mutmaßlich = Das Feuer brach «vermutlich» im Hafen aus.
offenbar adverb
  as it seems: anscheinend, augenscheinlich, offensichtlich; opposite keineswegs = Der Schreiber hatte «offenbar» eine ältere Vorlage.
tatsächlich adverb
  in fact: wirklich, in der Tat; academic de facto; opposite scheinbar = Es ist zu fragen, ob die Regel «tatsächlich» hilft.
ebenfalls adverb
  likewise: auch, gleichfalls, ebenso, desgleichen = Die zweite Messung ergab «ebenfalls» einen hohen Wert.
relativ adverb
  when compared: verhältnismäßig, vergleichsweise, ziemlich; opposite absolut = Die Erhebung war mit «relativ» geringen Kosten verbunden.
äußerst adverb
  in high degree: überaus, höchst, ausgesprochen, sehr; informal extrem = Die Quellenlage ist «äußerst» dünn.
nur adverb
  not more than: bloß, lediglich, allein, ausschließlich = Die Aussage gilt «nur» für kleine Betriebe.
gleichzeitig adverb
  at one time: zugleich, zeitgleich; academic simultan; opposite nacheinander = Beide Gruppen wurden «gleichzeitig» befragt.
kurz adverb
  in few words: knapp, bündig, in wenigen Worten; opposite ausführlich = Das Kapitel stellt die Geschichte der Institution «kurz» vor.
ausführlich adverb
  with particulars: eingehend, detailliert, im Einzelnen; academic in extenso; opposite kurz = Der Anhang beschreibt den Versuch «ausführlich».
jedoch connective
  but: aber, allerdings, indes = Die Stichprobe war groß, «jedoch» nicht repräsentativ.
allerdings connective
  but one must add: jedoch, indes, freilich, aber = Das Verfahren ist schnell, «allerdings» sehr teuer.
aber connective
  but: jedoch, allerdings, indes, doch = Die Methode ist einfach, «aber» wenig verlässlich.
hingegen connective
  in contrast: dagegen, demgegenüber, jedoch, indessen = Die Städte wuchsen, die Dörfer «hingegen» verloren Einwohner.
dagegen connective
  in contrast: hingegen, demgegenüber, jedoch, indessen = Mädchen lasen viel, Jungen trieben «dagegen» mehr Sport.
dennoch connective
  in spite of that: trotzdem, gleichwohl, nichtsdestotrotz, nichtsdestoweniger = Die Daten sind lückenhaft, «dennoch» zeigen sie einen Trend.
trotzdem connective
  in spite of that: dennoch, gleichwohl, nichtsdestoweniger; dated nichtsdestominder = Das Mittel ist teuer und wird «trotzdem» oft verschrieben.
gleichwohl connective
  in spite of that: dennoch, trotzdem, nichtsdestoweniger = Das Buch ist alt, «gleichwohl» bleibt es unentbehrlich.
daher connective
  for that reason: deshalb, deswegen, darum, folglich = Die Stichprobe ist klein, «daher» ist Vorsicht geboten.
deshalb connective
  for that reason: daher, deswegen, darum, aus diesem Grund = Das Gerät war defekt, «deshalb» wurde die Messung wiederholt.
somit connective
  as follows from this: folglich, also, damit, mithin = Beide Werte sind gleich, «somit» trifft die Annahme zu.
folglich connective
  as follows from this: somit, demnach, demzufolge, infolgedessen, also = Die Nachfrage sank, «folglich» fielen auch die Preise.
also connective
  as follows from this: folglich, somit, demnach; academic ergo = Der Vertrag ist nichtig, «also» besteht keine Zahlungspflicht.
außerdem connective
  and also: zudem, ferner, darüber hinaus, überdies = Das Programm bietet «außerdem» Sprachkurse an.
zudem connective
  and also: außerdem, überdies, darüber hinaus, ferner = Die Klinik behandelt Kranke und betreibt «zudem» Forschung.
darüber hinaus connective
  and also: außerdem, zudem, überdies, ferner = «Darüber hinaus» erfasst der Fragebogen die Lesegewohnheiten.
ferner connective
  and also: außerdem, zudem, weiterhin, des Weiteren = «Ferner» ist zu prüfen, ob ein Schaden entstanden ist.
sowie connective
  and also: und, wie auch, ebenso wie = Die Arbeit stützt sich auf Briefe «sowie» Tagebücher.
obwohl connective
  in spite of the fact that: obgleich, obschon, wenngleich; literary wiewohl; dated obzwar = «Obwohl» die Stichprobe klein war, ist das Ergebnis eindeutig.
wenngleich connective
  in spite of the fact that: obwohl, obgleich, wenn auch, obschon = Der Effekt ist messbar, «wenngleich» er gering ausfällt.
weil connective
  for the reason that: da; dated dieweil = Der Versuch wurde abgebrochen, «weil» das Gerät ausfiel.
da connective
  for the reason that: weil; dated sintemal = «Da» nur wenige Daten vorlagen, entfiel die Berechnung.
während connective
  whereas: wohingegen, indes, indessen = Jüngere lesen online, «während» Ältere die Zeitung bevorzugen.
sofern connective
  on condition that: falls, wenn = Die Frist verlängert sich, «sofern» ein Antrag vorliegt.
falls connective
  on condition that: wenn, sofern = Die Therapie wird beendet, «falls» Fieber auftritt.
zum Beispiel connective
  as an instance: beispielsweise, etwa, so = Einige Krankheiten, «zum Beispiel» Masern, kehren zurück.
beispielsweise connective
  as an instance: zum Beispiel, etwa = In Finnland «beispielsweise» beginnt die Schule später.
das heißt connective
  in other words: also, mit anderen Worten = Die Variable ist binär, «das heißt», sie kennt zwei Werte.
einerseits connective
  on one side: auf der einen Seite, zum einen; opposite andererseits = Die Reform ist «einerseits» teuer, andererseits dringend nötig.
andererseits connective
  on the other side: auf der anderen Seite, zum anderen; opposite einerseits = Einerseits sinken die Kosten, «andererseits» leidet die Qualität.
im Gegensatz dazu connective
  in contrast: demgegenüber, dagegen, hingegen = In der Stadt stiegen die Löhne, «im Gegensatz dazu» sanken sie auf dem Land.
insgesamt connective
  taken all together: alles in allem, im Ganzen, zusammengenommen = «Insgesamt» lässt sich das Programm als Erfolg bewerten.
aufgrund preposition
  by reason of: wegen, infolge = «Aufgrund» des Wetters wurde die Messung verschoben.
wegen preposition
  by reason of: aufgrund, infolge; literary ob = Die Schule blieb «wegen» der Seuche geschlossen.
trotz preposition
  in spite of: ungeachtet; dated unerachtet = «Trotz» der Schwierigkeiten endete das Projekt pünktlich.
durch preposition
  by means of: mittels, mithilfe, dank = «Durch» regelmäßige Übung verbesserte sich die Aussprache.
anhand preposition
  with the help of: mithilfe, mittels = Die These wird «anhand» dreier Beispiele geprüft.
hinsichtlich preposition
  with regard to: bezüglich, in Bezug auf; dated betreffs; informal in puncto = Die Gruppen unterscheiden sich «hinsichtlich» des Alters.
laut preposition
  as someone says: nach, gemäß = «Laut» dem Bericht sank die Zahl der Fehler.
mithilfe preposition
  by means of: mittels, unter Verwendung = Die Texte wurden «mithilfe» einer Software kodiert.
während preposition
  in the time of: im Verlauf, im Laufe = «Während» der Pandemie fand der Unterricht digital statt.
Anwendung noun f
  putting to use: Einsatz, Verwendung, Gebrauch = Die «Anwendung» der Methode setzt eine Schulung voraus.
Verwendung noun f
  putting to use: Gebrauch, Nutzung, Einsatz, Anwendung = Die «Verwendung» des Begriffs ist in der Forschung uneinheitlich.
Umsetzung noun f
  making real: Verwirklichung, Ausführung; academic Realisierung, Implementierung = Die «Umsetzung» der Richtlinie verzögert sich seit Jahren.
Auswahl noun f
  choosing: Auslese; academic Selektion = Die «Auswahl» der Schulen erfolgte nach dem Zufallsprinzip.
Entstehung noun f
  coming into being: Herausbildung, Bildung; academic Genese = Die «Entstehung» der Arbeiterbewegung ist gut erforscht.
Verbreitung noun f
  reaching many places: Ausbreitung, Verteilung; academic Diffusion = Der Buchdruck beschleunigte die «Verbreitung» neuer Ideen.
Betrachtung noun f
  looking at in the mind: Untersuchung, Analyse, Prüfung = Bei genauer «Betrachtung» zeigen sich mehrere Brüche im Text.
Verständnis noun n
  grasping the meaning: Erfassen, Begreifen; opposite Unverständnis = Bilder fördern das «Verständnis» schwieriger Texte.
  way of understanding a term: Auffassung, Begriff, Vorstellung = Der Arbeit liegt ein weites «Verständnis» von Kultur zugrunde.
Ausblick noun m
  look into the future: Vorausschau, Vorschau = Die Arbeit endet mit einem «Ausblick» auf künftige Forschung.
Ausgangspunkt noun m
  where something begins: Startpunkt, Grundlage, Anfang; opposite Endpunkt = «Ausgangspunkt» der Untersuchung ist eine einfache Beobachtung.
Idee noun f
  thought: Gedanke, Einfall, Vorstellung = Die «Idee» der Toleranz setzte sich erst spät durch.
Gedanke noun m
  what one thinks: Idee, Überlegung, Einfall = Dieser «Gedanke» findet sich schon bei antiken Autoren.
Vorstellung noun f
  picture in the mind: Idee, Bild, Auffassung, Begriff = Die «Vorstellung» vom idealen Staat wandelte sich mehrfach.
Ebene noun f
  level: Stufe, Niveau, Schicht = Auf der sprachlichen «Ebene» fällt der knappe Stil auf.
Stufe noun f
  part of a process: Phase, Stadium, Etappe = Auf der nächsten «Stufe» lernen Kinder, Mengen zu vergleichen.
Element noun n
  part of a whole: Bestandteil, Teil, Baustein; academic Komponente = Das Märchen enthält christliche «Elemente».
Zustand noun m
  how something is: Verfassung, Beschaffenheit, Lage = Der «Zustand» der Handschrift ist beklagenswert.
Reihe noun f
  things one after another: Folge, Serie, Kette; academic Sequenz = Eine «Reihe» von Versuchen bestätigte die Annahme.
Bezug noun m
  link to something: Beziehung, Verbindung, Zusammenhang = Ein direkter «Bezug» zwischen beiden Texten ist nicht erkennbar.
Maßstab noun m
  by what one judges: Kriterium, Richtschnur, Norm = Als «Maßstab» der Bewertung dient der Lehrplan.
Prüfung noun f
  seeing whether right: Kontrolle, Überprüfung, Begutachtung = Die «Prüfung» der Anträge dauert mehrere Wochen.
  test of what one knows: Examen, Test, Klausur = Zwei Drittel der Studierenden bestanden die «Prüfung».
Gutachten noun n
  written judgement of an expert: Expertise, Stellungnahme, Beurteilung = Das «Gutachten» bescheinigt dem Bau schwere Schäden.
Anmerkung noun f
  note to a text: Fußnote, Notiz, Bemerkung, Kommentar = Die «Anmerkungen» stehen am Ende des Bandes.
Anhang noun m
  part added at the end: Zusatz, Beilage; academic Appendix = Der «Anhang» enthält die vollständigen Tabellen.
Interview noun n
  asking a person questions: Gespräch, Befragung, Unterredung = Die «Interviews» wurden wörtlich transkribiert.
Ordnung noun f
  how things are arranged: Anordnung, Gliederung, Systematik; opposite Unordnung = Die «Ordnung» der Sammlung folgt der Herkunft der Stücke.
Ungleichheit noun f
  lack of equality: Gefälle, Unterschied; academic Disparität; opposite Gleichheit = Die soziale «Ungleichheit» hat seit 1990 zugenommen.
Gleichgewicht noun n
  even state of forces: Balance, Ausgewogenheit; academic Äquilibrium; opposite Ungleichgewicht = Das «Gleichgewicht» der Gewalten sichert den Rechtsstaat.
Hindernis noun n
  what stands in the way: Hürde, Barriere, Hemmnis = Das größte «Hindernis» war der fehlende Zugang zum Archiv.
Anlass noun m
  what sets something off: Anstoß, Auslöser, Grund = «Anlass» der Studie war eine Häufung von Krankheitsfällen.
Einordnung noun f
  placing in a class or setting: Zuordnung, Einstufung; academic Klassifizierung, Kontextualisierung = Die zeitliche «Einordnung» der Funde bereitet Mühe.
Vorgabe noun f
  rule set beforehand: Richtlinie, Vorschrift, Anweisung = Die Texte mussten strenge «Vorgaben» zur Länge einhalten.
Zeit noun f
  age in history: Epoche, Ära, Periode, Zeitalter = Der Roman spiegelt die «Zeit» der Weimarer Republik.
Ende noun n
  last part: Schluss, Abschluss, Ausgang; opposite Anfang, Beginn = Das «Ende» des Krieges veränderte die Stadt.
führen zu verb
  have as an outcome: bewirken, verursachen, nach sich ziehen, zur Folge haben = Höhere Preise «führen zu» geringerer Nachfrage.
erhalten verb
  be given: bekommen, empfangen; informal kriegen; opposite verlieren = Die Hälfte der Gruppe «erhielt» ein Placebo.
  get by working: gewinnen, erlangen, erzielen = Aus dem Rohstoff «erhält» man reines Silber.
  keep from being lost: bewahren, wahren, aufrechterhalten; opposite zerstören = Die Stiftung will das Denkmal «erhalten».
bekommen verb
  be given: erhalten, empfangen; informal kriegen; opposite geben = Nur wenige Familien «bekamen» eine Entschädigung.
gewinnen verb
  get by work or study: erlangen, erzielen, erwerben; opposite verlieren = Aus den Interviews lassen sich neue Einsichten «gewinnen».
  be first in a contest: siegen, die Oberhand behalten; opposite verlieren = Welche Partei «gewinnt», entscheidet sich in den Städten.
erwerben verb
  get by effort: erlangen, sich aneignen, gewinnen = In den ersten Jahren «erwirbt» ein Kind seine Muttersprache.
  get for money: kaufen, anschaffen; opposite veräußern = Das Museum «erwarb» den Nachlass der Malerin.
ersetzen verb
  take the place of: ablösen, verdrängen, austauschen = Roboter können Pflegekräfte nicht «ersetzen».
vermitteln verb
  pass on knowledge: weitergeben, beibringen, lehren = Der Kurs «vermittelt» Grundlagen der Statistik.
  bring two sides together: schlichten, ausgleichen = Der Botschafter «vermittelte» zwischen den Parteien.
schützen verb
  keep from harm: bewahren, behüten, sichern; opposite gefährden = Die Impfung «schützt» vor schweren Verläufen.
gefährden verb
  put at risk: bedrohen, aufs Spiel setzen; opposite schützen, sichern = Der Klimawandel «gefährdet» viele Arten.
sichern verb
  make safe or certain: gewährleisten, sicherstellen, garantieren; opposite gefährden = Der Vertrag «sichert» den Frieden in der Region.
überwinden verb
  get past something hard: bewältigen, meistern, bezwingen; opposite scheitern = Beide Länder «überwanden» die Krise in wenigen Jahren.
wirken verb
  have an effect: Wirkung zeigen, seine Wirkung tun = Das Medikament «wirkte» bei zwei Dritteln der Patienten.
  seem: erscheinen, anmuten = Die Sprache des Dramas «wirkt» heute fremd.
teilnehmen verb
  take part in: mitwirken, sich beteiligen; opposite fernbleiben = An der Befragung «nahmen» 300 Studierende «teil».
berichten verb
  tell what happened: mitteilen, schildern, erzählen; opposite verschweigen = Die Befragten «berichten», dass der Lärm sie stört.
stattfinden verb
  take place: erfolgen, ablaufen, abgehalten werden; opposite ausfallen = Die Gespräche «fanden» im Herbst «statt».
ausschließen verb
  hold to be impossible: verneinen, für unmöglich halten; opposite annehmen = Einen Messfehler «schließen» die Autoren «aus».
  leave out: ausnehmen, ausgrenzen; opposite einbeziehen = Schwangere wurden von der Studie «ausgeschlossen».
erwarten verb
  think that something will come: annehmen, vermuten, voraussehen = Die Forscher «erwarten», dass die Werte weiter steigen.
hinterfragen verb
  ask whether it holds: infrage stellen, anzweifeln, kritisch prüfen = Die Autorin «hinterfragt» die gängige Deutung.
vernachlässigen verb
  not heed: außer Acht lassen, übergehen, ausblenden; opposite berücksichtigen = Frühere Studien «vernachlässigten» den Einfluss der Familie.
stammen verb
  come from: herrühren, herkommen = Die Daten «stammen» aus einer landesweiten Erhebung.
gelingen verb
  come off well: glücken, geraten; opposite misslingen, scheitern = Der Nachweis «gelang» erst im dritten Versuch.
scheitern verb
  come to nothing: misslingen, fehlschlagen; opposite gelingen = Die Verhandlungen «scheiterten» nach zwei Tagen.
reduzieren verb
  make smaller: verringern, vermindern, senken, mindern; opposite erhöhen = Sport «reduziert» das Risiko von Rückenschmerzen.
einführen verb
  bring into use: einrichten, etablieren, in Kraft setzen; opposite abschaffen = Das Land «führte» 1919 das Frauenwahlrecht «ein».
übernehmen verb
  take over from others: aufgreifen, sich aneignen; academic adaptieren = Die Autorin «übernimmt» den Begriff aus der Soziologie.
existieren verb
  be there: bestehen, vorhanden sein, vorliegen; opposite fehlen = Zu dieser Frage «existieren» nur wenige Arbeiten.
vorliegen verb
  be at hand: bestehen, vorhanden sein, existieren; opposite fehlen = Für die Region «liegen» keine Daten «vor».
herstellen verb
  make goods: produzieren, fertigen, erzeugen = Die Firma «stellt» medizinische Geräte «her».
Kontext noun m
  what stands around: Zusammenhang, Umfeld, Rahmen, Hintergrund = Die Äußerung muss in ihrem «Kontext» gelesen werden.
Ausnahme noun f
  what does not follow the rule: Sonderfall, Einzelfall, Ausnahmefall; opposite Regel = Eine «Ausnahme» bilden die kleinen Gemeinden.
Alternative noun f
  other thing to choose: Ausweg, andere Möglichkeit, Ausweichmöglichkeit = Als «Alternative» bietet sich eine Online-Befragung an.
Qualität noun f
  how good: Güte, Beschaffenheit, Niveau; opposite Quantität = Die «Qualität» der Aufnahmen schwankt stark.
Strategie noun f
  plan for reaching an aim: Vorgehensweise, Taktik, Plan = Die Partei änderte ihre «Strategie» vor der Wahl.
Land noun n
  political body: Staat, Nation = In vielen «Ländern» fehlt ein solches Gesetz.
  region away from towns: ländlicher Raum, Provinz; opposite Stadt = Auf dem «Land» gibt es zu wenige Ärzte.
Mensch noun m
  human being: Person, Individuum, Einzelner = Ältere «Menschen» nutzen das Angebot seltener.
Konflikt noun m
  clash of interests: Auseinandersetzung, Streit, Streitigkeit = Der «Konflikt» zwischen den Nachbarstaaten dauert an.
Krise noun f
  hard and dangerous time: Notlage, Zusammenbruch, Tiefpunkt; opposite Aufschwung = Die «Krise» traf vor allem kleine Betriebe.
Verantwortung noun f
  having to answer for something: Zuständigkeit, Verantwortlichkeit, Pflicht = Die «Verantwortung» für die Daten trägt die Behörde.
Wahrnehmung noun f
  how something is seen: Auffassung, Sicht; academic Perzeption, Rezeption = Die öffentliche «Wahrnehmung» der Krankheit hat sich gewandelt.
Kompetenz noun f
  being able: Fähigkeit, Fertigkeit, Können = Die sprachliche «Kompetenz» der Kinder wurde zweimal gemessen.
  right to decide: Befugnis, Zuständigkeit = Das Gericht hat in dieser Sache keine «Kompetenz».
klein adjective
  of little size: gering, begrenzt, überschaubar; opposite groß = Die Aussage beruht auf einer «kleinen» Stichprobe.
schnell adjective
  in short time: rasch, zügig; literary geschwind; opposite langsam = Der «schnelle» Wandel überforderte viele Betriebe.
langsam adjective
  taking much time: allmählich, schleppend, gemächlich; opposite schnell = Das «langsame» Wachstum der Pflanze erschwert ihren Anbau.
gut adjective
  of high worth: hochwertig, ausgezeichnet, vorzüglich; opposite schlecht = Die Studie liefert «gute» Daten zum Leseverhalten.
schlecht adjective
  of low worth: mangelhaft, minderwertig, unzureichend; opposite gut = Die «schlechte» Qualität der Kopien erschwert die Lektüre.
niedrig adjective
  of low degree: gering, klein; opposite hoch = Die «niedrigen» Löhne führten zu Streiks.
zusätzlich adjective
  added to others: weiter, ergänzend, sonstig = Für die Analyse wurden «zusätzliche» Daten erhoben.
konkret adjective
  not general: bestimmt, greifbar, anschaulich; opposite abstrakt = Der Bericht nennt keine «konkreten» Maßnahmen.
problematisch adjective
  giving cause for doubt: bedenklich, fragwürdig, heikel; opposite unproblematisch = Die Verwendung des Begriffs ist «problematisch».
sinnvoll adjective
  of use and reason: zweckmäßig, vernünftig, nützlich; opposite sinnlos = Eine «sinnvolle» Ergänzung wären längere Interviews.
dauerhaft adjective
  going on for long: beständig, anhaltend, bleibend; academic permanent; opposite vorübergehend = Das Projekt schuf keine «dauerhaften» Arbeitsplätze.
vorübergehend adjective
  for a time only: zeitweilig, befristet; academic temporär; opposite dauerhaft = Die Besserung war nur «vorübergehend».
künftig adjective
  that will be: zukünftig, kommend, später; opposite vergangen = Die Frage bleibt «künftigen» Untersuchungen vorbehalten.
häufig adverb
  many times: oft, vielfach, oftmals; opposite selten = Die beiden Begriffe werden «häufig» verwechselt.
meistens adverb
  in most cases: meist, zumeist, in der Regel, überwiegend; opposite selten = Die Beschwerden verschwinden «meistens» von selbst.
bereits adverb
  sooner than one would think: schon, längst; opposite erst = Diese Ansicht wurde «bereits» im Mittelalter vertreten.
weitgehend adverb
  for the most part: größtenteils, überwiegend, im Wesentlichen; opposite kaum = Die Ursachen sind «weitgehend» bekannt.
letztlich adverb
  when all is said: schließlich, im Endeffekt, am Ende = Die Reform blieb «letztlich» ohne Wirkung.
lernen verb
  get knowledge or skill: erlernen, sich aneignen, studieren; opposite verlernen = Kinder «lernen» eine zweite Sprache oft mühelos.
Schüler noun m
  who goes to school: Schulkind, Lernender; opposite Lehrer = Die «Schüler» der achten Klasse schrieben einen Aufsatz.
  who follows a teacher: Anhänger, Jünger, Nachfolger = Der Maler wurde von seinen «Schülern» oft kopiert.
`)
