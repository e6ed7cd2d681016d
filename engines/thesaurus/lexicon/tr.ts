import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
çalışma noun
  piece of research: araştırma, inceleme; academic etüt = Bu «çalışma» on iki lisede yürütülmüştür.
  doing work: uğraş, emek, iş; opposite dinlenme = Yıllar süren «çalışmanın» sonunda sözlük tamamlandı.
araştırma noun
  scientific inquiry: çalışma, inceleme; academic etüt; dated tetkik = «Araştırmanın» verileri üç ilde anketlerle toplanmıştır.
inceleme noun
  close look at something: araştırma, çözümleme; academic analiz; dated tetkik = Belgelerin «incelemesi» üç ay sürdü.
yöntem noun
  way of proceeding: metot, usul, yol; academic prosedür = Bu «yöntem» küçük örneklemler için uygundur.
yaklaşım noun
  way of treating a topic: bakış açısı, tutum, anlayış, bakış = Yazarın «yaklaşımı» önceki kuramlardan ayrılır.
sonuç noun
  what a study finds: bulgu, çıktı; dated netice = Deneyin «sonuçları» Tablo 3’te verilmiştir.
  what follows from an action: etki, ürün; dated netice, akıbet; opposite neden, sebep = Göçün toplumsal «sonuçları» hâlâ hissediliyor.
bulgu noun
  what a study finds: sonuç, tespit, saptama = Elde edilen «bulgular» varsayımı destekliyor.
veri noun
  recorded fact: bilgi, ham bilgi; dated malumat = «Veriler» iki aşamada, yüz yüze görüşmelerle toplandı.
varsayım noun
  statement to be tested or assumed: hipotez; dated faraziye = İkinci «varsayım» yapılan deneylerle doğrulanmadı.
hipotez noun
  statement to be tested: varsayım; academic denence; dated faraziye = Araştırmanın ilk «hipotezi» deney sonunda reddedildi.
örneklem noun
  part chosen for a study: örnek, örnek grup, örnek küme; opposite evren = «Örneklem» iki yüz öğrenciden oluşmaktadır.
örnek noun
  case that illustrates: misal, emsal = Bu olay, yasanın uygulanmasına iyi bir «örnektir».
  small piece of a material: numune, parça = Toprak «örnekleri» laboratuvarda iki gün kurutuldu.
  thing to follow: model, emsal, yol gösterici = Finlandiya’nın eğitim düzeni birçok ülkeye «örnek» oldu.
etki noun
  what a cause brings about: sonuç, yansıma; dated tesir; opposite neden = Isınmanın «etkileri» kıyı kentlerinde daha belirgindir.
  power to change something: güç, nüfuz; dated tesir = Basının kamuoyu üzerindeki «etkisi» büyüktür.
neden noun
  what brings something about: sebep, etken, kaynak; opposite sonuç = Sınavdaki başarısızlığın «nedenleri» çok çeşitlidir.
sebep noun
  what brings something about: neden, etken, kaynak; opposite sonuç = Trafik kazasının «sebebi» henüz belirlenemedi.
gerekçe noun
  ground given for an act: neden, sebep, dayanak; dated esbabımucibe = Mahkeme kararının «gerekçesini» bir ay sonra açıkladı.
etken noun
  circumstance that acts on a result: faktör, öge, unsur, neden; dated amil = Gelir düzeyi, başarıyı belirleyen «etkenlerden» biridir.
faktör noun
  circumstance that acts on a result: etken, öge, unsur; dated amil = Üç risk «faktörü» öne çıkmaktadır.
etmen noun
  circumstance that acts on a result: etken, faktör, unsur; dated amil = Bu hastalıkta çevresel «etmenler» de rol oynar.
değişken noun
  quantity that can take several values: parametre, etken; opposite sabit = Yaş, bağımsız «değişken» olarak ele alınmıştır.
öge noun
  part of a whole: unsur, bileşen, parça, eleman = Anlatının temel «ögeleri» zaman ve mekândır.
unsur noun
  part of a whole: öge, bileşen, etken, eleman = Sözleşmenin kurucu «unsurları» yasada sayılmıştır.
bileşen noun
  part that makes up a whole: öge, unsur, parça = Modelin dört «bileşeni» ayrı ayrı sınandı.
rol noun
  part played in a process: işlev, görev, pay = Aile, dil gelişiminde önemli bir «rol» oynar.
işlev noun
  what something is for: görev, rol, fonksiyon = Bu proteinin «işlevi» henüz bilinmiyor.
görev noun
  what one has to do: vazife, ödev, sorumluluk = Devletin temel «görevi» yurttaşlarını korumaktır.
boyut noun
  side of a question: yön, yan, cephe = Sorunun hukuki «boyutu» ikinci bölümde ele alınıyor.
  size measured: ölçü, büyüklük, ebat = Parçanın «boyutları» milimetre olarak verilmiştir.
yön noun
  side of a question: yan, boyut, taraf; dated cihet = Kuramın zayıf «yönleri» birçok yazarca eleştirilmiştir.
  line along which something goes: doğrultu, istikamet = Rüzgârın «yönü» gece yarısından sonra değişti.
kuram noun
  system of explanations: teori, öğreti; dated nazariye; opposite uygulama = Bu «kuram» gezegenlerin oluşumunu açıklar.
teori noun
  system of explanations: kuram, öğreti; dated nazariye; opposite pratik = Bu «teori» deneylerle defalarca sınanmıştır.
kavram noun
  abstract idea: düşünce, fikir; academic nosyon; dated mefhum = Özgürlük «kavramı» çağdan çağa değişmiştir.
düşünce noun
  what one thinks: fikir, görüş, kanı; dated mülahaza = Yazar bu «düşüncesini» önsözde dile getirir.
fikir noun
  what one thinks or thinks up: düşünce, görüş, kanı = İlerleme «fikri» bütün yüzyıla egemen oldu.
görüş noun
  what one thinks: düşünce, fikir, kanı, kanaat = Uzmanların «görüşleri» bu konuda ayrılıyor.
kanı noun
  what one believes: görüş, düşünce, kanaat, inanç = Yaygın «kanının» aksine, ilacın etkisi kısadır.
bakış açısı noun
  way of looking at something: görüş açısı, perspektif, yaklaşım, bakış = Tarihsel bir «bakış açısı» bu tartışmayı aydınlatır.
tanım noun
  statement of what a word means: tarif, açıklama, betimleme = Yoksulluğun «tanımı» ülkeden ülkeye değişir.
terim noun
  word of a field: sözcük, kelime, kavram; dated ıstılah = Bu «terim» toplum bilimine fizikten alınmıştır.
anlam noun
  what a word or act says: mana, içerik; dated medlul = Sözcüğün «anlamı» on dokuzuncu yüzyılda genişledi.
kanıt noun
  what shows that something is true: delil, ispat; dated beyyine = Savcı duruşmada yeni «kanıtlar» sundu.
gösterge noun
  sign of a state: belirti, işaret = İşsizlik, ekonominin önemli bir «göstergesidir».
belirti noun
  sign of something: işaret, emare; academic semptom; dated araz = Hastalığın ilk «belirtileri» üç gün sonra görülür.
sav noun
  position that one defends: iddia, tez, görüş; opposite karşı sav = Yazarın «savı» yeni belgelere dayanıyor.
iddia noun
  something claimed: sav, tez = Davacının «iddiaları» duruşmada tanıklarla kanıtlanamadı.
tez noun
  position that one defends: sav, iddia, görüş; opposite antitez = Kitabın ana «tezi» ilk bölümde özetlenir.
argüman noun
  reason given for a view: sav, gerekçe, dayanak; opposite karşı argüman = Bu «argüman» olguların sınamasına dayanamıyor.
akıl yürütme noun
  chain of thoughts: muhakeme, uslamlama, çıkarım = Bu «akıl yürütme» mantıksal bir hata içeriyor.
tartışma noun
  exchange of opposed views: polemik, görüş ayrılığı; dated münakaşa; opposite uzlaşma = Laiklik üzerine «tartışma» bugün de sürüyor.
eleştiri noun
  judgement of what is wrong: kritik, itiraz; dated tenkit; opposite övgü = Asıl «eleştiri» örneklemin küçüklüğüne yöneliktir.
itiraz noun
  reason against: karşı çıkış, karşı koyma; opposite onay = Karara yapılan «itiraz» üst mahkemece reddedildi.
sınırlılık noun
  weakness of a study: kısıt, kısıtlılık, eksiklik = Araştırmanın yönteme ilişkin bazı «sınırlılıkları» vardır.
sınır noun
  line where something ends: hudut, ayrım çizgisi = İki türün arasındaki «sınır» her zaman belirgin değildir.
  point not to be passed: limit, üst sınır, eşik = Başvurularda yaş «sınırı» kaldırıldı.
eksiklik noun
  something missing: noksan, boşluk, açık = Yasadaki bu «eksiklik» 2016’da giderildi.
boşluk noun
  something missing: eksiklik, açık, gedik = Bu kitap, alanyazındaki önemli bir «boşluğu» dolduruyor.
yanlılık noun
  distortion of a result or view: taraflılık, yan tutma; academic sistematik hata; opposite yansızlık = Gönüllü katılım, örneklemde «yanlılık» doğurabilir.
hata noun
  something done wrongly: yanlış, yanlışlık, kusur = Bir ölçüm «hatası» sonuçları bozdu.
çıkarım noun
  what one infers: sonuç, yargı; dated istidlal = Yazarın «çıkarımı» eldeki verilerle bağdaşmıyor.
yargı noun
  what one decides in thought: hüküm, kanı, kanaat = Tarihçi, belgesiz ve kesin «yargılardan» kaçınmalıdır.
değerlendirme noun
  judging of worth: yorumlama, değer biçme = Sonuçların «değerlendirmesi» iki uzmanca yapıldı.
özet noun
  short version of a text: ; academic öz; dated hülasa = Makalenin «özeti» iki yüz sözcüğü aşmamalıdır.
çözümleme noun
  examination in parts: analiz, inceleme; dated tahlil; opposite bireşim, sentez = Görüşmelerin «çözümlemesi» üç tema ortaya koydu.
analiz noun
  examination in parts: çözümleme, inceleme; dated tahlil; opposite sentez = İstatistiksel «analizler» açık bir yazılımla yapıldı.
sentez noun
  putting parts together: bireşim, birleştirme; dated terkip; opposite analiz, çözümleme = Eser, Doğu ile Batı müziğinin başarılı bir «sentezidir».
anket noun
  list of questions: soru kâğıdı, sormaca, soru formu = «Anket» ildeki bütün öğretmenlere gönderildi.
görüşme noun
  talk held for research: mülakat, söyleşi, konuşma = Her «görüşme» kaydedilip yazıya döküldü.
deney noun
  scientific trial: deneme, sınama; dated tecrübe = «Deney» üç ayrı laboratuvarda yinelendi.
deneyim noun
  knowledge gained by doing: tecrübe, birikim; opposite deneyimsizlik = Hemşirelerin mesleki «deneyimi» on yılı aşıyor.
gözlem noun
  careful watching or what it yields: izleme, tespit; dated müşahede = Sınıf içi «gözlemler» iki hafta sürdü.
ölçüm noun
  finding of a size: ölçme, belirleme, saptama = Basınç «ölçümleri» her saat yinelendi.
ölçüt noun
  basis for judging: kriter, kıstas; dated mikyas = Seçim «ölçütleri» aşağıda ayrıntılı olarak açıklanmıştır.
ölçü noun
  size or amount measured: boyut, miktar, büyüklük = Odanın «ölçüleri» ekteki planda yazılıdır.
tahmin noun
  approximate figure or view: kestirim, öngörü = Maliyet «tahminleri» birbirinden çok farklıdır.
öngörü noun
  statement of what will come: tahmin, kestirim = Modelin enflasyona ilişkin «öngörüleri» gerçekleşmedi.
karşılaştırma noun
  setting side by side: kıyaslama, kıyas; dated mukayese = İki çevirinin «karşılaştırması» ilginç farklar ortaya çıkardı.
yorum noun
  way of understanding: okuma, yorumlama; dated tefsir = Şiirin bu «yorumu» çok tartışıldı.
açıklama noun
  what makes something clear: izah, yorum; dated izahat = Bu olguya doyurucu bir «açıklama» getirilemedi.
betimleme noun
  account of features: tasvir, anlatım; dated tavsif = Roman uzun bir kent «betimlemesiyle» açılır.
