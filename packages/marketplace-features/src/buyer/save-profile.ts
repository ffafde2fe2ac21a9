import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  refusal,
  withProblems,
} from '../kernel/server.ts'

/** Saves the nickname, or the chosen avatar. */
export async function saveProfile(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  if (form.get('intent') === 'avatar') {
    const avatarId = String(form.get('avatarId') ?? '')
    if (!avatarId) {
      const message = ctx.t('account.cannotBeEmpty')
      return refusal([{ code: 'cannot_be_empty', field: 'avatarId', message }], form)
    }
    return withProblems(ctx, form, { bad_request: 'avatarId', not_found: 'avatarId' }, async () => {
      await ctx.api(calls.account.saveAvatar, { body: { avatarId } })
      tools.flash('success', ctx.t('common.modifiable-success'))
      return tools.redirect('/buyer/profile', 303)
    })
  }
  const check = checker(ctx, form)
  const nickName = check.nickName()
  if (check.problems.length > 0) return refusal(check.problems, form)
  if (nickName === null) {
    const message = ctx.t('account.cannotBeEmpty')
    return refusal([{ code: 'format_error', field: 'nickName', message }], form)
  }
  return withProblems(ctx, form, { format_error: 'nickName', bad_request: 'nickName' }, async () => {
    await ctx.api(calls.account.updateProfile, { body: { nickName } })
    tools.flash('success', ctx.t('errors.modified'))
    return tools.redirect('/buyer/profile', 303)
  })
}

/** Saves the country of the account. */
export async function saveCountry(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const countryId = String(form.get('countryId') ?? '')
  if (!isId(countryId)) {
    const message = ctx.t('account.cannotBeEmpty')
    return refusal([{ code: 'cannot_be_empty', field: 'countryId', message }], form)
  }
  return withProblems(ctx, form, { format_error: 'countryId' }, async () => {
    await ctx.api(calls.account.updateProfile, { body: { countryId } })
    tools.flash('success', ctx.t('errors.modified'))
    return tools.redirect('/buyer/settings', 303)
  })
}
