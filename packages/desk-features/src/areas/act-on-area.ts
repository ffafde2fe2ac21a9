import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { type PageArea, pageAreaOf, pageAreas } from '@tradepost/domain/content/page-areas'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { actOnContent, isContentAct, languagesIn, savedOr, versionAsked } from '../content/server.ts'
import {
  countOf,
  type DeskContext,
  filesOf,
  type Problem,
  type Refusal,
  refuse,
  textOf,
  uploadFile,
} from '../kernel/server.ts'
import {
  type AreaChoices,
  type AreaDetail,
  emptyArea,
  type FormArea,
  readFormArea,
  type SavedArea,
} from './form-area.ts'

/** The areas that the shop has. */
export async function loadAreas({ api }: DeskContext) {
  return { page: await api(calls.content.contentPage, { params: { kind: 'area' }, body: { pageSize: 100 } }) }
}

const [firstArea] = pageAreas
const areaOf = (typed: string): PageArea => {
  const area = pageAreaOf(typed) ?? firstArea
  if (!area) throw new Error('areaOf: there are no areas')
  return area
}

/** An area in its newest version or the one that the address asks for; null if the shop does not have it yet. */
export async function loadArea(
  context: DeskContext,
  typed: string,
): Promise<{ areaType: number; area: AreaDetail | null; choices: AreaChoices }> {
  const { type } = areaOf(typed)
  const version = versionAsked(context)
  const choices = await context.api(calls.content.areaChoices, {})
  const params = { kind: 'area', item: String(type) } as const
  try {
    const area = await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
    return { areaType: type, area, choices }
  } catch (error) {
    if (!isApiError(error) || error.code !== 'not_found' || version) throw error
    return { areaType: type, area: null, choices }
  }
}

/** The message about a field of an area, in the words of the form. */
function messageOf({ t }: Pick<DeskContext, 't'>, { code, field = '', message }: Problem): string {
  if (!field.startsWith('area')) return message
  if (field.endsWith('.href')) return t('areas.link-wrong', { path: '\u2066/help\u2069' })
  if (field.startsWith('area.pairs.')) return t('areas.pair-wrong')
  if (field.includes('.texts.') && code === 'content_incomplete') return t('areas.original-missing')
  if (field.includes('.texts.')) {
    if (field.startsWith('area.pictures')) return t('areas.picture-words-missing')
    return t(field.endsWith('.text') ? 'content.text-missing' : 'content.title-missing')
  }
  if (field.startsWith('area.pictures.') && code === 'not_found') return t('areas.picture-missing')
  if (code === 'not_found') return t('areas.not-shown')
  return code === 'content_incomplete' ? t(/\.\d+$/.test(field) ? 'areas.not-shown' : 'areas.empty') : message
}

const explained = <T>(context: DeskContext, result: T | Refusal): T | Refusal => {
  const refusal = result as Partial<Refusal>
  if (refusal.ok !== false || !refusal.problems) return result
  return {
    ...(refusal as Refusal),
    problems: refusal.problems.map((problem) => ({ ...problem, message: messageOf(context, problem) })),
  }
}

/** Uploads the pictures that were chosen and writes them into the form, so that a refused form does not lose them. */
async function withUploads(context: DeskContext, form: FormData, area: FormArea): Promise<FormArea> {
  if (!area.pictures) return area
  let { pictures } = area
  for (const [n, { key }] of pictures.entries()) {
    const [file] = filesOf(form, `file.${key}`)
    if (!file) continue
    const { id, fileUrl } = await uploadFile(context, file, `area.pictures.${n}`)
    pictures = pictures.map((one) => (one.key === key ? { ...one, fileId: id, url: fileUrl } : one))
    form.delete(`file.${key}`)
    form.set('area', JSON.stringify({ ...area, pictures }))
  }
  return { ...area, pictures }
}

/** The numbers that were typed, and what is wrong with them. */
function readLimit({ t }: DeskContext, typed: string, field: string, max: number) {
  const limit = countOf(typed, { min: 1, max })
  const problems: Problem[] =
    limit === null ? [{ code: 'format_error', message: t('areas.limit-wrong', { max: String(max) }), field }] : []
  return { limit: limit ?? 1, problems }
}

/** The area as it is saved. */
function savedArea(context: DeskContext, { pictures, brands, comments, pairs, ...others }: FormArea) {
  const { areaPicks, areaComments } = contentLimits
  const ofBrands = brands && readLimit(context, brands.limit, 'area.brands.limit', areaPicks)
  const ofComments = comments && readLimit(context, comments.limit, 'area.comments.limit', areaComments)
  const unchosen = (pairs ?? []).findIndex(({ brandId, categoryId }) => !brandId || !categoryId)
  const problems = [
    ...(ofBrands?.problems ?? []),
    ...(ofComments?.problems ?? []),
    ...(unchosen < 0
      ? []
      : [{ code: 'cannot_be_empty', message: context.t('areas.pair-wrong'), field: `area.pairs.${unchosen}` }]),
  ]
  const area = {
    ...others,
    ...(pictures && {
      pictures: pictures.map(({ key, texts, href, fileId, path }) => ({
        ...{ key, texts, href, fileId, path: fileId ? null : path },
      })),
    }),
    ...(brands && { brands: { ...brands, limit: ofBrands?.limit } }),
    ...(comments && { comments: { limit: ofComments?.limit } }),
    ...(pairs && { pairs: pairs.map(({ brandId, categoryId }) => ({ brandId, categoryId })) }),
  }
  // The gateway checks what a browser sent.
  return { area: area as unknown as SavedArea, problems }
}

/** Saves, publishes or withdraws an area, or goes back to an earlier version. */
export async function actOnArea(context: DeskContext, form: FormData, typed: string) {
  const { type, form: areaForm } = areaOf(typed)
  const subject = { kind: 'area', item: String(type) } as const
  if (isContentAct(form)) return explained(context, await actOnContent(context, form, subject))
  const version = countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0
  const result = await savedOr(context, form, subject, async () => {
    const filled = await withUploads(context, form, readFormArea(textOf(form, 'area')) ?? emptyArea(areaForm))
    const { area, problems } = savedArea(context, filled)
    if (problems.length > 0) return refuse(problems, form)
    const body = { areaType: type, version, area, confirmed: languagesIn(form, 'confirmed') }
    await context.api(calls.content.saveArea, { body })
    return { ok: true as const, done: 'saved' as const }
  })
  return explained(context, result)
}
