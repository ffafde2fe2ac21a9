import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
let finance: SignedIn
let support: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await signInStaff(shop)
  finance = await signInStaff(shop, 'lumen', 'finance')
  support = await signInStaff(shop, 'lumen', 'support')
})
afterAll(() => shop.close())

const as = ({ token, tenant }: SignedIn) => ({ token, tenant })
type Terms = CallInput<typeof calls.passTerms.setPassTerms>['body']
const read = async () => (await shop.inject(calls.passTerms.passTermsDetail, {}, as(finance))).body.data
const set = (more: Partial<Terms>, by = finance) =>
  shop.inject(
    calls.passTerms.setPassTerms,
    {
      body: {
        ...{ version: 0, prices: [], periods: [], shortTrialPercent: 20, inviteHours: 12 },
        ...{ reportPoints: 50, calculatorDaily: 10, clientUrl: null, ...more },
      },
    },
    as(by),
  )
const plan = async (toCurrencyId: string) =>
  (await shop.inject(calls.pass.passPlan, { query: { toCurrencyId } }, { tenant: 'lumen' })).body.data
const periods = async () =>
  (await shop.inject(calls.sharedGame.settingPeriod, { query: {} }, { tenant: 'lumen' })).body.data

describe('the terms of the pass', () => {
  it('are what the shop shows and sells from then on', async () => {
    expect(await read()).toMatchObject({ version: 0, prices: [], periods: [], setAt: null, setBy: null })
    expect(await plan('1')).toMatchObject({ price: null })
    const saved = await set({
      ...{ version: 0, inviteHours: 24 },
      prices: [
        { currency: 'USD', minor: 1000 },
        { currency: 'EUR', minor: 950 },
      ],
      periods: [
        { timeUnit: 2, amount: 3 },
        { timeUnit: 1, amount: 14 },
      ],
    })
    expect(saved.body.data).toMatchObject({ version: 1, inviteHours: 24, setBy: expect.any(String) })
    expect(await plan('1')).toMatchObject({ price: { minor: 1000, currency: 'USD' }, inviteHours: 24 })
    expect(await plan('2')).toMatchObject({ price: { minor: 950, currency: 'EUR' } })
    expect(await periods()).toEqual([
      { id: '1', timeUnit: 2, amount: 3 },
      { id: '2', timeUnit: 1, amount: 14 },
    ])
    // A currency without a price of its own is converted.
    await set({ version: 1, prices: [{ currency: 'USD', minor: 1000 }] })
    expect((await plan('2'))?.price).toMatchObject({ currency: 'EUR' })
    expect((await plan('2'))?.price?.minor).not.toBe(950)
    expect(await periods()).toEqual([])
    const [entry] = await shop.rows<{ before: object; after: object }>(
      sql`select before, after from audit_entry where call = 'passTerms.setPassTerms' order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({
      before: {
        inviteHours: 24,
        periods: [
          { timeUnit: 2, amount: 3 },
          { timeUnit: 1, amount: 14 },
        ],
      },
      after: { inviteHours: 12, periods: [], prices: [{ currency: 'USD', minor: 1000 }] },
    })
  })

  it('are refused over those of somebody else, in a foreign currency, and without the permission', async () => {
    const { version = 0 } = (await read()) ?? {}
    const refused = async (more: Partial<Terms>, by?: SignedIn) => {
      const { body } = await set({ version, ...more }, by)
      return [body.code, body.field]
    }
    expect(await refused({ version: version - 1 })).toEqual(['conflict', 'version'])
    expect(await refused({ version: version + 1 })).toEqual(['conflict', 'version'])
    expect(await refused({ prices: [{ currency: 'XAU', minor: 5 }] })).toEqual(['bad_request', 'prices.XAU'])
    expect(await refused({ prices: [{ currency: 'USD', minor: 0 }] })).toEqual(['bad_request', 'prices.USD'])
    const twice = { currency: 'USD', minor: 5 }
    expect(await refused({ prices: [twice, twice] })).toEqual(['bad_request', 'prices.USD'])
    expect((await set({ version }, support)).body.code).toBe('forbidden')
    expect((await read())?.version).toBe(version)
  })

  it('publish the client at an https address, and end the sale without one', async () => {
    const { version = 0 } = (await read()) ?? {}
    const config = async (tenant: 'lumen' | 'sahra' = 'lumen') =>
      (await shop.inject(calls.site.commonConfig, { query: { domain: 'localhost' } }, { tenant })).body.data
        ?.clientDownloadUrl
    const elsewhere = await config('sahra')
    for (const clientUrl of [
      ...['http://client.example/setup.exe', 'javascript:alert(1)', 'setup.exe', ''],
      'https://user:word@client.example/setup.exe',
    ]) {
      const { body } = await set({ version, clientUrl })
      expect([body.code, body.field], clientUrl).toEqual(['bad_request', 'clientUrl'])
    }
    const saved = await set({ version, clientUrl: 'https://client.example/v2/setup.exe' })
    expect(saved.body.data).toMatchObject({ version: version + 1, clientUrl: 'https://client.example/v2/setup.exe' })
    expect([await config(), (await plan('1'))?.onSale]).toEqual(['https://client.example/v2/setup.exe', true])
    expect((await set({ version: version + 1 })).body.data?.clientUrl).toBeNull()
    expect([await config(), (await plan('1'))?.onSale]).toEqual([null, false])
    // The client of another shop stays as it is.
    expect(await config('sahra')).toBe(elsewhere)
    const [entry] = await shop.rows<{ before: object; after: object }>(
      sql`select before, after from audit_entry where call = 'passTerms.setPassTerms' and after is not null order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({
      before: { clientUrl: 'https://client.example/v2/setup.exe' },
      after: { clientUrl: null },
    })
  })

  it('let one of two people win who save at the same time', async () => {
    const { version = 0 } = (await read()) ?? {}
    const codes = await Promise.all(
      [11, 12].map(async (inviteHours) => (await set({ version, inviteHours })).body.code),
    )
    expect(codes.toSorted()).toEqual(['0000', 'conflict'])
    expect((await read())?.version).toBe(version + 1)
  })
})
