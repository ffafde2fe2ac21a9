// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { ErrorSummary } from './error-summary.tsx'

it('takes the focus when errors appear, and links each error to its field', () => {
  const view = mount(<ErrorSummary title="Put right" errors={[]} />)
  expect(view.container.innerHTML).toBe('')
  view.rerender(<ErrorSummary title="Put right" errors={[{ message: 'Enter your email', fieldId: 'email' }]} />)
  const alert = view.find('[role=alert]')
  expect(document.activeElement).toBe(alert)
  expect(view.find<HTMLAnchorElement>('a').getAttribute('href')).toBe('#email')
})
