import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Grid } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useShop } from '../context/index.ts'
import { PageBody, PageHead } from '../offer-parts/index.ts'
import { paths, ShopAnchor } from '../paths/index.ts'
import * as css from './landing.css.ts'

const parts = ['What', 'Get', 'Who'] as const

/** Asks for people who test what is new. */
export function BetaPage() {
  const t = useT()
  const { signedIn } = useShop()
  return (
    <PageBody>
      <PageHead title={t('around.betaTitle')} lead={t('around.betaLead')} trail={[{ label: t('around.betaTitle') }]} />
      <Grid min="16rem">
        {parts.map((part) => (
          <Card key={part}>
            <Heading level={2} size="md">
              {t(`around.beta${part}`)}
            </Heading>
            <Text tone="muted">{t(`around.beta${part}Text`)}</Text>
          </Card>
        ))}
      </Grid>
      <div className={css.actions}>
        <ButtonLink as={ShopAnchor} href={signedIn ? paths.messages() : paths.login(paths.messages())} size="lg">
          {t('around.betaJoin')}
        </ButtonLink>
      </div>
      <Text tone="muted">{t('around.betaHow')}</Text>
    </PageBody>
  )
}
