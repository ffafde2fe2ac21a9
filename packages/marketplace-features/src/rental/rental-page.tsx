import { complaintWindowMinutes, rentalDays } from '@tradepost/domain/time/windows'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { Gamepad2Icon, KeyRoundIcon, RotateCcwIcon, WalletIcon } from '@tradepost/ui-kit/icons'
import { Grid, Inline, Stack } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { BrandWall } from '../brand/index.ts'
import { GCoinFacts, TopUpButton } from '../gcoin/top-up/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OfferGrid } from '../offer-card/index.ts'
import { PageBody, PageHead, Section } from '../page/index.ts'
import { PurchaseLine } from '../purchase/index.ts'
import type { loadRental } from './load-rental.ts'
import * as css from './rental.css.ts'

export type RentalPageProps = Omit<Awaited<ReturnType<typeof loadRental>>, 'meta'>

const steps = [
  [WalletIcon, 'TopUp'],
  [KeyRoundIcon, 'Rent'],
  [Gamepad2Icon, 'Play'],
  [RotateCcwIcon, 'Return'],
] as const satisfies readonly (readonly [IconShape, string])[]

function HowItWorks() {
  const t = useT()
  const values = { days: rentalDays, minutes: complaintWindowMinutes }
  return (
    <Section id="how" title={t('rental.howTitle')}>
      <Grid as="ol" min="15rem">
        {steps.map(([icon, step]) => (
          <li key={step}>
            <Card>
              <Stack gap={2}>
                <Text as="span" tone="accent">
                  <Icon shape={icon} size={32} />
                </Text>
                <Heading level={3}>{t(`rental.how${step}`)}</Heading>
                <Text tone="muted" size={14}>
                  {t(`rental.how${step}Text`, values)}
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

function OwnRentals({ rentals }: Pick<RentalPageProps, 'rentals'>) {
  const t = useT()
  const { instant } = useFormat()
  if (rentals.length === 0) return null
  return (
    <Section id="yours" title={t('rental.yours')}>
      <Grid min="18rem">
        {rentals.map((rental) => (
          <Card key={rental.orderId}>
            <PurchaseLine small title={rental.title} to={paths.order(rental.orderId)} coverUrl={rental.coverUrl}>
              <Text as="span" size={14} tone="muted">
                <time dateTime={rental.endsAt}>{t('rental.yoursUntil', { date: instant(rental.endsAt) })}</time>
              </Text>
            </PurchaseLine>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

/** The rental home: how renting works, and what is for rent. */
export function RentalPage({ offers, category, rentals }: RentalPageProps) {
  const t = useT()
  return (
    <PageBody>
      <PageHead
        title={t('rental.title')}
        lead={t('rental.lead', { days: rentalDays })}
        trail={[{ label: t('catalog.iconRental') }]}
      >
        <Inline gap={3}>
          <Badge tone="accent">{t('catalog.rentalFrom')}</Badge>
        </Inline>
        <div className={css.actions}>
          <ButtonLink href="#offers" size="lg" icon={KeyRoundIcon}>
            {t('rental.offers')}
          </ButtonLink>
          <TopUpButton size="lg" variant="secondary" />
        </div>
      </PageHead>
      <OwnRentals rentals={rentals} />
      <Section
        id="offers"
        title={t('rental.offers')}
        {...(category && { more: { to: paths.category(category.categoryId), label: t('offer.seeAll') } })}
      >
        {offers.length > 0 ? (
          <OfferGrid offers={offers} />
        ) : (
          <EmptyState
            illustration="search"
            title={t('rental.empty')}
            actions={
              <ButtonLink as={ShopAnchor} href={paths.allGames()}>
                {t('rental.browse')}
              </ButtonLink>
            }
          >
            <p>{t('rental.emptyText')}</p>
          </EmptyState>
        )}
      </Section>
      <HowItWorks />
      <Section id="gcoin" title={t('rental.factsTitle')}>
        <GCoinFacts />
      </Section>
      {category && category.brands.length > 0 ? (
        <Section id="games" title={t('rental.games')}>
          <BrandWall brands={category.brands} categoryAlias={category.categoryAlias} />
        </Section>
      ) : null}
    </PageBody>
  )
}