model noun
  simplified picture of reality: tasarım, kuramsal yapı = «Model» iki derecelik bir artış öngörüyor.
çerçeve noun
  limits within which something is done: kapsam, sınır, bağlam = Bu konu çalışmanın «çerçevesini» aşmaktadır.
kapsam noun
  what is covered: çerçeve, içerik; dated şümul = Yasanın «kapsamı» 2012’de önemli ölçüde genişletildi.
bağlam noun
  circumstances around something: çerçeve, koşullar, ortam = Söz, ancak tarihsel «bağlamı» içinde anlaşılabilir.
ortam noun
  circumstances around something: çevre, atmosfer, hava; dated muhit = Güvenli bir «ortam» öğrenmeyi kolaylaştırır.
durum noun
  state of affairs: hâl, vaziyet, gidişat = Ekonomik «durum» yıl sonunda kötüleşti.
koşul noun
  what must be met: şart, ön koşul, gerek = Sözleşmenin geçerliliği üç «koşula» bağlıdır.
kural noun
  what must be done: ilke, norm; dated kaide = Bu «kuralın» birkaç istisnası vardır.
ilke noun
  basic rule: prensip, kural; dated umde = Eşitlik «ilkesi» anayasada yer alır.
yasa noun
  rule set by a legislature: kanun, mevzuat = «Yasa» her türlü ayrımcılığı yasaklar.
hak noun
  what one may claim: özgürlük, yetki; opposite ödev, yükümlülük = Kadınlar seçme «hakkını» 1934’te elde etti.
hukuk noun
  body of laws: hukuk düzeni, mevzuat = Türk «hukuku» iki tür sözleşme tanır.
yükümlülük noun
  what one must do: zorunluluk, sorumluluk, ödev; dated mükellefiyet; opposite hak = Satıcının alıcıyı bilgilendirme «yükümlülüğü» vardır.
sorumluluk noun
  having to answer for something: yükümlülük; dated mesuliyet; opposite sorumsuzluk = Doğan zararın «sorumluluğu» üreticiye aittir.
kısıt noun
  what limits freedom of action: sınırlama, kısıtlama; dated tahdit = Bütçe «kısıtları» projeyi iki yıl geciktirdi.
gereksinim noun
  what is lacking and wanted: ihtiyaç, gerek, gereksinme = Su «gereksinimi» her yıl artmaktadır.
ihtiyaç noun
  what is lacking and wanted: gereksinim, gereksinme, gerek = Öğrencilerin «ihtiyaçları» kısa bir ankette belirlendi.
gereklilik noun
  fact of being needed: lüzum, zorunluluk, gerek; opposite gereksizlik = Raporda bir reformun «gerekliliği» vurgulanıyor.
sorun noun
  difficulty to be solved: problem, mesele, güçlük; informal dert; opposite çözüm = Bu «sorun» bütün büyük kentlerde görülür.
problem noun
  difficulty to be solved: sorun, mesele; academic sorunsal; opposite çözüm = Araştırmanın «problemi» giriş bölümünde açıklanmıştır.
soru noun
  sentence asking something: madde; dated sual; opposite yanıt, cevap = Katılımcılar yirmi «soruyu» yazılı olarak yanıtladı.
  matter to be settled: mesele, sorun, problem = Bu «soru» hukukçular arasında hâlâ tartışılıyor.
güçlük noun
  what makes something hard: zorluk, sıkıntı, sorun; dated müşkülat; opposite kolaylık = Asıl «güçlük» arşivlere erişimde ortaya çıkıyor.
zorluk noun
  what makes something hard: güçlük, sıkıntı; dated müşkülat; opposite kolaylık = Dil öğreniminde karşılaşılan «zorluklar» yaşa göre değişir.
engel noun
  what stands in the way: mâni, köstek, bariyer; opposite destek = Uzaklık, sağlık hizmetine erişimin önünde bir «engeldir».
çözüm noun
  answer to a problem: çare, çözüm yolu; dated hal çaresi; opposite sorun = Raporda önerilen «çözüm» oldukça pahalıdır.
yanıt noun
  what is said to a question: cevap, karşılık; opposite soru = «Yanıtlar» iki araştırmacı tarafından kodlandı.
cevap noun
  what is said to a question: yanıt, karşılık; opposite soru = Bu soruya kesin bir «cevap» verilemez.
amaç noun
  what one wants to reach: hedef, gaye, maksat, erek = Bu çalışmanın «amacı» iki yöntemi karşılaştırmaktır.
hedef noun
  what one wants to reach: amaç, erek, gaye, maksat = Program «hedefine» iki yılda ulaştı.
niyet noun
  what one plans: maksat, amaç = Yasa koyucunun «niyeti» çocukları korumaktı.
tasarı noun
  draft law: taslak, öneri; dated layiha = Hükûmet yeni bir vergi «tasarısı» hazırladı.
plan noun
  set of planned steps: tasarı, program, proje = Kurtarma «planı» eylülde kabul edildi.
strateji noun
  planned way to a goal: plan, taktik, izlem = Şirketler «stratejilerini» yerel pazara uyarlıyor.
konu noun
  what is dealt with: mesele, tema; dated mevzu, bahis = Tezin «konusu» on dokuzuncu yüzyıl basınıdır.
tema noun
  guiding idea of a work: ana konu, izlek, ana fikir = Sürgün, bu şiir kitabının ana «temasıdır».
nesne noun
  material thing: eşya, şey, obje = Mezarda bulunan «nesneler» ikinci yüzyıldan kalmadır.
alan noun
  area of knowledge or action: saha, dal, disiplin = Bu «alanda» az sayıda çalışma vardır.
bilim noun
  ordered knowledge: ilim, bilim dalı = Çağdaş «bilim» on yedinci yüzyılda doğdu.
bilgi noun
  what one knows or is told: birikim, veri; dated malumat; opposite bilgisizlik = Konuya ilişkin «bilgimiz» oldukça sınırlıdır.
beceri noun
  ability to do something well: yeti, yetenek, yeterlik; dated maharet; opposite beceriksizlik = Bu alıştırmalar okuma «becerisini» geliştirir.
yetenek noun
  inborn ability: kabiliyet, yeti, beceri; dated istidat; opposite yeteneksizlik = Müzik «yeteneği» küçük yaşta fark edilir.
yeterlik noun
  being able to do a job: yetkinlik, ehliyet, yeterlilik; opposite yetersizlik = Öğretmenlerin dijital «yeterlikleri» bir ölçekle ölçüldü.
süreç noun
  series of changes: işlem, akış; academic proses; dated vetire = Mayalanma «süreci» on gün sürer.
düzen noun
  way the parts are ordered: sistem, tertip, düzenleniş; dated nizam; opposite düzensizlik = Toplumsal «düzen» savaştan sonra değişti.
dizge noun
  ordered whole: sistem, düzen; dated manzume = Dil, göstergelerden oluşan bir «dizgedir».
sistem noun
  ordered whole: dizge, düzen, yapı = Eğitim «sistemi» baştan aşağı değiştirildi.
yapı noun
  way the parts are put together: kuruluş, örgü, kurgu; academic strüktür = Metnin «yapısı» bir tragedyayı andırır.
  something built: bina, mimari eser, inşaat = Mimar bu «yapıyı» 1903’te tamamladı.
düzenek noun
  way something works: mekanizma, işleyiş = Ağrının «düzeneği» henüz tam anlaşılamadı.
olgu noun
  what really is: gerçek, gerçeklik; academic görüngü, fenomen; dated vakıa = Göç, çok yönlü tarihsel bir «olgudur».
olay noun
  something that happens: hadise, vaka = Bu «olaylar» bütün bir kuşağı etkiledi.
gerçek noun
  what really is: hakikat, gerçeklik, olgu; opposite yalan, kurmaca = Roman, bu bölümde tarihsel «gerçeklerden» uzaklaşıyor.
gelişme noun
  growth or progress: ilerleme, gelişim; dated inkişaf; opposite gerileme = Tıptaki «gelişmeler» ölüm oranını düşürdü.
gelişim noun
  becoming mature: gelişme, olgunlaşma, büyüme; dated tekâmül; opposite gerileme = Çocuğun dil «gelişimi» iki yaşında hızlanır.
değişim noun
  becoming different: değişme, dönüşüm, değişiklik; dated tahavvül; opposite durağanlık = İklim «değişimi» tarımı olumsuz etkiliyor.
değişiklik noun
  partial change: değişim, düzeltme; dated tadilat, tadil = Metin hiçbir «değişiklik» yapılmadan kabul edildi.
dönüşüm noun
  thorough change: değişim, başkalaşım; dated istihale = Eski sanayi mahallesinin «dönüşümü» 1990’da başladı.
ilerleme noun
  change for the better: gelişme, atılım; dated terakki; opposite gerileme = Hastanın konuşmasında hızlı bir «ilerleme» gözlendi.
artış noun
  becoming more: yükselme, çoğalma, yükseliş; opposite azalış, düşüş = Kira «artışları» en çok öğrencileri etkiliyor.
azalma noun
  becoming less: düşüş, eksilme, azalış; opposite artış = Kuş sayısındaki «azalma» kaygı vericidir.
düşüş noun
  fall of a value: azalma, iniş; opposite artış, yükseliş = Altı hastanın tansiyonunda «düşüş» saptandı.
büyüme noun
  becoming larger: gelişme, genişleme, artış; opposite küçülme = Ekonomik «büyüme» iki yıldır yavaşlıyor.
eğilim noun
  direction of change: yönelim, gidiş, yöneliş; academic trend; dated temayül = Bu «eğilim» bütün ülkelerde doğrulanıyor.
fark noun
  what sets apart: ayrım, ayrılık, başkalık; opposite benzerlik = İki grup arasındaki «fark» anlamlı değildir.
ayrım noun
  act of telling apart: fark, ayırma; dated tefrik = Dil ile söz arasındaki «ayrım» temel niteliktedir.
benzerlik noun
  being alike: yakınlık, ortaklık; academic analoji; opposite farklılık = İki metnin «benzerliği» dikkat çekicidir.
çelişki noun
  not fitting together: tutarsızlık, karşıtlık; dated tenakuz; opposite tutarlılık = Tanığın sözlerinde açık bir «çelişki» vardır.
ilişki noun
  link between things: bağ, bağıntı, bağlantı; dated münasebet = Gelir ile sağlık arasındaki «ilişki» iyi bilinmektedir.
bağlantı noun
  link between things: ilişki, bağ, ilinti; dated irtibat = İki olay arasında «bağlantı» kurulamadı.
oran noun
  share of a whole or ratio: nispet, yüzde, pay = Mühendisler arasında kadınların «oranı» düşüktür.
nicelik noun
  how much there is: miktar, sayı; dated kemiyet; opposite nitelik = Toplanan verinin «niceliği» hızla artıyor.
nitelik noun
  how good or of what kind: kalite, düzey; dated keyfiyet; opposite nicelik = Çevirinin «niteliği» yıllar içinde arttı.
miktar noun
  how much there is: nicelik, hacim = Suyun «miktarı» litre olarak ölçüldü.
sayı noun
  how many there are: adet, miktar = Toplam katılımcı «sayısı» beklenenden azdı.
çoğunluk noun
  larger part: büyük bölüm, büyük kısım; dated ekseriyet; opposite azınlık = Soruyu yanıtlayanların «çoğunluğu» reformu onaylıyor.
bölüm noun
  division of a text: kısım; dated fasıl, bap = İkinci «bölümde» kuramsal çerçeve sunulur.
  piece of a whole: kısım, parça, pay; opposite bütün = Belgelerin bir «bölümü» yangında yok oldu.
kısım noun
  piece of a whole: bölüm, parça, kesim; opposite bütün = Bütçenin büyük «kısmı» eğitime ayrıldı.
bütün noun
  whole made of parts: birlik, tümlük; dated kül; opposite parça = Parçalar anlamlı bir «bütün» oluşturuyor.
düzey noun
  height on a scale: seviye, derece, basamak = Anne babanın eğitim «düzeyi» başarıyı etkiler.
seviye noun
  height on a scale: düzey, derece, kademe = Gölün su «seviyesi» üç metre düştü.
aşama noun
  step of a process: evre, basamak, safha, adım = İkinci «aşamada» açık uçlu yanıtlar kodlanır.
dönem noun
  stretch of time: devir, çağ, evre; dated devre = Bu «dönemde» fiyatlar iki katına çıktı.
süre noun
  length of time: zaman, uzunluk; dated müddet = Tedavinin ortalama «süresi» altı haftadır.
