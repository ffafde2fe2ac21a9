import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentFrame } from '../content/index.ts'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { NoticeForm } from './notice-form.tsx'
import type { NoticeTexts } from './notice-words.tsx'

const emptyNotice = { type: 'site' as const, pictureUrl: null, texts: {} as NoticeTexts, outdated: [] }

export interface NoticePageProps {
  /** Null for a new notice. */
  notice: CallData<typeof calls.content.contentDetail> | null
  languages: readonly string[]
  result?: unknown
}

/** One notice: its words, its publication and its history. */
export function NoticePage({ notice, languages, result }: NoticePageProps) {
  const t = useT()
  const content = notice?.content.kind === 'notice' ? notice.content : emptyNotice
  const hrefOf = (version?: number) => paths.notice(notice?.item ?? 'new', version)
  const title = Object.values(content.texts)[0]?.title
  return (
    <ContentFrame
      title={notice ? (content.texts[languages[0] ?? 'en']?.title ?? title ?? notice.item) : t('content.new-notice')}
      actions={
        <ButtonLink as={DeskAnchor} href={paths.notices()} variant="secondary" size="sm">
          {t('content.notices')}
        </ButtonLink>
      }
      content={notice}
      mayEnd
      {...{ hrefOf, result }}
    >
      {({ key, ...facts }) => (
        <NoticeForm
          key={key}
          type={content.type}
          pictureUrl={content.pictureUrl}
          texts={content.texts}
          outdated={content.outdated}
          languages={languages}
          {...facts}
        />
      )}
    </ContentFrame>
  )
}
