import { listStyle, listStyleOf } from '@tradepost/contract/constants'
import { isRental, isSharing, standardType } from '@tradepost/domain/offer/offer-kinds'
import { rentalDays } from '@tradepost/domain/time/windows'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { useShortCount } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { type ListLook, OfferListing } from '../listing/index.ts'
import { ArticleHtml, PageBody, PageHead } from '../page/index.ts'
import { RecommendedSellers } from '../seller/index.ts'
import type { loadBrandCategory } from './server.ts'

type Loaded = Awaited<ReturnType<typeof loadBrandCategory>>
type BrandCategoryPageProps = Pick<Loaded, 'entry' | 'parents' | 'listing' | 'sellers'>
type Entry = BrandCategoryPageProps['entry']

/** The layout of a category by its standard type. For mixed categories the site chooses a list or radio buttons. */
export function listLookOf({ standardType: type, frontendSiteTemplateSetting }: Entry): ListLook {
  if (type === standardType.stand) return 'coins'
  if (type === standardType.boosting) return 'plain'
  if (type === standardType.mixStand)
    return listStyleOf(type, frontendSiteTemplateSetting.template) === listStyle.radio ? 'choice' : 'rows'
  return 'cards'
}

/** The offers of one category of one brand. */
export function BrandCategoryPage({ entry, parents, listing, sellers }: BrandCategoryPageProps) {
  const t = useT()
  const short = useShortCount()
  const names = { brand: entry.brandName, category: entry.categoryName }
  const title = t('catalog.brandCategoryTitle', names)
  const trail = [
    { label: entry.brandName, href: paths.brand(entry.brandAlias) },
    ...parents,
    { label: entry.categoryName },
  ]
  return (
    <PageBody>
      <PageHead title={title} trail={trail} lead={t('catalog.brandCategoryText', names)} quietLead>
        {entry.tabs && entry.tabs.length > 1 ? (
          <TabLinks
            label={t('catalog.categoriesOf', { brand: entry.brandName })}
            as={ShopAnchor}
            items={entry.tabs.map((tab) => {
              const { children: count, title: countTitle } = short(tab.offerCount)
              return {
                ...{ count, countTitle },
                href: paths.brandCategory(entry.brandAlias, tab.categoryAlias),
                label: tab.categoryName,
                current: tab.categoryId === entry.categoryId,
              }
            })}
          />
        ) : null}
        <KindNote entry={entry} />
      </PageHead>
      <OfferListing
        listing={listing}
        look={listLookOf(entry)}
        label={title}
        emptyActions={
          <ButtonLink as={ShopAnchor} href={paths.brand(entry.brandAlias)}>
            {t('catalog.otherOffersOf', { brand: entry.brandName })}
          </ButtonLink>
        }
      />
      <RecommendedSellers sellers={sellers} />
      {entry.article ? (
        <section aria-label={entry.article.title}>
          <ArticleHtml html={entry.article.html} title={entry.article.title} />
        </section>
      ) : null}
    </PageBody>
  )
}

/** A note about how offers of this category differ. */
function KindNote({ entry }: { entry: Entry }) {
  const t = useT()
  if (isRental(entry))
    return (
      <Notice
        tone="accent"
        title={t('catalog.rentalFrom')}
        actions={
          <ButtonLink as={ShopAnchor} href={paths.rental()} size="sm">
            {t('catalog.rentalHow')}
          </ButtonLink>
        }
      >
        {t('catalog.rentalNote', { days: rentalDays })}
      </Notice>
    )
  if (isSharing(entry))
    return (
      <Notice
        tone="accent"
        title={t('catalog.sharingTitle')}
        actions={
          <ButtonLink as={ShopAnchor} href={paths.community()} size="sm">
            {t('catalog.sharingCall')}
          </ButtonLink>
        }
      >
        {t('catalog.sharingText')}
      </Notice>
    )
  if (entry.standardType === standardType.boosting)
    return (
      <Notice tone="accent" title={t('catalog.boostingTitle')}>
        {t('catalog.boostingNote')}
      </Notice>
    )
  return null
}
