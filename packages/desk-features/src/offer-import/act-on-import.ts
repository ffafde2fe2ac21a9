import { calls } from '@tradepost/contract'
import { type DeskContext, refuse, withProblems } from '../kernel/server.ts'

/** Sends a CSV file to be imported; answers with the id of the import. */
export async function actOnImport(context: DeskContext, form: FormData) {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0)
    return refuse([{ code: 'upload_format', message: context.t('desk.import-format'), field: 'file' }], form)
  return withProblems(context, form, async () => {
    const upload = new FormData()
    upload.set('file', file, file.name)
    const query = form.get('trial') === 'yes' ? { trial: true } : {}
    const { id } = await context.api(calls.seller.sellerOfferImport, { query }, { form: upload })
    return { ok: true as const, importId: id }
  })
}

/** Imports a list that was tried; answers with the id of the import. */
export const importTried = (context: DeskContext, form: FormData, id: string) =>
  withProblems(context, form, async () => {
    const { id: importId } = await context.api(calls.seller.sellerOfferImportTried, { params: { id }, body: {} })
    return { ok: true as const, importId }
  })
