import { staffPermissions } from '@tradepost/domain/permission/permissions'
import { staffPresets } from '@tradepost/domain/permission/roles'
import { translate } from '@tradepost/i18n/server'
import { expect, it } from 'vitest'
import { permissionsByGroup } from './permission-groups.ts'

it('has a name for every preset role of the staff', () => {
  const own = translate('en', 'staffDesk.role-preset', { role: 'other' })
  const unnamed = Object.keys(staffPresets).filter((role) => translate('en', 'staffDesk.role-preset', { role }) === own)
  expect(unnamed).toEqual([])
})

it('puts every permission under one subject, and unknown ones under the last', () => {
  const grouped = permissionsByGroup([...staffPermissions, 'new.thing'])
  expect(grouped.flatMap(({ permissions }) => permissions).sort()).toEqual([...staffPermissions, 'new.thing'].sort())
  expect(grouped.at(-1)).toMatchObject({ group: 'operation', permissions: expect.arrayContaining(['new.thing']) })
  expect(permissionsByGroup(['payout.run'])).toEqual([{ group: 'money', permissions: ['payout.run'] }])
})
