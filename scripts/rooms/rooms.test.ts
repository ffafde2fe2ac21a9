import { describe, expect, it } from 'vitest'
import { circlesIn, importsOf, sizesOf, strayImports, trackedFiles } from './rooms.ts'

const maxFiles = 25
/** Folders that collect similar files, which may contain more than `maxFiles`. */
const collections =
  /^(?:\.changeset|apps\/gateway\/migrations|packages\/i18n\/src\/messages|apps\/(?:storefront|desk)\/app\/routes|packages\/ui-kit\/src\/icon|apps\/workshop\/visual\/baselines)(?:\/|$)/

const features = 'packages/marketplace-features/src'
/** Folders of the features package that every feature may import; the folders themselves import no feature. */
const shared = [
  'kernel',
  'page',
  'brand',
  'listing',
  'offer-card',
  'seller',
  'review-card',
  'purchase',
  'delivery',
  'upload',
  'credentials',
  'gcoin/top-up',
]

const deskFeatures = 'packages/desk-features/src'
const sharedInDesk = [
  'api-keys',
  'case-story',
  'content',
  'kernel',
  'frame',
  'media-field',
  'order-table',
  'queue',
  'rich-text-field',
  'risk',
  'role-words',
  'testing',
]

const files = trackedFiles()

describe('the rooms', () => {
  it(`hold at most ${maxFiles} files each`, () => {
    const crowded = [...sizesOf(files)].filter(([folder, n]) => n > maxFiles && !collections.test(folder))
    expect(crowded.map(([folder, n]) => `${folder}: ${n}`)).toEqual([])
  })

  it('import each other in one direction only', () => {
    expect(circlesIn(importsOf(files))).toEqual([])
  })
})

describe('a feature', () => {
  it('imports shared rooms, never another feature', () => {
    expect(strayImports(importsOf(files), features, shared)).toEqual([])
    expect(strayImports(importsOf(files), deskFeatures, sharedInDesk)).toEqual([])
  })

  it('is reported when it imports another feature, and so is a shared room that imports a feature', () => {
    const imports = new Map([
      ['f/src/orders/page.tsx', ['f/src/orders/list/card.tsx', 'f/src/page/frame.tsx', 'f/src/saved/heart.tsx']],
      ['f/src/orders/list/card.tsx', ['f/src/gcoin/top-up/form.tsx', 'f/src/gcoin/page.tsx', 'f/src/orders/state.ts']],
      ['f/src/gcoin/page.tsx', ['f/src/gcoin/top-up/form.tsx']],
      ['f/src/page/frame.tsx', ['f/src/orders/page.tsx']],
    ])
    expect(strayImports(imports, 'f/src', ['page', 'gcoin/top-up'])).toEqual([
      'orders/page.tsx: saved/heart.tsx',
      'orders/list/card.tsx: gcoin/page.tsx',
      'page/frame.tsx: orders/page.tsx',
    ])
  })
})

describe('a circle', () => {
  it('is found in any number of steps, between folders beside each other', () => {
    const imports = new Map([
      ['a/src/order/flow.ts', ['a/src/rental/deep/coins.ts']],
      ['a/src/rental/flow.ts', ['a/src/payment/store.ts']],
      ['a/src/payment/flow.ts', ['a/src/order/flow.ts']],
    ])
    expect(circlesIn(imports)).toEqual(['a/src: order, payment, rental'])
  })

  it('is not reported within one room, nor between a room and a file beside it', () => {
    const imports = new Map([
      ['a/src/order/flow.ts', ['a/src/order/store.ts', 'a/src/deps.ts', 'a/src/ledger/ledger.ts']],
      ['a/src/order/store.ts', ['a/src/order/flow.ts']],
      ['a/src/deps.ts', ['a/src/order/store.ts']],
    ])
    expect(circlesIn(imports)).toEqual([])
  })
})
