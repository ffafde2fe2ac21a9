import PDFDocument from 'pdfkit'
import type { PdfScript, Weight } from './fonts.ts'
import { type Align, Pen } from './pen.ts'

export interface ReportColumn {
  header: string
  align?: Align
  /** Share of the width, compared with the other columns. */
  share: number
}

interface ReportTable {
  columns: readonly ReportColumn[]
  rows: readonly (readonly string[])[]
}

/** A section of a document under a heading of its own. */
export interface ReportPart {
  title: string
  /** Paragraphs below the heading. */
  text?: readonly string[] | undefined
  facts?: readonly { name: string; value: string }[] | undefined
  table?: ReportTable | undefined
}

/** A PNG or JPEG on a page of its own. */
export interface ReportPicture {
  title: string
  bytes: Uint8Array
}

/** A document with a heading, facts and a table. */
export interface Report {
  /** The BCP-47 tag. */
  language: string
  script?: PdfScript | undefined
  isRightToLeft: boolean
  title: string
  /** Who made the document. */
  author: string
  createdAt: Date
  /** Lines below the title. */
  lead: readonly string[]
  facts: readonly { name: string; value: string }[]
  table: ReportTable
  /** Facts below the table. */
  sums?: readonly { name: string; value: string }[] | undefined
  /** A text below the table. */
  note?: string | undefined
  parts?: readonly ReportPart[] | undefined
  pictures?: readonly ReportPicture[] | undefined
  pageName: (page: number, pages: number) => string
}

type Doc = InstanceType<typeof PDFDocument>

const margin = 48
const sizes = { title: 18, part: 13, lead: 10, fact: 10, cell: 8.5, foot: 8 } as const
const cellPadding = 4
const ink = '#1a1a1a'
const muted = '#5a5a5a'
const rule = '#c4c4c4'

/** Every text of a report with its weight, for the choice of fonts. */
function* textsOf(report: Report): Iterable<readonly [string, Weight]> {
  const { title, lead, facts, table, sums, note, parts = [], pictures = [], pageName } = report
  yield [title, 700]
  for (const line of [...lead, ...parts.flatMap(({ text }) => text ?? [])]) yield [line, 400]
  for (const { name, value } of [...facts, ...(sums ?? []), ...parts.flatMap((part) => part.facts ?? [])]) {
    yield [name, 400]
    yield [value, 700]
  }
  for (const part of [...parts, ...pictures]) yield [part.title, 700]
  for (const { columns, rows } of [table, ...parts.flatMap((part) => part.table ?? [])]) {
    for (const { header } of columns) yield [header, 700]
    for (const row of rows) for (const cell of row) yield [cell, 400]
  }
  if (note) yield [note, 400]
  yield [pageName(1_234_567_890, 1_234_567_890), 400]
}

class Writer {
  readonly #doc: Doc
  readonly #pen: Pen
  readonly #report: Report
  readonly #root: PDFKit.PDFStructureElement
  #y = margin
  /** The table that is being drawn. */
  #table: ReportTable

  constructor(doc: Doc, pen: Pen, report: Report) {
    this.#doc = doc
    this.#pen = pen
    this.#report = report
    this.#table = report.table
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
    doc.addPage()
  }

