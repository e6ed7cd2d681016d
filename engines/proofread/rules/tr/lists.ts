import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Turkish rows name. Sorted. */
export const lists: WordLists = {
  /** Words with a hard end before which the particle is still "de" or "da". */
  hardEnds: words(
    `ahmet ağaç ayşegül bayrak bebek çiçek çocuk erkek gençlik güzellik hayat insanlık iş kardeş kitap köpek mehmet murat park sokak tarih yok çok ateş`,
  ),
  numbers: words(`iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin`),
}
