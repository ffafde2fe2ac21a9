// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { click, mount } from '../testing/mount.tsx'
import { PasswordField } from './password-field.tsx'

it('shows and hides the password, with a button labelled by its action', () => {
  const { find } = mount(
    <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />,
  )
  const input = find<HTMLInputElement>('input')
  expect(input.type).toBe('password')
  expect(find('button').getAttribute('aria-label')).toBe('Show')
  click(find('button'))
  expect(input.type).toBe('text')
  expect(find('button').getAttribute('aria-label')).toBe('Hide')
  click(find('button'))
  expect(input.type).toBe('password')
})
