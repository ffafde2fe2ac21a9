import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { ArticleHtml, artSources, PageBody, PageHead } from '../page/index.ts'
import { HelpContact } from './help-contact.tsx'
import * as css from './help-page.css.ts'
import type { loadArticle } from './server.ts'

type ArticlePageProps = Omit<Awaited<ReturnType<typeof loadArticle>>, 'meta'>

/** One help article with its headings and related articles. */
export function ArticlePage({ article, neighbours }: ArticlePageProps) {
  const t = useT()
  const format = useFormat()
  return (
    <PageBody>
      <PageHead
        title={article.title}
        lead={t('help.updated', { date: format.instant(article.updatedAt, 'date') })}
        trail={[
          { label: t('help.title'), href: paths.help() },
          { label: article.categoryName, href: paths.help(`category-${article.categoryId}`) },
          { label: article.title },
        ]}
      />
      <div className={css.layout}>
        <article>
          {article.picture ? (
            <div className={css.picture}>
              <Artwork
                {...artSources(article.picture.url, 'content')}
                alt={article.picture.alt}
                sizes="(min-width: 1280px) 864px, (min-width: 1024px) calc(100vw - 27rem), 100vw"
                corners="card"
                priority
              />
            </div>
          ) : null}
          <ArticleHtml html={article.html} />
          <HelpContact />
        </article>
        <div className={css.aside}>
          {article.anchors.length > 1 ? (
            <nav aria-label={t('help.onThisPage')}>
              <p className={css.asideTitle}>{t('help.onThisPage')}</p>
              <ul className={css.asideList}>
                {article.anchors.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={css.asideLink}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {neighbours.length > 0 ? (
            <nav aria-label={t('help.more')}>
              <p className={css.asideTitle}>{t('help.more')}</p>
              <ul className={css.asideList}>
                {neighbours.map(({ id, title }) => (
                  <li key={id}>
                    <ShopLink to={paths.article(id)} className={css.asideLink}>
                      {title}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div>
            <ButtonLink as={ShopAnchor} href={paths.help()} variant="secondary" size="sm">
              {t('help.all')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageBody>
  )
}
