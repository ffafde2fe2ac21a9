import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { ClientsPage, type ClientsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Apps' }
export default meta

type Client = ClientsPageProps['clients'][number]
type Secret = Client['credentials'][number]
const secret = (n: number, more: Partial<Secret> = {}): Secret => ({
  ...{ fingerprint: `9f86d081884c7d6${n}`, source: 'staff', createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Grace' },
  ...{ lastUsedAt: '2026-11-27T10:00:00.000Z', endsAt: null, state: 'active' },
  ...more,
})
const ofEnvironment = { source: 'installation', createdAt: null, createdBy: null } as const
const ending = { endsAt: '2026-11-29T10:00:00.000Z', state: 'ending' } as const
const ended = { endsAt: '2026-11-10T10:00:00.000Z', state: 'ended' } as const
const web: Client = {
  ...{ id: 'lumen-web', kind: 'shop', enabled: true },
  credentials: [secret(1), secret(2, { ...ofEnvironment, ...ending }), secret(3, { ...ended, lastUsedAt: null })],
}
const desk: Client = { id: 'lumen-desk', kind: 'desk', enabled: true, credentials: [secret(4, ofEnvironment)] }
const other: Client = {
  ...{ id: `lumen-${'support-'.repeat(7)}x`, kind: 'other', enabled: false },
  credentials: [secret(5, { ...ofEnvironment, lastUsedAt: null })],
}
const owner = staffDeskOf('owner')
const refused = (act: string, code: string, message: string, field?: string) => ({
  ok: false,
  problems: [{ code, message, ...(field ? { field } : {}) }],
  values: { act, id: 'lumen-web', fingerprint: '9f86d081884c7d62', overlapHours: '168' },
})

export const Clients = deskStory(() => <ClientsPage clients={[web, desk, other]} />, owner)
export const Renewed = deskStory(
  () => (
    <ClientsPage
      clients={[web, desk]}
      result={{ ok: true, done: 'renewed', clientId: 'lumen-web', credential: `${'Ab3_'.repeat(10)}xyz` }}
    />
  ),
  owner,
)
export const Ended = deskStory(() => <ClientsPage clients={[web]} result={{ ok: true, done: 'ended' }} />, owner)
export const NotSure = deskStory(
  () => (
    <ClientsPage
      clients={[web, desk]}
      result={refused('end-lumen-web', 'cannot_be_empty', 'Please fill in this field', 'sure')}
    />
  ),
  owner,
)
export const Refused = deskStory(
  () => (
    <ClientsPage
      clients={[web, desk]}
      result={refused('end-lumen-web', 'last_secret', 'This secret is in use and no other can replace it.')}
    />
  ),
  owner,
)
export const IdentityNeeded = deskStory(
  () => (
    <ClientsPage
      clients={[web, desk]}
      result={refused('renew-lumen-web', 'step_up_required', 'Please confirm that it is you.')}
    />
  ),
  owner,
)
export const ForReaders = deskStory(() => <ClientsPage clients={[web, desk]} />, {
  ...owner,
  staff: { role: 'x', name: null, permissions: ['client.view'] },
})
