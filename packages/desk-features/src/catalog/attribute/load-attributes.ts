import { ApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../../kernel/server.ts'

/** A page of the attributes that a search finds. */
export async function loadAttributes({ api, url }: DeskContext) {
  const keyword = (url.searchParams.get('keyword') ?? '').slice(0, 100)
  const body = { keyword, pageNo: pageNoOf(url) }
  return { keyword, attributes: await api(calls.catalogEdit.staffAttributePage, { body }) }
}

/** An attribute, and the page of its values that the address names. */
export const loadAttribute = async ({ api, url }: DeskContext, id: string) => ({
  attribute: await api(calls.catalogEdit.staffAttributeDetail, { params: { id } }),
  pageNo: pageNoOf(url),
})

/** The value of an attribute that the address names. */
export async function loadAttributeValue(context: DeskContext, id: string) {
  const { attribute } = await loadAttribute(context, id)
  const typed = context.url.searchParams.get('value')
  const value = attribute.valueList.find((one) => one.value === typed)
  if (!value) throw new ApiError('not_found', '', { status: 404, requestId: '', path: context.url.pathname })
  const place = attribute.valueList.indexOf(value) + 1
  return { attributeId: attribute.id, attributeName: attribute.name, version: attribute.version, value, place }
}
