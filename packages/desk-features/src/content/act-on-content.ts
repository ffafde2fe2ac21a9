import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { type ContentKind, contentStates } from '@tradepost/domain/content/content-state'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isTimeZone, typedMoment } from '@tradepost/domain/time/zoned-time'
import { isId } from '@tradepost/domain/typed/id'
import {
  countOf,
  type DeskContext,
  type Problem,
  pageNoOf,
  type Refusal,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

export interface ContentSubject {
  kind: ContentKind
  item: string
}
export const isContentAct = (form: FormData) =>
  ['publish', 'withdraw', 'cancel-plan', 'restore'].includes(textOf(form, 'act'))

/** The version that the address asks for. */
export function versionAsked({ url }: DeskContext): number | undefined {
  const typed = url.searchParams.get('version') ?? ''
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined
}

/** A page of the content of one kind, as the address filters it. */
export async function loadContentList({ api, url }: DeskContext, kind: ContentKind) {
  const state = contentStates.find((one) => one === url.searchParams.get('state'))
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, 100)
  const body = { ...(state ? { state } : {}), keyWord: keyword, pageNo: pageNoOf(url), pageSize: 25 }
  return { filter: { state, keyword }, page: await api(calls.content.contentPage, { params: { kind }, body }) }
}

/**
 * Runs a step that saves. If somebody saved a newer version meanwhile, the refusal brings its number, so that the typed
 * words can be saved on top of it by somebody who knows.
 */
export async function savedOr<T>(
  context: DeskContext,
  form: FormData,
  { kind, item }: ContentSubject,
  step: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await step()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'conflict') return withProblems(context, form, () => Promise.reject(error))
    const { version } = await context.api(calls.content.contentDetail, { params: { kind, item: itemOf(item) } })
    form.set('version', String(version))
    return refuse([{ code: 'conflict', message: context.t('content.clash') }], form)
  }
}

const numberIn = (form: FormData, name: string) =>
  countOf(textOf(form, name), { min: 0, max: contentLimits.versions }) ?? 0

const itemOf = (typed: string) => (isId(typed) ? typed : '0')

/** Reads the times of a publication, which are typed in the zone of the person. */
function readTimes({ t }: DeskContext, form: FormData) {
  const zone = textOf(form, 'zone')
  const moment = (name: string) => typedMoment(textOf(form, name), isTimeZone(zone) ? zone : 'UTC')
  const [at, until] = [moment('at'), moment('until')]
  const isPast = (name: string, time: Date | null) =>
    textOf(form, name) !== '' && (time === null || time.getTime() <= Date.now())
  const problems: Problem[] = (['at', 'until'] as const).flatMap((field) =>
    isPast(field, field === 'at' ? at : until) ? [{ code: 'format_error', message: t('content.past'), field }] : [],
  )
  if (problems.length === 0 && at && until && until <= at)
    problems.push({ code: 'format_error', message: t('content.until-wrong'), field: 'until' })
  return { at, until, problems }
}

/** Publishes, withdraws, or goes back to an earlier version. */
export function actOnContent(context: DeskContext, form: FormData, subject: ContentSubject) {
  const { api } = context
  const params = { kind: subject.kind, item: itemOf(subject.item) }
  const version = numberIn(form, 'version')
  const act = textOf(form, 'act')
  if (act === 'restore')
    return savedOr(context, form, subject, async () => {
      await api(calls.content.restoreContent, { params, body: { version, from: numberIn(form, 'from') } })
      return { ok: true as const, done: 'restored' as const }
    })
  if (act === 'withdraw' || act === 'cancel-plan')
    return savedOr(context, form, subject, async () => {
      const body = { version, ...(act === 'cancel-plan' ? { onlyPlan: true } : {}) }
      const { state } = await api(calls.content.withdrawContent, { params, body })
      return {
        ok: true as const,
        done: act === 'withdraw' && state === 'withdrawn' ? ('withdrawn' as const) : ('cancelled' as const),
      }
    })
  const { at, until, problems } = readTimes(context, form)
  if (problems.length > 0) return refuse(problems, form)
  return savedOr(context, form, subject, async () => {
    const times = { ...(at ? { at: at.toISOString() } : {}), ...(until ? { until: until.toISOString() } : {}) }
    await api(calls.content.publishContent, { params, body: { version, ...times } })
    return { ok: true as const, done: at ? ('planned' as const) : ('published' as const) }
  })
}
