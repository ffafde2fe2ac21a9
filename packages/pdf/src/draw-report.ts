import PDFDocument from 'pdfkit'
import type { Weight } from './fonts.ts'
import { ink, margin, muted, Page, sizes } from './page.ts'
import { Pen } from './pen.ts'
import { type Report, textsOf } from './report.ts'
import { drawTable } from './table.ts'

function drawHead(page: Page, { title, lead }: Report): void {
  const text = (type: string, words: string, size: number, weight: Weight, colour: string) =>
    page.add(
      page.root,
      type,
      () => {
        page.doc.fillColor(colour)
        page.y += page.pen.draw(words, { x: margin, y: page.y, width: page.width, size, weight })
      },
      words,
    )
  text('H1', title, sizes.title, 700, ink)
  page.y += 4
  for (const line of lead) text('P', line, sizes.lead, 400, muted)
  page.y += 14
}

/** A name at the start of a line and its value at the end. */
function drawPair({ doc, pen, width, isRightToLeft }: Page, name: string, value: string, y: number): void {
  const half = width / 2
  doc.fillColor(muted)
  pen.draw(name, { x: isRightToLeft ? margin + half : margin, y, width: half, size: sizes.fact })
  doc.fillColor(ink)
  const x = isRightToLeft ? margin : margin + half
  pen.draw(value, { x, y, width: half, size: sizes.fact, weight: 700, align: 'end' })
}

function drawPairs(page: Page, facts: Report['facts']): void {
  const half = page.width / 2
  for (const { name, value } of facts) {
    const height = page.pen.height(name, { width: half, size: sizes.fact })
    page.makeRoom(height)
    page.add(page.root, 'P', () => {
      drawPair(page, name, value, page.y)
      page.y += height + 6
    })
    page.line(page.y - 3)
  }
  page.y += 16
}

/** The facts below the table. */
function drawSums(page: Page, { sums = [] }: Report): void {
  if (sums.length === 0) return
  page.y += 12
  drawPairs(page, sums)
}

function drawNote(page: Page, { note }: Report): void {
  if (!note) return
  const place = { x: margin, width: page.width, size: sizes.lead }
  page.makeRoom(12 + page.pen.height(note, place))
  page.y += 12
  page.add(
    page.root,
    'P',
    () => {
      page.doc.fillColor(muted)
      page.y += page.pen.draw(note, { ...place, y: page.y })
    },
    note,
  )
}

/** A heading on its own line. */
function drawHeading(page: Page, title: string): void {
  const place = { x: margin, width: page.width, size: sizes.part, weight: 700 as const }
  page.makeRoom(16 + page.pen.height(title, place) + 72)
  page.y += 16
  page.add(
    page.root,
    'H2',
    () => {
      page.doc.fillColor(ink)
      page.y += page.pen.draw(title, { ...place, y: page.y })
    },
    title,
  )
  page.y += 6
}

/** A paragraph line by line, so that a long one goes on on the next page. */
function drawParagraph(page: Page, text: string): void {
  for (const line of text.split('\n')) {
    const place = { x: margin, width: page.width, size: sizes.lead }
    const height = line === '' ? 6 : page.pen.height(line, place)
    page.makeRoom(height)
    if (line === '') page.y += height
    else
      page.add(
        page.root,
        'P',
        () => {
          page.doc.fillColor(ink)
          page.y += page.pen.draw(line, { ...place, y: page.y })
        },
        line,
      )
  }
  page.y += 6
}

async function drawParts(page: Page, { parts = [] }: Report): Promise<void> {
  for (const { title, text = [], facts = [], table } of parts) {
    drawHeading(page, title)
    for (const paragraph of text) drawParagraph(page, paragraph)
    if (facts.length > 0) drawPairs(page, facts)
    if (table) await drawTable(page, table)
  }
}

function drawPictures(page: Page, { pictures = [] }: Report): void {
  for (const { title, bytes } of pictures) {
    page.begin()
    drawHeading(page, title)
    const fit: [number, number] = [page.width, page.bottom - page.y]
    page.root.add(
      page.doc.struct('Figure', { alt: title }, () => {
        page.doc.image(Buffer.from(bytes), margin, page.y, { fit })
      }),
    )
  }
}

/** Writes the number of each page and ends the document. */
function end(page: Page, { pageName }: Report): void {
  const { doc, pen, root } = page
  root.end()
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    page.addArtifact(() => {
      doc.fillColor(muted)
      const y = doc.page.height - margin
      const text = pageName(index + 1, count)
      pen.draw(text, { x: margin, y, width: page.width, size: sizes.foot, align: 'end' })
    })
  }
  doc.end()
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
  const page = new Page(doc, await Pen.create(doc, report, textsOf(report)), report.isRightToLeft)
  drawHead(page, report)
  drawPairs(page, report.facts)
  await drawTable(page, report.table)
  drawSums(page, report)
  drawNote(page, report)
  await drawParts(page, report)
  drawPictures(page, report)
  end(page, report)
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
