import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LonePage } from '../frame/index.ts'
import { Problems, paths, readRefusal, useBusy, useDesk } from '../kernel/index.ts'
import { Enrolment } from './enrolment.tsx'

export interface FactorPageProps {
  side: 'seller' | 'staff'
  next: string
  result?: unknown
}

function Proof({ result }: { result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="act" value="prove" />
        <TextField
          id="code"
          name="code"
          label={t('factor.code')}
          hint={t('factor.code-hint')}
          autoComplete="one-time-code"
          error={refusal.of('code')}
          required
        />
        <Button loading={busy} fullWidth>
          {t('factor.prove')}
        </Button>
      </FormBody>
    </Form>
  )
}

/** The second step of the sign-in: the code, or for staff who have no second factor yet, its set-up. */
export function FactorPage({ side, next, result }: FactorPageProps) {
  const t = useT()
  const { shop, factor } = useDesk()
  const isProof = factor.factor === 'prove'
  return (
    <LonePage
      title={t(isProof ? 'factor.prove-title' : 'factor.title')}
      lead={t(isProof ? 'factor.prove-lead' : 'factor.needed', { shop: shop.name })}
    >
      {isProof ? <Proof result={result} /> : <Enrolment result={result} side={side} next={next} />}
      <form method="post" action={paths.signOut(side)}>
        <Button variant="secondary" fullWidth>
          {t('desk.other-account')}
        </Button>
      </form>
    </LonePage>
  )
}
