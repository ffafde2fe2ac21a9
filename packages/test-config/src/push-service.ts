import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A notification that the push service took, as the browser would see it. */
export interface Arrived {
  path: string
  headers: IncomingHttpHeaders
  raw: Buffer
}

/** The keys of a browser. The public ones are part of its subscription. */
export function newBrowserKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth: randomBytes(16) }
}
export type BrowserKeys = ReturnType<typeof newBrowserKeys>

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a message as a browser does (RFC 8291, RFC 8188). Written apart from the library that encrypts. */
export function decryptPush({ pair, auth }: BrowserKeys, raw: Buffer): Record<string, unknown> {
  const salt = raw.subarray(0, 16)
  const sender = raw.subarray(21, 21 + raw.readUInt8(20))
  const body = raw.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const input = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>
}

/** The claims of the sender if its signature is genuine (RFC 8292); null otherwise. */
export function senderOf(headers: IncomingHttpHeaders, serverKey: string): Record<string, unknown> | null {
  const match = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '')
  if (!match) return null
  const [, head = '', claims = '', signature = '', key = ''] = match
  const point = Buffer.from(serverKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isGenuine && key === serverKey
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    : null
}

/** A push service on this machine, which takes notifications or answers as a test says. */
export async function startPushService() {
  const arrived: Arrived[] = []
  /** The status of the next answers; 201 without one. */
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    // Tests in other processes read what arrived.
    if (request.method === 'GET')
      return void response.end(JSON.stringify(arrived.map((one) => ({ ...one, raw: one.raw.toString('base64') }))))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    arrived.push({ path: request.url ?? '', headers: request.headers, raw: Buffer.concat(chunks) })
    response.writeHead(answers.shift() ?? 201, { location: 'http://127.0.0.1:1/' }).end('an answer that nobody keeps')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ arrived, answers, host },
    origin: `http://${host}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
