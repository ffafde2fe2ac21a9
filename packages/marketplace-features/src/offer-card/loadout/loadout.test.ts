import { describe, expect, it } from 'vitest'
import { drawLoadout } from './draw-loadout.ts'
import { hasLoadout, type Loadout, loadoutOf, loadoutPath } from './loadout.ts'

const account: Loadout = {
  game: 'valorant',
  id: '1',
  rank: 'Immortal',
  places: ['EU', 'PC'],
  prized: ['Prime Phantom', 'Oni Phantom'],
}
const attribute = (value: string, sort: number) => ({ value, attrType: 1, isMainAttr: true, sort })
const offer = {
  ...{ id: '7', standardType: 0, categoryType: null },
  attributes: [attribute('Immortal', 1), attribute('EU', 2), attribute('PC', 3), attribute('Prime Phantom', 4)],
}
const addressOf = (change: Partial<typeof offer> = {}, language = 'en') =>
  loadoutPath({ ...offer, ...change }, language, 'card')

describe('the card of an offer', () => {
  it.each(['card', 'wide'] as const)('shows rank, server and contents as a %s', (shape) => {
    const svg = drawLoadout(account, shape)
    for (const text of ['Immortal', 'EU · PC', 'Prime Phantom']) expect(svg).toContain(text)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('is drawn the same every time, and differs between two offers of the same rank', () => {
    expect(drawLoadout(account, 'card')).toBe(drawLoadout({ ...account }, 'card'))
    expect(drawLoadout({ ...account, id: '2' }, 'card')).not.toBe(drawLoadout(account, 'card'))
  })

  it('gives a rank one crest in all offers of a game, and another rank another crest', () => {
    const crestOf = (loadout: Loadout) => /<polygon.*<\/g>/.exec(drawLoadout(loadout, 'card'))?.[0]
    expect(crestOf(account)).toBeDefined()
    expect(crestOf({ ...account, id: '2' })).toBe(crestOf(account))
    expect(crestOf({ ...account, rank: 'Iron' })).not.toBe(crestOf(account))
  })

  it('escapes what a seller wrote, and cuts long texts', () => {
    const svg = drawLoadout({ ...account, rank: '</text><script>alert(1)</script>', prized: ['Ω'.repeat(500)] }, 'card')
    expect(svg).not.toContain('<script')
    expect(svg.match(/Ω/g)?.length).toBe(39)
  })
})

describe('the address of a card', () => {
  it('changes with what the card shows and with the language', () => {
    expect(addressOf()).toMatch(/^\/items\/7\/card\.svg\?shape=card&language=en&v=\w+$/)
    expect(addressOf({ attributes: [attribute('Iron', 1), ...offer.attributes.slice(1)] })).not.toBe(addressOf())
    expect(addressOf({}, 'de')).not.toBe(addressOf())
  })

  it('takes rank, places and contents from the attributes, main ones first', () => {
    const attributes = [attribute('Prime, Oni، Reaver', 4), ...offer.attributes.slice(0, 3)]
    expect(loadoutOf({ id: '7', brandAlias: 'valorant', attributes })).toEqual({
      ...{ game: 'valorant', id: '7', rank: 'Immortal' },
      ...{ places: ['EU', 'PC'], prized: ['Prime', 'Oni', 'Reaver'] },
    })
  })

  it('exists for goods that are one of a kind', () => {
    expect(hasLoadout(offer)).toBe(true)
    expect(hasLoadout({ ...offer, standardType: 5 })).toBe(true)
    expect(hasLoadout({ ...offer, standardType: 1 })).toBe(false)
    expect(hasLoadout({ ...offer, attributes: offer.attributes.slice(0, 1) })).toBe(false)
  })
})
