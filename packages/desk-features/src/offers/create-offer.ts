import { calls } from '@tradepost/contract'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { isId } from '@tradepost/domain/typed/id'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { centsOf, countOf, type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'
import { readPictures } from './pictures/read-pictures.ts'
import { readAttributes, readStatements } from './read-statements.ts'

/** Makes an offer. Goods that only one buyer can use start without stock, and are supplied from the vault. */
export async function createOffer(context: DeskContext, form: FormData) {
  const { api, t } = context
  const isUnique = textOf(form, 'unique') === '1'
  const title = textOf(form, 'title').trim()
  const priceMinor = centsOf(textOf(form, 'price'))
  const stock = isUnique ? 0 : countOf(textOf(form, 'available'), { min: 0, max: offerLimits.stock })
  const delivery = textOf(form, 'mode') === 'text' ? textOf(form, 'delivery').trim() : null
  const { problems: wrong, statements } = readStatements(context, form)
  const problems: Problem[] = []
  const refuseField = (field: string, message: string, code = 'format_error') => problems.push({ code, message, field })
  if (!title || lengthOf(title) > offerLimits.title) refuseField('title', t('desk.title-wrong'))
  if (priceMinor === null) refuseField('price', t('desk.price-wrong'))
  if (stock === null) refuseField('available', t('desk.stock-wrong'))
  if (delivery === '') refuseField('delivery', t('account.cannotBeEmpty'), 'cannot_be_empty')
  problems.push(...wrong)
  return withProblems(context, form, async () => {
    const { problems: wrongPictures, pictures } = await readPictures(context, form)
    problems.push(...wrongPictures)
    if (problems.length || priceMinor === null || stock === null) return refuse(problems, form)
    const picturesOf = textOf(form, 'picturesOf')
    const { deliveryMinutes, ...stated } = statements
    const { id } = await api(calls.seller.sellerOfferCreate, {
      body: {
        ...{ brandId: textOf(form, 'brandId'), categoryId: textOf(form, 'categoryId') },
        ...{ title, priceMinor, stock, ...stated, attributes: readAttributes(form) },
        ...{ pictures, ...(isId(picturesOf) ? { picturesOf } : {}) },
        ...(delivery ? { delivery } : deliveryMinutes ? { deliveryMinutes } : {}),
      },
    })
    if (isUnique) await api(calls.vault.setVault, { params: { id }, body: { supply: 'vault' } })
    return { ok: true as const, id, isUnique }
  })
}
