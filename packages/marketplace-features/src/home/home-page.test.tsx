import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { HomePage } from './home-page.tsx'
import { loadHome } from './server.ts'

const textOf = async (claims: { gamers: string; games: string } | null) => {
  const page = await pageOf({
    at: '/',
    tenant: { claims },
    load: loadHome,
    render: (data) => <HomePage {...data} />,
  })
  return `${page.document.body.textContent} ${JSON.stringify(page.data.meta)}`
}

it('B-67 shows the numbers that the company claims', async () => {
  const text = await textOf({ gamers: '100,000+', games: '500+' })
  expect(text).toContain('100,000+ gamers trade')
  expect(text).toContain('500+')
})

it('shows no number that nobody claims', async () => {
  const text = await textOf(null)
  expect(text).toContain('Buy accounts, coins, items and rentals on Anvil.')
  expect(text).not.toMatch(/gamers|\d\+/)
})

it('promises an insurance only where the shop insures something', async () => {
  const promisesOf = async (insures: boolean) => {
    const page = await pageOf({
      at: '/',
      tenant: { insures },
      load: loadHome,
      render: (data) => <HomePage {...data} />,
    })
    return page.texts('[aria-labelledby="trust"] li h3')
  }
  expect(await promisesOf(true)).toEqual(expect.arrayContaining(['We hold your payment', 'Insured for 365 days']))
  expect(await promisesOf(false)).toEqual(['We hold your payment', expect.stringContaining('Delivered in')])
})
