import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { CasePage, type CasePageProps } from './case-page.tsx'
import { CasesPage, type CasesPageProps } from './cases-page.tsx'

const meta: Meta = { title: 'Desk/Cases' }
export default meta

const lead = staffDeskOf('support_lead')
const usd = (minor: number) => ({ minor, currency: 'USD' })
const at = '2026-11-24T06:00:00.000Z'
const act: CasePageProps['order']['acts'][number] = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a1', kind: 'dispute', step: 'proposed' },
  ...{ ref: { kind: 'order', id: '1900000000000000501' }, outcome: 'refund', reason: 'The account was taken back.' },
  ...{ amount: 34_900, unit: 'USD', userId: '7001', proposalId: null, receiver: 'user:8001', worth: 34_900 },
  ...{ transferId: null, at },
}
const one: CasesPageProps['cases']['list'][number] = {
  ...{ kind: 'dispute', orderId: '1900000000000000501', since: at, title: 'Level 40 account', total: usd(34_900) },
  ...{ buyer: { id: '8001', nickName: 'Nora' }, seller: { id: '7001', nickName: 'GretaDepot' }, proposal: null },
}
const cases: CasesPageProps['cases'] = {
  ...{ total: 3, pageNo: 1, pageSize: 25 },
  list: [one, { ...one, orderId: '502', kind: 'insurance' }, { ...one, orderId: '503', proposal: act }],
}
const order: CasePageProps['order'] = {
  ...{ id: '1900000000000000501', state: 'disputed', title: 'Level 40 account with rare skins', total: usd(34_900) },
  ...{ quantity: 1, deliveredQuantity: 1, deliveredAt: at, insuredUntil: '2027-11-24T06:00:00.000Z' },
  ...{ buyer: one.buyer, seller: one.seller, inputs: [], acts: [] },
  timeline: [
    { state: 'paid', at: '2026-11-22T06:00:00.000Z', actor: 'buyer' },
    { state: 'delivered', at: '2026-11-22T08:00:00.000Z', actor: 'seller' },
    { state: 'disputed', at, actor: 'buyer' },
  ],
  handover: [
    { step: 'signed_in', at },
    { step: 'password', at: null },
  ],
  afterSales: {
    refunds: [],
    dispute: {
      ...{ statement: 'The password was changed an hour later.', fileIds: [], openedAt: at },
      answer: { statement: 'I did not touch it. See the picture.', fileIds: [], answeredAt: at },
      ...{ outcome: null, part: null, reason: null, decidedAt: null },
    },
    claim: null,
    unitClaims: [],
    parts: [],
  },
  listing: {
    ...{ description: 'All skins of the first season.\nNo bans.', assets: [], screenshots: [], faq: [], takenAt: at },
    attributes: [],
  },
}
const page = (more: Partial<CasePageProps['order']> = {}, result?: unknown) => (
  <CasePage order={{ ...order, ...more }} evidence={[]} idempotencyKey="story" result={result} />
)

export const Waiting = deskStory(() => <CasesPage kind={null} cases={cases} />, lead)
export const NoCases = deskStory(() => <CasesPage kind="dispute" cases={{ ...cases, total: 0, list: [] }} />, lead)
export const Dispute = deskStory(() => page(), lead)
export const NotDelivered = deskStory(() => page({ deliveredAt: null, deliveredQuantity: 0 }), lead)
export const Refused = deskStory(
  () =>
    page(
      {},
      {
        ok: false,
        problems: [{ code: 'cannot_be_empty', message: 'Please choose a decision', field: 'outcome' }],
        values: { act: 'dispute', reason: 'Both are right.' },
      },
    ),
  lead,
)
export const WaitsForSecond = deskStory(() => page({ acts: [act] }, { ok: true, step: 'proposed' }), lead)
export const Decided = deskStory(
  () => page({ state: 'resolved_refund', acts: [{ ...act, step: 'decided' }] }, { ok: true, step: 'decided' }),
  lead,
)
export const LongText = deskStory(
  () => page({ title: longText, acts: [{ ...act, step: 'decided', reason: longText.repeat(4) }] }),
  lead,
)
