// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, type } from '../testing/mount.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const labels = { label: 'Quantity', increaseLabel: 'More', decreaseLabel: 'Less' }

it('counts between its limits', () => {
  const onValueChange = vi.fn()
  const { find } = mount(<QuantityStepper {...labels} max={3} onValueChange={onValueChange} />)
  const less = find<HTMLButtonElement>('[aria-label=Less]')
  const more = find<HTMLButtonElement>('[aria-label=More]')
  expect(less.disabled).toBe(true)
  click(more)
  click(more)
  expect(find<HTMLInputElement>('input').value).toBe('3')
  expect(more.disabled).toBe(true)
  expect(onValueChange.mock.calls).toEqual([[2], [3]])
})

it('accepts a typed number, and corrects one beyond the limits on blur', () => {
  const onValueChange = vi.fn()
  const { find } = mount(<QuantityStepper {...labels} min={2} max={50} onValueChange={onValueChange} />)
  const input = find<HTMLInputElement>('input')
  type(input, '12')
  expect(onValueChange).toHaveBeenLastCalledWith(12)
  type(input, '120')
  expect(onValueChange).toHaveBeenCalledTimes(1)
  act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(input.value).toBe('50')
  expect(onValueChange).toHaveBeenLastCalledWith(50)
})

it('returns to the last valid number on blur if empty', () => {
  const { find } = mount(<QuantityStepper {...labels} defaultValue={4} />)
  const input = find<HTMLInputElement>('input')
  type(input, '')
  act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(input.value).toBe('4')
})

it('X2 reads digits of any script', () => {
  const onValueChange = vi.fn()
  const { find } = mount(<QuantityStepper {...labels} onValueChange={onValueChange} />)
  const input = find<HTMLInputElement>('input')
  for (const [typed, number] of [
    ['٣', 3],
    ['۴', 4],
    ['５', 5],
    ['๖', 6],
  ] as const) {
    type(input, typed)
    expect(onValueChange).toHaveBeenLastCalledWith(number)
    expect(input.value).toBe(String(number))
  }
  type(input, 'x')
  act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(input.value).toBe('6')
})