başlangıç noun
  first part in time: baş, ilk dönem; opposite bitiş, son = Yüzyılın «başlangıcı» büyük grevlerle geçti.
son noun
  last part in time: bitim, bitiş; dated nihayet; opposite başlangıç = Savaşın «sonu» ülkeye barış getirmedi.
önem noun
  great weight or worth: değer, ağırlık; dated ehemmiyet; opposite önemsizlik = Bu buluşun «önemi» geç anlaşıldı.
ilgi noun
  attention given to something: merak, alaka; opposite ilgisizlik = Halk sergiye büyük «ilgi» gösterdi.
değer noun
  worth: kıymet, önem = Bu tanıklığın tarihsel «değeri» tartışılmaz.
  number found or set: rakam, sayı = Ortalama «değerler» ayraç içinde verilmiştir.
geçerlik noun
  being sound: geçerlilik, doğruluk; opposite geçersizlik = Ölçeğin «geçerliği» ayrı bir çalışmada sınandı.
güvenirlik noun
  being dependable: güvenilirlik, tutarlılık = Testin «güvenirliği» iki uygulamada da yüksek bulundu.
doğruluk noun
  being true or exact: gerçeklik, sahihlik; dated sıhhat; opposite yanlışlık = Haberin «doğruluğu» iki kaynaktan denetlendi.
kesinlik noun
  being sure: netlik, açıklık; dated katiyet; opposite belirsizlik = Eserin tarihi «kesinlik» kazanmış değildir.
belirsizlik noun
  not being sure: bulanıklık, muğlaklık; dated müphemiyet; opposite kesinlik = Yasadaki «belirsizlik» farklı yorumlara yol açıyor.
özellik noun
  typical feature: nitelik, vasıf, hususiyet = Toprağın «özellikleri» bitki örtüsünü belirler.
biçim noun
  shape or outer order: şekil, form; opposite içerik, öz = Şiirin «biçimi» burada içeriğini pekiştirir.
içerik noun
  what is inside: muhteva, öz; opposite biçim = Dersin «içeriği» iki yılda bir yenilenir.
tür noun
  class of things: çeşit, tip, cins = Bu «tür» sorular kısa yanıt gerektirir.
sınıf noun
  class of things: tür, kategori, küme = Öğrencilerin yanlışları dört «sınıfa» ayrıldı.
grup noun
  set of people or things: küme, topluluk, öbek = İlk «gruba» hiçbir tedavi uygulanmadı.
katılımcı noun
  person taking part: denek, gönüllü; dated iştirakçi = «Katılımcılar» araştırmanın amacı konusunda bilgilendirildi.
birey noun
  single person: kişi, fert, insan; opposite toplum = Her «birey» tedaviye farklı yanıt verir.
kişi noun
  human being: insan, birey, kimse; dated şahıs = Ankete katılan her «kişi» gönüllüydü.
nüfus noun
  people of a place: halk; academic popülasyon; dated ahali = Adanın «nüfusu» daha çok balıkçılıkla geçinir.
toplum noun
  people living together: topluluk; dated cemiyet; opposite birey = Orta Çağ «toplumu» katı biçimde katmanlaşmıştı.
topluluk noun
  people who share something: camia, çevre = Bilimsel «topluluk» bu konuda uzlaşmış durumda.
kurum noun
  public body: kuruluş; dated müessese = Anket dört kamu «kurumunda» uygulandı.
kuruluş noun
  body of people with an aim: kurum, örgüt; dated teşekkül = Yardım «kuruluşları» savaş yüzünden bölgeden çekildi.
  act of setting up: kurulma, tesis; opposite kapanış = Okulun «kuruluşu» 1868 yılına rastlar.
örgüt noun
  body of people with an aim: kuruluş, organizasyon; dated teşkilat = Uluslararası «örgütler» karara tepki gösterdi.
şirket noun
  business firm: işletme, firma; dated kumpanya = «Şirket» yurt dışında üç şube açtı.
devlet noun
  organised political power: kamu otoritesi, kamu gücü = «Devlet» basın özgürlüğünü güvence altına alır.
hükûmet noun
  those who govern: yönetim, yürütme, kabine = «Hükûmet» yasa tasarısını geri çekti.
yönetim noun
  act or body of governing: idare, sevk ve idare = Kentin «yönetimi» 1855’te yeniden düzenlendi.
politika noun
  line of public action: siyaset, strateji, tutum = Tarım «politikası» kökten gözden geçirildi.
güç noun
  ability to act: kuvvet, kudret, nüfuz; opposite güçsüzlük = Sendikaların siyasal «gücü» zamanla azaldı.
yetki noun
  right to decide: erk; dated salahiyet = Mahkemenin bu konuda «yetkisi» yoktur.
araştırmacı noun
  person who does research: bilim insanı, bilim adamı = Projeye üç ülkeden «araştırmacılar» katıldı.
yazar noun
  who wrote a study: araştırmacı, bilim insanı = «Yazarlar» örneklemi genişletmeyi öneriyor.
  person who wrote a text: kalem sahibi; dated müellif, muharrir = «Yazar» burada doğrudan okura seslenir.
uzman noun
  person who knows a field well: otorite, yetkin kişi; dated mütehassıs; opposite acemi = İklim «uzmanları» bu gelişmeden kaygılı.
öğrenci noun
  person who studies: ; dated talebe, şakirt; opposite öğretmen = «Öğrenciler» anketi ders saatinde doldurdu.
öğretim noun
  act of teaching: eğitim, öğretme; dated tedrisat = Yabancı dil «öğretimi» artık ikinci sınıfta başlıyor.
eğitim noun
  forming of people: öğrenim, öğretim; dated terbiye = Kızların «eğitimi» uzun süre ihmal edildi.
öğrenme noun
  act of learning: edinme, öğrenim = Yabancı dil «öğrenme» yaşı giderek düşüyor.
davranış noun
  way of acting: tutum, hareket, davranma biçimi = Tüketici «davranışları» yaşla birlikte değişir.
tutum noun
  stance towards something: tavır, davranış, yaklaşım = Hastaların aşıya yönelik «tutumu» değişti.
algı noun
  way something is seen: algılama, görüş; dated idrak = Toplumun risk «algısı» eğitimle değişiyor.
kullanım noun
  act of using: kullanma, yararlanma; dated istimal = Sınavda telefon «kullanımı» kesin olarak yasaktır.
uygulama noun
  putting into practice: tatbik, hayata geçirme, yürütme = Yeni yasanın «uygulaması» birçok sorun yarattı.
araç noun
  thing that helps to reach an end: vasıta, alet; opposite amaç = Basın, güçlü bir propaganda «aracıdır».
kaynak noun
  where something comes from: köken, çıkış noktası; dated menşe = Bu belirsizlik, sık görülen bir hata «kaynağıdır».
  text from which one draws: başvuru eseri; academic referans; dated mehaz = Yararlanılan «kaynaklar» kitabın sonunda sıralanmıştır.
köken noun
  where something begins: kaynak, kök, başlangıç; dated menşe = Çatışmanın «kökeni» ellili yıllara uzanır.
maliyet noun
  what must be paid: gider, masraf, tutar; opposite kazanç = Tedavinin «maliyeti» bin lirayı aşıyor.
yarar noun
  what is good about something: fayda, kazanç, çıkar; opposite zarar = Programın öğrencilere «yararı» artık kanıtlanmıştır.
üstünlük noun
  what is better about something: avantaj; informal artı; opposite sakınca = Yöntemin en büyük «üstünlüğü» hızlı olmasıdır.
sakınca noun
  what is bad about something: mahzur, zarar, dezavantaj; opposite yarar = İlacın çocuklarda kullanılmasında «sakınca» görülmedi.
risk noun
  possible harm: tehlike; dated riziko = Ameliyat sonrası enfeksiyon «riski» çok düşüktür.
tehlike noun
  possible harm: risk, sakınca; opposite güvenlik = Yazarlar gereksiz ilaç kullanımının «tehlikelerine» dikkat çekiyor.
olasılık noun
  how likely something is: ihtimal, olabilirlik = Hata «olasılığı» yüzde birin altındadır.
olanak noun
  what can be done: imkân, fırsat; opposite olanaksızlık = Burs, öğrencilere yurt dışında okuma «olanağı» sağlıyor.
seçim noun
  act of choosing: seçme, tercih; dated intihap = Konu «seçimi» giriş bölümünde gerekçelendirilmelidir.
karar noun
  what one resolves or rules: hüküm, yargı = Mahkemenin bu «kararı» temyizde bozuldu.
kriz noun
  time of grave trouble: bunalım; dated buhran = 1929 «krizi» önce bankaları vurdu.
çatışma noun
  clash between parties: anlaşmazlık, çekişme, uyuşmazlık; opposite uzlaşma = İki aile arasındaki «çatışma» oyunun eksenidir.
anlaşma noun
  written agreement: sözleşme, antlaşma; dated mukavele = İki ülke bir balıkçılık «anlaşması» imzaladı.
uzlaşma noun
  being of one mind: mutabakat, anlaşma, görüş birliği; opposite anlaşmazlık = Hakemler arasında tam bir «uzlaşma» sağlandı.
katkı noun
  what one adds: destek, yardım, pay = Çalışmanın alana «katkısı» yöntem düzeyindedir.
buluş noun
  something newly found or made: icat, keşif = Bu «buluş» dokuma sanayisini değiştirdi.
yenilik noun
  something new: değişiklik, yeni düzenleme; opposite gelenek = Yasa kiracılar için önemli «yenilikler» getiriyor.
gelenek noun
  what people have long done: görenek, töre, âdet; dated anane; opposite yenilik = Bu «gelenek» yirminci yüzyıla kadar sürdü.
giriş noun
  opening part of a text: önsöz, başlangıç; dated mukaddime; opposite sonuç = «Giriş» araştırma sorusunu ve amacı sunar.
metin noun
  something written: yazı, belge = Destanın özgün «metni» günümüze ulaşmamıştır.
makale noun
  text in a journal: yazı, yayın = Bu «makale» filmin nasıl karşılandığını inceliyor.
yapıt noun
  work of art or thought: eser, ürün, çalışma = Ressamın gençlik «yapıtları» az bilinir.
eser noun
  work of art or thought: yapıt, ürün, çalışma = Bu «eser» alanında hâlâ temel başvuru kaynağıdır.
alıntı noun
  words taken from a text: aktarma, iktibas = Her «alıntının» kaynağı dipnotta gösterilmelidir.
çizelge noun
  ordered rows and columns: tablo, liste; dated cetvel = Yaşlara göre dağılım «çizelgede» verilmiştir.
şekil noun
  drawing in a text: çizim, grafik, figür = «Şekil» 2 istihdamın gelişimini gösteriyor.
temel noun
  what something rests on: dayanak, taban, esas; dated mesnet = Bu ilke çağdaş demokrasinin «temelidir».
dayanak noun
  what something rests on: temel, destek; dated mesnet = Kararın hukuki «dayanağı» oldukça zayıftır.
nokta noun
  matter within a whole: husus, konu, mesele = Bu «nokta» sonuç bölümünde ele alınacaktır.
yer noun
  part of space: mekân, konum; dated mahal, mevki = Savaşın kesin «yeri» bugün de bilinmiyor.
çevre noun
  what is around: ortam, etraf; dated muhit = Aile «çevresi» çocuğun dilini belirler.
kanaat noun
  what one believes after thought: kanı, görüş, düşünce = Mahkemede bu yönde «kanaat» oluştu.
öneri noun
  what is put forward: teklif, tavsiye = Rapordaki «öneriler» bugüne kadar uygulanmadı.
destek noun
  help given: yardım, katkı; dated müzaheret; opposite köstek, engel = Araştırma, üniversitenin mali «desteğiyle» yürütüldü.
tedavi noun
  medical care: sağaltım, tıbbi bakım = Hastalar altı ay «tedavi» gördü.
hastalık noun
  state of being ill: rahatsızlık; dated maraz, illet; opposite sağlık = «Hastalık» en çok yaşlılarda görülür.
üretim noun
  making of goods: yetiştirme, üretme; dated istihsal; opposite tüketim = Buğday «üretimi» kuraklık yüzünden azaldı.
tüketim noun
  using up: harcama, kullanım; dated istihlak; opposite üretim = Enerji «tüketimi» kışın iki katına çıkar.
dağılım noun
  way things are spread: bölüşüm, dağılış = Gelir «dağılımı» bölgeden bölgeye değişiyor.
