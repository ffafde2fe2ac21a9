import type { Meta } from '@storybook/react-vite'
import type { DeclaredRequest, SellerEndpoint, SellerKey, TrialStep } from '@tradepost/contract'
import { declaredAnswers, declaredKinds, declaredStates } from '@tradepost/domain/offer/declared-stock'
import { sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText } from '../testing/samples.ts'
import { SellerApiPage, type SellerApiPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/API access' }
export default meta

const key = (n: number, more: Partial<SellerKey> = {}): SellerKey => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c${100 + n}`, name: `Stock program ${n}`, prefix: `ab12cd3${n}` },
  ...{ permissions: ['offer.view', 'unit.edit'], createdBy: 'Robin', createdAt: '2026-11-02T10:00:00.000Z' },
  ...{ lastUsedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2027-11-02T10:00:00.000Z', state: 'active' },
  ...more,
})
const keys: SellerApiPageProps['keys'] = {
  list: [
    key(1),
    key(2, { lastUsedAt: null, expiresAt: null, permissions: [...sellerKeyPermissions] }),
    key(3, { state: 'expired', expiresAt: '2026-11-10T10:00:00.000Z' }),
    key(4, { state: 'revoked' }),
  ],
  permissions: [...sellerKeyPermissions],
}
const none = { ...keys, list: [] }
const noEndpoint = { endpoint: null, requests: [] }
const endpoint: SellerEndpoint = {
  ...{ url: 'https://stock.example.com/tradepost', setAt: '2026-11-02T10:00:00.000Z' },
  ...{ rotatedAt: '2026-11-02T10:00:00.000Z', previousUntil: null },
}
const request = (n: number, more: Partial<DeclaredRequest> = {}): DeclaredRequest => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10d${100 + n}`, event: declaredKinds[n % 3] ?? 'reserve', count: 1 + n },
  ...{ orderId: String(900_001 + n), offerId: '5001', state: declaredStates[n % 4] ?? 'done', attempts: 1 + (n % 3) },
  ...{ answer: declaredAnswers[n] ?? null, createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ nextAt: n % 4 === 0 ? '2026-11-20T10:05:00.000Z' : null, finishedAt: null },
  ...more,
})
const requests = [...declaredAnswers.map((_, n) => request(n)), request(99, { answer: null, attempts: 0 })]
const rotated = { ...endpoint, previousUntil: '2026-11-21T10:00:00.000Z' }
const signingKey = `whsec_${'Ab3+'.repeat(10)}xyz=`
const ofEndpoint = (act: string, problem: { code: string; message: string; field?: string }) => ({
  ok: false,
  problems: [problem],
  values: { act, url: 'http://10.0.0.1/' },
})
const created = { ok: true, done: 'created', bearer: `tpk_1_ab12cd31_${'Ab3_'.repeat(10)}xyz` }
const refused = {
  ok: false,
  problems: [
    { code: 'cannot_be_empty', message: 'Please fill in this field', field: 'name' },
    { code: 'cannot_be_empty', message: 'Please choose at least one permission', field: 'permissions' },
  ],
  values: { act: 'create', days: '30' },
}
const asked = {
  ok: false,
  problems: [{ code: 'step_up_required', message: 'Please confirm that it is you.' }],
  values: { act: 'create', name: 'Stock program', 'may-offer.view': 'on' },
}

export const Keys = deskStory(() => <SellerApiPage {...noEndpoint} keys={keys} />)
export const Empty = deskStory(() => <SellerApiPage {...noEndpoint} keys={none} />)
export const Created = deskStory(() => <SellerApiPage {...noEndpoint} keys={keys} result={created} />)
export const Revoked = deskStory(() => (
  <SellerApiPage {...noEndpoint} keys={keys} result={{ ok: true, done: 'revoked', name: 'Stock program 4' }} />
))
export const Refused = deskStory(() => <SellerApiPage {...noEndpoint} keys={none} result={refused} />)
export const IdentityNeeded = deskStory(() => <SellerApiPage {...noEndpoint} keys={none} result={asked} />)
export const LongContent = deskStory(() => (
  <SellerApiPage
    keys={{ ...keys, list: [key(1, { name: longText, createdBy: longText }), key(2)] }}
    endpoint={{ ...rotated, url: `https://stock.example.com/${'very-long-path/'.repeat(20)}` }}
    requests={[request(1)]}
  />
))
export const Endpoint = deskStory(() => <SellerApiPage keys={keys} endpoint={endpoint} requests={requests} />)
export const EndpointNotCalled = deskStory(() => <SellerApiPage keys={keys} endpoint={endpoint} requests={[]} />)
export const SecretMade = deskStory(() => (
  <SellerApiPage
    keys={keys}
    endpoint={rotated}
    requests={[]}
    result={{ ok: true, done: 'secret-rotated', signingKey }}
  />
))
export const EndpointRefused = deskStory(() => (
  <SellerApiPage
    {...noEndpoint}
    keys={keys}
    result={ofEndpoint('set-endpoint', { code: 'data_error', message: 'This address cannot be called.', field: 'url' })}
  />
))
export const RemovalRefused = deskStory(() => (
  <SellerApiPage
    keys={keys}
    endpoint={endpoint}
    requests={[]}
    result={ofEndpoint('remove-endpoint', { code: 'state_conflict', message: 'An offer still has declared stock.' })}
  />
))
export const IdentityNeededForSecret = deskStory(() => (
  <SellerApiPage
    keys={keys}
    endpoint={endpoint}
    requests={[]}
    result={ofEndpoint('rotate-secret', { code: 'step_up_required', message: 'Please confirm that it is you.' })}
  />
))
const step = (more: Partial<TrialStep> = {}): TrialStep => ({
  ...{ event: 'reserve', attempt: 1, expected: 'reserved', status: 200, ms: 84, body: '{"reserved": true}' },
  ...{ answer: 'ok', verdict: 'as_expected' },
  ...more,
})
const tried = (steps: readonly TrialStep[]) => ({ ok: true, done: 'tried', trial: 'repeated', offer: '5001', steps })
const provided = { event: 'provide', expected: 'units', body: '{"units": [{"code": "TRIAL-1"}]}' } as const
export const Tried = deskStory(() => (
  <SellerApiPage
    keys={keys}
    endpoint={endpoint}
    requests={requests}
    result={tried([
      step(),
      step({ attempt: 2, expected: 'same', ms: 12 }),
      step(provided),
      step({ ...provided, attempt: 2, expected: 'same', body: '{"units": [{"code": "TRIAL-2"}]}', verdict: 'changed' }),
      step({ event: 'cancel', expected: 'done', status: 204, body: '' }),
    ])}
  />
))
export const TriedWithFaults = deskStory(() => (
  <SellerApiPage
    keys={keys}
    endpoint={endpoint}
    requests={[]}
    result={tried([
      step({ expected: 'refusal', verdict: 'accepted', body: longText.repeat(4) }),
      step({ expected: 'either', status: null, ms: 8000, body: null, answer: 'timeout', verdict: 'failed' }),
      step({ event: 'cancel', expected: 'done', status: null, ms: 0, body: null, answer: null, verdict: 'skipped' }),
    ])}
  />
))
export const TrialRefused = deskStory(() => (
  <SellerApiPage
    keys={keys}
    endpoint={endpoint}
    requests={requests}
    result={{
      ok: false,
      problems: [{ code: 'not_found', message: 'You have no offer with this number.', field: 'offer' }],
      values: { act: 'try-endpoint', trial: 'late', offer: '12' },
    }}
  />
))
export const Loading = loadingStory('/sell/api')
