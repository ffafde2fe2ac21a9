import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { useEffect } from 'react'
import { DeskAnchor, keepSentDrafts, paths } from '../kernel/index.ts'

export type FailureKind = 'missing' | 'not-allowed' | 'failed'

const words = {
  missing: ['desk.missing-title', 'desk.missing'],
  'not-allowed': ['desk.not-allowed-title', 'desk.not-allowed'],
  failed: ['desk.failed-title', 'desk.failed'],
} as const satisfies Record<FailureKind, readonly [MessageId, MessageId]>

/** What replaces a page that does not exist, that the role does not allow, or that could not be loaded. */
export function FailurePage({ kind, side = 'seller' }: { kind: FailureKind; side?: 'seller' | 'staff' }) {
  const t = useT()
  // A form that was sent to this page did not arrive.
  useEffect(keepSentDrafts, [])
  const [title, general] = words[kind]
  const text = kind === 'not-allowed' && side === 'staff' ? 'staffDesk.not-allowed' : general
  return (
    <EmptyState
      illustration={kind === 'missing' ? 'notfound' : 'error'}
      title={t(title)}
      headingLevel={1}
      room="page"
      actions={
        <>
          {kind === 'failed' ? <ButtonLink href="">{t('desk.try-again')}</ButtonLink> : null}
          <ButtonLink as={DeskAnchor} href={side === 'staff' ? paths.staff() : paths.overview()} variant="secondary">
            {t('desk.back-to-start')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(text)}</p>
    </EmptyState>
  )
}
