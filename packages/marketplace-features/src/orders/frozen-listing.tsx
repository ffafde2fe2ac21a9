import type { OrderDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { Text } from '@tradepost/ui-kit/text'
import * as css from './orders.css.ts'

/** The offer as it was when it was bought. Collapsed, because it is needed only as evidence. */
export function FrozenListing({ listing }: Pick<OrderDetail, 'listing'>) {
  const t = useT()
  if (!listing) return null
  const facts = [
    ...listing.attributes.map(({ name, value }) => ({ term: name, value })),
    ...listing.assets.map(({ name, value }) => ({ term: name, value })),
  ]
  const content = (
    <div className={css.check}>
      <Text size={14} tone="muted">
        {t('afterSales.listingLead')}
      </Text>
      <RichText text={listing.description} headingLevel={4} />
      {facts.length > 0 ? <DescriptionList items={facts} /> : null}
    </div>
  )
  return (
    <Card padding="none">
      <div className={css.folded}>
        <Accordion items={[{ id: 'listing', title: t('afterSales.listing'), content }]} />
      </div>
    </Card>
  )
}
