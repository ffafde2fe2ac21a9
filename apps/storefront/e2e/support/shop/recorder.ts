import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call between storefront and gateway. */
export interface RecordedCall {
  at: number
  method: string
  path: string
  query: string
  headers: IncomingHttpHeaders
  body: string
  status: number
}

/** Replaces the answers to the next matching calls of one device. */
export interface Fault {
  deviceId: string
  path: string
  times: number
  /** HTTP status; 0 closes the connection. */
  status: number
  body?: string
  /** Matches only this path, not the paths below it. */
  exact?: boolean
  /** Delay of the answer in milliseconds. */
  holdMs?: number
  /** Passes the call on to the gateway after the delay. */
  passes?: boolean
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A proxy in front of the gateway that records every call and can inject faults for one device. */
export async function startRecorder(gatewayUrl: string) {
  const target = new URL(gatewayUrl)
  const calls: RecordedCall[] = []
  let faults: Fault[] = []

  function control(url: URL, body: Buffer, res: ServerResponse) {
    if (url.pathname === '/__fault') faults.push(JSON.parse(body.toString()) as Fault)
    if (url.pathname === '/__heal')
      faults = faults.filter(({ deviceId }) => deviceId !== url.searchParams.get('device'))
    const device = url.searchParams.get('device')
    const answer =
      url.pathname === '/__calls' ? calls.filter((call) => !device || call.headers.deviceid === device) : []
    res.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }

  function takeFault(path: string, deviceId: unknown): Fault | undefined {
    const fault = faults.find(
      (candidate) =>
        candidate.times > 0 &&
        candidate.deviceId === deviceId &&
        (candidate.exact ? path === candidate.path : path.startsWith(candidate.path)),
    )
    if (fault) fault.times -= 1
    return fault
  }

  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', gatewayUrl)
    const body = await readAll(req)
    if (url.pathname.startsWith('/__')) return control(url, body, res)
    const record = (status: number) =>
      calls.push({
        at: Date.now(),
        method: req.method ?? 'GET',
        path: url.pathname,
        query: url.search,
        headers: req.headers,
        body: body.toString(),
        status,
      })
    const fault = takeFault(url.pathname, req.headers.deviceid)
    if (fault?.passes) await new Promise((resolve) => setTimeout(resolve, fault.holdMs))
    else if (fault) {
      record(fault.status)
      if (fault.holdMs) await new Promise((resolve) => setTimeout(resolve, fault.holdMs))
      if (fault.status === 0) return res.destroy()
      return res.writeHead(fault.status, { 'content-type': 'application/json' }).end(fault.body ?? '{}')
    }
    const forward = request(
      { host: target.hostname, port: target.port, method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        record(answer.statusCode ?? 0)
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      },
    )
    forward.on('error', () => res.destroy())
    // Close the connection to the gateway when the storefront closes its own connection.
    res.on('close', () => forward.destroy())
    forward.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}
