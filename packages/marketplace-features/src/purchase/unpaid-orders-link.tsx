import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'

/** The way to the orders that can be paid for or cancelled, where they are why an order was refused. */
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
