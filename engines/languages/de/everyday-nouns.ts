import { words } from '../words.ts'
import type { NounRow } from './noun-classes.ts'

// Nouns of every day and of the news, beside those of papers in `noun-classes.ts`: rows of the same kind.
export const everydayNouns: readonly NounRow[] = [
  {
    gender: 'm',
    plural: 'e',
    words:
      words(`Wettbewerb Aktionär Bildschirm Blitz Friseur Geburtstag Herd Hering Ingenieur Jahrgang Käfig Karfreitag Kollaps Kongress König Konvoi
      Kurier Lachs Mittag Monteur Mord Nachmittag Offizier Pilz Pkw Pokal Produzent Puls Regisseur Schal Spielfilm Suff
      Tarifvertrag Teich Teppich Tresor Verdacht Verein Verfall Verlag Vormittag Weihnachtstag Wirbel Witz Zwerg`),
  },
  {
    gender: 'm',
    plural: '¨e',
    words: words(`Absturz Anfall Angriff Anhang Anzug Arzt Ast Ausbau Ausflug Bach Bahnhof Bart Baum Bischof Block Brand Brauch Duft Einkauf
      Eintopf Empfang Fluch Flug Fluss Frosch Fuchs Fuß Gang Gast Hahn Hals Kamm Kampf Klang Koch Kopf Korb Krampf Lauf Markt Pass
      Plan Platz Raum Rausch Rückzug Saal Saft Sarg Satz Schatz Schlag Schlauch Schluss Schrank Schwan Sohn Sprung Stab Stall Stamm
      Stand Stoß Stuhl Sturm Sumpf Tanz Ton Topf Traum Turm Umzug Unfall Verkauf Vorhang Vorrang Vorschlag Wettkampf Wolf Wunsch
      Zahn Zaun Zug Zwang`),
  },
  {
    gender: 'm',
    plural: '0',
    words:
      words(`Adler Anleger Ausländer Bäcker Becher Besitzer Besucher Bewerber Bewohner Bürger Bürgermeister Computer Dealer Deckel Eimer
      Einwanderer Einwohner Engel Ermittler Esel Fahrer Fehler Fernseher Finger Fischer Fleischer Flügel Fußballer Fußgänger Gegner
      Gipfel Gürtel Hammel Hamster Händler Himmel Hocker Hügel Italiener Jäger Käfer Kalender Käufer Keller Kellner Kessel
      Kilometer Koffer Kugelschreiber Künstler Lehrer Leser Löffel Maler Mieter Minister Mitarbeiter Mittelpunkt Musiker Nachfolger
      Nebel Norweger Österreicher Partner Pfeffer Politiker Rahmen Rasen Reifen Richter Ritter Roller Sänger Sattler Schalter
      Schatten Schauspieler Schinken Schlepper Schreiner Schüler Schweizer Segen Sieger Sommer Spanier Spiegel Spieler Sportler
      Täter Taucher Teller Titel Träger Trainer Tropfen Unternehmer Verbrecher Verfolger Verkäufer Verlierer Vermieter Vertreter
      Vorgänger Wächter Wagen Wecker Winter Zähler Zauberer Zeiger Zettel Zuschauer Zweifel`),
  },
  {
    gender: 'm',
    plural: '¨0',
    words: words(`Apfel Boden Bruder Faden Garten Graben Hafen Hammer Kasten Laden Magen Mantel Nagel Ofen Sattel Schaden Schnabel Schwager
      Vater Vogel`),
  },
  {
    gender: 'm',
    plural: 's',
    words: words(`Balkon Chef Clown Club Cup Fan Job Klub Krimi Laptop Lkw Opa Punk Salon Scheck Shop Snack Star Tipp Trick Zoo`),
  },
  {
    gender: 'm',
    plural: 'weak',
    words: words(`Affe Asylant Automat Bär Bote Bube Bürokrat Chinese Christ Demokrat Demonstrant Diplomat Elefant Experte Fotograf Franzose
      Gatte Gehilfe Gläubige Grieche Hase Held Hirte Journalist Jude Jurist Kamerad Kandidat Kollege Komet Kommilitone Lieferant
      Löwe Mandant Matrose Musikant Nachbar Neffe Ochse Patient Pianist Pilot Planet Pole Polizist Praktikant Präsident Rabe Rebell
      Riese Russe Serbe Sklave Soldat Student Terrorist Tourist Türke Zeuge`),
  },
  {
    gender: 'm',
    plural: 'none',
    words: words(`Alkohol Applaus April Ärger Aufwand August Dank Dezember Dreck Durst Februar Frieden Fußball Gesang Hass Holocaust Humor
      Hunger Jänner Januar Jubel Juli Juni Kohl Krebs Kummer Lärm Mai März Mobilfunk Mut Neid Norden November Oktober Osten Regen
      Respekt Rückgang Schlaf Schmuck Schnee Schutz Senf September Spaß Sport Staub Stolz Stress Strom Süden Tee Terror Tourismus
      Verkehr Verstand Wahnsinn Westen Zorn Zucker Zusammenhalt`),
  },
  {
    gender: 'm',
    plural: 'own',
    words: words(`Antrag/Anträge Anwalt/Anwälte Arm/Arme Aufstand/Aufstände Auftritt/Auftritte Besuch/Besuche Bus/Busse Coach/Coachs
      Container/Container Dienstag/Dienstage Dom/Dome Donnerstag/Donnerstage Einwand/Einwände Erdrutsch/Erdrutsche Euro/Euros
      Freitag/Freitage Genuss/Genüsse Geschmack/Geschmäcker Heimweg/Heimwege Hof/Höfe Hund/Hunde Kaffee/Kaffees Kanzler/Kanzler
      Käse/Käse Kuchen/Kuchen Mann/Männer Mietpreis/Mietpreise Mietvertrag/Mietverträge Mittwoch/Mittwoche Mond/Monde
      Montag/Montage Muskel/Muskeln Nachname/Nachnamen Onkel/Onkel Ozean/Ozeane Papst/Päpste Park/Parks Parkplatz/Parkplätze
      Pullover/Pullover Rand/Ränder Rechtsanwalt/Rechtsanwälte Rekord/Rekorde Roboter/Roboter Rohstoff/Rohstoffe Samstag/Samstage
      Schmerz/Schmerzen Schuh/Schuhe Senat/Senate Ski/Skier Sonnabend/Sonnabende Sonntag/Sonntage Staat/Staaten
      Staatsanwalt/Staatsanwälte Stoff/Stoffe Strand/Strände Streik/Streiks Tag/Tage Tarif/Tarife Tunnel/Tunnel Urlaub/Urlaube
      Verband/Verbände Verlust/Verluste Vertrag/Verträge Vorname/Vornamen Wald/Wälder`),
  },
  {
    gender: 'f',
    plural: '¨e',
    words:
      words(`Angst Auskunft Axt Braut Brust Faust Frucht Gans Hand Haut Kraft Kuh Kunst Laus Luft Macht Maus Nacht Nuss Stadt Unterkunft
      Wand Wurst Zukunft Zusammenkunft`),
  },
  {
    gender: 'f',
    plural: 'n',
    words:
      words(`Abfahrt Adresse Affäre Agentur Ahnung Alternative Ampel Anfrage Anreise Antwort Art Aufgabe Ausfahrt Ausgabe Ausrede Aussage
      Autobahn Badewanne Bahn Banane Batterie Beere Beschwerde Bibliothek Biene Birne Blume Bluse Bohne Branche Brille Brücke Bühne
      Burg Dame Decke Diele Diktatur Dose Dusche Ecke Ehe Einfahrt Einreise Eisenbahn Ernte Etage Fabrik Fahne Fahrt Falle Familie
      Farbe Feder Feier Ferne Figur Filiale Flamme Flasche Flucht Formel Frage Frau Freude Freundschaft Frisur Gabel Garage Gasse
      Geburt Gefahr Gegend Geige Gemeinde Geschichte Gitarre Glocke Gnade Grenze Grippe Größe Gruppe Gurke Hälfte Halle Haltestelle
      Hecke Heimreise Hilfe Höhe Hölle Hose Hütte Idee Infrastruktur Insel Jacke Jahreszeit Kandidatur Kanne Kappe Karotte Karriere
      Karte Kartoffel Kasse Katastrophe Katze Kerze Kette Kirche Kirsche Kiste Klasse Klausur Klientel Klingel Klinik Klippe Kneipe
      Kommode Konjunktur Kontrolle Kopie Krawatte Kreide Krise Krone Küche Kugel Kultur Kurve Küste Lage Lampe Landkarte Laune
      Leiche Liege Linie Lippe Liste Literatur Lösung Lücke Lüge Lunge Maschine Masse Matratze Mauer Medaille Meile Menge Messe
      Metropole Miete Milliarde Million Minute Mitte Mode Münze Muschel Mütze Nachfrage Nachricht Nadel Nase Nation Natur
      Niederlage Nonne Not Note Nudel Nummer Oper Orange Panne Partitur Pause Pension Person Pfanne Pfeife Pflanze Pflege Pfütze
      Physik Plage Post Premiere Prüfung Puppe Quelle Rakete Rasse Ratte Rede Regel Reihe Reise Rente Reparatur Reserve Richtung
      Rippe Rolle Rose Route Ruine Runde Sache Sage Sahne Salbe Säule Schale Scheibe Schere Scheune Schlange Schokolade Schraube
      Schule Schulter Schwelle Schwester Seele Seife Seite Sekunde Serie Seuche Sitte Socke Sonne Sorge Sorte Speise Spende Sperre
      Sprache Spritze Spur Stange Statue Statur Stelle Stimme Stirn Strafe Straße Strecke Struktur Stufe Stunde Suche Summe Suppe
      Szene Tablette Tafel Tante Tapete Tasche Tasse Tastatur Tatsache Taube Taufe Temperatur Terrasse These Tinte Tomate Tonne
      Torte Träne Traube Treppe Tür Uhr Ukraine Urkunde Ursache Vase Verteidigung Violine Vorlage Vorspeise Waage Waffe Wahl Wange
      Wanne Ware Welle Welt Werbung Weste Wiese Witwe Woche Wohnung Wolke Wunde Wurzel Wüste Zange Zehe Zeile Zeit Zelle Zentrale
      Ziege Zigarette Zitrone Zone Zunge Zutat Zwiebel`),
  },
  {
    gender: 'f',
    plural: 's',
    words: words(`Disco Homepage Kripo Lobby Story Website`),
  },
  {
    gender: 'f',
    plural: 'none',
    words: words(`Anmut Armut Beute Bundeswehr Butter Demut Erdkunde Fauna Flora Geduld Gesundheit Gewalt Großmut Heimat Hitze Jugend Justiz
      Kälte Kleidung Langmut Liebe Lust Marine Marktwirtschaft Milch Mitgift Musik Nähe Polizei Presse Rache Renaissance Ruhe
      Sanftmut Scham Schuld Schwermut Sehnsucht Stille Treue Umwelt Unterwäsche Vernunft Wärme Wäsche Wehmut Wirtschaft Wut`),
  },
  {
    gender: 'f',
    plural: 'own',
    words: words(`Ankunft/Ankünfte Arbeit/Arbeiten Aula/Aulen Bank/Banken City/Citys Disko/Diskos Firma/Firmen Großmutter/Großmütter
      Kamera/Kameras Kenntnis/Kenntnisse Kur/Kuren Mama/Mamas Mutter/Mütter Oma/Omas Party/Partys Pizza/Pizzen Saison/Saisons
      Schwiegermutter/Schwiegermütter Show/Shows Tat/Taten Tochter/Töchter Uni/Unis`),
  },
  {
    gender: 'n',
    plural: 'e',
    words: words(`Angebot Argument Bein Beispiel Bier Boot Brot Dokument Element Fest Format Gebet Gebot Gedicht Gefäß Gefühl Gehirn
      Gepäckstück Gerät Geräusch Gericht Geschäft Geschenk Gesetz Gespräch Gewehr Gewicht Gift Haar Heft Instrument Jahr Jahrzehnt
      Kamel Komplott Konzert Kreuz Krokodil Lineal Lokal Mandat Medikament Meer Metall Mikroskop Netz Objekt Öl Paar Papier Pferd
      Plakat Portal Problem Produkt Programm Projekt Pult Quartier Recht Referat Regal Reh Resultat Rohr Salz Schaf Schicksal
      Schiff Schwein Schwert Seil Sekretariat Signal Spiel Stück Symbol System Talent Telefon Telefonat Tier Unglück Werk
      Zelt Zertifikat Zeug Ziel Zitat`),
  },
  {
    gender: 'n',
    plural: '0',
    words: words(`Abenteuer Alter Becken Essen Fenster Feuer Fieber Gebäude Gebirge Gelände Gemälde Gewässer Gewitter Kabel Kaninchen Kissen
      Lager Leben Leder Leiden Märchen Mittel Möbel Monster Muster Opfer Orchester Pflaster Pulver Quartal Rätsel Ruder Semester
      Silber Theater Treffen Ufer Unternehmen Verbrechen Verfahren Verhalten Vermögen Versprechen Viertel Wappen Wasser Wesen
      Wetter Wunder Zeichen Zimmer`),
  },
  {
    gender: 'n',
    plural: 'er',
    words: words(`Amt Bad Band Bild Blatt Brett Buch Dach Denkmal Dorf Ei Fach Fahrrad Fass Feld Gesicht Glas Grab Gras Haus Holz Huhn Kalb
      Kind Kleid Kraut Lamm Land Lied Loch Mitglied Nest Rad Rind Schild Schloss Schwimmbad Tal Tuch Volk Wort`),
  },
  {
    gender: 'n',
    plural: 's',
    words: words(`Auto Baby Büro Café Comeback Derby Detail Echo Festival Foto Handy Hobby Interview Kilo Kino Logo Sandwich Smartphone Sofa
      Spray Studio Tablet Taxi Team Ticket`),
  },
  {
    gender: 'n',
    plural: 'none',
    words:
      words(`Ansehen Aussehen Benzin Bewusstsein Blut Dasein Deutsch Eigentum Eis Europa Fleisch Futter Gemüse Gepäck Getreide Glück Gold
      Heimweh Internet Kapital Militär Mitleid Mitverschulden Mobiliar Obst Pech Personal Publikum Verständnis Vertrauen Wissen
      Zuhause`),
  },
  {
    gender: 'n',
    plural: 'own',
    words:
      words(`Achtelfinale/Achtelfinale Album/Alben Auge/Augen Bett/Betten Datum/Daten Einkommen/Einkommen Ende/Enden Ereignis/Ereignisse
      Erlebnis/Erlebnisse Finale/Finale Gefängnis/Gefängnisse Geheimnis/Geheimnisse Gelage/Gelage Geld/Gelder Gerede
      Gewand/Gewänder Halbfinale/Halbfinale Hemd/Hemden Herz/Herzen Hindernis/Hindernisse Hotel/Hotels Interesse/Interessen
      Klavier/Klaviere Kloster/Klöster Konto/Konten Krankenhaus/Krankenhäuser Motorrad/Motorräder Museum/Museen Niveau/Niveaus
      Ohr/Ohren Restaurant/Restaurants Verhältnis/Verhältnisse Video/Videos Viertelfinale/Viertelfinale Visum/Visa
      Wochenende/Wochenenden`),
  },
  {
    gender: 'm',
    plural: 'e',
    words: words(`Schirm Pfirsich Salat Bahnsteig Kompromiss Dieb Geruch Essig Ring`),
  },
  {
    gender: 'm',
    plural: '¨e',
    words: words(`Rock Strumpf Schnaps Bauch Schwamm Vorrat Altbau Neubau Geldschrank Bücherschrank Kleiderschrank`),
  },
  {
    gender: 'm',
    plural: '0',
    words: words(
      `Staubsauger Sessel Rasierer Makler Stiefel Geldbeutel Daumen Pfleger Hamburger Füller Tiger Enkel Schläger Benutzer Drucker Scanner Speicher Stecker Influencer Rentner Zuhörer Betreuer Kühler Taschenrechner Bleistiftspitzer Lautsprecher Rasenmäher Geschirrspüler Toaster Hörer Rollstuhlfahrer Radfahrer Autofahrer Busfahrer Taxifahrer Anfänger Muttersprachler Ansprechpartner Gesprächspartner Mitschüler Klassenlehrer Deutschlehrer Physiklehrer Schulleiter Handwerker Gärtner Klempner Elektriker Mechaniker Apotheker Bauarbeiter`,
    ),
  },
  {
    gender: 'm',
    plural: 's',
    words: words(`Pulli Bikini Stau Chat Akku`),
  },
  {
    gender: 'm',
    plural: 'none',
    words: words(`Müll Sekt Knoblauch Spinat Quark Donner Sand Basketball Volleyball`),
  },
  {
    gender: 'f',
    plural: 'n',
    words: words(
      `Mikrowelle Sekte Zahnbürste Toilette Sandale Leber Niere Apotheke Himbeere Pflaume Melone Möhre Erbse Soße Fähre Bremse Jugendherberge Ente Schildkröte Spinne Fliege Mücke Ameise Cousine Nichte Flöte Trompete Brombeere Kirsche Steckdose Schublade Matratze Zahnarztpraxis Gardine Tapete Fliese Heizung Klimaanlage Ampel Verabredung Zutat Tablette Salbe Pille Krankenkasse Serviette Kerze Pfütze Wüste Palme Rose Tulpe Eiche Tanne Hütte Burg Ruine Statue Münze Krise Pandemie Epidemie Seuche Ausrede Absage Zusage Nachfrage Umfrage Beilage Anlage Grundlage Unterlage Ausgabe Abgabe Zugabe Vorgabe Aufnahme Einnahme Teilnahme Maßnahme Zunahme Abnahme Rücknahme Ansage Durchsage Vorhersage`,
    ),
  },
  {
    gender: 'f',
    plural: '¨e',
    words: words(`Nuss Faust`),
  },
  {
    gender: 'f',
    plural: 's',
    words: words(`Website Kamera Oma`),
  },
  {
    gender: 'f',
    plural: 'none',
    words: words(`Zahnpasta Hardware Ehre Kohle Software Hilfsbereitschaft Pünktlichkeit`),
  },
  {
    gender: 'f',
    plural: 'own',
    words: words(`Schüssel/Schüsseln Mensa/Mensen Couch/Couchs Party/Partys`),
  },
  {
    gender: 'n',
    plural: 'e',
    words: words(`Getränk Gleis Abgas Gerät Rezept Geräusch Formular Lineal Regal Paket Plakat Zertifikat Referat Gehirn`),
  },
  {
    gender: 'n',
    plural: 's',
    words: words(`Dessert Trikot Kanu Steak Shampoo Lotto Solo`),
  },
  {
    gender: 'n',
    plural: 'none',
    words: words(`Erdgeschoss Abitur Erdöl Glatteis Speiseeis Silber Kupfer Eisen`),
  },
  {
    gender: 'n',
    plural: 'own',
    words: words(
      `Tutorium/Tutorien Stadion/Stadien Erdgeschoss/Erdgeschosse Studio/Studios Knie/Knie Zeugnis/Zeugnisse Gymnasium/Gymnasien Ministerium/Ministerien Praktikum/Praktika Stipendium/Stipendien Medium/Medien Kriterium/Kriterien Jubiläum/Jubiläen`,
    ),
  },
]
