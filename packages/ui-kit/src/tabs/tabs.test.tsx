// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { click, mount, press } from '../testing/mount.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'facts', label: 'Details', content: 'Level 60' },
  { id: 'reviews', label: 'Reviews', content: 'Kind' },
  { id: 'terms', label: 'Terms', content: 'Two weeks' },
]

it('follows the tab pattern by mouse and keyboard', () => {
  const onValueChange = vi.fn()
  const { find, all } = mount(<Tabs label="Offer" items={items} onValueChange={onValueChange} />)
  const selected = () => find('[aria-selected=true]').textContent
  expect(find('[role=tablist]').getAttribute('aria-label')).toBe('Offer')
  expect(selected()).toBe('Details')
  click(all('[role=tab]')[2] as HTMLElement)
  expect(selected()).toBe('Terms')
  press(find('[aria-selected=true]'), 'ArrowRight')
  expect(selected()).toBe('Details')
  press(find('[aria-selected=true]'), 'ArrowLeft')
  expect(selected()).toBe('Terms')
  press(find('[aria-selected=true]'), 'Home')
  expect(selected()).toBe('Details')
  expect(document.activeElement?.id).toBe('facts-tab')
  expect(onValueChange.mock.calls.flat()).toEqual(['terms', 'facts', 'terms', 'facts'])
  expect(all('[role=tab][tabindex="0"]')).toHaveLength(1)
})

it('reverses the arrow keys in right-to-left', () => {
  const view = mount(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Tabs label="Offer" items={items} />
    </div>,
  )
  press(view.find('[aria-selected=true]'), 'ArrowLeft')
  expect(view.find('[aria-selected=true]').textContent).toBe('Reviews')
})

it('renders as sections with links to them before the script runs', () => {
  const html = renderToStaticMarkup(<Tabs label="Offer" items={items} />)
  expect(html).not.toContain('role=')
  for (const { id, content } of items) {
    expect(html).toContain(`href="#${id}"`)
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(content)
  }
})
