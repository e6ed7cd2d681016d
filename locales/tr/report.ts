import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')

export const report: ReportMessages = {
  title: 'İntihal raporu',
  madeBy: (site) => `Hazırlayan: Tinta, ${site}`,
  language: 'Dil',
  length: 'Uzunluk',
  checkedOn: 'Denetim tarihi',
  withAll: (percent) => `Hiçbir şey hariç tutulmasaydı ${percent} olurdu.`,
  leftOut: {
    title: 'Puana katılmayanlar',
    shorter: (words) => `${number(words)} sözcükten kısa bölümler`,
    sourcesOff: (count) => `Kapatılan kaynak sayısı: ${number(count)}`,
    quoted: (count) => `Alıntı olarak işaretlenen bölüm sayısı: ${number(count)}`,
    nothing: 'Hiçbir şey hariç tutulmadı.',
  },
  numbers: 'İşaretli bir bölümün yanındaki sayı kaynağının numarasıdır.',
  passages: 'Eşleşen bölümler',
  inSource: 'Kaynakta',
  more: (count) => `ve ${number(count)} bölüm daha`,
  limits: {
    title: 'Bu rapor ne söyler, ne söylemez',
    points: [
      'Metni yalnızca başta adı geçenlerle karşılaştırır, başka hiçbir şeyle değil. Aranmayan yerde hiçbir şey bulunamaz.',
      'Eşleşme bir hüküm değildir. Alıntılar, kalıp ifadeler, adlar ve yazarın kendi eski çalışmaları da eşleşir: her bölümü kaynağının yanında okuyun.',
      'Başka sözcüklerle aktarılan düşünceler ve çeviriler nadiren bulunur ya da hiç bulunmaz. Düşük bir puan bir metni aklamaz.',
      'Puan, sayılan bölümlerdeki sözcüklerin oranıdır. Nelerin hariç tutulduğunu raporu hazırlayan seçmiştir; liste yukarıdadır.',
    ],
  },
  print: 'Raporu PDF olarak saklamak için sayfayı yazdırın ve “PDF olarak kaydet” seçeneğini kullanın.',
  missing: {
    title: 'Bu adreste rapor yok.',
    body: 'Sahibi paylaşmayı bırakmış ya da bağlantının süresi dolmuş olabilir. Ondan yenisini isteyin.',
  },
}
