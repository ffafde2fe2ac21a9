import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { amounts, mainText } from '../support/buyer/purchase.ts'
import { clearFaults, fakeAnswer, injectFault } from '../support/shop/faults.ts'
import { allBrands, publicApi } from '../support/shop/gateway.ts'
import { get, links } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

/** The alias of a brand with too few sold accounts for an estimate. */
async function brandWithFewSold(): Promise<string> {
  for (const { brandAlias } of await allBrands()) {
    const answer = await publicApi()(calls.valueCalculator.estimateValue, {
      params: { product: brandAlias },
      body: {},
    }).catch((error: unknown) => error)
    if (isApiError(answer, 'sample_too_small')) return brandAlias
  }
  throw new Error('the demo data has no such brand')
}

/** The alias of a brand with enough sold accounts for an estimate. */
async function brandWithEnoughSold(): Promise<string> {
  for (const { brandAlias } of await allBrands()) {
    const params = { product: brandAlias }
    const answer = await publicApi()(calls.valueCalculator.estimateValue, { params, body: {} }).catch(
      (error: unknown) => error,
    )
    if (!isApiError(answer)) return brandAlias
    // An estimate refused because of the daily limit still shows that there is enough data.
    if (isApiError(answer, 'daily_use_limit')) return brandAlias
  }
  throw new Error('the demo data has no such brand')
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

  it('shows median, range and sample size, and refuses to estimate from too few sales', async () => {
    const few = await brandWithFewSold()
    const visitor = await visit({ javaScript: false })
    const estimate = async () => {
      await visitor.go(`/value-calculator/${few}`)
      await visitor.page.getByRole('button', { name: 'Estimate the value' }).click()
      return mainText(visitor)
    }
    expect(await estimate()).toContain('Too few comparable accounts were sold for an honest estimate')
    const device = await visitor.deviceId()
    const call = `/product/value-calculator/${few}`
    const money = (minor: number) => ({ minor, currency: 'USD' })
    const answer = { low: money(1500), median: money(2400), high: money(4100), sampleSize: 143, usesLeft: 1 }
    const form = await publicApi()(calls.valueCalculator.valueCalculator, { params: { product: few } })
    await fakeAnswer(device, call, { ...form, ...answer })
    const text = await estimate()
    expect(await amounts(visitor, 'USD')).toEqual(['24.00 USD', '15.00 USD', '41.00 USD'])
    expect(text).toContain('From 143 sold accounts')
    await clearFaults(device)
  })

  it('H-24 estimates from real sales, up to the daily limit', async () => {
    const visitor = await visit({ javaScript: false })
    const alias = await brandWithEnoughSold()
    const { usesPerDay } = await publicApi()(calls.valueCalculator.valueCalculator, { params: { product: alias } })
    const limitReached = 'Your number of uses for today has reached the limit, please come back tomorrow.'
    const address = `${visitor.origin}/value-calculator/${alias}`
    await visitor.go(`/value-calculator/${alias}`)
    const press = () => visitor.page.getByRole('button', { name: 'Estimate the value' }).click()
    await press()
    expect(await mainText(visitor)).toMatch(/From \d+ sold accounts/)
    expect((await amounts(visitor, 'USD')).length).toBe(3)
    for (let used = 1; used < usesPerDay; used++) {
      const answer = await visitor.context.request.post(address, { headers: { origin: visitor.origin }, form: {} })
      expect(await answer.text()).not.toContain(limitReached)
    }
    await press()
    expect(await mainText(visitor)).toContain(limitReached)
  })

  it('shows an error when the gateway does not answer, and keeps the chosen values', async () => {
    const visitor = await visit()
    const [brand] = await allBrands()
    const alias = brand?.brandAlias ?? ''
    await visitor.go(`/value-calculator/${alias}`)
    const fields = visitor.page.locator('main select')
    const chosen = (await fields.count()) > 0
    if (chosen) await fields.first().selectOption({ index: 1 })
    await injectFault(await visitor.deviceId(), `/product/value-calculator/${alias}`, { times: 3 })
    await visitor.page.getByRole('button', { name: 'Estimate the value' }).click()
    await visitor.page.getByRole('alert').waitFor()
    if (chosen) expect(await fields.first().inputValue()).not.toBe('')
  })
})
