import type { Page } from 'playwright-core'

interface Step {
  /** The focus is on the wanted element. */
  there: boolean
  /** HTML of a focused element that looks the same without the focus. */
  unseen: string | null
}

interface Remembered {
  focused?: { element: Element; look: string }
  wanted?: string
}

/** Finds the focused element and checks that the previous one, and the wanted one, look different with the focus. */
const lookAround = (page: Page, wanted: string, first: boolean): Promise<Step> =>
  page.evaluate(
    ({ wanted, first }) => {
      const store = window as unknown as { focusLooks?: Remembered }
      const memory: Remembered = store.focusLooks ?? {}
      store.focusLooks = memory
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
      const styleOf = (element: Element, part?: string) => {
        const style = getComputedStyle(element, part)
        return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.insetBlockStart].join()
      }
      const lookOf = (element: Element) => {
        const looks: string[] = []
        for (let at: Element | null = element; at && looks.length < 10; at = at.parentElement)
          looks.push(styleOf(at), styleOf(at, '::after'))
        return looks.join()
      }
      const target = [...document.querySelectorAll(wanted)].find((element) => element.getBoundingClientRect().width > 0)
      if (first) {
        delete memory.focused
        if (target && target !== document.activeElement) memory.wanted = lookOf(target)
        else delete memory.wanted
        return { there: false, unseen: null }
      }
      const { focused } = memory
      const element = document.activeElement ?? document.body
      const same =
        focused?.element.isConnected && focused.element !== element && lookOf(focused.element) === focused.look
      let unseen = same ? focused.element.outerHTML.slice(0, 160) : null
      const there = element === target
      if (there && memory.wanted === lookOf(element)) unseen = element.outerHTML.slice(0, 160)
      memory.focused = { element, look: element === document.body ? '' : lookOf(element) }
      return { there, unseen }
    },
    { wanted, first },
  )

/** Uses a page by keyboard; throws if a stop does not show its focus. */
export function keyboard(page: Page) {
  return {
    press: (key: 'Enter' | 'Space') => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    async tabTo(selector: string, most = 150) {
      await page.locator(selector).first().waitFor({ state: 'attached' })
      await lookAround(page, selector, true)
      for (let steps = 0; steps < most; steps++) {
        await page.keyboard.press('Tab')
        const { there, unseen } = await lookAround(page, selector, false)
        if (unseen) throw new Error(`the focus cannot be seen on ${unseen}`)
        if (there) return
      }
      throw new Error(`Tab never reached ${selector}`)
    },
  }
}
