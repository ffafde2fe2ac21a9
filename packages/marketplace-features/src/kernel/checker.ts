import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { readNickName } from '@tradepost/domain/account/nick-name'
import { passwordProblem } from '@tradepost/domain/account/password-rule'
import { asciiDigits } from '@tradepost/domain/typed/digits'
import { lengthOf, textLimits } from '@tradepost/domain/typed/text-limits'
import type { MessageId } from '@tradepost/i18n'
import { passwordRange } from './password-rule.ts'
import type { FeatureContext, Problem } from './server.ts'

/** The typed text of a field, as it was typed. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Checks one field after the other; `problems` is what to tell. */
export function checker(ctx: FeatureContext, form: FormData) {
  const problems: Problem[] = []
  const say = (field: string, code: string, id: MessageId, values?: Record<string, string>) => {
    problems.push({ field, code, message: ctx.t(id, values) })
    return ''
  }
  return {
    problems,
    filled(field: string): string {
      return textOf(form, field) || say(field, 'cannot_be_empty', 'account.cannotBeEmpty')
    },
    email(field = 'email'): string {
      const value = textOf(form, field).trim()
      if (!value) return say(field, 'cannot_be_empty', 'account.cannotBeEmpty')
      return readEmailAddress(value)?.address ?? say(field, 'email_format', 'errors.email_format')
    },
    code(field = 'code'): string {
      const value = asciiDigits(textOf(form, field)).replace(/\D/g, '')
      if (!textOf(form, field).trim()) return say(field, 'code_missing', 'account.enterCode')
      return value.length === 6 ? value : say(field, 'code_wrong', 'errors.code_wrong')
    },
    /** A name to be seen by; null where none was typed. */
    nickName(field = 'nickName'): string | null {
      const typed = textOf(form, field).trim()
      if (!typed) return null
      const name = readNickName(typed)
      if (name !== null) return name
      const { nickName: most } = textLimits
      return lengthOf(typed.normalize('NFC')) > most
        ? say(field, 'format_error', 'account.enterCharacters', { n: `1–${most}` })
        : say(field, 'format_error', 'errors.format_error')
    },
    /** An optional text of at most so many characters. */
    text(field: string, most: number): string {
      const value = textOf(form, field).trim()
      return lengthOf(value) <= most ? value : say(field, 'format_error', 'account.enterCharacters', { n: `1–${most}` })
    },
    newPassword(field = 'newPassword', repeat = 'repeatPassword'): string {
      const value = textOf(form, field)
      if (!value) {
        const missing = say(field, 'cannot_be_empty', 'account.cannotBeEmpty')
        if (!textOf(form, repeat)) say(repeat, 'cannot_be_empty', 'account.cannotBeEmpty')
        return missing
      }
      const problem = passwordProblem(value)
      if (problem === 'password_length') return say(field, problem, 'account.enterCharacters', { n: passwordRange })
      if (problem) return say(field, problem, 'errors.password_format')
      if (!textOf(form, repeat)) return say(repeat, 'cannot_be_empty', 'account.cannotBeEmpty')
      if (textOf(form, repeat) !== value) return say(repeat, 'inconsistent_passwords', 'account.inconsistentPasswords')
      return value
    },
  }
}
