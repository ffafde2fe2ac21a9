/** The content of a unit: a code, an account with its fields, a text, or a file. */
export const unitFields = ['login', 'password', 'email', 'code', 'note'] as const
export type UnitField = (typeof unitFields)[number]
export type UnitContent = { readonly [field in UnitField]?: string | undefined } & {
  /** The name of the file that the unit is. Its bytes are stored apart. */
  readonly file?: string | undefined
  /** The SHA-256 of that file in hex, known while the file is added. */
  readonly digest?: string | undefined
}

/** Maximum number of characters of each field of a unit. */
export const unitFieldLimits = {
  login: 200,
  password: 200,
  email: 200,
  code: 500,
  note: 4000,
} as const satisfies Record<UnitField, number>

/** Maximum number of units in one call, of lines and bytes of a list, and of characters in a seller's remark. */
export const unitLimits = { batch: 1000, lines: 100_000, fileBytes: 16 * 1024 * 1024, remark: 200 } as const

/** The field that makes a unit invalid; null if it is valid. A unit has a code, a login with a password, or a text. */
export function wrongUnitField(content: UnitContent): UnitField | null {
  const tooLong = unitFields.find((field) => [...(content[field] ?? '')].length > unitFieldLimits[field])
  if (tooLong) return tooLong
  if (content.code) return content.login ? 'login' : content.password ? 'password' : null
  if (content.login) return content.password ? null : 'password'
  if (content.password || content.email) return 'login'
  return content.note ? null : 'code'
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/**
 * Two units with the same identity are the same good, however they are written: codes regardless of case, spaces and
 * hyphens; accounts by login and password; files by their bytes.
 */
export function unitIdentity({ code, login, password, note, digest }: UnitContent): string {
  if (digest) return `file ${digest}`
  if (code) return `code ${folded(code).replace(/[\s\p{Pd}]/gu, '')}`
  if (login) return `account ${folded(login)}\n${password ?? ''}`
  return `text ${folded(note ?? '').replace(/\s+/g, ' ')}`
}

/**
 * Hides a unit but its last four characters; shorter ones show fewer, so that a third stays hidden at least. The name of
 * a file keeps its ending besides.
 */
export function maskedUnit({ code, login, note, file }: UnitContent): string {
  const dot = file ? file.lastIndexOf('.') : -1
  const ending = file && dot > 0 ? file.slice(dot) : ''
  const characters = [...(code ?? login ?? note ?? (dot > 0 ? file?.slice(0, dot) : file) ?? '')]
  const shown = Math.min(4, Math.floor(characters.length / 3))
  return `••••${shown > 0 ? characters.slice(-shown).join('') : ''}${ending}`
}

const accountSeparators = ['\t', '|', ';', ','] as const

/**
 * Reads a pasted line: a code, or `login password email` separated by a tab, bar, semicolon or comma. `login:password`
 * is read as well; the password may contain further colons.
 */
export function readUnitLine(line: string, isAccount: boolean): UnitContent {
  if (!isAccount) return { code: line.trim() }
  const separator = accountSeparators.find((one) => line.includes(one))
  if (separator === undefined) {
    const [login = '', ...rest] = line.split(':')
    return { login: login.trim(), password: rest.join(':').trim() }
  }
  const [login = '', password = '', email = '', ...rest] = line.split(separator).map((cell) => cell.trim())
  const content = { login, password, ...(email ? { email } : {}) }
  return rest.length > 0 ? { ...content, note: rest.join(' ') } : content
}

/** Reads a text that stands for one unit, as `readUnitLine` if it is such a line. */
export function readUnitText(text: string, isAccount: boolean): UnitContent {
  const line = text.trim()
  if (line.includes('\n') || (!isAccount && /\s/.test(line))) return { note: line }
  const content = readUnitLine(line, isAccount)
  return wrongUnitField(content) === null ? content : { note: line }
}

/** The states of a unit as its seller sees them. `held`: reserved for an order, or sold and not delivered yet. */
export const unitStates = [
  ...(['available', 'held', 'delivered', 'bad', 'replaced', 'expired', 'withdrawn'] as const),
] as const
export type UnitState = (typeof unitStates)[number]
