import { isApiError } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'

/** The file that somebody looks up, and where it is used. */
export async function loadFile({ api, url, t }: DeskContext) {
  const text = (url.searchParams.get('file') ?? '').trim().slice(0, 500)
  const none: { text: string; file: CallData<typeof calls.support.fileDetail> | null; problem: string | null } = {
    ...{ text, file: null, problem: null },
  }
  if (text === '') return none
  try {
    return { ...none, file: await api(calls.support.fileDetail, { body: { file: text } }) }
  } catch (error) {
    if (!isApiError(error) || error.code !== 'not_found') throw error
    return { ...none, problem: t('customerData.no-file') }
  }
}

/** Takes a file down, or shows it again. */
export function actOnFile(context: DeskContext, form: FormData) {
  const reason = textOf(form, 'reason').trim()
  if (!reason)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  const id = textOf(form, 'id')
  const done = textOf(form, 'act') === 'restore' ? ('restore' as const) : ('take' as const)
  return withProblems(context, form, async () => {
    if (done === 'restore') await context.api(calls.support.restoreFile, { params: { id }, body: { reason } })
    else await context.api(calls.file.quarantineFile, { body: { fileId: id, reason } })
    return { ok: true as const, done }
  })
}
