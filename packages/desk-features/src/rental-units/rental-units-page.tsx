import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { unitFieldLimits, unitFields } from '@tradepost/domain/offer/unit-content'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, Problems, paths, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { queueCss as css, QueuePage } from '../queue/index.ts'
import { type UnitState, unitStates } from './unit-states.ts'

type Unit = CallData<typeof calls.rental.rentalUnitPage>['list'][number]

/** The longest value that a call takes. */
const mostTyped = 2000

export interface RentalUnitsPageProps {
  state: UnitState
  units: CallData<typeof calls.rental.rentalUnitPage>
  result?: unknown
}

/** The new login of a returned account. Only the form that was sent shows its problems. */
function LoginForm({ unit, result }: { unit: Unit; result?: unknown }) {
  const t = useT()
  const { timeZone } = useFormat()
  const sent = readRefusal(result)
  const isOwn = sent.value('id') === unit.id
  const refusal = isOwn ? sent : readRefusal(undefined)
  const busy = useBusy(unit.id)
  const idOf = (name: string) => (isOwn ? name : `${name}-${unit.id}`)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="id" value={unit.id} />
        <input type="hidden" name="zone" value={timeZone} />
        {unitFields.map((name) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            label={t('rentalUnits.field', { field: name })}
            {...(name === 'password' ? { hint: t('rentalUnits.password-hint') } : {})}
            maxLength={Math.min(unitFieldLimits[name], mostTyped)}
            dir={name === 'note' ? 'auto' : 'ltr'}
            autoComplete="off"
            spellCheck={false}
            defaultValue={refusal.value(name) ?? ''}
            error={refusal.of(name) ?? (name === 'password' ? refusal.of('items') : undefined)}
          />
        ))}
        <TextField
          id={idOf('until')}
          name="until"
          type="datetime-local"
          label={t('rentalUnits.until')}
          hint={t('rentalUnits.until-hint', { zone: timeZone })}
          defaultValue={refusal.value('until') ?? ''}
          error={refusal.of('until') ?? refusal.of('maintenanceUntil')}
        />
        <FormActions>
          <Button loading={busy}>{t('rentalUnits.save')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

/** The accounts that a seller rents out: those that came back wait for a new login, without which nobody can rent them. */
export function RentalUnitsPage({ state, units, result }: RentalUnitsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayRotate = useMay()('rental.rotate')
  const done = (result ?? {}) as { ok?: boolean; state?: 'free' | 'maintenance' }
  return (
    <QueuePage
      file="elsewhere"
      title={t('rentalUnits.title')}
      lead={t('rentalUnits.lead')}
      actions={
        units.total ? (
          <ButtonLink href={paths.rentalUnitFile({ state })} variant="quiet" download>
            {t('payout.csv')}
          </ButtonLink>
        ) : null
      }
      state={state}
      states={unitStates}
      wordsOf={(one) => t('rentalUnits.state', { state: one })}
      hrefOf={(one, page) => paths.rentalUnits({ state: one, page })}
      page={units}
      done={done.ok ? t('rentalUnits.done', { state: done.state ?? 'free' }) : null}
      empty={{ title: t('queues.none-title'), text: t('rentalUnits.none', { state }) }}
    >
      {(unit) => (
        <Card as="li" key={unit.id}>
          <div className={css.part}>
            <div className={css.head}>
              <h2>
                <TextLink as={DeskAnchor} href={paths.units(unit.offerId)}>
                  <bdi>{unit.title}</bdi>
                </TextLink>
              </h2>
              <Badge>{t('rentalUnits.state', { state: unit.state })}</Badge>
            </div>
            {unit.releasedOn ? (
              <p className={css.muted}>{t('rentalUnits.ends', { date: instant(unit.releasedOn, 'dateTime') })}</p>
            ) : null}
            {unit.maintenanceUntil && unit.state === 'maintenance' ? (
              <p className={css.muted}>{t('rentalUnits.back', { date: instant(unit.maintenanceUntil, 'dateTime') })}</p>
            ) : null}
            {unit.state === 'release_due' && mayRotate ? <LoginForm unit={unit} result={result} /> : null}
          </div>
        </Card>
      )}
    </QueuePage>
  )
}
