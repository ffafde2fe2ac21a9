import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { PageHead, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './standing.css.ts'

export interface VacationPageProps {
  own: CallData<typeof calls.standing.ownStanding>
  result?: unknown
}

/** Starts, changes or ends the seller's vacation. */
export function VacationPage({ own: { standing, until }, result }: VacationPageProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy()
  const isAway = standing === 'vacation'
  const mayChange = standing === 'active' || isAway
  return (
    <div className={css.narrow}>
      <PageHead title={t('standing.vacation')} lead={t('standing.vacation-lead')} />
      {mayChange ? (
        <Card as="section" aria-label={t('standing.vacation')}>
          <Form method="post" noValidate>
            <FormBody>
              <Problems refusal={refusal} />
              <TextField
                id="until"
                name="until"
                type="date"
                label={t('standing.vacation-until')}
                defaultValue={refusal.value('until') ?? until?.slice(0, 10) ?? ''}
                error={refusal.of('until')}
              />
              <FormActions>
                <Button name="act" value="start" loading={busy}>
                  {t(isAway ? 'account.save' : 'standing.vacation-start')}
                </Button>
                {isAway ? (
                  <Button name="act" value="end" variant="secondary">
                    {t('standing.vacation-end')}
                  </Button>
                ) : null}
              </FormActions>
            </FormBody>
          </Form>
        </Card>
      ) : null}
    </div>
  )
}
