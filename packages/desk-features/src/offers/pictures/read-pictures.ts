import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { type DeskContext, filesOf, type Problem, textOf, uploadFile } from '../../kernel/server.ts'
import { type FormPicture, readFormPictures, readNewCrops } from './form-pictures.ts'

/**
 * The pictures that the form states, in their order. Uploads those that are new and writes them into the form, so that
 * a refused form does not lose them.
 */
export async function readPictures(context: DeskContext, form: FormData) {
  const { t } = context
  const pictures: FormPicture[] = readFormPictures(textOf(form, 'pictures'))
  const files = filesOf(form, 'newPictures')
  const max = offerLimits.pictures
  const problems: Problem[] =
    pictures.length + files.length > max
      ? [{ code: 'data_error', message: t('offerForm.pictures-most', { max }), field: 'newPictures' }]
      : []
  const crops = readNewCrops(textOf(form, 'newCrops'))
  for (const [index, file] of files.slice(0, Math.max(0, max - pictures.length)).entries()) {
    const { id, fileUrl } = await uploadFile(context, file, 'newPictures')
    pictures.push({ id, url: fileUrl, alt: '', crop: crops[index] })
    form.set('pictures', JSON.stringify(pictures))
  }
  form.delete('newPictures')
  return { problems, pictures: pictures.map(({ id, alt, crop }) => ({ id, alt, ...(crop ? { crop } : {}) })) }
}
