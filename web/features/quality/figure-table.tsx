import { ChevronDown, ChevronUp, Download } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { QualityColumn, QualityTable } from '#tools/quality/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RangeBar } from './range-bar.tsx'
import { headOf, tableWords } from './table-words.ts'
import { lookUp, useCellWords, useRowWords, useShare } from './use-figures.ts'

/** A longer table shows its first rows until it is unfolded. */
const rowsAtMost = 8
const rowsFolded = 6

/** The reader's own language stands above the others. */
const ownFirst = ({ rowKind, rows }: QualityTable, code: string): QualityTable['rows'] =>
  rowKind === 'language' ? rows.toSorted((one, other) => Number(other.key === code) - Number(one.key === code)) : rows

type TableProps = { readonly table: QualityTable }

/** A table of figures on its sheet, with what its texts were, and how to measure it again. */
export function FigureTable({ table }: TableProps) {
  const words = useMessages().quality
  const { title, note } = tableWords(table.key, words)
  const { code } = useLocale()
  const rows = ownFirst(table, code)
  const [isFolded, setFolded] = useState(rows.length > rowsAtMost)
  return (
    <section className="sheet quality-sheet" id={table.key} aria-labelledby={`${table.key}-title`}>
      {/* A wide table scrolls in its own box, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="quality-scroll" role="group" aria-label={title} tabIndex={0}>
        <table className="quality-table">
          <caption id={`${table.key}-title`}>{title}</caption>
          <Head table={table} />
          <Body table={table} rows={isFolded ? rows.slice(0, rowsFolded) : rows} />
        </table>
      </div>
      {rows.length > rowsAtMost ? (
        <p className="quality-more">
          <Button size="small" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {isFolded ? words.all(rows.length) : words.fewer} <Icon of={isFolded ? ChevronDown : ChevronUp} />
          </Button>
        </p>
      ) : null}
      <footer className="quality-foot">
        <p>{note}</p>
        <div className="quality-again">
          <p>
            {words.measuredWith(table.measuredOn)} <code dir="ltr">{table.command}</code>
          </p>
          <a
            className="link quality-csv"
            href={`/api/v1/quality/${table.key}.csv`}
            download={`${table.key}.csv`}
            aria-label={`${words.csv}: ${title}`}
          >
            <Icon of={Download} /> {words.csv}
          </a>
        </div>
      </footer>
    </section>
  )
}

const nameOf = ({ key }: QualityColumn, columns: Readonly<Record<string, string>>): string => lookUp(columns, key) ?? key

function useRangeHead(): (scale: NonNullable<QualityColumn['scale']>) => string {
  const { range } = useMessages().quality
  const share = useShare()
  return ({ from, to }) => range(share(from), share(to))
}

function Head({ table }: TableProps) {
  const { columns: words, heads } = useMessages().quality
  const rangeHead = useRangeHead()
  return (
    <thead>
      <tr>
        <th scope="col">{heads[headOf(table)]}</th>
        {table.columns.map((column) => (
          <Fragment key={column.key}>
            <th scope="col" className="quality-figure">
              {nameOf(column, words)}
            </th>
            {column.scale ? <th scope="col">{rangeHead(column.scale)}</th> : null}
          </Fragment>
        ))}
      </tr>
    </thead>
  )
}

function Body({ table, rows }: TableProps & { readonly rows: QualityTable['rows'] }) {
  const { columns: words } = useMessages().quality
  const rowWords = useRowWords()
  const cellWords = useCellWords()
  const rangeHead = useRangeHead()
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.name === null ? rowWords(table, row) : <bdi lang="en">{row.name}</bdi>}</th>
          {table.columns.map((column, at) => {
            const cell = row.cells[at]
            if (!cell) return null
            return (
              <Fragment key={column.key}>
                <td className="quality-figure" data-label={nameOf(column, words)} data-unmeasured={cell.value === null || undefined}>
                  {cellWords(cell, column, table)}
                </td>
                {column.scale ? (
                  <td className="quality-range" data-label={rangeHead(column.scale)}>
                    <RangeBar cell={cell} scale={column.scale} />
                  </td>
                ) : null}
              </Fragment>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
