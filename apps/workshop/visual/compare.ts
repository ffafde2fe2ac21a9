import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Comparison {
  different: number
  picture: Buffer | null
}

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

// Baselines are stored with a palette; rounding to it changes colours by less than this.
const threshold = 0.1

/** Compresses a picture for the baselines: 256 colours, small file. */
export const compressed = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 256, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer()

/** Counts and shows the pixels that differ. If the sizes differ, all pixels count. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([pixels(before), pixels(after)])
  const { width, height } = a.info
  if (width !== b.info.width || height !== b.info.height) return { different: width * height, picture: null }
  const out = Buffer.alloc(a.data.length)
  const different = pixelmatch(a.data, b.data, out, width, height, { threshold, includeAA: true })
  const picture = different
    ? await sharp(out, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer()
    : null
  return { different, picture }
}
