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
  const { find, all } = mount(<Icon shape={undefined} size={24} />)
  expect(all('svg')).toHaveLength(0)
  expect(find('span').className).not.toBe('')
})

it('is mirrored only if it is directional', () => {
  const plain = mount(<Icon shape={ChevronRightIcon} />).find('span').className
  const directional = mount(<Icon shape={ChevronRightIcon} directional />).find('span').className
  expect(directional.split(' ')).toHaveLength(plain.split(' ').length + 1)
})
