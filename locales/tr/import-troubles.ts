import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')

/** Okunan bir kaynak dosyasında göz atılacaklar. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) => `${number(count)} kayda göz atın:`,
  said: {
    'authors-left-out': (key) => `${key}: Dosyada yazarların yalnızca bir kısmı var. Ötekileri ekleyin.`,
    'braces-unbalanced': (key) => `${key}: Bir küme parantezi kapatılmamış. Okunabilen kısım alındı; eksiksiz olup olmadığına bakın.`,
    'entry-unreadable': () => 'Bu kayıt okunamadı ve dışarıda bırakıldı.',
    'key-twice': (key) => `İki kaydın adı ${key}. İkisi de alındı.`,
    'macro-unknown': (name) => `Dosya, ${name} kısaltmasının neyin yerine geçtiğini söylemiyor.`,
    'too-many': (key) => `Bir kerede alınabilecek olandan fazla kayıt var. ${key} ve sonrası dışarıda bırakıldı.`,
    'type-unknown': (type) => `${type} türü bilinmiyor. Kaynağın türünü siz seçin.`,
    'xml-broken': () => 'XML burada bozuk. Okunabilen kısım alındı.',
  },
}
