import { useLocation } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Stack } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useShop } from '../kernel/index.ts'
import { PageBody, PageHead } from '../page/index.ts'
import * as css from './consent.css.ts'
import type { loadCookies } from './server.ts'

type CookiesPageProps = Omit<Awaited<ReturnType<typeof loadCookies>>, 'meta'>

/** Lists the stored data and lets the visitor consent or refuse. A plain form that works without JavaScript. */
export function CookiesPage({ choice }: CookiesPageProps) {
  const t = useT()
  const { locale } = useShop()
  const { pathname } = useLocation()
  return (
    <PageBody>
      <PageHead
        title={t('consent.cookiesTitle')}
        lead={t('consent.cookiesLead')}
        trail={[{ label: t('consent.cookiesTitle') }]}
      />
      <div className={css.kinds}>
        <Card>
          <Stack gap={2}>
            <Heading level={2} size="md">
              {t('consent.cookiesNeeded')}
            </Heading>
            <Text>{t('consent.cookiesNeededText')}</Text>
          </Stack>
        </Card>
        <Card>
          <Stack gap={2}>
            <Heading level={2} size="md">
              {t('consent.cookiesMore')}
            </Heading>
            <Text>{t('consent.cookiesMoreText')}</Text>
          </Stack>
        </Card>
      </div>
      <div role="status">
        <Text>{t('consent.cookiesNow', { choice })}</Text>
      </div>
      <form method="post" action="/consent" className={css.choice}>
        <input type="hidden" name="from" value={pathname} />
        <input type="hidden" name="locale" value={locale} />
        <Button variant="secondary" name="consent" value="essential">
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" name="consent" value="all">
          {t('consent.accept')}
        </Button>
      </form>
    </PageBody>
  )
}
