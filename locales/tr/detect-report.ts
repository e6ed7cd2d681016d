import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Yapay zekâ yazımı belirtileri raporu',
  errors: 'Ne sıklıkla yanılıyor',
  text: 'Metin',
  marks: 'İşaretli bir bölüm dört ila altı cümledir. İşaretin söylediği bölüm için geçerlidir, içindeki tek bir cümle için asla.',
  unmarked: 'Bu metinde işaretli bölüm yok.',
  examples: 'Metinde',
  readers: {
    title: 'Bu raporu okuyanlar için',
    points: (none) => [
      'Bir kişi hakkında yalnızca bu rapora bakarak karar vermeyin. Yazarla konuşmak, taslaklar, notlar ve sürüm geçmişi daha çok şey söyler.',
      'Resmî, düzeltilmiş veya çevrilmiş metinler ile sonradan öğrendiği dilde yazanların metinleri daha sık yanlış değerlendirilir.',
      `“${none}”, metni bir insanın yazdığını göstermez. Elle ya da bir araçla yeniden işlenen metin farklı okunur.`,
      'Karar yalnızca üslup istatistiğine dayanır: hiçbir dil modeli karar vermez ve metin başka bir metinle karşılaştırılmadı.',
    ],
  },
}
