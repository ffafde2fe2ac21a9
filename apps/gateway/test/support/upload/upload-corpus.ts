import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const u32 = (n: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}
export const box = (kind: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(kind, 'latin1'), body])
}
const ftyp = (brand = 'isom') => box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'))
const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', Buffer.alloc(24)))

/** A minimal film; `more` is added beside its track. */
export const film = (...more: Buffer[]) =>
  Buffer.concat([ftyp(), box('moov', box('mvhd', Buffer.alloc(100)), track, ...more), box('mdat', Buffer.alloc(64))])

export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#6d3bff' } })
export const png = () => picture().png().toBuffer()
export const jpeg = () => picture().jpeg().toBuffer()
export const gif = () => picture().gif().toBuffer()

/** A PNG of any size with only empty pixels. */
export function emptyPng(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
    return Buffer.concat([u32(data.length), body, u32(crc(body))])
  }
  const head = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

/** A GIF of one pixel with this many frames. */
export function manyFrames(frames: number): Buffer {
  const head = Buffer.from('474946383961010001008000000000 00ffffff'.replace(/ /g, ''), 'hex')
  const frame = Buffer.from('21f90400010000002c000000000100010000020144 00'.replace(/ /g, ''), 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const text = (value: string) => Buffer.from(value, 'latin1')
const script = text('<script>alert(1)</script>')
const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(60), text('PK\x05\x06'), Buffer.alloc(18)])
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

interface Specimen {
  name: string
  type: string
  bytes: Buffer
  /** The content type as which the upload is stored, or the failure code. */
  outcome: string
}

/** Thirty possible uploads, each with its expected outcome. */
export async function uploadCorpus(limit: number): Promise<Specimen[]> {
  const [aPng, aJpeg, aGif] = [await png(), await jpeg(), await gif()]
  const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
  const one = (name: string, type: string, bytes: Buffer, outcome: string) => ({ name, type, bytes, outcome })
  const [stored, format, size] = [(kind: string) => kind, 'upload_format', 'upload_limit'] as const
  return [
    one('a.png', 'image/png', aPng, stored('image/png')),
    one('a.jpg', 'image/jpeg', aJpeg, stored('image/jpeg')),
    one('a.jpeg', 'image/jpg', aJpeg, stored('image/jpeg')),
    one('a.gif', 'image/gif', aGif, stored('image/gif')),
    one('a.mp4', 'video/mp4', film(), stored('video/mp4')),
    one('really-a-jpeg.png', 'image/png', aJpeg, stored('image/jpeg')),
    one('a.php.png', 'image/png', aPng, stored('image/png')),
    one('a.png.html', 'text/html', aPng, stored('image/png')),
    one('polyglot.png', 'image/png', Buffer.concat([aPng, script]), stored('image/png')),
    one('polyglot.gif', 'image/gif', Buffer.concat([aGif, text('/*'), script, text('*/')]), stored('image/gif')),
    one('polyglot.jpg', 'image/jpeg', Buffer.concat([aJpeg, zip]), stored('image/jpeg')),
    one('full.jpg', 'image/jpeg', padded(aJpeg, limit), stored('image/jpeg')),
    one('full-less-one.jpg', 'image/jpeg', padded(aJpeg, limit - 1), stored('image/jpeg')),
    one('full-and-one.jpg', 'image/jpeg', padded(aJpeg, limit + 1), size),
    one('film-and-one.mp4', 'video/mp4', padded(film(), limit + 1), size),
    one('nothing.png', 'image/png', Buffer.alloc(0), format),
    one('zeros.png', 'image/png', Buffer.alloc(1000), format),
    one('magic-only.png', 'image/png', aPng.subarray(0, 8), format),
    one('cut.jpg', 'image/jpeg', (await picture(300, 300).jpeg().toBuffer()).subarray(0, 400), format),
    one('gifar.gif', 'image/gif', Buffer.concat([text('GIF89a'), script]), format),
    one('a.svg', 'image/svg+xml', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), format),
    one('svg.png', 'image/png', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), format),
    one('page.jpg', 'image/jpeg', text('<!doctype html><script>alert(1)</script>'), format),
    one('a.pdf', 'application/pdf', text('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj'), format),
    one('a.zip', 'application/zip', zip, format),
    one('a.webp', 'image/webp', await picture().webp().toBuffer(), format),
    one('a.avif', 'image/avif', await picture().avif().toBuffer(), format),
    one('a.webm', 'video/webm', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), format),
    one('film-with-page.mp4', 'video/mp4', Buffer.concat([film(), script]), format),
    one('eicar.png', 'image/png', Buffer.concat([aPng, text(eicar)]), format),
  ]
}

/** Malformed films. */
export const brokenFilms: readonly Buffer[] = [
  Buffer.concat([ftyp(), u32(1), text('moov'), u32(1), u32(0), Buffer.alloc(40)]),
  Buffer.concat([ftyp(), u32(0xffffffff), text('moov'), Buffer.alloc(40)]),
  Buffer.concat([ftyp(), u32(4), text('moov'), Buffer.alloc(40)]),
  Buffer.concat([ftyp(), box('mdat', Buffer.alloc(40))]),
  Buffer.concat([ftyp(), box('moov', Buffer.concat([u32(900), text('trak'), Buffer.alloc(20)]))]),
  Buffer.concat([ftyp(), box('moov', track), box('html', script)]),
  Buffer.concat([ftyp('qt  '), box('moov', track)]),
  Buffer.concat([ftyp(), box('moov', ...Array.from({ length: 5000 }, () => box('trak')))]),
]
