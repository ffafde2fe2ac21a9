import type { Page } from 'playwright-core'

interface Step {
  /** True if the wanted element has the focus. */
  reached: boolean
  /** HTML of an element that looks the same with and without the focus; null if there is none. */
  unmarked: string | null
}

interface Remembered {
  focused?: { element: Element; look: string }
  wanted?: string
}

/** Checks whether the wanted element has the focus, and whether the previous and the wanted one show their focus. */
const checkFocus = (page: Page, wanted: string, first: boolean): Promise<Step> =>
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
        for (let ancestor: Element | null = element; ancestor && looks.length < 10; ancestor = ancestor.parentElement)
          looks.push(styleOf(ancestor), styleOf(ancestor, '::after'))
        return looks.join()
      }
      const target = [...document.querySelectorAll(wanted)].find((element) => element.getBoundingClientRect().width > 0)
      if (first) {
        delete memory.focused
        if (target && target !== document.activeElement) memory.wanted = lookOf(target)
        else delete memory.wanted
        return { reached: false, unmarked: null }
      }
      const { focused } = memory
      const element = document.activeElement ?? document.body
      const same =
        focused?.element.isConnected && focused.element !== element && lookOf(focused.element) === focused.look
      let unmarked = same ? focused.element.outerHTML.slice(0, 160) : null
      const reached = element === target
      if (reached && memory.wanted === lookOf(element)) unmarked = element.outerHTML.slice(0, 160)
      memory.focused = { element, look: element === document.body ? '' : lookOf(element) }
      return { reached, unmarked }
    },
    { wanted, first },
  )

/** Uses a page by keyboard; `tabTo` throws if an element on the way does not show its focus. */
export function keyboard(page: Page) {
  return {
    press: (key: 'Enter' | 'Space') => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    async tabTo(selector: string, most = 150) {
      await page.locator(selector).first().waitFor({ state: 'attached' })
      await checkFocus(page, selector, true)
      for (let steps = 0; steps < most; steps++) {
        await page.keyboard.press('Tab')
        const { reached, unmarked } = await checkFocus(page, selector, false)
        if (unmarked) throw new Error(`the focus cannot be seen on ${unmarked}`)
        if (reached) return
      }
      throw new Error(`Tab never reached ${selector}`)
    },
  }
}
