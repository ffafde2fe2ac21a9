import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the server answers: properly, or in one of the ways in which a service misbehaves. */
export type TranslationAnswer =
  | 'proper'
  | 'error 500'
  | 'not json'
  | 'fewer'
  | 'no texts'
  | 'redirect'
  | 'too large'
  | 'never'

interface Asked {
  q: string[]
  source: string
  target: string
  format: string
  api_key?: string
}

/** Starts a service with the interface of LibreTranslate that puts the language before each text. */
export async function startTranslationServer() {
  const asked: Asked[] = []
  let answers: TranslationAnswer = 'proper'
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString()) as Asked
    asked.push(body)
    const texts = body.q.map((text) => `[${body.target}] ${text}`)
    const send = (answer: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (request.url !== '/translate' || answers === 'error 500') send({ error: 'broken' }, 500)
    else if (answers === 'not json') response.end('<html>')
    else if (answers === 'fewer') send({ translatedText: texts.slice(1) })
    else if (answers === 'no texts') send({ translatedText: texts.map(() => null) })
    else if (answers === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end()
    else if (answers === 'too large') send({ translatedText: texts, more: 'x'.repeat(1_100_000) })
    else if (answers === 'never') await wait(60_000, undefined, { ref: false })
    else send({ translatedText: texts })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (how: TranslationAnswer) => {
      answers = how
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
