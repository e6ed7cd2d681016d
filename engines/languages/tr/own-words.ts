/**
 * Words that the dictionary lacks: the spellings of today, words of study and of the day, names of places. Lower case, names with
 * their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  hükümet/demet hükümetin hükümeti hükümetler hükûmet/demet altyazı/yazı büyükanne/anne büyükbaba/baba arabulucu/okuyucu arabuluculuk altyapı ortaokul eşcinsel/güzel eşgüdüm/dönüm
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
  absorbans/tahkikat açıklayıcı/yıkıntı açımlayıcı/yıkıntı aerojel/bariyer afetzede/seyahatname agroekoloji/tomografi agroturizm/tefsir
  akifer/bariyer aksiyoloji/tomografi akışkan/solucan aktüatör/klasör alanyazın/çağrışım alegorik/gölgelik alerjik/gölgelik
  algoritmik/gölgelik altcoin/tefsir altyordam/solucan americano/tango amilaz/solucan ampermetre/seyahatname anafaz/solucan
  analit/direktif anasoylu/havlu andragoji/tomografi anestezist/direktif anksiyete/seyahatname anksiyolitik/gölgelik anlambilim/tefsir
  anlatıbilim/tefsir antenatal/solucan antidepresan/solucan antiinflamatuvar/solucan antipsikotik/gölgelik antroposen/bariyer
  apoptoz/inovasyon apostil/tefsir ardıl/çağrışım arkeobotanik/gölgelik arkeopark arkeoparkı arkeoparkın arkeoparka arkeoparkta astenosfer/bariyer atmosferik/gölgelik
  atopik/gölgelik avm ayrıksı/yıkıntı babasoylu/havlu backend barista/cunta beher/bariyer betik/gölgelik bibliyometri/tomografi
  bibliyometrik/gölgelik biçembilim/tefsir biçimbirim/tefsir bilinçdışı/yıkıntı bilişötesi/tomografi bipolar/solucan bitcoin/tefsir
  biyoaktif/direktif biyobelirteç/piyes biyobozunur/sahur biyoetik/gölgelik biyografik/gölgelik biyoinformatik/gölgelik
  biyoistatistik/gölgelik biyokatalizör/klasör biyosensör/klasör biyoyakıt/uyanış biyoyararlanım/çağrışım blockchain/tefsir
  booster/bariyer bradikardi/tomografi brownie brunch budunbetim/tefsir budunbilim/tefsir büret/piyes burnout/sahur bürokratik/gölgelik
  bursiyer/bariyer bütünleştirici/tomografi bypass/tahkikat chatbot/banknot cheesecake çökelti/tomografi çokkültürlü/övgü
  çokkültürlülük/göçük cosplay coworking crossfit/direktif crowdfunding dadaizm/tefsir damıtık/uzlaşmazlık deepfake/piyes
  dekolonyal/solucan delesyon/inovasyon demografik/gölgelik depresif/direktif derişik/gölgelik derlembilim/tefsir derleyici/tomografi
  dermatit/direktif dermatolog/inovasyon desikatör/klasör diaspora/cunta didaktik/gölgelik difüzyon/inovasyon disiplinlerarası/yıkıntı
  disiplinlerarasılık/uzlaşmazlık diskalkuli/tomografi disleksi/tomografi disleksili/tomografi distopik/gölgelik distopya/cunta
  diyabetik/gölgelik docker/bariyer doğrulayıcı/yıkıntı doğurgu/havlu doktorant/tahkikat dolanıklık/uzlaşmazlık dolin/tefsir
  dönüştürücü/övgü dönüt/ölçüt dopamin/tefsir dramatik/gölgelik dron/inovasyon drone/seyahatname düzdeğişmece/seyahatname e-scooter
  ebelik/gölgelik edimbilim/tefsir ekfrasis/direktif ekofeminist/direktif ekofeminizm/tefsir ekokardiyografi/tomografi
  ekonometrik/gölgelik ekosfer/bariyer ekserji/tomografi ekson/inovasyon ekstrapolasyon/inovasyon ekzositoz/inovasyon elastomer/bariyer
  elektroensefalografi/tomografi elektrofizyoloji/tomografi elektrokardiyografi/tomografi elektronegatiflik/gölgelik emar/solucan
  emoji/tomografi empatik/gölgelik emperyalist/direktif empresyonist/direktif endemik/gölgelik endositoz/inovasyon endoskopi/tomografi
  endoskopik/gölgelik enflasyonist/direktif enstalasyon/inovasyon entalpi/tomografi entropi/tomografi entübasyon/inovasyon
  entübe/seyahatname epidemi/tomografi epidemiyolojik/gölgelik epistemolojik/gölgelik eretileme/seyahatname erlenmeyer/bariyer
  erteleyici/tomografi eşbütünleşme/seyahatname espor/inovasyon espresso/tango ethereum/çağrışım etiketleyici/tomografi
  etiyoloji/tomografi etnografi/tomografi etnografik/gölgelik etüv/dönüm eurobond/inovasyon fagositoz/inovasyon farkındalık/uzlaşmazlık
  farmakokinetik/gölgelik farmakolojik/gölgelik fenomenlik/gölgelik fenomenografi/tomografi fenomenolog/inovasyon fenomenolojik/gölgelik
  filyasyon/inovasyon fintek/sinek fitness/piyes fosfolipidi fotogrametri/tomografi fotogrametrik/gölgelik franchise freelance frontend
  gamer/bariyer gastronomik/gölgelik gastroskopi/tomografi genomik/gölgelik genotoksik/gölgelik geriatrik/gölgelik geribildirim/tefsir
  gigabayt/tahkikat gigahertz/bariyer giyilebilir/tefsir glukoz/inovasyon göstergebilim/tefsir göstergebilimsel/bariyer gradyan/solucan
  grafen/bariyer granola/cunta hacker/bariyer hashtag/solucan hegemonik/gölgelik helikaz/solucan hematolog/inovasyon hemogram/solucan
  hepatotoksik/gölgelik hermeneutik/gölgelik heteronormatif/direktif heteronormativite/seyahatname hibrit/direktif hidrojel/bariyer
  hidrojeoloji/tomografi hidroloji/tomografi hidrolojik/gölgelik hidrosfer/bariyer hiperaktif/direktif hiperaktivite/seyahatname
  hiperglisemi/tomografi hiperparametre/seyahatname hipertansif/direktif holosen/bariyer homofobi/tomografi hormonoterapi/tomografi içerik
  immünoloji/tomografi immünolojik/gölgelik immünoterapi/tomografi influencer/bariyer influencerlık/uzlaşmazlık inovatif/direktif
  insidans/tahkikat instagram insülin/tefsir interfaz/solucan interpolasyon/inovasyon intron/inovasyon ironik/gölgelik
  islamofobi/tomografi istinabe/seyahatname iterasyon/inovasyon iyonizasyon/inovasyon izlem/bariyer izlemli/tomografi jeodezi/tomografi
  jeodezik/gölgelik jeokimya/cunta jeomorfoloji/tomografi jeomorfolojik/gölgelik jeotermal/solucan jinekolog/inovasyon
  jinekolojik/gölgelik joje/seyahatname joule/sahur kalkolitik/gölgelik kalıtılma/cunta kalıtılmak kapsayıcı/yıkıntı kardiyolog/inovasyon
  kardiyomiyopati/tomografi kardiyovasküler/bariyer karekod/inovasyon karsinojen/bariyer karsinojenik/gölgelik karstik/gölgelik
  kartografik/gölgelik kaynaştırıcı/yıkıntı kesişimsellik/gölgelik kilojul/sahur kilopaskal/solucan kinaz/solucan kinoa/cunta
  kodlayıcı/yıkıntı kokoreç/piyes kolonoskopi/tomografi kolorimetre/seyahatname komorbidite/seyahatname kompost kompozit/direktif
  kompulsif/direktif konjonktürel/bariyer konservasyon/inovasyon konstrüktivist/direktif konteynerkent/piyes kopolimer/bariyer
  korelasyonel/bariyer korist/direktif koronavirüs/ölçüt kortizol/inovasyon kretase/seyahatname kriptografi/tomografi
  kriptografik/gölgelik kromatin/tefsir kromatografi/tomografi kültürlerarası/yıkıntı kültürlerarasılık/uzlaşmazlık laktaz/solucan
  laparoskopi/tomografi laparoskopik/gölgelik latte/seyahatname ligaz/solucan lipaz/solucan lipidi lipidin lisansüstü/övgü
  litosfer/bariyer log/inovasyon logaritmik/gölgelik loglama/cunta magmatik/gölgelik makroekonomik/gölgelik mayoz/inovasyon
  mediatör/klasör megabayt/tahkikat megahertz/bariyer megapaskal/solucan megapiksel/bariyer mekânsal/solucan melatonin/tefsir
  melodik/gölgelik mentor/inovasyon meritokrasi/tomografi metaanaliz/tefsir metabilişsel/bariyer metabolomik/gölgelik metafaz/solucan
  metaforik/gölgelik metamorfik/gölgelik metasentez/bariyer metaveri/tomografi metaverse meteorolojik/gölgelik metinlerarası/yıkıntı
  metinlerarasılık/uzlaşmazlık metodolojik/gölgelik metonimi/tomografi metrobüs/ölçüt mezolitik/gölgelik mikoloji/tomografi
  mikrobiyolojik/gölgelik mikrobiyom/inovasyon mikrobiyota/cunta mikroçip/direktif mikroekonomik/gölgelik mikrogram/solucan
  mikrolitre/seyahatname mikrometre/seyahatname mikroplastik/gölgelik mikroservis/direktif mikroyapı/yıkıntı milimol/inovasyon
  militarist/direktif mindfulness minimalist/direktif minimalizm/tefsir mitolojik/gölgelik mitoz/inovasyon mobbing/tefsir moderatör/klasör
  modernite/seyahatname mol/inovasyon molar/solucan monomer/bariyer morbidite/seyahatname mortalite/seyahatname motokurye/seyahatname
  multimetre/seyahatname muskat/tahkikat mutajen/bariyer mutajenik/gölgelik mutant/tahkikat nanogram/solucan nanomalzeme/seyahatname
  nanometre/seyahatname nanoparçacık/uzlaşmazlık nanopartikül/dönüm nanoyapı/yıkıntı narsisist/direktif nefrolog/inovasyon
  nefropati/tomografi nefrotoksik/gölgelik nekropol/inovasyon nekropolis/direktif nekroz/inovasyon neoliberal/solucan neoliberalizm/tefsir
  neonatal/solucan netnografi/tomografi newton/inovasyon nitel/bariyer nonparametrik/gölgelik normalizasyon/inovasyon nörobilişsel/bariyer
  nöroçeşitlilik/gölgelik nörogelişimsel/bariyer nörogörüntüleme/seyahatname nörolog/inovasyon nöromodülasyon/inovasyon nöropati/tomografi
  nöroplastisite/seyahatname nöropsikiyatri/tomografi nöropsikoloji/tomografi nöropsikolojik/gölgelik nörotoksik/gölgelik
  nörotransmitter/bariyer novella/cunta obsesif/direktif odyolog/inovasyon ofsayt/tahkikat ohm/çağrışım ohmluk/sucuk ohmmetre/seyahatname
  oksitosin/tefsir oligarşik/gölgelik önişlemci/tomografi onkolog/inovasyon onkolojik/gölgelik önlisans/tahkikat ontolojik/gölgelik
  önyargı/yıkıntı önyargılı/yıkıntı optimizasyon/inovasyon örtük/göçük oryantalist/direktif osiloskop osmoz/inovasyon osteoporoz/inovasyon
  otobiyografik/gölgelik otoetnografi/tomografi otofaji/tomografi otoimmün/dönüm otonom/inovasyon otoriteryen/bariyer outlet/piyes
  öyküleyici/tomografi özbenlik/gölgelik özçekim/tefsir özdeğer/bariyer özdenetim/tefsir özdurum/sahur özdüzenleme/seyahatname
  özfarkındalık/uzlaşmazlık özgüven/bariyer öznitelik/gölgelik özsaygı/yıkıntı özşefkat/tahkikat öztutarlılık/uzlaşmazlık özvektör/klasör
  özyeterlilik/gölgelik özyineleme/seyahatname özyinelemeli/tomografi özyönelim/tefsir paleolitik/gölgelik palyatif/direktif
  pandemik/gölgelik pankek/sinek parametrik/gölgelik parazitoloji/tomografi paskal/solucan patofizyoloji/tomografi patogenez/bariyer
  patolog/inovasyon pedagog/inovasyon pedagojik/gölgelik pediatrik/gölgelik pediatrist/direktif perinatal/solucan permakültür/dönüm
  perovskit/direktif pilates/piyes pipet/piyes playlist/direktif plazmid/tefsir plazmit/direktif pleistosen/bariyer polimeraz/solucan
  polimorfizm/tefsir polinom/inovasyon polye/seyahatname popülist/direktif portfolyo/tango postdoktora/cunta postkolonyal/solucan
  postkolonyalizm/tefsir postmodernite/seyahatname postpartum/sahur postpozitivist/direktif posttravmatik/gölgelik postyapısalcı/yıkıntı
  powerbank/kavak pozitivist/direktif prebiyotik/gölgelik prekarizasyon/inovasyon prekarya/cunta prenatal/solucan prevalans/tahkikat
  probiyotik/gölgelik profaz/solucan profilaksi/tomografi prognoz/inovasyon prompt/inovasyon proteaz/solucan proteom/inovasyon
  proteomik/gölgelik psikanalist/direktif psikanalitik/gölgelik psikiyatrik/gölgelik psikodrama/cunta psikoeğitim/tefsir
  psikofarmakoloji/tomografi psikolojik/gölgelik psikometrik/gölgelik psikoonkoloji/tomografi psikososyal/solucan radyolog/inovasyon
  randomizasyon/inovasyon reenjeksiyon/inovasyon regresör/klasör remiks/direktif replikasyon/inovasyon retinopati/tomografi
  rezilyans/tahkikat ritmik/gölgelik rock/blok router/bariyer rubrik/gölgelik ruminasyon/inovasyon sakkaroz/inovasyon sarkopeni/tomografi
  scooter/bariyer sediman/solucan sedimanter/bariyer sedimantoloji/tomografi seküler/bariyer senfonik/gölgelik sensör/klasör
  serolojik/gölgelik serotonin/tefsir sesbilim/tefsir sesbirim/tefsir seyreltik/gölgelik siber/bariyer simit/direktif sismik/gölgelik
  sismograf/tahkikat sismoloji/tomografi sitokinez/bariyer sitotoksik/gölgelik sitotoksisite/seyahatname skaler/bariyer smoothie
  sınıflandırıcı/yıkıntı sonnot sosyobilişsel/bariyer sosyodemografik/gölgelik sosyoekonomik/gölgelik sosyokültürel/bariyer
  sosyolojik/gölgelik söylembilim/tefsir sözdizim/tefsir sözdizimi/tomografi sözdizimsel/bariyer spektrofotometre/seyahatname
  spoiler/bariyer stablecoin/tefsir startup/tahkikat stent/piyes stoper/bariyer stratigrafi/tomografi stratigrafik/gölgelik stres/piyes
  süneklik/gölgelik süneksizlik/gölgelik süperego/tango sürreal/solucan suş/okuyuş süzüntü/övgü tıbbi teknokrat/tahkikat telofaz/solucan
  tematik/gölgelik tensör/klasör terabayt/tahkikat terapötik/gölgelik teratojen/bariyer teyitçi/tomografi teyitçilik/gölgelik
  tikel/bariyer tiktok titrant/tahkikat token/bariyer toksik/gölgelik toksikoloji/tomografi toksisite/seyahatname topografik/gölgelik
  topoğrafik/gölgelik tortul/sahur totaliter/bariyer transfobi/tomografi transkript/direktif transkriptom/inovasyon translasyon/inovasyon
  translokasyon/inovasyon transnasyonal/solucan travmatik/gölgelik triangülasyon/inovasyon trol/dönüm tsunami/tomografi tümdengelim/tefsir
  tümel/bariyer tümülüs/ölçüt ultrasonografi/tomografi ulusaşırı/yıkıntı ulusötesi/tomografi ürolog/inovasyon üstbiliş/direktif
  üstbilişsel/bariyer üstkurmaca/cunta üstsöylem/bariyer üstveri/tomografi ütopik/gölgelik uvala/cunta validasyon/inovasyon
  vegan/solucan vekâletname/seyahatname ventilatör/klasör virolog/inovasyon viroloji/tomografi viskoz/inovasyon viskozite/seyahatname
  vlog/inovasyon vlogger/bariyer volatilite/seyahatname volkanik/gölgelik volkanizma/cunta voltmetre/seyahatname waffle whatsapp
  yapısöküm/dönüm yapısökümü/övgü yarıiletken/bariyer yediemin/tefsir yordama/cunta yordayan/solucan yordayıcı/yıkıntı yorumlayıcı/yıkıntı
  zamanaşımı/yıkıntı zenofobi/tomografi zooarkeoloji/tomografi
  Aarhus Abbasi Abhaz Abidjan Aborjin absorpsiyon/inovasyon Abuja Accra Aden adenin/bariyer adenovirüs/ölçüt Adriyatik
  adsorpsiyon/inovasyon aerosol/inovasyon Afganca Ahameniş Akadca Akra aksolotl/inovasyon aktin/bariyer aktinit/direktif Alicante
  aligatör/dönüm alkaloid/bariyer Almatı Alpler Alsas Altaylar amfetamin/bariyer Amman ammonit/direktif amoksisilin/bariyer Ampère
  Amsterdam anglikanizm/bariyer anoreksi/tomografi Antananarivo antimadde/seyahatname antosiyanin/bariyer Anvers Apaçi apartheid/bariyer
  Aragon Aramice Ararat arkeogenetik/gölgelik aryanizm/bariyer Asmara Assisi Astana astrobiyoloji/tomografi Asturias Asuncion
  asuroloji/tomografi Aşkabat ateroskleroz/inovasyon Atina Atinalı Atlantik Auckland Avarca Avignon Aymara Azerice Azorlar Aztek Babilli
  babun/inovasyon Babürlü badminton/inovasyon bakteriyofaj/solucan Bakü Bamako barbitürat/tahkikat Barselonalı baryon/inovasyon Basel
  Basra Başkurdistan Batum Bavyera Belarusça Belfast Belgrad Beluci beluga/cunta Bengalce Bengalli benzodiazepin/bariyer Berlinli Bern
  Besarabya betakaroten/bariyer Bilbao Bingazi Birmanyalı Birmingham Bişkek biyatlon/inovasyon biyoetanol/inovasyon Bizet
  blokzincir/bariyer blokzinciri/tomografi Bogota Boğdan Bohemya Bologna Bombay Bonn bonobo/tango Bordeaux bozon/inovasyon Brazzaville
  Bremen Bretanya Brisbane Brno Brugge budizm/bariyer Bujumbura Bukovina bulimia/cunta bulimiya/cunta Burgonya Buryat Bükreş Cakarta
  Calgary Cambridge Caracas Cardiff caynizm/bariyer Cenevre Cenova Cenovalı Chennai Cidde Cincinnati Cornwall Cusco Çeçenistan Çerkes
  Çernobil Çuvaş Dağıstan Dakar Dakka Dalmaçya Danca Darfur Debrecen deksametazon/inovasyon demans/tahkikat dingo/tango Dinyeper Dinyester
  diyatom/inovasyon Dobruca Doha Donetsk Dortmund Dresden Durban Duşanbe Düsseldorf egiptolog/inovasyon egiptoloji/tomografi Eindhoven
  ekliptik/gölgelik Ekvadorlu ekzosfer/bariyer elastin/bariyer Elbe Elbruz elektrolizör/dönüm emboli/tomografi Emevi emülsiyon/inovasyon
  endokrinolog/inovasyon Endonezce endosperm/bariyer Endülüs entomolog/inovasyon epidemiyolog/inovasyon epikürcülük/ölçüt Epir Erbil
  Erivan Estonca Etna etolog/inovasyon Etrüsk Everest Eyyubi Fatımi femtometre/seyahatname fenotip/direktif fentanil/bariyer
  fermiyon/inovasyon Filipinli firavunfaresi/tomografi fisyon/inovasyon fitoplankton/inovasyon Flandre flavonoid/bariyer
  fosfolipit/direktif Frankfurt Freetown Frigya Fukuşima fumarol/inovasyon Gaborone Galapagos Galiçya Galyalı Ganj Gazneli Gazze Gdansk
  geko/tango Gent gigabit/direktif gigavat/tahkikat Girne Glasgow glasiyoloji/tomografi glikoliz/bariyer glioblastom/inovasyon
  globulin/bariyer glukagon/inovasyon gluon/inovasyon gnostisizm/bariyer Göteborg Granada Graz Grenoble Groningen Grozni guanin/bariyer
  günöte/seyahatname hadron/inovasyon Hakas Halep Hannover Hanoi hantavirüs/ölçüt haplogrup/banknot haplotip/direktif Harare Harkiv Hartum
  Harzemşah Haşimi Hausa Havel hektopaskal/solucan heliyosfer/bariyer Helsinki hemiselüloz/inovasyon Herat Herson Himalayalar
  hinduizm/bariyer hipernova/cunta hipertiroidi/tomografi hipotiroidi/tomografi Hiroşima Hititçe Hmong Honolulu Innsbruck
  ibuprofen/bariyer İdlib immünolog/inovasyon İndus İnguş İnka interlökin/bariyer İnuit İrlandaca İsfahan İskenderiye İskoçça
  islamcılık/uzlaşmazlık İstirya itriyum/inovasyon ivermektin/bariyer iyonosfer/bariyer İyonya İzlandaca jibon/inovasyon Johannesburg Juba
  Kadare kaldera/cunta Kalküta Kalmuk kalvinizm/bariyer Kamçatka Kampala Kandahar Kandehar kannabinoid/bariyer Kapadokya kapibara/cunta
  Karabağ Karaçay Karaçi Karahanlı Karelya karibu/havlu karotenoid/bariyer Karpatlar karsinom/inovasyon Kartaca Kartacalı Kastilya
  kasuar/solucan Katalanca Katalonya Katmandu Kazablanka Keçua Keçuaca Keldani Kelt Kerkük ketamin/bariyer Khmer Khmerce Kıpti Kiev Kigali
  Kilikya Kilimanjaro kilovatsaat/tahkikat Kingston Kinşasa Kişinev Kiyev klamidya/cunta kloroplast/tahkikat koala/cunta kodon/inovasyon
  koful/inovasyon kolajen/bariyer kolloit/direktif Konakri konfüçyüsçülük/ölçüt Kopenhag Korint Korsika Korsikaca kortikosteroid/bariyer
  Köln Krakov kril/bariyer kriptopara/cunta kristalografi/tomografi kriyosfer/bariyer kuark/tahkikat kuasar/solucan Kumuk Kurtuba Kyoto
  Lahey Lahor lantanit/direktif Laponya Leeds Lefkoşa Leibniz Leiden Leipzig lejyonella/cunta lemur/inovasyon lenfoma/cunta
  lepton/inovasyon Letonca Lezgi Lidya Liège lignin/bariyer likopen/bariyer Likya Lilongwe Linz Litvanca Lizbon lizozom/inovasyon
  Ljubljana Lodz Loire Lombardiya Lome Londralı Loren Lozan Luanda Lublin Luhansk Luksor Lusaka Lviv Madeira Madridli magnetar/solucan
  Magosa makrofaj/solucan Málaga Malmö Maltaca mamba/cunta Mançu mangrov/inovasyon maniheizm/bariyer maniyerizm/bariyer
  manyetosfer/bariyer maoizm/bariyer Maori Maorice Mapuçe Maputo Marakeş Marat Mariupol Marsilya Maruni Maskat mastodon/inovasyon Mazzini
  Medellin megabit/direktif megaparsek/direktif Mekke Mekong Melanezya melanom/inovasyon Memlük metadon/inovasyon metamfetamin/bariyer
  Mezopotamya mikrosaniye/seyahatname Milanolu milisaniye/seyahatname mineraloji/tomografi Minsk mirket/direktif miselyum/inovasyon
  Missisipi mitokondriyal/solucan miyoglobin/bariyer miyozin/bariyer Modena Mogadişu Mombasa Monet monetarizm/bariyer Monrovia Montevideo
  Montreal Moravya Moskovalı Mostar Musul Münih müon/inovasyon Nagazaki nanosaniye/seyahatname Nantes Napoli nasturilik/gölgelik
  nautilus/banknot Navarra Nepalce Nepalli Niamey Nogay noradrenalin/bariyer Norman Normandiya norovirüs/ölçüt Norveççe
  nörodejeneratif/direktif nötrino/tango Nubyalı nükleotid/bariyer nükleotit/direktif nükleozit/direktif nümizmat/tahkikat
  nümizmatik/gölgelik Nürnberg obsidyen/bariyer Odense Oder Odessa Olmek opioid/bariyer Orinoko Osaka Oset Osetya Ostrava Ostrogot
  oşinograf/tahkikat Ottawa ökaryot/banknot östrojen/bariyer ötegezegen/bariyer Padova paleoantropolog/inovasyon
  paleoklimatoloji/tomografi paleontolog/inovasyon Palermo pangolin/bariyer pankreatit/direktif parasetamol/inovasyon Parisli
  parsek/direktif Patagonya Pencaplı permafrost/banknot Perón Persli Peşaver Peştuca Peştun petabayt/tahkikat Petersburg Philadelphia
  pikometre/seyahatname piroklastik/gölgelik Pisa Piyemonte Podgorica polifenol/inovasyon Polinezya politolog/inovasyon Pomeranya Portland
  Poznan Prag Pretorya primatolog/inovasyon Priştine progesteron/inovasyon prokaryot/banknot protestanlık/uzlaşmazlık Provence
  pterozor/inovasyon pulsar/solucan Pyongyang Québec Quito Rabat Rakka Ramallah Ravenna Reims remdesivir/bariyer retrovirüs/ölçüt
  Reykjavik Rhône ribozom/inovasyon rinovirüs/ölçüt Riyad riyolit/direktif Rodos Rohingya romatolog/inovasyon rotavirüs/ölçüt Rotterdam
  Sakson salmonella/cunta Samara Sanskritçe Sapporo Saraybosna Sardinya Sasani Saygon Selevkos Semerkant Senegalli serval/solucan Seul
  Sibirya Sidney Siena sihizm/bariyer siklotron/inovasyon Silezya Sindhi Sinhali sinkrotron/inovasyon sinolog/inovasyon sinoloji/tomografi
  Sisam sitokin/bariyer sitozin/bariyer Siyu softbol/inovasyon Sofya Soğdca sohbetbot/banknot Somalice Sparta Spartalı stalinizm/bariyer
  stegozor/inovasyon steroid/bariyer Stokholm stratovolkan/solucan Strazburg Stuttgart süpernova/cunta süprematizm/bariyer Süveyş Svahili
  Svalbard Şanghay Şenzhen şintoizm/bariyer Tacikçe Tahiti Tamil Tamilce taoizm/bariyer Tartu Tataristan Tatra Tazmanya Tebriz
  telomer/bariyer telomeraz/solucan terahertz/bariyer teravat/tahkikat termosfer/bariyer Teselya tetrasiklin/bariyer Tiflis Timbuktu
  Timurlu tiranozor/inovasyon titoizm/bariyer tokamak/tahkikat Toltek tomizm/bariyer Toroslar Toskana Toulouse Trablus Trakya Transilvanya
  transpozon/inovasyon triatlon/inovasyon triceratops/banknot Trieste trigliserit/direktif trilobit/direktif troçkizm/bariyer
  trombosit/direktif tromboz/inovasyon Trondheim Truvalı Tuareg tukan/solucan Turku Türkmence türkoloji/tomografi Ulanbator Umbria Uppsala
  urasil/bariyer Utrecht Üsküp Valensiya Valletta Valon vankomisin/bariyer Varanasi Varşova vazopressin/bariyer Vehhabi
  velociraptor/inovasyon Venedik Venedikli Verona Vestfalya Vezüv Vietnamca Viking vikunya/cunta Vilnius Vistül Vizigot Volga
  volkanolog/inovasyon volkanoloji/tomografi Windhoek Wuhan Yangon Yangtze yeröte/seyahatname Yidiş Yokohama Yoruba Yorubaca Zadar Zambezi
  Zambiyalı Zaporijya Zaragoza Zaza zeolit/direktif zerdüştlük/ölçüt zooplankton/inovasyon Zulu Zuluca Zürih
`
