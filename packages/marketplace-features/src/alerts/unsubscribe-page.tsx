import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PageBody } from '../page/index.ts'

interface UnsubscribePageProps {
  token: string
  subscription: CallData<typeof calls.alerts.readUnsubscribe> | null
  /** The result of the page's action. */
  result?: CallData<typeof calls.alerts.unsubscribe> | null | undefined
}

/** Page of the unsubscribe link in a mail: requires a confirmation, then offers to undo. */
export function UnsubscribePage({ token, subscription, result }: UnsubscribePageProps) {
  const t = useT()
  const current = result ?? subscription
  const toSettings = (
    <ButtonLink as={ShopAnchor} href={paths.settings()} variant="secondary">
      {t('saved.toSettings')}
    </ButtonLink>
  )
  if (!current)
    return (
      <PageBody>
        <EmptyState illustration="notfound" title={t('saved.unsubscribeBad')} headingLevel={1} actions={toSettings}>
          {t('saved.unsubscribeBadText')}
        </EmptyState>
      </PageBody>
    )
  const { on, email } = current
  const kind = t(`saved.kind_${current.kind}`)
  return (
    <PageBody>
      <EmptyState
        illustration="messages"
        headingLevel={1}
        title={t(on ? 'saved.unsubscribeTitle' : 'saved.unsubscribedTitle')}
        actions={
          <>
            <Form method="post">
              <input type="hidden" name="token" value={token} />
              <Button name="on" value={on ? '0' : '1'} variant={on ? 'primary' : 'secondary'}>
                {t(on ? 'saved.unsubscribeDo' : 'saved.unsubscribeUndo')}
              </Button>
            </Form>
            {toSettings}
          </>
        }
      >
        {on ? t('saved.unsubscribeText', { email, kind }) : t('saved.unsubscribedText', { email })}
      </EmptyState>
    </PageBody>
  )
}
