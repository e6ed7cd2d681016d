import { words } from '../words.ts'

/** How the plural of a noun is made; `none`: it has none that a paper uses; `own`: each word names its own. */
export type PluralClass = 'e' | '¨e' | '0' | '¨0' | 'n' | 'er' | 's' | 'weak' | 'ns' | 'none' | 'own'

export type NounRow = { readonly gender: 'm' | 'f' | 'n'; readonly plural: PluralClass; readonly words: ReadonlySet<string> }

// Nouns that no ending betrays, by gender and plural; compounds follow their last part. `er` is with umlaut where the vowel takes one.
// `weak`: -(e)n in all forms but the first (der Mensch, des Menschen); `ns`: the same with -ns in the genitive (des Gedankens).
// An `own` word stands with its plural. A word that only looks like a compound of another stands here as well (Antwort, not -wort).
export const nounRows: readonly NounRow[] = [
  {
    gender: 'm',
    plural: 'e',
    words: words(`Abend Abriss Abruf Abschied Abschnitt Abstieg Abstrich Akt Akzent Altar Anhaltspunkt Anreiz Anstieg Anteil Antrieb Apparat
      Aspekt Aufenthalt Aufenthaltsort Aufriss Aufstieg Auftakt Auftritt Augenblick Ausblick Ausgleich Ausschnitt Ausstieg Ausweg
      Ausweis Befehl Befund Beginn Begriff Beitritt Beleg Bereich Berg Bericht Beruf Bescheid Besitz Bestandteil Besuch Betrieb Beweis
      Bezirk Blick Brief Bruchteil Defekt Dialekt Dialog Dienst Disput Distrikt Durchblick Effekt Eid Einblick Eingriff Einstieg
      Eintrag Eintritt Erfolg Erlass Erlös Exkurs Export Feind Film Fisch Fließtext Fortschritt Freund Fund Gegenbeleg Gegenbeweis
      Gehalt Geist Gesichtspunkt Gewinn Grad Grundriss Halt Hauptteil Herbst Hinblick Hinweis Horizont Hypertext Import Impuls
      Inbegriff Inhalt Instinkt Kanton Katalog Kern Konflikt König Konkurs Kontakt Kontext Kontrast Konvent Konzern Kredit Kreis Krieg
      Kurs Laut Minuspunkt Misserfolg Misskredit Moment Monat Monolog Nachteil Nachweis Ort Pfad Pfeil Preis Profit Prolog
      Prospekt Prototyp Prozess Punkt Quell Quelltext Rabatt Rechtsstreit Reim Reiz Rekord Rekurs Rest Roman Rückblick Rückschritt
      Rücktritt Ruf Ruin Sachverhalt Schein Schnitt Schritt Sieg Sinn Standort Stein Stern Stift Stil Streik Strich Subtext Tag Teil
      Termin Text Thron Tisch Tod Trieb Triumph Trost Überblick Umkreis Umriss Umstieg Umweg Unterschied Ursprungsort Verdienst
      Vergleich Vermerk Vers Verschleiß Versuch Vertrieb Verweis Verzicht Vorbehalt Vorteil Weg Wein Wert Wind Wink Zeitpunkt Zugriff
      Zweck Zweig Zyklon`),
  },
  {
    gender: 'm',
    plural: '¨e',
    words: words(`Abdruck Ablauf Absatz Abschluss Abstand Abzug Anbau Anbruch Anfang Anhang Anklang Anlass Anlauf Ansatz Anschlag Anschluss
      Anspruch Anstoß Antrag Arzt Ast Aufbau Aufsatz Aufschlag Aufschwung Aufstand Auftrag Aufzug Ausbau Ausbruch Ausdruck Ausfall
      Ausgang Ausschlag Ausschluss Ausschuss Ausspruch Austausch Auszug Bach Ball Band Bau Baum Beitrag Beschluss Bestand Betrag Bezug
      Block Brand Brauch Bruch Bund Chor Damm Denkanstoß Drang Druck Eindruck Einfall Einfluss Eingang Einsatz Einspruch Einwand
      Entschluss Entwurf Ertrag Fall Fehlschlag Fluch Fluss Frost Fuß Gang Gast Gebrauch Gedankengang Gegensatz Gegenstand
      Gesamteindruck Grund Grundsatz Guss Hals Hang Hof Hut Jahrgang Kampf Kauf Klang Kopf Kreislauf Kuss Lauf Lebenslauf Lehrgang
      Leitsatz Lohn Markt Marsch Missbrauch Missstand Nachdruck Nachtrag Pass Plan Platz Rahmenplan Rang Rat Ratschlag Raum Rausch
      Rückgang Rückschlag Rückschluss Rückstand Ruhestand Saal Sachstand Sack Satz Schatz Schlag Schlupf Schluss Schrank Schub Schuss
      Schwarm Schwung Schwur Sinnzusammenhang Sohn Spruch Sprung Stab Stamm Stand Stoß Strand Strom Studiengang Stuhl Sturm Sturz
      Tatbestand Tausch Ton Traum Trumpf Turm Überfall Übergang Überschuss Umbruch Umfang Umgang Umlauf Umsatz Umschlag Umstand
      Umsturz Umzug Ursprung Verband Verlauf Verstoß Vertrag Vorfall Vorgang Vorhang Vorrang Vorschlag Vorsprung Vorstand Vortrag
      Vorwand Vorwurf Vorzug Wettlauf Widerspruch Widerstand Wolf Wuchs Wunsch Wurf Zahn Zaun Zoll Zufall Zug Zugang Zusammenhang
      Zusammenschluss Zusatz Zuschlag Zuschuss Zustand Zuwachs Zwang`),
  },
  {
    gender: 'm',
    plural: '0',
    words:
      words(`Adler Akademiker Anbieter Anhänger Anwohner Arbeiter Arbeitgeber Arbeitnehmer Artikel Auslöser Balken Befürworter Begleiter
      Beobachter Berater Besucher Betrachter Betreiber Bewohner Bezeichner Brunnen Bürger Chemiker Computer Deckel Denker Dichter
      Einwohner Empfänger Entscheider Entscheidungsträger Entwickler Erfinder Erreger Erzähler Europäer Fehler Fernseher Filter Finger
      Forscher Führer Geber Gegner Gesellschafter Gründer Gutachter Händler Haufen Hebel Helfer Henkel Herausgeber Herrscher
      Hersteller Himmel Historiker Hörer Informatiker Kader Käfer Käufer Keller Kenner Kläger Klassiker Koffer Könner Körper Kritiker
      Künstler Lehrer Leiter Lerner Leser Liebhaber Macher Maler Mathematiker Mediziner Meister Messer Mitarbeiter Mittler Nehmer
      Nenner Nutzer Ordner Partner Pegel Physiker Platzhalter Politiker Praktiker Prüfer Rahmen Rechner Redner Richter Ritter Rücken
      Sammler Schatten Schlüssel Schnitzer Schreiber Schriftsteller Schüler Sender Sommer Spieler Splitter Sprachwissenschaftler
      Sprecher Statistiker Stempel Streifen Täter Techniker Teilhaber Teilnehmer Teller Theoretiker Tiegel Titel Träger Treffer
      Treiber Trigger Unternehmer Unterzeichner Urheber Verbraucher Verfasser Verkäufer Vermittler Vertreter Verursacher Verwalter
      Verweigerer Wähler Wandler Wechsel Winkel Winter Wissenschafter Wissenschaftler Zähler Zeiger Zettel Ziegel Zirkel Zünder
      Zuschauer Zweifel`),
  },
  {
    gender: 'm',
    plural: '¨0',
    words: words(`Apfel Boden Bogen Bruder Garten Graben Hafen Kasten Laden Leitfaden Mangel Mantel Nagel Ofen Schaden Vater Vogel`),
  },
  {
    gender: 'm',
    plural: 'n',
    words:
      words(`Autor Deskriptor Diktator Direktor Doktor Dorn Faktor Generator Illustrator Indikator Initiator Investor Katalysator Kommentator
      Koordinator Moderator Motor Multiplikator Muskel Operator Organisator Prädiktor Professor Prozessor Reaktor Regressor Rektor
      Rezeptor Schmerz See Sektor Senator Sensor Staat Stachel Strahl Stressor Tutor Typ Vektor Vetter Zins`),
  },
  {
    gender: 'm',
    plural: 's',
    words: words(
      `Blog Club Code Deal Essay Fan Hackathon Hit Impact Input Job Link Output Park Podcast Pool Profi Salon Scan Score Server Skill
      Song Standard Star Start Test Tipp Trend Workflow Workshop`,
    ),
  },
  {
    gender: 'm',
    plural: 'weak',
    words: words(`Abonnent Absolvent Adressat Advokat Agent Akademist Aktivist Analyst Anthropologe Archäologe Architekt Aspirant Assistent
      Astronom Athlet Bauer Biologe Bote Brite Bulgare Bürge Chinese Däne Delinquent Demograf Demokrat Diplomat Dirigent Diskutant
      Doktorand Dozent Elefant Emigrant Erbe Experte Exponent Extremist Fabrikant Finne Flop Fond Fotograf Franzose Gatte Geograf
      Geologe Germanist Gradient Grieche Gymnasiast Held Hirte Historiograf Idealist Ideologe Informant Insasse Interessent Ire
      Journalist Junge Jurist Kandidat Kapitalist Klient Koeffizient Kollege Kommunist Komponist Konkurrent Konsonant Konsument Kroate
      Kunde Laie Lieferant Linguist Lobbyist Löwe Mensch Migrant Monarch Nachbar Nachfahre Nachkomme Neffe Ökonom Optimist Pädagoge
      Paragraf Passant Patient Pessimist Philologe Philosoph Planet Poet Pole Polizist Praktikant Präsident Proband Produzent Prophet
      Psychologe Quotient Realist Referent Repräsentant Respondent Rezensent Rezipient Riese Romanist Rumäne Russe Satellit Schotte
      Schwede Sklave Slogan Slowake Soldat Sozialist Soziologe Spezialist Statist Stipendiat Stratege Student Terrorist Theologe
      Therapeut Tourist Türke Tyrann Ungar Vorfahre Zeuge`),
  },
  { gender: 'm', plural: 'ns', words: words(`Buchstabe Friede Funke Gedanke Glaube Grundgedanke Name Wille`) },
  {
    gender: 'm',
    plural: 'none',
    words:
      words(`Abbau Ackerbau Adel Alkohol Alltag Ansporn Applaus Ärger Aufruhr Aufschub Aufwand Bedarf Bias Dank Duktus Durst Ehrgeiz Einklang
      Erkenntnisstand Erwerb Fleiß Forschungsstand Fortbestand Fortgang Gehorsam Geschmack Handel Hass Hunger Intellekt Kenntnisstand
      Klimawandel Konsens Konsum Lärm Mut Neid Norden Nutzen Oberbau Osten Pomp Regen Respekt Rückhalt Ruhm Schutz Schwund
      Sinneswandel Sport Stillstand Stolz Straßenverkehr Stress Süden Terror Überbau Überfluss Unterbau Unterricht Usus Verbleib
      Verbrauch Verdacht Verfall Verkehr Verstand Verzehr Vordergrund Wandel Westen Wiederaufbau Wissensstand Wohlstand Wortlaut
      Zerfall Zorn Zusammenhalt`),
  },
  {
    gender: 'm',
    plural: 'er',
    words: words(`Gott Irrtum Leib Mann Mund Rand Reichtum Ski Strauch Wald Wurm`),
  },
  {
    gender: 'm',
    plural: 'own',
    words:
      words(`Akkusativ/Akkusative Akteur/Akteure Algorithmus/Algorithmen Anachronismus/Anachronismen Anruf/Anrufe Antagonismus/Antagonismen
      Arm/Arme Atlas/Atlanten Aufruf/Aufrufe Ausruf/Ausrufe Besen/Besen Bonus/Boni Bus/Busse Campus/Campus Charakter/Charaktere
      Chef/Chefs Dativ/Dative Dezernent/Dezernenten Diminutiv/Diminutive Diskurs/Diskurse Durchschnitt/Durchschnitte Epilog/Epiloge
      Exodus/Exodusse Fachmann/Fachleute Fakt/Fakten Fokus/Fokusse Fundus/Fundus Genitiv/Genitive Globus/Globen Habitus/Habitus
      Haushalt/Haushalte Herr Humus Hund/Hunde Imperativ/Imperative Index/Indizes Indikativ/Indikative Ingenieur/Ingenieure
      Jambus/Jamben Kanal/Kanäle Kanon/Kanons Kasus/Kasus Katechismus/Katechismen Kaufmann/Kaufleute Kodex/Kodizes
      Kommentar/Kommentare Kongress/Kongresse Konjunktiv/Konjunktive Korpus/Korpusse Kosmos Luxus Mechanismus/Mechanismen
      Missgriff/Missgriffe Modus/Modi Mythos/Mythen Nominativ/Nominative Numerus/Numeri Organismus/Organismen Prozentsatz/Prozentsätze
      Radius/Radien Redakteur/Redakteure Regisseur/Regisseure Rhythmus/Rhythmen Schuh/Schuhe Stapel/Stapel Status/Status
      Stimulus/Stimuli Stoff/Stoffe Streit/Streite Terminus/Termini Transport/Transporte Typus/Typen Verlag/Verlage Verlust/Verluste
      Virus/Viren Wagen/Wagen Zensus/Zensus Zyklus/Zyklen Nerv/Nerven`),
  },
  {
    gender: 'f',
    plural: 'n',
    words: words(`Abfolge Abgabe Abnahme Absage Absicht Achse Adresse Affäre Akte Aktie Allergie Allianz Alternative Analyse Anfrage Angabe
      Anklage Anlage Anleihe Annahme Ansicht Anstalt Antithese Antwort Anzeige Apokalypse Arbeit Architektur Armee Art Assertion
      Attitüde Audienz Aufgabe Auflage Aufnahme Ausgabe Auslese Ausnahme Aussage Aussicht Bahn Balance Ballade Bandbreite Barriere
      Batterie Begierde Behörde Beilage Bezugnahme Bilanz Bitte Blase Blockade Blume Börse Breite Brille Brücke Bühne Chance Chiffre
      Debatte Decke Dekade Denkweise Deskription Determinante Devise Diagnose Dichte Diele Differenz Diözese Direktive Dissonanz
      Distanz Disziplin Divergenz Doktrin Domäne Droge Ebene Ecke Ehe Eigenart Einbuße Einnahme Einsicht Elite Epidemie Episode Epoche
      Erde Ernte Eskorte Etappe Exegese Exekutive Existenz Expertise Fabrik Facette Fahne Familie Farbe Fassade Feder Feier Ferne
      Figur Finanz Fläche Flagge Flut Folge Folie Form Formierung Frage Frau Frequenz Frist Front Fußnote Gabe Garantie Gasse Gebühr
      Geburt Gefahr Gegend Gemeinde Genese Geschichte Gestalt Geste Gewalt Grenze Größe Grundlage Gruppe Hälfte Halle Handhabe Heirat
      Herde Hilfe Höhe Hose Hülle Hülse Hürde Hymne Hypothese Idee Ikone Initiative Insel Instanz Kampagne Karte Kasse Katastrophe
      Kategorie Kehrseite Kenngröße Kette Kirche Kiste Klage Klasse Klausel Klausur Kohorte Kolonie Kompetenz Komponente Konferenz
      Konklusion Konkurrenz Konsequenz Konstante Kontrolle Kontroverse Kopie Korrektur Krise Kugel Kulisse Kultur Kurve Küste Lage
      Länge Last Latte Lebenswelt Legende Lehre Leiste Lektüre Lesart Liga Linie Linse Liste Literatur Lizenz Lücke Lüge Macke Marke
      Maschine Maske Masse Maßnahme Maxime Melodie Menge Messlatte Metapher Methode Metropole Meute Miene Miete Miniatur Minute Mode
      Mühe Nachfrage Nachsicht Narbe Nase Natur Nische Norm Note Notiz Novelle Nummer Offerte Oper Ordination Ordonnanz
      Organisationsform Palette Pandemie Parallele Paraphrase Parole Partei Passage Pause Periode Person Perspektive Pflanze Pflicht
      Phase Phrase Platte Pleite Pose Potenz Prämie Prämisse Presse Probabilität Probe Prognose Prothese Provenienz Provinz Prozedur
      Quelle Quote Rasse Rate Rede Referenz Reform Regel Reihe Reise Rente Reparatur Reserve Residenz Resonanz Ressource Rezeptur
      Rolle Route Routine Rücksicht Rüge Runde Sache Säule Schale Schar Scheibe Scherbe Schicht Schiene Schlacht Schnittstelle
      Schranke Schraube Schreibweise Schrift Schuld Schule Schwäche Schwelle Seele Seite Sekunde Sentenz Sequenz Serie Seuche Sicht
      Sippe Sitte Skizze Sorge Sorte Spalte Spanne Sparte Sphäre Spitze Sprache Spule Spur Stärke Stätte Stelle Stellungnahme Steuer
      Stichprobe Stimme Störgröße Strafe Straftat Straße Strecke Struktur Stufe Stunde Stütze Substanz Suche Summe Synthese Szene
      Tabelle Taste Tat Tatsache Technologie Tendenz These Tiefe Toleranz Tonne Trage Tragödie Tragweite Trasse Trommel Tugend Tür
      Übergröße Übernahme Übersicht Übung Uhr Umfrage Urkunde Ursache Utopie Variable Variante Vase Verfahrensweise Visite Vokabel
      Vorgabe Vorgehensweise Vorgeschichte Vorlage Vorliebe Vorrede Vorschrift Waffe Wahl Walze Wange Ware Weise Weite Welle Welt
      Wende Weste Wiedergabe Wiege Wiese Witwe Woche Wolke Wunde Wurzel Wüste Zahl Zeile Zeit Zeitschrift Zeitung Zelle Zensur
      Zergliederung Zielgröße Ziffer Zigarre Zitatstelle Zone Zugabe Zunahme Zunge Zusage Zutat`),
  },
  {
    gender: 'f',
    plural: '¨e',
    words: words(
      `Angst Arbeitskraft Ausflucht Auskunft Axt Braut Brust Einkunft Faust Frucht Hand Haut Kluft Kraft Kunst Lehrkraft Luft Lust
      Macht Maus Nacht Not Nuss Richtschnur Stadt Sucht Übereinkunft Unterkunft Wand Zunft Zusammenkunft`,
    ),
  },
  { gender: 'f', plural: 's', words: words(`Ankunft App Bar City Couch Disko E-Mail Kamera Lobby Mail Party Pipeline Show Story`) },
  {
    gender: 'f',
    plural: 'none',
    words:
      words(`Abkunft Abwehr Achtung Akzeptanz Allgemeinheit Anerkennung Anteilnahme Arbeitslosigkeit Armut Aufmerksamkeit Ausschau Autonomie
      Beachtung Bedeutsamkeit Beschaffenheit Bevölkerungsdichte Biologie Chemie Dauer Demut Digitalisierung Effektivität Effizienz
      Ehrfurcht Einfalt Eintracht Einwanderung Entbehrlichkeit Ernährung Erziehung Exaktheit Fachliteratur Fachwelt
      Forschungsliteratur Freizeit Fülle Furcht Fürsorge Geduld Gegenwart Gelehrsamkeit Geltung Geografie Geographie Gesundheit Gier
      Gleichheit Globalisierung Gültigkeit Gunst Güte Heftigkeit Heimat Herkunft Hitze Hygiene Inanspruchnahme Industrialisierung
      Informatik Irrelevanz Kälte Kindheit Kritikfähigkeit Landwirtschaft Legitimität Liebe Logik Mathematik Medizin Methodenlehre
      Milch Mitwirkung Moral Mündlichkeit Musik Nachhaltigkeit Nähe Neugier Neugierde Obhut Objektivität Öffentlichkeit
      Öffentlichkeitsarbeit Pädagogik Partizipation Pflege Philosophie Physik Plausibilität Post Pracht Präzision Psychologie Relevanz
      Reliabilität Ruhe Scham Scheu Schriftlichkeit Sorgfalt Soziologie Sprachlosigkeit Stabilität Subjektivität Teilhabe Teilnahme
      Transparenz Transpiration Trauer Treue Umwelt Unerlässlichkeit Ungültigkeit Unwissenheit Unzuverlässigkeit Urbanisierung
      Verfügbarkeit Verlässlichkeit Vernunft Vertrautheit Vielfalt Vorausschau Vorschau Vorsicht Vorsorge Wärme Wichtigkeit
      Wirksamkeit Wohlfahrt Wut Zucht Zukunft Zuverlässigkeit Zuwanderung`),
  },
  {
    gender: 'f',
    plural: 'own',
    words: words(
      `Agenda/Agenden Alltagspraxis Ära/Ären Arena/Arenen Arztpraxis/Arztpraxen Aula/Aulen Bank/Banken Basis/Basen
      Bedrängnis/Bedrängnisse Befugnis/Befugnisse Besorgnis/Besorgnisse Bewandtnis/Bewandtnisse Dosis/Dosen Drangsal/Drangsale
      Erkenntnis/Erkenntnisse Erlaubnis/Erlaubnisse Ersparnis/Ersparnisse Fäulnis Finsternis/Finsternisse Firma/Firmen
      Forschungspraxis Genesis Homepage/Homepages Katharsis Kenntnis/Kenntnisse Krisis/Krisen Kritik/Kritiken Lehrpraxis/Lehrpraxen
      Metamorphose/Metamorphosen Mutter/Mütter Physis Politik/Politiken Praxis/Praxen Prosodie/Prosodien Skala/Skalen Skepsis
      Spezies/Spezies Tochter/Töchter Trübsal/Trübsale Unkenntnis Unterrichtspraxis Villa/Villen Website/Websites`,
    ),
  },
  {
    gender: 'n',
    plural: 'e',
    words:
      words(`Adjektiv Aggregat Angebot Anrecht Äquivalent Archiv Areal Argument Attentat Attest Attribut Aufgebot Ausmaß Beet Beil Bein Boot
      Brot Defizit Dekret Delikt Derivat Diktat Ding Diplom Dokument Duplikat Edikt Elaborat Element Exemplar Exil Experiment Exponat
      Extrakt Exzerpt Fabrikat Fest Format Formativ Formular Forschungsdesiderat Fragment Fundament Gas Gebet Gebiet Gebilde Gebot
      Gefäß Geflecht Gegenargument Gehör Gelenk Gerät Gerücht Gerüst Geschäft Geschenk Gesetz Gespräch Gestein Gewicht Gift Haar Heer
      Heft Heim Honorar Hormon Ideal Idiom Inserat Institut Instrument Internat Intervall Inventar Jahr Kabinett Kalkül Kollektiv
      Kompliment Kondensat Konglomerat Konstrukt Konsulat Kontingent Konzept Konzert Konzil Korrelat Labor Los Mandat Manifest
      Manuskript Maß Matrix/Matrizen Medikament Meer Merkmal Metall Missgeschick Modell Molekül Moment Monument Motiv Narrativ Netz
      Objekt Öl Organ Ornament Paket Pamphlet Papier Paradox Parlament Patent Personal Pferd Phänomen Pigment Plagiat Plakat Porträt
      Prädikat Präfix Präparat Präsent Problem Produkt Profil Programm Projekt Protokoll Prozent Quadrat Quartal Recht Referat
      Regiment Reich Relief Relikt Resultat Rezept Salz Schiff Sediment Segment Seil Signal Skelett Skript Sortiment Spiel Stück
      Subjekt Substrat Sulfat Surrogat Symbol Symptom Syndrom Synonym System Talent Telefon Temperament Testament Tier Tor Turnier
      Übermaß Unrecht Ventil Verbot Verdienst Verdikt Verhör Wehr Werk Werkzeug Zelt Zertifikat Zeug Ziel Zitat`),
  },
  {
    gender: 'n',
    plural: 'er',
    words: words(
      `Abbild Amt Bad Band Bild Blatt Brett Buch Dach Denkmal Dorf Ei Fach Fass Feld Geld Gemüt Geschlecht Gesicht Gespenst Gewand Glas
      Glied Grab Gras Gut Haupt Haus Holz Horn Kind Kleid Korn Kraut Land Lehrbuch Licht Lied Loch Maul Nest Rad Schild Schloss
      Schwert Tal Tuch Volk Vorbild Weib`,
    ),
  },
  {
    gender: 'n',
    plural: '0',
    words: words(`Abenteuer Abkommen Achtel Alter Anliegen Ansinnen Anzeichen Arzneimittel Aufkommen Banner Becken Bedenken Begehren Bündel
      Cluster Datencenter Drittel Einkommen Eisen Essen Fenster Feuer Fieber Gebäude Gebirge Gefälle Gefüge Gemälde Getriebe Gewebe
      Gewerbe Gewissen Gitter Gutachten Kapitel Kennzeichen Kissen Lager Laster Leben Lebewesen Leiden Mädchen Märchen Messer Mittel
      Muster Opfer Orchester Poster Pulver Raster Rätsel Register Rudel Schnitzel Schreiben Segel Semester Siegel Steuer Teilchen
      Theater Treffen Übel Ufer Unternehmen Verbrechen Verfahren Vergehen Vermögen Versehen Versprechen Viertel Vorhaben Vorkommen
      Wappen Wasser Wesen Wunder Zeichen Zeitalter Zentimeter Zepter Zimmer`),
  },
  {
    gender: 'n',
    plural: 'n',
    words: words(`Auge Bett Ende Hemd Insekt Interesse Juwel Ohr Statut Verb`),
  },
  {
    gender: 'n',
    plural: 's',
    words: words(
      `Abstract Auto Baby Budget Büro Design Echo Embargo Engagement Ensemble Event Feature Feedback Fiasko Foto Framework Genre Hotel
      Interface Interview Item Kino Level Logo Manko Meeting Milieu Monitoring Motto Niveau Paper Pendant Plädoyer Plateau Portfolio
      Radio Ranking Rating Reglement Ressentiment Ressort Restaurant Resümee Sample Setting Sofa Sujet Taxi Team Testimonial Ticket
      Tool Training Video Œuvre`,
    ),
  },
  {
    gender: 'n',
    plural: 'none',
    words:
      words(`Altertum Ansehen Benehmen Bewusstsein Blut Brauchtum Christentum Dementi Desinteresse Detail Durcheinander Eigentum Einvernehmen
      Exposé Faible Fehlverhalten Fernbleiben Fernsehen Fleisch Gebaren Gedankengut Gelingen Geschehen Glück Gold Handeln
      Hauptaugenmerk Hauptgewicht Herkommen Internet Judentum Kulturgut Leid Lernen Lesen Limit Lob Misstrauen Miteinander Mitgefühl
      Mitleid Nacheinander Nebeneinander Obst Prestige Prozedere Publikum Renommee Schaffen Scheitern Schrifttum Selbstbewusstsein
      Selbstvertrauen Set Silber Sterben Tun Übergewicht Unglück Unverständnis Unwissen Verhalten Verlangen Verständnis Vertrauen Veto
      Vorgehen Vorhandensein Vorwissen Wachstum Wetter Wirtschaftswachstum Wissen Wohl Wohlbefinden Wohlergehen Zustandekommen Zutun`),
  },
  {
    gender: 'n',
    plural: 'own',
    words:
      words(`Abteil/Abteile Addendum/Addenda Adverb/Adverbien Album/Alben Antonym/Antonyme Äquilibrium/Äquilibrien Atom/Atome Axiom/Axiome
      Chaos Charakteristikum/Charakteristika Curriculum/Curricula Datum/Daten Desiderat/Desiderate Desideratum/Desiderata
      Diagramm/Diagramme Diktum/Dikta Dilemma/Dilemmata Dogma/Dogmen Drama/Dramen Elektron/Elektronen Epos/Epen Erbteil/Erbteile
      Ergebnis/Ergebnisse Ethos Examen/Examina Exempel/Exempel Extrem/Extreme Faktum/Fakten Fazit/Fazits Forum/Foren Fossil/Fossilien
      Gegenteil/Gegenteile Gemüse Gen/Gene Genom/Genome Genus/Genera Getreide Gremium/Gremien Gymnasium/Gymnasien Herz/Herzen
      Individuum/Individuen Indiz/Indizien Klima/Klimata Klischee/Klischees Knie/Knie Komitee/Komitees Komma/Kommas Konto/Konten
      Korpus/Korpora Kriterium/Kriterien Kuriosum/Kuriosa Laboratorium/Laboratorien Lexikon/Lexika Material/Materialien Maximum/Maxima
      Medium/Medien Memorandum/Memoranden Mineral/Mineralien Minimum/Minima Ministerium/Ministerien Modul/Module Museum/Museen
      Mysterium/Mysterien Neutrum/Neutra Ökosystem/Ökosysteme Optimum/Optima Paradigma/Paradigmen Paradoxon/Paradoxa
      Parameter/Parameter Partizip/Partizipien Pathos Pensum/Pensen Phänomenon/Phänomene Plenum/Plenen Potential/Potentiale
      Potenzial/Potenziale Praktikum/Praktika Präsidium/Präsidien Prinzip/Prinzipien Privileg/Privilegien Provisorium/Provisorien
      Quantum/Quanten Referendum/Referenden Regime/Regime Reptil/Reptilien Risiko/Risiken Schema/Schemata Seminar/Seminare Solo/Soli
      Spektrum/Spektren Spezifikum/Spezifika Stadium/Stadien Stigma/Stigmata Stipendium/Stipendien Studium/Studien Symposium/Symposien
      Szenario/Szenarien Tempo/Tempi Tempus/Tempora Territorium/Territorien Thema/Themen Theorem/Theoreme Trauma/Traumata
      Ultimatum/Ultimaten Universum/Universen Urteil/Urteile Vakuum/Vakuen Virus/Viren Visum/Visa Volumen/Volumina
      Vorurteil/Vorurteile Votum/Voten Wort/Wörter Zentrum/Zentren Zeugnis/Zeugnisse`),
  },
]

/** Nouns that are used in the plural alone. */
export const pluralOnly: ReadonlySet<string> = words(
  `Auslagen Aufwendungen Einkünfte Erlöse Eltern Ferien Geschwister Kosten Leute Spesen Unkosten Masern Alimente Wirren Finanzen Immobilien`,
)

/** Adjectives and participles that are nouns as well, without their ending; they decline as adjectives do (der Befragte, ein Befragter). */
export const adjectiveNouns: ReadonlySet<string> =
  words(`Angehörig Angeklagt Angestellt Arbeitslos Auszubildend Beamt Befragt Behindert Bekannt Beschäftigt Beteiligt Betroffen Deutsch Erwachsen Erwerbstätig Freiwillig Gelehrt Heranwachsend Interviewt Jugendlich
    Krank Kulturschaffend Lehrend Lernend Mitwirkend Reisend Sachverständig Selbstständig Studierend Teilnehmend Verletzt Versichert Verwandt Vorgesetzt Wahlberechtigt Forschend Promovierend Gefangen Veränderlich`)
