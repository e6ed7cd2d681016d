/**
 * Words that the dictionary lacks: the spellings of today, words of study and of the day, names of places. Lower case, names with
 * their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  hükümet/demet hükümetin hükümeti hükümetler hükûmet/demet altyazı/yazı büyükanne/anne büyükbaba/baba arabulucu/okuyucu arabuluculuk altyapı ortaokul eşcinsel/güzel eşgüdüm/büyüm
  ağabey abi abla internet internetin internete interneti internette internetten internetteki interneti internetle
  avian bakteriyel/güzel biyoçeşitlilik blog/dolap blogger bluetooth breadboard buldozer chat covid çevrimiçi çevrimdışı dezenfekte dezenflasyon dezenformasyon/istasyon dijital/hal
  yüzölçümü yüzölçüm yeryüzü gökyüzü egale icra istifade iptal tarumar mesul müdahil muvaffak ikamet ittifak
  ha nah
  e-posta ekosistem/sistem ekoturizm enfekte enfeksiyon/istasyon enflasyon/istasyon entegrasyon/istasyon epidemiyoloji/teknoloji etik
  feribot fenolftalein flaşsız flört fotovoltaik füzyon/istasyon genom grafik influenza inovasyon/istasyon interaktif izleyici
  jeopolitik kampüs/otobüs karbonhidrat kinetik kognitif korelasyon/istasyon kovaryans küratör metabolizma/alma metabolit modal modül/gül modüler multidisipliner
  nanoteknoloji/teknoloji nörobilim/bilim nörolojik nöron nevrotik obezite/kale öngörü/görü örneklem/işlem özyeterlik paradigma parametre/metre parasosyal pandemi/kedi podcast
  popülasyon/istasyon posta pratik protein randomize regresyon/istasyon robotik sekans selfie selfi semptom simülasyon/istasyon spektrometre
  spektroskopi/kedi streaming sürdürülebilir sürdürülebilirlik tablet titrasyon/istasyon torf transkripsiyon tweet twitter varyans viral virüs/otobüs
  web webinar wifi yapay yazılım youtuber zaptetmek zaptedecek
  Alaska Amerika Arjantin Avustralya Avusturya Azerbaycan Bangladeş Barselona Belçika Beyrut Brezilya Brüksel Budapeşte Bulgaristan Cezayir
  Danimarka Ekvador Endonezya Ermenistan Estonya Etiyopya Fas Filipinler Filistin Finlandiya Fransa Gana Gürcistan Güney Habeşistan Hindistan Hırvatistan
  Hollanda Irak İngiltere İran İrlanda İskoçya İspanya İsrail İsveç İsviçre İtalya İzlanda Japonya Kamboçya Kanada Katar Kazakistan
  Kenya Kırgızistan Kolombiya Kongo Kore Kosova Kuveyt Küba Letonya Libya Litvanya Londra Lübnan Lüksemburg Macaristan Makedonya Malezya Malta Meksika
  Mısır Moğolistan Moldova Moskova Nepal Nijerya Norveç Özbekistan Pakistan Paraguay Peru Polonya Portekiz Romanya Rusya Sırbistan Singapur Slovakya
  Slovenya Sudan Suriye Suudi Arabistan Şili Tanzanya Tayland Tayvan Tunus Türkmenistan Uganda Ukrayna Uruguay Ürdün Venezuela Vietnam Yemen Yunanistan Zambiya
  Bahamalar Bahamaların Butan Belarus Belize Çekya Mikronezya Guadeloupe Jersey Komorlar Liechtenstein Lesotho Martinik Montserrat Mauritius Vanuatu
  Nauru Reunion Esvatini
`
