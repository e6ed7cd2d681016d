import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, choice, day } = wordsFor('tr')

/** Bir çalışmanın kaynaklarının denetimi. */
export const doctor: DoctorMessages = {
  title: 'Kaynak denetimi: göndermeler, kaynakça ve APA 7',
  description:
    'Gönderme yapılıp kaynakçada olmayanı, kaynakçada olup gönderme yapılmayanı, uyuşmayan yıl ve adları, yinelenenleri ve APA 7’nin başka yazdığını bulur.',
  heading: 'Bir çalışmanın kaynaklarını denetle',
  views: { label: 'Görünümler', list: 'Kaynaklarım', check: 'Bir çalışmanın kaynaklarını denetle' },
  before: {
    field: 'Kaynakçasıyla birlikte çalışma',
    placeholder: 'Çalışmanın tamamını kaynakçasıyla birlikte buraya yapıştırın',
    lead: 'Kaynakça metne uyuyor mu?',
    points: [
      'Her gönderme kaynakçada, her kaynak metinde aranır.',
      'Yıllar ve adlar karşılaştırılır, yinelemelere ve sıraya bakılır.',
      'Kaynakça, kabul edebileceğiniz önerilerle APA 7’ye göre incelenir.',
    ],
    cost: 'Ücretsizdir ve başka kimseye sorulmaz.',
    run: 'Kaynakları denetle',
    running: 'Kaynaklar denetleniyor.',
    long: (over) => `${number(over)} karakter fazla`,
  },
  bar: {
    edit: 'Metni düzenle',
    again: 'Yeniden denetle',
    copy: 'Metni kopyala',
    counts: (cited, listed) => `${number(cited)} gönderme, kaynakçada ${number(listed)} eser`,
    acceptAll: (count) => `Tümünü kabul et (${number(count)})`,
    panes: 'Gösterilen',
    findings: (count) => `Bulgular (${number(count)})`,
    works: (count) => `Eserler (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Kaynakça bulunamadı.',
      body: '“Kaynakça” gibi bir başlığın altında ya da her biri bir satırda olan şöyle bir dizi olarak aranır:',
      sample: [
        'Aydın, M. (2012). Sessiz odalar. Kerkenez Yayınları.',
        'Bozkurt, T., & Ceylan, S. (2015). Denizde uyku. Gürültü, 3(1), 14–29.',
      ],
    },
    noCitations:
      'Metinde ad ve yılla ya da numarayla yapılmış bir gönderme bulunamadı; bu yüzden nelere gönderme yapıldığı hakkında bir şey söylenmiyor.',
    numeric:
      'Metin numarayla gönderme yapıyor. Böyle kaynakçalar APA’ya göre değildir: yalnızca eksik, gönderme yapılmayan ve iki kez yazılan söylenir.',
    notes: 'Metinde dipnotlar var. Yalnızca orada anılan eserler izlenmez.',
    notApa: (count) => `Kaynakça APA’ya göre yazılmamış. APA ile ilgili ${number(count)} nokta gizlendi.`,
    unfold: 'Göster',
    fold: 'Gizle',
    clear: {
      title: 'Metin ve kaynakça uyuşuyor.',
      body: 'Düzeltilecek bir şey bulunamadı. Metnin gönderme yapmadan dayandığı eserler görülemez.',
    },
    filtered: 'Süzgeç bulguların tümünü gizliyor.',
    retractions: (date) => `${day(date)} tarihli geri çekme listesiyle karşılaştırıldı.`,
    noRetractions: 'Geri çekmelere bakılmadı: bu sitenin işletmecisi bir liste yüklememiş.',
    found: (count) => (count === 0 ? 'Bulgu yok.' : `${number(count)} bulgu.`),
  },
  kinds: {
    'cited-not-listed': 'Gönderme var, kaynakçada yok',
    'listed-not-cited': 'Kaynakçada var, gönderme yok',
    'year-differs': 'Yıllar uyuşmuyor',
    'spelling-differs': 'Adlar uyuşmuyor',
    'out-of-order': 'Sıra dışı',
    duplicate: 'İki kez yazılmış',
    apa: 'APA biçimi',
    gap: 'Eksik bilgi',
    notice: 'Yayıncının duyurusu',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `Kaynakçada “${cited}” için bir eser yok.`,
      todo: 'Eseri kaynakçaya ekleyin ya da göndermeyi çıkarın.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Metinde “${entry}” için bir gönderme yok.`,
      todo: 'Kullandığınız yerde gönderme yapın ya da çıkarın: APA yalnızca gönderme yapılanı sıralar.',
    },
    'year-differs': {
      wrong: (said, listed) => `Metinde ${said}, kaynakçada ${choice(listed)} yazıyor.`,
      todo: 'Eserin kendisine bakın ve yanlış olanı düzeltin.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `Metinde “${said}”, kaynakçada “${listed}” yazıyor.`,
      todo: 'Eserin kendisine bakın ve yanlış olanı düzeltin.',
    },
    'out-of-order': {
      before: (entry, other) => `“${entry}”, “${other}” kaynağından önce gelmeli.`,
      last: (entry) => `“${entry}” kaynakçanın sonuna gelmeli.`,
      todo: 'Kaynakça ilk yazarın soyadına, sonra yıla göre sıralanır.',
    },
    duplicate: {
      doi: (entry, other) => `“${entry}” yukarıdaki bir kaynakla aynı DOI’ye sahip: “${other}”.`,
      title: (entry, other) => `“${entry}” yukarıdaki bir kaynakla aynı eser: “${other}”.`,
      todo: 'İkisinden birini bırakın.',
    },
    apa: { wrong: (words) => `Kaynakçada “${words}” yazıyor.` },
    gap: { wrong: (entry) => `“${entry}” kaynağında yok.` },
    notice: {
      wrong: (entry) => `“${entry}” ile ilgilidir.`,
      retraction: 'Ona dayanmayın. Anmanız gerekiyorsa geri çekildiğini söyleyin.',
      correction: 'Ona dayanmadan önce düzeltmeyi okuyun.',
      'expression-of-concern': 'Ona dayanmadan önce nedenini okuyun.',
      reinstatement: 'Yeniden geçerlidir; önceki duyuruların hükmü kalmadı.',
    },
  },
  apa: {
    'author-names': { title: 'Adın biçimi', rule: 'Soyadı, virgül, noktalı baş harfler: Aydın, M. C.' },
    conjunction: { title: 'Adların arası', rule: 'Adlar virgülle ayrılır, sonuncusu ötekilere bir işaret ya da sözcükle bağlanır.' },
    'doi-address': { title: 'DOI', rule: 'DOI bağlantı olarak yazılır: https://doi.org/…' },
    end: { title: 'Kaynağın sonu', rule: 'Kaynak noktayla biter, DOI ya da bağlantıdan sonra nokta konmaz.' },
    'list-et-al': { title: 'Atlanan yazarlar', rule: 'Kaynakça yirmi yazara kadar hepsini yazar; “vd.” yalnızca metinde kullanılır.' },
    'page-hyphen': { title: 'Sayfalar arasındaki tire', rule: 'Sayfa numaralarının arasında kısa çizgi değil, orta çizgi (–) bulunur.' },
    'page-label': { title: 'Sayfa kısaltması', rule: 'Dergilerde sayfalar “s.” ya da “ss.” olmadan yazılır.' },
    place: { title: 'Yayım yeri', rule: 'Yedinci baskısından beri APA yalnızca yayınevini yazar.' },
    retrieved: { title: 'Bağlantıdan önceki sözcükler', rule: 'Bağlantı “Erişim adresi” olmadan, tek başına yazılır.' },
    'title-capitals': { title: 'Başlıktaki büyük harfler', rule: 'Başlık cümle gibi yazılır. Bu bir öneridir: özel adlar büyük kalır.' },
    'title-quotes': { title: 'Tırnak işareti', rule: 'Kaynakçada başlıklar tırnaksız yazılır.' },
    'volume-label': { title: 'Cilt ve sayı', rule: 'Cilt ve sayı “cilt” ve “sayı” olmadan 12(3) diye yazılır.' },
    'year-parentheses': { title: 'Yıl', rule: 'Yıl, yazarlardan sonra ayraç içinde yazılır: (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'gönderme yok' : `${number(count)} gönderme`),
    apa: 'APA’ya göre',
    same: 'APA’ya göre yazılmış.',
    unsure: 'APA’ya göre yazılamayacak kadar azı kesin olarak okunabildi.',
    copy: 'Kopyala',
    add: 'Kitaplığa ekle',
    added: 'Kitaplığınıza eklendi.',
    here: 'Zaten kitaplığınızda.',
    show: 'Metinde göster',
    showEntry: 'Kaynağı göster',
  },
}
