import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { useEffect } from 'react'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './application.css.ts'

interface IdentityStepProps {
  own: CallData<typeof calls.application.myApplication>
  result?: unknown
}

/** What an applicant does at the provider that checks identities, and what it says. */
export function IdentityStep({ own: { identityCheck, offersIdentityCheck }, result }: IdentityStepProps) {
  const t = useT()
  const starting = useBusy('identity')
  const looking = useBusy('look')
  const { goTo } = (result ?? {}) as { goTo?: string | null }
  // The security policy of the page lets no form lead to another site, so the browser goes there by itself or by a link.
  useEffect(() => {
    if (goTo) window.location.assign(goTo)
  }, [goTo])
  if (!offersIdentityCheck && !identityCheck) return null
  const { state, reason } = identityCheck ?? { state: null, reason: null }
  const isOver = state === 'verified' || state === 'processing'
  return (
    <section className={css.part} aria-labelledby="identity">
      <h2 id="identity">{t('application.identity-title')}</h2>
      {state === null ? null : (
        <Notice tone={state === 'verified' ? 'success' : state === 'failed' ? 'warning' : 'accent'} role="status">
          <p>{t('application.identity-state', { state })}</p>
          {state === 'failed' && reason ? <p>{t('application.identity-reason', { reason })}</p> : null}
        </Notice>
      )}
      {offersIdentityCheck && !isOver ? (
        <>
          <p className={css.muted}>{t('application.identity-lead')}</p>
          {goTo ? (
            <ButtonLink href={goTo} fullWidth>
              {t('application.identity-continue')}
            </ButtonLink>
          ) : (
            <Form method="post">
              <FormBody>
                <Problems refusal={readRefusal(result)} />
                <input type="hidden" name="act" value="identity" />
                <Button loading={starting} fullWidth>
                  {t(
                    state === null || state === 'cancelled'
                      ? 'application.identity-start'
                      : 'application.identity-continue',
                  )}
                </Button>
              </FormBody>
            </Form>
          )}
        </>
      ) : null}
      {offersIdentityCheck && state !== null && state !== 'verified' ? (
        <Form method="post">
          <input type="hidden" name="act" value="look" />
          <Button variant="secondary" loading={looking} fullWidth>
            {t('application.identity-look')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
