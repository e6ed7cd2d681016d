import { expect, test } from 'vitest'
import { inflectLike } from '#engines/languages/inflect-like.ts'
import { turkishForms } from '#engines/languages/tr/forms.ts'
import { makeSpellers } from './spellers.ts'

// The rules ask the dictionary how a word softens, so they are tested with the real one.
const forms = turkishForms(await makeSpellers().get('dictionary-tr'))

const rows = (table: string): readonly (readonly [form: string, lemma: string, replacement: string, expected: string | null])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', lemma = '', replacement = '', expected = ''] = line.split(/\s*\|\s*/).map((cell) => cell.trim())
      return [form, lemma, replacement, expected === '-' ? null : expected] as const
    })

const nouns = rows(`
  sonuçlarının      | sonuç       | bulgu         | bulgularının
  sonuçlar          | sonuç       | etki          | etkiler
  bulgular          | bulgu       | sonuç         | sonuçlar
  bulgusu           | bulgu       | sonuç         | sonucu
  bulguya           | bulgu       | sonuç         | sonuca
  evlerimizden      | ev          | okul          | okullarımızdan
  yöntemlerinden    | yöntem      | yol           | yollarından
  yönteme           | yöntem      | usul          | usule
  yöntemi           | yöntem      | usul          | usulü
  işlevini          | işlev       | rol           | rolünü
  işlevleri         | işlev       | rol           | rolleri
  rolü              | rol         | görev         | görevi
  rolünün           | rol         | işlev         | işlevinin
  denetimi          | denetim     | kontrol       | kontrolü
  denetimin         | denetim     | kontrol       | kontrolün
  düşüncesi         | düşünce     | fikir         | fikri
  düşünceler        | düşünce     | fikir         | fikirler
  düşüncenin        | düşünce     | fikir         | fikrin
  görüşe            | görüş       | fikir         | fikre
  esere             | eser        | kitap         | kitaba
  eserde            | eser        | kitap         | kitapta
  eserlerde         | eser        | kitap         | kitaplarda
  kitabın           | kitap       | eser          | eserin
  tonunda           | ton         | renk          | renginde
  etkenlerin        | etken       | faktör        | faktörlerin
  zamanında         | zaman       | saat          | saatinde
  zamanlarda        | zaman       | saat          | saatlerde
  durumunda         | durum       | hal           | halinde
  yetkisini         | yetki       | hak           | hakkını
  metinlerde        | metin       | yazı          | yazılarda
  yazıya            | yazı        | metin         | metne
  amacıyla          | amaç        | hedef         | hedefiyle
  hedefine          | hedef       | amaç          | amacına
  açıdan            | açı         | yön           | yönden
  yaklaşımlarına    | yaklaşım    | bakış açısı   | bakış açılarına
  yaklaşım          | yaklaşım    | bakış açısı   | bakış açısı
  yaklaşımın        | yaklaşım    | bakış açısı   | bakış açısının
  verileri          | veri        | ham bilgi     | ham bilgileri
  araştırmacılarca  | araştırmacı | uzman         | uzmanlarca
  araştırmadaki     | araştırma   | inceleme      | incelemedeki
  sonucudur         | sonuç       | ürün          | ürünüdür
  nedenidir         | neden       | sebep         | sebebidir
  sebebi            | sebep       | neden         | nedeni
  psikoloğun        | psikolog    | uzman         | uzmanın
  uzmanın           | uzman       | psikolog      | psikoloğun
  toplumun          | toplum      | topluluk      | topluluğun
  önemlidir         | önemli      | gerekli       | gereklidir
  önemli            | önemli      | büyük         | büyük
  büyüklerin        | büyük       | küçük         | küçüklerin
  kurumlarımızın    | kurum       | kuruluş       | kuruluşlarımızın
`)