zaman noun
  stretch in which things happen: süre, vakit = Verilerin toplanması uzun «zaman» aldı.
çağ noun
  stretch of history: dönem, devir, zaman = Makineler bu «çağın» simgesi oldu.
gelecek noun
  time to come: yarın, istikbal; dated ati; opposite geçmiş = Kentlerin «geleceği» ulaşım kararlarına bağlıdır.
geçmiş noun
  time gone by: mazi, dün; opposite gelecek = Roman kahramanı «geçmişinden» bir türlü kurtulamaz.
iz noun
  what is left by something: kalıntı, belirti; dated eser = Savaşın «izleri» kentte hâlâ görülüyor.
anlayış noun
  way of understanding something: görüş, kavrayış, zihniyet = Yeni bir tarih «anlayışı» doğdu.
kuşku noun
  not being sure: şüphe, tereddüt, duraksama; opposite kesinlik = Belgenin gerçekliği konusunda «kuşku» yoktur.
denge noun
  evenness of forces: denklik; dated muvazene; opposite dengesizlik = Arz ile talep arasında bir «denge» kuruldu.
eşitlik noun
  being equal: denklik; dated müsavat; opposite eşitsizlik = Kanun önünde «eşitlik» temel bir ilkedir.
özgürlük noun
  being free: hürriyet, serbestlik; opposite tutsaklık = Basın «özgürlüğü» birçok ülkede anayasayla korunur.
adalet noun
  being just: hak, hakkaniyet; opposite adaletsizlik = Roman, «adalet» arayışını konu edinir.
açı noun
  side from which one looks: yön, bakım = Bu çalışmada soruna ekonomik «açıdan» yaklaşıldı.
göstermek verb
  make visible by data: ortaya koymak, gözler önüne sermek, sergilemek; opposite gizlemek = Sonuçlar iki grup arasında açık bir fark «göstermektedir».
  bring forward: sunmak, vermek = Yazar bu duruma üç örnek «gösterir».
kanıtlamak verb
  give proof of: ispatlamak, ispat etmek, ortaya koymak; academic tanıtlamak; opposite çürütmek = Davacı zararın varlığını «kanıtlamak» zorundadır.
ortaya koymak verb
  make visible by data: göstermek, gözler önüne sermek, açığa çıkarmak = Araştırma bölgesel farkları «ortaya koymuştur».
belirtmek verb
  say in a text: dile getirmek, ifade etmek, bildirmek, söylemek = Yazarlar örneklemin küçük olduğunu «belirtiyor».
ifade etmek verb
  put into words: dile getirmek, anlatmak, belirtmek, söylemek = Hastalar kaygılarını açıkça «ifade etti».
dile getirmek verb
  put into words: ifade etmek, belirtmek, anlatmak = Öğretmenler benzer sorunları «dile getirdi».
söylemek verb
  put into words: demek, belirtmek, dile getirmek; dated beyan etmek; opposite susmak = Yazar bu konuda yeni bir şey «söylemiyor».
öne sürmek verb
  put forward as one’s view: ileri sürmek, savlamak, iddia etmek = Bazı tarihçiler savaşın önlenebilir olduğunu «öne sürer».
ileri sürmek verb
  put forward as one’s view: öne sürmek, savlamak, iddia etmek = Jeologların «ileri sürdüğü» varsayım henüz sınanmadı.
iddia etmek verb
  state without proof: ileri sürmek, öne sürmek, savlamak = Satıcı, alıcının kusuru bildiğini «iddia ediyor».
savunmak verb
  speak for a view: desteklemek, arka çıkmak; dated müdafaa etmek; opposite karşı çıkmak = Yazar özgürlükçü bir devlet anlayışını «savunur».
vurgulamak verb
  stress: altını çizmek, üzerinde durmak, önemle belirtmek = Rapor önleyici tedbirlerin önemini «vurguluyor».
önermek verb
  put forward: teklif etmek, tavsiye etmek, salık vermek = Bu çalışmada yeni bir okuma «önerilmektedir».
düşündürmek verb
  point to as likely: akla getirmek, sezdirmek = Bu rakamlar krizin bitmediğini «düşündürüyor».
açıklamak verb
  make clear: izah etmek, anlatmak, aydınlatmak = Bu bölüm motorun çalışmasını «açıklıyor».
  make known: bildirmek, duyurmak, ilan etmek; opposite gizlemek = Bakanlık sınav sonuçlarını eylülde «açıkladı».
anlatmak verb
  tell or make clear: aktarmak, öykülemek; dated nakletmek = Romancı bir ailenin çöküşünü «anlatır».
aktarmak verb
  pass on what was said: iletmek, anlatmak, bildirmek; dated nakletmek = Tanıklar olayı farklı biçimlerde «aktardı».
betimlemek verb
  tell what something is like: tasvir etmek, anlatmak; dated tavsif etmek = Anlatıcı aile evini uzun uzun «betimler».
tanımlamak verb
  say what something is: tarif etmek, belirlemek = Yasa konut kavramını açıkça «tanımlıyor».
incelemek verb
  look at closely: araştırmak, irdelemek, ele almak; dated tetkik etmek = Bu makale filmin kurgusunu «incelemektedir».
araştırmak verb
  look into: incelemek, irdelemek; dated tetkik etmek = Bu çalışmada gürültünün belleğe etkisini «araştırdık».
irdelemek verb
  look at closely: incelemek, ele almak, araştırmak = Üçüncü bölüm finansman sorununu «irdeliyor».
çözümlemek verb
  examine in parts: analiz etmek, incelemek; dated tahlil etmek = Çalışmada otuz siyasi konuşma «çözümlendi».
ele almak verb
  deal with a topic: incelemek, işlemek, konu edinmek = Tez, şiir ile müzik ilişkisini «ele alıyor».
değinmek verb
  mention in passing: dokunmak, temas etmek = Yazar sürgün yıllarına kısaca «değinir».
bahsetmek verb
  talk about: söz etmek, söz açmak = Hiçbir kaynak bu olaydan «bahsetmiyor».
anmak verb
  name in passing: yâd etmek, hatırlamak, zikretmek; opposite unutmak = Önsözde yazarın hocaları saygıyla «anılır».
karşılaştırmak verb
  set side by side: kıyaslamak, mukayese etmek, yan yana koymak = Aynı romanın iki çevirisini «karşılaştırdık».
ayırt etmek verb
  tell apart: ayırmak, seçmek; dated tefrik etmek; opposite karıştırmak = Denekler iki sesi kolayca «ayırt etti».
tartışmak verb
  exchange opposed views on: ele almak, irdelemek, görüşmek; dated münakaşa etmek = Bu bulgular sonraki bölümde «tartışılmaktadır».
eleştirmek verb
  point out faults: yermek, kınamak; dated tenkit etmek; opposite övmek = Birçok araştırmacı bu yöntemi «eleştirmiştir».
karşı çıkmak verb
  be against: itiraz etmek, direnmek, muhalefet etmek; opposite desteklemek, onaylamak = Sendikalar yasa tasarısına «karşı çıktı».
yadsımak verb
  say that something is not so: inkâr etmek, yok saymak, reddetmek; opposite kabul etmek = Kimse bu gelişmenin önemini «yadsımıyor».
reddetmek verb
  refuse to accept: geri çevirmek, kabul etmemek; opposite kabul etmek = Mahkeme davacının tazminat talebini «reddetti».
çürütmek verb
  show to be false: yanlışlamak, aksini kanıtlamak; dated cerh etmek; opposite kanıtlamak, doğrulamak = Yeni belgeler bu savı «çürüttü».
kabul etmek verb
  accept: benimsemek, onaylamak; opposite reddetmek = Kurul öneriyi oy birliğiyle «kabul etti».
benimsemek verb
  take as one’s own: kabul etmek, yeğlemek, esas almak; opposite reddetmek = Bu çalışmada dar bir tanım «benimsendi».
doğrulamak verb
  show again to be true: teyit etmek, tasdik etmek, desteklemek; opposite yalanlamak, yanlışlamak = Yeni ölçümler modelin öngörülerini «doğruluyor».
desteklemek verb
  make more believable: güçlendirmek, pekiştirmek; opposite çürütmek = Bulgular çalışmanın ilk varsayımını «desteklemektedir».
sınamak verb
  try out: test etmek, denemek, yoklamak = Model son olarak yeni verilerle «sınandı».
denemek verb
  try out: sınamak, test etmek; dated tecrübe etmek = Aşı önce gönüllüler üzerinde «denendi».
denetlemek verb
  check: kontrol etmek, gözden geçirmek; dated murakabe etmek, teftiş etmek = Laboratuvardaki aygıtlar her ay «denetlenir».
ölçmek verb
  find the size of: belirlemek, saptamak, ölçümlemek = Aracın hızı üç noktada «ölçüldü».
hesaplamak verb
  work out a number: bulmak, belirlemek, hesap etmek = Her grubun ortalaması ayrı ayrı «hesaplandı».
değerlendirmek verb
  judge worth: incelemek, puanlamak, tartmak, ölçüp biçmek = Çevirilerin niteliğini üç uzman «değerlendirdi».
  make use of: kullanmak, yararlanmak; opposite kaçırmak = Araştırmacılar bu fırsatı iyi «değerlendirdi».
saptamak verb
  find as a fact: belirlemek, tespit etmek, ortaya çıkarmak = Üç temel risk etkeni «saptandı».
belirlemek verb
  find out exactly: saptamak, tespit etmek; dated tayin etmek = Böyle bir yangının nedenini «belirlemek» güçtür.
  decide how something is: yön vermek, etkilemek, biçimlendirmek = Aile çevresi meslek seçimini büyük ölçüde «belirliyor».
tespit etmek verb
  find as a fact: saptamak, belirlemek, ortaya çıkarmak = Belgede üç ayrı el yazısı «tespit edildi».
gözlemlemek verb
  watch closely: izlemek, gözlemek, takip etmek = Öğrenciler iki hafta boyunca «gözlemlendi».
düşünmek verb
  hold as an opinion: görüşünde olmak, kanısında olmak, inanmak = Öğretmenlerin çoğu dersin yararlı olduğunu «düşünüyor».
inanmak verb
  hold to be true: kanısında olmak, düşünmek; opposite kuşkulanmak = Çağdaşları kuyruklu yıldızın felaket getireceğine «inanıyordu».
varsaymak verb
  take as given: saymak, kabul etmek; dated farz etmek, addetmek = Model, fiyatların kısa sürede değişmediğini «varsayar».
tahmin etmek verb
  reckon roughly: kestirmek, sanmak = Zararın iki milyon lira olduğu «tahmin ediliyor».
öngörmek verb
  say what will come: tahmin etmek, kestirmek, beklemek = Model iki derecelik bir artış «öngörüyor».
  lay down in a rule: hükme bağlamak, şart koşmak, düzenlemek = Yasa ağır para cezaları «öngörüyor».
yorumlamak verb
  give a meaning to: anlamlandırmak, açıklamak, değerlendirmek; dated tefsir etmek = Bu düş çeşitli biçimlerde «yorumlandı».
anlamak verb
  grasp the meaning: kavramak, çözmek; dated idrak etmek = Yapıtı «anlamak» için dönemini bilmek gerekir.
kavramak verb
  grasp the meaning: anlamak, algılamak, çözmek; dated idrak etmek = Küçük çocuklar soyut ilişkileri güç «kavrar».
sonuca varmak verb
  infer at the end: yargıya varmak, çıkarımda bulunmak, kanaate ulaşmak = Yazarlar ilacın etkili olduğu «sonucuna vardı».
özetlemek verb
  say in few words: kısaca anlatmak, toparlamak; dated hülasa etmek; opposite ayrıntılandırmak = Tablo 1 temel bulguları «özetliyor».
örneklemek verb
  make clear by example: örneklendirmek, örnekle açıklamak, göstermek = Bu şiir şairin son dönemini iyi «örnekler».
gerekçelendirmek verb
  give good reasons: temellendirmek, haklı göstermek, nedenlerini açıklamak = Aday, tezinin konu seçimini «gerekçelendirmelidir».
aramak verb
  try to find: araştırmak, peşinde olmak, arayışında olmak; opposite bulmak = Kimyacılar daha temiz bir yöntem «arıyor».
bulmak verb
  come upon: keşfetmek, saptamak, ulaşmak; opposite kaybetmek = Aynı masalın üç çeşitlemesini «bulduk».
keşfetmek verb
  find what was unknown: bulmak, ortaya çıkarmak, gün ışığına çıkarmak = Arkeologlar bir Roma villası «keşfetti».
