import { typedTime } from '@tradepost/domain/time/zoned-time'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import { contentCss as css } from '../content/index.ts'
import type { readRefusal } from '../kernel/index.ts'

interface EventTimesProps {
  /** Instants; empty for a new event. */
  startsAt: string
  endsAt: string
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** The beginning and the end of an event, in the zone of the person. */
export function EventTimes({ startsAt, endsAt, refusal, disabled }: EventTimesProps) {
  const t = useT()
  const { timeZone } = useFormat()
  const field = (name: 'startsAt' | 'endsAt', at: string) => (
    <TextField
      id={name}
      name={name}
      type="datetime-local"
      label={t(`events.${name}`)}
      {...(name === 'startsAt' ? { hint: t('events.zone', { zone: timeZone }) } : {})}
      defaultValue={refusal.value(name) ?? (at && typedTime(new Date(at), timeZone))}
      disabled={disabled}
      error={refusal.of(name)}
    />
  )
  return (
    <>
      <input type="hidden" name="zone" value={timeZone} />
      <div className={css.times}>
        {field('startsAt', startsAt)}
        {field('endsAt', endsAt)}
      </div>
    </>
  )
}
