import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { LonePage } from '../frame/index.ts'
import { paths, useDesk } from '../kernel/index.ts'

/** For an account that belongs to no seller. */
export function NoSellerPage() {
  const t = useT()
  const { shop, userName } = useDesk()
  return (
    <LonePage title={t('desk.no-seller-title')} lead={t('desk.no-seller', { name: userName, shop: shop.name })}>
      <ButtonLink href={paths.apply()} fullWidth>
        {t('application.start')}
      </ButtonLink>
      <form method="post" action={paths.signOut()}>
        <Button variant="secondary" fullWidth>
          {t('desk.other-account')}
        </Button>
      </form>
      <ButtonLink href={shop.origin} variant="secondary" fullWidth>
        {t('desk.to-shop')}
      </ButtonLink>
    </LonePage>
  )
}
