import { isUuid } from '@tradepost/domain/typed/id'
import { type DeskContext, filesOf, textOf, uploadFile } from '../kernel/server.ts'

/** Uploads the picture that was chosen and writes it into the form, so that a refused form does not lose it. */
export async function uploadPicture(context: DeskContext, form: FormData): Promise<string | null> {
  const [file] = filesOf(form, 'cover')
  form.delete('cover')
  if (file) {
    const { id, fileUrl } = await uploadFile(context, file, 'cover')
    form.set('fileId', id)
    form.set('coverUrl', fileUrl)
  }
  const fileId = textOf(form, 'fileId')
  return isUuid(fileId) ? fileId : null
}

/** The picture that the form wants: another one, none, or that of the version before. */
export async function readPicture(context: DeskContext, form: FormData): Promise<{ fileId?: string | null }> {
  const fileId = await uploadPicture(context, form)
  if (form.has('noPicture')) return { fileId: null }
  return fileId ? { fileId } : {}
}
