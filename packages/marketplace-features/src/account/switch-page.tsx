import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { useBusy } from '../kernel/index.ts'
import * as css from './account-frame.css.ts'
import { AccountFrame } from './account-frame.tsx'

/** Page to choose the account to continue with, if a handoff link belongs to another user. */
export function SwitchPage({ other, own }: { other: string; own: string }) {
  const t = useT()
  return (
    <AccountFrame title={t('signIn.switchTitle')} lead={t('signIn.switchLead')}>
      <Notice tone="warning">{t('signIn.switchWarning')}</Notice>
      <Form method="post" className={css.promises}>
        <Button type="submit" name="intent" value="stay" size="lg" fullWidth loading={useBusy('stay')}>
          {t('signIn.stayAs', { name: own })}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="continue"
          variant="secondary"
          size="lg"
          fullWidth
          loading={useBusy('continue')}
        >
          {t('signIn.continueAs', { name: other })}
        </Button>
      </Form>
    </AccountFrame>
  )
}
