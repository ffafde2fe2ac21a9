import { calls } from '@tradepost/contract'
import { mostVerificationPictures, verificationChecks, verificationStates } from '@tradepost/domain/offer/verification'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import {
  countOf,
  type DeskContext,
  filesOf,
  type Problem,
  pageNoOf,
  refuse,
  textOf,
  uploadFile,
  withProblems,
} from '../kernel/server.ts'

const done = { ok: true as const }

/** Whether an offer of the seller is verified. */
export async function loadOfferVerification({ api }: DeskContext, typedId: string) {
  const id = isId(typedId) ? typedId : '0'
  const [{ title }, verification] = await Promise.all([
    api(calls.seller.sellerOfferDetail, { params: { id } }),
    api(calls.trust.sellerVerification, { params: { id } }),
  ])
  return { offer: { id, title }, verification }
}

/** Asks for a verification. The ids of uploads stay in the form, so that a refused form keeps them. */
export function askVerification(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  return withProblems(context, form, async () => {
    const fileIds = textOf(form, 'kept').split(' ').filter(Boolean)
    for (const file of filesOf(form, 'pictures').slice(0, mostVerificationPictures - fileIds.length)) {
      fileIds.push((await uploadFile(context, file, 'pictures', 'order_attachment')).id)
      form.set('kept', fileIds.join(' '))
    }
    form.delete('pictures')
    if (fileIds.length === 0)
      return refuse([{ code: 'cannot_be_empty', message: t('trust.pictures-missing'), field: 'pictures' }], form)
    const note = textOf(form, 'note').replaceAll('\r\n', '\n').trim()
    await api(calls.trust.sellerAskVerification, { params: { id }, body: { fileIds, ...(note ? { note } : {}) } })
    return done
  })
}

/** The requests of one state. */
export async function loadVerifications({ api, url }: DeskContext) {
  const state = verificationStates.find((one) => one === url.searchParams.get('state')) ?? 'waiting'
  return { state, page: await api(calls.trust.verificationPage, { body: { state, pageNo: pageNoOf(url) } }) }
}

/** Sets how long a mark lasts. */
export function actOnVerifications(context: DeskContext, form: FormData) {
  const days = countOf(textOf(form, 'days').trim(), { min: 7, max: 365 })
  if (days === null)
    return refuse([{ code: 'format_error', message: context.t('trust.days-hint'), field: 'days' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.trust.setVerifiedDays, { body: { days } })
    return done
  })
}

const uuidOf = (typed: string) => (isUuid(typed) ? typed : '00000000-0000-4000-8000-000000000000')

export const loadVerification = async ({ api }: DeskContext, id: string) => ({
  verification: await api(calls.trust.verificationDetail, { params: { id: uuidOf(id) } }),
})

function report(context: DeskContext, form: FormData, id: string) {
  const { t } = context
  const checks = verificationChecks.map((key) => ({
    ...{ key, passed: textOf(form, `seen.${key}`) === 'yes' },
    note: textOf(form, `note.${key}`).trim(),
  }))
  const summary = textOf(form, 'summary').replaceAll('\r\n', '\n').trim()
  const problems: Problem[] = [
    ...checks
      .filter(({ passed, note }) => !passed && note.length < 3)
      .map(({ key }) => ({
        ...{ code: 'cannot_be_empty', field: `note.${key}` },
        message: `${t('trust.check', { check: key })}: ${t('trust.note-missing')}`,
      })),
    ...(summary.length < 3 ? [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'summary' }] : []),
  ]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const body = { version: textOf(form, 'version'), checks, summary }
    await context.api(calls.trust.reportVerification, { params: { id }, body })
    return done
  })
}

function withdraw(context: DeskContext, form: FormData, id: string) {
  const reason = textOf(form, 'reason').replaceAll('\r\n', '\n').trim()
  if (reason.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.trust.withdrawVerification, { params: { id }, body: { reason } })
    return done
  })
}

/** Takes a request, writes its report, or withdraws the mark. */
export function actOnVerification(context: DeskContext, form: FormData, typedId: string) {
  const id = uuidOf(typedId)
  const act = textOf(form, 'act')
  if (act === 'withdraw') return withdraw(context, form, id)
  if (act === 'report') return report(context, form, id)
  return withProblems(context, form, async () => {
    await context.api(calls.trust.takeVerification, { params: { id } })
    return done
  })
}
