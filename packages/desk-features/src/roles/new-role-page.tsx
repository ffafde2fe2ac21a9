import { useT } from '@tradepost/i18n/react'
import { PageHead } from '../kernel/index.ts'
import { RoleForm } from './role-form.tsx'
import * as css from './roles.css.ts'

/** The form that makes a role, beginning with given permissions. */
export function NewRolePage({ permissions, result }: { permissions: readonly string[]; result?: unknown }) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('staffDesk.new-role')} lead={t('staffDesk.roles-lead')} />
      <RoleForm role={{ name: '', permissions }} isNew result={result} />
    </div>
  )
}
