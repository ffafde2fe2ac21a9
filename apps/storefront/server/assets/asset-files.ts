import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding } from '@tradepost/serving/accepted-encoding'

interface AssetFile {
  type: string
  plain: Buffer
  br?: Buffer
  gz?: Buffer
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
}

function readAll(dir: string): Map<string, AssetFile> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [relative(dir, file).split(sep).join('/'), readFileSync(file)]
    }),
  )
  const files = new Map<string, AssetFile>()
  for (const [name, plain] of bytes) {
    const type = types[extname(name)]
    const [br, gz] = [bytes.get(`${name}.br`), bytes.get(`${name}.gz`)]
    if (type) files.set(name, { type, plain, ...(br ? { br } : {}), ...(gz ? { gz } : {}) })
  }
  return files
}

const compressedCopies = (file: AssetFile) =>
  [
    ['br', file.br],
    ['gzip', file.gz],
  ] as const

/**
 * Serves the built files from memory, because they are few and small. A page that a running server has sent still finds
 * its files after a deployment has replaced the folder.
 */
export function assetFiles(dir: string) {
  const files = readAll(dir)
  const send = (request: IncomingMessage, response: ServerResponse, name: string): boolean => {
    const file = files.get(name)
    if (!file) return false
    const accepted = request.headers['accept-encoding']
    const offered = compressedCopies(file).flatMap(([name, bytes]) => (bytes ? [name] : []))
    const encoding = acceptedEncoding(accepted === undefined ? undefined : String(accepted), offered)
    const body = compressedCopies(file).find(([name]) => name === encoding)?.[1] ?? file.plain
    response.setHeader('Content-Type', file.type)
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.writeHead(200, { 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
  return { send, bytesOf: (name: string): Buffer | undefined => files.get(name)?.plain }
}
