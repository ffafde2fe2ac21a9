/** What refused input looks like to a component. */
interface Refused {
  ok: boolean
  problems?: { code: string; message: string; field?: string | undefined }[]
  values?: Record<string, string>
}

/** Reads an action's answer for a form: message and typed value per field, and all messages for the summary. */
export function readProblems(result: unknown, idOf: (field: string) => string = (field) => field) {
  const refused = result as Refused | undefined
  const problems = (refused && !refused.ok && refused.problems) || []
  return {
    codes: problems.map((problem) => problem.code),
    of: (field: string) => problems.find((problem) => problem.field === field)?.message,
    value: (field: string) => refused?.values?.[field],
    summary: problems.map(({ message, field }) => (field ? { message, fieldId: idOf(field) } : { message })),
  }
}
