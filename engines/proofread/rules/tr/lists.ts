import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Turkish rows name. Sorted. */
export const lists: WordLists = {
  goals:
    words(`banka cami dükkân ev hastane havuz konser köy kütüphane lokanta market maç müze ofis okul otel park pazar plaj restoran salon
    sinema spor tiyatro çarşı üniversite şehir`),
  /** Words with a hard end before which the particle is still "de" or "da". */
  hardEnds:
    words(`ahmet ateş ayşegül ağaç bayrak bebek erkek gençlik güzellik hayat insanlık iş kardeş kitap köpek mehmet murat park sokak tarih
    yok çiçek çocuk çok`),
  joinedHeads:
    words(`arasın arkasın bakımın bölgesin bünyesin doğrultusun dönemin dünyasın esnasın eşliğin hakkın içerisin kapsamın karşısın
    konusun neticesin nezdin ortasın sayesin sırasın tarafın yanın çerçevesin çevresin önün ülkesin üzerin ışığın`),
  numbers: words(`altmış altı beş bin doksan dokuz dört elli iki kırk on otuz sekiz seksen yedi yetmiş yirmi yüz üç`),
  places: words(`almanya ankara apartman bahçe banka ev fabrika hastane havuz istanbul izmir kampüs köy kütüphane lokanta market mutfak müze
    oda ofis okul otel otobüs park restoran salon sinema sokak stadyum sınıf tiyatro tren türkiye uçak vapur yurt üniversite şehir`),
}
