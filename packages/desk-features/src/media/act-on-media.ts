import { isApiError, isSessionOver } from '@tradepost/api-client'
import { type CallInput, calls } from '@tradepost/contract'
import { mediaLimits } from '@tradepost/domain/limits/media-limits'
import { isLocale } from '@tradepost/i18n/locales'
import { type DeskContext, filesOf, type Problem, refuse, textOf, uploadFile, withProblems } from '../kernel/server.ts'

type Words = CallInput<typeof calls.media.editMedia>['body']['words']

/** Uploads the chosen files and adds them to the library. A file that is refused keeps none of the others out. */
export async function addMedia(context: DeskContext, form: FormData) {
  const { t } = context
  const chosen = filesOf(form, 'files').slice(0, mediaLimits.files)
  if (chosen.length === 0)
    return refuse([{ code: 'cannot_be_empty', message: t('media.files-missing'), field: 'files' }], form)
  const problems: Problem[] = []
  const files: { id: string; name: string }[] = []
  for (const file of chosen) {
    try {
      const { id } = await uploadFile(context, file, 'files')
      files.push({ id, name: file.name.slice(0, mediaLimits.name) })
    } catch (error) {
      if (!isApiError(error) || isSessionOver(error)) throw error
      const message = t('media.refused', { file: file.name, reason: error.message })
      problems.push({ code: error.code, message, field: 'files' })
    }
  }
  return withProblems(context, form, async () => {
    if (files.length > 0) await context.api(calls.media.addMedia, { body: { files } })
    return problems.length > 0
      ? { ...refuse(problems, form), added: files.length }
      : { ok: true as const, added: files.length }
  })
}

/** The title and the alternative text in each language of the form. */
const readWords = (form: FormData): Words =>
  [...form.keys()].flatMap((name) => {
    const language = name.startsWith('title.') ? name.slice('title.'.length) : ''
    if (!isLocale(language)) return []
    return [{ language, title: textOf(form, name).trim(), alt: textOf(form, `alt.${language}`).trim() }]
  })

/** Changes the words of a file, or removes it from the library. */
export const changeMedia = (context: DeskContext, form: FormData, id: string) =>
  withProblems(context, form, async () => {
    if (textOf(form, 'act') === 'remove') {
      await context.api(calls.media.removeMedia, { params: { id } })
      return { ok: true as const, isRemoved: true }
    }
    const body = { words: readWords(form), version: Number(textOf(form, 'version')) }
    await context.api(calls.media.editMedia, { params: { id }, body })
    return { ok: true as const, isRemoved: false }
  })
