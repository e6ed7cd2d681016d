import type { Example } from './row.ts'

export const tr: readonly Example[] = [
  [
    'article-journal',
    '{af:Yılmaz}, {ag:A.}, ve {af:Şahin}, {ag:M.} ({y:2018}). {t:Üniversite öğrencilerinin okuma alışkanlıkları}. {c:Eğitim ve Bilim}, {v:43}({i:194}), {p:115–132}. https://doi.org/{doi:10.15390/EB.2018.7320}',
  ],
  [
    'book',
    '{af:Büyüköztürk}, {ag:Ş.} ({y:2017}). {t:Sosyal bilimler için veri analizi el kitabı} ({ed 23:23.} baskı). {pl:Ankara}: {pub:Pegem Akademi}.',
  ],
  [
    'chapter',
    '{af:Demir}, {ag:E.} ({y:2012}). {t:Kent ve bellek}. {eg:H.} {ef:Kaya} (Ed.), {c:Kent sosyolojisi} içinde (ss. {p:45–67}). {pub:Nobel Yayınları}.',
  ],
  ['thesis', '{af:Aydın}, {ag:Z.} ({y:2016}). {t:Okul öncesinde oyun} [{g:Yayımlanmamış yüksek lisans tezi}]. {pub:Gazi Üniversitesi}.'],
  [
    'webpage',
    '{al:Türkiye İstatistik Kurumu}. ({y:2020}). {t:Nüfus istatistikleri}. Erişim adresi: {url:https://data.tuik.gov.tr/nufus} (Erişim tarihi: {acc 2021-01-12:12 Ocak 2021}).',
  ],
  ['book', '{af:Pamuk}, {ag:Orhan}. {t:Kara Kitap}. {pl:İstanbul}: {pub:İletişim Yayınları}, {y:1990}.'],
  [
    'article-journal',
    '{ag:Halil} {af:İnalcık}, “{t:Osmanlı’da köylü ve toprak}”, {c:Belleten}, Cilt {v:56}, Sayı {i:215}, {y:1992}, s. {p:37–59}.',
  ],
  [
    'article-journal',
    '{af:Öztürk} {ag:M}, {af:Çelik} {ag:A}, {af:Arslan} {ag:H} ve ark. {t:Çocuklarda astım tedavisi}. {c:Turk Pediatri Ars}. {y:2014};{v:49}({i:2}):{p:101-7}.',
  ],
  ['article-newspaper', '{af:Kara}, {ag:S.} ({d 2015-03-21:21 Mart 2015}). {t:Köy okulları kapanıyor}. {c:Cumhuriyet}, s. {p:7}.'],
  ['book', '{af:Karasar}, {ag:Niyazi}, {t:Bilimsel Araştırma Yöntemi}, {pub:Nobel Yayınevi}, {pl:Ankara}, {y:2012}.'],
  ['thesis', '{af:Koç}, {ag:B.} ({y:2019}). {t:Göç ve kimlik} ({g:Doktora tezi}). {pub:Hacettepe Üniversitesi}, {pl:Ankara}.'],
  [
    'article-journal',
    '{af:Doğan}, {ag:İ.}, {af:Aksoy}, {ag:P.} ve {af:Güneş}, {ag:F.} ({y:2021}). {t:Uzaktan eğitimde ölçme}. {c:Hacettepe Üniversitesi Eğitim Fakültesi Dergisi}, {v:36}({i:1}), {p:88–104}.',
  ],
  ['book', '{af:Foucault}, {ag:M.} ({y:1992}). {t:Hapishanenin doğuşu} (Çev. {tg:M. A.} {tf:Kılıçbay}). {pl:Ankara}: {pub:İmge Kitabevi}.'],
]
