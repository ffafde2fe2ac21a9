import { calls } from '@tradepost/contract'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../../kernel/server.ts'

/** Returns everything stored about the user as a download. */
export async function exportAccount(ctx: FeatureContext): Promise<Response> {
  const { fileName, document } = await ctx.api(calls.account.exportUser, { body: {} })
  const safeName = fileName.replace(/[^\w.-]/g, '_')
  return new Response(document, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${safeName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Deletes the account if the confirmation word was typed, and signs out. */
export async function deleteAccount(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const word = ctx.t('signIn.deleteWord')
  if (textOf(form, 'word').trim() !== word) {
    const message = ctx.t('signIn.deleteWrong', { word })
    return refusal([{ code: 'format_error', field: 'word', message }], form)
  }
  return withProblems(ctx, form, {}, async () => {
    await ctx.api(calls.account.deleteUser, { body: { confirmed: true } })
    await tools.session.signOut()
    tools.flash('success', ctx.t('signIn.deleted'))
    return tools.redirect('/', 303)
  })
}
