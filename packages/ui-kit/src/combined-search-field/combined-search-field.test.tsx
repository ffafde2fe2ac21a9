// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, press, type } from '../testing/mount.tsx'
import { CombinedSearchField } from './combined-search-field.tsx'

const names = ['Ashen Reach', 'Ashfall']

const page = (onChoose = vi.fn(), hrefOf: (name: string) => { href?: string } = () => ({})) => {
  const Example = () => {
    const [value, setValue] = useState('')
    const suggestions =
      value.length >= 2
        ? names.map((text) => ({ id: text.replace(' ', '-'), text, group: 'Games', ...hrefOf(text) }))
        : []
    return (
      <CombinedSearchField
        action="/search"
        label="Search"
        submitLabel="Go"
        clearLabel="Clear"
        suggestionsLabel="Suggestions"
        value={value}
        onValueChange={setValue}
        suggestions={suggestions}
        onSuggestionChoose={({ text }) => onChoose(text)}
      />
    )
  }
  const view = mount(<Example />)
  const input = view.find<HTMLInputElement>('input')
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '-')?.textContent
  return { ...view, input, active, onChoose, expanded: () => input.getAttribute('aria-expanded') === 'true' }
}

it('is a labelled combobox in a search form that works without script', () => {
  const { input, find } = page()
  expect(input.getAttribute('role')).toBe('combobox')
  expect(input.getAttribute('aria-label')).toBe('Search')
  expect(find('form').getAttribute('action')).toBe('/search')
  expect(find('form').getAttribute('role')).toBe('search')
  expect(input.name).toBe('keyword')
})

it('opens with suggestions, and the arrow keys cycle through them and the field', () => {
  const { input, active, expanded } = page()
  expect(expanded()).toBe(false)
  type(input, 'as')
  expect(expanded()).toBe(true)
  expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
  press(input, 'ArrowDown')
  expect(active()).toBe('Ashen Reach')
  press(input, 'ArrowDown')
  expect(active()).toBe('Ashfall')
  press(input, 'ArrowDown')
  expect(active()).toBeUndefined()
  press(input, 'ArrowUp')
  expect(active()).toBe('Ashfall')
})

it('chooses by Enter and by click; without an active option, Enter submits the form', () => {
  const { input, onChoose, all, expanded } = page()
  type(input, 'as')
  expect(press(input, 'Enter').defaultPrevented).toBe(false)
  press(input, 'ArrowDown')
  expect(press(input, 'Enter').defaultPrevented).toBe(true)
  expect(onChoose).toHaveBeenLastCalledWith('Ashen Reach')
  expect(expanded()).toBe(false)
  type(input, 'ash')
  click(all('[role=option]')[1] as HTMLElement)
  expect(onChoose).toHaveBeenLastCalledWith('Ashfall')
})

it('can have options that are links, which also open in a new tab', () => {
  const { input, onChoose, all } = page(vi.fn(), (text) => ({ href: `/${text}` }))
  type(input, 'as')
  const option = all('[role=option]')[1] as HTMLAnchorElement
  expect(option.getAttribute('href')).toBe('/Ashfall')
  expect(option.tabIndex).toBe(-1)
  expect(click(option, { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(onChoose).not.toHaveBeenCalled()
  expect(click(option).defaultPrevented).toBe(true)
  expect(onChoose).toHaveBeenLastCalledWith('Ashfall')
})

it('closes on Escape and when the text has no suggestions', () => {
  const { input, expanded } = page()
  type(input, 'as')
  press(input, 'Escape')
  expect(expanded()).toBe(false)
  type(input, 'ash')
  expect(expanded()).toBe(true)
  type(input, 'a')
  expect(expanded()).toBe(false)
})

it('keeps at most 144 characters', () => {
  const { input } = page()
  type(input, 'x'.repeat(200))
  expect(input.value).toHaveLength(144)
})

it('can be cleared', () => {
  const { input, find } = page()
  type(input, 'ash')
  click(find('[aria-label=Clear]'))
  expect(input.value).toBe('')
})
