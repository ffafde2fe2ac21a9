// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, type } from '../testing/mount.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const input = (node: ReturnType<typeof mount>) => node.find<HTMLInputElement>('input')

const Controlled = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState('')
  return <TextField label="Name" {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
}

it('connects label, hint and error to the input', () => {
  const view = mount(<TextField label="Email" hint="For the receipt" error="Incorrect email format" />)
  const field = input(view)
  expect(view.find<HTMLLabelElement>('label').htmlFor).toBe(field.id)
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  const texts = described.map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['For the receipt', 'Incorrect email format'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('has no attributes for errors without an error', () => {
  const field = input(mount(<TextField label="Email" />))
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

it('E-13 keeps five of nine characters with maxLength 5', () => {
  const uncontrolled = input(mount(<TextField label="Name" maxLength={5} />))
  type(uncontrolled, 'abcdefghi')
  expect(uncontrolled.value).toBe('abcde')
  expect(uncontrolled.maxLength).toBe(5)

  const controlled = input(mount(<Controlled maxLength={5} />))
  type(controlled, 'abcdefghi')
  expect(controlled.value).toBe('abcde')

  const withoutOption = input(mount(<Controlled />))
  type(withoutOption, 'abcdefghi')
  expect(withoutOption.value).toBe('abcdefghi')
})

it('E-14 trims while typing with trimOnChange', () => {
  const onChange = vi.fn()
  const field = input(
    mount(<TextField label="Name" trimOnChange onChange={(event) => onChange(event.currentTarget.value)} />),
  )
  type(field, '  a ')
  expect(field.value).toBe('a')
  expect(onChange).toHaveBeenLastCalledWith('a')

  const controlled = input(mount(<Controlled trimOnChange />))
  type(controlled, '  a ')
  expect(controlled.value).toBe('a')

  const withoutOption = input(mount(<Controlled />))
  type(withoutOption, '  a ')
  expect(withoutOption.value).toBe('  a ')
})
