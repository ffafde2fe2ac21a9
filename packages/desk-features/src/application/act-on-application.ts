import { calls } from '@tradepost/contract'
import { applicantKinds, sellerAge } from '@tradepost/domain/seller/seller-application'
import {
  type DeskContext,
  idempotencyKeyOf,
  type Problem,
  type Refusal,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

const mostDocuments = 6
const required = ['nickName', 'legalName', 'number', 'address', 'country', 'goods'] as const

interface ApplyAnswer {
  ok: true
  /** The page where the deposit is paid. */
  pay?: string
  /** The page of the provider that checks identities. */
  goTo?: string | null
}

/** Uploads the chosen pictures. The ids stay in the form, so that a refused form does not lose them. */
async function upload({ api }: DeskContext, form: FormData): Promise<string[]> {
  const ids = textOf(form, 'kept').split(' ').filter(Boolean)
  for (const file of form.getAll('documents')) {
    if (!(file instanceof File) || file.size === 0 || ids.length >= mostDocuments) continue
    const body = new FormData()
    body.set('file', file, file.name)
    ids.push((await api(calls.file.uploadFile, { query: { catalogue: 'id_card' } }, { form: body })).id)
    form.set('kept', ids.join(' '))
  }
  form.delete('documents')
  return ids
}

function problemsOf({ t }: DeskContext, form: FormData, documents: readonly string[]): Problem[] {
  const empty = (field: string) => ({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field })
  return [
    ...required.filter((field) => !textOf(form, field).trim()).map(empty),
    // Where a provider looks at the papers later, pictures are not necessary; the gateway knows whether one does.
    ...(documents.length > 0 || form.has('papers') ? [] : [empty('documents')]),
    ...(form.has('agreed')
      ? []
      : [{ code: 'cannot_be_empty', message: t('application.agree-needed'), field: 'agreed' }]),
  ]
}

/** The gateway's problem with a birthday is one of its format; this says what is expected. */
const withAge = ({ t }: DeskContext, refusal: Refusal): Refusal => ({
  ...refusal,
  problems: refusal.problems.map((problem) =>
    problem.field === 'number' ? { ...problem, message: t('application.number-wrong', { age: sellerAge }) } : problem,
  ),
})

function submit(context: DeskContext, form: FormData): Promise<Refusal | ApplyAnswer> {
  return withProblems<ApplyAnswer | Refusal>(context, form, async () => {
    const documents = await upload(context, form)
    const problems = problemsOf(context, form, documents)
    if (problems.length > 0) return refuse(problems, form)
    const text = (field: (typeof required)[number]) => textOf(form, field).trim()
    await context.api(calls.application.submitApplication, {
      body: {
        ...{ nickName: text('nickName'), legalName: text('legalName'), number: text('number') },
        ...{ address: text('address'), country: text('country'), goods: text('goods') },
        kind: applicantKinds.find((kind) => kind === textOf(form, 'kind')) ?? 'person',
        ...{ documents, agreed: true as const },
      },
    })
    return { ok: true }
  }).then((result) => (result.ok ? result : withAge(context, result)))
}

const pay = (context: DeskContext, form: FormData) =>
  withProblems<ApplyAnswer>(context, form, async () => {
    const { api, url } = context
    const { purchaseId } = await api(calls.application.payDeposit)
    const back = (query: string) => `${url.origin}/sell/apply?${query}`
    const { redirectUrl } = await api(
      calls.payment.startPayment,
      {
        params: { id: purchaseId },
        body: { provider: 'card', successUrl: back('paid=1'), failedUrl: back('failed=1') },
      },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true, pay: redirectUrl }
  })

/** Applies, withdraws the application, goes on with the identity check, or starts the payment of the deposit. */
export async function actOnApply(context: DeskContext, form: FormData): Promise<Refusal | ApplyAnswer> {
  const act = textOf(form, 'act')
  if (act === 'pay') return pay(context, form)
  if (act === 'identity')
    return withProblems<ApplyAnswer>(context, form, async () => {
      const { url } = await context.api(calls.application.startIdentityCheck)
      return { ok: true, goTo: url }
    })
  if (act === 'look')
    return withProblems<ApplyAnswer>(context, form, async () => {
      await context.api(calls.application.lookAtIdentityCheck)
      return { ok: true }
    })
  if (act !== 'withdraw') return submit(context, form)
  return withProblems<ApplyAnswer>(context, form, async () => {
    await context.api(calls.application.withdrawApplication)
    return { ok: true }
  })
}

/** Accepts or refuses an application. */
export function actOnDecision(context: DeskContext, form: FormData, id: string) {
  const text = textOf(form, 'text').trim()
  if (text.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'text' }], form)
  return withProblems(context, form, async () => {
    const accept = textOf(form, 'decision') === 'accept'
    await context.api(calls.application.decideApplication, { params: { id }, body: { accept, text } })
    return { ok: true as const }
  })
}
