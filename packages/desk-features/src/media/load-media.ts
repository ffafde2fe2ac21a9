import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { isUuid } from '@tradepost/domain/typed/id'
import type { DeskContext } from '../kernel/server.ts'
import { type MediaFilter, mediaKindChoices, mediaUses } from './media-filter.ts'

/** The file after which a page begins: its instant and its id. */
function afterOf(url: URL): { addedAt: string; id: string } | undefined {
  const [addedAt = '', id = ''] = (url.searchParams.get('after') ?? '').split('_')
  return isUuid(id) && !Number.isNaN(Date.parse(addedAt)) ? { addedAt, id } : undefined
}

/** A page of the library that fits the filter of the address. */
export async function loadMedia({ api, url }: DeskContext) {
  const asked = (name: string) => url.searchParams.get(name)
  const filter: MediaFilter = {
    keyword: (asked('keyword') ?? '').trim().slice(0, 100),
    kind: mediaKindChoices.find((one) => one === asked('kind')) ?? 'all',
    use: mediaUses.find((one) => one === asked('use')) ?? 'all',
  }
  const { keyword, kind, use } = filter
  const after = afterOf(url)
  const media = await api(calls.media.mediaPage, {
    body: {
      ...(keyword ? { keyword } : {}),
      ...(kind === 'all' ? {} : { kind }),
      ...(use === 'all' ? {} : { used: use === 'used' }),
      ...(after ? { after } : {}),
    },
  })
  return { media, filter, isFirst: after === undefined }
}

export async function loadMediaItem({ api }: DeskContext, id: string) {
  if (!isUuid(id)) throw new Response(null, { status: 404 })
  try {
    return { item: await api(calls.media.mediaDetail, { params: { id } }) }
  } catch (error) {
    if (isApiError(error, 'not_found')) throw new Response(null, { status: 404 })
    throw error
  }
}
