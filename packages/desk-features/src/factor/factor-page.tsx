import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LonePage } from '../frame/index.ts'
import { PasskeyField, Problems, paths, readRefusal, useBusy, useDesk } from '../kernel/index.ts'
import { Enrolment } from './enrolment.tsx'

export interface FactorPageProps {
  side: 'seller' | 'staff'
  next: string
  result?: unknown
}

function Proof({ result, side }: Pick<FactorPageProps, 'result' | 'side'>) {
  const t = useT()
  const { hasPasskey } = useDesk().factor
  const busy = useBusy()
  const refusal = readRefusal(result)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="act" value="prove" />
        {hasPasskey ? <PasskeyField side={side} sendsForm /> : null}
        <TextField
          id="code"
          name="code"
          label={t('factor.code')}
          hint={t('factor.code-hint')}
          autoComplete="one-time-code"
          error={refusal.of('code')}
          required
        />
        <Button loading={busy} variant={hasPasskey ? 'secondary' : 'primary'} fullWidth>
          {t('factor.prove')}
        </Button>
      </FormBody>
    </Form>
  )
}

/** The second step of the sign-in: the passkey or code, or for staff who have no second factor yet, its set-up. */
export function FactorPage({ side, next, result }: FactorPageProps) {
  const t = useT()
  const { shop, factor } = useDesk()
  const isProof = factor.factor === 'prove'
  const proofLead = factor.hasPasskey ? 'factor.passkey-prove' : 'factor.prove-lead'
  return (
    <LonePage
      title={t(isProof && !factor.hasPasskey ? 'factor.prove-title' : 'factor.title')}
      lead={t(isProof ? proofLead : 'factor.needed', { shop: shop.name })}
    >
      {isProof ? (
        <Proof result={result} side={side} />
      ) : (
        <Enrolment result={result} side={side} next={next} withPasskey />
      )}
      <form method="post" action={paths.signOut(side)}>
        <Button variant="secondary" fullWidth>
          {t('desk.other-account')}
        </Button>
      </form>
    </LonePage>
  )
}
