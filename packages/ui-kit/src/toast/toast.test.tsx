// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { click, mount } from '../testing/mount.tsx'
import { type ToastApi, ToastProvider, toastDuration, useToast } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const page = () => {
  let api: ToastApi | undefined
  const Taker = () => {
    api = useToast()
    return null
  }
  const view = mount(
    <ToastProvider closeLabel="Close" regionLabel="News">
      <Taker />
    </ToastProvider>,
  )
  const toast = (type: 'success' | 'warning' | 'error' | 'info', message: string) => act(() => api?.[type](message))
  const show: ToastApi['show'] = (options) => act(() => api?.show(options))
  return { ...view, toast, show, texts: () => view.all('[data-toast]').map((element) => element.textContent) }
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

const pointer = (element: Element, kind: 'over' | 'out') =>
  act(() => element.dispatchEvent(new MouseEvent(`pointer${kind}`, { bubbles: true, relatedTarget: document.body })))

it('D-46 I-20 stays for exactly three seconds', () => {
  const { toast, texts } = page()
  expect(toastDuration).toBe(3000)
  toast('success', 'Saved')
  wait(2999)
  expect(texts()).toEqual(['Saved'])
  wait(1)
  expect(texts()).toEqual([])
})

it('D-47 stays while the pointer is on it, and closes after its remaining time', () => {
  const { toast, texts, find } = page()
  toast('info', 'Saved')
  wait(1000)
  pointer(find('[data-toast]'), 'over')
  wait(5000)
  expect(texts()).toEqual(['Saved'])
  pointer(find('[data-toast]'), 'out')
  wait(1999)
  expect(texts()).toEqual(['Saved'])
  wait(1)
  expect(texts()).toEqual([])
})

it('stays while it has the focus', () => {
  const { toast, texts, find } = page()
  toast('info', 'Saved')
  act(() => find('button').focus())
  wait(5000)
  expect(texts()).toEqual(['Saved'])
  act(() => find('button').blur())
  wait(3000)
  expect(texts()).toEqual([])
})

it('D-45 has four types, each with its own mark', () => {
  const { toast, all } = page()
  for (const type of ['success', 'warning', 'error', 'info'] as const) toast(type, type)
  expect(all('[data-toast]').map((element) => element.dataset.toast)).toEqual(['success', 'warning', 'error', 'info'])
  expect(new Set(all('[data-toast] > span [class*=" i-"]').map((icon) => icon.className)).size).toBe(4)
})

it('times each toast separately, and closes only the one whose button is pressed', () => {
  const { toast, texts, all } = page()
  toast('info', 'First')
  wait(2000)
  toast('info', 'Second')
  wait(1000)
  expect(texts()).toEqual(['Second'])
  toast('info', 'Third')
  click(all('[data-toast] button')[0] as HTMLElement)
  expect(texts()).toEqual(['Third'])
})

it('can have a link', () => {
  const { show, find } = page()
  show({ type: 'success', message: 'Added', action: <a href="#cart">View cart</a> })
  expect(find('[data-toast] a').textContent).toBe('View cart')
})

it('has a polite live region before the first toast', () => {
  const { find } = page()
  expect(find('section').getAttribute('aria-live')).toBe('polite')
  expect(find('section').getAttribute('aria-label')).toBe('News')
})

it('X20 D-19 removes toasts in the previous language', () => {
  let api: ToastApi | undefined
  const Taker = () => {
    api = useToast()
    return null
  }
  let speak: (language: string) => void = () => {}
  const Page = () => {
    const [language, setLanguage] = useState('en')
    speak = setLanguage
    return (
      <ToastProvider closeLabel="Close" regionLabel="News" language={language}>
        <Taker />
      </ToastProvider>
    )
  }
  const { all } = mount(<Page />)
  act(() => api?.success('Saved'))
  expect(all('[data-toast]')).toHaveLength(1)
  act(() => speak('kr'))
  expect(all('[data-toast]')).toHaveLength(0)
})