toplamak verb
  gather: derlemek, bir araya getirmek, biriktirmek; opposite dağıtmak = Veriler iki ilde, altı okulda «toplandı».
derlemek verb
  gather texts: toplamak, bir araya getirmek; dated cem etmek = Kitap, yüzden fazla Anadolu masalını «derliyor».
sınıflandırmak verb
  put into classes: gruplandırmak, kümelemek; dated tasnif etmek = Bitkiler yaprak biçimine göre «sınıflandırılır».
ayırmak verb
  divide: bölmek, ayrıştırmak; dated tefrik etmek; opposite birleştirmek = Katılımcılar rastgele iki gruba «ayrıldı».
birleştirmek verb
  make one: bir araya getirmek, bütünleştirmek, kaynaştırmak; opposite ayırmak = Yapıt iki geleneği ustaca «birleştirir».
seçmek verb
  pick out: belirlemek, ayırmak, tercih etmek; dated intihap etmek = İnceleme için on iki makale «seçildi».
yapmak verb
  carry out: gerçekleştirmek, yürütmek; dated icra etmek = Bütün ölçümler yirmi derecede «yapıldı».
gerçekleştirmek verb
  carry out: yapmak, yürütmek, hayata geçirmek = Anket geçen bahar iki okulda «gerçekleştirildi».
yürütmek verb
  carry out: gerçekleştirmek, yapmak, sürdürmek; dated icra etmek = Kazıyı Türk ve Alman araştırmacılar birlikte «yürüttü».
uygulamak verb
  put into use: hayata geçirmek, tatbik etmek, yürürlüğe koymak = Bu kural mahkemelerce esnek biçimde «uygulanıyor».
kullanmak verb
  make use of: yararlanmak, faydalanmak; dated istimal etmek = Çözümlemede açık bir yazılım «kullanıldı».
yararlanmak verb
  make use of: faydalanmak, kullanmak, istifade etmek = Yazar büyük ölçüde Osmanlı arşivlerinden «yararlanmıştır».
başvurmak verb
  turn to for help: müracaat etmek, yönelmek = Yargıçlar bu yola ender «başvurur».
geliştirmek verb
  make better or larger: ilerletmek, güçlendirmek, zenginleştirmek; opposite köreltmek = Okuma, çocukların sözcük dağarcığını «geliştirir».
  work out something new: tasarlamak, üretmek, oluşturmak = Mühendisler hafif bir köprü türü «geliştirdi».
tasarlamak verb
  form in the mind: planlamak, kurgulamak, düşünmek = Deney iki aşamalı olarak «tasarlandı».
oluşturmak verb
  bring into being: kurmak, meydana getirmek; dated teşkil etmek = Bakanlık bir uzmanlar kurulu «oluşturdu».
kurmak verb
  bring into being: oluşturmak, tesis etmek, yapılandırmak; opposite yıkmak, kaldırmak = Devlet yeni bir araştırma merkezi «kurdu».
üretmek verb
  make goods: yetiştirmek, çıkarmak; dated istihsal etmek; opposite tüketmek = Bölge en çok buğday «üretiyor».
neden olmak verb
  bring about: yol açmak, sebep olmak, doğurmak; opposite önlemek = Virüs binlerce ölüme «neden oldu».
yol açmak verb
  bring about: neden olmak, sebep olmak; opposite önlemek = Karar sert tepkilere «yol açtı».
doğurmak verb
  bring about: yaratmak, yol açmak, meydana getirmek = Yasa kısa sürede beklenmedik sonuçlar «doğurdu».
yaratmak verb
  bring into being: meydana getirmek, oluşturmak, doğurmak; opposite yok etmek = Yatırımlar yeni iş olanakları «yarattı».
etkilemek verb
  act on: etki etmek, tesir etmek, yön vermek = Işık bitkilerin büyümesini doğrudan «etkiler».
artmak verb
  become more: çoğalmak, yükselmek, büyümek; opposite azalmak = Hasta sayısı yaşla birlikte «artmaktadır».
artırmak verb
  make more: çoğaltmak, yükseltmek, büyütmek; opposite azaltmak = Doğal gübre toprağın verimini «artırıyor».
yükselmek verb
  become higher: artmak, çıkmak, tırmanmak; opposite düşmek, alçalmak = Sıcaklık bir saatte on derece «yükseldi».
azalmak verb
  become less: düşmek, eksilmek, gerilemek; opposite artmak = Ağrı iki gün sonra «azalıyor».
azaltmak verb
  make less: düşürmek, indirmek, eksiltmek; opposite artırmak = Aşı ağır komplikasyon riskini «azaltır».
düşmek verb
  become less: azalmak, inmek, gerilemek; opposite yükselmek, artmak = Fiyatlar bir yılda yüzde beş «düştü».
büyümek verb
  become larger: genişlemek, gelişmek; opposite küçülmek = Ekonomi üç yılda hızla «büyüdü».
gelişmek verb
  grow or progress: ilerlemek, büyümek; dated inkişaf etmek; opposite gerilemek = Kent, demir yolu sayesinde «gelişti».
iyileştirmek verb
  make better: düzeltmek, geliştirmek; dated ıslah etmek; opposite kötüleştirmek = Yeni yasa çalışma koşullarını «iyileştirdi».
güçlendirmek verb
  make stronger: pekiştirmek, sağlamlaştırmak, kuvvetlendirmek; opposite zayıflatmak = Bu bulgular baştaki kanımızı «güçlendirdi».
zayıflatmak verb
  make weaker: güçsüzleştirmek, sarsmak; opposite güçlendirmek = Uzun savaşlar merkezî yönetimi «zayıflattı».
sınırlamak verb
  set bounds to: sınırlandırmak, kısıtlamak; dated tahdit etmek; opposite genişletmek = Bu tezde incelemeyi yakın dönemle «sınırladık».
kısıtlamak verb
  make narrower: sınırlamak, daraltmak; dated tahdit etmek; opposite genişletmek = Karar memurların grev hakkını «kısıtladı».
genişletmek verb
  make wider: büyütmek, yaymak; dated tevsi etmek; opposite daraltmak = Yasa değişikliği hükmün kapsamını «genişletti».
değişmek verb
  become different: farklılaşmak, dönüşmek, başkalaşmak; opposite aynı kalmak = Sözcüğün anlamı yüzyıllar içinde «değişti».
değiştirmek verb
  make different: dönüştürmek, başkalaştırmak; dated tadil etmek; opposite korumak = Bu buluş evren anlayışımızı «değiştirdi».
dönüştürmek verb
  change thoroughly: değiştirmek, çevirmek, başkalaştırmak = Demir yolu Anadolu’nun görünümünü «dönüştürdü».
uyarlamak verb
  make fit: uydurmak, uygun kılmak; academic adapte etmek = Ölçek Türkçeye iki uzmanca «uyarlandı».
sürdürmek verb
  go on with: devam ettirmek, devam etmek; dated idame etmek; opposite bırakmak, kesmek = Ekip araştırmalarını kutup bölgesinde «sürdürüyor».
korumak verb
  keep as it is: saklamak, sürdürmek; dated muhafaza etmek; opposite yitirmek = Sözcük bölge ağızlarında eski anlamını «koruyor».
  keep safe: gözetmek, güvence altına almak, kollamak; dated himaye etmek; opposite tehlikeye atmak = Yasa çalışan çocukları «koruyor».
kaldırmak verb
  do away with: iptal etmek, yürürlükten çıkarmak; dated lağvetmek, ilga etmek; opposite koymak = Reform yasadaki birçok istisnayı «kaldırdı».
çıkarmak verb
  take away: elemek, silmek, atmak; opposite eklemek = Eksik yanıtlar veri kümesinden «çıkarıldı».
dışlamak verb
  keep out: dışarıda bırakmak, hesaba katmamak; opposite kapsamak = Bu yaklaşım toplumsal etkenleri «dışlıyor».
kapsamak verb
  take in as a part: içermek, içine almak; dated ihtiva etmek; opposite dışlamak = Araştırma on iki ili «kapsıyor».
içermek verb
  have inside: kapsamak, barındırmak; dated ihtiva etmek = Anket üç bölümde otuz soru «içeriyor».
eklemek verb
  put with the rest: katmak, ilave etmek; opposite çıkarmak = Yayımcı kitaba bir önsöz «ekledi».
oluşmak verb
  be made up of or come to be: meydana gelmek, kurulmak; dated teşekkül etmek = Bu tez beş bölümden «oluşmaktadır».
ortaya çıkmak verb
  come into view: belirmek, görünmek, doğmak; opposite yok olmak = İlk belirtiler üç gün sonra «ortaya çıkar».
yok olmak verb
  stop being there: ortadan kalkmak, kaybolmak, silinmek; opposite ortaya çıkmak = Bu gelenek yüzyıl sonunda «yok oldu».
bulunmak verb
  be there: yer almak, var olmak, mevcut olmak = Arşivde üç yüz mektup «bulunuyor».
yer almak verb
  be in a place: bulunmak, geçmek = Bu kural anayasada «yer alır».
temsil etmek verb
  stand for: simgelemek, simgesi olmak, yansıtmak = Güvercin birçok kültürde barışı «temsil eder».
yansıtmak verb
  show as a mirror: göstermek, ortaya koymak, dışa vurmak = Roman dönemin toplumsal koşullarını «yansıtıyor».
farklılaşmak verb
  be or become different: değişmek, ayrışmak, başkalaşmak; opposite benzeşmek = Konut maliyetleri bölgelere göre «farklılaşıyor».
dayanmak verb
  rest on: yaslanmak, temellenmek; dated istinat etmek = Bu sav iki eski belgeye «dayanıyor».
ilişkilendirmek verb
  link in thought: bağdaştırmak, bağlamak, ilişki kurmak; opposite ayırmak = Yazarlar hastalığı hava kirliliğiyle «ilişkilendiriyor».
gerektirmek verb
  need: istemek, zorunlu kılmak; dated icap ettirmek = Bu ameliyat genel anestezi «gerektirir».
istemek verb
  ask for: talep etmek, dilemek, arzu etmek; opposite reddetmek = Hastalar daha çok bilgi «istedi».
katkıda bulunmak verb
  have a part in: katkı sağlamak, katkı yapmak, destek olmak = Bu çalışma alandaki tartışmaya «katkıda bulunuyor».
katılmak verb
  take part: iştirak etmek, yer almak = Ankete iki yüz öğrenci «katıldı».
sağlamak verb
  give what is needed: sunmak, temin etmek, kazandırmak = Arşivler tarihçiye değerli bilgiler «sağlıyor».
sunmak verb
  set before the reader: ortaya koymak, vermek; dated takdim etmek = İkinci bölüm kuramsal çerçeveyi «sunar».
elde etmek verb
  get: edinmek, kazanmak, sağlamak; opposite yitirmek = İki ekip benzer sonuçlar «elde etti».
edinmek verb
  come to have: kazanmak, elde etmek; dated iktisap etmek; opposite yitirmek = Çocuk dili çok erken «edinir».
ulaşmak verb
  get as far as: erişmek, varmak; dated vasıl olmak = Program iki yılda hedefine «ulaşamadı».
başlamak verb
  make a start: girişmek, koyulmak; opposite bitirmek = Ekip mart ayında kazılara «başladı».
bitirmek verb
  bring to an end: tamamlamak, sonlandırmak, noktalamak; opposite başlamak = Romancı son kitabını hastanede «bitirdi».
tamamlamak verb
  bring to an end: bitirmek, sonuçlandırmak; dated ikmal etmek; opposite yarım bırakmak = Hastaların çoğu altı aylık tedaviyi «tamamladı».
sürmek verb
  go on in time: devam etmek, uzamak; opposite bitmek = Görüşmeler iki yıldan fazla «sürdü».
yazmak verb
  write a text: kaleme almak, yazıya dökmek; dated tahrir etmek = Yazar bu romanı üç ayda «yazmıştır».
yayımlamak verb
  make public in print: basmak, çıkarmak; dated neşretmek = Makale bir Alman dergisinde «yayımlandı».
öğretmek verb
  teach: okutmak, belletmek; dated tedris etmek = Yıllarca köy okullarında matematik «öğretti».
öğrenmek verb
  come to know: edinmek, bellemek; opposite unutmak = Çocuklar ana dilini dinleyerek «öğrenir».
çözmek verb
  find an answer: halletmek, sonuçlandırmak, üstesinden gelmek = Taraflar anlaşmazlığı uzun süre görüşerek «çözdü».
