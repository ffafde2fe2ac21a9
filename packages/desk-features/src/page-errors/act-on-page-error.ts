import { ApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { pageErrorStates } from '@tradepost/domain/page-error/page-errors'
import { isUuid } from '@tradepost/domain/typed/id'
import { countOf, type DeskContext, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** The groups of errors in one state, by default the open ones. */
export async function loadPageErrors({ api, url }: DeskContext) {
  const state = pageErrorStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  return { state, page: await api(calls.pageError.staffPageErrorPage, { body: { state, pageNo: pageNoOf(url) } }) }
}

/** A group of errors with its stack. */
export async function loadPageError({ api, url }: DeskContext, id: string) {
  if (!isUuid(id)) throw new ApiError('not_found', '', { status: 404, requestId: '', path: url.pathname })
  return { error: await api(calls.pageError.staffPageErrorDetail, { params: { id } }) }
}

/** Opens, resolves or ignores a group of errors. */
export async function actOnPageError(context: DeskContext, form: FormData, id: string) {
  const state = pageErrorStates.find((one) => one === textOf(form, 'state')) ?? 'open'
  const version = countOf(textOf(form, 'version'), { min: 1, max: 2_147_483_647 }) ?? 1
  const result = await withProblems(context, form, async () => {
    await context.api(calls.pageError.setPageErrorState, { params: { id }, body: { state, version } })
    return { ok: true as const }
  })
  const isStale = !result.ok && result.problems.some(({ code }) => code === 'conflict')
  return isStale ? refuse([{ code: 'conflict', message: context.t('pageErrors.changed-meanwhile') }], form) : result
}
