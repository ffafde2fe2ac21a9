import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { LonePage } from '../frame/index.ts'
import { paths, useDesk } from '../kernel/index.ts'

/** For an account that does not belong to the staff. */
export function NoStaffPage() {
  const t = useT()
  const { shop, userName } = useDesk()
  return (
    <LonePage title={t('desk.no-staff-title')} lead={t('desk.no-staff', { name: userName, shop: shop.name })}>
      <form method="post" action={paths.signOut('staff')}>
        <Button fullWidth>{t('desk.other-account')}</Button>
      </form>
    </LonePage>
  )
}
