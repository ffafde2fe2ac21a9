// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount } from '../testing/mount.tsx'
import { Dialog } from './dialog.tsx'

const dialog = (open: boolean, onClose = () => {}) => (
  <Dialog open={open} onClose={onClose} title="Have you paid?" closeLabel="Close">
    <p>Body</p>
  </Dialog>
)

it('takes its accessible name from its title and opens as a modal', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const view = mount(dialog(false))
  const element = view.find<HTMLDialogElement>('dialog')
  expect(element.open).toBe(false)
  expect(element.textContent).toBe('')
  view.rerender(dialog(true))
  expect(showModal).toHaveBeenCalledOnce()
  expect(document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Have you paid?')
  view.rerender(dialog(false))
  expect(element.open).toBe(false)
})

it('calls onClose for its button, Escape and a press outside, but not for a press inside', () => {
  const onClose = vi.fn()
  const { find } = mount(dialog(true, onClose))
  click(find('button[aria-label=Close]'))
  expect(onClose).toHaveBeenCalledTimes(1)

  const cancel = new Event('cancel', { cancelable: true })
  act(() => {
    find('dialog').dispatchEvent(cancel)
  })
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledTimes(2)

  act(() => {
    find('p').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  })
  expect(onClose).toHaveBeenCalledTimes(2)
  act(() => {
    find('dialog').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  })
  expect(onClose).toHaveBeenCalledTimes(3)
})
