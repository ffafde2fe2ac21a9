import { calls } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { codeOf, type DeskContext, type DeskTools, refuse, textOf, withProblems } from '../kernel/server.ts'

/**
 * Signs in by email address and password. After an attack on the account, the gateway mails a code to somebody with the
 * right password; the form then asks for it.
 */
export async function actOnSignIn(context: DeskContext, form: FormData, tools: DeskTools) {
  const email = readEmailAddress(textOf(form, 'email').trim())?.address
  const code = codeOf(form)
  const password = code || textOf(form, 'password')
  const problems = [
    ...(email ? [] : [{ code: 'email_format', message: context.t('errors.email_format'), field: 'email' }]),
    ...(password
      ? []
      : [
          {
            code: 'cannot_be_empty',
            message: context.t('account.cannotBeEmpty'),
            field: form.has('code') ? 'code' : 'password',
          },
        ]),
  ]
  if (!email || problems.length) return refuse(problems, form)
  return withProblems(context, form, async () => {
    await tools.signIn(code ? { email, code } : { email, password })
    return { ok: true as const }
  })
}

/** The token of an invitation link; null if the link is incomplete. */
export function loadInvitation({ url }: DeskContext) {
  const token = url.searchParams.get('token') ?? ''
  return { token: /^[\w-]{43}$/.test(token) ? token : null }
}

/** Accepts an invitation as the signed-in user. */
export const actOnInvitation = (context: DeskContext, form: FormData) =>
  withProblems(context, form, async () => {
    const { side } = await context.api(calls.role.acceptInvitation, { body: { token: textOf(form, 'token') } })
    return { ok: true as const, side }
  })
