import { isApiError } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import type { DeskContext } from './desk-context.ts'

/** The files that a form sends in a field. A browser sends an empty file for a field without one. */
export const filesOf = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value): value is File => value instanceof File && value.size > 0)

/** Uploads a file: a picture that the shop may show, or a private one. A refusal names `field` instead of the upload's own. */
export async function uploadFile(
  { api }: Pick<DeskContext, 'api'>,
  file: File,
  field: string,
  catalogue: 'general' | 'order_attachment' = 'general',
): Promise<CallData<typeof calls.file.uploadFile>> {
  const form = new FormData()
  form.set('file', file, file.name)
  try {
    return await api(calls.file.uploadFile, { query: { catalogue } }, { form })
  } catch (error) {
    if (isApiError(error) && error.details.field === 'file') error.details.field = field
    throw error
  }
}
