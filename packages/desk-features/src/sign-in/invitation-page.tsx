import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { LonePage } from '../frame/index.ts'
import { Problems, paths, readRefusal, useBusy, useDesk } from '../kernel/index.ts'

interface InvitationPageProps {
  token: string | null
  side?: 'seller' | 'staff'
  result?: unknown
}

/** Accepts an invitation that came by mail. `token` is null if the link is incomplete. */
export function InvitationPage({ token, side = 'seller', result }: InvitationPageProps) {
  const t = useT()
  const { shop, userName } = useDesk()
  const busy = useBusy()
  return (
    <LonePage
      title={side === 'staff' ? t('staffDesk.join-title', { shop: shop.name }) : t('desk.invitation-title')}
      lead={side === 'staff' ? t('staffDesk.join-lead') : t('desk.invitation-lead', { shop: shop.name })}
    >
      <p>{t('desk.signed-in-as', { name: userName })}</p>
      {token ? (
        <Form method="post">
          <FormBody>
            <Problems refusal={readRefusal(result)} />
            <input type="hidden" name="token" value={token} />
            <Button loading={busy} fullWidth>
              {t('desk.invitation-accept')}
            </Button>
          </FormBody>
        </Form>
      ) : (
        <Notice tone="warning">{t('desk.invitation-missing')}</Notice>
      )}
      <form method="post" action={paths.signOut(side)}>
        <Button variant="secondary" fullWidth>
          {t('desk.other-account')}
        </Button>
      </form>
    </LonePage>
  )
}
