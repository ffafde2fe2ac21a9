/** An action result with problems, as components read it. */
interface Refused {
  ok: boolean
  problems?: { code: string; message: string; field?: string | undefined }[]
  values?: Record<string, string>
}

/** A label that ends in a question mark needs no colon. */
const labelled = (label: string, message: string) =>
  /[？]$/.test(label) ? `${label}${message}` : `${label}${/[?؟]$/.test(label) ? '' : ':'} ${message}`

/** Reads an action result for a form: message and value by field, and all messages with labels for the summary. */
export function readProblems(result: unknown, labels: Record<string, string> = {}) {
  const refused = result as Refused | undefined
  const problems = (refused && !refused.ok && refused.problems) || []
  return {
    codes: problems.map((problem) => problem.code),
    of: (field: string) => problems.find((problem) => problem.field === field)?.message,
    value: (field: string) => refused?.values?.[field],
    summary: problems.map(({ message, field }) => {
      const label = field ? labels[field] : undefined
      return { message: label ? labelled(label, message) : message, ...(field ? { fieldId: field } : {}) }
    }),
  }
}
