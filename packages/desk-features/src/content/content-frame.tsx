import type { CallData, calls } from '@tradepost/contract'
import type { ReactNode } from 'react'
import { PageHead, type readRefusal } from '../kernel/index.ts'
import * as css from './content.css.ts'
import { ContentHistory, EarlierVersion } from './content-history.tsx'
import { DoneNotice } from './done-notice.tsx'
import { PublishCard } from './publish-card.tsx'
import { useContentResult } from './use-content-result.ts'

/** What a form of some content needs to know of its versions. */
interface FormFacts {
  key: string
  /** The newest version; 0 for something new. */
  version: number
  isNewest: boolean
  refusal: ReturnType<typeof readRefusal>
}

export interface ContentFrameProps {
  title: string
  lead?: string
  actions: ReactNode
  /** Null for something new. */
  content: CallData<typeof calls.content.contentDetail> | null
  hrefOf: (version?: number) => string
  /** True if the shop can be without it. */
  mayEnd: boolean
  result: unknown
  children: (facts: FormFacts) => ReactNode
}

/** A page about some content: its form, its publication and its history. */
export function ContentFrame({ title, lead, actions, content, hrefOf, mayEnd, result, children }: ContentFrameProps) {
  const { key, edit, publication } = useContentResult(result)
  return (
    <div className={css.page}>
      <PageHead title={title} {...(lead ? { lead } : {})} actions={<span className={css.actions}>{actions}</span>} />
      <DoneNotice result={result} />
      {content ? <EarlierVersion content={content} hrefOf={hrefOf} /> : null}
      <div className={content ? css.columns : css.part}>
        {children({
          key: `${key} ${content?.ofVersion ?? 0}`,
          version: content?.version ?? 0,
          isNewest: content?.ofVersion === content?.version,
          refusal: edit,
        })}
        {content ? (
          <PublishCard key={`publish ${key}`} content={content} mayEnd={mayEnd} refusal={publication} />
        ) : null}
      </div>
      {content ? <ContentHistory content={content} hrefOf={hrefOf} /> : null}
    </div>
  )
}
