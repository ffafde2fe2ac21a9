import { offerIds } from '@tradepost/api-client/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>

beforeAll(async () => {
  gateway = await startStubGateway({}, answerAsFake())
  shop = await startStorefront(gateway.url)
}, 60_000)
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

const card = (language: string, id: string = offerIds.noStand, v = 'abc') =>
  `/items/${id}/card.svg?shape=card&language=${language}&v=${v}`
const details = () => gateway.calls.filter(({ path }) => path.includes('/product/standard/')).length

describe('the card of an offer', () => {
  it('is a picture that anybody may keep, drawn once for an address', async () => {
    const first = await shop.send(card('en'))
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    expect(first.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<text[\s\S]*<\/svg>$/)
    const asked = details()
    expect((await shop.send(card('en'))).text).toBe(first.text)
    expect(details()).toBe(asked)
    // Control: another address is drawn anew.
    await shop.send(card('en', offerIds.noStand, 'abd'))
    expect(details()).toBe(asked + 1)
  })

  it('is shared only in the language that its address names', async () => {
    expect((await shop.send(`/de${card('de')}`)).headers['cache-control']).toBe('public, max-age=86400')
    expect((await shop.send(card('de'))).headers['cache-control']).toBe('private, no-store')
  })

  it('does not exist for goods that are all the same, or for an unknown offer', async () => {
    for (const id of [offerIds.stand, '999999']) {
      const { status, headers } = await shop.send(card('en', id))
      expect([id, status, headers['cache-control']]).toEqual([id, 404, 'no-store'])
    }
  })
})

describe('the passport of an offer', () => {
  it('exists for a checked offer alone', async () => {
    const isChecked = async (id: string) => (await shop.send(`/items/${id}`)).text.includes(`/items/${id}/passport`)
    const passport = (id: string) => shop.send(`/items/${id}/passport`)
    const checked = Object.values(offerIds)
    const outcomes = await Promise.all(checked.map(async (id) => [await isChecked(id), (await passport(id)).status]))
    expect(outcomes.some(([is]) => is)).toBe(true)
    expect(outcomes.some(([is]) => !is)).toBe(true)
    expect(outcomes).toEqual(outcomes.map(([is]) => [is, is ? 200 : 404]))
  })

  it('names its own address, and is not listed', async () => {
    const { text } = await shop.send(`/items/${offerIds.noStand}/passport`)
    expect(text).toContain(`/items/${offerIds.noStand}/passport`)
    expect(text).toMatch(/<meta name="robots" content="noindex, follow"/)
  })
})
