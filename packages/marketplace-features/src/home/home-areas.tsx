import type { AreaComments, AreaContent, AreaHeader, AreaText } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { Rating } from '@tradepost/ui-kit/rating'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useCount } from '../kernel/index.ts'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { artSources, CategoryIcon, Section } from '../page/index.ts'
import * as css from './home.css.ts'
import type { ShownCategory, ShownPair } from './shown-areas.ts'

/** Area 6: links below the header. */
export function HeaderLinks({ area }: { area: AreaHeader }) {
  const t = useT()
  return (
    <nav aria-label={t('catalog.quickLinks')} className={css.quick}>
      {area.links.map(({ title, href }) => (
        <ShopLink key={href} to={href} className={css.quickLink}>
          {title}
        </ShopLink>
      ))}
    </nav>
  )
}

/** Area 12: popular brand categories. */
export function BrandCategories({ area }: { area: { entries: readonly ShownPair[] } }) {
  const t = useT()
  return (
    <Section id="hot-categories-of-games" title={t('catalog.hotNow')}>
      <ul className={css.pairs}>
        {area.entries.map(({ brand, category }) => (
          <li key={`${brand.brandId}-${category.categoryId}`}>
            <ShopLink to={paths.brandCategory(brand.brandAlias, category.categoryAlias)} className={css.pair}>
              <Artwork {...artSources(brand.coverUrl, 'cover')} alt="" fill frameClass={css.pairArt} sizes="72px" />
              <span className={css.pairWords}>
                <span className={css.pairName}>{brand.brandName}</span>
                <span className={css.pairKind}>
                  <CategoryIcon name={category.icon} size={16} />
                  {category.categoryName}
                </span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Area 9: categories with their number of offers. */
export function HotCategories({ area }: { area: { categories: readonly ShownCategory[] } }) {
  const t = useT()
  const count = useCount()
  return (
    <Section id="hot-categories" title={t('catalog.hotCategories')}>
      <ul className={css.categories}>
        {area.categories.map((category) => (
          <li key={category.categoryId}>
            <ShopLink to={paths.category(category.categoryId)} className={css.category}>
              <span className={css.pairName}>{category.categoryName}</span>
              <span className={css.small}>{count('catalog.offers', category.offerCount)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Area 10: recent reviews of buyers. */
export function Comments({ area }: { area: AreaComments }) {
  const t = useT()
  const count = useCount()
  const format = useFormat()
  return (
    <Section id="comments" title={t('catalog.comments')}>
      <ul className={css.comments}>
        {area.comments.map((comment) => (
          <Card key={`${comment.author}${comment.createdAt}`} as="li">
            <figure className={css.comment}>
              <Rating value={comment.score} size="sm" label={count('catalog.commentScore', comment.score)} />
              <blockquote dir="auto" className={css.quote}>
                {comment.text}
              </blockquote>
              <figcaption className={css.small}>
                <bdi>{comment.author}</bdi> · <span dir="auto">{comment.offerTitle}</span> ·{' '}
                <time dateTime={comment.createdAt}>{format.instant(comment.createdAt, 'date')}</time>
              </figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

/** Area 4: articles to read before the first order. */
export function Content({ area }: { area: AreaContent }) {
  const t = useT()
  return (
    <Section
      id="good-to-know"
      title={t('catalog.goodToKnow')}
      more={{ to: paths.help(), label: t('catalog.iconHelp') }}
    >
      <ul className={css.articles}>
        {area.articles.map(({ id, title, summary }) => (
          <li key={id}>
            <ShopLink to={paths.article(id)} className={css.article}>
              <span className={css.pairName}>{title}</span>
              <span className={css.small}>{summary}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
      {area.footerArticles?.length ? (
        <p className={css.chips}>
          {area.footerArticles.map(({ id, title }) => (
            <ChipLink key={id} as={ShopAnchor} href={paths.article(id)}>
              {title}
            </ChipLink>
          ))}
        </p>
      ) : null}
    </Section>
  )
}

/** Areas 3 and 13: the tenant's texts about itself. */
export function HomeText({ area }: { area: AreaText }) {
  return (
    <div className={css.texts}>
      {area.blocks.map(({ title, text, icon }) => (
        <section key={title} className={css.text}>
          <span className={css.categoryIcon}>
            <CategoryIcon name={icon} size={24} />
          </span>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </section>
      ))}
    </div>
  )
}
