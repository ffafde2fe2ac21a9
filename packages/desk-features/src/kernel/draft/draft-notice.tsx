import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import type { KeptDraft } from './use-draft.ts'

/** Says that a form shows what was typed before, and lets the person begin anew. */
export function DraftNotice({ draft: { typedAt, discard } }: { draft: KeptDraft }) {
  const t = useT()
  const { instant } = useFormat()
  return typedAt ? (
    <Notice
      tone="accent"
      role="status"
      actions={
        <Button type="button" variant="secondary" size="sm" onClick={discard}>
          {t('desk.draft-discard')}
        </Button>
      }
    >
      {t('desk.draft-shown', { date: instant(typedAt, 'dateTime') })}
    </Notice>
  ) : null
}
