import { describe, expect, it } from 'vitest'
import { areaTypesOf, homeAreas } from './areas.ts'

const area = (areaType: number, value: unknown) => ({ areaType, jsonData: JSON.stringify(value) })
const all = [
  area(1, { images: [{ title: 'h5' }] }),
  area(2, { title: 'Hot', brands: [{}] }),
  area(11, { images: [{ title: 'pc' }] }),
  area(10, { comments: [{}] }),
]

describe('home areas', () => {
  it('requests and uses only the areas of the terminal', () => {
    expect(areaTypesOf(1)).toEqual([6, 8, 9, 10, 11, 12, 13])
    expect(areaTypesOf(2)).toEqual([1, 2, 3, 4, 8, 9, 10])
    expect(homeAreas(all, 1)).toMatchObject({ banner: { images: [{ title: 'pc' }] } })
    expect(homeAreas(all, 1).hotGames).toBeUndefined()
    expect(homeAreas(all, 2)).toMatchObject({ banner: { images: [{ title: 'h5' }] }, hotGames: { title: 'Hot' } })
  })

  it('leaves out areas that are empty, malformed or of an unknown type', () => {
    const broken = [
      { areaType: 8, jsonData: '{' },
      { areaType: 9, jsonData: 'null' },
      area(10, { comments: 'x' }),
      area(11, { images: [] }),
      area(99, { images: [{}] }),
    ]
    expect(homeAreas(broken, 1)).toEqual({})
  })
})
