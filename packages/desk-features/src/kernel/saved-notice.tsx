import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'

/** Says that a form was saved. It stands beside the button, where the person who pressed it looks. */
export function SavedNotice({ result }: { result: unknown }) {
  const t = useT()
  return (result as { ok?: boolean } | undefined)?.ok === true ? (
    <Notice tone="success" role="status">
      {t('desk.saved')}
    </Notice>
  ) : null
}
