import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useShop } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import * as css from './error-page.css.ts'
import { linkAs } from './link-as.tsx'

/** The page of a shop that is not open to shoppers. */
export function ClosedPage() {
  const t = useT()
  const { tenant, signedIn } = useShop()
  return (
    <section className={css.page} data-route-name="closed">
      <Text tone="muted">{tenant.displayName}</Text>
      <Heading level={1}>{t('shell.closed')}</Heading>
      <Text>{t('shell.closed-lead')}</Text>
      {signedIn ? null : (
        <>
          <Text tone="muted">{t('shell.closed-team')}</Text>
          <ButtonLink as={linkAs} href={paths.login()} variant="secondary">
            {t('shell.logIn')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
