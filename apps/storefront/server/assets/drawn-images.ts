import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../logger.ts'

/** The tenant's icon and logo as SVG, and its theme colour. */
export interface BrandDrawings {
  themeColor: string
  icon: Buffer
  /** The logo for light backgrounds. */
  logo: Buffer
}
interface Config {
  filesOrigin: string
  log: Log
  drawings: () => Promise<BrandDrawings | null>
}
interface DrawnImage {
  type: string
  bytes: Buffer
}

const width = 1200
const height = 630
const band = 150
const artLimit = 4 * 1024 * 1024
const maxImages = 200
const sharePath = /^\/og\/(shop|[a-z0-9][\w/-]{0,150})\.jpg$/
const iconPath = /^\/icons\/(maskable-)?(180|192|512)\.png$/

async function drawIcon(
  { icon: svg, themeColor }: BrandDrawings,
  size: number,
  maskable: boolean,
): Promise<DrawnImage> {
  const { default: sharp } = await import('sharp')
  // Systems may cut off up to a fifth of a maskable icon on every side.
  const inner = maskable ? Math.round(size * 0.62) : size
  const drawn = await sharp(svg, { density: 72 * Math.ceil(inner / 32) })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  const bytes = maskable
    ? await sharp({ create: { width: size, height: size, channels: 4, background: themeColor } })
        .composite([{ input: drawn }])
        .png()
        .toBuffer()
    : drawn
  return { type: 'image/png', bytes }
}

const background = (color: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="g" cx="0.2" cy="0.1" r="1.1"><stop offset="0" stop-color="${color}" stop-opacity="0.28"/>
<stop offset="1" stop-color="${color}" stop-opacity="0.06"/></radialGradient></defs>
<rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#g)"/>
<g fill="none" stroke="${color}" stroke-opacity="0.16" stroke-width="2"><circle cx="1080" cy="520" r="160"/>
<circle cx="1080" cy="520" r="240"/><circle cx="1080" cy="520" r="320"/></g>
<rect y="${height - 12}" width="100%" height="12" fill="${color}"/></svg>`)

/** A share picture without text, the same in every language: the artwork above a band with the logo. */
async function drawShare({ logo, themeColor }: BrandDrawings, art: Buffer | null): Promise<DrawnImage> {
  const { default: sharp } = await import('sharp')
  const logoHeight = art ? 64 : 150
  const mark = await sharp(logo, { density: 72 * 6 })
    .resize({ height: logoHeight })
    .png()
    .toBuffer({ resolveWithObject: true })
  const top = art ? height - band + Math.round((band - 12 - logoHeight) / 2) : Math.round((height - logoHeight) / 2)
  const left = art ? 56 : Math.round((width - mark.info.width) / 2)
  const picture = art
    ? await sharp(art)
        .resize(width, height - band, { fit: 'cover' })
        .toBuffer()
    : null
  const bytes = await sharp(background(themeColor))
    .composite([...(picture ? [{ input: picture, top: 0, left: 0 }] : []), { input: mark.data, top, left }])
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  return { type: 'image/jpeg', bytes }
}

/** Draws share pictures and icons on request and caches the last 200. */
export function drawnImages({ filesOrigin, log, drawings }: Config) {
  const images = new Map<string, Promise<DrawnImage | null>>()

  async function artOf(name: string): Promise<Buffer | null> {
    const answer = await fetch(`${filesOrigin}/media/${name}.webp`, {
      redirect: 'error',
      signal: AbortSignal.timeout(4000),
    })
    if (answer.status !== 200 || answer.headers.get('content-type') !== 'image/webp') return null
    const bytes = Buffer.from(await answer.arrayBuffer())
    const length = answer.headers.get('content-length')
    return bytes.length > artLimit || (length !== null && Number(length) !== bytes.length) ? null : bytes
  }

  async function draw(path: string, brand: BrandDrawings): Promise<DrawnImage | null> {
    const [, maskable, size] = iconPath.exec(path) ?? []
    if (size) return drawIcon(brand, Number(size), maskable !== undefined)
    const [, name = ''] = sharePath.exec(path) ?? []
    if (name === 'shop') return drawShare(brand, null)
    const art = await artOf(name)
    return art ? drawShare(brand, art) : null
  }

  function once(path: string, brand: BrandDrawings): Promise<DrawnImage | null> {
    const key = `${brand.themeColor} ${path}`
    const cached = images.get(key)
    if (cached) return cached
    const drawing = draw(path, brand)
      .catch((error: unknown) => {
        log.warn({ error, path }, 'a picture could not be drawn')
        return null
      })
      .then((drawn) => {
        // Do not cache failures: the artwork may exist later.
        if (!drawn && images.get(key) === drawing) images.delete(key)
        return drawn
      })
    images.set(key, drawing)
    for (const oldest of images.keys()) {
      if (images.size <= maxImages) break
      images.delete(oldest)
    }
    return drawing
  }

  /** Sends a drawn image; returns false if the path belongs to no drawn image. */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const isDrawn = sharePath.test(path) || iconPath.test(path)
    if (!isDrawn || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const brand = await drawings()
    if (!brand) return false
    const drawn = await once(path, brand)
    if (!drawn) {
      response.setHeader('Cache-Control', 'no-store')
      response.writeHead(404).end()
      return true
    }
    response.setHeader('Content-Type', drawn.type)
    response.setHeader('Cache-Control', 'public, max-age=86400')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.writeHead(200, { 'Content-Length': drawn.bytes.length })
    response.end(request.method === 'HEAD' ? undefined : drawn.bytes)
    return true
  }
}
