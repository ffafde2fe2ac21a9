import type { Meta } from '@storybook/react-vite'
import type { AuditEntry } from '@tradepost/contract'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { AuditEntryPage, AuditPage, type AuditPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Audit log' }
export default meta

const entry = (seq: number, call: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ seq, at: '2026-11-20T10:00:00.000Z', side: 'staff', userId: '2', nickName: 'Ada', role: 'owner' },
  ...{ sellerId: null, client: 'lumen-desk', ip: '203.0.113.7', call, subjects: ['1913542026404990978'] },
  ...{ input: [], changes: [], reason: null, requestId: 'b7d0d9d6-0f6a-4cbb-a2d5-5c9ab4b8a001' },
  fingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ...more,
})
const changed = entry(41, 'role.changeMember', {
  input: [{ name: 'role', value: 'support_lead' }],
  changes: [{ name: 'role', before: 'support', after: 'support_lead' }],
  reason: 'Leads the night shift from December on.',
})
const props: AuditPageProps = {
  page: {
    list: [
      changed,
      entry(40, 'role.inviteMember'),
      entry(39, 'seller.sellerDeliver', { side: 'seller', nickName: 'Greta', role: 'seller_owner', sellerId: '7001' }),
      entry(38, 'signIn.oauthToken', { side: 'client', userId: null, nickName: null, role: null }),
    ],
    next: 38,
  },
  roles: [],
  people: [{ userId: '2', nickName: 'Ada' }],
  filter: { userId: '', side: '', call: '', subject: '', from: '', to: '', zone: 'UTC' },
  isContinued: false,
  recordedCalls: ['role.inviteMember', 'role.changeMember', 'staff.correctBalance'],
}
const owner = staffDeskOf('owner')

export const Log = deskStory(() => <AuditPage {...props} />, owner)
export const Filtered = deskStory(
  () => <AuditPage {...props} filter={{ ...props.filter, userId: '9', from: '2026-11-01' }} isContinued />,
  owner,
)
export const NothingFound = deskStory(
  () => <AuditPage {...props} page={{ list: [], next: null }} filter={{ ...props.filter, subject: 'nothing' }} />,
  owner,
)
export const LongText = deskStory(
  () => (
    <AuditPage
      {...props}
      page={{ list: [entry(1, 'role.inviteMember', { nickName: longText, subjects: [longText] })], next: null }}
    />
  ),
  owner,
)
export const Entry = deskStory(() => <AuditEntryPage entry={changed} roles={[]} />, owner)
export const RoleEntry = deskStory(
  () => (
    <AuditEntryPage
      entry={entry(42, 'role.changeRole', {
        changes: [{ name: 'permissions', before: 'case.view', after: 'act.view case.view' }],
      })}
      roles={[]}
    />
  ),
  owner,
)
export const EntryWithoutChanges = deskStory(
  () => <AuditEntryPage entry={entry(40, 'audit.auditExport', { subjects: [], client: null })} roles={[]} />,
  owner,
)
export const LongEntry = deskStory(
  () => (
    <AuditEntryPage
      entry={entry(43, 'report.decideReport', {
        nickName: longText,
        reason: longText,
        changes: [{ name: 'note', before: null, after: longText }],
        input: [{ name: 'note', value: longText }],
      })}
      roles={[]}
    />
  ),
  owner,
)
