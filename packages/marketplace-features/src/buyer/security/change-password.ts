import { calls } from '@tradepost/contract'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../../kernel/server.ts'

const fieldOf = {
  credentials_wrong: 'oldPassword',
  password_format: 'newPassword',
  password_length: 'newPassword',
  password_common: 'newPassword',
}

/** Changes the password, or sets the first password of an account that logs in by code. */
export async function changePassword(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const check = checker(ctx, form)
  const first = textOf(form, 'first') === 'yes'
  const oldPassword = first ? '' : check.filled('oldPassword')
  const newPassword = check.newPassword()
  if (check.problems.length > 0) return refusal(check.problems, form)
  return withProblems(ctx, form, fieldOf, async () => {
    const body = { newPassword, ...(first ? {} : { oldPassword }) }
    const { session } = await ctx.api(calls.account.changePassword, { body })
    await tools.session.renew(session)
    tools.flash('success', ctx.t('account.passwordChanged'))
    return tools.redirect('/buyer/security', 303)
  })
}
