import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ContentHistory, contentCss as css, DoneNotice, EarlierVersion, PublishCard } from '../content/index.ts'
import { PageHead, paths, readRefusal, useDesk, useFormKey } from '../kernel/index.ts'
import { LookForm } from './look-form.tsx'

export interface LookPageProps {
  look: CallData<typeof calls.content.contentDetail>
  result?: unknown
}

/** The theme colour of the shop: its choice, its publication and its history. */
export function LookPage({ look, result }: LookPageProps) {
  const t = useT()
  const { shop } = useDesk()
  const { done } = (result ?? {}) as { done?: string }
  const key = useFormKey(result, done !== undefined)
  const refusal = readRefusal(result)
  const none = readRefusal(undefined)
  const isPublishing = ['publish', 'withdraw', 'restore'].includes(refusal.value('act') ?? '')
  return (
    <div className={css.page}>
      <PageHead title={t('content.look')} lead={t('content.look-lead')} />
      <DoneNotice result={result} />
      <EarlierVersion content={look} hrefOf={paths.look} />
      <div className={css.columns}>
        <LookForm
          key={`${key} ${look.ofVersion}`}
          version={look.version}
          isNewest={look.ofVersion === look.version}
          themeColor={look.content.kind === 'look' ? look.content.themeColor : shop.themeColor}
          refusal={isPublishing ? none : refusal}
        />
        <PublishCard key={`publish ${key}`} content={look} mayEnd={false} refusal={isPublishing ? refusal : none} />
      </div>
      <ContentHistory content={look} hrefOf={paths.look} />
    </div>
  )
}
