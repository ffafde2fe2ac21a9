import { dayMs } from '@tradepost/domain/time/durations'
import {
  type DeskContext,
  type DeskTools,
  type Problem,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'
import { keyDays } from './key-days.ts'

interface NewKey<P extends string> {
  name: string
  permissions: P[]
  expiresAt?: string
}

/** Reads the form of a new key and creates it. The answer has the key itself, which no other answer has. */
export function createKey<P extends string>(
  context: DeskContext,
  form: FormData,
  tools: DeskTools,
  allowed: readonly P[],
  create: (body: NewKey<P>) => Promise<{ bearer: string }>,
) {
  const { t } = context
  const name = textOf(form, 'name').trim()
  const permissions = allowed.filter((permission) => form.has(`may-${permission}`))
  const problems: Problem[] = [
    ...(name ? [] : [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'name' }]),
    ...(permissions.length > 0
      ? []
      : [{ code: 'cannot_be_empty', message: t('sellerApi.no-permission'), field: 'permissions' }]),
  ]
  if (problems.length > 0) return refuse(problems, form)
  const days = keyDays.find((one) => String(one) === textOf(form, 'days'))
  const expiry = days ? { expiresAt: new Date(Date.now() + days * dayMs).toISOString() } : {}
  return withIdentity(context, form, tools, async () => {
    const { bearer } = await create({ name, permissions, ...expiry })
    return { ok: true as const, done: 'created' as const, bearer }
  })
}

/** Revokes the key that the form names. */
export const revokeKey = (context: DeskContext, form: FormData, revoke: (id: string) => Promise<{ name: string }>) =>
  withProblems(context, form, async () => {
    const { name } = await revoke(textOf(form, 'id'))
    return { ok: true as const, done: 'revoked' as const, name }
  })
