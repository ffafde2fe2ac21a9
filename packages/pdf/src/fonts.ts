import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create as createFont } from 'fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Scripts whose glyphs are in a font of their own. All other text is drawn with Noto Sans. */
export type PdfScript = 'Arab' | 'Hans' | 'Jpan' | 'Kore' | 'Thai'
export type Weight = 400 | 700

const familyOf: Readonly<Record<PdfScript, string>> = {
  Arab: 'noto-sans-arabic',
  Hans: 'noto-sans-sc',
  Jpan: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Thai: 'noto-sans-thai',
}

/** A part of a font: its file has glyphs for some code points only. */
export interface Slice {
  name: string
  file: string
  /** What the package says that the file covers. It names a few code points too many. */
  ranges: readonly (readonly [number, number])[]
}

const codePoint = (hex: string) => Number.parseInt(hex.replace('U+', ''), 16)

/** The parts of a font, from the list of ranges that its package brings. */
function slicesOf(family: string): Slice[] {
  const ranges: Record<string, string> = require(`@fontsource-variable/${family}/unicode.json`)
  return Object.entries(ranges).map(([key, list]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`
    return {
      name,
      file: `@fontsource-variable/${family}/files/${name}-wght-normal.woff2`,
      ranges: list.split(',').map((range) => {
        const [first = '', last = first] = range.split('-')
        return [codePoint(first), codePoint(last)] as const
      }),
    }
  })
}

const slices = new Map<string, Slice[]>()
const coveredBy = new Map<string, Promise<ReadonlySet<number>>>()

function cachedSlices(family: string): Slice[] {
  const cached = slices.get(family) ?? slicesOf(family)
  slices.set(family, cached)
  return cached
}

/** The code points that a part of a font has glyphs for. Files of a package never change, so they are read once. */
function coverage({ file }: Slice): Promise<ReadonlySet<number>> {
  const cached = coveredBy.get(file) ?? readFile(require.resolve(file)).then(codePointsOf)
  coveredBy.set(file, cached)
  return cached
}

function codePointsOf(file: Buffer): ReadonlySet<number> {
  const font = createFont(file)
  return new Set('fonts' in font ? [] : font.characterSet)
}

export type SliceOf = (code: number) => Slice | null

/**
 * Finds the part of a font for each character: of Noto Sans, of the font of the document's script, or of the other
 * fonts. Han characters look different in Chinese and in Japanese, so the document's script comes before the others.
 */
export async function sliceFinder(script: PdfScript | undefined, texts: Iterable<string>): Promise<SliceOf> {
  const families = new Set(['noto-sans', ...(script ? [familyOf[script]] : []), ...Object.values(familyOf)])
  const order = [...families].flatMap(cachedSlices)
  const codes = new Set<number>()
  for (const text of texts) for (const char of text) codes.add(char.codePointAt(0) ?? 0)
  const found = new Map<number, Slice>()
  for (const code of codes)
    for (const slice of order) {
      const isClaimed = slice.ranges.some(([from, to]) => code >= from && code <= to)
      if (!isClaimed || !(await coverage(slice)).has(code)) continue
      found.set(code, slice)
      break
    }
  return (code) => found.get(code) ?? null
}

/** The glyphs of a text from one part of a font in one weight, as a TrueType font that can be embedded. */
export const fontFile = async ({ file }: Slice, text: string, weight: Weight): Promise<Buffer> =>
  subsetFont(await readFile(require.resolve(file)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
