import { calls } from '@tradepost/contract'
import { isStaffPermission } from '@tradepost/domain/permission/permissions'
import {
  type DeskContext,
  type DeskTools,
  type Problem,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'

/** Reads the form of a role: its name, and a field `may.<permission>` for each chosen permission. */
function readRole({ t }: DeskContext, form: FormData) {
  const name = textOf(form, 'name').trim()
  const permissions = [...form.keys()]
    .flatMap((field) => (field.startsWith('may.') ? [field.slice(4)] : []))
    .filter(isStaffPermission)
  const problems: Problem[] = []
  if (!name) problems.push({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'name' })
  if (permissions.length === 0)
    problems.push({ code: 'cannot_be_empty', message: t('staffDesk.choose-one'), field: 'permissions' })
  return { body: { name, permissions }, problems }
}

/** Makes a role. */
export async function createRole(context: DeskContext, form: FormData, tools: DeskTools) {
  const { body, problems } = readRole(context, form)
  if (problems.length > 0) return refuse(problems, form)
  return withIdentity(context, form, tools, async () => {
    const { id } = await context.api(calls.role.createRole, { body })
    return { ok: true as const, id }
  })
}

/** Changes an own role, or deletes it. */
export async function actOnRole(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  if (textOf(form, 'act') === 'delete')
    return withProblems(context, form, async () => {
      await context.api(calls.role.deleteRole, { params: { id } })
      return { ok: true as const, done: 'deleted' as const }
    })
  const { body, problems } = readRole(context, form)
  if (problems.length > 0) return refuse(problems, form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.role.changeRole, { params: { id }, body })
    return { ok: true as const, done: 'changed' as const }
  })
}
