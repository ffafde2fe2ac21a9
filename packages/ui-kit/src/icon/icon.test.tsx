// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ChevronRightIcon } from '../icons/index.ts'
import { mount } from '../testing/mount.tsx'
import { Icon } from './icon.tsx'

it('is hidden from screen readers unless it has a label', () => {
  const { find, rerender } = mount(<Icon shape={ChevronRightIcon} />)
  expect(find('span').getAttribute('aria-hidden')).toBe('true')
  rerender(<Icon shape={ChevronRightIcon} label="Next" />)
  expect(find('span').getAttribute('role')).toBe('img')
  expect(find('span').getAttribute('aria-label')).toBe('Next')
})

it('keeps its space, empty, without a shape', () => {
  const blank = mount(<Icon shape={undefined} size={18} />).find('span').className
  const drawn = mount(<Icon shape={ChevronRightIcon} size={18} />).find('span').className
  expect(drawn).toContain('i-chevron-right')
  expect(blank).not.toContain('i-')
  expect(blank.split(' ').at(1)).toBe(drawn.split(' ').at(1))
})

it('is mirrored only if it is directional', () => {
  const plain = mount(<Icon shape={ChevronRightIcon} />).find('span').className
  const directional = mount(<Icon shape={ChevronRightIcon} directional />).find('span').className
  expect(directional.split(' ')).toHaveLength(plain.split(' ').length + 1)
})
