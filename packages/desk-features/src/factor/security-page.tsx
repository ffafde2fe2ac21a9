import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { PageHead, paths, readRefusal } from '../kernel/index.ts'
import { Enrolment } from './enrolment.tsx'
import * as css from './factor.css.ts'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Step } from './step.tsx'

export interface SecurityPageProps {
  status: CallData<typeof calls.factor.factorStatus>
  side: 'seller' | 'staff'
  result?: unknown
}

/** The second factor of the user: the app, the recovery codes, the passkeys. */
export function SecurityPage({ status, side, result }: SecurityPageProps) {
  const t = useT()
  const { recoveryCodes } = (result ?? {}) as { recoveryCodes?: string[] }
  // The forms about passkeys show their own refusals.
  const forApp = readRefusal(result).value('act')?.startsWith('passkey-') ? undefined : result
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
                <Step act="renew" label="factor.renew" hint="factor.renew-hint" side={side} result={result} />
              ) : null}
              {status.hasAuthenticator ? (
                <Step
                  act="remove"
                  label={status.passkeys.length > 0 ? 'factor.app-remove' : 'factor.remove'}
                  hint="factor.remove-hint"
                  side={side}
                  result={result}
                />
              ) : (
                <Enrolment
                  result={forApp}
                  side={side}
                  next={paths.security(side)}
                  label={status.enrolled ? 'factor.app-start' : 'factor.start'}
                />
              )}
            </>
          )}
        </div>
      </Card>
      {recoveryCodes ? null : <Passkeys status={status} side={side} result={result} />}
    </div>
  )
}
