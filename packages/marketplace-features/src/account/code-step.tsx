import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Icon } from '@tradepost/ui-kit/icon'
import { MailIcon } from '@tradepost/ui-kit/icons'
import { Text } from '@tradepost/ui-kit/text'
import { useEffect, useState } from 'react'
import { useBusy } from '../kernel/index.ts'
import * as css from './account-frame.css.ts'

/** Note that a code was sent if the account exists. Does not reveal whether the account exists. */
export function CodeSentNote({ email }: { email: string }) {
  const t = useT()
  return (
    <div role="status" className={css.sent}>
      <Icon shape={MailIcon} size={20} />
      <span>{t('account.codeSent', { email })}</span>
    </div>
  )
}

/** Form to request a new code. Shows a countdown with JavaScript, otherwise a static hint to wait. */
export function ResendCode({ email, seconds }: { email: string; seconds: number }) {
  const t = useT()
  const busy = useBusy('sendCode')
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <Form method="post" noValidate className={css.resend}>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="stage" value="code" />
      <Button
        type="submit"
        name="intent"
        value="sendCode"
        variant="secondary"
        size="sm"
        loading={busy}
        disabled={left !== null && left > 0}
      >
        {t('account.resendCode')}
      </Button>
      <Text size={14} tone="muted" tabular>
        {left === null ? t('account.resendLater') : left > 0 ? t('account.resendIn', { seconds: left }) : null}
      </Text>
    </Form>
  )
}
