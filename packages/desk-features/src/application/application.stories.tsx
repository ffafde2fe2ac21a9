import type { Meta } from '@storybook/react-vite'
import type { ApplicationDetail, OwnApplication } from '@tradepost/contract'
import { deskStory } from '../testing/desk-story.tsx'
import { deskOf, longText, staffDeskOf } from '../testing/samples.ts'
import { ApplicationPage, ApplicationsPage, ApplyPage } from './index.ts'

const meta: Meta = { title: 'Desk/Application' }
export default meta

const usd = (minor: number) => ({ minor, currency: 'USD' })
const buyer = { ...deskOf(), seller: null }
const staff = staffDeskOf('owner')
const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'EG', label: 'Egypt' },
]
type Check = NonNullable<ApplicationDetail['identityCheck']>
const check = (state: Check['state'], reason: string | null = null): Check => ({
  ...{ provider: 'stripe', state, reason, startedAt: '2026-11-20T10:05:00.000Z' },
  endedAt: state === 'started' || state === 'processing' ? null : '2026-11-20T10:09:00.000Z',
})
const own = (change: Partial<OwnApplication> | null = null, identityCheck?: Check | null) => ({
  offersIdentityCheck: identityCheck !== undefined,
  identityCheck: identityCheck ?? null,
  application: change && {
    ...{ id: 'f3f0c1de-0000-4000-8000-000000000001', state: 'submitted' as const, nickName: 'Silver Goods' },
    ...{ submittedAt: '2026-11-20T10:00:00.000Z', decidedAt: null, reason: null, depositDue: null, ...change },
  },
  mayApply: change === null || change.state === 'refused',
  deposit: usd(5000),
  feePercent: 8,
})
const page = (change: Partial<OwnApplication> | null, more: object = {}) =>
  deskStory(
    () => <ApplyPage own={own(change)} countries={countries} paid={false} idempotencyKey="key-of-story" {...more} />,
    buyer,
  )
const reason = 'The picture of your passport is too dark to read.'

export const Empty = page(null)
export const RefusedFields = page(null, {
  result: {
    ok: false,
    problems: [
      { code: 'seller_name_taken', message: 'Another seller has this name', field: 'nickName' },
      { code: 'format_error', message: 'Please write a day of birth like 1990-12-31', field: 'number' },
      { code: 'cannot_be_empty', message: 'Please agree to the terms', field: 'agreed' },
    ],
    values: { nickName: 'North Star', number: '31.12.1990', kept: 'one two', goods: longText, address: longText },
  },
})
export const Submitted = page({})
const checked = (identityCheck: Check | null, result?: unknown) =>
  deskStory(
    () => (
      <ApplyPage
        own={own({}, identityCheck)}
        countries={countries}
        paid={false}
        idempotencyKey="key-of-story"
        result={result}
      />
    ),
    buyer,
  )
export const IdentityToShow = checked(null)
export const IdentityUnavailable = checked(null, {
  ok: false,
  problems: [{ code: 'unavailable', message: 'The service is not available. Please try again.' }],
  values: { act: 'identity' },
})
export const IdentityStarted = checked(check('started'))
export const IdentityProcessing = checked(check('processing'))
export const IdentityVerified = checked(check('verified'))
export const IdentityFailed = checked(check('failed', 'document_expired'))
export const EmptyWithIdentityCheck = deskStory(
  () => <ApplyPage own={own(null, null)} countries={countries} paid={false} idempotencyKey="key-of-story" />,
  buyer,
)
export const RefusedLong = page({ state: 'refused', nickName: longText, reason: longText.repeat(4) })
export const Accepted = page({ state: 'accepted', depositDue: usd(5000) })
export const Paying = page({ state: 'accepted', depositDue: usd(5000) }, { paid: true })
export const Refused = page({ state: 'refused', reason })

const detail = (change: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...{ id: 'f3f0c1de-0000-4000-8000-000000000001', state: 'submitted', nickName: 'Silver Goods', kind: 'person' },
  ...{ country: 'DE', submittedAt: '2026-11-20T10:00:00.000Z', decidedAt: null, legalName: 'Ada Miller' },
  ...{ number: '1990-12-31', address: '1 Long Street, Old Town', goods: 'Accounts and coins of two games.' },
  agreedAt: '2026-11-20T10:00:00.000Z',
  applicant: { id: '31', nickName: 'Ada', email: 'ada@mail.example', memberSince: '2025-01-01T00:00:00.000Z' },
  documents: [],
  identityCheck: null,
  ...{ deposit: usd(5000), lookedAt: null, reason: null, decidedBy: null, sellerId: null, mayDecide: true },
  ...change,
})
const list = Array.from({ length: 3 }, (_, n) => detail({ id: `f3f0c1de-0000-4000-8000-00000000000${n}` }))
const listPage = (some: ApplicationDetail[]) =>
  deskStory(
    () => (
      <ApplicationsPage state="submitted" applications={{ total: some.length, pageNo: 1, pageSize: 24, list: some }} />
    ),
    staff,
  )

export const Queue = listPage(list)
export const QueueEmpty = listPage([])
export const QueueLong = listPage([detail({ nickName: longText })])
export const ToDecide = deskStory(() => <ApplicationPage application={detail()} />, staff)
export const ToDecideVerified = deskStory(
  () => <ApplicationPage application={detail({ identityCheck: check('verified') })} />,
  staff,
)
export const ToDecideNotVerified = deskStory(
  () => <ApplicationPage application={detail({ identityCheck: check('failed', 'document_unverified_other') })} />,
  staff,
)
export const ToDecideLong = deskStory(
  () => <ApplicationPage application={detail({ goods: longText, address: longText, nickName: longText })} />,
  staff,
)
export const Decided = deskStory(
  () => (
    <ApplicationPage
      application={detail({
        ...{ state: 'opened', decidedBy: 'Kim', lookedAt: 'Passport, valid.', sellerId: '7001', mayDecide: false },
      })}
    />
  ),
  staff,
)
