import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { storable } from '../db/storable.ts'
import type { Added } from './corpus.ts'
import { dropTexts } from './drop-texts.ts'
import type { Entry } from './entry.ts'

type Placing = {
  readonly collection: { readonly id: string; readonly groupId: string }
  readonly entries: readonly Entry[]
  readonly addedBy: string | null
}

/** A document that is there, or will be: which text it has, and how many words. */
type Place = { readonly id: string; textId: string; words: number; fileName: string | null }
type Change = { readonly place: Place; readonly entry: Entry }

/** Gives the collection a document for each entry; its text is in the group already. */
export async function placeDocuments(client: pg.PoolClient, { collection, entries, addedBy }: Placing): Promise<readonly Added[]> {
  const texts = await textsOf(client, collection.groupId, entries)
  const shelf = await makeShelf(client, collection.id, [entries, [...texts.values()]])
  const fresh = new Map<string, Change>()
  // Done one after the other as they come: each finds the text free that the one before has given up.
  const changed: Change[] = []
  const dropped: string[] = []
  const balance = { documents: 0, words: 0 }
  const added = entries.map((entry): Added => {
    const text = texts.get(entry.sha256)
    if (!text) throw new Error('A text that was just stored is not there.')
    const { words } = text
    const there = shelf.byText.get(text.id)
    if (there) return { state: 'already-there', id: there.id, words, ...(there.fileName === null ? {} : { fileName: there.fileName }) }
    const fileName = fileNameOf(entry)
    const same = fileName === null ? undefined : shelf.byFile.get(fileName)
    const place: Place = same ?? { id: randomUUID(), textId: text.id, words: 0, fileName }
    balance.documents += same ? 0 : 1
    balance.words += words - place.words
    if (same) {
      shelf.byText.delete(same.textId)
      dropped.push(same.textId)
    }
    Object.assign(place, { textId: text.id, words })
    shelf.byText.set(text.id, place)
    if (fileName !== null) shelf.byFile.set(fileName, place)
    if (same && !fresh.has(place.id)) changed.push({ place: { ...place }, entry })
    else fresh.set(place.id, { place, entry })
    return { state: same ? 'updated' : 'added', id: place.id, words }
  })
  for (const change of changed) await updateDocument(client, change)
  await insertDocuments(client, collection.id, { changes: [...fresh.values()], addedBy })
  await dropTexts(client, dropped)
  await client.query('update corpus_collection set documents = documents + $2, words = words + $3 where id = $1', [
    collection.id,
    balance.documents,
    balance.words,
  ])
  return added
}

type Text = { readonly id: string; readonly words: number }

/** Texts by hash. */
async function textsOf(client: pg.PoolClient, groupId: string, entries: readonly Entry[]): Promise<ReadonlyMap<string, Text>> {
  const { rows } = await client.query<Text & { sha256: string }>(
    `select id, words, encode(sha256, 'hex') as sha256 from corpus_text
     where group_id = $1 and sha256 = any(select decode(one, 'hex') from unnest($2::text[]) as one)`,
    [groupId, entries.map(({ sha256 }) => sha256)],
  )
  return new Map(rows.map(({ id, words, sha256 }) => [sha256, { id, words }]))
}

type Shelf = { readonly byText: Map<string, Place>; readonly byFile: Map<string, Place> }

/** Documents of the collection that have one of the texts or of the file names. */
async function makeShelf(
  client: pg.PoolClient,
  collectionId: string,
  [entries, texts]: readonly [readonly Entry[], readonly Text[]],
): Promise<Shelf> {
  const { rows } = await client.query<{ id: string; text_id: string; file_name: string | null; words: number }>(
    `select d.id, d.text_id, d.file_name, t.words from corpus_document d join corpus_text t on t.id = d.text_id
     where d.collection_id = $1 and d.text_id = any($2::uuid[])
     union
     select d.id, d.text_id, d.file_name, t.words from corpus_document d join corpus_text t on t.id = d.text_id
     where d.collection_id = $1 and d.file_name = any($3::text[])`,
    [collectionId, texts.map(({ id }) => id), entries.map(fileNameOf).filter((name) => name !== null)],
  )
  const places = rows.map(({ id, text_id: textId, file_name: fileName, words }): Place => ({ id, textId, fileName, words }))
  return {
    byText: new Map(places.map((place) => [place.textId, place])),
    byFile: new Map(places.flatMap((place) => (place.fileName === null ? [] : [[place.fileName, place] as const]))),
  }
}

/** Longer ones are cut: they are shown in a line. */
const charactersAtMost = 500
const line = (text: string): string => storable(text.replace(/\s+/g, ' ').trim()).slice(0, charactersAtMost).toWellFormed()
const fileNameOf = ({ document }: Entry): string | null => line(document.fileName ?? '') || null
const factsOf = ({ document: { title, authors = '', year = null, url = null } }: Entry) =>
  [line(title), line(authors), year, url === null ? null : storable(url).slice(0, 2_000)] as const

const updateDocument = (client: pg.PoolClient, { place, entry }: Change): Promise<unknown> =>
  client.query('update corpus_document set text_id = $2, title = $3, authors = $4, year = $5, url = $6, added_at = now() where id = $1', [
    place.id,
    place.textId,
    ...factsOf(entry),
  ])

type Fresh = { readonly changes: readonly Change[]; readonly addedBy: string | null }

async function insertDocuments(client: pg.PoolClient, collectionId: string, { changes, addedBy }: Fresh): Promise<void> {
  const facts = changes.map(({ entry }) => factsOf(entry))
  await client.query({
    name: 'corpus-documents-insert',
    text: `insert into corpus_document (id, collection_id, added_by, text_id, file_name, title, authors, year, url)
      select one.id, $1, $2, one.text_id, one.file_name, one.title, one.authors, one.year, one.url
      from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::integer[], $9::text[])
        as one (id, text_id, file_name, title, authors, year, url)`,
    values: [
      collectionId,
      addedBy,
      changes.map(({ place }) => place.id),
      changes.map(({ place }) => place.textId),
      changes.map(({ place }) => place.fileName),
      facts.map(([title]) => title),
      facts.map(([, authors]) => authors),
      facts.map(([, , year]) => year),
      facts.map(([, , , url]) => url),
    ],
  })
}