  get #width() {
    return this.#doc.page.width - 2 * margin
  }

  /** The y below which nothing of the page's contents stands. */
  get #bottom() {
    return this.#doc.page.height - margin - 16
  }

  #add(parent: PDFKit.PDFStructureElement, type: string, draw: () => void, text?: string): void {
    parent.add(this.#doc.struct(type, text === undefined ? {} : { actual: text }, draw))
  }

  /** Draws what is not part of the text that a screen reader reads. */
  #addArtifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  #line(y: number, colour = rule): void {
    this.#addArtifact(() => {
      const { width } = this.#doc.page
      this.#doc
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke()
    })
  }

  head(): void {
    const { title, lead } = this.#report
    const text = (type: string, words: string, size: number, weight: Weight, colour: string) =>
      this.#add(
        this.#root,
        type,
        () => {
          this.#doc.fillColor(colour)
          this.#y += this.#pen.draw(words, { x: margin, y: this.#y, width: this.#width, size, weight })
        },
        words,
      )
    text('H1', title, sizes.title, 700, ink)
    this.#y += 4
    for (const line of lead) text('P', line, sizes.lead, 400, muted)
    this.#y += 14
  }

  facts(): void {
    this.#pairs(this.#report.facts)
  }

  sums(): void {
    const { sums = [] } = this.#report
    if (sums.length === 0) return
    this.#y += 12
    this.#pairs(sums)
  }

  #pairs(facts: Report['facts']): void {
    const half = this.#width / 2
    for (const { name, value } of facts) {
      const height = this.#pen.height(name, { width: half, size: sizes.fact })
      if (this.#y + height > this.#bottom) this.#newPage()
      this.#add(this.#root, 'P', () => {
        const y = this.#y
        this.#pair(name, value, y)
        this.#y += height + 6
      })
      this.#line(this.#y - 3)
    }
    this.#y += 16
  }

  /** A name at the start of a line and its value at the end. */
  #pair(name: string, value: string, y: number): void {
    const half = this.#width / 2
    const isRightToLeft = this.#report.isRightToLeft
    this.#doc.fillColor(muted)
    this.#pen.draw(name, { x: isRightToLeft ? margin + half : margin, y, width: half, size: sizes.fact })
    this.#doc.fillColor(ink)
    const x = isRightToLeft ? margin : margin + half
    this.#pen.draw(value, { x, y, width: half, size: sizes.fact, weight: 700, align: 'end' })
  }

  /** Left side and width of each column, in the order of the columns. */
  #columns(): { x: number; width: number }[] {
    const { isRightToLeft } = this.#report
    const shares = this.#table.columns.reduce((sum, { share }) => sum + share, 0)
    let start = 0
    return this.#table.columns.map(({ share }) => {
      const width = (share / shares) * this.#width
      const x = isRightToLeft ? margin + this.#width - start - width : margin + start
      start += width
      return { x, width }
    })
  }

  #rowHeight(cells: readonly string[], weight: Weight): number {
    const columns = this.#columns()
    const heights = cells.map((cell, index) =>
      this.#pen.height(cell, { width: (columns[index]?.width ?? 0) - 2 * cellPadding, size: sizes.cell, weight }),
    )
    return Math.max(...heights) + 2 * cellPadding
  }

  #cell(text: string, index: number, y: number, weight: Weight): void {
    const { x = 0, width = 0 } = this.#columns()[index] ?? {}
    const align = this.#table.columns[index]?.align ?? 'start'
    this.#doc.fillColor(ink)
    this.#pen.draw(text, {
      ...{ x: x + cellPadding, y: y + cellPadding, width: width - 2 * cellPadding },
      ...{ size: sizes.cell, weight, align },
    })
  }

  /** The names of the columns. On later pages they are not read again. */
  #header(table?: PDFKit.PDFStructureElement): void {
    const names = this.#table.columns.map(({ header }) => header)
    const height = this.#rowHeight(names, 700)
    const y = this.#y
    if (table) this.#row(table, 'TH', names, y, 700)
    else
      this.#addArtifact(() => {
        for (const [index, name] of names.entries()) this.#cell(name, index, y, 700)
      })
    this.#y += height
    this.#line(this.#y, ink)
  }

  #row(
    table: PDFKit.PDFStructureElement,
    type: 'TH' | 'TD',
    cells: readonly string[],
    y: number,
    weight: Weight,
  ): void {
    const row = this.#doc.struct('TR')
    table.add(row)
    cells.forEach((cell, index) => {
      this.#add(row, type, () => this.#cell(cell, index, y, weight), cell)
    })
    row.end()
  }

  #newPage(): void {
    this.#doc.addPage()
    this.#y = margin
  }

  /** Waits after each page, so that other requests of the process are served meanwhile. */
  async table(drawn = this.#report.table): Promise<void> {
    this.#table = drawn
    const { rows } = drawn
    if (rows.length === 0) return
    const table = this.#doc.struct('Table')
    this.#root.add(table)
    if (this.#y + this.#rowHeight(rows[0] ?? [], 400) + 24 > this.#bottom) this.#newPage()
    this.#header(table)
    for (const cells of rows) {
      const height = this.#rowHeight(cells, 400)
      // A row that no page holds begins where it is.
      if (this.#y + height > this.#bottom && this.#y > margin + 40) {
        await new Promise((resolve) => setImmediate(resolve))
        this.#newPage()
        this.#header()
      }
      this.#row(table, 'TD', cells, this.#y, 400)
      this.#y += height
      this.#line(this.#y)
    }
    table.end()
  }

  note(): void {
    const { note } = this.#report
    if (!note) return
    const place = { x: margin, width: this.#width, size: sizes.lead }
    if (this.#y + 12 + this.#pen.height(note, place) > this.#bottom) this.#newPage()
    this.#y += 12
    this.#add(
      this.#root,
      'P',
      () => {
        this.#doc.fillColor(muted)
        this.#y += this.#pen.draw(note, { ...place, y: this.#y })
      },
      note,
    )
  }

  /** A heading on its own line. */
  #heading(title: string): void {
    const place = { x: margin, width: this.#width, size: sizes.part, weight: 700 as const }
    if (this.#y + 16 + this.#pen.height(title, place) + 72 > this.#bottom) this.#newPage()
    this.#y += 16
    this.#add(
      this.#root,
      'H2',
      () => {
        this.#doc.fillColor(ink)
        this.#y += this.#pen.draw(title, { ...place, y: this.#y })
      },
      title,
    )
    this.#y += 6
  }

  /** A paragraph line by line, so that a long one goes on on the next page. */
  #paragraph(text: string): void {
    for (const line of text.split('\n')) {
      const place = { x: margin, width: this.#width, size: sizes.lead }
      const height = line === '' ? 6 : this.#pen.height(line, place)
      if (this.#y + height > this.#bottom) this.#newPage()
      if (line === '') this.#y += height
      else
        this.#add(
          this.#root,
          'P',
          () => {
            this.#doc.fillColor(ink)
            this.#y += this.#pen.draw(line, { ...place, y: this.#y })
          },
          line,
        )
    }
    this.#y += 6
  }

  async parts(): Promise<void> {
    for (const { title, text = [], facts = [], table } of this.#report.parts ?? []) {
      this.#heading(title)
      for (const paragraph of text) this.#paragraph(paragraph)
      if (facts.length > 0) this.#pairs(facts)
      if (table) await this.table(table)
    }
  }

  pictures(): void {
    for (const { title, bytes } of this.#report.pictures ?? []) {
      this.#newPage()
      this.#heading(title)
      const fit: [number, number] = [this.#width, this.#bottom - this.#y]
      this.#root.add(
        this.#doc.struct('Figure', { alt: title }, () => {
          this.#doc.image(Buffer.from(bytes), margin, this.#y, { fit })
        }),
      )
    }
  }

  /** Writes the number of each page and ends the document. */
  end(): void {
    this.#root.end()
    const { start, count } = this.#doc.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(start + index)
      this.#addArtifact(() => {
        this.#doc.fillColor(muted)
        const y = this.#doc.page.height - margin
        const text = this.#report.pageName(index + 1, count)
        this.#pen.draw(text, { x: margin, y, width: this.#width, size: sizes.foot, align: 'end' })
      })
    }
    this.#doc.end()
  }
}

/** Draws a report on A4 pages, tagged so that screen readers can read its table. */
export async function drawReport(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const { language, title, author, createdAt } = report
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, pdfVersion: '1.7', tagged: true },
    ...{ lang: language, displayTitle: true, info: { Title: title, Author: author, CreationDate: createdAt } },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const writer = new Writer(doc, await Pen.create(doc, report, textsOf(report)), report)
  writer.head()
  writer.facts()
  await writer.table()
  writer.sums()
  writer.note()
  await writer.parts()
  writer.pictures()
  writer.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
