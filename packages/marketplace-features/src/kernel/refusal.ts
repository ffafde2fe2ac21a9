import { isApiError, isSessionOver } from '@tradepost/api-client'
import { failureText } from './failure-text.ts'
import { paths } from './paths/paths.ts'
import { redirectTo } from './redirect-to.ts'
import type { FeatureContext, Problem } from './server.ts'

const secret = /password|code|ticket|repeat/i

/** The action result for refused input: its problems and the typed values, without secrets. */
export function refusal(problems: Problem[], form: FormData, extra: Record<string, string> = {}) {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !secret.test(name))
  return {
    ok: false as const,
    problems,
    values: { ...(Object.fromEntries(typed) as Record<string, string>), ...extra },
  }
}

/** Runs a step and turns an error of the gateway into a refusal. `fieldOf` maps error codes to fields. */
export async function withProblems<T>(
  ctx: FeatureContext,
  form: FormData,
  fieldOf: Record<string, string>,
  step: () => Promise<T>,
): Promise<T | ReturnType<typeof refusal>> {
  try {
    return await step()
  } catch (error) {
    // The storefront handles these errors by a redirect to the login or the step-up page.
    if (!isApiError(error) || isSessionOver(error) || error.code === 'step_up_required') throw error
    // A purchase needs consent to the terms first.
    if (error.code === 'terms_required' && !('terms_required' in fieldOf))
      throw redirectTo(paths.agreeToTerms(`${ctx.url.pathname}${ctx.url.search}`), 303)
    const message = failureText(ctx, error)
    return refusal([{ code: error.code, message, field: fieldOf[error.code] ?? error.details.field }], form)
  }
}