önlemek verb
  keep from happening: engellemek, önüne geçmek; dated mâni olmak; opposite yol açmak = Düzenli denetim ağır iş kazalarını «önler».
engellemek verb
  make impossible: önlemek, önüne geçmek, set çekmek; opposite kolaylaştırmak = Teknik bir arıza ölçümü «engelledi».
kolaylaştırmak verb
  make easier: rahatlatmak, kolay kılmak; opposite zorlaştırmak = Açık bir plan okumayı «kolaylaştırır».
olanak sağlamak verb
  make possible: imkân vermek, olanak tanımak, olanak vermek; opposite engellemek = Bu yöntem hızlı ölçüme «olanak sağlıyor».
izin vermek verb
  give leave: müsaade etmek, onay vermek, ruhsat vermek; opposite yasaklamak = Mahkeme binanın satışına «izin verdi».
yasaklamak verb
  forbid: yasak etmek, izin vermemek; dated menetmek; opposite izin vermek = Yasa küçük çocukların çalıştırılmasını «yasaklıyor».
zorlamak verb
  force: mecbur etmek, mecbur bırakmak, zorunda bırakmak = Uzun süren kuraklık köylüleri göçe «zorladı».
özendirmek verb
  give courage or help: teşvik etmek, yüreklendirmek; opposite caydırmak = Devlet yenilenebilir enerjiyi vergi indirimleriyle «özendiriyor».
tehdit etmek verb
  put in danger: tehlikeye sokmak, tehlikeye atmak; opposite korumak = Ormansızlaşma birçok türü «tehdit ediyor».
amaçlamak verb
  have as an aim: hedeflemek, amaç edinmek; dated istihdaf etmek = Bu çalışma iki yöntemi karşılaştırmayı «amaçlamaktadır».
hedeflemek verb
  have as an aim: amaçlamak, amaç edinmek, erek edinmek = Program kırsal bölgelerde okuryazarlığı artırmayı «hedefliyor».
tercih etmek verb
  like better: yeğlemek, seçmek, üstün tutmak = Katılımcıların çoğu yazılı sınavı «tercih etti».
adlandırmak verb
  give a name: isimlendirmek, anmak = Bu dönem Lale Devri olarak «adlandırılır».
benzemek verb
  be alike: andırmak, benzerlik göstermek; opposite farklı olmak = İki metnin kurgusu birbirine çok «benziyor».
izlemek verb
  follow or watch: takip etmek, gözlemlemek = Hastalar on yıl boyunca «izlendi».
göz önünde bulundurmak verb
  take into account: dikkate almak, hesaba katmak, göz önüne almak; opposite göz ardı etmek = Bütün etkenler «göz önünde bulundurulmalıdır».
göz ardı etmek verb
  not take into account: yok saymak, görmezden gelmek, dikkate almamak; opposite göz önünde bulundurmak = Model mevsim etkisini «göz ardı ediyor».
dikkat çekmek verb
  make others notice: işaret etmek, parmak basmak, vurgu yapmak = Yazar veri eksikliğine «dikkat çekiyor».
sorgulamak verb
  call into question: tartışmaya açmak, kuşkuyla karşılamak; opposite benimsemek = Roman, toplumun yerleşik değerlerini «sorguluyor».
önemli adjective
  of great weight: mühim, kayda değer, dikkate değer; opposite önemsiz = Bu buluş tıpta «önemli» bir rol oynar.
temel adjective
  on which the rest stands: esas, ana, asıl; opposite ikincil = Eşitlik hukukun «temel» ilkelerinden biridir.
ana adjective
  first in weight: temel, asıl, başlıca, esas; opposite ikincil, yan = Bu romanın «ana» konusu ölümdür.
başlıca adjective
  first in weight: ana, belli başlı, temel, en önemli = Bu ölümlerin «başlıca» nedeni sigaradır.
ikincil adjective
  of less weight: tali, yan, ikinci derecede; opposite birincil, asıl = Aşk öyküsü romanda «ikincil» kalır.
anlamlı adjective
  beyond chance in a test: istatistiksel olarak önemli, tesadüfi olmayan; dated manidar; opposite anlamsız = Gruplar arasında «anlamlı» bir fark bulundu.
  full of meaning: manalı, manidar; opposite anlamsız = Tanığın «anlamlı» sessizliği dikkat çekti.
belirgin adjective
  plain to see: açık, bariz, gözle görülür, net; opposite belirsiz = Satışlarda «belirgin» bir artış var.
açık adjective
  easy to understand: anlaşılır, net, belirgin; dated vazıh; opposite kapalı, belirsiz = Yönerge herkes için «açık» olmalıdır.
kesin adjective
  beyond doubt: kati, şüphesiz, tartışmasız; opposite belirsiz = Antlaşmanın «kesin» tarihi ne yazık ki bilinmiyor.
belirsiz adjective
  not clear: bulanık, muğlak, müphem; opposite belirgin, kesin = Yasa burada «belirsiz» bir kavram kullanıyor.
ilgili adjective
  having to do with the matter: alakalı, ilişkin, bağlantılı; opposite ilgisiz = Konuyla «ilgili» bütün kaynaklar tarandı.
karmaşık adjective
  of many parts: çapraşık, girift, çok yönlü; academic kompleks; opposite basit, yalın = Romandaki kişiler arasındaki ilişkiler «karmaşıktır».
basit adjective
  easy: yalın, kolay, sade; opposite karmaşık = Alıştırma «basit» bir kurala dayanır.
zor adjective
  not easy: güç, çetin; dated müşkül; opposite kolay = Bu eski belgeyi tarihlemek «zordur».
kolay adjective
  not hard: zahmetsiz, rahat, basit; opposite zor, güç = Savaş yıllarında arşivlere ulaşmak «kolay» olmadı.
farklı adjective
  not the same: değişik, ayrı, başka; opposite benzer, aynı = İki grup «farklı» beslenme düzenleri izledi.
değişik adjective
  of several kinds: farklı, çeşitli, başka başka; opposite aynı = Aynı sözcük «değişik» anlamlarda kullanılıyor.
çeşitli adjective
  of several kinds: değişik, türlü, muhtelif; opposite tekdüze = Bu gidişin «çeşitli» nedenleri vardır.
benzer adjective
  nearly the same: yakın, benzeşen; opposite farklı = İsviçre’de «benzer» sonuçlar elde edildi.
aynı adjective
  just the same: özdeş, eş; opposite farklı = İki araştırma «aynı» soruyu soruyor.
eşit adjective
  of one size or worth: denk, eş; dated müsavi; opposite eşitsiz = Her iki gruba «eşit» süre tanındı.
karşıt adjective
  fully different: zıt, ters, aykırı; opposite benzer = İki parti «karşıt» görüşleri savunuyor.
gerekli adjective
  that must be: lazım, lüzumlu, şart; opposite gereksiz = Salgınlara karşı yeni önlemler «gereklidir».
zorunlu adjective
  required: mecburi, şart; opposite isteğe bağlı, seçmeli = İlköğretim bütün yurttaşlar için «zorunludur».
vazgeçilmez adjective
  that one cannot do without: zorunlu, olmazsa olmaz; opposite gereksiz = Hastanın onayı «vazgeçilmez» bir koşuldur.
yararlı adjective
  that helps: faydalı, işe yarar; opposite yararsız, zararlı = Bu sözlük yeni çevirmenler için «yararlıdır».
zararlı adjective
  that harms: sakıncalı, tehlikeli; literary dokuncalı; dated muzır; opposite yararlı = Sigara dumanı herkesin sağlığına «zararlıdır».
olası adjective
  that may be so: muhtemel, mümkün; dated melhuz; opposite olanaksız = Yangının «olası» nedenleri üç uzmanca araştırılıyor.
olanaklı adjective
  that can be done: mümkün, yapılabilir, gerçekleştirilebilir; opposite olanaksız = Bu verilerle kesin ölçüm «olanaklı» değildir.
mümkün adjective
  that can be done: olanaklı, olası, yapılabilir; opposite imkânsız = Metni başka türlü okumak da «mümkündür».
doğru adjective
  in line with facts: gerçek, isabetli, yerinde; opposite yanlış = Bu yargı çoğu durumda «doğrudur».
yanlış adjective
  not in line with facts: hatalı, gerçek dışı; opposite doğru = İlk varsayımın «yanlış» olduğu anlaşıldı.
uygun adjective
  fitting: elverişli, münasip, yerinde; opposite uygunsuz = Bu verilere «uygun» bir test seçilmelidir.
etkili adjective
  that has the wished effect: tesirli, işe yarar; dated müessir; opposite etkisiz = İlaç en çok genç hastalarda «etkilidir».
yeterli adjective
  as much as needed: kâfi, yeter; opposite yetersiz = Bu örneklemin büyüklüğü «yeterli» değildir.
yetersiz adjective
  too little: eksik, zayıf; dated kifayetsiz; opposite yeterli = Sunulan kanıtlar mahkûmiyet için «yetersizdir».
geçerli adjective
  that holds good: muteber, yürürlükte; opposite geçersiz = Bu belge 2030 yılına kadar «geçerlidir».
güvenilir adjective
  that can be trusted: sağlam, inanılır, itimat edilir; opposite şüpheli = Resmî istatistikler her zaman «güvenilir» değildir.
sağlam adjective
  firmly based: güçlü, güvenilir, dayanıklı; opposite çürük = Sav, «sağlam» tarih bilgisine dayanıyor.
tutarlı adjective
  holding together: çelişkisiz, uyumlu; dated insicamlı; opposite tutarsız = Kuram bütün olarak kendi içinde «tutarlıdır».
nesnel adjective
  free of personal feeling: yansız, tarafsız; academic objektif; opposite öznel = Tarihçi yargılarında olabildiğince «nesnel» olmalıdır.
öznel adjective
  marked by personal feeling: kişisel, bireysel; academic sübjektif; opposite nesnel = Ağrı her zaman «öznel» bir deneyimdir.
genel adjective
  true of most: yaygın, ortak; dated umumi; opposite özel = Bu «genel» eğilim büyük farkları gizliyor.
özel adjective
  belonging to one only: ayrı, ayrıcalıklı, kendine özgü; dated hususi; opposite genel = Roman nesnelere «özel» bir yer ayırır.
özgün adjective
  new and one’s own: orijinal, kendine özgü, yaratıcı; opposite sıradan, taklit = Tez alana «özgün» bir katkı sunuyor.
ortak adjective
  shared: müşterek, aynı; opposite ayrı = İki dilin «ortak» bir kökeni vardır.
yaygın adjective
  met with everywhere: genel, çok görülen; dated şayi; opposite ender = Bu yanlış öğrenciler arasında «yaygındır».
sık adjective
  happening often: sık görülen, yinelenen; dated mükerrer; opposite seyrek = Bu yaşta «sık» hastalanmalar olağandır.
ender adjective
  happening seldom: nadir, seyrek, az görülen; opposite sık, yaygın = Bu ilaçta ağır yan etkiler «enderdir».
olağan adjective
  as it mostly is: alışılmış, normal; opposite olağan dışı = Sıcaklık «olağan» değerlerin üzerine çıktı.
tipik adjective
  showing the features of its kind: karakteristik, ayırt edici = Bu dekor romantik tiyatronun «tipik» bir örneğidir.
yeni adjective
  not known before: yenilikçi, güncel, yepyeni; dated cedit; opposite eski = «Yeni» bir tedavi yöntemi geliştirildi.
eski adjective
  of long ago: kadim, tarihî; dated atik; opposite yeni = Kitaplıktaki en «eski» yazmalar Arapçadır.
  of before: önceki, geçmiş; dated sabık; opposite şimdiki = Kurumun «eski» yöneticisi karara karşı çıktı.
çağdaş adjective
  of our time: modern, güncel; dated muasır; opposite çağ dışı, eski = «Çağdaş» Türk şiiri bu dönemde biçimlendi.
güncel adjective
  of the present time: yeni, bugünkü; academic aktüel; opposite eski = Konuya ilişkin «güncel» verilere ulaşılamadı.
önceki adjective
  that came before: evvelki, eski, geçen; opposite sonraki = Elde edilen sonuçlar «önceki» çalışmaları doğruluyor.
sonraki adjective
  coming after: izleyen, bir sonraki; dated müteakip; opposite önceki = «Sonraki» bölüm biçem sorununu ele alır.
