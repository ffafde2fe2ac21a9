import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText } from '../testing/samples.ts'
import { MoneyPage, type MoneyPageProps, StatementPage } from './index.ts'

const meta: Meta = { title: 'Desk/Money' }
export default meta

const usd = (minor: number) => ({ minor, currency: 'USD' })
const balance = (available: number, more: Partial<MoneyPageProps['overview']['balances'][number]> = {}) => ({
  ...{ currency: 'USD', available: usd(available), reserve: usd(0), underway: usd(0), hold: null },
  ...more,
})
const overview: MoneyPageProps['overview'] = {
  balances: [balance(1_240_050, { reserve: usd(48_000), underway: usd(250_000) })],
  accounts: [
    {
      ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad', kind: 'iban', currency: 'USD', holder: 'Robin Vega' },
      ...{ tail: '3000', usableFrom: '2026-11-02T10:00:00.000Z', state: null },
    },
  ],
  kinds: ['iban', 'paypal'],
  connect: false,
  currencies: ['EUR', 'USD'],
  nextAt: '2026-12-01T06:00:00.000Z',
  minimum: usd(1000),
  fee: usd(50),
  reserve: { percent: 10, days: 14, belowLevel: 2 },
  commission: [
    { category: 'Accounts', percent: 12.5 },
    { category: null, percent: 8 },
  ],
}
const payout = (n: number, state: MoneyPageProps['payouts']['list'][number]['state']) => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, runId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ff' },
  seller: { id: '7001', nickName: 'Robin' },
  ...{ gross: usd(250_000), fee: usd(50), net: usd(249_950), state, provider: 'sandbox', failure: null },
  account: { kind: 'iban' as const, holder: 'Robin Vega', tail: '3000' },
  ...{ createdAt: '2026-11-24T06:00:00.000Z', endedAt: null },
})
const none = { total: 0, pageNo: 1, pageSize: 12, list: [] }
const page: MoneyPageProps = {
  pending: [usd(93_000)],
  overview,
  payouts: { ...none, total: 3, list: [payout(1, 'sent'), payout(2, 'paid'), payout(3, 'failed')] },
  months: [
    { currency: 'USD', month: '2026-11' },
    { currency: 'USD', month: '2026-10' },
  ],
  idempotencyKey: 'story',
}

