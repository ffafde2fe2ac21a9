import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityFields, Problems, readRefusal, useBusy, useMay } from '../../kernel/index.ts'
import * as css from '../support.css.ts'
import type { Customer } from './customer-facts.tsx'

interface Done {
  data?: 'export' | 'erase'
  fileName?: string
  document?: string
}

/** Saves the document on the computer of the reader. It exists in this page only. */
function save({ fileName = '', document: text = '' }: Done) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  URL.revokeObjectURL(address)
}

/** Exports or erases the data of a customer who asked for it. */
export function DataCard({ customer, result }: { customer: Customer; result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const may = useMay('staff')
  const done = (result ?? {}) as Done
  const act = readRefusal(result).value('act')
  const refusal = readRefusal(act === 'export' || act === 'erase' ? result : undefined)
  const [mayExport, mayErase] = [may('customer.export'), may('customer.erase')]
  const isOver = customer.state === 'closed' || !customer.mayBan || !(mayExport || mayErase)
  if (isOver && !done.data) return null
  return (
    <Card as="section" aria-labelledby="data">
      <div className={css.part}>
        <h2 id="data">{t('customerData.title')}</h2>
        {done.data ? (
          <Notice tone="success" role="status">
            <p>{t('customerData.done', { done: done.data })}</p>
            {done.document ? (
              <Button type="button" onClick={() => save(done)}>
                {t('customerData.save')}
              </Button>
            ) : null}
          </Notice>
        ) : null}
        {isOver ? null : (
          <Form method="post" noValidate>
            <FormBody>
              <p>{t('customerData.lead')}</p>
              <Problems refusal={refusal} />
              <TextField
                id="data-reason"
                name="reason"
                label={t('customerData.reason')}
                maxLength={2000}
                defaultValue={refusal.value('reason')}
                error={refusal.of('reason')}
              />
              <IdentityFields refusal={refusal} side="staff" />
              {mayErase ? <Checkbox name="sure" label={t('customerData.erase-sure')} /> : null}
              <FormActions>
                {mayExport ? (
                  <Button name="act" value="export" variant="secondary" loading={busy}>
                    {t('customerData.export')}
                  </Button>
                ) : null}
                {mayErase ? (
                  <Button name="act" value="erase" variant="danger" loading={busy}>
                    {t('customerData.erase')}
                  </Button>
                ) : null}
              </FormActions>
            </FormBody>
          </Form>
        )}
      </div>
    </Card>
  )
}
