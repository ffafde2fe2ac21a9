// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mount, type } from '../testing/mount.tsx'
import { CodeField } from './code-field.tsx'

it('accepts a pasted code with spaces, and reports the complete code once', () => {
  const onComplete = vi.fn()
  const field = mount(<CodeField label="Code" onComplete={onComplete} />).find<HTMLInputElement>('input')
  type(field, '493')
  expect(onComplete).not.toHaveBeenCalled()
  type(field, ' 493 027 9 ')
  expect(field.value).toBe('493027')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('493027')
})

it('can be filled by the phone', () => {
  const field = mount(<CodeField label="Code" />).find<HTMLInputElement>('input')
  expect(field.autocomplete).toBe('one-time-code')
  expect(field.inputMode).toBe('numeric')
})

it('X2 reads digits of any script', () => {
  const field = mount(<CodeField label="Code" />).find<HTMLInputElement>('input')
  for (const typed of ['٤٩٣٠٢٧', '۴۹۳۰۲۷', '４９３０２７', '๔๙๓๐๒๗']) {
    type(field, typed)
    expect(field.value).toBe('493027')
    expect(new RegExp(`^(?:${field.pattern})$`, 'v').test(typed)).toBe(true)
  }
})
