/** A refused input, as a component sees it. */
interface Refused {
  ok: boolean
  problems?: { code: string; message: string; field?: string | undefined }[]
  values?: Record<string, string>
}

/** A label that asks needs no colon. */
const said = (label: string, message: string) =>
  /[？]$/.test(label) ? `${label}${message}` : `${label}${/[?؟]$/.test(label) ? '' : ':'} ${message}`

/** Reads an action's answer for a form: per field its message and typed value, for the summary all of them by label. */
export function readProblems(result: unknown, labels: Record<string, string> = {}) {
  const refused = result as Refused | undefined
  const problems = (refused && !refused.ok && refused.problems) || []
  return {
    codes: problems.map((problem) => problem.code),
    of: (field: string) => problems.find((problem) => problem.field === field)?.message,
    value: (field: string) => refused?.values?.[field],
    summary: problems.map(({ message, field }) => {
      const label = field ? labels[field] : undefined
      return { message: label ? said(label, message) : message, ...(field ? { fieldId: field } : {}) }
    }),
  }
}
