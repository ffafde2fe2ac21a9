import { staffPresets } from '@tradepost/domain/permission/roles'
import { useT } from '@tradepost/i18n/react'
import { wordsOfPermission } from './permission-groups.ts'

/** A role as far as a page needs it to name it. */
export interface NamedRole {
  id: string
  /** Null for a preset role. */
  name: string | null
}

/** Returns the name of a role: a preset's in the reader's language, an own one's as it was typed. */
export function useRoleName(roles: readonly NamedRole[] = []): (id: string) => string {
  const t = useT()
  return (id) =>
    (Object.hasOwn(staffPresets, id) ? null : roles.find((role) => role.id === id)?.name) ??
    t('staffDesk.role-preset', { role: id })
}

/** Returns what a permission allows, in words. */
export function usePermissionName(): (permission: string) => string {
  const t = useT()
  return (permission) => {
    const id = wordsOfPermission(permission)
    return id ? t(id) : permission
  }
}
