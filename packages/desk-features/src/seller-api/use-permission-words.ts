import { useT } from '@tradepost/i18n/react'

/** Returns what a permission allows a key, in words. */
export function usePermissionWords(): (permission: string) => string {
  const t = useT()
  return (permission) => t('sellerApi.permission', { permission: permission.replace('.', '_') })
}
