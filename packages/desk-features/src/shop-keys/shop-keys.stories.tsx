import type { Meta } from '@storybook/react-vite'
import { staffKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { ShopKeysPage, type ShopKeysPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/API keys of the shop' }
export default meta

type Key = ShopKeysPageProps['keys']['list'][number]
const key = (n: number, more: Partial<Key> = {}): Key => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c${100 + n}`, name: `Accounting ${n}`, prefix: `ab12cd3${n}` },
  ...{ permissions: ['invoice.view', 'payout.view'], createdBy: 'Grace', createdAt: '2026-11-02T10:00:00.000Z' },
  ...{ lastUsedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2027-11-02T10:00:00.000Z', state: 'active' },
  ...more,
})
const keys: ShopKeysPageProps['keys'] = {
  list: [
    key(1),
    key(2, { lastUsedAt: null, expiresAt: null, permissions: [...staffKeyPermissions] }),
    key(3, { state: 'expired', expiresAt: '2026-11-10T10:00:00.000Z' }),
    key(4, { state: 'revoked' }),
  ],
  permissions: [...staffKeyPermissions],
}
const none = { ...keys, list: [] }
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
  values: { act: 'create', name: 'Accounting', 'may-invoice.view': 'on' },
}
const owner = staffDeskOf('owner')

export const Keys = deskStory(() => <ShopKeysPage keys={keys} />, owner)
export const Empty = deskStory(() => <ShopKeysPage keys={none} />, owner)
export const Created = deskStory(
  () => (
    <ShopKeysPage
      keys={keys}
      result={{ ok: true, done: 'created', bearer: `tps_1_ab12cd31_${'Ab3_'.repeat(10)}xyz` }}
    />
  ),
  owner,
)
export const Revoked = deskStory(
  () => <ShopKeysPage keys={keys} result={{ ok: true, done: 'revoked', name: 'Accounting 4' }} />,
  owner,
)
export const Refused = deskStory(() => <ShopKeysPage keys={none} result={refused} />, owner)
export const IdentityNeeded = deskStory(() => <ShopKeysPage keys={none} result={asked} />, owner)
export const LongContent = deskStory(
  () => <ShopKeysPage keys={{ ...keys, list: [key(1, { name: longText, createdBy: longText })] }} />,
  owner,
)
