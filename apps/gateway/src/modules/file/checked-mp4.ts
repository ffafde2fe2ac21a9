import { Failure } from '../../platform/failure/failure.ts'

const brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |mmp4|MSNV)/
/** The kinds of boxes that a video consists of. A box of another kind may contain anything. */
const topLevel = new Set([
  ...['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pdin', 'moof', 'mfra', 'sidx', 'styp', 'prft', 'emsg'],
  ...['meta', 'udta', 'uuid'],
])
/** Boxes whose children may hold personal data. */
const containers = new Set(['moov', 'trak'])
/** Boxes in which cameras write place, owner and device. */
const personal = new Set(['udta', 'meta', 'uuid', 'loci'])
const maxBoxes = 4096

const refused = () => new Failure('upload_format', { field: 'file' })

interface Box {
  kind: string
  /** Offsets: the start of the content, the end and the start of the box. */
  from: number
  to: number
  start: number
}

function boxAt(bytes: Buffer, start: number, end: number): Box {
  if (start + 8 > end) throw refused()
  let size = bytes.readUInt32BE(start)
  let from = start + 8
  if (size === 1) {
    if (start + 16 > end) throw refused()
    size = Number(bytes.readBigUInt64BE(start + 8))
    from = start + 16
  }
  if (size === 0) size = end - start
  if (size < from - start || start + size > end) throw refused()
  return { kind: bytes.toString('latin1', start + 4, start + 8), from, to: start + size, start }
}

/**
 * Checks a video by its boxes: a known brand first, then only known boxes that fill the file exactly, with tracks among
 * them. Returns a copy in which the boxes with personal data are blanked.
 */
export function checkedMp4(bytes: Buffer): Buffer {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp' || !brands.test(bytes.toString('latin1', 8, 12)))
    throw refused()
  const copy = Buffer.from(bytes)
  const kinds = new Set<string>()
  let boxes = 0

  function walk(start: number, end: number, isTop: boolean): void {
    for (let offset = start; offset < end; ) {
      const box = boxAt(bytes, offset, end)
      if (++boxes > maxBoxes || (isTop && !topLevel.has(box.kind))) throw refused()
      kinds.add(box.kind)
      if (personal.has(box.kind)) copy.write('free', box.start + 4, 'latin1')
      if (personal.has(box.kind)) copy.fill(0, box.from, box.to)
      else if (containers.has(box.kind)) walk(box.from, box.to, false)
      offset = box.to
    }
  }

  walk(0, bytes.length, true)
  if (!kinds.has('moov') || !kinds.has('trak')) throw refused()
  return copy
}
