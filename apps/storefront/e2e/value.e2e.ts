import { isApiError } from '@tradepost/api-client'
import { product } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { disturb } from './support/faults.ts'
import { allBrands, publicApi } from './support/gateway.ts'
import { get, links } from './support/http.ts'
import { amounts, mainText } from './support/purchase.ts'
import { visit } from './support/shop.ts'

const limit = 'Your number of uses for today has reached the limit, please come back tomorrow.'

/** A game of which enough accounts were sold to say something, and one of which there were not. */
async function games() {
  const enough: string[] = []
  const few: string[] = []
  for (const { brandAlias } of await allBrands()) {
    const answer = await publicApi()(product.estimateValue, { params: { product: brandAlias }, body: {} }).catch(
      (error: unknown) => error,
    )
    if (isApiError(answer, 'sample_too_small')) few.push(brandAlias)
    else if (!isApiError(answer)) enough.push(brandAlias)
    if (enough[0] && few[0]) break
  }
  return { enough: enough[0] ?? '', few: few[0] ?? '' }
}

describe('the value calculator', () => {
  it('A-32 A-33 lists the games and opens each of them', async () => {
    const index = await get('/value-calculator')
    expect(index.status).toBe(200)
    const [first] = links(index.html).filter((href) => /^\/value-calculator\/[a-z0-9-]+$/.test(href))
    const one = await get(first ?? '')
    expect(one.status).toBe(200)
    expect(one.text).toContain('Estimate the value')
    expect((await get('/value-calculator/no-such-game')).status).toBe(404)
    expect((await get('/value-calculator?q=zzzzqqqq')).text).toContain('No game fits')
  })

  it('H-24 tells median, range and how many it is from, refuses too few, and stops at the uses of a day', async () => {
    const { enough, few } = await games()
    const visitor = await visit({ javaScript: false })
    const estimate = async (game: string) => {
      await visitor.go(`/value-calculator/${game}`)
      await visitor.page.getByRole('button', { name: 'Estimate the value' }).click()
      return mainText(visitor)
    }
    expect(await estimate(few)).toContain('Too few comparable accounts were sold for an honest estimate')
    const text = await estimate(enough)
    const [median = '', low = '', high = ''] = await amounts(visitor, 'USD')
    const value = (amount: string) => Number(amount.replace(/[^\d.]/g, ''))
    expect(value(low)).toBeLessThanOrEqual(value(median))
    expect(value(median)).toBeLessThanOrEqual(value(high))
    expect(Number(/From ([\d,]+) sold accounts/.exec(text)?.[1])).toBeGreaterThanOrEqual(20)
    const { usesPerDay } = await publicApi()(product.valueCalculator, { params: { product: enough } })
    for (let use = 1; use < usesPerDay; use++) expect(await estimate(enough)).not.toContain(limit)
    expect(await estimate(enough)).toContain(limit)
  })

  it('says so when the gateway does not answer, and keeps what was chosen', async () => {
    const visitor = await visit()
    const [brand] = await allBrands()
    const alias = brand?.brandAlias ?? ''
    await visitor.go(`/value-calculator/${alias}`)
    const fields = visitor.page.locator('main select')
    const chosen = (await fields.count()) > 0
    if (chosen) await fields.first().selectOption({ index: 1 })
    await disturb(await visitor.deviceId(), `/product/value-calculator/${alias}`, { times: 3 })
    await visitor.page.getByRole('button', { name: 'Estimate the value' }).click()
    await visitor.page.getByRole('alert').waitFor()
    if (chosen) expect(await fields.first().inputValue()).not.toBe('')
  })
})
