import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentHistory, contentCss as css, DoneNotice, EarlierVersion, PublishCard } from '../content/index.ts'
import { DeskAnchor, PageHead, paths, readRefusal, useFormKey } from '../kernel/index.ts'
import { NoticeForm } from './notice-form.tsx'
import type { NoticeTexts } from './notice-words.tsx'

const emptyNotice = { type: 'site' as const, texts: {} as NoticeTexts }

export interface NoticePageProps {
  /** Null for a new notice. */
  notice: CallData<typeof calls.content.contentDetail> | null
  languages: readonly string[]
  result?: unknown
}

/** One notice: its words, its publication and its history. */
export function NoticePage({ notice, languages, result }: NoticePageProps) {
  const t = useT()
  const { done } = (result ?? {}) as { done?: string }
  const key = useFormKey(result, done !== undefined)
  const refusal = readRefusal(result)
  const none = readRefusal(undefined)
  const isPublishing = ['publish', 'withdraw', 'restore'].includes(refusal.value('act') ?? '')
  const content = notice?.content.kind === 'notice' ? notice.content : emptyNotice
  const hrefOf = (version?: number) => paths.notice(notice?.item ?? 'new', version)
  const title = Object.values(content.texts)[0]?.title
  return (
    <div className={css.page}>
      <PageHead
        title={notice ? (content.texts[languages[0] ?? 'en']?.title ?? title ?? notice.item) : t('content.new-notice')}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.notices()} variant="secondary" size="sm">
            {t('content.notices')}
          </ButtonLink>
        }
      />
      <DoneNotice result={result} />
      {notice ? <EarlierVersion content={notice} hrefOf={hrefOf} /> : null}
      <div className={notice ? css.columns : css.part}>
        <NoticeForm
          key={`${key} ${notice?.ofVersion ?? 0}`}
          version={notice?.version ?? 0}
          isNewest={notice?.ofVersion === notice?.version}
          type={content.type}
          texts={content.texts}
          languages={languages}
          refusal={isPublishing ? none : refusal}
        />
        {notice ? (
          <PublishCard key={`publish ${key}`} content={notice} mayEnd refusal={isPublishing ? refusal : none} />
        ) : null}
      </div>
      {notice ? <ContentHistory content={notice} hrefOf={hrefOf} /> : null}
    </div>
  )
}
