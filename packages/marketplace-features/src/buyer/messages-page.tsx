import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { paths, ShopAnchor } from '../paths/index.ts'
import { BuyerPage } from './buyer-page.tsx'

/** There are no conversations yet, so the page says so and leads to the orders. */
export function MessagesPage() {
  const t = useT()
  return (
    <BuyerPage title={t('account.messages')}>
      <EmptyState
        illustration="messages"
        title={t('account.messagesEmptyTitle')}
        actions={
          <ButtonLink as={ShopAnchor} href={paths.orders()}>
            {t('account.toOrders')}
          </ButtonLink>
        }
      >
        <p>{t('account.messagesEmpty')}</p>
      </EmptyState>
    </BuyerPage>
  )
}
