// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { click, mount } from '../testing/mount.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'card', label: 'Card' },
  { value: 'coin', label: 'G Coin' },
]

it('is a labelled group whose options share a field name', () => {
  const onValueChange = vi.fn()
  const { find, all } = mount(
    <RadioGroup name="pay" label="Pay with" options={options} defaultValue="card" onValueChange={onValueChange} />,
  )
  expect(find('legend').textContent).toBe('Pay with')
  expect(find<HTMLInputElement>('input[value=card]').checked).toBe(true)
  click(find('input[value=coin]'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('coin')
  expect(all('input[name=pay]')).toHaveLength(2)
})

it('describes the group by its error', () => {
  const { find } = mount(<RadioGroup name="pay" label="Pay with" options={options} error="Choose one" />)
  const id = find('fieldset').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Choose one')
})
