import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Heading } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { artSources, CategoryIcon, PageBody, PageHead } from '../page/index.ts'
import { SearchForm } from '../page/search-form.tsx'
import { HelpContact } from './help-contact.tsx'
import * as css from './help-page.css.ts'
import type { loadHelp } from './server.ts'

type HelpPageProps = Omit<Awaited<ReturnType<typeof loadHelp>>, 'meta'>

/** The help centre: a search, and articles by category. */
export function HelpPage({ keyword, categories }: HelpPageProps) {
  const t = useT()
  return (
    <PageBody>
      <PageHead title={t('help.title')} lead={t('help.lead')} trail={[{ label: t('help.title') }]}>
        <SearchForm
          action={paths.help()}
          name={t('help.search')}
          placeholder={t('help.placeholder')}
          button={t('help.find')}
          keyword={keyword}
        />
        {categories.length > 1 ? (
          <nav aria-label={t('help.categories')} className={css.jumps}>
            {categories.map(({ id, name }) => (
              <a key={id} href={`#category-${id}`} className={css.jump}>
                {name}
              </a>
            ))}
          </nav>
        ) : null}
      </PageHead>
      {categories.length > 0 ? (
        <div className={css.categories} id="faq">
          {categories.map(({ id, name, icon, articles }) => (
            <Card key={id} as="section" id={`category-${id}`} aria-labelledby={`name-${id}`}>
              <div className={css.categoryHead}>
                <span className={css.icon}>
                  <CategoryIcon name={icon} />
                </span>
                <Heading level={2} size="md" id={`name-${id}`}>
                  {name}
                </Heading>
              </div>
              <ul className={css.articles}>
                {articles.map((article) => (
                  <li key={article.id}>
                    <ShopLink
                      to={paths.article(article.id)}
                      className={article.picture ? css.articleWithPicture : css.article}
                    >
                      {article.picture ? (
                        <span className={css.thumbnail}>
                          <Artwork
                            {...artSources(article.picture.url, 'content')}
                            alt={article.picture.alt}
                            sizes="128px"
                            corners="control"
                          />
                        </span>
                      ) : null}
                      <span className={css.articleTitle} dir="auto">
                        {article.title}
                      </span>
                      <span className={css.summary} dir="auto">
                        {article.summary}
                      </span>
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      ) : (
        <EmptyState
          illustration="search"
          title={t('help.nothingTitle', { keyword })}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.help()}>
              {t('help.all')}
            </ButtonLink>
          }
        >
          {t('help.nothingText')}
        </EmptyState>
      )}
      <HelpContact />
    </PageBody>
  )
}
