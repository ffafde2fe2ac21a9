import { searchSorts } from '@tradepost/contract/constants'
import { describe, expect, it } from 'vitest'
import { filterCount, filtersOf, readQuery, withoutFilters, writeQuery } from './listing-query.ts'

const frame = { currency: 'USD', sorts: searchSorts }
const read = (text: string, currency = 'USD') => readQuery(new URLSearchParams(text), { ...frame, currency })

describe('listing query', () => {
  it('reads the same query that it wrote', () => {
    const address =
      'min=1.50&max=40&delivery=platform&instant=1&verified=1&stock=1&a.12=EU&a.12=NA&a.1913542026404990978=70+%26+up&sort=price-asc&page=3'
    const query = read(address)
    expect(read(writeQuery(query, frame).toString())).toEqual(query)
    expect(query).toMatchObject({ priceMin: 150, priceMax: 4000, pageNo: 3, sort: 'price-asc' })
    expect(query.attributes).toEqual([
      { attributeId: '12', values: ['EU', 'NA'] },
      { attributeId: '1913542026404990978', values: ['70 & up'] },
    ])
  })

  it('sends the gateway the filters of the address, and nothing else', () => {
    expect(filtersOf(read(''))).toEqual({ sort: 'best-match', pageNo: 1 })
    expect(filtersOf(read('max=10&delivery=im&stock=1&a.7=x'))).toEqual({
      priceMax: 1000,
      deliveryMode: 'im',
      inStock: true,
      attributes: [{ attributeId: '7', values: ['x'] }],
      sort: 'best-match',
      pageNo: 1,
    })
  })

  it.each([
    'sort=cheap',
    'page=0',
    'page=1e9',
    'page=',
    'page=1.5',
    'page=-2',
    'delivery=pigeon',
    'instant=yes',
    'a.x=1',
    'a.5=',
  ])('ignores the value in %s', (address) => expect(read(address)).toEqual(read('')))

  it.each([
    ['min=1,299', { priceMin: 129_900 }],
    ['min=1.299,00', { priceMin: 129_900 }],
    ['max=١٠٠', { priceMax: 10_000 }],
    ['max=1\u202f299,50', { priceMax: 129_950 }],
    ["max=1'299", { priceMax: 129_900 }],
  ])('X3 X2 reads the amounts in %s as the shop writes them', (address, amounts) =>
    expect(read(address)).toEqual({ ...read(''), ...amounts }),
  )

  it('X3 reads thousands of a currency without decimals', () => expect(read('min=10,000', 'JPY').priceMin).toBe(10_000))

  it.each(['1.299', '-5', 'abc', '99999999999', '1.2.3'])('X3 keeps %s to show that it is not an amount', (typed) => {
    const query = read(`max=${typed}`)
    expect(query).toEqual({ ...read(''), unread: { max: typed } })
    expect(filtersOf(query)).toEqual(filtersOf(read('')))
    expect(read(writeQuery(query, frame).toString())).toEqual(query)
  })

  it('takes the higher amount as the maximum, in either order', () => {
    expect(read('min=100&max=50')).toEqual(read('min=50&max=100'))
    expect(read('min=100&max=0')).toMatchObject({ priceMin: 0, priceMax: 10_000 })
  })

  it('limits a page number to the last possible page', () => {
    expect(read('page=1000000').pageNo).toBe(1000)
  })

  it('reads money in minor units of the currency', () => {
    expect(read('min=100', 'JPY').priceMin).toBe(100)
    expect(read('min=1.234', 'KWD').priceMin).toBe(1234)
    expect(read('min=12,5').priceMin).toBe(1250)
  })

  it('limits the filters of an address', () => {
    const many = Array.from({ length: 30 }, (_, i) => `a.${i}=v`).join('&')
    const values = Array.from({ length: 50 }, (_, i) => `a.1=v${i}`).join('&')
    expect(read(many).attributes).toHaveLength(10)
    expect(read(values).attributes[0]?.values).toHaveLength(20)
    expect(read(`a.1=${'x'.repeat(200)}`).attributes[0]?.values[0]).toHaveLength(80)
  })

  it('counts and clears filters, but keeps the sort', () => {
    const query = read('min=1&max=2&instant=1&a.1=x&a.1=y&sort=newest&page=4')
    expect(filterCount(query)).toBe(4)
    expect(writeQuery(withoutFilters(query), frame).toString()).toBe('sort=newest')
  })
})
