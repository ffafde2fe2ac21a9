import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'

/** Link to unpaid orders, if they are the reason why an order was refused. */
export function UnpaidOrdersLink({ codes }: { codes: readonly string[] }) {
  const t = useT()
  if (!codes.includes('too_much_unpaid')) return null
  return (
    <div>
      <ButtonLink as={ShopAnchor} href={paths.orders('to-pay')} variant="secondary">
        {t('checkout.toUnpaid')}
      </ButtonLink>
    </div>
  )
}
