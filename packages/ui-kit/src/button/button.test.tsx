// @vitest-environment happy-dom
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { ShoppingCartIcon } from '../icons/index.ts'
import type { LinkProps } from '../link/index.ts'
import { click, mount } from '../testing/mount.tsx'
import { Button, ButtonLink } from './button.tsx'

it('takes its accessible name from its text, not from its icon', () => {
  const { find } = mount(<Button icon={ShoppingCartIcon}>Add to cart</Button>)
  const button = find('button')
  expect(button.textContent).toBe('Add to cart')
  expect(find('.i-shopping-cart').textContent).toBe('Add to cart')
})

it('passes its element to a ref and its attributes to the element', () => {
  const ref = createRef<HTMLButtonElement>()
  const { find } = mount(
    <Button ref={ref} type="button" name="intent" value="save">
      Save
    </Button>,
  )
  expect(ref.current).toBe(find('button'))
  expect(ref.current?.name).toBe('intent')
  expect(ref.current?.type).toBe('button')
})

it('ignores presses while loading, and has aria-busy', () => {
  const onClick = vi.fn()
  const { find, rerender } = mount(
    <Button loading onClick={onClick}>
      Pay
    </Button>,
  )
  const event = click(find('button'))
  expect(event.defaultPrevented).toBe(true)
  expect(onClick).not.toHaveBeenCalled()
  expect(find('button').getAttribute('aria-busy')).toBe('true')
  expect(find('button').textContent).toBe('Pay')

  rerender(<Button onClick={onClick}>Pay</Button>)
  click(find('button'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(find('button').hasAttribute('aria-busy')).toBe(false)
})

it('stays focusable with aria-disabled, and still calls onClick', () => {
  const onClick = vi.fn()
  const { find } = mount(
    <Button aria-disabled onClick={onClick}>
      Confirm
    </Button>,
  )
  click(find('button'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(find('button').getAttribute('aria-disabled')).toBe('true')
  expect(find<HTMLButtonElement>('button').disabled).toBe(false)
})

it('renders its link through a given router component', () => {
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a {...rest} href={`/de${href}`} data-router="">
      {children}
    </a>
  )
  const { find } = mount(
    <ButtonLink as={RouterLink} href="/brands">
      Games
    </ButtonLink>,
  )
  expect(find('a[data-router]').getAttribute('href')).toBe('/de/brands')
})
