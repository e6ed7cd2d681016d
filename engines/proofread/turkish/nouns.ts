import { words } from '../../languages/words.ts'
import type { Analysis } from '../../languages/forms.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { finiteReadings, readings } from './words.ts'

// Sorted within each list.

/** People: nouns that are nothing else. */
export const people: ReadonlySet<string> =
  words(`abi abla akraba amca anne anneanne arkadaş asker asistan avukat aşçı baba babaanne başkan bebek bilgin büyükanne büyükbaba çiftçi
  çocuk dayı dede doktor dost eczacı erkek futbolcu garson gazeteci hala hemşire hırsız hoca insan işçi kadın kardeş katılımcı kişi komşu
  kullanıcı kuzen memur mimar misafir müdür mühendis müşteri oğul oyuncu öğrenci öğretmen patron polis profesör psikolog sanatçı satıcı sporcu
  sürücü şair şarkıcı şoför tanık teyze torun turist uzman üye vatandaş yazar yolcu yönetici yönetmen ziyaretçi`)

/** Animals. */
export const animals: ReadonlySet<string> = words(`aslan at balık böcek civciv fil hayvan horoz inek kaplan keçi kedi köpek koyun kurt kuş
  kuzu martı maymun serçe sincap tavşan tavuk tilki`)

/** Things and thoughts that are counted. */
export const things: ReadonlySet<string> =
  words(`açıklama ağaç alışkanlık anı anket apartman araba araştırma ayakkabı bahçe bardak başlık belge bilet bilgisayar bina bisiklet
  bölüm bulut bıçak cadde ceket cevap cihaz cümle çanta çatal çiçek çizim çorap dava deney ders defter dergi dil dilekçe dizi dosya duvar
  düşünce elbise elma ev etkinlik eşya fabrika fatura fikir film fotoğraf fincan form gazete gezi gömlek gömü görev gözlük haber harf harita
  hastalık hastane hata hediye hikâye ilaç kalem kanun kapı karar kart kaşık kavram kaza kazak kelime kitap koltuk konu konuşma konser kural kutu
  kurs lamba liste lokanta maç madde mağaza makale makine market masa masal meslek mesaj mektup metin müze nehir neden oda ofis okul otel otobüs
  oyun oyuncak ödev öneri örnek paket pantolon paragraf park pencere plan portakal problem program proje rapor renk resim restoran roman ruh saat
  sandalye sayfa sebep seçenek sergi ses sınav sınıf sınır sokak sonuç soru sorun sunum sözcük şapka şarkı şehir şiir şirket şişe tabak tablo takım
  tarif taş telefon tez toplantı top tren turnuva uçak uygulama ülke ürün üniversite vazo video yanıt yanlış yapı yatak yaprak yarışma yasa yazı yemek
  yol yorum yöntem yüzük`)

/** Where one is or goes. */
const places: ReadonlySet<string> = words(`apartman bahçe banka cadde cami çarşı daire durak dükkân eczane ev fabrika hastane havuz
  havaalanı istasyon kafe kampüs kantin konser köy kulüp kütüphane laboratuvar lokanta mağaza market merkez meydan mutfak müze oda ofis okul orman otel
  park pazar plaj postane restoran salon sahil sinema sınıf sokak spor stadyum şehir şirket tiyatro toplantı tuvalet üniversite ülke yurt`)

/** Where one goes: places, and those whom one goes to see. */
export const goals: ReadonlySet<string> = new Set([...places, 'dişçi', 'doktor', 'kuaför', 'market', 'pazar'])

/** What one gets on and off. */
export const vehicles: ReadonlySet<string> = words(
  `araba asansör bisiklet dolmuş feribot gemi kamyon metro metrobüs minibüs motosiklet otobüs taksi tramvay tren uçak vapur`,
)

/** Every noun of the lists above. */
export const counted: ReadonlySet<string> = new Set([...people, ...animals, ...things, ...places, ...vehicles])

/** Readings of a token as one of these nouns. */
export const readingsIn = (list: ReadonlySet<string>, token: LintToken | undefined, known: WordKnowledge): readonly Analysis[] =>
  readings(token, known).filter(({ kind, lemma }) => kind === 'noun' && list.has(lemma))

/** A noun with these tags; null where it has no such form. */
export const nounForm = (lemma: string, tags: string, known: WordKnowledge): string | null =>
  known.forms
    ?.lexemesOf(lemma)
    .find(({ kind }) => kind === 'noun')
    ?.formWith(tags) ?? null

/** A noun with the ending of an owner, of which the noun before it may be the first half: "insan hakları". */
export const isOwned = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'word' &&
  !/^(?:doğru|iyi|yeni|dolu|hızlı|ayrı|aynı|hangi|geri|diğer|var|yok)$/.test(token.lower) &&
  finiteReadings(token, known).length === 0 &&
  readings(token, known).some(
    ({ kind, tags, lemma }) => kind === 'noun' && lemma !== token.lower && lemma.length > 1 && /^(?:pl\.)?px3/.test(tags),
  )
