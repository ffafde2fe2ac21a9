import { isApiError } from '@tradepost/api-client'
import { type CallInput, calls } from '@tradepost/contract'
import { uploadScenes } from '@tradepost/contract/constants'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import type { FeatureContext, Problem } from '../kernel/server.ts'

interface UploadOptions {
  catalogue: CallInput<typeof calls.file.uploadFile>['query']['catalogue']
  field?: string
  max?: number
}

const fileId = /^[\w-]{1,64}$/

/** Ids of files that the browser uploaded before it sent the form. The gateway checks their owner. */
const storedIds = (form: FormData, field: string): string[] =>
  form.getAll(`${field}Ids`).filter((value): value is string => typeof value === 'string' && fileId.test(value))

const filesOf = (form: FormData, field: string): File[] =>
  form.getAll(field).filter((value): value is File => value instanceof File && value.size > 0)

/** True if a form contains files. */
export const hasUploads = (form: FormData, field = 'files'): boolean =>
  filesOf(form, field).length > 0 || storedIds(form, field).length > 0

const sceneOf = (form: FormData) => uploadScenes.find((scene) => scene === form.get('scene')) ?? 'login_common'

/** Uploads the files of a form and returns their ids. Stops at the first refused file and returns its problem. */
export async function takeUploads(
  ctx: FeatureContext,
  form: FormData,
  { catalogue, field = 'files', max = 5 }: UploadOptions,
): Promise<{ ids: string[]; problem: Problem | null }> {
  const ids = storedIds(form, field).slice(0, max)
  const scene = sceneOf(form)
  for (const one of filesOf(form, field).slice(0, max - ids.length)) {
    if (one.size > uploadLimits.maxBytes)
      return {
        ids,
        problem: { field, code: 'upload_limit', message: ctx.t('messages.upload-limit-2MB') },
      }
    const body = new FormData()
    body.set('file', one, one.name)
    try {
      ids.push((await ctx.api(calls.file.uploadFile, { query: { catalogue, scene } }, { form: body })).id)
    } catch (error) {
      if (!isApiError(error) || !error.code.startsWith('upload_')) throw error
      const id = error.code === 'upload_limit' ? 'messages.upload-limit-2MB' : 'messages.format-error'
      return { ids, problem: { field, code: error.code, message: ctx.t(id) } }
    }
  }
  return { ids, problem: null }
}
