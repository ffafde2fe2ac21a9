import { timeUnit as units } from '@tradepost/contract/constants'
import { passDays } from '@tradepost/domain/time/windows'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { CalendarClockIcon, DownloadIcon, Gamepad2Icon, UsersIcon } from '@tradepost/ui-kit/icons'
import { Grid, Stack } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { BrandWall } from '../brand/index.ts'
import { useSpan } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OfferGrid } from '../offer-card/index.ts'
import { PageBody, PageHead, Section, Unloaded } from '../page/index.ts'
import type { loadSharing } from './server.ts'

type SharingPageProps = Omit<Awaited<ReturnType<typeof loadSharing>>, 'meta'> & {
  /** `category` shows offers first, `community` the explanation. */
  variant: 'category' | 'community'
}

const steps: [IconShape, 'Choose' | 'Install' | 'Play' | 'Invite'][] = [
  [Gamepad2Icon, 'Choose'],
  [DownloadIcon, 'Install'],
  [CalendarClockIcon, 'Play'],
  [UsersIcon, 'Invite'],
]

const unitOf = (code: number) => (code === units.day ? 'day' : code === units.hour ? 'hour' : 'minute')

/** Shared-game access: its offers and how it works. */
export function SharingPage({ category, offers, periods, variant }: SharingPageProps) {
  const t = useT()
  const span = useSpan()
  const community = variant === 'community'
  const shelf =
    offers === null || offers.length > 0 ? (
      <Section id="offers" title={t('catalog.hotOffersOf', { category: category.categoryName })}>
        {offers ? <OfferGrid offers={offers} /> : <Unloaded />}
      </Section>
    ) : null
  return (
    <PageBody>
      <PageHead
        title={t(community ? 'catalog.communityTitle' : 'catalog.sharingTitle')}
        lead={t(community ? 'catalog.communityText' : 'catalog.sharingText')}
        trail={[{ label: t('catalog.sharingTitle') }]}
      >
        <div>
          {community ? (
            <ButtonLink href="#games" size="lg">
              {t('catalog.sharingChoose')}
            </ButtonLink>
          ) : (
            <ButtonLink as={ShopAnchor} href={paths.pass()} size="lg">
              {t('catalog.sharingCall')}
            </ButtonLink>
          )}
        </div>
      </PageHead>
      {community ? null : shelf}
      <Section id="how" title={t('catalog.sharingHow')}>
        <Grid min="16rem">
          {steps.map(([icon, step]) => (
            <Card key={step}>
              <Stack gap={2}>
                <Text as="span" tone="accent">
                  <Icon shape={icon} size={32} />
                </Text>
                <Heading level={3}>{t(`catalog.sharing${step}`, { days: passDays })}</Heading>
                <Text tone="muted" size={14}>
                  {t(`catalog.sharing${step}Text`, { days: passDays })}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        {periods.length > 0 ? (
          <Text>
            {t('catalog.sharingPeriods', {
              periods: periods
                .map(({ timeUnit, amount }) => span({ unit: unitOf(timeUnit), count: amount }))
                .join(' · '),
            })}
          </Text>
        ) : null}
      </Section>
      {category.brands.length > 0 ? (
        <Section
          id="games"
          title={t('catalog.gamesWith', { category: category.categoryName })}
          more={{ to: paths.allGames(), label: t('catalog.allGames') }}
        >
          <BrandWall brands={category.brands} categoryAlias={category.categoryAlias} />
        </Section>
      ) : null}
      {community ? shelf : null}
    </PageBody>
  )
}
