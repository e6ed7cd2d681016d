import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, language, size, wait } = wordsFor('tr')
const documents = (count: number): string => `${number(count)} belge`
const words = (count: number): string => `${number(count)} sözcük`

/** Metinlerin karşılaştırıldığı belgelerin sayfası. */
export const collections: CollectionsMessages = {
  title: 'Koleksiyonlar',
  description: 'Metinlerinizin karşılaştırıldığı belgeler: ekleyin, gözden geçirin, silin.',
  heading: 'Belge koleksiyonları',
  loading: 'Koleksiyonlar getiriliyor.',
  signedOut: {
    title: 'Belge saklamak için oturum açın.',
    body: 'Koleksiyon bir hesaba aittir: eklediğiniz belgeler sizin metinlerinizle karşılaştırılır ve başka kimse görmez.',
  },
  kinds: {
    own: 'yalnızca siz görürsünüz',
    drafts: 'taslaklarınız: yalnızca seçerseniz aranır',
    institution: 'yalnızca kurumunuz görür',
    public: 'herkese açık',
  },
  list: {
    none: {
      title: 'Henüz koleksiyon yok.',
      body: 'Bir tane oluşturun ve çalıştığınız kaynakları ekleyin. Metinleriniz artık bunlarla karşılaştırılır.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'İçinde arama yapılır, ama değiştiremezsiniz.',
    limit: (count) => `${documents(count)} ve bir o kadar taslak saklayabilirsiniz.`,
    back: 'Kontrole git',
  },
  make: {
    label: 'Yeni koleksiyonun adı',
    kind: 'İçinde ne var',
    own: 'Kaynaklar',
    drafts: 'Taslaklarım',
    institution: 'Kurumum için',
    create: 'Oluştur',
  },
  remove: {
    collection: 'Koleksiyonu sil',
    ask: (name, count) => `“${name}”, içindeki ${documents(count)} ile birlikte silinir. Hiçbiri geri getirilemez.`,
    yes: 'Kalıcı olarak sil',
    keep: 'Kalsın',
    done: (name) => `“${name}” silindi.`,
  },
  files: {
    add: 'Dosya ekle',
    folder: 'Klasör ekle',
    stop: 'Durdur',
    goOn: 'Sürdür',
    drop: 'Dosyaları, klasörleri ya da bir .zip dosyasını buraya bırakın',
    kinds: (kinds, bytes) => `${kinds}, her biri en çok ${size(bytes)}`,
    release: 'Eklemek için bırakın',
  },
  happens: {
    title: 'Dosyalara ne olur',
    body: 'Yalnızca metin ve karşılaştırma için gerekenler saklanır. Dosyaların kendisi okunduktan sonra atılır. Koleksiyonu silmek hepsini siler.',
  },
  progress: {
    label: 'İçe aktarma',
    are: (done, total) => `${number(total)} dosyadan ${number(done)} tanesi`,
    in: 'içeride ve artık aranıyor',
    left: (seconds) => `bu hızla yaklaşık ${wait(seconds)} kaldı`,
    stopped: 'Durduruldu. İçeride olanlar kalır.',
  },
  counts: {
    added: () => 'eklendi',
    there: () => 'zaten vardı, güncellendi',
    look: () => 'bakılacak',
    unread: () => 'okunamadı',
    waiting: () => 'bekliyor',
  },
  show: { label: 'Göster', latest: 'En yeniler', problems: 'Sorunlar', all: 'Tümü' },
  csv: 'Sorunlar .csv olarak',
  table: {
    label: 'Dosyalar',
    file: 'Dosya',
    size: 'Boyut',
    state: 'Durum',
    action: 'İşlem',
    noProblems: 'Şimdilik sorun yok.',
  },
  states: {
    waiting: 'Bekliyor',
    sending: 'Gönderiliyor',
    reading: 'Okunuyor',
    archive: (done, total) => `${number(done)} / ${number(total)} okundu`,
    pausing: (seconds) => `Sunucu meşgul. ${wait(seconds)} sonra sürer.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Güncellendi: ${words(count)}`,
    there: 'Zaten var',
    twin: (name) => (name === '' ? 'Aynı metin zaten var' : `${name} ile aynı metin`),
    twinNote: 'Yalnızca o aranır.',
  },
  actions: { again: 'Yeniden dene', addText: 'Metin ekle', password: 'Parolayı gir', keep: 'Bunu tut', skip: 'Atla' },
  addText: { title: (name) => `${name} metni`, label: 'Metni yapıştırın', add: 'Ekle' },
  password: {
    title: (name) => `${name} parolası`,
    label: 'Parola',
    note: 'Dosyayı bir kez açar ve saklanmaz.',
    wrong: 'Bu parola dosyayı açmadı. Parolayı gözden geçirip yeniden deneyin.',
    open: 'Aç',
  },
  commandLine: 'Binlerce dosya için sunucuyu yönetenlere yönelik bir komut vardır. Kaldığı yerden sürdürür ve aynı sorun listesini yazar.',
  documents: {
    title: 'Belgeler',
    search: 'Başlığa ya da dosya adına göre ara',
    none: 'Burada henüz bir şey yok.',
    notFound: (query) => `“${query}” hiçbir yerde geçmiyor.`,
    more: 'Daha fazla göster',
    remove: (name) => `Sil: ${name}`,
    ask: (name) => `“${name}” hemen silinir ve geri getirilemez.`,
    removed: (name) => `“${name}” silindi.`,
  },
}
