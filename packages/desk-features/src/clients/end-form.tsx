import { Form } from '@remix-run/react'
import type { ApiClient } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './clients.css.ts'

interface EndFormProps {
  client: ApiClient
  result?: unknown
}

/** Ends a secret of a client at once, after a second look at when it was used. */
export function EndForm({ client: { id, credentials }, result }: EndFormProps) {
  const t = useT()
  const { instant } = useFormat()
  const refusal = readRefusal(result)
  const busy = useBusy(`end-${id}`)
  // The oldest is the one that somebody replaces.
  const working = credentials.filter(({ state }) => state !== 'ended').toReversed()
  return (
    <Form method="post" noValidate>
      <FormBody>
        <div className={css.part}>
          <h3>{t('clients.end')}</h3>
          <p className={css.muted}>{t('clients.end-lead')}</p>
        </div>
        <IdentityProblems refusal={refusal} />
        <input type="hidden" name="id" value={id} />
        <Select
          id={`${id}-fingerprint`}
          name="fingerprint"
          label={t('clients.fingerprint')}
          defaultValue={refusal.value('fingerprint')}
          options={working.map(({ fingerprint, lastUsedAt }) => ({
            value: fingerprint,
            label: lastUsedAt
              ? t('clients.used-at', { fingerprint, date: instant(lastUsedAt) })
              : t('clients.not-used', { fingerprint }),
          }))}
        />
        <Checkbox
          id={`${id}-sure`}
          name="sure"
          label={t('clients.sure')}
          defaultChecked={refusal.value('sure') !== undefined}
          error={refusal.of('sure')}
        />
        <IdentityStep refusal={refusal} side="staff" prefix={`${id}-end-`} />
        <FormActions>
          <Button name="act" value={`end-${id}`} variant="danger" loading={busy}>
            {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'clients.end')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
