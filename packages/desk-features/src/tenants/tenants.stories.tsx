import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { NewTenantPage, TenantsPage, type TenantsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Shops' }
export default meta

const owner = staffDeskOf('owner')
const admin = { ...owner, staff: { role: 'owner', name: null, permissions: ['tenant.create', 'tenant.view'] } }
type Tenant = TenantsPageProps['list'][number]
const lumen: Tenant = {
  ...{ id: 'lumen', number: 1, company: 'Lumen', shopOrigin: 'https://lumen.example' },
  ...{ deskOrigin: 'https://desk.lumen.example', createdAt: '2026-01-10T10:00:00.000Z' },
  ...{ openedAt: '2026-01-20T10:00:00.000Z', shopSeenAt: '2026-11-27T10:00:00.000Z' },
  ...{ deskSeenAt: '2026-11-27T10:00:00.000Z', sellers: 48, offers: 24031, orders: 8120, tasks: [] },
}
const nova: Tenant = {
  ...{ id: 'nova', number: 4, company: `Nova ${'Digital Goods and Game Accounts '.repeat(2)}Ltd` },
  ...{ shopOrigin: `https://shop.${'very-'.repeat(9)}long.example`, deskOrigin: null },
  ...{ createdAt: '2026-11-27T10:00:00.000Z', openedAt: null, shopSeenAt: null, deskSeenAt: null },
  ...{ sellers: 0, offers: 0, orders: 0, tasks: ['desk', 'owner', 'shop', 'open'] },
}
const form = { rated: ['USD', 'EUR', 'JPY'] as const, mayCreate: true }
const typed = {
  ...{ id: 'lumen', company: 'Nova', admin: 'anna@nova.example', shopOrigin: 'https://shop.nova.example' },
  ...{ deskOrigin: 'https://desk.nova.example', themeColor: '#0a58ff', languages: 'en ar', currencies: 'USD KWD' },
}
const refused = (code: string, message: string, field?: string) => ({
  ok: false,
  problems: [{ code, message, ...(field ? { field } : {}) }],
  values: typed,
})
const created = (credential: string | null) => ({
  ok: true,
  created: {
    ...{ id: 'nova', number: 4, site: '4001', deskKnown: false },
    credentials: [
      { client: 'nova-web', credential },
      { client: 'nova-desk', credential: `${'Ab3_'.repeat(7)}desk` },
    ],
  },
})

export const Shops = deskStory(() => <TenantsPage list={[lumen, nova]} mayCreate />, admin)
export const OnlyOne = deskStory(() => <TenantsPage list={[lumen]} mayCreate />, admin)
export const WithoutOwningRole = deskStory(() => <TenantsPage list={[lumen]} mayCreate={false} />, admin)
export const NewShop = deskStory(() => <NewTenantPage {...form} rated={[...form.rated]} />, admin)
export const Taken = deskStory(
  () => (
    <NewTenantPage
      {...form}
      rated={[...form.rated]}
      result={refused('conflict', 'This conflicts with the current state.', 'id')}
    />
  ),
  admin,
)
export const IdentityNeeded = deskStory(
  () => (
    <NewTenantPage
      {...form}
      rated={[...form.rated]}
      result={refused('step_up_required', 'Please confirm that it is you.')}
    />
  ),
  admin,
)
export const Created = deskStory(
  () => <NewTenantPage {...form} rated={[...form.rated]} result={created(`${'Ab3_'.repeat(7)}shop`)} />,
  admin,
)
export const SecretInEnvironment = deskStory(
  () => <NewTenantPage {...form} rated={[...form.rated]} result={created(null)} />,
  admin,
)