büyük adjective
  great in degree: önemli, ciddi, yüksek; opposite küçük, az = Reform toplumda «büyük» tepki gördü.
  large in size or degree: geniş, iri, kapsamlı; informal kocaman; opposite küçük = Kentin «büyük» bir kitaplığı vardır.
küçük adjective
  not large: ufak, sınırlı, dar; opposite büyük = Araştırma «küçük» bir örneklemle yapıldı.
yüksek adjective
  high in amount: büyük, fazla; opposite düşük = Bu tür ameliyatların maliyeti oldukça «yüksektir».
düşük adjective
  low in amount: az, sınırlı; opposite yüksek = Anketin yanıt oranı «düşük» kaldı.
güçlü adjective
  great in degree: kuvvetli, sağlam, yoğun; opposite zayıf = İki değişken arasında «güçlü» bir ilişki var.
zayıf adjective
  small in degree: güçsüz, cılız, düşük; opposite güçlü = Ölçekler arasında «zayıf» bir bağıntı bulundu.
geniş adjective
  wide: kapsamlı, büyük, yaygın; dated vâsi; opposite dar = Yasa yargıca «geniş» yetkiler tanıyor.
kapsamlı adjective
  covering much: geniş, ayrıntılı; dated şümullü; opposite dar = Konu üzerine «kapsamlı» bir inceleme yayımlandı.
ayrıntılı adjective
  with many details: detaylı, kapsamlı; dated mufassal, tafsilatlı; opposite özet = Ekte «ayrıntılı» bir döküm verilmiştir.
sınırlı adjective
  within bounds: kısıtlı, dar; dated mahdut; opposite sınırsız = Bugün bu konudaki bilgimiz «sınırlıdır».
artan adjective
  becoming more: büyüyen, çoğalan, yükselen; opposite azalan = Konuya «artan» bir ilgi var.
olumlu adjective
  good: iyi, yapıcı; dated müspet; academic pozitif; opposite olumsuz = Program öğrenciler üzerinde «olumlu» etki bıraktı.
olumsuz adjective
  bad: kötü, elverişsiz; dated menfi; academic negatif; opposite olumlu = Gürültü dikkati «olumsuz» yönde etkiliyor.
doğrudan adjective
  with nothing between: dolaysız, aracısız; academic direkt; opposite dolaylı = Sıcaklığın verim üzerinde «doğrudan» etkisi vardır.
dolaylı adjective
  by way of something else: vasıtalı; academic endirekt; opposite doğrudan, dolaysız = Reformun «dolaylı» sonuçları yıllar sonra görüldü.
kuramsal adjective
  of theory: teorik, soyut; dated nazari; opposite uygulamalı = İlk bölüm «kuramsal» çerçeveyi çizer.
deneysel adjective
  based on trials: deneye dayalı; academic ampirik; dated tecrübi; opposite kuramsal = Bu tez hiçbir «deneysel» destek bulmadı.
somut adjective
  that can be touched or shown: elle tutulur, gerçek; dated müşahhas; opposite soyut = Yazar birçok «somut» örnek veriyor.
soyut adjective
  only in thought: kavramsal, kuramsal; dated mücerret; opposite somut = Kavram küçük öğrenciler için fazla «soyuttur».
toplumsal adjective
  of society: sosyal; dated içtimai; opposite bireysel = Okuma aynı zamanda «toplumsal» bir etkinliktir.
bireysel adjective
  of one person: kişisel; dated ferdî; opposite toplumsal = Sınavda «bireysel» farklar göz önüne alındı.
bilimsel adjective
  of science: ilmî, bilime dayalı; opposite bilim dışı = Metin «bilimsel» ölçütlere göre değerlendirildi.
tarihsel adjective
  of history: tarihî, geçmişe ait = Olay «tarihsel» bağlamı içinde incelenmelidir.
bağımsız adjective
  not ruled by another: özerk, serbest; dated müstakil; opposite bağımlı = Sonuçları «bağımsız» bir kurul denetledi.
dikkate değer adjective
  worth being noticed: kayda değer, önemli, dikkat çekici; opposite önemsiz = Uykuda «dikkate değer» bir düzelme gözlendi.
mevcut adjective
  there at present: var olan, eldeki, şimdiki = «Mevcut» veriler kesin yargıya yetmiyor.
özellikle adverb
  more than anything else: bilhassa, en çok, başta, hele = Düzenleme «özellikle» küçük ilçeleri etkiliyor.
genellikle adverb
  in most cases: çoğunlukla, çoğu zaman, umumiyetle; opposite nadiren = Belirtiler «genellikle» bir haftada geçer.
çoğunlukla adverb
  in most cases: genellikle, çoğu kez, ekseriyetle; opposite nadiren = Katılımcılar «çoğunlukla» büyük kentlerde yaşıyor.
büyük ölçüde adverb
  for the most part: geniş ölçüde, önemli ölçüde, büyük oranda; opposite kısmen = Sonuçlar varsayımı «büyük ölçüde» doğruluyor.
önemli ölçüde adverb
  to a great extent: büyük ölçüde, hayli, epeyce, belirgin biçimde; opposite biraz = Kiralar son yıllarda «önemli ölçüde» arttı.
kısmen adverb
  not fully: bir ölçüde, yer yer, bir dereceye kadar; opposite tamamen = İlk varsayım ancak «kısmen» doğrulandı.
tamamen adverb
  fully: bütünüyle, tümüyle, büsbütün; opposite kısmen = Tarihî bina 1950’de «tamamen» yenilendi.
bütünüyle adverb
  fully: tamamen, tümüyle, büsbütün; opposite kısmen = İki yorum birbirinden «bütünüyle» farklıdır.
sık sık adverb
  many times: sıkça, sıklıkla, çok kez; opposite nadiren = Bu iki kavram «sık sık» karıştırılır.
sıklıkla adverb
  many times: sık sık, sıkça, çok kez; opposite nadiren = Bu sözcük mektuplarda «sıklıkla» geçiyor.
bazen adverb
  at times: kimi zaman, ara sıra, zaman zaman; opposite her zaman = Yazar «bazen» birinci kişiyi kullanır.
nadiren adverb
  not often: seyrek olarak, ender olarak, pek az; opposite sık sık = Derslerde bu soru «nadiren» sorulur.
her zaman adverb
  at all times: daima, hep, her vakit; opposite hiçbir zaman = Üçgenin iç açıları toplamı «her zaman» aynıdır.
sürekli adverb
  without a break: durmadan, devamlı, aralıksız; opposite ara sıra = Büyük kentlerin nüfusu «sürekli» artıyor.
açıkça adverb
  in a clear way: açık biçimde, net olarak, belirgin biçimde = Bulgular yaşın etkisini «açıkça» gösteriyor.
yaklaşık adverb
  not exactly: aşağı yukarı, takriben = Örneklem «yaklaşık» üç yüz aileden oluşuyor.
neredeyse adverb
  not fully: hemen hemen; literary handiyse = Adadaki orman «neredeyse» yok olmuş.
yalnızca adverb
  no more than: sadece, yalnız, ancak, salt = Çalışma «yalnızca» basılı kaynaklara dayanıyor.
sadece adverb
  no more than: yalnızca, yalnız, ancak, salt = Yasa «sadece» yeni sözleşmeleri kapsıyor.
oldukça adverb
  to some degree: epey, epeyce, hayli; opposite pek az = Hastalık çocuklarda «oldukça» az görülür.
çok adverb
  to a high degree: pek, gayet, son derece; informal acayip; opposite az = Bu belgeler tarihçi için «çok» değerlidir.
son derece adverb
  to the highest degree: çok, pek, aşırı, fevkalade; opposite az = Bu gaz «son derece» yanıcıdır.
biraz adverb
  to a small degree: bir parça, bir miktar; informal az buçuk; opposite çok = Sıcaklık gece yarısı «biraz» düştü.
görece adverb
  compared with others: nispeten, göreli olarak; opposite mutlak = İlaç «görece» ucuz bir seçenektir.
daha çok adverb
  for the larger part: daha ziyade, çoğunlukla = Bölge halkı «daha çok» tarımla geçiniyor.
muhtemelen adverb
  likely: olasılıkla, büyük olasılıkla, herhâlde; opposite kesinlikle = Bu şiir «muhtemelen» sürgünde yazıldı.
belki adverb
  that may be: olasılıkla, bir ihtimal, olabilir ki; literary ola ki; opposite kesinlikle = Bu portre «belki» bağışçının kendisidir.
kesinlikle adverb
  beyond doubt: kuşkusuz, mutlaka, hiç şüphesiz; opposite belki = Fiyatın «kesinlikle» bir etkisi oldu.
kuşkusuz adverb
  beyond doubt: şüphesiz, elbette, kesinlikle; opposite belki = Bu, «kuşkusuz» tek okuma biçimi değildir.
hızla adverb
  in short time: süratle, çabucak, çabuk; opposite yavaşça = Kentin nüfusu savaştan sonra «hızla» arttı.
giderek adverb
  step by step: gitgide, gittikçe, zamanla; opposite birdenbire = Yüksek dağlardaki buzullar «giderek» küçülüyor.
yavaş yavaş adverb
  step by step: giderek, azar azar; dated tedricen; opposite birden = Latince «yavaş yavaş» yerini halk dillerine bıraktı.
günümüzde adverb
  at the present time: bugün, çağımızda; opposite eskiden = Bu görüş «günümüzde» geniş kabul görüyor.
eskiden adverb
  in former times: bir zamanlar, geçmişte, vaktiyle; opposite şimdi = Liman «eskiden» ülkenin en zenginiydi.
daha önce adverb
  at an earlier time: önceden, evvelce, bundan önce; opposite sonra = Bu mektuplar «daha önce» yayımlanmamıştı.
henüz adverb
  up to now: daha, hâlâ = Fabrikadaki patlamanın nedeni «henüz» bilinmiyor.
örneğin connective
  gives an instance: söz gelimi, söz gelişi, mesela = Bazı ülkeler, «örneğin» Norveç, bu modeli benimsedi.
ancak connective
  in spite of this: fakat, ama, ne var ki, lakin = Örneklem küçüktür; «ancak» sonuçlar öğreticidir.
ama connective
  marks a contrast: fakat, ancak, lakin = Yöntem yavaştır «ama» güvenilir sonuç verir.
fakat connective
  marks a contrast: ama, ancak, lakin = Kural açıktır «fakat» iki istisnası vardır.
bununla birlikte connective
  in spite of this: bununla beraber, yine de, ne var ki, buna karşın = Tedavi pahalıdır; «bununla birlikte» etkisi yüksektir.
yine de connective
  in spite of this: gene de, buna karşın, bununla birlikte = Veriler eksik; «yine de» eğilim açıktır.
oysa connective
  sets a fact against another: hâlbuki, oysaki = Rapor düşüş bildiriyor; «oysa» satışlar arttı.
buna karşılık connective
  on the other side: öte yandan, buna karşın, diğer taraftan = Erkekler yavaş ilerliyor; «buna karşılık» kızlar hızlı ilerliyor.
öte yandan connective
  turns to the other side: diğer yandan, diğer taraftan = «Öte yandan», yasanın olumlu yönleri de vardır.
tersine connective
  quite the opposite: aksine, bilakis, tam aksine = Satışlar azalmadı, «tersine» iki katına çıktı.
bu nedenle connective
  for this reason: bu yüzden, bundan dolayı, bu sebeple = Kaynaklar eksiktir; «bu nedenle» tarih kesin değildir.
dolayısıyla connective
  marks a result: bu nedenle, bundan dolayı; dated binaenaleyh = Süre geçmiştir, «dolayısıyla» istek reddedilmiştir.
böylece connective
  in this way, so: böylelikle, bu şekilde, bu yolla = Hata payı «böylece» en aza iniyor.
ayrıca connective
  adds a point: bunun yanı sıra, üstelik, bundan başka = Sözleşmede «ayrıca» konutun alanı belirtilmelidir.
üstelik connective
  adds a stronger point: ayrıca, dahası, bundan başka = Yöntem hızlıdır, «üstelik» oldukça ucuzdur.
çünkü connective
  gives the reason: zira, nedeni şu ki = Bu rakamlara temkinle yaklaşılmalı, «çünkü» örneklem küçüktür.
zira connective
  gives the reason: çünkü, nedeni şu ki = Bu yorum zayıftır, «zira» belgelere dayanmıyor.
yani connective
  says it in other words: başka bir deyişle, bir başka ifadeyle = Katılımcılar, «yani» kırk öğrenci, adsız yanıt verdi.
