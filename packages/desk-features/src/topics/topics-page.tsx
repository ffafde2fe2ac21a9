import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type ContentFilter, ContentList, contentCss as css } from '../content/index.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'

export interface TopicsPageProps {
  filter: ContentFilter
  page: CallData<typeof calls.content.contentPage>
}

/** Every topic of the help centre. */
export function TopicsPage({ filter, page }: TopicsPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('content.edit')
  return (
    <div className={css.page}>
      <PageHead
        title={t('content.topics')}
        lead={t('content.topics-lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.topic('new')} size="sm">
              {t('content.new-topic')}
            </ButtonLink>
          ) : null
        }
      />
      <ContentList
        file="topics"
        label={t('content.topics')}
        filter={filter}
        page={page}
        hrefOf={paths.topics}
        itemHref={(item) => paths.topic(item)}
      />
    </div>
  )
}
