import { isTimeZone, typedMoment } from '@tradepost/domain/time/zoned-time'
import { type DeskContext, type Problem, textOf } from '../kernel/server.ts'

/** The times of an event, which are typed in the zone of the person, and what is wrong with them. */
export function readEventTimes({ t }: Pick<DeskContext, 't'>, form: FormData) {
  const typedZone = textOf(form, 'zone')
  const zone = isTimeZone(typedZone) ? typedZone : 'UTC'
  const startsAt = typedMoment(textOf(form, 'startsAt'), zone)
  const endsAt = typedMoment(textOf(form, 'endsAt'), zone)
  const problems: Problem[] = []
  if (!startsAt) problems.push({ code: 'format_error', message: t('events.time-missing'), field: 'startsAt' })
  if (!endsAt) problems.push({ code: 'format_error', message: t('events.time-missing'), field: 'endsAt' })
  if (startsAt && endsAt && endsAt <= startsAt)
    problems.push({ code: 'format_error', message: t('content.until-wrong'), field: 'endsAt' })
  return { startsAt: startsAt?.toISOString() ?? '', endsAt: endsAt?.toISOString() ?? '', problems }
}
