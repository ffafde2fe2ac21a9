import type { ReactNode } from 'react'
import * as css from './desk-table.css.ts'
import { TableFile } from './table-file.tsx'
import type { TableName } from './table-names.ts'

export interface DeskColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` is for numbers and amounts. */
  align?: 'start' | 'end'
  /** True if the cell needs no head beside it on a phone, such as a button. */
  isPlain?: boolean
  /** The width of the column, such as `40%`; by default that of its content. */
  width?: string
}

/**
 * The CSV file of a table: that of its name, with the ids of what it is about unless the address of the page has them.
 * `elsewhere` is for a table whose file another link of the page saves, or that shows nothing stored.
 */
export type FileOfTable = TableName | { table: TableName; of: Readonly<Record<string, string>> } | 'elsewhere'

interface DeskTableProps<Row> {
  /** The accessible name of the table. */
  label: string
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  file: FileOfTable
}

/** The content of a cell; null if it is empty, which the number 0 is not. */
export function cellContent(content: ReactNode) {
  // A text must not change the direction of what stands beside it.
  if (typeof content === 'string' && content !== '') return <bdi>{content}</bdi>
  return typeof content === 'number' ? content : content || null
}

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** A table whose first column names each row. On a phone each row is a card. */
export const DeskTable = <Row,>({ label, columns, rows, rowKey, file }: DeskTableProps<Row>) => (
  <div className={css.withFile}>
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead className={css.heads}>
          <tr>
            {columns.map(({ id, header, align = 'start', width }) => (
              <th
                key={id}
                scope="col"
                className={join(css.head, css.aligned[align])}
                style={{ textAlign: align, ...(width ? { inlineSize: width } : {}) }}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map(({ id, header, cell, align = 'start', isPlain = false }, index) => {
                const content = cellContent(cell(row))
                return index === 0 ? (
                  <th key={id} scope="row" className={join(css.cell, css.title)}>
                    {content}
                  </th>
                ) : (
                  <td key={id} className={join(css.cell, css.aligned[align], content === null && css.empty)}>
                    {isPlain ? null : (
                      <span className={css.label} aria-hidden>
                        {header}
                      </span>
                    )}
                    <div>{content}</div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {file === 'elsewhere' ? null : (
      <div>
        <TableFile label={label} {...(typeof file === 'string' ? { name: file } : { name: file.table, of: file.of })} />
      </div>
    )}
  </div>
)
