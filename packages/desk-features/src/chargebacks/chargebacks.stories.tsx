import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import {
  ChargebackBuyersPage,
  type ChargebackBuyersPageProps,
  ChargebackPage,
  type ChargebackPageProps,
  ChargebacksPage,
  type ChargebacksPageProps,
} from './index.ts'

const meta: Meta = { title: 'Desk/Chargebacks' }
export default meta

type Row = ChargebacksPageProps['page']['list'][number]
type Chargeback = ChargebackPageProps['chargeback']
type Evidence = NonNullable<Chargeback['evidence']>

const usd = (minor: number) => ({ minor, currency: 'USD' })
const long =
  'Donaudampfschifffahrtsgesellschaftskapitän-Account mit allem, was man sich wünschen kann und noch viel mehr'

const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ id: `dp_1QxYb${n}`, state: 'open', amount: usd(4999 + n), reason: 'fraudulent', answer: null, closedAt: null },
  ...{ openedAt: '2026-11-20T09:26:53.000Z', evidenceBy: '2026-12-01T23:59:59.000Z' },
  ...{ buyer: { id: '41', nickName: 'Mina' }, chargebacks: n, orderIds: [`190000000000000090${n}`] },
  ...{ title: 'Level 40 account with rare skins', owner: null },
  ...more,
})
const list = [
  row(1, { owner: { id: '12', nickName: 'Ada' } }),
  row(2, { reason: 'product_unacceptable', evidenceBy: null }),
  row(3, { title: long, buyer: { id: '42', nickName: long.replaceAll(' ', '') }, reason: 'product_not_received' }),
]
const page = { total: 3, pageNo: 1, pageSize: 24, list }
export const Queue = deskStory(() => <ChargebacksPage state="open" page={page} />, staffDeskOf())
export const EmptyQueue = deskStory(
  () => <ChargebacksPage state="won" page={{ ...page, total: 0, list: [] }} />,
  staffDeskOf(),
)
const lost = list.map((one) => ({ ...one, state: 'lost' as const, closedAt: '2026-12-04T10:00:00.000Z' }))
export const Lost = deskStory(() => <ChargebacksPage state="lost" page={{ ...page, list: lost }} />, staffDeskOf())
export const OfOneBuyer = deskStory(
  () => (
    <ChargebacksPage
      state={null}
      buyer="41"
      page={{ ...page, list: [...list, ...lost.map((one) => ({ ...one, id: `${one.id}9` }))] }}
    />
  ),
  staffDeskOf(),
)

type Buyer = ChargebackBuyersPageProps['page']['list'][number]
const buyer = (n: number, more: Partial<Buyer> = {}): Buyer => ({
  ...{ buyer: { id: String(40 + n), nickName: `Mina ${n}` }, chargebacks: 7 - n, open: n % 2 },
  ...{ amounts: [usd(4999 * n)], orders: 10 + n, disputedOrders: n, lastAt: '2026-11-20T09:26:53.000Z' },
  ...more,
})
const buyers = [
  buyer(1, { amounts: [{ minor: 1290, currency: 'EUR' }, usd(12_350)] }),
  buyer(2),
  buyer(3, { buyer: { id: '43', nickName: long.replaceAll(' ', '') }, orders: 0, disputedOrders: 0 }),
]
const buyersPage = (more: Partial<ChargebackBuyersPageProps> = {}) => (
  <ChargebackBuyersPage
    filter={{ days: '', sort: 'count' }}
    page={{ total: 3, pageNo: 1, pageSize: 24, list: buyers }}
    {...more}
  />
)
export const Buyers = deskStory(() => buyersPage(), staffDeskOf())
export const ManyBuyers = deskStory(
  () =>
    buyersPage({ page: { total: 60, pageNo: 2, pageSize: 24, list: buyers }, filter: { days: '90', sort: 'share' } }),
  staffDeskOf(),
)
export const NoBuyers = deskStory(
  () => buyersPage({ page: { total: 0, pageNo: 1, pageSize: 24, list: [] }, filter: { days: '30', sort: 'last' } }),
  staffDeskOf(),
)

