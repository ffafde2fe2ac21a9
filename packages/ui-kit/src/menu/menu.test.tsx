// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { click, mount, press } from '../testing/mount.tsx'
import { Menu } from './menu.tsx'
import { MenuLink } from './menu-items.tsx'

const menu = (closeOnScroll = false) => {
  const view = mount(
    <div>
      <Menu trigger="Account" closeOnScroll={closeOnScroll}>
        <MenuLink href="/orders">Orders</MenuLink>
      </Menu>
      <p>Elsewhere</p>
    </div>,
  )
  const details = view.find<HTMLDetailsElement>('details')
  details.open = true
  return { ...view, details }
}

const pressOn = (element: Element) =>
  act(() => element.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true })))

it('closes on a press outside, not on one inside', () => {
  const { details, find } = menu()
  pressOn(find('a'))
  expect(details.open).toBe(true)
  pressOn(find('p'))
  expect(details.open).toBe(false)
})

it('closes when one of its links is followed inside the page', () => {
  const { details, find } = menu()
  find('a').addEventListener('click', (event) => event.preventDefault())
  click(find('a'))
  expect(details.open).toBe(false)
})

it('closes on Escape and returns the focus to its trigger', () => {
  const { details, find } = menu()
  find('a').focus()
  press(find('a'), 'Escape')
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})

it('closes on scroll only with closeOnScroll', () => {
  const withoutOption = menu()
  const withOption = menu(true)
  window.dispatchEvent(new Event('scroll'))
  expect(withoutOption.details.open).toBe(true)
  expect(withOption.details.open).toBe(false)
})

it('creates late content when the visitor reaches for the trigger, and keeps it', () => {
  const view = mount(
    <Menu trigger="Account" untilOpened={<MenuLink href="?menu">Menu</MenuLink>}>
      <MenuLink href="/orders">Orders</MenuLink>
    </Menu>,
  )
  const details = view.find<HTMLDetailsElement>('details')
  const links = () => [...details.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['?menu'])
  click(view.find('summary'))
  expect(links()).toEqual(['/orders'])
  details.open = false
  expect(links()).toEqual(['/orders'])
})

it('creates late content while the page is idle', () => {
  let whenIdle: (() => void) | undefined
  window.requestIdleCallback = (callback) => {
    whenIdle = () => callback({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  }
  window.cancelIdleCallback = () => {}
  try {
    const view = mount(
      <Menu trigger="Account" untilOpened={<MenuLink href="?menu">Menu</MenuLink>}>
        <MenuLink href="/orders">Orders</MenuLink>
      </Menu>,
    )
    expect(view.find('a').getAttribute('href')).toBe('?menu')
    act(() => whenIdle?.())
    expect(view.find('a').getAttribute('href')).toBe('/orders')
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  }
})
