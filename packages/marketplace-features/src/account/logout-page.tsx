import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './account-frame.css.ts'
import { AccountFrame } from './account-frame.tsx'

/** Page that asks for confirmation before logging out, for users who follow a link. */
export function LogoutPage() {
  const t = useT()
  return (
    <AccountFrame title={t('account.logoutTitle')} lead={t('account.logoutLead')}>
      <Form method="post" className={css.actions}>
        <Button type="submit" size="lg" loading={useBusy()}>
          {t('account.logOut')}
        </Button>
        <ButtonLink as={ShopAnchor} href={paths.orders()} variant="quiet" size="lg">
          {t('account.stay')}
        </ButtonLink>
      </Form>
    </AccountFrame>
  )
}
