import type PDFDocument from 'pdfkit'
import { fontFile, type PdfScript, type Slice, type SliceOf, sliceFinder, type Weight } from './fonts.ts'
import { type Run, runsOf } from './runs.ts'

export type Align = 'start' | 'end'

interface Place {
  x: number
  y: number
  width: number
  size: number
  weight?: Weight
  align?: Align
}

/** Distance of the lines of a text, as a multiple of its size. */
const lineHeight = 1.4

/** Measures and draws text of any script with embedded fonts. */
export class Pen {
  readonly #doc: InstanceType<typeof PDFDocument>
  readonly #isRightToLeft: boolean
  readonly #sliceOf: SliceOf
  readonly #words: Intl.Segmenter
  readonly #widths = new Map<string, number>()

  private constructor(
    doc: InstanceType<typeof PDFDocument>,
    language: string,
    isRightToLeft: boolean,
    sliceOf: SliceOf,
  ) {
    this.#doc = doc
    this.#isRightToLeft = isRightToLeft
    this.#sliceOf = sliceOf
    this.#words = new Intl.Segmenter(language, { granularity: 'word' })
  }

  /** Embeds the parts of the fonts that the texts need. Only these texts can be drawn afterwards. */
  static async create(
    doc: InstanceType<typeof PDFDocument>,
    { language, script, isRightToLeft }: { language: string; script?: PdfScript | undefined; isRightToLeft: boolean },
    texts: Iterable<readonly [string, Weight]>,
  ): Promise<Pen> {
    // A line that is cut may turn a bracket.
    const all = [...texts, ['()[]{}<>«»‹›', 400] as const]
    const sliceOf = await sliceFinder(
      script,
      all.map(([text]) => text),
    )
    const needed = new Map<string, { slice: Slice; weight: Weight; chars: Set<string> }>()
    for (const [text, weight] of all)
      for (const { slice, text: run } of runsOf(text, isRightToLeft, sliceOf)) {
        if (!slice) continue
        const name = fontName(slice, weight)
        const entry = needed.get(name) ?? { slice, weight, chars: new Set() }
        for (const char of run) entry.chars.add(char)
        needed.set(name, entry)
      }
    for (const [name, { slice, weight, chars }] of needed)
      doc.registerFont(name, await fontFile(slice, [...chars].join(''), weight))
    return new Pen(doc, language, isRightToLeft, sliceOf)
  }

  #use({ slice }: Run, size: number, weight: Weight): void {
    // A character without a glyph in any font is drawn with a font of the PDF standard, as a box or a blank.
    this.#doc.font(slice ? fontName(slice, weight) : 'Helvetica').fontSize(size)
  }

  #widthOf(run: Run, size: number, weight: Weight): number {
    const key = `${weight} ${run.slice?.name} ${run.text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      this.#use(run, 100, weight)
      width = this.#doc.widthOfString(run.text, { features: [] }) / 100
      this.#widths.set(key, width)
    }
    return width * size
  }

  width(text: string, size: number, weight: Weight = 400): number {
    return runsOf(text, this.#isRightToLeft, this.#sliceOf).reduce(
      (sum, run) => sum + this.#widthOf(run, size, weight),
      0,
    )
  }

  /** The lines of a text that fit into a width. A word that is wider is cut. */
  lines(text: string, width: number, size: number, weight: Weight = 400): string[] {
    if (this.width(text, size, weight) <= width) return [text]
    const lines: string[] = []
    let line = ''
    const add = (part: string) => {
      if (line && this.width(line + part.trimEnd(), size, weight) > width) {
        lines.push(line.trimEnd())
        line = part.trimStart()
      } else line += part
    }
    for (const { segment } of this.#words.segment(text))
      if (this.width(segment, size, weight) > width) for (const char of segment) add(char)
      else add(segment)
    return line.trim() ? [...lines, line.trimEnd()] : lines
  }

  height(text: string, { width, size, weight }: Pick<Place, 'width' | 'size' | 'weight'>): number {
    return this.lines(text, width, size, weight).length * size * lineHeight
  }

  /** Draws a text into a column and returns its height. `start` is the right side for scripts from right to left. */
  draw(text: string, { x, y, width, size, weight = 400, align = 'start' }: Place): number {
    const isAtRight = (align === 'end') !== this.#isRightToLeft
    const lines = this.lines(text, width, size, weight)
    lines.forEach((line, index) => {
      const runs = runsOf(line, this.#isRightToLeft, this.#sliceOf)
      const total = runs.reduce((sum, run) => sum + this.#widthOf(run, size, weight), 0)
      let left = isAtRight ? x + width - total : x
      for (const run of runs) {
        this.#use(run, size, weight)
        const baseline = y + index * size * lineHeight + size * 1.07
        this.#doc.text(run.text, left, baseline, { lineBreak: false, features: [], baseline: 'alphabetic' })
        left += this.#widthOf(run, size, weight)
      }
    })
    return lines.length * size * lineHeight
  }
}

const fontName = ({ name }: Slice, weight: Weight) => `${name}-${weight}`
