import { upload } from '@tradepost/contract/constants'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Failure } from '../../platform/failure.ts'

/** What is stored: never the bytes of the visitor where they are an image. */
export interface AcceptedUpload {
  bytes: Buffer
  contentType: string
  extension: string
  width: number | null
  height: number | null
}

const mostPixels = 40_000_000
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |mmp4|MSNV)/

const refused = () => new Failure('upload_format', { field: 'file' })

/** A playable container: a known brand, then boxes that fill the file and hold movie data. */
function checkMp4(bytes: Buffer): void {
  if (!mp4Brands.test(bytes.toString('latin1', 8, 12))) throw refused()
  const seen = new Set<string>()
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) throw refused()
    let size = bytes.readUInt32BE(at)
    if (size === 1 && at + 16 <= bytes.length) size = Number(bytes.readBigUInt64BE(at + 8))
    if (size === 0) size = bytes.length - at
    if (size < 8 || at + size > bytes.length) throw refused()
    seen.add(bytes.toString('latin1', at + 4, at + 8))
    at += size
  }
  if (!seen.has('ftyp') || !seen.has('moov')) throw refused()
}

async function reencode(bytes: Buffer, mime: string): Promise<AcceptedUpload> {
  const animated = mime === 'image/gif'
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).autoOrient()
    const output =
      mime === 'image/png' ? image.png() : animated ? image.gif() : image.jpeg({ quality: 86, mozjpeg: false })
    const { data, info } = await output.toBuffer({ resolveWithObject: true })
    const extension = { 'image/png': 'png', 'image/gif': 'gif' }[mime] ?? 'jpg'
    return { bytes: data, contentType: mime, extension, width: info.width, height: info.pageHeight ?? info.height }
  } catch (error) {
    throw new Failure('upload_format', { field: 'file', cause: error })
  }
}

/** Judges an upload by its bytes alone: the name and the declared type are the visitor's word. */
export async function acceptUpload(bytes: Buffer): Promise<AcceptedUpload> {
  if (bytes.length > upload.maxBytes) throw new Failure('upload_limit', { field: 'file' })
  const type = await fileTypeFromBuffer(bytes)
  if (!type) throw refused()
  if (upload.imageTypes.includes(type.mime as never)) return reencode(bytes, type.mime)
  if (!upload.videoTypes.includes(type.mime as never)) throw refused()
  checkMp4(bytes)
  return { bytes, contentType: type.mime, extension: 'mp4', width: null, height: null }
}
