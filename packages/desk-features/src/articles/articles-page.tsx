import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type ContentFilter, ContentList, contentCss as css } from '../content/index.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'

export interface ArticlesPageProps {
  filter: ContentFilter
  page: CallData<typeof calls.content.contentPage>
}

/** Every article of the help centre. */
export function ArticlesPage({ filter, page }: ArticlesPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('content.edit')
  return (
    <div className={css.page}>
      <PageHead
        title={t('content.articles')}
        lead={t('content.articles-lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.article('new')} size="sm">
              {t('content.new-article')}
            </ButtonLink>
          ) : null
        }
      />
      <ContentList
        file="articles"
        label={t('content.articles')}
        filter={filter}
        page={page}
        hrefOf={paths.articles}
        itemHref={(item) => paths.article(item)}
      />
    </div>
  )
}
