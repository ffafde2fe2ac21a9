import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'

/** Says what was just done with some content. */
export function DoneNotice({ result }: { result: unknown }) {
  const t = useT()
  const { done } = (result ?? {}) as { done?: string }
  return done ? (
    <Notice tone="success" role="status">
      {t('content.done', { done })}
    </Notice>
  ) : null
}
