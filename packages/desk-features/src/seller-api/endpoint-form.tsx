import { Form } from '@remix-run/react'
import type { SellerEndpoint } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, needsIdentity, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './seller-api.css.ts'

interface EndpointFormProps {
  endpoint: SellerEndpoint | null
  result?: unknown
}

/** The form that sets the address of the endpoint. */
function AddressForm({ endpoint, result }: EndpointFormProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('set-endpoint')
  const action = endpoint ? 'sellerEndpoint.change' : 'sellerEndpoint.set'
  return (
    <Form method="post" noValidate>
      <FormBody>
        <IdentityProblems refusal={refusal} />
        <input type="hidden" name="act" value="set-endpoint" />
        <TextField
          id="url"
          name="url"
          type="url"
          dir="ltr"
          label={t('sellerEndpoint.url')}
          hint={t('sellerEndpoint.url-hint')}
          maxLength={500}
          autoComplete="off"
          defaultValue={refusal.value('url') ?? endpoint?.url}
          error={refusal.of('url')}
          required
        />
        <IdentityStep refusal={refusal} />
        <FormActions>
          <Button loading={busy}>{t(needsIdentity(refusal) ? 'desk.confirm-go-on' : action)}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

/** The form that replaces the signing secret, and the button that removes the endpoint. */
function SecretForm({ endpoint, result }: { endpoint: SellerEndpoint; result?: unknown }) {
  const t = useT()
  const { instant } = useFormat()
  const refusal = readRefusal(result)
  const busy = useBusy('rotate-secret')
  return (
    <div className={css.part}>
      <p className={css.muted}>
        {t('sellerEndpoint.secret-since', { date: instant(endpoint.rotatedAt) })}{' '}
        {endpoint.previousUntil ? t('sellerEndpoint.secret-before', { date: instant(endpoint.previousUntil) }) : null}
      </p>
      <Form method="post" noValidate>
        <FormBody>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="rotate-secret" />
          <p className={css.muted}>{t('sellerEndpoint.rotate-lead')}</p>
          <IdentityStep refusal={refusal} />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'sellerEndpoint.rotate')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
      <Form method="post">
        <Button name="act" value="remove-endpoint" variant="quiet" size="sm">
          {t('sellerEndpoint.remove')}
        </Button>
      </Form>
    </div>
  )
}

/** The endpoint of the seller's program: its address and its signing secret. */
export function EndpointForm({ endpoint, result }: EndpointFormProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const act = refusal.value('act')
  return (
    <Card as="section" aria-labelledby="endpoint">
      <div className={css.part}>
        <h2 id="endpoint">{t('sellerEndpoint.title')}</h2>
        <p className={css.muted}>{t('sellerEndpoint.lead')}</p>
        {act === 'remove-endpoint' ? <Problems refusal={refusal} /> : null}
        <AddressForm
          key={endpoint?.setAt ?? 'none'}
          endpoint={endpoint}
          result={act === 'set-endpoint' ? result : undefined}
        />
        {endpoint ? <SecretForm endpoint={endpoint} result={act === 'rotate-secret' ? result : undefined} /> : null}
      </div>
    </Card>
  )
}
