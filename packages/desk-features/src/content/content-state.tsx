import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import * as css from './content.css.ts'

type Detail = CallData<typeof calls.content.contentDetail>
export type ContentFacts = Pick<Detail, 'state' | 'version' | 'shown' | 'planned' | 'publishAt' | 'endsAt'>

const tones = { draft: 'neutral', planned: 'info', published: 'success', withdrawn: 'neutral' } as const

/** Whether the shop shows some content, and whether it shows the newest version. */
export function ContentBadges({ state, shown, planned, version }: ContentFacts) {
  const t = useT()
  return (
    <span className={css.badges}>
      <Badge tone={tones[state]}>{t('content.state', { state })}</Badge>
      {shown !== null && shown < version && planned !== version ? (
        <Badge tone="warning">{t('content.newer-draft')}</Badge>
      ) : null}
    </span>
  )
}

/** The version that the shop shows, the planned one, and the end. */
export function ContentPlan({ shown, planned, publishAt, endsAt }: ContentFacts) {
  const t = useT()
  const { instant } = useFormat()
  const sentences = [
    ...(shown === null ? [] : [t('content.shown', { n: String(shown) })]),
    ...(planned && publishAt ? [t('content.planned', { n: String(planned), at: instant(publishAt, 'dateTime') })] : []),
    ...(endsAt ? [t('content.ends', { at: instant(endsAt, 'dateTime') })] : []),
  ]
  return sentences.length > 0 ? <p className={css.muted}>{sentences.join(' ')}</p> : null
}
