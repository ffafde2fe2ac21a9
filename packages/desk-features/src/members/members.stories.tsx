import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText } from '../testing/samples.ts'
import { MembersPage } from './index.ts'

const meta: Meta = { title: 'Desk/Members' }
export default meta

const since = '2026-10-01T08:00:00.000Z'
const team = {
  members: [
    { userId: '1', nickName: 'Robin', email: 'robin@mail.example', role: 'seller_owner', since },
    { userId: '2', nickName: 'Noor', email: 'noor@mail.example', role: 'seller_staff', since },
  ],
  invitations: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'kim@mail.example',
      role: 'seller_staff',
      invitedAt: since,
      expiresAt: '2026-10-08T08:00:00.000Z',
    },
  ],
}

export const AsOwner = deskStory(() => <MembersPage team={team} />)
export const AsStaff = deskStory(() => <MembersPage team={team} />, deskOf('seller_staff'))
export const NoInvitations = deskStory(() => <MembersPage team={{ ...team, invitations: [] }} />)
export const Invited = deskStory(() => (
  <MembersPage team={team} result={{ ok: true, done: 'invited', name: 'kim@mail.example' }} />
))
export const IdentityNeeded = deskStory(() => (
  <MembersPage
    team={team}
    result={{
      ok: false,
      problems: [{ code: 'step_up_required', message: 'Please confirm that it is you.' }],
      values: { act: 'invite', email: 'kim@mail.example', role: 'seller_staff' },
    }}
  />
))
export const LongText = deskStory(() => (
  <MembersPage
    team={{
      ...team,
      members: [
        { userId: '1', nickName: longText, email: `${'x'.repeat(60)}@mail.example`, role: 'seller_owner', since },
      ],
    }}
  />
))
export const Loading = loadingStory('/sell/members')
