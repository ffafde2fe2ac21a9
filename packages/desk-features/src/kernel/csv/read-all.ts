import { mostPages } from '@tradepost/domain/limits/list-limits'

interface Paging {
  pageNo: number
  pageSize: number
}

const pageSize = 100

/** All rows of a list that comes in pages, each once: a row may move to the next page between two calls. */
export async function readAll<T>(
  read: (paging: Paging) => Promise<{ list: readonly T[] }>,
  keyOf: (row: T) => string,
): Promise<T[]> {
  const rows = new Map<string, T>()
  for (let pageNo = 1, hasMore = true; hasMore && pageNo <= mostPages.shop; pageNo++) {
    const { list } = await read({ pageNo, pageSize })
    for (const row of list) rows.set(keyOf(row), row)
    hasMore = list.length === pageSize
  }
  return [...rows.values()]
}
