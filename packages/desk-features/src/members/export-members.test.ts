import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportMembers } from './export-members.ts'

it('gives the members and the open invitations', async () => {
  const team = {
    members: [
      {
        userId: '1',
        nickName: '=Robin',
        email: 'robin@shop.example',
        role: 'seller_owner',
        since: '2026-11-01T10:00:00Z',
      },
    ],
    invitations: [{ id: 'i', email: '+kim@shop.example', role: 'seller_staff', expiresAt: '2026-11-09T10:00:00Z' }],
  }
  const context = { api: async () => team } as unknown as DeskContext
  expect((await exportMembers(context)).split('\r\n')).toEqual([
    'state,user,name,email,role,since,expires_at',
    "member,1,'=Robin,robin@shop.example,seller_owner,2026-11-01T10:00:00Z,",
    "invited,,,'+kim@shop.example,seller_staff,,2026-11-09T10:00:00Z",
    '',
  ])
})
