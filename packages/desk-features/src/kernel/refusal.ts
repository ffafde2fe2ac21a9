import { type ApiError, isApiError, isSessionOver } from '@tradepost/api-client'
import type { DeskContext } from './desk-context.ts'
import { typedValues } from './typed-values.ts'

/** One problem of a form: the code for programs, the text for people, and the field it is about. */
export interface Problem {
  code: string
  message: string
  field?: string | undefined
}

/** The result of an action that changed nothing. `values` are the typed values, without secrets. */
export interface Refusal {
  ok: false
  problems: Problem[]
  values: Record<string, string>
}

export const refuse = (problems: Problem[], form: FormData): Refusal => ({
  ok: false,
  problems,
  values: typedValues(form),
})

/** The gateway's sentence about a failed call; a general sentence if the gateway did not answer. */
export function failureText({ t }: Pick<DeskContext, 't'>, { code, message }: ApiError): string {
  return code === 'network' || code === 'timeout' || code === 'garbage' ? t('errors.unavailable') : message
}

/** Runs a step and turns an error of the gateway into a refusal. The end of the session is thrown on. */
export async function withProblems<T>(
  context: Pick<DeskContext, 't'>,
  form: FormData,
  step: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await step()
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error
    return refuse([{ code: error.code, message: failureText(context, error), field: error.details.field }], form)
  }
}

const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && (result as Partial<Refusal>).ok === false

/** Reads the result of an action for a form: message and typed value by field. */
export function readRefusal(result: unknown) {
  const { problems, values } = isRefusal(result) ? result : { problems: [], values: {} as Record<string, string> }
  return {
    hasProblems: problems.length > 0,
    codes: problems.map(({ code }) => code),
    of: (field: string) => problems.find((problem) => problem.field === field)?.message,
    value: (field: string) => values[field],
    summary: problems.map(({ message, field }) => ({ message, ...(field ? { fieldId: field } : {}) })),
  }
}
