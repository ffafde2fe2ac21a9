import { expect, it } from 'vitest'
import { readAll } from './read-all.ts'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: String(from + n) }))

it('reads page after page until one is not full, and keeps a row that moved only once', async () => {
  const asked: number[] = []
  const rows = await readAll(
    async ({ pageNo, pageSize }) => {
      asked.push(pageNo)
      // A new row came in front of the list after the first page.
      const all = pageNo === 1 ? numbers(1, 150) : numbers(0, 150)
      return { list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize) }
    },
    ({ id }) => id,
  )
  expect(asked).toEqual([1, 2])
  expect(rows.map(({ id }) => id)).toEqual(numbers(1, 150).map(({ id }) => id))
})
