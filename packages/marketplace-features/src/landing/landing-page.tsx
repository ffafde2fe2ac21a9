import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Grid, Stack } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { BrandWall } from '../brand/index.ts'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { artSources, PageBody, Section } from '../page/index.ts'
import { Comments } from './comments.tsx'
import * as css from './landing.css.ts'
import type { loadLanding } from './server.ts'

type LandingPageProps = Omit<Awaited<ReturnType<typeof loadLanding>>, 'meta'>

const steps = ['one', 'two', 'three'] as const

/** Landing page for visitors from advertisements. */
export function LandingPage({ games, comments, event }: LandingPageProps) {
  const t = useT()
  return (
    <PageBody>
      <header className={css.hero}>
        <div className={css.pitch}>
          <Heading level={1} size="3xl">
            {t('landing.title')}
          </Heading>
          <p className={css.lead}>{t('landing.lead')}</p>
          <div className={css.actions}>
            <ButtonLink as={ShopAnchor} href={paths.allGames()} size="lg">
              {t('landing.start')}
            </ButtonLink>
            <ButtonLink as={ShopAnchor} href={paths.signUp()} size="lg" variant="secondary">
              {t('landing.join')}
            </ButtonLink>
          </div>
        </div>
        <div className={css.covers}>
          {games.slice(0, 6).map(({ brandId, coverUrl }) => (
            <div key={brandId} className={css.cover}>
              <Artwork {...artSources(coverUrl, 'cover')} alt="" fill sizes="160px" />
            </div>
          ))}
        </div>
      </header>
      <Section id="how" title={t('landing.how')}>
        <Grid min="20rem">
          {steps.map((step, index) => (
            <Card key={step}>
              <Stack gap={2}>
                <span className={css.step} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading level={3}>{t(`landing.${step}`)}</Heading>
                <Text tone="muted">{t(`landing.${step}Text`)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section id="games" title={t('landing.games')} more={{ to: paths.allGames(), label: t('catalog.allGames') }}>
        <BrandWall brands={games} />
      </Section>
      {comments.length > 0 ? (
        <Section id="words" title={t('landing.words')} more={{ to: paths.reviews(), label: t('catalog.comments') }}>
          <Comments comments={comments} />
        </Section>
      ) : null}
      <Section id="events" title={t('landing.events')}>
        <div className={css.events}>
          {event ? (
            <Card>
              <ShopLink to={paths.event(event.brandAlias)} className={css.event}>
                {event.title}
              </ShopLink>
              <Text tone="muted">{event.lead}</Text>
            </Card>
          ) : null}
          <Card>
            <ShopLink to={paths.event('beta')} className={css.event}>
              {t('beta.title')}
            </ShopLink>
            <Text tone="muted">{t('beta.lead')}</Text>
          </Card>
        </div>
      </Section>
    </PageBody>
  )
}
