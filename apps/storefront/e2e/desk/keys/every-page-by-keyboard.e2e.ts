import { beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { emailOf, pagesOf, staffDetails } from '../../support/page/desk-pages.ts'
import { openAndClose, walkByTab } from '../../support/page/focus-walk.ts'
import { type Visitor, visit } from '../../support/shop/shop.ts'

const menus = ['header summary', 'header div:nth-child(2) > details:last-of-type summary', 'header [aria-haspopup]']
/** Lists with a bar of acts at the bottom, which covers what is behind it. */
const longLists = new Set(['/sell/offers', '/sell/offers?edit=1&sort=price'])
/** Pages with a sticky bar, a wide table, a rich text and many fields, for a second look in another form. */
const variedPages = {
  seller: ['/sell/offers', '/sell/offers/new', '/sell/offers?edit=1&sort=price', '/sell/orders', '/sell/store'],
  staff: ['/staff/audit', '/staff/pages/11', '/staff/articles/new', '/staff/invoices', '/staff/attributes/new'],
}

async function signedIn(side: 'seller' | 'staff', phone = false): Promise<Visitor> {
  const visitor = await visitDesk({ phone, reducedMotion: 'reduce' })
  await signInAtDesk(visitor, { email: emailOf[side], password: demo.password })
  return visitor
}

/** Walks the whole of the first page, and the main part of the others, whose frame is the same. */
async function faultsOn({ page, go }: Visitor, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const [index, path] of paths.entries()) {
    await go(path)
    if (index > 0) await page.locator('#main').focus()
    const walked = await walkByTab(page, { within: index > 0 ? '#main' : 'body', rows: longLists.has(path) ? 30 : 4 })
    faults.push(...walked.faults.map((fault) => `${path}: ${fault}`))
  }
  return faults
}

/** One of three pages as they are without a filter, with which they have the same controls; EVERY_LOOK=1 walks all. */
const plain = (paths: readonly string[]) =>
  paths
    .filter((path) => path !== '' && !path.includes('?'))
    .filter((_, index) => index % 3 === 0 || process.env.EVERY_LOOK === '1')

describe('the desk by keyboard', () => {
  it.each(['seller', 'staff'] as const)(
    'shows every focus in view, uncovered and in turn, on the pages of a %s',
    { timeout: 300_000 },
    async (side) => {
      const visitor = await signedIn(side)
      const details = side === 'staff' ? await staffDetails(visitor) : []
      expect(await faultsOn(visitor, plain([...pagesOf[side], ...details]))).toEqual([])
      const returned: string[] = []
      for (const menu of menus) returned.push(...(await openAndClose(visitor.page, menu)))
      expect(returned).toEqual([])
    },
  )

  it.each(['seller', 'staff'] as const)(
    'does so on a small screen and from right to left, for a %s',
    { timeout: 180_000 },
    async (side) => {
      const visitor = await signedIn(side, true)
      expect(await faultsOn(visitor, variedPages[side])).toEqual([])
      await visitor.page.evaluate(() =>
        fetch('/language', { method: 'POST', body: new URLSearchParams({ language: 'ar' }) }),
      )
      await visitor.page.setViewportSize({ width: 1024, height: 640 })
      expect(await faultsOn(visitor, variedPages[side])).toEqual([])
    },
  )
})

describe('the walk by keyboard', () => {
  let visitor: Visitor
  beforeEach(async () => {
    visitor = await visit()
  })
  const walk = async (html: string) => {
    await visitor.page.setContent(
      `<!doctype html><style>:focus,input:focus-within{outline:3px solid red}</style>${html}`,
    )
    return (await walkByTab(visitor.page, { most: 20 })).faults
  }
  const tall = '<p style="block-size:3000px">Long</p>'

  it('reports nothing where nothing is wrong', async () => {
    const page = `<a href="#one">One</a><input type="date"><input type="hidden">${tall}<select><option>Two</option></select>
      <button disabled>No</button><label><input type="radio" name="r">A</label><label><input type="radio" name="r">B</label>
      <details><summary>More</summary><a href="#inside">Inside</a></details><textarea></textarea>`
    expect(await walk(page)).toEqual([])
  })

  it.each([
    ['a control without a mark', '<a href="#one" style="outline:none">One</a><button>Two</button>', 'has no mark'],
    [
      'a field of a date without a mark on the button of its calendar',
      '<style>input:focus-within:not(:focus){outline:none}</style><input type="date"><button>Two</button>',
      'has no mark',
    ],
    [
      'a control under a bar',
      `${tall}<button>One</button><div style="position:fixed;inset:auto 0 0;block-size:100px;background:#ccc">Bar</div>`,
      'is covered by',
    ],
    ['a control outside of the window', '<a href="#one" style="position:fixed;top:-90px">One</a>', 'is out of view'],
    [
      'a control that is jumped over',
      '<button onfocus="last.focus()">One</button><button>Two</button><button id="last">Three</button>',
      'is not reached',
    ],
    [
      'a focus that is lost',
      '<button>One</button><button onfocus="this.remove()">Two</button><button>Three</button>',
      'the focus is lost',
    ],
    [
      'a page that keeps the focus',
      '<button onkeydown="if (event.key === \'Tab\') { event.preventDefault(); other.focus() }">One</button><button id="other" onkeydown="event.preventDefault()">Two</button>',
      'the focus does not leave',
    ],
  ])('reports %s', async (_, html, fault) => {
    expect((await walk(html)).join('\n')).toContain(fault)
  })

  it('reports a menu that keeps closed, stays open, or does not return the focus', async () => {
    const { page } = visitor
    const open = async (html: string) => {
      await page.setContent(html)
      return openAndClose(page, '#open', 1000)
    }
    const menu = (onEscape: string) =>
      `<details onkeydown="if (event.key === 'Escape') { ${onEscape} }"><summary id="open">Menu</summary><button>One</button></details>`
    expect(await open(menu('this.open = false'))).toEqual([])
    expect(await open('<button id="open">Menu</button>')).toEqual(['#open: Enter opens nothing'])
    expect(await open(menu(''))).toEqual(['#open: Escape does not close it'])
    expect(await open(menu('this.open = false; this.firstChild.blur()'))).toEqual(['#open: the focus does not return'])
  })
})