başka bir deyişle connective
  says it in other words: diğer bir deyişle, yani, bir başka ifadeyle = «Başka bir deyişle», iki değişken birbirinden bağımsızdır.
öncelikle connective
  as the first step: ilk olarak, önce, her şeyden önce; opposite son olarak = Bu bölümde «öncelikle» önceki çalışmalar ele alınıyor.
ardından connective
  as the next step: daha sonra, sonra, akabinde; opposite önce = Veriler «ardından» istatistiksel olarak çözümlendi.
son olarak connective
  as the last step: nihayet, en son; opposite ilk olarak = «Son olarak» yeni araştırmalar için öneriler sunuluyor.
sonuç olarak connective
  opens the end: sonuçta, özetle; dated netice itibarıyla = «Sonuç olarak», reform amaçlarına kısmen ulaşmıştır.
özetle connective
  sums up: kısacası, özet olarak; dated velhasıl, hülasa = «Özetle», bu artışı üç etken açıklıyor.
kısacası connective
  sums up: özetle, uzun sözün kısası; dated velhasıl = Roman, «kısacası», uzun bir itiraftır.
eğer connective
  on condition that: şayet; literary ger = «Eğer» iki doz uygulanırsa aşı etkilidir.
nitekim connective
  confirms what was said: gerçekten de, gerçekten = Eleştiriler haklıydı; «nitekim» yasa iki yıl sonra değiştirildi.
göre preposition
  as someone says: bakılırsa, kalırsa = Birçok yazara «göre» metin on dördüncü yüzyıldan kalmadır.
için preposition
  with the aim of: amacıyla, maksadıyla = Adlar, gizliliği korumak «için» değiştirildi.
nedeniyle preposition
  by reason of: dolayısıyla, yüzünden, sebebiyle = Çalışma salgın «nedeniyle» yarıda kaldı.
sayesinde preposition
  with the help of: yardımıyla, aracılığıyla; opposite yüzünden = Görüntü yeni teleskop «sayesinde» elde edildi.
boyunca preposition
  during the whole of: süresince; dated müddetince = Gönüllüler on yıl «boyunca» izlendi.
hakkında preposition
  on the matter of: konusunda, üzerine = Uzun vadeli etkiler «hakkında» az bilgi var.
herkes pronoun
  every single one: her kişi, her birey; opposite hiç kimse = «Herkes» istediği anda deneyden ayrılmakta özgürdü.
buna rağmen connective
  in spite of this: buna karşın, yine de, bununla birlikte = Örneklem dardır; «buna rağmen» bulgular değerlidir.
başarı noun
  reaching of an aim: kazanım, üstünlük; dated muvaffakiyet; opposite başarısızlık = Projenin «başarısı» öğretmenlerin desteğine bağlıdır.
  results at school: performans, ilerleme, kazanım; opposite başarısızlık = Öğrencilerin «başarısı» bir yıl sonra yeniden ölçüldü.
başarısızlık noun
  not reaching an aim: yenilgi, hüsran; opposite başarı = Görüşmelerin «başarısızlığı» yeni bir savaşa yol açtı.
başarılı adjective
  reaching the aim: etkili, verimli; dated muvaffak; opposite başarısız = Ameliyat hastaların çoğunda «başarılı» oldu.
farklılık noun
  not being the same: fark, ayrılık, değişiklik; opposite benzerlik = İki kuşak arasında belirgin «farklılıklar» vardır.
hızlı adjective
  in little time: süratli, çabuk, seri; opposite yavaş = Kentteki «hızlı» büyüme yeni sorunlar doğurdu.
yavaş adjective
  in much time: ağır, aheste; opposite hızlı = İyileşme «yavaş» ve sancılı bir süreçtir.
iyi adjective
  of good quality: nitelikli, başarılı, olumlu, elverişli; opposite kötü = Yöntem küçük gruplarda «iyi» sonuç verdi.
kötü adjective
  of bad quality: olumsuz, elverişsiz, niteliksiz; opposite iyi = «Kötü» çalışma koşulları verimi düşürüyor.
uzun adjective
  taking much time: uzun süreli, süreğen; opposite kısa = Salgın sonrasında «uzun» bir durgunluk yaşandı.
kısa adjective
  taking little time or space: kısa süreli, özlü, öz; dated muhtasar; opposite uzun = Yazar konuya «kısa» bir giriş yapıyor.
az adjective
  not much: sınırlı, düşük, kıt; opposite çok, fazla = Bu konuda «az» sayıda araştırma vardır.
fazla adjective
  more than is needed: aşırı, gereğinden çok; opposite az = «Fazla» tuz tüketimi tansiyonu yükseltir.
aşırı adjective
  beyond measure: ölçüsüz, fazla; dated ifrat; opposite ölçülü = «Aşırı» kullanım toprağı verimsizleştiriyor.
belirli adjective
  fixed or known: belli, sınırlı, saptanmış; dated muayyen; opposite belirsiz = Kural yalnızca «belirli» koşullarda geçerlidir.
tüm adjective
  all of: bütün; dated bilumum, bilcümle; opposite hiçbir = «Tüm» katılımcılar yazılı onay verdi.
birçok adjective
  a great number of: çok sayıda, pek çok, hayli; dated müteaddit = «Birçok» araştırmacı bu görüşü paylaşıyor.
ekonomik adjective
  of the economy: iktisadi, mali = Kararın «ekonomik» sonuçları ağır oldu.
siyasal adjective
  of politics: siyasi, politik = Ülkenin «siyasal» yapısı bu dönemde değişti.
kültürel adjective
  of culture: toplumsal; academic ekinsel; dated harsi = Göç, kentin «kültürel» yaşamını zenginleştirdi.
geleneksel adjective
  handed down: yerleşik, alışılmış, klasik; dated ananevi; opposite çağdaş, modern = «Geleneksel» öğretim ezbere dayanıyordu.
etkileşim noun
  acting on each other: karşılıklı etki, iletişim; academic interaksiyon = Sınıf içi «etkileşim» öğrenmeyi kolaylaştırır.
katılım noun
  taking part: katılma; dated iştirak; opposite çekilme = Seçimlere «katılım» beklenenden düşük kaldı.
etkinlik noun
  thing done: faaliyet, çalışma, uğraş; academic aktivite = Sınıf dışı «etkinlikler» dil gelişimini destekliyor.
imkân noun
  what can be done: olanak, fırsat; opposite imkânsızlık = Yeni araçlar daha hızlı ölçüm «imkânı» veriyor.
şart noun
  what must be met: koşul, ön koşul, gerek = Başvurunun ilk «şartı» yazılı onaydır.
fayda noun
  what is good about something: yarar, kazanç; opposite zarar = Düzenli uykunun «faydaları» iyi bilinmektedir.
zarar noun
  what is bad about something: ziyan, hasar, kayıp; opposite yarar = Sel, tarım alanlarına büyük «zarar» verdi.
avantaj noun
  what is better about something: üstünlük, yarar; opposite dezavantaj = Çevrim içi anketin başlıca «avantajı» hızıdır.
dezavantaj noun
  what is bad about something: sakınca, olumsuzluk; dated mahzur; opposite avantaj = Yöntemin tek «dezavantajı» yüksek maliyetidir.
kategori noun
  class in a system: sınıf, küme, ulam = Yanıtlar beş «kategoride» toplandı.
inanç noun
  what one holds to be true: kanı, kanaat, görüş; dated itikat = Öğretmenlerin «inançları» sınıftaki uygulamayı etkiler.
güven noun
  trusting: itimat, inanç; opposite güvensizlik = Kurumlara duyulan «güven» kriz yıllarında azaldı.
tepki noun
  what one does in return: karşılık, yanıt; academic reaksiyon = Karar kamuoyunda sert «tepkiler» doğurdu.
ülke noun
  land with its own state: devlet, memleket; dated diyar = Araştırma altı «ülkede» yürütüldü.
kent noun
  large town: şehir; dated belde; opposite köy, kır = Nüfusun çoğu büyük «kentlerde» yaşıyor.
şehir noun
  large town: kent; dated belde; opposite köy, kır = «Şehirler» iç göçle hızla büyüdü.
kültür noun
  ways of life and thought: uygarlık, ekin; dated hars = Her «kültür» ölümü farklı yorumlar.
yapılanma noun
  way the parts are ordered: örgütlenme, düzenleniş, kuruluş = Kurumun yeni «yapılanması» henüz tamamlanmadı.
görmek verb
  become aware of: fark etmek, gözlemlemek, saptamak; dated müşahede etmek = Bu eğilimi başka ülkelerde de «görüyoruz».
  take as: saymak, kabul etmek, değerlendirmek = Yazar dili toplumsal bir olgu olarak «görüyor».
vermek verb
  give: sunmak, sağlamak, iletmek; opposite almak = Tablo, yanıtların dağılımını «vermektedir».
almak verb
  get: edinmek, elde etmek, sağlamak; opposite vermek = Araştırmacılar katılımcılardan yazılı onay «aldı».
kazanmak verb
  come to have: elde etmek, edinmek, sağlamak; opposite kaybetmek = Öğrenciler bu dersle yeni beceriler «kazandı».
kaybetmek verb
  have no more: yitirmek, elden çıkarmak; opposite kazanmak = Sözcük zamanla eski anlamını «kaybetti».
yitirmek verb
  have no more: kaybetmek, elden çıkarmak; opposite kazanmak = Gelenek, kentlerde önemini «yitirdi».
kaynaklanmak verb
  have its cause in: ileri gelmek, doğmak, çıkmak; dated neşet etmek = Fark, ölçüm hatasından «kaynaklanıyor».
aşmak verb
  go beyond: geçmek, üstüne çıkmak = Başvuru sayısı üç bini «aştı».
  get over: üstesinden gelmek, yenmek; opposite yenilmek = Ekip bu güçlüğü yeni bir yöntemle «aştı».
beklemek verb
  think that something will come: ummak, öngörmek, tahmin etmek = Araştırmacılar daha yüksek bir oran «bekliyordu».
ilgilendirmek verb
  have to do with: etkilemek, kapsamak = Sorun yalnızca büyük kentleri «ilgilendirmiyor».
taşımak verb
  have in itself: barındırmak, içermek, sahip olmak = Belge tarihsel bir değer «taşıyor».
karşın preposition
  in spite of: rağmen, karşılık = Bütün uyarılara «karşın» baraj yapıldı.
rağmen preposition
  in spite of: karşın, karşılık = Kuraklığa «rağmen» üretim arttı.
ilişkin preposition
  on the matter of: dair, yönelik = Göçe «ilişkin» çalışmalar son yıllarda arttı.
toplumsal cinsiyet noun
  roles that society gives to men and women: cinsiyet rolleri, cinsiyet kimliği = Ders kitaplarında «toplumsal cinsiyet» açıkça ele alınmıyor.
kadın noun
  female human: hanım, bayan; opposite erkek = İş gücüne katılan «kadınların» oranı yükseldi.
yaygınlaşmak verb
  be found in more places: yayılmak, genelleşmek, artmak; opposite azalmak = Uzaktan çalışma salgınla birlikte «yaygınlaştı».
kaçınılmaz adjective
  that cannot be avoided: önlenemez, zorunlu; dated mukadder = Bu koşullarda yeni bir kriz «kaçınılmazdı».
eşitsizlik noun
  lack of equality: dengesizlik, adaletsizlik, farklılık; opposite eşitlik = Bölgeler arasındaki «eşitsizlik» giderek derinleşiyor.
etkisiz adjective
  without effect: yararsız, sonuçsuz, yetersiz; opposite etkili = Alınan önlemler «etkisiz» kaldı.
olumsuzluk noun
  something bad: sakınca, aksaklık, sorun = Uygulamadaki «olumsuzluklar» raporda sıralanıyor.
yetersizlik noun
  being too little: eksiklik, noksanlık, kıtlık; opposite yeterlilik = Kaynakların «yetersizliği» projeyi geciktirdi.
yaşamak verb
  go through: geçirmek, görmek, deneyimlemek = Katılımcıların çoğu benzer güçlükler «yaşadı».
gerekmek verb
  be needed: lazım olmak, icap etmek, şart olmak = Kesin sonuç için daha geniş bir örneklem «gerekiyor».
bağlı adjective
  decided by something else: bağımlı, koşullu; opposite bağımsız = Başarı, öğretmenin desteğine «bağlıdır».
tartışmalı adjective
  on which people disagree: ihtilaflı, çekişmeli, şüpheli; opposite tartışmasız = Eserin tarihi «tartışmalıdır».
`)
