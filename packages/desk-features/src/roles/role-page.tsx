import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Icon } from '@tradepost/ui-kit/icon'
import { CheckIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, useMay } from '../kernel/index.ts'
import { permissionsByGroup, usePermissionName, useRoleName } from '../role-words/index.ts'
import { DeleteRole } from './delete-role.tsx'
import { RoleForm } from './role-form.tsx'
import * as css from './roles.css.ts'
import type { RolesPageProps } from './roles-page.tsx'

export interface RolePageProps {
  role: RolesPageProps['roles'][number]
  result?: unknown
}

function Allowed({ permissions }: { permissions: readonly string[] }) {
  const t = useT()
  const permissionName = usePermissionName()
  return (
    <Card as="section" aria-label={t('staffDesk.permissions')}>
      <div className={css.page}>
        {permissionsByGroup(permissions).map(({ group, permissions: names }) => (
          <div key={group} className={css.part}>
            <h2 className={css.subject}>{t('staffDesk.group', { group })}</h2>
            <ul className={css.list}>
              {names.map((name) => (
                <li key={name} className={css.allowed}>
                  <span className={css.mark}>
                    <Icon shape={CheckIcon} size={18} />
                  </span>
                  {permissionName(name)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  )
}

/** A role: what it allows, and for an own role the form that changes it. */
export function RolePage({ role, result }: RolePageProps) {
  const t = useT()
  const mayManage = useMay('staff')('role.manage')
  const roleName = useRoleName([role])
  const isOwn = role.name !== null
  const mayChange = mayManage && isOwn && role.grantable
  const isDelete = readRefusal(result).value('act') === 'delete'
  const { done } = (result ?? {}) as { done?: string }
  return (
    <div className={css.narrow}>
      <PageHead
        title={roleName(role.id)}
        lead={t('staffDesk.members-of', { count: role.members })}
        actions={
          mayManage && role.grantable ? (
            <ButtonLink as={DeskAnchor} href={paths.newRole(role.id)} variant="secondary">
              {t('staffDesk.start-from')}
            </ButtonLink>
          ) : null
        }
      />
      {done === 'changed' ? (
        <Notice tone="success" role="status">
          {t('desk.saved')}
        </Notice>
      ) : null}
      {isDelete ? <Problems refusal={readRefusal(result)} /> : null}
      {role.grantable ? null : <Notice>{t('staffDesk.beyond-yours')}</Notice>}
      {mayManage && !isOwn ? <p className={css.muted}>{t('staffDesk.preset-note')}</p> : null}
      {mayChange ? (
        <RoleForm role={{ name: role.name ?? '', permissions: role.permissions }} result={result} />
      ) : (
        <Allowed permissions={role.permissions} />
      )}
      {mayChange ? <DeleteRole role={role} /> : null}
    </div>
  )
}
