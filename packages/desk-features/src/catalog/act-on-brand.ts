import { calls } from '@tradepost/contract'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { isUuid } from '@tradepost/domain/typed/id'
import { type DeskContext, filesOf, type Problem, refuse, textOf, uploadFile, withProblems } from '../kernel/server.ts'
import { mergeBrand } from './merge/act-on-merge.ts'
import { readAlias } from './read-alias.ts'
import { readWords, tooLong } from './read-words.ts'
import { isStale, withVersion } from './second-look.ts'

/** Reads the form of a brand. `problems` names the fields that are wrong. */
function readBrand(context: DeskContext, form: FormData) {
  const { t } = context
  const { words, confirmed, problems } = readWords(context, form)
  const { alias, problems: wrongAlias } = readAlias(context, form)
  const body = {
    ...{ alias, name: textOf(form, 'name').trim() },
    ...{ keywords: textOf(form, 'keywords').replaceAll(/\s+/g, ' ').trim(), enabled: form.has('enabled'), words },
  }
  const wrong: Problem[] = [...tooLong(context, 'name', body.name, catalogLimits.name)]
  if (!body.name) wrong.push({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'name' })
  wrong.push(...wrongAlias)
  wrong.push(...tooLong(context, 'keywords', body.keywords, catalogLimits.keywords))
  return { body, confirmed, problems: [...wrong, ...problems] }
}

/** A picture that was chosen from the device, or from the media library. */
async function uploadedPicture(context: DeskContext, form: FormData): Promise<string | undefined> {
  const [file] = filesOf(form, 'picture')
  if (file) return (await uploadFile(context, file, 'picture')).id
  const chosen = textOf(form, 'picture-id')
  return isUuid(chosen) ? chosen : undefined
}

/** Adds a brand. */
export async function createBrand(context: DeskContext, form: FormData) {
  const { body, problems } = readBrand(context, form)
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const picture = await uploadedPicture(context, form)
    const { id } = await context.api(calls.catalogEdit.createBrand, {
      body: { ...body, ...(picture ? { picture } : {}) },
    })
    return { ok: true as const, id }
  })
}

/** Changes a brand, or merges it into another one. */
export async function actOnBrand(context: DeskContext, form: FormData, id: string) {
  if (textOf(form, 'act') === 'merge') return mergeBrand(context, form, id)
  const result = await editBrand(context, form, id)
  return result.ok ? { ...result, mergedInto: null } : result
}

/** Changes a brand. */
async function editBrand(context: DeskContext, form: FormData, id: string) {
  const { body, confirmed, problems } = readBrand(context, form)
  if (problems.length > 0) return refuse(problems, form)
  const result = await withProblems(context, form, async () => {
    const uploaded = await uploadedPicture(context, form)
    const picture = uploaded ?? (form.has('remove-picture') ? null : undefined)
    await context.api(calls.catalogEdit.editBrand, {
      params: { id },
      body: {
        ...{ ...body, confirmed, version: Number(textOf(form, 'version')) },
        ...(picture === undefined ? {} : { picture }),
      },
    })
    return { ok: true as const }
  })
  if (!isStale(result)) return result
  const { version } = await context.api(calls.catalogEdit.staffBrandDetail, { params: { id } })
  return withVersion(result, version, context.t('catalogDesk.changed-meanwhile'))
}
