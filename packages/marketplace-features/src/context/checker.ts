import type { MessageId } from '@tradepost/i18n'
import { passwordLength, passwordRange } from './password-rule.ts'
import type { FeatureContext, Problem } from './server.ts'

const emailShape = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/
const kinds = [/\d/, /\p{L}/u, /[^\p{L}\d\s]/u]

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
      if (value.length > 254 || !emailShape.test(value)) return say(field, 'email_format', 'errors.email_format')
      return value
    },
    code(field = 'code'): string {
      const value = textOf(form, field).replace(/\D/g, '')
      if (!textOf(form, field).trim()) return say(field, 'code_missing', 'account.enterCode')
      return value.length === 6 ? value : say(field, 'code_wrong', 'errors.code_wrong')
    },
    newPassword(field = 'newPassword', repeat = 'repeatPassword'): string {
      const value = textOf(form, field)
      if (!value) {
        const missing = say(field, 'cannot_be_empty', 'account.cannotBeEmpty')
        if (!textOf(form, repeat)) say(repeat, 'cannot_be_empty', 'account.cannotBeEmpty')
        return missing
      }
      if (value.length < passwordLength.min || value.length > passwordLength.max)
        return say(field, 'password_length', 'account.enterCharacters', { n: passwordRange })
      if (kinds.filter((kind) => kind.test(value)).length < 2)
        return say(field, 'password_format', 'errors.password_format')
      if (!textOf(form, repeat)) return say(repeat, 'cannot_be_empty', 'account.cannotBeEmpty')
      if (textOf(form, repeat) !== value) return say(repeat, 'inconsistent_passwords', 'account.inconsistentPasswords')
      return value
    },
  }
}
