import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type ContentFilter, ContentList, contentCss as css } from '../content/index.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'

export interface SharedGamesPageProps {
  filter: ContentFilter
  page: CallData<typeof calls.content.contentPage>
}

/** Every game of the pass, also those that it has no longer or not yet. */
export function SharedGamesPage({ filter, page }: SharedGamesPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('content.edit')
  return (
    <div className={css.page}>
      <PageHead
        title={t('sharedGames.title')}
        lead={t('sharedGames.lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.sharedGame('new')} size="sm">
              {t('sharedGames.new')}
            </ButtonLink>
          ) : null
        }
      />
      <ContentList
        file="shared-games"
        label={t('sharedGames.title')}
        filter={filter}
        page={page}
        hrefOf={paths.sharedGames}
        itemHref={(id) => paths.sharedGame(id)}
      />
    </div>
  )
}
