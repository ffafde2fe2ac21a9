import type { Api } from '@tradepost/api-client'
import { type Call, calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { kit } from '../../test/kit.ts'
import { loadPassHome } from './load-pass-home.ts'

it.each([
  ['USD', '1299', '12.99'],
  ['JPY', '1960', '1960'],
  ['KWD', '3990', '3.990'],
])('writes the price in structured data with the digits of %s', async (currency, minor, price) => {
  const { ctx } = kit()
  const ask = ctx.api as unknown as (call: Call, ...rest: unknown[]) => Promise<object>
  const api = (async (call: Call, ...rest: unknown[]) => {
    const answer = await ask(call, ...rest)
    return call === calls.pass.passPlan ? { ...answer, price: { minor: Number(minor), currency } } : answer
  }) as unknown as Api
  const { meta } = await loadPassHome({ ...ctx, api }, 'windows')
  const product = meta.data?.find((data) => data['@type'] === 'Product')
  expect(product?.offers).toMatchObject({ price, priceCurrency: currency })
})

it('Z14 has no product in its structured data while the pass is not on sale', async () => {
  for (const [clientDownloadUrl, products] of [
    ['https://client.example/setup.exe', 1],
    [null, 0],
  ] as const) {
    const { ctx } = kit({ clientDownloadUrl })
    const { meta } = await loadPassHome(ctx, 'windows')
    expect(meta.data?.filter((data) => data['@type'] === 'Product')).toHaveLength(products)
    expect(JSON.stringify(meta.data).includes('InStock')).toBe(products === 1)
  }
})
