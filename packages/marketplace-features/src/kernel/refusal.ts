import { isApiError, isSessionOver } from '@tradepost/api-client'
import { failureText } from './failure-text.ts'
import type { FeatureContext, Problem } from './server.ts'

const secret = /password|code|ticket|repeat/i

/** The answer to refused input: problems and what was typed, secrets left out. */
export function refusal(problems: Problem[], form: FormData, extra: Record<string, string> = {}) {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !secret.test(name))
  return {
    ok: false as const,
    problems,
    values: { ...(Object.fromEntries(typed) as Record<string, string>), ...extra },
  }
}

/** Runs a step; a failure the gateway named becomes a refusal, `fieldOf` says which field its code is about. */
export async function withProblems<T>(
  ctx: FeatureContext,
  form: FormData,
  fieldOf: Record<string, string>,
  step: () => Promise<T>,
): Promise<T | ReturnType<typeof refusal>> {
  try {
    return await step()
  } catch (error) {
    // NOTE: these are the storefront's business: it sends the visitor to the login, or to prove who is there.
    if (!isApiError(error) || isSessionOver(error) || error.code === 'step_up_required') throw error
    const message = failureText(ctx, error)
    return refusal([{ code: error.code, message, field: fieldOf[error.code] ?? error.details.field }], form)
  }
}