const verbs = rows(`
  göstermektedir    | göstermek   | kanıtlamak    | kanıtlamaktadır
  gösterir          | göstermek   | kanıtlamak    | kanıtlar
  gösteriyor        | göstermek   | kanıtlamak    | kanıtlıyor
  gösterdi          | göstermek   | açıklamak     | açıkladı
  göstermiştir      | göstermek   | ortaya koymak | ortaya koymuştur
  gösterdiği        | göstermek   | kanıtlamak    | kanıtladığı
  gösteren          | göstermek   | kanıtlamak    | kanıtlayan
  gösterecektir     | göstermek   | kanıtlamak    | kanıtlayacaktır
  gösterebilir      | göstermek   | açıklamak     | açıklayabilir
  göstermemektedir  | göstermek   | kanıtlamak    | kanıtlamamaktadır
  incelenmiştir     | incelemek   | araştırmak    | araştırılmıştır
  incelendiğinde    | incelemek   | araştırmak    | araştırıldığında
  araştırılmaktadır | araştırmak  | incelemek     | incelenmektedir
  saptanmıştır      | saptamak    | tespit etmek  | tespit edilmiştir
  belirtir          | belirtmek   | ifade etmek   | ifade eder
  belirten          | belirtmek   | ifade etmek   | ifade eden
  belirtmektedir    | belirtmek   | ifade etmek   | ifade etmektedir
  onaylamıyor       | onaylamak   | reddetmek     | reddetmiyor
  onaylıyor         | onaylamak   | reddetmek     | reddediyor
  yadsıyan          | yadsımak    | reddetmek     | reddeden
  artmıştır         | artmak      | yükselmek     | yükselmiştir
  artmış            | artmak      | büyümek       | büyümüş
  artacağı          | artmak      | yükselmek     | yükseleceği
  azalır            | azalmak     | düşmek        | düşer
  düşer             | düşmek      | azalmak       | azalır
  kullanarak        | kullanmak   | yararlanmak   | yararlanarak
  uygulayarak       | uygulamak   | kullanmak     | kullanarak
  uygulamalı        | uygulamak   | kullanmak     | kullanmalı
  uygulayıp         | uygulamak   | kullanmak     | kullanıp
  uygulamadan       | uygulamak   | kullanmak     | kullanmadan
  uygulamışlardır   | uygulamak   | kullanmak     | kullanmışlardır
  uygulanabilir     | uygulamak   | kullanmak     | kullanılabilir
  sağlamak          | sağlamak    | sunmak        | sunmak
  sağlamanın        | sağlamak    | sunmak        | sunmanın
  sağlaması         | sağlamak    | sunmak        | sunması
  söyler            | söylemek    | demek         | der
  söyleyen          | söylemek    | demek         | diyen
  kavranmıştır      | kavramak    | anlamak       | anlaşılmıştır
`)

/** Forms with readings that the replacement tells apart, words of another kind, and what has no such form. */
const declined = rows(`
  kitabı            | kitap       | dergi         | -
  sonucu            | sonuç       | bulgu         | -
  göstermektedir    | göstermek   | sonuç         | -
  sonuçların        | sonuç       | göstermek     | -
  incelenmiştir     | incelemek   | gelişmek      | -
  xyzlerin          | xyz         | sonuç         | -
  sonuçlarının      | son         | bulgu         | -
  gelirler          | gelir       | su            | -
`)

test.each([...nouns, ...verbs, ...declined])('%s, a form of %s, makes %s: %s', (form, lemma, replacement, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech: null })?.form ?? null).toBe(expected)
})

const lemmas = `sonuç etki kitap fikir renk rol saat hak bulgu yöntem çalışma psikolog düşünce ev önemli farklı
  göstermek incelemek reddetmek başlamak söylemek demek kullanmak artmak gelmek olmak anlamak`.split(/\s+/)
const asked =
  `nom acc dat loc abl gen ins pl pl.acc pl.gen px3sg px3sg.loc px1pl.abl pl.px3sg.gen pl.px1pl.dat is px3sg.is loc.ki loc.ki.pl.gen
  pres.p3sg aor.p3sg past.p3pl narr.p3sg.is fut.p3sg.is nec.p3sg prog.p3sg.is pass.narr.p3sg.is neg.prog.p3sg.is can.aor.p3sg cannot.noaor.p3sg
  an+nom an+pl.gen dik+px3sg.loc acak+px3sg.acc ma+px3sg mak+loc arak ip pass.an+nom`.split(/\s+/)

test('what is made is read again as the same form of the same word', () => {
  const made = lemmas.flatMap((lemma) =>
    forms.lexemesOf(lemma).flatMap(({ kind, formWith }) =>
      asked.flatMap((tags) => {
        const form = formWith(tags)
        return form === null ? [] : [{ lemma, kind, tags, form }]
      }),
    ),
  )
  expect(made.length).toBeGreaterThan(500)
  const lost = made.filter(
    ({ lemma, kind, tags, form }) => !forms.analyse(form).some((one) => one.lemma === lemma && one.kind === kind && one.tags === tags),
  )
  expect(lost).toEqual([])
})
