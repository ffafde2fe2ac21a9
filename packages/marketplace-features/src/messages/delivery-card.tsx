import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { EyeIcon, PackageCheckIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { Text } from '@tradepost/ui-kit/text'
import { useState } from 'react'
import { Secrets } from '../delivery/index.ts'
import { readProblems } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import type { MessagesResult } from './act-on-messages.ts'
import * as css from './messages.css.ts'

/** The delivered details, hidden until the buyer reveals them. */
export function DeliveryCard({ orderId, result }: { orderId: string; result?: MessagesResult | undefined }) {
  const t = useT()
  const fetcher = useFetcher<MessagesResult>()
  const [hidden, setHidden] = useState<unknown>(null)
  const answer = fetcher.data ?? result
  const revealed = answer?.ok && answer.revealed !== hidden ? answer.revealed : null
  const refused = fetcher.data ? readProblems(fetcher.data).summary : []
  return (
    <div className={css.delivery}>
      <Notice tone="success" icon={PackageCheckIcon} title={t('messages.delivered')}>
        {revealed ? null : <Text size={14}>{t('messages.delivered-lead')}</Text>}
      </Notice>
      {refused.map(({ message }) => (
        <Notice key={message} tone="danger" role="alert">
          {message}
        </Notice>
      ))}
      {revealed ? (
        <Secrets revealed={revealed} onHide={() => setHidden(revealed)} />
      ) : (
        <fetcher.Form method="post" action={paths.messages(orderId)} preventScrollReset>
          <input type="hidden" name="order" value={orderId} />
          <Button type="submit" name="intent" value="reveal" icon={EyeIcon} loading={fetcher.state !== 'idle'}>
            {t('orders.reveal')}
          </Button>
        </fetcher.Form>
      )}
    </div>
  )
}
