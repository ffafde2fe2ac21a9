import { Form } from '@remix-run/react'
import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityFields, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './factor.css.ts'
import { type Creation, NewPasskey } from './new-passkey.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface EnrolmentProps {
  /** What the last form answered. */
  result?: unknown
  side: 'seller' | 'staff'
  /** Where the person goes on once the recovery codes are saved. */
  next: string
  label?: MessageId
  /** Offers a passkey too. */
  withPasskey?: boolean
}

interface Answer {
  done?: string
  enrolment?: { key: string; address: string }
  recoveryCodes?: string[]
  creation?: Creation
}

/** Reads what the last form answered; after a wrong code, the key that the form carried. */
function enrolmentOf(result: unknown) {
  const { enrolment } = (result ?? {}) as Answer
  const { value } = readRefusal(result)
  const [key, address] = [value('authenticatorKey'), value('address')]
  return enrolment ?? (key && address ? { key, address } : null)
}

/** Sets up an authenticator app in three steps: the password, the picture with its first code, the recovery codes. */
export function Enrolment({ result, side, next, label = 'factor.start', withPasskey = false }: EnrolmentProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const { recoveryCodes, creation } = (result ?? {}) as Answer
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} next={next} />
  if (withPasskey && creation) return <NewPasskey creation={creation} />
  const enrolment = enrolmentOf(result)
  if (!enrolment)
    return (
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <IdentityFields refusal={refusal} side={side} toEnrol />
          <FormActions>
            <Button name="act" value="start" loading={busy}>
              {t(withPasskey ? 'factor.app-start' : label)}
            </Button>
            {withPasskey ? (
              <Button name="act" value="passkey-start" variant="secondary" loading={busy}>
                {t('factor.passkey-start')}
              </Button>
            ) : null}
          </FormActions>
        </FormBody>
      </Form>
    )
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <p>{t('factor.scan')}</p>
        <QrCode text={enrolment.address} label={t('factor.picture')} />
        <p>
          {t('factor.or-type')} <bdi className={css.key}>{enrolment.key.match(/.{1,4}/g)?.join(' ')}</bdi>
        </p>
        <input type="hidden" name="act" value="confirm" />
        <input type="hidden" name="authenticatorKey" value={enrolment.key} />
        <input type="hidden" name="address" value={enrolment.address} />
        <TextField
          id="code"
          name="code"
          label={t('factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={refusal.of('code')}
          required
        />
        <FormActions>
          <Button loading={busy}>{t('factor.confirm')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
