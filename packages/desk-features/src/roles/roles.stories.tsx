import type { Meta } from '@storybook/react-vite'
import { staffPermissions } from '@tradepost/domain/permission/permissions'
import { staffPresets } from '@tradepost/domain/permission/roles'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { NewRolePage, RolePage, RolesPage, type RolesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Roles' }
export default meta

type Role = RolesPageProps['roles'][number]
const role = (id: string, name: string | null, permissions: readonly string[], more: Partial<Role> = {}): Role => ({
  ...{ id, name, permissions: [...permissions], members: 2, grantable: true },
  ...more,
})
const presets = Object.entries(staffPresets).map(([id, permissions]) => role(id, null, permissions))
const own = role('0193b2a4-6c1e-4f3a-9d52-4b8e6f10c2ff', 'Night shift', staffPresets.support, { members: 0 })
const props: RolesPageProps = { roles: [...presets, own], permissions: [...staffPermissions], isDeleted: false }
const owner = staffDeskOf('owner')

export const Roles = deskStory(() => <RolesPage {...props} />, owner)
export const OnlyPresets = deskStory(() => <RolesPage {...props} roles={presets} />, staffDeskOf('support_lead'))
export const Deleted = deskStory(() => <RolesPage {...props} isDeleted />, owner)
export const LongNames = deskStory(
  () => <RolesPage {...props} roles={[...presets, { ...own, name: longText }]} />,
  owner,
)
export const Preset = deskStory(() => <RolePage role={role('finance', null, staffPresets.finance)} />, owner)
export const Own = deskStory(() => <RolePage role={own} />, owner)
export const InUse = deskStory(() => <RolePage role={{ ...own, members: 3 }} />, owner)
export const AboveTheUser = deskStory(
  () => <RolePage role={role('owner', null, staffPresets.owner, { grantable: false })} />,
  staffDeskOf('support_lead'),
)
export const Saved = deskStory(() => <RolePage role={own} result={{ ok: true, done: 'changed' }} />, owner)
export const DeletionRefused = deskStory(
  () => (
    <RolePage
      role={own}
      result={{
        ok: false,
        problems: [{ code: 'role_in_use', message: 'Somebody has this role.' }],
        values: { act: 'delete' },
      }}
    />
  ),
  owner,
)
export const NewRole = deskStory(() => <NewRolePage permissions={staffPresets.support} />, owner)
export const NothingChosen = deskStory(
  () => (
    <NewRolePage
      permissions={[]}
      result={{
        ok: false,
        problems: [
          { code: 'cannot_be_empty', message: 'Cannot be empty', field: 'name' },
          { code: 'cannot_be_empty', message: 'Please choose at least one permission', field: 'permissions' },
        ],
        values: { act: 'save', name: '' },
      }}
    />
  ),
  owner,
)
