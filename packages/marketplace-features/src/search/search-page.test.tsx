import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { SearchPage } from './search-page.tsx'
import { loadSearch } from './server.ts'

const open = (query: string) =>
  pageOf({
    at: `/search${query}`,
    load: loadSearch,
    render: (data) => <SearchPage {...data} />,
    // More offers than fit on one page.
    prepare: ({ state }) => {
      state.offers = state.offers.flatMap((offer) =>
        [1, 2, 3].map((n) => ({ ...offer, id: `${offer.id.slice(1)}${n}` })),
      )
    },
  })
const listed = async (query: string) => (await open(query)).data.listing?.page.list.map(({ id }) => id) ?? []
const sentTo = (query: string) =>
  open(query).then(
    () => null,
    (answer: Response) => [answer.headers.get('location'), answer.headers.get('x-remix-replace')],
  )

it('keeps the list when minimum and maximum are swapped', async () => {
  const matches = await listed('?q=gold&min=1&max=50')
  expect(matches.length).toBeGreaterThan(0)
  expect(await listed('?q=gold&min=50&max=1')).toEqual(matches)
})

it.each(['min=-1', 'max=abc', 'min=999999999999', 'page=0', 'page=-1', 'page=x', 'sort=unknown', 'delivery=pigeon'])(
  'lists the same with %s as without',
  async (nonsense) => {
    expect(await listed(`?q=gold&${nonsense}`)).toEqual(await listed('?q=gold'))
  },
)

it('replaces a page number after the last page by the last page', async () => {
  const { listing } = (await open('?q=level')).data
  const last = Math.ceil((listing?.page.total ?? 0) / (listing?.page.pageSize ?? 1))
  expect(last).toBeGreaterThan(1)
  expect(await sentTo('?q=level&page=99')).toEqual([`/search?q=level&page=${last}`, 'true'])
  expect(await sentTo(`?q=level&page=${last}`)).toBeNull()
  expect(await sentTo('?q=zzzzzz&page=9')).toEqual(['/search?q=zzzzzz', 'true'])
})

it('shows a long keyword in full once, and shortens it elsewhere', async () => {
  const keyword = 'zq'.repeat(50)
  const { texts } = await open(`?q=${keyword}`)
  expect(texts('h1').join()).toContain(keyword)
  expect(texts('h2').join()).toContain(`${keyword.slice(0, 40)}…`)
  expect(texts('h2').join()).not.toContain(keyword)
})

it('X11 removes invisible characters from the keyword', async () => {
  const plain = await open('?q=gold')
  for (const typed of ['go\u200bld', '\u202egold\u202c', 'gold\u2060\u00a0', `go${'\u200b'.repeat(300)}ld`]) {
    const page = await open(`?q=${encodeURIComponent(typed)}`)
    expect(page.data.keyword).toBe('gold')
    expect(page.document.querySelector('h1')?.textContent).toBe(plain.document.querySelector('h1')?.textContent)
    expect(page.data.listing?.page.total).toBe(plain.data.listing?.page.total)
  }
  expect((await open('?q=GOLD%C2%AE')).data.listing?.page.total).toBe(plain.data.listing?.page.total)
  expect((await open(`?q=${encodeURIComponent('\u200b')}`)).data.listing).toBeNull()
})
