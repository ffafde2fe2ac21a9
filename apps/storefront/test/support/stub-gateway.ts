import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

export interface RecordedCall {
  method: string
  path: string
  search: string
  headers: IncomingHttpHeaders
  body: string
}
export interface Answer {
  status?: number
  body: unknown
  /** Body to send unchanged, instead of `body` as JSON. */
  raw?: string
  type?: string
  headers?: Record<string, string>
}
type Handler = (call: RecordedCall) => Answer | Promise<Answer>

const ok = (data: unknown): Answer => ({ body: { code: '0000', msg: 'ok', data } })
const lumen: { id: number; siteId: string; code: string; themeColor: string } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../tenants/lumen/site.json'), 'utf8'),
)
export const site = {
  tenantId: String(lumen.id),
  siteId: lumen.siteId,
  tenantName: lumen.code,
  companyName: 'Lumen',
  domain: 'localhost',
  themeColor: lumen.themeColor,
  isOpen: true,
  sellerUrl: 'https://desk.lumen.example/sell',
  insures: true,
  legalLinks: [],
  tenantLogoUrl: null,
  icon: null,
  trustpilotData: null,
  clientDownloadUrl: null,
  languageList: [
    { code: 'en', languageId: '1', fnName: 'English' },
    { code: 'de', languageId: '5', fnName: 'Deutsch' },
  ],
  currencyList: [
    { id: '1', code: 'USD' },
    { id: '2', code: 'EUR' },
  ],
  languageCurrencyList: [{ languageCode: 'de', currencyId: '2' }],
  configs: [],
}
export const user = {
  ...{ id: '7', userId: '7', nickName: 'Ada', email: { email: 'a@b.test' }, avatar: null },
  ...{ countryId: null, languageId: null, hasPassword: true, createdAt: '2026-01-01T00:00:00.000Z' },
}
const nothing = { minor: 0, currency: 'USD' }
const cart = {
  ...{ lines: [], count: 3, total: nothing, version: 1 },
  limits: { lines: 100, perProduct: 999, guestLines: 20, guestTotal: nothing },
}

const defaults: Record<string, Handler> = {
  '/website/page/common/config': () => ok(site),
  '/website/notice/list/type': () => ok([]),
  '/website/no-auth/article-category': () => ok([]),
  '/log/web/log': () => ok(null),
  '/account/user/base/info': () => ok(user),
  '/finance/cart': () => ok(cart),
}

/** Starts a gateway that records every call. Without a handler, `others` or a default answers, or else "not_found". */
export async function startStubGateway(handlers: Record<string, Handler> = {}, others?: Handler) {
  const calls: RecordedCall[] = []
  const listeners = new Set<ServerResponse>()
  let isDisconnected = false
  const heartbeat = setInterval(() => {
    for (const response of listeners) response.write(': heartbeat\n\n')
  }, 500).unref()
  const sendChange = (response: ServerResponse, facts: string[] | null) =>
    response.write(`event: told\ndata: ${JSON.stringify({ facts })}\n\n`)
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    let body = ''
    for await (const piece of request) body += piece
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      search: url.search,
      headers: request.headers,
      body,
    }
    calls.push(call)
    if (url.pathname === '/website/changes' && !isDisconnected) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      return void sendChange(response, null)
    }
    const pack: Handler | undefined = url.pathname.startsWith('/frontend_copywriting/')
      ? () => ({ body: { value: {} } })
      : undefined
    const handler = handlers[url.pathname] ?? defaults[url.pathname] ?? pack ?? others
    const answer = (await handler?.(call)) ?? { status: 404, body: { code: 'not_found', msg: 'not found' } }
    response.writeHead(answer.status ?? 200, { 'Content-Type': answer.type ?? 'application/json', ...answer.headers })
    response.end(answer.raw ?? JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Number of storefronts that listen for changes. */
    listenerCount: () => listeners.size,
    /** Sends a change to all listening storefronts. */
    sendChange(facts: string[] | null) {
      for (const response of listeners) sendChange(response, facts)
    },
    /** With true, closes the change streams and refuses new ones; with false, accepts new ones again. */
    disconnect(on: boolean) {
      isDisconnected = on
      if (on) for (const response of listeners) response.destroy()
    },
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    async stop() {
      clearInterval(heartbeat)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
