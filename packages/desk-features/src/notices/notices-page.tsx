import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type ContentFilter, ContentList, contentCss as css } from '../content/index.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'

export interface NoticesPageProps {
  filter: ContentFilter
  page: CallData<typeof calls.content.contentPage>
}

/** Every notice of the shop. */
export function NoticesPage({ filter, page }: NoticesPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('content.edit')
  return (
    <div className={css.page}>
      <PageHead
        title={t('content.notices')}
        lead={t('content.notices-lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.notice('new')} size="sm">
              {t('content.new-notice')}
            </ButtonLink>
          ) : null
        }
      />
      <ContentList
        file="notices"
        label={t('content.notices')}
        filter={filter}
        page={page}
        hrefOf={paths.notices}
        itemHref={(item) => paths.notice(item)}
      />
    </div>
  )
}
