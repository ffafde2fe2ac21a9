import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './tenants.css.ts'

/** The steps between a new tenant and an open shop, which others than the platform administrator do. */
export function RestCard() {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="rest">
      <div className={css.part}>
        <h2 id="rest">{t('tenants.rest')}</h2>
        <ol className={css.rest}>
          <li>{t('tenants.rest-desk')}</li>
          <li>{t('tenants.rest-owner')}</li>
          <li>{t('tenants.rest-shop')}</li>
          <li>{t('tenants.rest-open')}</li>
        </ol>
      </div>
    </Card>
  )
}
