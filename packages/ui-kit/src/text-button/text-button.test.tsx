// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { click, mount } from '../testing/mount.tsx'
import { TextButton, TextButtonLink } from './text-button.tsx'

it('is a button named by its text, and calls onClick', () => {
  const onClick = vi.fn()
  const { find } = mount(
    <TextButton type="button" onClick={onClick}>
      Share
    </TextButton>,
  )
  click(find('button'))
  expect(find('button').textContent).toBe('Share')
  expect(onClick).toHaveBeenCalledOnce()
})

it('can be a link that looks the same', () => {
  const { find } = mount(<TextButtonLink href="/compare">Compare</TextButtonLink>)
  const { find: button } = mount(<TextButton>Compare</TextButton>)
  expect(find('a').getAttribute('href')).toBe('/compare')
  expect(find('a').className).toBe(button('button').className)
})
