import { listed, type SignalRows } from '../signal-rows.ts'

export const tr: SignalRows = {
  connectives:
    listed(`ancak; fakat; ne var ki; bununla birlikte; bununla beraber; buna rağmen; yine de; buna karşın; oysa; oysaki; halbuki; öte yandan; diğer yandan|taraftan; bir yandan|taraftan; aksine; tam tersine; buna karşılık; ayrıca; bunun yanı sıra; bunun yanında; bunun dışında; bunlara ek olarak; buna ek olarak; üstelik; dahası;
    aynı zamanda; aynı şekilde; benzer şekilde|biçimde; bu nedenle; bu sebeple; bu yüzden; bundan dolayı; dolayısıyla; bu bağlamda; bu doğrultuda; bu çerçevede; bu açıdan; bu anlamda; bu noktada; bu durumda; bu şekilde; böylece; böylelikle; sonuç olarak; sonuçta; sonuç itibarıyla; netice itibarıyla; neticede; kısacası; özetle; özetlemek gerekirse;
    genel olarak; genellikle; nihayetinde; son olarak; nihayet; en nihayetinde; öncelikle; ilk olarak; her şeyden önce; birincisi; ikincisi; üçüncüsü; ikinci olarak; üçüncü olarak; daha sonra; ardından; sonrasında; örneğin; mesela; özellikle; bilhassa; başka bir deyişle|ifadeyle; diğer bir deyişle; yani; aslında; gerçekten de; nitekim; elbette;
    şüphesiz; kuşkusuz; tabii ki; zira; çünkü; bunun sonucunda; bunun sonucu olarak; bu sayede; bu süreçte; öyle ki; zamanla`),
  stockPhrases: [
    [
      'günümüz|günümüzün|bugünün (hızla|modern|dijital|hızlı) (değişen|gelişen) dünyasında|toplumunda|koşullarında',
      'Günümüz dünyasında az uyuyoruz.',
      'Günümüz geçti.',
    ],
    [
      'hızla|sürekli|giderek değişen|gelişen|dijitalleşen (ve) (dönüşen) (bir) dünyada|dünya|teknoloji|dünyanın|bir',
      'Hızla değişen dünyada yaşıyoruz.',
      'Hava değişti.',
    ],
    ['dijital|modern|teknoloji çağda|çağında|çağın|dünyada|çağı', 'Dijital çağda az okuyoruz.', 'Çağ kapandı.'],
    [
      'önemli|kritik|kilit|hayati|büyük|merkezi|belirleyici|vazgeçilmez (bir) rol oyn*|rolü|üstlen*',
      'Uyku önemli bir rol oynar.',
      'Filmde küçük rol oynar.',
    ],
    ['büyük|hayati|kritik|ayrı|özel (bir) önem taşı*|arz|sahip*|kazan*', 'Uyku büyük önem taşır.', 'Çanta taşır.'],
    ['önem arz et*|eder', 'Konu önem arz etmektedir.', 'Talep arz oldu.'],
    [
      'unutulmamalıdır|unutulmamalı|belirtilmelidir|vurgulanmalıdır|göz (ardı) (önünde) bulundurulmalıdır|edilmemelidir (ki) / unutulmamalıdır|unutulmamalı ki',
      'Unutulmamalıdır ki uyku gerekir.',
      'Adı unutuldu.',
    ],
    [
      'belirtmek|vurgulamak|hatırlatmak|söylemek gerekir|gerek|mümkün|önemlidir|mümkündür (ki)',
      'Şunu belirtmek gerekir.',
      'Gitmek gerekir.',
    ],
    ['sadece|yalnızca|yalnız ... değil ... aynı (zamanda)', 'Sadece ucuz değil, aynı zamanda iyi.', 'Sadece o geldi.'],
    ['sonuç olarak (bu|şunu|her) / sonuç olarak', 'Sonuç olarak uyku gerekir.', 'Sonuç belli.'],
    ['geniş (bir) yelpaze*|kapsamlı', 'Geniş bir yelpazede ürün sunar.', 'Yol geniş.'],
    [
      'pek çok avantaj*|zorluk*|fayda*|fırsat*|faktör*|açıdan|alanda / birçok|çeşitli avantaj*|zorluk*|fayda*|fırsat*|faktör*|açıdan|alanda',
      'Birçok avantajı vardır.',
      'Birçok kişi geldi.',
    ],
    ['derin|önemli|büyük|olumlu|kalıcı (bir) etki*', 'Derin bir etki bıraktı.', 'Etkisi yoktu.', 'people'],
    ['giderek|gün (geçtikçe) (daha) fazla|da|önemli|artan|yaygın*|önem', 'Giderek daha önemli oluyor.', 'Eve giderek uyudu.'],
    ['katkı (da) sağla*|sun*|bulun* / katkıda bulun*', 'Spor gelişime katkı sağlar.', 'Katkı payı arttı.'],
    [
      'vazgeçilmez|ayrılmaz|temel|önemli (bir) parçası*|unsur*|bileşen*|parça*',
      'Müzik hayatın vazgeçilmez bir parçasıdır.',
      'Parça kırıldı.',
    ],
    ['en önemli|temel|büyük unsur*|faktör*|etken*|adım*|özellik*', 'En önemli unsur güvendir.', 'En küçük ev.'],
    ['daha iyi|derin (bir) anla*|kavra*|anlayış*', 'Bizi daha iyi anlamaya götürür.', 'Daha iyi oldu.'],
    ['değerli|önemli (bir) bilgiler|ipuçları|katkılar|içgörü*|deneyim*', 'Değerli bilgiler sunar.', 'Yüzük değerli.'],
    ['yeni (bir) ufuk*|fırsat*|kapı*|bakış|perspektif*|imkan*|olanak*', 'Yeni ufuklar açar.', 'Yeni ev aldı.'],
    ['kapı|kapılarını|yol|kapılar aralıyor|aralar|açıyor|açmaktadır|açar', 'Keşiflere kapı aralar.', 'Kapı kapandı.'],
    [
      'fırsatlar|fırsatları|zorluklar|zorlukları ve (de) zorluklar*|fırsatlar*|riskler*',
      'Fırsatlar ve zorluklar getirir.',
      'Fırsat kaçtı.',
    ],
    ['karşı karşıya (kal*|olan|gel*)', 'Kent sorunlarla karşı karşıya kalmaktadır.', 'Evler karşılıklı.'],
    [
      'bütüncül|kapsamlı|dengeli|yenilikçi|sürdürülebilir (bir) yaklaşım*|çözüm*|bakış|gelişim|kalkınma',
      'Bütüncül bir yaklaşım gerekir.',
      'Tren yaklaştı.',
    ],
    ['çok yönlü|boyutlu|katmanlı', 'Çok yönlü bir konudur.', 'Çok yol yürüdü.'],
    ['karmaşık (bir) yapı*|süreç*|ilişki*|olgu* / karmaşık ve', 'Bu karmaşık bir süreçtir.', 'Kafa karıştı.'],
    [
      'arasında (hassas|sağlıklı|doğru|bir) denge* / arasındaki denge* / denge kur*',
      'İş ile oyun arasındaki dengeyi arar.',
      'Dengesini yitirdi.',
    ],
    [
      'kanıtı|göstergesi niteliğinde*|olarak|dir|kabul / en güzel|somut örneğ*|örnek*|kanıt*',
      'Köprü sabrın en güzel örneğidir.',
      'Kanıt yok.',
    ],
    ['dönüm noktası* / mihenk|köşe|yapı taşı*', 'Bu bir dönüm noktasıydı.', 'Taş attı.'],
    ['önemini|gerekliliğini|ihtiyacını (bir) (kez) (daha) vurgula*|ortaya|gözler|göster*', 'Uykunun önemini vurgular.', 'Önemi yok.'],
    ['gözler önüne ser* / ortaya koymaktadır|koyar|koyuyor / ışık tut*', 'Kitap savaşa ışık tutar.', 'Işık yandı.'],
    ['ister ... ister', 'İster spor ister sanat olsun yardım eder.', 'Su ister.'],
    ['unutulmaz|eşsiz|benzersiz (bir) deneyim*|atmosfer*|an*|manzara*|fırsat*', 'Unutulmaz bir deneyimdi.', 'Anahtarı unuttu.'],
    [
      'bu çalışmanın|araştırmanın|makalenin|yazının amacı / bu çalışmada|makalede|yazıda|tezde ... ele|incelen*|amaçlan*|araştır*',
      'Bu çalışmanın amacı ölçmektir.',
      'Amaç uzaktı.',
    ],
    [
      'gelecek|gelecekteki|ileride|daha (yapılacak) (fazla) çalışma*|araştırma* (için|ihtiyaç|yapıl*)',
      'Gelecek çalışmalar için yol gösterir.',
      'Gelecek hafta gel.',
    ],
    ['potansiyeline|potansiyele sahip* / büyük (bir) potansiyel*', 'Büyük bir potansiyel taşır.', 'Gerilim sıfır.'],
    ['hayati|kritik|büyük (bir) önem*|öneme', 'Bu kritik öneme sahiptir.', 'Sesi büyük çıktı.'],
    ['tarih|yüzyıllar boyunca / yıllar|zaman içinde', 'Tarih boyunca her şey değişti.', 'Tarih dersi bitti.'],
    ['devrim yarat*|niteliğinde', 'Okumada devrim yarattı.', 'Devrim patladı.'],
    ['gelecek nesil*|kuşak*', 'Ormanı gelecek nesillere bırakırız.', 'Nesil yaşlandı.'],
    ['sadece|yalnızca bir ... değil', 'Yemek yalnızca bir ihtiyaç değil, zevktir.', 'Bir elma yedi.'],
    ['teşvik et*|eden|eder|ediyor', 'Spor dostluğu teşvik eder.', 'Teşvik kesildi.'],
    ['ele alın*|alan|alır|almaktadır', 'Bu konu ele alınmaktadır.', 'Eline aldı.'],
    ['önemli (bir) yer tut*|adım*|ölçüde|yere', 'Şiir önemli bir yer tutar.', 'Yer ıslak.'],
  ],
  person:
    listed(`ben; beni; bana; bende; benden; benim; benimle; bence; biz; bizi; bize; bizde; bizden; bizim; bizimle; bizler; kendim; kendimi; kendime; kendimiz; kendimizi; *yorum; *yoruz; *dım; *dim; *dum; *düm; *mıştım; *miştim; *muştum; *müştüm; *acağım; *eceğim; *acağız; *eceğiz;
    *malıyım; *meliyim; *malıyız; *meliyiz; *mışım; *mişim; *ıyorduk; *iyorduk; istiyorum; düşünüyorum; sanırım; isterim; bilirim; değilim; değiliz; vardık; gittik; geldik; yaptık; gördük; aldık; *mıştık; *miştik; annem; babam`),
  notPerson: listed(
    `adım; yardım; ilkyardım; kadim; yorum; adim; indim; bedim; dolayım; dedim ki; mukaddim; mülakatım; çadım; kaldırım; yıldırım; saldırım; bildirim; indirim; yatırım; eğitim`,
  ),
  lastOfSeveral: ['ve', 'veya', 'ya'],
  capitalsAreNames: true,
}