export const Normal = deskStory(() => <MoneyPage {...page} />)
export const Empty = deskStory(() => (
  <MoneyPage
    {...page}
    pending={[]}
    overview={{ ...overview, balances: [], accounts: [], nextAt: null, reserve: { ...overview.reserve, percent: 0 } }}
    payouts={none}
    months={[]}
  />
))
export const Held = deskStory(() => (
  <MoneyPage {...page} overview={{ ...overview, balances: [balance(500, { hold: 'no_account' })], accounts: [] }} />
))
const currencies = ['BHD', 'EUR', 'KRW', 'USD', 'VND']
const huge = (currency: string) => ({ minor: 12_345_678_900, currency })
export const LongContent = deskStory(() => (
  <MoneyPage
    {...page}
    pending={currencies.map(huge)}
    overview={{
      ...overview,
      currencies,
      balances: currencies.map((currency) => ({
        ...{ currency, available: huge(currency), reserve: huge(currency), underway: huge(currency), hold: null },
      })),
      accounts: currencies.map((currency, n) => ({
        ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2c${n}`, kind: 'paypal' as const, currency, state: null },
        ...{ holder: longText.slice(0, 140), tail: '3000', usableFrom: '2026-11-02T10:00:00.000Z' },
      })),
      commission: [{ category: longText, percent: 12.5 }],
    }}
    payouts={{ ...none, total: 120, list: Array.from({ length: 9 }, (_, n) => payout(n, 'paid')) }}
    months={Array.from({ length: 36 }, (_, n) => ({
      currency: 'USD',
      month: `${2026 - Math.floor(n / 12)}-${String(12 - (n % 12)).padStart(2, '0')}`,
    }))}
  />
))
export const Refused = deskStory(() => (
  <MoneyPage
    {...page}
    result={{
      ok: false,
      problems: [
        {
          code: 'payout_account_invalid',
          message: 'This account is not valid. Please check the IBAN or address and the name.',
          field: 'ibanOrEmail',
        },
      ],
      values: { act: 'add', holder: 'Robin Vega' },
    }}
  />
))
const atStripe = (state: MoneyPageProps['overview']['accounts'][number]['state'], n = 1) => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2b${n}`, kind: 'stripe' as const, currency: 'USD', state },
  ...{ holder: 'Robin Vega', tail: 'x7Qd', usableFrom: '2026-11-02T10:00:00.000Z' },
})
const withStripe = { ...overview, connect: true }
export const Connect = deskStory(() => <MoneyPage {...page} overview={withStripe} />)
export const ConnectDetailsMissing = deskStory(() => (
  <MoneyPage
    {...page}
    overview={{
      ...withStripe,
      balances: [balance(1_240_050, { hold: 'account_not_ready' })],
      accounts: [atStripe('details_missing')],
    }}
  />
))
export const ConnectUnderReview = deskStory(() => (
  <MoneyPage {...page} overview={{ ...withStripe, accounts: [atStripe('under_review')] }} />
))
export const ConnectReady = deskStory(() => (
  <MoneyPage
    {...page}
    overview={{ ...withStripe, currencies: ['USD'], accounts: [{ ...atStripe('ready'), holder: 'N'.repeat(140) }] }}
  />
))
export const ConnectClosed = deskStory(() => (
  <MoneyPage {...page} overview={{ ...withStripe, accounts: [atStripe('closed')] }} />
))
export const ConnectRefused = deskStory(() => (
  <MoneyPage
    {...page}
    overview={withStripe}
    result={{
      ok: false,
      problems: [{ code: 'unavailable', message: 'The service is not available. Please try again.' }],
      values: { act: 'connect', currency: 'USD' },
    }}
  />
))
export const Staff = deskStory(() => <MoneyPage {...page} />, deskOf('seller_staff'))

const line = (n: number) => ({
  ...{ at: `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`, kind: 'settle' },
  ref: { kind: 'order', id: String(1_913_542_026_404_990_000 + n) },
  ...{ gross: 4899, tax: 0, fee: -392, amount: 4056, reserve: 451 },
})
const statement = {
  seller: { id: '7001', nickName: 'Robin' },
  ...{
    currency: 'USD',
    month: '2026-11',
    opening: { balance: 12_000, reserve: 0 },
    closing: { balance: 93_120, reserve: 9020 },
  },
  sums: [{ kind: 'settle', lines: 20, fee: -7840, amount: 81_120, reserve: 9020 }],
  ...{ total: 20, pageNo: 1, pageSize: 500, list: Array.from({ length: 20 }, (_, index) => line(index + 1)) },
}
export const Statement = deskStory(() => <StatementPage statement={statement} />)
export const StatementWithTax = deskStory(() => (
  <StatementPage
    statement={{
      ...statement,
      list: statement.list.map((one) => ({ ...one, tax: -782, fee: -329, amount: 3409, reserve: 379 })),
    }}
  />
))
export const StatementLong = deskStory(() => (
  <StatementPage
    statement={{
      ...{ ...statement, seller: { id: '7001', nickName: longText }, currency: 'VND', total: 12_000 },
      closing: { balance: 12_345_678_901_234, reserve: 9_876_543_210 },
      list: Array.from({ length: 28 }, (_, index) => ({
        ...{ ...line(index + 1), gross: 12_345_678_901, fee: -1_234_567_890, amount: 11_111_111_011 },
      })),
    }}
  />
))
export const StatementWithoutLines = deskStory(() => (
  <StatementPage
    statement={{
      ...{ ...statement, sums: [], list: [], total: 0 },
      ...{ opening: { balance: 0, reserve: 0 }, closing: { balance: 0, reserve: 0 } },
    }}
  />
))
export const Loading = loadingStory('/sell/money')
export const StatementLoading = loadingStory('/sell/money/statements/USD/2026-11')
