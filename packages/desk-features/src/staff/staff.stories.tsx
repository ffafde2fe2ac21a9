import type { Meta } from '@storybook/react-vite'
import { staffPresets } from '@tradepost/domain/permission/roles'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { MemberPage, type MemberPageProps, StaffPage, type StaffPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Staff' }
export default meta

const since = '2026-10-01T08:00:00.000Z'
const ownRole = '0193b2a4-6c1e-4f3a-9d52-4b8e6f10c2ff'
const roles = [
  ...Object.keys(staffPresets).map((id) => ({ id, name: null, grantable: true })),
  { id: ownRole, name: 'Night shift', grantable: true },
]
const member = (n: number, role: string, secondFactor: boolean, nickName = `Robin ${n}`) => ({
  ...{ userId: String(n), nickName, email: `robin${n}@mail.example`, role, since, secondFactor },
})
const props: StaffPageProps = {
  team: {
    members: [member(1, 'owner', true), member(2, 'support_lead', false), member(3, ownRole, true)],
    invitations: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        email: 'kim@mail.example',
        role: 'finance',
        invitedAt: since,
        expiresAt: '2026-10-08T08:00:00.000Z',
      },
    ],
  },
  roles,
  ownId: '1',
  isRemoved: false,
}
const owner = staffDeskOf('owner')
const lead = staffDeskOf('support_lead')
const asked = { code: 'step_up_required', message: 'Please confirm that it is you.' }

export const Staff = deskStory(() => <StaffPage {...props} />, owner)
export const NoInvitations = deskStory(
  () => <StaffPage {...props} team={{ members: [member(1, 'owner', false)], invitations: [] }} />,
  owner,
)
export const OnlyToRead = deskStory(() => <StaffPage {...props} />, lead)
export const Invited = deskStory(
  () => <StaffPage {...props} result={{ ok: true, done: 'invited', name: 'kim@mail.example' }} />,
  owner,
)
export const Removed = deskStory(() => <StaffPage {...props} isRemoved />, owner)
export const IdentityNeeded = deskStory(
  () => (
    <StaffPage
      {...props}
      result={{
        ok: false,
        problems: [asked],
        values: { act: 'invite', email: 'kim@mail.example', role: 'finance' },
      }}
    />
  ),
  { ...owner, factor: { factor: 'proved', factorAsked: 'code', hasPasskey: false } },
)
export const LongText = deskStory(
  () => (
    <StaffPage
      {...props}
      team={{ ...props.team, members: [member(2, 'catalogue_manager', true, longText)] }}
      roles={roles.map((role) => (role.id === ownRole ? { ...role, name: longText } : role))}
    />
  ),
  owner,
)

const page: MemberPageProps = { member: member(2, 'support', true), roles, isSelf: false }
export const Member = deskStory(() => <MemberPage {...page} />, owner)
export const OneSelf = deskStory(() => <MemberPage {...page} member={member(1, 'owner', true)} isSelf />, owner)
export const AboveTheUser = deskStory(
  () => <MemberPage {...page} roles={roles.map((role) => ({ ...role, grantable: role.id !== 'support' }))} />,
  staffDeskOf('administrator'),
)
export const RoleChanged = deskStory(() => <MemberPage {...page} result={{ ok: true, done: 'changed' }} />, owner)
export const ResetRefused = deskStory(
  () => (
    <MemberPage
      {...page}
      result={{
        ok: false,
        problems: [{ code: 'cannot_be_empty', message: 'Cannot be empty', field: 'reason' }],
        values: { act: 'reset', reason: '' },
      }}
    />
  ),
  owner,
)
export const LastOwner = deskStory(
  () => (
    <MemberPage
      {...page}
      member={member(1, 'owner', true)}
      isSelf
      result={{
        ok: false,
        problems: [{ code: 'last_owner', message: 'The last owner cannot be removed.' }],
        values: { act: 'remove' },
      }}
    />
  ),
  owner,
)
export const LongMember = deskStory(
  () => (
    <MemberPage
      {...page}
      member={{ ...member(2, 'support', false, longText), email: `${'x'.repeat(90)}@mail.example` }}
    />
  ),
  owner,
)
