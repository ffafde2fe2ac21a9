import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Failure } from '../../platform/failure/failure.ts'
import { checkedMp4 } from './checked-mp4.ts'

/** An upload in the form it is stored in. An image is always encoded anew. */
export interface AcceptedUpload {
  bytes: Buffer
  contentType: string
  extension: string
  width: number | null
  height: number | null
}

/** The most pixels of all frames together, so that neither a large frame nor many small frames fill the memory. */
const maxPixels = 40_000_000
const maxFrames = 200

const refused = (cause?: unknown) => new Failure('upload_format', { field: 'file', cause })
/** The EICAR test file of virus scanners. It is refused like a file in which a scanner finds a virus. */
const scannerTrial = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE', 'latin1')
export const holdsScannerTrial = (bytes: Buffer): boolean => bytes.includes(scannerTrial)

/** Reads only the header, so that a picture that is too large is refused before it is decoded. */
async function requireModestSize(bytes: Buffer): Promise<void> {
  const { width = 0, height = 0, pages = 1, pageHeight } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const frame = width * (pageHeight ?? height)
  if (frame === 0 || pages > maxFrames || frame * pages > maxPixels) throw refused()
}

async function reencode(bytes: Buffer, mime: string): Promise<AcceptedUpload> {
  const animated = mime === 'image/gif'
  try {
    await requireModestSize(bytes)
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated }).autoOrient()
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

/** Checks an upload by its bytes alone; its name and declared type are not trusted. */
export async function acceptUpload(bytes: Buffer): Promise<AcceptedUpload> {
  if (bytes.length > uploadLimits.maxBytes) throw new Failure('upload_limit', { field: 'file' })
  if (holdsScannerTrial(bytes)) throw refused()
  const type = await fileTypeFromBuffer(bytes)
  if (!type) throw refused()
  if (uploadLimits.imageTypes.includes(type.mime as never)) return reencode(bytes, type.mime)
  if (!uploadLimits.videoTypes.includes(type.mime as never)) throw refused()
  return { bytes: checkedMp4(bytes), contentType: type.mime, extension: 'mp4', width: null, height: null }
}
