import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { unitFileLimits } from '@tradepost/domain/offer/unit-files'
import { type DeskContext, filesOf, refuse, textOf, withProblems } from '../kernel/server.ts'
import { expiryOf } from './expiry-of.ts'

/** Codes of errors about one file, not about the form. */
const ofOneFile = new Set(['unit_duplicate', 'upload_format', 'upload_limit'])

/** Adds each chosen file as one unit. A refused file is named, and the others are added. */
export function addFiles(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const files = filesOf(form, 'unitFiles').slice(0, unitFileLimits.atOnce)
  const day = textOf(form, 'expires').trim()
  const expiresAt = day ? expiryOf(day) : undefined
  if (files.length === 0)
    return refuse([{ code: 'cannot_be_empty', message: t('desk.unit-files-missing'), field: 'unitFiles' }], form)
  if (expiresAt === null)
    return refuse([{ code: 'format_error', message: t('desk.unit-day-wrong'), field: 'expires' }], form)
  return withProblems(context, form, async () => {
    const refused: { name: string; code: string }[] = []
    for (const file of files) {
      const upload = new FormData()
      upload.set('file', file, file.name)
      try {
        await api(calls.vault.addUnitFile, { params: { id }, query: expiresAt ? { expiresAt } : {} }, { form: upload })
      } catch (error) {
        if (!isApiError(error) || !ofOneFile.has(error.code)) throw error
        refused.push({ name: file.name, code: error.code })
      }
    }
    return { ok: true as const, done: 'added' as const, files: { added: files.length - refused.length, refused } }
  })
}
