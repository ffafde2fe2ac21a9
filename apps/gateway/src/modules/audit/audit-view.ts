import type { AuditEntry } from '@tradepost/contract'

type Facts = Record<string, unknown>

/** The values of a JSON object as texts, by path: `role.name`. */
function flat(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return [[path, value.join(' ')]]
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, one]) => flat(one, path ? `${path}.${name}` : name))
}

export const factsOf = (facts: Facts): AuditEntry['input'] => flat(facts).map(([name, value]) => ({ name, value }))

/** Each value that differs between two states. */
export function changesBetween(before: Facts | null, after: Facts | null): AuditEntry['changes'] {
  const [earlier, later] = [new Map(flat(before)), new Map(flat(after))]
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((name) => ({ name, before: earlier.get(name) ?? null, after: later.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}

const columns = [
  ...['seq', 'at', 'side', 'userId', 'nickName', 'role', 'sellerId', 'client', 'ip', 'call', 'subjects', 'input'],
  ...['changes', 'reason', 'requestId', 'fingerprint'],
] as const satisfies (keyof AuditEntry)[]

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(entry: AuditEntry, column: (typeof columns)[number]): string {
  if (column === 'subjects') return entry.subjects.join(' ')
  if (column === 'input') return entry.input.map(({ name, value }) => `${name}=${value}`).join(' ')
  if (column === 'changes')
    return entry.changes.map(({ name, before, after }) => `${name}: ${before ?? ''} → ${after ?? ''}`).join('; ')
  return String(entry[column] ?? '')
}

/** Entries as CSV with a line of column names. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  [columns.join(','), ...entries.map((entry) => columns.map((column) => cell(textOf(entry, column))).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')
