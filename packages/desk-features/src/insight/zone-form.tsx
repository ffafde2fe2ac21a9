import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './insight.css.ts'

interface ZoneFormProps {
  timeZone: string
  zones: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** Chooses the zone whose days the figures have. */
export function ZoneForm({ timeZone, zones, refusal }: ZoneFormProps) {
  const t = useT()
  const busy = useBusy('zone')
  return (
    <Card as="section" aria-labelledby="zone">
      <Form method="post" className={css.part}>
        <h2 id="zone">{t('figures.zone-title')}</h2>
        <p className={css.muted}>{t('figures.zone-lead')}</p>
        <FormBody>
          <Problems refusal={refusal} />
          <Select
            id="timeZone"
            name="timeZone"
            label={t('figures.zone-title')}
            defaultValue={refusal.value('timeZone') ?? timeZone}
            options={zones.map((zone) => ({ value: zone, label: zone }))}
          />
          <FormActions>
            <Button name="act" value="zone" variant="secondary" loading={busy}>
              {t('figures.zone-save')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
