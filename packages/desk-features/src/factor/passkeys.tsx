import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems } from '../kernel/index.ts'
import * as css from './factor.css.ts'
import { type Creation, NewPasskey } from './new-passkey.tsx'
import { ownRefusal, Step } from './step.tsx'

type Status = CallData<typeof calls.factor.factorStatus>
type Passkey = Status['passkeys'][number]

interface PasskeysProps {
  status: Status
  side: 'seller' | 'staff'
  result?: unknown
}

function Rename({ id, name, result }: Passkey & { result?: unknown }) {
  const t = useT()
  const { isOwn, refusal } = ownRefusal(result, { act: 'passkey-rename', id })
  return (
    <details className={css.step} open={isOwn}>
      <summary>{t('factor.passkey-rename')}</summary>
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="passkey-rename" />
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`name-${id}`}
            name="name"
            label={t('factor.passkey-name')}
            defaultValue={refusal.value('name') ?? name}
            maxLength={60}
            error={refusal.of('name')}
            required
          />
          <FormActions>
            <Button variant="secondary">{t('factor.passkey-rename')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </details>
  )
}

/** The passkeys of the user: one more, another name, one fewer. */
export function Passkeys({ status, side, result }: PasskeysProps) {
  const t = useT()
  const { instant } = useFormat()
  const { creation } = (result ?? {}) as { creation?: Creation }
  const { passkeys, required, hasAuthenticator } = status
  const mustStay = required && passkeys.length === 1 && !hasAuthenticator
  return (
    <Card as="section" aria-labelledby="passkeys">
      <div className={css.part}>
        <h2 id="passkeys">{t('factor.passkeys')}</h2>
        <p className={css.muted}>{t('factor.passkeys-lead')}</p>
        {passkeys.length > 0 ? (
          <ul className={css.passkeys}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={css.step}>
                <strong>
                  <bdi>{passkey.name}</bdi>
                </strong>
                <span className={css.muted}>
                  {t('factor.passkey-added', { date: instant(passkey.addedAt, 'date') })} ·{' '}
                  {passkey.lastUsedAt
                    ? t('factor.passkey-used', { date: instant(passkey.lastUsedAt, 'date') })
                    : t('factor.passkey-unused')}
                </span>
                <Rename {...passkey} result={result} />
                {mustStay ? (
                  <p className={css.muted}>{t('factor.passkey-last')}</p>
                ) : (
                  <Step
                    act="passkey-remove"
                    id={passkey.id}
                    label="factor.passkey-remove"
                    hint="factor.remove-hint"
                    side={side}
                    result={result}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <Problems refusal={ownRefusal(result, { act: 'passkey-confirm' }).refusal} />
        {creation ? (
          <NewPasskey creation={creation} />
        ) : (
          <Step act="passkey-start" label="factor.passkey-start" side={side} result={result} />
        )}
      </div>
    </Card>
  )
}
