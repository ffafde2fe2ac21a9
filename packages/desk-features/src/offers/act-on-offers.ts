import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { isId } from '@tradepost/domain/typed/id'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { centsOf, countOf, type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'
import { actOnTable } from './edit-table/act-on-table.ts'
import { goneTranslations, translationsLostBy } from './lost-translations.ts'
import { readPictures } from './pictures/read-pictures.ts'
import { readAttributes, readStatements } from './read-statements.ts'

const mostSelected = 50

/** Saves the edited table; or puts the selected offers on sale or off the shelf, one by one, and counts the refused. */
export async function actOnSelected(context: DeskContext, form: FormData) {
  if (textOf(form, 'act') === 'edit') return actOnTable(context, form)
  const { api, t } = context
  const ids = form.getAll('offer').filter((id): id is string => typeof id === 'string' && isId(id))
  const status = textOf(form, 'act') === 'on' ? productStatus.onSale : productStatus.shelfDown
  if (!ids.length) return refuse([{ code: 'cannot_be_empty', message: t('desk.bulk-none') }], form)
  let changed = 0
  const refused: string[] = []
  for (const id of ids.slice(0, mostSelected)) {
    try {
      await api(calls.seller.sellerOfferEdit, { params: { id }, body: { status } })
      changed += 1
    } catch (error) {
      if (!isApiError(error) || isSessionOver(error)) throw error
      refused.push(error.message)
    }
  }
  return { ok: true as const, changed, refused: refused.length, reason: refused[0] ?? null }
}

/** Saving again removes the translations. */
function askBeforeRewording({ t }: DeskContext, form: FormData, lost: readonly string[]) {
  const languages = lost.join(', ')
  const refusal = refuse([{ code: 'state_conflict', message: t('offerTranslations.ask', { languages }) }], form)
  return { ...refusal, values: { ...refusal.values, reword: '1' } }
}

/** Changes what the seller states about one offer, its price, stock or status. */
export async function actOnOffer(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const title = textOf(form, 'title').trim()
  const priceMinor = centsOf(textOf(form, 'price'))
  const typed = form.has('available') ? textOf(form, 'available') : null
  const available = typed === null ? undefined : countOf(typed, { min: 0, max: offerLimits.stock })
  const status = Number(textOf(form, 'status'))
  const version = textOf(form, 'version')
  // An empty field keeps the text that is delivered, which the form does not show.
  const delivery = textOf(form, 'delivery').trim()
  const { problems: wrong, statements } = readStatements(context, form)
  const problems: Problem[] = []
  if (!title || lengthOf(title) > offerLimits.title)
    problems.push({ code: 'format_error', message: t('desk.title-wrong'), field: 'title' })
  if (priceMinor === null) problems.push({ code: 'format_error', message: t('desk.price-wrong'), field: 'price' })
  if (available === null) problems.push({ code: 'format_error', message: t('desk.stock-wrong'), field: 'available' })
  problems.push(...wrong)
  const result = await withProblems(context, form, async () => {
    const { description } = statements
    const lost = problems.length === 0 ? await translationsLostBy(context, id, { title, description }) : []
    if (lost.length > 0 && textOf(form, 'reword') !== '1') return askBeforeRewording(context, form, lost)
    const { problems: wrongPictures, pictures } = await readPictures(context, form)
    problems.push(...wrongPictures)
    if (problems.length || priceMinor === null || available === null) return refuse(problems, form)
    const { onSale, shelfDown, maintenance } = productStatus
    await api(calls.seller.sellerOfferEdit, {
      params: { id },
      body: {
        ...(version ? { version } : {}),
        title,
        priceMinor,
        ...statements,
        pictures,
        ...(delivery ? { delivery } : {}),
        ...(form.has('attributes') ? { attributes: readAttributes(form) } : {}),
        ...(available === undefined ? {} : { available }),
        ...(status === onSale || status === shelfDown || status === maintenance ? { status } : {}),
      },
    })
    return { ok: true as const, gone: await goneTranslations(context, id, lost) }
  })
  if (result.ok || !result.problems.some(({ field }) => field === 'version')) return result
  // Saving again replaces the other change.
  const current = await api(calls.seller.sellerOfferDetail, { params: { id } })
  const refusal = refuse([{ code: 'state_conflict', message: t('offerForm.changed-meanwhile') }], form)
  return { ...refusal, values: { ...refusal.values, version: current.version } }
}
