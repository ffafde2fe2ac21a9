import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Mounts a node into the document. For tests only. */
export const mount = (node: ReactNode) => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  act(() => root.render(node))
  const find = <T extends Element = HTMLElement>(selector: string): T => {
    const element = container.querySelector<T>(selector)
    if (!element) throw new Error(`Nothing matches ${selector} in ${container.innerHTML}`)
    return element
  }
  return {
    container,
    find,
    all: (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)],
    rerender: (next: ReactNode) => act(() => root.render(next)),
    unmount: () => {
      act(() => root.unmount())
      container.remove()
    },
  }
}

/** Types into a field as a user does: sets the value, then dispatches the input event that React handles. */
export const type = (input: Element, value: string): void => {
  const prototype = Object.getPrototypeOf(input)
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  act(() => {
    set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Presses a key on an element. */
export const press = (element: Element, key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => {
    element.dispatchEvent(event)
  })
  return event
}

/** Clicks an element, optionally while keys are held. */
export const click = (element: Element, keys: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  act(() => {
    element.dispatchEvent(event)
  })
  return event
}
