import { crc32, deflateSync } from 'node:zlib'

const box = (kind: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 file of exactly `bytes` bytes, padded with free space. */
export function film(bytes = 200): Buffer {
  const start = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('moov', box('trak', Buffer.alloc(0))),
  ])
  return Buffer.concat([start, box('free', Buffer.alloc(bytes - start.length - 8))])
}

const chunk = (kind: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A PNG file, padded to `bytes` bytes with a chunk that readers skip. */
export function png(bytes = 0): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(40, 0)
  head.writeUInt32BE(40, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(40 * 121, 128)
  for (let row = 0; row < 40; row++) rows[row * 121] = 0
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
  ]
  const end = chunk('IEND', Buffer.alloc(0))
  const missing = bytes - Buffer.concat([...parts, end]).length - 12
  return Buffer.concat([...parts, ...(missing > 0 ? [chunk('teSt', Buffer.alloc(missing))] : []), end])
}

export const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
