import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { Problems, readRefusal, useBusy, useMay } from '../../kernel/index.ts'
import * as css from '../support.css.ts'
import { banDays } from './ban-days.ts'
import type { Customer } from './customer-facts.tsx'

interface BanCardProps {
  customer: Customer
  result?: unknown
}

/** The form that bans, with a second look before it does. */
function BanForm({ customer: { nickName }, result }: BanCardProps) {
  const t = useT()
  const busy = useBusy()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const refusal = readRefusal(readRefusal(result).value('act') === 'ban' ? result : undefined)
  return (
    <>
      <Form method="post" noValidate id="ban" onSubmit={close}>
        <FormBody>
          <p>{t('customerBan.what')}</p>
          <Problems refusal={refusal} />
          <TextArea
            id="reason"
            name="reason"
            label={t('customerBan.reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
          />
          <Select
            id="days"
            name="days"
            label={t('customerBan.length-label')}
            defaultValue={refusal.value('days') ?? '7'}
            options={banDays.map((days) => ({ value: String(days), label: t('customerBan.length', { count: days }) }))}
          />
          <FormActions>
            <Button type="button" variant="danger" loading={busy} onClick={() => setOpen(true)}>
              {t('customerBan.ban')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
      <Dialog
        open={open}
        onClose={close}
        title={t('customerBan.sure', { name: nickName })}
        closeLabel={t('desk.close')}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
            <Button form="ban" name="act" value="ban" variant="danger">
              {t('customerBan.ban')}
            </Button>
          </>
        }
      >
        <p>{t('customerBan.what')}</p>
      </Dialog>
    </>
  )
}

function UnbanForm({ result }: Pick<BanCardProps, 'result'>) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(readRefusal(result).value('act') === 'unban' ? result : undefined)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <TextArea
          id="reason"
          name="reason"
          label={t('customerBan.unban-reason')}
          maxLength={2000}
          defaultValue={refusal.value('reason')}
          error={refusal.of('reason')}
        />
        <FormActions>
          <Button name="act" value="unban" variant="secondary" loading={busy}>
            {t('customerBan.unban')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

/** Bans the customer or ends the ban, and shows the bans there were. */
export function BanCard({ customer, result }: BanCardProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayBan = useMay('staff')('customer.ban')
  const { state, bans } = customer
  const isBanned = state === 'banned'
  if (!mayBan && bans.length === 0) return null
  return (
    <Card as="section" aria-labelledby="ban-title">
      <div className={css.part}>
        <h2 id="ban-title">{t(isBanned || !mayBan ? 'customerBan.history' : 'customerBan.title')}</h2>
        {mayBan && isBanned ? <UnbanForm result={result} /> : null}
        {mayBan && state === 'active' ? (
          customer.mayBan ? (
            <BanForm customer={customer} result={result} />
          ) : (
            <p>{t('customerBan.not-here')}</p>
          )
        ) : null}
        {bans.length > 0 ? (
          <ul className={css.list}>
            {bans.map(({ id, reason, at, by, until, ended }) => (
              <li key={id}>
                <p className={css.words} dir="auto">
                  {reason}
                </p>
                <div className={css.muted}>
                  {instant(at, 'dateTime')} · {t('customerBan.by', { name: by })}
                  {until && !ended ? ` · ${t('customerBan.until', { time: instant(until, 'dateTime') })}` : ''}
                  {ended ? ` · ${t('customerBan.ended', { time: instant(ended.at, 'dateTime') })}` : ''}
                  {ended?.by ? ` · ${t('customerBan.by', { name: ended.by })}` : ''}
                </div>
                {ended?.reason ? (
                  <p className={css.words} dir="auto">
                    {ended.reason}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  )
}
