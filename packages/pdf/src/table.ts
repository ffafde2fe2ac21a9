import type { Weight } from './fonts.ts'
import { ink, margin, type Page, sizes } from './page.ts'
import type { ReportTable } from './report.ts'

const cellPadding = 4

/** Left side and width of each column, in the order of the columns. */
function columnsOf({ width: all, isRightToLeft }: Page, { columns }: ReportTable): { x: number; width: number }[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let start = 0
  return columns.map(({ share }) => {
    const width = (share / shares) * all
    const x = isRightToLeft ? margin + all - start - width : margin + start
    start += width
    return { x, width }
  })
}

/** Draws one table on a page, and on later ones. */
class TableWriter {
  readonly #page: Page
  readonly #table: ReportTable
  readonly #columns: readonly { x: number; width: number }[]

  constructor(page: Page, table: ReportTable) {
    this.#page = page
    this.#table = table
    this.#columns = columnsOf(page, table)
  }

  #rowHeight(cells: readonly string[], weight: Weight): number {
    const heights = cells.map((cell, index) =>
      this.#page.pen.height(cell, {
        ...{ width: (this.#columns[index]?.width ?? 0) - 2 * cellPadding, size: sizes.cell, weight },
      }),
    )
    return Math.max(...heights) + 2 * cellPadding
  }

  #cell(text: string, index: number, y: number, weight: Weight): void {
    const { x = 0, width = 0 } = this.#columns[index] ?? {}
    const align = this.#table.columns[index]?.align ?? 'start'
    this.#page.doc.fillColor(ink)
    this.#page.pen.draw(text, {
      ...{ x: x + cellPadding, y: y + cellPadding, width: width - 2 * cellPadding },
      ...{ size: sizes.cell, weight, align },
    })
  }

  #row(
    table: PDFKit.PDFStructureElement,
    type: 'TH' | 'TD',
    cells: readonly string[],
    y: number,
    weight: Weight,
  ): void {
    const row = this.#page.doc.struct('TR')
    table.add(row)
    cells.forEach((cell, index) => {
      this.#page.add(row, type, () => this.#cell(cell, index, y, weight), cell)
    })
    row.end()
  }

  /** The names of the columns. On later pages they are not read again. */
  #header(table?: PDFKit.PDFStructureElement): void {
    const names = this.#table.columns.map(({ header }) => header)
    const height = this.#rowHeight(names, 700)
    const { y } = this.#page
    if (table) this.#row(table, 'TH', names, y, 700)
    else
      this.#page.addArtifact(() => {
        for (const [index, name] of names.entries()) this.#cell(name, index, y, 700)
      })
    this.#page.y += height
    this.#page.line(this.#page.y, ink)
  }

  async draw(): Promise<void> {
    const page = this.#page
    const { rows } = this.#table
    const table = page.doc.struct('Table')
    page.root.add(table)
    page.makeRoom(this.#rowHeight(rows[0] ?? [], 400) + 24)
    this.#header(table)
    for (const cells of rows) {
      const height = this.#rowHeight(cells, 400)
      // A row that no page holds begins where it is.
      if (page.y + height > page.bottom && page.y > margin + 40) {
        await new Promise((resolve) => setImmediate(resolve))
        page.begin()
        this.#header()
      }
      this.#row(table, 'TD', cells, page.y, 400)
      page.y += height
      page.line(page.y)
    }
    table.end()
  }
}

/** Draws a table. Waits after each page, so that other requests of the process are served meanwhile. */
export async function drawTable(page: Page, table: ReportTable): Promise<void> {
  if (table.rows.length > 0) await new TableWriter(page, table).draw()
}
