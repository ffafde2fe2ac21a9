import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'

/** Says above a page that it shows a version that shoppers may not see. */
export function PreviewNotice({ version }: { version: number }) {
  const t = useT()
  return (
    <Notice tone="warning" title={t('help.preview', { n: String(version) })}>
      {t('help.previewText')}
    </Notice>
  )
}
