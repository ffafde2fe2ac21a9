import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { calls } from '@tradepost/contract'
import { inject } from 'vitest'

/** Listens for changes of the site; `at` contains the time of each change. */
export async function siteChanges(tenant = 'lumen') {
  const { gatewayUrl, sites, clients } = inject('stack')
  const controller = new AbortController()
  const response = await fetch(gatewayUrl + calls.site.changes.path, {
    headers: {
      'X-Client-Id': clients[tenant]?.id ?? '',
      'X-Client-Secret': clients[tenant]?.secret ?? '',
      Origin: sites[tenant] ?? '',
      Lang: 'en',
      TimeZone: 'UTC',
      DeviceId: 'e2e',
      'Ab-Test-Group': '1',
      Accept: 'text/event-stream',
    },
    signal: controller.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the gateway answered ${response.status}`)
  const at: number[] = []
  const input = Readable.fromWeb(response.body as never)
  input.on('error', () => undefined) // Closing the connection emits an error.
  const lines = createInterface({ input })
  let isFirst = true
  lines.on('line', (line) => {
    if (!line.startsWith('data: ')) return
    const { facts } = JSON.parse(line.slice('data: '.length)) as { facts: string[] | null }
    if (!isFirst && (facts === null || facts.includes('site'))) at.push(Date.now())
    isFirst = false
  })
  return {
    at,
    async [Symbol.asyncDispose]() {
      lines.close()
      controller.abort()
    },
  }
}
