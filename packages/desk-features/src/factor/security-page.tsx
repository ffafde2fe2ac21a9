import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { IdentityFields, PageHead, Problems, paths, readRefusal } from '../kernel/index.ts'
import { Enrolment } from './enrolment.tsx'
import * as css from './factor.css.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export interface SecurityPageProps {
  status: CallData<typeof calls.factor.factorStatus>
  side: 'seller' | 'staff'
  result?: unknown
}

interface StepProps {
  act: 'renew' | 'remove'
  label: MessageId
  hint: MessageId
  side: 'seller' | 'staff'
  result?: unknown
}

function Step({ act, label, hint, side, result }: StepProps) {
  const t = useT()
  const isOwn = readRefusal(result).value('act') === act
  const refusal = readRefusal(isOwn ? result : undefined)
  return (
    <details className={css.step} open={isOwn}>
      <summary>{t(label)}</summary>
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value={act} />
          <p className={css.muted}>{t(hint)}</p>
          <IdentityFields refusal={refusal} side={side} prefix={`${act}-`} />
          <FormActions>
            <Button variant="secondary">{t(label)}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </details>
  )
}

/** The second factor of the user: its set-up, its recovery codes, its end. */
export function SecurityPage({ status, side, result }: SecurityPageProps) {
  const t = useT()
  const { recoveryCodes } = (result ?? {}) as { recoveryCodes?: string[] }
  return (
    <div className={css.narrow}>
      <PageHead title={t('factor.title')} lead={t('factor.lead')} />
      <Card as="section" aria-label={t('factor.title')}>
        <div className={css.part}>
          {recoveryCodes ? (
            <RecoveryCodes codes={recoveryCodes} next={paths.security(side)} />
          ) : (
            <>
              <p>
                <strong>{t(status.enrolled ? 'factor.on' : 'factor.off')}</strong>
                {status.enrolled ? ` ${t('factor.left', { count: status.recoveryCodes })}.` : null}
              </p>
              {status.enrolled ? (
                <>
                  <Step act="renew" label="factor.renew" hint="factor.renew-hint" side={side} result={result} />
                  <Step act="remove" label="factor.remove" hint="factor.remove-hint" side={side} result={result} />
                </>
              ) : (
                <Enrolment result={result} side={side} next={paths.security(side)} />
              )}
            </>
          )}
        </div>
      </Card>
    </div>
  )
}
