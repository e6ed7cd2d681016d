/** A paper with faults planted in it: what must be found, as `kind words`, where the words lie in the finding or hold it; nothing else may be. */
export type Paper = { readonly language: string; readonly text: string; readonly faults: readonly string[] }

// Written for this test before the engine was run on them; the works do not exist. Sorted by language.
export const papers: readonly Paper[] = [
  {
    language: 'de',
    text: `Lesen am Bildschirm

Dass Studierende am Bildschirm flüchtiger lesen, ist oft beschrieben worden (vgl. Brenner & Holzapfel, 2017, S. 45; Wiesner, 2014). Nach Köhler (2020) hängt das weniger vom Gerät ab als von der Aufgabe. Auch Müllers Untersuchung (2011) zeigt, dass längere Texte auf Papier besser behalten werden. In einer späteren Studie widersprechen Adler et al. (2019) dieser Deutung; sie verweisen auf die Erwartungen der Lesenden (Statistisches Bundesamt, 2021).

Offen bleibt, wie sich Notizen auswirken (Ritter, 2016). Zwischen 1998 und 2004 fehlte es an Messungen.

Literaturverzeichnis

Adler, T., Blum, K., & Carstens, J. (2019). Erwartungen beim Lesen am Bildschirm. Zeitschrift für Lesepsychologie, 12(3), S. 201-219.

Brenner, U. & Holzapfel, S. (2018). Flüchtiges Lesen. Falken Verlag.

Müller, G. (2011). Papier und Gedächtnis. München: Verlag Linde.

Koehler, R. (2020). Aufgabe und Gerät: Zwei Bedingungen des Lesens. Lernen und Medien, 8(1), 33–51. https://doi.org/10.5555/lum.2020.81

Statistisches Bundesamt. (2021). Mediennutzung in Deutschland. https://destatis.example/medien

Wiesner, H. (2014). Blick und Zeile. Falken Verlag.

Zander, P. (2009). Das Auge liest mit. Verlag Linde.
`,
    faults: [
      'year-differs 2017',
      'spelling-differs Köhler',
      'cited-not-listed (Ritter, 2016)',
      'listed-not-cited Zander, P. (2009)',
      'apa:page-label S. ',
      'apa:page-hyphen 201-219',
      'apa:place München: ',
      'out-of-order Müller, G. (2011)',
    ],
  },
  {
    language: 'en',
    text: `Why students take notes

Taking notes by hand has been said to help memory (Adams, 2012; Okafor & Lindqvist, 2016). Later work is more careful: what matters is whether the notes are read again (van der Berg, 2019, p. 88). According to the World Health Organization (2018), fatigue plays its part. Marsh and O'Hare (2014) found no difference between pens and keyboards, whereas Patel et al. (2020) did. Smith's (2010) model explains both results, although it was built for shorter talks (Quigley, 2015).

In short, nobody knows (Adams, 2013).

References

Adams, M. J. (2012). Notes and memory. Journal of Study Habits, 4(2), 14–29. https://doi.org/10.5555/jsh.2012.42

Marsh, T., & O'Hara, L. (2014). Pens and keyboards compared. Learning Today, 9(1), 77–90.

Okafor, C., & Lindqvist, A. (2016). The hand that writes. Kestrel Books.

Patel, R., Singh, D., & Moreau, F. (2020). Keyboards revisited. Learning Today, vol. 15, no. 3, pp. 101-118.

Smith, J. (2010). “A model of listening.” Attention, 22(4), 301–322. doi:10.5555/att.2010.224

van der Berg, P. (2019). Reading Your Own Notes Again. Kestrel Books.

World Health Organization. (2018). Fatigue in schools

Young, K. (2005). Silence in the library. Kestrel Books.
`,
    faults: [
      'cited-not-listed (Quigley, 2015)',
      'year-differs 2013',
      "spelling-differs O'Hare",
      'listed-not-cited Young, K. (2005)',
      'apa:volume-label vol. 15, no. 3',
      'apa:page-label pp. ',
      'apa:page-hyphen 101-118',
      'apa:title-quotes “',
      'apa:title-quotes ”',
      'apa:doi-address doi:10.5555',
      'apa:title-capitals Reading Your Own Notes Again',
      'apa:end Fatigue in schools',
    ],
  },
  {
    language: 'es',
    text: `La lectura en voz alta

La lectura en voz alta mejora la comprensión de los textos largos (Arribas Peña y Echevarría, 2018, p. 150). Según Benavides (2016), el efecto desaparece cuando el texto es conocido. Otros autores lo niegan (véase Cano et al., 2019; Paredes, s.f.). En palabras de Salcedo (2013), "leer es escuchar". Tampoco hay acuerdo sobre la edad: Montero (2015) empieza a los seis años y Quiroga (2020) a los nueve.

Los datos del Ministerio de Educación (2022) no permiten decidir.

Referencias

Arribas Peña, L., & Echevarría, M. (2018). Voces y textos. Editorial Cernícalo.

Benavides, T. (2017). El texto conocido. Lectura y Vida, 33(2), 45-60.

Cano, S., Delgado, R., y Ferrer, A. (2019). Escuchar para comprender. Revista de Lectura, 7(1), 12–30. https://doi.org/10.5555/rl.2019.71

Ministerio de Educación. (2022). Hábitos de lectura en la escuela. https://educacion.example/habitos

Montero, J. (2015). Los primeros lectores. Madrid: Editorial Cernícalo.

Paredes, V. (s.f.). Leer juntos. Editorial Abeto.

Salzedo, P. (2013). Leer es escuchar. Editorial Abeto.

Montero, J. (2015). Los primeros lectores. Editorial Cernícalo.
`,
    faults: [
      'year-differs 2016',
      'spelling-differs Salcedo',
      'cited-not-listed Quiroga (2020)',
      'apa:page-hyphen 45-60',
      'apa:place Madrid: ',
      'duplicate Montero, J. (2015). Los primeros lectores. Editorial Cernícalo.',
    ],
  },
  {
    language: 'fr',
    text: `Le silence en bibliothèque

Le silence n’est pas seulement l’absence de bruit (Arnaud, 2012 ; Besson et Carlier, 2015, p. 14). D’après Delmas (2018), il se construit. Plusieurs enquêtes le confirment (voir Fournier et al., 2020 ; Institut national de la lecture, 2019). Girard (2016) y voit un luxe, ce que conteste Hébert (2021). Enfin, la question des casques reste ouverte (Lacroix, 2017).

Bibliographie

Arnaud, M. (2012). Chambres calmes. Éditions Crécerelle.

Besson, T., & Carlier, S. (2015). Dormir en mer. Bruit, 3(1), p. 14–29.

Delmas, R. (2018). La construction du silence. Paris : Éditions du Hêtre.

Fournier, A., Garnier, B., & Huet, C. (2020). Entendre et lire. Revue des bibliothèques, 41(2), 88–104. https://doi.org/10.5555/rb.2020.412

Girard, Paul. (2016). Un luxe discret. Éditions Crécerelle.

Institut national de la lecture. (2019). Les lieux de la lecture. https://lecture.example/lieux

Hebert, N. (2021). Le droit au bruit. Éditions du Hêtre.

Moulin, J. (2008). Le bruit des pages. Éditions du Hêtre.
`,
    faults: [
      'cited-not-listed (Lacroix, 2017)',
      'spelling-differs Hébert',
      'listed-not-cited Moulin, J. (2008)',
      'apa:page-label p. ',
      'apa:place Paris : ',
      'apa:author-names Girard, Paul.',
      'out-of-order',
    ],
  },
  {
    language: 'hu',
    text: `Az alvás és a tanulás

A középiskolások egyre kevesebbet alszanak (Bodnár, 2012; Rácz és Szabó, 2015, 14. o.). Kovácsnál (2018) a képernyő a fő ok, Nagy és munkatársai (2020) szerint viszont a zaj. Az Egészségügyi Világszervezet (2019) mindkettőt említi. Szűcs Gábor (2016) vizsgálata egyetlen iskolára terjedt ki, ezért óvatosan kezelendő (vö. Tóth, 2017). Hasonló eredményre jutott Halász (2021) is.

A felmérés (2019 márciusa) kilenc intézményre terjedt ki.

Irodalomjegyzék

Bodnár K. (2012). Csendes szobák. Palánta Kiadó.

Egészségügyi Világszervezet. (2019). Zaj és alvás. https://who.example/zaj

Kovács, E. (2018). Fény az éjszakában. Budapest: Palánta Kiadó.

Nagy, É., Orsós, T., & Pintér, L. (2020). Az iskola zajai. Neveléstudomány, 8. évf. 2. sz. 33-47. o.

Rácz, Á., & Szabó, P. (2014). Alvás a tengeren. Zaj, 3(1), 14–29.

Szűcs, G. (2016). Egy iskola éjszakái. Palánta Kiadó.

Tót, M. (2017). A fáradtság dicsérete. Palánta Kiadó.

Zelk, A. (2009). Altatók. Palánta Kiadó.
`,
    faults: [
      'year-differs 2015',
      'spelling-differs Tóth',
      'cited-not-listed Halász (2021)',
      'listed-not-cited Zelk, A. (2009)',
      'apa:author-names Bodnár K.',
      'apa:place Budapest: ',
      'apa:volume-label 8. évf. 2. sz.',
      'apa:page-hyphen 33-47',
      'apa:page-label o.',
    ],
  },
  {
    language: 'it',
    text: `Scrivere a mano

La scrittura a mano torna nelle scuole (Bianchi & Conti, 2015; Rossi, 2012). Secondo De Luca (2018), non si tratta di nostalgia. Ferrari e collaboratori (2020) hanno misurato la velocità, mentre Galli (2016) si è occupata dell’ortografia. Il Ministero dell’Istruzione (2021) raccomanda entrambe le vie. Resta da capire che cosa accada dopo i dieci anni (Marini, 2019).

Bibliografia

Bianchi, T., & Conti, S. (2015). Il sonno in mare. Rumore, 3(1), 14–29.

De Luca, P. (2018). La mano e il foglio. Milano: Edizioni Gheppio.

Ferrari, L., Greco, M., & Leone, A. (2020). La velocità della penna. Scuola e Ricerca, 12(2), pp. 77–95. http://dx.doi.org/10.5555/sr.2020.122

Gallo, R. (2016). Ortografia e gesto. Edizioni Gheppio.

Ministero dell’Istruzione. (2021). Indicazioni per la scrittura. https://istruzione.example/scrittura

Rossi, M. (2011). Stanze silenziose. Edizioni Gheppio

Testa, V. (2004). Inchiostro. Edizioni Gheppio.
`,
    faults: [
      'year-differs 2012',
      'spelling-differs Galli',
      'cited-not-listed (Marini, 2019)',
      'listed-not-cited Testa, V. (2004)',
      'apa:place Milano: ',
      'apa:page-label pp. ',
      'apa:doi-address http://dx.doi.org',
      'apa:end Edizioni Gheppio',
    ],
  },
  {
    language: 'pl',
    text: `Czytanie na ekranie

Czytanie na ekranie jest szybsze, lecz płytsze (Bielak i Czarnecka, 2016, s. 31; Dąbrowski, 2014). Zdaniem Nowaka (2019) decyduje zadanie. Odmienne wyniki podają Kowalczyk i in. (2020). Główny Urząd Statystyczny (2021) nie rozróżnia nośników. Por. także Lewandowska (2018) oraz Zieliński (2012).

Bibliografia

Bielak, J., & Czarnecka, M. (2016). Szybko i płytko. Wydawnictwo Pustułka.

Dąbrowski, K. (2015). Oko i wiersz. Warszawa: Wydawnictwo Pustułka.

Główny Urząd Statystyczny. (2021). Czytelnictwo w Polsce. https://gus.example/czytelnictwo

Kowalczyk, A., Lis, B., & Mazur, C. (2020). Ekran i papier. Edukacja, 14(2), s. 55-71.

Lewandowski, E. (2018). Notatki z lektury. Wydawnictwo Pustułka.

Nowak, P. (2019). Zadanie i tekst. Edukacja, 13(1), 5–22. https://doi.org/10.5555/ed.2019.131

Wrona, T. (2003). Atrament. Wydawnictwo Pustułka.
`,
    faults: [
      'year-differs 2014',
      'spelling-differs Lewandowska',
      'cited-not-listed Zieliński (2012)',
      'listed-not-cited Wrona, T. (2003)',
      'apa:place Warszawa: ',
      'apa:page-label s. ',
      'apa:page-hyphen 55-71',
    ],
  },
  {
    language: 'ro',
    text: `Lectura în școală

Elevii citesc mai puțin decât acum zece ani (Bălan & Crișan, 2015, p. 14; Pop, 2012). După Dumitrescu (2018), vina nu este a telefonului. Ionescu și colab. (2020) ajung la altă concluzie, iar Ministerul Educației (2021) nu ia poziție. Despre biblioteci scrie Marinescu (2016), vezi și Stănescu (2019).

Bibliografie

Bălan, T., & Crișan, S. (2015). Somnul pe mare. Zgomot, 3(1), 14-29.

Dumitrescu, A. (2017). Telefonul și cartea. București: Editura Vânturelul.

Ionescu, L., Jianu, M., & Lupu, R. (2020). Zece ani de lectură. Revista de Pedagogie, 68(1), pp. 41–60. https://doi.org/10.5555/rp.2020.681

Marinesco, D. (2016). Rafturi goale. Editura Vânturelul.

Ministerul Educației. (2021). Starea lecturii. https://edu.example/lectura

Pop, M. (2012). Camere liniștite. Editura Vânturelul.

Toma, V. (2001). Cerneală. Editura Vânturelul.
`,
    faults: [
      'year-differs 2018',
      'spelling-differs Marinescu',
      'cited-not-listed Stănescu (2019)',
      'listed-not-cited Toma, V. (2001)',
      'apa:place București: ',
      'apa:page-label pp. ',
      'apa:page-hyphen 14-29',
    ],
  },
  {
    language: 'sk',
    text: `Ticho v triede

Ticho pomáha pri učení (Bielik & Cíger, 2015, s. 14; Novák, 2012). Podľa Dudášovej (2018) záleží na úlohe. Hrušovský a kol. (2020) merali hluk v desiatich školách. Štatistický úrad (2021) také údaje nemá. Iný názor zastáva Kováčik (2016); pozri aj Lipták (2019).

Literatúra

Bielik, T., & Cíger, S. (2015). Spánok na mori. Hluk, 3(1), 14–29.

Dudášová, M. (2018). Úloha a ticho. Bratislava: Vydavateľstvo Sokol.

Hrušovský, P., Ivan, R., & Jurík, L. (2020). Hluk v škole. Pedagogika, 11(2), s. 61-80. https://doi.org/10.5555/pe.2020.112

Kovačik, J. (2016). Právo na hluk. Vydavateľstvo Sokol.

Novák, M. (2013). Tiché izby. Vydavateľstvo Sokol.

Štatistický úrad. (2021). Školy v číslach. https://statistika.example/skoly

Vrba, Z. (2002). Atrament. Vydavateľstvo Sokol
`,
    faults: [
      'year-differs 2012',
      'spelling-differs Kováčik',
      'cited-not-listed Lipták (2019)',
      'listed-not-cited Vrba, Z. (2002)',
      'apa:place Bratislava: ',
      'apa:page-label s. ',
      'apa:page-hyphen 61-80',
      'apa:end Sokol',
    ],
  },
  {
    language: 'tr',
    text: `Ekranda okuma

Ekranda okuma daha hızlı, ama daha yüzeyseldir (Aydın, 2012; Bozkurt ve Ceylan, 2015, s. 14). Demir'e (2018) göre belirleyici olan görevdir. Erdoğan vd. (2020) bunun tersini bulmuştur. Millî Eğitim Bakanlığı (2021) ayrım yapmamaktadır. Gürsoy (2016) ise yaşa bakar; ayrıca bkz. Kaplan (2019).

Kaynakça

Aydın, M. (2011). Sessiz odalar. Kerkenez Yayınları.

Bozkurt, T., & Ceylan, S. (2015). Denizde uyku. Gürültü, 3(1), 14-29.

Demir, A. (2018). Görev ve metin. İstanbul: Kerkenez Yayınları.

Erdoğan, L., Fidan, M., & Güler, R. (2020). Kâğıt mı ekran mı? Eğitim Dergisi, 9(2), ss. 33–51. https://doi.org/10.5555/ed.2020.92

Gürsoi, N. (2016). Yaş ve okuma. Kerkenez Yayınları.

Millî Eğitim Bakanlığı. (2021). Okuma alışkanlıkları. https://meb.example/okuma

Yıldız, Z. (2003). Mürekkep. Kerkenez Yayınları.
`,
    faults: [
      'year-differs 2012',
      'spelling-differs Gürsoy',
      'cited-not-listed Kaplan (2019)',
      'listed-not-cited Yıldız, Z. (2003)',
      'apa:page-hyphen 14-29',
      'apa:place İstanbul: ',
      'apa:page-label ss. ',
    ],
  },
]
