import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { rentalDays } from '@tradepost/domain/time/windows'
import { mostTyped, textLimits } from '@tradepost/domain/typed/text-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { readProblems, useBusy } from '../../kernel/index.ts'
import * as css from '../orders.css.ts'
import { Refused } from '../state/refused.tsx'
import { useCountdown } from './use-countdown.ts'

export type Rental = CallData<typeof calls.rental.rentalDetail>

interface RentalPanelProps {
  rental: Rental
  now: string
  idempotencyKey: string
  result: unknown
}

/** Form to complain that the login does not work. Available until the complaint window ends. */
function ComplaintForm({ rental, now, idempotencyKey, result }: RentalPanelProps) {
  const t = useT()
  const { instant } = useFormat()
  const busy = useBusy('complain')
  const left = useCountdown(rental.complaintUntil, now)
  const problems = readProblems(result)
  const until = instant(rental.complaintUntil, 'time')
  if (left === null)
    return (
      <Text size={14} tone="muted">
        {t('rental.complaintClosed', { time: until })}
      </Text>
    )
  return (
    <Form method="post" noValidate className={css.complaint} id="complaint">
      <div className={css.head}>
        <Heading level={3} size="sm">
          {t('rental.complaintTitle')}
        </Heading>
        <span role="timer" aria-label={t('rental.complaintLeft')} className={css.clock} dir="ltr">
          {left}
        </span>
      </div>
      <Text size={14}>{t('rental.complaintLead', { time: until })}</Text>
      <input type="hidden" name="key" value={idempotencyKey} />
      <TextArea
        id="complaintText"
        name="complaintText"
        label={t('rental.complaintText')}
        defaultValue={problems.value('complaintText')}
        error={problems.of('complaintText')}
        maxLength={mostTyped(textLimits.complaint)}
        rows={3}
        required
      />
      <div>
        <Button type="submit" name="intent" value="complain" variant="secondary" loading={busy}>
          {t('rental.complaintSend')}
        </Button>
      </div>
    </Form>
  )
}

function Complaint({ complaint }: { complaint: NonNullable<Rental['complaint']> }) {
  const t = useT()
  const tones = { open: 'info', accepted: 'success', rejected: 'warning' } as const
  return (
    <Notice tone={tones[complaint.state]} title={t('rental.complaintState', { state: complaint.state })}>
      <Text size={14} weight="semibold">
        {t('rental.complaintYours')}
      </Text>
      <p className={css.listingWords}>
        <bdi>{complaint.text}</bdi>
      </p>
      {complaint.answer ? (
        <>
          <Text size={14} weight="semibold">
            {t('rental.complaintAnswer')}
          </Text>
          <p className={css.listingWords}>
            <bdi>{complaint.answer}</bdi>
          </p>
        </>
      ) : null}
    </Notice>
  )
}

/** A rental: its end time, its complaint if filed, and the form to complain. */
export function RentalPanel(props: RentalPanelProps) {
  const { rental } = props
  const t = useT()
  const { money, instant } = useFormat()
  const over = rental.state === 'over'
  return (
    <Card as="section" id="rental" aria-labelledby="rental-title">
      <div className={css.card}>
        <div className={css.head}>
          <Heading level={2} size="md" id="rental-title">
            {t('rental.blockTitle')}
          </Heading>
          <Badge tone={over ? 'neutral' : 'success'}>{t('rental.state', { state: rental.state })}</Badge>
        </div>
        <DescriptionList
          items={[
            { term: t('rental.startedOn'), value: instant(rental.startsAt) },
            {
              term: t(over ? 'rental.endedOn' : 'rental.endsOn'),
              value: <time dateTime={rental.endsAt}>{instant(rental.endsAt)}</time>,
            },
            { term: t('rental.paidWith'), value: money({ ...rental.price, currency: 'GCOIN' }) },
          ]}
        />
        {over ? (
          <Notice tone="neutral" role="status">
            {rental.endedBy === 'reversal' ? t('rental.overReversal') : t('rental.overTerm', { days: rentalDays })}
          </Notice>
        ) : null}
        <Refused result={props.result} />
        {rental.complaint ? <Complaint complaint={rental.complaint} /> : null}
        {rental.canComplain ? <ComplaintForm {...props} /> : null}
        {!rental.canComplain && !rental.complaint && !over ? (
          <Text size={14} tone="muted">
            {t('rental.complaintClosed', { time: instant(rental.complaintUntil) })}
          </Text>
        ) : null}
      </div>
    </Card>
  )
}
