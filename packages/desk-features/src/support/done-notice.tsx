import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { Problems, readRefusal } from '../kernel/index.ts'

/** Says what was done, or why a mail was not sent again. */
export function DoneNotice({ result }: { result: unknown }) {
  const t = useT()
  const { ok, done } = (result ?? {}) as { ok?: boolean; done?: 'ban' | 'unban' | 'resend' }
  const refusal = readRefusal(result)
  if (ok && done)
    return (
      <Notice tone="success" role="status">
        {t('customerBan.done', { done })}
      </Notice>
    )
  return refusal.value('mail') ? <Problems refusal={refusal} /> : null
}
