import { words } from './words.ts'

/** First names, family names and places that are near to common words of one language or another; each with its capital. */
export const names: ReadonlySet<string> = words(`
  Aaron Abraham Adam Adrian Agnes Ahmed Alan Alaska Albert Alexander Alexandra Ali Alice Amanda Amelie Amina Amy Ana Anders Andrea Andreas Andrew
  Angela Anita Anja Anna Anne Annika Anton Antonio Arne Arthur Astrid August Axel Ayşe Barbara Bea Beate Ben Benjamin Berlin Bernd Berta
  Birgit Bjørn Boris Brigitte Bruno Burak Camilla Can Carl Carla Carlos Carmen Caroline Cem Charles Charlotte Chloe Christa Christian Christine
  Clara Claudia Cristiano Dagmar Daniel Daniela David Deniz Denis Dennis Diana Diego Dieter Dirk Dominik Doris Edda Edith Eduard Edward Elias Elif
  Elena Elisa Elisabeth Ella Elke Emil Emily Emma Emre Eric Erik Erika Ernst Esra Eszter Eva Fatma Felix Ferdinand Filip Finn Florian Frank
  Franz Franziska Fred Frederik Frida Friedrich Fritz Gabor Gabriel Gabriele Georg George Gerd Gisela Greta Gudrun Gunnar Günter Hakan
  Hanna Hannah Hannes Hans Harald Harry Hasan Heike Heinrich Heinz Helena Helga Helmut Henrik Henry Herbert Hermann Hilde Holger Horst Hüseyin
  Ida Ilona Ilse Imre Ines Inga Inge Ingo Ingrid Irene Iris Isabel Isabella István Ivan Jack Jakob James Jan Jana Jane Janine Jan-Erik Jason Jean
  Jenny Jens Jessica Jim Joachim Joan Joanna Joe Johan Johann Johanna Johannes John Jonas Jonathan Jorge Jose Josef Joseph Juan Jules Julia Julian
  Juliane Julie Jürgen Justin Kahn Kai Karen Karin Karl Karla Karlheinz Kaspar Kate Katharina Katja Katrin Kemal Kerstin Kevin Kirsten Klara Klaus Konrad
  Kristian Kristin Kurt Lara Lars Laura Lea Lee Lena Leo Leon Leonard Leonie Lili Lilly Lina Linda Lisa Lorenz Louis Louise Luca Lucas Lucy Luis
  Luise Lukas Luisa Lutz Maja Malte Manfred Manuel Manuela Mara Marc Marcel Marco Marcus Mareike Margarete Margit Maria Marianne Marie Marina Mario
  Marion Mark Marko Markus Marta Martha Martin Martina Mary Mathias Matteo Matthias Max Maximilian Mehmet Melanie Meryem Mia Michael Michaela
  Michel Mike Mira Miriam Monica Monika Moritz Mustafa Nadal Nadia Nadine Nadja Nancy Nathalie Nick Nico Nicolas Nicole Niels Nikolai Nils Nina Noah Nora
  Norbert Oliver Olaf Omar Oskar Otto Özlem Pablo Paolo Patricia Patrick Paul Paula Pauline Pedro Peter Petra Philip Philipp Pierre Pia Rachel Rainer
  Ralf Ralph Ramona Raphael Rebecca Regina Renate Richard Rita Robert Roberto Robin Roger Roland Roman Romy Ronald Rosa Rudolf Ruth Sabine Sabrina
  Samuel Sandra Sara Sarah Sascha Scott Sebastian Selin Selma Sibylle Sigrid Silke Silvia Simon Simone Sina Sirena Sofia Sofie Sonja Sophia Sophie Stefan
  Stefanie Steffen Stella Stephan Stephanie Stephen Steve Steven Sven Svenja Susan Susanne Sylvia Tamara Tanja Tatjana Theo Thea Theresa Thomas Thorsten
  Tim Timo Tina Tobias Tom Tommy Toni Tony Torsten Ulla Ulrich Ulrike Ursula Ute Uwe Valentin Valerie Vanessa Vera Verena Veronika Victor
  Victoria Viktor Viktoria Vincent Viola Volker Walter Wanda Werner Wilhelm Willi William Wolf Wolfgang Yusuf Yvonne Zeynep Zoe
  Ahmet Bülent Cevat Ercan Erdem Fatih Ferhat Gamze Gül Gülay Gülşen Hale Halil Hatice Hülya İbrahim İsmail Kerem Koray Leyla Mahmut Melis Merve Mert Murat
  Nazlı Nermin Nilüfer Onur Orhan Osman Ömer Pınar Ramazan Recep Selçuk Selim Serkan Sevgi Sibel Sinan Süleyman Şerife Tolga Turgut Volkan Yasemin Yaşar Yavuz
  Alonso Andersson Bauer Becker Bergmann Bowie Braun Brown Clark Clinton Cohen Cruz Davis Fischer Fisher Garcia Hansen Harris Hoffmann Horvat
  Jackson Jensen Jones Johnson Keller Kim Klein Koch Krüger Kumar Larsen Lehmann Lewis Lopez Maier Mayer Meier Meyer Miller Moore Müller Murray Neumann
  Nielsen Novak Obama Olsen Park Perez Petersen Putin Richter Schmid Schmidt Schmitt Schneider Schröder Schulz Schwarz Silva Singh Smith
  Svensson Taylor Thompson Trump Turner Wagner Wang Weber White Williams Wilson Wright Young Zimmermann
  Alabama Amazon Arizona Atlanta Austin Bali Bangkok Barcelona Beijing Bergen Boston Brasilia Bristol Canberra Canada Cannes Chicago Colorado
  Dakota Dallas Delhi Denver Detroit Dubai Dublin Edinburgh Facebook Florida Fujian Genua Georgia Google Guam Haiti Hawaii Houston Idaho Illinois Indiana Instagram Iowa
  Jakarta Kabul Kairo Kansas Karachi Kentucky Kuala Lagos Lhasa Lima Liverpool London Louisiana Lyon Madrid Maine Malaga Mali Manchester
  Manila Maryland Massachusetts Melbourne Memphis Miami Michigan Microsoft Milano Minnesota Mississippi Missouri Montana Mumbai Nairobi Nebraska Netflix Nevada
  Newcastle Nice Ohio Oklahoma Ontario Orange Oregon Orlando Oslo Oxford Paris Pennsylvania Perth Phoenix Porto Quebec Queensland Riga
  Rio Roma Salem Salzburg San Santiago Seattle Seoul Serengeti Sevilla Shanghai Sydney Taipei Tallinn Tampa Tennessee Texas Tirol Tokyo Toronto Torino Tunis Utah
  Valencia Vancouver Venezia Vermont Victoria Virginia Washington Wellington Whistler Wikipedia Windsor Wisconsin Wyoming York YouTube Zagreb Zimbabwe
`)
