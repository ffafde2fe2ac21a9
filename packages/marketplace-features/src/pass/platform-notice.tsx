import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { useShop } from '../context/index.ts'
import type { Platform } from './platform.ts'

/** What stands between this visitor and playing: a Mac, or a client that is not out yet. */
export function PlatformNotice({ platform }: { platform?: Platform }) {
  const t = useT()
  const { tenant } = useShop()
  return (
    <>
      {platform === 'mac' ? (
        <Notice tone="warning" title={t('pass.onMac')}>
          {t('pass.onMacText')}
        </Notice>
      ) : null}
      {tenant.clientDownloadUrl ? null : (
        <Notice tone="info" title={t('pass.noClientYet')}>
          {t('pass.noClientYetText')}
        </Notice>
      )}
    </>
  )
}
