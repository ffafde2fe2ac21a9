import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import { isolate } from '../text/isolate.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './table.css.ts'

/** One column of a Table. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` is for amounts. */
  align?: 'start' | 'end'
}

/** Props of Table. */
export type TableProps<Row> = {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A table whose first column names each row. Scrolls horizontally if the columns do not fit. */
export const Table = <Row,>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
  <section className={css.frame} aria-label={caption} tabIndex={0}>
    <table className={css.table}>
      <caption className={captionHidden ? undefined : css.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, header, align = 'start' }) => (
            <th key={id} scope="col" className={cx(css.head, css.aligned[align])}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row}>
            {columns.map(({ id, cell, align = 'start' }, index) => {
              const className = cx(css.cell, css.aligned[align])
              const content = isolate(cell(row))
              return index === 0 ? (
                <th key={id} scope="row" className={className}>
                  {content}
                </th>
              ) : (
                <td key={id} className={className}>
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
