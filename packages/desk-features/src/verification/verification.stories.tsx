import type { Meta } from '@storybook/react-vite'
import { verificationChecks } from '@tradepost/domain/offer/verification'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import {
  OfferVerificationPage,
  type OfferVerificationPageProps,
  VerificationPage,
  type VerificationPageProps,
  VerificationsPage,
  type VerificationsPageProps,
} from './index.ts'

const meta: Meta = { title: 'Desk/Verification' }
export default meta

type Request = OfferVerificationPageProps['verification']['requests'][number]
const id = (n: number) => `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2${String(n).padStart(2, '0')}`
const waiting: Request = {
  ...{ id: id(1), state: 'waiting', askedAt: '2026-11-26T09:26:53.000Z', decidedAt: null },
  ...{ checks: [], summary: null, ended: null },
}
const passed: Request = {
  ...{ ...waiting, id: id(2), state: 'passed', decidedAt: '2026-11-20T09:26:53.000Z' },
  checks: verificationChecks.map((key) => ({ key, passed: true, note: '' })),
  summary: 'Six pictures: profile, inventory, mail settings and the page of bans.',
}
const failed: Request = {
  ...{ ...passed, id: id(3), state: 'failed' },
  checks: verificationChecks.map((key) => ({
    ...{ key, passed: key !== 'email_shown' },
    note: key === 'email_shown' ? 'The page is cut off, so that nobody sees whether the address can be changed' : '',
  })),
}
const withdrawn: Request = {
  ...{ ...passed, id: id(4) },
  ended: { at: '2026-11-25T09:26:53.000Z', cause: 'withdrawn', reason: 'A buyer reported a ban on the first day.' },
}
const changed: Request = {
  ...{ ...passed, id: id(5) },
  ended: { at: '2026-11-22T09:26:53.000Z', cause: 'changed', reason: null },
}
const long =
  'Donaudampfschifffahrtsgesellschaftskapitän-Account mit allem, was man sich wünschen kann und noch viel mehr'

const ofSeller = (
  more: Partial<OfferVerificationPageProps['verification']>,
  title = 'Level 40 account with rare skins',
  result?: unknown,
) =>
  deskStory(() => (
    <OfferVerificationPage
      offer={{ id: '1900000000000000501', title }}
      verification={{ mayAsk: false, verified: false, until: null, days: 90, requests: [], ...more }}
      result={result}
    />
  ))
export const NeverAsked = ofSeller({ mayAsk: true })
export const Waits = ofSeller({ requests: [waiting, failed] })
export const LongNotes = ofSeller(
  {
    requests: [
      {
        ...failed,
        summary: long.repeat(5),
        checks: failed.checks.map((one) => ({ ...one, passed: false, note: long })),
      },
    ],
  },
  long.repeat(2),
)
export const Verified = ofSeller({ verified: true, until: '2027-02-18T09:26:53.000Z', requests: [passed, changed] })
export const Withdrawn = ofSeller({ mayAsk: true, requests: [withdrawn] }, long)
export const NotOneAccount = ofSeller({})
export const WithoutPictures = ofSeller({ mayAsk: true }, undefined, {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Add at least one picture.', field: 'pictures' }],
  values: { note: 'The rank is on the first picture.' },
})

const row = (
  n: number,
  more: Partial<VerificationsPageProps['page']['list'][number]> = {},
): VerificationsPageProps['page']['list'][number] => ({
  ...{ id: id(n), offerId: `190000000000000050${n}`, title: 'Level 40 account with rare skins', sellerId: '7001' },
  ...{ sellerName: 'GretaDepot', state: 'waiting', askedAt: '2026-11-26T09:26:53.000Z', owner: null },
  ...more,
})
const list = [row(1), row(2, { owner: { id: '12', nickName: 'Ada' } }), row(3, { title: long })]
const queue = { total: 3, pageNo: 1, pageSize: 24, days: 90, list }
export const Queue = deskStory(() => <VerificationsPage state="waiting" page={queue} />, staffDeskOf('support_lead'))
export const EmptyQueue = deskStory(
  () => <VerificationsPage state="failed" page={{ ...queue, total: 0, list: [] }} />,
  staffDeskOf('support'),
)
export const WrongDays = deskStory(
  () => (
    <VerificationsPage
      state="waiting"
      page={queue}
      result={{
        ok: false,
        problems: [{ code: 'format_error', message: 'From 7 to 365.', field: 'days' }],
        values: { days: '3' },
      }}
    />
  ),
  staffDeskOf('support_lead'),
)

const detail = (more: Partial<VerificationPageProps['verification']>): VerificationPageProps['verification'] => ({
  ...waiting,
  ...{ offerId: '1900000000000000501', sellerId: '7001', sellerName: 'GretaDepot', owner: null },
  note: 'The rank is on the first picture.',
  pictures: [],
  listing: {
    ...{ version: 'v1', title: 'Level 40 account with rare skins' },
    description: '**Email can be changed.**\n\n- *all* skins\n- 20 mounts',
    attributes: [
      { name: 'Rank', value: 'Radiant' },
      { name: 'Server', value: 'Europe' },
    ],
    assets: [{ name: 'Skins', value: '128' }],
  },
  ...{ mayDecide: true, mayWithdraw: false },
  ...more,
})
const ofStaff = (more: Partial<VerificationPageProps['verification']>, result?: unknown) =>
  deskStory(() => <VerificationPage verification={detail(more)} result={result} />, staffDeskOf('support'))
export const ToDecide = ofStaff({ owner: { id: '12', nickName: 'Ada' } })
export const OwnOffer = ofStaff({ mayDecide: false })
export const Decided = ofStaff({ ...passed, mayDecide: false, mayWithdraw: true })
export const NoteMissing = ofStaff(
  {},
  {
    ok: false,
    problems: [{ code: 'cannot_be_empty', message: 'Say what was missing.', field: 'note.email_shown' }],
    values: { act: 'report', 'seen.access_shown': 'yes', summary: 'Six pictures.' },
  },
)
export const Loading = loadingStory('/sell/offers/1/verification')
