import { Failure } from '../../platform/failure/failure.ts'

const brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |mmp4|MSNV)/
/** What a film is made of; a box of another kind may hold anything. */
const topLevel = new Set([
  ...['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pdin', 'moof', 'mfra', 'sidx', 'styp', 'prft', 'emsg'],
  ...['meta', 'udta', 'uuid'],
])
/** Boxes that hold others, as far as places and names of devices may stand in them. */
const containers = new Set(['moov', 'trak'])
/** Where cameras write place, owner and device. */
const personal = new Set(['udta', 'meta', 'uuid', 'loci'])
const mostBoxes = 4096

const refused = () => new Failure('upload_format', { field: 'file' })

interface Box {
  kind: string
  /** Where its content begins and the box ends. */
  from: number
  to: number
  at: number
}

function boxAt(bytes: Buffer, at: number, end: number): Box {
  if (at + 8 > end) throw refused()
  let size = bytes.readUInt32BE(at)
  let from = at + 8
  if (size === 1) {
    if (at + 16 > end) throw refused()
    size = Number(bytes.readBigUInt64BE(at + 8))
    from = at + 16
  }
  if (size === 0) size = end - at
  if (size < from - at || at + size > end) throw refused()
  return { kind: bytes.toString('latin1', at + 4, at + 8), from, to: at + size, at }
}

/**
 * Judges a film by its boxes: a known brand first, then boxes that fill the file exactly, one with tracks, none of a
 * kind unknown. Answers a copy in which what cameras write about people is blank space of the same length.
 */
export function checkedMp4(bytes: Buffer): Buffer {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp' || !brands.test(bytes.toString('latin1', 8, 12)))
    throw refused()
  const copy = Buffer.from(bytes)
  const seen = new Set<string>()
  let boxes = 0

  function walk(start: number, end: number, isTop: boolean): void {
    for (let at = start; at < end; ) {
      const box = boxAt(bytes, at, end)
      if (++boxes > mostBoxes || (isTop && !topLevel.has(box.kind))) throw refused()
      seen.add(box.kind)
      if (personal.has(box.kind)) copy.write('free', box.at + 4, 'latin1')
      if (personal.has(box.kind)) copy.fill(0, box.from, box.to)
      else if (containers.has(box.kind)) walk(box.from, box.to, false)
      at = box.to
    }
  }

  walk(0, bytes.length, true)
  if (!seen.has('moov') || !seen.has('trak')) throw refused()
  return copy
}
