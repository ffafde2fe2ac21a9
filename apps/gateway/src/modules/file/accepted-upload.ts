import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Failure } from '../../platform/failure/failure.ts'
import { checkedMp4 } from './checked-mp4.ts'

/** What is stored: never the bytes of the visitor where they are an image. */
export interface AcceptedUpload {
  bytes: Buffer
  contentType: string
  extension: string
  width: number | null
  height: number | null
}

/** Of all frames together, so that neither a large picture nor many small ones fill the memory. */
const mostPixels = 40_000_000
const mostFrames = 200

const refused = (cause?: unknown) => new Failure('upload_format', { field: 'file', cause })
/** The file every virus scanner is tried with: it stands for what a scanner in front of the store would find. */
const scannerTrial = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE', 'latin1')

/** Reads the head only: what is too much is refused before a pixel of it is in memory. */
async function requireModest(bytes: Buffer): Promise<void> {
  const { width = 0, height = 0, pages = 1, pageHeight } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const frame = width * (pageHeight ?? height)
  if (frame === 0 || pages > mostFrames || frame * pages > mostPixels) throw refused()
}

async function reencode(bytes: Buffer, mime: string): Promise<AcceptedUpload> {
  const animated = mime === 'image/gif'
  try {
    await requireModest(bytes)
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).autoOrient()
    const output =
      mime === 'image/png' ? image.png() : animated ? image.gif() : image.jpeg({ quality: 86, mozjpeg: false })
    const { data, info } = await output.toBuffer({ resolveWithObject: true })
    const extension = { 'image/png': 'png', 'image/gif': 'gif' }[mime] ?? 'jpg'
    return { bytes: data, contentType: mime, extension, width: info.width, height: info.pageHeight ?? info.height }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw refused(error)
  }
}

/** Judges an upload by its bytes alone: the name and the declared type are the visitor's word. */
export async function acceptUpload(bytes: Buffer): Promise<AcceptedUpload> {
  if (bytes.length > uploadLimits.maxBytes) throw new Failure('upload_limit', { field: 'file' })
  if (bytes.includes(scannerTrial)) throw refused()
  const type = await fileTypeFromBuffer(bytes)
  if (!type) throw refused()
  if (uploadLimits.imageTypes.includes(type.mime as never)) return reencode(bytes, type.mime)
  if (!uploadLimits.videoTypes.includes(type.mime as never)) throw refused()
  return { bytes: checkedMp4(bytes), contentType: type.mime, extension: 'mp4', width: null, height: null }
}
