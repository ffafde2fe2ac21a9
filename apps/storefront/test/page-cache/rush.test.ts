import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
beforeAll(async () => {
  const answer = answerAsFake()
  gateway = await startStubGateway({}, async (call) => {
    // Delay answers until all requests have arrived.
    await delay(300)
    return answer(call)
  })
})
afterAll(() => gateway.stop())

const visitorCookie = (group: 'A' | 'B') =>
  `device=11111111-2222-4333-8444-55555555555${group === 'A' ? 5 : 6}; ab=${group}`

/** Sends thirty visits of each test group at once to a new shop; returns the number of renderings and the answers. */
async function rush(path: string, patienceMs = 60_000) {
  const shop = await startStorefront(gateway.url, {}, { patienceMs })
  try {
    const visits = (['A', 'B'] as const).flatMap((group) => Array.from({ length: 30 }, () => visitorCookie(group)))
    const replies = await Promise.all(visits.map((cookie) => shop.send(path, { cookie })))
    return {
      rendered: replies.filter(({ headers }) => headers['x-page-cache'] !== 'hit').length,
      statuses: [...new Set(replies.map(({ status }) => status))],
    }
  } finally {
    await shop.stop()
  }
}

describe('many first visits at once', () => {
  it('render a page once for each kind of visitor', async () => {
    expect(await rush('/')).toEqual({ rendered: 2, statuses: [200] })
  })

  it('render the page for each visitor if none waits for another (control)', async () => {
    // A visit that arrives after the first rendering has ended gets the kept page.
    expect((await rush('/', 0)).rendered).toBeGreaterThan(2)
  })

  it('do not wait for each other if the page is not shareable', async () => {
    expect(await rush('/there/is/no/such/page')).toEqual({ rendered: 60, statuses: [404] })
  })
})
