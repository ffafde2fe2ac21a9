import { aliasPattern, catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { countOf, type DeskContext, type Problem, textOf } from '../kernel/server.ts'

const pattern = new RegExp(aliasPattern)

/** Reads the alias of a form. */
export function readAlias({ t }: Pick<DeskContext, 't'>, form: FormData): { alias: string; problems: Problem[] } {
  const alias = textOf(form, 'alias').trim().toLowerCase()
  const isValid = pattern.test(alias) && alias.length <= catalogLimits.alias
  const problem = { code: 'format_error', message: t('catalogDesk.alias-wrong'), field: 'alias' }
  return { alias, problems: isValid ? [] : [problem] }
}

/** Reads the place of a form in an order. An empty field is the place 0. */
export function readPosition({ t }: Pick<DeskContext, 't'>, form: FormData): { position: number; problems: Problem[] } {
  const max = catalogLimits.position
  const position = countOf(textOf(form, 'position').trim() || '0', { min: 0, max })
  if (position !== null) return { position, problems: [] }
  const message = t('catalogDesk.position-wrong', { max })
  return { position: 0, problems: [{ code: 'format_error', message, field: 'position' }] }
}
