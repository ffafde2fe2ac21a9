import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, paths, useMay } from '../kernel/index.ts'
import { permissionsByGroup, usePermissionName, useRoleName } from '../role-words/index.ts'
import * as css from './roles.css.ts'

type Role = CallData<typeof calls.role.roleList>['roles'][number]

export interface RolesPageProps {
  roles: Role[]
  /** Every permission that a role may contain. */
  permissions: string[]
  isDeleted: boolean
}

/** For each permission, the roles that allow it. */
function WhoMay({ roles, permissions }: Pick<RolesPageProps, 'roles' | 'permissions'>) {
  const t = useT()
  const { list } = useFormat()
  const roleName = useRoleName(roles)
  const permissionName = usePermissionName()
  const columns: DeskColumn<string>[] = [
    { id: 'permission', header: t('staffDesk.permission'), cell: permissionName, width: '40%' },
    {
      id: 'roles',
      header: t('staffDesk.roles-with-it'),
      isPlain: true,
      cell: (permission) => (
        <bdi className={css.anywhere}>
          {list(roles.filter((role) => role.permissions.includes(permission)).map(({ id }) => roleName(id)))}
        </bdi>
      ),
    },
  ]
  return (
    <section className={css.parts} aria-labelledby="who-may">
      <h2 id="who-may">{t('staffDesk.who-may')}</h2>
      {permissionsByGroup(permissions).map(({ group, permissions: rows }) => (
        <div key={group} className={css.part}>
          <h3 className={css.subject}>{t('staffDesk.group', { group })}</h3>
          <DeskTable
            label={t('staffDesk.group', { group })}
            columns={columns}
            rows={rows}
            rowKey={(permission) => permission}
            file="elsewhere"
          />
        </div>
      ))}
    </section>
  )
}

/** The preset and own roles, and what each allows. */
export function RolesPage({ roles, permissions, isDeleted }: RolesPageProps) {
  const t = useT()
  const mayManage = useMay('staff')('role.manage')
  const roleName = useRoleName(roles)
  const columns: DeskColumn<Role>[] = [
    {
      id: 'name',
      header: t('desk.role'),
      cell: ({ id, name }) => (
        <span className={css.name}>
          <Link className={css.link} to={paths.role(id)}>
            <bdi>{roleName(id)}</bdi>
          </Link>
          {name === null ? null : <Badge tone="accent">{t('staffDesk.own-role')}</Badge>}
        </span>
      ),
    },
    { id: 'members', header: t('desk.members'), align: 'end', cell: ({ members }) => formatNumber(members) },
    {
      id: 'permissions',
      header: t('staffDesk.permissions'),
      align: 'end',
      cell: (role) => formatNumber(role.permissions.length),
    },
  ]
  return (
    <div className={css.page}>
      <PageHead
        title={t('staffDesk.roles')}
        lead={t('staffDesk.roles-lead')}
        actions={
          mayManage ? (
            <ButtonLink as={DeskAnchor} href={paths.newRole()}>
              {t('staffDesk.new-role')}
            </ButtonLink>
          ) : null
        }
      />
      {isDeleted ? (
        <Notice tone="success" role="status">
          {t('staffDesk.deleted')}
        </Notice>
      ) : null}
      <DeskTable label={t('staffDesk.roles')} columns={columns} rows={roles} rowKey={({ id }) => id} file="roles" />
      <WhoMay roles={roles} permissions={permissions} />
    </div>
  )
}
