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

it('links the previous and next page by cursor, and other pages by number', async () => {
  const { document, data } = await open('?q=e&page=2')
  const href = (name: string) => document.querySelector(`nav a[rel=${name}]`)?.getAttribute('href')
  expect(href('next')).toBe(`/search?q=e&page=3&after=${data.listing?.page.next}`)
  expect(href('prev')).toBe('/search?q=e')
  const third = await open(`?q=e&page=3&after=${data.listing?.page.next}`)
  expect(third.data.listing?.page.list.map(({ id }) => id)).toEqual(await listed('?q=e&page=3'))
  expect(third.document.querySelector('nav a[rel=prev]')?.getAttribute('href')).toBe(
    `/search?q=e&page=2&after=${third.data.listing?.page.previous}`,
  )
  expect([...third.document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toContain(
    '/search?q=e',
  )
  // The loader ignores a malformed cursor, and any cursor of the first page.
  expect(await listed('?q=e&page=2&after=%2F..%3C')).toEqual(await listed('?q=e&page=2'))
  expect(await listed(`?q=e&after=${data.listing?.page.next}`)).toEqual(await listed('?q=e'))
})

it('lists the ignored words of the keyword above the results', async () => {
  const { document, data } = await open('?q=best%20gold%20zzzz')
  expect(data.listing?.page.droppedWords).toEqual(['best', 'zzzz'])
  const text = document.querySelector('main, body')?.textContent ?? ''
  expect(text).toContain('Showing results without “best” and “zzzz”')
  expect(text.indexOf('Showing results without')).toBeLessThan(text.indexOf('USD'))
  // No notice if the search found every word, or no word.
  for (const query of ['?q=gold', '?q=zzzz%20yyyy'])
    expect((await open(query)).document.body.textContent).not.toContain('Showing results without')
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
