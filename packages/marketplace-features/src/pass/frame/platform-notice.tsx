import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { useShop } from '../../kernel/index.ts'
import type { Platform } from './platform.ts'

interface PlatformNoticeProps {
  platform?: Platform
  /** False on pages that sell the pass while it is not on sale. */
  onSale?: boolean
}

/** Tells visitors why they cannot play: they use a Mac, or the client is not published yet. */
export function PlatformNotice({ platform, onSale }: PlatformNoticeProps) {
  const t = useT()
  const { tenant } = useShop()
  const isOut = tenant.clientDownloadUrl !== null && onSale !== false
  return (
    <>
      {platform === 'mac' ? (
        <Notice tone="warning" title={t('pass.onMac')}>
          {t(isOut ? 'pass.onMacText' : 'pass.windowsOnly')}
        </Notice>
      ) : null}
      {isOut ? null : (
        <Notice tone="info" title={t(onSale === undefined ? 'pass.noClientYet' : 'pass.notOnSale')}>
          {t(onSale === undefined ? 'pass.noClientYetText' : 'pass.notOnSaleText')}
        </Notice>
      )}
    </>
  )
}
