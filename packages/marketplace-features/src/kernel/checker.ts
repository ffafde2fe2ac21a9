import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { readNickName } from '@tradepost/domain/account/nick-name'
import { passwordProblem } from '@tradepost/domain/account/password-rule'
import { asciiDigits } from '@tradepost/domain/typed/digits'
import { lengthOf, textLimits } from '@tradepost/domain/typed/text-limits'
import type { MessageId } from '@tradepost/i18n'
import { passwordRange } from './password-rule.ts'
import type { FeatureContext, Problem } from './server.ts'

/** The text of a field exactly as typed. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns a reader for each kind of field. Readers add an entry to `problems` for invalid input. */
export function checker(ctx: FeatureContext, form: FormData) {
  const problems: Problem[] = []
  const addProblem = (field: string, code: string, id: MessageId, values?: Record<string, string>) => {
    problems.push({ field, code, message: ctx.t(id, values) })
    return ''
  }
  return {
    problems,
    filled(field: string): string {
      return textOf(form, field) || addProblem(field, 'cannot_be_empty', 'account.cannotBeEmpty')
    },
    email(field = 'email'): string {
      const value = textOf(form, field).trim()
      if (!value) return addProblem(field, 'cannot_be_empty', 'account.cannotBeEmpty')
      return readEmailAddress(value)?.address ?? addProblem(field, 'email_format', 'errors.email_format')
    },
    code(field = 'code'): string {
      const value = asciiDigits(textOf(form, field)).replace(/\D/g, '')
      if (!textOf(form, field).trim()) return addProblem(field, 'code_missing', 'account.enterCode')
      return value.length === 6 ? value : addProblem(field, 'code_wrong', 'errors.code_wrong')
    },
    /** The nickname; null if none was typed. */
    nickName(field = 'nickName'): string | null {
      const typed = textOf(form, field).trim()
      if (!typed) return null
      const name = readNickName(typed)
      if (name !== null) return name
      const { nickName: most } = textLimits
      return lengthOf(typed.normalize('NFC')) > most
        ? addProblem(field, 'format_error', 'account.enterCharacters', { n: `1–${most}` })
        : addProblem(field, 'format_error', 'errors.format_error')
    },
    /** An optional text of at most `most` characters. */
    text(field: string, most: number): string {
      const value = textOf(form, field).trim()
      return lengthOf(value) <= most
        ? value
        : addProblem(field, 'format_error', 'account.enterCharacters', { n: `1–${most}` })
    },
    newPassword(field = 'newPassword', repeat = 'repeatPassword'): string {
      const value = textOf(form, field)
      if (!value) {
        const missing = addProblem(field, 'cannot_be_empty', 'account.cannotBeEmpty')
        if (!textOf(form, repeat)) addProblem(repeat, 'cannot_be_empty', 'account.cannotBeEmpty')
        return missing
      }
      const problem = passwordProblem(value)
      if (problem === 'password_length')
        return addProblem(field, problem, 'account.enterCharacters', { n: passwordRange })
      if (problem) return addProblem(field, problem, 'errors.password_format')
      if (!textOf(form, repeat)) return addProblem(repeat, 'cannot_be_empty', 'account.cannotBeEmpty')
      if (textOf(form, repeat) !== value)
        return addProblem(repeat, 'inconsistent_passwords', 'account.inconsistentPasswords')
      return value
    },
  }
}
