import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { artSources, PageBody, PageHead, Section, Shelf } from '../offer-parts/index.ts'
import { paths } from '../paths/index.ts'
import * as css from './landing.css.ts'
import type { loadEvent } from './server.ts'

type EventPageProps = Omit<Awaited<ReturnType<typeof loadEvent>>, 'meta'>

/** A week about one game: the best of everything there is for it. */
export function EventPage({ brand, groups }: EventPageProps) {
  const t = useT()
  const title = t('around.eventTitle', { brand: brand.brandName })
  return (
    <PageBody>
      <div className={css.art}>
        <Artwork
          {...artSources(brand.coverWideUrl, 'wide')}
          alt=""
          fill
          sizes="(min-width: 1280px) 1200px, 100vw"
          priority
        />
      </div>
      <PageHead
        title={title}
        lead={t('around.eventLead', { brand: brand.brandName })}
        trail={[{ label: brand.brandName, href: paths.brand(brand.brandAlias) }, { label: title }]}
      />
      {groups.map(({ category, offers }) => (
        <Section
          key={category.categoryId}
          id={category.categoryAlias}
          title={t('around.eventOf', { brand: brand.brandName, category: category.categoryName })}
          more={{
            to: paths.brandCategory(brand.brandAlias, category.categoryAlias),
            label: t('around.eventAll', { category: category.categoryName }),
          }}
        >
          <Shelf offers={offers} />
        </Section>
      ))}
      {groups.length === 0 ? <EmptyState illustration="search" title={t('around.eventNothing')} /> : null}
    </PageBody>
  )
}