const evidence: Evidence = {
  ...{ shop: 'Anvil', dispute: 'dp_1QxYb1', reason: 'fraudulent', amount: usd(5000) },
  ...{ openedAt: '2026-11-20T09:26:53.000Z', statement: 'The buyer signed in and opened the account six times.' },
  buyer: {
    ...{ id: '41', nickName: 'Mina', email: 'mina@mail.example', country: 'DE' },
    since: '2024-03-14T09:26:53.000Z',
  },
  payment: {
    ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c201', reference: 'cs_live_a1b2c3', amount: usd(5000) },
    at: '2026-11-02T10:00:00.000Z',
  },
  terms: [{ version: 3, at: '2026-11-02T09:59:00.000Z', isOfPurchase: true }],
  signIns: [
    { at: '2026-11-02T09:50:00.000Z', address: '203.0.113.7', device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  ],
  orders: [
    {
      ...{ id: '1900000000000000901', title: 'Level 40 account with rare skins', quantity: 1, total: usd(5000) },
      ...{ seller: 'GretaDepot', paidAt: '2026-11-02T10:00:00.000Z', confirmedAt: '2026-11-03T10:00:00.000Z' },
      description: '**Email can be changed.**\n\n- all skins\n- 20 mounts',
      facts: [{ name: 'Rank', value: 'Radiant' }],
      inputs: [{ name: 'Player id', value: '88123' }],
      handover: [
        { step: 'signed_in', at: '2026-11-02T11:00:00.000Z' },
        { step: 'password', at: null },
      ],
      timeline: [
        { state: 'paid', at: '2026-11-02T10:00:00.000Z', actor: 'platform' },
        { state: 'delivered', at: '2026-11-02T10:30:00.000Z', actor: 'seller' },
        { state: 'confirmed', at: '2026-11-03T10:00:00.000Z', actor: 'buyer' },
      ],
      delivery: {
        ...{ at: '2026-11-02T10:30:00.000Z', mailedTo: 'mina@mail.example', units: ['••••k40x'] },
        opened: [{ at: '2026-11-02T10:40:00.000Z', address: '203.0.113.7' }],
      },
      messages: [
        { at: '2026-11-02T10:35:00.000Z', author: 'seller', text: 'It is there. The password is ••••.' },
        { at: '2026-11-02T10:41:00.000Z', author: 'buyer', text: 'Thank you, it works!' },
      ],
      invoices: ['INV-2026-000042'],
    },
  ],
  pictures: 0,
}
const chargeback = (more: Partial<Chargeback> = {}): Chargeback => ({
  ...row(1, { owner: { id: '12', nickName: 'Ada' } }),
  ...{ version: 2, statement: evidence.statement, files: [], answeredBy: null, answeredAt: null },
  ...{ sentAt: null, refusedAt: null, withdrawn: usd(5000), reinstated: usd(0), recovered: usd(0) },
  ...{ mayAnswer: true, evidence },
  ...more,
})
const pageOf = (more: Partial<Chargeback> = {}, result?: unknown, role: 'finance' | 'support_lead' = 'finance') =>
  deskStory(
    () => (
      <ChargebackPage
        chargeback={chargeback(more)}
        idempotencyKey="0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad"
        result={result}
      />
    ),
    staffDeskOf(role),
  )
export const ToAnswer = pageOf()
export const ReadOnly = pageOf({ mayAnswer: false }, undefined, 'support_lead')
const answered = { state: 'answered', answer: 'evidence', answeredBy: 'Ada', mayAnswer: false } as const
export const BeingSent = pageOf({ ...answered, answeredAt: '2026-11-28T10:00:00.000Z' })
export const RefusedByTheProvider = pageOf({
  ...{ ...answered, answeredAt: '2026-11-28T10:00:00.000Z' },
  refusedAt: '2026-11-28T10:00:04.000Z',
})
export const LostAndForgotten = pageOf({
  ...{ state: 'lost', mayAnswer: false, closedAt: '2026-12-04T10:00:00.000Z', recovered: usd(1250), evidence: null },
})
export const NotSure = pageOf(
  {},
  {
    ok: false,
    problems: [{ code: 'cannot_be_empty', message: 'Confirm this first.', field: 'sure' }],
    values: { act: 'send' },
  },
)
export const AskedWhoItIs = pageOf(
  {},
  {
    ok: false,
    problems: [{ code: 'step_up_required', message: 'Please confirm who you are.' }],
    values: { act: 'accept', reason: 'The buyer is right.', 'give-up': 'yes' },
  },
)
export const ChangedByAColleague = pageOf(
  { version: 3, statement: 'What a colleague wrote.' },
  {
    ok: false,
    problems: [{ code: 'state_conflict', message: 'It was changed meanwhile.', field: 'version' }],
    values: { act: 'save', statement: long.repeat(4) },
  },
)
