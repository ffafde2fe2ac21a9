import type PDFDocument from 'pdfkit'
import type { Pen } from './pen.ts'

export type Doc = InstanceType<typeof PDFDocument>

export const margin = 48
export const sizes = { title: 18, part: 13, lead: 10, fact: 10, cell: 8.5, foot: 8 } as const
export const ink = '#1a1a1a'
export const muted = '#5a5a5a'
const rule = '#c4c4c4'

/** The page that is being drawn, and how far down it is filled. */
export class Page {
  readonly doc: Doc
  readonly pen: Pen
  readonly isRightToLeft: boolean
  readonly root: PDFKit.PDFStructureElement
  /** Where the next thing is drawn. */
  y = margin

  constructor(doc: Doc, pen: Pen, isRightToLeft: boolean) {
    this.doc = doc
    this.pen = pen
    this.isRightToLeft = isRightToLeft
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
    doc.addPage()
  }

  get width() {
    return this.doc.page.width - 2 * margin
  }

  /** The y below which nothing of the page's contents stands. */
  get bottom() {
    return this.doc.page.height - margin - 16
  }

  begin(): void {
    this.doc.addPage()
    this.y = margin
  }

  /** Begins a page if the rest of this one is lower than `height`. */
  makeRoom(height: number): void {
    if (this.y + height > this.bottom) this.begin()
  }

  add(parent: PDFKit.PDFStructureElement, type: string, draw: () => void, text?: string): void {
    parent.add(this.doc.struct(type, text === undefined ? {} : { actual: text }, draw))
  }

  /** Draws what is not part of the text that a screen reader reads. */
  addArtifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  line(y: number, colour = rule): void {
    this.addArtifact(() => {
      this.doc
        .moveTo(margin, y)
        .lineTo(this.doc.page.width - margin, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke()
    })
  }
}
