const secretName =
  /(?:pass(?:word|wd|phrase)?|secret|token|ticket|authorization|cookie|^code$|verify_?code|^sign(?:ature)?$|card|cvc|cvv|iban|api_?key|e_?mail|^to(?:_?address)?$)/i
const hidden = '[redacted]'
const maxDepth = 8
const maxText = 4000

/** Patterns of secrets inside running text. */
const texts: [RegExp, string][] = [
  [
    /(\b(?:password|passwd|pwd|secret|client_secret|token|access_token|refresh_token|refreshToken|ticket|code|sign|ut|cookie|authorization)["']?\s*[=:]\s*["']?)(?:Bearer\s+)?[^\s"'&,;}]+/gi,
    `$1${hidden}`,
  ],
  [/\b(?:(?:sk|rk)_(?:test|live)|whsec)_[\w+/=]+/g, hidden],
  [/\bBearer\s+[A-Za-z0-9._~+/=-]+/gi, `Bearer ${hidden}`],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]{1,255}/gu, hidden],
  [/\b\d(?:[ -]?\d){12,15}\b(?!\d)/g, hidden],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g, hidden],
]

/** Hides secrets in a text: `password=…`, bearer tokens, email addresses, card numbers, IBANs. */
export function redactText(text: string): string {
  const bounded = text.length > maxText ? `${text.slice(0, maxText)}…` : text
  return texts.reduce((value, [pattern, replacement]) => value.replace(pattern, replacement), bounded)
}

function fromError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: redactText(error.message),
    ...(code === undefined ? {} : { code }),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  }
}

/** A copy that is safe to log: secrets are hidden by field name at any depth, and by pattern inside texts. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value
  if (depth > maxDepth) return '[deep]'
  if (value instanceof Error) return fromError(value, depth)
  if (value instanceof Date) return value
  if (ArrayBuffer.isView(value)) return '[bytes]'
  if (Array.isArray(value)) return value.slice(0, 100).map((member) => redact(member, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      secretName.test(key) && member !== null && member !== undefined ? hidden : redact(member, depth + 1),
    ]),
  )
}
