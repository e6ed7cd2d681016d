import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`bir çok sonra ama için daha olarak iki var gibi aynı ise ilk ile değil her ben önce gün yeni şey tek son bunu kadar ikinci bölümde büyük yıl
  geri zaman kendi çocuk oldu yok bazı uzun hem yüzde olduğunu sadece benim iyi küçük dört eski önemli gece yani çünkü vardı yer biraz içinde
  olur birlikte hiç fakat doğru saat herkes süre farklı fark hafta fazla bence geçen biri sonuç kim damla beş ışık ancak söz arasında günde
  bütün altı yapılan üçüncü üzerine çalışma hanım efendi dedi yalnızca gerçek olsun çalışmada göre böyle tamamen ele sabah akşam nasıl
  gerçekten bana kez evde orada bazen ayrıca insan durum çoğu onu başladı üzerinde dönem mavi ona diye tam konusu başka gerekiyor biliyorum
  çocuklar kullanıyor bilmiyorum belki bizim demek kolay yirmi ölçüde tez aile diğer alan zorunlu oluyor grup olduğu geliyor neden öyle hâlâ
  yüzden kimse göz erken artık sirke beyaz çıktı adam film dakika yazıda bunun yol yeşil ortaya devam ilişkin üniversite haklı bununla
  bulunmaktadır kural sanki şimdi bazıları para kalıyor yılda çalışmalar bugün yerde ediyor yarım şeyi kimin geldi öğrendim yine duruyor tarım
  ilişki genç bölümü uyum birinci sonuçlar sulama pahalı kalan altında okuyor söylüyor göç gelen buna bile hakkında zaten neredeyse girdi
  kadın olduğundan geç bitkiler ışıkta santimetre insanlar kış sadık size fiyat sen kadir oyuncak herkesin çalışan haftada ortalama zamanla
  sınırlı değildir hava otobüse birkaç gelir elbette sefer oysa etmek olmasın yere makul sürede ardından ileri altına eden bilgi tartışma veya
  yerine sınavın sene boyunca olması yıllık evet üstünde hesaba oyun hemen mesela baba adını mahalle güzel gitti bedeli çoğunlukla üst
  öğrencilerin yalan çıkar konut temel açıdan hangi bölümden elde edilen başvuru yolu yılında hak kabul tezin kişisel bakımından yazarlar alt
  podcast sesi aslında aradım kişiye yaptım yöntemi suyu zor yöntem veresiye defteri ekmek karşıdaki kayıt burada mutlaka hepsi tabii basit
  kente den belirgin biçimde sayıda yapılmıştır çalışmaların araştırmalar dikkat yüksek kısa araştırmaların vermek genel etkisi gösteriyor
  önünde olan parazit bilmediğini yemek çıkıyor hiçbir elektrik uzak hep kapı deneyde derişimi doğrudan ayrı açık değer olabilir uçucu kül
  basınç oranı üzere ettik adım hafifçe fasulye kırmızı normal idi ışığı tarif kişi olmayan baktı onlar oran aydın içine demet romanın
  arasındaki gidiyor deniz dede görünce domates varsa kırk kere sabahın ertesi ucuz oldum ekin sayılır sahibi enflasyon fiyatların artış yarı
  kireç elif kalemi aldı elinde tık yaşayan ortak derdi vardır kayıp sorunun toplu tercih görünür tersini göstermektedir çıkmayan üstelik
  içindeki kuyruk tıklım beklemek özgürlük söyler saatlerce özellikle yeniden talebi anılan kısmen bulunduğu öncelikle gerekir başına güvence
  fiziksel öğrencinin bakımdan niteliği eğitimi akademik alanlarda icra dolayısıyla tip dersin kalabalık derslerde koşulu sorumluluğu lise
  sorun geçtim okul öğleden kaç diyecek öğrenci ölçüt kapalı gelmiyor işin tarafı izlemeye önerim sonucun notları sistem insanların telefon
  otobüste ekrana bakan konuda dikkatli düşünüyorum anlatacağım tarafları yaşında ekran kötü sıkılınca kitap komik ondan öldü sokakta yüz
  anneannem anlatır balkona çıktığında karşı soğukta terlikle kattaki çay döndü alışkanlık yeter zeytin ege hayatı hasat hatta enerji
  üzerindeki nüfusun ölçekli sağladığını şudur soruya içi gerçekleştirilen oluşmaktadır yazını bölüm benzer anayasa edilmiş fiilen kurum
  denetim mekanizması çıkması edilebilirlik konusunu itibarıyla ölçütün yöntemiyle tutarlı sonlandırılmıştır meğer adı varmış parasosyal deki
  kullanılmış ortada genelde konuya yakın dokuz yıllarda azaldı çiftçiler yavaş bitkinin veren çiftçilerin devlet veriyor bilmiyor onlara
  yarısı ölçmek oluşuyor yazacağım araştırmacılara başlaması gaz orta tutulmuş defterini saydım yazılı kuruluyor bozuluyor kadarıyla kent
  dönemde çalışmalarda nüfus alınmış açısı öne almıştır dönemin kaynağı gücü inceleyen azdır eksikliği çekmektedir konu bulguların yeterlilik
  etrafında görülmektedir geniş karşılık konusunda anlamlı ayı kalıcı olup kullanılan şeyler kimine kurgusunu çıkarmak oldukça düzenli
  sonradan şeyden listenin tarih örnek arıların sebepler ilaçları laboratuvarda arılar deneyleri adlı mücadele sebep kaynak etki anda arabesk
  değişiyor dili doğrusu görmek devreye popüler konuşuldu geldiğini yazı deneyin asetik asit baz sodyum hidroksit fenolftalein seyreltik renk
  denemede kütlece yaklaşık gelmektedir hata dönüm noktasının kesin sağlayacaktır dayanımı sabit karışım numuneler suda dayanım karışımda
  düzeyinde sekizinci azalmış bulgular kapsamı elimizde direnç gerilimi akımı çizgi direncin deney güneş biz tane toprak kaldı bitkilerin ince
  gelecek kullanmak soru ağır ulus haritada takım elbiseli not kişinin etti sesle uykusu filmi saati aşan geçirir konuşmalar açıkça kusursuz
  kiracı yoğun saatleri başlıca eser nedeni rağmen önüne kendisini güçlük usta kelime üzerinden karşın metin fotoğrafını kütüphanede kısımda
  bankada aşk yerlerde galiba yazar olsa tavsiye mendil babası zorunda sevdiğim sevgi hızlı kaldım dizi bitti üstüne neyse kuru lazım kapatıp
  nereye yengem defa diyen çalan koltukta oturdum kalktım gıda poşet ortadan anlatayım dolabın liste pilav yemekler arada salatalık kendinizi
  yazım sürecinde sürecin derginin metnin giriş beklenmesi verimli edebilir yazmaya deneyim yeri uyudum ikincisi renkli gibiydi boş çorba
  söyleyince yaz hepinize gelsin merhaba yıldır param görüyorum gidin korkmayın tavsiyem ayakkabı buçuk kullandım verdi olmaz şöyle balkondan
  kat kira uygulamada evi teslim sizin kesinti tarafından gereken göndermek dava liraya artışın listeler yüzünden diyorsun bundan istiyorsan
  olmuyor sayı ameliyatı doktor taktım ameliyat sürdü yandı dök limon tuzu tuttu sabaha tamam gelip açtı elle dedim yaşlı eli bey içinden
  harfi üstat arkadaşı sürmedi tamamlamak ettiği ettim taşı hamlede sordu koydu cümleyi elbise ayının yardım iğneleri düğme söndü bastı ritmi
  tıs`)
