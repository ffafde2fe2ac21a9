import type { Meta } from '@storybook/react-vite'
import type { SellerKey } from '@tradepost/contract'
import { keyPermissions } from '@tradepost/domain/permission/key-permissions'
import { deskStory } from '../testing/desk-story.tsx'
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
    key(2, { lastUsedAt: null, expiresAt: null, permissions: [...keyPermissions] }),
    key(3, { state: 'expired', expiresAt: '2026-11-10T10:00:00.000Z' }),
    key(4, { state: 'revoked' }),
  ],
  permissions: [...keyPermissions],
}
const none = { ...keys, list: [] }
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

export const Keys = deskStory(() => <SellerApiPage keys={keys} />)
export const Empty = deskStory(() => <SellerApiPage keys={none} />)
export const Created = deskStory(() => <SellerApiPage keys={keys} result={created} />)
export const Revoked = deskStory(() => (
  <SellerApiPage keys={keys} result={{ ok: true, done: 'revoked', name: 'Stock program 4' }} />
))
export const Refused = deskStory(() => <SellerApiPage keys={none} result={refused} />)
export const IdentityNeeded = deskStory(() => <SellerApiPage keys={none} result={asked} />)
export const LongContent = deskStory(() => (
  <SellerApiPage keys={{ ...keys, list: [key(1, { name: longText, createdBy: longText }), key(2)] }} />
))
