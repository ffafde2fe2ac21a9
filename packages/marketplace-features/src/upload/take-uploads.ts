import { isApiError } from '@tradepost/api-client'
import { type CallInput, file } from '@tradepost/contract'
import { upload } from '@tradepost/contract/constants'
import { translate } from '@tradepost/i18n/server'
import type { FeatureContext, Problem } from '../context/server.ts'

interface Wish {
  catalogue: CallInput<typeof file.uploadFile>['query']['catalogue']
  field?: string
  max?: number
}

/** Stores the files of a form with the gateway and answers their ids; the first refusal stops and is told. */
export async function takeUploads(
  ctx: FeatureContext,
  form: FormData,
  { catalogue, field = 'files', max = 5 }: Wish,
): Promise<{ ids: string[]; problem: Problem | null }> {
  const chosen = form.getAll(field).filter((value): value is File => value instanceof File && value.size > 0)
  const ids: string[] = []
  for (const one of chosen.slice(0, max)) {
    if (one.size > upload.maxBytes)
      return {
        ids,
        problem: { field, code: 'upload_limit', message: translate(ctx.locale, 'messages.upload-limit-2MB') },
      }
    const body = new FormData()
    body.set('file', one, one.name)
    try {
      ids.push((await ctx.api(file.uploadFile, { query: { catalogue } }, { form: body })).id)
    } catch (error) {
      if (!isApiError(error) || !error.code.startsWith('upload_')) throw error
      const id = error.code === 'upload_limit' ? 'messages.upload-limit-2MB' : 'messages.format-error'
      return { ids, problem: { field, code: error.code, message: translate(ctx.locale, id) } }
    }
  }
  return { ids, problem: null }
}
